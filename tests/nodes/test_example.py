"""The files in examples/cluster name what there is: options, metrics, each other."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command

import courtcards.server.metrics
from courtcards.cli.app import app
from courtcards.server.config import DATABASE_VARIABLE, read_database, read_node, read_proxies
from tests.server.house import House

Data = dict[str, Any]
ROOT = Path(__file__).parents[2]
CLUSTER = ROOT / "examples" / "cluster"
NODES = ["node1", "node2", "node3"]


def read(name: str) -> Data:
    found: Data = yaml.safe_load((CLUSTER / name).read_text(encoding="utf-8"))
    return found


COMPOSE = read("compose.yaml")
SERVICES: dict[str, Data] = COMPOSE["services"]
DASHBOARD: Data = json.loads((CLUSTER / "grafana/dashboards/courtcards.json").read_text("utf-8"))


def options_of(service: str) -> Data:
    """Return what `courtcards serve` makes of the words of a service, after those of its container."""
    container = (ROOT / "examples/Containerfile").read_text(encoding="utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", container, re.MULTILINE)[0])
    assert entry[:2] == ["courtcards", "serve"]
    given = [
        word.replace("${NAME:-localhost}", "localhost") for word in SERVICES[service]["command"]
    ]
    command: Any = get_command(app)
    parameters: Data = command.commands["serve"].make_context("serve", [*entry[2:], *given]).params
    return parameters


def addresses() -> dict[str, str]:
    """Return the services that have an address of their own."""
    networks = {name: one.get("networks", {}).get("default", {}) for name, one in SERVICES.items()}
    return {name: one["ipv4_address"] for name, one in networks.items() if one}


@pytest.mark.parametrize("node", NODES)
def test_a_node_is_started_with_options_that_there_are(node: str) -> None:
    options = options_of(node)
    assert options["host"] == "0.0.0.0"
    assert read_node(options["node"]) == f"{node}:8100"
    assert read_proxies(options["proxies"]) == addresses()["balancer"]
    assert options["names"].split(",") == ["localhost", node]
    environment = SERVICES[node]["environment"]
    assert read_database(environment[DATABASE_VARIABLE])[1].endswith("@postgres/cards")
    assert "postgres" in SERVICES[node]["depends_on"]


def test_the_image_of_a_node_can_talk_to_the_database() -> None:
    container = (ROOT / "examples/Containerfile").read_text(encoding="utf-8")
    assert "/src[postgresql]" in container
    build = SERVICES["node1"]["build"]
    assert (CLUSTER / build["context"] / build["dockerfile"]).samefile(
        ROOT / "examples/Containerfile"
    )


def test_the_balancer_knows_all_nodes() -> None:
    given = SERVICES["balancer"]["environment"]
    config = (CLUSTER / "haproxy.cfg").read_text(encoding="utf-8")
    assert set(re.findall(r'"\$\{(\w+)\}"', config)) == set(given)
    for node in NODES:
        assert given[node.upper()] == f"{addresses()[node]}:8000"
        assert config.count(f'server {node} "${{{node.upper()}}}"') == 3


def test_only_the_house_is_open_to_the_world() -> None:
    ports = {name: one["ports"] for name, one in SERVICES.items() if "ports" in one}
    assert ports == {"balancer": ["8000:8000"], "grafana": ["127.0.0.1:3000:3000"]}


def test_every_file_and_volume_that_is_mounted_is_there() -> None:
    for service in SERVICES.values():
        for mounted in service.get("volumes", []):
            place = mounted.partition(":")[0]
            known = (
                (CLUSTER / place).exists() if place.startswith(".") else place in COMPOSE["volumes"]
            )
            assert known, mounted


def test_prometheus_asks_every_node_where_the_others_do() -> None:
    (job,) = read("prometheus.yaml")["scrape_configs"]
    targets = job["static_configs"][0]["targets"]
    assert targets == [options_of(node)["node"] for node in NODES]


def test_grafana_finds_prometheus_and_the_dashboard() -> None:
    (source,) = read("grafana/provisioning/datasources/prometheus.yaml")["datasources"]
    assert source["url"].removeprefix("http://").partition(":")[0] in SERVICES
    assert {panel["datasource"]["uid"] for panel in DASHBOARD["panels"]} == {source["uid"]}
    (provider,) = read("grafana/provisioning/dashboards/courtcards.yaml")["providers"]
    folders = {one.split(":")[1] for one in SERVICES["grafana"]["volumes"]}
    assert provider["options"]["path"] in folders


def ours() -> dict[str, set[str]]:
    """Return what metrics.py counts, and the words by which each is told apart."""
    named = vars(courtcards.server.metrics).values()
    return {
        family.name: set(metric._labelnames)
        for metric in named
        if isinstance(metric, Counter | Gauge | Histogram)
        for family in metric.describe()
    }


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    asked = " ".join(query["expr"] for panel in DASHBOARD["panels"] for query in panel["targets"])
    shown = {
        re.sub("_(total|bucket)$", "", name) for name in re.findall(r"\bcourtcards_\w+", asked)
    }
    assert shown == set(ours())


def test_a_node_tells_all_that_the_dashboard_asks_for(nodes: list[House]) -> None:
    asked = {
        name
        for panel in DASHBOARD["panels"]
        for query in panel["targets"]
        for name in re.findall(r"\bcourtcards_\w+", query["expr"])
    }
    endings = {"counter": "_total", "histogram": "_bucket"}
    told = text_string_to_metric_families(nodes[0].http.get("/metrics").text)
    assert asked <= {family.name + endings.get(family.type, "") for family in told}


def test_the_dashboard_tells_apart_only_what_can_be() -> None:
    for panel in DASHBOARD["panels"]:
        for query in panel["targets"]:
            names = re.findall(r"\bcourtcards_\w+", query["expr"])
            known = {"instance", "le"}.union(
                *(ours()[re.sub("_(total|bucket)$", "", name)] for name in names)
            )
            by = {
                word
                for words in re.findall(r"by \((.*?)\)", query["expr"])
                for word in words.split(", ")
            }
            told = set(re.findall(r"\{\{(\w+)\}\}", query["legendFormat"]))
            assert by <= known, panel["title"]
            assert told <= known, panel["title"]


def test_panels_do_not_lie_over_each_other() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    cells = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24

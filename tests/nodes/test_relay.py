"""Any node takes any request: what is about a table of another one is passed on, and looks no different."""

import json
import re
import socket

import httpx
import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from courtcards.server.nodes.peers import CLIENT, SECRET
from tests.server.house import PATIENCE, Guest, House, fresh_id, open_socket, until

Nodes = list[House]


def relayed(node: House) -> dict[str, float]:
    """Return how many requests and sockets a node has passed on."""
    text = node.http.get("/metrics").text
    found = re.findall(r'courtcards_relayed_total\{kind="(\w+)"\} ([0-9.]+)', text)
    return {kind: float(count) for kind, count in found}


def wait_for_all(guests: list[Guest]) -> None:
    """Wait until everybody knows that everybody is there."""
    for guest in guests:
        guest.wait(lambda known: len(known["present"]) == len(guests))


def status_of(node: House, request: str) -> int:
    """Send a request as it is; return the status of the answer, 0 if there is none."""
    with socket.create_connection(("127.0.0.1", node.port), PATIENCE) as line:
        line.sendall(f"{request}\r\nHost: localhost\r\n\r\n".encode("latin-1", "replace"))
        found = re.match(rb"HTTP/1.1 (\d{3}) ", line.makefile("rb").readline())
        return int(found[1]) if found else 0


def play(guests: list[Guest], decisions: int) -> None:
    """Have everybody play, whoever's turn it is, and wait until all know of it."""
    for _ in range(decisions):
        for guest in guests:
            if guest.moves:
                assert guest.ask("move", move=guest.moves[0])["type"] == "update"
                break
        newest = max(guest.follower.version for guest in guests)
        for guest in guests:
            guest.catch_up(newest)


def test_people_at_different_nodes_play_at_one_table(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    anna = one.sit(place)
    anna.wait(lambda known: known["room"])
    # She is connected: the table stays where it is.
    bo = other.sit(other.join(place["table"]))
    bo.wait(lambda known: known["room"])
    before = relayed(other)
    wait_for_all([anna, bo])
    assert anna.ask("start")["type"] == "update"
    bo.catch_up(anna.follower.version)
    play([anna, bo], 12)
    watcher = other.watch(place["table"])
    watcher.catch_up(anna.follower.version)
    seen = [watcher.known, one.http.get(f"/api/tables/{place['table']}").json()]
    assert seen[0]["view"] == seen[1]["view"]
    assert bo.known["view"]["table"] == anna.known["view"]["table"]
    assert relayed(other)["socket"] == before["socket"] + 1
    assert "socket" not in relayed(one)


def test_a_table_where_nobody_is_goes_to_the_node_where_somebody_comes(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    before = relayed(other)
    anna = other.sit(place)
    anna.wait(lambda known: known["room"])
    assert relayed(other) == before, "it was not passed on, but taken over"
    # Now the first node passes on.
    bo = one.sit(one.join(place["table"]))
    bo.wait(lambda known: len(known["present"]) == 2)
    assert relayed(one)["socket"] >= 1


def test_a_command_over_http_reaches_the_owner_and_is_done_once(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    one.join(place["table"])
    with one.sit(place).socket:
        command = fresh_id()
        answers = [
            node.command(place, "start", id=command, version=2).json() for node in (other, one)
        ]
    assert answers == [{"type": "accepted", "id": command, "version": 3}] * 2


@pytest.mark.parametrize("path", ["", "/steps", "/games/1", "/games/1/steps"])
def test_every_answer_about_a_table_is_the_same_everywhere(nodes: Nodes, path: str) -> None:
    one = nodes[0]
    place = one.create(players=2, seed="everywhere")
    with one.watch(place["table"]).socket:
        answers = [node.http.get(f"/api/tables/{place['table']}{path}") for node in nodes]
    assert answers[0].status_code == answers[1].status_code
    assert answers[0].content == answers[1].content
    kept = [
        {name: value for name, value in answer.headers.items() if name != "date"}
        for answer in answers
    ]
    assert kept[0] == kept[1]


def test_refusals_are_the_same_everywhere(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    stranger = {"authorization": "Bearer nobody"}
    with one.watch(place["table"]).socket:
        for path, body in (
            ("/commands", {"type": "start", "id": "x", "version": 1}),
            ("/join", {"name": ""}),
            ("/join", {"name": "B" * 20_000}),
            ("/nothing", {}),
        ):
            address = f"/api/tables/{place['table']}{path}"
            told = [node.http.post(address, json=body, headers=stranger) for node in nodes]
            assert told[0].status_code == told[1].status_code, path
            assert told[0].json() == told[1].json()
        for token, code in (("nobody", 4401),):
            wrong = other.sit(place | {"token": token})
            assert wrong.closed() == code
    assert other.watch("abcdefghjk").closed() == 4404
    assert other.http.get("/api/tables/abcdefghjk").status_code == 404


def test_only_what_is_about_the_table_is_passed_on(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    with one.watch(place["table"]).socket:
        about = f"/api/tables/{place['table']}"
        assert status_of(other, f"GET {about} HTTP/1.1") == 200
        before = relayed(other)
        for up in ("/../../../", "/%2e%2e/%2E%2E/..%2f", "/x/../../../../", "/%00/../../../../"):
            for path in ("metrics", "inner/made?client=127.0.0.1", "inner/hand-over", "health"):
                assert status_of(other, f"GET {about}{up}{path} HTTP/1.1") == 404, up + path
        assert relayed(other) == before


def test_a_node_answers_the_questions_of_nodes_to_no_client_of_another(nodes: Nodes) -> None:
    entered = [json.loads(line) for line in nodes[0].lines if '"node_entered"' in line][-1]
    with psycopg.connect(nodes[0].database) as database:
        row = database.execute("SELECT secret FROM nodes WHERE id = %s", [entered["node"]])
        (secret,) = row.fetchone() or ("",)
    for client, status in (({}, 200), ({CLIENT: "192.0.2.7"}, 404)):
        heads = {SECRET: secret, **client}
        answer = httpx.get(f"http://{entered['address']}/inner/made", headers=heads)
        assert answer.status_code == status


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_page_of_another_site_asks_at_no_node(nodes: Nodes, origin: str) -> None:
    one, other = nodes
    place = one.create(players=2)
    heads = {"authorization": f"Bearer {place['token']}"}
    body = {"type": "say", "id": "cross", "version": 1, "phrase": "hello"}
    with one.watch(place["table"]).socket:
        path = f"/api/tables/{place['table']}/commands"
        for node in nodes:
            strange = node.http.post(path, json=body, headers=heads | {"origin": origin})
            assert (strange.status_code, strange.json()["refusal"]) == (403, "other-site")
        own = other.http.post(path, json=body, headers=heads | {"origin": other.url})
        assert own.status_code == 200


def test_bytes_that_are_no_text_are_passed_on_as_they_are(nodes: Nodes) -> None:
    one = nodes[0]
    place = one.create(players=2)
    with one.watch(place["table"]).socket:
        path = f"/api/tables/{place['table']}"
        odd = [
            f"GET {path}?\u00ff=\ud83d%ff HTTP/1.1",
            f"GET {path} HTTP/1.1\r\nX-\u00e9: \u00ff",
            f"GET {path} HTTP/1.1\r\nAuthorization: Bearer \u00ff\u00e9",
            f"POST {path}/join HTTP/1.1\r\nContent-Length: 0\r\nX-Odd: \u00ff",
        ]
        for request in odd:
            answers = [status_of(node, request) for node in nodes]
            assert answers[0] == answers[1] < 500, request
    assert [fault for node in nodes for fault in node.tracebacks] == []


def test_a_stream_of_turns_is_passed_on(nodes: Nodes) -> None:
    one, other = nodes
    place = one.create(players=2)
    second = one.join(place["table"])
    guest = one.sit(place)
    guest.catch_up(second["version"])
    assert guest.ask("start")["type"] == "update"
    mover = place if guest.known["view"]["turn"] == 0 else second
    heads = {"authorization": f"Bearer {mover['token']}"}
    with other.http.stream("GET", f"/api/tables/{place['table']}/turns", headers=heads) as stream:
        line = next(line for line in stream.iter_lines() if line)
    assert json.loads(line)["type"] == "turn"


def test_the_lobby_is_the_same_everywhere(nodes: Nodes) -> None:
    names = {node.create(players=2, public=True)["table"] for node in nodes}

    def lists_all(node: House) -> bool:
        return names <= {table["table"] for table in node.http.get("/api/tables").json()}

    # What a node was told a moment ago is true enough for a second.
    until(lambda: all(lists_all(node) for node in nodes))


def test_places_at_all_nodes_are_told_by_each(nodes: Nodes) -> None:
    places = [node.create(players=2) for node in nodes]
    held = [{"table": place["table"], "token": place["token"]} for place in places]
    strange = {"table": places[0]["table"], "token": "nobody"}
    for node in nodes:
        answer = node.http.post("/api/places", json={"places": [*held, strange]}).json()
        assert {told["table"] for told in answer["tables"]} == {one["table"] for one in places}
        assert answer["gone"] == [places[0]["table"]]


def test_a_profile_is_known_everywhere(nodes: Nodes) -> None:
    secret = nodes[0].http.post("/api/you").json()["secret"]
    heads = {"authorization": f"Bearer {secret}"}
    assert nodes[1].http.get("/api/you", headers=heads).json()["tally"]["games"] == 0


def test_the_preview_of_a_link_is_that_of_the_table_wherever_it_is(nodes: Nodes) -> None:
    place = nodes[0].create(players=2, name="Theodora")
    pages = [node.http.get(f"/t/{place['table']}").text for node in nodes]
    titles = [re.findall(r"<title>.*</title>", page) for page in pages]
    assert titles[0] == titles[1]
    assert "Theodora" in titles[0][0]


def test_tables_of_one_client_are_counted_at_all_nodes(nodes: Nodes, start_node: object) -> None:
    limited = start_node("--tables-per-client", "3")  # type: ignore[operator]
    count = sum(len([line for line in node.lines if '"table_created"' in line]) for node in nodes)
    assert count >= 3
    body = {"name": "Anna", "game": "royal-gambit"}
    answer = limited.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["refusal"]) == (429, "too-many-tables")
    limited.stop()


def test_only_nodes_come_in_by_the_inner_door(nodes: Nodes) -> None:
    entered = [json.loads(line) for line in nodes[0].lines if '"node_entered"' in line][-1]
    inner = f"http://{entered['address']}"
    wrong = {SECRET: "guessed", CLIENT: "192.0.2.7"}
    for path in ("/inner/made", "/inner/hand-over", "/api/tables", "/health"):
        assert httpx.get(inner + path, headers=wrong).status_code == 403
    # Without a word about being a node it is a client like any other.
    assert httpx.get(f"{inner}/inner/made").status_code == 404
    with pytest.raises(InvalidStatus):
        open_socket(f"{inner}/api/tables/abcdefghjk/socket", additional_headers=wrong)


def test_no_log_names_a_table(nodes: Nodes) -> None:
    place = nodes[0].create(players=2)
    nodes[1].join(place["table"])
    assert not [line for node in nodes for line in node.lines if place["table"] in line]

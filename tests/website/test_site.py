"""The docs site: all of it is there, every link leads somewhere, and nothing comes from elsewhere."""

import json
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.website.pages import Found, read_site, target
from website import __main__ as command
from website.build import Site, build
from website.contents import contents
from website.stamp import ROOT, is_stale

# Where the games are played, which is no page of the docs.
TABLES = "/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    built = build(ROOT, folder)
    assert built.problems == []
    assert built.count > 60
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Found]:
    return read_site(site)


def is_elsewhere(href: str) -> bool:
    return bool(urlsplit(href).scheme)


def test_every_link_leads_to_a_page_and_every_anchor_to_a_heading(
    site: Path, pages: dict[str, Found]
) -> None:
    lost = []
    for page, found in pages.items():
        for href in found.links:
            if is_elsewhere(href) or href == TABLES:
                continue
            there, anchor = target(page, href)
            if not (site / there).is_file() or (anchor and anchor not in pages[there].ids):
                lost.append(f"{page}: {href}")
    assert sum(len(found.links) for found in pages.values()) > 1000
    assert lost == []


def test_links_of_pages_that_are_not_in_the_site_lead_somewhere_too() -> None:
    readmes = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("examples/**/README.md")]
    site = Site(ROOT)
    site.read(["README.md", *readmes])
    site.check_anchors()
    assert len(site.pages) > 10
    assert site.problems == []


def test_links_to_elsewhere_are_few_and_encrypted(pages: dict[str, Found]) -> None:
    away = {href for found in pages.values() for href in found.links if is_elsewhere(href)}
    assert all(href.startswith("https://") for href in away)
    assert len(away) < 20


def test_a_page_loads_nothing_from_elsewhere_and_has_no_script_in_it(
    site: Path, pages: dict[str, Found]
) -> None:
    for page, found in pages.items():
        assert found.inline_scripts == 0
        for href in found.loads:
            assert not is_elsewhere(href), page
            assert (site / target(page, href)[0]).is_file(), (page, href)


def test_the_style_and_the_pictures_load_nothing_either(site: Path) -> None:
    texts = [*site.rglob("*.css"), *site.rglob("*.svg"), site / "search.js"]
    assert len(texts) > 10
    for path in texts:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http" not in text.replace('startsWith("http")', ""), path
        assert "@import" not in text, path


def test_headings_have_names_of_their_own_and_pictures_have_words(pages: dict[str, Found]) -> None:
    for page, found in pages.items():
        assert len(found.ids) == len(set(found.ids)), page
        assert found.unlabelled == 0, page


def test_every_page_of_the_docs_is_in_the_contents() -> None:
    listed = {
        source for group in contents(ROOT).values() for entry in group for source in entry.sources()
    }
    written = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert written <= listed
    assert {"ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"} <= listed


def test_what_is_found_by_the_search_is_there(site: Path, pages: dict[str, Found]) -> None:
    text = (site / "search-index.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("window.searchIndex = ").removesuffix(";\n"))
    assert len(index) > 300
    for _, title, address, _ in index:
        page, anchor = target("index.html", address)
        assert anchor in ["", *pages[page].ids], title
    assert any("stink bug" in words for *_, words in index)


def test_the_page_for_lost_addresses_works_at_any_depth(pages: dict[str, Found]) -> None:
    found = pages["404.html"]
    assert all(href.startswith("/") for href in [*found.loads, *found.links] if href != "#contents")


def test_a_site_is_stale_when_something_in_it_has_changed(repository: Path) -> None:
    out = repository / "out"
    assert is_stale(repository, out)
    assert build(repository, out).problems == []
    assert not is_stale(repository, out)
    (repository / "docs" / "glossary.md").write_text("# Words\n\n## Words\n")
    assert is_stale(repository, out)
    build(repository, out)
    assert not is_stale(repository, out)
    (repository / "docs" / "rulings.md").write_text("# Rulings\n")
    assert is_stale(repository, out)
    build(repository, out)
    assert "Rulings" in (out / "index.html").read_text()
    shutil.rmtree(out)
    assert is_stale(repository, out)


def test_a_link_that_leads_nowhere_is_told_in_a_line_with_exit_code_2(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        "# Start\n\n[One](no.md) [two](glossary.md#no) [three](../../no.md) [four](glossary.md)\n"
    )
    (repository / "docs" / "README.md").write_text(text)
    monkeypatch.setattr(command, "ROOT", repository)
    assert command.main(repository / "out") == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "website: docs/README.md leads to no.md, which is not there.",
        "website: docs/README.md leads to ../../no.md, which is not there.",
        "website: docs/README.md leads to docs/glossary.md#no, a heading nobody wrote.",
    ]
    # Whoever fixes nothing is told again.
    assert command.main(repository / "out") == 2

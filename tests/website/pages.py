"""The built site as a browser would find it: read with another parser than the one that wrote it."""

import posixpath
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from website.build import SERVED_AT


@dataclass
class Found(HTMLParser):
    """What a page has in it: the ids, the links, and what it loads."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    unlabelled: int = 0
    inline_scripts: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if "id" in named:
            self.ids.append(named["id"] or "")
        if tag == "a":
            self.links.append(named["href"] or "")
        for name in ("src", "srcset", "data") if tag != "a" else ():
            if name in named:
                self.loads.append(named[name] or "")
        if tag == "link":
            self.loads.append(named["href"] or "")
        self.unlabelled += tag == "img" and "alt" not in named
        self.inline_scripts += tag == "script" and "src" not in named


def read_site(folder: Path) -> dict[str, Found]:
    """Return what every page has, by its address in the site."""
    pages = {}
    for path in sorted(folder.rglob("*.html")):
        pages[path.relative_to(folder).as_posix()] = found = Found()
        found.feed(path.read_text(encoding="utf-8"))
    return pages


def target(page: str, href: str) -> tuple[str, str]:
    """Return where a link of a page leads: the file in the site, and the anchor."""
    parts = urlsplit(href)
    path = unquote(parts.path)
    if path.startswith(SERVED_AT):
        return path.removeprefix(SERVED_AT), parts.fragment
    there = posixpath.join(posixpath.dirname(page), path) if path else page
    return posixpath.normpath(there), parts.fragment

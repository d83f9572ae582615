"""Builds the site: reads the pages of the contents, and all that they lead to within the repository."""

import gzip
import json
import posixpath
import re
import shutil
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import unquote, urlsplit

from pygments.formatters.html import HtmlFormatter

from website.contents import COPIED, Entry, address_of, contents
from website.markdown import Page, as_code, render
from website.stamp import put_stamp

THEME = Path(__file__).parent / "theme"
ICON = "client/public/favicon.svg"
# Kinds of files that are worth compressing.
TEXTS = {".css", ".html", ".js", ".json", ".svg"}
# Where a server has the site: the one page that may be shown at any address needs to know.
SERVED_AT = "/docs/"
STYLES = {"light": "xcode", "dark": "lightbulb"}


@dataclass
class Built:
    """What came of it: how many pages, and what is wrong with them, in a line each."""

    count: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass
class Site:
    """A site that is being built: its pages by their sources, and the files that are only copied."""

    root: Path
    pages: dict[str, Page] = field(default_factory=dict)
    copies: set[str] = field(default_factory=set)
    # Links within the site, as (page, what it leads to, the anchor): looked at when all pages are there.
    links: list[tuple[str, str, str]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def read(self, sources: Iterable[str]) -> None:
        """Read pages, and all that they lead to."""
        waiting = deque(sources)
        while waiting:
            source = waiting.popleft()
            if source in self.pages or source in self.copies:
                continue
            if Path(source).suffix in COPIED:
                self.copies.add(source)
                continue
            before = len(self.links)
            self.pages[source] = self._page(source)
            waiting += [target for _, target, _ in self.links[before:]]

    def _page(self, source: str) -> Page:
        path = self.root / source
        if path.is_dir():
            return self._render(source, _list_of(path))
        text = path.read_text(encoding="utf-8")
        return self._render(source, text) if path.suffix == ".md" else as_code(source, text)

    def _render(self, source: str, text: str) -> Page:
        return render(text, lambda href: self._follow(source, href))

    def _follow(self, source: str, href: str) -> str | None:
        """Turn a link of a page into one of the site; remember where it leads."""
        parts = urlsplit(href)
        if parts.scheme or parts.netloc:
            return None
        here = source if (self.root / source).is_dir() else posixpath.dirname(source)
        target = (
            posixpath.normpath(posixpath.join(here, unquote(parts.path))) if parts.path else source
        )
        target = self._readme(target)
        if target.startswith("..") or not (self.root / target).exists():
            self.problems.append(f"{source} leads to {href}, which is not there.")
            return None
        self.links.append((source, target, parts.fragment))
        there = path_between(source, target)
        return f"{there}#{parts.fragment}" if parts.fragment else there

    def _readme(self, target: str) -> str:
        page = posixpath.join(target, "README.md")
        return page if target.startswith("docs") and (self.root / page).is_file() else target

    def check_anchors(self) -> None:
        """Find links to headings that no page has."""
        for source, target, anchor in self.links:
            page = self.pages.get(target)
            if anchor and (page is None or anchor not in {one.anchor for one in page.sections}):
                self.problems.append(
                    f"{source} leads to {target}#{anchor}, a heading nobody wrote."
                )


def path_between(source: str, target: str) -> str:
    """Return the way from one file of the repository to another, within the site.

    >>> path_between("docs/views/README.md", "docs/server.md")
    '../server.html'
    """
    return posixpath.relpath(address_of(target), posixpath.dirname(address_of(source)) or ".")


def _list_of(folder: Path) -> str:
    """Return a page about a folder: a list of the files in it."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and _is_source(path))
    names = [path.relative_to(folder).as_posix() for path in paths]
    return f"# {folder.name}\n\n" + "\n".join(f"- [{name}]({name})" for name in names)


def _is_source(path: Path) -> bool:
    return path.suffix in (".md", ".py", ".toml") and not {"build", "__pycache__"} & {*path.parts}


def build(root: Path, out: Path) -> Built:
    """Build the site into a folder; what was there before is replaced at once, when all is done."""
    site = Site(root)
    groups = contents(root)
    site.read(one for entries in groups.values() for entry in entries for one in entry.sources())
    site.check_anchors()
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name, text in _texts(site, groups):
        _write(fresh / name, text.encode())
    for source in site.copies:
        _write(fresh / address_of(source), (root / source).read_bytes())
    _write(fresh / "icon.svg", (root / ICON).read_bytes())
    shutil.rmtree(out, ignore_errors=True)
    fresh.replace(out)
    # A site with faults counts as stale, so that they are reported again.
    put_stamp(root, out, [] if site.problems else [ICON, *site.pages, *site.copies])
    return Built(len(site.pages), site.problems)


def _write(path: Path, data: bytes) -> None:
    """Write a file, and next to it a compressed form of a text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if path.suffix in TEXTS:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, mtime=0))


def _texts(site: Site, groups: dict[str, list[Entry]]) -> Iterator[tuple[str, str]]:
    """Yield every file of the site that is written here, with its name."""
    for source, page in site.pages.items():
        root = posixpath.relpath(".", posixpath.dirname(address_of(source)) or ".")
        yield address_of(source), _whole(site, groups, source, page, f"{root}/")
    yield "404.html", _whole(site, groups, "", LOST, SERVED_AT)
    yield "search-index.js", f"window.searchIndex = {_index(site)};\n"
    yield "search.js", (THEME / "search.js").read_text(encoding="utf-8")
    yield "style.css", (THEME / "style.css").read_text(encoding="utf-8") + _colours()


LOST = Page(
    "There is no such page",
    [],
    "<h1>There is no such page</h1>\n<p>The docs have no page at this address. Perhaps it has moved: the "
    f'contents and the search lead to all there are, and <a href="{SERVED_AT}index.html">the first page</a> '
    "says where to begin.</p>",
)


def _whole(site: Site, groups: dict[str, list[Entry]], source: str, page: Page, root: str) -> str:
    template = Template((THEME / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=escape(page.title),
        root=root,
        language=_language(source),
        contents=_contents(site, groups, source, root),
        # After the title, whatever the page begins with.
        page=page.html.replace("</h1>", f"</h1>\n{_outline(page)}", 1),
    )


def _language(source: str) -> str:
    """Return the language of a page, which its folder determines unless it is English.

    >>> _language("src/courtcards/languages/ja/rules/royal-gambit.md"), _language("docs/server.md")
    ('ja', 'en')
    """
    found = re.search(r"/languages/([a-z]+)/", source)
    return found[1] if found else "en"


def _contents(site: Site, groups: dict[str, list[Entry]], source: str, root: str) -> str:
    lists = []
    for group, entries in groups.items():
        if entries:
            lines = "".join(_line(site, entry, source, root) for entry in entries)
            lists.append(f"<h2>{group}</h2>\n<ul>{lines}</ul>")
    return "\n".join(lists)


def _line(site: Site, entry: Entry, source: str, root: str) -> str:
    title = site.pages[entry.source].title
    here = ' aria-current="page"' if entry.source == source else ""
    below = ""
    if entry.below and (entry.is_open or source in entry.sources()):
        below = "".join(_line(site, one, source, root) for one in entry.below)
        below = f"<ul>{below}</ul>"
    address = escape(root + address_of(entry.source))
    return f'<li><a href="{address}"{here}>{escape(title)}</a>{below}</li>'


def _outline(page: Page) -> str:
    """Return the headings of a long page, as links."""
    sections = [one for one in page.sections[1:] if one.level == 2]
    if len(sections) < 3:
        return ""
    lines = (f'<li><a href="#{one.anchor}">{escape(one.title)}</a></li>' for one in sections)
    return f'<nav class="outline" aria-label="On this page"><ul>{"".join(lines)}</ul></nav>'


def _index(site: Site) -> str:
    """Return what can be found: every section with its page, its address and its words."""
    found = []
    for source, page in site.pages.items():
        if source.endswith(".md") and _language(source) == "en":
            for one in page.sections:
                address = f"{address_of(source)}#{one.anchor}"
                words = " ".join(" ".join(one.words).split())
                found.append([page.title, one.title, address, words[:MOST_WORDS]])
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


# Of a long section so many characters can be found.
MOST_WORDS = 1500


def _colours() -> str:
    """Return the colours of code, for a light and a dark page."""
    light, dark = (
        HtmlFormatter(style=STYLES[one]).get_style_defs(".code") for one in ("light", "dark")
    )
    return f"\n{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"

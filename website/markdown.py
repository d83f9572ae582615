"""One page of Markdown as HTML: with anchors for headings, coloured code, and links that fit the site."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

# From an address in the text to one in the site; None if it leads nowhere.
Follow = Callable[[str], str | None]
# What some blocks call their language, and what the colours come from.
LEXERS = {"sh": "bash", "text": "text", "": "text"}


@dataclass
class Section:
    """A heading, where it is, and the text below it, for the contents of a page and for the search."""

    level: int
    title: str
    anchor: str
    words: list[str] = field(default_factory=list)


@dataclass
class Page:
    """A page: its title, its sections (the first is the title's), and itself."""

    title: str
    sections: list[Section]
    html: str


def slug(title: str) -> str:
    """Return the anchor of a heading, as code hosts make it.

    >>> slug("The `view.table`, and why")
    'the-viewtable-and-why'
    """
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def paint(code: str, language: str) -> str:
    r"""Return code in colours, as HTML.

    >>> paint("1 < 2", "text")
    '<pre class="code" tabindex="0"><code>1 &lt; 2\n</code></pre>'
    """
    name = "pycon" if language == "python" and ">>>" in code else LEXERS.get(language, language)
    try:
        lexer = get_lexer_by_name(name)
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    inner = highlight(code, lexer, HtmlFormatter(nowrap=True))
    # Long lines are scrolled, also with the keys.
    return f'<pre class="code" tabindex="0"><code>{inner}</code></pre>'


def render(text: str, follow: Follow) -> Page:
    """Return a page of Markdown; `follow` turns its links and pictures into those of the site."""
    parser = _parser()
    tokens = parser.parse(text)
    sections = list(_sections(tokens))
    for token in _inside(tokens):
        _redirect(token, follow)
    html = parser.renderer.render(tokens, parser.options, {})
    title = sections[0].title if sections else ""
    return Page(title, sections, html)


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark").enable("table")
    parser.add_render_rule("fence", _show_fence)
    parser.add_render_rule("code_block", _show_fence)
    parser.add_render_rule("table_open", _open_table)
    parser.add_render_rule("table_close", _close_table)
    return parser


def _show_fence(
    self: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: object
) -> str:
    return paint(tokens[place].content, tokens[place].info.strip()) + "\n"


def _open_table(
    self: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: object
) -> str:
    # A wide table is scrolled in its own box, also with the keys.
    return '<div class="scroll" tabindex="0"><table>\n'


def _close_table(
    self: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: object
) -> str:
    return "</table></div>\n"


def _sections(tokens: Sequence[Token]) -> Iterator[Section]:
    """Give every heading its anchor, and yield the sections."""
    seen: dict[str, int] = {}
    current: Section | None = None
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            if current:
                yield current
            title = _plain(tokens[place + 1])
            current = Section(int(token.tag[1]), title, _unused(slug(title), seen))
            token.attrSet("id", current.anchor)
        elif current and token.type == "inline" and tokens[place - 1].type != "heading_open":
            current.words.append(_plain(token))
        elif current and token.type in ("fence", "code_block"):
            current.words.append(token.content)
    if current:
        yield current


def _unused(anchor: str, seen: dict[str, int]) -> str:
    count = seen.get(anchor, 0)
    seen[anchor] = count + 1
    return f"{anchor}-{count}" if count else anchor


def _plain(token: Token) -> str:
    """Return the text of a line without its marks."""
    children = token.children or []
    return "".join(" " if one.type == "softbreak" else one.content for one in children)


def _inside(tokens: Sequence[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _inside(token.children or [])


def _redirect(token: Token, follow: Follow) -> None:
    name = {"link_open": "href", "image": "src"}.get(token.type)
    if name is None:
        return
    target = follow(str(token.attrGet(name)))
    if target is not None:
        token.attrSet(name, target)
    if token.type == "image":
        token.attrSet("loading", "lazy")


def as_code(name: str, text: str) -> Page:
    """Return a file that is not Markdown as a page: its name and its text."""
    languages = {"py": "python", "toml": "toml", "service": "ini", "mjs": "javascript"}
    html = f"<h1>{escape(name)}</h1>\n" + paint(text, languages.get(name.rpartition(".")[2], ""))
    return Page(name, [Section(1, name, "", [])], html)

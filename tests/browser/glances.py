"""What a page must be at every moment: on a phone without scrolling, in Japanese without English."""

import re
from collections.abc import Callable
from typing import Any

from courtcards.engine.languages import codes, texts
from courtcards.games import GAMES
from tests.browser.texts import FAMILIES

# What has its middle outside the screen, of all one needs now; and whether the page goes on sideways.
STICKS_OUT = """() => {
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
  };
  const isShown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const needed = [...document.querySelectorAll("header .state, main .prompt, main button:not(:disabled)")]
    .filter((one) => !one.closest(".role"));
  const after = document.querySelector(".after");
  const outside = after ? [] : needed.filter((one) => isShown(one) && !inside(one));
  const found = outside.map((one) => [one.ariaLabel ?? one.innerText, one.getBoundingClientRect().toJSON()]);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} pixels wide`);
  return found;
}"""

# All that can be read or heard on the page.
TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, svg text")) texts.push(walker.currentNode.textContent);
  }
  for (const name of ["aria-label", "title", "placeholder", "data-help"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return [document.title, ...texts].filter((text) => /[A-Za-z]{2}/.test(text));
}"""
WORD = re.compile(r"(?<![0-9A-Za-z])[A-Za-z]{2,}(?![0-9A-Za-z])")
# Words that are Latin in Japanese too, as what other languages call themselves.
LATIN = {"SHA", "QR", "courtcards", "verify", "Enter", "Esc"}
LATIN |= {word for code in codes() for word in texts(code).say("language-name").split()}


def fits_the_phone(page: Any) -> None:
    """Whose turn it is and all one can press is on the screen; nothing makes the page wider than it."""
    outside = page.evaluate(STICKS_OUT)
    assert not outside, outside


def speaks_japanese(*names: str) -> Callable[[Any], None]:
    """Return a glance that finds English words, but for names."""
    known = LATIN | set(names)

    def glance(page: Any) -> None:
        found = {text: set(WORD.findall(text)) - known for text in page.evaluate(TEXTS)}
        english = {text: words for text, words in found.items() if words}
        assert not english, english

    return glance


def speaks_no_english(language: str) -> Callable[[Any], None]:
    """Return a glance that finds whole texts and words of English, but for those both languages have."""
    english = _said_in("en") - _said_in(language)

    def glance(page: Any) -> None:
        found = {text.strip() for text in page.evaluate(TEXTS)} & english
        assert not found, found

    return glance


def _said_in(language: str) -> set[str]:
    """Return what the pages and games say that has no fields."""
    pages = texts(language, "client/page", *(f"client/{one}" for one in set(FAMILIES.values())))
    told = [pages, *(kind.language(language).texts for kind in GAMES)]
    return {_plain(said, key) for said in told for key in said} - {""}


def _plain(said: Any, key: str) -> str:
    try:
        return str(said.say(key))
    except KeyError:
        return ""

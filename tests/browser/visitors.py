"""People's browsers: each has a storage, a language and a size of its own, and serves one after the other.

To start one takes Chromium longer than to load a page into it. So whoever leaves has theirs emptied, and the
next who wishes for the same kind gets it.
"""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from courtcards.server.rehearsal import HEADER

# Stays open as long as a browser, so that Chromium keeps the process of its pages; its storage is theirs too.
QUIET = "/favicon.svg"
# Written by the page itself, before it reads anything: what another page has written reaches its process at
# some time, and now and then it had read old settings by then. A visit begins once for each tab.
BEGIN = """
if (location.origin === %s && !sessionStorage["visit"]) {
  sessionStorage["visit"] = "has begun";
  localStorage.clear();
  for (const [name, value] of Object.entries(%s)) localStorage[name] = value;
}
"""

# What is in the storage of somebody who comes, by its names.
Kept = dict[str, str]


class Kind(NamedTuple):
    """What a browser is from its beginning to its end.

    One that is new has been used by nobody, is used by nobody else, and has the worker of the app.
    """

    url: str
    language: str
    touch: bool
    is_new: bool


@dataclass
class Visitors:
    """The browsers of one Chromium: who comes gets an empty one, and gives it back."""

    chromium: Any
    # How long anything may take, in milliseconds.
    patience: int
    _free: dict[Kind, list[Any]] = field(default_factory=lambda: defaultdict(list))
    _taken: list[tuple[Kind, Any]] = field(default_factory=list)

    def come(self, kind: Kind, size: dict[str, int], seed: str, kept: Kept) -> Any:
        """Return a page; whatever table is made there has its cards from the seed."""
        context = self._new(kind, kept) if kind.is_new else self._used(kind)
        self._taken.append((kind, context))
        context.set_default_timeout(self.patience)
        context.set_extra_http_headers({HEADER: seed})
        page = context.new_page()
        if not kind.is_new:
            page.add_init_script(BEGIN % (json.dumps(kind.url), json.dumps(kept)))
        page.set_viewport_size(size)
        return page

    def leave(self) -> None:
        """Take all browsers back; nothing of a visit outlives it."""
        for kind, context in self._taken:
            if kind.is_new:
                context.close()
            else:
                _empty(context)
                self._free[kind].append(context)
        self._taken.clear()

    def close(self) -> None:
        """Close all browsers."""
        for free in self._free.values():
            for context in free:
                context.close()
        self._free.clear()

    def _new(self, kind: Kind, kept: Kept) -> Any:
        stored = [{"name": name, "value": value} for name, value in kept.items()]
        state = {"cookies": [], "origins": [{"origin": kind.url, "localStorage": stored}]}
        return self._open(kind, storage_state=state)

    def _used(self, kind: Kind) -> Any:
        if not self._free[kind]:
            context = self._open(kind, service_workers="block")
            context.new_page().goto(QUIET)
            self._free[kind].append(context)
        return self._free[kind].pop()

    def _open(self, kind: Kind, **wishes: Any) -> Any:
        return self.chromium.new_context(
            locale=kind.language, has_touch=kind.touch, base_url=kind.url, **wishes
        )


def _empty(context: Any) -> None:
    for page in context.pages[1:]:
        page.close()
    context.set_offline(False)
    context.clear_permissions()
    context.clear_cookies()

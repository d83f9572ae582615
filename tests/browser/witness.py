"""What a page showed and what went over its line, told when a test has failed: next time it may pass."""

from collections import deque
from typing import Any

LAST = 12
LONGEST = 400


class Witness:
    """Remembers the last messages of a page."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._messages: deque[str] = deque(maxlen=LAST)
        page.on("websocket", self._listen)

    def tell(self) -> str:
        """Return where the page is, all its text and the last messages, the newest at the end."""
        if self._page.is_closed():
            return "A page that was closed."
        try:
            shown = self._page.evaluate("() => `${location.href}\\n${document.body.innerText}`")
        except Exception as error:
            shown = f"It does not answer: {error}"
        return "\n".join(["A page showed:", shown, "Its last messages:", *self._messages])

    def _listen(self, line: Any) -> None:
        self._note("opened", line.url)
        line.on("framesent", lambda message: self._note("sent", message))
        line.on("framereceived", lambda message: self._note("received", message))
        line.on("close", lambda _: self._note("closed", line.url))

    def _note(self, what: str, message: Any) -> None:
        self._messages.append(f"{what}: {str(message)[:LONGEST]}")

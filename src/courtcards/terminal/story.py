"""What happened, in sentences."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding

from courtcards.engine.phrases import Data
from courtcards.play.events import events_data
from courtcards.play.view import View
from courtcards.terminal.voice import Voice

# Events that begin something new: a line is left free before them.
OPENINGS = frozenset({"offered", "hand-ended", "end-stage"})
# Events that deserve attention.
LOUD = frozenset({"revealed", "lost", "busted", "stampede", "won", "nobody-won", "end-stage"})
# Events that the table shows anyway, some of them only where the card is not known.
QUIET = frozenset({"dealt", "starting", "set-aside"})
QUIET_IF_UNKNOWN = frozenset({"drew", "role"})


def events_after(view: View, told: int) -> list[Data]:
    """Return what a viewer saw happen after the first `told` events."""
    return events_data(view.game.kind.words.EVENTS, view.history[told:])


def story(events: Iterable[Data], voice: Voice, *, whole: bool = False) -> RenderableType:
    """Return events as sentences; only the whole story has what the table shows anyway."""
    lines: list[RenderableType] = []
    for event in events:
        word = event["event"]
        if not whole and _is_quiet(event):
            continue
        if word in OPENINGS and (lines or not whole):
            lines.append("")
        sentence = voice.event(event)
        if word in LOUD:
            sentence.stylize("bold")
        lines.append(Padding(sentence, (0, 0, 0, 2)))
    return Group(*lines)


def _is_quiet(event: Data) -> bool:
    word = event["event"]
    return word in QUIET or (word in QUIET_IF_UNKNOWN and not event.keys() & {"card", "role"})

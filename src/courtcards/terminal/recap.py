"""What was true, in one line, when a round or a hand is over; only from what the viewer saw.

When that is, and what to show, is defined by `recap_of` in each game's part for the terminal.
"""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.engine.registry import part
from courtcards.figures import figures_of
from courtcards.figures.rounds import Claim, Round
from courtcards.terminal.voice import Voice

# Tells what the last of some events brought to an end; None if that was nothing.
RecapOf = Callable[[Sequence[Data], Voice], Text | None]


def recap(events: Sequence[Data], told: int, voice: Voice) -> RenderableType | None:
    """Return a line for every round or hand that ended after the first `told` events, if any did."""
    recap_of: RecapOf | None = getattr(part("terminal", voice.game.name), "recap_of", None)
    if recap_of is None:
        return None
    ends = range(told + 1, len(events) + 1)
    lines = [line for end in ends if (line := recap_of(events[:end], voice)) is not None]
    return Group(*(Padding(line, (0, 0, 0, 2)) for line in lines)) if lines else None


def recap_of_a_card(events: Sequence[Data], voice: Voice) -> Text | None:
    """Tell the whole way of a card that is turned up, and which claims on it were true."""
    rounds = figures_of(voice.game.kind).rounds
    if rounds is None or events[-1]["event"] != "revealed":
        return None
    return _round(rounds(events)[-1], voice)


def _round(ended: Round, voice: Voice) -> Text:
    """Tell the whole way of a card, and which claims on it were true."""
    assert ended.card is not None
    assert ended.judge is not None
    way = [_claim(claim, voice) for claim in ended.claims]
    path = Text(" → ").join([*way, voice.name_text(ended.judge)])
    return voice.phrase("recap-round", path=path, card=voice.card(ended.card))


def _claim(claim: Claim, voice: Voice) -> Text:
    key = "recap-true" if claim.true else "recap-lie"
    return voice.phrase(key, name=voice.name_text(claim.seat), claim=voice.card(claim.claim))

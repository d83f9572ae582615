"""What was true, in one line, when a round or a hand is over; from what the viewer saw alone."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.figures import figures_of
from courtcards.figures.rounds import Claim, Round
from courtcards.terminal.voice import Voice

BEGINNINGS = ("hand-began", "catch-up-began", "duel-began")


def recap(events: Sequence[Data], told: int, voice: Voice) -> RenderableType | None:
    """Return a line for every round or hand that ended after the first `told` events, if any did."""
    lines = []
    rounds = figures_of(voice.game.kind).rounds
    for place in range(told, len(events)):
        event = events[place]["event"]
        if rounds is not None and event == "revealed":
            lines.append(_round(rounds(events[: place + 1])[-1], voice))
        elif event == "hand-ended":
            lines.append(_hand(events[: place + 1], voice))
    return Group(*(Padding(line, (0, 0, 0, 2)) for line in lines)) if lines else None


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


def _hand(events: Sequence[Data], voice: Voice) -> Text:
    """Tell who banked what in the hand that ended last."""
    begun = max(place for place, event in enumerate(events) if event["event"] in BEGINNINGS)
    results = {}
    for event in events[begun:]:
        match event["event"]:
            case "banked":
                results[event["seat"]] = ("recap-banked", event["points"])
            case "busted":
                results[event["seat"]] = ("recap-bust", 0)
            case "sat-out":
                results[event["seat"]] = ("recap-away", 0)
    told = [
        voice.phrase(results[seat][0], name=voice.name_text(seat), points=results[seat][1])
        for seat in voice.seats()
        if seat in results
    ]
    return voice.phrase("recap-hand", number=events[-1]["hand"], results=voice.join(told))

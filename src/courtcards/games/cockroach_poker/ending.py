"""What ended a game of Cockroach Poker, or of its Royal: which cards, and how the last of them came."""

from courtcards.engine.phrases import Data

# How a card comes to lie in front of somebody.
COMES = ("laid", "drawn", "paid")


def why(table: Data, events: list[Data]) -> Data | None:
    """Tell who lost by what: `card` names the animal, `count` how many of it lose.

    >>> table = {"limit": 4, "seats": [{"row": {"rat": 4, "bat": 1}, "hand_size": 3}]}
    >>> judged = {"event": "judged", "seat": 0, "of": 1}
    >>> laid = {"event": "laid", "seat": 0, "card": "rat"}
    >>> lost = {"event": "lost", "seat": 0, "reason": "four-of-a-kind"}
    >>> why(table, [judged, laid, lost])
    {'why': 'judged', 'seat': 0, 'card': 'rat', 'count': 4}
    """
    lost = next((event for event in reversed(events) if event["event"] == "lost"), None)
    if lost is None:
        return None
    seat, reason = lost["seat"], lost["reason"]
    if reason == "stalemate":
        return {"why": reason, "seat": seat}
    if reason == "empty-hand":
        left = table["seats"][seat]["hand_size"]
        return {"why": "only-specials" if left else reason, "seat": seat}
    return _by_row(table, events, seat, reason)


def _by_row(table: Data, events: list[Data], seat: int, reason: str) -> Data | None:
    came = [event for event in events if event["event"] in COMES and event["seat"] == seat]
    if not came:
        return None
    if reason == "one-of-each":
        return {"why": reason, "seat": seat, "card": _animal(came[-1])}
    row = table["seats"][seat]["row"]
    # Of two that were paid together the first may be the one that counts.
    card = next(
        animal for event in reversed(came) if row[animal := _animal(event)] >= table["limit"]
    )
    # Two that were paid together may be one more than it takes.
    return {**_way(came[-1], events), "seat": seat, "card": card, "count": table["limit"]}


def _animal(event: Data) -> str:
    card: str = event["card"]
    return card.removeprefix("royal-")


def _way(came: Data, events: list[Data]) -> Data:
    """Tell how the last card came: drawn, paid, by one's own wrong judgement or somebody's right one."""
    if came["event"] == "paid":
        return {"why": "paid", "special": _special(events)}
    if came["event"] != "laid":
        return {"why": came["event"]}
    judge = next(event["seat"] for event in reversed(events) if event["event"] == "judged")
    return {"why": "judged"} if judge == came["seat"] else {"why": "returned", "of": judge}


def _special(events: list[Data]) -> str:
    """Tell what was paid for: the special that came last."""
    puts = ("put-away", "put-aside")
    special: str = next(event["card"] for event in reversed(events) if event["event"] in puts)
    return special

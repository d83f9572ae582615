"""What ended a game of Royal Gambit: who led, and what the catch-up or the duel changed."""

from courtcards.engine.phrases import Data

BEGINNINGS = ("hand-began", "catch-up-began", "duel-began")


def why(table: Data, events: list[Data]) -> Data | None:
    """Tell by how much the winner won: `lead` is what the `leaders` had before the last hand.

    >>> table = {"seats": [{"total": 41}, {"total": 45}], "hands_played": 9}
    >>> began, sat_out = {"event": "catch-up-began", "hand": 9}, {"event": "sat-out", "seat": 0}
    >>> banked, won = {"event": "banked", "seat": 1, "points": 12}, {"event": "won", "seat": 1}
    >>> why(table, [began, sat_out, banked, won | {"reason": "highest-total"}])
    {'why': 'overtook', 'seat': 1, 'points': 45, 'leaders': [0], 'lead': 41}
    """
    won = [event for event in events if event["event"] == "won"]
    last = _last_hand(events)
    if not won or last is None:
        return None
    totals = [seat["total"] for seat in table["seats"]]
    winner = won[0]["seat"]
    if won[0]["reason"] == "max-hands":
        winners = [event["seat"] for event in won]
        points = {"points": totals[winner], "hands": table["hands_played"]}
        return {"why": "most", "winners": winners, **points}
    away = [event["seat"] for event in last if event["event"] == "sat-out"]
    if won[0]["reason"] == "duel":
        return _after_duel(winner, last, totals, away)
    return _after_catch_up(winner, totals, away)


def _last_hand(events: list[Data]) -> list[Data] | None:
    """Return what happened in the last hand; None if its beginning is not known."""
    for place in range(len(events) - 1, -1, -1):
        if events[place]["event"] in BEGINNINGS:
            return events[place:]
    return None


def _after_catch_up(winner: int, totals: list[int], away: list[int]) -> Data:
    if winner in away:
        second = max(total for seat, total in enumerate(totals) if seat != winner)
        return {"why": "held", "seat": winner, "points": totals[winner], "next": second}
    lead = {"leaders": away, "lead": totals[away[0]]}
    return {"why": "overtook", "seat": winner, "points": totals[winner], **lead}


def _after_duel(winner: int, last: list[Data], totals: list[int], away: list[int]) -> Data:
    points = next(
        event["points"] for event in last if event["event"] == "banked" and event["seat"] == winner
    )
    tied = [seat for seat in range(len(totals)) if seat not in away]
    lead = {"leaders": tied, "lead": totals[winner] - points}
    return {"why": "duel", "seat": winner, "points": points, **lead}

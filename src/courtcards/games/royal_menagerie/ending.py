"""What ended a game of Royal Menagerie: whose aim was met, and with how many points."""

from courtcards.engine.phrases import Data

# The side that has won by a reason, by the name of its sum.
SIDES = {"shared": ("court", "conspirators"), "conspirators": ("conspirators", "court")}


def why(table: Data, events: list[Data]) -> Data | None:
    """Tell whose aim was met; `points` are the winner's or the winning side's, `next` those of the next best.

    >>> seats = [{"role": "vizier", "points": 9}, {"role": "conspirator", "points": 7}]
    >>> why({"seats": seats}, [{"event": "won", "seat": 0, "reason": "solo"}])
    {'why': 'solo', 'seat': 0, 'points': 9, 'next': 7}
    """
    won = [event for event in events if event["event"] == "won"]
    if not won:
        ended = any(event["event"] == "nobody-won" for event in events)
        return {"why": "tie", "points": table["sums"]["court"]} if ended else None
    if won[0]["reason"] == "solo":
        return _alone(table, won[0]["seat"])
    side, other = SIDES[won[0]["reason"]]
    sums = table["sums"]
    winners = {"winners": [event["seat"] for event in won], "points": sums[side]}
    if sums[side] == sums[other]:
        return {"why": "tie-broken", **winners}
    return {"why": won[0]["reason"], **winners, "next": sums[other]}


def _alone(table: Data, vizier: int) -> Data:
    points = [seat["points"] for seat in table["seats"]]
    others = points[:vizier] + points[vizier + 1 :]
    return {"why": "solo", "seat": vizier, "points": points[vizier], "next": max(others)}

"""The positions that are hardest to lay out: full hands, pens and rows, long names, every question.

A position is a scene, told as the server tells it. Where a game would need an evening to come to the
worst case, what lies on the table is put there afterwards: all rows at the limit, three animals in
every pen. That is more than any game has, so whatever fits here fits always.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from courtcards.engine.languages import codes
from courtcards.games import find
from courtcards.games.cockroach_poker.words import CARDS as ANIMALS
from courtcards.games.cockroach_poker_royal.words import ANIMALS as ROYAL_ANIMALS
from courtcards.table import messages, sight
from courtcards.table.settings import Settings
from courtcards.table.table import Table
from tests.browser.scenes import Scene, write_log

Data = dict[str, Any]
Change = Callable[[Data], None]
Act = Callable[[Any], None]

# As long as a name may be, and wider than most.
LONG = ("Wilhelmina of Mammoth-MW", "Bartholomew Beetleby III")
LONG_BOTS = "Maximilian Wolframson {}."


@dataclass(frozen=True)
class Position:
    """A scene, what is put on the table, what the viewer has pressed already, and whether they play."""

    name: str
    game: str
    until: Callable[[Data], bool]
    players: int = 4
    change: Change = lambda told: None
    acts: Sequence[Act] = field(default=())
    plays: bool = True
    first_seed: int = 1

    @property
    def scene(self) -> Scene:
        settings = Settings(self.game, self.players)
        return Scene(f"layout.{self.name}", settings, self.until, LONG, first_seed=self.first_seed)

    def tell(self) -> str:
        """Return what the server says to whoever comes to the table."""
        scene = self.scene
        table = Table(write_log(scene))
        viewer = 0 if self.plays else None
        present = list(range(self.players))
        told = messages.encode(sight.snapshot(table, scene.table, viewer, present))
        data: Data = json.loads(told)
        for number, seat in enumerate(data["room"]["seats"]):
            if seat["person"] is None:
                seat["name"] = LONG_BOTS.format(number)
        self.change(data)
        return json.dumps(data)


def press(selector: str) -> Act:
    return lambda page: page.locator(selector).first.click()


def press_last(selector: str) -> Act:
    return lambda page: page.locator(selector).last.click()


# Cockroach Poker and its Royal

CARD, RECEIVER = press(".hand button:enabled"), press("button.plate")


def _in_phase(phase: str, turn: int = 0) -> Callable[[Data], bool]:
    return lambda table: bool(table["phase"] == phase and table["turn"] == turn)


def _after_a_reveal(table: Data) -> bool:
    return bool(table["turn"] == 1 and table["phase"] == "offer" and table["round"] >= 2)


def _may_pass_to_several(table: Data) -> bool:
    """Only who has a choice is asked to whom a card goes."""
    return bool(_in_phase("pass_on")(table) and len(table["passed"]["path"]) <= 3)


def _has_gone_far(table: Data) -> bool:
    passed = table["passed"] or {"path": []}
    return bool(table["turn"] == 0 and table["phase"] == "judge" and len(passed["path"]) >= 4)


def _is_on_its_way(table: Data) -> bool:
    return bool(table["passed"] and table["passed"]["on_its_way"] and table["round"] >= 2)


def _is_over(table: Data) -> bool:
    return bool(table["phase"] == "over")


def fill_rows(told: Data) -> None:
    """Lay down so many cards that nobody may take one more."""
    table = told["view"]["table"]
    for seat in table["seats"]:
        seat["row"] = dict.fromkeys(_animals_of(told), table["limit"] - 1)
        if "royals" in seat:
            seat["royals"] = list(seat["row"])
    table["aids"]["danger"] = [list(seat["row"]) for seat in table["seats"]]
    if "pile_size" in table:
        table["pile_size"], table["pile_top"] = 7, table["pile_top"] or "royal-cockroach"


def _animals_of(told: Data) -> tuple[str, ...]:
    return ROYAL_ANIMALS if "pile_size" in told["view"]["table"] else ANIMALS


# Royal Gambit

EIGHT = 8
FAN = ("As", "2h", "3c", "4d", "5s", "6h", "7c", "9d", "Ts", "Kh")


def fill_fans(told: Data) -> None:
    """Give everybody more cards than luck would, and all states a player can be in."""
    states = ("in", "stayed", "bust")
    for number, seat in enumerate(told["view"]["table"]["seats"]):
        if number:
            seat["status"] = (
                states[number % len(states)] if seat["status"] == "in" else seat["status"]
            )
        known = set(seat["cards"])
        seat["cards"] += [card for card in FAN if card not in known]
        seat["covered"] = ["Qs", "Qd"]
        seat["total"], seat["points"] = 123, 45
        seat["sets"] = ["royal-family", "high-straight", "low-straight"]
        told["view"]["table"]["aids"]["worth"][number] = [0] + [5] * (len(seat["cards"]) - 1)


def _is_duel(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["kind"] == "duel")


def _is_gambit_late(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["phase"] == "turn" and table["hand"] >= 2)


# Royal Menagerie

PENS = ("tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth")
HAND = ("tortoise", "tiger", "ibis", "komodo", "shoot", "steal", "trade", "bazaar", "windfall")


def fill_pens(told: Data) -> None:
    """Put three animals into every pen."""
    for seat in told["view"]["table"]["seats"]:
        seat["menagerie"] = dict.fromkeys(PENS, 3)
    aids = told["view"]["table"]["aids"]
    aids["full"] = aids["stampede"] = [PENS] * len(aids["full"])


def fill_pens_and_hand(told: Data) -> None:
    """Fill every pen, and the hand with all kinds of cards."""
    fill_pens(told)
    mine = told["own"]["seats"]["0"] if "0" in told["own"].get("seats", {}) else None
    if mine and mine.get("hand"):
        mine["hand"] = [*mine["hand"], *(card for card in HAND if card not in mine["hand"])]


def _may_trade(table: Data) -> bool:
    hand = table["seats"][0]["hand"] or []
    return bool(table["turn"] == 0 and table["phase"] == "play" and "trade" in hand)


def _is_late(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["phase"] == "play" and table["end_stage"])


def _is_nested(table: Data) -> bool:
    return bool(table["turn"] == 0 and len(table["stack"]) >= 3)


TRADES = [find("royal-menagerie").language(code).texts.say("word-trade") for code in codes()]
TRADE = press(", ".join(f'.hand [aria-label^="{trade}"]' for trade in TRADES))
# A card, an animal, and another one: the longest question there is.
TRADE_STEPS = (TRADE, press(".mat .pen.open"), press_last(".mat .pen.open"))

POKER, ROYAL = "cockroach-poker", "cockroach-poker-royal"
GAMBIT, MENAGERIE = "royal-gambit", "royal-menagerie"
OFFER = (CARD, RECEIVER)

TRADING = Position("menagerie.play", MENAGERIE, _may_trade, 4, fill_pens_and_hand)
LATE = Position("menagerie.late", MENAGERIE, _is_late, 4, fill_pens_and_hand)
END = Position("menagerie.over", MENAGERIE, _is_over, 4, fill_pens)
WATCHED = [
    Position("poker.watch.six", POKER, _is_on_its_way, 6, fill_rows, plays=False),
    Position("poker.watch.two", POKER, _is_on_its_way, 2, plays=False),
    Position("royal.watch.six", ROYAL, _is_on_its_way, 6, fill_rows, plays=False),
]
POSITIONS = [
    Position("poker.offer.two", POKER, _in_phase("offer"), 2, acts=[CARD]),
    Position("poker.offer.three", POKER, _in_phase("offer"), 3, acts=OFFER),
    Position("poker.offer.six", POKER, _in_phase("offer"), 6, fill_rows, OFFER),
    Position("poker.whom.six", POKER, _in_phase("offer"), 6, fill_rows, [CARD]),
    Position("poker.judge.six", POKER, _has_gone_far, 6, fill_rows),
    Position("poker.pass.six", POKER, _may_pass_to_several, 6, fill_rows, [RECEIVER]),
    Position("poker.wait.six", POKER, _after_a_reveal, 6, fill_rows),
    Position("royal.offer.two", ROYAL, _in_phase("offer"), 2, fill_rows, [CARD]),
    Position("royal.offer.six", ROYAL, _in_phase("offer"), 6, fill_rows, OFFER),
    Position("royal.judge.six", ROYAL, _in_phase("judge"), 6, fill_rows),
    Position("royal.pay.two", ROYAL, _in_phase("pay"), 2, fill_rows, [CARD]),
    Position("royal.pay.six", ROYAL, _in_phase("pay"), 6, fill_rows, [CARD]),
    *WATCHED,
    Position("gambit.turn.two", GAMBIT, _is_gambit_late, 2, fill_fans),
    Position("gambit.turn.eight", GAMBIT, _is_gambit_late, EIGHT, fill_fans),
    Position("gambit.target.eight", GAMBIT, _in_phase("target"), EIGHT, fill_fans),
    Position("gambit.give.eight", GAMBIT, _in_phase("give"), EIGHT, fill_fans),
    Position("gambit.resolve.four", GAMBIT, _in_phase("resolve"), 4, fill_fans),
    Position("gambit.life.four", GAMBIT, _in_phase("extra_life"), 4, fill_fans),
    Position("gambit.duel.four", GAMBIT, _is_duel, 4, fill_fans),
    Position("gambit.watch.eight", GAMBIT, _is_gambit_late, EIGHT, fill_fans, plays=False),
    TRADING,
    Position("menagerie.trade", MENAGERIE, _may_trade, 4, fill_pens_and_hand, TRADE_STEPS),
    Position("menagerie.take", MENAGERIE, _in_phase("take"), 4, fill_pens_and_hand),
    Position("menagerie.taken", MENAGERIE, _in_phase("play_taken"), 4, fill_pens_and_hand),
    Position("menagerie.nested", MENAGERIE, _is_nested, 4, fill_pens_and_hand),
    LATE,
    Position("menagerie.watch", MENAGERIE, _in_phase("play"), 4, fill_pens, plays=False),
]
# After the end one may scroll: nobody has to act any more.
ENDS = [
    Position("poker.over", POKER, _is_over, 6, fill_rows),
    Position("royal.over", ROYAL, _is_over, 6, fill_rows),
    Position("gambit.over", GAMBIT, _is_over, EIGHT, fill_fans),
    END,
]

"""What an equilibrium does, in figures that a person can read: how often it lies and doubts."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from courtcards.bots.equilibrium.cfr import find_reach
from courtcards.bots.equilibrium.solution import STAKES, Equilibrium
from courtcards.bots.equilibrium.tree import SEATS
from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.games.cockroach_poker.words import true_claims


@dataclass
class Frequencies:
    """How often something happened, and how often this or that was so."""

    often: float = 0.0
    lies: float = 0.0
    doubts: float = 0.0

    def add(self, often: float, lies: float = 0.0, doubts: float = 0.0) -> None:
        """Add something that happens with probability `often`; the others are shares of it."""
        self.often += often
        self.lies += often * lies
        self.doubts += often * doubts

    def data(self, *names: str) -> Data:
        """Return the probability, and the shares named."""
        shares = {name: getattr(self, name) / self.often if self.often else 0.0 for name in names}
        return {"often": self.often} | shares


def report(found: Equilibrium) -> Data:
    """Return all figures, ready for JSON."""
    answers = _answers(found)
    return {
        "game": found.game.name,
        "options": found.game.options,
        "positions": found.positions,
        "deals": len(found.deals),
        "information_states": found.information_states,
        "value": found.value,
        "exploitability": found.exploitability,
        "exploitability_percent": 100 * found.exploitability / STAKES,
        "openings": [{"hand": list(hand)} | tally.data("lies") for hand, tally in _openings(found)],
        "answers": [
            {"held": held} | tally.data("lies", "doubts") for held, tally in sorted(answers.items())
        ],
        "rounds": _rounds(found),
    }


def _openings(found: Equilibrium) -> Iterable[tuple[tuple[int, ...], Frequencies]]:
    """Tell how often the first offer is a lie, by the shape of the hand: most alike cards first."""
    tallies: dict[tuple[int, ...], Frequencies] = defaultdict(Frequencies)
    for deal in found.deals:
        view = deal.state.view(0)
        if not view.moves:
            continue
        lies = sum(chance for move, chance in found.policy(view).items() if _is_lie(found, move))
        tallies[_shape(_hand(view.table, 0))].add(deal.probability, lies)
    return sorted(tallies.items(), reverse=True)


def _answers(found: Equilibrium) -> dict[int, Frequencies]:
    """Tell how often the first claim is a lie and is doubted, by what the receiver holds of it."""
    tallies: dict[int, Frequencies] = defaultdict(Frequencies)
    for deal in found.deals:
        if deal.state.over:
            continue
        for move, chance in found.policy(deal.state.view(0)).items():
            state = deal.state.copy()
            state.play(move)
            view = state.view(1)
            claim = found.game.move_data(0, move)["claim"]
            doubts = found.policy(view)[found.game.move_number(1, {"do": "doubt"})]
            held = _hand(view.table, 1).count(claim)
            tallies[held].add(deal.probability * chance, _is_lie(found, move), doubts)
    return tallies


def _hand(table: Data, seat: int) -> list[str]:
    hand: list[str] = table["seats"][seat]["hand"]
    return hand


def _shape(hand: list[str]) -> tuple[int, ...]:
    return tuple(sorted((hand.count(card) for card in set(hand)), reverse=True))


def _is_lie(found: Equilibrium, move: int) -> bool:
    data = found.game.move_data(0, move)
    return data["do"] == "offer" and data["claim"] not in true_claims(data["card"])


def _rounds(found: Equilibrium) -> list[Data]:
    """Tell by round how often it is played, how often its claim is a lie and how often doubted."""
    tree = found.tree
    moves = tree.move[SEATS:]
    reach = find_reach(tree, found.plan)[SEATS:]
    # Two decisions make a round: an offer and a judgement.
    rounds = np.repeat(tree.steps, tree.size) // 2
    kinds = _kinds(found, moves)
    return [
        _round(number, [reach[(rounds == number) & (kinds == kind)].sum() for kind in _KINDS])
        for number in range(int(rounds.max()) + 1)
    ]


_KINDS = _TRUTH, _LIE, _BELIEVE, _DOUBT = range(4)


def _kinds(found: Equilibrium, moves: Array) -> Array:
    """Tell of every slot whether it is a truth, a lie, believing or doubting."""
    kinds = np.zeros(found.game.move_count, np.int8)
    for move in np.unique(moves).tolist():
        do = found.game.move_data(0, move)["do"]
        if do == "offer":
            kinds[move] = _LIE if _is_lie(found, move) else _TRUTH
        else:
            kinds[move] = _DOUBT if do == "doubt" else _BELIEVE
    return kinds[moves]


def _round(number: int, sums: list[Any]) -> Data:
    truths, lies, _, doubted = map(float, sums)
    tally = Frequencies(truths + lies, lies, doubted)
    return {"round": number + 1} | tally.data("lies", "doubts")

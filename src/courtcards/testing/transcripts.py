"""Transcripts of a game: what is tampered with is found, and said where."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from courtcards.play.game import Game
from courtcards.play.transcript import Fault, check, dump


def record_of(game: Game, seed: int = 5, *, legal: bool = False) -> dict[str, Any]:
    """Play a random game and return its record, as it is read from a file."""
    chance = random.Random(seed)
    state = game.deal(seed=seed)
    while not state.over:
        state.play(chance.choice(state.moves()))
    record: dict[str, Any] = json.loads(dump(state.transcript(legal=legal)))
    return record


def only_fault(record: dict[str, Any]) -> Fault:
    """Return the one fault of a record."""
    (fault,) = check(record)
    return fault


def the_record_has_the_fields_of_the_format(game: Game) -> None:
    """A record has all fields of the format, in their order."""
    record = record_of(game)
    assert list(record) == [
        "format", "game", "preset", "options", "players", "first_player", "names", "seed",
        "commitment", "log", "result",
    ]  # fmt: skip
    assert record["format"] == "courtcards/1"
    assert len(record["seed"]) == len(record["commitment"]) == 64
    assert set(record["options"]) == {option.name for option in game.kind.options.options}
    assert all(("shuffle" in entry) != ("do" in entry) for entry in record["log"])


def a_wrong_result_is_found_at_the_end(game: Game) -> None:
    """A result that the game did not have is a fault."""
    record = record_of(game)
    record["result"]["winners"] = [0]
    record["result"]["reason"] = "luck"
    fault = only_fault(record)
    assert fault.step == len(record["log"])
    assert "luck" in fault.found


def a_result_of_an_unfinished_game_and_none_of_a_finished_one_are_found(
    game: Game,
) -> None:
    """A result belongs to a game that is over."""
    record = record_of(game)
    shorter = copy.deepcopy(record)
    while "shuffle" in shorter["log"].pop():
        pass
    assert only_fault(shorter).expected == "the result null"
    record["result"] = None
    assert only_fault(record).found == "null"


def another_seat_in_a_decision_is_found_at_its_step(game: Game) -> None:
    """Only the seat to move decides."""
    record = record_of(game)
    step = next(i for i, entry in enumerate(record["log"]) if "seat" in entry)
    record["log"][step]["seat"] = (record["log"][step]["seat"] + 1) % game.players
    assert only_fault(record).step == step


def an_exchanged_card_in_a_shuffle_is_found(game: Game) -> None:
    """A seed gives one order of cards; without it, the cards must be those of the game."""
    record = record_of(game)
    if "cards" not in record["log"][0]:
        return
    cards = record["log"][0]["cards"]
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    assert only_fault(record).step == 0
    # Without a seed any order may be right, but not another set of cards.
    record["seed"] = None
    cards[0] = cards[other]
    assert only_fault(record).step == 0


def a_decision_left_out_or_added_is_found(game: Game) -> None:
    """A game is over with its last decision, neither before nor after."""
    record = record_of(game)
    steps = [i for i, entry in enumerate(record["log"]) if "seat" in entry]
    # Without an earlier one it may be another game, and come to the same.
    without = copy.deepcopy(record)
    del without["log"][steps[-1]]
    assert check(without)
    record["log"].append(record["log"][steps[-1]])
    assert only_fault(record).expected == "the end of the log, as the game is over"


def a_shuffle_where_none_belongs_is_found(game: Game) -> None:
    """Piles are shuffled when the rules say so."""
    for seed in ("kept", None):
        record = record_of(game)
        step = next(i for i, entry in enumerate(record["log"]) if "seat" in entry)
        record["log"].insert(step, record["log"][0])
        if seed is None:
            record["seed"] = None
        assert only_fault(record).step == step


def a_wrong_list_of_legal_moves_is_found(game: Game) -> None:
    """A record may list the legal moves, all of them."""
    record = record_of(game, legal=True)
    assert check(record) == []
    entry = next(entry for entry in record["log"] if "legal" in entry)
    entry["legal"].reverse()
    assert check(record) == []
    entry["legal"].pop()
    assert "legal moves" in only_fault(record).expected


CHECKS: tuple[Callable[[Game], None], ...] = (
    the_record_has_the_fields_of_the_format,
    a_wrong_result_is_found_at_the_end,
    a_result_of_an_unfinished_game_and_none_of_a_finished_one_are_found,
    another_seat_in_a_decision_is_found_at_its_step,
    an_exchanged_card_in_a_shuffle_is_found,
    a_decision_left_out_or_added_is_found,
    a_shuffle_where_none_belongs_is_found,
    a_wrong_list_of_legal_moves_is_found,
)

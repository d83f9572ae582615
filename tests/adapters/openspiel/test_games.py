"""The games in OpenSpiel's list, their parameters, and what it is told about them."""

from typing import Any

import pyspiel
import pytest

from courtcards.engine.options import Flag
from courtcards.games import GAMES
from tests.adapters.openspiel.helpers import COCKROACH, GAMBIT, MENAGERIE, ROYAL, VARIANTS, load


def test_every_game_is_registered() -> None:
    known = pyspiel.registered_names()
    assert {COCKROACH, ROYAL, GAMBIT, MENAGERIE} <= set(known)
    assert len([name for name in known if name.startswith("courtcards_")]) == len(GAMES)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_found_again_by_what_it_is_called(name: str) -> None:
    game = load(name)
    again = load(str(game))
    assert str(again) == str(game)
    assert again.game == game.game
    assert again.start.by_cards == game.start.by_cards == ("chance=seed" not in name)


def test_every_game_is_tried_in_both_ways_of_chance() -> None:
    tried = {(load(name).kind.name, load(name).start.by_cards) for name in VARIANTS}
    assert tried == {(kind.name, by_cards) for kind in GAMES for by_cards in (False, True)}


def test_options_are_those_of_the_game() -> None:
    game = load(f"{COCKROACH}(players=2,creatures=3,copies=3,limit=2,removed=3)")
    assert game.game.players == game.num_players() == 2
    wanted = {"creatures": 3, "copies": 3, "limit": 2, "removed": 3}
    assert game.game.options.items() >= wanted.items()
    assert load(f"{ROYAL}(preset=japanese)").game.options["royal_penalty"] == "always"
    assert load(f"{COCKROACH}(one_of_each_loses=True)").game.options["one_of_each_loses"] is True


def test_what_is_not_said_is_as_usual_for_so_many_players() -> None:
    assert load(COCKROACH).game.players == 4
    assert [load(f"{COCKROACH}(players={n})").game.options["limit"] for n in (2, 3)] == [5, 4]


def test_counts_of_actions_are_written_without_commas() -> None:
    counts = "shoot:6;steal:4;trade:4;bazaar:1;windfall:1"
    game = load(f"{MENAGERIE}(actions={counts})")
    assert game.game.options["actions"]["shoot"] == 6
    given = {"actions": counts.replace(";", ",")}
    assert load(str(pyspiel.load_game(MENAGERIE, given))).game == game.game


def test_no_preset_says_yes_where_a_parameter_could_not_say_no() -> None:
    for kind in GAMES:
        flags = {option.name for option in kind.options.options if isinstance(option, Flag)}
        assert not any(flags & set(values) for values in kind.options.presets.values())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (f"{COCKROACH}(limit=9)", "Option limit cannot be 9: it is a whole number from 2 to 8."),
        (f"{COCKROACH}(players=7)", "cockroach-poker is for 2 to 6 players, not 7."),
        (f"{COCKROACH}(taker=me)", "Option taker cannot be 'me': it is last_claimant or round_sta"),
        (f"{COCKROACH}(creatures=2,copies=2,limit=3)", "Option limit cannot be 3 with 2 copies"),
        (f"{ROYAL}(preset=french)", "There is no preset 'french': it is manual or japanese."),
        (f"{GAMBIT}(chance=dice)", "Parameter chance cannot be 'dice': it is cards or seed."),
        (
            f"{GAMBIT}(recall=-7)",
            "Parameter recall cannot be -7: it must be a whole number of at least 0.",
        ),
        (f"{MENAGERIE}(actions=shoot:16)", "Option actions cannot be"),
        (f"{MENAGERIE}(limit=3)", "Unknown parameter 'limit'"),
        ("courtcards_patience", "Unknown game 'courtcards_patience'"),
    ],
)
def test_a_bad_parameter_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError) as refused:
        load(name)
    assert sentence in str(refused.value)


def test_an_unknown_parameter_is_refused_without_openspiel_too() -> None:
    made = type(load(COCKROACH))
    with pytest.raises(pyspiel.SpielError, match="no parameter 'colour': there are players, "):
        made({"colour": 1})


@pytest.mark.parametrize(("players", "utility"), [(2, "ZERO_SUM"), (3, "GENERAL_SUM")])
def test_two_players_play_for_what_the_other_loses(players: int, utility: str) -> None:
    game = load(f"{GAMBIT}(players={players})")
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)


def test_bounds_hold_what_they_promise() -> None:
    game: Any = load(f"{COCKROACH}(players=2,creatures=2,copies=2,limit=2,removed=0)")
    assert game.max_game_length() == 8
    assert game.max_chance_outcomes() == 8
    assert load(f"{COCKROACH}(chance=seed)").max_chance_outcomes() == 32
    assert load(f"{COCKROACH}(chance=seed)").max_chance_nodes_in_history() == 5

"""Every option of every game: each value is taken, each bad one is refused in one sentence."""

from typing import Any

import pytest

import courtcards as cc
from courtcards.engine.contract import Kind
from courtcards.engine.options import Choice, Flag, Number, Options
from courtcards.games import GAMES
from courtcards.play.game import make_game
from tests.variants import values

OPTIONS = [(kind, option) for kind in GAMES for option in kind.options.options]


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=lambda x: x.name)
def test_every_value_goes_into_the_record_and_the_transcript(kind: Kind, option: Any) -> None:
    for value in values(option):
        game = make_game(kind.name, kind.min_players, None, {option.name: value})
        state = game.deal(seed=1)
        stored = state.record[option.name]
        assert (stored == option.stored(value)).all()
        assert state.transcript()["options"][option.name] == value


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=lambda x: x.name)
def test_what_is_typed_is_what_is_meant(kind: Kind, option: Any) -> None:
    for value in values(option):
        text = f"{option.name}={option.written(value)}"
        assert kind.options.parse(text) == (option.name, value)


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=lambda x: x.name)
def test_a_bad_value_is_named_with_what_would_be_right(kind: Kind, option: Any) -> None:
    bad: Any
    for bad in ("nonsense", None, 2.5, 9999, -1, [], {}):
        with pytest.raises(cc.OptionError) as error:
            make_game(kind.name, kind.min_players, None, {option.name: bad})
        assert f"Option {option.name} cannot be" in str(error.value)
        assert option.allowed() in str(error.value)


def test_a_number_is_not_a_flag_and_a_flag_is_not_a_number() -> None:
    with pytest.raises(cc.OptionError):
        Number("n", 0, 5, lambda players: 1).check(True)
    with pytest.raises(cc.OptionError):
        Flag("f").check(1)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_an_unknown_option_is_named_with_those_there_are(kind: Kind) -> None:
    with pytest.raises(cc.OptionError, match="There is no option 'colour': this game has"):
        make_game(kind.name, kind.min_players, None, {"colour": "red"})


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=lambda x: x.name)
def test_what_is_refused_alone_says_which_option_must_be_changed_too(
    kind: Kind, option: Any
) -> None:
    for value, others in getattr(option, "only_with", {}).items():
        for players in range(kind.min_players, kind.max_players + 1):
            with pytest.raises(cc.OptionError, match=f"{option.name} cannot be {value}"):
                make_game(kind.name, players, None, {option.name: value})
            for other in map(kind.options.find, others):
                one_less = {option.name: value, other.name: other.default(players) - 1}
                assert make_game(kind.name, players, None, one_less).options[option.name] == value


def test_given_goes_before_preset_goes_before_default() -> None:
    options = Options(
        (Choice("a", ("x", "y")), Choice("b", ("x", "y")), Choice("c", ("x", "y"))),
        presets={"plain": {}, "other": {"a": "y", "b": "y"}},
    )
    assert options.resolve(2, None, {}) == {"a": "x", "b": "x", "c": "x"}
    assert options.resolve(2, "other", {"b": "x"}) == {"a": "y", "b": "x", "c": "x"}


def test_an_unknown_preset_is_named_with_those_there_are() -> None:
    with pytest.raises(cc.OptionError, match="no preset 'french': it is manual or japanese"):
        cc.game("cockroach-poker-royal", preset="french")
    with pytest.raises(cc.OptionError, match="no preset 'manual': this game has none"):
        cc.game("cockroach-poker", preset="manual")


@pytest.mark.parametrize(
    ("actions", "fault"),
    [
        ({"shoot": 4, "steal": 3, "trade": 3, "bazaar": 3, "windfall": 4}, "17 cards in all"),
        ({"shoot": 7, "steal": 0, "trade": 0, "bazaar": 5, "windfall": 4}, "9 cards for bazaar"),
        ({"shoot": 16}, "{'shoot': 16}"),
        ({"shoot": -1, "steal": 8, "trade": 3, "bazaar": 3, "windfall": 3}, "-1 for shoot"),
    ],
)
def test_m1_bad_combinations_of_actions_are_refused(actions: dict[str, int], fault: str) -> None:
    with pytest.raises(cc.OptionError, match="Option actions cannot be") as error:
        cc.game("royal-menagerie", actions=actions)
    assert fault in str(error.value)


def test_the_japanese_preset_differs_where_its_rulebook_does() -> None:
    manual = cc.game("cockroach-poker-royal", preset="manual").options
    japanese = cc.game("cockroach-poker-royal", preset="japanese").options
    changed = {name: value for name, value in japanese.items() if manual[name] != value}
    assert changed == {"royal_penalty": "always", "special_goes": "table"}
    assert cc.game("cockroach-poker-royal").preset == "manual"

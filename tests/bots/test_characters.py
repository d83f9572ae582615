"""Characters can be told apart by how they play: figures of seeded games, always the same."""

from collections import Counter

import pytest

from courtcards.bots.bot_games import BotGames
from courtcards.bots.catalogue import make_bot
from courtcards.bots.characters import CHARACTERS, NAMES
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.engine.errors import OptionError
from courtcards.lab.arena import arena
from courtcards.play.game import make_game, read_seed
from courtcards.play.series import deal_in_series

SEED = 16


def figures(game: str, level: str, bots: list[str], games: int = 80) -> dict[str, dict[str, float]]:
    """Return how some characters played, each as a share or a number per game or hand."""
    report = arena(
        make_game(game, 4, None, {}), [f"{level}:{bot}" for bot in bots], games, seed=SEED
    )
    return {
        bot: {name: found.value for name, found in standing.habits.items() if found is not None}
        for bot, standing in zip(bots, report.standings, strict=True)
    }


@pytest.mark.parametrize("game", ["cockroach-poker", "cockroach-poker-royal"])
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_liars_lie_and_doubters_doubt(game: str, level: str) -> None:
    how = figures(game, level, ["herald", "jester", "duchess", "abbess"])
    assert how["jester"]["lies"] > how["herald"]["lies"] + 0.3
    assert how["duchess"]["doubts"] > how["abbess"]["doubts"] + 0.08


def test_daredevils_pass_cards_on_and_the_careful_judge_them() -> None:
    how = figures("cockroach-poker", "regular", ["captain", "alchemist", "page", "cook"])
    for brave in ("captain", "alchemist"):
        for careful in ("page", "cook"):
            assert how[brave]["passed on"] > how[careful]["passed on"] + 0.05


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_daredevils_hit_and_bust_more_than_the_timid(level: str) -> None:
    how = figures("royal-gambit", level, ["captain", "page", "cook", "alchemist"])
    for brave in ("captain", "alchemist"):
        for careful in ("page", "cook"):
            assert how[brave]["hits per hand"] > how[careful]["hits per hand"] + 0.2
            assert how[brave]["busts"] > how[careful]["busts"] + 0.04


def gifts_to_the_vizier(character: str, games: int = 200) -> float:
    """Return which share of gifts a character makes to the Vizier when it is on that side."""
    game = make_game("royal-menagerie", 4, None, {})
    bot, other = make_bot(f"regular:{character}", game), make_bot("regular", game)
    assert isinstance(bot, CompiledBot)
    assert isinstance(other, CompiledBot)
    played, seed = BotGames(game), read_seed(SEED)
    count: Counter[bool] = Counter()
    for deal in range(games):
        me, (state, _) = deal % 4, deal_in_series(game, seed, deal)
        specs = [(bot if seat == me else other).spec(deal) for seat in range(4)]
        for move in played.play(specs, seed, deal, 0)[1]:
            state.play(move)
        view = state.full_view()
        roles = [seat["role"] for seat in view.table["seats"]]
        gifts = [event for event in view.events if event["event"] == "gifted"]
        if roles[me] == "loyalist":
            count.update(roles[gift["to"]] == "vizier" for gift in gifts if gift["seat"] == me)
    return count[True] / count.total()


def test_the_loyal_serve_the_vizier_and_the_schemer_hides() -> None:
    assert gifts_to_the_vizier("squire") > gifts_to_the_vizier("chancellor") + 0.05


def test_masters_play_alike_whoever_they_are() -> None:
    """As their page says: a style would make them weaker."""
    for name in ("cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie"):
        game = make_game(name, 4, None, {})
        bots = [make_bot(f"master:{one}", game) for one in NAMES]
        assert len({bot.spec(0) for bot in bots if isinstance(bot, CompiledBot)}) == 1


def test_a_bot_without_a_character_is_anybody() -> None:
    game = make_game("cockroach-poker", 4, None, {})
    bot = make_bot("regular", game)
    assert isinstance(bot, CompiledBot)
    assert bot.spec(1) != bot.spec(2)
    for name in CHARACTERS:
        one = make_bot(f"regular:{name}", game)
        assert isinstance(one, CompiledBot)
        assert one.spec(1) == one.spec(2)


def test_a_bot_that_cannot_be_is_refused_in_one_sentence() -> None:
    game = make_game("cockroach-poker", 4, None, {})
    for name, said in {
        "regular:queen": "There is no character 'queen': there are duchess,",
        "regular:": "There is no character '': there are duchess,",
        "search:cook": "The bot 'search' has no character: levels and 'thumb' have.",
        "king:cook": "There is no bot 'king:cook' for cockroach-poker: there are",
    }.items():
        with pytest.raises(OptionError) as caught:
            make_bot(name, game)
        assert str(caught.value).startswith(said)

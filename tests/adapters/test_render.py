import numpy as np
import pytest

from courtcards.adapters.gym import Env
from courtcards.adapters.pettingzoo import raw_env
from courtcards.adapters.picture import picture
from courtcards.adapters.text import render_text
from courtcards.engine.compile import Array
from courtcards.play.game import Game
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS

every_game = pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)


@every_game
def test_text_is_what_the_seat_may_know_in_both_languages(game: Game) -> None:
    zoo = raw_env(game, render_mode="ansi")
    japanese = raw_env(game, render_mode="ansi", language="ja")
    zoo.reset(seed=3)
    japanese.reset(seed=3)
    state = zoo.batch.state(0)
    assert zoo.render() == render_text(game, state.view(state.turn).table, state.turn)
    assert game.language("en").text("name") in zoo.render()
    assert game.language("ja").text("name") in japanese.render()


@every_game
def test_pictures_of_a_game_have_one_size_and_change_with_it(game: Game) -> None:
    state = game.deal(seed=1)
    pictures: list[Array] = []
    while not state.over and len(pictures) < 20:
        pictures.append(picture(game, state.view(state.turn).table, state.turn))
        state.play(int(state.legal[-1]))
    assert len({image.shape for image in pictures}) == 1
    assert len({image.tobytes() for image in pictures}) == len(pictures)


def test_a_picture_shows_a_viewer_what_others_do_not_see() -> None:
    game = DEFAULTS[0]
    state = game.deal(seed=1)
    public, own = picture(game, state.view().table, None), picture(game, state.view(0).table, 0)
    assert not np.array_equal(public, own)


def test_without_a_mode_nothing_is_rendered() -> None:
    env = Env("royal-gambit", opponents="random")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="make the environment with a render_mode"):
        assert env.render() is None

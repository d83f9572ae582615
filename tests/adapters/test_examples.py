"""The examples do what they say."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import courtcards as cc
from courtcards.lab.arena import arena

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_agents_play_in_a_tournament_and_forfeit_nothing() -> None:
    tournament = load("tournament")
    entrants = [tournament.entrant(tournament.first), tournament.entrant(tournament.trusting)]
    report = arena(cc.game("cockroach-poker", 2), [*entrants, "random"], games=12, seed=1)
    assert report.names == ("first", "trusting", "random")
    assert report.forfeits == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_prompt_has_every_legal_move_and_no_more_than_the_seat_knows(language: str) -> None:
    agent = load("text_agent")
    state = cc.game("cockroach-poker", 3).deal(seed=3)
    card = state.moves()[0].data["card"]
    state.play({"do": "offer", "card": card, "to": 1, "claim": card})
    asked, told = (agent.prompt(state.view(seat), language) for seat in (1, 0))
    for i, move in enumerate(state.moves()):
        assert f"{i}: {move.text(language)}" in asked
    known = state.view(0).tell(language)[-1]
    assert known in told
    assert known not in asked


def test_a_model_that_names_no_move_is_asked_again() -> None:
    agent = load("text_agent")
    view = cc.game("royal-gambit", 2).deal(seed=1).view(0)
    answers = iter(["no idea", "move 7", "I think 1."])
    asked: list[str] = []

    def model(text: str) -> str:
        asked.append(text)
        return next(answers)

    assert str(agent.choose(view, model)) == "stay"
    assert "There is no number in 'no idea'." in asked[1]
    assert "There is no move 7: they go from 0 to 1." in asked[2]


def test_a_model_that_never_answers_plays_at_random() -> None:
    agent = load("text_agent")
    result = agent.play(cc.game("cockroach-poker", 2), lambda text: "", "random", seed=1)
    assert sorted(result.winners + result.losers) == [0, 1]


def test_ppo_shares_out_a_result_among_the_decisions_before_it() -> None:
    torch = pytest.importorskip("torch")
    ppo = load("ppo")

    def step(value: float, result: float, ended: bool) -> tuple[Any, ...]:
        unused = (None, None, None, None)
        return (*unused, torch.tensor([value]), torch.tensor([result]), torch.tensor([ended]))

    steps = [step(0.5, 0.0, False), step(0.2, -1.0, True), step(0.4, 0.0, False)]
    found = ppo.advantages(steps, torch.tensor([0.3])).flatten().tolist()
    # The last step belongs to the next game, whose outcome is only expected.
    assert found[2] == pytest.approx(0.3 - 0.4)
    assert found[1] == pytest.approx(-1 - 0.2)
    assert found[0] == pytest.approx(0.2 - 0.5 + ppo.LAMBDA * (-1 - 0.2))


def test_ppo_learns_the_same_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    ppo = load("ppo")
    monkeypatch.setattr(ppo, "GAMES", 8)
    monkeypatch.setattr(ppo, "STEPS", 4)
    game = cc.game("cockroach-poker", 2)
    one, other, third = (ppo.train(game, "random", 64, seed).state_dict() for seed in (1, 1, 2))
    assert all(torch.equal(one[name], other[name]) for name in one)
    assert not all(torch.equal(one[name], third[name]) for name in one)

"""Our positions as states of OpenSpiel."""

from typing import TYPE_CHECKING, Any

import pyspiel

from courtcards.adapters.openspiel.draws import SEEDS, Draw, Outcomes, SeedDraw, digits_of
from courtcards.adapters.openspiel.observer import write_table
from courtcards.adapters.openspiel.position import CHANCE, OVER, SpielPosition, names_of
from courtcards.adapters.openspiel.resampling import resample
from courtcards.engine.gate import EVERYTHING
from courtcards.engine.phrases import Data
from courtcards.engine.trace import NONE
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.view import View

if TYPE_CHECKING:
    from courtcards.adapters.openspiel.game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of one of our games, which stands in `position`."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position: SpielPosition = game.start.copy()

    def current_player(self) -> int:
        """Return whose turn it is."""
        return self.position.turn

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.position.turn == OVER

    def is_chance_node(self) -> bool:
        """Say whether chance has more to draw."""
        return self.position.turn == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions; asked here, OpenSpiel need not turn them into its own lists."""
        turn = self.position.turn
        if turn == CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        return list(self.position.legal) if player is None or player == turn else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> Outcomes:
        """Return what chance may draw, with probabilities."""
        draw = self.position.draw
        return draw.outcomes() if draw else []

    def _apply_action(self, action: int) -> None:
        position = self.position
        if action in position.legal:
            position.play(action)
        elif position.draw and position.draw.allows(action):
            position.go_on(action)
        else:
            raise self._illegal(action)

    def _illegal(self, action: int) -> pyspiel.SpielError:
        turn = self.position.turn
        if turn == OVER:
            return pyspiel.SpielError("The game is over: there is nothing left to play.")
        who = "chance" if turn == CHANCE else f"P{turn}"
        legal = self.legal_actions()
        named = [f"{number} ({self._action_to_string(turn, number)})" for number in legal[:5]]
        rest = f" and {len(legal) - 5} more" if len(legal) > 5 else ""
        return pyspiel.SpielError(
            f"Action {action} is not legal now: {who} may play {', '.join(named)}{rest}."
        )

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        game = position.game
        if player != CHANCE:
            return Move(game, player, action).text("en", names_of(game))
        return describe(game, position.draw, action) if position.draw else str(action)

    def returns(self) -> list[float]:
        """Return 1 for winners and -1 for the others; 0 for all if everybody wins."""
        position = self.position
        if position.turn != OVER:
            return [0.0] * position.game.players
        rewards = position.rewards()
        return [0.0 if all(rewards) else 2.0 * reward - 1.0 for reward in rewards]

    def view(self, seat: int) -> View:
        """Return all that a seat may know, in our own terms."""
        return self.position.view(self._checked(seat))

    def _checked(self, seat: int) -> int:
        if seat not in range(self.num_players()):
            last = self.num_players() - 1
            raise pyspiel.SpielError(f"There is no seat {seat}: seats go from 0 to {last}.")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that a player cannot tell from this one, every arrangement equally likely."""
        return resample(self, self._checked(player), int(sampler() * SEEDS))

    def __str__(self) -> str:
        position = self.position
        shown = drawn_so_far(position.game, position.draw) if position.draw else {}
        if position.past:
            shown |= position.game.kind.view.see(position.states[0], EVERYTHING)
        return write_table(shown)


def drawn_so_far(game: Game, draw: Draw | SeedDraw) -> Data:
    """Tell what chance has drawn of a pile or a seed."""
    if isinstance(draw, SeedDraw):
        return {"seed": digits_of(draw.seed)[-draw.digits :] if draw.digits else []}
    words = game.kind.words.pile_words(draw.label)
    pile = game.kind.words.SHUFFLES[draw.label]
    return {f"drawn {pile}": [None if card == NONE else words[card] for card in draw.cards]}


def describe(game: Game, draw: Draw | SeedDraw, outcome: int) -> str:
    """Say what chance draws."""
    if isinstance(draw, SeedDraw):
        return f"seed, digit {draw.digits + 1}: {outcome}"
    words = game.kind.words
    pile, place = words.SHUFFLES[draw.label], draw.places[draw.at].name
    cards = words.pile_words(draw.label)
    drawn = f"{outcome} × {cards[draw.kind]}" if draw.is_counted else cards[outcome]
    return f"{pile}, {place}: {drawn}"

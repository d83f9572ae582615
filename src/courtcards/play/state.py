"""A game being played, step by step, with everything that has happened in it."""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from courtcards.engine.compile import Array, Record
from courtcards.engine.errors import MoveError, TranscriptError, choices
from courtcards.engine.gate import EVERYTHING, SPECTATOR
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, copy_records
from courtcards.play.events import EventLog
from courtcards.play.moves import Decision, Move, Result
from courtcards.play.stepper import Shuffle, Stepper
from courtcards.play.view import Outlook, View

if TYPE_CHECKING:
    from courtcards.play.game import Game


class State:
    """A game in progress. It always rests at a decision (two or more legal moves) or at the end.

    `log` holds every shuffle and every decision in order, `history` every event as rows of numbers.

    >>> import courtcards as cc
    >>> state = cc.game("royal-gambit").deal(seed=1)
    >>> state.play("stay")
    >>> state
    <State royal-gambit after 1 move, seat 1 to move>
    """

    def __init__(self, game: "Game", seed: bytes | None) -> None:
        self.game = game
        self.seed = seed
        self.log: list[Shuffle | Decision] = []
        self._states = copy_records(game.blank)
        self._stepper = Stepper(game)
        self._events = EventLog()
        self._stack: list[Shuffle] = []
        # Where in the log piles are whose order was given, and not made by chance.
        self._given: set[int] = set()
        self._watch()

    def _watch(self) -> None:
        """Keep a view of a single field, which is much faster to read than a field of a record."""
        self._turn = self._states["turn"]

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        # Pickling and copy.deepcopy turn the view into a separate array.
        self.__dict__.update(attributes)
        self._watch()

    @classmethod
    def deal(
        cls, game: "Game", seed: bytes | None, first: int, piles: Sequence[Shuffle] = ()
    ) -> Self:
        """Begin a game; `Game.deal` is the public way to do it. Without seed all piles must be given."""
        state = cls(game, seed)
        if seed is not None:
            state._states["key"][0] = np.frombuffer(seed, "<u4")
        else:
            state._stepper.must_stack()
        state.stack(piles)
        state._stepper.deal(state._states, first, state._stack)
        state._write_down()
        state._play_forced()
        return state

    @property
    def turn(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        turn: int = self._turn.item()
        return None if turn == OVER else turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._stepper.count == 0

    @property
    def first_player(self) -> int:
        """The seat that began."""
        return int(self._states["first"][0])

    @property
    def record(self) -> Record:
        """The state record, for the game's own modules."""
        return self._states[0]

    @property
    def decisions(self) -> list[Decision]:
        """Every move that somebody chose, in order."""
        return [entry for entry in self.log if isinstance(entry, Decision)]

    @property
    def legal(self) -> Array:
        """The numbers of the legal moves, lowest first."""
        stepper = self._stepper
        return stepper.moves[: stepper.count]

    @property
    def history(self) -> Array:
        """Every event so far, in full, one row each (`engine.trace` names the columns)."""
        return self._events.rows

    @property
    def event_count(self) -> int:
        """How many events there are so far; the next one has this index in `history`."""
        return len(self._events)

    @property
    def table(self) -> Data:
        """What lies on the table, and in every hand, as data: that of the full view.

        >>> import courtcards as cc
        >>> state = cc.game("royal-menagerie").deal(seed=1)
        >>> state.table == state.full_view().table
        True
        """
        return self.game.kind.view.see(self.record, EVERYTHING)

    def hand(self, seat: int) -> list[str]:
        """Return the cards that a seat holds, those of a kind together.

        >>> import courtcards as cc
        >>> cc.game("cockroach-poker", players=6).deal(seed=1).hand(5)
        ['bat', 'bat', 'fly', 'toad', 'rat', 'scorpion', 'spider', 'spider', 'stink-bug', 'stink-bug']
        """
        hand: list[str] = self._of_seat(seat, "hand")
        return hand

    def role(self, seat: int) -> str:
        """Return the role of a seat, in games with secret roles.

        >>> import courtcards as cc
        >>> cc.game("royal-menagerie").deal(seed=1).role(0)
        'conspirator'
        """
        role: str = self._of_seat(seat, "role")
        return role

    def _of_seat(self, seat: int, what: str) -> Any:
        self._check_seat(seat)
        told = self.table["seats"][seat]
        if what not in told:
            raise MoveError(f"In {self.game.name} a seat has no {what}: it has {choices(told)}.")
        return told[what]

    @property
    def card(self) -> str | None:
        """The card that is on its way from hand to hand; None if there is none."""
        passed = self.table.get("passed")
        return passed["card"] if passed and passed["on_its_way"] else None

    @property
    def claim_is_true(self) -> bool | None:
        """Whether what was claimed last of the cards that lie there is true; None if nothing is."""
        find_out = self.game.kind.claim_is_true
        return None if find_out is None else find_out(self.record)

    def moves(self) -> list[Move]:
        """Return the legal moves, in a fixed order.

        >>> import courtcards as cc
        >>> print(cc.game("royal-gambit").deal(seed=1).moves()[0])
        hit
        """
        return self.game.moves(self._turn.item(), self.legal)

    def check(self, move: "Move | int | Data | str") -> int:
        """Return the number of a legal move, without playing it; any other is an error."""
        if self.over:
            raise MoveError("The game is over: there is nothing left to play.")
        number = self._number(move, int(self._turn[0]))
        if number not in self.legal.tolist():
            raise self._illegal(move)
        return number

    def play(self, move: "Move | int | Data | str") -> None:
        """Play a legal move: a `Move`, its number, its transcript form or its English text."""
        if self._stepper.count == 0:
            raise MoveError("The game is over: there is nothing left to play.")
        seat: int = self._turn.item()
        number = self._number(move, seat)
        if not self._step(number, Decision(seat, number)):
            raise self._illegal(move)
        self._play_forced()

    def _number(self, move: "Move | int | Data | str", seat: int) -> int:
        if isinstance(move, Move):
            return move.number if (move.game, move.seat) == (self.game, seat) else -1
        if isinstance(move, str):
            return next((one.number for one in self.moves() if one.text() == move), -1)
        if isinstance(move, dict):
            return self.game.move_number(seat, move)
        return int(move)

    def _illegal(self, move: "Move | int | Data | str") -> MoveError:
        name = f"move {move}" if isinstance(move, int) else str(move)
        return MoveError(f"“{name}” is not legal now: {self._legal_in_words()}.")

    def _legal_in_words(self) -> str:
        moves = [str(move) for move in self.moves()[:5]]
        more = self._stepper.count - len(moves)
        rest = f" and {more} more" if more else ""
        return f"{self.game.names()[self._turn.item()]} may {'; '.join(moves)}{rest}"

    def view(self, seat: int | None = None, since: int = 0) -> View:
        """Return all that a seat may know; without a seat, what a spectator may know.

        With `since` the view's events are only those from that index on: what is new to somebody who
        has had a view before.

        >>> import courtcards as cc
        >>> state = cc.game("royal-gambit").deal(seed=1)
        >>> known = state.event_count
        >>> state.play("hit")
        >>> state.view(0, since=known).tell()
        ['Player 1 flips 8♣.']
        """
        if seat is not None:
            self._check_seat(seat)
        viewer = SPECTATOR if seat is None else seat
        return View(self.game, self._states, self.history, self.legal, viewer, since)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.game.players):
            raise MoveError(
                f"There is no seat {seat!r}: seats go from 0 to {self.game.players - 1}."
            )

    def look_around(self, since: int = 0) -> Outlook:
        """Return what everybody and each seat may know now, and of the events from an index on.

        >>> import courtcards as cc
        >>> state = cc.game("cockroach-poker").deal(seed=1)
        >>> before = state.look_around().marks
        >>> state.play(state.moves()[0])
        >>> [old == new for old, new in zip(before, state.look_around().marks)]
        [False, True, True, True]
        """
        return Outlook(self.game, self._states, self.history[since:])

    def full_view(self, since: int = 0) -> View:
        """Return everything, hidden cards included."""
        return self.seen_by(EVERYTHING, since)

    def seen_by(self, viewer: int, since: int = 0) -> View:
        """Return all that a viewer may know: a seat, `SPECTATOR` or `EVERYTHING` of `engine.gate`."""
        return View(self.game, self._states, self.history, self.legal, viewer, since)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is in progress."""
        return self.game.result(self._states, self.history) if self.over else None

    def transcript(self, *, names: Sequence[str] | None = None, legal: bool = False) -> Data:
        """Return the portable record of the game, ready for JSON."""
        from courtcards.play.transcript import write

        return write(self, names, legal)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed, to be published before the deal."""
        return hashlib.sha256(self.seed).hexdigest() if self.seed is not None else None

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State(self.game, self.seed)
        twin._states = copy_records(self._states)
        twin._watch()
        twin._stepper.take_after(self._stepper)
        twin._events = self._events.copy()
        twin._stack = list(self._stack)
        twin._given = set(self._given)
        twin.log = list(self.log)
        return twin

    def stack(self, piles: Sequence[Shuffle]) -> None:
        """Give piles that will be used, in this order, instead of shuffling."""
        self._stack += piles

    def given_piles(self, start: int) -> list[Shuffle]:
        """Return the piles in the log, from an index up to the next decision, whose order was given."""
        piles = []
        for index in range(start, len(self.log)):
            entry = self.log[index]
            if isinstance(entry, Decision):
                break
            if index in self._given:
                piles.append(entry)
        return piles

    @property
    def stacked(self) -> int:
        """How many given piles have not been used yet."""
        return len(self._stack)

    def to_bytes(self) -> bytes:
        """Return the state record as bytes; `from_bytes` brings it back."""
        return self._states.tobytes()

    @classmethod
    def from_bytes(cls, game: "Game", data: bytes) -> Self:
        """Return a state with the record of `to_bytes`; what happened before is not in it."""
        if len(data) != game.kind.state.itemsize:
            size = game.kind.state.itemsize
            raise TranscriptError(f"A state of {game.name} has {size} bytes, not {len(data)}.")
        state = cls(game, None)
        state._states[:] = np.frombuffer(data, game.kind.state)
        state._stepper.look(state._states)
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        count = len(self.decisions)
        # A state that came from bytes does not know what was before.
        past = f" after {count} move{'' if count == 1 else 's'}" if self.log else ""
        return f"<State {self.game.name}{past}, {self._stand()}>"

    def _stand(self) -> str:
        """Say in a few words how the game stands."""
        if self.result is None:
            return f"seat {self.turn} to move"
        winners = ", ".join(map(str, self.result.winners))
        seats = "seat" if len(self.result.winners) == 1 else "seats"
        return f"won by {seats} {winners}" if winners else "won by nobody"

    def _play_forced(self) -> None:
        # A step with exactly one legal move is not a decision.
        while self._stepper.count == 1:
            self._step(self._stepper.moves.item(0), None)

    def _step(self, number: int, decision: Decision | None) -> bool:
        """Play one step and write it down; False, and nothing done, if it is not legal."""
        if not self._stepper.step(self._states, number, self._stack):
            return False
        if decision is not None:
            self.log.append(decision)
        self._write_down()
        return True

    def _write_down(self) -> None:
        """Write down what the last step did."""
        stepper = self._stepper
        self._events.add(stepper.events)
        if shuffles := stepper.shuffles:
            stepper.check_piles()
            given = min(len(shuffles), len(self._stack))
            self._given.update(range(len(self.log), len(self.log) + given))
            self.log += shuffles
            del self._stack[: len(shuffles)]

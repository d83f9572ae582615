"""The table itself: a fold over its log."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from courtcards.bots.characters import display_name, stand_in
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.view import Outlook
from courtcards.table.clocks import Clock
from courtcards.table.commands import BotPace
from courtcards.table.log import (
    AnyChange,
    Away,
    Back,
    Cleared,
    Created,
    Entry,
    Joined,
    Left,
    Moved,
    Muted,
    Named,
    Paced,
    Said,
    Sat,
    Seated,
    Started,
    Why,
)
from courtcards.table.settings import Settings

Phase = Literal["waiting", "playing", "over"]

# Who plays for somebody who is away, or has left in the middle of a game.
STAND_IN = "regular"
# How much of what was said is kept for those who come later.
KEPT_TALK = 50


@dataclass
class Person:
    """Somebody with a token of this table."""

    name: str
    token_hash: str
    seat: int | None
    face: str | None = None
    muted: set[int] = field(default_factory=set)
    left: bool = False


@dataclass
class Seat:
    """A place at the table: free, a person's, or a bot's."""

    person: int | None = None
    # The level of a bot, and who it is.
    bot: str | None = None
    character: str | None = None
    away: Why | None = None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now; None if a person does, or nobody."""
        return STAND_IN if self.away else self.bot

    @property
    def is_free(self) -> bool:
        """Whether nobody has this seat."""
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class KeptRemark:
    """Something said, by whom, and which persons do not want to hear it."""

    version: int
    seat: int
    said: Said
    unheard: frozenset[int]


@dataclass(frozen=True)
class Timing:
    """When a decision was made, in milliseconds since the start, and by which bot."""

    at: int
    by: str | None


class Table:
    """The complete state of a table after the entries of its log so far.

    None of it may be sent as it is: `sight` decides what each viewer may know.
    """

    def __init__(self, log: Iterable[Entry] = ()) -> None:
        self.log: list[Entry] = []
        self.persons: list[Person] = []
        self.seats: list[Seat] = []
        self.host = 0
        self.settings: Settings
        self.game: Game
        self.clock: Clock
        self.state: State | None = None
        # The number of the game that is on or was last, from 1; 0 before the first.
        self.number = 0
        # Who played the game that is on or was last: their names, and the seats as they were at its start.
        self.names: list[str] = []
        self.lineup: list[Seat] = []
        self.timings: list[Timing] = []
        self.started_at = 0
        self.seed = ""
        self.next_seed = ""
        self.pace: BotPace = "brisk"
        self.remarks: list[KeptRemark] = []
        # The last versions at which the position, and at which anything else but talk changed.
        self.moved_at = 0
        self.seated_at = 0
        # When whoever's turn it is got it, or came back to it, in milliseconds.
        self.turned_at = 0
        # How many events of the game there were before the last entry.
        self.events_before = 0
        # What each seat may know of the position and of the last events; and what stood before the last
        # entry for all that each seat alone knew.
        self.outlook: Outlook | None = None
        self.marks_before: list[int] = []
        self._answers: dict[tuple[int, str], int] = {}
        self._tokens: dict[str, int] = {}
        # Nobody is told about entries that were stored.
        self._is_told = False
        for entry in log:
            self.apply(entry)
        self._is_told = True
        self._look_around()

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def phase(self) -> Phase:
        """Whether people are still coming, playing, or done."""
        if self.state is None:
            return "waiting"
        return "over" if self.state.over else "playing"

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed of the game that is on; else of the one that comes next."""
        return commitment_of(self.seed if self.phase == "playing" else self.next_seed)

    @property
    def player(self) -> str | None:
        """The bot whose decision is awaited; None if a person's is, or none."""
        turn = self.turn
        return self.seats[turn].player if turn is not None else None

    @property
    def turn(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.state.turn if self.state is not None else None

    @property
    def is_unattended(self) -> bool:
        """Whether people come and go here, with days to think."""
        return self.clock.pace is not None and self.clock.pace.is_unattended

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody has."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    @property
    def characters(self) -> list[str]:
        """Who the bots at the table are."""
        return [seat.character for seat in self.seats if seat.character is not None]

    def name(self, seat: int) -> str:
        """Return what whoever has a seat is called."""
        person, character = self.seats[seat].person, self.seats[seat].character
        if person is not None:
            return self.persons[person].name
        return display_name(character or stand_in(seat, self.characters))

    def person_of(self, token: str) -> int | None:
        """Return whose token this is; none for one that is wrong or has expired."""
        return self._tokens.get(hash_token(token))

    def seat_of(self, person: int | None) -> int | None:
        """Return the seat of a person."""
        return None if person is None else self.persons[person].seat

    def answer_to(self, person: int, command: str) -> int | None:
        """Return the version that a command of somebody's led to, if it was accepted before."""
        return self._answers.get((person, command))

    def apply(self, entry: Entry) -> None:
        """Go on by one entry of the log."""
        self.events_before = self.state.event_count if self.state is not None else 0
        self.marks_before = self.outlook.marks if self.outlook is not None else []
        self._change(entry)
        self.log.append(entry)
        if self._gives_turn(entry.change):
            self.turned_at = entry.at
        if isinstance(entry.change, Moved):
            self.moved_at = entry.version
        elif not isinstance(entry.change, Said | Muted):
            self.seated_at = entry.version
        if entry.person is not None and entry.command is not None:
            self._answers[entry.person, entry.command] = entry.version

    def _gives_turn(self, change: AnyChange) -> bool:
        """Whether somebody has the turn from now on."""
        is_back = isinstance(change, Back) and change.seat == self.turn
        return is_back or isinstance(change, Moved | Started)

    def _change(self, entry: Entry) -> None:
        match entry.change:
            case Moved() as moved:
                self._move(moved, entry.at)
            case Created() as created:
                self._create(created)
            case Started() as started:
                self._start(started, entry)
            case Joined() as joined:
                self._join(joined)
            case (Seated() | Cleared() | Paced() | Away() | Back()) as change:
                self._change_seats(change)
            case change:
                assert entry.person is not None
                self._change_person(entry.version, entry.person, change)

    def _change_seats(self, change: Seated | Cleared | Paced | Away | Back) -> None:
        match change:
            case Seated(bots, characters):
                self._seat_bots(bots, characters)
            case Cleared(number):
                person = self.seats[number].person
                if person is not None:
                    self.persons[person].seat = None
                self.seats[number] = Seat()
            case Paced(pace):
                self.pace = pace
            case Away(seat, why):
                self.seats[seat].away = why
            case Back(seat):
                self.seats[seat].away = None
                self.clock.refill(seat)

    def _change_person(
        self, version: int, number: int, change: Sat | Left | Named | Said | Muted
    ) -> None:
        person = self.persons[number]
        match change:
            case Sat(seat):
                if person.seat is not None:
                    self.seats[person.seat] = Seat()
                person.seat = seat
                self.seats[seat] = Seat(person=number)
            case Left():
                self._leave(number)
            case Named(name):
                person.name = name
            case Muted(seat, muted):
                (person.muted.add if muted else person.muted.discard)(seat)
            case Said() as said:
                assert person.seat is not None
                self._hear(version, person.seat, said)

    def _create(self, created: Created) -> None:
        self.settings = created.settings
        self.game = created.settings.build()
        self.pace = created.settings.pace
        self.next_seed = created.seed
        self.clock = Clock(created.settings.clock, self.game.players)
        self.seats = [Seat() for _ in range(self.game.players)]
        self._seat_bots(created.bots, created.characters)
        self._join(created)

    def _seat_bots(self, bots: dict[int, str], characters: dict[int, str]) -> None:
        for number, level in bots.items():
            self.seats[number] = Seat(bot=level, character=characters.get(number))
        for number in bots:
            seat = self.seats[number]
            seat.character = seat.character or stand_in(number, self.characters)

    def _join(self, who: Created | Joined) -> None:
        number = len(self.persons)
        self.persons.append(Person(who.name, who.token_hash, who.seat, who.face))
        self._tokens[who.token_hash] = number
        if who.seat is not None:
            self.seats[who.seat] = Seat(person=number)

    def _leave(self, number: int) -> None:
        person = self.persons[number]
        del self._tokens[person.token_hash]
        person.left = True
        if person.seat is not None:
            self.seats[person.seat] = Seat()
            # A game that is on needs somebody in the seat.
            if self.phase == "playing":
                self._seat_bots({person.seat: STAND_IN}, {})
            person.seat = None
        if number == self.host:
            staying = (other for other, who in enumerate(self.persons) if not who.left)
            self.host = next(staying, number)

    def _start(self, started: Started, entry: Entry) -> None:
        self.seed, self.next_seed = self.next_seed, started.next_seed
        self.number += 1
        for seat in self.seats:
            seat.away = None
        self.names = [self.name(seat) for seat in range(self.game.players)]
        self.lineup = [replace(seat) for seat in self.seats]
        self.timings = []
        self.started_at = entry.at
        self.clock = Clock(self.settings.clock, self.game.players)
        self.state = self.game.deal(self.seed, first_player=started.first)
        self.marks_before = []
        self.moved_at = entry.version
        self.events_before = 0
        self._look_around()

    def _move(self, moved: Moved, at: int) -> None:
        assert self.state is not None
        self.state.play(moved.move)
        self._look_around()
        self.clock.spend(moved.seat, moved.spent)
        self.timings.append(Timing(at - self.started_at, moved.by))

    def _look_around(self) -> None:
        if self._is_told and self.state is not None:
            self.outlook = self.state.look_around(self.events_before)

    def _hear(self, version: int, seat: int, said: Said) -> None:
        deaf = frozenset(n for n, other in enumerate(self.persons) if seat in other.muted)
        self.remarks = [*self.remarks[1 - KEPT_TALK :], KeptRemark(version, seat, said, deaf)]


def commitment_of(seed: str) -> str:
    """Return what is published of a seed before it is used: SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def hash_token(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()

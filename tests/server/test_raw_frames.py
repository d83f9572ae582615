"""Change everything a viewer may not know: every byte that the server sends them stays the same."""

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from courtcards.engine.gate import SPECTATOR
from courtcards.engine.trace import SEEN
from courtcards.games import GAMES
from courtcards.play import kernels
from courtcards.play.game import Game, make_game
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle
from courtcards.testing.hidden import Log, random_moment, replay
from tests.hidden.worlds import WORLDS
from tests.server.house import PATIENCE, Data, open_socket, until
from tests.server.inside import Inside

# Moments later than this take long to play and show nothing more.
LONGEST = 40
NAMES = ("Anna", "Bo", "Cleo", "Dora")
# The host, who has a token and no seat.
HOST = -3
ALWAYS = 1_700_000_000_000


@contextmanager
def stacked(game: Game, first: int, log: Log) -> Iterator[None]:
    """Have the piles of a log dealt to whoever plays, at a time that stands still."""
    piles = [entry for entry in log if isinstance(entry, Shuffle)]
    first = first if game.kind.first_is_free else 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "deal", lambda *_, **__: State.deal(game, None, first, piles))
        for clock in ("room", "turn_clock"):
            patch.setattr(f"courtcards.server.{clock}.now", lambda: ALWAYS)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("data")) as server:
        yield server


class Evening:
    """One table with everybody's doings, and all that one viewer gets from it, byte by byte.

    All but the viewer use HTTP, so that whatever they did is done when they have an answer.
    """

    def __init__(self, server: Inside, game: Game, first: int, viewer: int) -> None:
        self.server = server
        self.game = game
        self.viewer = viewer
        self.got: list[str] = []
        self.version = 0
        self._count = 0
        self._sockets = ExitStack()
        self.socket: ClientConnection
        settings = {"game": game.name, "players": game.players, "clock": "normal", "first": first}
        body = {**settings, "name": "Host", "seat": None}
        answers = {HOST: self._post("/api/tables", None, body)}
        self.table: str = answers[HOST].json()["table"]
        for seat, name in enumerate(NAMES):
            body = {"name": name, "seat": seat}
            answers[seat] = self._post(f"{self.address}/join", None, body)
        self.tokens = {who: str(answer.json()["token"]) for who, answer in answers.items()}
        if viewer != SPECTATOR:
            self.keep_answer(answers[viewer])

    @property
    def address(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def token(self) -> str | None:
        return self.tokens.get(self.viewer)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat != self.viewer]

    def id(self) -> str:
        self._count += 1
        return f"c{self._count}"

    # What the viewer gets

    def keep(self, text: str) -> None:
        """Keep what the viewer got; what is made up for every table is left out."""
        text = text.replace(self.table, "T" * len(self.table))
        for token in self.tokens.values():
            text = text.replace(token, "S" * len(token))
        self.got.append(re.sub(r"\b[0-9a-f]{64}\b", "h" * 64, text))

    def keep_answer(self, answer: httpx.Response) -> Data:
        headers = sorted(f"{k}: {v}" for k, v in answer.headers.items() if k != "date")
        self.keep(f"{answer.status_code} {headers} {answer.text}")
        return dict(answer.json())

    def open(self, version: int | None = None) -> None:
        url = f"{self.server.url}{self.address}/socket"
        self.socket = self._sockets.enter_context(open_socket(url))
        self.send({"type": "hello", "token": self.token, "version": version})
        self.settle()

    def close(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self._sockets.close()
        until(lambda: self.viewer not in self._get(None).json()["present"])

    def send(self, message: Data | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def settle(self) -> None:
        """Take every frame there is: ask for something impossible, and read until its answer."""
        last = self.id()
        self.send({"type": "mute", "id": last, "version": 0, "seat": 7})
        while True:
            frame = self.socket.recv(PATIENCE)
            assert isinstance(frame, str)
            self.keep(frame)
            message = json.loads(frame)
            self.version = message.get("version", self.version)
            if message.get("id") == last:
                assert message["type"] == "refused"
                return

    def ask(self, kind: str, **fields: Any) -> Data:
        command = {"type": kind, "id": self.id(), "version": self.version, **fields}
        self.send(command)
        self.settle()
        return command

    # What others do

    def let(self, seat: int, kind: str, **fields: Any) -> None:
        """Let another seat do something over HTTP; the viewer hears of it through their socket."""
        command = {"type": kind, "id": self.id(), "version": self.version, **fields}
        self._post(f"{self.address}/commands", self.tokens[seat], command)
        self.settle()

    def _post(self, path: str, token: str | None, body: Data) -> httpx.Response:
        answer = self.server.http.post(path, json=body, headers=_bearer(token))
        assert answer.is_success, answer.text
        return answer

    def _get(self, token: str | None, path: str = "") -> httpx.Response:
        return self.server.http.get(self.address + path, headers=_bearer(token))

    # What happens in between

    def talk(self, chance: random.Random) -> None:
        self.let(chance.choice(self.others), "emote", emote="doubt")
        self.let(chance.choice(self.others), "chat", text="It is a rat. Really.")
        said = self.ask("say", phrase="no_way")
        self.send(said)
        self.settle()

    def err(self, chance: random.Random) -> None:
        """Make moves that are not legal, not on turn, not of this version, or none at all."""
        seat = max(self.viewer, 0)
        for _ in range(3):
            number = chance.randrange(self.game.move_count)
            move = self.game.move_data(seat, number)
            # One that might be legal would be done; with a version yet to come nothing ever is.
            self.ask("move", move=move, version=self.version + 1)
            self.ask("move", move=move, version=2)
        self.ask("move", move={"do": "cheat"})
        self.ask("start")
        self.ask("move", move={"do": ["offer"]}, version=0)
        self.ask("move", move={"do": "offer", "card": 10**40, "to": -1})

    def babble(self, chance: random.Random) -> None:
        for message in ("", "[]", b"\x00\xff", '{"type":"move"}'):
            self.send(message)
        self.settle()
        # Whoever says too much that makes no sense is sent away.
        self.come_back(chance)

    def come_back(self, chance: random.Random) -> None:
        """Miss something, and come back with the version one had; then without any."""
        before = self.version
        self.close()
        self.version = self._get(None).json()["version"]
        command = {"id": self.id(), "version": self.version, "text": "Is he gone?"}
        token = self.tokens[chance.choice(self.others)]
        self._post(f"{self.address}/commands", token, {"type": "chat", **command})
        self.open(chance.randint(max(1, before - 5), before))
        self.close()
        self.open()

    def look(self, chance: random.Random) -> None:
        for token in (self.token, None, "wrong"):
            for path in ("", "/steps", "/games/1", "/games/1/steps", "/games/1/figures"):
                self.keep_answer(self._get(token, path))
        self.keep_answer(self.server.http.get("/api/tables"))
        body = {"type": "move", "id": self.id(), "version": self.version, "move": {"do": "cheat"}}
        path = f"{self.address}/commands"
        self.keep_answer(self.server.http.post(path, json=body, headers=_bearer(self.token)))

    def await_turn(self, chance: random.Random) -> None:
        """Read what a program is told on its turn."""
        if self._get(self.token).json()["view"]["moves"]:
            path, headers = f"{self.address}/turns", _bearer(self.token)
            with self.server.http.stream("GET", path, headers=headers) as stream:
                self.keep(next(stream.iter_lines()))

    def play(self, log: Log, chance: random.Random) -> list[str]:
        """Play all decisions of a game, with everything else in between; return what was got."""
        self.open()
        between: list[Callable[[random.Random], None]]
        between = [self.talk, self.err, self.babble, self.come_back, self.look, self.await_turn]
        self.let(HOST, "start")
        for entry in log:
            if isinstance(entry, Decision):
                move = self.game.move_data(entry.seat, entry.number)
                if entry.seat == self.viewer:
                    self.ask("move", move=move)
                else:
                    self.let(entry.seat, "move", move=move)
                if chance.random() < 0.15:
                    chance.choice(between)(chance)
        for act in between:
            act(chance)
        self.close()
        return self.got


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


def evening(server: Inside, state: State, log: Log, viewer: int) -> list[str]:
    """Play one world's game; return all that the viewer got."""
    with stacked(state.game, state.first_player, log):
        table = Evening(server, state.game, state.first_player, viewer)
        return table.play(log, random.Random(7))


def same_for(server: Inside, state: State, viewer: int, other: Log) -> None:
    got = evening(server, state, state.log, viewer)
    assert evening(server, state, other, viewer) == got, "the viewer can tell them apart"


def two_worlds(game: Game, viewer: int, chance: random.Random) -> tuple[State, Log]:
    """Return a moment of a game, and another game that looks the same to a viewer."""
    while True:
        state = random_moment(game, chance)
        if len(state.log) > LONGEST:
            continue
        log = WORLDS[game.name](state, viewer, chance)
        other = replay(state, log, viewer)
        if other is not None and other.full_view().data != state.full_view().data:
            return state, log


@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_no_byte_sent_depends_on_what_its_receiver_may_not_know(server: Inside, name: str) -> None:
    chance = random.Random(name)
    game = make_game(name, 4, None, {})
    for viewer in (SPECTATOR, HOST, *range(4)):
        state, other = two_worlds(game, max(viewer, SPECTATOR), chance)
        same_for(server, state, viewer, other)


def leak_the_table(patch: pytest.MonkeyPatch) -> None:
    """Open all gates that hide what lies on the table."""
    look_around = kernels.look_around

    def see_all(states: Any, events: Any, seen: Any, *papers: Any) -> int:
        saw_more = look_around(states, events, seen, *papers)
        seen[:] = states[0]
        return saw_more

    patch.setattr("courtcards.play.kernels.look_around", see_all)
    patch.setattr("courtcards.play.kernels.conceal_in", lambda states, viewer: None)
    patch.setattr("courtcards.games.cockroach_poker.view.may_know", lambda viewer, seen: True)


def leak_events(patch: pytest.MonkeyPatch) -> None:
    """Open both gates that hide the cards of events."""
    look_around = kernels.look_around

    def see_all(states: Any, events: Any, *papers: Any) -> int:
        saw_more = look_around(states, events, *papers)
        papers[2][:] = events[:, :SEEN]
        return saw_more

    patch.setattr("courtcards.play.kernels.look_around", see_all)
    patch.setattr("courtcards.play.view.hide", lambda events, viewer: events[:, :SEEN].copy())


@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
@pytest.mark.parametrize(
    ("name", "leak"), [("cockroach-poker", leak_the_table), ("royal-menagerie", leak_events)]
)
def test_a_leak_would_be_found(
    server: Inside,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    leak: Callable[[pytest.MonkeyPatch], None],
    viewer: int,
) -> None:
    state, other = two_worlds(make_game(name, 4, None, {}), viewer, random.Random(1))
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell them apart"):
        same_for(server, state, viewer, other)


def test_a_card_is_sent_to_its_receiver_when_he_has_said_that_he_looks_at_it(
    server: Inside,
) -> None:
    game = make_game("cockroach-poker", 4, None, {})
    state = game.deal(seed=5)
    hand = sorted({move.data["card"] for move in state.moves()})
    assert len(hand) > 2
    got = []
    for card in hand[:2]:
        offer = {"do": "offer", "card": card, "to": 1, "claim": hand[2]}
        log = [*state.log, Decision(0, game.move_number(0, offer))]
        with stacked(game, 0, log):
            table = Evening(server, game, 0, viewer=1)
            before = list(table.play(log, random.Random(7)))
            table.open()
            table.ask("move", move={"do": "peek"})
            table.close()
        got.append((before, table.got[len(before) :]))
    (before, after), (before_another, after_another) = got
    assert before == before_another
    for card, frames in zip(hand, (after, after_another), strict=False):
        updates = [frame for frame in map(json.loads, frames) if frame["type"] == "update"]
        assert [update["own"]["passed"]["card"] for update in updates] == [card]
        assert all(update["view"]["table"]["passed"]["card"] is None for update in updates)

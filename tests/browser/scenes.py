"""Tables at interesting moments, the same every time.

A table is a fold over its log, so a scene is a log: written with a known seed, by players who take any
legal move, which one depends on that seed, up to a moment worth looking at. No bot is asked: scenes stay
as they are when bots learn. A real server then loads it like any other.
"""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from courtcards.server.hall import ALPHABET, NAME_LENGTH
from courtcards.table import referee
from courtcards.table.log import AnyChange, Created, Entry, Joined, Said, Started
from courtcards.table.settings import Settings
from courtcards.table.table import Table, hash_token
from tests.server.planting import plant

Data = dict[str, Any]
# Of the profile for which the first person of every scene plays.
SECRET = "the secret of Anna"
# Whether a moment is the one, by all that lies on the table.
IsMoment = Callable[[Data], bool]

NAMES = ("Anna", "Bo")
LONG_NAMES = ("Wilhelmina of Aubergine", "Bartholomew Beetleby III")
MOST_SEEDS = 400
LONGEST_GAME = 600
LEVEL = "novice"


@dataclass(frozen=True)
class Scene:
    """A table's name, its settings, and the moment its log stops at; none: nobody has begun."""

    name: str
    settings: Settings
    until: IsMoment | None = None
    names: tuple[str, ...] = NAMES
    # How many of the seats after the first have persons on them; the rest are bots'.
    persons: int = 1
    said: Sequence[tuple[int, Said]] = field(default=())
    # Where the search for a game that comes to the moment begins; a rare one is known beforehand.
    first_seed: int = 1

    @property
    def table(self) -> str:
        """The name the table has on the server, in its link."""
        digest = hashlib.sha256(self.name.encode()).digest()
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:NAME_LENGTH])

    def token(self, person: int) -> str:
        return f"{self.name} {person}"

    def place(self, person: int) -> Data:
        """Return what the server would have told somebody who sat down."""
        return {"table": self.table, "token": self.token(person)}


def write_log(scene: Scene) -> list[Entry]:
    """Return the log of a scene: the first seed whose game comes to the moment."""
    for seed in range(scene.first_seed, scene.first_seed + MOST_SEEDS):
        log = _Log(scene, f"{seed:064x}")
        if scene.until is None or log.reach(scene.until):
            log.talk()
            return log.entries
    raise AssertionError(f"No game comes to {scene.name}: its moment cannot be right.")


class _Log:
    """The log of one table as it is written."""

    def __init__(self, scene: Scene, seed: str) -> None:
        self.scene, self.seed = scene, seed
        self.entries: list[Entry] = []
        self.table = Table()
        players = scene.settings.players
        bots = dict.fromkeys(range(scene.persons + 1, players), LEVEL)
        if scene.until is None:
            bots.pop(players - 1)
        self._write(
            Created(scene.settings, scene.names[0], hash_token(scene.token(0)), 0, bots, seed)
        )
        for seat in range(1, scene.persons + 1):
            self._write(Joined(scene.names[seat], hash_token(scene.token(seat)), seat))

    def reach(self, is_moment: IsMoment) -> bool:
        """Play to the moment; False if the game goes another way."""
        is_free = self.table.game.kind.first_is_free
        self._write(Started(0 if is_free else None, self.seed), person=0)
        for _ in range(LONGEST_GAME):
            assert self.table.state is not None
            if is_moment(self.table.state.full_view().table):
                return True
            if self.table.state.over:
                return False
            self._decide()
        return False

    def talk(self) -> None:
        for person, said in self.scene.said:
            self._write(said, person=person)

    def _decide(self) -> None:
        state = self.table.state
        assert state is not None
        assert state.turn is not None
        number = state.legal[self._luck() % len(state.legal)].item()
        self._write(referee.bot_move(self.table, self.table.game.move_data(state.turn, number)))

    def _luck(self) -> int:
        """Return a number that is a function of the seed and of how far the log has come."""
        digest = hashlib.sha256(f"{self.seed} {self.table.version}".encode()).digest()
        return int.from_bytes(digest[:8])

    def _write(self, change: AnyChange, person: int | None = None) -> None:
        at = int(time.time() * 1000)
        self.entries.append(Entry(self.table.version + 1, at, change, person))
        self.table.apply(self.entries[-1])


def store_logs(folder: Path, scenes: Sequence[Scene]) -> None:
    """Put the logs of scenes where a server finds them."""
    plant(folder, {scene.table: write_log(scene) for scene in scenes}, SECRET)


def _is_judged(table: Data) -> bool:
    """A card is before the first seat, while somebody has three of a kind."""
    most = max((count for seat in table["seats"] for count in seat["row"].values()), default=0)
    return bool(table["turn"] == 0 and table["phase"] == "judge" and most == 3)


def _is_offered(table: Data) -> bool:
    """The first seat has to slide a card over, late in a game with crowned rows."""
    crowned = sum(len(seat["royals"]) for seat in table["seats"])
    return bool(table["turn"] == 0 and table["phase"] == "offer" and crowned >= 3)


def _is_pushed(table: Data) -> bool:
    """The first seat has a hand worth losing, and somebody has bust."""
    mine, *others = table["seats"]
    return bool(
        table["turn"] == 0
        and table["phase"] == "turn"
        and len(mine["cards"]) >= 4
        and any(seat["status"] == "bust" for seat in others)
    )


def _is_nested(table: Data) -> bool:
    """The first seat decides in an action inside another."""
    return bool(table["turn"] == 0 and len(table["stack"]) >= 3)


def _is_late(table: Data) -> bool:
    """The first seat has its turn with full pens."""
    fewest = min(sum(seat["menagerie"].values()) for seat in table["seats"])
    return bool(table["turn"] == 0 and table["phase"] == "play" and fewest >= 4)


def _is_bazaar(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["bazaar"])


def _is_theirs(table: Data) -> bool:
    """The second seat, a person's, thinks; something has happened before."""
    if "row" not in table["seats"][0]:
        return bool(table["turn"] == 1)
    return bool(table["turn"] == 1 and table["round"] >= 6)


def is_over(table: Data) -> bool:
    return bool(table["phase"] == "over")


TALK = (
    (0, Said("phrase", "good_luck")),
    (1, Said("emote", "wink")),
    (1, Said("text", "That is surely a toad. I would know a toad anywhere.")),
    (0, Said("phrase", "no_way")),
)

YOURS: dict[str, IsMoment] = {
    "cockroach-poker": _is_judged,
    "cockroach-poker-royal": _is_offered,
    "royal-gambit": _is_pushed,
    "royal-menagerie": _is_late,
}


def _is_doubled(table: Data) -> bool:
    """Read twice, the open Bazaar of Steal and Windfall would be the hand of the first seat."""
    hand = ["steal", "steal", "windfall"]
    return bool(table["taken"] and table["turn"] == 0 and table["seats"][0]["hand"] == hand)


def _is_alike(table: Data) -> bool:
    """A bot holds the very cards that lie in the Bazaar, in the same order."""
    bazaar, hand = table["bazaar"] or [], table["seats"][2]["hand"]
    return bool(table["turn"] == 1 and len(hand) == 3 and bazaar[1:] == hand)


def alarming_scenes() -> list[Scene]:
    """Return scenes where what lies openly could be taken for a hand."""
    rare = {"doubled": (_is_doubled, 979), "alike": (_is_alike, 3160)}
    return [
        Scene(f"royal-menagerie.{name}", Settings("royal-menagerie"), is_moment, first_seed=seed)
        for name, (is_moment, seed) in rare.items()
    ]


def scenes(names: tuple[str, ...] = NAMES) -> list[Scene]:
    """Return every scene there is, with these names for its people."""
    found = [
        Scene("open", Settings("royal-menagerie", public=True), names=names),
        Scene("daily", Settings("royal-gambit", clock="daily"), _is_pushed, names),
    ]
    for game, is_yours in YOURS.items():
        moments = {"": is_yours, ".theirs": _is_theirs, ".over": is_over}
        for kind, is_moment in moments.items():
            found.append(Scene(game + kind, Settings(game), is_moment, names, said=TALK))
    for name, is_moment in {"nested": _is_nested, "bazaar": _is_bazaar}.items():
        scene = Scene(f"royal-menagerie.{name}", Settings("royal-menagerie"), is_moment, names)
        found.append(scene)
    return found

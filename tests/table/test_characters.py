"""Who the bots at a table are: everybody sees it, no two are the same, and old logs still know it."""

from typing import Any

from msgspec.structs import replace

from courtcards.bots.characters import CHARACTERS, NAMES
from courtcards.table import referee, sight
from courtcards.table.log import Entry, Paced, Seated, pack, unpack
from courtcards.table.settings import Settings
from courtcards.table.table import Table
from tests.table.tables import Desk, token
from tests.table.test_table import refused

POKER = Settings("cockroach-poker", players=4)
THREE_BOTS = {1: "novice", 2: "regular", 3: "expert"}


def who_is_there(table: Table) -> list[str | None]:
    return [seat.character for seat in sight.room(table, "t").seats]


def test_there_are_a_dozen_and_no_two_lean_the_same_way() -> None:
    assert len(CHARACTERS) >= 12
    assert len({one.persona for one in CHARACTERS.values()}) == len(CHARACTERS)


def test_every_bot_is_somebody_else() -> None:
    for _ in range(20):
        desk = Desk(POKER, bots=THREE_BOTS)
        you, *bots = who_is_there(desk.table)
        assert you is None
        assert len(set(bots)) == 3
        assert set(bots) <= set(NAMES)
        names = [seat.name for seat in sight.room(desk.table, "t").seats[1:]]
        assert [str(name).lower() for name in names] == bots


def test_bots_are_drawn_by_the_seed_and_anybody_may_come() -> None:
    def drawn(seed: str) -> dict[int, str]:
        created = referee.create(POKER, "Anna", token(0), 0, THREE_BOTS, seed=seed)
        return created.characters

    assert drawn("00") == drawn("00")
    assert {name for seed in range(40) for name in drawn(f"{seed:02}").values()} == set(NAMES)


def test_the_host_chooses_who_takes_a_seat() -> None:
    created = referee.create(POKER, "Anna", token(0), 0, THREE_BOTS, characters={2: "bard"})
    assert created.characters[2] == "bard"
    desk = Desk(POKER)
    desk.ask(0, "fill", level="novice", seat=2, character="cook")
    desk.ask(0, "fill", level="novice")
    found = who_is_there(desk.table)
    assert found[2] == "cook"
    assert len(set(found)) == 4
    desk.ask(0, "clear", seat=2)
    assert who_is_there(desk.table)[2] is None


def test_a_character_that_cannot_be_had_is_refused() -> None:
    desk = Desk(POKER)
    desk.ask(0, "fill", level="novice", seat=1, character="cook")
    wishes: dict[str, dict[str, Any]] = {
        "no-character": {"seat": 2, "character": "queen"},
        "character-taken": {"seat": 2, "character": "cook"},
        "character-needs-seat": {"character": "bard"},
    }
    for refusal, fields in wishes.items():
        assert refused(desk, 0, "fill", level="novice", **fields).refusal == refusal


def test_whoever_takes_over_from_somebody_who_left_is_new_at_the_table() -> None:
    desk = Desk(POKER)
    for name in ("Bo", "Cleo"):
        desk.join(name)
    desk.ask(0, "fill", level="novice", seat=3, character="jester")
    desk.ask(0, "start")
    desk.ask(1, "leave")
    assert desk.table.seats[1].bot == "regular"
    assert who_is_there(desk.table)[1] not in (None, "jester")


def test_an_old_log_has_the_bots_it_had() -> None:
    """They were called by their seats, and made pauses or none."""
    created = referee.create(POKER, "Anna", token(0), 0, {1: "novice", 3: "expert"})
    old = pack(replace(created, characters={})).replace(b'"pace":"brisk"', b'"pauses":false')
    assert b"characters" not in old
    log = [Entry(1, 0, unpack(old)), Entry(2, 0, Seated({2: "master"}))]
    table = Table(log)
    assert who_is_there(table) == [None, "jester", "herald", "squire"]
    paces = [table.pace]
    table.apply(Entry(3, 0, unpack('{"change":"paced","pauses":true}')))
    assert [*paces, table.pace] == ["instant", "brisk"]


def test_a_word_that_looks_like_an_old_entry_stays_as_it_was_said() -> None:
    said = '{"change":"said","kind":"text","what":"pauses"}'
    assert pack(unpack(said)).decode() == said


def test_the_pace_of_bots_can_be_changed() -> None:
    desk = Desk(replace(POKER, pace="calm"))
    assert desk.table.pace == "calm"
    desk.ask(0, "pace", pace="instant")
    assert desk.table.log[-1].change == Paced("instant")
    assert sight.room(desk.table, "t").pace == "instant"

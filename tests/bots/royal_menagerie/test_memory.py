"""What a seat remembers: cards known to be in hands, menageries, and what everyone did."""

import random

import numpy as np

from courtcards.bots.royal_menagerie.belief import loyalist_chances
from courtcards.bots.royal_menagerie.effects import TO_PLAY
from courtcards.bots.royal_menagerie.memory import MEMORY
from courtcards.bots.royal_menagerie.odds import count_left
from courtcards.bots.royal_menagerie.signs import (
    CARDS_PLAYED,
    KIND_TO_VIZIER,
    SHOT_VIZIER,
    UNKIND_TO_VIZIER,
)
from courtcards.engine.compile import JIT
from courtcards.engine.trace import NONE
from courtcards.games.royal_menagerie.state import (
    DREW_BACK,
    GIFTED,
    LOYALIST,
    ROLE_DEALT,
    SHOOT,
    SHOT,
    STARTED_WITH,
    TOOK,
    VIZIER,
)
from courtcards.play.game import game
from tests.bots.royal_menagerie.moments import new_memories, random_tables, take_in

GAMES = 36 if JIT else 2
# Whose memory is looked at.
SEAT = 2


def test_memory_agrees_with_the_table_at_every_moment() -> None:
    known = 0
    for table in random_tables(GAMES, random.Random(4)):
        record = table.state.record
        for memory in table.memories:
            assert (memory["known"] <= record["hand"]).all()
            for field in ("menagerie", "has", "full", "points"):
                assert (memory[field] == record[field]).all()
            assert record["role"][memory["vizier"]] == VIZIER
            left = TO_PLAY + int(memory["brought"]) - int(memory["played"])
            assert left == count_left(table.state._states[0])
            known += int(memory["known"].sum())
            assert memory["acts"][:, CARDS_PLAYED:].sum() == memory["played"]
    assert known > 0 or not JIT


def test_memories_differ_in_nothing_but_whose_they_are() -> None:
    for table in random_tables(2, random.Random(5)):
        copies = table.memories.copy()
        copies["seat"] = 0
        for field in MEMORY.names or ():
            assert (copies[field] == copies[field][0]).all(), field


def test_a_known_card_is_forgotten_when_it_is_played_from_the_hand_only() -> None:
    memories = seen_by_seat_2()
    memory = memories[SEAT]
    tell(memories, DREW_BACK, 0, NONE, SHOOT)
    tell(memories, DREW_BACK, 0, NONE, 3)
    assert memory["known"][0, SHOOT] == memory["known"][0, 3] == 1
    tell(memories, TOOK, 0, NONE, 3)
    tell(memories, GIFTED, 0, 2, 3)
    assert memory["known"][0, 3] == 1, "the card came from a Bazaar"
    tell(memories, GIFTED, 0, 2, 3)
    assert memory["known"][0, 3] == 0
    tell(memories, SHOT, 0, 2, 3)
    assert memory["known"][0, SHOOT] == 0
    tell(memories, SHOT, 0, 2, 3)
    assert memory["known"][0, SHOOT] == 0


def test_who_keeps_helping_the_vizier_is_believed_loyal() -> None:
    """Seat 0 gives the Vizier (seat 1) pairs, seat 3 makes threes of a kind of them."""
    memories = seen_by_seat_2()
    memory = memories[SEAT]
    # Seat 2 has so much that nobody need fear a solo victory.
    for animal in (3, 4, 5):
        for _ in range(2):
            tell(memories, STARTED_WITH, 2, NONE, animal)
    state = game("royal-menagerie").deal(seed=1)
    record = state._states[0]
    record["role"] = [-1, VIZIER, 2, -1]
    chances = np.zeros(4)
    loyalist_chances(record, memory, chances)
    assert chances.tolist() == [0.5, 0, 0, 0.5]
    before = 0.5
    for animal in (0, 1):
        # At the end of the game acts say more.
        memory["played"] = TO_PLAY - 4
        tell(memories, GIFTED, 0, 1, animal)
        tell(memories, GIFTED, 3, 1, animal)
        loyalist_chances(record, memory, chances)
        assert chances[0] > before
        before = chances[0]
    assert chances[0] > 0.6
    assert np.isclose(chances.sum(), 1.0)
    assert memory["acts"][0, KIND_TO_VIZIER] == 2
    assert memory["acts"][3, UNKIND_TO_VIZIER] == 2
    tell(memories, SHOT, 3, 1, 2)
    assert memory["acts"][3, SHOT_VIZIER] == 1


def test_who_knows_his_role_is_sure_of_it() -> None:
    for table in random_tables(1, random.Random(6)):
        record = table.state._states[0]
        for seat in range(4):
            chances = np.zeros(4)
            view = table.concealed(seat)
            loyalist_chances(view[0], table.memories[seat], chances)
            assert abs(chances.sum() - 1.0) < 1e-12
            assert chances[seat] == (record["role"][seat] == LOYALIST)
            assert chances[table.memories[0]["vizier"]] == 0.0


def seen_by_seat_2() -> np.ndarray:
    """A memory of the deal: the Vizier on seat 1, who has animals 0, 1 and 2 once each."""
    memories = new_memories()
    tell(memories, ROLE_DEALT, 1, NONE, VIZIER)
    for animal in (0, 1, 2):
        tell(memories, STARTED_WITH, 1, NONE, animal)
    return memories


def tell(memories: np.ndarray, code: int, seat: int, other: int, card: int) -> None:
    """Let seat 2 take in an event."""
    take_in(memories, SEAT, np.array([[code, seat, other, card, NONE]], np.int16))

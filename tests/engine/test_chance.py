"""The generator against published test vectors, and what is built on it."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from courtcards.engine.chance import CHANCE, ROUNDS, below, chacha_block, derive_key, quick_below
from courtcards.engine.compile import Array

ZERO_KEY = np.zeros(8, np.uint32)

# First block of the key stream for an all-zero key and nonce: ChaCha20 as in RFC 8439 (A.1, test
# vector 1) and ChaCha8 and ChaCha12 as in draft-strombergson-chacha-test-vectors (TC1, 256 bits).
ZERO_BLOCKS = {
    8: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    12: "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
    "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    20: "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
}


def block(key: Array, counter: int, rounds: int) -> str:
    out = np.zeros(32, np.uint16)
    chacha_block(key, counter, rounds, out)
    return out.tobytes().hex()


def new_record() -> Any:
    return np.zeros(1, CHANCE).view(np.recarray)[0]


@pytest.mark.parametrize("rounds", ZERO_BLOCKS)
def test_the_first_block_of_the_zero_key_is_the_published_one(rounds: int) -> None:
    assert block(ZERO_KEY, 0, rounds) == ZERO_BLOCKS[rounds]


def test_rfc_8439_a1_test_vector_2_is_the_block_of_counter_1() -> None:
    assert block(ZERO_KEY, 1, 20).startswith("9f07e7be5551387a98ba977c732d080d")


def test_rfc_8439_a1_test_vector_3_has_a_key_that_is_not_zero() -> None:
    key = np.frombuffer(bytes(31) + b"\x01", "<u4").copy()
    assert block(key, 1, 20).startswith("3aeb5224ecf849929b9d828db1ced4dd")


def test_shuffles_use_twelve_rounds() -> None:
    assert ROUNDS == 12


def test_numbers_below_n_come_equally_often() -> None:
    s = new_record()
    counts = Counter(int(below(s, 6)) for _ in range(6000))
    assert set(counts) == set(range(6))
    # Chi-square with 5 degrees of freedom: 20.5 is the 0.999 quantile.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_the_stream_continues_over_blocks_in_the_record_alone() -> None:
    s = new_record()
    first = [int(below(s, 52)) for _ in range(100)]
    again = new_record()
    assert [int(below(again, 52)) for _ in range(60)] == first[:60]
    copy = again.copy()
    assert [int(below(copy, 52)) for _ in range(40)] == first[60:]


def test_every_game_of_a_series_has_a_key_of_its_own() -> None:
    keys = set()
    for number in range(100):
        key, luck = np.empty(8, np.uint32), np.empty(1, np.uint64)
        derive_key(ZERO_KEY, number, key, luck)
        keys.add(key.tobytes())
        assert luck[0] != 0
    assert len(keys) == 100


def test_quick_numbers_come_equally_often() -> None:
    luck = np.array([88172645463325252], np.uint64)
    counts = Counter(int(quick_below(luck, 7)) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22.5

"""Transcripts: what is tampered with is found, and said where."""

import io
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import courtcards as cc
from courtcards.play import transcript
from courtcards.play.transcript import (
    check,
    check_line,
    dump,
    load,
    parse,
    read_lines,
    replay,
    retrace,
)
from courtcards.testing import transcripts
from courtcards.testing.transcripts import only_fault, record_of
from tests.variants import DEFAULTS

every_game = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("check_of_any", transcripts.CHECKS, ids=lambda check: check.__name__)
def test_the_transcripts_of_every_game(
    check_of_any: Callable[[cc.Game], None], game: cc.Game
) -> None:
    check_of_any(game)


def played(state: cc.State, seed: int) -> cc.State:
    chance = random.Random(seed)
    while not state.over:
        state.play(chance.choice(state.moves()))
    return state


@every_game
def test_every_state_of_a_retraced_game_is_its_own(game: cc.Game) -> None:
    state = game.deal(seed=5)
    before = [state.copy()]
    chance = random.Random(5)
    while not state.over:
        state.play(chance.choice(state.moves()))
        before.append(state.copy())
    for states in (list(retrace(state)), list(replay(state.transcript()))):
        assert len({id(one) for one in states}) == len(before)
        assert states == before
        assert [one.log for one in states] == [one.log for one in before]
    # Who only looks gets the one that goes on.
    assert len({id(one) for one in retrace(state, copy=False)}) == 1
    assert len({id(one) for one in replay(state.transcript(), copy=False)}) == 1


@every_game
def test_a_retraced_state_goes_another_way_as_the_game_would_have(game: cc.Game) -> None:
    state = played(game.deal(seed=5), 5)
    for moment in list(retrace(state))[:-1:5]:
        assert moment.stacked == 0
        played(moment, 6)
        assert check(moment.transcript()) == []


@every_game
def test_a_game_with_given_piles_is_retraced_with_them(game: cc.Game) -> None:
    other = played(game.deal(seed=6), 6)
    assert other.given_piles(0) == []
    deck = next(entry for entry in other.transcript()["log"] if "shuffle" in entry)
    state = played(game.deal(seed=5, piles=[(deck["shuffle"], deck["cards"])]), 5)
    assert len(state.given_piles(0)) == 1
    *_, last = retrace(state)
    assert last == state
    assert last.log == state.log


@every_game
def test_without_its_first_decision_a_record_is_faulty(game: cc.Game) -> None:
    record = record_of(game)
    del record["log"][next(i for i, entry in enumerate(record["log"]) if "seat" in entry)]
    assert check(record)


def test_a_commitment_to_another_seed_is_found() -> None:
    record = record_of(DEFAULTS[0])
    record["commitment"] = "00" * 32
    assert only_fault(record).step is None
    del record["commitment"]
    assert check(record) == []


def test_a_seed_that_gives_other_shuffles_is_found() -> None:
    record = record_of(DEFAULTS[0])
    record["seed"] = "00" * 32
    record["commitment"] = None
    assert only_fault(record).step == 0


def test_options_left_out_have_their_usual_values_and_bad_ones_are_found() -> None:
    record = record_of(DEFAULTS[1])
    record["options"] = {}
    assert check(record) == []
    record["options"] = {"limit": 99}
    assert "Option limit cannot be 99" in only_fault(record).expected


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "whist"),
        ("game", None),
        ("players", 9),
        ("players", "four"),
        ("preset", "french"),
        ("options", [1]),
        ("first_player", 7),
        ("first_player", "0"),
        ("seed", 12),
        ("seed", "xyz"),
        ("log", None),
        ("log", {}),
        ("log", [1]),
        ("log", []),
        ("log", [{"shuffle": "pile", "cards": []}]),
        ("log", [{"shuffle": "deck", "cards": "bat"}]),
        ("log", [{"shuffle": "deck", "cards": [3]}]),
        ("log", [{"shuffle": ["deck"], "cards": ["bat"]}]),
        ("result", 3),
        ("result", {}),
    ],
)
def test_a_malformed_field_is_one_fault(field: str, value: object) -> None:
    for seed in ("kept", None):
        record = record_of(DEFAULTS[0])
        if seed is None:
            record["seed"] = None
        record[field] = value
        assert len(check(record)) == 1


def test_lines_that_are_no_records_are_one_fault_each() -> None:
    good = dump(record_of(DEFAULTS[0]))
    for line in (
        "",
        "{",
        good[:-20],
        "[]",
        "null",
        '{"format": "courtcards/2"}',
        "{}",
        b"\xff\xfe",
        "[" * 100_000,
        '{"format": ' + "9" * 5000 + "}",
    ):
        assert len(check_line(line)) == 1, line
    assert check_line(good) == []


def test_a_huge_line_is_refused_without_reading_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcript, "MAX_LINE", 100)
    file = io.BytesIO(b"x" * 1000 + b"\n" + b"{}\n\n" + b"y" * 50)
    lines = list(read_lines(file))
    assert [(number, len(line)) for number, line in lines] == [(1, 101), (2, 3), (4, 50)]
    assert check_line(lines[0][1])[0].found == "a longer one"


def test_unknown_fields_are_ignored() -> None:
    record = record_of(DEFAULTS[0])
    record["played_at"] = "home"
    record["log"][0]["by"] = "hand"
    record["log"][1] |= {"t": 120, "by": "random"}
    assert check(record) == []


def test_loading_a_faulty_record_says_where() -> None:
    record = record_of(DEFAULTS[0])
    record["log"][1]["seat"] = 3
    with pytest.raises(cc.TranscriptError, match="faulty at step 1: expected a decision of seat 0"):
        load(record)
    with pytest.raises(cc.TranscriptError, match="The transcript is faulty: expected the format"):
        parse("{}")


@settings(max_examples=150)
@given(st.data())
def test_one_random_change_anywhere_is_a_fault_or_changes_nothing(data: st.DataObject) -> None:
    record = RECORDS[data.draw(st.integers(0, len(RECORDS) - 1))]
    text = dump(record)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0a"{}[],:9-'))
    changed = text[:place] + letter + text[place + 1 :]
    faults = check_line(changed)
    assert len(faults) <= 1
    if not faults:
        read = parse(changed)
        if read["log"] == record["log"]:
            # Only names, and fields that readers ignore, may be changed without a fault.
            assert load(read).full_view().data == load(record).full_view().data
        else:
            # Another decision, as legal, that came to the same: which of two tigers was traded.
            assert [one for one in read["log"] if "shuffle" in one] == [
                one for one in record["log"] if "shuffle" in one
            ]
            assert load(read).transcript()["log"] == read["log"]
            assert load(read).result == load(record).result


RECORDS = [record_of(game, seed) for game in DEFAULTS for seed in (1, 2)]

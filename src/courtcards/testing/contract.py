"""One suite that every game passes, in every variant: each check is given a game, and fails or returns."""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np

from courtcards.engine.errors import MoveError
from courtcards.engine.trace import MAX_EVENTS
from courtcards.play.game import Game
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.transcript import check, dump, load, parse, retrace
from courtcards.play.view import patch


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Play a random game and yield it at every decision and at its end."""
    chance = random.Random(seed)
    state = game.deal(seed=seed)
    while not state.over:
        yield state
        state.play(int(chance.choice(state.legal)))
    yield state


def finished(game: Game, seed: int) -> State:
    """Play a random game to its end."""
    *_, state = random_game(game, seed)
    return state


def a_game_ends_with_a_well_formed_result(game: Game) -> None:
    """Everybody wins or loses, for a reason that the game's words know."""
    for seed in range(5):
        state = finished(game, seed)
        result = state.result
        assert result is not None
        assert state.turn is None
        assert state.moves() == []
        assert sorted(result.winners + result.losers) == list(range(game.players))
        assert result.reason in game.kind.words.REASONS[1:]
        assert result.scores is None or len(result.scores) == game.players
        assert len(result.losers) == 1 or not game.kind.has_loser


def a_state_rests_at_a_decision_or_at_the_end(game: Game) -> None:
    """Steps with one legal move are played at once, and legal moves are listed lowest first."""
    for state in random_game(game, 1):
        assert len(state.legal) != 1
        assert (state.turn is None) == state.over == (state.result is not None)
        assert sorted(set(state.legal.tolist())) == state.legal.tolist()


def the_same_seed_and_moves_give_the_same_game(game: Game) -> None:
    """There is no chance but that of the seed."""
    once, again = finished(game, 2), finished(game, 2)
    assert once == again
    assert hash(once) == hash(again)
    assert once.transcript() == again.transcript()
    assert once.history.tobytes() == again.history.tobytes()
    assert once != finished(game, 3)


def a_copy_is_independent_and_plays_on_alike(game: Game) -> None:
    """A copy shares nothing with the state it was made from."""
    state = game.deal(seed=4)
    twin = state.copy()
    before = state.to_bytes()
    chance = random.Random(4)
    while not twin.over:
        twin.play(int(chance.choice(twin.legal)))
    assert state.to_bytes() == before
    assert state.log != twin.log
    for entry in twin.log:
        if isinstance(entry, Decision):
            state.play(entry.number)
    assert state == twin
    assert state.view(0).data == twin.view(0).data


def a_state_round_trips_through_bytes(game: Game) -> None:
    """All that decides how a game goes on is in its record."""
    for state in random_game(game, 5):
        again = State.from_bytes(game, state.to_bytes())
        assert again == state
        assert again.legal.tolist() == state.legal.tolist()
        assert again.result == state.result


def a_record_has_at_most_one_kibibyte(game: Game) -> None:
    """Records are copied all the time."""
    assert game.kind.state.itemsize <= 1024


def every_offered_move_can_be_played_and_no_other(game: Game) -> None:
    """A move that is not legal is refused and changes nothing."""
    chance = random.Random(6)
    for state in random_game(game, 6):
        if state.over or chance.random() > 0.1:
            continue
        before, log = state.to_bytes(), list(state.log)
        legal = set(state.legal.tolist())
        for number in chance.sample(sorted(legal), min(5, len(legal))):
            state.copy().play(number)
        others = sorted(set(range(-1, game.move_count + 1)) - legal)
        for number in chance.sample(others, min(20, len(others))):
            _refuses(state, number)
        assert state.to_bytes() == before
        assert state.log == log


def the_mask_of_the_seat_to_move_is_its_moves_and_others_have_none(game: Game) -> None:
    """The mask and the list of legal moves are the same."""
    for step, state in enumerate(random_game(game, 7)):
        if step % 10:
            continue
        for seat in range(game.players):
            view = state.view(seat)
            expected = state.legal.tolist() if seat == state.turn else []
            assert np.flatnonzero(view.mask).tolist() == expected
            assert [move.number for move in view.moves] == expected


def observations_have_the_declared_size_and_bounds(game: Game) -> None:
    """What `observe` writes is what `observation` says."""
    fields = game.kind.view.observation(game.players)
    low = np.repeat([part.low for part in fields], [part.size for part in fields])
    high = np.repeat([part.high for part in fields], [part.size for part in fields])
    names = np.repeat([part.name for part in fields], [part.size for part in fields])
    for step, state in enumerate(random_game(game, 8)):
        if step % 5:
            continue
        for viewer in (None, *range(game.players)):
            seen = state.view(viewer).observation
            wrong = names[(seen < low) | (seen > high)]
            assert not len(wrong), f"out of bounds: {set(wrong.tolist())}"


def views_are_data_for_json_and_agree_with_each_other(game: Game) -> None:
    """A seat is told what a spectator is told, and perhaps more."""
    for step, state in enumerate(random_game(game, 9)):
        if step % 10:
            continue
        public = state.view().data
        assert json.loads(json.dumps(public)) == public
        for seat in range(game.players):
            data = state.view(seat).data
            assert json.loads(json.dumps(data)) == data
            _says_no_less(data["table"], public["table"])
            _says_no_less(data["events"], public["events"])


def _says_no_less(seen: object, public: object) -> None:
    """A seat knows what a spectator knows, and more only where the spectator sees nothing."""
    if isinstance(public, dict) and isinstance(seen, dict):
        for name, value in public.items():
            _says_no_less(seen[name], value)
    elif isinstance(public, list) and isinstance(seen, list):
        assert len(seen) == len(public)
        for one, other in zip(seen, public, strict=True):
            _says_no_less(one, other)
    else:
        assert public is None or seen == public


def what_a_seat_alone_knows_completes_what_everybody_knows(game: Game) -> None:
    """`own` is a patch on what everybody knows, and changes only with what is private."""
    marks: list[int] = []
    owns: list[object] = []
    for state in random_game(game, 3):
        if state.over:
            break
        public = state.view().table
        views = [state.view(seat) for seat in range(game.players)]
        assert [patch(public, view.own) for view in views] == [view.table for view in views]
        before, marks = marks, state.private_marks()
        owns_before, owns = owns, [view.own for view in views]
        for seat, mark in enumerate(before):
            assert mark != marks[seat] or owns_before[seat] == owns[seat]


def words_go_both_ways_in_every_language(game: Game) -> None:
    """Moves, events and results can be read again from what is said of them."""
    for code, language in game.kind.words.LANGUAGES.items():
        names = game.names(code)
        state = finished(game, 10)
        for step in retrace(state, copy=False):
            for move in step.moves()[::7]:
                text = move.text(code)
                assert language.read("do", text, names) == move.data
                assert game.move_number(move.seat, move.data) == move.number
        assert state.result is not None
        said = state.result.text(code)
        read = language.read("result", said, names)
        assert read.pop("result") == ("won" if state.result.winners else "nobody")
        assert {name: state.result.data[name] for name in read} == read
        events = state.full_view().events + state.view().events
        for event in events:
            assert language.read("event", language.say("event", event, names), names) == event


def numbers_and_data_of_moves_go_both_ways(game: Game) -> None:
    """Every number of a move stands for its own data, at a full table."""
    for seat in range(game.players):
        for number in range(game.move_count):
            data = game.move_data(seat, number)
            assert game.move_number(seat, json.loads(json.dumps(data))) == number


def a_transcript_replays_with_its_seed_and_without(game: Game) -> None:
    """A record can be verified by its seed, and by its piles alone."""
    state = finished(game, 11)
    record = parse(dump(state.transcript(legal=True)))
    assert check(record) == []
    assert load(record) == state
    record["seed"] = record["commitment"] = None
    assert check(record) == []
    again = load(record)
    assert again.full_view().data == state.full_view().data


def an_unfinished_transcript_is_replayed_as_far_as_it_goes(game: Game) -> None:
    """A record may end before the game does."""
    for step, state in enumerate(random_game(game, 13)):
        if step == 5 and not state.over:
            record = state.transcript()
            assert record["result"] is None
            assert check(record) == []
            assert load(record).legal.tolist() == state.legal.tolist()


def no_step_has_more_events_than_a_trace_holds(game: Game) -> None:
    """Between two decisions there may be several steps, which together have no more either."""
    counts = [0, *(state.event_count for state in random_game(game, 14))]
    assert max(after - before for before, after in pairwise(counts)) < MAX_EVENTS


def games_and_states_can_be_pickled(game: Game) -> None:
    """Other processes are sent games and states."""
    state = finished(game, 15)
    assert pickle.loads(pickle.dumps(state)) == state


def a_pickled_or_deeply_copied_state_plays_on(game: Game) -> None:
    """A pickled or copied state has all it needs."""
    state = game.deal(seed=16)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        chance = random.Random(16)
        while not twin.over:
            twin.play(int(chance.choice(twin.legal)))
        assert twin.transcript() == finished(game, 16).transcript()


def _refuses(state: State, number: int) -> None:
    try:
        state.play(number)
    except MoveError:
        return
    raise AssertionError(f"Move {number} was played, though it is not listed as legal.")


# What every variant of a game goes through; moves and their numbers do not depend on options.
CHECKS: tuple[Callable[[Game], None], ...] = (
    a_game_ends_with_a_well_formed_result,
    a_state_rests_at_a_decision_or_at_the_end,
    the_same_seed_and_moves_give_the_same_game,
    a_copy_is_independent_and_plays_on_alike,
    a_state_round_trips_through_bytes,
    a_record_has_at_most_one_kibibyte,
    every_offered_move_can_be_played_and_no_other,
    the_mask_of_the_seat_to_move_is_its_moves_and_others_have_none,
    observations_have_the_declared_size_and_bounds,
    views_are_data_for_json_and_agree_with_each_other,
    what_a_seat_alone_knows_completes_what_everybody_knows,
    words_go_both_ways_in_every_language,
    a_transcript_replays_with_its_seed_and_without,
    an_unfinished_transcript_is_replayed_as_far_as_it_goes,
    no_step_has_more_events_than_a_trace_holds,
    games_and_states_can_be_pickled,
    a_pickled_or_deeply_copied_state_plays_on,
)

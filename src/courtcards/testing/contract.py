"""One suite that every game passes, in every variant: each check is given a game, and fails or returns."""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np

from courtcards.engine.errors import MoveError, choices
from courtcards.engine.fluent import fields_in
from courtcards.engine.languages import FALLBACK, codes, source
from courtcards.engine.phrases import Data
from courtcards.engine.registry import folder_of
from courtcards.engine.trace import MAX_EVENTS
from courtcards.engine.translations import base_of, findings
from courtcards.play.game import Game
from courtcards.play.moves import Decision
from courtcards.play.rulebook import rulebook
from courtcards.play.state import State
from courtcards.play.transcript import check, dump, load, parse, retrace
from courtcards.play.view import Outlook, View, patch
from courtcards.testing.telling import fail, is_plain, same, says_no_less

# A random game that takes longer counts as endless.
MOST_DECISIONS = 20_000


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Play a random game and yield it at every decision and at its end."""
    chance = random.Random(seed)
    state = game.deal(seed=seed)
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        yield state
        if not len(state.legal):
            fail(f"Seat {state.turn} is to move and has no legal move.")
        state.play(int(chance.choice(state.legal)))
    if not state.over:
        fail(
            f"A random game is not over after {MOST_DECISIONS:,} decisions: "
            "every game must end, however badly it is played."
        )
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
        same(state.turn, None, "the seat to move at the end")
        same(state.moves(), [], "the list of moves at the end")
        same(sorted(result.winners + result.losers), list(range(game.players)), "who won or lost")
        if result.reason not in game.kind.words.REASONS[1:]:
            fail(f"The game ended for the reason {result.reason!r}, which REASONS does not have.")
        if result.scores is not None:
            same(len(result.scores), game.players, "the length of the scores")
        if game.kind.has_loser:
            same(len(result.losers), 1, "the number of losers")


def a_state_rests_at_a_decision_or_at_the_end(game: Game) -> None:
    """Steps with one legal move are played at once, and legal moves are listed lowest first."""
    for state in random_game(game, 1):
        assert len(state.legal) != 1
        assert (state.turn is None) == state.over == (state.result is not None)
        legal = state.legal.tolist()
        same(legal, sorted(set(legal)), "the list of legal moves (lowest first)")


def the_same_seed_and_moves_give_the_same_game(game: Game) -> None:
    """All randomness comes from the seed."""
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
    """Everything that decides how a game continues is in its record."""
    for state in random_game(game, 5):
        again = State.from_bytes(game, state.to_bytes())
        assert again == state
        assert again.legal.tolist() == state.legal.tolist()
        assert again.result == state.result


def a_record_has_at_most_one_kibibyte(game: Game) -> None:
    """Records are copied all the time."""
    size = game.kind.state.itemsize
    assert size <= 1024, f"The state has {size:,} bytes, and may have 1,024."


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
    """A seat is shown what a spectator is shown, and perhaps more."""
    told = 0
    for step, state in enumerate(random_game(game, 9)):
        if step % 10:
            continue
        public = state.view(since=told).data
        is_plain(public, "a spectator's view")
        assert json.loads(json.dumps(public)) == public
        for seat in range(game.players):
            data = state.view(seat, told).data
            is_plain(data, f"seat {seat}'s view")
            assert json.loads(json.dumps(data)) == data
            for part in ("table", "events"):
                says_no_less(data[part], public[part], f"seat {seat}'s view.{part}")
        told = state.event_count


def what_a_seat_alone_knows_completes_what_everybody_knows(game: Game) -> None:
    """`own` is a patch on what everybody knows, and changes only with what is private."""
    marks: list[int] = []
    owns: list[object] = []
    told = 0
    for state in random_game(game, 3):
        if state.over:
            break
        public = state.view(since=told)
        views = [state.view(seat, told) for seat in range(game.players)]
        for seat, view in enumerate(views):
            same(patch(public.table, view.own), view.table, f"with `own`, seat {seat}'s table")
        outlook = state.look_around(told)
        _sees_what_views_hold(outlook, public, views)
        told = state.event_count
        before, marks = marks, outlook.marks
        owns_before, owns = owns, [view.own for view in views]
        for seat, mark in enumerate(before):
            if mark == marks[seat] and owns_before[seat] != owns[seat]:
                fail(
                    f"What seat {seat} alone knows (`own`) has changed, but what `conceal` leaves to it "
                    "beyond what it leaves to everybody has not: one of them hides too much or too little."
                )


def _sees_what_views_hold(outlook: Outlook, public: View, views: Sequence[View]) -> None:
    """Check that what all viewers see at once is what each of them sees."""
    same(outlook.table, public.table, "what everybody sees at once")
    for view in (public, *views):
        seat = view.viewer if view.viewer >= 0 else None
        same(outlook.history(seat).tolist(), view.history.tolist(), f"what seat {seat} saw at once")
        if seat is not None:
            same(outlook.own(seat), view.own, f"what seat {seat} alone knows, seen at once")


def no_two_things_are_said_alike_in_any_language(game: Game) -> None:
    """Whoever reads what may be done or was done knows which move or event it is, in every language."""
    state = finished(game, 10)
    for code in game.kind.languages:
        for step in retrace(state, copy=False):
            said: dict[str, Data] = {}
            for move in step.moves():
                text = move.text(code)
                if text in said:
                    fail(f"In {code!r} both {said[text]} and {move.data} are said as {text!r}.")
                said[text] = move.data
        assert state.result is not None
        assert state.result.text(code)
        for view in (state.full_view(), state.view(), state.view(0)):
            for sentence, events in _told(view, code).items():
                if len(events) > 1:
                    fail(f"In {code!r} all of {sorted(events)} are said as {sentence!r}.")


def _told(view: View, code: str) -> dict[str, set[str]]:
    """Return the events that each sentence tells of."""
    told: dict[str, set[str]] = {}
    for event, sentence in zip(view.events, view.tell(code), strict=True):
        told.setdefault(sentence, set()).add(json.dumps(event, sort_keys=True))
    return told


def every_sentence_is_there_in_every_language(game: Game) -> None:
    """No text for players is missing, or uses a field that is not available there."""
    english = game.language(FALLBACK).texts
    for key, fields in _sentences(game):
        if key not in english:
            fail(f"The words in {FALLBACK!r} have no message {key!r}.")
        for name in sorted(fields_in(english.tree(key))):
            if base_of(name) not in fields:
                fail(f"In {FALLBACK!r} {key!r} has ${name}, but only {choices(fields)} is told.")
    for word in (*game.kind.words.CARDS, *_words_in_events(game)):
        if not game.language(FALLBACK).knows(word):
            fail(f"The words in {FALLBACK!r} have no message 'word-{word}'.")
    for code in codes(folder_of(game.name)):
        if wrong := findings(code, folder_of(game.name)):
            fail(wrong[0])


def _words_in_events(game: Game) -> Iterator[str]:
    """Yield the words that stand in sentences about events."""
    english = game.language(FALLBACK).texts
    for form in game.kind.words.EVENTS.values():
        keys = [f"event-{form.word}", *(f"event-{form.word}.{name}" for name in form.fields)]
        said = {name for key in keys if key in english for name in fields_in(english.tree(key))}
        for name in said & form.fields.keys():
            yield from form.words(name)


def _sentences(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Yield the key of every sentence that a language must have, and the fields that it may name."""
    for number in range(game.move_count):
        data = game.move_data(0, number)
        yield f"do-{data['do']}", list(data)
    for form in game.kind.words.EVENTS.values():
        yield f"event-{form.word}", list(form.fields)
    yield "result-won", ["winners", "losers", "reason"]


def the_rules_can_be_read_in_every_language(game: Game) -> None:
    """The rules are written in every language in which the game has words of its own."""
    for code in codes(folder_of(game.name)):
        path = f"rules/{game.name}.md"
        if source(code, path, folder_of(game.name)) is None:
            fail(f"There is no languages/{code}/{path} in the game's folder.")
        assert rulebook(game.kind, code)


def numbers_and_data_of_moves_go_both_ways(game: Game) -> None:
    """Every number of a move stands for its own data, at a full table."""
    for seat in range(game.players):
        for number in range(game.move_count):
            data = game.move_data(seat, number)
            same(
                game.move_number(seat, json.loads(json.dumps(data))),
                number,
                f"the number of {data}",
            )


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


# What a game goes through once, at a full table.
ONCE: tuple[Callable[[Game], None], ...] = (
    numbers_and_data_of_moves_go_both_ways,
    every_sentence_is_there_in_every_language,
    the_rules_can_be_read_in_every_language,
)

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
    no_two_things_are_said_alike_in_any_language,
    a_transcript_replays_with_its_seed_and_without,
    an_unfinished_transcript_is_replayed_as_far_as_it_goes,
    no_step_has_more_events_than_a_trace_holds,
    games_and_states_can_be_pickled,
    a_pickled_or_deeply_copied_state_plays_on,
)

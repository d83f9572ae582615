"""What views tell of the rules is what the rules then do: nobody who shows a table needs to work it out."""

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import courtcards as cc
from courtcards.engine.compile import JIT
from courtcards.engine.phrases import Data
from courtcards.play.state import State

# Without the compiler they take much longer.
GAMES = range(6 if JIT else 3)


def steps(name: str, **options: Any) -> Iterator[tuple[Data, list[Data], State]]:
    """Play random games: each table before a move, what the move did, and the state after it."""
    for seed in GAMES:
        chance = random.Random(seed)
        state = cc.game(name, **options).deal(seed=seed)
        while not state.over:
            before, told = state.view().table, state.event_count
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
            yield before, state.view(since=told).events, state


def of_kind(events: list[Data], *words: str) -> list[Data]:
    return [event for event in events if event["event"] in words]


@pytest.mark.parametrize("options", [{}, {"limit": 3}, {"one_of_each_loses": True, "creatures": 5}])
def test_a_card_loses_if_and_only_if_it_was_a_danger(options: dict[str, Any]) -> None:
    ends = set()
    for before, events, _ in steps("cockroach-poker", players=3, **options):
        for laid in of_kind(events, "laid"):
            reasons = [lost["reason"] for lost in of_kind(events, "lost")]
            loses = bool(reasons) and reasons != ["empty-hand"]
            assert (laid["card"] in before["aids"]["danger"][laid["seat"]]) == loses
            ends.update(reasons)
    assert ends
    assert ("one-of-each" in ends) == ("creatures" in options)


def test_what_the_game_was_lost_by_is_told() -> None:
    for name in ("cockroach-poker", "cockroach-poker-royal"):
        for _, events, state in steps(name, one_of_each_loses=True):
            if not state.over:
                continue
            table, lost = state.view().table, of_kind(events, "lost")[0]
            row = table["seats"][lost["seat"]]["row"]
            by_limit = [card for card, count in row.items() if count >= table["limit"]]
            found = {"four-of-a-kind": by_limit, "one-of-each": list(row)}
            danger: list[list[str]] = [[] for _ in table["seats"]]
            danger[lost["seat"]] = found.get(lost["reason"], [])
            assert table["aids"]["danger"] == danger


def test_of_several_cards_of_a_rank_the_one_that_is_meant_is_given() -> None:
    given = 0
    for before, events, _ in steps("royal-gambit"):
        named = before["phase"] in ("give", "resolve")
        assert (before["meant"] is not None) == named
        for event in of_kind(events[:1], "gave", "chose") if named else []:
            assert before["meant"][event["card"][0]] == event["card"]
            given += event["event"] == "gave"
    assert given


def test_the_sets_that_are_told_are_those_that_are_complete_and_worth_so_much() -> None:
    complete = 0
    for before, events, _ in steps("royal-gambit"):
        for seat in before["seats"]:
            ranks = {card[0] for card in seat["cards"]}
            found = {name for name, of in before["aids"]["sets"].items() if ranks.issuperset(of)}
            assert set(seat["sets"]) == found
        for done in of_kind(events, "set-completed"):
            assert done["set"] in before["aids"]["sets"]
            complete += 1
    assert complete
    assert before["aids"]["set_points"] == 5


def test_who_is_not_in_a_hand_any_more_can_bank_nothing() -> None:
    for before, events, _ in steps("royal-gambit"):
        for seat in before["seats"]:
            assert seat["status"] == "in" or seat["points"] == 0
        for banked in of_kind(events[:1], "banked"):
            assert before["seats"][banked["seat"]]["points"] == banked["points"]


def test_what_staying_comes_to_in_a_catch_up_is_told() -> None:
    ends = set()
    games = chain.from_iterable(steps("royal-gambit", target=10, players=n) for n in range(2, 9))
    for before, events, state in games:
        told = before["aids"]["chase"]
        for seat, chase in zip(before["seats"], told, strict=True):
            assert (chase is not None) == (before["kind"] == "catch-up" and seat["status"] == "in")
            if chase is not None:
                ahead = before["seats"][chase["seat"]]["total"]
                would = seat["total"] + seat["points"]
                assert chase["needed"] == max(ahead + 1 - would, 0)
                assert (chase["stay"] == "loses", chase["stay"] == "leads") == (
                    would < ahead,
                    would > ahead,
                )
                ends.add(chase["stay"])
        for banked in of_kind(events[:1], "banked"):
            if told[banked["seat"]] and told[banked["seat"]]["stay"] == "loses" and state.result:
                assert banked["seat"] not in state.result.winners
    assert {"loses", "leads"} <= ends


def test_what_a_queen_would_leave_is_told() -> None:
    covered = 0
    for before, events, state in steps("royal-gambit"):
        told = before["aids"]
        assert (told["cover_points"] is None) == (told["cover"] is None)
        if events[0]["event"] == "covered" and len(events) == 2 and not state.over:
            after = state.view().table["seats"][events[0]["seat"]]
            assert after["points"] == told["cover_points"]
            covered += 1
    assert covered


def test_a_gift_brings_a_stampede_if_and_only_if_its_species_was_the_last_one() -> None:
    stampedes = 0
    for before, events, _ in steps("royal-menagerie"):
        told = before["aids"]
        for gift in of_kind(events[:1], "gifted"):
            runs = of_kind(events[1:2], "stampede") != []
            assert len(told["stampede"][gift["to"]]) <= 1
            assert (gift["card"] in told["stampede"][gift["to"]]) == runs
            stampedes += runs
    assert stampedes


def test_a_full_pen_takes_no_gift_and_is_worth_nothing() -> None:
    full = 0
    for seed in GAMES:
        chance = random.Random(seed)
        state = cc.game("royal-menagerie").deal(seed=seed)
        while not state.over:
            table = state.view().table
            for seat, species in enumerate(table["aids"]["full"]):
                held = table["seats"][seat]["menagerie"]
                assert species == [one for one in held if held[one] == table["aids"]["room"]]
                gifts = [move.data for move in state.moves() if move.data["do"] == "gift"]
                assert not [
                    move for move in gifts if move["to"] == seat and move["card"] in species
                ]
                if list(held) == species:
                    assert table["seats"][seat]["points"] == 0
                full += len(species)
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
    assert full


def test_the_sums_of_the_teams_are_told_when_the_roles_are() -> None:
    for before, _, state in steps("royal-menagerie"):
        assert before["sums"] is None
        if not state.over:
            continue
        seats, sums = state.view().table["seats"], state.view().table["sums"]
        plots = sum(seat["points"] for seat in seats if seat["role"] == "conspirator")
        assert sums["conspirators"] == plots
        assert sums["court"] == sum(seat["points"] for seat in seats) - plots
        assert state.result is not None
        court_leads = {"shared": True, "conspirators": False, "nobody": False}
        if state.result.reason in court_leads:
            assert (sums["court"] > plots) == court_leads[state.result.reason]


def test_points_change_by_every_move_as_was_told() -> None:
    stampedes, kinds = 0, set()
    for seed in range(2):
        chance = random.Random(seed)
        state = cc.game("royal-menagerie").deal(seed=seed)
        while not state.over:
            table = state.view().table
            for move in state.moves():
                after = state.copy()
                after.play(move)
                if len(of_kind(after.view(since=state.event_count).events, *PLACING)) > 2:
                    continue  # forced steps were played along with it
                kinds.add(move.data["do"])
                points = [seat["points"] for seat in after.view().table["seats"]]
                told = changed_by(table, state.turn, move.data)
                now = [seat["points"] for seat in table["seats"]]
                assert points == [one + told.get(seat, 0) for seat, one in enumerate(now)]
                stampedes += bool(of_kind(after.view(since=state.event_count).events, "stampede"))
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
    assert stampedes
    assert kinds >= {"gift", "shoot", "steal", "trade"}
    assert state.view().table["aids"]["changes"] is None


# What is done with cards that are played.
PLACING = ("gifted", "shot", "stolen", "traded", "took", "discarded")
SPECIES = ("tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth", None)


def changed_by(table: Data, mover: int | None, move: Data) -> dict[int, int]:
    """Return how points change by a move, as a table tells it."""
    card, sides = move.get("card"), []
    if move["do"] == "gift":
        sides = [(move["to"], None, card)]
    if move["do"] in ("shoot", "steal"):
        sides = [(move["from"], card, None)]
    if move["do"] == "steal":
        sides += [(mover, None, card)]
    if move["do"] == "trade":
        (a, from_a), (b, from_b) = move["a"], move["b"]
        sides = [(a, from_a, from_b), (b, from_b, from_a)]
    return {
        seat: table["aids"]["changes"][seat][SPECIES.index(leaves)][SPECIES.index(comes)]
        for seat, leaves, comes in sides
    }


def test_roles_are_told_as_far_as_they_follow_from_what_is_known() -> None:
    for seed in GAMES:
        state = cc.game("royal-menagerie").deal(seed=seed)
        truth = [seat["role"] for seat in state.full_view().table["seats"]]
        for viewer in (None, *range(4)):
            told = state.view(viewer).table["aids"]["roles"]
            for seat, role in enumerate(truth):
                # Whoever is the Loyalist knows that the two others conspire.
                is_sure = viewer == seat or role == "vizier"
                is_sure |= viewer is not None and truth[viewer] == "loyalist"
                assert told[seat] == (role if is_sure else None)

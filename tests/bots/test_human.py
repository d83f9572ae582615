"""The lower levels are human: they forget, overlook, believe too much and have habits that can be learned."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import courtcards as cc
from courtcards.bots.bot_games import BotGames
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot, personality
from courtcards.bots.characters import CHARACTERS
from courtcards.bots.cockroach_poker.human import EARNEST, FAVOURITE, NEIGHBOUR
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.entrants import Entrant
from courtcards.bots.levels import ladder_of
from courtcards.bots.royal_gambit.human import BAR, CHASE, GRUDGE
from courtcards.bots.royal_menagerie.human import FOND, HASTY
from courtcards.bots.royal_menagerie.human import NEIGHBOUR as GIVER
from courtcards.bots.spec import QUIRKS, THUMB, Persona, Spec
from courtcards.games import GAMES
from courtcards.games.cockroach_poker.rules import BELIEVE, DOUBT
from courtcards.games.cockroach_poker.state import JUDGE, OFFER
from courtcards.games.royal_gambit.rules import HIT
from courtcards.games.royal_gambit.scoring import points
from courtcards.games.royal_gambit.state import IN_DECK, NORMAL, TARGET, TURN, USED
from courtcards.games.royal_menagerie.moves import FIRST_SHOOT, FIRST_STEAL, FIRST_TRADE
from courtcards.games.royal_menagerie.state import SPECIES
from courtcards.lab.arena import arena
from courtcards.play.game import Game, game
from courtcards.play.state import State
from courtcards.play.view import View

SEED = 20261119
PASSING = ("cockroach-poker", "cockroach-poker-royal")
LOWER = ("novice", "regular")
each_table = pytest.mark.parametrize(
    ("name", "players"), [*((kind.name, 4) for kind in GAMES), ("cockroach-poker", 2)]
)
each_passing_game = pytest.mark.parametrize("name", PASSING)
# What nothing else outweighs.
STRONG = 60.0


def sit(played: Game, seat: int, persona: Persona) -> CompiledBot:
    """Return a player by rules of thumb with a personality, in a seat."""
    bot = CompiledBot("somebody", lambda seed: Spec(THUMB, persona))
    bot.reset(played, seat, 1)
    return bot


def moments(played: Game, phase: int, count: int) -> Iterator[State]:
    """Go through moments of random games at which the mover is to do something."""
    chance = random.Random(SEED)
    found = 0
    while found < count:
        state = played.deal(seed=chance.getrandbits(32))
        while not state.over and found < count:
            if state.record["phase"] == phase:
                found += 1
                yield state
            state.play(int(chance.choice(state.legal)))


def odds(view: View, persona: Persona) -> dict[int, float]:
    """Return how likely somebody plays each move."""
    return sit(view.game, view.viewer, persona).odds(view)


def look(state: State) -> View:
    """Return what the seat to move sees."""
    assert state.turn is not None
    return state.view(state.turn)


def test_nothing_human_is_there_unless_it_is_asked_for() -> None:
    """Rules of thumb, whatever the seed, have no habit; nor do the upper levels."""
    for seed in range(20):
        assert personality(seed).stubborn == 0.0
    for kind in GAMES:
        ladder, table = ladder_of(kind.name), cc.game(kind.name)
        for human in (ladder.novice, ladder.regular):
            assert human.stubborn > 0
            assert human.haze > 0
        for name in ("thumb", "thumb:jester", "expert", "master", "master:jester"):
            bot = make_bot(name, table)
            assert isinstance(bot, CompiledBot)
            one = bot.spec(3).persona
            assert (one.haze, one.glance, one.faith, one.stubborn) == (0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_a_quirk_without_stubbornness_changes_nothing(name: str) -> None:
    played = game(name, players=4)
    for state in moments(played, 0, 10):
        view = look(state)
        plain = odds(view, Persona())
        for quirk in range(QUIRKS):
            assert odds(view, Persona(quirk=quirk, taste=0.7)) == plain


@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_everybody_has_a_habit_and_keeps_it(name: str) -> None:
    played = game(name, players=4)
    for level in LOWER:
        for who, character in CHARACTERS.items():
            bot = make_bot(f"{level}:{who}", played)
            assert isinstance(bot, CompiledBot)
            for seed in (1, 2):
                habit = bot.spec(seed).persona
                assert (habit.quirk, habit.taste) == (
                    character.persona.quirk,
                    character.persona.taste,
                )
        anybody = make_bot(level, played)
        assert isinstance(anybody, CompiledBot)
        assert {anybody.spec(seed).persona.quirk for seed in range(30)} == set(range(QUIRKS))
    assert {one.persona.quirk for one in CHARACTERS.values()} == set(range(QUIRKS))


def observed(played: Game, specs: list[Spec], number: int) -> np.ndarray:
    """Return what four bots remember after a game of theirs."""
    match = BotGames(played)
    match.play(specs, bytes(32), number)
    return match.memories.copy()


@each_passing_game
def test_who_forgets_keeps_no_more_in_mind_than_there_is_room_for(name: str) -> None:
    played = game(name, players=4)
    forgetful, attentive = Spec(THUMB, Persona(haze=0.25)), Spec(THUMB)
    most = 0
    for number in range(5):
        forgot, _, knows, _ = observed(played, [forgetful, forgetful, attentive, attentive], number)
        most = max(most, int(knows["claimed"].max()))
        for done, bad in (("claimed", "lied"), ("judged", "doubted")):
            # Every card may bring a few claims of one seat beyond what there is room for.
            assert forgot[done].max() <= 4
            assert (forgot[bad] <= forgot[done]).all()
            assert (forgot[done] <= knows[done]).all()
    assert most > 8


def test_who_forgets_has_only_the_newest_acts_in_mind() -> None:
    played = game("royal-menagerie")
    forgetful, attentive = Spec(THUMB, Persona(haze=0.5)), Spec(THUMB)
    blank = Spec(THUMB, Persona(haze=1.0))
    for number in range(5):
        forgot, gone, knows, _ = observed(played, [forgetful, blank, attentive, attentive], number)
        # Of all that was seen, half fades with each card: what remains is less than two acts say.
        assert np.abs(forgot["signs"]).sum() < 2 * 1.5 * 4
        assert np.abs(forgot["signs"]).sum() < np.abs(knows["signs"]).sum()
        # With all of it fading, only the very last card is known.
        assert np.count_nonzero(gone["signs"]) <= 1


def test_who_forgets_does_not_count_what_earlier_hands_have_used_up() -> None:
    chance, differ = random.Random(SEED), 0
    for state in moments(game("royal-gambit"), TURN, 40):
        before, after = look(state), look(with_more_gone(state, chance))
        forgetful, attentive = Persona(whim=20.0, haze=1.0), Persona(whim=20.0)
        assert odds(before, forgetful) == odds(after, forgetful)
        differ += odds(before, attentive) != odds(after, attentive)
    assert differ > 20


def with_more_gone(state: State, chance: random.Random) -> State:
    """Return a hand of Royal Gambit before which more cards had been used."""
    other = state.copy()
    place = other._states[0]["place"]
    deck = np.flatnonzero(place == IN_DECK).tolist()
    place[chance.sample(deck, len(deck) // 2)] = USED
    return other


def test_a_glance_does_not_count_what_lies_before_others() -> None:
    """All cards of the claimed creature lie there: who counts doubts, and who does not look believes."""
    believing = {0.0: 0.0, 1.0: 0.0}
    for state in moments(game("cockroach-poker"), JUDGE, 40):
        shown = with_all_of_it_shown(state)
        for glance in believing:
            believing[glance] += odds(look(shown), Persona(glance=glance)).get(BELIEVE, 0.0) / 40
    assert believing[0.0] < 0.35
    assert believing[1.0] > believing[0.0] + 0.1


def with_all_of_it_shown(state: State) -> State:
    """Return a moment in which the last card of the claimed creature lies before the others."""
    other = state.copy()
    record = other._states[0]
    claim, me = record["said"][record["hops"] - 1], record["turn"]
    left = record["copies"] - record["hand"][me, claim] - record["rows"][:, claim].sum()
    seats = [seat for seat in range(4) if seat != me]
    for i in range(left):
        record["rows"][seats[i % 3], claim] += 1
    return other


@each_passing_game
def test_who_believes_too_much_believes_more_and_doubts_less(name: str) -> None:
    more = 0.0
    for state in moments(game(name), JUDGE, 60):
        fair, believing = odds(look(state), Persona()), odds(look(state), Persona(faith=2.0))
        assert believing.get(BELIEVE, 0.0) >= fair.get(BELIEVE, 0.0) - 1e-12
        assert believing.get(DOUBT, 0.0) <= fair.get(DOUBT, 0.0) + 1e-12
        more += (believing.get(BELIEVE, 0.0) - fair.get(BELIEVE, 0.0)) / 60
    assert more > 0.1


def test_faith_in_ones_luck_hits() -> None:
    for state in moments(game("royal-gambit"), TURN, 40):
        fair, hopeful = odds(look(state), Persona()), odds(look(state), Persona(faith=1.0))
        assert hopeful.get(HIT, 0.0) >= fair.get(HIT, 0.0)


def claims(view: View, persona: Persona, word: str) -> dict[object, float]:
    """Return how likely somebody hands a card over, by a word of the move, such as its claim."""
    moves = {move.number: move.data[word] for move in view.moves}
    shares = dict.fromkeys(moves.values(), 0.0)
    for number, share in odds(view, persona).items():
        shares[moves[number]] += share
    return shares


@each_passing_game
def test_a_favourite_creature_is_claimed_whatever_the_card(name: str) -> None:
    favourites = set()
    for taste in (0.05, 0.95):
        persona = Persona(quirk=FAVOURITE, stubborn=STRONG, taste=taste)
        shares: dict[object, float] = {}
        for state in moments(game(name), OFFER, 20):
            for claim, share in claims(look(state), persona, "claim").items():
                shares[claim] = shares.get(claim, 0.0) + share / 20
        favourites.add(max(shares, key=lambda claim: shares[claim]))
        assert max(shares.values()) > 0.8
    assert len(favourites) == 2


@each_passing_game
def test_one_neighbour_gets_nearly_everything(name: str) -> None:
    for steps, taste in enumerate((0.1, 0.5, 0.9), 1):
        persona = Persona(quirk=NEIGHBOUR, stubborn=STRONG, taste=taste)
        given = []
        for state in moments(game(name), OFFER, 20):
            view = look(state)
            given.append(claims(view, persona, "to")[(view.viewer + steps) % 4])
        assert np.mean(given) > 0.8


def test_who_is_earnest_tells_the_truth_when_it_gets_serious() -> None:
    persona = Persona(quirk=EARNEST, stubborn=STRONG)
    told = {"serious": [0.0, 0.0], "fun": [0.0, 0.0]}
    for state in moments(game("cockroach-poker"), OFFER, 80):
        view = look(state)
        rows = [seat["row"] for seat in view.table["seats"]]
        data = {move.number: move.data for move in view.moves}
        for number, share in odds(view, persona).items():
            move = data[number]
            lying_there = rows[move["to"]].get(move["card"], 0)
            if lying_there != 1:
                kind = told["serious" if lying_there else "fun"]
                kind[int(move["card"] == move["claim"])] += share
    assert told["serious"][1] > 0.9 * sum(told["serious"]) > 0
    assert 0.3 * sum(told["fun"]) < told["fun"][1] < 0.7 * sum(told["fun"])


def test_somebody_stays_at_one_score_whatever_is_left_in_the_deck() -> None:
    persona = Persona(quirk=BAR, stubborn=STRONG, taste=0.5)
    hits = {True: [], False: []}  # type: dict[bool, list[float]]
    for state in moments(game("royal-gambit"), TURN, 200):
        score = int(points(state.record["up"][state.turn]))
        if state.record["kind"] == NORMAL and abs(score - 11) > 1:
            hits[score < 11].append(odds(look(state), persona).get(HIT, 0.0))
    assert min(hits[True]) > 0.99
    assert max(hits[False]) < 0.01


def test_somebody_hits_as_long_as_somebody_else_leads() -> None:
    persona = Persona(quirk=CHASE, stubborn=STRONG)
    for state in moments(game("royal-gambit"), TURN, 100):
        record, me = state.record, state.turn
        reached = [
            int(record["totals"][seat]) + int(points(record["up"][seat])) for seat in range(4)
        ]
        assert me is not None
        if record["kind"] == NORMAL:
            hits = odds(look(state), persona).get(HIT, 0.0)
            assert hits > 0.9 if reached[me] < max(reached) else hits < 0.1


def test_somebody_always_aims_at_the_same_neighbour() -> None:
    for steps, taste in enumerate((0.1, 0.5, 0.9), 1):
        persona = Persona(quirk=GRUDGE, stubborn=STRONG, taste=taste)
        for state in moments(game("royal-gambit"), TARGET, 10):
            view = look(state)
            shares = claims(view, persona, "to")
            hated = (view.viewer + steps) % 4
            assert shares.get(hated, 1.0) > 0.9


def test_gifts_go_to_the_usual_neighbour() -> None:
    persona = Persona(quirk=GIVER, stubborn=STRONG, taste=0.5)
    given = {1: 0.0, 2: 0.0, 3: 0.0}
    for state in moments(game("royal-menagerie"), 0, 40):
        for number, share in odds(look(state), persona).items():
            if number < FIRST_SHOOT:
                given[number % 3 + 1] += share
    assert given[2] > 0.8 * sum(given.values()) > 0


def test_somebody_fond_of_a_species_takes_more_of_it() -> None:
    stolen = {}
    for stubborn in (0.0, 8.0):
        persona = Persona(quirk=FOND, stubborn=stubborn, taste=0.1)
        thefts = np.zeros(SPECIES)
        for state in moments(game("royal-menagerie"), 0, 150):
            for number, share in odds(look(state), persona).items():
                if FIRST_STEAL <= number < FIRST_TRADE:
                    thefts[(number - FIRST_STEAL) % SPECIES] += share
        stolen[stubborn] = thefts[0] / thefts.sum()
    assert stolen[8.0] > stolen[0.0] + 0.1


def test_who_guesses_roles_too_early_takes_signs_for_proofs() -> None:
    """As if every act said several times as much as it does."""
    differ = 0
    for state in moments(game("royal-menagerie"), 0, 40):
        view = look(state)
        hasty = odds(view, Persona(quirk=HASTY, stubborn=3.0))
        assert hasty == odds(view, Persona(suspicion=2.0)) == odds(view, Persona(faith=3.0))
        differ += hasty != odds(view, Persona())
    assert differ > 20


@each_table
@pytest.mark.parametrize(("level", "below"), [("novice", "random"), ("regular", "novice")])
def test_every_rung_is_above_the_one_below(name: str, players: int, level: str, below: str) -> None:
    assert is_clearly_better(game(name, players=players), level, below)


@each_table
def test_a_novice_is_weaker_by_mistakes_and_not_by_chance(name: str, players: int) -> None:
    """As careful as a regular, but with all mistakes, a novice still is clearly weaker."""
    whim = ladder_of(name).regular.whim
    assert is_clearly_better(game(name, players=players), "regular", Careful(whim))


class Careful:
    """Makes novices with another whim, for `arena`."""

    name = "careful novice"

    def __init__(self, whim: float) -> None:
        self.whim = whim

    def __call__(self, game: Game, budget: Budget | None) -> CompiledBot:
        novice = make_bot("novice", game, budget)
        assert isinstance(novice, CompiledBot)

        def spec_of(seed: int) -> Spec:
            spec = novice.spec(seed)
            return replace(spec, persona=replace(spec.persona, whim=self.whim))

        return CompiledBot(self.name, spec_of)


def is_clearly_better(played: Game, one: str, other: Entrant) -> bool:
    """Say whether a bot alone at a table of another is better, with the intervals of both apart."""
    count = 2000 if played.name == "royal-gambit" else 800
    better, worse = (bot.rate for bot in arena(played, [one, other], count, SEED).standings)
    assert better is not None
    assert worse is not None
    if played.kind.has_loser:
        better, worse = worse, better
    return better.low > worse.high

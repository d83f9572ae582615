"""How bots think about Cockroach Poker."""

from courtcards.bots.cockroach_poker.guesses import EVEN, MIXED
from courtcards.bots.cockroach_poker.habits import keep_habit
from courtcards.bots.cockroach_poker.memory import MEMORY, remember
from courtcards.bots.cockroach_poker.past import take_back
from courtcards.bots.cockroach_poker.policy import policy
from courtcards.bots.cockroach_poker.recall import recall, recollection
from courtcards.bots.cockroach_poker.senses import SENSES
from courtcards.bots.cockroach_poker.value import stage, value
from courtcards.bots.cockroach_poker.worlds import draw, weigh
from courtcards.bots.contract import Mind
from courtcards.bots.levels import Ladder
from courtcards.bots.spec import LEARNED_SPEC, SEARCH, Persona, Spec
from courtcards.games.cockroach_poker import KIND

MIND = Mind(
    kind=KIND,
    memory=MEMORY,
    remember=remember,
    recall=recall,
    recollection=recollection,
    draw=draw,
    weigh=weigh,
    policy=policy,
    value=value,
    stage=stage,
    mixed=MIXED,
    even=EVEN,
    keep_habit=keep_habit,
    senses=SENSES,
    take_back=take_back,
)

# An expert expects the others to see through it; a master has learned to mix by playing itself.
WARY = 1.0
LADDER = Ladder(
    # A novice tells the truth too often, and believes that others do.
    novice=Persona(honesty=1.1, whim=1.5, haze=0.5, glance=1.0, faith=1.5, stubborn=4.0),
    regular=Persona(whim=1.2, haze=0.15, glance=0.4, faith=0.5, stubborn=2.0),
    expert=Spec(SEARCH, iterations=150, trust=WARY),
    master=LEARNED_SPEC,
    styles=(1.5, 0.8, 0.0, 0.0),
)

"""How bots think about Cockroach Poker Royal."""

from courtcards.bots.cockroach_poker.guesses import EVEN, MIXED
from courtcards.bots.cockroach_poker.value import count_rounds
from courtcards.bots.cockroach_poker_royal.memory import MEMORY, remember
from courtcards.bots.cockroach_poker_royal.past import take_back
from courtcards.bots.cockroach_poker_royal.policy import keep_habit, policy, value
from courtcards.bots.cockroach_poker_royal.recall import recall, recollection
from courtcards.bots.cockroach_poker_royal.senses import SENSES
from courtcards.bots.cockroach_poker_royal.worlds import draw, weigh
from courtcards.bots.contract import Mind
from courtcards.bots.levels import Ladder
from courtcards.bots.spec import SEARCH, Persona, Spec
from courtcards.games.cockroach_poker_royal import KIND

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
    stage=count_rounds,
    mixed=MIXED,
    even=EVEN,
    keep_habit=keep_habit,
    senses=SENSES,
    take_back=take_back,
)

LADDER = Ladder(
    # A novice tells the truth too often, and believes that others do.
    novice=Persona(honesty=1.1, whim=1.5, haze=0.5, glance=1.0, faith=1.5, stubborn=4.0),
    regular=Persona(whim=1.2, haze=0.15, glance=0.4, faith=0.5, stubborn=2.0),
    expert=Spec(SEARCH, iterations=100),
    master=Spec(SEARCH, iterations=1000),
    styles=(1.5, 0.8, 0.0, 0.0),
)

"""How bots think about Cockroach Poker."""

from courtcards.bots.cockroach_poker.guesses import EVEN, MIXED
from courtcards.bots.cockroach_poker.habits import keep_habit
from courtcards.bots.cockroach_poker.memory import MEMORY, remember
from courtcards.bots.cockroach_poker.policy import policy
from courtcards.bots.cockroach_poker.value import stage, value
from courtcards.bots.cockroach_poker.worlds import draw, weigh
from courtcards.bots.contract import Mind
from courtcards.bots.levels import Ladder
from courtcards.bots.spec import SEARCH, Spec
from courtcards.games.cockroach_poker import KIND

MIND = Mind(
    kind=KIND,
    memory=MEMORY,
    remember=remember,
    draw=draw,
    weigh=weigh,
    policy=policy,
    value=value,
    stage=stage,
    mixed=MIXED,
    even=EVEN,
    keep_habit=keep_habit,
)

# An expert's little trust keeps it safe from creatures of habit, a master's makes it strong.
WARY = 1.0
LADDER = Ladder(
    novice_whim=8.0,
    regular_whim=3.0,
    expert=Spec(SEARCH, iterations=150, trust=WARY),
    master=Spec(SEARCH, iterations=1500),
    styles=(4.0, 1.5, 0.0, 0.0),
)

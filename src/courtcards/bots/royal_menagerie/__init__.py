"""How bots think about Royal Menagerie."""

from courtcards.bots.contract import Mind
from courtcards.bots.levels import Ladder
from courtcards.bots.royal_menagerie.belief import loyalist_chances
from courtcards.bots.royal_menagerie.guesses import MIXED, PLAYOUT
from courtcards.bots.royal_menagerie.memory import MEMORY, remember
from courtcards.bots.royal_menagerie.policy import policy
from courtcards.bots.royal_menagerie.recall import recall, recollection
from courtcards.bots.royal_menagerie.senses import SENSES
from courtcards.bots.royal_menagerie.value import stage, value
from courtcards.bots.royal_menagerie.worlds import draw, weigh
from courtcards.bots.spec import SEARCH, Persona, Spec
from courtcards.games.royal_menagerie import KIND

__all__ = ["LADDER", "MIND", "loyalist_chances"]

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
    playout=PLAYOUT,
    senses=SENSES,
)

# The rules of thumb are so sure of themselves that a search guided strictly by them would try hardly
# anything else.
CURIOUS = Persona(whim=2.0)
LADDER = Ladder(
    novice=Persona(whim=2.5, haze=0.7, glance=1.0, faith=3.0, stubborn=8.0),
    regular=Persona(whim=1.5, haze=0.3, glance=0.5, faith=1.0, stubborn=3.0),
    expert=Spec(SEARCH, CURIOUS, iterations=120),
    master=Spec(SEARCH, CURIOUS, iterations=1000),
    thinker=CURIOUS,
)

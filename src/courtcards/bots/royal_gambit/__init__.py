"""How bots think about Royal Gambit."""

from courtcards.bots.contract import Mind
from courtcards.bots.levels import Ladder
from courtcards.bots.royal_gambit.guesses import MIXED
from courtcards.bots.royal_gambit.memory import MEMORY, remember
from courtcards.bots.royal_gambit.policy import policy
from courtcards.bots.royal_gambit.recall import recall, recollection
from courtcards.bots.royal_gambit.senses import SENSES
from courtcards.bots.royal_gambit.solver import solve_policy
from courtcards.bots.royal_gambit.value import stage, value
from courtcards.bots.royal_gambit.worlds import draw, weigh
from courtcards.bots.spec import SOLVER, THUMB, Persona, Spec
from courtcards.games.royal_gambit import KIND

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
    solve=solve_policy,
    senses=SENSES,
)

LADDER = Ladder(
    novice=Persona(whim=2.0, haze=1.0, glance=1.0, faith=1.0, stubborn=3.0),
    regular=Persona(whim=1.5, haze=0.5, glance=0.4, faith=0.3, stubborn=1.7),
    expert=Spec(THUMB),
    master=Spec(SOLVER),
    styles=(1.0, 1.0, 0.5, 0.0),
)

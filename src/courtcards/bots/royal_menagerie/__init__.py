"""How bots think about Royal Menagerie."""

from courtcards.bots.contract import Mind
from courtcards.bots.royal_menagerie.belief import loyalist_chances
from courtcards.bots.royal_menagerie.memory import MEMORY, remember
from courtcards.bots.royal_menagerie.policy import policy
from courtcards.bots.royal_menagerie.value import stage, value
from courtcards.bots.royal_menagerie.worlds import draw, weigh
from courtcards.games.royal_menagerie import KIND

__all__ = ["MIND", "loyalist_chances"]

MIND = Mind(
    kind=KIND,
    memory=MEMORY,
    remember=remember,
    draw=draw,
    weigh=weigh,
    policy=policy,
    value=value,
    stage=stage,
    mixed=0.8,
    playout=4,
)

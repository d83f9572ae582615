"""How bots think about Cockroach Poker Royal."""

from courtcards.bots.cockroach_poker_royal.memory import MEMORY, remember
from courtcards.bots.cockroach_poker_royal.policy import keep_habit, policy, stage, value
from courtcards.bots.cockroach_poker_royal.worlds import draw, weigh
from courtcards.bots.contract import Mind
from courtcards.games.cockroach_poker_royal import KIND

MIND = Mind(
    kind=KIND,
    memory=MEMORY,
    remember=remember,
    draw=draw,
    weigh=weigh,
    policy=policy,
    value=value,
    stage=stage,
    mixed=0.25,
    keep_habit=keep_habit,
)

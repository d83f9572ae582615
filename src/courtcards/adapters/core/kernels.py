"""Compiled entry points of the environments: many games, one step in each with one call."""

import numpy as np

from courtcards.adapters.core.company import Company, answer, hear, look, welcome
from courtcards.engine.chance import derive_key, quick_below
from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.trace import NONE
from courtcards.play.dispatch import apply, deal, legal, outcome
from courtcards.play.kernels import first_player, write_mask

# What becomes of a game that is over: it stays so, or the next one is dealt at the next step, or at
# once. `DEAL` plays nothing, and deals where no game is on.
STAY_OVER, DEAL_NEXT_STEP, DEAL_SAME_STEP, DEAL = range(4)

# What is kept of each game: how many were dealt in its place before, its steps so far, how many legal
# moves there are (0: no game is on), who decides, which seat is the learner's (-1: all are), whether a
# game ended with the last step, how many steps that one had (0: none ended), and its learner's seat.
SLOT = np.dtype(
    [
        ("dealt", np.int64),
        ("steps", np.int32),
        ("last_steps", np.int32),
        ("choices", np.int16),
        ("turn", np.int8),
        ("own", np.int8),
        ("last_own", np.int8),
        ("ended", np.bool_),
    ],
    align=True,
)


@kernel
def play_round(
    task: int,
    forced: bool,
    company: Company,
    states: Array,
    blank: Array,
    master: Array,
    slots: Array,
    moves: Array,
    actions: Array,
    observations: Array,
    masks: Array,
    rewards: Array,
    finals: Array,
) -> int:
    """Play one action in every game and write what its next mover sees; return how many games ended.

    If an action is not legal nothing is played, and -1 less the game's place is returned.
    """
    if task != DEAL:
        wrong = first_wrong(task, slots, actions, masks)
        if wrong >= 0:
            return -1 - wrong
    ended = 0
    mark = company.mark[0]
    t = company.traces[0]
    luck = np.empty(1, np.uint64)
    for i in range(len(slots)):
        slot = slots[i]
        if slot.choices > 0 and task == DEAL:
            continue
        s = states[i]
        slot.ended = False
        slot.last_steps = 0
        rewards[i, :] = 0
        move = actions[i] if slot.choices > 0 else NONE
        while True:
            # Where no game is in progress, a new one is dealt instead of a move.
            if move == NONE:
                states[i] = blank[0]
                begin(s, t, slot, master, i, len(slots), luck)
                welcome(mark, company, i, slot, s, luck)
            else:
                slot.steps += 1
            slot.choices = play_on(company, i, slot, s, t, move, moves[i], forced)
            if slot.choices > 0:
                break
            # What ends before the learner has decided anything was no game for it.
            if move != NONE or slot.own < 0:
                finish(company, i, slot, s, rewards[i], finals[i])
                ended += 1
                if task != DEAL_SAME_STEP:
                    break
            move = NONE
        slot.turn = s.turn
        look(mark, company, i, s, max(s.turn, slot.own), observations[i])
        write_mask(moves[i], slot.choices, masks[i])
    return ended


@compiled
def first_wrong(task: int, slots: Array, actions: Array, masks: Array) -> int:
    """Return the first game whose action is not legal, or that is over and stays so; -1 if none is."""
    for i in range(len(slots)):
        if slots[i].choices > 0:
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                return i
        elif task == STAY_OVER:
            return i
    return -1


@compiled
def play_on(
    company: Company,
    i: int,
    slot: Record,
    s: Record,
    t: Record,
    move: int,
    moves: Array,
    forced: bool,
) -> int:
    """Play a move, if there is one, and all up to the learner's next decision; list the legal moves.

    Forced steps are played along unless those are to be shown.
    """
    mark = company.mark[0]
    while True:
        if move != NONE:
            apply(s, t, move)
            hear(mark, company, i, s)
        n = legal(s, moves)
        if n == 0 or ((n > 1 or forced) and (slot.own < 0 or slot.own == s.turn)):
            return n
        move = moves[0] if n == 1 else answer(mark, company, i, s)


@compiled
def finish(
    company: Company, i: int, slot: Record, s: Record, rewards: Array, finals: Array
) -> None:
    """Write what a game came to, and what every seat saw in the end."""
    slot.ended = True
    slot.last_steps = slot.steps
    slot.last_own = slot.own
    outcome(s, rewards)
    for seat in range(len(finals)):
        look(company.mark[0], company, i, s, seat, finals[seat])


@compiled
def begin(s: Record, t: Record, slot: Record, master: Array, i: int, n: int, luck: Array) -> None:
    """Deal the next game of a place; its series has a key for every place and every deal."""
    derive_key(master, i + slot.dealt * n, s.key, luck)
    deal(s, t, first_player(s.players, i + slot.dealt))
    slot.dealt += 1
    slot.steps = 0


@kernel
def observe_seats(company: Company, states: Array, first: int, out: Array) -> None:
    """Write what seats from `first` on see, in every game."""
    for i in range(len(states)):
        for k in range(out.shape[1]):
            look(company.mark[0], company, i, states[i], first + k, out[i, k])


@kernel
def pick_moves(slots: Array, moves: Array, luck: Array, actions: Array) -> None:
    """Choose a legal move at random in every game that is on."""
    for i in range(len(slots)):
        if slots[i].choices > 0:
            actions[i] = moves[i, quick_below(luck, slots[i].choices)]

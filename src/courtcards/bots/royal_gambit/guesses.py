"""Numbers of Royal Gambit's bots that no games were fitted to.

They are guesses of a card player, in points, and nobody has measured any of them.
"""

# What a Queen saves is lost with it: this part of the points at stake, when a pair costs a Queen. Half the
# time the Queen would not have been needed any more.
COST_OF_A_LIFE = 0.5
# A hit is worth so many points more than its next card shows, because one may hit again.
MORE_TO_COME = 0.25
# How many points near the best still seem as good to a good player (whim 1).
HIT_TEMPERATURE, AIM_TEMPERATURE = 0.12, 0.5
# A choice whose odds are worse than this is silly, and not made at all.
SILLY = 1e-3
# Chasing a leader, a tie is as good as half a win: one more card is risked up to this chance.
RISK_FOR_A_TIE = 0.45
# What is beyond doubt is worth so many points.
SURE = 10.0
# How much more a rival is feared, by the disloyal, who is ahead by the whole target; how little at least.
FEAR_OF_A_LEAD, LEAST_FEAR = 2.0, 0.2
# The part of a hand's points that a brick in it puts at risk; that a rival is begrudged when they are robbed.
RISK_OF_A_BRICK, ENVY = 0.1, 0.1
# What a giver's loss counts beside one's own gain.
SPITE = 0.3
# What a Queen is worth to whoever gets it, and to whoever has it, in parts of the points; and a little more.
QUEEN_GAINED, QUEEN_LOST, QUEEN_ITSELF = 0.2, 0.25, 0.5
# What a Jack is worth.
JACK_ITSELF = 0.1
# At which score somebody always stays who has such a habit, from the least to so many points more; and how
# many points more a hit seems worth to those who cannot bear that somebody leads.
LEAST_BAR, MORE_BAR, RESTLESS = 6.0, 10.0, 0.7
# How many points more hurting the usual rival seems worth.
GRUDGE_IN_POINTS = 2.0
# How many courses of the rest of the game are imagined where a search stops: one alone says little, and they
# are quick.
COURSES = 16
# Nothing is hidden, so nothing need be mixed (`bots.contract.Mind`).
MIXED = 1.0

"""Numbers of Cockroach Poker Royal's bots that no games were fitted to: guesses, not measured.

All others are those of Cockroach Poker.
"""

# What taking a special costs: two cards of one's choice, or a fitting one.
SPECIAL_HARM = 0.06
# Two of an animal do more harm than two of different ones: so many times as much.
HARM_OF_A_PAIR = 2.0

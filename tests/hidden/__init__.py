"""Other worlds: the same game with everything changed that one viewer may not know.

For a state and a viewer, each game's function in `WORLDS` gives the piles and decisions of another
game that looks the same to that viewer: cards they cannot know are exchanged among the places where they
cannot see them, and a decision that named such a card names the new one.
"""

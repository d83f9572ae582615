"""The ground floor: how rules are compiled, how cards are shuffled, how a game's trace is kept."""

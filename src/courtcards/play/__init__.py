"""A game being played: the public Python interface over the compiled rules."""

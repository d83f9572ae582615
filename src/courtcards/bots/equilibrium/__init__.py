"""The exact solution of small two-player Cockroach Poker."""

"""Tree search over what each seat may know (multiple-observer information set MCTS), compiled."""

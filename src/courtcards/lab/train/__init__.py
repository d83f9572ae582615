"""Training: self-play by compiled games, and a learner in PyTorch (extra `train`)."""

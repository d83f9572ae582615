"""Policies that were learned: what a network is told, its compiled inference, and its weights."""

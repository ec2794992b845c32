"""Puzzles and the daily challenge for guests: who has tried what, and what they may know because of that."""

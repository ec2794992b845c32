"""Trains networks that evaluate positions, by self-play. `docs/learning.md` tells how; it needs PyTorch."""

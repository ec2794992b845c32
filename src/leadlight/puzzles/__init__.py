"""Positions from matches between bots in which one action is clearly best: how they are found, kept and solved."""

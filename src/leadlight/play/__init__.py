"""Plays matches: seats, checked actions, undo, clocks, records, bots and contests."""

"""Uzory («Узоры»): restorers lay tiles into a common floor and win the frames that close."""

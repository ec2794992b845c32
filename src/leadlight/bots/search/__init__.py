"""Looks many actions ahead: a tree of decisions that grows where they look good, in worlds dealt anew each time."""

"""Measures how fast the rules and the server are, and how fast comparable projects are on the same machine."""

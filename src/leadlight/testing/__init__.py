"""Tools to test a game package: laws checked in random play, exact counts, playthroughs and rule marks."""

"""How anybody proves a game package right: laws over random play, counts, playthroughs and rule marks."""

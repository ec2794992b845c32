"""What all games have in common: states, chance, events, records and errors."""

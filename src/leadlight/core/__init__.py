"""The grammar every game speaks: states, chance, events, records and errors."""

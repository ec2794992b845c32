"""Everything that happens at a table, without input or output: seats, commands, actions, and messages to viewers."""

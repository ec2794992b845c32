"""One sitting of a game: seats, the gate for actions, undo, records and contests."""

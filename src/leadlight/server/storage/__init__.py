"""The database: tables of the room, their matches as append-only entries, guests and chat."""

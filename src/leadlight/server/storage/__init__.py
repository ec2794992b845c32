"""The database: tables, their matches as append-only entries, guests and chat."""

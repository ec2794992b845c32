"""The online table: people and bots at tables, over HTTP and WebSocket, kept in a database."""

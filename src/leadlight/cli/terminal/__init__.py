"""The drawn board, with arrow keys."""

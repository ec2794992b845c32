"""A second Uzory, written from docs/rules/uzory.md alone."""

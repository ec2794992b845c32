"""A second Sagrada, written from docs/rules/sagrada.md alone."""

"""A second Sintra, written from docs/rules/sintra.md alone."""

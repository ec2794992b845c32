"""A second, deliberately naive Sintra, written from docs/rules/sintra.md alone, to hold the fast engine against."""

"""Sagrada: one to four players draft dice into stained-glass windows. The rules are docs/rules/sagrada.md."""

"""Sintra: fill strips with panes, glaze the palace windows. The rules are numbered in docs/rules/sintra.md."""

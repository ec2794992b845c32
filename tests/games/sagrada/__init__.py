"""Sagrada: a test for each number of docs/rules/sagrada.md."""

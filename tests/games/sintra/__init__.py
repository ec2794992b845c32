"""Rule tests of Sintra, a module for each chapter of docs/rules/sintra.md."""

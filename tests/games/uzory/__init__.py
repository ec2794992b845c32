"""Rule tests of Uzory, a module for each chapter of docs/rules/uzory.md."""

"""How fast the rules are, beside others, in one run."""

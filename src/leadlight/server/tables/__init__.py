"""The life of a table, without input or output: who sits, what is asked, what is played, what each viewer is told."""

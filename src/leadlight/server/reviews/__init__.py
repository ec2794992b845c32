"""Reviews of matches that are over: computed in processes of low priority, once, and kept in the database."""

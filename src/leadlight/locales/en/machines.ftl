# Where `simulate`, `arena` and `train` play, and how fast the search is.

help-backend = Where the matches are played: in processes of this machine, or on a Ray cluster, which RAY_ADDRESS names; without one, Ray starts here. The results are the same.
error-ray-missing = Ray is not installed. Install it with: pip install "leadlight[ray]"
error-ray-unreachable = The Ray cluster cannot be reached: { $reason }
help-bench-search = Iterations per second of the search: compiled, interpreted, and OpenSpiel beside them; and what an evaluation costs.
bench-search-title = Iterations or evaluations per second, median of { $runs } runs
bench-search-cost = Microseconds to evaluate a position for one seat

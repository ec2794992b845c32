# The review of a match that is over, and what reviews teach.

review-title = Review
review-open = Have a match reviewed
review-open-note = Choose the record of a match that was played to its end. It is reviewed on this server.
review-share = Copy the link to this move
review-graph = Course of the match
review-chance = Win chance
review-chance-alone = Chance to beat the target
review-points = Points
review-graph-words = Win chance of { $name } along the match; at the end { $value } percent. The table of numbers has every move.
review-graph-points = Points of { $name } along the match; at the end { $value }. The table of numbers has every move.
review-key-skill = skill
review-key-luck = luck of the draw
review-numbers = Table of numbers
review-table = Move by move
review-table-parts = Skill and luck of { $name }, in points of win chance
review-table-part = Part
review-table-move = Move
review-table-who = Who
review-table-what = What
review-table-cost = Cost
review-table-mark = Mark
review-table-chance = { $name }, chance
review-split = Where the result came from
review-start = At the start { $value }
review-result = in the end { $value }
review-skill = skill
review-luck = luck
review-unexplained = unclear
review-error = “Unclear” is what the estimate cannot tell: up to about { $points } points of win chance here.
review-moments = Moments that decided
review-moment-move = Move { $move }, { $name }
review-moment-draw = The draw after move { $move }
review-accuracy = Accuracy
review-accuracy-note = how close to the best moves
review-as = Tell the match as { $name } saw it
review-mark-only = the only good move
review-mark-best = best move
review-mark-good = good move
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-move-cost = { $points ->
    [one] Move { $move } cost { $points } point of win chance
   *[other] Move { $move } cost { $points } points of win chance
}
review-move-good = Move { $move } was good
review-move-best = Move { $move } was the best there was
review-move-only = Move { $move }: the only good one, and it was found
review-move-forced = Move { $move }
review-better = Better:
review-played = as played
review-options = The best moves here
review-moves = Moves
review-filter = Which moves
review-filter-all = All
review-filter-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-no-mistakes = Nothing to improve here. Look at the ! moves.
review-next = Next mistake
review-try = Try it from here
review-try-back = Back to the review
review-try-note = You play on against the engine. Nothing of this is kept.
review-try-thinking = The engine is thinking …
review-key-step = one move back or on
review-key-better = show or hide the better move
review-said = Move { $move }, { $name }: { $what }.
review-said-better = Better: { $what }, { $value }.
review-waiting = This review is number { $place } in the queue. You can look at the match meanwhile.
review-computing = { $done } of { $all } moves reviewed
review-failed = The review could not be finished.
review-stopped = The review was stopped.
review-stop = Stop
review-again = Try again

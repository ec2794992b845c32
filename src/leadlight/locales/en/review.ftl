# The review of a match that is over, and what reviews teach.

reviewed-title = Review
reviewed-open = Have a match reviewed
reviewed-open-note = Choose the record of a match that was played to its end. It is reviewed on this server.
reviewed-share = Copy the link to this move
reviewed-graph = Course of the match
reviewed-chance = Win chance
reviewed-chance-alone = Chance to beat the target
reviewed-points = Points
reviewed-graph-words = Win chance along the match, { $name }; at the end { $value } percent. The table of numbers has every move.
reviewed-graph-points = Points along the match, { $name }; at the end { $value }. The table of numbers has every move.
reviewed-key-skill = skill
reviewed-key-luck = luck of the draw
reviewed-numbers = Table of numbers
reviewed-table = Move by move
reviewed-table-parts = Skill and luck, { $name }, in points of win chance
reviewed-table-part = Part
reviewed-table-move = Move
reviewed-table-who = Who
reviewed-table-what = What
reviewed-table-cost = Cost
reviewed-table-mark = Mark
reviewed-table-chance = { $name }, chance
reviewed-split = Where the result came from
reviewed-start = At the start { $value }
reviewed-result = in the end { $value }
reviewed-skill = skill
reviewed-luck = luck
reviewed-unexplained = unclear
reviewed-error = “Unclear” is what the estimate cannot tell: up to about { $points } points of win chance here.
reviewed-moments = Moments that decided
reviewed-moment-move = Move { $move }, { $name }
reviewed-moment-draw = The draw after move { $move }
reviewed-accuracy = Accuracy
reviewed-accuracy-note = how close to the best moves
reviewed-as = Tell the match as { $name } saw it
reviewed-mark-only = the only good move
reviewed-mark-best = best move
reviewed-mark-good = good move
reviewed-mark-inaccuracy = inaccuracy
reviewed-mark-mistake = mistake
reviewed-mark-blunder = blunder
reviewed-move-cost = { $points ->
    [one] Move { $move } cost { $points } point of win chance
   *[other] Move { $move } cost { $points } points of win chance
}
reviewed-move-good = Move { $move } was good
reviewed-move-best = Move { $move } was the best there was
reviewed-move-only = Move { $move }: the only good one, and it was found
reviewed-move-forced = Move { $move }
reviewed-better = Better:
reviewed-played = as played
reviewed-tag-better = better
reviewed-tag-played = played
reviewed-options = The best moves here
reviewed-moves = Moves
reviewed-filter = Which moves
reviewed-filter-all = All
reviewed-filter-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
reviewed-no-mistakes = Nothing to improve here. Look at the ! moves.
reviewed-next = Next mistake
reviewed-try = Try it from here
reviewed-try-short = Try it
reviewed-try-back = Back to the review
reviewed-try-note = You play on against the engine. Nothing of this is kept.
reviewed-try-thinking = The engine is thinking …
reviewed-key-step = one move back or on
reviewed-key-better = show or hide the better move
reviewed-said = Move { $move }, { $name }: { $what }.
reviewed-said-better = Better: { $what }, { $value }.
reviewed-waiting = This review is number { $place } in the queue. You can look at the match meanwhile.
reviewed-computing = { $done } of { $all } moves reviewed
reviewed-failed = The review could not be finished.
reviewed-stopped = The review was stopped.
reviewed-stop = Stop
reviewed-again = Try again

# What the reviews of somebody's matches come to.
reviewed-stats = What your reviews say
reviewed-stats-count = { $count ->
    [one] from { $count } reviewed match
   *[other] from { $count } reviewed matches
}
reviewed-stats-none = Have a match reviewed, and this shows where you lose win chance.
reviewed-stats-accuracy = Accuracy, match by match
reviewed-stats-accuracy-words = { $count ->
    [one] Accuracy in one match: { $last }.
   *[other] Accuracy in { $count } matches, on average { $mean }, in the last one { $last }.
}
reviewed-stats-phases = Win chance lost in a match, by phase
reviewed-stats-kinds = … and by kind of decision
reviewed-stats-phase-0 = beginning
reviewed-stats-phase-1 = middle
reviewed-stats-phase-2 = end
reviewed-stats-luck = Luck of the draw over all of them: { $points } points of win chance, skill { $skill }.
reviewed-kind-PanesTaken = taking and placing panes
reviewed-kind-GlazierReturned = bringing the glazier back
reviewed-kind-PaneKept = keeping a pane
reviewed-kind-DieTaken = taking a die
reviewed-kind-DiePlaced = placing a die
reviewed-kind-TurnPassed = ending the turn
reviewed-kind-ToolUsed = using a tool
reviewed-kind-WindowChosen = choosing a window
reviewed-kind-DieMoved = moving dice with a tool
reviewed-kind-DieSwapped = swapping dice with a tool
reviewed-kind-DieChanged = changing a die with a tool
reviewed-kind-ValueChosen = choosing a value
reviewed-kind-DieReturned = returning a die
reviewed-kind-TileLaid = laying a tile
reviewed-kind-TilesDiscarded = discarding tiles
reviewed-kind-TurnSkipped = skipping a turn
reviewed-kind-ColourChosen = choosing a colour
reviewed-kind-PatternFinished = naming who scores
reviewed-kind-other = other decisions

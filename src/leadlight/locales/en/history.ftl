# The history of a guest on this server: matches, statistics and plots.

history-link = History
history-title = Your history
history-note = Matches on this server that were played to the end, for as long as it keeps their tables.
history-running = Not over yet
history-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
history-none = Nothing yet. Play against bots or sit down at an open table.
history-games = Which game
history-all-games = All
history-won = won
history-shared = shared
history-lost = lost
history-resigned = resigned
history-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $others are such as “Zofia 61, Jiří 48”
history-against = against { $others }
history-alone = alone
history-minutes = { $minutes } min
history-look-at = Look again: { $game }, { $day }
history-newer = Newer
history-older = Older
history-page = Page { $page } of { $pages }
history-export = Save as a file (JSON)
history-stat-played = played
history-stat-won = won
history-stat-mean = points on average
history-stat-best = best
history-plot = Points, match by match
history-plot-words = { $count ->
    [one] One match of { $game }: { $most } points.
   *[other] The last { $count } matches of { $game }: { $least } to { $most } points.
}
history-plot-won = won
history-plot-other = not won
history-plot-mean = average of eight
history-missing = Your history cannot be shown

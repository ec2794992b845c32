# Puzzles and the daily challenge, in the browser and in the terminal.


# What a puzzle is about
puzzle-theme-end = end the match
puzzle-theme-last-round = last round
puzzle-theme-glazier = bring the glazier back, or not
puzzle-theme-keep = which pane to keep
puzzle-theme-finish = fill a strip
puzzle-theme-glass = avoid broken glass
puzzle-theme-centre = refuse the centre
puzzle-theme-sacrifice = break glass on purpose
puzzle-theme-start = take the first turn
puzzle-theme-build = choose a strip
puzzle-theme-tool = reach for a tool
puzzle-theme-use-tool = use a tool well
puzzle-theme-pass = leave it alone
puzzle-theme-points = many points at once
puzzle-theme-place = find the cell
puzzle-theme-draft = choose a die
puzzle-theme-alone = playing alone
puzzle-theme-name = name who scores
puzzle-theme-two-frames = two frames at once
puzzle-theme-steal = steal a frame
puzzle-theme-close = close a frame
puzzle-theme-deny = deny a frame
puzzle-theme-shard = spend a shard
puzzle-theme-skip = skip the turn
puzzle-theme-discard = discard tiles
puzzle-theme-prepare = prepare a frame
puzzle-theme-broken = broken patterns

# A puzzle and the tries at it
puzzle-title = Puzzles
puzzle-task = Find the best move
puzzle-task-note = Play it on the board. One move is clearly best; you have two tries.
puzzle-about-this = About this puzzle
puzzle-heading = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}
puzzle-difficulty = difficulty { $difficulty } of 5
puzzle-source = From a match between bots. What you could not know there was drawn anew.
puzzle-tries = Tries
puzzle-tries-left = { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
puzzle-hint = Show a first hint
puzzle-hinted = The right source is lit: only moves from there can be played now.
puzzle-hinted-short = The right source is lit
puzzle-show = Show the answer
puzzle-skip = Skip this one
puzzle-wrong-title = Legal, but not the best
puzzle-wrong-by = It gives away { $percent } % of the win.
puzzle-wrong-far = It is not among the better moves.
puzzle-found = That is it
puzzle-shown = The best move
puzzle-found-by = { $percent } % of { $count ->
    [one] { $count } player
   *[other] { $count } players
} here found it.
puzzle-solution = Best: { $action }, { $percent } % of the win.
puzzle-next-best = { $number }: { $action }, { $percent } %, behind by { $behind } %.
puzzle-about = About: { $themes }.
puzzle-values = The share of the win that you can expect after each move; checked with ten times the usual search.
puzzle-next = Next puzzle
puzzle-to-stream = Next: the stream
puzzle-share = Share
puzzle-share-text = Leadlight, puzzle of { $day }: { $marks }
puzzle-share-copied = Copied. It does not give the answer away.
puzzle-play-on = Play on from here
puzzle-you = You
puzzle-rival = Seat { $seat }

# The pages: the puzzle of the day, the stream and the days before
puzzle-tab-daily = Puzzle of the day
puzzle-tab-stream = Stream
puzzle-tab-archive = Archive
puzzle-tab-challenge = Daily challenge
puzzle-tab-short-daily = Today
puzzle-tab-short-stream = Stream
puzzle-tab-short-archive = Archive
puzzle-tab-short-challenge = Challenge
puzzle-week = Your week
puzzle-week-none = A pane for each day on which you find the move.
puzzle-day-solved = { $day }: found
puzzle-day-missed = { $day }: not found
puzzle-day-open = { $day }: still open
puzzle-streak = { $days ->
    [one] Streak: { $days } day.
   *[other] Streak: { $days } days.
}
puzzle-longest = The longest was { $days }.
puzzle-stream-solved = { $solved } of { $count } found
puzzle-last = Your last ones
puzzle-last-found = found
puzzle-last-shown = not found
puzzle-games = Games in the stream
puzzle-themes = Theme
puzzle-any-theme = any
puzzle-levels = Difficulty
puzzle-any-level = any
puzzle-all-known = You know all of these. Choose another theme or game.

# The daily challenge: the same draws for everybody on this server
challenge-about = { $game }, alone, with the same draws for everybody on this server today. One attempt; no taking back.
challenge-fixed = The draws are fixed by the date and known to the server in advance; nobody proves them as at a table.
challenge-begin = Begin
challenge-continue = Continue
challenge-results = Today's results
challenge-nobody = Nobody has finished yet.
challenge-points = { $points } points
challenge-beaten = target beaten
challenge-missed = target not beaten
challenge-over = You finished with { $points } points.
challenge-finished = { $count ->
    [one] { $count } person has finished.
   *[other] { $count } people have finished.
}
challenge-again = A new one comes tomorrow.
challenge-you = you

# What can go wrong
error-puzzle-unknown = There is no puzzle { $puzzle }.
error-puzzles-none = This version has no puzzles for that.
error-puzzle-theme = There is no theme “{ $theme }”. Themes: { $expected }.
error-puzzle-difficulty = There is no difficulty { $difficulty }; they go from 1 to { $last }.
error-puzzle-over = You know the answer to this puzzle already.
error-challenge-moved = This attempt has gone on elsewhere. Load the page again.

# What `leadlight puzzles` says.

help-puzzles = Solve puzzles: positions in which one move is clearly best.
help-puzzles-game = Only puzzles of this game: { $games }.
help-puzzles-theme = Only puzzles with this theme, such as finish, tool or steal.
help-puzzles-difficulty = Only puzzles of this difficulty, from 1 to 5.
help-puzzles-daily = Only the puzzle of the day.
help-puzzles-mine = Find new puzzles in matches between bots.
help-puzzles-check = Solve puzzles with the strongest bot and ten times its time: how many keep their single best move.
help-puzzles-out = The file for the puzzles that are found.
help-puzzles-count = How many puzzles to find.
help-puzzles-seconds = Stop after so many seconds, with what was found.
help-puzzles-sample = How many puzzles of each game to check.
help-puzzles-file = Check the puzzles of this file instead of the packaged ones.
puzzles-mining = { $seconds } s: { $matches } matches, { $found } puzzles
puzzles-mined = { $count } puzzles are in { $file }.
puzzles-mined-difficulty = Difficulty { $difficulty }: { $count }
puzzles-checked = { $game }: { $hold } of { $checked } checked puzzles keep their single best move; { $puzzles } in all.
puzzles-lost = Lost: { $puzzles }
puzzles-all-known = { $count ->
    [one] You know the one puzzle of this kind already.
   *[other] You know all { $count } puzzles of this kind already.
}
puzzle-help = Write an action, for example { $example }, or: { puzzle-word-board }, { puzzle-word-legal }, { puzzle-word-hint }, { puzzle-word-show }, { puzzle-word-next }, { puzzle-word-leave }.
puzzle-word-board = board
puzzle-word-legal = legal
puzzle-word-hint = hint
puzzle-word-show = show
puzzle-word-next = next
puzzle-word-leave = leave
puzzle-hint-actions = The best move is one of these:
puzzle-prompt = Your move ({ $left })>
puzzle-next-prompt = Enter for the next puzzle, { puzzle-word-leave } to end:

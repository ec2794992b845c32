# The home page: going on with matches, playing against bots, links for others, and pages that cannot be shown.

# Going on. $players are the names of the others at the table.
home-continue = Continue
home-waiting-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
home-all = All { $count }
home-continue-match = Continue: { $game }, { $players }
home-look-again = Look again
home-look-again-at = Look again: { $game }, { $players }
home-dismiss = Remove from this list: { $game }, { $players }
home-dismissed = Removed from this list. You find it under “History”.
home-undo = Undo
home-alone = Alone
# How a match ended. $mine are your points, $best those of the best of the others.
home-you-won = you won { $mine } to { $best }
home-you-shared = shared victory with { $mine }
home-you-lost = { $mine } against { $best }
home-you-alone = { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
}

# Your matches
home-matches = Your matches
home-matches-none = Your windows will light up here.
home-matches-note = { $count ->
    [one] the latest, lit if won
   *[other] the latest { $count }, lit if won
}
home-matches-picture = Of your last { $count } matches you won { $won }.
home-played = { $count } played
home-won = { $count } won
# $list has the best points of each game, as home-best-in writes them
home-best = best: { $list }
home-best-in = { $points } in { $game }

# An address that means "this computer"
home-only-here = Only this computer can open this address. To let others in the same network join, stop the server and start it with this command. Your tables stay as they are.
home-only-here-command = Command that starts the server for others
home-device-qr = QR code of the link for the other device

# Pages that cannot be shown
home-unreachable = The server cannot be reached
home-retry = Try again
home-code-looking = Looking for the table…

# Learning a game
home-learn = Learn
home-learn-game = Learn { $game }
home-new = New here?
home-new-about = Learn a game by playing it, about six minutes each.

# The puzzle of the day and the daily challenge
home-puzzle = Puzzle of the day
home-puzzle-task = { $game }: find the best move
home-puzzle-solve = Solve
home-puzzle-more = More puzzles
home-puzzle-streak = Streak { $days }, longest { $longest }
home-puzzle-week = Found on { $found ->
    [one] { $found } day
   *[other] { $found } days
} of the last seven
home-puzzles = Puzzles
home-challenge = Daily challenge

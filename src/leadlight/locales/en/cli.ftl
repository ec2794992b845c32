# What the command line says around the games.

## Help

app-about = Play Sintra in the terminal, let bots play it, replay and check records.
app-language = Language: --lang en|uk|pl|cs|ru, or the variable LEADLIGHT_LANG.
app-names = The games' names belong to their publishers; Leadlight uses them only to say whose rules it plays.
help-usage = Usage
help-commands = Commands
help-command = COMMAND
help-arguments = Arguments
help-name-game = GAME
help-name-file = FILE
help-name-number = NUMBER
help-options = Options
help-default = default
help-choices = one of
help-required = required
help-help = Show this help.
help-version = Show the version.

help-play = Play in the terminal, against bots or with friends at one keyboard.
help-resume = Go on with a match that was left.
help-simulate = Let bots play many matches and count.
help-replay = Show a recorded match, or check it.
help-verify = Check that the chance of an online match was drawn as promised.
help-rules = Read the numbered rules of a game.
help-bench = Measure the speed of the rules.
help-bench-engine = Actions per second: compiled, interpreted, and OpenSpiel beside them.
help-completion = Print the completion script for your shell.

help-game = The game: { $games }.
help-players = How many play.
help-people = Names of the people at this keyboard, separated by commas.
help-play-bots = Bots for the other seats, separated by commas: { $bots }.
help-option = A rule option of the game, as name=value; may be given several times.
help-seed = Number that fixes all chance.
help-plain = Words line by line instead of a drawn board, as screen readers like it.
help-save = Where to keep the record of the match.
help-record-file = A record, as a JSON file.
help-resume-file = The record of the match; without it, the one left last.
help-games-count = How many matches.
help-simulate-bots = Who plays, separated by commas, repeated until every seat is taken: { $bots }.
help-records = Write a record of each match into this folder.
help-json = Print one JSON object and nothing else on standard output.
help-check-laws = Check the game's invariants after every action.
help-ply = Show the position after this many actions.
help-check = Play the whole record through the rules and say whether it holds.
help-rule-number = Only this rule or chapter, such as S6.2 or S6.
help-seconds = Seconds for each measurement.
help-runs = How many runs; the median counts.
help-openspiel = Measure OpenSpiel too, where it is installed.
help-shell = Which shell.

## Things that go wrong

error = Error: { $text }
error-hint = Try: { $command }
error-game-unknown = There is no game “{ $game }”. Known: { $expected }.
error-bot-unknown = There is no bot “{ $bot }”. Known: { $expected }.
error-option-unknown = This game has no option “{ $option }”. It has: { $expected }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $expected }.
error-option-form = “{ $text }” is not of the form name=value.
error-option-twice = Option “{ $option }” is given twice, and differently.
error-seats-count = { $seats ->
    [one] One seat is taken
   *[other] { $seats } seats are taken
}, but { $players } play.
error-seat-name = A name has 1 to 64 characters that can be shown.
error-language-unknown = “{ $language }” is not among the languages: { $expected }.
error-action-unreadable = “{ $text }” is not an action. Write for example: { $example }.
error-action-forbidden = “{ $text }”: the rules do not allow this.
error-chance-impossible = Chance cannot bring “{ $text }” here.
error-position-unreadable = This line of the position cannot be read: { $line }
error-position-impossible = No match can reach this position: law { $law } is broken.
error-undo-chance = This cannot be taken back: chance has drawn since.
error-undo-range = There are { $last } actions; none has number { $ply }.
error-undo-nothing = There is nothing of yours to take back.
error-record-file = The file { $file } cannot be read.
error-record-json = This is not a whole JSON file: it is damaged or cut off ({ $size } bytes read).
error-record-shape = This JSON file is not a record: wrong or missing value at { $place }.
error-record-format = This record has format { $found }; this version of Leadlight reads format { $expected }.
error-record-version = This record follows version { $found } of the rules of { $game }; known is version { $expected }.
error-record-head = The record cannot be opened. { $cause }
error-record-ply = Ply { $ply }, “{ $action }”: { $cause }
error-record-unfinished = The record names a result, but its { $ply } actions do not reach the end of the match.
error-record-result = The result in the record is not the one that its { $ply } actions give.
error-record-over = This match is over. Look at it with: { $command } replay { $file }
error-proof-missing = This record has no fairness proof: only matches played online have one.
error-proof-sealed = The secret of this match is not revealed yet; that happens at its end.
error-proof-commitment = The secret does not fit the commitment that was shown before the match.
error-proof-seats = The proof has contributions for { $found } seats; the record has { $expected } seats.
error-proof-draw = Ply { $ply }: chance brought “{ $found }”, but the proof demands “{ $expected }”.
error-save = The record cannot be written to { $file }.
error-save-exists = { $file } exists already. Name another file, or go on with: { $command } resume { $file }
error-no-match = There is no match to go on with.
error-no-terminal = A drawn board needs a terminal. Use --plain to play line by line.
error-terminal-small = The terminal is too small: { $width }×{ $height }. It takes 80×24 or more, or --plain.
error-law-broken = A law of the game was broken: { $law }. This is our defect; the record is in { $file }.
error-rule-unknown = There is no rule “{ $number }”.
error-shell-unknown = Which shell do you use? Name it with --shell: bash, zsh or fish.
error-usage-command = There is no command “{ $token }”.
error-usage-option = There is no option “{ $token }” here.
error-usage-unused = Too many words: { $token }
error-usage-missing = A value is missing for { $token }.
error-usage-value = “{ $value }” does not fit { $token }.
error-usage-repeated = { $token } is given more than once.
error-usage = This command line cannot be understood.
refused = { $reason } Rule { $rule }: { $text }

## Play

you = You
bot-random = Random
bot-greedy = Greedy
play-thinking = { $name } is thinking …
play-saved = The match is kept in { $file }
play-go-on = Go on with: { $command }
play-look-again = Look at it again with: { $command } replay { $file }
play-left = You left the match.
play-undone = Taken back.
play-again = Press the same key again: it uses your turn.
play-interpreted = The rules run interpreted here, about ten times slower than compiled; play feels the same.
play-moves = Moves
play-scores = Points
play-winner = Winner: { $names }.
play-shared = Shared win: { $names }.
play-over = The match is over.
play-total = total
key-step = one step
key-leap = ten steps
key-move = choose
key-pick = pick
key-back = back
key-undo = undo
key-boards = boards
key-help = keys
key-leave = leave
key-score = points
keys-title = Keys
keys-arrows = ← → go through what can be chosen, ↑ ↓ jump to the next source
keys-enter = Enter or Space picks; the second time it places
keys-escape = Esc goes back one step
keys-digits = 1–9 goes to that display or strip, 0 to the centre
keys-type = : opens a line to type an action
keys-undo = U takes your last action back, as long as chance has not drawn since
keys-boards = O looks at the next player's board
keys-score = S shows how the points come about
keys-moves = L shows all moves
keys-leave = Q or Ctrl-C leaves; the match is kept
keys-close = Any key goes on.

plain-prompt = { $name }>
plain-help = Write an action, or: board, legal, score, undo, rules, help, leave.
plain-legal = You may:

## Simulate, replay, rules, bench

simulate-progress = Playing
simulate-title = { $game }, { $players } players
simulate-matches = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $plies } actions each on average
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean points
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-ties = Ties between bots: { $ties }
replay-ply = Ply { $ply } of { $plies }
replay-good = The record holds: { $plies } actions, all of them by the rules.
replay-good-open = The record holds so far: { $plies } actions, all of them by the rules; the match is not over.
verify-fair = Fair: all { $draws } draws are the ones that the proof demands.
bench-title = Actions per second, median of { $runs } runs
bench-spread = lowest – highest
bench-ratio = Ratio
bench-no-openspiel = OpenSpiel is not installed, so it is not measured.
bench-not-compiled = The rules are not compiled here, so there is nothing to compare.
bench-measuring = Measuring

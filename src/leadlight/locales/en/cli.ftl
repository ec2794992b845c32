# What the command line says around the games.

## Help

app-about = Play board games about coloured glass and patterns, with friends or bots. Without a command, Leadlight opens in your browser.
app-language = Language: --lang en|uk|pl|cs|ru, or the variable LEADLIGHT_LANG.
app-names = The games' names belong to their publishers; Leadlight uses them only to say whose rules it plays.
help-usage = Usage
help-commands = Commands
help-command = COMMAND
help-arguments = Arguments
help-name-game = GAME
help-name-lesson = LESSON
help-name-file = FILE
help-name-number = NUMBER
help-options = Options
help-rule-options = Rule options
help-default = default:
help-choices = one of
help-required = required
help-help = Show this help.
help-version = Show the version.

help-serve = Host tables for your browser, and with --lan for everybody in the room.
help-play = Play in the terminal, against bots or with friends at one keyboard.
help-resume = Continue a match you left.
help-simulate = Let bots play many matches and tally the results.
help-train = Train the network of a game by self-play; needs PyTorch.
help-replay = Show a recorded match, or check it.
help-verify = Check that an online match was drawn as promised.
help-learn = Learn a game by playing: a guided first match, step by step.
help-rules = Read the numbered rules of a game.
help-bench = Measure the speed of the rules and of the server.
help-bench-engine = Actions per second: compiled, interpreted, and OpenSpiel beside them.
help-print = Make a PDF for a real table: a game's pieces to cut out, a player's aid, a score pad.
help-backup = Copy all online tables into one file; the server may run meanwhile.
help-restore = Replace all online tables with a backup.
help-moderate = Keep order on your server: look at tables, delete them, mute or block guests.
help-moderate-tables = List the tables, the last changed first.
help-moderate-people = List whom a table knows: players, spectators, and whoever wrote there.
help-moderate-guests = List the guests who are muted or blocked.
help-moderate-delete = Delete a table with its matches and its chat.
help-moderate-mute = Forbid a guest to write in any chat.
help-moderate-unmute = Allow a guest to write again.
help-moderate-block = Shut a guest out of the server.
help-moderate-unblock = Let a guest come again.
help-bench-server = Processor time per action and latency of the server, and boardgame.io beside it.
help-completion = Print the completion script for your shell.

help-game = The game: { $games }.
help-players = How many play.
help-people = Names of the people at this keyboard, separated by commas.
help-play-bots = Bots for the other seats, separated by commas: { $bots }, or your own as package.module:Class.
help-option = A rule option of the game, as name=value; may be given several times.
help-option-side = Side A scores the ornaments between windows; side B multiplies your full windows by the panes of your best colour.
help-option-gap_blocks_return = The glazier cannot go back past a place whose strip is gone.
help-option-starter = Who plays first: a player drawn at random, or the first seat.
help-option-promo_windows = Add the two promo window cards: Vitraux / Balboa Bay and Alpenglow / Komorebi.
help-option-reveal_table_first = Lay out tools and public objectives before the windows are chosen.
help-option-mode = In base mode black is a colour like any other; in broken mode it touches everything, and what it touches does not count.
help-option-solo_tools = How many tools in the solo game: 1 is very hard, 5 is easy.
help-seed = Seed number for everything random.
help-plain = Words line by line instead of a drawn board, as screen readers like it.
help-save = Where to keep the record of the match.
help-record-file = A record, as a JSON file.
help-resume-file = A record, or a number of the list; without it, the match that was left, or the one you choose of several.
help-resume-list = List the matches that were left, and nothing else.
help-games-count = How many matches.
help-simulate-bots = Who plays, separated by commas, repeated until every seat is taken: { $bots }, or your own as package.module:Class.
help-records = Write a record of each match into this folder.
help-json = Print one JSON object and nothing else on standard output.
help-check-laws = Recount the game's invariants after every action (--check) or never (--no-check); without either, at one position in 256.
help-jobs = How many processes play; without it, one for each core. The results are the same.
help-train-run = Folder of the training run; a run that exists is continued.
help-train-minutes = How many minutes to train.
help-train-processes = How many processes play; without it, one for each core.
help-train-players = How many play, separated by commas if matches with several numbers of players take turns.
help-train-set = A setting of the training, as name=value; may be given several times.
help-train-matches = How many matches against the bot greedy each measurement takes.
help-csv = Print the figures as comma-separated lines and nothing else on standard output.
help-ply = Show the position after this many actions.
help-check = Play the whole record through the rules and say whether it is valid.
help-seen = What your browser saw, as the page “Check the draws” copies or saves it: a file, or - for the standard input.
help-rule-number = Only this rule or chapter, such as S6.2 or S6.
help-seconds = Seconds for each measurement.
help-runs = How many runs; the median counts.
help-matches = How many matches run at once.
help-peer = Measure boardgame.io too, where it is installed.
help-openspiel = Measure OpenSpiel too, where it is installed.
help-shell = Which shell.
help-lan = Let others in the same network join, and show the address as a QR code.
help-host = Listen on this address instead.
help-port = Listen on this port; without it, the first free one from 8765 on.
help-data = Folder where the tables are kept.
help-browser = Open the browser.
help-serve-bots = More bots for the hosts of tables to choose from, separated by commas, such as package.module:Class.
help-domain = Names under which people reach this server, separated by commas, such as play.example.org; “*” for any.
help-trusted-proxies = Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses and networks, separated by commas, or “none”; without it, those on this machine.
help-people-per-address = How many people may share one address before they slow each other down; more for a school or a company.
help-keep-finished = Days after which a table whose match is over is deleted if nobody uses it; 0 keeps it for ever.
help-keep-abandoned = The same for a table at which no match ever began.
help-keep-chat = Days after which a line of chat is deleted; 0 keeps it for ever.
help-keep-guests = Days after which a guest without a seat who does not come any more is deleted; 0 keeps guests for ever.
help-keep-reviews = Days after which the review of an uploaded record is deleted; 0 keeps it for ever.
help-reviews-at-once = How many reviews of matches are computed at a time; the others wait.
help-serve-review-nodes = How many positions a review examines for each decision; more take longer and are surer.
help-backup-file = The backup file.
help-table-code = The code of the table.
help-guest-id = The guest, as the lists name them; the beginning is enough.
help-most-tables = How many tables to list.
help-out = Where to write the PDF; without it, a file named after the game and the paper.
help-paper = The paper in the printer: a4 or letter.
help-sheet = What to print: pieces, aid (two pages for every player) or pad (tables for the score).

## Things that go wrong

error = Error: { $text }
error-hint = Try: { $command }
error-save = The record cannot be written to { $file }.
error-save-exists = { $file } exists already. Name another file, or continue with: { $command } resume { $file }
error-port-taken = Port { $port } of { $host } cannot be used: another program has it, or it is not allowed. Choose one with --port.
error-server-running = Leadlight already runs with this data, at { $address }. Stop it first, or use another folder with --data.
error-data-folder = The folder { $folder } cannot be written to. Name another with --data.
error-data-foreign = { $file } belongs to another user of this computer, so its secrets would not be safe. Start Leadlight as that user, or name a folder of your own with --data.
error-database-damaged = { $file } is damaged, or it is not a database. Put a backup in its place with: leadlight restore FILE. Without a backup, move it away to start with no tables.
error-database-foreign = { $file } is the database of another program. Name another folder with --data.
error-database-newer = { $file } was written by a newer version of Leadlight. Update Leadlight, or name another folder with --data.
error-database-unusable = { $file } cannot be opened for writing. End other programs that use it, and check its permissions and the free space on the disk.
error-backup-nothing = There is nothing to back up in { $folder }.
error-backup-exists = { $file } exists already. Name another file.
error-backup-failed = The backup cannot be written to { $file }.
error-print-exists = { $file } exists already. Name another file with --out.
error-print-failed = The PDF cannot be written to { $file }.
error-backup-unreadable = { $file } is not a backup of Leadlight, or it is damaged. Nothing was changed.
error-moderate-nothing = There are no tables in { $folder }. Name the folder of the server with --data.
error-order-value = “{ $value }” does not fit here.
error-server-silent = The server at { $address } did not answer as it should. Try again, or stop it first.
error-bench-proc = The server can only be measured on Linux, where the system tells the processor time of a process.
error-bench-load = The players could not connect to the server that was to be measured.
error-bench-start = The server that was to be measured did not start: { $command }
error-no-match = There is no match to continue.
error-resume-number = There is no match { $number } in the list; the last is { $last }.
error-bot-import = The bot “{ $bot }” cannot be loaded. Importing { $module } failed: { $reason }
error-bot-class = There is no bot “{ $name }” in { $module }. It has: { $expected }.
error-bot-none = “{ $path }” is not a bot. A bot has a name of at most { $longest } characters and a method “choose”.
error-bot-parameter = The bot “{ $bot }” does not take these parameters. It takes: { $expected }.
error-bot-refused = The bot “{ $bot }” refuses its parameters: { $reason }
error-bot-budget = “{ $value }” does not fit { $parameter } of the bot “{ $bot }”. The time is in seconds, nodes are a whole number; both are greater than zero.
error-weights-broken = The file with the weights is damaged: { $reason }
error-weights-missing = The weights cannot be read from { $file }: { $reason }
error-weights-none = There are no trained weights for such a match of { $game }.
error-train-plan = The folder { $folder } holds a run with other settings. Name another with --run.
error-train-setting = This setting of the training does not fit: { $reason }
error-train-torch = Training needs PyTorch, which is not installed. Install it with: pip install "leadlight[train]"
error-terminal-small = The terminal is too small: { $width }×{ $height }. At least 80×24 is needed; or use --plain.
error-shell-unknown = Which shell do you use? Name it with --shell: bash, zsh or fish.
error-usage-command = There is no command “{ $token }”.
error-usage-option = There is no option “{ $token }” here.
error-usage-unused = Too many words: { $token }
error-usage-missing = A value is missing for { $token }.
error-usage-value = “{ $value }” does not fit { $token }.
error-usage-repeated = { $token } is given more than once.
error-usage = This command line cannot be understood.
error-bot-failed = The bot { $bot } failed after action { $ply }: { $reason }
error-simulation-killed = A process that was playing was killed; nothing can be counted without it.
did-you-mean = Did you mean “{ $suggestion }”?

## Play

play-thinking = { $name } is thinking …
play-bot-late = { $name } took too long; { $stand_in } chose instead.
play-bot-crashed = { $name } failed; { $stand_in } chose instead.
play-bot-killed = { $name } ended in mid-thought; { $stand_in } chose instead.
play-bot-illegal = { $name } chose an illegal action; { $stand_in } chose instead.
play-hand-over = { $name }, it is your turn. Press Enter when only you see the screen.
play-saved = The match is kept in { $file }
play-go-on = Continue with: { $command }
play-look-again = Look at it again with: { $command } replay { $file }
play-left = You left the match.
play-undone = Taken back.
play-again = Press the same key again to confirm: it uses your turn.
play-interpreted = The rules run interpreted here, about ten times slower than compiled; play feels the same.
play-moves = Moves
play-cards = Cards
play-scores = Points
play-winner = Winner: { $names }.
play-shared = Shared win: { $names }.
play-lost = Not won: the target was not beaten.
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
key-new-match = new match
key-score = points
keys-title = Keys
keys-escape = Esc goes back one step
keys-type = : opens a line to type an action
keys-undo = U takes your last action back, unless something has been drawn at random since
keys-boards = O looks at the next player's board
keys-score = S shows how the points are made up
keys-moves = L shows all moves
keys-mouse = Mouse: a click chooses, a second click on the same place takes it; the wheel goes through the choices
keys-leave = Q or Ctrl-C leaves; the match is kept
keys-close = Press any key to continue.
keys-new-match = N begins a new match, any other key continues.

plain-prompt = { $name }>
# Words to type; the English ones are understood in every language.
plain-word-board = board
plain-word-legal = legal
plain-word-score = score
plain-word-undo = undo
plain-word-rules = rules
plain-word-help = help
plain-word-leave = leave
plain-help = Write an action, a number that was offered, or: { plain-word-board }, { plain-word-legal }, { plain-word-score }, { plain-word-undo }, { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
plain-example = For example: { $example }
plain-legal = You may:
plain-new-match = Write n for a new match; Enter alone ends:

resume-which = Which match? Its number, or Enter for the first:
resume-ply = action { $ply }
resume-turn = { $name } is to play

## The server

serve-here = Leadlight is at { $address }
serve-lan = For others in this network: { $address }
serve-kept = Tables are kept in { $folder }
serve-stop = Ctrl-C stops it; nothing is lost.
serve-stopped = Stopped. Everything is kept.
serve-running = Leadlight is already running at { $address }
backup-done = All tables are copied to { $file }
restore-done = All tables are as in { $file }
restore-old = What was there before is kept in { $file }
moderate-none = There is nothing to list.
moderate-waiting = waiting
moderate-playing = playing
moderate-over = over
# $number counts from 1.
moderate-seat = seat { $number }
moderate-is-muted = muted
moderate-is-blocked = blocked
moderate-deleted = Table { $code } is deleted.
# $guest is the beginning of the guest's id
moderate-muted = { $name } ({ $guest }) cannot write any more.
moderate-unmuted = { $name } ({ $guest }) can write again.
moderate-blocked = { $name } ({ $guest }) is shut out.
moderate-unblocked = { $name } ({ $guest }) can come again.

## Print

print-done = { $count ->
    [one] { $count } sheet is in { $file }
   *[other] { $count } sheets are in { $file }
}

## Simulate, replay, rules, bench

simulate-progress = Playing
simulate-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulate-matches = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $plies } actions each on average
simulate-wins = Wins
simulate-mean = Mean points
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") }; { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") })
simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-seat = Seat { $number }
simulate-deviation = Deviation
simulate-intervals = In brackets the 95 % intervals.
simulate-interrupted = Stopped after { $games } of { $wanted } matches; the figures are of these.
simulate-seed = Seed: { $seed }
simulate-ties = Ties between bots: { $ties }
train-line = { $games ->
    [one] { $games } match
   *[other] { $games } matches
 } played; { NUMBER($share, style: "percent") } of { $matches } measured matches won, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
replay-ply = Action { $ply } of { $plies }
replay-good = The record is valid: { $plies } actions, all within the rules.
replay-good-open = The record is valid so far: { $plies } actions, all within the rules; the match is not over.
verify-fair = Fair: all { $draws } draws match the proof, and it is the match that your browser saw.
verify-consistent = The record fits its proof: all { $draws } draws match the proof.
verify-unknown = From this alone nobody can know:
verify-unknown-commitment = whether the server had committed to this secret before the match
verify-unknown-contribution = whether your own contribution is in it
verify-unknown-head = whether names and options are those with which the match began
verify-unknown-end = whether the match ended as the record says
verify-hint = Your browser remembers what it saw. Copy it on the page “Check the draws” and paste it after this command: { $command }
verify-scheme-1 = This match was drawn as in Leadlight 0.1, where contributions were not sealed: a player who ran the server could have chosen the last one.
verify-foresight = No proof can rule out that whoever runs the server foresaw draws and hidden hands.
bench-title = Actions per second, median of { $runs } runs
bench-spread = lowest – highest
bench-ratio = Ratio
bench-no-openspiel = OpenSpiel is not installed, so it is not measured.
bench-not-compiled = The rules are not compiled here, so there is nothing to compare.
bench-measuring = Measuring
bench-cpu = Server's processor time per action, ms
bench-rate = Actions per second
bench-disk = The disk alone takes { $p50 } ms (p50) and { $p99 } ms (p99) to append a page and sync it.
bench-no-peer = boardgame.io is not installed in benchmarks/peers/boardgameio, so it is not measured.

## Learning by playing

help-learn-lesson = Which lesson. Without one, lists them.
help-learn-chapter = Begin with this chapter instead of where you left.
help-learn-check = Play every lesson through the rules, read it in every language, and report what is wrong.
error-lesson-unknown = There is no lesson { $lesson }. Lessons: { $expected }.
error-lesson-chapter = There is no chapter { $chapter }; the last one is { $last }.
error-lesson-step = The lesson { $lesson } has no step { $step } in chapter { $chapter }.
error-lesson-over = This step is done already.
learn-choose = These lessons can be played:
learn-lesson = { $name }: { $title } ({ $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
})
learn-chapter = Chapter { $number }: { $title }
learn-step = Step { $number } of { $steps }. { $title }
learn-do = To do: { $task }
learn-go-on = Press Enter to go on.
learn-done = This step is done. Press Enter to go on.
learn-take-back = Write { $undo } to take it back, or press Enter to go on.
learn-shown = Like this: { $action }
learn-word-show = show
learn-word-repeat = repeat
learn-word-skip = skip
learn-help = Write an action, or: { plain-word-board }, { plain-word-legal } (what is allowed), { learn-word-show } (do it for me), { plain-word-undo } (your last move), { learn-word-repeat } (the chapter), { learn-word-skip } (the chapter), { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
learn-over = You know the rules. Play on with: { $command }
learn-left = You left the lesson. Go on where you were with: { $command }
learn-checked = { $lesson }: { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}
learn-missing = Missing in { $language }: { $messages }

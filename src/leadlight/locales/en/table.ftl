# A table in the browser: waiting room, match, end, replay and the check of the draws. Names of players are never inflected.

error-unreachable = The server cannot be reached. Check the connection and try again.
table-error-unknown = This did not work ({ $code }). Try again, or reload the page.

## What the server cannot do

## The bar

table-title = { $game }, table { $code }
table-title-turn = ● Your turn – { $game }
table-loading = Opening the table…
table-missing = This table cannot be shown
table-to-lobby = Back to the lobby
table-status-turn = Your turn
table-status-thinking = { $name } is thinking
table-status-drawing = Waiting for the random number of { $names }
table-status-elsewhere = Your random numbers are in another browser: open the table there
table-status-bot = { $name } is playing
table-status-waiting = { $free ->
    [0] Waiting until everybody is ready
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
}
table-status-connecting = Connecting…
table-status-lost = Connection lost. Trying again…
table-status-lost-short = No connection
table-status-full = No room just now. Trying again in a while…
table-status-full-short = No room just now
table-status-over = Match over
table-status-away = { $name } is away
table-clock = Time left: { $time }
table-clock-of = { $name }: { $time } left
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-clock-low = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}.
table-clock-grace = The clock stands still for { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
table-clock-bank = { $minutes } min + { $seconds } s per move
table-clock-move = { $time } per move
table-watching = { $count } watching

## Before the match

table-waiting = Waiting room
table-seats = Seats
table-seat-free = Free seat
table-seat-take = Take this seat
table-seat-change = Move here
table-seat-stand = Stand up
table-seat-bot = Seat a bot
table-seat-clear-of = Free the seat of { $name }
table-seat-ready = ready
table-seat-not-ready = not ready yet
table-seat-away = away
table-seat-you = you
table-bot = bot
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Invite the others
table-invite-note = Send the link, let them scan the QR code, or tell them the table code. No account needed.
table-invite-link = Link to this table
table-invite-code = Code
table-invite-share = Share
table-invite-text = Play { $game } with me
table-invite-qr = QR code of the link to this table
table-welcome-note = Choose your name and a seat. No account needed.
table-full = Every seat is taken. You can watch from here as soon as the match begins.
table-rules = Game settings
table-fair = Fair draws
table-fair-note = The host has already sealed its secret for this match. Your browser seals a random number of its own. All numbers are opened only when everybody's seal is there, so nobody can choose what is drawn, and everybody can check it afterwards.
table-fair-seal = Seal
table-fair-more = How this works
table-fair-foresight = Whoever runs the server cannot change a draw, but can foresee it, hidden hands included.
table-fair-fresh = At this table nobody can foresee a draw either. What is dealt face down the server still sees.
table-fair-changed = The server now names other players, options or seals for this match than before. Your browser does not open its number.
table-fair-dropped = The server has dropped the seal of your browser, so your number would not count. Better not to play this match.
table-fair-repeated = The server shows a seal that it has used for another match, so its secret is known. Better not to play here.
table-fair-decision = The server has changed a decision for which your browser had already given its number. Better not to go on with this match.
table-revealing = The match is about to start. The random number of { $names } is still missing; it comes as soon as that page is open.
table-revealing-elsewhere = Your random number is in another browser, in which you said that you are ready. Open the table there, or press “Not ready after all” and begin anew.
table-ready = I am ready
table-ready-start = Start the match
table-unready = Not ready after all
table-ready-missing = The match starts when every seat is taken and everybody is ready.
table-ready-others = You are ready. Waiting for the others.
table-starting = The match is starting…
table-private = Only those who sit at this table see the match.

## During the match

table-log = Moves
table-log-empty = Nobody has moved yet.
table-log-ply = Look at the position after this move
table-chat = Chat
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write to the table
table-chat-send = Send
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = Asked. The others decide whether you may take it back.
table-undo-wish = { $name } would like to take a move back.
table-undo-wish-mine = You asked to take a move back. Waiting for the others.
table-undo-yes = Allow
table-undo-no = Refuse
table-undone = { $name } took a move back.
table-undone-you = You took your move back.
table-resign = Resign
table-resign-again = Press again to resign
table-resign-note-two = The match is over at once.
table-resign-note-more = A bot plays on for you; you come last.
table-hint = Hint
table-hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
table-analyse = Analyse
table-menu-replay = Replay so far
# For the host of the table
table-people = People at this table
table-people-none = Nobody else has been here yet.
table-people-watching = watching
table-people-muted = muted
table-people-blocked = blocked
table-people-mute = Mute
table-people-unmute = Unmute
table-people-remove = Remove
table-people-block = Block
table-people-unblock = Unblock
table-people-again = Press again
table-people-note = Whoever is muted cannot write here. Whoever is removed can come back; whoever is blocked cannot.
table-people-note-playing = Whoever is muted cannot write here. Whoever is removed can come back to watch; whoever is blocked cannot. A bot plays on for them.
table-away = { $name } is away.
# $time is a duration, such as “10 minutes”
table-away-vote = Once { $name } has been away for { $time }, more than half of the others can let a bot play on.
table-away-never = The match waits until { $name } is back.
table-away-button = Let a bot play on
table-away-voted = You want a bot to play on. { $count } of { $needed } agree.
table-away-standin = A bot plays for { $name } until they are back.
# $names are those who voted for it. The moves follow.
table-missed = While you were away, a bot moved for you. This was decided by: { $names }.
table-late-you = Your time is up. A bot plays on for you.
table-resigned-you = You have resigned. A bot plays on for you.

table-note-sat = { $name } has sat down.
table-note-stood = { $name } has stood up.
table-note-options = The game settings have changed. Check them and confirm again that you are ready.
table-note-called-off = The start was called off. Say again that you are ready.
table-note-back = { $name } is back.
table-note-standin = A bot now plays for { $name }.
table-note-resigned = { $name } has resigned.
table-note-rematch = { $name } would like a rematch.
table-note-removed = The host has removed { $name } from the table.

## The end

table-over-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-over-winner = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-over-shared = Shared victory: { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-over-you-alone = You win by resignation
table-over-alone = { $name } wins by resignation
table-over-lost = Lost with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-over-given-up = Match resigned
table-over-part = Points
table-over-total = Total
table-over-place = Place
table-over-resigned = resigned
table-over-rematch = Rematch
table-over-anew = Play again
table-over-wanted = Rematch wanted by: { $names }
table-review = Review
table-review-of = Review: { $game }, { $day }
table-over-again = Watch the replay
table-over-check = Check the draws
table-over-record = Download the record
table-over-fold = Look at the board
table-over-unfold = Show the result

## Replay

table-replay = Replay
table-replay-open = Open a record
table-replay-note = Drop a record of a match here, or choose the file. Leadlight replays every match it has written.
table-replay-choose = Choose a file
table-replay-position = Position
table-replay-at = { $at } of { $last }
table-replay-first = To the beginning
table-replay-back = One move back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forward = One move forward
table-replay-last = To the end
table-replay-copy = Copy link to this position
table-replay-copy-yourself = The browser does not let this page copy. The address bar has the link to this position.
table-replay-analyse = Analyse from here
table-replay-setup = Setup
table-replay-another = Open another record

## Checking the draws

table-check = Check the draws
table-check-note = This page checks whether every draw of the match was fixed by numbers that nobody could know or change alone: the secret of the host and the random numbers of the players, all sealed before any was shown. Your own browser computes it all again.
table-check-open = Drop the record of an online match here, or choose the file.
table-check-how = How it works
table-check-how-1 = Before anybody sits down, the host draws a secret and shows its SHA-256, the seal. From then on it cannot be changed.
table-check-how-2 = Every player's browser draws a random number of its own and shows its SHA-256 too; the number itself it keeps back.
table-check-how-3 = When all seals are there, names, options and seals are fixed. Only then do the browsers open their numbers, so nobody can choose a number to suit the others.
table-check-how-4 = Each draw comes from an HMAC of the secret over all this and the count of the draw.
table-check-how-5 = At the end the secret is revealed with a digest of the whole record, and everybody can compute every draw again.
table-check-limits = What no proof can show
table-check-foresight = Whoever runs the server knows the secret from the start. They cannot change a draw, but they can foresee every later draw and see every hidden hand. If that matters to you, let somebody run the server who does not play.
table-check-fresh = A table can close this gap: with fresh random numbers for every draw, each browser adds a number only after the decision before the draw stands. Then nobody can foresee what comes; what is dealt face down the server still sees.
table-check-page = This page itself comes from the server. If you do not trust it, save the record and what your browser saw, and check both on your own computer with leadlight verify.
table-check-good = The draws of this match were fair
table-check-bad = The draws of this match cannot be trusted
table-check-unknown = The record holds together
table-check-unknown-note = Nothing in it is wrong. But what this browser did not see at the table itself, it cannot confirm.
table-check-seal = The secret fits the seal
table-check-seal-good = The SHA-256 of the revealed secret is the seal that was shown before the match.
table-check-seal-bad = The SHA-256 of the revealed secret does not match the seal.
table-check-start = Everything was fixed before the first draw
table-check-start-good = The draws depend on names, options and seals as they stand in the record, and every player's number fits its seal.
table-check-start-old = This match was drawn as in Leadlight 0.1: the players' numbers were not sealed, and names and options are not part of the proof.
table-check-start-seats = The proof does not have one number for each seat.
table-check-start-head = Names, options or seals in the record were changed after the match began.
table-check-start-contribution = { $name }: the number does not fit the seal of this player.
table-check-called-off = { $count ->
    [one] { $count } start was called off before this match, after numbers had been opened.
   *[other] { $count } starts were called off before this match, after numbers had been opened.
}
table-check-seen = The match is the one that you saw begin
table-check-seen-good = This browser saw the same seals, names and options before the match began.
table-check-seen-bad = This browser saw another seal before the match began.
table-check-seen-head = This browser saw other names, options or seals before the match began.
table-check-seen-repeated = This browser saw the same seal at another start: a secret that was known already was used again.
table-check-seen-called-off = This browser saw a start being called off that the record does not name: somebody may have looked at the draws and tried again.
table-check-seen-half = This browser knew the seal of the host, but it was not there when the match began.
table-check-seen-unknown = This browser was not at the table before the match, so it cannot tell.
table-check-mine = Your own number is in it
table-check-mine-good = The random number that this browser added is among the contributions.
table-check-mine-bad = The random number that this browser sealed is missing, unless you said that you are ready in another browser.
table-check-mine-unknown = This browser added no number to this match.
table-check-shares = Nobody could foresee the draws
table-check-shares-good = For every drawing after the setup each player's browser gave a fresh number, after the decision before it stood.
table-check-shares-some = For some drawings there is no fresh number of { $names }: a bot decided there.
table-check-shares-bad = { $name }: a fresh number does not continue the chain of this player.
table-check-shares-count = The proof does not have fresh numbers for each drawing of the match.
table-check-draws = Every draw follows from them
table-check-draws-good = { $count ->
    [one] { $count } draw computed again, and it is the same.
   *[other] { $count } draws computed again, all of them the same.
}
table-check-draws-bad = Action { $ply }: the match has “{ $found }”, the proof requires “{ $expected }”.
table-check-end = The record is whole
table-check-end-good = It ends where the match ended for this browser, with the same digest.
table-check-end-open = It stops after { $plies } actions without a result: its end was cut off.
table-check-end-bad = Its digest does not fit: actions or the result were changed or cut off.
table-check-end-plies = It has { $plies } actions; the match that this browser saw had { $seen }.
table-check-end-other = At the end of the match this browser was shown another digest.
table-check-end-decision = The record has another decision at a place for which this browser gave its number.
table-check-end-unknown = This browser did not see the end of the match, so it cannot tell.
table-check-saw = What this browser saw
table-check-saw-note = With this a program on your own computer can check the match without trusting the server. Save it beside the record:
table-check-saw-save = Save as a file
table-check-secret = Secret
table-check-contribution-none = none
table-check-hash = SHA-256
table-check-yours = Yours
table-check-list = The draws
table-check-list-ply = Action
table-check-list-drawn = Number drawn
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (0 to { $most })
table-check-list-outcome = Result
table-check-list-chance = Chance
table-check-list-note = The server that replays the record says what each draw could have been. The command { $command } also works that out from the rules.
table-check-list-more = Show all { $count }
table-check-back = Back to the table

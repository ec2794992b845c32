# A table in the browser: waiting room, match, end, replay and the check of the chance. Names of players are never inflected.

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
table-status-bot = { $name } plays
table-status-waiting = { $free ->
    [0] Waiting until everybody is ready
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
}
table-status-connecting = Connecting…
table-status-lost = Connection lost. Trying again…
table-status-lost-short = No connection
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
table-clock-bank = { $minutes } min + { $seconds } s a move
table-clock-move = { $time } a move
table-watching = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}

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
table-bot = bot, { $level }
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Invite the others
table-invite-note = Send the link, let them scan the picture, or tell them the code. No account needed.
table-invite-link = Link to this table
table-invite-code = Code
table-invite-share = Share
table-invite-text = Play { $game } with me
table-invite-qr = QR code of the link to this table
table-welcome-note = Choose your name and a seat. No account needed.
table-full = Every seat is taken. You can watch from here as soon as the match begins.
table-rules = What is played
table-fair = Fair chance
table-fair-note = The host has already sealed its secret for this match. Your browser adds its own random number, so nobody can steer what is drawn, and everybody can check it afterwards.
table-fair-seal = Seal
table-fair-more = How this works
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
    [one] { $count } new line
   *[other] { $count } new lines
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
table-note-options = What is played has changed. Check it and say again that you are ready.
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
table-over-given-up = The match was given up
table-over-part = Points
table-over-total = Total
table-over-place = Place
table-over-resigned = resigned
table-over-rematch = Rematch
table-over-anew = Play again
table-over-wants = You want a rematch
table-over-wanted = For a rematch: { $names }
table-over-again = Look again
table-over-check = Check the chance
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
table-replay-forward = One move on
table-replay-last = To the end
table-replay-copy = Copy link to this position
table-replay-copy-yourself = The browser does not let this page copy. The address bar has the link to this position.
table-replay-setup = Set-up
table-replay-another = Open another record

## Checking the chance

table-check = Check the chance
table-check-note = This page proves that every draw of the match was fixed by numbers that nobody could know or change alone: the secret that the host had sealed before, and the random numbers that the players added. Your own browser computes it all again.
table-check-open = Drop the record of an online match here, or choose the file.
table-check-how = How it works
table-check-how-1 = Before anybody sits down, the host draws a secret and shows its SHA-256, the seal. From then on it cannot be changed.
table-check-how-2 = Every player's browser adds a random number of its own, which the host cannot know beforehand.
table-check-how-3 = Each draw comes from an HMAC of the secret over these numbers and the count of the draw.
table-check-how-4 = At the end the secret is revealed, and everybody can compute every draw again.
table-check-good = The chance of this match was fair
table-check-bad = The chance of this match cannot be trusted
table-check-working = Checking…
table-check-seal = The secret fits the seal
table-check-seal-good = The SHA-256 of the revealed secret is the seal that was shown before the match.
table-check-seal-bad = The SHA-256 of the revealed secret is another one than the seal.
table-check-seen = The seal is the one that you saw
table-check-seen-good = This browser saw the same seal before the match began.
table-check-seen-bad = This browser saw another seal before the match began.
table-check-seen-unknown = This browser was not at the table before the match, so it cannot tell.
table-check-mine = Your own number is in it
table-check-mine-good = The random number that this browser added is among the contributions.
table-check-mine-bad = The random number that this browser added is missing.
table-check-mine-unknown = This browser added no number to this match.
table-check-draws = Every draw follows from them
table-check-draws-good = { $count ->
    [one] { $count } draw computed again, and it is the same.
   *[other] { $count } draws computed again, all of them the same.
}
table-check-draws-working = { $done } of { $count } draws
table-check-draws-bad = Ply { $ply }: the match has “{ $found }”, the proof demands “{ $expected }”.
table-check-secret = Secret
table-check-contribution-none = none
table-check-hash = SHA-256
table-check-yours = Yours
table-check-list = The draws
table-check-list-ply = Ply
table-check-list-drawn = Number drawn
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (0 to { $most })
table-check-list-outcome = What came
table-check-list-chance = Chance
table-check-list-note = What could have come at each draw is told by the server that replays the record. The command { $command } works that out from the rules as well.
table-check-list-more = Show all { $count }
table-check-impossible = This browser cannot check here
table-check-impossible-note = Browsers only compute such proofs on a secure address (https, or the machine itself). Download the record and check it with this command:
table-check-back = Back to the table

# The web client outside the table: lobby, menu, settings, the page of the rules. Names of players are never inflected.

lobby-motto = Board games of glass and pattern
lobby-home = To the lobby
lobby-close = Close
lobby-save = Save
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-yourself = The address is marked: copy it with the keyboard or the menu of your browser.
lobby-page-unreachable = This page could not be fetched. Check the connection and reload.
lobby-nowhere = Nothing here
lobby-nowhere-explained = There is no page at this address. The lobby lists every table you can join.

# A table, as the bar names it
lobby-table-code = Table { $code }

# The games
lobby-size = { $least }–{ $most } players, { $minutes } min
lobby-later = Coming later
lobby-games = Games
lobby-game-show = Show { $game }

# Playing against bots
lobby-play-bots = Play against bots
lobby-play-alone = Play alone
lobby-alone-game = Play { $game } alone
# $bots is how many bots sit at the table, $level the name of a bot.
lobby-opponents = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $level }
lobby-opponents-change = Choose players and bots
lobby-players = Players
lobby-level = Bots
lobby-bot-random-hint = Plays any legal move.
lobby-bot-greedy-hint = Takes as many points as it can right now.

# Creating a table
lobby-create = Create a table
lobby-create-game = Create a table: { $game }
lobby-table-name = Name of the table
lobby-table-name-hint = Optional.
lobby-seats = Seats
lobby-seat-you = You
lobby-seat-person = A person
lobby-seat-bot = Bot: { $bot }
# $seat counts from 1.
lobby-seat-who = Seat { $seat }
lobby-option-side = Side of the board
lobby-option-side-A = A
lobby-option-side-B = B
lobby-option-side-hint = Side A scores the ornaments between windows; side B multiplies your full windows by the panes of your best colour.
lobby-option-gap_blocks_return = Gaps stop the glazier
lobby-option-gap_blocks_return-hint = The glazier cannot go back past a place whose strip is gone.
lobby-option-starter = Who starts
lobby-option-starter-drawn = At random
lobby-option-starter-first = First seat
lobby-option-starter-hint = Who takes the first turn of the match.
lobby-option-mode = Patterns
lobby-option-mode-base = Whole
lobby-option-mode-broken = Broken
# $value is “base” or “broken”.
lobby-option-mode-hint = { $value ->
    [broken] Black touches every colour, and what touches black does not count.
   *[base] Black is a colour like any other.
}
lobby-option-promo_windows = Promo windows
lobby-option-promo_windows-hint = Two more cards with four windows are shuffled in.
lobby-option-reveal_table_first = Cards revealed first
lobby-option-reveal_table_first-hint = Tools and public objectives lie open before the windows are chosen.
lobby-option-solo_tools = Tools
lobby-option-solo_tools-hint = { $value ->
    [1] Very hard
    [2] Hard
    [3] Medium
    [4] Fairly easy
   *[5] Easy
}: this many tools are on the table, each usable once.
lobby-on = On
lobby-off = Off
lobby-visibility = Who can join
lobby-visibility-open = Everybody
lobby-visibility-open-hint = The table is listed in the lobby; anybody may join or watch.
lobby-visibility-link = With the link
lobby-visibility-link-hint = Not listed; whoever has the link or the code may join or watch.
lobby-visibility-private = Players only
lobby-visibility-private-hint = Not listed; only those who sit at the table see the match.
lobby-fresh = Fresh random numbers for every draw
lobby-fresh-hint = Nobody can foresee a draw, not even whoever runs the server. In return, the match waits at each draw until every player has this page open.
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-move = Per move
lobby-clock-bank = Whole match
lobby-clock-none-hint = Take all the time you like.
lobby-clock-move-hint = This much time for every move.
lobby-clock-bank-hint = One time bank for the whole match, plus a little for every move.
lobby-clock-time = Time
lobby-takeover = If somebody is away
# How long somebody must be away before the others may let a bot play on
lobby-takeover-never = No bot
lobby-takeover-hint = After this time the others may vote for a bot to play on until the person is back.
lobby-takeover-never-hint = The match waits until the person is back.
lobby-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lobby-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
lobby-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# Minutes for the match plus seconds with every move
lobby-bank = { $minutes } min + { $seconds } s

# Your tables
lobby-continue = Continue
lobby-mine-waiting = { $game }, { $free ->
    [0] all seats taken
    [one] { $free } seat free
   *[other] { $free } seats free
}
lobby-your-turn = Your turn
lobby-turn-of = { $name } to move

# Joining
lobby-join-code = Join by code
lobby-code = Table code
lobby-code-hint = Six characters, for example LIME42.
lobby-code-note = Or open the link a friend sent you. No account needed.
lobby-join = Join
lobby-watch = Watch
lobby-join-table = Join { $table }
lobby-watch-table = Watch { $table }

# Open tables
lobby-tables = Open tables
lobby-tables-count = { $count }
lobby-tables-none = No tables yet. Create one and send the link.
lobby-offline = The server cannot be reached. Trying again every few seconds.
lobby-tables-looking = Looking for tables…
lobby-seats-taken = { $taken } of { $seats } seats
lobby-over = over
lobby-bots = { $count ->
    [one] bot
   *[other] { $count } bots
}
lobby-nobody = Nobody yet

# Others in the same room
lobby-room = Others in this room
lobby-room-explained = In the same network, open this address or scan the code.
lobby-room-qr = QR code of { $address }

# You
lobby-name = Your name
lobby-name-saved = You are { $name } now.
lobby-you-are = You play as { $name }
lobby-name-change = Change name
lobby-adopted = This device plays as { $name } now.
lobby-adopt = Play as somebody else here?
# $name is who this device is now, $other whom the link makes of it
lobby-adopt-explained = You are { $name } here. This link makes this device { $other }, and the tables of { $name } cannot be reached from here then. Follow it only if you made it yourself, on another device of yours.
lobby-adopt-yes = Become { $name }
lobby-adopt-no = Stay as { $name }

# Menu
lobby-menu = Menu
lobby-language = Language
lobby-theme = Theme
lobby-theme-system = Same as system
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-theme-to-light = Switch to the light theme
lobby-theme-to-dark = Switch to the dark theme
lobby-motion = Motion
lobby-motion-system = Same as system
lobby-motion-full = Full
lobby-motion-reduced = Reduced
lobby-marks = Strong marks
lobby-marks-hint = Every colour with a clear shape and texture.
lobby-sorted = Sorted displays
lobby-sorted-hint = Panes of one colour always lie in the same spot on a display.
lobby-gentle = Gentle mode
lobby-gentle-hint = Against bots: a warning before a clear mistake is played.
lobby-sound = Sound
lobby-letters = Single-letter keys
lobby-letters-hint = Switch them off if you control your computer by voice.
lobby-notify = Notifications
lobby-notify-hint = Tells you that it is your turn when this page is in the background.
lobby-notify-refused = The browser does not allow notifications for this page. Allow them in its settings.
lobby-device = Continue on another device
lobby-device-explained = Open this link on another device to play there as yourself, with your name, tables and seats. It works once, for ten minutes. Send it to nobody else.
lobby-device-link = Link for the other device
lobby-devices = Devices that play as { $name }
lobby-device-this = This device
# $day is a date
lobby-device-used = Last used on { $day }
lobby-device-unknown = Unknown device
lobby-device-sign-out = Sign out
lobby-device-sign-out-of = Sign out: { $device }
lobby-device-sign-out-again = Press again
lobby-device-sign-out-note = Without another device you cannot become { $name } again.
lobby-rules-link = Learn the rules
lobby-howto = How to play
lobby-coach = Coach
lobby-coach-hint = Against bots, one sentence explains what happens for the first time.
lobby-open-record = Open a record
lobby-analysis = Analysis
lobby-keys = Keys
lobby-keys-groups = next or previous group
lobby-keys-arrows = move within a group
lobby-keys-pick = pick or place
lobby-keys-cancel = cancel
lobby-keys-opponents = opponents
lobby-keys-log = log
lobby-keys-hint = hints, against bots
lobby-keys-marks = strong marks
lobby-keys-help = this list
lobby-keys-off = Letters and digits work at the table only and can be switched off in the menu.

# The numbered rules
lobby-rules = Rules of { $game }
lobby-rules-chapters = Chapters
lobby-rules-search = Search the rules
lobby-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
lobby-rules-none = No rule contains these words.
lobby-rules-number = Rule { $number }
lobby-rules-unknown = There are no written rules for this game yet.

# Sheets to print, on the page of the rules
lobby-print = Play at a real table
lobby-print-sheet = { $sheet ->
    [pieces] Pieces to cut out
    [aid] Player’s aid
   *[pad] Score pad
}
lobby-print-paper = { $paper ->
    [letter] US Letter (PDF)
   *[a4] A4 (PDF)
}

lobby-publishers = The names of the games belong to their publishers. Leadlight is free software made by players and is not connected with them.

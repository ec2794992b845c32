# What the server cannot do. Every sentence says what to do instead.

# The name of somebody who has not given one
guest-name = Guest { $number }

## Connection and device

error-guest-unknown = The server no longer recognises this device. Reload the page to enter as a guest.
error-handover-invalid = This link for another device has expired. Make a new one; it works once, for ten minutes.
error-guest-blocked = You cannot play on this server any more. Ask whoever runs it why.
error-guest-none = There is no guest whose id begins with “{ $guest }”.
error-guest-many = More than one id begins with “{ $guest }”. Write more of it.
error-not-owner = Only the owner of this server can do that, with the command leadlight moderate on the same machine.
error-origin-foreign = Another site tried to act in your name and was blocked. Open Leadlight at its own address.
error-host-unknown = This server does not know the name “{ $host }”. Whoever runs it can allow the name with --domain.
error-page-unknown = There is nothing at this address. The lobby lists every table you can join.
error-method-unknown = This address cannot be used in this way.
error-message-malformed = The server did not understand this. Reload the page and try again.
error-text-invisible = This text has characters that nobody can see, or that turn the writing around. Type it again without them.
error-message-too-large = This is too large for the server. Send less at once.
error-too-fast = That was a little fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-full = The server is full at the moment. Try again in a few minutes.
error-windows-too-many = Too many windows with Leadlight are open here. Close some of them, and this one will connect by itself.
error-network-full = Too many connections come from this network. Try again in a minute.
error-server-busy = The server has a lot to do right now. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-reviews-waiting = You are waiting for { $count ->
    [one] { $count } review
   *[other] { $count } reviews
} already. Wait for one of them, or stop one.
error-storage-failed = The server could not save this, so it did not happen. Try again in a moment.
error-server-failed = Something broke on the server, and this did not happen. Try again; if it keeps happening, tell whoever runs the server.

## The table

error-table-unknown = There is no table “{ $table }”. Check the code, or ask for the link again.
error-table-private = Only those who sit at this table may see it. Ask its host for a seat.
error-table-full = There are more bots than seats. Take fewer bots, or more players.
error-table-unreadable = This table cannot be opened: its data are damaged. Tell whoever runs the server.
error-table-unavailable = This table cannot be read just now. Try again in a moment.
error-not-host = Only the host can change the table.
error-table-removed = The host has removed you from this table. The lobby has other tables.
error-table-blocked = The host of this table has shut you out. The lobby has other tables.
error-person-unknown = Nobody like that is at this table. Look at the list again.
error-seat-none = You have no seat here. You can watch, or open your own table.
error-seat-taken = Seat { $seat } is taken already. Choose another, or watch.
error-seat-unknown = { $seats ->
    [one] This table has { $seats } seat
   *[other] This table has { $seats } seats
}; there is no seat { $seat }.
error-seats-occupied = { $players ->
    [one] More than { $players } person sits here
   *[other] More than { $players } people sit here
}. Free a seat first.

## The match

error-match-started = The match has begun, so the table can no longer be changed.
error-reveal-early = The contribution can be revealed only when everybody has committed to theirs.
error-reveal-other = This is not the contribution to which the seat has committed.
error-share-other = This number does not continue the chain of the seat.
error-drawing = The last decision stands and waits for the fresh numbers of all players. Go on as soon as they are there.
error-match-not-running = No match is being played here now.
error-match-running = This can be done when the match is over.
error-stale = Something has happened since. Look at the board again, then decide.
error-bot-plays = A bot is playing for you here, so you cannot act.
error-hint-people = No hints at this table: another person plays this match, or began it.
error-hint-turn = A hint is there as soon as it is your turn.
error-offer-none = There is no undo request left to answer.
error-resigned-already = You have resigned already.
error-takeover-early = { $name } has not been away for long enough. A bot can take over in { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}.
error-takeover-never = At this table no bot takes over from somebody who is away. Wait, or resign.
error-takeover-needless = A bot cannot take over this seat, or plays there already.
error-takeover-present = { $name } is here again, so no bot is needed.
error-chat-too-fast = You write faster than the others can read. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-chat-muted = You cannot write on this server any more. You can still play.
error-chat-muted-here = The host does not let you write at this table. You can still play.

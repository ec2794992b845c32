# Sagrada's board in the browser. What only a screen reader says is a whole sentence: the changing part first.
# Names of players, windows, tools and objectives are never inflected.

sagrada-board-seats = Players
sagrada-board-track = Round track
sagrada-board-round = Round { $round }
sagrada-board-of = of { $rounds }
sagrada-board-order = Draft order, round { $round }
sagrada-board-turn = { $when ->
    [done] { $name }, done
    [now] { $name }, playing now
    [skipped] { $name }, skipped
   *[later] { $name }
}
sagrada-board-your-turns = There and back: yours are turns { $first } and { $second } of { $count }.
sagrada-board-goals = Public objectives
sagrada-board-privates = Private objectives: the better one counts
sagrada-board-secret = Only you see this
# A label under points.
sagrada-board-now = now
sagrada-board-points-now = points now
sagrada-board-chip = { $name }: { $points } now. Read all objectives.
sagrada-board-partial = The private objective is still hidden.
sagrada-board-mine = Back to my window
# $points is what the seat's window would pay now, as far as everybody knows.
sagrada-board-enlarge = { $name }: { $points } points, { $window }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. Show this window large.
sagrada-board-has-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
sagrada-board-tokens = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
# $dice is such as “red 12, yellow 14”.
sagrada-board-bag = { $count } in the bag: { $dice }.

## Alone

sagrada-board-target = Target
sagrada-board-target-now = Target so far
sagrada-board-score-now = You now
sagrada-board-behind = { $points } more to win
sagrada-board-ahead-of = Ahead of the target
# $who is “you” for the player, “other” for those who watch.
sagrada-board-won = { $who ->
    [you] You win: { $points }, more than the target of { $target }
   *[other] Won: { $points }, more than the target of { $target }
}
sagrada-board-lost = { $who ->
    [you] Not won: { $points } points, and you needed more than { $target }
   *[other] Not won: { $points } points, and more than { $target } were needed
}

## What lies where

# A cell inside a sentence, such as “row 2, column 3”; also as $cell in the messages sagrada-refused-.
sagrada-board-at = row { $row }, column { $column }
# $asks is sagrada-board-asks or sagrada-plain-free, $holds a die or sagrada-board-empty.
sagrada-board-cell = Row { $row }, column { $column }, { $asks }, { $holds }.
# $what is a colour or a value.
sagrada-board-asks = asks for { $what }
sagrada-board-empty = empty
sagrada-board-possible = Possible.
sagrada-board-possible-points = Possible, { $points }.
sagrada-board-impossible = Not possible.
sagrada-board-impossible-why = Not possible: { $reason }
sagrada-board-rule = Rule { $rule }:
sagrada-board-window-of = Window: { $name }
sagrada-board-window = { $window }, { $count } of { $cells } cells filled.
sagrada-board-row = row { $row }:
sagrada-board-space = Round { $round }: { $dice }.
sagrada-board-open-track = Round track. Show all dice.
sagrada-board-track-empty = No dice yet. What is left of each round comes here.
sagrada-board-pool-die = { $colour ->
    [red] Red { $value }, die { $number } of { $count }.
    [yellow] Yellow { $value }, die { $number } of { $count }.
    [green] Green { $value }, die { $number } of { $count }.
    [blue] Blue { $value }, die { $number } of { $count }.
   *[purple] Purple { $value }, die { $number } of { $count }.
}
sagrada-board-held = In hand.
sagrada-board-ahead = Picked ahead of your turn.
sagrada-board-cells-take = { $colour ->
    [red] { $count ->
        [0] no cell takes the red { $value }
        [one] { $count } cell takes the red { $value }
       *[other] { $count } cells take the red { $value }
    }
    [yellow] { $count ->
        [0] no cell takes the yellow { $value }
        [one] { $count } cell takes the yellow { $value }
       *[other] { $count } cells take the yellow { $value }
    }
    [green] { $count ->
        [0] no cell takes the green { $value }
        [one] { $count } cell takes the green { $value }
       *[other] { $count } cells take the green { $value }
    }
    [blue] { $count ->
        [0] no cell takes the blue { $value }
        [one] { $count } cell takes the blue { $value }
       *[other] { $count } cells take the blue { $value }
    }
   *[purple] { $count ->
        [0] no cell takes the purple { $value }
        [one] { $count } cell takes the purple { $value }
       *[other] { $count } cells take the purple { $value }
    }
}

## The choice of a window

# $window is a name, $difficulty from 3 to 6. What the window asks for follows row by row.
sagrada-board-offer = { $window }, difficulty { $difficulty }.
sagrada-board-choose-hint = A harder window brings more favour tokens, which pay for tools.
sagrada-board-choose-wait = { $name } is choosing. You may look at yours, or choose ahead.
sagrada-board-choose-ahead = Chosen ahead: it is yours as soon as it is your turn. Press it again to change your mind.
sagrada-board-windows-chosen = Windows are being chosen
sagrada-board-has-chosen = has chosen
sagrada-board-chooses = is choosing
sagrada-board-waiting-for = Waiting for { $names }.

## Tools

# $price is sagrada-board-price, sagrada-board-price-die or sagrada-board-used-up.
sagrada-board-tool = { $tool }, { $price }.
# A tool's name inside a sentence: $tool in the messages sagrada-refused-.
sagrada-board-tool-quoted = “{ $tool }”
sagrada-board-price = { $count ->
    [one] costs { $count } token
   *[other] costs { $count } tokens
}
sagrada-board-price-die = { $colour ->
    [red] costs a red die from the pool
    [yellow] costs a yellow die from the pool
    [green] costs a green die from the pool
    [blue] costs a blue die from the pool
   *[purple] costs a purple die from the pool
}
sagrada-board-used-up = used up
sagrada-board-tool-again = Press again to use it.
sagrada-board-tool-used = Used in this turn.
sagrada-board-steps = What the tool asks
sagrada-board-pay = Pay with { $die }.
sagrada-board-change = { $way ->
    [down] One lower.
   *[up] One higher.
}
sagrada-board-swap = { $die } of round { $round }.
sagrada-board-value = Value { $value }.
sagrada-board-stop = Move no second die
sagrada-board-leave = Leave it in the pool

## What to do

sagrada-board-ask-window = Choose your window
# $turn is “first” or “second”: each player has two turns in a round.
sagrada-board-ask-take = { $turn ->
    [first] Your first turn: take a die or use a tool
   *[second] Your second turn: take a die or use a tool
}
sagrada-board-ask-end = { $turn ->
    [first] Your first turn: use a tool or end the turn
   *[second] Your second turn: use a tool or end the turn
}
sagrada-board-ask-pass = Press again to pass
sagrada-board-ask-tool = { $tool }, { $price }: press again to use it
sagrada-board-ask-place = { $colour ->
    [red] Your turn: place the red { $value }
    [yellow] Your turn: place the yellow { $value }
    [green] Your turn: place the green { $value }
    [blue] Your turn: place the blue { $value }
   *[purple] Your turn: place the purple { $value }
}
sagrada-board-ask-place-apart = { $colour ->
    [red] Your turn: place the red { $value } where it touches no die
    [yellow] Your turn: place the yellow { $value } where it touches no die
    [green] Your turn: place the green { $value } where it touches no die
    [blue] Your turn: place the blue { $value } where it touches no die
   *[purple] Your turn: place the purple { $value } where it touches no die
}
sagrada-board-ask-place-or-leave = { $colour ->
    [red] Your turn: place the red { $value }, or leave it in the pool
    [yellow] Your turn: place the yellow { $value }, or leave it in the pool
    [green] Your turn: place the green { $value }, or leave it in the pool
    [blue] Your turn: place the blue { $value }, or leave it in the pool
   *[purple] Your turn: place the purple { $value }, or leave it in the pool
}
sagrada-board-ask-rescue = { $colour ->
    [red] No cell takes the red { $value }: use a tool
    [yellow] No cell takes the yellow { $value }: use a tool
    [green] No cell takes the green { $value }: use a tool
    [blue] No cell takes the blue { $value }: use a tool
   *[purple] No cell takes the purple { $value }: use a tool
}
sagrada-board-ask-pay = { $colour ->
    [red] { $tool }: which red die pays?
    [yellow] { $tool }: which yellow die pays?
    [green] { $tool }: which green die pays?
    [blue] { $tool }: which blue die pays?
   *[purple] { $tool }: which purple die pays?
}
sagrada-board-ask-change = { $tool }: one lower or one higher?
sagrada-board-ask-swap = { $tool }: which die of the round track do you take?
sagrada-board-ask-value = { $colour ->
    [red] { $tool } drew a red die: choose its value
    [yellow] { $tool } drew a yellow die: choose its value
    [green] { $tool } drew a green die: choose its value
    [blue] { $tool } drew a blue die: choose its value
   *[purple] { $tool } drew a purple die: choose its value
}
sagrada-board-ask-lift = { $tool }: choose the die to move
sagrada-board-ask-lift-more = { $tool }: choose a second die to move, or stop
sagrada-board-ask-move = { $tool }: choose where the die goes
sagrada-board-ask-again = { $tool }: take a second die
sagrada-board-back = { $what ->
    [taken] Put the die back
    [lifted] Leave the die where it was
   *[step] One step back
}
sagrada-board-pass = Pass
sagrada-board-pass-again = Press again to pass
sagrada-board-end = End the turn
sagrada-board-in-hand = { $colour ->
    [red] Red { $value } in hand
    [yellow] Yellow { $value } in hand
    [green] Green { $value } in hand
    [blue] Blue { $value } in hand
   *[purple] Purple { $value } in hand
}
sagrada-board-tap-cell = Tap a lit cell, or a tool
sagrada-board-tap-die = Tap a die, or a tool
sagrada-board-tap-tool = Tap a tool, or end the turn
sagrada-board-tap-again = Tap again: { $price }
sagrada-board-plays = { $name } plays
sagrada-board-keys-dice = die of that number in the pool
sagrada-board-keys-tools = next tool
sagrada-board-keys-cells = next cell that takes the die
sagrada-board-keys-pass = pass or end the turn; passing takes two presses

## Moves, as short facts after the player's name

sagrada-board-log-placed = { $die } to { $cell }

# It is the reader's turn, while pieces still move.
sagrada-board-plays-you = Your turn
# A cell was pressed before any die.
sagrada-board-first-die = First take a die from the pool.
sagrada-board-in-bag = In the bag

# Sagrada on screen. $die is a die, shown as the mark of its colour and its value (or written R3), $dice several of them,
# $cell a cell (r2c3: row 2, column 3). Names of players, windows, tools and objectives are never inflected.

sagrada-name = Sagrada
sagrada-about = Draft dice into a window where no neighbours match.
sagrada-level-apprentice = Clings to favour tokens and often misplaces its dice.
sagrada-level-cutter = Clings to favour tokens, but places most dice sensibly.
sagrada-level-painter = Uses the tools and now and then misplaces a die.
sagrada-level-journeyman = Seldom misplaces a die.
sagrada-level-master = Knows from experience which windows can still be filled.
sagrada-level-guildmaster = Thinks many turns ahead, for itself and for you.
sagrada-progress = round { $round } of { $rounds }

## Colours

sagrada-colour-red = red
sagrada-colour-yellow = yellow
sagrada-colour-green = green
sagrada-colour-blue = blue
sagrada-colour-purple = purple

## Tools

sagrada-tool-1 = Grozing Pliers
sagrada-tool-1-text = After taking a die: raise or lower its value by 1. A 6 cannot go up, a 1 cannot go down.
sagrada-tool-2 = Eglomise Brush
sagrada-tool-2-text = Move one die in your window. You may ignore the colour of its new cell.
sagrada-tool-3 = Copper Foil Burnisher
sagrada-tool-3-text = Move one die in your window. You may ignore the value of its new cell.
sagrada-tool-4 = Lathekin
sagrada-tool-4-text = Move exactly two dice in your window, one after the other, obeying all placement rules.
sagrada-tool-5 = Lens Cutter
sagrada-tool-5-text = After taking a die: exchange it for a die on the round track. The values stay.
sagrada-tool-6 = Flux Brush
sagrada-tool-6-text = After taking a die: roll it again. If it then fits nowhere, it goes back to the pool.
sagrada-tool-7 = Glazing Hammer
sagrada-tool-7-text = In your second turn of the round, before you take a die: roll the whole pool again.
sagrada-tool-8 = Running Pliers
sagrada-tool-8-text = In your first turn of the round, after placing a die: take and place another. You skip your second turn.
sagrada-tool-9 = Cork-backed Straightedge
sagrada-tool-9-text = After taking a die: place it on a cell that touches no other die. All other rules hold.
sagrada-tool-10 = Grinding Stone
sagrada-tool-10-text = After taking a die: turn it over. 1 becomes 6, 2 becomes 5, 3 becomes 4, and back.
sagrada-tool-11 = Flux Remover
sagrada-tool-11-text = After taking a die: put it into the bag, draw another and choose its value. Place it, or leave it in the pool.
sagrada-tool-12 = Tap Wheel
sagrada-tool-12-text = Move one or two dice of a colour that is on the round track, obeying all placement rules.

## Objectives

sagrada-objective-row_color_variety = Row Color Variety
sagrada-objective-row_color_variety-text = 6 points for each full row with five different colours.
sagrada-objective-column_color_variety = Column Color Variety
sagrada-objective-column_color_variety-text = 5 points for each full column with four different colours.
sagrada-objective-row_shade_variety = Row Shade Variety
sagrada-objective-row_shade_variety-text = 5 points for each full row with five different values.
sagrada-objective-column_shade_variety = Column Shade Variety
sagrada-objective-column_shade_variety-text = 4 points for each full column with four different values.
sagrada-objective-light_shades = Light Shades
sagrada-objective-light_shades-text = 2 points for each pair of a 1 and a 2, anywhere.
sagrada-objective-medium_shades = Medium Shades
sagrada-objective-medium_shades-text = 2 points for each pair of a 3 and a 4, anywhere.
sagrada-objective-deep_shades = Deep Shades
sagrada-objective-deep_shades-text = 2 points for each pair of a 5 and a 6, anywhere.
sagrada-objective-shade_variety = Shade Variety
sagrada-objective-shade_variety-text = 5 points for each set of the values 1 to 6, anywhere.
sagrada-objective-color_variety = Color Variety
sagrada-objective-color_variety-text = 4 points for each set of all five colours, anywhere.
sagrada-objective-color_diagonals = Color Diagonals
sagrada-objective-color_diagonals-text = 1 point for each die that has a die of its colour diagonally beside it.
sagrada-private-red = Shades of Red
sagrada-private-red-text = The values of your red dice, added up.
sagrada-private-yellow = Shades of Yellow
sagrada-private-yellow-text = The values of your yellow dice, added up.
sagrada-private-green = Shades of Green
sagrada-private-green-text = The values of your green dice, added up.
sagrada-private-blue = Shades of Blue
sagrada-private-blue-text = The values of your blue dice, added up.
sagrada-private-purple = Shades of Purple
sagrada-private-purple-text = The values of your purple dice, added up.

## The board

sagrada-round = round { $round } of { $rounds }
sagrada-bag = bag { $count }
sagrada-target = target { $points }
sagrada-order = Order
sagrada-track = Track
sagrada-pool = Pool
sagrada-hand = In hand
sagrada-tools = Tools
sagrada-objectives = Objectives
sagrada-only-you = Only you see this
sagrada-window-of = { $name }: { $window } ({ $difficulty })
sagrada-window-hidden = { $name }: window not revealed yet
sagrada-offered = Choose your window
sagrada-difficulty = difficulty { $difficulty }
sagrada-filled = { $count } of { $cells } cells
sagrada-keys-arrows = ← → go through what can be chosen, ↑ ↓ jump to the next row, tool or group
sagrada-keys-enter = Enter or Space takes, places or uses what is chosen
sagrada-keys-digits = 1–9 goes to that die of the pool, that row of the window, that value or that offered window
sagrada-keys = A–E goes to that tool, or says why it cannot be used; I reads the cards; P, pressed twice, ends the turn
sagrada-legend = ⬢ favour token · ? hidden private objective · the sign above a die is what its cell asks for

## What to choose

sagrada-pick-window = choose your window.
sagrada-pick-turn = choose a die or a tool, or end the turn.
sagrada-pick-tool = choose a tool, or end the turn.
sagrada-pick-cell = choose a cell for { $die }.
sagrada-pick-cell-leave = choose a cell for { $die }, or leave it in the pool.
sagrada-pick-rescue = { $die } fits nowhere as it is: choose a tool.
sagrada-pick-pay = choose the die that pays for the tool.
sagrada-pick-change = raise or lower { $die }?
sagrada-pick-swap = choose a die on the track to swap for { $die }.
sagrada-pick-value = choose the value of the new die { $die }.
sagrada-pick-lift = choose the die that you move.
sagrada-pick-lift-again = choose the second die that you move, or stop.
sagrada-pick-move = choose the new cell for { $die }.
sagrada-pick-draft-again = choose a second die from the pool.

sagrada-choice-end = end the turn
sagrada-choice-leave = leave it in the pool
sagrada-choice-stop = no second die
sagrada-tag-tokens = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
sagrada-tag-cells = { $count ->
    [0] fits nowhere without a tool
    [one] fits { $count } cell
   *[other] fits { $count } cells
}

## Moves, as short facts after the player's name

sagrada-log-starter = first player
sagrada-log-private = private objective { $objective }
sagrada-log-card = window card { $front } / { $back }
sagrada-log-window = window { $window }
sagrada-log-window-hidden = window chosen
sagrada-log-revealed = Windows: { $windows }.
sagrada-log-tool-laid = Tool: { $tool }.
sagrada-log-objective-laid = Public objective: { $objective }.
sagrada-log-round = Round { $round }: { $dice }. First: { $name }.
sagrada-log-round-solo = Round { $round }: { $dice }.
sagrada-log-taken = { $die } from the pool
sagrada-log-placed = to { $cell }
sagrada-log-tool = { $tool } for { $tokens ->
    [one] { $tokens } favour token
   *[other] { $tokens } favour tokens
}
sagrada-log-tool-die = { $tool }, paid with { $die }
sagrada-log-changed = { $before } becomes { $after }
sagrada-log-swapped = { $given } exchanged for { $taken } of round { $round }
sagrada-log-rolled = { $before } rolled again: { $after }
sagrada-log-returned = { $die } back to the pool
sagrada-log-bagged = { $die } into the bag
sagrada-log-drawn = { $die } drawn
sagrada-log-valued = now { $die }
sagrada-log-pool-rolled = pool rolled again: { $dice }
sagrada-log-moved = { $die } from { $source } to { $target }
sagrada-log-passed = pass
sagrada-log-forced = pass, since nothing is possible
sagrada-log-skipped = second turn skipped
sagrada-log-track = Round { $round } ends. To the track: { $dice }.
sagrada-log-track-empty = Round { $round } ends. Nothing is left for the track.
sagrada-log-final = final score: { $points }
sagrada-log-won = won: { $points } points, more than the target of { $target }
sagrada-log-lost = not won: { $points } points, the target was { $target }

## Points

sagrada-part-row_color_variety = { sagrada-objective-row_color_variety }
sagrada-part-row_color_variety-terms = { $a } × 6
sagrada-part-column_color_variety = { sagrada-objective-column_color_variety }
sagrada-part-column_color_variety-terms = { $a } × 5
sagrada-part-row_shade_variety = { sagrada-objective-row_shade_variety }
sagrada-part-row_shade_variety-terms = { $a } × 5
sagrada-part-column_shade_variety = { sagrada-objective-column_shade_variety }
sagrada-part-column_shade_variety-terms = { $a } × 4
sagrada-part-light_shades = { sagrada-objective-light_shades }
sagrada-part-light_shades-terms = { $a } × 2
sagrada-part-medium_shades = { sagrada-objective-medium_shades }
sagrada-part-medium_shades-terms = { $a } × 2
sagrada-part-deep_shades = { sagrada-objective-deep_shades }
sagrada-part-deep_shades-terms = { $a } × 2
sagrada-part-shade_variety = { sagrada-objective-shade_variety }
sagrada-part-shade_variety-terms = { $a } × 5
sagrada-part-color_variety = { sagrada-objective-color_variety }
sagrada-part-color_variety-terms = { $a } × 4
sagrada-part-color_diagonals = { sagrada-objective-color_diagonals }
sagrada-part-color_diagonals-terms = { $a } × 1
sagrada-part-private_objective = private objective
# $a and $c are names of private objectives, $b and $d what they pay. Two of them only in the solo game.
sagrada-part-private_objective-terms = { $a } { $b }
sagrada-part-private_objective-both = { $a } { $b }, { $c } { $d }; the larger counts
sagrada-part-favor_tokens = favour tokens
sagrada-part-empty_cells = empty cells
sagrada-part-empty_cells-terms = { $a } × −1
sagrada-part-empty_cells-solo = { $a } × −3
sagrada-solo-now = Target now { $target }: the values of all dice on the track. Beat it to win.
sagrada-solo-won = Target { $target }: beaten.
sagrada-solo-lost = Target { $target }: not beaten.

## Line by line

sagrada-plain-die = { $colour } { $value }
sagrada-plain-cell = row { $row } column { $column }
sagrada-plain-nothing = nothing
sagrada-plain-round = Round { $round } of { $rounds }. { $bag ->
    [one] { $bag } die
   *[other] { $bag } dice
} in the bag.
sagrada-plain-order = Turns: { $names }.
sagrada-plain-skipping = { $name }: second turn of this round skipped.
sagrada-plain-pool = Pool: { $dice }.
sagrada-plain-hand = In hand: { $die }.
sagrada-plain-track = Track, round { $round }: { $dice }.
sagrada-plain-target = Target so far: { $points }.
sagrada-plain-tool = Tool { $number }, { $name }, for { $price ->
    [one] { $price } favour token
   *[other] { $price } favour tokens
}: { $text }
sagrada-plain-tool-solo = Tool { $number }, { $name }, for a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} die from the pool: { $text }
sagrada-plain-tool-used = Tool { $number }, { $name }: used up.
sagrada-plain-objective = Public objective { $name }: { $text }
sagrada-plain-private = Private objective { $name }: { $text }
sagrada-plain-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $tokens ->
    [one] { $tokens } favour token
   *[other] { $tokens } favour tokens
}, window { $window }.
sagrada-plain-seat-solo = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, window { $window }.
sagrada-plain-seat-waiting = { $name }: window not revealed yet.
sagrada-plain-offered = Window { $number }: { $window }, difficulty { $difficulty }.
sagrada-plain-row = Row { $row }: { $cells }.
sagrada-plain-free = any die
sagrada-plain-asks-colour = { $colour ->
    [red] a red die
    [yellow] a yellow die
    [green] a green die
    [blue] a blue die
   *[purple] a purple die
}
sagrada-plain-asks-value = a { $value }
sagrada-plain-placed = { $die } placed

## Texts that are no action

error-sagrada-die = “{ $text }” is not a die. Expected: a colour's letter and a value, { $expected }.
error-sagrada-cell = “{ $text }” is not a cell. Expected: row and column, { $expected }.
error-sagrada-colour = “{ $text }” is not a colour. Expected: { $expected }.
error-sagrada-goal = “{ $text }” is not a public objective. Expected: { $expected }.

## Why an action is refused

sagrada-refused-match_over = The match is over.
sagrada-refused-not_your_turn = It is not your turn.
sagrada-refused-not_an_action = This is not an action.
sagrada-refused-choose_window = First choose your window.
sagrada-refused-window_chosen = The windows are chosen already.
sagrada-refused-second_draft = You have already drafted a die in this turn.
sagrada-refused-second_tool = You have already used a tool in this turn.
sagrada-refused-finish_tool = First finish what you began with tool { $tool }.
sagrada-refused-nothing_in_hand = You have no die in hand: take one from the pool first.
sagrada-refused-no_tool_chosen = This is a step of a tool: choose the tool first.
sagrada-refused-must_place = The die in your hand must be placed first.
sagrada-refused-die_not_there = There is no { $die } in the pool.
sagrada-refused-unplaceable = { $die } fits nowhere in your window, and no tool that you can use would help.
sagrada-refused-occupied = There is already a die on { $cell }.
sagrada-refused-not_border = The first die goes to the border of the window; { $cell } lies inside.
sagrada-refused-not_touching = { $cell } touches none of your dice.
sagrada-refused-wrong_colour = { $cell } takes only { $asked ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
} dice; this is { $die }.
sagrada-refused-wrong_shade = { $cell } takes only dice with the value { $asked }; this is { $die }.
sagrada-refused-equal_colour = Beside { $cell } lies a die of the same colour as { $die }.
sagrada-refused-equal_shade = Beside { $cell } lies a die of the same value as { $die }.
sagrada-refused-touches = With this tool the die goes where it touches no other; { $cell } touches one.
sagrada-refused-no_die_here = There is no die on { $cell }.
sagrada-refused-same_cell = The die must leave its cell { $cell }.
sagrada-refused-same_die = The die on { $cell } has been moved already: choose another.
sagrada-refused-no_second_move = After a move to { $cell } no second die could be moved, and this tool moves two.
sagrada-refused-not_own_colour_pair = { $die } cannot be moved: all dice moved must have one colour, and it must be on the round track.
sagrada-refused-cannot_move = There is no other cell for { $die }.
sagrada-refused-must_move = Tool { $tool } is paid for: you must move a die.
sagrada-refused-tool_not_here = This tool is not on the table.
sagrada-refused-tool_wrong_time = { $when ->
    [second_turn] Tool { $tool } is used in your second turn of the round, before you take a die.
    [first_turn] Tool { $tool } is used in your first turn of the round, after you have placed a die.
   *[in_hand] Tool { $tool } is used after taking a die and before placing it.
}
sagrada-refused-tool_no_effect = Tool { $tool } would do nothing here: there is no way to carry it out.
sagrada-refused-no_tokens = Tool { $tool } costs { $price ->
    [one] { $price } favour token
   *[other] { $price } favour tokens
}, and you have fewer.
sagrada-refused-bad_payment = Tool { $tool } is paid with a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} die from the pool.
sagrada-refused-value_range = A die shows 1 to 6, and this tool changes it only as its card says.
sagrada-refused-die_not_on_track = There is no { $die } on the track at round { $round }.

# Sintra's board in the browser. What only a screen reader says is a whole sentence: the changing part first, no colour
# without a count.

sintra-points = points
# Under a number.
sintra-points-unit = { $count ->
    [one] point
   *[other] points
}
sintra-pending = What final scoring would add now
sintra-seats = Players
sintra-glass = Broken glass
sintra-round-card = Round and broken glass
sintra-round = Round { $round }
sintra-of-six = of VI
sintra-bonus = of VI, { $colour ->
    [pink] pink
    [white] white
    [orange] orange
    [blue] blue
   *[yellow] yellow
} pays a bonus
sintra-rounds-over = All six rounds have been played.
sintra-round-pane = Round { $round }: { $colour }.
sintra-glass-seat = { $name }: { $points }.
sintra-in-bag = in the bag
sintra-in-tower = in the tower
sintra-bag-short = Bag { $count }
sintra-tower-short = Tower { $count }
sintra-bag-holds = { $count } in the bag: { $panes }.
sintra-tower-holds = { $count } in the tower: { $panes }.
sintra-bag-lists = Bag { $count }: { $panes }.
sintra-tower-lists = Tower { $count }: { $panes }.
sintra-has-marker = Has the start marker and plays first in the next round.
sintra-bot-chip = bot
sintra-my-board = Back to my board
sintra-enlarge = { $name }: points { $points }, broken glass { $glass }. Show this board large.
sintra-board-first = taker starts next, 1 step on glass
sintra-board-wrap = { $points } points

## What lies where

# Such as “2 pink”.
sintra-count = { $colour ->
    [pink] { $count } pink
    [white] { $count } white
    [orange] { $count } orange
    [blue] { $count } blue
   *[yellow] { $count } yellow
}
sintra-count-jokers = { $count } of any colour
sintra-display-panes = Display { $number }: { $panes }.
sintra-strips-possible = { $count ->
    [one] { $count } strip possible.
   *[other] { $count } strips possible.
}
sintra-fits-nowhere = Fits nowhere.
sintra-open-centre = Open the centre
sintra-strip = { $place ->
    [under] Strip { $slot }, under the glazier.
    [left] Strip { $slot }, left of the glazier.
   *[right] Strip { $slot }.
}
sintra-strip-gone = No strip here any more.
sintra-strip-needs = Needs { $needs }.
sintra-strip-holds = Holds { $panes }.
sintra-strip-other = Other face: { $panes }.
sintra-strip-closed = Not reachable.
sintra-strip-no-room = No space for these panes.
sintra-strip-possible = Possible.
sintra-window-empty = Window { $slot }, worth { $points }: empty.
sintra-window-half = Window { $slot }, worth { $points }: { $upper }, lower half empty.
sintra-window-full = Window { $slot }, worth { $points }: { $upper } over { $lower }.
sintra-glazier = Glazier above strip { $slot }.
sintra-ornament = { $count ->
    [one] Ornament between windows { $left } and { $right }: { $count } pane, worth { $points }.
   *[other] Ornament between windows { $left } and { $right }: { $count } panes, worth { $points }.
}

## What a choice brings

sintra-tag-plus = +{ $points }
sintra-tag-few-fit = ✓ { $count }
sintra-tag-few-break = ✕ { $count }
sintra-said-completes = Completes, plus { $points }.
sintra-said-fits = { $count ->
    [one] { $count } fits.
   *[other] { $count } fit.
}
sintra-said-breaks = { $count ->
    [one] { $count } breaks.
   *[other] { $count } break.
}
sintra-said-marker = Takes the start marker, 1 step on the broken glass track.
sintra-said-wrap = Costs { $points } points on the broken glass track.

## What to do

sintra-ask-group = Your turn: choose panes of one colour
sintra-ask-strip = Your turn: choose a strip for { $colour ->
    [pink] { $count ->
        [one] { $count } pink pane
       *[other] { $count } pink panes
    }
    [white] { $count ->
        [one] { $count } white pane
       *[other] { $count } white panes
    }
    [orange] { $count ->
        [one] { $count } orange pane
       *[other] { $count } orange panes
    }
    [blue] { $count ->
        [one] { $count } blue pane
       *[other] { $count } blue panes
    }
   *[yellow] { $count ->
        [one] { $count } yellow pane
       *[other] { $count } yellow panes
    }
}
sintra-ask-break = Your turn: these panes fit nowhere, so they break
sintra-ask-keep = Your turn: choose the pane that you keep
sintra-keep-title = Keep which pane?
sintra-keep = { $colour ->
    [pink] Keep pink
    [white] Keep white
    [orange] Keep orange
    [blue] Keep blue
   *[yellow] Keep yellow
}
sintra-break = { $colour ->
    [pink] Break { $count } pink
    [white] Break { $count } white
    [orange] Break { $count } orange
    [blue] Break { $count } blue
   *[yellow] Break { $count } yellow
}
sintra-return = Return glazier
sintra-return-again = Press again to return
sintra-return-costs = uses your turn
sintra-cancel = Cancel
sintra-picked-display = { $colour ->
    [pink] { $count } pink from display { $source }
    [white] { $count } white from display { $source }
    [orange] { $count } orange from display { $source }
    [blue] { $count } blue from display { $source }
   *[yellow] { $count } yellow from display { $source }
}
sintra-picked-centre = { $colour ->
    [pink] { $count } pink from the centre
    [white] { $count } white from the centre
    [orange] { $count } orange from the centre
    [blue] { $count } blue from the centre
   *[yellow] { $count } yellow from the centre
}
sintra-tap-strip = Tap a lit strip
sintra-tap-pane = Tap a pane
sintra-ahead = Picked ahead of your turn
sintra-waiting = { $name } is choosing

# The keys that only this board has
sintra-keys-displays = display of that number; 0 is the centre
sintra-keys-return = return the glazier, pressed twice

# It is the reader's turn, while pieces still move.
sintra-waiting-you = You are choosing
# A strip was pressed before any panes.
sintra-first-panes = First take panes from a display or the centre.

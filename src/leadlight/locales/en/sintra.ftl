# Sintra on screen. $pane is the mark of a colour, drawn as a small pane. Names of players are never inflected.

sintra-name = Sintra
sintra-about = Take panes, fill strips, glaze the palace.
sintra-level-apprentice = Forgets that broken glass costs points.
sintra-level-cutter = Takes what looks best right now, and is sometimes wrong.
sintra-level-painter = Thinks of your next move too.
sintra-level-journeyman = Looks a few moves ahead.
sintra-level-master = Plans the round and watches your palace.
sintra-level-guildmaster = Thinks the round through and gives nothing away.
sintra-progress = round { $round } of { $rounds }
sintra-side = side { $side }
sintra-market = Market
sintra-centre = Centre
sintra-empty = nothing
sintra-bag = bag { $count }
sintra-tower = tower { $count }
sintra-palace = Palace: { $name }
sintra-glass-short = glass
sintra-would-end = would end at { $points }
sintra-keys-arrows = ← → go through what can be chosen, ↑ ↓ jump to the next source
sintra-keys-enter = Enter or Space picks; the second time it places
sintra-keys-digits = 1–9 goes to that display or strip, 0 to the centre
sintra-keys = R, pressed twice, returns the glazier
sintra-legend = ⬡1 start marker · ✧ ornament · ◉ glazier · 2✿3◇ what the other face of a strip takes

sintra-pick-group = choose a colour from a display or the centre; R returns the glazier.
sintra-pick-group-only = choose a colour from a display or the centre.
sintra-pick-slot = choose a strip for { $count } { $pane }.
sintra-pick-break = these { $count } { $pane } fit nowhere. Enter breaks them.
sintra-pick-keep = the strip is full. Choose the pane that you keep.

sintra-tag-fits = { $count ->
    [one] { $count } fits
   *[other] { $count } fit
}
sintra-tag-breaks = { $broken ->
    [one] { $broken } breaks
   *[other] { $broken } break
}
sintra-tag-marker = start marker, +1 step
sintra-tag-completes = completes, +{ $points }

## Moves, as short facts after the player's name

sintra-log-display = { $count } { $pane } from display { $source }
sintra-log-centre = { $count } { $pane } from the centre
sintra-log-marker = start marker
sintra-log-placed = to strip { $slot }
sintra-log-broke = { $count ->
    [one] { $count } breaks
   *[other] { $count } break
}
sintra-log-wrap = wrap on the glass track: { $points }
sintra-log-completed = strip { $slot } complete
sintra-log-bonus = colour bonus +{ $points }
sintra-log-kept = { $pane } into window { $slot }
sintra-log-window = window +{ $points } ({ $terms })
sintra-log-returned = glazier back to { $slot }
sintra-log-round = Round { $round }, bonus for { $pane }. First: { $name }.
sintra-log-tower = The tower goes back into the bag: { $count ->
    [one] { $count } pane
   *[other] { $count } panes
}.
sintra-log-final = final score: { $points }

## Points

sintra-part-colour_bonus = colour bonus
sintra-part-windows = windows
sintra-part-wraps = wraps on the glass track
sintra-part-strip_panes = panes on strips
sintra-part-glass_row = broken glass
sintra-part-ornaments = ornaments
sintra-part-palace = palace
sintra-part-wraps-terms = { $a } × −18
sintra-part-strip_panes-terms = { $a ->
    [one] { $a } pane
   *[other] { $a } panes
}, 1 point for every 3
sintra-part-glass_row-terms = row { $a }
sintra-part-ornaments-terms = { $a } + { $b } + { $c } + { $d }
sintra-part-palace-terms = { $a ->
    [one] { $a } full window
   *[other] { $a } full windows
} × { $b ->
    [one] { $b } pane
   *[other] { $b } panes
} of one colour

## Line by line

sintra-colour-pink = pink
sintra-colour-white = white
sintra-colour-orange = orange
sintra-colour-blue = blue
sintra-colour-yellow = yellow
sintra-colour-joker = joker
sintra-plain-panes = { $colour } { $count }
sintra-plain-display = Display { $number }: { $panes }.
sintra-plain-centre = Centre: { $panes }.
sintra-plain-centre-marker = Centre: { $panes }. The start marker lies here: its taker starts the next round and moves 1 step on the broken glass track.
sintra-plain-round = Round { $round } of VI. Bonus for { $colour }. { $bag } panes in the bag, { $tower } in the tower.
sintra-plain-seat = { $name }: score { $points }, broken glass { $glass }, glazier above slot { $glazier }.
sintra-plain-strip = Strip { $slot }: needs { $needs }. Window { $window }.
sintra-plain-no-strip = Strip { $slot }: gone. Window { $window }.
sintra-plain-window-empty = empty
sintra-plain-window = { $upper }
sintra-plain-window-full = { $upper } over { $lower }

## Texts that are no action

error-sintra-source = “{ $text }” is not a display. Expected: { $expected } or centre.
error-sintra-colour = “{ $text }” is not a colour. Expected: { $expected }.
error-sintra-target = “{ $text }” is not a strip. Expected: { $expected }.
error-sintra-face = “{ $text }” is not a strip's face. Expected: { $expected }.

## Why an action is refused

sintra-refused-match_over = The match is over.
sintra-refused-not_your_turn = It is not your turn.
sintra-refused-not_an_action = This is not an action.
sintra-refused-must_keep = Your strip is full: first choose the pane that you keep.
sintra-refused-no_full_strip = None of your strips is full, so there is no pane to keep.
sintra-refused-no_pass = You cannot pass.
sintra-refused-partial_take = Panes are taken all of one colour and from one place.
sintra-refused-split = The panes cannot be split between strips.
sintra-refused-return_target = You cannot choose where the glazier returns to.
sintra-refused-no_such_source = Display { $source } is not in play with { $players } players.
sintra-refused-colour_not_there = { $source ->
    [0] The centre has no { $colour ->
        [pink] pink
        [white] white
        [orange] orange
        [blue] blue
       *[yellow] yellow
    } panes.
   *[other] Display { $source } has no { $colour ->
        [pink] pink
        [white] white
        [orange] orange
        [blue] blue
       *[yellow] yellow
    } panes.
}
sintra-refused-must_place = A strip within reach has room for these panes, so they must be placed.
sintra-refused-no_strip = There is no strip in slot { $slot } any more.
sintra-refused-strip_left = Strip { $slot } is left of your glazier, who stands above { $glazier }.
sintra-refused-no_fitting_space = Strip { $slot } has no space for { $colour ->
    [pink] pink
    [white] white
    [orange] orange
    [blue] blue
   *[yellow] yellow
} panes.
sintra-refused-keep_not_on_strip = No { $colour ->
    [pink] pink
    [white] white
    [orange] orange
    [blue] blue
   *[yellow] yellow
} pane lies on the full strip.
sintra-refused-already_leftmost = Your glazier already stands above the leftmost strip.
sintra-refused-nothing_left_of_glazier = There is no strip left of your glazier.
sintra-refused-gap = With this option your glazier cannot cross an empty slot to come back to strip { $slot }.

# Uzory on screen. $cell is a cell such as H8: the start tile lies on H8, columns are letters, rows are numbers.
# $areas are amounts with the marks of their colours, such as “6 ● 4 ◆”. Names of players are never inflected.

uzory-name = Uzory
uzory-about = Lay tiles and close gold frames where your colour leads.
uzory-level-apprentice = Often lays the wrong tile, but never gives up a turn.
uzory-level-cutter = Lays most tiles sensibly and misjudges many frames.
uzory-level-painter = Lays most tiles well, and now and then a wrong one.
uzory-level-journeyman = Seldom lays a wrong tile.
uzory-level-master = Sees in every tile what it brings and what it gives away.
uzory-level-guildmaster = Thinks of what you will make of its tile.
uzory-progress = { $round } of { $rounds } tiles

## Print

uzory-print = The sheets have 133 tiles, 6 player-pattern tokens, 48 shards and 96 finished-pattern tokens. Cut along the marks, and the squares of shards also along both diagonals: each gives four.

## Colours

uzory-colour-red = red
uzory-colour-orange = orange
uzory-colour-yellow = yellow
uzory-colour-green = green
uzory-colour-blue = blue
uzory-colour-violet = violet
uzory-colour-white = white
uzory-colour-black = black

## Sides of a tile

uzory-side-N = north
uzory-side-E = east
uzory-side-S = south
uzory-side-W = west

## Corners of a tile

uzory-corner-NE = north-east
uzory-corner-SE = south-east
uzory-corner-SW = south-west
uzory-corner-NW = north-west

## Keys

uzory-keys-arrows = ← → ↑ ↓ go through tiles or colours, and over the field to the next cell where the tile fits
uzory-keys-enter = Enter or Space takes up a tile; the second time it lays it
uzory-keys-digits = 1–3 takes up that tile, or marks it to be discarded; 1–6 goes to that colour or player
uzory-keys = R turns the tile clockwise, E the other way; D adds a shard, moves it on, takes it off; P, pressed twice, skips the turn

## Legend

# ×× and the other pairs stand on the corner where four tiles meet.
uzory-legend =
    A tile has four triangles; ╱ ╲ are lines of a frame, a corner without one is open.
    ○ △ □ ♧ ~ ✧ a shard on a tile, ▞ shards left
    ●✓ closed frame with its scorer's mark, ·· the rest of it, ×× nobody's, ?? waits for its scorer
    +● the tile would close this frame, for that player; +× for nobody, +? for whom you name
    ┌─┐ the tile fits here, ┌╌┐ only with a shard, · another tile might

## The board

uzory-laid = { $count } of { $all } tiles
uzory-broken = broken pattern
uzory-stack = stack { $count }
uzory-discards = discards { $count }
# Skips in a row, of those that end the match.
uzory-skips = skips { $count } of { $all }
uzory-hand = Hand: { $name }
uzory-colours = Colours
# Heading over frames that lack one tile, each with its cell and its areas so far.
uzory-short = One tile short
uzory-frames = Closed frames: { $count }
uzory-nobody = nobody
uzory-shards-left = { $count ->
    [one] { $count } shard left
   *[other] { $count } shards left
}

## What to choose, after the player's name and a colon

uzory-pick-colour = choose your colour.
uzory-pick-tile = choose a tile, or skip the turn.
uzory-pick-skip = none of your tiles fits: you can only skip.
uzory-pick-cell = choose a cell; R and E turn the tile, D adds a shard.
uzory-pick-name = a tie, { $areas }: who scores this frame?
uzory-pick-discard = choose the tiles that you discard.
uzory-choice-skip = skip the turn and swap all three tiles
uzory-choice-keep = keep both
uzory-choice-discard = discard { $places }

## What a choice brings

uzory-tag-cells = { $count ->
    [one] fits { $count } cell
   *[other] fits { $count } cells
}
# $more are further cells where it fits only with a shard.
uzory-tag-cells-more = { $count ->
    [one] fits { $count } cell
   *[other] fits { $count } cells
}, { $more } more with a shard
uzory-tag-cells-shard = { $count ->
    [one] fits { $count } cell, only with a shard
   *[other] fits { $count } cells, only with a shard
}
uzory-tag-turn = turn { $number } of { $count }
uzory-tag-shard = { $side ->
    [N] shard on the north side
    [E] shard on the east side
    [S] shard on the south side
   *[W] shard on the west side
}
uzory-tag-point = +1 { $name }, { $areas }
uzory-tag-tie = a tie, you name who scores, { $areas }
uzory-tag-nobody = nobody scores this frame, { $areas }
uzory-tag-nothing = nobody scores this frame
uzory-tag-ends = this ends the match

## Moves, as short facts after the player's name

uzory-log-starter = first player
uzory-log-colour = { $colour ->
    [red] colour red
    [orange] colour orange
    [yellow] colour yellow
    [green] colour green
    [blue] colour blue
   *[violet] colour violet
}
uzory-log-dealt = { $tile } drawn
uzory-log-start = The start tile { $tile } lies on { $cell }.
uzory-log-laid = { $tile } to { $cell }
uzory-log-laid-shard = { $tile } to { $cell }, with a shard
uzory-log-frame = Frame closed: { $areas }.
uzory-log-frame-white = Frame closed: { $areas }. White leads, nobody scores.
uzory-log-frame-neutral = Frame closed: { $areas }. The leading colour has no player, so nobody scores.
uzory-log-frame-none = Frame closed. Black leaves nothing that counts, nobody scores.
uzory-log-frame-tie = Frame closed: { $areas }. A tie.
uzory-log-point = +1, { $points } in all
uzory-log-point-named = +1, named by { $name }, { $points } in all
uzory-log-discarded = { $count ->
    [0] both tiles kept
    [one] { $count } tile discarded
   *[other] { $count } tiles discarded
}
uzory-log-skipped = turn skipped, hand swapped
uzory-log-redraw = nothing to lay, hand swapped
uzory-log-renewed = { $count ->
    [one] The discards are the new stack: { $count } tile.
   *[other] The discards are the new stack: { $count } tiles.
}
uzory-log-ended-full = The field is full.
uzory-log-ended-skips = All skipped one after the other: the match ends.
uzory-log-ended-dead_end = No tile fits any more: the match ends.
uzory-log-ended-idle = Five rounds without a tile: the match ends.
uzory-log-final = { $shards ->
    [one] final score: { $points }, { $shards } shard left
   *[other] final score: { $points }, { $shards } shards left
}

## Points

uzory-part-clear = frames won outright
uzory-part-tie = tied frames

## Line by line

# $first and $last are the cells at two opposite corners of where the floor may still grow to.
uzory-plain-field = The field is { $size } by { $size } tiles, somewhere between { $first } and { $last }.
uzory-plain-choosing = The field will be { $size } by { $size } tiles. The colours are being chosen.
uzory-plain-match = { $count } of { $all } tiles laid. { $stack } in the stack, { $dropped } discarded.
uzory-plain-broken = Broken pattern: black touches everything, and what it touches does not count.
uzory-plain-skips = { $count } of { $all } skips in a row; at { $all } the match ends.
# $tile is a whole tile, as in uzory-plain-tile.
uzory-plain-laid = { $cell }: { $tile }.
uzory-plain-hand = Tile { $place }: { $tile }.
# $sides are four sides as in uzory-plain-side, $corners names of one or two corners.
uzory-plain-tile = { $sides }; { $count ->
    [one] open corner { $corners }
   *[other] open corners { $corners }
}
uzory-plain-side = { $side } { $colour }
uzory-plain-side-shard = { $side } { $colour } shard
uzory-plain-nothing = nothing
# A frame closed at the corner where the two cells touch.
uzory-plain-frame = Closed frame between { $first } and { $last }: { $areas }. Scored by { $name }.
uzory-plain-frame-nobody = Closed frame between { $first } and { $last }: { $areas }. Nobody scored it.
uzory-plain-frame-tie = Closed frame between { $first } and { $last }: { $areas }. A tie: its scorer is being named.
uzory-plain-short = A tile on { $cell } would close a frame; so far { $areas }.
uzory-plain-seat = { $name }: { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}.
uzory-plain-seat-waiting = { $name }: no colour yet.

## Texts that are no action

error-uzory-colour = “{ $text }” is not a colour that can be played. Expected: { $expected }.

## Why an action is refused

uzory-refused-match_over = The match is over.
uzory-refused-not_your_turn = It is not your turn.
uzory-refused-not_an_action = This is not an action.
uzory-refused-choose_colour = First choose your colour.
uzory-refused-colour_taken = { $colour ->
    [red] Red is taken: seat { $seat } plays it.
    [orange] Orange is taken: seat { $seat } plays it.
    [yellow] Yellow is taken: seat { $seat } plays it.
    [green] Green is taken: seat { $seat } plays it.
    [blue] Blue is taken: seat { $seat } plays it.
   *[violet] Violet is taken: seat { $seat } plays it.
}
uzory-refused-colour_chosen = The colours are chosen already.
uzory-refused-second_tile = You have laid a tile already in this turn.
uzory-refused-not_in_hand = You have no such tile in your hand.
uzory-refused-occupied = There is already a tile on { $cell }.
uzory-refused-no_neighbour = { $cell } touches no tile.
uzory-refused-outside_field = With a tile on { $cell } the floor would be larger than { $size } by { $size }.
uzory-refused-colour_mismatch = { $side ->
    [N] On the north side,
    [E] On the east side,
    [S] On the south side,
   *[W] On the west side,
} { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[other] black
} would touch { $facing ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[other] black
}: only matching colours may touch; white may touch anything.
uzory-refused-black_mismatch = { $side ->
    [N] On the north side,
    [E] On the east side,
    [S] On the south side,
   *[W] On the west side,
} black would touch a colour: it touches black or white only.
uzory-refused-mirrored = A tile is turned, never mirrored.
uzory-refused-off_grid = Tiles lie in the grid, without gaps or offsets.
uzory-refused-own_colour = { $side ->
    [N] The north of this tile
    [E] The east of this tile
    [S] The south of this tile
   *[W] The west of this tile
} has your colour already: no shard goes there.
uzory-refused-shard_mismatch = { $side ->
    [N] On the north side,
    [E] On the east side,
    [S] On the south side,
   *[W] On the west side,
} your shard would touch { $facing ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[other] black
}: only matching colours may touch; white may touch anything.
uzory-refused-no_shards = You have no shards left.
uzory-refused-second_shard = Only one shard may be laid in a turn.
uzory-refused-old_tile = A shard goes only on the tile that you are laying.
uzory-refused-foreign_shard = You only lay shards of your own colour, so no colour is given.
uzory-refused-not_candidate = Name one of the players whose colours are tied in this frame.
uzory-refused-bad_discard = You may discard, once and after laying, the tiles that are left in your hand.
uzory-refused-partial_skip = Whoever skips swaps all three tiles.

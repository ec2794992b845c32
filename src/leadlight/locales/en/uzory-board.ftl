# Uzory's board in the browser. What only a screen reader says is a whole sentence: the changing part first.
# $cell is a cell such as H8, $areas a list such as “red 6, white 4”. Names of players are never inflected.

uzory-board-seats = Players
uzory-board-field = The floor, at most { $size } by { $size }
uzory-board-hand = Your hand
uzory-board-hand-of = Hand: { $name }
# Counts of tiles beside the hand.
uzory-board-stack = { $count } in the stack
uzory-board-discards = { $count } discarded
uzory-board-shards = { $count ->
    [one] { $count } shard
   *[other] { $count } shards
}
# A row of the list of players, for screen readers. $colour is a colour or uzory-board-no-colour.
uzory-board-seat = { $name }, { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shards ->
    [one] { $shards } shard left
   *[other] { $shards } shards left
}.
uzory-board-no-colour = no colour yet
uzory-board-unowned = Unclaimed colours
uzory-board-skips = { $count } of { $all } skips in a row; at { $all } the match ends
uzory-board-idle = { $count } of { $all } turns without a tile; at { $all } the match ends
uzory-board-laid-count = { $count } of { $all } tiles laid

# A row of the final table, shown when points are equal.
uzory-board-ties = Shards left, deciding ties

## The choice of a colour

uzory-board-choose = Choose your colour
uzory-board-choose-hint = You score the frames in which your colour has the largest area.
uzory-board-choose-wait = { $name } is choosing.
uzory-board-colour-free = { $colour ->
    [red] Play red.
    [orange] Play orange.
    [yellow] Play yellow.
    [green] Play green.
    [blue] Play blue.
   *[violet] Play violet.
}
uzory-board-colour-taken = { $colour ->
    [red] Red is taken by { $name }.
    [orange] Orange is taken by { $name }.
    [yellow] Yellow is taken by { $name }.
    [green] Green is taken by { $name }.
    [blue] Blue is taken by { $name }.
   *[violet] Violet is taken by { $name }.
}

## Tiles, cells and frames

# $side is such as “north”, $colour such as “white”; several are joined by commas.
uzory-board-side = { $side } { $colour }
uzory-board-area = { $colour } { $area }
# $sides is a list of uzory-board-side, $corners a list of uzory-corner-.
uzory-board-tile = Tile { $number }: { $sides }. Open corner: { $corners }.
uzory-board-place-empty = Place { $number } of your hand is empty.
uzory-board-picked = Picked.
uzory-board-cells-take = { $count ->
    [0] No cell takes it as it is turned.
    [one] { $count } cell possible.
   *[other] { $count } cells possible.
}
uzory-board-cell-tile = { $cell }. { $sides }.
uzory-board-cell-shard = With a shard.
uzory-board-cell-empty = { $cell }. Empty.
uzory-board-cell-possible = { $cell }. Possible.
uzory-board-cell-sharded = { $cell }. Possible with a shard.
uzory-board-cell-turn = { $cell }. Possible after turning.
uzory-board-cell-why = { $cell }. Not possible: { $reason }
# $who is uzory-board-plus, -plus-you, -nobody or -you-name.
uzory-board-closes = Closes a frame: { $areas }. { $who }.
uzory-board-closes-none = No frame closes.
# An open frame: areas so far and cells that lack a tile.
uzory-board-open-frame = Open frame: { $areas }; { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
}.
uzory-board-open-frame-empty = Open frame; { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
}.
uzory-board-closed-you = Your frame: { $areas }.
uzory-board-closed = Frame of { $name }: { $areas }.
# $why is one of the messages uzory-board-why-.
uzory-board-closed-nobody = Unscored frame: { $areas }. { $why }.
uzory-board-no-area = nothing that counts
# What an edge of the tile would touch.
uzory-board-touch-same = same colour
uzory-board-touch-white = white beside anything
uzory-board-touch-black = beside black

## If a tile were laid

uzory-board-if = If laid here
uzory-board-if-none = No frame closes here.
uzory-board-if-shard = Uses a shard
uzory-board-plus-you = +1 to you
uzory-board-plus = +1: { $name }
uzory-board-nobody = Nobody scores
uzory-board-you-name = You name who scores
uzory-board-why-clear = The largest area
uzory-board-why-white = White leads, so nobody scores
uzory-board-why-neutral = The leading colour has no player
uzory-board-why-none = Black leaves nothing that counts
uzory-board-why-named = Several players' colours are tied
uzory-board-why-was-named = Tied: whoever laid the tile named the scorer
uzory-board-why-white-level = A tie with white does not block the point
uzory-board-why-level = Tied with a colour that nobody plays
uzory-board-areas = Area of each colour inside the frame
uzory-board-open-title = Open frame
uzory-board-closed-title = Closed frame
uzory-board-missing = { $count ->
    [one] { $count } tile missing: { $cells }
   *[other] { $count } tiles missing: { $cells }
}
uzory-board-hint-pick = Pick a tile. Lit cells take it as it is turned, dashed ones after turning.
uzory-board-hint-cell = Point at a lit cell to see what would happen.
uzory-board-hint-tap = Tap a lit cell to see what would happen.
uzory-board-hint-wait = Point at a frame on the floor to see its areas.
uzory-board-hint-wait-tap = Tap a frame on the floor to see its areas.

# What lines and outlines on the floor mean, beside small pictures.
uzory-board-legend-open = Line of a frame that is still open
uzory-board-legend-owned = Closed frame with the seal of who scored it
uzory-board-legend-nobodys = Closed frame that nobody scored
uzory-board-legend-shard = Shard on a triangle
uzory-board-legend-spent = Touches black: does not count

## What to do

uzory-board-ask-colour = Choose your colour
uzory-board-ask-name = Your turn: name who scores the frame
uzory-board-ask-discard = Your turn: discard what you do not want to keep
uzory-board-ask-skip = Press again to swap your hand and skip the turn
uzory-board-ask-nothing = No tile fits: swap your hand
uzory-board-ask-pick = Your turn: pick a tile
uzory-board-ask-tile = Your turn: choose a cell
uzory-board-ask-closes = Your turn: this tile closes a frame
uzory-board-ask-shard = Your turn: choose a triangle for the shard
uzory-board-turn-left = Turn left
uzory-board-turn-right = Turn right
uzory-board-keys-hint-turn = turn
uzory-board-keys-hint-tile = tile
uzory-board-shard = Lay a shard
uzory-board-shard-short = Shard
uzory-board-shard-off = Without a shard
uzory-board-shard-where = Choose a triangle of the tile.
uzory-board-shard-nowhere = No triangle of this tile takes a shard here.
uzory-board-shard-cell = First point at a lit cell.
uzory-board-shard-none = No shards left
uzory-board-shard-side = { $side ->
    [N] Shard on the north side
    [E] Shard on the east side
    [S] Shard on the south side
   *[W] Shard on the west side
}
uzory-board-skip = Swap hand
uzory-board-skip-short = New hand
uzory-board-skip-again = Press again: it uses your turn
uzory-board-skip-again-short = Press again
uzory-board-lay = Lay
uzory-board-lay-on = Lay on { $cell }
uzory-board-keep = Keep both
uzory-board-discard = Discard { $count }
uzory-board-discard-hint = Tap tiles you do not want to keep. You draw up to three.
uzory-board-discard-tile = { $discards ->
    [yes] Tile { $number } goes.
   *[no] Tile { $number } stays.
}
uzory-board-name = Who scores this frame?
uzory-board-name-seat = { $name } scores
uzory-board-name-you = You score
uzory-board-zoom-in = Zoom in
uzory-board-zoom-out = Zoom out
uzory-board-fit = Show all
uzory-board-keys-tiles = tile of the hand; pressed again, turn it
uzory-board-keys-turn = turn the tile left, right
uzory-board-keys-cells = next cell that takes the tile
uzory-board-keys-shard = lay a shard; arrows choose the triangle
uzory-board-keys-frames = next frame on the floor
uzory-board-keys-discard = discard what is marked, or keep both
uzory-board-keys-skip = swap hand; takes two presses
uzory-board-keys-zoom = zoom in, zoom out, show all

# The reader is the one who chooses a colour.
uzory-board-choose-wait-you = You are choosing.
# The floor was pressed before any tile.
uzory-board-first-tile = First pick a tile from your hand.
uzory-board-ask-nowhere = Your turn: this tile fits nowhere, pick another
uzory-board-nowhere = This tile fits nowhere, however you turn it.
uzory-board-ask-shard-cell = Your turn: choose a cell for the tile and the shard
uzory-board-shard-no-cell = With this tile a shard fits nowhere.
# Changing the hand now would end the match (U10.2, U10.4).
uzory-board-skip-ends = Swapping your hand now ends the match.
uzory-board-skip-ends-again = Press again: this ends the match
uzory-board-skip-ends-again-short = End the match
uzory-board-ask-skip-ends = Press again to swap your hand: this ends the match

## The end

uzory-board-finale = Floor with { $tiles } tiles and { $frames } closed frames. Lit: { $count }.
uzory-board-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}

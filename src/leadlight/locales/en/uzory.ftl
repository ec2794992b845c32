# Uzory on screen. $cell is a cell such as H8: the start tile lies on H8, columns are letters, rows are numbers.
# $areas are amounts with the marks of their colours, such as “6 ● 4 ◆”. Names of players are never inflected.

uzory-name = Uzory

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

## Moves, as short facts after the player's name

uzory-log-starter = first player
uzory-log-colour = { $colour ->
    [red] plays red
    [orange] plays orange
    [yellow] plays yellow
    [green] plays green
    [blue] plays blue
   *[violet] plays violet
}
uzory-log-dealt = { $tile } drawn
uzory-log-start = The start tile { $tile } lies on { $cell }.
uzory-log-laid = { $tile } to { $cell }
uzory-log-laid-shard = { $tile } to { $cell }, with a shard
uzory-log-frame = Frame closed: { $areas }.
uzory-log-frame-white = Frame closed: { $areas }. White leads, nobody scores.
uzory-log-frame-neutral = Frame closed: { $areas }. Nobody plays what leads, nobody scores.
uzory-log-frame-none = Frame closed. Black leaves nothing that counts, nobody scores.
uzory-log-frame-tie = Frame closed: { $areas }. A tie.
uzory-log-point = +1, { $points } in all
uzory-log-point-named = +1, named by { $name }, { $points } in all
uzory-log-discarded = { $count ->
    [0] keeps both tiles
    [one] discards { $count } tile
   *[other] discards { $count } tiles
}
uzory-log-skipped = skips the turn and changes the hand
uzory-log-redraw = can lay nothing and changes the hand
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

uzory-part-clear = frames led alone
uzory-part-tie = tied frames

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
    [N] In the north
    [E] In the east
    [S] In the south
   *[W] In the west
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
}: only equal colours touch, and white touches all.
uzory-refused-black_mismatch = { $side ->
    [N] In the north
    [E] In the east
    [S] In the south
   *[W] In the west
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
    [N] In the north
    [E] In the east
    [S] In the south
   *[W] In the west
} your shard would touch { $facing ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[other] black
}: only equal colours touch, and white touches all.
uzory-refused-no_shards = You have no shards left.
uzory-refused-second_shard = Only one shard may be laid in a turn.
uzory-refused-old_tile = A shard goes only on the tile that you are laying.
uzory-refused-foreign_shard = You lay shards of your own colour only, so none is named.
uzory-refused-not_candidate = Name one of the players whose colours are level in this frame.
uzory-refused-bad_discard = You may discard, once and after laying, the tiles that are left in your hand.
uzory-refused-partial_skip = Who skips changes all three tiles.

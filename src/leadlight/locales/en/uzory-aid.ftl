# The player's aid of Uzory, on paper. Short sentences: it is read while the others wait.

uzory-aid-facts = 2–6 players · 49 or 64 tiles

## Your turn

uzory-aid-turn = Your turn: lay a tile or skip
uzory-aid-lay = Lay a tile
uzory-aid-lay-text = One of your three, turned as you like, edge to edge with a tile that is there. Where tiles meet, the colours are equal or one is white.
uzory-aid-shard = Add a shard
uzory-aid-shard-text = If you like, cover one triangle of this tile with your colour. It counts at once: for fitting too.
uzory-aid-close = Close frames
uzory-aid-close-text = Where gold lines close all around, the player whose colour has the largest area inside puts a token there: 1 point.
uzory-aid-draw = Discard and draw
uzory-aid-draw-text = Discard none, one or both of the tiles left, then draw until you hold three.
uzory-aid-skip = Or: skip
uzory-aid-skip-text = Discard all three tiles and draw three. You may skip even if a tile fits.
uzory-aid-field = The field
uzory-aid-field-text = { $small } × { $small } tiles with 2–4 players, { $large } × { $large } with 5–6. Its borders are fixed once it is that wide and high.

## What a frame pays

uzory-aid-area = Count the area
uzory-aid-area-corner = A corner where four tiles meet has 8 pieces, 2 of each tile.
uzory-aid-area-centre = Where the gold line of a corner is missing, the middle of that tile belongs to the frame: 2 for each of its triangles, 8 in all.
uzory-aid-area-open = A frame is closed when all corners joined in this way have their four tiles.
uzory-aid-verdicts = Who gets the point
uzory-aid-verdict-clear = Your colour has the largest area: you, in anybody's turn.
uzory-aid-verdict-tie = Several players are tied: whoever laid the tile names one of them, and must name one.
uzory-aid-verdict-one = Tied with white or with a colour that nobody plays: the player.
uzory-aid-verdict-white = White alone has most, or a colour that nobody plays: nobody.

uzory-aid-set-up = Before you begin
uzory-aid-set-up-player = Everybody takes a colour: its token, 8 shards and 12 finished-pattern tokens; and 3 tiles in secret.
uzory-aid-set-up-table = One tile lies face up as the start. Tiles of colours that nobody plays stay in.

## Worked examples

uzory-aid-example-clear = Red has most: a point for red.
uzory-aid-example-tie = Red and orange are tied: whoever laid the tile names one.
uzory-aid-example-white = The middle of one tile belongs to it, so 16 count. White has most: nobody.
uzory-aid-example-broken = Broken pattern: white beside black counts 0. Orange has most.

## Easily forgotten

uzory-aid-mind-mirror = A tile is turned, never mirrored. Gold lines need not meet.
uzory-aid-mind-black = Black touches only black or white, except in the broken pattern.
uzory-aid-mind-own = A shard never goes onto your own colour, and never onto a tile laid earlier.
uzory-aid-mind-shards = You have eight shards; they never come back. Those left break ties at the end.
uzory-aid-mind-several = One tile may close up to four frames; each is counted by itself.
uzory-aid-mind-border = A frame that reaches the border of the full field never closes.
uzory-aid-mind-others = Whoever scores in somebody else's turn does not discard.
uzory-aid-mind-stack = If the stack is empty, the discards are shuffled.

## Broken pattern and the end

uzory-aid-broken = Broken pattern
uzory-aid-broken-touch = Black may touch every colour.
uzory-aid-broken-spent = A triangle that touches black across the edge counts 0 when the frame closes.
uzory-aid-broken-immune = Triangles of a tile that shows black itself are immune. Black never counts.
uzory-aid-broken-shard = A shard on black takes that black away, and the immunity if it was the last.
uzory-aid-end-full = The field is full; the last frames are still counted.
uzory-aid-end-skips = All skip one after the other although they could lay a tile. Or no tile fits any more, or there were five rounds without a tile.
uzory-aid-end-points = Whoever has the most tokens on the field wins.
uzory-aid-end-tie = Tie: more shards left. Still tied: the win is shared.

## Score pad

uzory-aid-pad-shards = Shards left

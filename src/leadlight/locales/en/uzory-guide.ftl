# Learning Uzory in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

uzory-howto-lay = Lay
uzory-howto-lay-text = One of your three tiles, beside a laid one. Turn it as you like.
uzory-howto-match = Match
uzory-howto-match-text = Edges that touch show the same colour, or one of them is white.
uzory-howto-match-text-broken = Edges that touch show the same colour, or one of them is white or black. What faces black counts for nothing, unless its own tile shows black.
uzory-howto-match-same = red meets red
uzory-howto-match-white = white meets any
uzory-howto-close = Close
uzory-howto-close-text = A golden line that runs all round closes a frame. The colour with the largest area inside scores.
uzory-howto-close-leads = red leads inside
uzory-howto-close-scores = +1 for red
uzory-howto-shard = Colour it
uzory-howto-shard-text = Once a turn a shard gives one triangle of your tile your colour. You have eight.
uzory-howto-pays = What pays, at once
uzory-howto-pays-frame = for each frame that your colour leads
uzory-howto-pays-nobody = if only white leads, or a colour that nobody plays
uzory-howto-pays-tie = players tied? Whoever laid the tile names the scorer
uzory-howto-pays-shards = more shards left wins a tied match

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

uzory-term-tile = A tile has four triangles of glass and golden lines at its corners. You hold three.
uzory-term-tile-forms = tile|tiles
uzory-term-frame = A frame is a golden line that runs all round. It closes when every tile it needs is there.
uzory-term-frame-forms = frame|frames
uzory-term-corner = At an open corner the golden line is missing: the frame goes on through the middle of the tile.
uzory-term-corner-forms = open corner|open corners
uzory-term-area = The area of a colour is how much of a frame it fills, counted in sixteenths of a tile.
uzory-term-area-forms = area|areas
uzory-term-shard = A shard covers one triangle of the tile that you lay and gives it your colour for good.
uzory-term-shard-forms = shard|shards
uzory-term-seal = A seal on a frame shows who scored it. Each is worth 1 point.
uzory-term-seal-forms = seal|seals|finished-pattern token|finished-pattern tokens
uzory-term-vertex = A vertex is the point where four cells meet. Frames grow around vertices.
uzory-term-vertex-forms = vertex|vertices
uzory-term-leader = Leaders are the colours with the largest area in a frame.
uzory-term-leader-forms = leader|leaders
uzory-term-skip = To skip is to swap all three tiles instead of laying one. When everybody skips in a row, the match ends.
uzory-term-skip-forms = skip|skips|skipping
uzory-term-redraw = A redraw is a skip by somebody who could not lay anything. After it, skips in a row are counted anew.
uzory-term-redraw-forms = redraw
uzory-term-immune = Triangles on a tile that itself shows black are immune: black beside them takes nothing away.
uzory-term-immune-forms = immune|immunity

## The coach

uzory-coach-clear-you = A frame has closed and your colour leads inside: it is yours, 1 point.
uzory-coach-clear = A frame has closed. The colour with the largest area inside scores, no matter who laid the last tile.
uzory-coach-white = White leads in this frame, so nobody scores it. Its line turns grey.
uzory-coach-neutral = A colour that nobody plays leads here, so nobody scores this frame.
uzory-coach-tie = Several players' colours are tied. Whoever laid the tile names the one that scores.
uzory-coach-one-candidate = Several colours are tied, but only one belongs to a player: that player scores.
uzory-coach-several = One tile has closed several frames. Each is judged for itself.
uzory-coach-shard = A shard gives its triangle a new colour for good, for matching and for the area.
uzory-coach-skipped = Skipping swaps all three tiles. If everybody does so in a row, the match ends.
uzory-coach-redraw = Nothing fitted, so the hand was swapped. After such a skip, skips in a row are counted anew.
uzory-coach-spent = The hatched triangle faces black: it adds nothing to any frame.
uzory-coach-renewed = The stack was empty, so the discarded tiles became a new one.

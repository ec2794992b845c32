# The numbered rules of Uzory, one sentence each, as `leadlight rules uzory` and every refusal show them.

# The game in one paragraph, for somebody who learns it
uzory-in-short = Win the most frames. On your turn lay one of your three tiles beside a tile on the floor so that the colours that touch match (white touches anything) and, if you like, cover one of its triangles with a shard of your colour. Where gold lines join into a closed frame, the player whose colour has the largest area inside scores a point. Then discard tiles you do not want and draw up to three. The game ends when the floor is full.

uzory-rules-U1 = Components
uzory-rule-U1-1 = There are 133 pattern tiles.
uzory-rule-U1-2 = A tile is a square cut by its diagonals into four triangles, north, east, south and west; each has one of eight colours: red, orange, yellow, green, blue, violet, white or black.
uzory-rule-U1-3 = At each corner of a tile a frame segment joins the middles of the two edges; at one or two corners it is missing, and these corners are open.
uzory-rule-U1-4 = The 133 faces are our own reconstruction: 114 without black and 19 with it; 58 triangles in each player colour, 152 white, 32 black; 37 tiles with two open corners; no two are equal however they are turned.
uzory-rule-U1-5 = A tile may be turned by quarter turns, which take every side and corner along; it is never mirrored.
uzory-rule-U1-6 = There are 6 player-pattern tokens, one in each player colour.
uzory-rule-U1-7 = There are 48 shards, 8 in each player colour.
uzory-rule-U1-8 = There are 96 finished-pattern tokens: 16 in each player colour, 12 dealt and 4 spare.

uzory-rules-U2 = Setup
uzory-rule-U2-1 = Two to six players play.
uzory-rule-U2-2 = Each player, in the order of the seats, chooses one player-pattern token that is still there and plays its colour; the token stays in view.
uzory-rule-U2-3 = Each player gets 8 shards of that colour and 12 finished-pattern tokens.
uzory-rule-U2-4 = The tiles are shuffled and 3 dealt to each player, unseen by the others; the rest is the face-down stack.
uzory-rule-U2-5 = All 133 tiles are used in both modes.
uzory-rule-U2-6 = Colours that nobody plays stay in the tiles as patterns without an owner.
uzory-rule-U2-7 = The first player is drawn by lot, unless “Who starts” is set to “First seat” (U13.4).
uzory-rule-U2-8 = Before the first turn one random tile from the stack is laid face up as the start tile, unturned.
uzory-rule-U2-9 = The first player then takes a normal turn.

uzory-rules-U3 = Turn
uzory-rule-U3-1 = Turns go clockwise; only the player whose turn it is may act.
uzory-rule-U3-2 = A turn is either laying one of the three hand tiles (U4) or skipping.
uzory-rule-U3-3 = After laying, frames close and are judged (U6–U8), then the player discards and refills (U9.1–U9.3), then comes the next player.
uzory-rule-U3-4 = To skip, the player discards all 3 hand tiles and draws 3.
uzory-rule-U3-5 = Skipping is allowed even with a playable hand.
uzory-rule-U3-6 = A skip is decided if the player had at least one legal placement, with or without a shard; otherwise it is a redraw.

uzory-rules-U4 = Laying a tile
uzory-rule-U4-1 = The cell must be empty and share an edge with a laid tile.
uzory-rule-U4-2 = All tiles, the new one included, must fit into a square of 7 by 7 cells with 2 to 4 players, of 8 by 8 with 5 or 6; the square may float until it is full.
uzory-rule-U4-3 = At every edge shared with a laid tile the two triangles must have the same colour, or one of them is white.
uzory-rule-U4-4 = In base mode black is a colour like any other: it touches black or white only.
uzory-rule-U4-5 = A triangle covered by a shard has the shard's colour in U4.3, now and later.
uzory-rule-U4-6 = Frame segments need not match anything.
uzory-rule-U4-7 = Tiles lie flush in the grid, without gaps or offsets between neighbours.

uzory-rules-U5 = Shards
uzory-rule-U5-1 = In their own turn players may put one shard of their own colour on the tile being laid.
uzory-rule-U5-2 = It covers exactly one triangle, chosen freely, which then has that colour for everything.
uzory-rule-U5-3 = It may not cover a triangle of the player's own colour; white, black and all other colours are allowed.
uzory-rule-U5-4 = The tile with its shard must satisfy U4.3.
uzory-rule-U5-5 = At most one shard a turn, only together with a laid tile, never on a tile laid earlier.
uzory-rule-U5-6 = A shard is optional.
uzory-rule-U5-7 = A player without shards left cannot use one; shards never come back.

uzory-rules-U6 = Closed frames
uzory-rule-U6-1 = An open corner of a laid tile joins the grid vertex there with the centre of the tile.
uzory-rule-U6-2 = A closed frame is everything joined in this way, with at least one vertex, when all its vertices have four laid tiles around them.
uzory-rule-U6-3 = A frame closes in the turn in which U6.2 becomes true; only frames with a vertex at the laid tile can close.
uzory-rule-U6-4 = One tile can close up to four frames; each is judged separately.
uzory-rule-U6-5 = A frame that contains a vertex on the border of the full field never closes.
uzory-rule-U6-6 = A closed frame never changes and is never judged again.

uzory-rules-U7 = Area and verdict
uzory-rule-U7-1 = At each vertex of the frame each of the four tiles adds 1 unit for each of the two triangles at that corner.
uzory-rule-U7-2 = Each joined centre adds 2 units for each of the tile's four triangles; a unit is a sixteenth of a tile.
uzory-rule-U7-3 = The leaders are the colours with the largest area among the six player colours and white, in base mode also black.
uzory-rule-U7-4 = If the largest area is 0, nobody scores.
uzory-rule-U7-5 = If white leads alone, nobody scores.
uzory-rule-U7-6 = If there is one leader and it is a player's colour, that player scores.
uzory-rule-U7-7 = If no leader is a player's colour, nobody scores.
uzory-rule-U7-8 = If there are several leaders and exactly one of them is a player's colour, that player scores and nobody is asked.
uzory-rule-U7-9 = If two or more of the leaders are players' colours, the player who laid the tile names which of these players scores.
uzory-rule-U7-10 = Any of them may be named, an opponent too, and one must be named.

uzory-rules-U8 = Points
uzory-rule-U8-1 = The scorer lays a finished-pattern token of their own colour on the frame; it counts 1 point.
uzory-rule-U8-2 = It lies on the vertex of the frame at the laid tile; with several, on the first in reading order.
uzory-rule-U8-3 = A point won in another player's turn is laid all the same, without discarding.
uzory-rule-U8-4 = Beyond 12 points the 4 spare tokens are used; beyond 16, points are only counted.
uzory-rule-U8-5 = Tokens affect neither matching nor areas.

uzory-rules-U9 = Discarding and drawing
uzory-rule-U9-1 = After laying and judging, the active player may discard none, one or both of the remaining hand tiles, once a turn.
uzory-rule-U9-2 = The player then draws up to 3 tiles.
uzory-rule-U9-3 = Other players do not discard, even if they scored.
uzory-rule-U9-4 = If a tile must be drawn and the stack is empty, the discards are shuffled into a new stack and drawing goes on.
uzory-rule-U9-5 = Discards go to the pile before drawing, so they may come back after U9.4.
uzory-rule-U9-6 = Discards lie face down.

uzory-rules-U10 = End
uzory-rule-U10-1 = The game ends at once, after judging, when the field is full: 49 tiles with 2 to 4 players, 64 with 5 or 6. No discard follows.
uzory-rule-U10-2 = It ends after as many decided skips in a row as there are players; a redraw or a laid tile starts this count again.
uzory-rule-U10-3 = Whenever a whole number of rounds in a row has passed without a laid tile, the game ends if no tile in stack, discards or hands fits any allowed cell for any player, with that player's shards if any are left.
uzory-rule-U10-4 = The game also ends after five rounds in a row without a laid tile.

uzory-rules-U11 = Winner
uzory-rule-U11-1 = The player with the most finished-pattern tokens on the field (points) wins.
uzory-rule-U11-2 = Tie: more shards left in hand.
uzory-rule-U11-3 = Still tied: these players share the win.

uzory-rules-U12 = Broken-pattern mode
uzory-rule-U12-1 = Black may touch any colour, shards included.
uzory-rule-U12-2 = A triangle whose facing triangle across the tile edge is black adds nothing to any frame.
uzory-rule-U12-3 = Triangles on a tile that itself shows black are immune to U12.2.
uzory-rule-U12-4 = Black triangles never add area.
uzory-rule-U12-5 = The effect is local, on the touching triangle only, and does not spread.
uzory-rule-U12-6 = It is evaluated when the frame closes; a cell without a tile has no black, and later tiles change nothing.
uzory-rule-U12-7 = A shard on a black triangle removes that black; a tile without black left loses its immunity.

uzory-rules-U13 = Options
uzory-rule-U13-1 = Option “Patterns”: “Whole” (base mode, the default) or “Broken” (broken-pattern mode, U12).
uzory-rule-U13-2 = Option “Players”: 2 to 6; the size of the field follows (U4.2).
uzory-rule-U13-3 = The number of rounds without a tile that ends the game (U10.4) is always 5.
uzory-rule-U13-4 = Option “Who starts”: “At random” (default) or “First seat”. With “First seat”, the player in seat 1 is the first player and no lot is drawn, so the start can go round from match to match.

# Signs on the board in the browser; first what holds for all of them
uzory-signs-UB = What the board in the browser shows beside the pieces themselves.
uzory-sign-UB1 = A plain gold line belongs to a frame that is still open. A closed frame glows and carries the seal of the player who scored it (U6.2, U8.1).
uzory-sign-UB2 = A grey line with a minus sign is a closed frame that nobody scored (U7.4, U7.5, U7.7).
uzory-sign-UB3 = A dotted edge marks a triangle that is covered by a shard (U5.2).
uzory-sign-UB4 = A tile from your hand fits the lit cells as it lies. Cells with a dashed edge and an arrow take it once it is turned (U1.5, U4.3).
uzory-sign-UB5 = The small triangles under a name are this player's shards: full ones are left, empty ones are used (U5.7).
uzory-sign-UB6 = The seal beside a name shows the colour that this player plays (U2.2).

# Worked examples, numbered as in docs/rules/uzory.md; first what holds for all of them
uzory-examples-UE = Two players play, red and orange, unless another number is given. Areas are counted in sixteenths of a tile (U7.2).
uzory-example-UE1 = Four tiles close a frame with red 4, violet 2 and white 2. Red leads alone: red scores and lays a token on the frame (U7.6, U8.1).
uzory-example-UE2 = Red 4, orange 4: both are players' colours, so the player who laid the tile names red or orange (U7.9).
uzory-example-UE3 = An open corner joins the centre of a tile, and the areas add up to 16: white 6, yellow 5, blue 3, orange 1, red 1. White leads alone, so nobody scores (U7.2, U7.5).
uzory-example-UE4 = Red 6, white 6, yellow 3, orange 1: red is the only player's colour among the leaders. Red scores, and nobody is asked (U7.8).
uzory-example-UE5 = Violet 3, orange 2, white 2, green 1: nobody plays violet, so nobody scores. With six players violet scores (U7.6, U7.7).
uzory-example-UE6 = Red 6, blue 6, white 4: nobody plays blue, so red scores (U7.8).
uzory-example-UE7 = Violet 6, green 6, white 4: nobody plays violet or green, so nobody scores. With six players the one who laid the tile names green or violet (U7.7, U7.9).
uzory-example-UE8 = Four tiles lie around a vertex, but an open corner leads to another vertex that does not have four tiles yet: nothing closes (U6.2).
uzory-example-UE9 = Three players: six tiles close one frame with two vertices and a joined centre. White 11, blue 8, green 3, violet 1, yellow 1: nobody scores (U6.2, U7.5).
uzory-example-UE10 = Three players, red, orange and yellow: one tile closes two frames. The first has orange 2, yellow 2, white 2, red 1, green 1: orange or yellow is named. The second has white 12, green 7, yellow 2, red 2, orange 1: nobody scores (U6.4).
uzory-example-UE11 = Two of the four tiles show black. With whole patterns white 8, orange 3, blue 2, black 2, yellow 1: nobody scores. With broken patterns orange 3, white 2, blue 2, yellow 1: orange scores (U12.2, U12.4).
uzory-example-UE12 = Broken patterns: violet 3, orange 2. A white triangle faces black and adds nothing; a violet triangle lies on a tile that shows black and is immune. Nobody plays violet, so nobody scores (U12.2, U12.3).
uzory-example-UE13 = The same frame, but red covers the black triangle of the last tile with a shard: orange 2, violet 2, red 1, white 1. The tile has lost its immunity, the white triangle counts again, and orange scores (U12.7).
uzory-example-UE14 = Broken patterns: everything in the frame is black or faces black. All areas are 0, so nobody scores (U7.4).
uzory-example-UE15 = A black triangle would touch a red one: refused with whole patterns, allowed with broken ones (U4.4, U12.1).
uzory-example-UE16 = A black triangle would touch a white one: allowed with whole and with broken patterns (U4.3, U4.4).
uzory-example-UE17 = An orange triangle would touch a red one: refused. If red covers it with a red shard, the tile may be laid (U4.5, U5.4).
uzory-example-UE18 = Red wants to lay a tile beside an orange triangle, and it fits. With a red shard on the triangle that touches orange it is refused; a shard on a triangle that is red already is refused as well (U5.3, U5.4).
uzory-example-UE19 = A red shard would touch a black triangle: refused with whole patterns, allowed with broken ones (U12.1).
uzory-example-UE20 = Four players, and seven tiles lie in one row: an eighth at either end is refused. With five players it is allowed (U4.2).
uzory-example-UE21 = Three players skip: decided, redraw, decided, decided, decided. The decided skips in a row count 1, 0, 1, 2, 3, so the match ends after the fifth (U10.2).
uzory-example-UE22 = Two players: ten turns in a row without a laid tile, redraws among them, although tiles still fit. The match ends after the tenth (U10.4). After turns 2, 4, 6 and 8 it was checked whether any tile fits (U10.3).
uzory-example-UE23 = One tile is left in the stack, 20 lie in the discards, and you discard both tiles that you still hold. You draw 1, the 22 discards become the new stack, and you draw 2: 20 tiles are left in the stack, none in the discards (U9.4, U9.5).
uzory-example-UE24 = Two players: the 49th tile closes a frame. The frame is judged, then the match ends without discarding, and the player who laid the tile holds 2 tiles (U10.1).
uzory-example-UE25 = Both players have 6 points; 3 and 5 shards are left. The second player wins. With 5 and 5 shards the win is shared (U11.2, U11.3).
uzory-example-UE26 = A player's 13th point takes a spare token; the 17th is only counted (U8.4).
uzory-example-UE27 = Red lays the tile, and blue scores: blue lays a token, but only red discards and draws (U8.3, U9.3).

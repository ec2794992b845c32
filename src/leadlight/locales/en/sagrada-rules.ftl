# The numbered rules of Sagrada, one sentence each, as `leadlight rules sagrada` and every refusal show them.

# The game in one paragraph, for somebody who learns it
sagrada-in-short = Fill your window with dice for the most points. Each round the first player rolls the pool; everybody takes one die in turn, then one more in reverse order. A die must touch a die already placed (the first goes on the border), match the colour or value that its cell asks for, and never lie beside a die of the same colour or value. Favour tokens pay for tools that bend these rules. After ten rounds public objectives, your private objective and tokens left over score; each empty cell costs a point.

sagrada-rules-G1 = Components
sagrada-rule-G1-1 = There are 90 dice with six faces, 18 in each of the five colours: red, yellow, green, blue and purple.
sagrada-rule-G1-2 = There are 12 window cards with a window on either side: 24 windows of difficulty 3 to 6.
sagrada-rule-G1-3 = There are 12 tools, 10 public objectives and 5 private objectives, one for each colour.
sagrada-rule-G1-4 = There are 24 favour tokens, 4 window frames, 4 score markers, a dice bag and a round track with 10 spaces, the score track on its back.
sagrada-rule-G1-5 = A window has 4 rows of 5 cells; a cell asks for a colour, for a shade (the value of a die, low values being light), or for nothing.

sagrada-rules-G2 = Setup for 2–4 players
sagrada-rule-G2-1 = Each player is dealt 1 random private objective, which only its owner sees.
sagrada-rule-G2-2 = Each player is dealt 2 random window cards and chooses 1 of the 4 windows on them; the other card is out of the game.
sagrada-rule-G2-3 = Players choose without seeing the choice of the others; the chosen windows are revealed together.
sagrada-rule-G2-4 = Each player receives as many favour tokens as the difficulty of the chosen window.
sagrada-rule-G2-5 = 3 random tools and 3 random public objectives are laid out face up, with 2, 3 and 4 players alike.
sagrada-rule-G2-6 = They are laid out after the windows are chosen, unless “Cards revealed first” is on (G15.3).
sagrada-rule-G2-7 = Cards that are not dealt or laid out are out of the game.
sagrada-rule-G2-8 = All 90 dice go into the bag.
sagrada-rule-G2-9 = The first player, who holds the bag, is drawn at random, unless “Who starts” is set to “First seat” (G15.5).

sagrada-rules-G3 = Rounds
sagrada-rule-G3-1 = The game has 10 rounds.
sagrada-rule-G3-2 = The first player draws two dice for each player and one more (5 / 7 / 9 with 2 / 3 / 4 players) from the bag and rolls them: they are the pool.
sagrada-rule-G3-3 = First every player takes one turn, clockwise from the first player.
sagrada-rule-G3-4 = Then every player takes a second turn in reverse order, so that the last player has two turns running and the first player is last.
sagrada-rule-G3-5 = The round ends after the first player's second turn.

sagrada-rules-G4 = Turn
sagrada-rule-G4-1 = Only the player whose turn it is may act.
sagrada-rule-G4-2 = In a turn a player may draft one die and may use one tool, in either order; each is optional.
sagrada-rule-G4-3 = Doing neither is a pass; a player may always end the turn unless a taken die is still in hand.
sagrada-rule-G4-4 = To draft is to take one die from the pool and then place it on a legal cell of one's own window (G5).
sagrada-rule-G4-5 = A taken die must be placed; it goes back to the pool only through Flux Brush or Flux Remover.
sagrada-rule-G4-6 = A die may be taken only if it has a legal cell, or if a tool for the die in hand (G7) can be used for it now: the player can pay for it, has used no tool in this turn, and its condition holds.
sagrada-rule-G4-7 = While a taken die is in hand, only placing it or using a tool for the die in hand (G7) is possible.
sagrada-rule-G4-8 = If the die in hand has no legal cell, the player must use a tool for it (G7).
sagrada-rule-G4-9 = A draft that Flux Brush or Flux Remover ends without placing a die still counts as the draft of this turn.
sagrada-rule-G4-10 = The turn ends by itself when nothing is possible except ending it.

sagrada-rules-G5 = Placing a die
sagrada-rule-G5-1 = A die is placed on an empty cell.
sagrada-rule-G5-2 = If the window holds no die, the cell must be on the border: in the top or bottom row or in the first or last column, corners included.
sagrada-rule-G5-3 = Otherwise the cell must touch at least one die, at a side or at a corner.
sagrada-rule-G5-4 = A cell that asks for a colour takes only dice of that colour, with any value.
sagrada-rule-G5-5 = A cell that asks for a shade takes only dice of that value, in any colour.
sagrada-rule-G5-6 = A blank cell takes any die.
sagrada-rule-G5-7 = No die beside the cell (above, below, left or right) may have the same colour.
sagrada-rule-G5-8 = No die beside the cell (above, below, left or right) may have the same value.
sagrada-rule-G5-9 = Dice that touch only at a corner may be equal in colour and value.
sagrada-rule-G5-10 = What neighbouring empty cells ask for does not matter.
sagrada-rule-G5-11 = A cell is legal for a die when G5.1 to G5.8 all hold, except what a tool lifts.

sagrada-rules-G6 = Using tools
sagrada-rule-G6-1 = A player may use at most one tool in a turn.
sagrada-rule-G6-2 = A tool costs 1 favour token if no token lies on its card, otherwise 2.
sagrada-rule-G6-3 = The tokens move from the player to the card and stay there to the end of the game.
sagrada-rule-G6-4 = A player with too few tokens cannot use the tool.
sagrada-rule-G6-5 = The price is paid when the tool is chosen and is never returned.
sagrada-rule-G6-6 = A tool may be chosen only if its effect can be carried out completely (G7 to G9 say when).
sagrada-rule-G6-7 = Every player may use every tool, and again in later turns.

sagrada-rules-G7 = Tools for the die in hand
sagrada-rule-G7-1 = Grozing Pliers: the value goes up or down by exactly 1; a 6 cannot go up and a 1 cannot go down.
sagrada-rule-G7-2 = Grozing Pliers can be used in a direction only if the changed die has a legal cell.
sagrada-rule-G7-3 = Lens Cutter: exchange the die in hand with one die of the round track; both keep their values, and the die given takes the same space of the track.
sagrada-rule-G7-4 = Lens Cutter can be used only for a die of the track that has a legal cell, so never while the track is empty.
sagrada-rule-G7-5 = Flux Brush: roll the die in hand again.
sagrada-rule-G7-6 = After Flux Brush the die must be placed if it has a legal cell with its new value; otherwise it returns to the pool with that value and the draft is spent.
sagrada-rule-G7-7 = Flux Brush can be used only if the die would have a legal cell with some value.
sagrada-rule-G7-8 = Cork-backed Straightedge: the die is placed on a cell that touches no other die; all other rules of placing hold.
sagrada-rule-G7-9 = Cork-backed Straightedge can be used only if the window holds a die and such a cell exists.
sagrada-rule-G7-10 = Grinding Stone: turn the die in hand over, so that 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round.
sagrada-rule-G7-11 = Grinding Stone can be used only if the turned die has a legal cell.
sagrada-rule-G7-12 = Flux Remover: the die goes back into the bag and one die is drawn at random; the player sees its colour and gives it any value from 1 to 6.
sagrada-rule-G7-13 = After Flux Remover the new die is placed on a legal cell or left in the pool with its value; leaving it is always allowed and spends the draft.
sagrada-rule-G7-14 = Flux Remover can be used only if some colour in the bag, the returned die included, has a legal cell with some value.
sagrada-rule-G7-15 = After Grozing Pliers, Lens Cutter and Grinding Stone the die must be placed in the same turn; the change remains.

sagrada-rules-G8 = Tools that move dice
sagrada-rule-G8-1 = To move a die, lift it and put it on another empty cell that is legal for it once it is lifted; it may not stay on its own cell.
sagrada-rule-G8-2 = If the lifted die was the only one in the window, its new cell must be on the border.
sagrada-rule-G8-3 = Only the moved die is tested; dice left behind need not touch anything.
sagrada-rule-G8-4 = Eglomise Brush: move one die; the colour that the new cell asks for is ignored, everything else holds.
sagrada-rule-G8-5 = Copper Foil Burnisher: move one die; the shade that the new cell asks for is ignored, everything else holds.
sagrada-rule-G8-6 = Lathekin: move exactly two different dice, one after the other; the second move is tested after the first.
sagrada-rule-G8-7 = Lathekin can be used only if two such moves in a row exist, and a first move is offered only if a second can follow.
sagrada-rule-G8-8 = Tap Wheel: move one or two different dice of one colour, one after the other; the colour must occur on the round track.
sagrada-rule-G8-9 = With Tap Wheel the second move is optional and must be with a die of the colour of the first; the round track does not change.
sagrada-rule-G8-10 = A tool that moves dice can be used only if at least one legal move exists (with Lathekin: two in a row).

sagrada-rules-G9 = Tools for the pool and the extra draft
sagrada-rule-G9-1 = Glazing Hammer: roll all dice in the pool again.
sagrada-rule-G9-2 = Glazing Hammer can be used only in the player's second turn of the round, before drafting in it, and with a die in the pool; the player may draft afterwards.
sagrada-rule-G9-3 = Running Pliers: draft a second die at once, taking and placing it by the usual rules.
sagrada-rule-G9-4 = Running Pliers can be used only in the player's first turn of the round, after placing a drafted die in it, and only if some die of the pool has a legal cell.
sagrada-rule-G9-5 = The die taken with Running Pliers must itself have a legal cell, since no second tool can help it.
sagrada-rule-G9-6 = After Running Pliers the player's second turn of this round is skipped completely.

sagrada-rules-G10 = End of a round
sagrada-rule-G10-1 = All dice left in the pool go onto the space of this round on the track, with their values; several may share the space.
sagrada-rule-G10-2 = The bag passes clockwise; its new holder is the first player of the next round.
sagrada-rule-G10-3 = After round 10 the game ends and scoring follows.

sagrada-rules-G11 = Scoring
sagrada-rule-G11-1 = The total is the points for public objectives, the private objective and favour tokens left, less those for empty cells.
sagrada-rule-G11-2 = Each public objective scores as often as it is fulfilled (G12).
sagrada-rule-G11-3 = Objectives for rows and columns count only full rows and columns.
sagrada-rule-G11-4 = The private objective scores the sum of the values of the player's dice of its colour.
sagrada-rule-G11-5 = Each favour token left scores 1 point.
sagrada-rule-G11-6 = Each empty cell loses 1 point.
sagrada-rule-G11-7 = Totals may be negative and have no upper limit.

sagrada-rules-G12 = Objectives
sagrada-rule-G12-1 = Row Color Variety: 6 points for each full row with five different colours.
sagrada-rule-G12-2 = Column Color Variety: 5 points for each full column with four different colours.
sagrada-rule-G12-3 = Row Shade Variety: 5 points for each full row with five different values.
sagrada-rule-G12-4 = Column Shade Variety: 4 points for each full column with four different values.
sagrada-rule-G12-5 = Light Shades: 2 points for each pair of a 1 and a 2, anywhere in the window.
sagrada-rule-G12-6 = Medium Shades: 2 points for each pair of a 3 and a 4, anywhere in the window.
sagrada-rule-G12-7 = Deep Shades: 2 points for each pair of a 5 and a 6, anywhere in the window.
sagrada-rule-G12-8 = Shade Variety: 5 points for each set of all six values, anywhere in the window.
sagrada-rule-G12-9 = Color Variety: 4 points for each set of all five colours, anywhere in the window.
sagrada-rule-G12-10 = Color Diagonals: 1 point for each die that touches a die of its colour at a corner; each die counts once.
sagrada-rule-G12-11 = Shades of Red, Yellow, Green, Blue and Purple are the private objectives (G11.4).

sagrada-rules-G13 = Winner
sagrada-rule-G13-1 = The highest total wins.
sagrada-rule-G13-2 = Tie: among the tied, the one with more points from the private objective wins.
sagrada-rule-G13-3 = Still tied: the one with more favour tokens left wins.
sagrada-rule-G13-4 = Still tied: the one whose first turn in round 10 came later wins; this always decides.

sagrada-rules-G14 = Solo game
sagrada-rule-G14-1 = Setup and play are as with more players, with the changes below; the window is chosen from two cards as well (G2.2).
sagrada-rule-G14-2 = There are no favour tokens.
sagrada-rule-G14-3 = 2 public objectives and 2 private objectives lie face up.
sagrada-rule-G14-4 = Option “Tools” is the number of tools, from 1 (very hard) to 5 (easy).
sagrada-rule-G14-5 = Each round has 4 dice.
sagrada-rule-G14-6 = Each round has two turns, one directly after the other; Glazing Hammer belongs to the second, Running Pliers to the first and costs the second.
sagrada-rule-G14-7 = A tool is paid with one die of the pool that has the tool's colour, with any value.
sagrada-rule-G14-8 = The tool and the die that paid for it leave the game: each tool is used once.
sagrada-rule-G14-9 = A die in hand cannot pay: the die that pays must be in the pool.
sagrada-rule-G14-10 = Paying is not a draft.
sagrada-rule-G14-11 = Whether a tool can be used is tested on the pool without the die that pays: Glazing Hammer needs a die left, Running Pliers one with a legal cell.
sagrada-rule-G14-12 = Dice left over go onto the round track unchanged; if none is left, a score marker fills the space.
sagrada-rule-G14-13 = The target is the sum of the values of all dice on the track after round 10; dice that paid for tools do not count.
sagrada-rule-G14-14 = The score is the points for the public objectives and one of the two private objectives, less 3 for each empty cell.
sagrada-rule-G14-15 = The private objective with the larger sum is counted, after round 10; if both are equal, the first.
sagrada-rule-G14-16 = The player wins only with a score above the target; an equal score loses.

sagrada-rules-G15 = Options
sagrada-rule-G15-1 = Option “Players”: 1, 2, 3 or 4; 1 is the solo game.
sagrada-rule-G15-2 = Option “Promo windows” (default off): when on, two promotional cards (Vitraux and Balboa Bay, Alpenglow and Komorebi) join the window cards.
sagrada-rule-G15-3 = Option “Cards revealed first” (default off): when on, tools and public objectives are laid out before windows are chosen.
sagrada-rule-G15-4 = Option “Tools”: 1 to 5 (default 3), the number of tools; it only makes sense in the solo game.
sagrada-rule-G15-5 = Option “Who starts”: “At random” (default) or “First seat”. With “First seat”, the player in seat 1 is the first player of round 1 and no lot is drawn, so the start can go round from match to match.

sagrada-rules-G16 = Illegal windows
sagrada-rule-G16-1 = With printed boards a player whose window breaks a rule removes dice until it no longer does; here an illegal placement is never accepted, so that does not happen.

# Signs on the board in the browser; first what holds for all of them
sagrada-signs-GB = What the board in the browser shows beside the pieces themselves.
sagrada-sign-GB1 = A cell with dots asks for this value, a cell with a colour and its mark asks for this colour; a blank cell takes any die (G5.4–G5.6).
sagrada-sign-GB2 = When you have picked a die, the cells that can take it are lit. The number with a plus says how many points your window would gain (G5.11).
sagrada-sign-GB3 = Small circles beside a name are favour tokens: full ones are left, empty ones are spent. On a tool they are its price (G6.2).
sagrada-sign-GB4 = “8 + ?” means that a window scores 8 now and that its private objective is still hidden (G11.1).
sagrada-sign-GB5 = A small number on a space of the round track counts the dice there (G10.1).
sagrada-sign-GB6 = The draft order lists the turns of this round, there and back. The framed mark is the player whose turn it is (G3.3, G3.4).

# Worked examples, numbered as in docs/rules/sagrada.md; first what holds for all of them
sagrada-examples-GE = The window in these examples is Sun Catcher. Row 1: blank, blue, 2, blank, yellow. Row 2: blank, 4, blank, red, blank. Row 3: blank, blank, 5, yellow, blank. Row 4: green, 3, blank, blank, purple. The cell in row 1 and column 3 is r1c3. In position Q a red 3 lies on r1c1, a blue 6 on r1c2 and a green 5 on r2c1; in position K there is only a red 3 on r1c1.
sagrada-example-GE1 = Elena, Boris and Maria play, and Elena is first. The turns are Elena, Boris, Maria, Maria, Boris, Elena; in the next round Boris is first (G3.3, G3.4, G10.2).
sagrada-example-GE2 = Column Color Variety scores 10, Light Shades 4, Color Variety 12, the private objective purple 17; no tokens are left and 3 cells are empty. The total is 10 + 4 + 12 + 17 + 0 − 3 = 40 (G11.1).
sagrada-example-GE3 = A red cell takes any red die, a cell with a 3 takes any die that shows 3, a blank cell takes any die (G5.4–G5.6).
sagrada-example-GE4 = Position Q, a red 2: of the cells r1c3, r2c2 and r1c5 only r1c3 is legal. r2c2 asks for a 4; r1c5 is yellow and touches no die. All legal cells are r1c3, r2c3, r3c1 and r3c2 (G5.11).
sagrada-example-GE5 = An empty window, a blue 5: r1c1, r1c2, r1c4, r2c1, r2c5, r3c1, r3c5, r4c3 and r4c4 are legal (G5.2).
sagrada-example-GE6 = Position Q, a green 5: r2c3 and r3c2 are legal. r3c1 is not, because it lies below the other green 5 (G5.7, G5.8).
sagrada-example-GE7 = Position K, a purple 3, and no tool for the die in hand can be used: the die may not be taken, because it has no legal cell. On r2c1, for example, it would lie below the red 3 (G4.6, G5.8).
sagrada-example-GE8 = Position K, a purple 3 with Grozing Pliers: as a 4 it may go to r2c1 or r2c2, as a 2 to r2c1 (G7.1, G7.2).
sagrada-example-GE9 = Position K, a purple 3 with Grinding Stone: it becomes a 4 and may go to r2c1 or r2c2 (G7.10).
sagrada-example-GE10 = Position K, a red 5 with Flux Brush: it may be taken. Only a rolled 4 has a cell, r2c2, which touches the red 3 at a corner. Any other roll returns the die to the pool, and the draft is spent (G7.6, G7.7).
sagrada-example-GE11 = Position K, a red 5 with Grozing Pliers: as a 4 it may go to r2c2. Making it a 6 is not offered, because a red 6 has no legal cell (G7.2).
sagrada-example-GE12 = Position K, a purple 3 with Lens Cutter, and a yellow 2 on space 2 of the round track: the yellow 2 may go to r2c1, and space 2 then holds the purple 3 (G7.3).
sagrada-example-GE13 = Position Q, a red 4 with Cork-backed Straightedge: r1c4, r2c4, r2c5, r3c5, r4c3 and r4c4 are legal. Without the tool they are r2c2, r2c3, r3c1 and r3c2 (G7.8).
sagrada-example-GE14 = An empty window: Cork-backed Straightedge cannot be used (G7.9).
sagrada-example-GE15 = Position Q: with Copper Foil Burnisher the red 3 may move to r1c3, r2c2, r2c3, r3c1 or r3c2. With Tap Wheel and a red die on the track it may only move to r2c3, r3c1 or r3c2 (G8.5, G8.8).
sagrada-example-GE16 = Position K: with Eglomise Brush the only die may move to r1c2, r1c4, r1c5, r2c1, r2c5, r3c1, r3c5, r4c1, r4c2, r4c3, r4c4 or r4c5 (G8.2, G8.4).
sagrada-example-GE17 = A red 3 on r1c1, a green 5 on r2c1, and Lathekin: there are seven pairs of moves, and all begin with the red 3. It moves to r3c1 and then the green 5 to r3c2 or r4c1; or it moves to r3c2 and then the green 5 to r2c3, r3c1, r3c3, r4c1 or r4c3 (G8.6, G8.7).
sagrada-example-GE18 = Position K: Lathekin cannot be used, because there is only one die (G8.7).
sagrada-example-GE19 = A green 3 on r1c1, a blue 6 on r1c2, a purple 1 on r2c1, a green 4 on r2c2, a green die on the track, and Tap Wheel. The green 3 can only move to r3c1; then the green 4 may move to r1c1, which has just become free, or to r2c3, or you stop. If the green 4 moves first, it may go to r2c3, r3c1 or r3c2 (G8.8, G8.9).
sagrada-example-GE20 = A red 3 on r1c1, a green 5 on r2c1, a blue 1 on r3c2, and Tap Wheel: the green 5 may move to r4c3, although the red 3 then touches nothing (G8.3).
sagrada-example-GE21 = A tool that nobody has used costs 1 token, afterwards it costs 2. A player with 1 token can use it only as the first (G6.2, G6.4).
sagrada-example-GE22 = Two players; the first player uses Running Pliers in the first turn of a round. The turns are: first player with two dice, second player, second player. The first player's second turn is skipped, and if everybody drafted, 1 die goes to the track (G9.3, G9.6).
sagrada-example-GE23 = Four players, round 10, a green 4 in hand and Flux Remover: the bag was empty, so the same die comes back, and you choose its value (G7.12).
sagrada-example-GE24 = A full window, row by row: red 4, blue 5, red 2, purple 6, yellow 3; purple 1, green 4, yellow 6, red 3, blue 6; red 6, yellow 2, blue 5, yellow 6, green 5; green 1, red 3, yellow 6, blue 4, purple 1. The public objectives in the order of G12.1 to G12.10 score 12, 15, 5, 8, 4, 6, 6, 10, 12 and 10; the private objectives score red 18, yellow 23, green 10, blue 20 and purple 8.
sagrada-example-GE25 = Blue dice on r2c2, r3c1, r3c3 and r4c4, yellow dice on r2c5, r3c4 and r4c3: Color Diagonals scores 7 (G12.10).
sagrada-example-GE26 = An empty window and 4 tokens left: 4 − 20 = −16 points (G11.5–G11.7).
sagrada-example-GE27 = Two players have 30 points, 12 of them from the private objective, and 1 token each. The one whose first turn in round 10 came later wins (G13.2–G13.4).
sagrada-example-GE28 = Solo: the pool holds a purple 2, a purple 5, a red 1 and a blue 4, and Flux Brush is purple. With the red 1 in hand you pay with the purple 2 or the purple 5; with the purple 2 in hand only the purple 5 can pay. Either way 2 dice stay in the pool (G14.7, G14.9).
sagrada-example-GE29 = Solo, second turn: only a blue 3 is in the pool, and Glazing Hammer is blue. It cannot be used, because no die would be left to roll (G14.11).
sagrada-example-GE30 = Solo: 15 points for public objectives, private sums 9 and 14, 2 empty cells, and 23 on the track. The score is 15 + 14 − 6 = 23. It is not above 23, so the match is lost (G14.14–G14.16).
sagrada-example-GE31 = Solo: the last die of the pool has paid for a tool. The score marker fills the space of the round and adds 0 to the target (G14.12, G14.13).

# The numbered rules of Sintra, one sentence each, as `leadlight rules sintra` and every refusal show them.

# The game in one paragraph, for somebody who learns it
sintra-in-short = Score the most points by glazing your palace. On your turn take all panes of one colour from one display or from the centre and lay them on one strip, under your glazier or to its right; or move your glazier back to the leftmost strip. A full strip puts one pane into the window below and scores that window and every begun window to its right. Panes that find no space break and cost points. After six rounds comes a final scoring.

sintra-rules-S1 = Components
sintra-rule-S1-1 = There are 100 panes, 20 in each of the five colours: pink, white, orange, blue and yellow.
sintra-rule-S1-2 = There are 9 factory displays, one bag, one tower, one start marker and one score board (score track, round track, broken glass track).
sintra-rule-S1-3 = Each player has a palace board with 8 windows in a row; each window has an upper and a lower square.
sintra-rule-S1-4 = The windows are worth 4 3 3 2 2 1 1 2 points from left to right, on side A and on side B.
sintra-rule-S1-5 = Each player owns the same 8 two-sided strips, numbered 1–8 with faces a and b; every face has 5 spaces.
sintra-rule-S1-6 = A space has one pane colour or is a joker; only face 4b (white, joker, orange, joker, pink) has jokers, two of them.
sintra-rule-S1-7 = Each player has one glazier and two markers (score track, broken glass track).
sintra-rule-S1-8 = The symbol at the top of a strip is not a space; it shows the colours of the other face.
sintra-rule-S1-9 = The position of a space inside its face has no effect.
sintra-rule-S1-10 = The broken glass track has ten rows 0–9 with the values 0, −1, −2, −4, −6, −8, −10, −12, −15, −18.

sintra-rules-S2 = Setup
sintra-rule-S2-1 = 2 / 3 / 4 players use 5 / 7 / 9 displays.
sintra-rule-S2-2 = All players use the same side of the board, A or B (“Side of the board”, S13.2).
sintra-rule-S2-3 = Each player's 8 strips go in random order into slots 1–8, one above each window.
sintra-rule-S2-4 = Each strip except strip 4 starts on a random face; strip 4 starts on face a, so the joker face is down.
sintra-rule-S2-5 = Each player draws the order and faces of their own strips independently of the others.
sintra-rule-S2-6 = Each glazier starts above slot 1.
sintra-rule-S2-7 = Score markers start at 0; broken glass markers start on row 0.
sintra-rule-S2-8 = One pane of each colour is laid in random order on the round spaces II–VI.
sintra-rule-S2-9 = The other 95 panes go into the bag; one is drawn at random onto round space I.
sintra-rule-S2-10 = Each display then receives 4 panes drawn at random from the bag.
sintra-rule-S2-11 = The tower starts empty.
sintra-rule-S2-12 = The player who starts the first round is drawn at random, unless “Who starts” is set to “First seat” (S13.5).

sintra-rules-S3 = Rounds
sintra-rule-S3-1 = The game has exactly 6 rounds, I–VI.
sintra-rule-S3-2 = At the start of every round the start marker lies in the centre of the table.
sintra-rule-S3-3 = The player who held the start marker takes the first turn of the round.
sintra-rule-S3-4 = Turns then pass clockwise (seat order), one turn at a time, until the round ends (S10).

sintra-rules-S4 = Turn
sintra-rule-S4-1 = Only the player whose turn it is may act.
sintra-rule-S4-2 = A turn is exactly one action: either A, place panes (S5–S7), or B, return the glazier (S8).
sintra-rule-S4-3 = Passing is not allowed.
sintra-rule-S4-4 = Action A is always available while a round runs.

sintra-rules-S5 = Action A, step 1: take panes
sintra-rule-S5-1 = The player takes all panes of one colour from one display, or all panes of one colour from the centre.
sintra-rule-S5-2 = After taking from a display, its other panes move to the centre.
sintra-rule-S5-3 = The chosen source must hold at least one pane of the chosen colour; the start marker is not a pane.
sintra-rule-S5-4 = The first player to take panes from the centre in a round also takes the start marker.
sintra-rule-S5-5 = Taking the start marker moves that player's broken glass marker 1 step (S9), before any pane is placed.
sintra-rule-S5-6 = Taking from a display never takes the start marker.

sintra-rules-S6 = Action A, step 2: place panes
sintra-rule-S6-1 = All taken panes go to one strip of the player's own board; they are never split between strips.
sintra-rule-S6-2 = The strip must be in the glazier's slot or in a slot further right, never further left (“reachable”).
sintra-rule-S6-3 = A space fits a pane if it is empty and either has the pane's colour or is a joker.
sintra-rule-S6-4 = The player may choose any reachable strip with at least one fitting space, not only the one that takes most panes.
sintra-rule-S6-5 = A strip without a fitting space may not be chosen.
sintra-rule-S6-6 = If some reachable strip has a fitting space, the player must choose such a strip, even if breaking would be preferred.
sintra-rule-S6-7 = The glazier moves to the chosen slot before the panes are placed.
sintra-rule-S6-8 = Of the taken panes as many are placed as fit on the chosen strip; placing fewer is not allowed.
sintra-rule-S6-9 = Spaces of the panes' own colour are filled before joker spaces.
sintra-rule-S6-10 = Taken panes that do not fit break: each goes to the tower and moves the broken glass marker 1 step.
sintra-rule-S6-11 = If no reachable strip has a fitting space, all taken panes break.
sintra-rule-S6-12 = When all panes break under S6.11 the glazier stays where it is.
sintra-rule-S6-13 = An empty slot (strip removed) holds nothing: a glazier above it reaches only slots to its right.

sintra-rules-S7 = Action A, step 3: complete a strip
sintra-rule-S7-1 = If any of the 5 spaces of the chosen strip is empty, nothing more happens and the turn ends.
sintra-rule-S7-2 = A full strip is resolved in the order S7.3, S7.4–S7.8, S7.9–S7.10.
sintra-rule-S7-3 = Colour bonus: 1 point per pane on the strip in the colour of the current round's pane (the top one left on the round track); panes on jokers count by their own colour.
sintra-rule-S7-4 = The player keeps one of the 5 panes; the choice is among the distinct colours on the strip.
sintra-rule-S7-5 = The other 4 panes go to the tower.
sintra-rule-S7-6 = If the window below is empty, the kept pane goes to its upper square and the strip is turned to its other face, empty.
sintra-rule-S7-7 = If the upper square is filled, the kept pane goes to the lower square and the strip is removed from the game.
sintra-rule-S7-8 = The glazier stays in that slot in both cases, also above the now empty slot.
sintra-rule-S7-9 = The window score contains the number under this window, whether it now holds 1 or 2 panes.
sintra-rule-S7-10 = It adds the numbers under all windows further right that hold 1 or 2 panes; windows to the left never count.
sintra-rule-S7-11 = The turn ends after the window score; at most one strip is completed per turn.

sintra-rules-S8 = Action B: return the glazier
sintra-rule-S8-1 = The glazier moves to the leftmost slot that still holds a strip, and the turn ends.
sintra-rule-S8-2 = The action is allowed only if that slot is to the left of the glazier.
sintra-rule-S8-3 = It may not go to any other slot, and never onto an empty slot.
sintra-rule-S8-4 = Empty slots in between do not matter, unless “Gaps stop the glazier” is on (S13.3).
sintra-rule-S8-5 = No panes are taken and no marker moves.

sintra-rules-S9 = Broken glass track
sintra-rule-S9-1 = Each step moves the marker down one row.
sintra-rule-S9-2 = A marker that reaches row 9 (−18) costs its owner 18 points at once and goes back to row 0: a wrap.
sintra-rule-S9-3 = Steps still owed after S9.2 continue from row 0; several wraps in one turn are possible.
sintra-rule-S9-4 = Scores and totals may be negative.
sintra-rule-S9-5 = Rows 1–8 cost nothing until the final scoring (S11.2).
sintra-rule-S9-6 = Glass lost is 18 points for each wrap plus the points lost under S11.2; it breaks ties.

sintra-rules-S10 = End of a round
sintra-rule-S10-1 = A round ends at the end of a turn when all displays and the centre hold no panes.
sintra-rule-S10-2 = The current round's pane moves from the round track to the tower.
sintra-rule-S10-3 = After round VI the game ends and S11 follows; otherwise the next round is prepared by S10.4–S10.8.
sintra-rule-S10-4 = The holder of the start marker refills: 4 panes from the bag for each display, display 1 first.
sintra-rule-S10-5 = If a pane is needed and the bag is empty, all panes of the tower go into the bag and drawing continues.
sintra-rule-S10-6 = The tower is emptied into the bag only in that moment, not when the bag merely becomes empty.
sintra-rule-S10-7 = If bag and tower are both empty, the round starts with the displays as they are.
sintra-rule-S10-8 = If nobody took the start marker in a round, its previous holder starts again.
sintra-rule-S10-9 = If a refill yields no pane at all, the round has no turns and S10.2 follows at once.

sintra-rules-S11 = Final scoring
sintra-rule-S11-1 = 1 point per 3 panes left on all of the player's strips together, any colours, rounded down.
sintra-rule-S11-2 = The value of the broken glass marker's row (0 or negative) is added to the score.
sintra-rule-S11-3 = Side A: each of the four ornaments is surrounded by the four squares of two neighbouring windows: 1 and 2, 3 and 4, 5 and 6, 7 and 8.
sintra-rule-S11-4 = Side A: an ornament with 4 / 3 / 2 panes around it scores 10 / 6 / 3; with 1 or 0 it scores 0.
sintra-rule-S11-5 = Side B: (number of windows with both squares filled) × (number of panes of one colour in the player's windows).
sintra-rule-S11-6 = Side B: panes in half-filled windows count towards the colour.
sintra-rule-S11-7 = Side B: the colour with the most panes is used.

sintra-rules-S12 = Winner
sintra-rule-S12-1 = Highest total wins.
sintra-rule-S12-2 = Tie: among the tied, the one with the least glass lost (S9.6) wins.
sintra-rule-S12-3 = Still tied: these players share the win.

sintra-rules-S13 = Options
sintra-rule-S13-1 = Option “Players”: 2, 3 or 4.
sintra-rule-S13-2 = Option “Side of the board”: A (default) or B.
sintra-rule-S13-3 = Option “Gaps stop the glazier” (default off): when on, the return is also forbidden if any slot strictly between the glazier and the leftmost remaining strip is empty. The glazier's own slot does not count.
sintra-rule-S13-4 = Every colour is shown with its own mark as well as its hue, everywhere a colour matters (panes, spaces, round pane, top symbol).
sintra-rule-S13-5 = Option “Who starts”: “At random” (default) or “First seat”. With “First seat”, the player in seat 1 starts the first round and no lot is drawn, so the start can go round from match to match.

# Signs on the board in the browser; first what holds for all of them
sintra-signs-SB = What the board in the browser shows beside the pieces themselves.
sintra-sign-SB1 = The number under a window is what this window is worth (S1.4).
sintra-sign-SB2 = The small colours above a strip are those of its other face (S1.8).
sintra-sign-SB3 = When you have picked panes, the strips that can take them are lit. The label says how many fit and how many break, or how many points a full strip brings; where there is little room, ✓ stands for fitting and ✕ for breaking (S6.8, S6.10).
sintra-sign-SB4 = The hexagon with a 1 is the start marker. Whoever takes it starts the next round and moves 1 step on the broken glass track (S5.4, S5.5).
sintra-sign-SB5 = The pane in the framed arch is the pane of this round: its colour pays the bonus (S7.3).
sintra-sign-SB6 = On side A the star between two windows is an ornament (S11.3).
sintra-sign-SB7 = The lines under your score are what final scoring would add now (S11).

# Worked examples, numbered as in docs/rules/sintra.md; first what holds for all of them
sintra-examples-SE = Slots, windows and strips are counted from the left.
sintra-example-SE1 = A display holds a pink, a white, an orange and a yellow pane. You take pink: you have one pink pane, the other three go to the centre, and no marker moves (S5.1, S5.2).
sintra-example-SE2 = The centre holds three orange panes, a blue one and the start marker; your broken glass marker is on row 0. You take orange: you have three orange panes and the start marker, your broken glass marker moves to row 1 before you place anything, and the blue pane stays (S5.4, S5.5).
sintra-example-SE3 = You have taken these three orange panes, and your glazier stands above slot 3. The strip in slot 1 has five orange spaces, the one in slot 3 an orange space and four white ones, the one in slot 5 two yellow panes and three free orange spaces. You may choose slot 3 or 5; slot 1 is to the left of the glazier (S6.2).
sintra-example-SE3a = You choose slot 3: one pane is placed, two break and go to the tower, your broken glass marker moves from row 1 to row 3, and the turn ends (S6.8, S6.10).
sintra-example-SE4 = You choose slot 5 instead: all three panes fit, the strip is full, and the glazier stands above slot 5. The pane of this round is yellow and two yellow panes lie on the strip: 2 bonus points (S7.3).
sintra-example-SE5 = You keep an orange pane. It goes into the empty window 5, the other four panes go to the tower, and the strip is turned over. Windows 6 and 8 hold one pane each, so the window score is 2 + 1 + 2 = 5; with the bonus the turn brings 7 points (S7.4–S7.10).
sintra-example-SE6 = At the end 7 panes are left on your strips: 2 points. With 8 panes it would be 2, with 9 it would be 3, with 2 none (S11.1).
sintra-example-SE7 = At the end your marker is on row 5 of the broken glass track: −8 points (S11.2).
sintra-example-SE8 = Side A: 4, 4, 1 and 2 panes surround the four ornaments. They score 10 + 10 + 0 + 3 = 23 (S11.4).
sintra-example-SE9 = Side B: 4 windows are full, and 5 panes in your windows are orange. You score 4 × 5 = 20 (S11.5).
sintra-example-SE10 = The joker face of strip 4 (white, joker, orange, joker, pink) is empty. A white pane goes on the white space; two blue panes taken later go on the two jokers. Another white pane then has no space there (S6.3, S6.9).
sintra-example-SE11 = The same face is empty, and you bring four white panes: one goes on the white space, two go on the jokers, one breaks. The orange and the pink space stay free (S6.9, S6.10).
sintra-example-SE12 = Your marker is on row 7, your score is 10, and four panes break. Two steps bring the marker to row 9: you lose 18 points, and it goes back to row 0. Two more steps bring it to row 2. Your score is −8 (S9.2, S9.3).
sintra-example-SE13 = Your marker is on row 8, and your score is 5. You are the first to take from the centre, and all 12 panes break: 13 steps. The first step is a wrap, nine more are another, and the last three end on row 3. Your score is 5 − 36 = −31 (S9.3).
sintra-example-SE14 = Your glazier stands above slot 6, and the only space for pink is in slot 2. You take two pink panes from a display: both break, the marker moves 2 rows, and the glazier stays above slot 6 (S6.11, S6.12).
sintra-example-SE15 = Strips lie in slots 2, 3, 6, 7 and 8, and your glazier stands above slot 7. It may return to slot 2; with “Gaps stop the glazier” it may not, because slots 4 and 5 are empty (S8.4, S13.3).
sintra-example-SE16 = The strips are the same, but the glazier stands above the empty slot 4. It may return to slot 2 with the option and without it, since its own slot does not count (S13.3).
sintra-example-SE17 = Slot 1 is empty, strips lie in slots 2 to 8, and the glazier stands above slot 1. It cannot return, because no strip is to its left; panes may go to slots 2 to 8 (S6.13, S8.2).
sintra-example-SE18 = The glazier stands above the empty slot 8, and a strip lies in slot 1. Whatever you take breaks; returning to slot 1 is allowed (S6.13, S8.1).
sintra-example-SE19 = A strip of five orange spaces holds three orange panes, the window below is empty, and the pane of this round is orange. You bring four orange panes: two fit, two break. The bonus is 5 points, you keep an orange pane without being asked, six orange panes go to the tower in all, and the strip is turned over (S6.10, S7.3, S7.6).
sintra-example-SE20 = The strip in slot 1 is on its second face and becomes full. Window 3 holds one pane, window 4 two, and no other window to the right holds any. The kept pane goes into the lower square, the strip leaves the game, and the window score is 4 + 3 + 2 = 9 (S7.7, S7.9, S7.10).
sintra-example-SE21 = Every window holds a pane, and you complete window 1: 4 + 3 + 3 + 2 + 2 + 1 + 1 + 2 = 18 points (S7.10).
sintra-example-SE22 = Windows 1 to 7 hold panes, and window 8 gets its first one: 2 points, because windows to the left never count (S7.10).
sintra-example-SE23 = The joker face is full: white, yellow, orange, yellow and pink. The pane of this round is yellow, so the bonus is 2 points. You may keep pink, white, orange or yellow (S7.3, S7.4).
sintra-example-SE24 = Two players; before round V the bag holds 14 panes and the tower 40. The bag fills displays 1 to 3 and half of display 4. Then the tower is emptied into the bag and 6 more panes are drawn: 34 remain in the bag (S10.4–S10.6).
sintra-example-SE25 = Two players; the bag holds 5 panes and the tower none. The displays receive 4, 1, 0, 0 and 0 panes, and the round starts (S10.7).
sintra-example-SE26 = After a complete refill the bag is empty and the tower holds 30 panes. Nothing moves until another pane has to be drawn (S10.6).
sintra-example-SE27 = Every display holds panes of one colour only, so nothing goes to the centre. Nobody takes the start marker, and the same player starts the next round (S10.8).
sintra-example-SE28 = Side A: 4, 3, 1 and 0 panes surround the ornaments. They score 10 + 6 + 0 + 0 = 16 (S11.4).
sintra-example-SE29 = Side B: 3 windows are full. Your windows hold 4 pink panes, one of them in a half-filled window, and 3 yellow ones. You score 3 × 4 = 12 (S11.6, S11.7).
sintra-example-SE30 = Two players have 50 points each. One had a wrap and ends on row 1: 18 + 1 = 19 points lost to glass. The other had none and ends on row 8: 15 points lost. The other player wins (S9.6, S12.2).
sintra-example-SE31 = Only the start marker is left in the centre, and one display still holds panes. Nothing can be taken from the centre (S5.3).
sintra-example-SE32 = You have three panes; the strip in slot 5 has one space for them, the strip in slot 7 three. You may still choose slot 5: one pane is placed, two break (S6.4).

# Where the printed editions differ and what holds here, in the order of the table in docs/rules/sintra.md
sintra-editions-SD = The Ukrainian, Polish and Czech editions of the rulebook differ in these points.
sintra-edition-SD1 = Crossing gaps when the glazier returns: forbidden in the Ukrainian edition; in the Polish and Czech ones only stopping on a gap is forbidden. Here it is an option, off by default (S8.4, S13.3).
sintra-edition-SD2 = The joker face at the start: it must be down in the Ukrainian and Czech editions; in the Polish one the sentence is missing. Here it is down (S2.4).
sintra-edition-SD3 = The other strips at the start: any face in the Ukrainian and Czech editions; in the Polish one the sentence is missing. Here the face is random (S2.4).
sintra-edition-SD4 = The start marker goes to the centre: in the first round only in the Ukrainian edition, in every round in the Polish and Czech ones. Here in every round (S3.2).
sintra-edition-SD5 = Acting: the player “should” act in the Ukrainian edition and “must” act in the Polish and Czech ones. Here the player must (S4.2, S4.3).
sintra-edition-SD6 = The glazier moves before the panes are placed: so say the Ukrainian and Polish editions; the Czech one names no order. Here the glazier moves first, which changes nothing (S6.7).
sintra-edition-SD7 = Panes too many: the Polish edition speaks of free spaces of the needed colour, the others of free spaces. Here only fitting spaces count (S6.3, S6.10).
sintra-edition-SD8 = When all panes break: with no fitting space on any strip in the Ukrainian edition, with none at all in the Polish one, with none “on the strip” in the Czech one. Here with no fitting space within reach (S6.11).
sintra-edition-SD9 = Where panes must be placed: on any strip within reach in the Ukrainian and Polish editions, only to the right in the Czech one. Here under the glazier or to the right (S6.2, S6.6).
sintra-edition-SD10 = Jokers when panes must be placed: they count in the Polish edition; the others do not say. Here they count (S6.3).
sintra-edition-SD11 = A full strip: 5 panes in the Ukrainian and Polish editions, 5 panes of matching colour in the Czech one. Here 5 panes (S7.1).
sintra-edition-SD12 = The pane of a finished round: it goes to the tower in the Ukrainian and Polish editions; the Czech one says first off the board and later the tower. Here it goes to the tower (S10.2).
sintra-edition-SD13 = The upper square is used: if the window is not full in the Ukrainian edition, if it is empty in the Polish and Czech ones. Here if it is empty (S7.6).
sintra-edition-SD14 = The example that scores 5: the Polish edition prints 2 + 1 + 2, the others 2 and the windows to the right. Here it is example SE5 (S7.10).
sintra-edition-SD15 = Panes left over: on strips in the Ukrainian edition, on strips in total in the Polish one, on unfinished strips in the Czech one. Here on all strips together (S11.1).
sintra-edition-SD16 = An ornament with one pane: 0 points in the Ukrainian and Czech editions; the Polish one does not mention it. Here 0 points (S11.4).
sintra-edition-SD17 = The sentence before the table of ornaments: the Ukrainian edition counts 1 to 4 panes, the Polish one glazed squares; the Czech one gives as many points as panes, against its own table. Here the table counts (S11.4).
sintra-edition-SD18 = Ties: fewer penalty points on the track in the Ukrainian edition, fewest points lost there in the whole game in the Polish one, fewest lost there in the Czech one. Here all points lost to glass in the whole game (S9.6, S12.2).
sintra-edition-SD19 = Who sets up the markers: each player in the Ukrainian edition, the keeper of the score board in the Polish and Czech ones. It changes nothing.
sintra-edition-SD20 = Displays in a circle: in the Polish and Czech editions; the Ukrainian one does not say. It changes nothing.

# The player's aid of Sintra, on paper. Short sentences: it is read while the others wait.

sintra-aid-facts = 2–4 players · 6 rounds

## Your turn

sintra-aid-turn = Your turn: place panes or return the glazier
sintra-aid-take = Take
sintra-aid-take-text = All panes of one colour from one display; its other panes go to the centre. Or all panes of one colour from the centre: the first to do so in a round also takes the start marker and moves 1 step on the broken glass track.
sintra-aid-place = Place
sintra-aid-place-text = All of them on one strip: the one below your glazier or one further right. The glazier moves there. A pane without a fitting space breaks: it goes to the tower and costs 1 step.
sintra-aid-complete = Complete
sintra-aid-complete-text = A strip with 5 panes pays the colour bonus. One pane of your choice goes into the window below, four to the tower; then the windows pay. The strip is turned over; the second time it leaves the game.
sintra-aid-return = Or: return the glazier
sintra-aid-return-text = Instead of taking panes, move the glazier back to your leftmost strip. That is your whole turn.
# Below the panes that a display still held
sintra-aid-to-centre = to the centre
sintra-aid-to-tower = to the tower

## What pays

sintra-aid-at-once = At once
sintra-aid-bonus = for each pane on the completed strip in the colour of the round
sintra-aid-window = the number under the window, and those under all windows to its right that hold glass
sintra-aid-wrap = when your marker reaches the last row of the broken glass track; it starts again at 0
sintra-aid-at-the-end = At the end
sintra-aid-strips = for every 3 panes left on your strips, colours do not matter
sintra-aid-row = the row of your marker on the broken glass track
sintra-aid-side-a = side A: each ornament with 2, 3 or 4 panes around it
sintra-aid-side-b = side B: your full windows times the panes of your most frequent colour in all windows
sintra-aid-track = Broken glass track
sintra-aid-track-step = every step is one row; the last one costs 18 points at once

## A round

sintra-aid-round = A round
sintra-aid-round-ends = It ends when displays and centre are empty. The round's pane goes to the tower.
sintra-aid-round-next = Whoever has the start marker puts 4 panes on every display and begins. The marker goes back to the centre.
sintra-aid-displays = Displays: 5 with two players, 7 with three, 9 with four.

## Worked examples

sintra-aid-example-turn = A turn
sintra-aid-example-taken = Round { $round } pays for yellow. You are the first to take from the centre: three orange, the start marker, 1 step.
sintra-aid-example-placed = Orange fits slots 3 and 5; slot 1 lies left of the glazier. In slot 5 it completes the strip.
sintra-aid-example-bonus = Bonus for two yellow panes: { $bonus }
sintra-aid-example-window = Window 5, and to its right 6 and 8: { $terms } = { $points }
sintra-aid-example-total = This turn pays { $points }
sintra-aid-example-end = The final scoring
sintra-aid-example-strips = { $panes } panes left on strips: { $points }
sintra-aid-example-row = Marker on row 5: { $points }
sintra-aid-example-a = Side A, the four ornaments: { $terms } = { $points }
sintra-aid-example-b = Side B, { $windows } full windows × { $panes } orange panes: { $points }

## Easily forgotten

sintra-aid-mind-pass = Passing is not allowed: place or return.
sintra-aid-mind-must = If a strip within reach has a fitting space, you must place, even if you would rather break the panes.
sintra-aid-mind-choice = You may choose any such strip, not only the one that takes most panes.
sintra-aid-mind-split = Panes are never split between strips and never placed left of the glazier.
sintra-aid-mind-joker = Spaces of the pane's own colour are filled before grey jokers; on a joker a pane keeps its colour.
sintra-aid-mind-break = If all panes break, the glazier stays where it is.
sintra-aid-mind-left = Windows to the left never pay.
sintra-aid-mind-gone = When a window is full its strip leaves the game. The glazier stays above the empty slot.
sintra-aid-mind-return = The glazier only returns to the leftmost strip, and only if that lies to its left.
sintra-aid-mind-wrap = Steps still owed after −18 go on from row 0. A score may fall below 0.
sintra-aid-mind-starter = If nobody took the start marker, its last holder begins again.
sintra-aid-mind-tower = The tower goes into the bag only when a pane must be drawn and the bag is empty.

## The end

sintra-aid-end = After round VI comes the final scoring; the highest total wins.
sintra-aid-tie = Tie: whoever lost fewer points to broken glass in the whole match, the −18 included. Still tied: the win is shared.
sintra-aid-sides = Everybody plays the same side of the palace, A or B. Only the final scoring differs.
sintra-aid-gap = The editions differ: in the Ukrainian one the glazier may not cross an empty slot when it returns. Agree before you begin.

## Score pad

sintra-aid-pad-lost = Lost to broken glass

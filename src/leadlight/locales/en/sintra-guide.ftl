# Learning Sintra in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sintra-howto-take = Take
sintra-howto-take-text = All panes of one colour from one display or from the centre.
sintra-howto-take-tag = 2 blue
sintra-howto-take-rest = the rest goes to the centre
sintra-howto-lay = Lay
sintra-howto-lay-text = On one strip, under your glazier or to its right. What does not fit breaks.
sintra-howto-glaze = Glaze
sintra-howto-glaze-text = A full strip gives one pane to its window and pays at once, with every begun window to its right.
sintra-howto-glaze-tag = +3 at once
sintra-howto-glaze-rest = four go to the tower
sintra-howto-return = Or step back
sintra-howto-return-text = Instead of taking, move your glazier back to the leftmost strip. It costs the turn.
sintra-howto-return-text-gaps = Instead of taking, move your glazier back to the leftmost strip, unless a gap lies on the way. It costs the turn.
sintra-howto-pays = What pays at the end
sintra-howto-pays-strips = for every 3 panes left on strips
sintra-howto-pays-ornaments = for an ornament with 2, 3 or 4 panes around it
sintra-howto-pays-windows = full windows times the panes of your best colour in all windows
sintra-howto-pays-glass = where your marker stands on the broken glass track
sintra-howto-pays-wrap = each time your marker reaches the end, at once

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sintra-term-display = A display is a round tray with four panes. Whoever takes one colour from it pushes the rest to the centre.
sintra-term-display-forms = display|displays
sintra-term-centre = The centre collects what is left over from displays. You may take all panes of one colour from it.
sintra-term-centre-forms = centre
sintra-term-strip = A strip hangs above a window and has five spaces. It takes only panes of the colours that it shows; a joker takes any.
sintra-term-strip-forms = strip|strips
sintra-term-glazier = Your glazier walks above the strips. You may use the strip under it and those to its right.
sintra-term-glazier-forms = glazier|glaziers
sintra-term-window = A window takes two panes, the upper one first. The number under it is what it pays.
sintra-term-window-forms = window|windows
sintra-term-ornament = An ornament is the star between two windows. On side A the panes around it pay at the end.
sintra-term-ornament-forms = ornament|ornaments
sintra-term-bonus = The bonus: a full strip pays 1 point for each of its panes in the colour of this round.
sintra-term-bonus-forms = bonus
sintra-term-track = The broken glass track counts what breaks. Its row costs points at the end; row 9 costs 18 at once.
sintra-term-track-forms = broken glass track|broken glass marker
sintra-term-marker = The start marker lies in the centre. Whoever takes it starts the next round and moves 1 step on the broken glass track.
sintra-term-marker-forms = start marker
sintra-term-tower = The tower keeps used panes until one is to be drawn from an empty bag; then all go back into it.
sintra-term-tower-forms = tower
sintra-term-joker = A joker is a space that takes a pane of any colour.
sintra-term-joker-forms = joker|jokers
sintra-term-wrap = A wrap: the marker has reached row 9, costs 18 points and starts again at row 0.
sintra-term-wrap-forms = wrap|wraps

## The coach

sintra-coach-marker = Whoever is first in a round to take from the centre gets the start marker: first next round, but 1 step on the broken glass track.
sintra-coach-marker-you = You were first to take from the centre: you start the next round, and your marker moved 1 step on the broken glass track.
sintra-coach-broke-you = Panes without a space break. Each moves your marker 1 step on the broken glass track; the row costs points at the end.
sintra-coach-broke = Those panes found no space and broke. Whoever breaks panes loses points: that holds for everybody.
sintra-coach-wrap = A marker that reaches row 9 costs 18 points at once and starts again at row 0.
sintra-coach-window-you = A full strip! One pane goes into the window. The strip pays for this window and for every begun one to its right.
sintra-coach-window = A full strip pays for its window and for every begun window to its right, so windows on the right help those on the left.
sintra-coach-bonus = Panes in the colour of this round paid a bonus of 1 point each. The framed arch shows that colour.
sintra-coach-gone = This window has both panes, so its strip is gone. Nothing can be laid there any more.
sintra-coach-returned-you = Your glazier is back at the leftmost strip. All strips are within reach again.
sintra-coach-returned = Moving the glazier back is a whole turn, but opens all strips again.
sintra-coach-tower = The bag was empty, so the panes of the tower came back into it.
sintra-coach-round = A new round: the displays are full again, and the colour of this round pays the bonus.
sintra-coach-last = The last round begins. After it, panes on strips, ornaments or windows, and broken glass are counted.

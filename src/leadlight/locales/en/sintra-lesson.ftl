# The guided first match of Sintra. One thought to a sentence, none longer than 140 characters, no word before it was
# shown. Names end as src/leadlight/lessons says: -more and -also go on, -do asks, the others answer.

sintra-lesson-title = Sintra: your first match
sintra-lesson-otherwise = Possible, but not what this step shows. Take it back?
sintra-lesson-other-breaks = { $count ->
    [one] Possible. It breaks { $count } pane. Take it back?
   *[other] Possible. It breaks { $count } panes. Take it back?
}
sintra-lesson-other-fits = Possible: nothing breaks. But this step shows something else. Take it back?
sintra-lesson-other-returns = Possible. It moves your glazier back and uses up your turn. Take it back?

sintra-lesson-chapter-taking = Take and place
sintra-lesson-market = The glass lies on five displays.
sintra-lesson-market-more = On your turn you take all panes of one colour from one display.
sintra-lesson-fitting = These 2 blue panes fit on strip 3.
sintra-lesson-fitting-more = All panes you take go onto one strip, on spaces of their colour. What finds no space breaks.
sintra-lesson-fitting-do = Take blue from display 3 and lay it on strip 3.
sintra-lesson-fitting-right = 2 panes, 2 spaces: nothing breaks. The rest of the display goes to the centre.
sintra-lesson-fitting-elsewhere = Also fine: strip 6 has room for both as well.
sintra-lesson-fitting-breaks = Possible. Strip 4 has only one blue space, so 1 pane breaks. Take it back?
sintra-lesson-centre = The rest of the displays from which panes were taken lies in the centre.
sintra-lesson-centre-more = You may take all panes of one colour from there, too. The 2 pink ones fit on strip 3.
sintra-lesson-centre-also = The first to take from the centre in a round gets the start marker: they begin the next round, but step once on the broken glass track.
sintra-lesson-centre-do = Take pink from the centre and lay it on strip 3.
sintra-lesson-centre-right = Strip 3 lacks just one pane. The step for the start marker will cost 1 point at the end.
sintra-lesson-centre-elsewhere = Also fine: the 2 fit on strip 7 as well. But strip 3 would be nearly full.
sintra-lesson-complete = One pink pane makes strip 3 full.
sintra-lesson-complete-more = A full strip pays for the window below it: the number under that window, here 3.
sintra-lesson-complete-also = Pink pays a bonus in this round: 1 point for every pink pane on the strip.
sintra-lesson-complete-do = Take a single pink pane and lay it on strip 3.
sintra-lesson-complete-do-2 = Keep one pane for the window. On this side of the board its colour does not matter.
sintra-lesson-complete-right = 6 points: 3 for pink, 3 for the window. The strip turns over; its other face wants 5 blue panes.

sintra-lesson-chapter-glazier = The glazier
sintra-lesson-return = Your glazier walks only to the right.
sintra-lesson-return-more = It stands where you worked last. You reach the strip under it and those further right.
sintra-lesson-return-also = Nothing on offer fits there: whatever you take would break.
sintra-lesson-return-do = Use this turn to bring it back to the left.
sintra-lesson-return-right = It is above the first strip again. That cost a turn, but no glass.
sintra-lesson-left = 2 white panes make strip 1 full.
sintra-lesson-left-more = A full strip also pays for every window further right that holds a pane.
sintra-lesson-left-also = So windows on the left pay most once those on the right are begun.
sintra-lesson-left-do = Take white from display 2 and lay it on strip 1.
sintra-lesson-left-do-2 = Keep one pane for window 1.
sintra-lesson-left-right = 10 points: 4 for this window, 3 for window 3, and 3 for yellow, the bonus colour.

sintra-lesson-chapter-breaking = Broken glass
sintra-lesson-broken = 3 orange panes, but only 2 spaces: 1 breaks.
sintra-lesson-broken-more = Every broken pane moves your marker 1 step down the broken glass track.
sintra-lesson-broken-also = Here it is worth it: orange pays the bonus, and the strip becomes full.
sintra-lesson-broken-do = Take orange from the centre and lay it on strip 5.
sintra-lesson-broken-right = 7 points at the cost of 1 broken pane. The track shows −2 now; it counts at the end.
sintra-lesson-broken-careful = Also fine: nothing breaks. But the orange panes would have paid 7 points.
sintra-lesson-broken-eighth = Possible: 1 pane breaks here as well, and strip 8 pays less. Take it back?
sintra-lesson-track = The further down, the dearer each step.
sintra-lesson-track-more = You stand at −10. The last row costs 18 points at once; then the marker starts again at the top.
sintra-lesson-track-also = So take panes that all fit, even if the colour is not the best.
sintra-lesson-track-do = Take the 2 pink panes from display 1 and lay them on strip 2.
sintra-lesson-track-right = Everything fits: you stay where you are on the track.
sintra-lesson-track-fits = Also fine: everything fits.
sintra-lesson-track-whites = Possible. All of them break, and that costs 18 points at once. Take it back?

sintra-lesson-chapter-counting = What counts at the end
sintra-lesson-ornament = Four panes around an ornament pay 10 points.
sintra-lesson-ornament-more = Ornament 2 has three around it. Filling strip 4 a second time adds the last one, and the strip leaves the game.
sintra-lesson-ornament-also = The 2 grey spaces of strip 4 are jokers: they take any colour.
sintra-lesson-ornament-do = Take yellow from display 2 and lay it on strip 4.
sintra-lesson-ornament-seventh = Possible, but 1 pane breaks and the ornament there gains less. Take it back?
sintra-lesson-ornament-eighth = Possible: both fit, but strip 8 can no longer become full. Take it back?
sintra-lesson-ornament-do-2 = Keep one pane for window 4.
sintra-lesson-ornament-right = At the end the ornament pays 10 points instead of 6.
sintra-lesson-end = The sixth round ends the match when all glass is taken.
sintra-lesson-end-more = Panes left on all strips together pay a little: 1 point for every 3.
sintra-lesson-end-also = Ornaments count now, and points for broken glass are taken off.
sintra-lesson-end-do = Take blue from the centre: it still fits.
sintra-lesson-end-right = The end: 51 points. The ornament paid 10 and the 12 panes on strips paid 4; broken glass cost 2.
sintra-lesson-side = Side B of the board counts colours instead of ornaments.
sintra-lesson-side-more = It pays the number of your full windows times the panes of your most frequent colour in all windows.
sintra-lesson-side-also = There the pane you keep matters: pink is your most frequent colour.
sintra-lesson-side-do = Keep pink.
sintra-lesson-side-right = 2 full windows times 5 pink panes: 10 points at the end.
sintra-lesson-advice = You know the rules. This is what wins:
sintra-lesson-advice-first = Go on with strips that are begun, most of all where the window and those to its right pay a lot.
sintra-lesson-advice-second = Take panes that all fit. Break one only to fill a strip.
sintra-lesson-advice-third = Fill strips that have the bonus colour of the round.
sintra-lesson-advice-fourth = When little fits to the right, bring the glazier back without waiting.

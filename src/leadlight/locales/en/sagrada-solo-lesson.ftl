# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Sagrada alone
sagrada-solo-lesson-otherwise = Possible, but not what this step shows. Take it back?
sagrada-solo-lesson-other-passes = Possible, but then one more die counts against you. Take it back?
sagrada-solo-lesson-other-tool = Possible, but you do not need a tool here. Take it back?
sagrada-solo-lesson-other-cell = Possible: the die may lie there. But this step is about another cell. Take it back?
sagrada-solo-lesson-other-die = Possible, but this step is about another die. Take it back?

sagrada-solo-lesson-chapter-target = The target
sagrada-solo-lesson-alone = Alone you play against a target.
sagrada-solo-lesson-alone-more = Each round you roll 4 dice and have two turns, one right after the other.
sagrada-solo-lesson-alone-also = Dice that you leave go onto the round track. Their sum is the target: score more than that.
sagrada-solo-lesson-high = High dice that you leave raise the target most.
sagrada-solo-lesson-high-more = So take the high ones yourself.
sagrada-solo-lesson-high-do = Take the red 6.
sagrada-solo-lesson-high-five = Also fine: a 5 is high, too.
sagrada-solo-lesson-high-low = Possible, but then a high die may stay for the target. Take it back?
sagrada-solo-lesson-high-do-2 = Place it on the blank corner.
sagrada-solo-lesson-high-right = The 6 is yours, not the target's.
sagrada-solo-lesson-high-edge = Also fine: any blank cell on the border will do.
sagrada-solo-lesson-second = Your second turn follows at once.
sagrada-solo-lesson-second-more = The purple 5 is the highest die left. It may lie below the red one.
sagrada-solo-lesson-second-do = Take the purple 5.
sagrada-solo-lesson-second-low = Possible, but then the 5 goes onto the track. Take it back?
sagrada-solo-lesson-second-do-2 = Place it below the red die.
sagrada-solo-lesson-second-right = Only two low dice went onto the track: the target is 3.

sagrada-solo-lesson-chapter-paying = Tools and the end
sagrada-solo-lesson-pay = Alone you pay for tools with dice.
sagrada-solo-lesson-pay-more = There are no tokens. A die of the tool's colour leaves the pool; that die and the tool are out of the game.
sagrada-solo-lesson-pay-also = The Grinding Stone turns a 2 into a 5. A green die pays for it.
sagrada-solo-lesson-pay-do = Take the red 2.
sagrada-solo-lesson-pay-do-2 = Use tool 10, the Grinding Stone.
sagrada-solo-lesson-pay-do-3 = Place it on the grey cell that wants a 5.
sagrada-solo-lesson-pay-right = The green 1 that paid does not count for the target.
sagrada-solo-lesson-private = You have two private objectives.
sagrada-solo-lesson-private-more = At the end only the better one of them counts, besides the public ones.
sagrada-solo-lesson-private-also = An empty cell costs 3 points when you are alone.
sagrada-solo-lesson-end = The last turn: the target stands at 27.
sagrada-solo-lesson-end-more = What you leave now is still added to it.
sagrada-solo-lesson-end-also = One cell is empty. With it filled, your window is complete.
sagrada-solo-lesson-end-do = Take the purple 3.
sagrada-solo-lesson-end-do-2 = Place it on the purple cell.
sagrada-solo-lesson-end-right = 39 points against a target of 29: you win.
sagrada-solo-lesson-advice = You know the solo game. This is what wins:
sagrada-solo-lesson-advice-first = Leave the low dice: whatever lies on the round track counts against you.
sagrada-solo-lesson-advice-second = Place a die in every turn: an empty cell costs 3 points.
sagrada-solo-lesson-advice-third = Choose one of your two private objectives early and collect its colour.

# The player's aid of Sagrada, on paper. Short sentences: it is read while the others wait.

sagrada-aid-facts = 1–4 players · 10 rounds

## A round

sagrada-aid-round = A round
sagrada-aid-roll = Roll
sagrada-aid-roll-text = The first player draws dice from the bag and rolls them: two for each player and one more. They are the pool.
sagrada-aid-order = Two turns each
sagrada-aid-order-text = Clockwise first, then back in reverse order: the last player has two turns running.
sagrada-aid-draft = Take and place a die
sagrada-aid-draft-text = One die from the pool to a cell of your window. You need not take one.
sagrada-aid-tool = Use a tool
sagrada-aid-tool-text = At most one in a turn, before or after taking the die. It costs 1 favour token, or 2 once a token lies on the card.
sagrada-aid-track = The rest to the track
sagrada-aid-track-text = Dice left in the pool go onto the round track, all on the space of this round.
sagrada-aid-bag = The bag moves on
sagrada-aid-bag-text = The next player clockwise takes the bag and is first player. After round 10 points are counted.

## Where a die may lie

sagrada-aid-cells = Where a die may lie
sagrada-aid-cells-first = The first die lies on the border, corners included.
sagrada-aid-cells-touch = Every other die touches a die that is there, also diagonally.
sagrada-aid-cells-asked = A coloured cell takes its colour, a cell with pips its value; a blank cell takes any die.
sagrada-aid-cells-equal = Left, right, above and below there is never a die of the same colour or of the same value. Diagonally there may be.
sagrada-aid-cells-picture = Where this die may go

## What pays

sagrada-aid-public = Public objectives, each as often as it is fulfilled
sagrada-aid-goal-row_color_variety = full row, five colours
sagrada-aid-goal-column_color_variety = full column, four colours
sagrada-aid-goal-row_shade_variety = full row, five values
sagrada-aid-goal-column_shade_variety = full column, four values
sagrada-aid-goal-light_shades = pair of 1 and 2
sagrada-aid-goal-medium_shades = pair of 3 and 4
sagrada-aid-goal-deep_shades = pair of 5 and 6
sagrada-aid-goal-shade_variety = set of 1 to 6
sagrada-aid-goal-color_variety = set of five colours
sagrada-aid-goal-color_diagonals = die with its colour diagonally beside it
sagrada-aid-more = Also
sagrada-aid-private = each of your dice in the colour of your private objective pays its value
sagrada-aid-tokens = for each favour token left
sagrada-aid-empty = for each empty cell

## Tools; the small die shows which colour pays in the solo game

sagrada-aid-tools = The twelve tools

## Worked example

sagrada-aid-example-times = { $name }: { $times } × { $each } = { $points }
# What fulfils the objective, in brackets behind the sum
sagrada-aid-why-column_color_variety = columns 4 and 5
sagrada-aid-why-light_shades = two 1s, three 2s
sagrada-aid-why-color_variety = three red, three yellow, three purple
sagrada-aid-example-private = { $name }: { $terms } = { $points }
sagrada-aid-example-tokens = Favour tokens left: { $points }
sagrada-aid-example-empty = Three empty cells: { $points }
sagrada-aid-example-total = Together { $points } points

## Easily forgotten

sagrada-aid-mind-take = Take only a die that fits somewhere, or that a tool can make fit. Then it must be placed.
sagrada-aid-mind-whole = A tool is used only if all that it says can be done. Tokens paid stay on the card.
sagrada-aid-mind-neighbours = What neighbouring empty cells ask for does not matter.
sagrada-aid-mind-moved = A moved die obeys every rule that its tool does not lift. Dice left behind need touch nothing.
sagrada-aid-mind-lines = Rows and columns pay only when they are full.
sagrada-aid-mind-sets = Pairs and sets pay as often as their rarest value or colour occurs.
sagrada-aid-mind-diagonals = On diagonals every die counts once, however many neighbours it has.
sagrada-aid-mind-wrong = A die that lies wrong: its owner removes dice until the window is right. The cells count as empty.

## The end and the solo game

sagrada-aid-end = The highest total wins.
sagrada-aid-tie = Tie: more points from the private objective, then more favour tokens left, then whoever's own first turn in round 10 came later.
sagrada-aid-solo = Alone
sagrada-aid-solo-table = 4 dice a round, two turns running. 2 public and 2 private objectives, 1 to 5 tools, no favour tokens.
sagrada-aid-solo-tool = A tool is paid for with a pool die of the colour beside its drawing above. Die and tool leave the game.
sagrada-aid-solo-score = Public objectives and the better private one, less { $loss } points for each empty cell.
sagrada-aid-solo-target = You win with more points than all dice on the round track show together. Equal is not enough.

## Score pad

sagrada-aid-pad-public = Public objective { $number }
sagrada-aid-pad-target = Target, alone

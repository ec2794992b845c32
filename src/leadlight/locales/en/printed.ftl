# Words on printed sheets that every game shares: player's aids, score pads and pieces to cut out.

printed-aid = Player’s aid
printed-pad = Score pad
# Below every page; $command is what somebody types to read all rules
printed-footer = Leadlight · Numbers such as { $rule } are rules: { $command }
# The length of the bar with which people check the size of a print
printed-bar = 50 mm
printed-pieces = Leadlight · { $game } · print at 100 %

## Headings of a player's aid

printed-pays = What pays
printed-example = Worked example
printed-forgotten = Easily forgotten
printed-end = The end

## Score pad

printed-player = Player
printed-total = Total
printed-date = Date

# Hints at tables against bots, warnings before mistakes, and the page on which any position is analysed.

## Hints

hint-title = Best moves here
hint-only = This is the only move
hint-equal = Equally good moves: { $count }
hint-clear = One move stands out
hint-thinking = Looking for the best moves …
hint-number = Hint { $number }: { $value }
hint-spoken = Hint { $number } of { $count }: { $action }. Chance to win { $value }. { $reason }
hint-play = Play it
hint-more = Think longer
hint-hide = Hide the hints
hint-note = Your chance to win after each move, as far as it can be estimated. The result will show that hints were used.
hint-note-exact = Worked out to the end of the match. The result will show that hints were used.

## Gentle mode

gentle-title = Think again?
gentle-text = With this move your chance to win falls by about { $loss }.
gentle-why = This move: { $reason }
gentle-again = Think again
gentle-play = Play it anyway
gentle-show = Show better moves

## Analysis

analysis = Analysis
analysis-open = Analyse a position
analysis-intro = Play on for all seats from any position, and see what the moves are worth.
analysis-game = Game
analysis-position = Position in notation
analysis-position-hint = As the copy button beside a board writes it.
analysis-show = Show this position
analysis-or-new = Or begin with an empty table:
analysis-new = New match
analysis-players = Players
analysis-record-note = Or drop the record of a match here, or choose the file. Every move of it can be analysed.
analysis-record = Position of the record
analysis-another = Another position
analysis-copy = Copy the position
analysis-engine = Opinion on the moves
analysis-chances = Chances to win
analysis-best = Best moves
analysis-spoken = Best move: { $action }. Chance to win { $value }. { $reason }
analysis-thinking = Thinking, at most { $seconds } s …
analysis-nodes = Positions looked at: { $nodes }
analysis-exact = Worked out to the end of the match
analysis-more = Think longer
analysis-then = May go on:
analysis-over = The match is over.
analysis-line = Moves from here
analysis-line-empty = Play a move on the board, for whoever's turn it is. Draws are random.
analysis-begin = Start of the analysis
analysis-panel = Moves and chances

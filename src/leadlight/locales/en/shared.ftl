# What the terminal and the browser both say.

error-game-unknown = There is no game “{ $game }”. Known: { $expected }.
error-bot-unknown = There is no bot “{ $bot }”. Known: { $expected }.
# $game and $expected are names as typed on the command line
error-sheets-none = There are no pieces of “{ $game }” to print. Other sheets: { $expected }.
error-sheet-unknown = Unknown sheet “{ $sheet }”. Known: { $expected }.
error-paper-unknown = Unknown paper size “{ $paper }”. Known: { $expected }.
error-option-unknown = This game has no option “{ $option }”. It has: { $expected }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $expected }.
error-option-combination = Option “{ $option }” only makes sense with { $other }={ $needed }.
error-option-form = “{ $text }” is not of the form name=value.
error-option-twice = Option “{ $option }” is given twice, and differently.
error-seats-count = { $seats ->
    [one] One seat is taken
   *[other] { $seats } seats are taken
}, but the number of players is { $players }.
error-seat-name = A name needs 1 to 64 visible characters.
error-language-unknown = “{ $language }” is not among the languages: { $expected }.
error-action-unreadable = “{ $text }” is not an action. Write for example: { $example }.
error-action-forbidden = “{ $text }”: the rules do not allow this.
error-chance-impossible = “{ $text }” cannot be drawn here.
error-position-unreadable = This line of the position cannot be read: { $line }
error-position-impossible = No match can reach this position: law { $law } is broken.
error-undo-chance = This cannot be taken back: something has been drawn at random since.
error-undo-range = There are { $last } actions; none has number { $ply }.
error-undo-nothing = There is nothing of yours to take back.
error-record-file = The file { $file } cannot be read.
error-record-json = This is not a whole JSON file: it is damaged or cut off ({ $size } bytes read).
error-record-shape = This JSON file is not a record: wrong or missing value at { $place }.
error-record-format = This record has format { $found }; this version of Leadlight reads format { $expected }.
error-record-version = This record follows version { $found } of the rules of { $game }; the supported version is { $expected }.
error-record-head = The record cannot be opened. { $cause }
error-record-ply = Action { $ply }, “{ $action }”: { $cause }
error-record-unfinished = The record names a result, but its { $ply } actions do not reach the end of the match.
error-record-result = The result in the record is not the one that its { $ply } actions give.
error-record-over = This match is over. Look at it with: { $command } replay { $file }
error-proof-missing = This record has no fairness proof: only matches played online have one.
error-proof-sealed = The secret of this match is not revealed yet; that happens at its end.
error-proof-commitment = The secret does not fit the commitment that was shown before the match.
error-proof-match = The match is not named after its commitment, so its name could have been chosen to steer the draws.
error-proof-seats = The proof has contributions for { $found } seats; the record has { $expected } seats.
error-proof-draw = Action { $ply }: “{ $found }” was drawn, but the proof requires “{ $expected }”.
error-proof-unfinished = This record ends at action { $ply } without a result, although its secret is revealed: its end has been cut off.
error-proof-head = Names, options or commitments in this record are not those that were fixed before the match began.
error-proof-contribution = Seat { $seat } ({ $name }): the contribution is not the one to which this player's browser had committed.
error-proof-digest = The digest at the end of the proof does not fit this record: actions or the result were changed or cut off.
error-proof-share = Drawing { $drawing }: the share of { $name } does not continue the chain of this player's numbers.
error-proof-drawings = The proof has fresh shares for { $found } drawings; the match has { $expected }.
error-seen-shape = This is not what the page “Check the draws” copies or saves ({ $size } bytes read).
error-seen-nothing = Your browser did not see the match { $match }: this is the record of another match than the one you played.
error-seen-commitment = Before the match your browser was shown another commitment than the one in this record: the secret was swapped.
error-seen-repeated = Your browser saw this commitment at two starts: a secret that was known already was used again.
error-seen-head = The match that your browser saw begin had other names, options or commitments than this record.
error-seen-contribution = The contribution of your browser is missing in this record.
error-seen-called-off = Your browser saw a start being called off that this record does not name: somebody may have looked at the draws and tried again.
error-seen-plies = This record has { $found } actions; the match that your browser saw had { $expected }.
error-seen-digest = This record is not the one whose digest your browser was shown at the end of the match.
error-seen-decision = Action { $ply }: your browser gave its fresh number for “{ $expected }”, but this record has another action there.
error-law-broken = A law of the game was broken: { $law }. This is a bug of ours; the record is in { $file }.
error-rule-unknown = There is no rule “{ $number }”.
rules-in-short = In short
rules-signs = Signs on the board
rules-examples = Worked examples
rules-editions = Where the editions differ
# How to print the sheets of a game; no-break spaces between numbers and units
print-how = Print at 100 % (“actual size”), on one side of thick paper, 200 g/m² or more. The bar below each sheet must measure 50 mm.
print-how-aid = Two pages: print them on both sides of one sheet, turned over the long edge, one sheet for each player.
print-how-pad = One page for several matches: print it as often as you like and cut along the dashed lines.
refused = { $reason } Rule { $rule }: { $text }
you = You
bot-random = Random
bot-greedy = Greedy

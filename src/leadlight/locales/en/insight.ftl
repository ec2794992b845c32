# What `leadlight analyse` and `leadlight review` say. $shares are chances to win by seat, such as “54 % · 46 %”.

help-analyse = Say what the best actions of a position are worth, and why.
help-review = Review a finished match: mistakes, luck and what decided it.
help-analyse-position = The position in notation.
help-analyse-ply = The position after this many actions of the record; without it, the last one.
help-analyse-time = How many seconds to think.
help-analyse-nodes = How many positions to examine, instead of a time.
help-review-time = How many seconds to think about each decision.
help-review-nodes = How many positions to examine for each decision, instead of a time.
help-review-jobs = How many processes work; without it, one for each core. The review is the same.
error-analyse-what = Give either a position or a record.
error-analyse-nobody = Nobody decides anything in this position.
error-analyse-game = The record is one of { $found }, not of { $expected }.
error-review-unfinished = Only a finished match can be reviewed.
error-review-cancelled = The review was cancelled.
insight-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-progress = Thinking
analyse-seat = Seat { $seat } decides. Chances to win by seat: { $shares }
analyse-exact = Worked out to the end of the match.
analyse-estimate = Estimated from { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}. The range after ± is two standard errors.
analyse-action = Action
analyse-value = Chance
analyse-behind = Behind the best
analyse-line = May go on with
review-progress = Reviewing
review-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
review-start = Start
review-skill = Skill
review-luck = Luck
review-unexplained = Unexplained
review-result = Result
review-accuracy = Accuracy
review-sums = Start + skill + luck + unexplained = result, as shares of the win.
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-moments = Moments that decided the match
review-moment-decision = Action { $ply }, { $name }: { $played } ({ $mark }, { $change }). Better: { $best }
review-moment-draw = Draw { $ply }: { $change } for { $name }

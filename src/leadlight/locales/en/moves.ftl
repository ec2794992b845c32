# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Speed of the bots
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant

past-title = An earlier position
# $at and $last count moves.
past-position = After move { $at } of { $last }
past-back = Back to the match
past-answer = This is an earlier position. Go back to the match to play.

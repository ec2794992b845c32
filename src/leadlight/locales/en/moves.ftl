# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Speed of the bots
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant

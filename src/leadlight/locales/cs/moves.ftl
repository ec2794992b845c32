# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Rychlost botů
pace-slow = Pomalu
pace-normal = Normálně
pace-instant = Okamžitě

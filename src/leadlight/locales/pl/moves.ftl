# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Tempo botów
pace-slow = Powoli
pace-normal = Normalnie
pace-instant = Natychmiast

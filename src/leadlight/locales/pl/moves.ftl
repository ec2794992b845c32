# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Tempo botów
pace-slow = Powoli
pace-normal = Normalnie
pace-instant = Natychmiast

past-title = Wcześniejsza pozycja
# $at and $last count moves.
past-position = Po ruchu { $at } z { $last }
past-back = Wróć do partii
past-answer = To wcześniejsza pozycja. Aby grać, wróć do partii.

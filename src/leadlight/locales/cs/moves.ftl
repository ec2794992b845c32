# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Rychlost botů
pace-slow = Pomalu
pace-normal = Normálně
pace-instant = Okamžitě

past-title = Dřívější stav
# $at and $last count moves.
past-position = Po tahu { $at } z { $last }
past-back = Zpět do partie
past-answer = Tohle je dřívější stav. Chceš-li hrát, vrať se do partie.

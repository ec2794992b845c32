# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Скорость ботов
pace-slow = Медленно
pace-normal = Обычно
pace-instant = Мгновенно

past-title = Прошлая позиция
# $at and $last count moves.
past-position = После хода { $at } из { $last }
past-back = К партии
past-answer = Это прошлая позиция. Чтобы ходить, вернись к партии.

# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Скорость ботов
pace-slow = Медленно
pace-normal = Обычно
pace-instant = Мгновенно

# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Швидкість ботів
pace-slow = Повільно
pace-normal = Звичайно
pace-instant = Миттєво

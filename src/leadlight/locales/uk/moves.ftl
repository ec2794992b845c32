# Watching the moves of others: how fast bots play, and earlier positions of a match that goes on.

pace = Швидкість ботів
pace-slow = Повільно
pace-normal = Звичайно
pace-instant = Миттєво

past-title = Попередня позиція
# $at and $last count moves.
past-position = Після ходу { $at } з { $last }
past-back = До партії
past-answer = Це попередня позиція. Щоб ходити, повернися до партії.

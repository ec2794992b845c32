# What helps people to learn a game in the browser: the sheet “How to play”, explained terms, examples to step through, the coach.

guide-howto = Как играть: { $game }
guide-howto-note = Ход в четырёх картинках. Две минуты чтения.
# Beside a line that an option of this table has changed
guide-this-table = за этим столом
guide-numbered = { $count ->
    [one] { $count } пронумерованное правило
    [few] { $count } пронумерованных правила
    [many] { $count } пронумерованных правил
   *[other] { $count } пронумерованного правила
}
guide-back-to-howto = Назад к картинкам
guide-lesson = Сыграть учебную партию

# A worked example of the rules, drawn and stepped through
guide-example = Пример { $number }
guide-example-step = Картинка { $step } из { $steps }
guide-example-back = Предыдущая картинка
guide-example-on = Следующая картинка

# The coach: one sentence when something happens for the first time
guide-coach = Подсказки новичку
guide-coach-got-it = Понятно
guide-coach-off = Выключить подсказки

# A guided first match, and what the coach's bubble holds
guide-lesson-bar = Урок
guide-lesson-region = Наставник
guide-lesson-step = Шаг { $step } из { $steps }.
guide-lesson-show = Покажи
guide-lesson-on = Дальше
guide-lesson-skip = Пропустить урок
guide-lesson-skip-again = Нажми Esc ещё раз, чтобы выйти из урока.
guide-lesson-skipped = Урок можно найти в разделе «Научиться».
guide-lesson-take-back = Отменить ход
guide-lesson-play-on = Играть дальше
guide-lesson-fold = Свернуть
guide-lesson-unfold = Прочитать ещё раз
guide-lesson-chapters = Главы
guide-lesson-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
guide-lesson-finished = Теперь ты знаешь правила.
guide-lesson-finished-more = Сыграй против самого слабого бота или повтори главу.
guide-lesson-play = Играть против бота: { $bot }

# Keys of a lesson
guide-keys-bubble = К словам наставника
guide-keys-on = Дальше в уроке
guide-keys-show = Показать, что делать
guide-keys-skip = Выйти из урока

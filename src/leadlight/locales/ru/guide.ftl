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
guide-coach-is-off = Подсказки выключены. Включить их можно в меню.

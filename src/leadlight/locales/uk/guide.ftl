# What helps people to learn a game in the browser: the sheet “How to play”, explained terms, examples to step through, the coach.

guide-howto = Як грати: { $game }
guide-howto-note = Хід у чотирьох малюнках. Дві хвилини читання.
# Beside a line that an option of this table has changed
guide-this-table = за цим столом
guide-numbered = { $count ->
    [one] { $count } пронумероване правило
    [few] { $count } пронумеровані правила
    [many] { $count } пронумерованих правил
   *[other] { $count } пронумерованого правила
}
guide-back-to-howto = Назад до малюнків
guide-lesson = Зіграти навчальну партію

# A worked example of the rules, drawn and stepped through
guide-example = Приклад { $number }
guide-example-step = Малюнок { $step } з { $steps }
guide-example-back = Попередній малюнок
guide-example-on = Наступний малюнок

# The coach: one sentence when something happens for the first time
guide-coach = Підказки новачкові
guide-coach-got-it = Зрозуміло
guide-coach-off = Вимкнути підказки
guide-coach-is-off = Підказки вимкнено. Увімкнути їх можна в меню.

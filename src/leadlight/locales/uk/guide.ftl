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

# A guided first match, and what the coach's bubble holds
guide-lesson-bar = Урок
guide-lesson-region = Наставник
guide-lesson-step = Крок { $step } з { $steps }.
guide-lesson-show = Покажи
guide-lesson-on = Далі
guide-lesson-skip = Пропустити урок
guide-lesson-skip-again = Натисни Esc ще раз, щоб вийти з уроку.
guide-lesson-skipped = Урок можна знайти в розділі «Навчитися».
guide-lesson-take-back = Скасувати хід
guide-lesson-play-on = Грати далі
guide-lesson-fold = Згорнути
guide-lesson-unfold = Прочитати ще раз
guide-lesson-chapters = Розділи
guide-lesson-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
guide-lesson-finished = Тепер ти знаєш правила.
guide-lesson-finished-more = Зіграй проти найслабшого бота або повтори розділ.
guide-lesson-play = Грати проти бота: { $bot }

# Keys of a lesson
guide-keys-bubble = До слів наставника
guide-keys-on = Далі в уроці
guide-keys-show = Показати, що робити
guide-keys-skip = Вийти з уроку

# What `leadlight puzzles` says.

help-puzzles = Решать задачи: позиции, где один ход явно лучший.
help-puzzles-game = Только задачи этой игры: { $games }.
help-puzzles-theme = Только задачи с этой темой, например finish, tool или steal.
help-puzzles-difficulty = Только задачи этой сложности, от 1 до 5.
help-puzzles-daily = Только задача дня.
help-puzzles-mine = Искать новые задачи в партиях между ботами.
help-puzzles-check = Решить задачи сильнейшим ботом с десятикратным временем: сколько сохраняют единственный лучший ход.
help-puzzles-out = Файл для найденных задач.
help-puzzles-count = Сколько задач найти.
help-puzzles-seconds = Остановиться через столько секунд, с тем, что найдено.
help-puzzles-sample = Сколько задач каждой игры проверить.
help-puzzles-file = Проверить задачи из этого файла вместо встроенных.
puzzles-mining = { $seconds } с: партий { $matches }, задач { $found }
puzzles-mined = Задач в { $file }: { $count }.
puzzles-mined-difficulty = Сложность { $difficulty }: { $count }
puzzles-checked = { $game }: единственный лучший ход сохраняют { $hold } из { $checked } проверенных задач; всего { $puzzles }.
puzzles-lost = Потеряно: { $puzzles }
puzzles-all-known = { $count ->
    [one] Ты уже знаешь единственную такую задачу.
    [few] Ты уже знаешь все { $count } такие задачи.
   *[many] Ты уже знаешь все { $count } таких задач.
}
puzzle-help = Напиши действие, например { $example }, или: { puzzle-word-board }, { puzzle-word-legal }, { puzzle-word-hint }, { puzzle-word-show }, { puzzle-word-next }, { puzzle-word-leave }.
puzzle-word-board = поле
puzzle-word-legal = можно
puzzle-word-hint = подсказка
puzzle-word-show = ответ
puzzle-word-next = дальше
puzzle-word-leave = выйти
puzzle-hint-actions = Лучший ход — один из этих:
puzzle-prompt = Твой ход ({ $left })>
puzzle-next-prompt = Enter — следующая задача, { puzzle-word-leave } — конец:

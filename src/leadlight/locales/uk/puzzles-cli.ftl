# What `leadlight puzzles` says.

help-puzzles = Розв’язувати задачі: позиції, де один хід явно найкращий.
help-puzzles-game = Лише задачі цієї гри: { $games }.
help-puzzles-theme = Лише задачі з цією темою, як-от finish, tool чи steal.
help-puzzles-difficulty = Лише задачі цієї складності, від 1 до 5.
help-puzzles-daily = Лише задача дня.
help-puzzles-mine = Шукати нові задачі в партіях між ботами.
help-puzzles-check = Розв’язати задачі найсильнішим ботом з удесятеро більшим часом: скільки зберігають єдиний найкращий хід.
help-puzzles-out = Файл для знайдених задач.
help-puzzles-count = Скільки задач знайти.
help-puzzles-seconds = Зупинитися через стільки секунд, з тим, що знайдено.
help-puzzles-sample = Скільки задач кожної гри перевірити.
help-puzzles-file = Перевірити задачі з цього файлу замість вбудованих.
puzzles-mining = { $seconds } с: партій { $matches }, задач { $found }
puzzles-mined = Задач у { $file }: { $count }.
puzzles-mined-difficulty = Складність { $difficulty }: { $count }
puzzles-checked = { $game }: єдиний найкращий хід зберігають { $hold } з { $checked } перевірених задач; усього { $puzzles }.
puzzles-lost = Втрачено: { $puzzles }
puzzles-all-known = { $count ->
    [one] Ти вже знаєш єдину таку задачу.
    [few] Ти вже знаєш усі { $count } такі задачі.
   *[many] Ти вже знаєш усі { $count } таких задач.
}
puzzle-help = Напиши дію, наприклад { $example }, або: { puzzle-word-board }, { puzzle-word-legal }, { puzzle-word-hint }, { puzzle-word-show }, { puzzle-word-next }, { puzzle-word-leave }.
puzzle-word-board = поле
puzzle-word-legal = можна
puzzle-word-hint = підказка
puzzle-word-show = відповідь
puzzle-word-next = далі
puzzle-word-leave = вийти
puzzle-hint-actions = Найкращий хід — один із цих:
puzzle-prompt = Твій хід ({ $left })>
puzzle-next-prompt = Enter — наступна задача, { puzzle-word-leave } — кінець:

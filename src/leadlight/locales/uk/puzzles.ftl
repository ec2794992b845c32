# Puzzles and the daily challenge, in the browser and in the terminal.


# What a puzzle is about
puzzle-theme-end = завершити партію
puzzle-theme-last-round = останній раунд
puzzle-theme-glazier = повернути скляра чи ні
puzzle-theme-keep = яке скельце залишити
puzzle-theme-finish = заповнити вітраж
puzzle-theme-glass = не бити скло
puzzle-theme-centre = відмовитися від центру
puzzle-theme-sacrifice = розбити скло навмисно
puzzle-theme-start = забрати перший хід
puzzle-theme-build = обрати вітраж
puzzle-theme-tool = узятися за інструмент
puzzle-theme-use-tool = добре застосувати інструмент
puzzle-theme-pass = не чіпати
puzzle-theme-points = багато балів одразу
puzzle-theme-place = знайти клітинку
puzzle-theme-draft = обрати кубик
puzzle-theme-alone = гра соло
puzzle-theme-name = назвати, хто отримає бал
puzzle-theme-two-frames = дві рамки одразу
puzzle-theme-steal = відібрати рамку
puzzle-theme-close = замкнути рамку
puzzle-theme-deny = не дати рамку
puzzle-theme-shard = витратити уламок
puzzle-theme-skip = пропустити хід
puzzle-theme-discard = скинути плитки
puzzle-theme-prepare = підготувати рамку
puzzle-theme-broken = розбиті візерунки

# A puzzle and the tries at it
puzzle-title = Задачі
puzzle-task = Знайди найкращий хід
puzzle-task-note = Зіграй його на полі. Один хід явно найкращий; у тебе дві спроби.
puzzle-about-this = Про цю задачу
puzzle-heading = { $game }, { $players ->
    [one] соло
    [few] { $players } гравці
   *[many] { $players } гравців
}
puzzle-difficulty = складність { $difficulty } з 5
puzzle-source = З партії між ботами. Те, чого там не можна було знати, вибрано наново.
puzzle-tries = Спроби
puzzle-tries-left = { $left ->
    [one] Лишилася { $left } спроба.
    [few] Лишилися { $left } спроби.
   *[many] Лишилося { $left } спроб.
}
puzzle-hint = Показати першу підказку
puzzle-hinted = Правильне джерело підсвічено: тепер можна ходити лише звідти.
puzzle-hinted-short = Правильне джерело підсвічено
puzzle-show = Показати відповідь
puzzle-skip = Пропустити цю
puzzle-wrong-title = За правилами, але не найкраще
puzzle-wrong-by = Втрачає { $percent } % перемоги.
puzzle-wrong-far = Це не з кращих ходів.
puzzle-found = Так, це він
puzzle-shown = Найкращий хід
puzzle-found-by = Тут його знайшли { $percent } % з { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}.
puzzle-solution = Найкраще: { $action }, { $percent } % перемоги.
puzzle-next-best = { $number }: { $action }, { $percent } %, менше на { $behind } %.
puzzle-about = Про що: { $themes }.
puzzle-values = Яку частку перемоги можна чекати після кожного ходу; перевірено вдесятеро довшим пошуком.
puzzle-next = Наступна задача
puzzle-to-stream = Далі: потік
puzzle-share = Поділитися
puzzle-share-text = Leadlight, задача за { $day }: { $marks }
puzzle-share-copied = Скопійовано. Відповіді там немає.
puzzle-play-on = Грати далі звідси
puzzle-you = Ти
puzzle-rival = Місце { $seat }

# The pages: the puzzle of the day, the stream and the days before
puzzle-tab-daily = Задача дня
puzzle-tab-stream = Потік
puzzle-tab-archive = Архів
puzzle-tab-challenge = Виклик дня
puzzle-tab-short-daily = Сьогодні
puzzle-tab-short-stream = Потік
puzzle-tab-short-archive = Архів
puzzle-tab-short-challenge = Виклик
puzzle-week = Твій тиждень
puzzle-week-none = Скельце за кожен день, коли ти знаходиш хід.
puzzle-day-solved = { $day }: знайдено
puzzle-day-missed = { $day }: не знайдено
puzzle-day-open = { $day }: ще відкрито
puzzle-streak = { $days ->
    [one] Серія: { $days } день.
    [few] Серія: { $days } дні.
   *[many] Серія: { $days } днів.
}
puzzle-longest = Найдовша: { $days }.
puzzle-stream-solved = Знайдено { $solved } з { $count }
puzzle-last = Твої останні
puzzle-last-found = знайдено
puzzle-last-shown = не знайдено
puzzle-games = Ігри в потоці
puzzle-themes = Тема
puzzle-any-theme = будь-яка
puzzle-levels = Складність
puzzle-any-level = будь-яка
puzzle-all-known = Ці ти вже знаєш усі. Обери іншу тему чи гру.

# The daily challenge: the same draws for everybody on this server
challenge-about = { $game } соло, з однаковими кидками для всіх на цьому сервері сьогодні. Одна спроба, ходів не скасувати.
challenge-fixed = Кидки визначені датою й наперед відомі серверу; їх не доводять, як за столом.
challenge-begin = Почати
challenge-continue = Продовжити
challenge-results = Результати за сьогодні
challenge-nobody = Ще ніхто не закінчив.
challenge-points = бали: { $points }
challenge-beaten = нейтральний результат перевершено
challenge-missed = нейтральний результат не перевершено
challenge-over = Завершено, бали: { $points }.
challenge-finished = { $count ->
    [one] Закінчила { $count } людина.
    [few] Закінчили { $count } людини.
   *[many] Закінчили { $count } людей.
}
challenge-again = Завтра буде новий.
challenge-you = ти

# What can go wrong
error-puzzle-unknown = Немає задачі { $puzzle }.
error-puzzles-none = У цій версії немає таких задач.
error-puzzle-theme = Немає теми «{ $theme }». Теми: { $expected }.
error-puzzle-difficulty = Немає складності { $difficulty }; вони від 1 до { $last }.
error-puzzle-over = Ти вже знаєш відповідь на цю задачу.
error-challenge-moved = Ця спроба пішла далі в іншому місці. Онови сторінку.

# Puzzles and the daily challenge, in the browser and in the terminal.


# What a puzzle is about
puzzle-theme-end = завершить партию
puzzle-theme-last-round = последний раунд
puzzle-theme-glazier = вернуть стекольщика или нет
puzzle-theme-keep = какое стёклышко оставить
puzzle-theme-finish = заполнить полосу
puzzle-theme-glass = не бить стекло
puzzle-theme-centre = отказаться от центра
puzzle-theme-sacrifice = разбить стекло намеренно
puzzle-theme-start = взять первый ход
puzzle-theme-build = выбрать полосу
puzzle-theme-tool = взяться за инструмент
puzzle-theme-use-tool = хорошо применить инструмент
puzzle-theme-pass = не трогать
puzzle-theme-points = много очков сразу
puzzle-theme-place = найти ячейку
puzzle-theme-draft = выбрать кубик
puzzle-theme-alone = игра в одиночку
puzzle-theme-name = назвать, кто получит очко
puzzle-theme-two-frames = две рамки сразу
puzzle-theme-steal = отобрать рамку
puzzle-theme-close = замкнуть рамку
puzzle-theme-deny = не дать рамку
puzzle-theme-shard = потратить осколок
puzzle-theme-skip = пропустить ход
puzzle-theme-discard = сбросить плитки
puzzle-theme-prepare = подготовить рамку
puzzle-theme-broken = разбитые узоры

# A puzzle and the tries at it
puzzle-title = Задачи
puzzle-task = Найди лучший ход
puzzle-task-note = Сыграй его на поле. Один ход явно лучший; у тебя две попытки.
puzzle-about-this = Об этой задаче
puzzle-heading = { $game }, { $players ->
    [one] в одиночку
    [few] { $players } игрока
   *[many] { $players } игроков
}
puzzle-difficulty = сложность { $difficulty } из 5
puzzle-source = Из партии между ботами. То, чего там нельзя было знать, выбрано заново.
puzzle-tries = Попытки
puzzle-tries-left = { $left ->
    [one] Осталась { $left } попытка.
    [few] Остались { $left } попытки.
   *[many] Осталось { $left } попыток.
}
puzzle-hint = Показать первую подсказку
puzzle-hinted = Верный источник подсвечен: теперь ходить можно только оттуда.
puzzle-hinted-short = Верный источник подсвечен
puzzle-show = Показать ответ
puzzle-skip = Пропустить эту
puzzle-wrong-title = По правилам, но не лучшее
puzzle-wrong-by = Теряет { $percent } % победы.
puzzle-wrong-far = Это не из лучших ходов.
puzzle-found = Это он
puzzle-shown = Лучший ход
puzzle-found-by = Здесь его нашли { $percent } % из { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
   *[many] { $count } игроков
}.
puzzle-solution = Лучшее: { $action }, { $percent } % победы.
puzzle-next-best = { $number }: { $action }, { $percent } %, меньше на { $behind } %.
puzzle-about = О чём: { $themes }.
puzzle-values = Какой доли победы можно ждать после каждого хода; проверено вдесятеро более долгим поиском.
puzzle-next = Следующая задача
puzzle-to-stream = Дальше: поток
puzzle-share = Поделиться
puzzle-share-text = Leadlight, задача за { $day }: { $marks }
puzzle-share-copied = Скопировано. Ответа там нет.
puzzle-play-on = Играть дальше отсюда
puzzle-you = Ты
puzzle-rival = Место { $seat }

# The pages: the puzzle of the day, the stream and the days before
puzzle-tab-daily = Задача дня
puzzle-tab-stream = Поток
puzzle-tab-archive = Архив
puzzle-tab-challenge = Вызов дня
puzzle-tab-short-daily = Сегодня
puzzle-tab-short-stream = Поток
puzzle-tab-short-archive = Архив
puzzle-tab-short-challenge = Вызов
puzzle-week = Твоя неделя
puzzle-week-none = Стёклышко за каждый день, когда ты находишь ход.
puzzle-day-solved = { $day }: найдено
puzzle-day-missed = { $day }: не найдено
puzzle-day-open = { $day }: ещё открыто
puzzle-streak = { $days ->
    [one] Серия: { $days } день.
    [few] Серия: { $days } дня.
   *[many] Серия: { $days } дней.
}
puzzle-longest = Самая длинная: { $days }.
puzzle-stream-solved = Найдено { $solved } из { $count }
puzzle-last = Твои последние
puzzle-last-found = найдено
puzzle-last-shown = не найдено
puzzle-games = Игры в потоке
puzzle-themes = Тема
puzzle-any-theme = любая
puzzle-levels = Сложность
puzzle-any-level = любая
puzzle-all-known = Эти ты уже знаешь все. Выбери другую тему или игру.

# The daily challenge: the same draws for everybody on this server
challenge-about = { $game } в одиночку, с одинаковыми бросками для всех на этом сервере сегодня. Одна попытка, ходы не отменить.
challenge-fixed = Броски определены датой и заранее известны серверу; их не доказывают, как за столом.
challenge-begin = Начать
challenge-continue = Продолжить
challenge-results = Результаты за сегодня
challenge-nobody = Ещё никто не закончил.
challenge-points = очки: { $points }
challenge-beaten = нейтральный результат превзойдён
challenge-missed = нейтральный результат не превзойдён
challenge-over = Завершено, очки: { $points }.
challenge-finished = { $count ->
    [one] Закончил { $count } человек.
    [few] Закончили { $count } человека.
   *[many] Закончили { $count } человек.
}
challenge-again = Завтра будет новый.
challenge-you = ты

# What can go wrong
error-puzzle-unknown = Нет задачи { $puzzle }.
error-puzzles-none = В этой версии нет таких задач.
error-puzzle-theme = Нет темы «{ $theme }». Темы: { $expected }.
error-puzzle-difficulty = Нет сложности { $difficulty }; они от 1 до { $last }.
error-puzzle-over = Ты уже знаешь ответ на эту задачу.
error-challenge-moved = Эта попытка ушла дальше в другом месте. Обнови страницу.

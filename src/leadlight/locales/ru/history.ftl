# The history of a guest on this server: matches, statistics and plots.

history-link = История
history-title = Твоя история
history-note = Партии, сыгранные до конца на этом сервере. Они здесь, пока сервер хранит их столы.
history-running = Ещё не окончены
history-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
history-none = Пока пусто. Сыграй с ботами или сядь за открытый стол.
history-games = Какая игра
history-all-games = Все
history-won = победа
history-shared = общая
history-lost = поражение
history-resigned = сдача
history-place = { $place }-е место
# $others are such as “Zofia 61, Jiří 48”
history-against = против: { $others }
history-alone = в одиночку
history-minutes = { $minutes } мин
history-look-at = Посмотреть: { $game }, { $day }
history-newer = Новее
history-older = Раньше
history-page = Страница { $page } из { $pages }
history-export = Сохранить в файл (JSON)
history-stat-played = сыграно
history-stat-won = выиграно
history-stat-mean = очков в среднем
history-stat-best = лучший результат
history-plot = Очки от партии к партии
history-plot-words = { $count ->
    [one] { $game }, { $count } партия: очки от { $least } до { $most }.
    [few] { $game }, последние { $count } партии: очки от { $least } до { $most }.
    [many] { $game }, последние { $count } партий: очки от { $least } до { $most }.
   *[other] { $game }, последние { $count } партии: очки от { $least } до { $most }.
}
history-plot-won = победа
history-plot-other = без победы
history-plot-mean = среднее за восемь
history-missing = Не удаётся показать твою историю

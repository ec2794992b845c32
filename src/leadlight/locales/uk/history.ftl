# The history of a guest on this server: matches, statistics and plots.

history-link = Історія
history-title = Твоя історія
history-note = Партії на цьому сервері, зіграні до кінця. Вони тут, доки сервер зберігає їхні столи.
history-running = Ще не закінчено
history-matches = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
history-none = Поки порожньо. Зіграй проти ботів або сядь за відкритий стіл.
history-games = Яка гра
history-all-games = Усі
history-won = перемога
history-shared = спільна
history-lost = поразка
history-resigned = здача
history-place = { $place }-е місце
# $others are such as “Zofia 61, Jiří 48”
history-against = проти: { $others }
history-alone = соло
history-minutes = { $minutes } хв
history-look-at = Переглянути: { $game }, { $day }
history-newer = Новіші
history-older = Давніші
history-page = Сторінка { $page } з { $pages }
history-export = Зберегти у файл (JSON)
history-stat-played = зіграно
history-stat-won = виграно
history-stat-mean = балів у середньому
history-stat-best = найкраще
history-plot = Бали від партії до партії
history-plot-words = { $count ->
    [one] { $game }, { $count } партія: бали від { $least } до { $most }.
    [few] { $game }, останні { $count } партії: бали від { $least } до { $most }.
    [many] { $game }, останні { $count } партій: бали від { $least } до { $most }.
   *[other] { $game }, останні { $count } партії: бали від { $least } до { $most }.
}
history-plot-won = перемога
history-plot-other = без перемоги
history-plot-mean = середнє за вісім
history-missing = Не вдалося показати твою історію

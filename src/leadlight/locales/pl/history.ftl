# The history of a guest on this server: matches, statistics and plots.

history-link = Historia
history-title = Twoja historia
history-note = Partie rozegrane do końca na tym serwerze. Są tu tak długo, jak serwer przechowuje ich stoły.
history-running = Jeszcze trwają
history-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
history-none = Jeszcze nic tu nie ma. Zagraj z botami albo usiądź przy otwartym stole.
history-games = Która gra
history-all-games = Wszystkie
history-won = wygrana
history-shared = wspólna
history-lost = przegrana
history-resigned = poddana
history-place = { $place }. miejsce
# $others are such as “Zofia 61, Jiří 48”
history-against = przeciw: { $others }
history-alone = solo
history-minutes = { $minutes } min
history-look-at = Obejrzyj: { $game }, { $day }
history-newer = Nowsze
history-older = Starsze
history-page = Strona { $page } z { $pages }
history-export = Zapisz do pliku (JSON)
history-stat-played = rozegrane
history-stat-won = wygrane
history-stat-mean = punktów średnio
history-stat-best = najlepszy wynik
history-plot = Punkty, partia po partii
history-plot-words = { $count ->
    [one] { $game }, { $count } partia: punkty od { $least } do { $most }.
    [few] { $game }, ostatnie { $count } partie: punkty od { $least } do { $most }.
    [many] { $game }, ostatnie { $count } partii: punkty od { $least } do { $most }.
   *[other] { $game }, ostatnie { $count } partii: punkty od { $least } do { $most }.
}
history-plot-won = wygrana
history-plot-other = bez wygranej
history-plot-mean = średnia z ośmiu
history-missing = Nie można pokazać twojej historii

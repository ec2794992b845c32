# The history of a guest on this server: matches, statistics and plots.

history-link = Historie
history-title = Tvá historie
history-note = Partie dohrané na tomto serveru. Zůstávají tu, dokud server uchovává jejich stoly.
history-running = Ještě neskončily
history-matches = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
history-none = Zatím nic. Zahraj si proti botům, nebo si sedni k otevřenému stolu.
history-games = Která hra
history-all-games = Všechny
history-won = výhra
history-shared = společná
history-lost = prohra
history-resigned = vzdáno
history-place = { $place }. místo
# $others are such as “Zofia 61, Jiří 48”
history-against = proti: { $others }
history-alone = sólo
history-minutes = { $minutes } min
history-look-at = Prohlédnout: { $game }, { $day }
history-newer = Novější
history-older = Starší
history-page = Strana { $page } z { $pages }
history-export = Uložit do souboru (JSON)
history-stat-played = odehráno
history-stat-won = vyhráno
history-stat-mean = bodů v průměru
history-stat-best = nejvíc bodů
history-plot = Body, partie po partii
history-plot-words = { $count ->
    [one] { $game }, { $count } partie: body od { $least } do { $most }.
    [few] { $game }, poslední { $count } partie: body od { $least } do { $most }.
   *[other] { $game }, posledních { $count } partií: body od { $least } do { $most }.
}
history-plot-won = výhra
history-plot-other = bez výhry
history-plot-mean = průměr z osmi
history-missing = Tvou historii nelze zobrazit

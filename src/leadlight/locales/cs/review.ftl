# Rozbor dohrané partie a co rozbory učí.

reviewed-title = Rozbor partie
reviewed-open = Rozebrat partii
reviewed-open-note = Vyber záznam partie dohrané do konce. Rozebere se na tomto serveru.
reviewed-share = Zkopírovat odkaz na tento tah
reviewed-graph = Průběh partie
reviewed-chance = Šance na výhru
reviewed-chance-alone = Šance překonat cílové skóre
reviewed-points = Body
reviewed-graph-words = Šance na výhru v průběhu partie, { $name }; na konci { $value } procent. Tabulka čísel obsahuje každý tah.
reviewed-graph-points = Body v průběhu partie, { $name }; na konci { $value }. Tabulka čísel obsahuje každý tah.
reviewed-key-skill = umění
reviewed-key-luck = štěstí při losu
reviewed-numbers = Tabulka čísel
reviewed-table = Tah po tahu
reviewed-table-parts = Umění a štěstí, { $name }, v bodech šance na výhru
reviewed-table-part = Část
reviewed-table-move = Tah
reviewed-table-who = Kdo
reviewed-table-what = Co
reviewed-table-cost = Cena
reviewed-table-mark = Známka
reviewed-table-chance = { $name }, šance
reviewed-split = Odkud se vzal výsledek
reviewed-start = Na začátku { $value }
reviewed-result = na konci { $value }
reviewed-skill = umění
reviewed-luck = štěstí
reviewed-unexplained = nejasné
reviewed-error = „Nejasné“ je to, co odhad nedokáže říct: tady až asi { $points } bodů šance.
reviewed-moments = Rozhodující okamžiky
reviewed-moment-move = Tah { $move }, { $name }
reviewed-moment-draw = Los po tahu { $move }
reviewed-accuracy = Přesnost
reviewed-accuracy-note = jak blízko nejlepším tahům
reviewed-as = Ukázat partii očima: { $name }
reviewed-mark-only = jediný dobrý tah
reviewed-mark-best = nejlepší tah
reviewed-mark-good = dobrý tah
reviewed-mark-inaccuracy = nepřesnost
reviewed-mark-mistake = chyba
reviewed-mark-blunder = hrubá chyba
reviewed-move-cost = { $points ->
    [one] Tah { $move } stál { $points } bod šance na výhru
    [few] Tah { $move } stál { $points } body šance na výhru
   *[other] Tah { $move } stál { $points } bodů šance na výhru
}
reviewed-move-good = Tah { $move } byl dobrý
reviewed-move-best = Tah { $move } byl nejlepší možný
reviewed-move-only = Tah { $move }: jediný dobrý, a nalezený
reviewed-move-forced = Tah { $move }
reviewed-better = Lepší:
reviewed-played = takto zahráno
reviewed-tag-better = lepší
reviewed-tag-played = zahráno
reviewed-options = Nejlepší tahy v této pozici
reviewed-moves = Tahy
reviewed-filter = Které tahy
reviewed-filter-all = Všechny
reviewed-filter-mistakes = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
reviewed-no-mistakes = Tady není co zlepšovat. Podívej se na tahy se znaménkem „!“.
reviewed-next = Další chyba
reviewed-try = Zkusit odsud
reviewed-try-short = Zkusit
reviewed-try-back = Zpět k rozboru
reviewed-try-note = Hraješ dál proti programu. Nic z toho se neuloží.
reviewed-try-thinking = Program přemýšlí…
reviewed-key-step = o tah zpět nebo dál
reviewed-key-better = ukázat nebo skrýt lepší tah
reviewed-said = Tah { $move }, { $name }: { $what }.
reviewed-said-better = Lepší: { $what }, { $value }.
reviewed-waiting = Tento rozbor je { $place }. ve frontě. Partii si zatím můžeš prohlížet.
reviewed-computing = Rozebrané tahy: { $done } z { $all }
reviewed-failed = Rozbor se nepodařilo dokončit.
reviewed-stopped = Rozbor byl zastaven.
reviewed-stop = Zastavit
reviewed-again = Zkusit znovu

# K čemu rozbory něčích partií vedou.
reviewed-stats = Co říkají tvé rozbory
reviewed-stats-count = { $count ->
    [one] z { $count } rozebrané partie
    [few] ze { $count } rozebraných partií
   *[other] z { $count } rozebraných partií
}
reviewed-stats-none = Nech si nějakou partii rozebrat a uvidíš tu, kde ztrácíš šanci na výhru.
reviewed-stats-accuracy = Přesnost, partie po partii
reviewed-stats-accuracy-words = { $count ->
    [one] Přesnost v { $count } partii: průměrně { $mean }, v poslední { $last }.
    [few] Přesnost ve { $count } partiích: průměrně { $mean }, v poslední { $last }.
   *[other] Přesnost v { $count } partiích: průměrně { $mean }, v poslední { $last }.
}
reviewed-stats-phases = Šance ztracená v partii, podle fází
reviewed-stats-kinds = … a podle druhu rozhodnutí
reviewed-stats-phase-0 = začátek
reviewed-stats-phase-1 = střed
reviewed-stats-phase-2 = konec
reviewed-stats-luck = Štěstí při losu za všechny partie: { $points } bodů šance na výhru, umění { $skill }.
reviewed-kind-PanesTaken = braní a umisťování tabulek
reviewed-kind-GlazierReturned = návrat sklenáře
reviewed-kind-PaneKept = ponechání tabulky
reviewed-kind-DieTaken = braní kostky
reviewed-kind-DiePlaced = pokládání kostky
reviewed-kind-TurnPassed = ukončení tahu
reviewed-kind-ToolUsed = použití nástroje
reviewed-kind-WindowChosen = výběr vitráže
reviewed-kind-DieMoved = přesun kostek nástrojem
reviewed-kind-DieSwapped = výměna kostek nástrojem
reviewed-kind-DieChanged = změna kostky nástrojem
reviewed-kind-ValueChosen = volba hodnoty
reviewed-kind-DieReturned = vrácení kostky
reviewed-kind-TileLaid = pokládání destičky
reviewed-kind-TilesDiscarded = odkládání destiček
reviewed-kind-TurnSkipped = vynechání tahu
reviewed-kind-ColourChosen = volba barvy
reviewed-kind-PatternFinished = určení, kdo boduje
reviewed-kind-other = jiná rozhodnutí

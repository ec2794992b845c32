# Rozbor dohrané partie a co rozbory učí.

review-title = Rozbor partie
review-open = Rozebrat partii
review-open-note = Vyber záznam partie dohrané do konce. Rozebere se na tomto serveru.
review-share = Zkopírovat odkaz na tento tah
review-graph = Průběh partie
review-chance = Šance na výhru
review-chance-alone = Šance překonat cíl
review-points = Body
review-graph-words = Šance na výhru v průběhu partie, { $name }; na konci { $value } procent. Tabulka čísel obsahuje každý tah.
review-graph-points = Body v průběhu partie, { $name }; na konci { $value }. Tabulka čísel obsahuje každý tah.
review-key-skill = umění
review-key-luck = štěstí při losu
review-numbers = Tabulka čísel
review-table = Tah po tahu
review-table-parts = Umění a štěstí, { $name }, v bodech šance na výhru
review-table-part = Část
review-table-move = Tah
review-table-who = Kdo
review-table-what = Co
review-table-cost = Cena
review-table-mark = Známka
review-table-chance = { $name }, šance
review-split = Odkud se vzal výsledek
review-start = Na začátku { $value }
review-result = na konci { $value }
review-skill = umění
review-luck = štěstí
review-unexplained = nejasné
review-error = „Nejasné“ je to, co odhad nedokáže říct: tady až asi { $points } bodů šance.
review-moments = Rozhodující okamžiky
review-moment-move = Tah { $move }, { $name }
review-moment-draw = Los po tahu { $move }
review-accuracy = Přesnost
review-accuracy-note = jak blízko nejlepším tahům
review-as = Ukázat partii očima: { $name }
review-mark-only = jediný dobrý tah
review-mark-best = nejlepší tah
review-mark-good = dobrý tah
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-move-cost = { $points ->
    [one] Tah { $move } stál { $points } bod šance na výhru
    [few] Tah { $move } stál { $points } body šance na výhru
   *[other] Tah { $move } stál { $points } bodů šance na výhru
}
review-move-good = Tah { $move } byl dobrý
review-move-best = Tah { $move } byl nejlepší možný
review-move-only = Tah { $move }: jediný dobrý, a nalezený
review-move-forced = Tah { $move }
review-better = Lepší:
review-played = takto zahráno
review-options = Nejlepší tahy v této pozici
review-moves = Tahy
review-filter = Které tahy
review-filter-all = Všechny
review-filter-mistakes = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
review-no-mistakes = Tady není co zlepšovat. Podívej se na tahy se znaménkem „!“.
review-next = Další chyba
review-try = Zkusit odsud
review-try-back = Zpět k rozboru
review-try-note = Hraješ dál proti programu. Nic z toho se neuloží.
review-try-thinking = Program přemýšlí…
review-key-step = o tah zpět nebo dál
review-key-better = ukázat nebo skrýt lepší tah
review-said = Tah { $move }, { $name }: { $what }.
review-said-better = Lepší: { $what }, { $value }.
review-waiting = Tento rozbor je { $place }. ve frontě. Partii si zatím můžeš prohlížet.
review-computing = Rozebrané tahy: { $done } z { $all }
review-failed = Rozbor se nepodařilo dokončit.
review-stopped = Rozbor byl zastaven.
review-stop = Zastavit
review-again = Zkusit znovu

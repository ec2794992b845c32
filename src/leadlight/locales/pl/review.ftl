# Analiza zakończonej partii i to, czego uczą analizy.

review-title = Analiza partii
review-open = Przeanalizuj partię
review-open-note = Wybierz zapis partii rozegranej do końca. Analiza powstanie na tym serwerze.
review-share = Skopiuj link do tego ruchu
review-graph = Przebieg partii
review-chance = Szansa na wygraną
review-chance-alone = Szansa na pobicie celu
review-points = Punkty
review-graph-words = Szansa na wygraną w ciągu partii, { $name }; na końcu { $value } procent. Tabela liczb zawiera każdy ruch.
review-graph-points = Punkty w ciągu partii, { $name }; na końcu { $value }. Tabela liczb zawiera każdy ruch.
review-key-skill = umiejętności
review-key-luck = szczęście w losowaniu
review-numbers = Tabela liczb
review-table = Ruch po ruchu
review-table-parts = Umiejętności i szczęście, { $name }, w punktach szansy na wygraną
review-table-part = Część
review-table-move = Ruch
review-table-who = Kto
review-table-what = Co
review-table-cost = Koszt
review-table-mark = Ocena
review-table-chance = { $name }, szansa
review-split = Skąd wziął się wynik
review-start = Na początku { $value }
review-result = na końcu { $value }
review-skill = umiejętności
review-luck = szczęście
review-unexplained = niejasne
review-error = „Niejasne” to to, czego oszacowanie nie potrafi powiedzieć: tutaj do około { $points } punktów szansy.
review-moments = Decydujące chwile
review-moment-move = Ruch { $move }, { $name }
review-moment-draw = Losowanie po ruchu { $move }
review-accuracy = Dokładność
review-accuracy-note = jak blisko najlepszych ruchów
review-as = Pokaż partię oczami: { $name }
review-mark-only = jedyny dobry ruch
review-mark-best = najlepszy ruch
review-mark-good = dobry ruch
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = gruby błąd
review-move-cost = { $points ->
    [one] Ruch { $move } kosztował { $points } punkt szansy na wygraną
    [few] Ruch { $move } kosztował { $points } punkty szansy na wygraną
    [many] Ruch { $move } kosztował { $points } punktów szansy na wygraną
   *[other] Ruch { $move } kosztował { $points } punktu szansy na wygraną
}
review-move-good = Ruch { $move } był dobry
review-move-best = Ruch { $move } był najlepszy z możliwych
review-move-only = Ruch { $move }: jedyny dobry i znaleziony
review-move-forced = Ruch { $move }
review-better = Lepiej:
review-played = tak zagrano
review-options = Najlepsze ruchy w tej pozycji
review-moves = Ruchy
review-filter = Które ruchy
review-filter-all = Wszystkie
review-filter-mistakes = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
review-no-mistakes = Nie ma tu czego poprawiać. Spójrz na ruchy ze znakiem „!”.
review-next = Następny błąd
review-try = Spróbuj od tego miejsca
review-try-back = Wróć do analizy
review-try-note = Grasz dalej przeciwko silnikowi. Nic z tego nie zostanie zapisane.
review-try-thinking = Silnik myśli…
review-key-step = ruch wstecz lub dalej
review-key-better = pokaż lub ukryj lepszy ruch
review-said = Ruch { $move }, { $name }: { $what }.
review-said-better = Lepiej: { $what }, { $value }.
review-waiting = Ta analiza jest { $place }. w kolejce. Tymczasem możesz oglądać partię.
review-computing = Przeanalizowane ruchy: { $done } z { $all }
review-failed = Nie udało się dokończyć analizy.
review-stopped = Analiza została zatrzymana.
review-stop = Zatrzymaj
review-again = Spróbuj ponownie

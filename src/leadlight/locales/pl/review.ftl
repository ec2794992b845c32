# Omówienie zakończonej partii i to, czego omówienia uczą.

reviewed-title = Omówienie
reviewed-open = Omów partię
reviewed-open-note = Wybierz zapis partii rozegranej do końca. Omówienie powstanie na tym serwerze.
reviewed-share = Skopiuj link do tego ruchu
reviewed-graph = Przebieg partii
reviewed-chance = Szansa na wygraną
reviewed-chance-alone = Szansa na pobicie wyniku docelowego
reviewed-points = Punkty
reviewed-graph-words = Szansa na wygraną w ciągu partii, { $name }; na końcu { $value } procent. Tabela liczb zawiera każdy ruch.
reviewed-graph-points = Punkty w ciągu partii, { $name }; na końcu { $value }. Tabela liczb zawiera każdy ruch.
reviewed-key-skill = umiejętności
reviewed-key-luck = szczęście w losowaniu
reviewed-numbers = Tabela liczb
reviewed-table = Ruch po ruchu
reviewed-table-parts = Umiejętności i szczęście, { $name }, w punktach szansy na wygraną
reviewed-table-part = Część
reviewed-table-move = Ruch
reviewed-table-who = Kto
reviewed-table-what = Co
reviewed-table-cost = Koszt
reviewed-table-mark = Ocena
reviewed-table-chance = { $name }, szansa
reviewed-split = Skąd wziął się wynik
reviewed-start = Na początku { $value }
reviewed-result = na końcu { $value }
reviewed-skill = umiejętności
reviewed-luck = szczęście
reviewed-unexplained = niejasne
reviewed-error = „Niejasne” to to, czego oszacowanie nie potrafi powiedzieć: tutaj do około { $points } punktów szansy.
reviewed-moments = Decydujące chwile
reviewed-moment-move = Ruch { $move }, { $name }
reviewed-moment-draw = Losowanie po ruchu { $move }
reviewed-accuracy = Dokładność
reviewed-accuracy-note = jak blisko najlepszych ruchów
reviewed-as = Pokaż partię oczami: { $name }
reviewed-mark-only = jedyny dobry ruch
reviewed-mark-best = najlepszy ruch
reviewed-mark-good = dobry ruch
reviewed-mark-inaccuracy = niedokładność
reviewed-mark-mistake = błąd
reviewed-mark-blunder = gruby błąd
reviewed-move-cost = { $points ->
    [one] Ruch { $move } kosztował { $points } punkt szansy na wygraną
    [few] Ruch { $move } kosztował { $points } punkty szansy na wygraną
    [many] Ruch { $move } kosztował { $points } punktów szansy na wygraną
   *[other] Ruch { $move } kosztował { $points } punktu szansy na wygraną
}
reviewed-move-good = Ruch { $move } był dobry
reviewed-move-best = Ruch { $move } był najlepszy z możliwych
reviewed-move-only = Ruch { $move }: jedyny dobry i znaleziony
reviewed-move-forced = Ruch { $move }
reviewed-better = Lepiej:
reviewed-played = tak zagrano
reviewed-tag-better = lepiej
reviewed-tag-played = zagrano
reviewed-options = Najlepsze ruchy w tej pozycji
reviewed-moves = Ruchy
reviewed-filter = Które ruchy
reviewed-filter-all = Wszystkie
reviewed-filter-mistakes = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
reviewed-no-mistakes = Nie ma tu czego poprawiać. Spójrz na ruchy ze znakiem „!”.
reviewed-next = Następny błąd
reviewed-try = Spróbuj od tego miejsca
reviewed-try-short = Spróbuj
reviewed-try-back = Wróć do omówienia
reviewed-try-note = Grasz dalej przeciwko silnikowi. Nic z tego nie zostanie zapisane.
reviewed-try-thinking = Silnik myśli…
reviewed-key-step = ruch wstecz lub dalej
reviewed-key-better = pokaż lub ukryj lepszy ruch
reviewed-said = Ruch { $move }, { $name }: { $what }.
reviewed-said-better = Lepiej: { $what }, { $value }.
reviewed-waiting = To omówienie jest { $place }. w kolejce. Tymczasem możesz oglądać partię.
reviewed-computing = Omówione ruchy: { $done } z { $all }
reviewed-failed = Nie udało się dokończyć omówienia.
reviewed-stopped = Omówienie zostało zatrzymane.
reviewed-stop = Zatrzymaj
reviewed-again = Spróbuj ponownie

# Do czego sprowadzają się omówienia czyichś partii.
reviewed-stats = Co mówią twoje omówienia
reviewed-stats-count = { $count ->
    [one] z { $count } omówionej partii
    [few] z { $count } omówionych partii
    [many] z { $count } omówionych partii
   *[other] z { $count } omówionej partii
}
reviewed-stats-none = Poproś o omówienie partii, a zobaczysz tu, gdzie tracisz szansę na wygraną.
reviewed-stats-accuracy = Dokładność, partia po partii
reviewed-stats-accuracy-words = { $count ->
    [one] Dokładność w { $count } partii: średnio { $mean }, w ostatniej { $last }.
    [few] Dokładność w { $count } partiach: średnio { $mean }, w ostatniej { $last }.
    [many] Dokładność w { $count } partiach: średnio { $mean }, w ostatniej { $last }.
   *[other] Dokładność w { $count } partii: średnio { $mean }, w ostatniej { $last }.
}
reviewed-stats-phases = Szansa tracona w partii, według faz
reviewed-stats-kinds = … i według rodzaju decyzji
reviewed-stats-phase-0 = początek
reviewed-stats-phase-1 = środek
reviewed-stats-phase-2 = koniec
reviewed-stats-luck = Szczęście w losowaniu we wszystkich partiach: { $points } punktów szansy na wygraną, umiejętności { $skill }.
reviewed-kind-PanesTaken = branie i układanie tafli
reviewed-kind-GlazierReturned = cofanie witrażysty
reviewed-kind-PaneKept = zachowanie tafli
reviewed-kind-DieTaken = branie kości
reviewed-kind-DiePlaced = kładzenie kości
reviewed-kind-TurnPassed = kończenie tury
reviewed-kind-ToolUsed = użycie narzędzia
reviewed-kind-WindowChosen = wybór witrażu
reviewed-kind-DieMoved = przekładanie kości narzędziem
reviewed-kind-DieSwapped = zamiana kości narzędziem
reviewed-kind-DieChanged = zmiana kości narzędziem
reviewed-kind-ValueChosen = wybór wartości
reviewed-kind-DieReturned = zwrot kości
reviewed-kind-TileLaid = kładzenie płytki
reviewed-kind-TilesDiscarded = odrzucanie płytek
reviewed-kind-TurnSkipped = pomijanie tury
reviewed-kind-ColourChosen = wybór koloru
reviewed-kind-PatternFinished = wskazanie, kto punktuje
reviewed-kind-other = inne decyzje

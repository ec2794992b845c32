# Co mówią `leadlight analyse` i `leadlight review`. $shares to szanse na wygraną po kolei, na przykład „54 % · 46 %”.

help-analyse = Powiedz, ile warte są najlepsze ruchy w pozycji i dlaczego.
help-review = Omów zakończoną partię: błędy, szczęście i to, co zdecydowało.
help-analyse-position = Pozycja w notacji.
help-analyse-ply = Pozycja po tylu ruchach zapisu; bez tego ostatnia.
help-analyse-time = Ile sekund myśleć.
help-analyse-nodes = Ile pozycji zbadać, zamiast czasu.
help-review-time = Ile sekund myśleć nad każdą decyzją.
help-review-nodes = Ile pozycji zbadać przy każdej decyzji, zamiast czasu.
help-review-jobs = Ile procesów pracuje; bez tego po jednym na rdzeń. Omówienie jest takie samo.
error-analyse-what = Podaj albo pozycję, albo zapis.
error-analyse-nobody = W tej pozycji nikt o niczym nie decyduje.
error-analyse-game = To zapis partii { $found }, a nie { $expected }.
error-review-unfinished = Omówić można tylko zakończoną partię.
error-review-cancelled = Omawianie zostało przerwane.
insight-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-progress = Myślę
analyse-seat = Decyduje miejsce { $seat }. Szanse na wygraną po kolei: { $shares }
analyse-exact = Policzone do końca partii.
analyse-estimate = Oszacowano, zbadane pozycje: { $nodes ->
    [one] { $nodes }
    [few] { $nodes }
    [many] { $nodes }
   *[other] { $nodes }
}. Zakres po ± to dwa błędy standardowe.
analyse-action = Ruch
analyse-value = Szansa
analyse-behind = Gorszy o
analyse-line = Możliwy dalszy ciąg
review-progress = Omawiam
review-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
review-start = Początek
review-skill = Umiejętności
review-luck = Szczęście
review-unexplained = Niewyjaśnione
review-result = Wynik
review-accuracy = Dokładność
review-sums = Początek + umiejętności + szczęście + niewyjaśnione = wynik, jako udziały w wygranej.
review-mark-best = najlepszy
review-mark-good = dobry
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = gruby błąd
review-moments = Chwile, które rozstrzygnęły partię
review-moment-decision = Ruch { $ply }, { $name }: { $played } ({ $mark }, { $change }). Lepiej: { $best }
review-moment-draw = Losowanie { $ply }: { $change } dla gracza { $name }

# Puzzles and the daily challenge, in the browser and in the terminal.


# What a puzzle is about
puzzle-theme-end = zakończ partię
puzzle-theme-last-round = ostatnia runda
puzzle-theme-glazier = cofnąć witrażystę czy nie
puzzle-theme-keep = którą taflę zachować
puzzle-theme-finish = zapełnij kwaterę
puzzle-theme-glass = nie tłucz szkła
puzzle-theme-centre = odmów środka
puzzle-theme-sacrifice = stłucz szkło celowo
puzzle-theme-start = weź pierwszą turę
puzzle-theme-build = wybierz kwaterę
puzzle-theme-tool = sięgnij po narzędzie
puzzle-theme-use-tool = dobrze użyj narzędzia
puzzle-theme-pass = zostaw to
puzzle-theme-points = dużo punktów naraz
puzzle-theme-place = znajdź pole
puzzle-theme-draft = wybierz kość
puzzle-theme-alone = gra solo
puzzle-theme-name = wskaż, kto dostanie punkt
puzzle-theme-two-frames = dwie ramki naraz
puzzle-theme-steal = zabierz ramkę
puzzle-theme-close = zamknij ramkę
puzzle-theme-deny = nie oddaj ramki
puzzle-theme-shard = zużyj odłamek
puzzle-theme-skip = pomiń turę
puzzle-theme-discard = odrzuć płytki
puzzle-theme-prepare = przygotuj ramkę
puzzle-theme-broken = rozbite wzory

# A puzzle and the tries at it
puzzle-title = Zadania
puzzle-task = Znajdź najlepszy ruch
puzzle-task-note = Zagraj go na planszy. Jeden ruch jest wyraźnie najlepszy; masz dwie próby.
puzzle-about-this = O tym zadaniu
puzzle-heading = { $game }, { $players ->
    [one] solo
    [few] { $players } graczy
   *[many] { $players } graczy
}
puzzle-difficulty = trudność { $difficulty } z 5
puzzle-source = Z partii między botami. To, czego nie można było tam wiedzieć, wylosowano na nowo.
puzzle-tries = Próby
puzzle-tries-left = { $left ->
    [one] Została { $left } próba.
    [few] Zostały { $left } próby.
   *[many] Zostało { $left } prób.
}
puzzle-hint = Pokaż pierwszą wskazówkę
puzzle-hinted = Właściwe źródło jest podświetlone: teraz można zagrać tylko stamtąd.
puzzle-hinted-short = Właściwe źródło jest podświetlone
puzzle-show = Pokaż odpowiedź
puzzle-skip = Pomiń to zadanie
puzzle-wrong-title = Zgodne z zasadami, ale nie najlepsze
puzzle-wrong-by = Oddaje { $percent } % wygranej.
puzzle-wrong-far = To nie jest jeden z lepszych ruchów.
puzzle-found = To jest to
puzzle-shown = Najlepszy ruch
puzzle-found-by = Znalazło go tu { $percent } % z { $count ->
    [one] { $count } gracza
    [few] { $count } graczy
   *[many] { $count } graczy
}.
puzzle-solution = Najlepsze: { $action }, { $percent } % wygranej.
puzzle-next-best = { $number }: { $action }, { $percent } %, mniej o { $behind } %.
puzzle-about = Temat: { $themes }.
puzzle-values = Jakiej części wygranej można się spodziewać po każdym ruchu; sprawdzone dziesięć razy dłuższym szukaniem.
puzzle-next = Następne zadanie
puzzle-to-stream = Dalej: strumień
puzzle-share = Udostępnij
puzzle-share-text = Leadlight, zadanie z { $day }: { $marks }
puzzle-share-copied = Skopiowano. Nie zdradza odpowiedzi.
puzzle-play-on = Graj dalej stąd
puzzle-you = Ty
puzzle-rival = Miejsce { $seat }

# The pages: the puzzle of the day, the stream and the days before
puzzle-tab-daily = Zadanie dnia
puzzle-tab-stream = Strumień
puzzle-tab-archive = Archiwum
puzzle-tab-challenge = Wyzwanie dnia
puzzle-tab-short-daily = Dziś
puzzle-tab-short-stream = Strumień
puzzle-tab-short-archive = Archiwum
puzzle-tab-short-challenge = Wyzwanie
puzzle-week = Twój tydzień
puzzle-week-none = Tafla za każdy dzień, w którym znajdziesz ruch.
puzzle-day-solved = { $day }: znalezione
puzzle-day-missed = { $day }: nieznalezione
puzzle-day-open = { $day }: jeszcze otwarte
puzzle-streak = { $days ->
    [one] Seria: { $days } dzień.
    [few] Seria: { $days } dni.
   *[many] Seria: { $days } dni.
}
puzzle-longest = Najdłuższa: { $days }.
puzzle-stream-solved = Znalezione { $solved } z { $count }
puzzle-last = Twoje ostatnie
puzzle-last-found = znalezione
puzzle-last-shown = nieznalezione
puzzle-games = Gry w strumieniu
puzzle-themes = Temat
puzzle-any-theme = dowolny
puzzle-levels = Trudność
puzzle-any-level = dowolna
puzzle-all-known = Te znasz już wszystkie. Wybierz inny temat lub inną grę.

# The daily challenge: the same draws for everybody on this server
challenge-about = { $game } solo, dziś z tymi samymi losowaniami dla wszystkich na tym serwerze. Jedna próba, bez cofania ruchów.
challenge-fixed = Losowania wyznacza data i serwer zna je z góry; nikt ich nie dowodzi jak przy stole.
challenge-begin = Zacznij
challenge-continue = Kontynuuj
challenge-results = Dzisiejsze wyniki
challenge-nobody = Nikt jeszcze nie skończył.
challenge-points = punkty: { $points }
challenge-beaten = wynik docelowy pobity
challenge-missed = wynik docelowy niepobity
challenge-over = Koniec, punkty: { $points }.
challenge-finished = { $count ->
    [one] Skończyła { $count } osoba.
    [few] Skończyły { $count } osoby.
   *[many] Skończyło { $count } osób.
}
challenge-again = Jutro będzie nowe.
challenge-you = ty

# What can go wrong
error-puzzle-unknown = Nie ma zadania { $puzzle }.
error-puzzles-none = Ta wersja nie ma takich zadań.
error-puzzle-theme = Nie ma tematu „{ $theme }”. Tematy: { $expected }.
error-puzzle-difficulty = Nie ma trudności { $difficulty }; są od 1 do { $last }.
error-puzzle-over = Znasz już odpowiedź na to zadanie.
error-challenge-moved = Ta próba toczy się już gdzie indziej. Wczytaj stronę ponownie.

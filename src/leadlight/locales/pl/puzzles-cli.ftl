# What `leadlight puzzles` says.

help-puzzles = Rozwiązuj zadania: pozycje, w których jeden ruch jest wyraźnie najlepszy.
help-puzzles-game = Tylko zadania z tej gry: { $games }.
help-puzzles-theme = Tylko zadania na ten temat, na przykład finish, tool lub steal.
help-puzzles-difficulty = Tylko zadania o tej trudności, od 1 do 5.
help-puzzles-daily = Tylko zadanie dnia.
help-puzzles-mine = Szukaj nowych zadań w partiach między botami.
help-puzzles-check = Rozwiąż zadania najsilniejszym botem z dziesięciokrotnym czasem: ile zachowuje jedyny najlepszy ruch.
help-puzzles-out = Plik na znalezione zadania.
help-puzzles-count = Ile zadań znaleźć.
help-puzzles-seconds = Zakończ po tylu sekundach z tym, co znaleziono.
help-puzzles-sample = Ile zadań z każdej gry sprawdzić.
help-puzzles-file = Sprawdź zadania z tego pliku zamiast wbudowanych.
puzzles-mining = { $seconds } s: partie { $matches }, zadania { $found }
puzzles-mined = Zadania w pliku { $file }: { $count }.
puzzles-mined-difficulty = Trudność { $difficulty }: { $count }
puzzles-checked = { $game }: jedyny najlepszy ruch zachowuje { $hold } z { $checked } sprawdzonych zadań; wszystkich jest { $puzzles }.
puzzles-lost = Utracone: { $puzzles }
puzzles-all-known = { $count ->
    [one] Znasz już jedyne takie zadanie.
    [few] Znasz już wszystkie { $count } takie zadania.
   *[many] Znasz już wszystkie { $count } takich zadań.
}
puzzle-help = Wpisz akcję, na przykład { $example }, albo: { puzzle-word-board }, { puzzle-word-legal }, { puzzle-word-hint }, { puzzle-word-show }, { puzzle-word-next }, { puzzle-word-leave }.
puzzle-word-board = plansza
puzzle-word-legal = dozwolone
puzzle-word-hint = wskazówka
puzzle-word-show = odpowiedź
puzzle-word-next = dalej
puzzle-word-leave = wyjdź
puzzle-hint-actions = Najlepszy ruch jest wśród tych:
puzzle-prompt = Twój ruch ({ $left })>
puzzle-next-prompt = Enter – następne zadanie, { puzzle-word-leave } – koniec:

# The home page: going on with matches, playing against bots, links for others, and pages that cannot be shown.

# Going on. $players are the names of the others at the table.
home-continue = Graj dalej
home-waiting-for-you = { $count ->
    [one] { $count } partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
    [many] { $count } partii czeka na ciebie
   *[other] { $count } partii czeka na ciebie
}
home-all = Wszystkie: { $count }
home-continue-match = Graj dalej: { $game }, { $players }
home-look-again = Obejrzyj
home-look-again-at = Obejrzyj: { $game }, { $players }
home-dismiss = Usuń z tej listy: { $game }, { $players }
home-dismissed = Usunięto z tej listy. Partia jest nadal w historii.
home-undo = Cofnij
home-alone = Solo
# How a match ended. $mine are your points, $best those of the best of the others.
home-you-won = wygrana { $mine } : { $best }
home-you-shared = wspólna wygrana, { $mine }
home-you-lost = przegrana { $mine } : { $best }
home-you-alone = { $mine ->
    [one] { $mine } punkt
    [few] { $mine } punkty
    [many] { $mine } punktów
   *[other] { $mine } punktu
}

# Your matches
home-matches = Twoje partie
home-matches-none = Tutaj rozświetlą się twoje okna.
home-matches-note = { $count ->
    [one] ostatnia partia; wygrana świeci
    [few] ostatnie { $count } partie; wygrane świecą
    [many] ostatnie { $count } partii; wygrane świecą
   *[other] ostatnie { $count } partii; wygrane świecą
}
home-matches-picture = Ostatnie partie: { $count }, w tym wygrane: { $won }.
home-played = rozegrane: { $count }
home-won = wygrane: { $count }
# $list has the best points of each game, as home-best-in writes them
home-best = najlepszy wynik: { $list }
home-best-in = { $game } – { $points }

# An address that means "this computer"
home-only-here = Ten adres można otworzyć tylko na tym komputerze. Aby mogli dołączyć inni w tej samej sieci, zatrzymaj serwer i uruchom go tym poleceniem. Twoje stoły pozostaną.
home-only-here-command = Polecenie, które uruchamia serwer dla innych
home-device-qr = Kod QR linku dla drugiego urządzenia

# Pages that cannot be shown
home-unreachable = Brak połączenia z serwerem
home-retry = Spróbuj ponownie
home-code-looking = Szukamy stołu…

# Learning a game
home-learn = Naucz się
home-learn-game = Naucz się grać: { $game }
home-new = Pierwszy raz tutaj?
home-new-about = Naucz się gry, grając: każda zajmie około sześciu minut.

# The puzzle of the day and the daily challenge
home-puzzle = Zadanie dnia
home-puzzle-task = { $game }: znajdź najlepszy ruch
home-puzzle-solve = Rozwiąż
home-puzzle-more = Więcej zadań
home-puzzle-streak = Seria { $days }, najdłuższa { $longest }
home-puzzle-week = Znalezione w { $found ->
    [one] { $found } dniu
    [few] { $found } dniach
   *[many] { $found } dniach
} z ostatnich siedmiu
home-puzzles = Zadania
home-challenge = Wyzwanie dnia

# What the command line says around the games.

## Help

app-about = Sintra w terminalu: graj, patrz, jak grają boty, odtwarzaj i sprawdzaj zapisy partii.
app-language = Język: --lang en|uk|pl|cs|ru albo zmienna LEADLIGHT_LANG.
app-names = Nazwy gier należą do ich wydawców; Leadlight podaje je tylko po to, by było wiadomo, czyje to zasady.
help-usage = Użycie
help-commands = Polecenia
help-command = POLECENIE
help-arguments = Argumenty
help-name-game = GRA
help-name-file = PLIK
help-name-number = NUMER
help-options = Opcje
help-default = domyślnie:
help-choices = do wyboru:
help-required = wymagane
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.

help-play = Graj w terminalu przeciw botom albo ze znajomymi przy jednej klawiaturze.
help-resume = Wróć do przerwanej partii.
help-simulate = Każ botom rozegrać wiele partii i zobacz statystyki.
help-replay = Obejrzyj zapisaną partię albo ją sprawdź.
help-verify = Sprawdź, czy losowania w partii online były uczciwe.
help-rules = Przeczytaj ponumerowane zasady gry.
help-bench = Zmierz szybkość silnika zasad.
help-bench-engine = Akcje na sekundę: zasady skompilowane, interpretowane, a obok nich OpenSpiel.
help-completion = Wypisz skrypt uzupełniania poleceń dla swojej powłoki.

help-game = Gra: { $games }.
help-players = Liczba graczy.
help-people = Imiona osób przy tej klawiaturze, oddzielone przecinkami.
help-play-bots = Boty na pozostałe miejsca przy stole, oddzielone przecinkami: { $bots }.
help-option = Opcja zasad gry w postaci nazwa=wartość; można podać wielokrotnie.
help-seed = Liczba, od której zależą wszystkie losowania.
help-plain = Opis słowny wiersz po wierszu zamiast rysowanej planszy, wygodny dla czytników ekranu.
help-save = Plik na zapis partii.
help-record-file = Zapis partii, plik JSON.
help-resume-file = Zapis partii; domyślnie ostatniej przerwanej.
help-games-count = Liczba partii.
help-simulate-bots = Grające boty, oddzielone przecinkami i powtarzane, aż zajmą wszystkie miejsca przy stole: { $bots }.
help-records = Folder na zapisy wszystkich partii.
help-json = Wypisz na standardowe wyjście jeden obiekt JSON i nic więcej.
help-check-laws = Po każdej akcji sprawdzaj niezmienniki gry.
help-ply = Pokaż pozycję po tylu akcjach.
help-check = Odtwórz cały zapis według zasad i sprawdź, czy jest poprawny.
help-rule-number = Tylko ta zasada lub ten rozdział, np. S6.2 albo S6.
help-seconds = Czas każdego pomiaru w sekundach.
help-runs = Liczba powtórzeń; liczy się mediana.
help-openspiel = Zmierz też OpenSpiel, jeśli jest zainstalowany.
help-shell = Nazwa powłoki.

## Things that go wrong

error = Błąd: { $text }
error-hint = Spróbuj: { $command }
error-game-unknown = Nie ma gry „{ $game }”. Dostępne: { $expected }.
error-bot-unknown = Nie ma bota „{ $bot }”. Dostępne: { $expected }.
error-option-unknown = Ta gra nie ma opcji „{ $option }”. Dostępne: { $expected }.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $expected }.
error-option-form = „{ $text }” nie ma postaci nazwa=wartość.
error-option-twice = Opcja „{ $option }” jest podana dwa razy, z różnymi wartościami.
error-seats-count = { $seats ->
    [one] Przy stole zajęte jest { $seats } miejsce
    [few] Przy stole zajęte są { $seats } miejsca
    [many] Przy stole zajętych jest { $seats } miejsc
   *[other] Przy stole zajęte jest { $seats } miejsca
}, a graczy ma być { $players }.
error-seat-name = Imię ma od 1 do 64 widocznych znaków.
error-language-unknown = Nie ma języka „{ $language }”. Dostępne: { $expected }.
error-action-unreadable = „{ $text }” to nie akcja. Wpisz na przykład: { $example }.
error-action-forbidden = „{ $text }”: zasady na to nie pozwalają.
error-chance-impossible = Nie można tu wylosować „{ $text }”.
error-position-unreadable = Nie można odczytać tego wiersza pozycji: { $line }
error-position-impossible = Taka pozycja nie może powstać w żadnej partii: narusza niezmiennik { $law }.
error-undo-chance = Tego nie można już cofnąć: od tamtej pory było losowanie.
error-undo-range = Nie ma akcji numer { $ply }; liczba akcji: { $last }.
error-undo-nothing = Nie masz czego cofnąć.
error-record-file = Nie można odczytać pliku { $file }.
error-record-json = To nie jest kompletny plik JSON: jest uszkodzony lub ucięty (odczytane bajty: { $size }).
error-record-shape = Ten plik JSON nie jest zapisem partii: błędna lub brakująca wartość w { $place }.
error-record-format = Ten zapis ma format { $found }; ta wersja Leadlight czyta format { $expected }.
error-record-version = Ten zapis używa zasad gry { $game } w wersji { $found }; obsługiwana jest wersja { $expected }.
error-record-head = Nie można otworzyć zapisu. { $cause }
error-record-ply = Akcja { $ply }, „{ $action }”: { $cause }
error-record-unfinished = Zapis podaje wynik, ale po { $ply ->
    [one] { $ply } akcji
    [few] { $ply } akcjach
    [many] { $ply } akcjach
   *[other] { $ply } akcji
} partia jeszcze trwa.
error-record-result = Wynik w zapisie jest inny niż ten, który wychodzi po { $ply ->
    [one] { $ply } akcji
    [few] { $ply } akcjach
    [many] { $ply } akcjach
   *[other] { $ply } akcji
}.
error-record-over = Ta partia jest już skończona. Możesz ją obejrzeć: { $command } replay { $file }
error-proof-missing = Ten zapis nie ma dowodu uczciwości: mają go tylko partie rozegrane online.
error-proof-sealed = Sekret tej partii zostanie ujawniony dopiero po jej zakończeniu.
error-proof-commitment = Sekret nie odpowiada zobowiązaniu pokazanemu przed partią.
error-proof-seats = Liczba miejsc przy stole się nie zgadza: { $found } w dowodzie, { $expected } w zapisie.
error-proof-draw = Akcja { $ply }: wylosowano „{ $found }”, a według dowodu powinno być „{ $expected }”.
error-save = Nie można zapisać partii w pliku { $file }.
error-save-exists = Plik { $file } już istnieje. Podaj inny albo dokończ tę partię: { $command } resume { $file }
error-no-match = Nie ma partii do dokończenia.
error-no-terminal = Rysowana plansza wymaga terminala. Użyj --plain, żeby grać wiersz po wierszu.
error-terminal-small = Terminal jest za mały: { $width }×{ $height }. Potrzeba co najmniej 80×24 albo opcji --plain.
error-law-broken = Naruszono niezmiennik gry: { $law }. To nasz błąd; zapis partii jest w pliku { $file }.
error-rule-unknown = Nie ma zasady „{ $number }”.
error-shell-unknown = Jakiej powłoki używasz? Podaj ją w opcji --shell: bash, zsh albo fish.
error-usage-command = Nie ma polecenia „{ $token }”.
error-usage-option = Nie ma tu opcji „{ $token }”.
error-usage-unused = Za dużo argumentów: { $token }
error-usage-missing = Brakuje wartości: { $token }.
error-usage-value = Nieprawidłowa wartość dla { $token }: „{ $value }”.
error-usage-repeated = { $token } podano więcej niż raz.
error-usage = Niezrozumiałe polecenie.
refused = { $reason } Zasada { $rule }: { $text }

## Play

you = Ty
bot-random = Ślepy los
bot-greedy = Chciwiec
play-thinking = { $name } myśli…
play-saved = Partia jest zapisana w pliku { $file }
play-go-on = Żeby ją dokończyć, wpisz: { $command }
play-look-again = Żeby ją obejrzeć, wpisz: { $command } replay { $file }
play-left = Partia przerwana.
play-undone = Cofnięto.
play-again = Naciśnij ten sam klawisz jeszcze raz, żeby potwierdzić: to kosztuje turę.
play-interpreted = Zasady działają tu bez kompilacji, około dziesięć razy wolniej; w samej grze tego nie widać.
play-moves = Ruchy
play-scores = Punkty
play-winner = Zwycięstwo: { $names }.
play-shared = Wspólne zwycięstwo: { $names }.
play-over = Koniec partii.
play-total = razem
key-step = krok
key-leap = 10 kroków
key-move = wybór
key-pick = OK
key-back = wróć
key-undo = cofnij
key-boards = plansze
key-help = pomoc
key-leave = wyjdź
key-score = punkty
keys-title = Klawisze
keys-arrows = ← → zmieniają wybór, ↑ ↓ przeskakują do kolejnego warsztatu
keys-enter = Enter lub spacja wybiera, a za drugim razem układa tafle
keys-escape = Esc wraca o krok
keys-digits = 1–9 przenosi do warsztatu lub kwatery o tym numerze, 0 – na środek
keys-type = : otwiera wiersz do wpisania akcji
keys-undo = U cofa twoją ostatnią akcję, o ile potem nie było losowania
keys-boards = O pokazuje planszę następnego gracza
keys-score = S pokazuje, skąd biorą się punkty
keys-moves = L pokazuje wszystkie ruchy
keys-leave = Q lub Ctrl-C przerywa grę; partia zostaje zapisana
keys-close = Naciśnij dowolny klawisz, żeby wrócić.

plain-prompt = { $name }>
plain-help = Wpisz akcję albo: board, legal, score, undo, rules, help, leave.
plain-legal = Możliwe akcje:

## Simulate, replay, rules, bench

simulate-progress = Partie
simulate-title = { $game }, liczba graczy: { $players }
simulate-matches = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, średnio { $plies ->
    [one] { $plies } akcja
    [few] { $plies } akcje
    [many] { $plies } akcji
   *[other] { $plies } akcji
} na partię
simulate-bot = Bot
simulate-wins = Zwycięstwa
simulate-mean = Średnia punktów
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-ties = Remisy między botami: { $ties }
replay-ply = Akcja { $ply }/{ $plies }
replay-good = Zapis jest poprawny: wszystkie akcje ({ $plies }) są zgodne z zasadami.
replay-good-open = Zapis jest jak dotąd poprawny: wszystkie akcje ({ $plies }) są zgodne z zasadami; partia jeszcze trwa.
verify-fair = Partia jest uczciwa: wszystkie losowania ({ $draws }) są zgodne z dowodem.
bench-title = Akcje na sekundę, mediana z { $runs ->
    [one] { $runs } powtórzenia
    [few] { $runs } powtórzeń
    [many] { $runs } powtórzeń
   *[other] { $runs } powtórzenia
}
bench-spread = najmniej – najwięcej
bench-ratio = Stosunek
bench-no-openspiel = OpenSpiel nie jest zainstalowany, więc pomiar go pomija.
bench-not-compiled = Zasady nie są tu skompilowane, więc nie ma czego porównywać.
bench-measuring = Pomiar

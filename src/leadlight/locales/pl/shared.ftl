# What the terminal and the browser both say.

error-game-unknown = Nie ma gry „{ $game }”. Dostępne: { $expected }.
error-bot-unknown = Nie ma bota „{ $bot }”. Dostępne: { $expected }.
# $game i $expected to nazwy jak w wierszu poleceń
error-sheets-none = Nie ma elementów gry „{ $game }” do wydruku. Inne arkusze: { $expected }.
error-sheet-unknown = Nieznany arkusz „{ $sheet }”. Dostępne: { $expected }.
error-paper-unknown = Nieznany format papieru „{ $paper }”. Dostępne: { $expected }.
error-option-unknown = Ta gra nie ma opcji „{ $option }”. Dostępne: { $expected }.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $expected }.
error-option-combination = Opcja „{ $option }” ma znaczenie tylko przy { $other }={ $needed }.
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
error-proof-match = Nazwa partii nie pochodzi z jej zobowiązania, więc mogła zostać dobrana tak, by sterować losem.
error-proof-seats = Liczba miejsc przy stole się nie zgadza: { $found } w dowodzie, { $expected } w zapisie.
error-proof-draw = Akcja { $ply }: wylosowano „{ $found }”, a według dowodu powinno być „{ $expected }”.
error-proof-unfinished = Ten zapis urywa się na akcji { $ply } i nie ma wyniku, choć sekret jest już ujawniony: koniec zapisu został odcięty.
error-proof-head = Imiona, opcje lub pieczęcie w tym zapisie nie są tymi, które ustalono przed początkiem partii.
error-proof-contribution = Miejsce { $seat } ({ $name }): to nie jest liczba, którą zapieczętowała przeglądarka tego gracza.
error-proof-digest = Suma kontrolna na końcu dowodu nie pasuje do tego zapisu: akcje lub wynik zmieniono albo odcięto.
error-proof-share = Losowanie { $drawing }: liczba ({ $name }) nie jest dalszym ciągiem łańcucha liczb tego gracza.
error-proof-drawings = Losowania ze świeżymi liczbami w dowodzie: { $found }; w partii: { $expected }.
error-seen-shape = To nie jest to, co kopiuje lub zapisuje strona „Sprawdź losowania” (odczytane bajty: { $size }).
error-seen-nothing = Twoja przeglądarka nie widziała partii { $match }: to zapis innej partii niż twoja.
error-seen-commitment = Przed partią twoja przeglądarka dostała inną pieczęć niż ta w zapisie: sekret podmieniono.
error-seen-repeated = Twoja przeglądarka widziała tę pieczęć przy dwóch początkach partii: znany już sekret wykorzystano ponownie.
error-seen-head = Partia, której początek widziała twoja przeglądarka, miała inne imiona, opcje lub pieczęcie niż ten zapis.
error-seen-contribution = W tym zapisie brakuje liczby losowej z twojej przeglądarki.
error-seen-called-off = Twoja przeglądarka widziała odwołany początek, o którym zapis milczy: ktoś mógł podejrzeć losowania i spróbować jeszcze raz.
error-seen-plies = Liczba akcji w tym zapisie: { $found }; w partii, którą widziała twoja przeglądarka: { $expected }.
error-seen-digest = To nie jest zapis, którego sumę kontrolną twoja przeglądarka dostała na końcu partii.
error-seen-decision = Akcja { $ply }: twoja przeglądarka dała świeżą liczbę dla „{ $expected }”, a w tym zapisie jest tam inna akcja.
error-law-broken = Naruszono niezmiennik gry: { $law }. To nasz błąd; zapis partii jest w pliku { $file }.
error-rule-unknown = Nie ma zasady „{ $number }”.
rules-in-short = W skrócie
rules-signs = Znaki na planszy
rules-examples = Przykłady
rules-editions = Czym różnią się wydania
# Jak drukować arkusze gry; między liczbami a jednostkami twarde spacje
print-how = Drukuj w skali 100 % („rzeczywisty rozmiar”), jednostronnie na grubym papierze, od 200 g/m². Odcinek pod każdym arkuszem musi mieć 50 mm.
print-how-aid = Dwie strony: wydrukuj je po obu stronach jednej kartki, odwracanej wzdłuż długiej krawędzi, po kartce dla gracza.
print-how-pad = Jedna strona na kilka partii: drukuj, ile chcesz, i tnij wzdłuż linii przerywanych.
refused = { $reason } Zasada { $rule }: { $text }
you = Ty
bot-random = Ślepy los
bot-greedy = Chciwiec

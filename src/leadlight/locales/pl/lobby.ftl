# The web client outside the table: lobby, menu, settings, the page of the rules. Names of players are never inflected.

lobby-motto = Gry planszowe o szkle i wzorach
lobby-home = Do lobby
lobby-close = Zamknij
lobby-save = Zapisz
lobby-copy = Kopiuj
lobby-copied = Skopiowano.
lobby-copy-yourself = Adres jest zaznaczony: skopiuj go klawiaturą albo z menu przeglądarki.
lobby-page-unreachable = Nie udało się pobrać tej strony. Sprawdź połączenie i odśwież.
lobby-nowhere = Nic tu nie ma
lobby-nowhere-explained = Pod tym adresem nie ma żadnej strony. Wszystkie stoły, do których możesz dołączyć, są w lobby.

# A table, as the bar names it
lobby-table-code = Stół { $code }

# The games
lobby-size = { $least }–{ $most } graczy, { $minutes } min
lobby-later = W przygotowaniu
lobby-games = Gry
lobby-game-show = Pokaż grę { $game }

# Playing against bots
lobby-play-bots = Graj z botami
lobby-play-alone = Graj solo
lobby-alone-game = { $game }: gra solo
# $bots is how many bots sit at the table, $level the name of a bot.
lobby-opponents = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}, { $level }
lobby-opponents-change = Wybierz graczy i boty
lobby-players = Gracze
lobby-level = Boty
lobby-bot-random-hint = Wykonuje dowolny dozwolony ruch.
lobby-bot-greedy-hint = Bierze tyle punktów, ile da się zdobyć od razu.

# Creating a table
lobby-create = Utwórz stół
lobby-create-game = Nowy stół: { $game }
lobby-table-name = Nazwa stołu
lobby-table-name-hint = Może zostać pusta.
lobby-seats = Miejsca
lobby-seat-you = Ty
lobby-seat-person = Człowiek
lobby-seat-bot = Bot: { $bot }
# $seat counts from 1.
lobby-seat-who = Miejsce { $seat }
lobby-option-side = Strona planszy
lobby-option-side-A = A
lobby-option-side-B = B
lobby-option-side-hint = Strona A daje punkty za ornamenty między oknami, strona B – za liczbę pełnych okien pomnożoną przez liczbę tafli jednego koloru.
lobby-option-gap_blocks_return = Puste miejsca zatrzymują witrażystę
lobby-option-gap_blocks_return-hint = Witrażysty nie można cofnąć przez miejsce, na którym nie ma już kwatery.
lobby-option-starter = Kto rozpoczyna
lobby-option-starter-drawn = Wyznacza los
lobby-option-starter-first = Miejsce 1
lobby-option-starter-hint = Kto wykonuje pierwszą turę w partii.
lobby-option-mode = Wzory
lobby-option-mode-base = Całe
lobby-option-mode-broken = Rozbite
# $value to „base” albo „broken”.
lobby-option-mode-hint = { $value ->
    [broken] Czarny styka się z każdym kolorem, a to, co dotyka czerni, się nie liczy.
   *[base] Czarny jest kolorem jak każdy inny.
}
lobby-option-promo_windows = Witraże promocyjne
lobby-option-promo_windows-hint = Do kart witraży dochodzą dwie kolejne, z czterema witrażami.
lobby-option-reveal_table_first = Najpierw karty na stole
lobby-option-reveal_table_first-hint = Narzędzia i cele wspólne leżą odkryte, zanim gracze wybiorą witraże.
lobby-option-solo_tools = Narzędzia
lobby-option-solo_tools-hint = { $value ->
    [1] Bardzo trudno
    [2] Trudno
    [3] Średnio
    [4] Dość łatwo
   *[5] Łatwo
}: tyle narzędzi leży na stole, a każdego można użyć tylko raz.
lobby-on = Tak
lobby-off = Nie
lobby-visibility = Kto ma wstęp
lobby-visibility-open = Wszyscy
lobby-visibility-open-hint = Stół jest widoczny w lobby; każdy może dołączyć albo oglądać.
lobby-visibility-link = Z linkiem
lobby-visibility-link-hint = Stołu nie ma w lobby; dołączyć albo oglądać może każdy, kto ma link lub kod.
lobby-visibility-private = Tylko gracze
lobby-visibility-private-hint = Stołu nie ma w lobby; partię widzą tylko osoby, które przy nim siedzą.
lobby-fresh = Świeże liczby losowe do każdego losowania
lobby-fresh-hint = Nikt nie może przewidzieć losowania, nawet ten, kto prowadzi serwer. W zamian przed każdym losowaniem partia czeka, aż wszyscy gracze będą mieli otwartą tę stronę.
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-move = Na ruch
lobby-clock-bank = Na partię
lobby-clock-none-hint = Masz tyle czasu, ile chcesz.
lobby-clock-move-hint = Tyle czasu jest na każdy ruch.
lobby-clock-bank-hint = Jeden zapas czasu na całą partię i trochę dodatkowego z każdym ruchem.
lobby-clock-time = Czas
lobby-takeover = Gdy kogoś nie ma
# How long somebody must be away before the others may let a bot play on
lobby-takeover-never = Bez bota
lobby-takeover-hint = Po tym czasie pozostali mogą zagłosować, żeby do powrotu gracza grał bot.
lobby-takeover-never-hint = Partia czeka na powrót gracza.
lobby-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
lobby-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
lobby-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
lobby-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
# Minutes for the match plus seconds with every move
lobby-bank = { $minutes } min + { $seconds } s

# Your tables
lobby-continue = Graj dalej
lobby-mine-waiting = { $game }, { $free ->
    [0] wszystkie miejsca zajęte
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
lobby-your-turn = Twoja tura
lobby-turn-of = Tura: { $name }

# Joining
lobby-join-code = Dołącz za pomocą kodu
lobby-code = Kod stołu
lobby-code-hint = Sześć znaków, na przykład LIME42.
lobby-code-note = Albo otwórz link od znajomych. Konto nie jest potrzebne.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-join-table = Dołącz: { $table }
lobby-watch-table = Oglądaj: { $table }

# Open tables
lobby-tables = Otwarte stoły
lobby-tables-count = { $count }
lobby-tables-none = Nie ma jeszcze stołów. Utwórz własny i wyślij link.
lobby-offline = Brak połączenia z serwerem. Kolejna próba za kilka sekund.
lobby-tables-looking = Szukamy stołów…
lobby-seats-taken = { $taken } z { $seats } { $seats ->
    [one] miejsca
    [few] miejsc
    [many] miejsc
   *[other] miejsca
}
lobby-over = koniec
lobby-bots = { $count ->
    [one] bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
lobby-nobody = Jeszcze nikogo

# Others in the same room
lobby-room = Gracie w jednym pokoju?
lobby-room-explained = Inni w tej samej sieci mogą otworzyć ten adres albo zeskanować kod.
lobby-room-qr = Kod QR adresu { $address }

# You
lobby-name = Twoje imię
lobby-name-saved = Od teraz grasz jako { $name }.
lobby-you-are = Grasz jako { $name }
lobby-name-change = Zmień imię
lobby-adopted = Na tym urządzeniu grasz teraz jako { $name }.
lobby-adopt = Grać tu jako ktoś inny?
# $name is who this device is now, $other whom the link makes of it
lobby-adopt-explained = Grasz tu jako { $name }. Po użyciu linku to urządzenie będzie grać jako { $other }, a do stołów gościa { $name } nie będzie stąd dostępu. Użyj go tylko wtedy, gdy pochodzi z innego twojego urządzenia.
lobby-adopt-yes = Graj jako { $name }
lobby-adopt-no = Zostaję: { $name }

# Menu
lobby-menu = Menu
lobby-language = Język
lobby-theme = Motyw
lobby-theme-system = Jak w systemie
lobby-theme-light = Jasny
lobby-theme-dark = Ciemny
lobby-theme-to-light = Włącz jasny motyw
lobby-theme-to-dark = Włącz ciemny motyw
lobby-motion = Animacje
lobby-motion-system = Jak w systemie
lobby-motion-full = Pełne
lobby-motion-reduced = Ograniczone
lobby-marks = Wyraźne znaki
lobby-marks-hint = Każdy kolor ma czytelny kształt i fakturę.
lobby-sorted = Uporządkowane warsztaty
lobby-sorted-hint = Tafle jednego koloru leżą zawsze w tym samym miejscu warsztatu.
lobby-gentle = Tryb łagodny
lobby-gentle-hint = W grze z botami: ostrzeżenie przed wyraźnym błędem.
lobby-sound = Dźwięk
lobby-letters = Skróty jednoliterowe
lobby-letters-hint = Wyłącz je, jeśli sterujesz komputerem za pomocą głosu.
lobby-notify = Powiadomienia
lobby-notify-hint = Gdy ta strona jest w tle, dowiesz się, że zaczyna się twoja tura.
lobby-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Zezwól na nie w ustawieniach przeglądarki.
lobby-device = Graj dalej na innym urządzeniu
lobby-device-explained = Dzięki linkowi na innym urządzeniu też będziesz grać pod swoim imieniem, przy swoich stołach i na swoich miejscach. Działa raz, przez dziesięć minut. Nie wysyłaj go nikomu.
lobby-device-link = Link dla drugiego urządzenia
lobby-devices = Urządzenia, na których gra { $name }
lobby-device-this = To urządzenie
# $day is a date
lobby-device-used = Ostatnio: { $day }
lobby-device-unknown = Nieznane urządzenie
lobby-device-sign-out = Wyloguj
lobby-device-sign-out-of = Wyloguj urządzenie: { $device }
lobby-device-sign-out-again = Naciśnij jeszcze raz
lobby-device-sign-out-note = Bez innego urządzenia nie da się znowu grać jako { $name }.
lobby-rules-link = Poznaj zasady
lobby-howto = Jak grać
lobby-coach = Podpowiedzi dla początkujących
lobby-coach-hint = W grze z botami jedno zdanie wyjaśnia to, co dzieje się po raz pierwszy.
lobby-open-record = Otwórz zapis partii
lobby-analysis = Analiza
lobby-keys = Klawisze
lobby-keys-groups = następna lub poprzednia grupa
lobby-keys-arrows = wybór w obrębie grupy
lobby-keys-pick = wybierz lub ułóż
lobby-keys-cancel = anuluj
lobby-keys-opponents = przeciwnicy
lobby-keys-log = lista ruchów
lobby-keys-hint = podpowiedzi, z botami
lobby-keys-marks = wyraźne znaki
lobby-keys-help = ta lista
lobby-keys-off = Litery i cyfry działają tylko przy stole; można je wyłączyć w menu.

# The numbered rules
lobby-rules = Zasady gry { $game }
lobby-rules-chapters = Rozdziały
lobby-rules-search = Szukaj w zasadach
lobby-rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
lobby-rules-none = W żadnej zasadzie nie ma tych słów.
lobby-rules-number = Zasada { $number }
lobby-rules-unknown = Zasady tej gry nie są jeszcze spisane.

# Arkusze do wydruku, na stronie zasad
lobby-print = Zagraj przy prawdziwym stole
lobby-print-sheet = { $sheet ->
    [pieces] Elementy do wycięcia
    [aid] Pomoc gracza
   *[pad] Notes punktacji
}
lobby-print-paper = { $paper ->
    [letter] US Letter (PDF)
   *[a4] A4 (PDF)
}

lobby-publishers = Nazwy gier należą do ich wydawców. Leadlight to wolne oprogramowanie tworzone przez graczy, niezwiązane z wydawcami.

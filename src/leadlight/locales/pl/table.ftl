# A table in the browser: waiting room, match, end, replay and the check of the chance. Names of players are never inflected.

error-unreachable = Brak połączenia z serwerem. Sprawdź połączenie i spróbuj ponownie.
table-error-unknown = Nie udało się ({ $code }). Spróbuj ponownie albo odśwież stronę.

## What the server cannot do

## The bar

table-title = { $game }, stół { $code }
table-title-turn = ● Twoja tura – { $game }
table-loading = Otwieramy stół…
table-missing = Nie można pokazać tego stołu
table-to-lobby = Wróć do lobby
table-status-turn = Twoja tura
table-status-thinking = { $name } myśli
table-status-drawing = Czekamy na liczbę losową ({ $names })
table-status-elsewhere = Twoje liczby losowe są w innej przeglądarce: otwórz tam stół
table-status-bot = { $name } gra
table-status-waiting = { $free ->
    [0] Czekamy, aż wszyscy będą gotowi
    [one] Czekamy jeszcze na { $free } osobę
    [few] Czekamy jeszcze na { $free } osoby
    [many] Czekamy jeszcze na { $free } osób
   *[other] Czekamy jeszcze na { $free } osoby
}
table-status-connecting = Łączenie…
table-status-lost = Utracono połączenie. Próbujemy ponownie…
table-status-lost-short = Brak połączenia
table-status-full = Chwilowo brak miejsca. Za jakiś czas spróbujemy ponownie…
table-status-full-short = Chwilowo brak miejsca
table-status-over = Koniec partii
table-status-away = Nie ma przy stole: { $name }
table-clock = Pozostały czas: { $time }
table-clock-of = { $name }, pozostały czas: { $time }
table-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
table-clock-low = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}.
table-clock-grace = Zegar rusza za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
table-clock-bank = { $minutes } min + { $seconds } s na ruch
table-clock-move = { $time } na ruch
table-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}

## Before the match

table-waiting = Poczekalnia
table-seats = Miejsca
table-seat-free = Wolne miejsce
table-seat-take = Zajmij to miejsce
table-seat-change = Przesiądź się
table-seat-stand = Wstań
table-seat-bot = Posadź bota
table-seat-clear-of = Zwolnij miejsce: { $name }
table-seat-ready = może zaczynać
table-seat-not-ready = jeszcze się szykuje
table-seat-away = nie ma przy stole
table-seat-you = ty
table-bot = bot
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Zaproś innych
table-invite-note = Wyślij link, daj do zeskanowania kod QR albo podaj kod stołu. Konto nie jest potrzebne.
table-invite-link = Link do tego stołu
table-invite-code = Kod
table-invite-share = Udostępnij
table-invite-text = Zagrajmy razem: { $game }
table-invite-qr = Kod QR z linkiem do tego stołu
table-welcome-note = Wybierz imię i miejsce. Konto nie jest potrzebne.
table-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz ją tutaj oglądać.
table-rules = Ustawienia partii
table-fair = Uczciwe losowanie
table-fair-note = Serwer zapieczętował już swój sekret dla tej partii. Twoja przeglądarka pieczętuje własną liczbę losową. Liczby są ujawniane dopiero wtedy, gdy są już pieczęcie wszystkich, więc nikt nie może wybrać wyniku losowań, a po partii każdy może je sprawdzić.
table-fair-seal = Pieczęć
table-fair-more = Jak to działa
table-fair-foresight = Ten, kto prowadzi serwer, nie może zmienić losowania, ale może je przewidzieć, łącznie z tym, co ukryte.
table-fair-fresh = Przy tym stole nikt nie może też przewidzieć losowań. To, co rozdano zakryte, serwer nadal widzi.
table-fair-changed = Serwer podaje teraz dla tej partii innych graczy, opcje lub pieczęcie niż wcześniej. Twoja przeglądarka nie ujawnia swojej liczby.
table-fair-dropped = Serwer odrzucił pieczęć twojej przeglądarki, więc twoja liczba się nie liczy. Lepiej nie grać tej partii.
table-fair-repeated = Serwer pokazuje pieczęć użytą już w innej partii, więc jego sekret jest znany. Lepiej tu nie grać.
table-fair-decision = Serwer zmienił decyzję, do której twoja przeglądarka dała już swoją liczbę. Lepiej nie grać dalej tej partii.
table-revealing = Partia zaraz się zacznie. Brakuje jeszcze liczby losowej ({ $names }): nadejdzie, gdy tylko ta strona zostanie tam otwarta.
table-revealing-elsewhere = Twoja liczba losowa jest w innej przeglądarce, w której zgłoszono gotowość. Otwórz tam stół albo naciśnij „Jeszcze chwila” i zacznij od nowa.
table-ready = Możemy zaczynać
table-ready-start = Rozpocznij partię
table-unready = Jeszcze chwila
table-ready-missing = Partia zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
table-ready-others = Z twojej strony wszystko gotowe. Czekamy na pozostałych.
table-starting = Partia się zaczyna…
table-private = Partię widzą tylko osoby, które siedzą przy tym stole.

## During the match

table-log = Ruchy
table-log-empty = Nie było jeszcze żadnego ruchu.
table-log-ply = Zobacz pozycję po tym ruchu
table-chat = Czat
table-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
table-chat-empty = Nie ma jeszcze żadnych wiadomości.
table-chat-write = Napisz do wszystkich
table-chat-send = Wyślij
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-asked = Prośba wysłana. Pozostali zdecydują, czy możesz cofnąć ruch.
table-undo-wish = { $name } prosi o cofnięcie ruchu.
table-undo-wish-mine = Prosisz o cofnięcie ruchu. Czekamy na pozostałych.
table-undo-yes = Pozwól
table-undo-no = Odmów
table-undone = { $name } cofa ruch.
table-undone-you = Twój ruch został cofnięty.
table-resign = Poddaj partię
table-resign-again = Naciśnij jeszcze raz, by poddać
table-resign-note-two = Partia od razu się skończy.
table-resign-note-more = Dalej zagra za ciebie bot, a ty zajmiesz ostatnie miejsce.
table-hint = Podpowiedź
table-hints-used = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
table-analyse = Analizuj
table-menu-replay = Przebieg partii
# For the host of the table
table-people = Ludzie przy tym stole
table-people-none = Nikogo więcej tu jeszcze nie było.
table-people-watching = ogląda
table-people-muted = bez prawa pisania
table-people-blocked = bez wstępu
table-people-mute = Wycisz
table-people-unmute = Pozwól pisać
table-people-remove = Usuń
table-people-block = Zablokuj
table-people-unblock = Odblokuj
table-people-again = Naciśnij jeszcze raz
table-people-note = Osoba wyciszona nie może tu pisać. Usunięta może wrócić, zablokowana nie.
table-people-note-playing = Osoba wyciszona nie może tu pisać. Usunięta może wrócić i oglądać, zablokowana nie. Dalej gra za nią bot.
table-away = Nie ma przy stole: { $name }.
# $time is a duration, such as “10 minutes”
table-away-vote = { $name }: po dłuższej nieobecności ({ $time }) ponad połowa pozostałych może wpuścić do gry bota.
table-away-never = Partia czeka, aż wróci { $name }.
table-away-button = Niech gra bot
table-away-voted = Chcesz, żeby dalej grał bot. Głosy za: { $count } z { $needed }.
table-away-standin = { $name }: do czasu powrotu gra bot.
# $names are those who voted for it. The moves follow.
table-missed = Gdy cię nie było, ruszał się za ciebie bot. Tak zdecydowali: { $names }.
table-late-you = Twój czas się skończył. Dalej gra za ciebie bot.
table-resigned-you = Partia poddana. Dalej gra za ciebie bot.

table-note-sat = { $name } siada do stołu.
table-note-stood = { $name } wstaje od stołu.
table-note-options = Ustawienia partii się zmieniły. Sprawdź je i ponownie zgłoś gotowość.
table-note-called-off = Początek odwołano. Ponownie zgłoś gotowość.
table-note-back = { $name } wraca do stołu.
table-note-standin = { $name }: od teraz gra bot.
table-note-resigned = { $name } poddaje partię.
table-note-rematch = { $name } chce rewanżu.
table-note-removed = Gospodarz usuwa od stołu: { $name }.

## The end

table-over-you = Wygrywasz z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}
table-over-winner = { $name } wygrywa z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}
table-over-shared = Wspólne zwycięstwo: { $names }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } pkt
}
table-over-you-alone = Wygrywasz: partia poddana
table-over-alone = { $name } wygrywa: partia poddana
table-over-lost = Porażka z wynikiem { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}
table-over-given-up = Partia poddana
table-over-part = Punkty
table-over-total = Razem
table-over-place = Miejsce
table-over-resigned = partia poddana
table-over-rematch = Rewanż
table-over-anew = Zagraj jeszcze raz
table-over-wanted = Za rewanżem: { $names }
table-review = Omówienie
table-review-of = Omówienie: { $game }, { $day }
table-over-again = Obejrzyj partię
table-over-check = Sprawdź losowania
table-over-record = Pobierz zapis partii
table-over-fold = Zobacz planszę
table-over-unfold = Pokaż wynik

## Replay

table-replay = Powtórka
table-replay-open = Otwórz zapis partii
table-replay-note = Upuść tu zapis partii albo wybierz plik. Leadlight odtworzy każdą partię, którą zapisał.
table-replay-choose = Wybierz plik
table-replay-position = Pozycja
table-replay-at = { $at } z { $last }
table-replay-first = Na początek
table-replay-back = Ruch wstecz
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-forward = Ruch naprzód
table-replay-last = Na koniec
table-replay-copy = Kopiuj link do tej pozycji
table-replay-copy-yourself = Przeglądarka nie pozwala tej stronie kopiować. Link do tej pozycji jest na pasku adresu.
table-replay-analyse = Analizuj od tego miejsca
table-replay-setup = Przygotowanie gry
table-replay-another = Otwórz inny zapis

## Checking the chance

table-check = Sprawdź losowania
table-check-note = Ta strona sprawdza, czy o każdym losowaniu w partii zdecydowały liczby, których nikt w pojedynkę nie mógł znać ani zmienić: sekret serwera i liczby losowe graczy, wszystkie zapieczętowane, zanim pokazano choć jedną. Wszystko przelicza od nowa twoja własna przeglądarka.
table-check-open = Upuść tu zapis partii online albo wybierz plik.
table-check-how = Jak to działa
table-check-how-1 = Zanim ktokolwiek usiądzie do stołu, serwer losuje sekret i pokazuje jego SHA-256, czyli pieczęć. Od tej chwili sekretu nie da się zmienić.
table-check-how-2 = Przeglądarka każdego gracza losuje własną liczbę i też pokazuje tylko jej SHA-256; samą liczbę na razie zatrzymuje.
table-check-how-3 = Gdy są już wszystkie pieczęcie, imiona, opcje i pieczęcie są ustalone. Dopiero wtedy przeglądarki ujawniają swoje liczby, więc nikt nie może dobrać swojej liczby do cudzych.
table-check-how-4 = Każde losowanie pochodzi z HMAC: kluczem jest sekret, a treścią to wszystko i numer losowania.
table-check-how-5 = Na końcu sekret zostaje ujawniony wraz z sumą kontrolną całego zapisu i każdy może przeliczyć wszystkie losowania.
table-check-limits = Czego nie pokaże żaden dowód
table-check-foresight = Ten, kto prowadzi serwer, zna sekret od początku. Nie może zmienić losowania, ale może przewidzieć każde następne i widzieć wszystko, co ukryte. Jeśli to dla ciebie ważne, niech serwer prowadzi ktoś, kto nie gra.
table-check-fresh = Stół może zamknąć tę lukę: ze świeżymi liczbami losowymi do każdego losowania każda przeglądarka dodaje liczbę dopiero po decyzji, która je poprzedza. Wtedy nikt nie może przewidzieć wyniku; to, co rozdano zakryte, serwer nadal widzi.
table-check-page = Sama ta strona też pochodzi z serwera. Jeśli mu nie ufasz, pobierz zapis partii oraz to, co widziała twoja przeglądarka, i sprawdź jedno i drugie na własnym komputerze poleceniem leadlight verify.
table-check-good = Losowania w tej partii były uczciwe
table-check-bad = Losowaniom w tej partii nie można ufać
table-check-unknown = Zapis jest spójny
table-check-unknown-note = Nie ma w nim błędów. Ale tego, czego ta przeglądarka sama przy stole nie widziała, nie może potwierdzić.
table-check-seal = Sekret pasuje do pieczęci
table-check-seal-good = SHA-256 ujawnionego sekretu to pieczęć pokazana przed partią.
table-check-seal-bad = SHA-256 ujawnionego sekretu różni się od pieczęci.
table-check-start = Wszystko ustalono przed pierwszym losowaniem
table-check-start-good = Losowania zależą od imion, opcji i pieczęci dokładnie takich, jakie są w zapisie, a liczba każdego gracza pasuje do swojej pieczęci.
table-check-start-old = W tej partii losowano jak w Leadlight 0.1: liczb graczy nie pieczętowano, a imiona i opcje nie są częścią dowodu.
table-check-start-seats = Dowód nie zawiera po jednej liczbie dla każdego miejsca.
table-check-start-head = Imiona, opcje lub pieczęcie w zapisie zmieniono po rozpoczęciu partii.
table-check-start-contribution = { $name }: liczba nie pasuje do pieczęci tego gracza.
table-check-called-off = { $count ->
    [one] Przed tą partią odwołano { $count } początek, gdy liczby już ujawniano.
    [few] Przed tą partią odwołano { $count } początki, gdy liczby już ujawniano.
    [many] Przed tą partią odwołano { $count } początków, gdy liczby już ujawniano.
   *[other] Przed tą partią odwołano { $count } początku, gdy liczby już ujawniano.
}
table-check-seen = To partia, której początek widziała twoja przeglądarka
table-check-seen-good = Ta przeglądarka widziała przed początkiem partii te same pieczęcie, imiona i opcje.
table-check-seen-bad = Ta przeglądarka widziała przed początkiem partii inną pieczęć.
table-check-seen-head = Ta przeglądarka widziała przed początkiem partii inne imiona, opcje lub pieczęcie.
table-check-seen-repeated = Ta przeglądarka widziała tę samą pieczęć przy innym początku partii: znany już sekret wykorzystano ponownie.
table-check-seen-called-off = Ta przeglądarka widziała odwołany początek, o którym zapis milczy: ktoś mógł podejrzeć losowania i spróbować jeszcze raz.
table-check-seen-half = Ta przeglądarka znała pieczęć serwera, ale nie było jej przy początku partii.
table-check-seen-unknown = Tej przeglądarki nie było przy stole przed partią, więc nie może tego ocenić.
table-check-mine = Twoja liczba jest uwzględniona
table-check-mine-good = Liczba losowa dodana przez tę przeglądarkę jest wśród liczb graczy.
table-check-mine-bad = Brakuje liczby losowej zapieczętowanej przez tę przeglądarkę, chyba że gotowość zgłoszono w innej przeglądarce.
table-check-mine-unknown = Ta przeglądarka nie dodała do tej partii żadnej liczby.
table-check-shares = Nikt nie mógł przewidzieć losowań
table-check-shares-good = Do każdego losowania po przygotowaniu gry przeglądarka każdego gracza dała świeżą liczbę, gdy decyzja przed nim już zapadła.
table-check-shares-some = Do niektórych losowań brakuje świeżej liczby ({ $names }): decydował tam bot.
table-check-shares-bad = { $name }: świeża liczba nie jest dalszym ciągiem łańcucha tego gracza.
table-check-shares-count = Dowód nie zawiera świeżych liczb do każdego losowania w partii.
table-check-draws = Wszystkie losowania z nich wynikają
table-check-draws-good = { $count ->
    [one] Przeliczono { $count } losowanie: wynik się zgadza.
    [few] Przeliczono { $count } losowania: wszystkie wyniki się zgadzają.
    [many] Przeliczono { $count } losowań: wszystkie wyniki się zgadzają.
   *[other] Przeliczono { $count } losowania: wszystkie wyniki się zgadzają.
}
table-check-draws-bad = Akcja { $ply }: w partii jest „{ $found }”, a według dowodu powinno być „{ $expected }”.
table-check-end = Zapis jest kompletny
table-check-end-good = Kończy się tam, gdzie partia skończyła się dla tej przeglądarki, z tą samą sumą kontrolną.
table-check-end-open = Urywa się bez wyniku (liczba akcji: { $plies }): koniec został odcięty.
table-check-end-bad = Suma kontrolna się nie zgadza: akcje lub wynik zmieniono albo odcięto.
table-check-end-plies = Liczba akcji w zapisie: { $plies }; w partii, którą widziała ta przeglądarka: { $seen }.
table-check-end-other = Na końcu partii ta przeglądarka dostała inną sumę kontrolną.
table-check-end-decision = W zapisie jest inna decyzja w miejscu, do którego ta przeglądarka dała swoją liczbę.
table-check-end-unknown = Ta przeglądarka nie widziała końca partii, więc nie może tego ocenić.
table-check-saw = Co widziała ta przeglądarka
table-check-saw-note = Dzięki temu program na twoim komputerze może sprawdzić partię bez zaufania do serwera. Zachowaj to obok zapisu partii:
table-check-saw-save = Zapisz w pliku
table-check-secret = Sekret
table-check-contribution-none = brak
table-check-hash = SHA-256
table-check-yours = Twoja
table-check-list = Losowania
table-check-list-ply = Akcja
table-check-list-drawn = Wylosowana liczba
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (od 0 do { $most })
table-check-list-outcome = Wynik
table-check-list-chance = Szansa
table-check-list-note = Co mogło wypaść w każdym losowaniu, podaje serwer, który odtwarza zapis. Polecenie { $command } ustala to także na podstawie samych zasad.
table-check-list-more = Pokaż wszystkie ({ $count })
table-check-back = Wróć do stołu

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
table-clock-bank = { $minutes } min + { $seconds } s na ruch
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
table-bot = bot, { $level }
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Zaproś innych
table-invite-note = Wyślij link, daj do zeskanowania obrazek albo podaj kod. Konto nie jest potrzebne.
table-invite-link = Link do tego stołu
table-invite-code = Kod
table-invite-share = Udostępnij
table-invite-text = Zagrajmy razem: { $game }
table-invite-qr = Kod QR z linkiem do tego stołu
table-welcome-note = Wybierz imię i miejsce. Konto nie jest potrzebne.
table-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz ją tutaj oglądać.
table-rules = Ustawienia partii
table-fair = Uczciwe losowanie
table-fair-note = Serwer zapieczętował już swój sekret dla tej partii. Twoja przeglądarka dodaje własną liczbę losową, więc nikt nie może wpłynąć na losowania, a po partii każdy może je sprawdzić.
table-fair-seal = Pieczęć
table-fair-more = Jak to działa
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
table-over-you-alone = Wygrywasz walkowerem
table-over-alone = { $name } wygrywa walkowerem
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
table-over-resigned = poddanie
table-over-rematch = Rewanż
table-over-anew = Zagraj jeszcze raz
table-over-wants = Chcesz rewanżu
table-over-wanted = Za rewanżem: { $names }
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
table-replay-setup = Przygotowanie gry
table-replay-another = Otwórz inny zapis

## Checking the chance

table-check = Sprawdź losowania
table-check-note = Ta strona dowodzi, że o każdym losowaniu w partii zdecydowały liczby, których nikt w pojedynkę nie mógł znać ani zmienić: sekret zapieczętowany wcześniej przez serwer i liczby losowe dodane przez graczy. Wszystko przelicza od nowa twoja własna przeglądarka.
table-check-open = Upuść tu zapis partii online albo wybierz plik.
table-check-how = Jak to działa
table-check-how-1 = Zanim ktokolwiek usiądzie do stołu, serwer losuje sekret i pokazuje jego SHA-256, czyli pieczęć. Od tej chwili sekretu nie da się zmienić.
table-check-how-2 = Przeglądarka każdego gracza dodaje własną liczbę losową, której serwer nie może znać z góry.
table-check-how-3 = Każde losowanie pochodzi z HMAC: kluczem jest sekret, a treścią te liczby i numer losowania.
table-check-how-4 = Po partii sekret zostaje ujawniony i każdy może przeliczyć wszystkie losowania.
table-check-good = Losowania w tej partii były uczciwe
table-check-bad = Losowaniom w tej partii nie można ufać
table-check-working = Sprawdzamy…
table-check-seal = Sekret pasuje do pieczęci
table-check-seal-good = SHA-256 ujawnionego sekretu to pieczęć pokazana przed partią.
table-check-seal-bad = SHA-256 ujawnionego sekretu różni się od pieczęci.
table-check-seen = To ta sama pieczęć, którą już znasz
table-check-seen-good = Ta przeglądarka widziała tę samą pieczęć przed początkiem partii.
table-check-seen-bad = Ta przeglądarka widziała przed początkiem partii inną pieczęć.
table-check-seen-unknown = Tej przeglądarki nie było przy stole przed partią, więc nie może tego ocenić.
table-check-mine = Twoja liczba jest uwzględniona
table-check-mine-good = Liczba losowa dodana przez tę przeglądarkę jest wśród liczb graczy.
table-check-mine-bad = Brakuje liczby losowej dodanej przez tę przeglądarkę.
table-check-mine-unknown = Ta przeglądarka nie dodała do tej partii żadnej liczby.
table-check-draws = Wszystkie losowania z nich wynikają
table-check-draws-good = { $count ->
    [one] Przeliczono { $count } losowanie: wynik się zgadza.
    [few] Przeliczono { $count } losowania: wszystkie wyniki się zgadzają.
    [many] Przeliczono { $count } losowań: wszystkie wyniki się zgadzają.
   *[other] Przeliczono { $count } losowania: wszystkie wyniki się zgadzają.
}
table-check-draws-working = Losowania: { $done } z { $count }
table-check-draws-bad = Akcja { $ply }: w partii jest „{ $found }”, a według dowodu powinno być „{ $expected }”.
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
table-check-impossible = Ta przeglądarka nie może tu tego sprawdzić
table-check-impossible-note = Przeglądarki przeliczają takie dowody tylko pod bezpiecznym adresem (https albo ten sam komputer). Pobierz zapis partii i sprawdź go tym poleceniem:
table-check-back = Wróć do stołu

# What the server cannot do. Every sentence says what to do instead.

# The name of somebody who has not given one
guest-name = Gość { $number }

## Connection and device

error-guest-unknown = Serwer nie zna już tego urządzenia. Odśwież stronę, żeby wejść jako gość.
error-handover-invalid = Ten link dla innego urządzenia stracił ważność. Utwórz nowy; działa raz, przez dziesięć minut.
error-guest-blocked = Nie możesz już grać na tym serwerze. Zapytaj o powód tego, kto go prowadzi.
error-guest-none = Nie ma gościa, którego identyfikator zaczyna się od „{ $guest }”.
error-guest-many = Od „{ $guest }” zaczyna się więcej niż jeden identyfikator. Podaj więcej znaków.
error-not-owner = Może to zrobić tylko właściciel serwera poleceniem leadlight moderate na tym samym komputerze.
error-origin-foreign = Inna strona próbowała działać w twoim imieniu i została zatrzymana. Otwórz Leadlight pod jego własnym adresem.
error-host-unknown = Ten serwer nie zna nazwy „{ $host }”. Osoba, która go prowadzi, może dopuścić tę nazwę opcją --domain.
error-page-unknown = Pod tym adresem nic nie ma. Wszystkie stoły, do których możesz dołączyć, są w lobby.
error-method-unknown = Tego adresu nie można użyć w ten sposób.
error-message-malformed = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
error-text-invisible = Ten tekst zawiera znaki niewidoczne albo zmieniające kierunek pisma. Wpisz go jeszcze raz bez nich.
error-message-too-large = To za dużo dla serwera. Wyślij mniej naraz.
error-too-fast = Trochę za szybko. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-server-full = Na serwerze nie ma teraz miejsca. Spróbuj ponownie za kilka minut.
error-windows-too-many = Otwarto tu zbyt wiele okien z Leadlight. Zamknij niektóre, a to połączy się samo.
error-network-full = Z tej sieci jest zbyt wiele połączeń. Spróbuj ponownie za minutę.
error-server-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-reviews-waiting = Czekasz już na { $count ->
    [one] { $count } omówienie
    [few] { $count } omówienia
    [many] { $count } omówień
   *[other] { $count } omówienia
}. Poczekaj na jedno z nich albo któreś zatrzymaj.
error-storage-failed = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Za chwilę spróbuj ponownie.
error-server-failed = Na serwerze coś się zepsuło i nic się nie zmieniło. Spróbuj ponownie; jeśli to nie pomoże, powiadom osobę, która prowadzi serwer.

## The table

error-table-unknown = Nie ma stołu „{ $table }”. Sprawdź kod albo poproś jeszcze raz o link.
error-table-private = Ten stół widzą tylko osoby, które przy nim siedzą. Poproś gospodarza o miejsce.
error-table-full = Botów jest więcej niż miejsc. Wybierz mniej botów albo więcej graczy.
error-table-unreadable = Nie można otworzyć tego stołu: jego dane są uszkodzone. Powiadom osobę, która prowadzi serwer.
error-table-unavailable = Tego stołu nie da się teraz odczytać. Spróbuj ponownie za chwilę.
error-not-host = Stół może zmieniać tylko gospodarz.
error-table-removed = Gospodarz usunął cię od tego stołu. Inne stoły są na stronie głównej.
error-table-blocked = Gospodarz tego stołu nie wpuszcza cię więcej. Inne stoły są na stronie głównej.
error-person-unknown = Przy tym stole nie ma takiej osoby. Spójrz na listę jeszcze raz.
error-seat-none = Nie masz tu miejsca. Możesz oglądać albo otworzyć własny stół.
error-seat-taken = Miejsce { $seat } jest już zajęte. Wybierz inne albo oglądaj.
error-seat-unknown = { $seats ->
    [one] Przy tym stole jest { $seats } miejsce
    [few] Przy tym stole są { $seats } miejsca
    [many] Przy tym stole jest { $seats } miejsc
   *[other] Przy tym stole jest { $seats } miejsca
}; nie ma miejsca { $seat }.
error-seats-occupied = { $players ->
    [one] Siedzi tu więcej niż { $players } osoba
    [few] Siedzi tu więcej niż { $players } osoby
    [many] Siedzi tu więcej niż { $players } osób
   *[other] Siedzi tu więcej niż { $players } osoby
}. Najpierw zwolnij jakieś miejsce.

## The match

error-match-started = Partia już się zaczęła, więc stołu nie można już zmienić.
error-reveal-early = Liczbę losową można ujawnić dopiero wtedy, gdy wszyscy zapieczętowali swoje.
error-reveal-other = To nie jest liczba, którą zapieczętowano dla tego miejsca.
error-share-other = Ta liczba nie jest dalszym ciągiem łańcucha tego miejsca.
error-drawing = Ostatnia decyzja już zapadła i czeka na świeże liczby wszystkich graczy. Dalej, gdy tylko nadejdą.
error-match-not-running = Nie trwa tu teraz żadna partia.
error-match-running = Będzie to możliwe po zakończeniu partii.
error-stale = Tymczasem coś się zmieniło. Spójrz jeszcze raz na planszę, a potem zdecyduj.
error-bot-plays = Tutaj gra za ciebie bot, więc nie możesz wykonać ruchu.
error-hint-people = Przy tym stole nie ma podpowiedzi: w tej partii gra albo zaczął grać ktoś jeszcze.
error-hint-turn = Podpowiedź będzie, gdy przyjdzie twoja kolej.
error-offer-none = Nie ma już prośby o cofnięcie, na którą można odpowiedzieć.
error-resigned-already = Twoja partia jest już poddana.
error-takeover-early = { $name }: nieobecność trwa za krótko. Bot może przejąć to miejsce za { $unit ->
    [days] { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
    [hours] { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
    [minutes] { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
   *[seconds] { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
}.
error-takeover-never = Przy tym stole bot nikogo nie zastępuje. Poczekaj albo poddaj partię.
error-takeover-needless = Bot nie może przejąć tego miejsca albo już tu gra.
error-takeover-present = { $name } znów jest przy stole, więc bot nie jest potrzebny.
error-chat-too-fast = Piszesz szybciej, niż inni nadążają czytać. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-chat-muted = Nie możesz już pisać na tym serwerze. Grać możesz nadal.
error-chat-muted-here = Gospodarz nie pozwala ci pisać przy tym stole. Grać możesz nadal.

app-about = Graj w gry planszowe o kolorowym szkle i wzorach, ze znajomymi albo z botami. Bez polecenia Leadlight otwiera się w przeglądarce.
app-language = Język: --lang en|uk|pl|cs|ru albo zmienna LEADLIGHT_LANG.
app-names = Nazwy gier należą do ich wydawców; Leadlight podaje je tylko po to, by było wiadomo, czyje to zasady.
help-usage = Użycie
help-commands = Polecenia
help-command = POLECENIE
help-arguments = Argumenty
help-name-game = GRA
help-name-lesson = LEKCJA
help-name-file = PLIK
help-name-number = NUMER
help-options = Opcje
help-rule-options = Opcje zasad
help-default = domyślnie:
help-choices = do wyboru:
help-required = wymagane
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.

help-serve = Uruchom stoły do gry w przeglądarce, a z opcją --lan – dla wszystkich w pokoju.
help-play = Graj w terminalu przeciw botom albo ze znajomymi przy jednej klawiaturze.
help-resume = Wróć do przerwanej partii.
help-simulate = Każ botom rozegrać wiele partii i zobacz statystyki.
help-train = Wytrenuj sieć neuronową gry na partiach z samą sobą; wymaga PyTorcha.
help-replay = Obejrzyj zapisaną partię albo ją sprawdź.
help-verify = Sprawdź, czy losowania w partii online były uczciwe.
help-learn = Naucz się gry, grając: pierwsza partia z przewodnikiem, krok po kroku.
help-rules = Przeczytaj ponumerowane zasady gry.
help-bench = Zmierz szybkość silnika zasad i serwera.
help-bench-engine = Akcje na sekundę: zasady skompilowane, interpretowane, a obok nich OpenSpiel.
help-print = Zrób PDF do gry przy prawdziwym stole: elementy do wycięcia, pomoc gracza, notes punktacji.
help-backup = Skopiuj wszystkie stoły online do jednego pliku; serwer może w tym czasie działać.
help-restore = Zastąp wszystkie stoły online tymi z kopii zapasowej.
help-moderate = Porządek na twoim serwerze: przeglądanie i usuwanie stołów, wyciszanie i blokowanie gości.
help-moderate-tables = Wypisz stoły, ostatnio zmienione najpierw.
help-moderate-people = Wypisz, kogo zna stół: graczy, widzów i tych, którzy tam pisali.
help-moderate-guests = Wypisz gości wyciszonych lub zablokowanych.
help-moderate-delete = Usuń stół z jego partiami i czatem.
help-moderate-mute = Zabroń gościowi pisać na wszystkich czatach.
help-moderate-unmute = Pozwól gościowi znowu pisać.
help-moderate-block = Nie wpuszczaj gościa na serwer.
help-moderate-unblock = Wpuść gościa znowu.
help-bench-server = Czas procesora na akcję i opóźnienia serwera, a obok nich boardgame.io.
help-completion = Wypisz skrypt uzupełniania poleceń dla swojej powłoki.

help-game = Gra: { $games }.
help-players = Liczba graczy.
help-people = Imiona osób przy tej klawiaturze, oddzielone przecinkami.
help-play-bots = Boty na pozostałe miejsca przy stole, oddzielone przecinkami: { $bots } albo własne jako package.module:Class.
help-option = Opcja zasad gry w postaci nazwa=wartość; można podać wielokrotnie.
help-option-side = Strona A daje punkty za ornamenty między oknami, strona B – za liczbę pełnych okien pomnożoną przez liczbę tafli jednego koloru.
help-option-gap_blocks_return = Witrażysty nie można cofnąć przez miejsce, na którym nie ma już kwatery.
help-option-starter = Kto rozpoczyna: gracz wylosowany albo gracz na miejscu 1.
help-option-promo_windows = Dodaje dwie promocyjne karty witraży: Vitraux / Balboa Bay i Alpenglow / Komorebi.
help-option-reveal_table_first = Narzędzia i cele wspólne są wyłożone przed wyborem witraży.
help-option-mode = W trybie base czarny jest kolorem jak każdy inny; w trybie broken styka się ze wszystkim, a to, z czym się styka, się nie liczy.
help-option-solo_tools = Ile narzędzi w grze solo: 1 to bardzo trudno, 5 to łatwo.
help-seed = Liczba, od której zależą wszystkie losowania.
help-plain = Opis słowny wiersz po wierszu zamiast rysowanej planszy, wygodny dla czytników ekranu.
help-save = Plik na zapis partii.
help-record-file = Zapis partii, plik JSON.
help-resume-file = Zapis partii albo numer z listy; domyślnie przerwana partia, a gdy jest ich kilka – ta, którą wybierzesz.
help-resume-list = Tylko wypisz listę przerwanych partii.
help-games-count = Liczba partii.
help-simulate-bots = Grające boty, oddzielone przecinkami i powtarzane, aż zajmą wszystkie miejsca przy stole: { $bots } albo własne jako package.module:Class.
help-records = Folder na zapisy wszystkich partii.
help-json = Wypisz na standardowe wyjście jeden obiekt JSON i nic więcej.
help-check-laws = Sprawdzaj niezmienniki gry po każdej akcji (--check) albo wcale (--no-check); domyślnie w jednej pozycji na 256.
help-jobs = Liczba grających procesów; domyślnie po jednym na rdzeń. Wyniki są takie same.
help-train-run = Folder treningu; jeśli już istnieje, trening zostanie wznowiony.
help-train-minutes = Ile minut trenować.
help-train-processes = Ile procesów gra; bez tego po jednym na rdzeń.
help-train-players = Ilu graczy; po przecinku, jeśli partie z różną liczbą graczy mają się przeplatać.
help-train-set = Ustawienie treningu w postaci nazwa=wartość; można podać kilka razy.
help-train-matches = Ile partii z botem greedy obejmuje każdy pomiar.
help-csv = Wypisz na standardowe wyjście same dane liczbowe, w wierszach rozdzielanych przecinkami.
help-ply = Pokaż pozycję po tylu akcjach.
help-check = Odtwórz cały zapis według zasad i sprawdź, czy jest poprawny.
help-seen = To, co widziała twoja przeglądarka, w postaci skopiowanej lub zapisanej na stronie „Sprawdź losowania”: plik albo - dla standardowego wejścia.
help-rule-number = Tylko ta zasada lub ten rozdział, np. S6.2 albo S6.
help-seconds = Czas każdego pomiaru w sekundach.
help-runs = Liczba powtórzeń; liczy się mediana.
help-matches = Liczba partii rozgrywanych jednocześnie.
help-peer = Zmierz też boardgame.io, jeśli jest zainstalowane.
help-openspiel = Zmierz też OpenSpiel, jeśli jest zainstalowany.
help-shell = Nazwa powłoki.
help-lan = Pozwól dołączać innym z tej samej sieci i pokaż adres jako kod QR.
help-host = Nasłuchuj pod tym adresem zamiast pod domyślnym.
help-port = Nasłuchuj na tym porcie; domyślnie na pierwszym wolnym od 8765.
help-data = Folder, w którym są zapisane stoły.
help-browser = Otwórz przeglądarkę.
help-serve-bots = Dodatkowe boty do wyboru przy stołach, oddzielone przecinkami, na przykład package.module:Class.
help-domain = Nazwy, pod którymi ludzie znajdują ten serwer, oddzielone przecinkami, na przykład play.example.org; „*” oznacza dowolne.
help-trusted-proxies = Serwery pośredniczące, których nagłówkom X-Forwarded-For i X-Forwarded-Proto można wierzyć: adresy i sieci oddzielone przecinkami albo „none”; domyślnie te na tym komputerze.
help-people-per-address = Ile osób może mieć jeden adres, zanim zaczną się nawzajem spowalniać; więcej dla szkoły lub firmy.
help-keep-finished = Po ilu dniach usunąć stół z zakończoną partią, jeśli nikt go nie używa; 0 oznacza nigdy.
help-keep-abandoned = To samo dla stołu, przy którym partia nigdy się nie zaczęła.
help-keep-chat = Po ilu dniach usunąć wiersz czatu; 0 oznacza nigdy.
help-keep-guests = Po ilu dniach usunąć gościa bez miejsca, który już nie przychodzi; 0 oznacza nigdy.
help-keep-reviews = Po ilu dniach usunąć omówienie przesłanego zapisu; 0 oznacza nigdy.
help-reviews-at-once = Ile omówień partii liczy się jednocześnie; pozostałe czekają.
help-serve-review-nodes = Ile pozycji omówienie sprawdza dla każdej decyzji; więcej trwa dłużej i jest pewniejsze.
help-backup-file = Plik kopii zapasowej.
help-table-code = Kod stołu.
help-guest-id = Gość, tak jak go podają listy; wystarczy początek.
help-most-tables = Ile stołów wypisać.
help-out = Dokąd zapisać PDF; bez tego do pliku z nazwą gry i papieru.
help-paper = Papier w drukarce: a4 albo letter.
help-sheet = Co wydrukować: pieces (elementy), aid (pomoc gracza na dwóch stronach) albo pad (notes punktacji).

## Things that go wrong

error = Błąd: { $text }
error-hint = Spróbuj: { $command }
error-save = Nie można zapisać partii w pliku { $file }.
error-save-exists = Plik { $file } już istnieje. Podaj inny albo dokończ tę partię: { $command } resume { $file }
error-port-taken = Nie można użyć portu { $port } pod adresem { $host }: zajmuje go inny program albo jest niedozwolony. Wybierz port opcją --port.
error-server-running = Leadlight już działa z tymi danymi pod adresem { $address }. Najpierw go zatrzymaj albo podaj inny folder w opcji --data.
error-data-folder = Nie można zapisywać w folderze { $folder }. Podaj inny w opcji --data.
error-data-foreign = { $file } należy do innego użytkownika tego komputera, więc tajne dane nie byłyby bezpieczne. Uruchom Leadlight jako ten użytkownik albo podaj własny folder w opcji --data.
error-database-damaged = Plik { $file } jest uszkodzony albo nie jest bazą danych. Przywróć go z kopii zapasowej: leadlight restore PLIK. Jeśli kopii nie ma, przenieś go w inne miejsce, żeby zacząć bez stołów.
error-database-foreign = { $file } to baza danych innego programu. Podaj inny folder w opcji --data.
error-database-newer = Plik { $file } pochodzi z nowszej wersji Leadlight. Zaktualizuj Leadlight albo podaj inny folder w opcji --data.
error-database-unusable = Nie można otworzyć pliku { $file } do zapisu. Zamknij inne programy, które go używają, i sprawdź uprawnienia oraz wolne miejsce na dysku.
error-backup-nothing = W folderze { $folder } nie ma czego kopiować.
error-backup-exists = Plik { $file } już istnieje. Podaj inny.
error-backup-failed = Nie można zapisać kopii zapasowej w pliku { $file }.
error-print-exists = { $file } już istnieje. Podaj inny plik za pomocą --out.
error-print-failed = Nie można zapisać PDF do pliku { $file }.
error-backup-unreadable = Plik { $file } nie jest kopią zapasową Leadlight albo jest uszkodzony. Nic nie zostało zmienione.
error-moderate-nothing = W { $folder } nie ma stołów. Podaj folder serwera przez --data.
error-order-value = „{ $value }” tu nie pasuje.
error-server-silent = Serwer { $address } nie odpowiedział tak, jak powinien. Spróbuj ponownie albo najpierw go zatrzymaj.
error-bench-proc = Serwer można mierzyć tylko w systemie Linux, który podaje czas procesora zużyty przez proces.
error-bench-load = Gracze nie mogli połączyć się z mierzonym serwerem.
error-bench-start = Serwer, który miał być mierzony, nie uruchomił się: { $command }
error-no-match = Nie ma partii do dokończenia.
error-resume-number = Na liście nie ma partii { $number }; ostatnia to { $last }.
error-bot-import = Nie można wczytać bota „{ $bot }”. Import { $module } nie powiódł się: { $reason }
error-bot-class = W { $module } nie ma bota „{ $name }”. Dostępne: { $expected }.
error-bot-none = „{ $path }” nie jest botem. Bot ma nazwę o długości do { $longest } znaków i metodę „choose”.
error-bot-parameter = Bot „{ $bot }” nie ma takich parametrów. Dostępne: { $expected }.
error-bot-refused = Bot „{ $bot }” odrzuca swoje parametry: { $reason }
error-bot-budget = Nieprawidłowa wartość { $parameter } bota „{ $bot }”: „{ $value }”. time to sekundy, nodes to liczba całkowita; obie wartości są większe od zera.
error-weights-broken = Plik z wagami jest uszkodzony: { $reason }
error-weights-missing = Nie można odczytać wag z { $file }: { $reason }
error-weights-none = Nie ma wytrenowanych wag dla takiej partii gry { $game }.
error-train-plan = W folderze { $folder } jest trening z innymi ustawieniami. Podaj inny przez --run.
error-train-setting = To ustawienie treningu nie pasuje: { $reason }
error-train-torch = Do treningu potrzebny jest PyTorch, a nie jest zainstalowany. Zainstaluj go poleceniem: pip install "leadlight[train]"
error-terminal-small = Terminal jest za mały: { $width }×{ $height }. Potrzeba co najmniej 80×24 albo opcji --plain.
error-shell-unknown = Jakiej powłoki używasz? Podaj ją w opcji --shell: bash, zsh albo fish.
error-usage-command = Nie ma polecenia „{ $token }”.
error-usage-option = Nie ma tu opcji „{ $token }”.
error-usage-unused = Za dużo argumentów: { $token }
error-usage-missing = Brakuje wartości: { $token }.
error-usage-value = Nieprawidłowa wartość dla { $token }: „{ $value }”.
error-usage-repeated = { $token } podano więcej niż raz.
error-usage = Niezrozumiałe polecenie.
error-bot-failed = Bot { $bot } zawiódł po akcji { $ply }: { $reason }
error-simulation-killed = Jeden z grających procesów został zabity; bez niego nie da się policzyć wyników.
did-you-mean = Czy chodziło o „{ $suggestion }”?

## Play

play-thinking = { $name } myśli…
play-bot-late = { $name }: zbyt długi namysł. Za bota wybiera { $stand_in }.
play-bot-crashed = { $name }: błąd bota. Wybiera za niego { $stand_in }.
play-bot-killed = { $name }: proces bota został przerwany. Wybiera za niego { $stand_in }.
play-bot-illegal = { $name }: niedozwolona akcja. Za bota wybiera { $stand_in }.
play-hand-over = { $name }, twoja tura. Naciśnij Enter, gdy ekran widzisz tylko ty.
play-saved = Partia jest zapisana w pliku { $file }
play-go-on = Żeby ją dokończyć, wpisz: { $command }
play-look-again = Żeby ją obejrzeć, wpisz: { $command } replay { $file }
play-left = Partia przerwana.
play-undone = Cofnięto.
play-again = Naciśnij ten sam klawisz jeszcze raz, żeby potwierdzić: to kosztuje turę.
play-interpreted = Zasady działają tu bez kompilacji, około dziesięć razy wolniej; w samej grze tego nie widać.
play-moves = Ruchy
play-cards = Karty
play-scores = Punkty
play-winner = Zwycięstwo: { $names }.
play-shared = Wspólne zwycięstwo: { $names }.
play-lost = Bez wygranej: wynik docelowy nie został pobity.
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
key-new-match = nowa partia
key-score = punkty
keys-title = Klawisze
keys-escape = Esc wraca o krok
keys-type = : otwiera wiersz do wpisania akcji
keys-undo = U cofa twoją ostatnią akcję, o ile potem nie było losowania
keys-boards = O pokazuje planszę następnego gracza
keys-score = S pokazuje, skąd biorą się punkty
keys-moves = L pokazuje wszystkie ruchy
keys-mouse = Mysz: kliknięcie wybiera, drugie w to samo miejsce zatwierdza; kółko przechodzi po możliwościach
keys-leave = Q lub Ctrl-C przerywa grę; partia zostaje zapisana
keys-close = Naciśnij dowolny klawisz, żeby wrócić.
keys-new-match = N zaczyna nową partię, każdy inny klawisz zamyka.

plain-prompt = { $name }>
# Words to type; the English ones are understood in every language.
plain-word-board = plansza
plain-word-legal = ruchy
plain-word-score = punkty
plain-word-undo = cofnij
plain-word-rules = zasady
plain-word-help = pomoc
plain-word-leave = wyjdź
plain-help = Wpisz akcję, podany numer albo: { plain-word-board }, { plain-word-legal }, { plain-word-score }, { plain-word-undo }, { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
plain-example = Na przykład: { $example }
plain-legal = Możliwe akcje:
plain-new-match = Wpisz n, żeby zacząć nową partię; sam Enter kończy:

resume-which = Która partia? Numer albo Enter dla pierwszej:
resume-ply = akcja { $ply }
resume-turn = gra { $name }

## The server

serve-here = Leadlight działa pod adresem { $address }
serve-lan = Dla innych w tej sieci: { $address }
serve-kept = Stoły są zapisane w folderze { $folder }
serve-stop = Ctrl-C zatrzymuje serwer; nic nie zginie.
serve-stopped = Serwer zatrzymany. Wszystko jest zapisane.
serve-running = Leadlight już działa pod adresem { $address }
backup-done = Wszystkie stoły są skopiowane do pliku { $file }
restore-done = Wszystkie stoły są odtworzone z pliku { $file }
restore-old = Poprzednie stoły są zachowane w pliku { $file }
moderate-none = Nie ma czego wypisać.
moderate-waiting = czeka
moderate-playing = trwa
moderate-over = koniec
# $number counts from 1.
moderate-seat = miejsce { $number }
moderate-is-muted = bez prawa pisania
moderate-is-blocked = bez wstępu
moderate-deleted = Stół { $code } został usunięty.
# $guest is the beginning of the guest's id
moderate-muted = { $name } ({ $guest }) nie może już pisać.
moderate-unmuted = { $name } ({ $guest }) może znowu pisać.
moderate-blocked = { $name } ({ $guest }) nie ma już wstępu.
moderate-unblocked = { $name } ({ $guest }) ma znowu wstęp.

## Wydruk

print-done = { $count ->
    [one] { $count } arkusz jest w pliku { $file }
    [few] { $count } arkusze są w pliku { $file }
    [many] { $count } arkuszy jest w pliku { $file }
   *[other] { $count } arkusza jest w pliku { $file }
}

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
simulate-wins = Zwycięstwa
simulate-mean = Średnia punktów
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") }; { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") })
simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-seat = Miejsce { $number }
simulate-deviation = Odchylenie
simulate-intervals = W nawiasach: 95-procentowe przedziały ufności.
simulate-interrupted = Przerwano; rozegrane partie: { $games } z { $wanted }. Dane dotyczą tylko ich.
simulate-seed = Ziarno losowości: { $seed }
simulate-ties = Remisy między botami: { $ties }
train-line = { $games ->
    [one] Rozegrano { $games } partię
    [few] Rozegrano { $games } partie
   *[many] Rozegrano { $games } partii
 }; w pomiarze wygrano { NUMBER($share, style: "percent") } z { $matches }, średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
replay-ply = Akcja { $ply }/{ $plies }
replay-good = Zapis jest poprawny: wszystkie akcje ({ $plies }) są zgodne z zasadami.
replay-good-open = Zapis jest jak dotąd poprawny: wszystkie akcje ({ $plies }) są zgodne z zasadami; partia jeszcze trwa.
verify-fair = Partia jest uczciwa: wszystkie losowania ({ $draws }) są zgodne z dowodem i jest to partia, którą widziała twoja przeglądarka.
verify-consistent = Zapis jest spójny: wszystkie losowania ({ $draws }) są zgodne z dowodem.
verify-unknown = To jednak nie wystarcza, by wiedzieć:
verify-unknown-commitment = czy serwer zapieczętował ten sekret przed partią
verify-unknown-contribution = czy uwzględniono twoją liczbę losową
verify-unknown-head = czy imiona i opcje są te same co na początku partii
verify-unknown-end = czy partia skończyła się tak, jak podaje zapis
verify-hint = Twoja przeglądarka pamięta, co widziała. Skopiuj to na stronie „Sprawdź losowania” i wklej po tym poleceniu: { $command }
verify-scheme-1 = W tej partii losowano jak w Leadlight 0.1, gdzie liczb graczy nie pieczętowano: gracz, który prowadził serwer, mógł dobrać ostatnią z nich.
verify-foresight = Żaden dowód nie wyklucza, że ten, kto prowadzi serwer, znał losowania z góry i widział to, co ukryte.
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
bench-cpu = Czas procesora serwera na akcję, ms
bench-rate = Akcje na sekundę
bench-disk = Sam dysk potrzebuje { $p50 } ms (p50) i { $p99 } ms (p99), aby dopisać stronę i utrwalić ją na nośniku.
bench-no-peer = boardgame.io nie jest zainstalowane w benchmarks/peers/boardgameio, więc pomiar je pomija.

## Learning by playing

help-learn-lesson = Która lekcja. Bez nazwy pokazuje listę.
help-learn-chapter = Zacznij od tego rozdziału, a nie od miejsca przerwania.
help-learn-check = Rozegraj każdą lekcję według zasad, przeczytaj ją w każdym języku i zgłoś, co jest nie tak.
error-lesson-unknown = Nie ma lekcji { $lesson }. Lekcje: { $expected }.
error-lesson-chapter = Nie ma rozdziału { $chapter }; ostatni to { $last }.
error-lesson-step = Lekcja { $lesson } nie ma kroku { $step } w rozdziale { $chapter }.
error-lesson-over = Ten krok jest już zrobiony.
learn-choose = Te lekcje można rozegrać:
learn-lesson = { $name }: { $title } ({ $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
})
learn-chapter = Rozdział { $number }: { $title }
learn-step = Krok { $number } z { $steps }. { $title }
learn-do = Zadanie: { $task }
learn-go-on = Naciśnij Enter, aby iść dalej.
learn-done = Ten krok jest zrobiony. Naciśnij Enter, aby iść dalej.
learn-take-back = Napisz { $undo }, aby cofnąć, albo naciśnij Enter, aby iść dalej.
learn-shown = O tak: { $action }
learn-word-show = pokaż
learn-word-repeat = powtórz
learn-word-skip = pomiń
learn-help = Napisz akcję albo: { plain-word-board }, { plain-word-legal } (co jest dozwolone), { learn-word-show } (zrób to za mnie), { plain-word-undo } (ostatni ruch), { learn-word-repeat } (rozdział), { learn-word-skip } (rozdział), { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
learn-over = Znasz już zasady. Graj dalej: { $command }
learn-left = Lekcja przerwana. Dalej od tego samego miejsca: { $command }
learn-checked = { $lesson }: { $chapters ->
    [one] { $chapters } rozdział
    [few] { $chapters } rozdziały
    [many] { $chapters } rozdziałów
   *[other] { $chapters } rozdziału
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}, { $messages ->
    [one] { $messages } zdanie
    [few] { $messages } zdania
    [many] { $messages } zdań
   *[other] { $messages } zdania
}
learn-missing = Brakuje w języku { $language }: { $messages }

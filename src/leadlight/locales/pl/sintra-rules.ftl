# The numbered rules of Sintra, one sentence each, as `leadlight rules sintra` and every refusal show them.

# The game in one paragraph, for somebody who learns it
sintra-in-short = Zdobądź najwięcej punktów, szkląc okna swojego pałacu. W swojej turze weź wszystkie tafle jednego koloru z jednego warsztatu albo ze środka i ułóż je na jednej kwaterze pod witrażystą lub na prawo od niego – albo cofnij witrażystę do skrajnej lewej kwatery. Pełna kwatera daje jedną taflę do okna pod nią oraz punkty za to okno i za wszystkie rozpoczęte okna na prawo. Tafle, dla których nie ma miejsca, tłuką się i kosztują punkty. Po sześciu rundach następuje punktacja końcowa.

sintra-rules-S1 = Elementy gry
sintra-rule-S1-1 = W grze jest 100 tafli szkła, po 20 w każdym z pięciu kolorów: różowym, białym, pomarańczowym, niebieskim i żółtym.
sintra-rule-S1-2 = W grze jest 9 warsztatów dostawców, jeden woreczek, jedna szklana wieża, jeden znacznik gracza rozpoczynającego i jedna plansza punktacji (tor punktacji, tor rund, tor stłuczonego szkła).
sintra-rule-S1-3 = Każdy gracz ma planszę pałacu z 8 oknami w jednym rzędzie; każde okno ma górną i dolną ramę.
sintra-rule-S1-4 = Okna, licząc od lewej do prawej, są warte 4, 3, 3, 2, 2, 1, 1 i 2 punkty, zarówno na stronie A, jak i na stronie B.
sintra-rule-S1-5 = Każdy gracz ma taki sam zestaw 8 dwustronnych kwater o numerach 1–8, ze stronami a i b; każda strona ma 5 pól.
sintra-rule-S1-6 = Każde pole ma jeden z kolorów tafli albo jest polem joker; pola joker, dokładnie dwa, są tylko na stronie 4b (biały, joker, pomarańczowy, joker, różowy).
sintra-rule-S1-7 = Każdy gracz ma jednego witrażystę i dwa znaczniki: na tor punktacji i na tor stłuczonego szkła.
sintra-rule-S1-8 = Symbol u góry kwatery to nie pole: pokazuje kolory jej drugiej strony.
sintra-rule-S1-9 = Położenie pola na danej stronie kwatery nie ma żadnego znaczenia.
sintra-rule-S1-10 = Tor stłuczonego szkła ma dziesięć rzędów, 0–9, o wartościach 0, −1, −2, −4, −6, −8, −10, −12, −15, −18.

sintra-rules-S2 = Przygotowanie gry
sintra-rule-S2-1 = Przy 2 / 3 / 4 graczach używa się 5 / 7 / 9 warsztatów.
sintra-rule-S2-2 = Wszyscy grają na tej samej stronie planszy pałacu: A albo B („Strona planszy”, S13.2).
sintra-rule-S2-3 = Każdy gracz rozkłada swoje 8 kwater w losowej kolejności na miejscach 1–8, po jednej nad każdym oknem.
sintra-rule-S2-4 = Każda kwatera poza kwaterą 4 leży na początku losową stroną do góry; kwatera 4 leży stroną a do góry, więc strona z polami joker jest zakryta.
sintra-rule-S2-5 = Każdy gracz losuje kolejność i strony swoich kwater niezależnie od pozostałych.
sintra-rule-S2-6 = Każdy witrażysta zaczyna nad miejscem 1.
sintra-rule-S2-7 = Znaczniki na torze punktacji zaczynają od 0, a znaczniki na torze stłuczonego szkła – od rzędu 0.
sintra-rule-S2-8 = Po jednej tafli każdego koloru kładzie się w losowej kolejności na polach II–VI toru rund.
sintra-rule-S2-9 = Pozostałe 95 tafli trafia do woreczka; jedną z nich losuje się i kładzie na polu I toru rund.
sintra-rule-S2-10 = Następnie na każdy warsztat trafiają 4 tafle wylosowane z woreczka.
sintra-rule-S2-11 = Szklana wieża jest na początku pusta.
sintra-rule-S2-12 = Gracza, który rozpocznie pierwszą rundę, wyznacza los, chyba że w opcji „Kto rozpoczyna” wybrano „Miejsce 1” (S13.5).

sintra-rules-S3 = Rundy
sintra-rule-S3-1 = Gra składa się z dokładnie 6 rund, I–VI.
sintra-rule-S3-2 = Na początku każdej rundy znacznik gracza rozpoczynającego leży na środku pola gry.
sintra-rule-S3-3 = Pierwszą turę w rundzie wykonuje ten, kto miał znacznik gracza rozpoczynającego.
sintra-rule-S3-4 = Potem gracze wykonują kolejno po jednej turze, zgodnie z ruchem wskazówek zegara (w kolejności miejsc przy stole), aż do końca rundy (S10).

sintra-rules-S4 = Tura
sintra-rule-S4-1 = Ruch może wykonać tylko gracz, którego tura właśnie trwa.
sintra-rule-S4-2 = Tura to dokładnie jedna akcja: A „twórz kwaterę” (S5–S7) albo B „cofnij witrażystę” (S8).
sintra-rule-S4-3 = Nie wolno pasować.
sintra-rule-S4-4 = Dopóki trwa runda, akcja A jest zawsze dostępna.

sintra-rules-S5 = Akcja A, krok 1: weź tafle
sintra-rule-S5-1 = Gracz bierze wszystkie tafle jednego koloru z jednego warsztatu albo ze środka pola gry.
sintra-rule-S5-2 = Gdy gracz weźmie tafle z warsztatu, wszystkie pozostałe tafle z tego warsztatu trafiają na środek pola gry.
sintra-rule-S5-3 = Tam, skąd gracz bierze tafle, musi leżeć co najmniej jedna tafla wybranego koloru; znacznik gracza rozpoczynającego nie jest taflą.
sintra-rule-S5-4 = Kto jako pierwszy w rundzie bierze tafle ze środka pola gry, bierze także znacznik gracza rozpoczynającego.
sintra-rule-S5-5 = Kto bierze znacznik gracza rozpoczynającego, przesuwa swój znacznik na torze stłuczonego szkła o 1 krok (S9), zanim ułoży jakąkolwiek taflę.
sintra-rule-S5-6 = Kto bierze tafle z warsztatu, nigdy nie bierze przy tym znacznika gracza rozpoczynającego.

sintra-rules-S6 = Akcja A, krok 2: ułóż tafle
sintra-rule-S6-1 = Wszystkie wzięte tafle trafiają na jedną kwaterę gracza; nie wolno ich rozdzielać między kwatery.
sintra-rule-S6-2 = Kwatera musi być „w zasięgu”: pod witrażystą albo na prawo od niego, nigdy na lewo.
sintra-rule-S6-3 = Pole pasuje do tafli, jeśli jest puste, a przy tym ma kolor tej tafli albo jest polem joker.
sintra-rule-S6-4 = Gracz może wybrać dowolną kwaterę w zasięgu, na której jest co najmniej jedno pasujące pole, a nie tylko tę, która pomieści najwięcej tafli.
sintra-rule-S6-5 = Nie wolno wybrać kwatery bez pasującego pola.
sintra-rule-S6-6 = Jeśli na którejś kwaterze w zasięgu jest pasujące pole, gracz musi wybrać taką kwaterę, nawet gdy woli stłuc tafle.
sintra-rule-S6-7 = Witrażysta przechodzi nad wybrane miejsce, zanim tafle zostaną ułożone.
sintra-rule-S6-8 = Na wybranej kwaterze gracz układa tyle wziętych tafli, ile się zmieści; nie wolno ułożyć mniej.
sintra-rule-S6-9 = Pola w kolorze tafli zapełnia się przed polami joker.
sintra-rule-S6-10 = Wzięte tafle, które się nie mieszczą, tłuką się: każda trafia do szklanej wieży i przesuwa znacznik na torze stłuczonego szkła o 1 krok.
sintra-rule-S6-11 = Jeśli na żadnej kwaterze w zasięgu nie ma pasującego pola, tłuką się wszystkie wzięte tafle.
sintra-rule-S6-12 = Gdy wszystkie tafle tłuką się zgodnie z S6.11, witrażysta zostaje tam, gdzie stoi.
sintra-rule-S6-13 = Na pustym miejscu (po usuniętej kwaterze) nie można nic ułożyć: witrażysta, który nad nim stoi, ma w zasięgu tylko miejsca na prawo.

sintra-rules-S7 = Akcja A, krok 3: ukończ kwaterę
sintra-rule-S7-1 = Jeśli choć jedno z 5 pól wybranej kwatery jest puste, nic więcej się nie dzieje i tura się kończy.
sintra-rule-S7-2 = Pełną kwaterę rozlicza się w kolejności: S7.3, S7.4–S7.8, S7.9–S7.10.
sintra-rule-S7-3 = Premia za kolor: 1 punkt za każdą leżącą na kwaterze taflę w kolorze tafli bieżącej rundy (górnej z tych, które zostały na torze rund); tafle na polach joker liczą się według własnego koloru.
sintra-rule-S7-4 = Gracz zachowuje jedną z 5 tafli; wybiera jej kolor spośród kolorów tafli na tej kwaterze.
sintra-rule-S7-5 = Pozostałe 4 tafle trafiają do szklanej wieży.
sintra-rule-S7-6 = Jeśli okno poniżej jest puste, zachowana tafla trafia do jego górnej ramy, a kwaterę odwraca się na drugą, pustą stronę.
sintra-rule-S7-7 = Jeśli górna rama jest zajęta, zachowana tafla trafia do dolnej, a kwaterę usuwa się z gry.
sintra-rule-S7-8 = W obu przypadkach witrażysta zostaje nad tym miejscem, także wtedy, gdy jest ono już puste.
sintra-rule-S7-9 = Do punktów za okna wlicza się liczbę pod tym oknem, niezależnie od tego, czy jest w nim teraz 1 tafla, czy 2.
sintra-rule-S7-10 = Do punktów za okna dolicza się liczby pod wszystkimi oknami dalej na prawo, w których są 1 lub 2 tafle; okna na lewo nigdy się nie liczą.
sintra-rule-S7-11 = Po przyznaniu punktów za okna tura się kończy; w jednej turze można ukończyć najwyżej jedną kwaterę.

sintra-rules-S8 = Akcja B: cofnij witrażystę
sintra-rule-S8-1 = Witrażysta przechodzi nad skrajną lewą z kwater, które jeszcze leżą, i tura się kończy.
sintra-rule-S8-2 = Witrażystę można cofnąć tylko wtedy, gdy na lewo od niego jest jeszcze kwatera.
sintra-rule-S8-3 = Nie wolno cofnąć witrażysty nad żadne inne miejsce, a tym bardziej nad puste.
sintra-rule-S8-4 = Puste miejsca po drodze nie mają znaczenia, chyba że włączono „Puste miejsca zatrzymują witrażystę” (S13.3).
sintra-rule-S8-5 = Gracz nie bierze przy tym żadnych tafli i żaden znacznik się nie przesuwa.

sintra-rules-S9 = Tor stłuczonego szkła
sintra-rule-S9-1 = Każdy krok przesuwa znacznik o jeden rząd w dół.
sintra-rule-S9-2 = Dojście znacznika do rzędu 9 (−18) od razu kosztuje gracza 18 punktów, po czym znacznik wraca do rzędu 0: to jedno okrążenie.
sintra-rule-S9-3 = Kroki, które zostały po zastosowaniu S9.2, liczy się dalej od rzędu 0; w jednej turze możliwe jest kilka okrążeń.
sintra-rule-S9-4 = Wynik, także końcowy, może być ujemny.
sintra-rule-S9-5 = Rzędy 1–8 nic nie kosztują aż do punktacji końcowej (S11.2).
sintra-rule-S9-6 = Straty w szkle to po 18 punktów za każde okrążenie plus punkty stracone według S11.2; rozstrzygają one remisy.

sintra-rules-S10 = Koniec rundy
sintra-rule-S10-1 = Runda kończy się z końcem tury, po której ani na warsztatach, ani na środku pola gry nie ma żadnych tafli.
sintra-rule-S10-2 = Tafla bieżącej rundy trafia z toru rund do szklanej wieży.
sintra-rule-S10-3 = Po rundzie VI gra się kończy i następuje S11; po innych rundach przygotowuje się następną według S10.4–S10.8.
sintra-rule-S10-4 = Warsztaty uzupełnia gracz, który ma znacznik gracza rozpoczynającego: po 4 tafle z woreczka na każdy, zaczynając od warsztatu 1.
sintra-rule-S10-5 = Jeśli trzeba dobrać taflę, a woreczek jest pusty, wszystkie tafle ze szklanej wieży trafiają do woreczka i dobieranie trwa dalej.
sintra-rule-S10-6 = Tafle ze szklanej wieży przekłada się do woreczka tylko w takiej chwili, a nie od razu, gdy woreczek się opróżni.
sintra-rule-S10-7 = Jeśli i woreczek, i szklana wieża są puste, runda zaczyna się bez dalszego uzupełniania warsztatów.
sintra-rule-S10-8 = Jeśli w rundzie nikt nie wziął znacznika gracza rozpoczynającego, znów zaczyna ten, kto miał go poprzednio.
sintra-rule-S10-9 = Jeśli przy uzupełnianiu nie uda się dobrać ani jednej tafli, w rundzie nie ma żadnych tur i od razu następuje S10.2.

sintra-rules-S11 = Punktacja końcowa
sintra-rule-S11-1 = 1 punkt za każde 3 tafle pozostałe łącznie na wszystkich własnych kwaterach, w dowolnych kolorach, z zaokrągleniem w dół.
sintra-rule-S11-2 = Do wyniku dodaje się wartość rzędu (0 lub ujemną), w którym jest znacznik gracza na torze stłuczonego szkła.
sintra-rule-S11-3 = Strona A: każdy z czterech ornamentów otaczają cztery ramy dwóch sąsiednich okien: 1 i 2, 3 i 4, 5 i 6, 7 i 8.
sintra-rule-S11-4 = Strona A: ornament otoczony 4 / 3 / 2 taflami daje 10 / 6 / 3 pkt; przy 1 tafli albo żadnej daje 0 pkt.
sintra-rule-S11-5 = Strona B: (liczba całkowicie przeszklonych okien, czyli z taflami w obu ramach) × (liczba tafli jednego koloru we własnych oknach).
sintra-rule-S11-6 = Strona B: do liczby tafli danego koloru wlicza się też tafle w oknach wypełnionych do połowy.
sintra-rule-S11-7 = Strona B: liczy się ten kolor, którego tafli jest najwięcej.

sintra-rules-S12 = Zwycięzca
sintra-rule-S12-1 = Wygrywa gracz z najwyższym wynikiem końcowym.
sintra-rule-S12-2 = Remis: spośród remisujących wygrywa ten, kto ma najmniejsze straty w szkle (S9.6).
sintra-rule-S12-3 = Nadal remis: ci gracze dzielą się zwycięstwem.

sintra-rules-S13 = Opcje
sintra-rule-S13-1 = Opcja „Gracze”: 2, 3 albo 4.
sintra-rule-S13-2 = Opcja „Strona planszy”: A (domyślnie) albo B.
sintra-rule-S13-3 = Opcja „Puste miejsca zatrzymują witrażystę” (domyślnie wyłączona): gdy jest włączona, witrażysty nie wolno cofnąć także wtedy, gdy między nim a skrajną lewą kwaterą jest puste miejsce. Miejsce, nad którym sam stoi, się nie liczy.
sintra-rule-S13-4 = Wszędzie, gdzie kolor ma znaczenie (tafle, pola, tafla rundy, symbol u góry kwatery), każdy kolor jest oznaczony nie tylko barwą, lecz także własnym znakiem.
sintra-rule-S13-5 = Opcja „Kto rozpoczyna”: „Wyznacza los” (domyślnie) albo „Miejsce 1”. Gdy wybrano „Miejsce 1”, pierwszą rundę bez losowania rozpoczyna gracz na miejscu 1 przy stole; dzięki temu w kolejnych partiach gracze mogą rozpoczynać na zmianę.

# Signs on the board in the browser; first what holds for all of them
sintra-signs-SB = Co plansza w przeglądarce pokazuje oprócz samych elementów.
sintra-sign-SB1 = Liczba pod oknem mówi, ile to okno jest warte (S1.4).
sintra-sign-SB2 = Małe kolory nad kwaterą to kolory jej drugiej strony (S1.8).
sintra-sign-SB3 = Gdy tafle są wybrane, kwatery, które mogą je przyjąć, są podświetlone. Podpis mówi, ile się zmieści, a ile się stłucze, albo ile punktów da pełna kwatera; gdzie jest mało miejsca, ✓ oznacza „mieści się”, a ✕ „tłucze się” (S6.8, S6.10).
sintra-sign-SB4 = Sześciokąt z 1 to znacznik gracza rozpoczynającego. Kto go weźmie, zaczyna następną rundę i przesuwa się o 1 krok na torze stłuczonego szkła (S5.4, S5.5).
sintra-sign-SB5 = Tafla w obwiedzionym łuku to tafla tej rundy: za jej kolor jest premia (S7.3).
sintra-sign-SB6 = Na stronie A gwiazda między dwoma oknami to ornament (S11.3).
sintra-sign-SB7 = Wiersze pod wynikiem to to, co dodałaby teraz punktacja końcowa (S11).

# Worked examples, numbered as in docs/rules/sintra.md; first what holds for all of them
sintra-examples-SE = Miejsca, okna i kwatery liczy się od lewej.
sintra-example-SE1 = W warsztacie leżą tafla różowa, biała, pomarańczowa i żółta. Bierzesz różową: masz jedną różową taflę, pozostałe trzy trafiają na środek, żaden znacznik się nie przesuwa (S5.1, S5.2).
sintra-example-SE2 = Na środku leżą trzy pomarańczowe tafle, jedna niebieska i znacznik gracza rozpoczynającego; twój znacznik na torze stłuczonego szkła stoi w rzędzie 0. Bierzesz pomarańczowe: masz trzy pomarańczowe tafle i znacznik gracza rozpoczynającego, twój znacznik na torze stłuczonego szkła przesuwa się do rzędu 1, zanim cokolwiek ułożysz, a niebieska tafla zostaje (S5.4, S5.5).
sintra-example-SE3 = Masz te trzy pomarańczowe tafle, a twój witrażysta stoi nad miejscem 3. Kwatera na miejscu 1 ma pięć pól pomarańczowych, kwatera na miejscu 3 jedno pomarańczowe i cztery białe, a na kwaterze na miejscu 5 leżą dwie żółte tafle i wolne są trzy pola pomarańczowe. Możesz wybrać miejsce 3 albo 5; miejsce 1 jest na lewo od witrażysty (S6.2).
sintra-example-SE3a = Wybierasz miejsce 3: układasz jedną taflę, dwie tłuką się i trafiają do szklanej wieży, twój znacznik na torze stłuczonego szkła przesuwa się z rzędu 1 do rzędu 3, tura się kończy (S6.8, S6.10).
sintra-example-SE4 = Zamiast tego wybierasz miejsce 5: mieszczą się wszystkie trzy tafle, kwatera jest pełna, a witrażysta stoi nad miejscem 5. Tafla tej rundy jest żółta, na kwaterze leżą dwie żółte tafle: 2 punkty premii (S7.3).
sintra-example-SE5 = Zachowujesz pomarańczową taflę. Trafia ona do pustego okna 5, pozostałe cztery do szklanej wieży, a kwaterę się odwraca. W oknach 6 i 8 jest po jednej tafli, więc punkty za okna to 2 + 1 + 2 = 5; razem z premią tura daje 7 punktów (S7.4–S7.10).
sintra-example-SE6 = Na koniec na twoich kwaterach zostało 7 tafli: 2 punkty. Za 8 tafli też byłyby 2, za 9 – 3, za 2 – żadnego (S11.1).
sintra-example-SE7 = Na koniec twój znacznik stoi w rzędzie 5 toru stłuczonego szkła: −8 punktów (S11.2).
sintra-example-SE8 = Strona A: cztery ornamenty otaczają 4, 4, 1 i 2 tafle. Dają 10 + 10 + 0 + 3 = 23 punkty (S11.4).
sintra-example-SE9 = Strona B: 4 okna są pełne, a w twoich oknach jest 5 pomarańczowych tafli. Dostajesz 4 × 5 = 20 punktów (S11.5).
sintra-example-SE10 = Strona kwatery 4 z jokerami (biały, joker, pomarańczowy, joker, różowy) jest pusta. Biała tafla trafia na białe pole; dwie niebieskie, wzięte później, na oba jokery. Dla kolejnej białej tafli nie ma tam już pola (S6.3, S6.9).
sintra-example-SE11 = Ta sama strona jest pusta, a ty masz cztery białe tafle: jedna trafia na białe pole, dwie na jokery, jedna się tłucze. Pola pomarańczowe i różowe zostają wolne (S6.9, S6.10).
sintra-example-SE12 = Twój znacznik stoi w rzędzie 7, masz 10 punktów i tłuką się cztery tafle. Dwa kroki prowadzą do rzędu 9: tracisz 18 punktów, a znacznik wraca do rzędu 0. Dwa następne kroki prowadzą do rzędu 2. Masz −8 punktów (S9.2, S9.3).
sintra-example-SE13 = Twój znacznik stoi w rzędzie 8, masz 5 punktów. W tej rundzie nikt jeszcze nie brał ze środka; bierzesz stamtąd 12 tafli i wszystkie się tłuką: 13 kroków. Pierwszy krok kończy okrążenie, dziewięć następnych kończy kolejne, a ostatnie trzy prowadzą do rzędu 3. Masz 5 − 36 = −31 punktów (S9.3).
sintra-example-SE14 = Twój witrażysta stoi nad miejscem 6, a jedyne pole dla różowego jest na miejscu 2. Bierzesz z warsztatu dwie różowe tafle: obie się tłuką, znacznik przesuwa się o 2 rzędy, a witrażysta zostaje nad miejscem 6 (S6.11, S6.12).
sintra-example-SE15 = Kwatery leżą na miejscach 2, 3, 6, 7 i 8, a witrażysta stoi nad miejscem 7. Może cofnąć się nad miejsce 2; gdy włączono „Puste miejsca zatrzymują witrażystę”, nie może, bo miejsca 4 i 5 są puste (S8.4, S13.3).
sintra-example-SE16 = Kwatery są te same, ale witrażysta stoi nad pustym miejscem 4. Może cofnąć się nad miejsce 2 i z tą opcją, i bez niej, bo jego własne miejsce się nie liczy (S13.3).
sintra-example-SE17 = Miejsce 1 jest puste, kwatery leżą na miejscach 2–8, a witrażysta stoi nad miejscem 1. Nie może się cofnąć, bo na lewo nie ma kwater; tafle można ułożyć na miejscach 2–8 (S6.13, S8.2).
sintra-example-SE18 = Witrażysta stoi nad pustym miejscem 8, a na miejscu 1 leży kwatera. Wszystko, co weźmiesz, się stłucze; cofnąć witrażystę nad miejsce 1 wolno (S6.13, S8.1).
sintra-example-SE19 = Na kwaterze z pięcioma polami pomarańczowymi leżą trzy pomarańczowe tafle, okno pod nią jest puste, a tafla tej rundy jest pomarańczowa. Masz cztery pomarańczowe tafle: dwie się mieszczą, dwie się tłuką. Premia to 5 punktów, pomarańczową taflę zachowujesz bez pytania, do szklanej wieży trafia łącznie sześć pomarańczowych tafli, a kwaterę się odwraca (S6.10, S7.3, S7.6).
sintra-example-SE20 = Kwatera na miejscu 1 leży drugą stroną i staje się pełna. W oknie 3 jest jedna tafla, w oknie 4 dwie, w innych oknach na prawo żadnej. Zachowana tafla trafia do dolnej ramy, kwaterę usuwa się z gry, a punkty za okna to 4 + 3 + 2 = 9 (S7.7, S7.9, S7.10).
sintra-example-SE21 = W każdym oknie jest tafla, a ty kończysz okno 1: 4 + 3 + 3 + 2 + 2 + 1 + 1 + 2 = 18 punktów (S7.10).
sintra-example-SE22 = W oknach 1–7 są tafle, a do okna 8 trafia pierwsza: 2 punkty, bo okna na lewo nigdy się nie liczą (S7.10).
sintra-example-SE23 = Strona z jokerami jest pełna: biała, żółta, pomarańczowa, żółta i różowa tafla. Tafla tej rundy jest żółta, więc premia to 2 punkty. Możesz zachować różową, białą, pomarańczową albo żółtą (S7.3, S7.4).
sintra-example-SE24 = Dwoje graczy; przed rundą V w woreczku jest 14 tafli, a w szklanej wieży 40. Z woreczka wypełnia się warsztaty 1–3 i połowę warsztatu 4. Potem tafle z wieży trafiają do woreczka i dobiera się jeszcze 6: w woreczku zostają 34 (S10.4–S10.6).
sintra-example-SE25 = Dwoje graczy; w woreczku jest 5 tafli, w szklanej wieży żadnej. Do warsztatów trafia 4, 1, 0, 0 i 0 tafli i runda się zaczyna (S10.7).
sintra-example-SE26 = Po pełnym uzupełnieniu woreczek jest pusty, a w szklanej wieży jest 30 tafli. Niczego się nie przekłada, dopóki nie trzeba dobrać następnej tafli (S10.6).
sintra-example-SE27 = W każdym warsztacie leżą tafle tylko jednego koloru, więc na środek nic nie trafia. Nikt nie bierze znacznika gracza rozpoczynającego i następną rundę zaczyna ten sam gracz (S10.8).
sintra-example-SE28 = Strona A: ornamenty otaczają 4, 3, 1 i 0 tafli. Dają 10 + 6 + 0 + 0 = 16 punktów (S11.4).
sintra-example-SE29 = Strona B: 3 okna są pełne. W twoich oknach są 4 różowe tafle, w tym jedna w oknie wypełnionym do połowy, i 3 żółte. Dostajesz 3 × 4 = 12 punktów (S11.6, S11.7).
sintra-example-SE30 = Dwoje graczy ma po 50 punktów. Jedno z nich ma jedno okrążenie i kończy w rzędzie 1: straty w szkle to 18 + 1 = 19 punktów. Drugie nie ma okrążeń i kończy w rzędzie 8: straty to 15. Wygrywa to drugie (S9.6, S12.2).
sintra-example-SE31 = Na środku został tylko znacznik gracza rozpoczynającego, a tafle leżą jeszcze w jednym warsztacie. Ze środka niczego nie można wziąć (S5.3).
sintra-example-SE32 = Masz trzy tafle; na kwaterze na miejscu 5 jest dla nich jedno pole, na kwaterze na miejscu 7 trzy. Mimo to możesz wybrać miejsce 5: układasz jedną taflę, dwie się tłuką (S6.4).

# Where the printed editions differ and what holds here, in the order of the table in docs/rules/sintra.md
sintra-editions-SD = Ukraińskie, polskie i czeskie wydanie instrukcji różnią się w tych miejscach.
sintra-edition-SD1 = Puste miejsca na drodze powrotnej witrażysty: w wydaniu ukraińskim nie wolno ich przekraczać; w polskim i czeskim nie wolno tylko zatrzymać się nad pustym miejscem. Tutaj to opcja, domyślnie wyłączona (S8.4, S13.3).
sintra-edition-SD2 = Strona z jokerami na początku: w wydaniu ukraińskim i czeskim musi być na spodzie; w polskim brakuje tego zdania. Tutaj jest na spodzie (S2.4).
sintra-edition-SD3 = Pozostałe kwatery na początku: w wydaniu ukraińskim i czeskim dowolną stroną; w polskim brakuje tego zdania. Tutaj strona jest losowa (S2.4).
sintra-edition-SD4 = Znacznik gracza rozpoczynającego trafia na środek: w wydaniu ukraińskim tylko w pierwszej rundzie, w polskim i czeskim w każdej. Tutaj w każdej (S3.2).
sintra-edition-SD5 = Obowiązek działania: w wydaniu ukraińskim gracz „powinien” działać, w polskim i czeskim „musi”. Tutaj musi (S4.2, S4.3).
sintra-edition-SD6 = Witrażysta rusza się przed ułożeniem tafli: tak mówią wydania ukraińskie i polskie; czeskie nie podaje kolejności. Tutaj najpierw rusza się witrażysta, co niczego nie zmienia (S6.7).
sintra-edition-SD7 = Nadmiarowe tafle: wydanie polskie mówi o wolnych polach potrzebnego koloru, pozostałe o wolnych polach. Tutaj liczą się tylko pasujące pola (S6.3, S6.10).
sintra-edition-SD8 = Kiedy tłuką się wszystkie tafle: w wydaniu ukraińskim, gdy pasującego pola nie ma na żadnej kwaterze, w polskim, gdy nie ma go wcale, w czeskim, gdy nie ma go „na kwaterze”. Tutaj, gdy nie ma go w zasięgu (S6.11).
sintra-edition-SD9 = Gdzie trzeba układać: w wydaniu ukraińskim i polskim na dowolnej kwaterze w zasięgu, w czeskim tylko na prawo. Tutaj pod witrażystą lub na prawo (S6.2, S6.6).
sintra-edition-SD10 = Jokery, gdy trzeba układać: w wydaniu polskim się liczą; pozostałe o tym milczą. Tutaj się liczą (S6.3).
sintra-edition-SD11 = Pełna kwatera: w wydaniu ukraińskim i polskim 5 tafli, w czeskim 5 tafli pasującego koloru. Tutaj 5 tafli (S7.1).
sintra-edition-SD12 = Tafla zakończonej rundy: w wydaniu ukraińskim i polskim trafia do szklanej wieży; czeskie najpierw każe ją zdjąć z planszy, a dalej odłożyć do wieży. Tutaj trafia do wieży (S10.2).
sintra-edition-SD13 = Górną ramę wypełnia się: w wydaniu ukraińskim, gdy okno nie jest pełne, w polskim i czeskim, gdy jest puste. Tutaj, gdy jest puste (S7.6).
sintra-edition-SD14 = Przykład za 5 punktów: wydanie polskie drukuje 2 + 1 + 2, pozostałe 2 i okna na prawo. Tutaj to przykład SE5 (S7.10).
sintra-edition-SD15 = Pozostałe tafle: w wydaniu ukraińskim na kwaterach, w polskim na kwaterach łącznie, w czeskim na nieukończonych kwaterach. Tutaj na wszystkich kwaterach łącznie (S11.1).
sintra-edition-SD16 = Ornament z jedną taflą: w wydaniu ukraińskim i czeskim 0 punktów; polskie o nim nie wspomina. Tutaj 0 punktów (S11.4).
sintra-edition-SD17 = Zdanie przed tabelą ornamentów: wydanie ukraińskie liczy od 1 do 4 tafli, polskie przeszklone ramy; czeskie daje tyle punktów, ile tafli, wbrew własnej tabeli. Tutaj liczy się tabela (S11.4).
sintra-edition-SD18 = Remis: w wydaniu ukraińskim decyduje mniej punktów karnych na torze, w polskim najmniej straconych tam w całej grze, w czeskim najmniej tam straconych. Tutaj wszystkie punkty stracone przez szkło w całej grze (S9.6, S12.2).
sintra-edition-SD19 = Kto ustawia znaczniki: w wydaniu ukraińskim każdy gracz, w polskim i czeskim opiekun planszy punktacji. Niczego to nie zmienia.
sintra-edition-SD20 = Warsztaty w kręgu: w wydaniu polskim i czeskim; ukraińskie o tym milczy. Niczego to nie zmienia.

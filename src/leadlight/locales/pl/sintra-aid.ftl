# Pomoc gracza do Sintry, na papierze. Krótkie zdania: czyta się ją, gdy inni czekają.

sintra-aid-facts = 2–4 graczy · 6 rund

## Twoja tura

sintra-aid-turn = Twoja tura: ułóż tafle albo cofnij witrażystę
sintra-aid-take = Weź
sintra-aid-take-text = Wszystkie tafle jednego koloru z jednego warsztatu; pozostałe trafiają na środek. Albo wszystkie tafle jednego koloru ze środka: kto zrobi to w rundzie pierwszy, bierze też znacznik gracza rozpoczynającego i robi 1 krok na torze stłuczonego szkła.
sintra-aid-place = Ułóż
sintra-aid-place-text = Wszystkie na jednej kwaterze: pod witrażystą albo dalej na prawo. Witrażysta tam przechodzi. Tafla bez pasującego pola tłucze się: trafia do szklanej wieży i kosztuje 1 krok.
sintra-aid-complete = Ukończ
sintra-aid-complete-text = Kwatera z 5 taflami daje premię za kolor. Jedna wybrana tafla trafia do okna poniżej, cztery do szklanej wieży; potem punktują okna. Kwaterę odwraca się, a za drugim razem usuwa z gry.
sintra-aid-return = Albo: cofnij witrażystę
sintra-aid-return-text = Zamiast brać tafle, cofasz witrażystę nad skrajną lewą kwaterę. To cała twoja tura.
# Pod taflami, które zostały na warsztacie
sintra-aid-to-centre = na środek
sintra-aid-to-tower = do wieży

## Co daje punkty

sintra-aid-at-once = Od razu
sintra-aid-bonus = za każdą taflę w kolorze rundy na ukończonej kwaterze
sintra-aid-window = liczba pod oknem i liczby pod wszystkimi oknami na prawo, w których jest szkło
sintra-aid-wrap = gdy twój znacznik dojdzie do ostatniego rzędu toru stłuczonego szkła; potem wraca na 0
sintra-aid-at-the-end = Na końcu
sintra-aid-strips = za każde 3 tafle pozostałe na kwaterach, bez względu na kolor
sintra-aid-row = rząd twojego znacznika na torze stłuczonego szkła
sintra-aid-side-a = strona A: każdy ornament, wokół którego są 2, 3 lub 4 tafle
sintra-aid-side-b = strona B: liczba pełnych okien razy liczba tafli najczęstszego koloru we wszystkich oknach
sintra-aid-track = Tor stłuczonego szkła
sintra-aid-track-step = każdy krok to jeden rząd; ostatni od razu kosztuje 18 punktów

## Runda

sintra-aid-round = Runda
sintra-aid-round-ends = Kończy się, gdy warsztaty i środek są puste. Tafla rundy trafia do szklanej wieży.
sintra-aid-round-next = Kto ma znacznik gracza rozpoczynającego, kładzie po 4 tafle na każdym warsztacie i zaczyna. Znacznik wraca na środek.
sintra-aid-displays = Warsztaty: 5 dla dwóch graczy, 7 dla trzech, 9 dla czterech.

## Przykłady

sintra-aid-example-turn = Tura
sintra-aid-example-taken = Runda { $round }, premia za żółty. Jako pierwsza osoba bierzesz ze środka: trzy pomarańczowe, znacznik gracza rozpoczynającego, 1 krok.
sintra-aid-example-placed = Pomarańczowe pasują na miejsca 3 i 5; miejsce 1 leży na lewo od witrażysty. Na miejscu 5 kończą kwaterę.
sintra-aid-example-bonus = Premia za dwie żółte tafle: { $bonus }
sintra-aid-example-window = Okno 5, a na prawo 6 i 8: { $terms } = { $points }
sintra-aid-example-total = Ta tura daje { $points }
sintra-aid-example-end = Punktacja końcowa
sintra-aid-example-strips = Na kwaterach zostało { $panes } tafli: { $points }
sintra-aid-example-row = Znacznik w rzędzie 5: { $points }
sintra-aid-example-a = Strona A, cztery ornamenty: { $terms } = { $points }
sintra-aid-example-b = Strona B, { $windows } pełne okna × { $panes } pomarańczowych tafli: { $points }

## Łatwo zapomnieć

sintra-aid-mind-pass = Nie wolno pasować: układaj albo cofnij witrażystę.
sintra-aid-mind-must = Jeśli na kwaterze w zasięgu jest pasujące pole, musisz ułożyć tafle, nawet gdy wolisz je stłuc.
sintra-aid-mind-choice = Możesz wybrać każdą taką kwaterę, nie tylko tę, która pomieści najwięcej.
sintra-aid-mind-split = Tafli nie dzieli się między kwatery i nie układa na lewo od witrażysty.
sintra-aid-mind-joker = Pola w kolorze tafli zapełnia się przed szarymi polami joker; tafla na jokerze zachowuje swój kolor.
sintra-aid-mind-break = Jeśli tłuką się wszystkie tafle, witrażysta zostaje na miejscu.
sintra-aid-mind-left = Okna na lewo nigdy się nie liczą.
sintra-aid-mind-gone = Gdy okno jest pełne, jego kwaterę usuwa się z gry. Witrażysta zostaje nad pustym miejscem.
sintra-aid-mind-return = Witrażystę cofa się tylko nad skrajną lewą kwaterę i tylko wtedy, gdy leży ona na lewo od niego.
sintra-aid-mind-wrap = Kroki pozostałe po −18 liczy się dalej od 0. Wynik może spaść poniżej 0.
sintra-aid-mind-starter = Jeśli nikt nie wziął znacznika gracza rozpoczynającego, znów zaczyna jego poprzedni posiadacz.
sintra-aid-mind-tower = Tafle z wieży trafiają do woreczka dopiero wtedy, gdy trzeba losować, a woreczek jest pusty.

## Koniec gry

sintra-aid-end = Po rundzie VI następuje punktacja końcowa; wygrywa najwyższy wynik.
sintra-aid-tie = Remis: wygrywa, kto w całej partii stracił mniej punktów przez stłuczone szkło, łącznie z −18. Nadal remis: gracze dzielą się zwycięstwem.
sintra-aid-sides = Wszyscy grają na tej samej stronie planszy pałacu, A albo B. Różni się tylko punktacja końcowa.
sintra-aid-gap = Wydania się różnią: w ukraińskim witrażysta, wracając, nie może minąć pustego miejsca. Umówcie się przed grą.

## Notes punktacji

sintra-aid-pad-lost = Straty w szkle

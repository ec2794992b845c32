# Numerowane zasady Sagrady, każda jednym zdaniem: tak pokazują je `leadlight rules sagrada` i każda odmowa.

# The game in one paragraph, for somebody who learns it
sagrada-in-short = Zdobądź najwięcej punktów, wypełniając swój witraż kośćmi. W każdej rundzie pierwszy gracz rzuca kośćmi puli; każdy po kolei bierze jedną, a potem jeszcze jedną w odwrotnej kolejności. Kość musi stykać się z już położoną (pierwsza leży na brzegu), pasować do koloru lub wartości, których wymaga pole, i nie może leżeć obok kości tego samego koloru lub tej samej wartości. Żetonami przychylności płaci się za narzędzia, które naginają te zasady. Po dziesięciu rundach punkty dają cele wspólne, cel osobisty i pozostałe żetony; każde puste pole kosztuje punkt.

sagrada-rules-G1 = Elementy gry
sagrada-rule-G1-1 = W grze jest 90 sześciościennych kości, po 18 w każdym z pięciu kolorów: czerwonym, żółtym, zielonym, niebieskim i fioletowym.
sagrada-rule-G1-2 = W grze jest 12 kart witraży z witrażem po każdej stronie: 24 witraże o trudności od 3 do 6.
sagrada-rule-G1-3 = W grze jest 12 narzędzi, 10 celów wspólnych i 5 celów osobistych, po jednym na każdy kolor.
sagrada-rule-G1-4 = W grze są 24 żetony przychylności, 4 ramy okien, 4 znaczniki punktów, woreczek na kości i tor rund z 10 polami, z torem punktacji na odwrocie.
sagrada-rule-G1-5 = Witraż ma 4 rzędy po 5 pól; pole wymaga koloru, odcienia (wartości kości: im niższa, tym szkło jaśniejsze) albo niczego.

sagrada-rules-G2 = Przygotowanie dla 2–4 graczy
sagrada-rule-G2-1 = Każdy gracz dostaje 1 losowy cel osobisty; widzi go tylko on sam.
sagrada-rule-G2-2 = Każdy gracz dostaje 2 losowe karty witraży i wybiera 1 z 4 witraży na nich; druga karta wypada z gry.
sagrada-rule-G2-3 = Gracze wybierają, nie widząc wyboru pozostałych; wybrane witraże odkrywa się jednocześnie.
sagrada-rule-G2-4 = Każdy gracz otrzymuje tyle żetonów przychylności, ile wynosi trudność wybranego witrażu.
sagrada-rule-G2-5 = 3 losowe narzędzia i 3 losowe cele wspólne wykłada się odkryte; ich liczba jest taka sama dla 2, 3 i 4 graczy.
sagrada-rule-G2-6 = Wykłada się je po wybraniu witraży, chyba że włączono opcję „Najpierw karty na stole” (G15.3).
sagrada-rule-G2-7 = Karty, których nie rozdano ani nie wyłożono, wypadają z gry.
sagrada-rule-G2-8 = Wszystkie 90 kości leży w woreczku.
sagrada-rule-G2-9 = Pierwszego gracza, który trzyma woreczek, wyznacza los, chyba że w opcji „Kto rozpoczyna” wybrano „Miejsce 1” (G15.5).

sagrada-rules-G3 = Rundy
sagrada-rule-G3-1 = Gra ma 10 rund.
sagrada-rule-G3-2 = Pierwszy gracz wyciąga z woreczka po dwie kości na każdego gracza i jeszcze jedną (5 / 7 / 9 dla 2 / 3 / 4 graczy) i rzuca nimi: to pula.
sagrada-rule-G3-3 = Najpierw każdy gracz rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara, zaczynając od pierwszego gracza.
sagrada-rule-G3-4 = Potem każdy gracz rozgrywa drugą turę w odwrotnej kolejności: ostatni gracz ma dwie tury z rzędu, a pierwszy gra ostatni.
sagrada-rule-G3-5 = Runda kończy się po drugiej turze pierwszego gracza.

sagrada-rules-G4 = Tura
sagrada-rule-G4-1 = Ruch może wykonać tylko gracz, którego tura właśnie trwa.
sagrada-rule-G4-2 = W swojej turze gracz może dobrać jedną kość i użyć jednego narzędzia, w dowolnej kolejności; jedno i drugie jest nieobowiązkowe.
sagrada-rule-G4-3 = Kto nie robi ani jednego, ani drugiego, pasuje; turę można zakończyć zawsze, o ile w ręce nie została wzięta kość.
sagrada-rule-G4-4 = Dobrać kość to wziąć ją z puli i położyć na dozwolonym polu własnego witrażu (G5).
sagrada-rule-G4-5 = Wziętą kość trzeba położyć; do puli mogą ją zwrócić tylko „Pędzel do topnika” i „Zmywacz topnika”.
sagrada-rule-G4-6 = Kość wolno wziąć tylko wtedy, gdy ma dozwolone pole albo gdy można teraz użyć dla niej narzędzia do kości w ręce (G7): gracza na nie stać, w tej turze nie użył jeszcze narzędzia i warunek narzędzia jest spełniony.
sagrada-rule-G4-7 = Dopóki wzięta kość jest w ręce, można ją tylko położyć albo użyć narzędzia do kości w ręce (G7).
sagrada-rule-G4-8 = Jeśli kość w ręce nie ma dozwolonego pola, gracz musi użyć dla niej narzędzia (G7).
sagrada-rule-G4-9 = Jeśli „Pędzel do topnika” lub „Zmywacz topnika” zwrócił kość do puli, i tak liczy się to jako dobranie w tej turze.
sagrada-rule-G4-10 = Tura kończy się sama, gdy można już tylko ją zakończyć.

sagrada-rules-G5 = Kładzenie kości
sagrada-rule-G5-1 = Kość kładzie się na pustym polu.
sagrada-rule-G5-2 = Jeśli w witrażu nie ma żadnej kości, pole musi leżeć na brzegu: w górnym lub dolnym rzędzie albo w pierwszej lub ostatniej kolumnie, łącznie z rogami.
sagrada-rule-G5-3 = W pozostałych przypadkach pole musi stykać się z co najmniej jedną kością, bokiem lub rogiem.
sagrada-rule-G5-4 = Pole, które wymaga koloru, przyjmuje tylko kości tego koloru, o dowolnej wartości.
sagrada-rule-G5-5 = Pole, które wymaga odcienia, przyjmuje tylko kości o tej wartości, w dowolnym kolorze.
sagrada-rule-G5-6 = Pole bez wymagania przyjmuje dowolną kość.
sagrada-rule-G5-7 = Żadna kość obok pola (nad nim, pod nim, z lewej ani z prawej) nie może mieć tego samego koloru.
sagrada-rule-G5-8 = Żadna kość obok pola (nad nim, pod nim, z lewej ani z prawej) nie może mieć tej samej wartości.
sagrada-rule-G5-9 = Kości, które stykają się tylko rogami, mogą mieć ten sam kolor i tę samą wartość.
sagrada-rule-G5-10 = Wymagania sąsiednich pustych pól nie mają znaczenia.
sagrada-rule-G5-11 = Pole jest dozwolone dla kości, gdy spełnione są wszystkie zasady G5.1–G5.8, z wyjątkiem tego, co znosi narzędzie.

sagrada-rules-G6 = Używanie narzędzi
sagrada-rule-G6-1 = W jednej turze gracz może użyć najwyżej jednego narzędzia.
sagrada-rule-G6-2 = Narzędzie kosztuje 1 żeton przychylności, jeśli na jego karcie nie leży żaden żeton, w przeciwnym razie 2.
sagrada-rule-G6-3 = Żetony przechodzą od gracza na kartę i zostają tam do końca gry.
sagrada-rule-G6-4 = Gracz, który ma za mało żetonów, nie może użyć narzędzia.
sagrada-rule-G6-5 = Cenę płaci się przy wyborze narzędzia i nigdy się jej nie odzyskuje.
sagrada-rule-G6-6 = Narzędzie można wybrać tylko wtedy, gdy jego działanie da się wykonać w całości (kiedy, mówią G7–G9).
sagrada-rule-G6-7 = Każdy gracz może używać każdego narzędzia, także ponownie w późniejszych turach.

sagrada-rules-G7 = Narzędzia do kości w ręce
sagrada-rule-G7-1 = „Szczypce do obłamywania”: wartość rośnie lub maleje dokładnie o 1; szóstki nie można zwiększyć, a jedynki zmniejszyć.
sagrada-rule-G7-2 = „Szczypiec do obłamywania” można użyć w daną stronę tylko wtedy, gdy zmieniona kość ma dozwolone pole.
sagrada-rule-G7-3 = „Przecinak do soczewek”: wymień kość w ręce na jedną kość z toru rund; wartości się nie zmieniają, a oddana kość trafia na to samo pole toru.
sagrada-rule-G7-4 = „Przecinaka do soczewek” można użyć tylko dla kości z toru, która ma dozwolone pole, a więc nigdy, gdy tor jest pusty.
sagrada-rule-G7-5 = „Pędzel do topnika”: rzuć ponownie kością w ręce.
sagrada-rule-G7-6 = Po „Pędzlu do topnika” kość trzeba położyć, jeśli z nową wartością ma dozwolone pole; jeśli nie, wraca do puli z nową wartością, a dobranie jest wykorzystane.
sagrada-rule-G7-7 = „Pędzla do topnika” można użyć tylko wtedy, gdy kość z jakąkolwiek wartością miałaby dozwolone pole.
sagrada-rule-G7-8 = „Linijka na korku”: kość kładzie się na polu, które nie styka się z żadną inną; pozostałe zasady kładzenia obowiązują.
sagrada-rule-G7-9 = „Linijki na korku” można użyć tylko wtedy, gdy w witrażu jest kość i istnieje takie pole.
sagrada-rule-G7-10 = „Kamień szlifierski”: odwróć kość w ręce, tak że 1 staje się 6, 2 staje się 5, 3 staje się 4, i na odwrót.
sagrada-rule-G7-11 = „Kamienia szlifierskiego” można użyć tylko wtedy, gdy odwrócona kość ma dozwolone pole.
sagrada-rule-G7-12 = „Zmywacz topnika”: kość wraca do woreczka, a z niego losuje się inną; gracz widzi jej kolor i nadaje jej dowolną wartość od 1 do 6.
sagrada-rule-G7-13 = Po „Zmywaczu topnika” nową kość kładzie się na dozwolonym polu albo zostawia w puli z tą wartością; zostawić ją wolno zawsze, ale dobranie jest wtedy wykorzystane.
sagrada-rule-G7-14 = „Zmywacza topnika” można użyć tylko wtedy, gdy jakiś kolor z woreczka, wliczając zwróconą kość, z jakąś wartością ma dozwolone pole.
sagrada-rule-G7-15 = Po „Szczypcach do obłamywania”, „Przecinaku do soczewek” i „Kamieniu szlifierskim” kość trzeba położyć w tej samej turze; zmiana pozostaje.

sagrada-rules-G8 = Narzędzia do przekładania kości
sagrada-rule-G8-1 = Aby przełożyć kość, podnosi się ją i kładzie na innym pustym polu, które jest dla niej dozwolone, gdy jest już podniesiona; nie może zostać na swoim polu.
sagrada-rule-G8-2 = Jeśli podniesiona kość była w witrażu jedyna, jej nowe pole musi leżeć na brzegu.
sagrada-rule-G8-3 = Sprawdza się tylko przełożoną kość; pozostałe nie muszą się z niczym stykać.
sagrada-rule-G8-4 = „Pędzel do eglomizacji”: przełóż jedną kość; kolor wymagany przez nowe pole się nie liczy, wszystko inne obowiązuje.
sagrada-rule-G8-5 = „Gładzik do folii miedzianej”: przełóż jedną kość; odcień wymagany przez nowe pole się nie liczy, wszystko inne obowiązuje.
sagrada-rule-G8-6 = „Rozwierak do ołowiu”: przełóż dokładnie dwie różne kości, jedną po drugiej; drugie przełożenie sprawdza się po pierwszym.
sagrada-rule-G8-7 = „Rozwieraka do ołowiu” można użyć tylko wtedy, gdy możliwe są dwa takie przełożenia z rzędu; pierwsze jest dostępne tylko wtedy, gdy może po nim nastąpić drugie.
sagrada-rule-G8-8 = „Kółko do opukiwania”: przełóż jedną lub dwie różne kości jednego koloru, jedną po drugiej; ten kolor musi być na torze rund.
sagrada-rule-G8-9 = Drugie przełożenie „Kółkiem do opukiwania” jest nieobowiązkowe i musi dotyczyć kości tego samego koloru co pierwsza; tor rund się nie zmienia.
sagrada-rule-G8-10 = Narzędzia do przekładania kości można użyć tylko wtedy, gdy możliwe jest co najmniej jedno przełożenie (z „Rozwierakiem do ołowiu”: dwa z rzędu).

sagrada-rules-G9 = Narzędzia do puli i do dodatkowej kości
sagrada-rule-G9-1 = „Młotek szklarski”: rzuć ponownie wszystkimi kośćmi w puli.
sagrada-rule-G9-2 = „Młotka szklarskiego” można użyć tylko w drugiej turze gracza w rundzie, przed dobraniem kości w tej turze i gdy w puli jest kość; potem wolno dobrać kość.
sagrada-rule-G9-3 = „Szczypce do łamania”: od razu dobierz i połóż drugą kość według zwykłych zasad.
sagrada-rule-G9-4 = „Szczypiec do łamania” można użyć tylko w pierwszej turze gracza w rundzie, po położeniu w niej dobranej kości, i tylko wtedy, gdy jakaś kość z puli ma dozwolone pole.
sagrada-rule-G9-5 = Kość wzięta dzięki „Szczypcom do łamania” sama musi mieć dozwolone pole, bo drugie narzędzie jej nie pomoże.
sagrada-rule-G9-6 = Po „Szczypcach do łamania” druga tura gracza w tej rundzie całkowicie przepada.

sagrada-rules-G10 = Koniec rundy
sagrada-rule-G10-1 = Wszystkie kości, które zostały w puli, trafiają ze swoimi wartościami na pole tej rundy na torze; na jednym polu może być ich kilka.
sagrada-rule-G10-2 = Woreczek przechodzi zgodnie z ruchem wskazówek zegara; jego nowy posiadacz jest pierwszym graczem następnej rundy.
sagrada-rule-G10-3 = Po 10. rundzie gra się kończy i liczy się punkty.

sagrada-rules-G11 = Punktacja
sagrada-rule-G11-1 = Wynik to punkty za cele wspólne, cel osobisty i pozostałe żetony przychylności, pomniejszone o punkty za puste pola.
sagrada-rule-G11-2 = Każdy cel wspólny daje punkty tyle razy, ile razy jest spełniony (G12).
sagrada-rule-G11-3 = W celach dotyczących rzędów i kolumn liczą się tylko te zapełnione w całości.
sagrada-rule-G11-4 = Cel osobisty daje sumę wartości własnych kości w jego kolorze.
sagrada-rule-G11-5 = Każdy pozostały żeton przychylności daje 1 punkt.
sagrada-rule-G11-6 = Za każde puste pole traci się 1 punkt.
sagrada-rule-G11-7 = Wynik może być ujemny i nie ma górnej granicy.

sagrada-rules-G12 = Cele
sagrada-rule-G12-1 = „Różnobarwne rzędy”: 6 punktów za każdy pełny rząd z pięcioma różnymi kolorami.
sagrada-rule-G12-2 = „Różnobarwne kolumny”: 5 punktów za każdą pełną kolumnę z czterema różnymi kolorami.
sagrada-rule-G12-3 = „Rzędy różnych odcieni”: 5 punktów za każdy pełny rząd z pięcioma różnymi wartościami.
sagrada-rule-G12-4 = „Kolumny różnych odcieni”: 4 punkty za każdą pełną kolumnę z czterema różnymi wartościami.
sagrada-rule-G12-5 = „Jasne szkła”: 2 punkty za każdą parę 1 i 2, gdziekolwiek w witrażu.
sagrada-rule-G12-6 = „Średnie szkła”: 2 punkty za każdą parę 3 i 4, gdziekolwiek w witrażu.
sagrada-rule-G12-7 = „Ciemne szkła”: 2 punkty za każdą parę 5 i 6, gdziekolwiek w witrażu.
sagrada-rule-G12-8 = „Różnorodność odcieni”: 5 punktów za każdy zestaw wszystkich sześciu wartości, gdziekolwiek w witrażu.
sagrada-rule-G12-9 = „Różnorodność barw”: 4 punkty za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek w witrażu.
sagrada-rule-G12-10 = „Barwne przekątne”: 1 punkt za każdą kość, która styka się rogiem z kością swojego koloru; każda kość liczy się raz.
sagrada-rule-G12-11 = „Odcienie czerwieni”, „żółci”, „zieleni”, „błękitu” i „fioletu” to cele osobiste (G11.4).

sagrada-rules-G13 = Zwycięzca
sagrada-rule-G13-1 = Wygrywa najwyższy wynik.
sagrada-rule-G13-2 = Przy remisie wygrywa ten z remisujących, kto ma więcej punktów za cel osobisty.
sagrada-rule-G13-3 = Jeśli nadal jest remis: ten, komu zostało więcej żetonów przychylności.
sagrada-rule-G13-4 = Jeśli nadal jest remis: ten, czyja pierwsza tura w 10. rundzie była później; to zawsze rozstrzyga.

sagrada-rules-G14 = Gra solo
sagrada-rule-G14-1 = Przygotowanie i przebieg są takie jak w grze z innymi, z poniższymi zmianami; witraż także wybiera się z dwóch kart (G2.2).
sagrada-rule-G14-2 = Nie ma żetonów przychylności.
sagrada-rule-G14-3 = 2 cele wspólne i 2 cele osobiste leżą odkryte.
sagrada-rule-G14-4 = Opcja „Narzędzia” to liczba narzędzi: od 1 (bardzo trudno) do 5 (łatwo).
sagrada-rule-G14-5 = W każdej rundzie są 4 kości.
sagrada-rule-G14-6 = Każda runda ma dwie tury, jedną tuż po drugiej; „Młotek szklarski” należy do drugiej, a „Szczypce do łamania” do pierwszej i kosztują drugą.
sagrada-rule-G14-7 = Za narzędzie płaci się jedną kością z puli w kolorze tego narzędzia, o dowolnej wartości.
sagrada-rule-G14-8 = Narzędzie i kość, którą za nie zapłacono, wypadają z gry: każdego narzędzia używa się raz.
sagrada-rule-G14-9 = Nie można płacić kością w ręce: kość do zapłaty musi leżeć w puli.
sagrada-rule-G14-10 = Zapłata nie jest dobraniem kości.
sagrada-rule-G14-11 = To, czy narzędzia można użyć, sprawdza się na puli bez kości do zapłaty: dla „Młotka szklarskiego” musi zostać kość, dla „Szczypiec do łamania” kość z dozwolonym polem.
sagrada-rule-G14-12 = Pozostałe kości trafiają bez zmian na tor rund; jeśli nie została żadna, pole zajmuje znacznik punktów.
sagrada-rule-G14-13 = Wynik docelowy to suma wartości wszystkich kości na torze po 10. rundzie; kości, którymi zapłacono za narzędzia, się nie liczą.
sagrada-rule-G14-14 = Wynik to punkty za cele wspólne i za jeden z dwóch celów osobistych, minus 3 za każde puste pole.
sagrada-rule-G14-15 = Po 10. rundzie liczy się cel osobisty z większą sumą; jeśli sumy są równe, pierwszy.
sagrada-rule-G14-16 = Gracz wygrywa tylko z wynikiem wyższym od docelowego; równy wynik oznacza przegraną.

sagrada-rules-G15 = Opcje
sagrada-rule-G15-1 = Opcja „Gracze”: 1, 2, 3 albo 4; 1 to gra solo.
sagrada-rule-G15-2 = Opcja „Witraże promocyjne” (domyślnie wyłączona): gdy jest włączona, do kart witraży dochodzą dwie karty promocyjne (Vitraux i Balboa Bay, Alpenglow i Komorebi).
sagrada-rule-G15-3 = Opcja „Najpierw karty na stole” (domyślnie wyłączona): gdy jest włączona, narzędzia i cele wspólne wykłada się przed wyborem witraży.
sagrada-rule-G15-4 = Opcja „Narzędzia”: od 1 do 5 (domyślnie 3), liczba narzędzi; ma znaczenie tylko w grze solo.
sagrada-rule-G15-5 = Opcja „Kto rozpoczyna”: „Wyznacza los” (domyślnie) albo „Miejsce 1”. Gdy wybrano „Miejsce 1”, pierwszym graczem 1. rundy jest bez losowania gracz na miejscu 1 przy stole; dzięki temu w kolejnych partiach gracze mogą rozpoczynać na zmianę.

sagrada-rules-G16 = Niedozwolone witraże
sagrada-rule-G16-1 = Przy prawdziwym stole gracz, którego witraż łamie zasady, zdejmuje kości, aż przestanie je łamać; tutaj niedozwolone położenie nigdy nie jest przyjmowane, więc to się nie zdarza.

# Signs on the board in the browser; first what holds for all of them
sagrada-signs-GB = Co plansza w przeglądarce pokazuje oprócz samych elementów.
sagrada-sign-GB1 = Pole z oczkami wymaga tej wartości, pole z kolorem i jego znakiem wymaga tego koloru; na pole bez wymagania pasuje każda kość (G5.4–G5.6).
sagrada-sign-GB2 = Gdy kość jest wybrana, pola, na które pasuje, są podświetlone. Liczba z plusem mówi, ile punktów zyska twój witraż (G5.11).
sagrada-sign-GB3 = Kółka obok imienia to żetony przychylności: pełne zostały, puste są wydane. Na narzędziu oznaczają jego cenę (G6.2).
sagrada-sign-GB4 = „8 + ?” oznacza, że witraż daje teraz 8 punktów, a cel osobisty jest jeszcze ukryty (G11.1).
sagrada-sign-GB5 = Mała liczba na polu toru rund mówi, ile leży tam kości (G10.1).
sagrada-sign-GB6 = Kolejność dobierania pokazuje tury tej rundy, tam i z powrotem. Obwiedziony znak to gracz, którego tura trwa (G3.3, G3.4).

# Worked examples, numbered as in docs/rules/sagrada.md; first what holds for all of them
sagrada-examples-GE = Witraż w tych przykładach to Sun Catcher. Rząd 1: bez wymagania, niebieskie, 2, bez wymagania, żółte. Rząd 2: bez wymagania, 4, bez wymagania, czerwone, bez wymagania. Rząd 3: bez wymagania, bez wymagania, 5, żółte, bez wymagania. Rząd 4: zielone, 3, bez wymagania, bez wymagania, fioletowe. Pole w rzędzie 1 i kolumnie 3 to r1c3. W pozycji Q na r1c1 leży czerwona 3, na r1c2 niebieska 6, na r2c1 zielona 5; w pozycji K tylko czerwona 3 na r1c1.
sagrada-example-GE1 = Grają Elena, Borys i Maria, pierwsza jest Elena. Kolejność tur: Elena, Borys, Maria, Maria, Borys, Elena; w następnej rundzie pierwszy jest Borys (G3.3, G3.4, G10.2).
sagrada-example-GE2 = „Różnobarwne kolumny” dają 10 punktów, „Jasne szkła” 4, „Różnorodność barw” 12, cel osobisty (fiolet) 17; żetonów nie ma, 3 pola są puste. Razem 10 + 4 + 12 + 17 + 0 − 3 = 40 (G11.1).
sagrada-example-GE3 = Na czerwone pole pasuje każda czerwona kość, na pole z 3 każda kość o wartości 3, na pole bez wymagania każda kość (G5.4–G5.6).
sagrada-example-GE4 = Pozycja Q, czerwona 2: z pól r1c3, r2c2 i r1c5 dozwolone jest tylko r1c3. r2c2 wymaga 4; r1c5 jest żółte i nie styka się z żadną kością. Wszystkie dozwolone pola to r1c3, r2c3, r3c1 i r3c2 (G5.11).
sagrada-example-GE5 = Pusty witraż, niebieska 5: dozwolone są r1c1, r1c2, r1c4, r2c1, r2c5, r3c1, r3c5, r4c3 i r4c4 (G5.2).
sagrada-example-GE6 = Pozycja Q, zielona 5: dozwolone są r2c3 i r3c2. r3c1 nie, bo leży pod drugą zieloną 5 (G5.7, G5.8).
sagrada-example-GE7 = Pozycja K, fioletowa 3, a żadnego narzędzia do kości w ręce nie można użyć: tej kości nie wolno wziąć, bo nie ma dla niej pola. Na r2c1 leżałaby na przykład pod czerwoną 3 (G4.6, G5.8).
sagrada-example-GE8 = Pozycja K, fioletowa 3 i „Szczypce do obłamywania”: jako 4 może trafić na r2c1 lub r2c2, jako 2 na r2c1 (G7.1, G7.2).
sagrada-example-GE9 = Pozycja K, fioletowa 3 i „Kamień szlifierski”: staje się 4 i może trafić na r2c1 lub r2c2 (G7.10).
sagrada-example-GE10 = Pozycja K, czerwona 5 i „Pędzel do topnika”: wolno ją wziąć. Pole ma tylko wyrzucona 4: r2c2, które styka się z czerwoną 3 rogiem. Z każdą inną wartością kość wraca do puli, a dobranie jest wykorzystane (G7.6, G7.7).
sagrada-example-GE11 = Pozycja K, czerwona 5 i „Szczypce do obłamywania”: jako 4 może trafić na r2c2. Zwiększenia do 6 gra nie proponuje, bo dla czerwonej 6 nie ma dozwolonego pola (G7.2).
sagrada-example-GE12 = Pozycja K, fioletowa 3 i „Przecinak do soczewek”, na polu 2 toru rund żółta 2: żółta 2 może trafić na r2c1, a na polu 2 leży potem fioletowa 3 (G7.3).
sagrada-example-GE13 = Pozycja Q, czerwona 4 i „Linijka na korku”: dozwolone są r1c4, r2c4, r2c5, r3c5, r4c3 i r4c4. Bez narzędzia: r2c2, r2c3, r3c1 i r3c2 (G7.8).
sagrada-example-GE14 = Pusty witraż: „Linijki na korku” nie można użyć (G7.9).
sagrada-example-GE15 = Pozycja Q: „Gładzikiem do folii miedzianej” czerwoną 3 można przełożyć na r1c3, r2c2, r2c3, r3c1 lub r3c2. „Kółkiem do opukiwania”, gdy na torze jest czerwona kość, tylko na r2c3, r3c1 lub r3c2 (G8.5, G8.8).
sagrada-example-GE16 = Pozycja K: „Pędzlem do eglomizacji” jedyną kość można przełożyć na r1c2, r1c4, r1c5, r2c1, r2c5, r3c1, r3c5, r4c1, r4c2, r4c3, r4c4 lub r4c5 (G8.2, G8.4).
sagrada-example-GE17 = Czerwona 3 na r1c1, zielona 5 na r2c1 i „Rozwierak do ołowiu”: jest siedem par ruchów i wszystkie zaczynają się od czerwonej 3. Trafia ona na r3c1, a potem zielona 5 na r3c2 lub r4c1; albo trafia na r3c2, a potem zielona 5 na r2c3, r3c1, r3c3, r4c1 lub r4c3 (G8.6, G8.7).
sagrada-example-GE18 = Pozycja K: „Rozwieraka do ołowiu” nie można użyć, bo jest tylko jedna kość (G8.7).
sagrada-example-GE19 = Zielona 3 na r1c1, niebieska 6 na r1c2, fioletowa 1 na r2c1, zielona 4 na r2c2, na torze zielona kość i „Kółko do opukiwania”. Zieloną 3 można przełożyć tylko na r3c1; potem zieloną 4 na r1c1, które właśnie się zwolniło, albo na r2c3, albo można skończyć. Jeśli najpierw przekłada się zieloną 4, może trafić na r2c3, r3c1 lub r3c2 (G8.8, G8.9).
sagrada-example-GE20 = Czerwona 3 na r1c1, zielona 5 na r2c1, niebieska 1 na r3c2 i „Kółko do opukiwania”: zieloną 5 wolno przełożyć na r4c3, choć czerwona 3 z niczym się wtedy nie styka (G8.3).
sagrada-example-GE21 = Narzędzie, którego nikt jeszcze nie użył, kosztuje 1 żeton, potem 2. Kto ma 1 żeton, może go użyć tylko jako pierwszy (G6.2, G6.4).
sagrada-example-GE22 = Dwoje graczy; pierwszy gracz w pierwszej turze rundy używa „Szczypiec do łamania”. Kolejność tur: pierwszy gracz z dwiema kośćmi, drugi, drugi. Drugą turę pierwszego gracza się pomija, a jeśli wszyscy dobierali, na tor trafia 1 kość (G9.3, G9.6).
sagrada-example-GE23 = Czworo graczy, runda 10, w ręce zielona 4 i „Zmywacz topnika”: woreczek był pusty, więc wraca ta sama kość, a jej wartość wybierasz ty (G7.12).
sagrada-example-GE24 = Pełny witraż, rząd po rzędzie: czerwona 4, niebieska 5, czerwona 2, fioletowa 6, żółta 3; fioletowa 1, zielona 4, żółta 6, czerwona 3, niebieska 6; czerwona 6, żółta 2, niebieska 5, żółta 6, zielona 5; zielona 1, czerwona 3, żółta 6, niebieska 4, fioletowa 1. Cele wspólne w kolejności G12.1–G12.10 dają 12, 15, 5, 8, 4, 6, 6, 10, 12 i 10 punktów; cele osobiste: czerwień 18, żółć 23, zieleń 10, błękit 20, fiolet 8.
sagrada-example-GE25 = Niebieskie kości na r2c2, r3c1, r3c3 i r4c4, żółte na r2c5, r3c4 i r4c3: „Barwne przekątne” dają 7 punktów (G12.10).
sagrada-example-GE26 = Pusty witraż i 4 pozostałe żetony: 4 − 20 = −16 punktów (G11.5–G11.7).
sagrada-example-GE27 = Dwoje graczy ma po 30 punktów, z tego 12 za cel osobisty, i po 1 żetonie. Wygrywa ten, czyja pierwsza tura w rundzie 10 była później (G13.2–G13.4).
sagrada-example-GE28 = Solo: w puli są fioletowa 2, fioletowa 5, czerwona 1 i niebieska 4, a „Pędzel do topnika” jest fioletowy. Z czerwoną 1 w ręce płacisz fioletową 2 lub fioletową 5; z fioletową 2 w ręce tylko fioletową 5. Tak czy inaczej w puli zostają 2 kości (G14.7, G14.9).
sagrada-example-GE29 = Solo, druga tura: w puli jest tylko niebieska 3, a „Młotek szklarski” jest niebieski. Nie można go użyć, bo nie zostałaby żadna kość do rzutu (G14.11).
sagrada-example-GE30 = Solo: 15 punktów za cele wspólne, sumy celów osobistych 9 i 14, 2 puste pola, na torze 23. Wynik to 15 + 14 − 6 = 23. To nie więcej niż 23, więc partia jest przegrana (G14.14–G14.16).
sagrada-example-GE31 = Solo: ostatnią kością z puli zapłacono za narzędzie. Pole rundy zajmuje znacznik punktów, który do wyniku docelowego dodaje 0 (G14.12, G14.13).

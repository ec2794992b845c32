# Numerowane zasady Sagrady, każda jednym zdaniem: tak pokazują je `leadlight rules sagrada` i każda odmowa.

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

# Numerowane zasady gry Uzory, każda jednym zdaniem: tak pokazują je `leadlight rules uzory` i każda odmowa.

# The game in one paragraph, for somebody who learns it
uzory-in-short = Zdobądź punkty za jak najwięcej ramek. W swojej turze połóż jedną z trzech płytek obok już leżących, tak aby stykały się tylko jednakowe kolory (biały styka się z każdym), i jeśli chcesz, przykryj jeden jej trójkąt odłamkiem swojego koloru. Gdy złote linie złączą się w zamkniętą ramkę, punkt dostaje gracz, którego kolor ma w niej największą powierzchnię. Potem odrzuć niechciane płytki i dobierz do trzech. Gra kończy się, gdy pole gry jest pełne.

uzory-rules-U1 = Elementy gry
uzory-rule-U1-1 = W grze są 133 płytki, czyli żetony „Wzór”.
uzory-rule-U1-2 = Płytka to kwadrat podzielony przekątnymi na cztery trójkąty; każdy z nich jest czerwony, pomarańczowy, żółty, zielony, niebieski, fioletowy, biały albo czarny.
uzory-rule-U1-3 = W każdym rogu płytki odcinek ramki łączy środki dwóch boków; w jednym lub dwóch rogach go brakuje i te rogi są otwarte.
uzory-rule-U1-4 = Rysunki wszystkich 133 płytek są naszą rekonstrukcją: 114 bez czerni i 19 z czernią; 58 trójkątów w każdym kolorze graczy, 152 białe, 32 czarne; 37 płytek z dwoma otwartymi rogami; nie ma dwóch jednakowych, jakkolwiek by je obrócić.
uzory-rule-U1-5 = Płytkę można obracać o ćwierć obrotu, razem ze wszystkimi bokami i rogami; nigdy nie odbija się jej lustrzanie.
uzory-rule-U1-6 = W grze jest 6 żetonów „Wzór gracza”, po jednym w każdym kolorze graczy.
uzory-rule-U1-7 = W grze jest 48 odłamków, po 8 w każdym kolorze graczy.
uzory-rule-U1-8 = W grze jest 96 żetonów gotowego wzoru: po 16 w każdym kolorze graczy, z czego 12 się rozdaje, a 4 są zapasowe.

uzory-rules-U2 = Przygotowanie
uzory-rule-U2-1 = Gra od dwóch do sześciu graczy.
uzory-rule-U2-2 = Każdy gracz w kolejności miejsc wybiera jeden z pozostałych żetonów „Wzór gracza” i gra tym kolorem; żeton pozostaje na widoku.
uzory-rule-U2-3 = Każdy gracz dostaje 8 odłamków swojego koloru i 12 żetonów gotowego wzoru.
uzory-rule-U2-4 = Płytki się tasuje i rozdaje każdemu po 3, w tajemnicy przed pozostałymi; reszta to zakryty stos.
uzory-rule-U2-5 = W obu trybach gra się wszystkimi 133 płytkami.
uzory-rule-U2-6 = Kolory, którymi nikt nie gra, pozostają na płytkach jako wzory niczyje.
uzory-rule-U2-7 = Pierwszego gracza wyznacza los, chyba że w opcji „Kto rozpoczyna” wybrano „Miejsce 1” (U13.4).
uzory-rule-U2-8 = Przed pierwszą turą jedną losową płytkę ze stosu kładzie się odkrytą, bez obracania: to płytka początkowa.
uzory-rule-U2-9 = Potem pierwszy gracz rozgrywa zwykłą turę.

uzory-rules-U3 = Tura
uzory-rule-U3-1 = Tury następują zgodnie z ruchem wskazówek zegara; ruch może wykonać tylko gracz, którego tura właśnie trwa.
uzory-rule-U3-2 = W swojej turze gracz albo kładzie jedną z trzech płytek z ręki (U4), albo pomija turę.
uzory-rule-U3-3 = Po położeniu płytki ramki się zamykają i są rozstrzygane (U6–U8), potem gracz odrzuca i dobiera płytki (U9.1–U9.3), a potem gra następny.
uzory-rule-U3-4 = Pomijając turę, gracz odrzuca wszystkie 3 płytki z ręki i dobiera 3 nowe.
uzory-rule-U3-5 = Turę można pominąć także wtedy, gdy jest co położyć.
uzory-rule-U3-6 = Pominięcie jest dobrowolne, jeśli gracz mógł położyć choć jedną płytkę, z odłamkiem lub bez; w przeciwnym razie to wymiana płytek.

uzory-rules-U4 = Kładzenie płytki
uzory-rule-U4-1 = Pole musi być puste i mieć wspólny bok z leżącą płytką.
uzory-rule-U4-2 = Wszystkie płytki razem z nową muszą się zmieścić w kwadracie 7 na 7 pól przy 2–4 graczach i 8 na 8 przy 5–6; dopóki kwadrat nie jest wypełniony wszerz i wzdłuż, może się przesuwać.
uzory-rule-U4-3 = Na każdym boku wspólnym z leżącą płytką oba trójkąty muszą mieć ten sam kolor albo jeden z nich jest biały.
uzory-rule-U4-4 = W trybie podstawowym czarny jest kolorem jak każdy inny: styka się tylko z czarnym i białym.
uzory-rule-U4-5 = Trójkąt przykryty odłamkiem ma dla U4.3 kolor odłamka, teraz i później.
uzory-rule-U4-6 = Odcinki ramek nie muszą do niczego pasować.
uzory-rule-U4-7 = Płytki leżą ściśle w siatce, bez odstępów i przesunięć.

uzory-rules-U5 = Odłamki
uzory-rule-U5-1 = W swojej turze gracz może położyć jeden odłamek swojego koloru na płytce, którą właśnie kładzie.
uzory-rule-U5-2 = Odłamek przykrywa dokładnie jeden dowolnie wybrany trójkąt, który odtąd pod każdym względem ma jego kolor.
uzory-rule-U5-3 = Nie wolno przykryć trójkąta własnego koloru; biały, czarny i wszystkie inne wolno.
uzory-rule-U5-4 = Płytka wraz z odłamkiem musi spełniać U4.3.
uzory-rule-U5-5 = Najwyżej jeden odłamek na turę, tylko razem z kładzioną płytką, nigdy na płytce położonej wcześniej.
uzory-rule-U5-6 = Odłamek nie jest obowiązkowy.
uzory-rule-U5-7 = Kto nie ma już odłamków, nie może żadnego użyć; odłamki nie wracają.

uzory-rules-U6 = Zamknięte ramki
uzory-rule-U6-1 = Otwarty róg leżącej płytki łączy węzeł siatki w tym rogu ze środkiem płytki.
uzory-rule-U6-2 = Zamknięta ramka to wszystko, co jest tak połączone, z co najmniej jednym węzłem, gdy wokół każdego jej węzła leżą cztery płytki.
uzory-rule-U6-3 = Ramka zamyka się w tej turze, w której spełnia się U6.2; zamknąć się mogą tylko ramki z węzłem przy położonej płytce.
uzory-rule-U6-4 = Jedna płytka może zamknąć do czterech ramek; każdą rozstrzyga się osobno.
uzory-rule-U6-5 = Ramka z węzłem na brzegu pełnego pola gry nigdy się nie zamknie.
uzory-rule-U6-6 = Zamknięta ramka już się nie zmienia i nie jest rozstrzygana ponownie.

uzory-rules-U7 = Powierzchnia i rozstrzygnięcie
uzory-rule-U7-1 = Przy każdym węźle ramki każda z czterech płytek dodaje po 1 jednostce za każdy z dwóch trójkątów w tym rogu.
uzory-rule-U7-2 = Każdy dołączony środek dodaje po 2 jednostki za każdy z czterech trójkątów płytki; jednostka to jedna szesnasta płytki.
uzory-rule-U7-3 = Prowadzą kolory o największej powierzchni spośród sześciu kolorów graczy i białego, w trybie podstawowym także czarnego.
uzory-rule-U7-4 = Jeśli największa powierzchnia wynosi 0, punktu nie dostaje nikt.
uzory-rule-U7-5 = Jeśli prowadzi sam biały, punktu nie dostaje nikt.
uzory-rule-U7-6 = Jeśli prowadzi jeden kolor i jest to kolor gracza, punkt dostaje ten gracz.
uzory-rule-U7-7 = Jeśli żaden z prowadzących kolorów nie należy do gracza, punktu nie dostaje nikt.
uzory-rule-U7-8 = Jeśli prowadzi kilka kolorów i dokładnie jeden z nich należy do gracza, punkt dostaje ten gracz i nikogo się nie pyta.
uzory-rule-U7-9 = Jeśli co najmniej dwa z prowadzących kolorów należą do graczy, ten, kto położył płytkę, wskazuje, który z tych graczy dostaje punkt.
uzory-rule-U7-10 = Wskazać można dowolnego z nich, także przeciwnika; kogoś wskazać trzeba.

uzory-rules-U8 = Punkty
uzory-rule-U8-1 = Kto zdobył punkt, kładzie na ramce żeton gotowego wzoru w swoim kolorze; jest wart 1 punkt.
uzory-rule-U8-2 = Żeton leży na węźle ramki przy położonej płytce; jeśli jest ich kilka, na pierwszym w kolejności czytania.
uzory-rule-U8-3 = Punkt zdobyty w cudzej turze zaznacza się tak samo, ale bez odrzucania płytek.
uzory-rule-U8-4 = Powyżej 12 punktów używa się 4 żetonów zapasowych; powyżej 16 punkty się tylko liczy.
uzory-rule-U8-5 = Żetony nie wpływają ani na dopasowanie kolorów, ani na powierzchnie.

uzory-rules-U9 = Odrzucanie i dobieranie
uzory-rule-U9-1 = Po położeniu płytki i rozstrzygnięciu ramek gracz, którego tura trwa, może raz odrzucić jedną lub obie płytki pozostałe w ręce albo nie odrzucać żadnej.
uzory-rule-U9-2 = Następnie dobiera płytki, aż będzie mieć 3.
uzory-rule-U9-3 = Pozostali gracze nie odrzucają, nawet jeśli zdobyli punkt.
uzory-rule-U9-4 = Jeśli trzeba dobrać płytkę, a stos jest pusty, odrzucone płytki tasuje się, tworzą one nowy stos i dobiera się dalej.
uzory-rule-U9-5 = Płytki trafiają na stos odrzuconych przed dobieraniem, więc po U9.4 mogą wrócić.
uzory-rule-U9-6 = Odrzucone płytki leżą zakryte.

uzory-rules-U10 = Koniec gry
uzory-rule-U10-1 = Gra kończy się od razu, po rozstrzygnięciu ramek, gdy pole gry jest pełne: 49 płytek przy 2–4 graczach, 64 przy 5–6. Odrzucania już nie ma.
uzory-rule-U10-2 = Kończy się, gdy z rzędu było tyle dobrowolnych pominięć, ilu jest graczy; wymiana płytek albo położona płytka zaczyna liczenie od nowa.
uzory-rule-U10-3 = Ilekroć z rzędu minęła całkowita liczba kolejek bez położonej płytki, gra się kończy, jeśli żadna płytka ze stosu, z odrzuconych i z rąk nie pasuje na żadne dozwolone pole żadnemu graczowi, nawet z jego odłamkami, jeśli mu jeszcze zostały.
uzory-rule-U10-4 = Gra kończy się także po pięciu kolejkach z rzędu bez położonej płytki.

uzory-rules-U11 = Zwycięzca
uzory-rule-U11-1 = Wygrywa ten, kto ma na polu gry najwięcej żetonów gotowego wzoru, czyli punktów.
uzory-rule-U11-2 = Przy remisie: ten, komu zostało więcej odłamków.
uzory-rule-U11-3 = Jeśli nadal jest remis, gracze dzielą się zwycięstwem.

uzory-rules-U12 = Gra z rozbitym wzorem
uzory-rule-U12-1 = Czarny może stykać się z każdym kolorem, także z odłamkami.
uzory-rule-U12-2 = Trójkąt, naprzeciw którego przez krawędź płytki leży czarny, w żadnej ramce nic nie dodaje.
uzory-rule-U12-3 = Trójkąty na płytce, na której widać czerń, są odporne na U12.2.
uzory-rule-U12-4 = Czarne trójkąty nigdy nie dodają powierzchni.
uzory-rule-U12-5 = Działa to tylko na stykający się trójkąt i nie rozchodzi się dalej.
uzory-rule-U12-6 = Sprawdza się to, gdy ramka się zamyka; na polu bez płytki nie ma czerni, a późniejsze płytki niczego nie zmieniają.
uzory-rule-U12-7 = Odłamek na czarnym trójkącie usuwa tę czerń; płytka, na której czerni już nie ma, traci odporność.

uzory-rules-U13 = Opcje
uzory-rule-U13-1 = Opcja „Wzory”: „Całe” (tryb podstawowy, domyślnie) albo „Rozbite” (gra z rozbitym wzorem, U12).
uzory-rule-U13-2 = Opcja „Gracze”: od 2 do 6; od niej zależy wielkość pola gry (U4.2).
uzory-rule-U13-3 = Liczba kolejek bez płytki, która kończy grę (U10.4), to zawsze 5.
uzory-rule-U13-4 = Opcja „Kto rozpoczyna”: „Wyznacza los” (domyślnie) albo „Miejsce 1”. Gdy wybrano „Miejsce 1”, pierwszym graczem jest bez losowania gracz na miejscu 1 przy stole; dzięki temu w kolejnych partiach gracze mogą rozpoczynać na zmianę.

# Signs on the board in the browser; first what holds for all of them
uzory-signs-UB = Co plansza w przeglądarce pokazuje oprócz samych elementów.
uzory-sign-UB1 = Zwykła złota linia należy do ramki, która jest jeszcze otwarta. Zamknięta ramka świeci i ma pieczęć gracza, który dostał za nią punkt (U6.2, U8.1).
uzory-sign-UB2 = Szara linia ze znakiem minus to zamknięta ramka, za którą nikt nie dostał punktu (U7.4, U7.5, U7.7).
uzory-sign-UB3 = Kropkowana krawędź oznacza trójkąt przykryty odłamkiem (U5.2).
uzory-sign-UB4 = Płytka z ręki pasuje na podświetlone pola tak, jak leży. Pola z przerywaną obwódką i strzałką przyjmą ją po obróceniu (U1.5, U4.3).
uzory-sign-UB5 = Trójkąciki pod imieniem to odłamki gracza: pełne zostały, puste są zużyte (U5.7).
uzory-sign-UB6 = Pieczęć obok imienia pokazuje kolor, którym gra gracz (U2.2).

# Worked examples, numbered as in docs/rules/uzory.md; first what holds for all of them
uzory-examples-UE = Gra dwoje graczy, czerwony i pomarańczowy, o ile nie podano inaczej. Powierzchnię liczy się w szesnastych częściach płytki (U7.2).
uzory-example-UE1 = Cztery płytki zamykają ramkę: czerwony 4, fioletowy 2, biały 2. Czerwony prowadzi sam: dostaje punkt i kładzie na ramce żeton (U7.6, U8.1).
uzory-example-UE2 = Czerwony 4, pomarańczowy 4: oba kolory należą do graczy, więc ten, kto położył płytkę, wskazuje czerwonego albo pomarańczowego (U7.9).
uzory-example-UE3 = Otwarty róg dołącza środek płytki, a powierzchnie dają razem 16: biały 6, żółty 5, niebieski 3, pomarańczowy 1, czerwony 1. Biały prowadzi sam, więc nikt nie dostaje punktu (U7.2, U7.5).
uzory-example-UE4 = Czerwony 6, biały 6, żółty 3, pomarańczowy 1: spośród prowadzących tylko czerwony należy do gracza. Punkt dostaje czerwony i nikogo się nie pyta (U7.8).
uzory-example-UE5 = Fioletowy 3, pomarańczowy 2, biały 2, zielony 1: fioletowym nikt nie gra, więc nikt nie dostaje punktu. Przy sześciu graczach punkt dostaje fioletowy (U7.6, U7.7).
uzory-example-UE6 = Czerwony 6, niebieski 6, biały 4: niebieskim nikt nie gra, więc punkt dostaje czerwony (U7.8).
uzory-example-UE7 = Fioletowy 6, zielony 6, biały 4: ani fioletowym, ani zielonym nikt nie gra, więc nikt nie dostaje punktu. Przy sześciu graczach ten, kto położył płytkę, wskazuje zielonego albo fioletowego (U7.7, U7.9).
uzory-example-UE8 = Wokół węzła leżą cztery płytki, ale otwarty róg prowadzi do innego węzła, wokół którego czterech płytek jeszcze nie ma: nic się nie zamyka (U6.2).
uzory-example-UE9 = Troje graczy: sześć płytek zamyka jedną ramkę z dwoma węzłami i dołączonym środkiem. Biały 11, niebieski 8, zielony 3, fioletowy 1, żółty 1: nikt nie dostaje punktu (U6.2, U7.5).
uzory-example-UE10 = Troje graczy, czerwony, pomarańczowy i żółty: jedna płytka zamyka dwie ramki. W pierwszej pomarańczowy 2, żółty 2, biały 2, czerwony 1, zielony 1: wskazuje się pomarańczowego albo żółtego. W drugiej biały 12, zielony 7, żółty 2, czerwony 2, pomarańczowy 1: nikt nie dostaje punktu (U6.4).
uzory-example-UE11 = Na dwóch z czterech płytek jest czerń. Przy wzorach całych biały 8, pomarańczowy 3, niebieski 2, czarny 2, żółty 1: nikt nie dostaje punktu. Przy rozbitych pomarańczowy 3, biały 2, niebieski 2, żółty 1: punkt dostaje pomarańczowy (U12.2, U12.4).
uzory-example-UE12 = Wzory rozbite: fioletowy 3, pomarańczowy 2. Biały trójkąt leży naprzeciw czarnego i nic nie dodaje; fioletowy leży na płytce z czernią i jest odporny. Fioletowym nikt nie gra, więc nikt nie dostaje punktu (U12.2, U12.3).
uzory-example-UE13 = Ta sama ramka, ale czerwony przykrył odłamkiem czarny trójkąt ostatniej płytki: pomarańczowy 2, fioletowy 2, czerwony 1, biały 1. Płytka straciła odporność, biały trójkąt znów się liczy, a punkt dostaje pomarańczowy (U12.7).
uzory-example-UE14 = Wzory rozbite: wszystko w ramce jest czarne albo leży naprzeciw czerni. Wszystkie powierzchnie wynoszą 0, więc nikt nie dostaje punktu (U7.4).
uzory-example-UE15 = Czarny trójkąt stykałby się z czerwonym: przy wzorach całych nie wolno, przy rozbitych wolno (U4.4, U12.1).
uzory-example-UE16 = Czarny trójkąt stykałby się z białym: wolno i przy wzorach całych, i przy rozbitych (U4.3, U4.4).
uzory-example-UE17 = Pomarańczowy trójkąt stykałby się z czerwonym: nie wolno. Jeśli czerwony przykryje go czerwonym odłamkiem, płytkę można położyć (U4.5, U5.4).
uzory-example-UE18 = Czerwony chce położyć płytkę obok pomarańczowego trójkąta i płytka pasuje. Z czerwonym odłamkiem na trójkącie, który styka się z pomarańczowym, nie wolno; nie wolno też położyć odłamka na trójkącie, który już jest czerwony (U5.3, U5.4).
uzory-example-UE19 = Czerwony odłamek stykałby się z czarnym trójkątem: przy wzorach całych nie wolno, przy rozbitych wolno (U12.1).
uzory-example-UE20 = Czworo graczy, siedem płytek leży w jednym rzędzie: ósmej nie wolno położyć na żadnym końcu. Przy pięciu graczach wolno (U4.2).
uzory-example-UE21 = Troje graczy pomija tury: dobrowolnie, wymiana płytek, dobrowolnie, dobrowolnie, dobrowolnie. Licznik dobrowolnych pominięć z rzędu to 1, 0, 1, 2, 3, więc partia kończy się po piątym (U10.2).
uzory-example-UE22 = Dwoje graczy: dziesięć tur z rzędu bez płytki, w tym wymiany, choć płytki jeszcze pasują. Partia kończy się po dziesiątej (U10.4). Po turach 2, 4, 6 i 8 sprawdzano, czy pasuje choć jedna płytka (U10.3).
uzory-example-UE23 = W stosie została jedna płytka, odrzuconych jest 20, a ty odrzucasz obie płytki pozostałe w ręce. Dobierasz 1, z 22 odrzuconych powstaje nowy stos, dobierasz 2: w stosie zostaje 20, odrzuconych nie ma (U9.4, U9.5).
uzory-example-UE24 = Dwoje graczy: 49. płytka zamyka ramkę. Ramkę się rozstrzyga i partia kończy się bez odrzucania; gracz, który położył płytkę, ma w ręce 2 płytki (U10.1).
uzory-example-UE25 = Oboje gracze mają po 6 punktów; zostały im 3 i 5 odłamków. Wygrywa drugi gracz. Przy 5 i 5 odłamkach zwycięstwo jest wspólne (U11.2, U11.3).
uzory-example-UE26 = Za 13. punkt gracz bierze żeton zapasowy; 17. tylko się liczy (U8.4).
uzory-example-UE27 = Płytkę kładzie czerwony, a punkt dostaje niebieski: żeton kładzie niebieski, ale odrzuca i dobiera tylko czerwony (U8.3, U9.3).

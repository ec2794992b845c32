# Learning Uzory in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

uzory-howto-lay = Połóż
uzory-howto-lay-text = Jedną z trzech płytek obok już leżącej. Obracaj ją, jak chcesz.
uzory-howto-match = Dopasuj
uzory-howto-match-text = Stykające się boki mają ten sam kolor albo jeden z nich jest biały.
uzory-howto-match-text-broken = Stykające się boki mają ten sam kolor albo jeden jest biały lub czarny. Co leży naprzeciw czerni, nie liczy się, chyba że na jego płytce jest czarny.
uzory-howto-match-same = czerwony do czerwonego
uzory-howto-match-white = biały do każdego
uzory-howto-close = Zamknij
uzory-howto-close-text = Złota linia, która zamyka się dookoła, tworzy ramkę. Punkt zdobywa kolor o największej powierzchni w środku.
uzory-howto-close-leads = w środku prowadzi czerwony
uzory-howto-close-scores = +1 dla czerwonego
uzory-howto-shard = Zabarw
uzory-howto-shard-text = Raz na turę odłamek może nadać twój kolor jednemu trójkątowi kładzionej płytki. Odłamków masz osiem.
uzory-howto-pays = Co daje punkty, od razu
uzory-howto-pays-frame = za każdą ramkę, w której prowadzi twój kolor
uzory-howto-pays-nobody = jeśli prowadzi tylko biały albo kolor niczyj
uzory-howto-pays-tie = po równo? Wskazuje ten, kto położył płytkę
uzory-howto-pays-shards = przy remisie w partii wygrywa, kto ma więcej odłamków

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

uzory-term-tile = Płytka ma cztery trójkąty szkła i złote linie w rogach. W ręce są trzy.
uzory-term-tile-forms = płytk*|płytek|płytce
uzory-term-frame = Ramka to złota linia, która biegnie dookoła. Zamyka się, gdy leżą wszystkie potrzebne płytki.
uzory-term-frame-forms = ramk*|ramek|ramce
uzory-term-corner = W otwartym rogu brakuje złotej linii: ramka biegnie dalej przez środek płytki.
uzory-term-corner-forms = otwarty róg|otwartym rogu|otwarte rogi|otwartych rogów|otwartymi rogami
uzory-term-area = Powierzchnia koloru mówi, ile ramki on zajmuje, licząc w szesnastych częściach płytki.
uzory-term-area-forms = powierzchni*
uzory-term-shard = Odłamek przykrywa jeden trójkąt kładzionej płytki i na stałe nadaje mu twój kolor.
uzory-term-shard-forms = odłamek|odłamk*
uzory-term-seal = Pieczęć na ramce pokazuje, kto dostał za nią punkt. Każda jest warta 1 punkt.
uzory-term-seal-forms = pieczęć|pieczęci*|żeton* gotowego wzoru
uzory-term-vertex = Węzeł to punkt, w którym stykają się cztery pola. Wokół węzłów rosną ramki.
uzory-term-vertex-forms = węzeł|węzła|węźle|węzłem|węzły|węzłów|węzłami
uzory-term-leader = Prowadzą kolory o największej powierzchni w ramce.
uzory-term-leader-forms = prowadzących kolorów|prowadzą kolory
uzory-term-skip = Pominąć turę to wymienić wszystkie trzy płytki zamiast którąś położyć. Gdy pominą ją po kolei wszyscy, partia się kończy.
uzory-term-skip-forms = pominięci*|pominięć|pominąć
uzory-term-redraw = Wymiana płytek to pominięcie tury przez kogoś, kto nie mógł nic położyć. Po niej kolejne pominięcia liczy się od nowa.
uzory-term-redraw-forms = wymiana płytek|wymianą płytek
uzory-term-immune = Trójkąty na płytce, na której jest czerń, są odporne: czerń obok niczego im nie odbiera.
uzory-term-immune-forms = odporn*

## The coach

uzory-coach-clear-you = Linia się zamknęła, a w środku prowadzi twój kolor: ramka jest twoja, 1 punkt.
uzory-coach-clear = Ramka się zamknęła. Punkt dostaje kolor o największej powierzchni w środku, bez względu na to, kto położył ostatnią płytkę.
uzory-coach-white = W tej ramce prowadzi biały, więc nikt nie dostaje punktu. Jej linia szarzeje.
uzory-coach-neutral = Prowadzi tu kolor, którym nikt nie gra, więc nikt nie dostaje punktu.
uzory-coach-tie = Kolory kilku graczy mają równą powierzchnię. Kto położył płytkę, wskazuje, kto dostaje punkt.
uzory-coach-one-candidate = Kilka kolorów ma równą powierzchnię, ale tylko jeden należy do gracza: to on dostaje punkt.
uzory-coach-several = Jedna płytka zamknęła kilka ramek. Każdą rozstrzyga się osobno.
uzory-coach-shard = Odłamek na stałe daje trójkątowi nowy kolor, i dla dopasowania, i dla powierzchni.
uzory-coach-skipped = Kto pomija turę, wymienia wszystkie trzy płytki. Gdy pominą ją po kolei wszyscy, partia się kończy.
uzory-coach-redraw = Nic nie pasowało, więc płytki wymieniono. Po czymś takim kolejne pominięcia liczy się od nowa.
uzory-coach-spent = Zakreskowany trójkąt leży naprzeciw czerni: w żadnej ramce nic nie dodaje.
uzory-coach-renewed = Stos był pusty, więc odrzucone płytki utworzyły nowy.

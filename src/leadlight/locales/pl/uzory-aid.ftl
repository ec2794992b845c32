# Pomoc gracza do gry Uzory, na papierze. Krótkie zdania: czyta się ją, gdy inni czekają.

uzory-aid-facts = 2–6 graczy · 49 lub 64 płytki

## Twoja tura

uzory-aid-turn = Twoja tura: połóż płytkę albo pomiń turę
uzory-aid-lay = Połóż płytkę
uzory-aid-lay-text = Jedną z trzech, obróconą dowolnie, bok w bok z leżącą płytką. Gdzie płytki się stykają, kolory są takie same albo jeden jest biały.
uzory-aid-shard = Dodaj odłamek
uzory-aid-shard-text = Jeśli chcesz, przykryj jeden trójkąt tej płytki swoim kolorem. Liczy się od razu: także przy dopasowaniu.
uzory-aid-close = Zamknij ramki
uzory-aid-close-text = Gdzie złote linie zamykają się dookoła, gracz, którego kolor ma w środku największą powierzchnię, kładzie żeton: 1 punkt.
uzory-aid-draw = Odrzuć i dobierz
uzory-aid-draw-text = Odrzuć jedną, obie albo żadną z pozostałych płytek, potem dobierz do trzech.
uzory-aid-skip = Albo: pomiń turę
uzory-aid-skip-text = Odrzuć wszystkie trzy płytki i dobierz trzy. Możesz pominąć turę, nawet gdy płytka pasuje.
uzory-aid-field = Pole gry
uzory-aid-field-text = { $small } × { $small } płytek dla 2–4 graczy, { $large } × { $large } dla 5–6. Granice nie są ustalone, dopóki nie ma pełnej szerokości i długości.

## Co daje ramka

uzory-aid-area = Policz powierzchnię
uzory-aid-area-corner = Róg, w którym spotykają się cztery płytki, ma 8 części, po 2 z każdej.
uzory-aid-area-centre = Gdzie w rogu płytki brakuje złotej linii, środek tej płytki należy do ramki: po 2 za każdy trójkąt, razem 8.
uzory-aid-area-open = Ramka jest zamknięta, gdy wokół każdego z tak połączonych rogów leżą cztery płytki.
uzory-aid-verdicts = Kto dostaje punkt
uzory-aid-verdict-clear = Twój kolor ma największą powierzchnię: ty, w czyjejkolwiek turze.
uzory-aid-verdict-tie = Kilku graczy ma po równo: kto położył płytkę, wskazuje jednego z nich i kogoś wskazać musi.
uzory-aid-verdict-one = Po równo z białym albo z kolorem niczyim: gracz.
uzory-aid-verdict-white = Najwięcej ma sam biały albo kolor niczyj: nikt.
uzory-aid-set-up = Przed grą
uzory-aid-set-up-player = Każdy bierze kolor: jego żeton, 8 odłamków i 12 żetonów gotowego wzoru, a ponadto w sekrecie 3 płytki.
uzory-aid-set-up-table = Jedna płytka leży odkryta jako początkowa. Płytki w kolorach niczyich zostają w grze.

## Przykłady

uzory-aid-example-clear = Najwięcej jest czerwonego: punkt dla czerwonego.
uzory-aid-example-tie = Czerwonego i pomarańczowego jest po równo: kto położył płytkę, wskazuje jednego.
uzory-aid-example-white = Środek jednej płytki należy do ramki, więc liczy się 16. Najwięcej jest białego: nikt.
uzory-aid-example-broken = Rozbity wzór: biały przy czarnym daje 0. Najwięcej jest pomarańczowego.

## Łatwo zapomnieć

uzory-aid-mind-mirror = Płytkę się obraca, nigdy nie odbija lustrzanie. Złote linie nie muszą się spotykać.
uzory-aid-mind-black = Czarny styka się tylko z czarnym i białym, poza grą z rozbitym wzorem.
uzory-aid-mind-own = Odłamka nie kładzie się na własny kolor ani na płytkę położoną wcześniej.
uzory-aid-mind-shards = Masz osiem odłamków; nie wracają. Pozostałe rozstrzygają remis.
uzory-aid-mind-several = Jedna płytka może zamknąć do czterech ramek; każdą liczy się osobno.
uzory-aid-mind-border = Ramka, która sięga brzegu pełnego pola gry, nigdy się nie zamknie.
uzory-aid-mind-others = Kto zdobył punkt w cudzej turze, nie odrzuca płytek.
uzory-aid-mind-stack = Gdy stos jest pusty, tasuje się odrzucone.

## Rozbity wzór i koniec gry

uzory-aid-broken = Rozbity wzór
uzory-aid-broken-touch = Czarny może stykać się z każdym kolorem.
uzory-aid-broken-spent = Trójkąt, który przez krawędź styka się z czarnym, daje 0, gdy ramka się zamyka.
uzory-aid-broken-immune = Trójkąty płytki, na której też widać czerń, są odporne. Czarny nigdy się nie liczy.
uzory-aid-broken-shard = Odłamek na czerni usuwa tę czerń, a jeśli była ostatnia, także odporność.
uzory-aid-end-full = Pole gry jest pełne; ostatnie ramki jeszcze się liczy.
uzory-aid-end-skips = Wszyscy po kolei pominęli turę, choć mogli położyć płytkę. Albo żadna płytka już nie pasuje, albo minęło pięć rund bez płytki.
uzory-aid-end-points = Wygrywa, kto ma na polu gry najwięcej żetonów.
uzory-aid-end-tie = Remis: komu zostało więcej odłamków. Nadal remis: gracze dzielą się zwycięstwem.

## Notes punktacji

uzory-aid-pad-shards = Pozostałe odłamki

# Pomoc gracza do Sagrady, na papierze. Krótkie zdania: czyta się ją, gdy inni czekają.

sagrada-aid-facts = 1–4 graczy · 10 rund

## Runda

sagrada-aid-round = Runda
sagrada-aid-roll = Rzut
sagrada-aid-roll-text = Pierwszy gracz wyciąga z woreczka kości i rzuca nimi: po dwie na gracza i jeszcze jedną. To pula.
sagrada-aid-order = Po dwie tury
sagrada-aid-order-text = Najpierw zgodnie z ruchem wskazówek zegara, potem w odwrotnej kolejności: ostatni gracz ma dwie tury z rzędu.
sagrada-aid-draft = Weź i połóż kość
sagrada-aid-draft-text = Jedną kość z puli na pole swojego witrażu. Nie musisz jej brać.
sagrada-aid-tool = Użyj narzędzia
sagrada-aid-tool-text = Najwyżej jednego w turze, przed wzięciem kości lub po nim. Kosztuje 1 żeton przychylności, a gdy na karcie leży już żeton – 2.
sagrada-aid-track = Reszta na tor rund
sagrada-aid-track-text = Kości, które zostały w puli, trafiają na tor rund, wszystkie na pole tej rundy.
sagrada-aid-bag = Woreczek dalej
sagrada-aid-bag-text = Bierze go następny gracz zgodnie z ruchem wskazówek zegara: to on jest pierwszy. Po 10. rundzie liczy się punkty.

## Gdzie może leżeć kość

sagrada-aid-cells = Gdzie może leżeć kość
sagrada-aid-cells-first = Pierwsza kość leży na brzegu, może być w rogu.
sagrada-aid-cells-touch = Każda następna styka się z leżącą kością, bokiem lub rogiem.
sagrada-aid-cells-asked = Pole z kolorem przyjmuje swój kolor, pole z oczkami swoją wartość, pole bez wymagania każdą kość.
sagrada-aid-cells-equal = Z lewej, z prawej, nad kością ani pod nią nie może leżeć inna tego samego koloru ani tej samej wartości. Na ukos może.
sagrada-aid-cells-picture = Gdzie może leżeć ta kość

## Co daje punkty

sagrada-aid-public = Cele wspólne, każdy tyle razy, ile razy jest spełniony
sagrada-aid-goal-row_color_variety = pełny rząd, pięć kolorów
sagrada-aid-goal-column_color_variety = pełna kolumna, cztery kolory
sagrada-aid-goal-row_shade_variety = pełny rząd, pięć wartości
sagrada-aid-goal-column_shade_variety = pełna kolumna, cztery wartości
sagrada-aid-goal-light_shades = para 1 i 2
sagrada-aid-goal-medium_shades = para 3 i 4
sagrada-aid-goal-deep_shades = para 5 i 6
sagrada-aid-goal-shade_variety = zestaw od 1 do 6
sagrada-aid-goal-color_variety = zestaw pięciu kolorów
sagrada-aid-goal-color_diagonals = kość, która ma po przekątnej swój kolor
sagrada-aid-more = Ponadto
sagrada-aid-private = każda twoja kość w kolorze celu osobistego daje swoją wartość
sagrada-aid-tokens = za każdy pozostały żeton przychylności
sagrada-aid-empty = za każde puste pole

## Narzędzia; mała kość pokazuje, jakim kolorem płaci się w grze solo

sagrada-aid-tools = Dwanaście narzędzi

## Przykład

sagrada-aid-example-times = { $name }: { $times } × { $each } = { $points }
# Co spełnia cel, w nawiasie za sumą
sagrada-aid-why-column_color_variety = kolumny 4 i 5
sagrada-aid-why-light_shades = dwie 1, trzy 2
sagrada-aid-why-color_variety = trzy czerwone, trzy żółte, trzy fioletowe
sagrada-aid-example-private = { $name }: { $terms } = { $points }
sagrada-aid-example-tokens = Pozostałe żetony przychylności: { $points }
sagrada-aid-example-empty = Trzy puste pola: { $points }
sagrada-aid-example-total = Razem { $points } punktów

## Łatwo zapomnieć

sagrada-aid-mind-take = Bierz tylko kość, która gdzieś pasuje albo której pomoże narzędzie. Wziętą trzeba położyć.
sagrada-aid-mind-whole = Narzędzia używa się tylko wtedy, gdy jego działanie da się wykonać w całości. Zapłacone żetony zostają na karcie.
sagrada-aid-mind-neighbours = Wymagania sąsiednich pustych pól nie mają znaczenia.
sagrada-aid-mind-moved = Przełożona kość spełnia wszystkie zasady, których narzędzie nie uchyla. Pozostałe kości nie muszą się z niczym stykać.
sagrada-aid-mind-lines = Rzędy i kolumny liczą się tylko pełne.
sagrada-aid-mind-sets = Pary i zestawy liczą się tyle razy, ile razy wystąpi ich najrzadsza wartość lub kolor.
sagrada-aid-mind-diagonals = Na przekątnych każda kość liczy się raz, bez względu na liczbę sąsiadów.
sagrada-aid-mind-wrong = Kość leży niezgodnie z zasadami: jej właściciel zdejmuje kości, aż witraż będzie poprawny. Pola liczą się jako puste.

## Koniec gry i gra solo

sagrada-aid-end = Wygrywa najwyższy wynik.
sagrada-aid-tie = Remis: więcej punktów za cel osobisty, potem więcej żetonów przychylności, potem ten, czyja pierwsza tura w 10. rundzie była później.
sagrada-aid-solo = Solo
sagrada-aid-solo-table = 4 kości w rundzie, dwie tury z rzędu. 2 cele wspólne i 2 osobiste, od 1 do 5 narzędzi, bez żetonów przychylności.
sagrada-aid-solo-tool = Za narzędzie płaci się kością z puli w kolorze widocznym obok jego rysunku powyżej. Kość i narzędzie wypadają z gry.
sagrada-aid-solo-score = Cele wspólne i lepszy z osobistych, minus { $loss } punkty za każde puste pole.
sagrada-aid-solo-target = Wynik docelowy to suma wartości kości na torze rund. Aby wygrać, trzeba go przekroczyć; równy nie wystarcza.

## Notes punktacji

sagrada-aid-pad-public = Cel wspólny { $number }
sagrada-aid-pad-target = Wynik docelowy (solo)

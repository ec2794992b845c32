# Plansza gry Uzory w przeglądarce. To, co mówi tylko czytnik ekranu, jest całym zdaniem: najpierw to, co się zmienia.
# $cell to pole, np. H8, $areas to lista w rodzaju „czerwony 6, biały 4”. Imion graczy się nie odmienia.

uzory-board-seats = Gracze
uzory-board-field = Pole gry, najwyżej { $size } na { $size }
uzory-board-hand = Twoja ręka
uzory-board-hand-of = Ręka: { $name }
# Liczby płytek obok ręki.
uzory-board-stack = w stosie { $count }
uzory-board-discards = odrzucone: { $count }
uzory-board-shards = { $count ->
    [one] { $count } odłamek
    [few] { $count } odłamki
    [many] { $count } odłamków
   *[other] { $count } odłamka
}
# Wiersz listy graczy dla czytników ekranu. $colour to kolor albo uzory-board-no-colour.
uzory-board-seat = { $name }, { $colour }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $shards ->
    [one] został { $shards } odłamek
    [few] zostały { $shards } odłamki
    [many] zostało { $shards } odłamków
   *[other] zostało { $shards } odłamka
}.
uzory-board-no-colour = jeszcze bez koloru
uzory-board-unowned = Kolory niczyje
uzory-board-skips = Pominięć z rzędu: { $count } z { $all }; gdy pominą wszyscy, partia się kończy
uzory-board-idle = Tur bez płytki: { $count } z { $all }; potem partia się kończy
uzory-board-laid-count = Położone płytki: { $count } z { $all }
uzory-board-ties = Pozostałe odłamki: rozstrzygają remis

## Wybór koloru

uzory-board-choose = Wybierz swój kolor
uzory-board-choose-hint = Dostajesz punkt za każdą ramkę, w której twój kolor ma największą powierzchnię.
uzory-board-choose-wait = Wybiera { $name }.
uzory-board-colour-free = { $colour ->
    [red] Graj czerwonym.
    [orange] Graj pomarańczowym.
    [yellow] Graj żółtym.
    [green] Graj zielonym.
    [blue] Graj niebieskim.
   *[violet] Graj fioletowym.
}
uzory-board-colour-taken = { $colour ->
    [red] Czerwony zajęty: { $name }.
    [orange] Pomarańczowy zajęty: { $name }.
    [yellow] Żółty zajęty: { $name }.
    [green] Zielony zajęty: { $name }.
    [blue] Niebieski zajęty: { $name }.
   *[violet] Fioletowy zajęty: { $name }.
}

## Płytki, pola i ramki

# $side to np. „północ”, $colour to np. „biały”; kilka łączy się przecinkami.
uzory-board-side = { $side } { $colour }
uzory-board-area = { $colour } { $area }
# $sides to lista z uzory-board-side, $corners to lista rogów.
uzory-board-tile = Płytka { $number }: { $sides }. Otwarty róg: { $corners }.
uzory-board-place-empty = Miejsce { $number } w ręce jest puste.
uzory-board-picked = Wybrana.
uzory-board-cells-take = { $count ->
    [0] Tak obrócona nie pasuje nigdzie.
    [one] Pasuje { $count } pole.
    [few] Pasują { $count } pola.
    [many] Pasuje { $count } pól.
   *[other] Pasuje { $count } pola.
}
uzory-board-cell-tile = { $cell }. { $sides }.
uzory-board-cell-shard = Z odłamkiem.
uzory-board-cell-empty = { $cell }. Puste.
uzory-board-cell-possible = { $cell }. Można.
uzory-board-cell-sharded = { $cell }. Można z odłamkiem.
uzory-board-cell-turn = { $cell }. Można po obróceniu.
uzory-board-cell-why = { $cell }. Nie można: { $reason }
# $who to uzory-board-plus, -plus-you, -nobody albo -you-name.
uzory-board-closes = Zamknie ramkę: { $areas }. { $who }.
uzory-board-closes-none = Żadna ramka się nie zamknie.
# Otwarta ramka: dotychczasowe powierzchnie i pola, na których brakuje płytek.
uzory-board-open-frame = Otwarta ramka: { $areas }; { $count ->
    [one] brakuje { $count } płytki
    [few] brakuje { $count } płytek
    [many] brakuje { $count } płytek
   *[other] brakuje { $count } płytki
}.
uzory-board-open-frame-empty = Otwarta ramka; { $count ->
    [one] brakuje { $count } płytki
    [few] brakuje { $count } płytek
    [many] brakuje { $count } płytek
   *[other] brakuje { $count } płytki
}.
uzory-board-closed-you = Twoja ramka: { $areas }.
uzory-board-closed = Ramka, punkt: { $name }; { $areas }.
# $why to jeden z komunikatów uzory-board-why-.
uzory-board-closed-nobody = Ramka niczyja: { $areas }. { $why }.
uzory-board-no-area = nic, co się liczy
# Czego dotknie bok płytki.
uzory-board-touch-same = ten sam kolor
uzory-board-touch-white = biały obok dowolnego
uzory-board-touch-black = obok czarnego

## Gdyby położyć płytkę

uzory-board-if = Jeśli położysz tutaj
uzory-board-if-none = Tu nie zamknie się żadna ramka.
uzory-board-if-shard = Zużyje odłamek
uzory-board-plus-you = +1 dla ciebie
uzory-board-plus = +1: { $name }
uzory-board-nobody = Punktu nie dostaje nikt
uzory-board-you-name = Ty wskażesz, kto dostaje punkt
uzory-board-why-clear = Największa powierzchnia
uzory-board-why-white = Prowadzi biały, więc punktu nie dostaje nikt
uzory-board-why-neutral = Prowadzi kolor, którym nikt nie gra
uzory-board-why-none = Przez czerń nic się nie liczy
uzory-board-why-named = Kolory kilku graczy remisują
uzory-board-why-was-named = Remis: kto dostał punkt, wskazał ten, kto położył płytkę
uzory-board-why-white-level = Biały na równi nie przeszkadza
uzory-board-why-level = Na równi z kolorem, którym nikt nie gra
uzory-board-areas = Powierzchnia kolorów wewnątrz ramki
uzory-board-open-title = Otwarta ramka
uzory-board-closed-title = Zamknięta ramka
uzory-board-missing = { $count ->
    [one] Brakuje { $count } płytki: { $cells }
    [few] Brakuje { $count } płytek: { $cells }
    [many] Brakuje { $count } płytek: { $cells }
   *[other] Brakuje { $count } płytki: { $cells }
}
uzory-board-hint-pick = Wybierz płytkę. Na podświetlone pola pasuje tak, jak leży, na pola z przerywaną obwódką po obróceniu.
uzory-board-hint-cell = Wskaż podświetlone pole, a zobaczysz, co się stanie.
uzory-board-hint-tap = Dotknij podświetlonego pola, a zobaczysz, co się stanie.
uzory-board-hint-wait = Wskaż ramkę, a zobaczysz jej powierzchnie.
uzory-board-hint-wait-tap = Dotknij ramki na polu gry, a zobaczysz jej powierzchnie.
uzory-board-legend-open = Linia ramki, która jest jeszcze otwarta
uzory-board-legend-owned = Zamknięta ramka z pieczęcią tego, kto dostał punkt
uzory-board-legend-nobodys = Zamknięta ramka, za którą punktu nie dostał nikt
uzory-board-legend-shard = Odłamek na trójkącie
uzory-board-legend-spent = Dotyka czerni: nie liczy się

## Co zrobić

uzory-board-ask-colour = Wybierz swój kolor
uzory-board-ask-name = Twoja tura: wskaż, kto dostaje punkt za ramkę
uzory-board-ask-discard = Twoja tura: odrzuć to, czego nie chcesz zachować
uzory-board-ask-skip = Naciśnij jeszcze raz, aby wymienić płytki i pominąć turę
uzory-board-ask-nothing = Żadna płytka nie pasuje: wymień płytki
uzory-board-ask-pick = Twoja tura: wybierz płytkę
uzory-board-ask-tile = Twoja tura: wybierz pole
uzory-board-ask-closes = Twoja tura: ta płytka zamyka ramkę
uzory-board-ask-shard = Twoja tura: wybierz trójkąt dla odłamka
uzory-board-turn-left = Obróć w lewo
uzory-board-turn-right = Obróć w prawo
uzory-board-keys-hint-turn = obrót
uzory-board-keys-hint-tile = płytka
uzory-board-shard = Połóż odłamek
uzory-board-shard-short = Odłamek
uzory-board-shard-off = Bez odłamka
uzory-board-shard-where = Wybierz trójkąt płytki.
uzory-board-shard-nowhere = Tutaj żaden trójkąt płytki nie przyjmie odłamka.
uzory-board-shard-cell = Najpierw wskaż podświetlone pole.
uzory-board-shard-none = Nie ma już odłamków
uzory-board-shard-side = { $side ->
    [N] Odłamek na północ
    [E] Odłamek na wschód
    [S] Odłamek na południe
   *[W] Odłamek na zachód
}
uzory-board-skip = Wymień płytki
uzory-board-skip-short = Wymień
uzory-board-skip-again = Naciśnij jeszcze raz: to kosztuje turę
uzory-board-skip-again-short = Jeszcze raz
uzory-board-lay = Połóż
uzory-board-lay-on = Połóż na { $cell }
uzory-board-keep = Zachowaj obie
uzory-board-discard = Odrzuć { $count }
uzory-board-discard-hint = Dotknij płytek, których nie chcesz zachować. Potem dobierzesz do trzech.
uzory-board-discard-tile = { $discards ->
    [yes] Płytka { $number } do odrzucenia.
   *[no] Płytka { $number } zostaje.
}
uzory-board-name = Kto dostaje punkt za tę ramkę?
uzory-board-name-seat = Punkt: { $name }
uzory-board-name-you = Punkt dla ciebie
uzory-board-zoom-in = Przybliż
uzory-board-zoom-out = Oddal
uzory-board-fit = Pokaż wszystko
uzory-board-keys-tiles = płytka z ręki; jeszcze raz ją obraca
uzory-board-keys-turn = obróć płytkę w lewo, w prawo
uzory-board-keys-cells = następne pole, na które pasuje płytka
uzory-board-keys-shard = połóż odłamek; strzałki wybierają trójkąt
uzory-board-keys-frames = następna ramka na polu gry
uzory-board-keys-discard = odrzuć zaznaczone albo zachowaj obie
uzory-board-keys-skip = wymień płytki (naciśnij dwa razy)
uzory-board-keys-zoom = przybliż, oddal, pokaż wszystko

# The reader is the one who chooses a colour.
uzory-board-choose-wait-you = Wybierasz.
# The floor was pressed before any tile.
uzory-board-first-tile = Najpierw wybierz płytkę z ręki.
uzory-board-ask-nowhere = Twoja tura: ta płytka nigdzie nie pasuje, wybierz inną
uzory-board-nowhere = Ta płytka nigdzie nie pasuje, jakkolwiek ją obrócisz.
uzory-board-ask-shard-cell = Twoja tura: wybierz pole dla płytki i odłamka
uzory-board-shard-no-cell = Z tą płytką nigdzie nie położysz odłamka.
# Changing the hand now would end the match (U10.2, U10.4).
uzory-board-skip-ends = Wymiana płytek zakończy teraz partię.
uzory-board-skip-ends-again = Naciśnij jeszcze raz: to kończy partię
uzory-board-skip-ends-again-short = Zakończ partię
uzory-board-ask-skip-ends = Naciśnij jeszcze raz, aby wymienić płytki: to kończy partię

## The end

uzory-board-finale = Podłoga: płytki { $tiles }, zamknięte ramki { $frames }. Oświetlone: { $count }.
uzory-board-seals = { $count ->
    [one] { $count } pieczęć
    [few] { $count } pieczęcie
    [many] { $count } pieczęci
   *[other] { $count } pieczęci
}

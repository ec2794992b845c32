# Uzory na ekranie. $cell to pole, np. H8: płytka początkowa leży na H8, kolumny to litery, rzędy to liczby.
# $areas to powierzchnie ze znakami kolorów, np. „6 ● 4 ◆”. Imion graczy się nie odmienia.

uzory-name = Uzory
uzory-about = Układaj płytki i zamykaj złote ramki, w których przeważa twój kolor.
uzory-level-apprentice = Często kładzie złą płytkę, ale nigdy nie rezygnuje z ruchu.
uzory-level-cutter = Kładzie płytki zwykle rozsądnie, ale często źle ocenia ramki.
uzory-level-painter = Większość płytek kładzie dobrze, ale czasem się myli.
uzory-level-journeyman = Rzadko kładzie złą płytkę.
uzory-level-master = W każdej płytce widzi, co przynosi i co daje innym.
uzory-level-guildmaster = Myśli o tym, co zrobisz z jego płytką.
uzory-progress = płytki: { $round } z { $rounds }

## Wydruk

uzory-print = Na arkuszach są 133 płytki, 6 żetonów „Wzór gracza”, 48 odłamków i 96 żetonów gotowego wzoru. Tnij wzdłuż znaczników, a kwadraty z odłamkami także wzdłuż obu przekątnych: z każdego powstają cztery.

## Kolory

uzory-colour-red = czerwony
uzory-colour-orange = pomarańczowy
uzory-colour-yellow = żółty
uzory-colour-green = zielony
uzory-colour-blue = niebieski
uzory-colour-violet = fioletowy
uzory-colour-white = biały
uzory-colour-black = czarny

## Boki płytki

uzory-side-N = północ
uzory-side-E = wschód
uzory-side-S = południe
uzory-side-W = zachód

## Rogi płytki

uzory-corner-NE = północny wschód
uzory-corner-SE = południowy wschód
uzory-corner-SW = południowy zachód
uzory-corner-NW = północny zachód

## Klawisze

uzory-keys-arrows = ← → ↑ ↓ po płytkach albo kolorach, a na polu gry do następnego pola, na które pasuje płytka
uzory-keys-enter = Enter lub spacja bierze płytkę, a za drugim razem ją kładzie
uzory-keys-digits = 1–3 bierze tę płytkę albo zaznacza ją do odrzucenia; 1–6 wybiera kolor lub gracza
uzory-keys = R obraca płytkę zgodnie z ruchem wskazówek zegara, E w drugą stronę; D dodaje odłamek, przesuwa go, zdejmuje; P naciśnięte dwa razy pomija turę

## Legenda

# ×× i inne pary stoją w rogu, gdzie spotykają się cztery płytki.
uzory-legend =
    Płytka ma cztery trójkąty; ╱ ╲ to linie ramki, róg bez linii jest otwarty.
    ○ △ □ ♧ ~ ✧ odłamek na płytce, ▞ pozostałe odłamki
    ●✓ zamknięta ramka ze znakiem gracza, ·· reszta ramki, ×× niczyja, ?? czeka na wskazanie
    +● płytka zamknie tę ramkę dla tego gracza; +× dla nikogo, +? dla kogo wskażesz
    ┌─┐ płytka tu pasuje, ┌╌┐ tylko z odłamkiem, · może pasować inna

## Plansza i ręce

uzory-laid = płytki: { $count } z { $all }
uzory-broken = rozbity wzór
uzory-stack = stos { $count }
uzory-discards = odrzucone { $count }
uzory-skips = pominięć z rzędu { $count } z { $all }
uzory-hand = Ręka: { $name }
uzory-colours = Kolory
# Nagłówek nad ramkami, którym brakuje jednej płytki; każda z polem i powierzchniami.
uzory-short = Brakuje jednej płytki
uzory-frames = Zamknięte ramki: { $count }
uzory-nobody = nikt
uzory-shards-left = { $count ->
    [one] został { $count } odłamek
    [few] zostały { $count } odłamki
    [many] zostało { $count } odłamków
   *[other] zostało { $count } odłamka
}

## Co wybrać: po imieniu gracza i dwukropku

uzory-pick-colour = wybierz kolor.
uzory-pick-tile = wybierz płytkę albo pomiń turę.
uzory-pick-skip = żadna płytka nie pasuje: pomiń turę.
uzory-pick-cell = wybierz pole; R i E obracają płytkę, D dodaje odłamek.
uzory-pick-name = remis, { $areas }: kto dostaje punkt za tę ramkę?
uzory-pick-discard = wybierz płytki do odrzucenia.
uzory-choice-skip = pomiń turę i wymień wszystkie trzy płytki
uzory-choice-keep = zachowaj obie
uzory-choice-discard = odrzuć { $places }

## Co da wybór

uzory-tag-cells = { $count ->
    [one] pasuje na { $count } pole
    [few] pasuje na { $count } pola
    [many] pasuje na { $count } pól
   *[other] pasuje na { $count } pola
}
# $more to dalsze pola, na które pasuje tylko z odłamkiem.
uzory-tag-cells-more = { $count ->
    [one] pasuje na { $count } pole
    [few] pasuje na { $count } pola
    [many] pasuje na { $count } pól
   *[other] pasuje na { $count } pola
}, z odłamkiem jeszcze na { $more }
uzory-tag-cells-shard = { $count ->
    [one] pasuje na { $count } pole, tylko z odłamkiem
    [few] pasuje na { $count } pola, tylko z odłamkiem
    [many] pasuje na { $count } pól, tylko z odłamkiem
   *[other] pasuje na { $count } pola, tylko z odłamkiem
}
uzory-tag-turn = obrót { $number } z { $count }
uzory-tag-shard = { $side ->
    [N] odłamek na północy
    [E] odłamek na wschodzie
    [S] odłamek na południu
   *[W] odłamek na zachodzie
}
uzory-tag-point = +1 { $name }, { $areas }
uzory-tag-tie = remis, ty wskazujesz, kto dostaje punkt, { $areas }
uzory-tag-nobody = ramka niczyja, { $areas }
uzory-tag-nothing = ramka niczyja
uzory-tag-ends = to kończy partię

## Ruchy: krótkie fakty po imieniu gracza

uzory-log-starter = pierwsza tura
uzory-log-colour = { $colour ->
    [red] kolor czerwony
    [orange] kolor pomarańczowy
    [yellow] kolor żółty
    [green] kolor zielony
    [blue] kolor niebieski
   *[violet] kolor fioletowy
}
uzory-log-dealt = dobrano { $tile }
uzory-log-start = Płytka początkowa { $tile } leży na { $cell }.
uzory-log-laid = { $tile } na { $cell }
uzory-log-laid-shard = { $tile } na { $cell }, z odłamkiem
uzory-log-frame = Ramka zamknięta: { $areas }.
uzory-log-frame-white = Ramka zamknięta: { $areas }. Najwięcej bieli, nikt nie dostaje punktu.
uzory-log-frame-neutral = Ramka zamknięta: { $areas }. Najwięcej koloru niczyjego, nikt nie dostaje punktu.
uzory-log-frame-none = Ramka zamknięta. Przez czerń nic się nie liczy, nikt nie dostaje punktu.
uzory-log-frame-tie = Ramka zamknięta: { $areas }. Remis.
uzory-log-point = +1, razem { $points }
uzory-log-point-named = +1 (wybór: { $name }), razem { $points }
uzory-log-discarded = { $count ->
    [0] obie płytki zachowane
    [one] odrzucona { $count } płytka
    [few] odrzucone { $count } płytki
    [many] odrzucono { $count } płytek
   *[other] odrzucono { $count } płytki
}
uzory-log-skipped = tura pominięta, płytki wymienione
uzory-log-redraw = nie ma co położyć, płytki wymienione
uzory-log-renewed = { $count ->
    [one] Odrzucone tworzą nowy stos: { $count } płytka.
    [few] Odrzucone tworzą nowy stos: { $count } płytki.
    [many] Odrzucone tworzą nowy stos: { $count } płytek.
   *[other] Odrzucone tworzą nowy stos: { $count } płytki.
}
uzory-log-ended-full = Pole gry jest pełne.
uzory-log-ended-skips = Wszyscy po kolei pominęli turę: koniec partii.
uzory-log-ended-dead_end = Żadna płytka już nie pasuje: koniec partii.
uzory-log-ended-idle = Pięć kolejek bez ani jednej płytki: koniec partii.
uzory-log-final = { $shards ->
    [one] wynik końcowy: { $points }, został { $shards } odłamek
    [few] wynik końcowy: { $points }, zostały { $shards } odłamki
    [many] wynik końcowy: { $points }, zostało { $shards } odłamków
   *[other] wynik końcowy: { $points }, zostało { $shards } odłamka
}

## Punkty

uzory-part-clear = ramki z przewagą
uzory-part-tie = ramki przy remisie

## Wiersz po wierszu

# $first i $last to pola w dwóch przeciwległych rogach tego, dokąd plansza może jeszcze urosnąć.
uzory-plain-field = Pole gry to { $size } na { $size } płytek, gdzieś między { $first } a { $last }.
uzory-plain-choosing = Pole gry będzie miało { $size } na { $size } płytek. Trwa wybór kolorów.
uzory-plain-match = Położone płytki: { $count } z { $all }. W stosie { $stack }, odrzucone { $dropped }.
uzory-plain-broken = Rozbity wzór: czarny styka się ze wszystkim, a to, z czym się styka, się nie liczy.
uzory-plain-skips = Pominięć z rzędu: { $count } z { $all }; potem partia się kończy.
# $tile to cała płytka, jak w uzory-plain-tile.
uzory-plain-laid = { $cell }: { $tile }.
uzory-plain-hand = Płytka { $place }: { $tile }.
# $sides to cztery boki jak w uzory-plain-side, $corners to nazwy jednego lub dwóch rogów.
uzory-plain-tile = { $sides }; { $count ->
    [one] otwarty róg: { $corners }
    [few] otwarte rogi: { $corners }
    [many] otwarte rogi: { $corners }
   *[other] otwarte rogi: { $corners }
}
uzory-plain-side = { $side } { $colour }
uzory-plain-side-shard = { $side } { $colour } odłamek
uzory-plain-nothing = nic
# Ramka zamknięta w rogu, gdzie stykają się dwa pola.
uzory-plain-frame = Zamknięta ramka między { $first } a { $last }: { $areas }. Punkt: { $name }.
uzory-plain-frame-nobody = Zamknięta ramka między { $first } a { $last }: { $areas }. Punktu nie dostał nikt.
uzory-plain-frame-tie = Zamknięta ramka między { $first } a { $last }: { $areas }. Remis: trwa wskazywanie, kto dostaje punkt.
uzory-plain-short = Płytka na { $cell } zamknęłaby ramkę; na razie { $areas }.
uzory-plain-seat = { $name }: { $colour }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}.
uzory-plain-seat-waiting = { $name }: jeszcze bez koloru.

## Teksty, które nie są ruchem

error-uzory-colour = „{ $text }” to nie kolor, którym można grać. Możliwe: { $expected }.

## Dlaczego ruch odrzucono

uzory-refused-match_over = Partia jest już skończona.
uzory-refused-not_your_turn = To nie twoja tura.
uzory-refused-not_an_action = To nie jest akcja.
uzory-refused-choose_colour = Najpierw wybierz kolor.
uzory-refused-colour_taken = { $colour ->
    [red] Czerwony jest zajęty: gra nim osoba na miejscu { $seat }.
    [orange] Pomarańczowy jest zajęty: gra nim osoba na miejscu { $seat }.
    [yellow] Żółty jest zajęty: gra nim osoba na miejscu { $seat }.
    [green] Zielony jest zajęty: gra nim osoba na miejscu { $seat }.
    [blue] Niebieski jest zajęty: gra nim osoba na miejscu { $seat }.
   *[violet] Fioletowy jest zajęty: gra nim osoba na miejscu { $seat }.
}
uzory-refused-colour_chosen = Kolory są już wybrane.
uzory-refused-second_tile = W tej turze położono już płytkę.
uzory-refused-not_in_hand = Nie masz takiej płytki w ręce.
uzory-refused-occupied = Na { $cell } leży już płytka.
uzory-refused-no_neighbour = { $cell } nie styka się z żadną płytką.
uzory-refused-outside_field = Z płytką na { $cell } pole gry byłoby większe niż { $size } na { $size }.
uzory-refused-colour_mismatch = { $side ->
    [N] Od północy
    [E] Od wschodu
    [S] Od południa
   *[W] Od zachodu
} { $colour ->
    [red] czerwony
    [orange] pomarańczowy
    [yellow] żółty
    [green] zielony
    [blue] niebieski
    [violet] fioletowy
   *[other] czarny
} dotykałby { $facing ->
    [red] czerwonego
    [orange] pomarańczowego
    [yellow] żółtego
    [green] zielonego
    [blue] niebieskiego
    [violet] fioletowego
   *[other] czarnego
}: stykają się tylko jednakowe kolory, a biały z każdym.
uzory-refused-black_mismatch = { $side ->
    [N] Od północy
    [E] Od wschodu
    [S] Od południa
   *[W] Od zachodu
} czarny dotykałby koloru: styka się tylko z czarnym i białym.
uzory-refused-mirrored = Płytkę się obraca, ale nie odbija lustrzanie.
uzory-refused-off_grid = Płytki leżą w siatce, bez odstępów i przesunięć.
uzory-refused-own_colour = { $side ->
    [N] Północny trójkąt tej płytki
    [E] Wschodni trójkąt tej płytki
    [S] Południowy trójkąt tej płytki
   *[W] Zachodni trójkąt tej płytki
} ma już twój kolor: odłamka się tam nie kładzie.
uzory-refused-shard_mismatch = { $side ->
    [N] Od północy
    [E] Od wschodu
    [S] Od południa
   *[W] Od zachodu
} twój odłamek dotykałby { $facing ->
    [red] czerwonego
    [orange] pomarańczowego
    [yellow] żółtego
    [green] zielonego
    [blue] niebieskiego
    [violet] fioletowego
   *[other] czarnego
}: stykają się tylko jednakowe kolory, a biały z każdym.
uzory-refused-no_shards = Nie masz już odłamków.
uzory-refused-second_shard = W turze można położyć tylko jeden odłamek.
uzory-refused-old_tile = Odłamek kładzie się tylko na płytce, którą właśnie kładziesz.
uzory-refused-foreign_shard = Kładzie się tylko odłamki swojego koloru, więc koloru się nie podaje.
uzory-refused-not_candidate = Wskaż jednego z graczy, których kolory remisują w tej ramce.
uzory-refused-bad_discard = Odrzucić można raz, po położeniu płytki, tylko płytki pozostałe w ręce.
uzory-refused-partial_skip = Kto pomija turę, wymienia wszystkie trzy płytki.

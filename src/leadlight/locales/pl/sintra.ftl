# Sintra on screen. $pane is the mark of a colour, drawn as a small pane. Names of players are never inflected.

sintra-name = Sintra
sintra-about = Bierz tafle, zapełniaj kwatery, oszklij pałac.
sintra-level-apprentice = Zapomina, że stłuczone szkło kosztuje punkty.
sintra-level-cutter = Bierze to, co teraz wygląda najlepiej, i czasem się myli.
sintra-level-painter = Myśli też o twoim następnym ruchu.
sintra-level-journeyman = Patrzy kilka ruchów naprzód.
sintra-level-master = Planuje rundę i obserwuje twój pałac.
sintra-level-guildmaster = Przemyśla rundę do końca i niczego nie oddaje za darmo.
sintra-progress = runda { $round } z { $rounds }
sintra-side = strona { $side }
sintra-market = Pole gry
sintra-centre = Środek
sintra-empty = brak
sintra-bag = woreczek { $count }
sintra-tower = wieża { $count }
sintra-palace = Pałac: { $name }
sintra-glass-short = szkło
sintra-would-end = gdyby teraz koniec: { $points }
sintra-keys-arrows = ← → zmieniają wybór, ↑ ↓ przeskakują do kolejnego warsztatu lub na środek
sintra-keys-enter = Enter lub spacja wybiera, a za drugim razem układa tafle
sintra-keys-digits = 1–9 przenosi do warsztatu lub kwatery o tym numerze, 0 – na środek
sintra-keys = R naciśnięte dwa razy cofa witrażystę
sintra-legend = ⬡1 znacznik rozpoczynającego · ✧ ornament · ◉ witrażysta · 2✿3◇ pola na drugiej stronie kwatery

sintra-pick-group = wybierz kolor z warsztatu lub ze środka; R cofa witrażystę.
sintra-pick-group-only = wybierz kolor z warsztatu lub ze środka.
sintra-pick-slot = wybierz kwaterę na { $count } { $pane }.
sintra-pick-break = nie ma gdzie ułożyć { $count } { $pane }. Enter tłucze szkło.
sintra-pick-keep = kwatera jest pełna. Wybierz taflę, którą zachowasz.

sintra-tag-fits = ułożysz { $count }
sintra-tag-breaks = stłuczesz { $broken }
sintra-tag-marker = znacznik, +1 krok
sintra-tag-completes = ukończysz, +{ $points }

## Moves, as short facts after the player's name

sintra-log-display = { $count } { $pane } z warsztatu { $source }
sintra-log-centre = { $count } { $pane } ze środka
sintra-log-marker = znacznik rozpoczynającego
sintra-log-placed = na kwaterę { $slot }
sintra-log-broke = stłuczone: { $count }
sintra-log-wrap = okrążenie toru szkła: { $points }
sintra-log-completed = kwatera { $slot } pełna
sintra-log-bonus = premia za kolor +{ $points }
sintra-log-kept = { $pane } do okna { $slot }
sintra-log-window = okna +{ $points } ({ $terms })
sintra-log-returned = witrażysta cofnięty nad kwaterę { $slot }
sintra-log-round = Runda { $round }, premia za { $pane }. Zaczyna: { $name }.
sintra-log-tower = Zawartość szklanej wieży trafia do woreczka: { $count ->
    [one] { $count } tafla
    [few] { $count } tafle
    [many] { $count } tafli
   *[other] { $count } tafli
}.
sintra-log-final = wynik końcowy: { $points }

## Points

sintra-part-colour_bonus = premie za kolor
sintra-part-windows = okna
sintra-part-wraps = okrążenia toru szkła
sintra-part-strip_panes = tafle na kwaterach
sintra-part-glass_row = stłuczone szkło
sintra-part-ornaments = ornamenty
sintra-part-palace = pałac
sintra-part-wraps-terms = { $a } × (−18)
sintra-part-strip_panes-terms = { $a }, po 1 pkt za każde 3
sintra-part-glass_row-terms = rząd { $a }
sintra-part-ornaments-terms = { $a } + { $b } + { $c } + { $d }
sintra-part-palace-terms = { $a ->
    [one] { $a } pełne okno
    [few] { $a } pełne okna
    [many] { $a } pełnych okien
   *[other] { $a } pełnego okna
} × { $b ->
    [one] { $b } tafla
    [few] { $b } tafle
    [many] { $b } tafli
   *[other] { $b } tafli
} jednego koloru

## Line by line

sintra-colour-pink = różowe
sintra-colour-white = białe
sintra-colour-orange = pomarańczowe
sintra-colour-blue = niebieskie
sintra-colour-yellow = żółte
sintra-colour-joker = joker
sintra-plain-panes = { $colour } { $count }
sintra-plain-display = Warsztat { $number }, tafle: { $panes }.
sintra-plain-centre = Środek, tafle: { $panes }.
sintra-plain-centre-marker = Środek, tafle: { $panes }. Leży tu znacznik gracza rozpoczynającego: kto go weźmie, zacznie następną rundę, ale przesunie się o 1 krok na torze stłuczonego szkła.
sintra-plain-round = Runda { $round } z VI. Premia za tafle: { $colour }. Tafle w woreczku: { $bag }, w szklanej wieży: { $tower }.
sintra-plain-seat = { $name }: punkty { $points }, stłuczone szkło { $glass }, witrażysta nad miejscem { $glazier }.
sintra-plain-strip = Kwatera { $slot }, wolne pola: { $needs }. Okno: { $window }.
sintra-plain-no-strip = Kwatera { $slot }: usunięta. Okno: { $window }.
sintra-plain-window-empty = puste
sintra-plain-window = u góry szkło { $upper }
sintra-plain-window-full = u góry szkło { $upper }, u dołu { $lower }

## Texts that are no action

error-sintra-source = „{ $text }” to nie warsztat. Możliwe: { $expected } albo centre.
error-sintra-colour = „{ $text }” to nie kolor. Możliwe: { $expected }.
error-sintra-target = „{ $text }” to nie kwatera. Możliwe: { $expected }.
error-sintra-face = „{ $text }” to nie strona kwatery. Możliwe: { $expected }.

## Why an action is refused

sintra-refused-match_over = Partia jest już skończona.
sintra-refused-not_your_turn = To nie twoja tura.
sintra-refused-not_an_action = To nie jest akcja.
sintra-refused-must_keep = Kwatera jest pełna: najpierw wybierz taflę, którą zachowasz.
sintra-refused-no_full_strip = Żadna kwatera nie jest pełna, więc nie ma tafli do zachowania.
sintra-refused-no_pass = Nie możesz spasować.
sintra-refused-partial_take = Bierze się wszystkie tafle jednego koloru z jednego miejsca.
sintra-refused-split = Tafli nie można rozdzielić między kwatery.
sintra-refused-return_target = Nie możesz wybrać, dokąd cofnie się witrażysta.
sintra-refused-no_such_source = Warsztatu { $source } nie ma w tej partii (liczba graczy: { $players }).
sintra-refused-colour_not_there = { $source ->
    [0] Na środku nie ma { $colour ->
        [pink] różowych
        [white] białych
        [orange] pomarańczowych
        [blue] niebieskich
       *[yellow] żółtych
    } tafli.
   *[other] Na warsztacie { $source } nie ma { $colour ->
        [pink] różowych
        [white] białych
        [orange] pomarańczowych
        [blue] niebieskich
       *[yellow] żółtych
    } tafli.
}
sintra-refused-must_place = W zasięgu jest kwatera z pasującym polem, więc musisz ułożyć te tafle.
sintra-refused-no_strip = Na miejscu { $slot } nie ma już kwatery.
sintra-refused-strip_left = Kwatera { $slot } jest na lewo od twojego witrażysty (miejsce { $glazier }).
sintra-refused-no_fitting_space = Na kwaterze { $slot } nie ma pola na { $colour ->
    [pink] różowe
    [white] białe
    [orange] pomarańczowe
    [blue] niebieskie
   *[yellow] żółte
} tafle.
sintra-refused-keep_not_on_strip = Na pełnej kwaterze nie ma { $colour ->
    [pink] różowej
    [white] białej
    [orange] pomarańczowej
    [blue] niebieskiej
   *[yellow] żółtej
} tafli.
sintra-refused-already_leftmost = Twój witrażysta stoi już nad skrajną lewą kwaterą.
sintra-refused-nothing_left_of_glazier = Na lewo od twojego witrażysty nie ma żadnej kwatery.
sintra-refused-gap = Przy tej opcji witrażysta nie może minąć pustego miejsca, żeby wrócić nad kwaterę { $slot }.

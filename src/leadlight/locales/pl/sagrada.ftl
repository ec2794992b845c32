# Sagrada na ekranie. $die to kość, pokazana znakiem koloru i wartością (albo zapisem R3), $dice to kilka kości,
# $cell to pole (r2c3: rząd 2, kolumna 3). Imion graczy, nazw witraży, narzędzi i celów się nie odmienia.

sagrada-name = Sagrada
sagrada-about = Układaj witraż z kości tak, by jednakowe nie sąsiadowały.
sagrada-level-apprentice = Skąpi żetonów przychylności i często źle kładzie kości.
sagrada-level-cutter = Skąpi żetonów przychylności, ale większość kości kładzie rozsądnie.
sagrada-level-painter = Korzysta z narzędzi i czasem źle kładzie kość.
sagrada-level-journeyman = Rzadko źle kładzie kość.
sagrada-level-master = Wie z doświadczenia, który witraż da się jeszcze wypełnić.
sagrada-level-guildmaster = Myśli wiele tur naprzód, za siebie i za ciebie.
sagrada-progress = runda { $round } z { $rounds }

## Colours

sagrada-colour-red = czerwona
sagrada-colour-yellow = żółta
sagrada-colour-green = zielona
sagrada-colour-blue = niebieska
sagrada-colour-purple = fioletowa

## Tools

sagrada-tool-1 = Szczypce do obłamywania
sagrada-tool-1-text = Po wzięciu kości: zwiększ lub zmniejsz jej wartość o 1. Szóstki nie można zwiększyć, a jedynki zmniejszyć.
sagrada-tool-2 = Pędzel do eglomizacji
sagrada-tool-2-text = Przełóż jedną kość w swoim witrażu. Kolor wymagany przez nowe pole się nie liczy.
sagrada-tool-3 = Gładzik do folii miedzianej
sagrada-tool-3-text = Przełóż jedną kość w swoim witrażu. Wartość wymagana przez nowe pole się nie liczy.
sagrada-tool-4 = Rozwierak do ołowiu
sagrada-tool-4-text = Przełóż dokładnie dwie kości w swoim witrażu, jedną po drugiej, według wszystkich zasad.
sagrada-tool-5 = Przecinak do soczewek
sagrada-tool-5-text = Po wzięciu kości: wymień ją na kość z toru rund. Wartości się nie zmieniają.
sagrada-tool-6 = Pędzel do topnika
sagrada-tool-6-text = Po wzięciu kości: rzuć nią ponownie. Jeśli potem nigdzie nie pasuje, wraca do puli.
sagrada-tool-7 = Młotek szklarski
sagrada-tool-7-text = W swojej drugiej turze w rundzie, zanim weźmiesz kość: rzuć ponownie całą pulą.
sagrada-tool-8 = Szczypce do łamania
sagrada-tool-8-text = W swojej pierwszej turze w rundzie, po położeniu kości: weź i połóż jeszcze jedną. Drugą turę tracisz.
sagrada-tool-9 = Linijka na korku
sagrada-tool-9-text = Po wzięciu kości: połóż ją na polu, które nie styka się z inną kością. Pozostałe zasady obowiązują.
sagrada-tool-10 = Kamień szlifierski
sagrada-tool-10-text = Po wzięciu kości: odwróć ją. 1 staje się 6, 2 staje się 5, 3 staje się 4, i na odwrót.
sagrada-tool-11 = Zmywacz topnika
sagrada-tool-11-text = Po wzięciu kości: włóż ją do woreczka, wylosuj inną i wybierz jej wartość. Połóż ją albo zostaw w puli.
sagrada-tool-12 = Kółko do opukiwania
sagrada-tool-12-text = Przełóż jedną lub dwie kości jednego koloru, który jest na torze rund, według wszystkich zasad.

## Objectives

sagrada-objective-row_color_variety = Różnobarwne rzędy
sagrada-objective-row_color_variety-text = 6 punktów za każdy pełny rząd z pięcioma różnymi kolorami.
sagrada-objective-column_color_variety = Różnobarwne kolumny
sagrada-objective-column_color_variety-text = 5 punktów za każdą pełną kolumnę z czterema różnymi kolorami.
sagrada-objective-row_shade_variety = Rzędy różnych odcieni
sagrada-objective-row_shade_variety-text = 5 punktów za każdy pełny rząd z pięcioma różnymi wartościami.
sagrada-objective-column_shade_variety = Kolumny różnych odcieni
sagrada-objective-column_shade_variety-text = 4 punkty za każdą pełną kolumnę z czterema różnymi wartościami.
sagrada-objective-light_shades = Jasne szkła
sagrada-objective-light_shades-text = 2 punkty za każdą parę 1 i 2, gdziekolwiek leżą.
sagrada-objective-medium_shades = Średnie szkła
sagrada-objective-medium_shades-text = 2 punkty za każdą parę 3 i 4, gdziekolwiek leżą.
sagrada-objective-deep_shades = Ciemne szkła
sagrada-objective-deep_shades-text = 2 punkty za każdą parę 5 i 6, gdziekolwiek leżą.
sagrada-objective-shade_variety = Różnorodność odcieni
sagrada-objective-shade_variety-text = 5 punktów za każdy zestaw wartości od 1 do 6, gdziekolwiek leżą.
sagrada-objective-color_variety = Różnorodność barw
sagrada-objective-color_variety-text = 4 punkty za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek leżą.
sagrada-objective-color_diagonals = Barwne przekątne
sagrada-objective-color_diagonals-text = 1 punkt za każdą kość, która ma po przekątnej kość swojego koloru.
sagrada-private-red = Odcienie czerwieni
sagrada-private-red-text = Suma wartości twoich czerwonych kości.
sagrada-private-yellow = Odcienie żółci
sagrada-private-yellow-text = Suma wartości twoich żółtych kości.
sagrada-private-green = Odcienie zieleni
sagrada-private-green-text = Suma wartości twoich zielonych kości.
sagrada-private-blue = Odcienie błękitu
sagrada-private-blue-text = Suma wartości twoich niebieskich kości.
sagrada-private-purple = Odcienie fioletu
sagrada-private-purple-text = Suma wartości twoich fioletowych kości.

## The board

sagrada-round = runda { $round } z { $rounds }
sagrada-bag = woreczek { $count }
sagrada-target = wynik docelowy { $points }
sagrada-order = Kolejność
sagrada-track = Tor
sagrada-pool = Pula
sagrada-hand = W ręce
sagrada-tools = Narzędzia
sagrada-objectives = Cele
sagrada-only-you = Widzisz to tylko ty
sagrada-window-of = { $name }: { $window } ({ $difficulty })
sagrada-window-hidden = { $name }: witraż jeszcze nieodkryty
sagrada-offered = Wybierz witraż
sagrada-difficulty = trudność { $difficulty }
sagrada-filled = pola: { $count } z { $cells }
sagrada-keys-arrows = ← → przechodzą między możliwościami, ↑ ↓ do następnego rzędu, narzędzia lub grupy
sagrada-keys-enter = Enter lub spacja bierze, kładzie albo stosuje to, co wybrane
sagrada-keys-digits = 1–9 przechodzi do kości w puli, rzędu witrażu, wartości lub proponowanego witrażu o tym numerze
sagrada-keys = A–E przechodzi do narzędzia albo mówi, czemu nie można go użyć; klawisz I czyta karty; P dwa razy kończy turę
sagrada-legend = ⬢ żeton przychylności · ? ukryty cel osobisty · znak nad kością to wymaganie jej pola

## What to choose

sagrada-pick-window = wybierz witraż.
sagrada-pick-turn = wybierz kość lub narzędzie albo zakończ turę.
sagrada-pick-tool = wybierz narzędzie albo zakończ turę.
sagrada-pick-cell = wybierz pole dla kości ({ $die }).
sagrada-pick-cell-leave = wybierz pole dla kości ({ $die }) albo zostaw ją w puli.
sagrada-pick-rescue = { $die } sama nigdzie nie pasuje: wybierz narzędzie.
sagrada-pick-pay = wybierz kość, którą zapłacisz za narzędzie.
sagrada-pick-change = zwiększyć czy zmniejszyć wartość kości ({ $die })?
sagrada-pick-swap = wybierz kość z toru, którą weźmiesz w zamian za swoją ({ $die }).
sagrada-pick-value = wybierz wartość nowej kości ({ $die }).
sagrada-pick-lift = wybierz kość, którą przełożysz.
sagrada-pick-lift-again = wybierz drugą kość, którą przełożysz, albo zakończ.
sagrada-pick-move = wybierz nowe pole dla kości ({ $die }).
sagrada-pick-draft-again = wybierz drugą kość z puli.

sagrada-choice-end = zakończ turę
sagrada-choice-leave = zostaw w puli
sagrada-choice-stop = bez drugiej kości
sagrada-tag-tokens = { $count ->
    [one] { $count } żeton przychylności
    [few] { $count } żetony przychylności
    [many] { $count } żetonów przychylności
   *[other] { $count } żetonu przychylności
}
sagrada-tag-cells = { $count ->
    [0] bez narzędzia nigdzie nie pasuje
    [one] pasuje { $count } pole
    [few] pasują { $count } pola
    [many] pasuje { $count } pól
   *[other] pasuje { $count } pola
}

## Moves, as short facts after the player's name

sagrada-log-starter = pierwsza tura
sagrada-log-private = cel osobisty „{ $objective }”
sagrada-log-card = karta witraży { $front } / { $back }
sagrada-log-window = witraż { $window }
sagrada-log-window-hidden = witraż wybrany
sagrada-log-revealed = Witraże: { $windows }.
sagrada-log-tool-laid = Narzędzie: { $tool }.
sagrada-log-objective-laid = Cel wspólny: { $objective }.
sagrada-log-round = Runda { $round }: { $dice }. Pierwszy gracz: { $name }.
sagrada-log-round-solo = Runda { $round }: { $dice }.
sagrada-log-taken = { $die } z puli
sagrada-log-placed = na pole { $cell }
sagrada-log-tool = { $tool } za { $tokens ->
    [one] { $tokens } żeton przychylności
    [few] { $tokens } żetony przychylności
    [many] { $tokens } żetonów przychylności
   *[other] { $tokens } żetonu przychylności
}
sagrada-log-tool-die = { $tool }, zapłata: { $die }
sagrada-log-changed = { $before }, teraz { $after }
sagrada-log-swapped = oddana { $given }, wzięta { $taken } z rundy { $round }
sagrada-log-rolled = ponowny rzut: { $before }, teraz { $after }
sagrada-log-returned = { $die } z powrotem do puli
sagrada-log-bagged = { $die } do woreczka
sagrada-log-drawn = z woreczka { $die }
sagrada-log-valued = teraz { $die }
sagrada-log-pool-rolled = ponowny rzut pulą: { $dice }
sagrada-log-moved = { $die } z pola { $source } na pole { $target }
sagrada-log-passed = pas
sagrada-log-forced = pas, bo nic nie jest możliwe
sagrada-log-skipped = druga tura przepada
sagrada-log-track = Koniec rundy { $round }. Na tor: { $dice }.
sagrada-log-track-empty = Koniec rundy { $round }. Na tor nie trafia żadna kość.
sagrada-log-final = wynik końcowy: { $points }
sagrada-log-won = wygrana: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, więcej niż wynik docelowy { $target }
sagrada-log-lost = bez wygranej: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, wynik docelowy to { $target }

## Points

sagrada-part-row_color_variety = { sagrada-objective-row_color_variety }
sagrada-part-row_color_variety-terms = { $a } × 6
sagrada-part-column_color_variety = { sagrada-objective-column_color_variety }
sagrada-part-column_color_variety-terms = { $a } × 5
sagrada-part-row_shade_variety = { sagrada-objective-row_shade_variety }
sagrada-part-row_shade_variety-terms = { $a } × 5
sagrada-part-column_shade_variety = { sagrada-objective-column_shade_variety }
sagrada-part-column_shade_variety-terms = { $a } × 4
sagrada-part-light_shades = { sagrada-objective-light_shades }
sagrada-part-light_shades-terms = { $a } × 2
sagrada-part-medium_shades = { sagrada-objective-medium_shades }
sagrada-part-medium_shades-terms = { $a } × 2
sagrada-part-deep_shades = { sagrada-objective-deep_shades }
sagrada-part-deep_shades-terms = { $a } × 2
sagrada-part-shade_variety = { sagrada-objective-shade_variety }
sagrada-part-shade_variety-terms = { $a } × 5
sagrada-part-color_variety = { sagrada-objective-color_variety }
sagrada-part-color_variety-terms = { $a } × 4
sagrada-part-color_diagonals = { sagrada-objective-color_diagonals }
sagrada-part-color_diagonals-terms = { $a } × 1
sagrada-part-private_objective = cel osobisty
# $a and $c are names of private objectives, $b and $d what they pay. Two of them only in the solo game.
sagrada-part-private_objective-terms = { $a } { $b }
sagrada-part-private_objective-both = { $a } { $b }, { $c } { $d }; liczy się wyższa wartość
sagrada-part-favor_tokens = żetony przychylności
sagrada-part-empty_cells = puste pola
sagrada-part-empty_cells-terms = { $a } × (−1)
sagrada-part-empty_cells-solo = { $a } × (−3)
sagrada-solo-now = Wynik docelowy teraz { $target }: suma wartości wszystkich kości na torze. Do wygranej trzeba więcej.
sagrada-solo-won = Wynik docelowy { $target }: pobity.
sagrada-solo-lost = Wynik docelowy { $target }: niepobity.

## Line by line

sagrada-plain-die = { $colour } { $value }
sagrada-plain-cell = rząd { $row } kolumna { $column }
sagrada-plain-nothing = nic
sagrada-plain-round = Runda { $round } z { $rounds }. W woreczku { $bag ->
    [one] { $bag } kość
    [few] { $bag } kości
    [many] { $bag } kości
   *[other] { $bag } kości
}.
sagrada-plain-order = Tury: { $names }.
sagrada-plain-skipping = { $name }: druga tura tej rundy przepada.
sagrada-plain-pool = Pula: { $dice }.
sagrada-plain-hand = W ręce: { $die }.
sagrada-plain-track = Tor, runda { $round }: { $dice }.
sagrada-plain-target = Wynik docelowy na razie: { $points }.
sagrada-plain-tool = Narzędzie { $number }, { $name }, za { $price ->
    [one] { $price } żeton przychylności
    [few] { $price } żetony przychylności
    [many] { $price } żetonów przychylności
   *[other] { $price } żetonu przychylności
}: { $text }
sagrada-plain-tool-solo = Narzędzie { $number }, { $name }, za { $colour ->
    [red] czerwoną
    [yellow] żółtą
    [green] zieloną
    [blue] niebieską
   *[purple] fioletową
} kość z puli: { $text }
sagrada-plain-tool-used = Narzędzie { $number }, { $name }: zużyte.
sagrada-plain-objective = Cel wspólny „{ $name }”: { $text }
sagrada-plain-private = Cel osobisty „{ $name }”: { $text }
sagrada-plain-seat = { $name }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $tokens ->
    [one] { $tokens } żeton przychylności
    [few] { $tokens } żetony przychylności
    [many] { $tokens } żetonów przychylności
   *[other] { $tokens } żetonu przychylności
}, witraż { $window }.
sagrada-plain-seat-solo = { $name }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, witraż { $window }.
sagrada-plain-seat-waiting = { $name }: witraż jeszcze nieodkryty.
sagrada-plain-offered = Witraż { $number }: { $window }, trudność { $difficulty }.
sagrada-plain-row = Rząd { $row }: { $cells }.
sagrada-plain-free = dowolna kość
sagrada-plain-asks-colour = { $colour ->
    [red] czerwona kość
    [yellow] żółta kość
    [green] zielona kość
    [blue] niebieska kość
   *[purple] fioletowa kość
}
sagrada-plain-asks-value = wartość { $value }
sagrada-plain-placed = leży { $die }

## Texts that are no action

error-sagrada-die = „{ $text }” to nie kość. Potrzebna litera koloru i wartość: { $expected }.
error-sagrada-cell = „{ $text }” to nie pole. Potrzebny rząd i kolumna: { $expected }.
error-sagrada-colour = „{ $text }” to nie kolor. Możliwe: { $expected }.
error-sagrada-goal = „{ $text }” to nie cel wspólny. Możliwe: { $expected }.

## Why an action is refused

sagrada-refused-match_over = Partia jest już skończona.
sagrada-refused-not_your_turn = To nie twoja tura.
sagrada-refused-not_an_action = To nie jest akcja.
sagrada-refused-choose_window = Najpierw wybierz witraż.
sagrada-refused-window_chosen = Witraże są już wybrane.
sagrada-refused-second_draft = W tej turze kość została już dobrana.
sagrada-refused-second_tool = W tej turze użyto już narzędzia.
sagrada-refused-finish_tool = Najpierw dokończ działanie narzędzia { $tool }.
sagrada-refused-nothing_in_hand = Nie masz kości w ręce: najpierw weź ją z puli.
sagrada-refused-no_tool_chosen = To krok narzędzia: najpierw wybierz narzędzie.
sagrada-refused-must_place = Najpierw połóż kość, którą masz w ręce.
sagrada-refused-die_not_there = W puli nie ma takiej kości: { $die }.
sagrada-refused-unplaceable = Dla tej kości ({ $die }) nie ma miejsca w twoim witrażu i nie pomoże żadne narzędzie, którego możesz użyć.
sagrada-refused-occupied = Na tym polu ({ $cell }) leży już kość.
sagrada-refused-not_border = Pierwszą kość kładzie się na brzegu witrażu, a to pole ({ $cell }) leży w środku.
sagrada-refused-not_touching = To pole ({ $cell }) nie styka się z żadną twoją kością.
sagrada-refused-wrong_colour = To pole ({ $cell }) przyjmuje tylko { $asked ->
    [R] czerwone
    [Y] żółte
    [G] zielone
    [B] niebieskie
   *[P] fioletowe
} kości, a to jest { $die }.
sagrada-refused-wrong_shade = To pole ({ $cell }) przyjmuje tylko kości o wartości { $asked }, a to jest { $die }.
sagrada-refused-equal_colour = Obok tego pola ({ $cell }) leży kość tego samego koloru co { $die }.
sagrada-refused-equal_shade = Obok tego pola ({ $cell }) leży kość o tej samej wartości co { $die }.
sagrada-refused-touches = Z tym narzędziem kładzie się kość tam, gdzie nie styka się z żadną inną, a to pole ({ $cell }) styka się z kością.
sagrada-refused-no_die_here = Na tym polu ({ $cell }) nie ma kości.
sagrada-refused-same_cell = Kość musi opuścić swoje pole ({ $cell }).
sagrada-refused-same_die = Kość na tym polu ({ $cell }) została już przełożona: wybierz inną.
sagrada-refused-no_second_move = Po przełożeniu na to pole ({ $cell }) nie dałoby się przełożyć drugiej kości, a to narzędzie przekłada dwie.
sagrada-refused-not_own_colour_pair = Tej kości ({ $die }) nie można przełożyć: wszystkie przekładane kości muszą być jednego koloru, który jest na torze rund.
sagrada-refused-cannot_move = Dla tej kości ({ $die }) nie ma innego pola.
sagrada-refused-must_move = Za narzędzie { $tool } już zapłacono: musisz przełożyć kość.
sagrada-refused-tool_not_here = Tego narzędzia nie ma na stole.
sagrada-refused-tool_wrong_time = { $when ->
    [second_turn] Narzędzia { $tool } możesz użyć w swojej drugiej turze w rundzie, zanim weźmiesz kość.
    [first_turn] Narzędzia { $tool } możesz użyć w swojej pierwszej turze w rundzie, po położeniu kości.
   *[in_hand] Narzędzia { $tool } możesz użyć po wzięciu kości, a przed jej położeniem.
}
sagrada-refused-tool_no_effect = Narzędzie { $tool } nic tu nie da: nie ma jak wykonać jego działania.
sagrada-refused-no_tokens = Narzędzie { $tool } kosztuje { $price ->
    [one] { $price } żeton przychylności
    [few] { $price } żetony przychylności
    [many] { $price } żetonów przychylności
   *[other] { $price } żetonu przychylności
}, a ty masz mniej.
sagrada-refused-bad_payment = Za narzędzie { $tool } płaci się { $colour ->
    [red] czerwoną
    [yellow] żółtą
    [green] zieloną
    [blue] niebieską
   *[purple] fioletową
} kością z puli.
sagrada-refused-value_range = Kość pokazuje od 1 do 6, a to narzędzie zmienia ją dokładnie tak, jak podano na karcie.
sagrada-refused-die_not_on_track = Na torze w rundzie { $round } nie ma takiej kości: { $die }.

# Plansza Sagrady w przeglądarce. To, co wypowiada tylko czytnik ekranu, jest całym zdaniem: najpierw to, co się zmienia.
# Imion graczy, nazw witraży, narzędzi i celów się nie odmienia.

sagrada-board-seats = Gracze
sagrada-board-track = Tor rund
sagrada-board-round = Runda { $round }
sagrada-board-of = z { $rounds }
sagrada-board-order = Kolejność tur, runda { $round }
sagrada-board-turn = { $when ->
    [done] { $name }: tura rozegrana
    [now] { $name }: tura trwa
    [skipped] { $name }: tura przepada
   *[later] { $name }
}
sagrada-board-your-turns = Tam i z powrotem: twoje tury to { $first } i { $second } z { $count }.
sagrada-board-goals = Cele wspólne
sagrada-board-privates = Cele osobiste: liczy się lepszy
sagrada-board-secret = Widzisz to tylko ty
sagrada-board-now = teraz
sagrada-board-points-now = punkty teraz
sagrada-board-chip = { $name }: teraz { $points }. Przeczytaj wszystkie cele.
sagrada-board-partial = Cel osobisty jest jeszcze ukryty.
sagrada-board-mine = Do mojego witrażu
# $points is what the seat's window would pay now, as far as everybody knows.
sagrada-board-enlarge = { $name }: punkty { $points }, { $window }, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}. Pokaż ten witraż w powiększeniu.
sagrada-board-has-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
sagrada-board-tokens = { $count ->
    [one] { $count } żeton przychylności
    [few] { $count } żetony przychylności
    [many] { $count } żetonów przychylności
   *[other] { $count } żetonu przychylności
}
# $dice is such as “red 12, yellow 14”.
sagrada-board-bag = W woreczku { $count }: { $dice }.

## Alone

sagrada-board-target = Wynik docelowy
sagrada-board-target-now = Trzeba więcej niż
sagrada-board-score-now = Masz teraz
sagrada-board-behind = Do wygranej: { $points }
sagrada-board-ahead-of = Więcej niż wynik docelowy
# $who is “you” for the player, “other” for those who watch.
sagrada-board-won = { $who ->
    [you] Wygrywasz: { $points }, więcej niż wynik docelowy { $target }
   *[other] Wygrana: { $points }, więcej niż wynik docelowy { $target }
}
sagrada-board-lost = { $who ->
    [you] Nie wygrywasz: { $points }, a trzeba więcej niż { $target }
   *[other] Bez wygranej: { $points }, a trzeba więcej niż { $target }
}

## What lies where

# A cell inside a sentence, such as “row 2, column 3”; also as $cell in the messages sagrada-refused-.
sagrada-board-at = rząd { $row }, kolumna { $column }
# $asks is sagrada-board-asks or sagrada-plain-free, $holds a die or sagrada-board-empty.
sagrada-board-cell = Rząd { $row }, kolumna { $column }, { $asks }, { $holds }.
# $what is a colour or a value.
sagrada-board-asks = wymaga: { $what }
sagrada-board-empty = puste
sagrada-board-possible = Można.
sagrada-board-possible-points = Można, { $points }.
sagrada-board-impossible = Nie można.
sagrada-board-impossible-why = Nie można: { $reason }
sagrada-board-rule = Zasada { $rule }:
sagrada-board-window-of = Witraż: { $name }
sagrada-board-window = { $window }, zapełnione pola: { $count } z { $cells }.
sagrada-board-row = rząd { $row }:
sagrada-board-space = Runda { $round }: { $dice }.
sagrada-board-open-track = Tor rund. Pokaż wszystkie kości.
sagrada-board-track-empty = Jeszcze nie ma kości. Trafia tu to, co zostało z każdej rundy.
sagrada-board-pool-die = { $colour ->
    [red] Czerwona { $value }, kość { $number } z { $count }.
    [yellow] Żółta { $value }, kość { $number } z { $count }.
    [green] Zielona { $value }, kość { $number } z { $count }.
    [blue] Niebieska { $value }, kość { $number } z { $count }.
   *[purple] Fioletowa { $value }, kość { $number } z { $count }.
}
sagrada-board-held = W ręce.
sagrada-board-ahead = Wybrana z góry, przed twoją turą.
sagrada-board-cells-take = { $colour ->
    [red] { $count ->
        [0] dla czerwonej { $value } nie ma pola
        [one] dla czerwonej { $value } jest { $count } pole
        [few] dla czerwonej { $value } są { $count } pola
        [many] dla czerwonej { $value } jest { $count } pól
       *[other] dla czerwonej { $value } jest { $count } pola
    }
    [yellow] { $count ->
        [0] dla żółtej { $value } nie ma pola
        [one] dla żółtej { $value } jest { $count } pole
        [few] dla żółtej { $value } są { $count } pola
        [many] dla żółtej { $value } jest { $count } pól
       *[other] dla żółtej { $value } jest { $count } pola
    }
    [green] { $count ->
        [0] dla zielonej { $value } nie ma pola
        [one] dla zielonej { $value } jest { $count } pole
        [few] dla zielonej { $value } są { $count } pola
        [many] dla zielonej { $value } jest { $count } pól
       *[other] dla zielonej { $value } jest { $count } pola
    }
    [blue] { $count ->
        [0] dla niebieskiej { $value } nie ma pola
        [one] dla niebieskiej { $value } jest { $count } pole
        [few] dla niebieskiej { $value } są { $count } pola
        [many] dla niebieskiej { $value } jest { $count } pól
       *[other] dla niebieskiej { $value } jest { $count } pola
    }
   *[purple] { $count ->
        [0] dla fioletowej { $value } nie ma pola
        [one] dla fioletowej { $value } jest { $count } pole
        [few] dla fioletowej { $value } są { $count } pola
        [many] dla fioletowej { $value } jest { $count } pól
       *[other] dla fioletowej { $value } jest { $count } pola
    }
}

## The choice of a window

# $window is a name, $difficulty from 3 to 6. What the window asks for follows row by row.
sagrada-board-offer = { $window }, trudność { $difficulty }.
sagrada-board-choose-hint = Trudniejszy witraż daje więcej żetonów przychylności, którymi płaci się za narzędzia.
sagrada-board-choose-wait = Teraz wybiera { $name }. Możesz obejrzeć swoje witraże albo wybrać z góry.
sagrada-board-choose-ahead = Wybrane z góry: witraż będzie twój, gdy tylko nadejdzie twoja kolej. Naciśnij ponownie, by zmienić zdanie.
sagrada-board-windows-chosen = Wybór witraży
sagrada-board-has-chosen = witraż wybrany
sagrada-board-chooses = wybiera
sagrada-board-waiting-for = Trwa wybór: { $names }.

## Tools

# $price is sagrada-board-price, sagrada-board-price-die or sagrada-board-used-up.
sagrada-board-tool = { $tool }, { $price }.
# A tool's name inside a sentence: $tool in the messages sagrada-refused-.
sagrada-board-tool-quoted = „{ $tool }”
sagrada-board-price = { $count ->
    [one] koszt: { $count } żeton
    [few] koszt: { $count } żetony
    [many] koszt: { $count } żetonów
   *[other] koszt: { $count } żetonu
}
sagrada-board-price-die = { $colour ->
    [red] koszt: czerwona kość z puli
    [yellow] koszt: żółta kość z puli
    [green] koszt: zielona kość z puli
    [blue] koszt: niebieska kość z puli
   *[purple] koszt: fioletowa kość z puli
}
sagrada-board-used-up = narzędzie zużyte
sagrada-board-tool-again = Naciśnij ponownie, by użyć.
sagrada-board-tool-used = Użyto w tej turze.
sagrada-board-steps = Czego wymaga narzędzie
sagrada-board-pay = Zapłać: { $die }.
sagrada-board-change = { $way ->
    [down] O jeden mniej.
   *[up] O jeden więcej.
}
sagrada-board-swap = { $die }, runda { $round }.
sagrada-board-value = Wartość { $value }.
sagrada-board-stop = Nie przekładaj drugiej kości
sagrada-board-leave = Zostaw w puli

## What to do

sagrada-board-ask-window = Wybierz witraż
# $turn is “first” or “second”: each player has two turns in a round.
sagrada-board-ask-take = { $turn ->
    [first] Twoja pierwsza tura: weź kość albo użyj narzędzia
   *[second] Twoja druga tura: weź kość albo użyj narzędzia
}
sagrada-board-ask-end = { $turn ->
    [first] Twoja pierwsza tura: użyj narzędzia albo zakończ turę
   *[second] Twoja druga tura: użyj narzędzia albo zakończ turę
}
sagrada-board-ask-pass = Naciśnij ponownie, by spasować
sagrada-board-ask-tool = { $tool }, { $price }: naciśnij ponownie, by użyć
sagrada-board-ask-place = { $colour ->
    [red] Twoja tura: połóż czerwoną { $value }
    [yellow] Twoja tura: połóż żółtą { $value }
    [green] Twoja tura: połóż zieloną { $value }
    [blue] Twoja tura: połóż niebieską { $value }
   *[purple] Twoja tura: połóż fioletową { $value }
}
sagrada-board-ask-place-apart = { $colour ->
    [red] Twoja tura: połóż czerwoną { $value } tam, gdzie nie styka się z żadną inną
    [yellow] Twoja tura: połóż żółtą { $value } tam, gdzie nie styka się z żadną inną
    [green] Twoja tura: połóż zieloną { $value } tam, gdzie nie styka się z żadną inną
    [blue] Twoja tura: połóż niebieską { $value } tam, gdzie nie styka się z żadną inną
   *[purple] Twoja tura: połóż fioletową { $value } tam, gdzie nie styka się z żadną inną
}
sagrada-board-ask-place-or-leave = { $colour ->
    [red] Twoja tura: połóż czerwoną { $value } albo zostaw ją w puli
    [yellow] Twoja tura: połóż żółtą { $value } albo zostaw ją w puli
    [green] Twoja tura: połóż zieloną { $value } albo zostaw ją w puli
    [blue] Twoja tura: połóż niebieską { $value } albo zostaw ją w puli
   *[purple] Twoja tura: połóż fioletową { $value } albo zostaw ją w puli
}
sagrada-board-ask-rescue = { $colour ->
    [red] Dla czerwonej { $value } nie ma pola: użyj narzędzia
    [yellow] Dla żółtej { $value } nie ma pola: użyj narzędzia
    [green] Dla zielonej { $value } nie ma pola: użyj narzędzia
    [blue] Dla niebieskiej { $value } nie ma pola: użyj narzędzia
   *[purple] Dla fioletowej { $value } nie ma pola: użyj narzędzia
}
sagrada-board-ask-pay = { $colour ->
    [red] { $tool }: którą czerwoną kością płacisz?
    [yellow] { $tool }: którą żółtą kością płacisz?
    [green] { $tool }: którą zieloną kością płacisz?
    [blue] { $tool }: którą niebieską kością płacisz?
   *[purple] { $tool }: którą fioletową kością płacisz?
}
sagrada-board-ask-change = { $tool }: o jeden mniej czy więcej?
sagrada-board-ask-swap = { $tool }: którą kość z toru bierzesz?
sagrada-board-ask-value = { $colour ->
    [red] { $tool }: wylosowano czerwoną kość, wybierz jej wartość
    [yellow] { $tool }: wylosowano żółtą kość, wybierz jej wartość
    [green] { $tool }: wylosowano zieloną kość, wybierz jej wartość
    [blue] { $tool }: wylosowano niebieską kość, wybierz jej wartość
   *[purple] { $tool }: wylosowano fioletową kość, wybierz jej wartość
}
sagrada-board-ask-lift = { $tool }: wybierz kość, którą przełożysz
sagrada-board-ask-lift-more = { $tool }: wybierz drugą kość albo zakończ
sagrada-board-ask-move = { $tool }: wybierz, dokąd ją przełożyć
sagrada-board-ask-again = { $tool }: weź drugą kość
sagrada-board-back = { $what ->
    [taken] Odłóż kość
    [lifted] Połóż kość z powrotem
   *[step] Krok wstecz
}
sagrada-board-pass = Spasuj
sagrada-board-pass-again = Jeszcze raz: pas
sagrada-board-end = Zakończ turę
sagrada-board-in-hand = { $colour ->
    [red] Czerwona { $value } w ręce
    [yellow] Żółta { $value } w ręce
    [green] Zielona { $value } w ręce
    [blue] Niebieska { $value } w ręce
   *[purple] Fioletowa { $value } w ręce
}
sagrada-board-tap-cell = Dotknij podświetlonego pola albo narzędzia
sagrada-board-tap-die = Dotknij kości albo narzędzia
sagrada-board-tap-tool = Dotknij narzędzia albo zakończ turę
sagrada-board-tap-again = Dotknij ponownie: { $price }
sagrada-board-plays = Teraz { $name }
sagrada-board-keys-dice = kość w puli o tym numerze
sagrada-board-keys-tools = następne narzędzie
sagrada-board-keys-cells = następne pole pasujące do kości
sagrada-board-keys-pass = spasuj lub zakończ turę; pas wymaga dwóch naciśnięć

## Moves, as short facts after the player's name

sagrada-board-log-placed = { $die } na pole: { $cell }

# It is the reader's turn, while pieces still move.
sagrada-board-plays-you = Twoja tura
# A cell was pressed before any die.
sagrada-board-first-die = Najpierw weź kość z puli.
sagrada-board-in-bag = W woreczku

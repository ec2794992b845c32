# Sintra's board in the browser. What only a screen reader says is a whole sentence: the changing part first, no colour
# without a count.

sintra-points = punkty
# Under a number.
sintra-points-unit = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
sintra-pending = Co doszłoby, gdyby gra skończyła się teraz
sintra-seats = Gracze
sintra-glass = Stłuczone szkło
sintra-round-card = Runda i stłuczone szkło
sintra-round = Runda { $round }
sintra-of-six = z VI
sintra-bonus = z VI, premia za { $colour ->
    [pink] różowe
    [white] białe
    [orange] pomarańczowe
    [blue] niebieskie
   *[yellow] żółte
}
sintra-rounds-over = Rozegrano wszystkie sześć rund.
sintra-round-pane = Runda { $round }, premia za { $colour }.
sintra-glass-seat = { $name }: { $points }.
sintra-in-bag = w woreczku
sintra-in-tower = w wieży
sintra-bag-short = Woreczek { $count }
sintra-tower-short = Wieża { $count }
sintra-bag-holds = { $count } w woreczku: { $panes }.
sintra-tower-holds = { $count } w wieży: { $panes }.
sintra-bag-lists = Woreczek { $count }: { $panes }.
sintra-tower-lists = Wieża { $count }: { $panes }.
sintra-has-marker = Ma znacznik gracza rozpoczynającego i zaczyna następną rundę.
sintra-bot-chip = bot
sintra-my-board = Wróć do mojej planszy
sintra-enlarge = { $name }: punkty { $points }, stłuczone szkło { $glass }. Powiększ tę planszę.
sintra-board-first = kto weźmie: zaczyna, szkło o 1 krok
sintra-board-wrap = { $points } pkt

## What lies where

# Such as “2 pink”.
sintra-count = { $colour ->
    [pink] { $count ->
        [one] { $count } różowa
        [few] { $count } różowe
        [many] { $count } różowych
       *[other] { $count } różowych
    }
    [white] { $count ->
        [one] { $count } biała
        [few] { $count } białe
        [many] { $count } białych
       *[other] { $count } białych
    }
    [orange] { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowych
    }
    [blue] { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskich
    }
   *[yellow] { $count ->
        [one] { $count } żółta
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtych
    }
}
sintra-count-jokers = { $count } w dowolnym kolorze
sintra-display-panes = Warsztat { $number }: { $panes }.
sintra-strips-possible = { $count ->
    [one] { $count } kwatera do wyboru.
    [few] { $count } kwatery do wyboru.
    [many] { $count } kwater do wyboru.
   *[other] { $count } kwatery do wyboru.
}
sintra-fits-nowhere = Nie ma gdzie ułożyć.
sintra-open-centre = Pokaż środek
sintra-strip = { $place ->
    [under] Kwatera { $slot }, pod witrażystą.
    [left] Kwatera { $slot }, na lewo od witrażysty.
   *[right] Kwatera { $slot }.
}
sintra-strip-gone = Tej kwatery już nie ma.
sintra-strip-needs = Brakujące tafle: { $needs }.
sintra-strip-holds = Ułożone tafle: { $panes }.
sintra-strip-other = Druga strona: { $panes }.
sintra-strip-closed = Poza zasięgiem.
sintra-strip-no-room = Nie ma pola na te tafle.
sintra-strip-possible = Możesz ją wybrać.
sintra-window-empty = Okno { $slot }, wartość { $points }: puste.
sintra-window-half = Okno { $slot }, wartość { $points }: u góry szkło { $upper }, dolna rama pusta.
sintra-window-full = Okno { $slot }, wartość { $points }: u góry szkło { $upper }, u dołu { $lower }.
sintra-glazier = Witrażysta nad miejscem { $slot }.
sintra-ornament = { $count ->
    [one] Ornament między oknami { $left } i { $right }: { $count } tafla, wartość { $points }.
    [few] Ornament między oknami { $left } i { $right }: { $count } tafle, wartość { $points }.
    [many] Ornament między oknami { $left } i { $right }: { $count } tafli, wartość { $points }.
   *[other] Ornament między oknami { $left } i { $right }: { $count } tafli, wartość { $points }.
}

## What a choice brings

sintra-tag-plus = +{ $points }
sintra-tag-few-fit = ✓ { $count }
sintra-tag-few-break = ✕ { $count }
sintra-said-completes = Ukończysz kwaterę, plus { $points }.
sintra-said-fits = { $count ->
    [one] Ułożysz { $count } taflę.
    [few] Ułożysz { $count } tafle.
    [many] Ułożysz { $count } tafli.
   *[other] Ułożysz { $count } tafli.
}
sintra-said-breaks = { $count ->
    [one] Stłuczesz { $count } taflę.
    [few] Stłuczesz { $count } tafle.
    [many] Stłuczesz { $count } tafli.
   *[other] Stłuczesz { $count } tafli.
}
sintra-said-marker = Weźmiesz znacznik gracza rozpoczynającego, 1 krok na torze stłuczonego szkła.
sintra-said-wrap = Stracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na torze stłuczonego szkła.

## What to do

sintra-ask-group = Twoja tura: wybierz tafle jednego koloru
sintra-ask-strip = Twoja tura: wybierz kwaterę na { $colour ->
    [pink] { $count ->
        [one] { $count } różową taflę
        [few] { $count } różowe tafle
        [many] { $count } różowych tafli
       *[other] { $count } różowych tafli
    }
    [white] { $count ->
        [one] { $count } białą taflę
        [few] { $count } białe tafle
        [many] { $count } białych tafli
       *[other] { $count } białych tafli
    }
    [orange] { $count ->
        [one] { $count } pomarańczową taflę
        [few] { $count } pomarańczowe tafle
        [many] { $count } pomarańczowych tafli
       *[other] { $count } pomarańczowych tafli
    }
    [blue] { $count ->
        [one] { $count } niebieską taflę
        [few] { $count } niebieskie tafle
        [many] { $count } niebieskich tafli
       *[other] { $count } niebieskich tafli
    }
   *[yellow] { $count ->
        [one] { $count } żółtą taflę
        [few] { $count } żółte tafle
        [many] { $count } żółtych tafli
       *[other] { $count } żółtych tafli
    }
}
sintra-ask-break = Twoja tura: tych tafli nie ma gdzie ułożyć, więc się stłuką
sintra-ask-keep = Twoja tura: wybierz taflę, którą zachowasz
sintra-keep-title = Którą taflę zachowasz?
sintra-keep = { $colour ->
    [pink] Zachowaj różową
    [white] Zachowaj białą
    [orange] Zachowaj pomarańczową
    [blue] Zachowaj niebieską
   *[yellow] Zachowaj żółtą
}
sintra-break = { $colour ->
    [pink] Stłucz { $count ->
        [one] { $count } różową
        [few] { $count } różowe
        [many] { $count } różowych
       *[other] { $count } różowych
    }
    [white] Stłucz { $count ->
        [one] { $count } białą
        [few] { $count } białe
        [many] { $count } białych
       *[other] { $count } białych
    }
    [orange] Stłucz { $count ->
        [one] { $count } pomarańczową
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowych
    }
    [blue] Stłucz { $count ->
        [one] { $count } niebieską
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskich
    }
   *[yellow] Stłucz { $count ->
        [one] { $count } żółtą
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtych
    }
}
sintra-return = Cofnij witrażystę
sintra-return-again = Naciśnij jeszcze raz
sintra-return-costs = kosztuje turę
sintra-cancel = Anuluj
sintra-picked-display = { $colour ->
    [pink] { $count ->
        [one] { $count } różowa
        [few] { $count } różowe
        [many] { $count } różowych
       *[other] { $count } różowych
    } z warsztatu { $source }
    [white] { $count ->
        [one] { $count } biała
        [few] { $count } białe
        [many] { $count } białych
       *[other] { $count } białych
    } z warsztatu { $source }
    [orange] { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowych
    } z warsztatu { $source }
    [blue] { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskich
    } z warsztatu { $source }
   *[yellow] { $count ->
        [one] { $count } żółta
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtych
    } z warsztatu { $source }
}
sintra-picked-centre = { $colour ->
    [pink] { $count ->
        [one] { $count } różowa
        [few] { $count } różowe
        [many] { $count } różowych
       *[other] { $count } różowych
    } ze środka
    [white] { $count ->
        [one] { $count } biała
        [few] { $count } białe
        [many] { $count } białych
       *[other] { $count } białych
    } ze środka
    [orange] { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowych
    } ze środka
    [blue] { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
        [many] { $count } niebieskich
       *[other] { $count } niebieskich
    } ze środka
   *[yellow] { $count ->
        [one] { $count } żółta
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtych
    } ze środka
}
sintra-tap-strip = Dotknij podświetlonej kwatery
sintra-tap-pane = Dotknij tafli
sintra-ahead = Wybrane jeszcze przed twoją turą
sintra-waiting = { $name } wybiera

# The keys that only this board has
sintra-keys-displays = warsztat o tym numerze; 0 to środek
sintra-keys-return = cofnij witrażystę (naciśnij dwa razy)

# It is the reader's turn, while pieces still move.
sintra-waiting-you = Wybierasz
# A strip was pressed before any panes.
sintra-first-panes = Najpierw weź tafle z warsztatu albo ze środka.

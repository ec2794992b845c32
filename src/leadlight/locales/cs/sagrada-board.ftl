# Deska Sagrady v prohlížeči. Co říká jen čtečka obrazovky, je celá věta: nejdřív to, co se mění.
# Jména hráčů, názvy vitráží, nástrojů a cílů se neskloňují.

sagrada-board-seats = Hráči
sagrada-board-track = Počítadlo kol
sagrada-board-round = Kolo { $round }
sagrada-board-of = z { $rounds }
sagrada-board-order = Pořadí tahů, kolo { $round }
sagrada-board-turn = { $when ->
    [done] { $name }, odehráno
    [now] { $name }, právě na tahu
    [skipped] { $name }, vynechává
   *[later] { $name }
}
sagrada-board-your-turns = Tam a zpět: z celkových { $count } tahů jsou tvoje { $first }. a { $second }.
sagrada-board-goals = Společné cíle
sagrada-board-privates = Osobní cíle: počítá se lepší
sagrada-board-secret = Vidíš to jen ty
sagrada-board-now = nyní
sagrada-board-points-now = body nyní
sagrada-board-chip = { $name }: nyní { $points }. Přečíst všechny cíle.
sagrada-board-partial = Osobní cíl je zatím skrytý.
sagrada-board-mine = K mé vitráži
# $points is what the seat's window would pay now, as far as everybody knows.
sagrada-board-enlarge = { $name }: body { $points }, { $window }, { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
}. Zvětšit tuto vitráž.
sagrada-board-has-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}
sagrada-board-tokens = { $count ->
    [one] { $count } žeton přízně
    [few] { $count } žetony přízně
    [many] { $count } žetonu přízně
   *[other] { $count } žetonů přízně
}
# $dice is such as “red 12, yellow 14”.
sagrada-board-bag = V sáčku { $count }: { $dice }.

## Alone

sagrada-board-target = Cílové skóre
sagrada-board-target-now = Je třeba víc než
sagrada-board-score-now = Máš teď
sagrada-board-behind = K výhře: { $points }
sagrada-board-ahead-of = Víc než cílové skóre
# $who is “you” for the player, “other” for those who watch.
sagrada-board-won = { $who ->
    [you] Vyhráváš: { $points }, víc než cílové skóre { $target }
   *[other] Výhra: { $points }, víc než cílové skóre { $target }
}
sagrada-board-lost = { $who ->
    [you] Nevyhráváš: { $points }, a je třeba víc než { $target }
   *[other] Bez výhry: { $points }, a je třeba víc než { $target }
}

## What lies where

# A cell inside a sentence, such as “row 2, column 3”; also as $cell in the messages sagrada-refused-.
sagrada-board-at = řada { $row }, sloupec { $column }
# $asks is sagrada-board-asks or sagrada-plain-free, $holds a die or sagrada-board-empty.
sagrada-board-cell = Řada { $row }, sloupec { $column }, { $asks }, { $holds }.
# $what is a colour or a value.
sagrada-board-asks = vyžaduje: { $what }
sagrada-board-empty = prázdné
sagrada-board-possible = Lze.
sagrada-board-possible-points = Lze, { $points }.
sagrada-board-impossible = Nelze.
sagrada-board-impossible-why = Nelze: { $reason }
sagrada-board-rule = Pravidlo { $rule }:
sagrada-board-window-of = Vitráž: { $name }
sagrada-board-window = { $window }, zaplněná políčka: { $count } z { $cells }.
sagrada-board-row = řada { $row }:
sagrada-board-space = Kolo { $round }: { $dice }.
sagrada-board-open-track = Počítadlo kol. Ukázat všechny kostky.
sagrada-board-track-empty = Zatím žádné kostky. Sem přijde, co z každého kola zbude.
sagrada-board-pool-die = { $colour ->
    [red] Červená { $value }, kostka { $number }/{ $count }.
    [yellow] Žlutá { $value }, kostka { $number }/{ $count }.
    [green] Zelená { $value }, kostka { $number }/{ $count }.
    [blue] Modrá { $value }, kostka { $number }/{ $count }.
   *[purple] Fialová { $value }, kostka { $number }/{ $count }.
}
sagrada-board-held = V ruce.
sagrada-board-ahead = Vybraná předem, před tvým tahem.
sagrada-board-cells-take = { $colour ->
    [red] { $count ->
        [0] pro červenou { $value } není políčko
        [one] pro červenou { $value } je { $count } políčko
        [few] pro červenou { $value } jsou { $count } políčka
        [many] pro červenou { $value } je { $count } políčka
       *[other] pro červenou { $value } je { $count } políček
    }
    [yellow] { $count ->
        [0] pro žlutou { $value } není políčko
        [one] pro žlutou { $value } je { $count } políčko
        [few] pro žlutou { $value } jsou { $count } políčka
        [many] pro žlutou { $value } je { $count } políčka
       *[other] pro žlutou { $value } je { $count } políček
    }
    [green] { $count ->
        [0] pro zelenou { $value } není políčko
        [one] pro zelenou { $value } je { $count } políčko
        [few] pro zelenou { $value } jsou { $count } políčka
        [many] pro zelenou { $value } je { $count } políčka
       *[other] pro zelenou { $value } je { $count } políček
    }
    [blue] { $count ->
        [0] pro modrou { $value } není políčko
        [one] pro modrou { $value } je { $count } políčko
        [few] pro modrou { $value } jsou { $count } políčka
        [many] pro modrou { $value } je { $count } políčka
       *[other] pro modrou { $value } je { $count } políček
    }
   *[purple] { $count ->
        [0] pro fialovou { $value } není políčko
        [one] pro fialovou { $value } je { $count } políčko
        [few] pro fialovou { $value } jsou { $count } políčka
        [many] pro fialovou { $value } je { $count } políčka
       *[other] pro fialovou { $value } je { $count } políček
    }
}

## The choice of a window

# $window is a name, $difficulty from 3 to 6. What the window asks for follows row by row.
sagrada-board-offer = { $window }, obtížnost { $difficulty }.
sagrada-board-choose-hint = Těžší vitráž přináší víc žetonů přízně, kterými se platí za nástroje.
sagrada-board-choose-wait = Teď vybírá { $name }. Můžeš si prohlédnout své vitráže, nebo vybrat předem.
sagrada-board-choose-ahead = Vybráno předem: vitráž bude tvá, jakmile na tebe přijde řada. Stiskni znovu, chceš-li si to rozmyslet.
sagrada-board-windows-chosen = Výběr vitráží
sagrada-board-has-chosen = vitráž vybrána
sagrada-board-chooses = vybírá
sagrada-board-waiting-for = Výběr ještě trvá: { $names }.

## Tools

# $price is sagrada-board-price, sagrada-board-price-die or sagrada-board-used-up.
sagrada-board-tool = { $tool }, { $price }.
# A tool's name inside a sentence: $tool in the messages sagrada-refused-.
sagrada-board-tool-quoted = „{ $tool }“
sagrada-board-price = { $count ->
    [one] stojí { $count } žeton
    [few] stojí { $count } žetony
    [many] stojí { $count } žetonu
   *[other] stojí { $count } žetonů
}
sagrada-board-price-die = { $colour ->
    [red] stojí červenou kostku ze zásoby
    [yellow] stojí žlutou kostku ze zásoby
    [green] stojí zelenou kostku ze zásoby
    [blue] stojí modrou kostku ze zásoby
   *[purple] stojí fialovou kostku ze zásoby
}
sagrada-board-used-up = nástroj spotřebován
sagrada-board-tool-again = Stiskni znovu, chceš-li ho použít.
sagrada-board-tool-used = Použito v tomto tahu.
sagrada-board-steps = Co nástroj vyžaduje
sagrada-board-pay = Zaplatit: { $die }.
sagrada-board-change = { $way ->
    [down] O jednu méně.
   *[up] O jednu více.
}
sagrada-board-swap = { $die }, kolo { $round }.
sagrada-board-value = Hodnota { $value }.
sagrada-board-stop = Druhou kostku nepřesouvat
sagrada-board-leave = Nechat v zásobě

## What to do

sagrada-board-ask-window = Vyber si vitráž
# $turn is “first” or “second”: each player has two turns in a round.
sagrada-board-ask-take = { $turn ->
    [first] Tvůj první tah: vezmi kostku, nebo použij nástroj
   *[second] Tvůj druhý tah: vezmi kostku, nebo použij nástroj
}
sagrada-board-ask-end = { $turn ->
    [first] Tvůj první tah: použij nástroj, nebo ukonči tah
   *[second] Tvůj druhý tah: použij nástroj, nebo ukonči tah
}
sagrada-board-ask-pass = Stiskni znovu, chceš-li pasovat
sagrada-board-ask-tool = { $tool }, { $price }: stiskni znovu, chceš-li ho použít
sagrada-board-ask-place = { $colour ->
    [red] Tvůj tah: polož červenou { $value }
    [yellow] Tvůj tah: polož žlutou { $value }
    [green] Tvůj tah: polož zelenou { $value }
    [blue] Tvůj tah: polož modrou { $value }
   *[purple] Tvůj tah: polož fialovou { $value }
}
sagrada-board-ask-place-apart = { $colour ->
    [red] Tvůj tah: polož červenou { $value } tam, kde se nedotýká žádné jiné
    [yellow] Tvůj tah: polož žlutou { $value } tam, kde se nedotýká žádné jiné
    [green] Tvůj tah: polož zelenou { $value } tam, kde se nedotýká žádné jiné
    [blue] Tvůj tah: polož modrou { $value } tam, kde se nedotýká žádné jiné
   *[purple] Tvůj tah: polož fialovou { $value } tam, kde se nedotýká žádné jiné
}
sagrada-board-ask-place-or-leave = { $colour ->
    [red] Tvůj tah: polož červenou { $value }, nebo ji nech v zásobě
    [yellow] Tvůj tah: polož žlutou { $value }, nebo ji nech v zásobě
    [green] Tvůj tah: polož zelenou { $value }, nebo ji nech v zásobě
    [blue] Tvůj tah: polož modrou { $value }, nebo ji nech v zásobě
   *[purple] Tvůj tah: polož fialovou { $value }, nebo ji nech v zásobě
}
sagrada-board-ask-rescue = { $colour ->
    [red] Pro červenou { $value } není políčko: použij nástroj
    [yellow] Pro žlutou { $value } není políčko: použij nástroj
    [green] Pro zelenou { $value } není políčko: použij nástroj
    [blue] Pro modrou { $value } není políčko: použij nástroj
   *[purple] Pro fialovou { $value } není políčko: použij nástroj
}
sagrada-board-ask-pay = { $colour ->
    [red] { $tool }: kterou červenou kostkou platíš?
    [yellow] { $tool }: kterou žlutou kostkou platíš?
    [green] { $tool }: kterou zelenou kostkou platíš?
    [blue] { $tool }: kterou modrou kostkou platíš?
   *[purple] { $tool }: kterou fialovou kostkou platíš?
}
sagrada-board-ask-change = { $tool }: o jednu méně, nebo více?
sagrada-board-ask-swap = { $tool }: kterou kostku z počítadla bereš?
sagrada-board-ask-value = { $colour ->
    [red] { $tool }: vytažena červená kostka, zvol její hodnotu
    [yellow] { $tool }: vytažena žlutá kostka, zvol její hodnotu
    [green] { $tool }: vytažena zelená kostka, zvol její hodnotu
    [blue] { $tool }: vytažena modrá kostka, zvol její hodnotu
   *[purple] { $tool }: vytažena fialová kostka, zvol její hodnotu
}
sagrada-board-ask-lift = { $tool }: vyber kostku, kterou přesuneš
sagrada-board-ask-lift-more = { $tool }: vyber druhou kostku, nebo skonči
sagrada-board-ask-move = { $tool }: vyber, kam ji přesuneš
sagrada-board-ask-again = { $tool }: vezmi druhou kostku
sagrada-board-back = { $what ->
    [taken] Vrátit kostku
    [lifted] Položit kostku zpět
   *[step] O krok zpět
}
sagrada-board-pass = Pasovat
sagrada-board-pass-again = Ještě jednou: pasovat
sagrada-board-end = Ukončit tah
sagrada-board-in-hand = { $colour ->
    [red] Červená { $value } v ruce
    [yellow] Žlutá { $value } v ruce
    [green] Zelená { $value } v ruce
    [blue] Modrá { $value } v ruce
   *[purple] Fialová { $value } v ruce
}
sagrada-board-tap-cell = Ťukni na zvýrazněné políčko, nebo na nástroj
sagrada-board-tap-die = Ťukni na kostku, nebo na nástroj
sagrada-board-tap-tool = Ťukni na nástroj, nebo ukonči tah
sagrada-board-tap-again = Ťukni znovu: { $price }
sagrada-board-plays = Na tahu je { $name }
sagrada-board-keys-dice = kostka v zásobě s tímto číslem
sagrada-board-keys-tools = další nástroj
sagrada-board-keys-cells = další políčko, kam kostka smí
sagrada-board-keys-pass = pasovat nebo ukončit tah; pasování chce dvě stisknutí

## Moves, as short facts after the player's name

sagrada-board-log-placed = { $die } na políčko: { $cell }

# It is the reader's turn, while pieces still move.
sagrada-board-plays-you = Jsi na tahu
# A cell was pressed before any die.
sagrada-board-first-die = Nejdřív vezmi kostku ze zásoby.
sagrada-board-in-bag = V sáčku

# Sintra's board in the browser. What only a screen reader says is a whole sentence: the changing part first, no colour
# without a count.

sintra-points = body
# Under a number.
sintra-points-unit = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
sintra-pending = Co by přibylo, kdyby hra teď skončila
sintra-seats = Hráči
sintra-glass = Rozbité sklo
sintra-round-card = Kolo a rozbité sklo
sintra-round = Kolo { $round }
sintra-of-six = ze VI
sintra-bonus = ze VI, bonus za { $colour ->
    [pink] růžovou
    [white] bílou
    [orange] oranžovou
    [blue] modrou
   *[yellow] žlutou
}
sintra-rounds-over = Všech šest kol je odehráno.
sintra-round-pane = Kolo { $round }, bonusová barva: { $colour }.
sintra-glass-seat = { $name }: { $points }.
sintra-in-bag = v sáčku
sintra-in-tower = ve věži
sintra-bag-short = Sáček { $count }
sintra-tower-short = Věž { $count }
sintra-bag-holds = { $count } v sáčku: { $panes }.
sintra-tower-holds = { $count } ve věži: { $panes }.
sintra-bag-lists = Sáček { $count }: { $panes }.
sintra-tower-lists = Věž { $count }: { $panes }.
sintra-has-marker = Má žeton začínajícího hráče a začíná příští kolo.
sintra-bot-chip = bot
sintra-my-board = Zpět k mé desce
sintra-enlarge = { $name }: body { $points }, rozbité sklo { $glass }. Zvětšit tuto desku.
sintra-board-first = kdo vezme: začíná, sklo o 1 krok
sintra-board-wrap = { $points } bodů

## What lies where

# Such as “2 pink”.
sintra-count = { $colour ->
    [pink] { $count ->
        [one] { $count } růžová
        [few] { $count } růžové
       *[other] { $count } růžových
    }
    [white] { $count ->
        [one] { $count } bílá
        [few] { $count } bílé
       *[other] { $count } bílých
    }
    [orange] { $count ->
        [one] { $count } oranžová
        [few] { $count } oranžové
       *[other] { $count } oranžových
    }
    [blue] { $count ->
        [one] { $count } modrá
        [few] { $count } modré
       *[other] { $count } modrých
    }
   *[yellow] { $count ->
        [one] { $count } žlutá
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
}
sintra-count-jokers = { $count } libovolné barvy
sintra-display-panes = Výloha { $number }: { $panes }.
sintra-strips-possible = { $count ->
    [one] { $count } možný pásek.
    [few] { $count } možné pásky.
   *[other] { $count } možných pásků.
}
sintra-fits-nowhere = Nikde není místo.
sintra-open-centre = Otevřít střed
sintra-strip = { $place ->
    [under] Pásek { $slot }, pod sklenářem.
    [left] Pásek { $slot }, vlevo od sklenáře.
   *[right] Pásek { $slot }.
}
sintra-strip-gone = Pásek už tu není.
sintra-strip-needs = Chybí: { $needs }.
sintra-strip-holds = Leží na něm: { $panes }.
sintra-strip-other = Druhá strana: { $panes }.
sintra-strip-closed = Nedosažitelný.
sintra-strip-no-room = Pro tyto tabulky tu není místo.
sintra-strip-possible = Můžeš ho vybrat.
sintra-window-empty = Okno { $slot }, hodnota { $points }: prázdné.
sintra-window-half = Okno { $slot }, hodnota { $points }: nahoře { $upper }, dole prázdné.
sintra-window-full = Okno { $slot }, hodnota { $points }: nahoře { $upper }, dole { $lower }.
sintra-glazier = Sklenář nad pozicí { $slot }.
sintra-ornament = { $count ->
    [one] Ornament mezi okny { $left } a { $right }: { $count } tabulka, hodnota { $points }.
    [few] Ornament mezi okny { $left } a { $right }: { $count } tabulky, hodnota { $points }.
   *[other] Ornament mezi okny { $left } a { $right }: { $count } tabulek, hodnota { $points }.
}

## What a choice brings

sintra-tag-plus = +{ $points }
sintra-tag-few-fit = ✓ { $count }
sintra-tag-few-break = ✕ { $count }
sintra-said-completes = Pásek se dokončí, plus { $points }.
sintra-said-fits = { $count ->
    [one] Vejde se { $count } tabulka.
    [few] Vejdou se { $count } tabulky.
   *[other] Vejde se { $count } tabulek.
}
sintra-said-breaks = { $count ->
    [one] Rozbije se { $count } tabulka.
    [few] Rozbijí se { $count } tabulky.
   *[other] Rozbije se { $count } tabulek.
}
sintra-said-marker = Vezmeš žeton začínajícího hráče, 1 krok na počítadle rozbitého skla.
sintra-said-wrap = Na počítadle rozbitého skla ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

## What to do

sintra-ask-group = Jsi na tahu: vyber tabulky jedné barvy
sintra-ask-strip = Jsi na tahu: vyber pásek pro { $colour ->
    [pink] { $count ->
        [one] { $count } růžovou tabulku
        [few] { $count } růžové tabulky
       *[other] { $count } růžových tabulek
    }
    [white] { $count ->
        [one] { $count } bílou tabulku
        [few] { $count } bílé tabulky
       *[other] { $count } bílých tabulek
    }
    [orange] { $count ->
        [one] { $count } oranžovou tabulku
        [few] { $count } oranžové tabulky
       *[other] { $count } oranžových tabulek
    }
    [blue] { $count ->
        [one] { $count } modrou tabulku
        [few] { $count } modré tabulky
       *[other] { $count } modrých tabulek
    }
   *[yellow] { $count ->
        [one] { $count } žlutou tabulku
        [few] { $count } žluté tabulky
       *[other] { $count } žlutých tabulek
    }
}
sintra-ask-break = Jsi na tahu: pro tyto tabulky není nikde místo, rozbijí se
sintra-ask-keep = Jsi na tahu: vyber tabulku, kterou si ponecháš
sintra-keep-title = Kterou tabulku si ponecháš?
sintra-keep = { $colour ->
    [pink] Ponechat růžovou
    [white] Ponechat bílou
    [orange] Ponechat oranžovou
    [blue] Ponechat modrou
   *[yellow] Ponechat žlutou
}
sintra-break = { $colour ->
    [pink] Rozbít { $count ->
        [one] { $count } růžovou
        [few] { $count } růžové
       *[other] { $count } růžových
    }
    [white] Rozbít { $count ->
        [one] { $count } bílou
        [few] { $count } bílé
       *[other] { $count } bílých
    }
    [orange] Rozbít { $count ->
        [one] { $count } oranžovou
        [few] { $count } oranžové
       *[other] { $count } oranžových
    }
    [blue] Rozbít { $count ->
        [one] { $count } modrou
        [few] { $count } modré
       *[other] { $count } modrých
    }
   *[yellow] Rozbít { $count ->
        [one] { $count } žlutou
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
}
sintra-return = Vrátit sklenáře
sintra-return-again = Stiskni ještě jednou
sintra-return-costs = stojí tě tah
sintra-cancel = Zrušit
sintra-picked-display = { $colour ->
    [pink] { $count ->
        [one] { $count } růžová
        [few] { $count } růžové
       *[other] { $count } růžových
    } z výlohy { $source }
    [white] { $count ->
        [one] { $count } bílá
        [few] { $count } bílé
       *[other] { $count } bílých
    } z výlohy { $source }
    [orange] { $count ->
        [one] { $count } oranžová
        [few] { $count } oranžové
       *[other] { $count } oranžových
    } z výlohy { $source }
    [blue] { $count ->
        [one] { $count } modrá
        [few] { $count } modré
       *[other] { $count } modrých
    } z výlohy { $source }
   *[yellow] { $count ->
        [one] { $count } žlutá
        [few] { $count } žluté
       *[other] { $count } žlutých
    } z výlohy { $source }
}
sintra-picked-centre = { $colour ->
    [pink] { $count ->
        [one] { $count } růžová
        [few] { $count } růžové
       *[other] { $count } růžových
    } ze středu
    [white] { $count ->
        [one] { $count } bílá
        [few] { $count } bílé
       *[other] { $count } bílých
    } ze středu
    [orange] { $count ->
        [one] { $count } oranžová
        [few] { $count } oranžové
       *[other] { $count } oranžových
    } ze středu
    [blue] { $count ->
        [one] { $count } modrá
        [few] { $count } modré
       *[other] { $count } modrých
    } ze středu
   *[yellow] { $count ->
        [one] { $count } žlutá
        [few] { $count } žluté
       *[other] { $count } žlutých
    } ze středu
}
sintra-tap-strip = Ťukni na zvýrazněný pásek
sintra-tap-pane = Ťukni na tabulku
sintra-ahead = Vybráno předem, ještě nejsi na tahu
sintra-waiting = { $name } vybírá

# The keys that only this board has
sintra-keys-displays = výloha s tímto číslem; 0 je střed
sintra-keys-return = přesunout sklenáře zpět (stisknout dvakrát)

# It is the reader's turn, while pieces still move.
sintra-waiting-you = Vybíráš
# A strip was pressed before any panes.
sintra-first-panes = Nejdřív vezmi tabulky z výlohy, nebo ze středu.

# Sintra on screen. $pane is the mark of a colour, drawn as a small pane. Names of players are never inflected.

sintra-name = Sintra
sintra-about = Ber tabulky, zaplňuj pásky, zaskli palác.
sintra-level-apprentice = Zapomíná, že rozbité sklo stojí body.
sintra-level-cutter = Bere, co právě vypadá nejlépe, a občas se splete.
sintra-level-painter = Myslí i na tvůj příští tah.
sintra-level-journeyman = Dívá se několik tahů dopředu.
sintra-level-master = Plánuje celé kolo a sleduje tvůj palác.
sintra-level-guildmaster = Promýšlí kolo do konce a nic nedává zadarmo.
sintra-progress = kolo { $round } ze { $rounds }
sintra-side = strana { $side }
sintra-market = Nabídka
sintra-centre = Střed
sintra-empty = nic
sintra-bag = sáček { $count }
sintra-tower = věž { $count }
sintra-palace = Palác: { $name }
sintra-glass-short = sklo
sintra-would-end = kdyby byl konec: { $points }
sintra-keys-arrows = ← → procházejí možnosti, ↑ ↓ skáčou na další výlohu nebo do středu
sintra-keys-enter = Enter nebo mezerník vybere; podruhé umístí
sintra-keys-digits = 1–9 skočí na danou výlohu nebo pásek, 0 do středu
sintra-keys = R dvakrát po sobě přesune sklenáře zpět doleva
sintra-legend = ⬡1 žeton začínajícího hráče · ✧ ornament · ◉ sklenář · 2✿3◇ políčka na druhé straně pásku

sintra-pick-group = vyber barvu z výlohy nebo ze středu; R přesune sklenáře zpět.
sintra-pick-group-only = vyber barvu z výlohy nebo ze středu.
sintra-pick-slot = vyber pásek pro { $count } { $pane }.
sintra-pick-break = pro { $count } { $pane } není nikde místo. Enter: rozbít.
sintra-pick-keep = pásek je plný. Vyber tabulku, kterou si ponecháš.

sintra-tag-fits = { $count ->
    [one] vejde se { $count }
    [few] vejdou se { $count }
   *[other] vejde se { $count }
}
sintra-tag-breaks = { $broken ->
    [one] rozbije se { $broken }
    [few] rozbijí se { $broken }
   *[other] rozbije se { $broken }
}
sintra-tag-marker = žeton, +1 krok
sintra-tag-completes = dokončí se, +{ $points }

## Moves, as short facts after the player's name

sintra-log-display = { $count } { $pane } z výlohy { $source }
sintra-log-centre = { $count } { $pane } ze středu
sintra-log-marker = žeton začínajícího hráče
sintra-log-placed = na pásek { $slot }
sintra-log-broke = { $count ->
    [one] { $count } rozbitá
    [few] { $count } rozbité
   *[other] { $count } rozbitých
}
sintra-log-wrap = přetočení počítadla skla: { $points }
sintra-log-completed = pásek { $slot } dokončen
sintra-log-bonus = bonus za barvu +{ $points }
sintra-log-kept = { $pane } do okna { $slot }
sintra-log-window = okno +{ $points } ({ $terms })
sintra-log-returned = sklenář zpět nad pásek { $slot }
sintra-log-round = Kolo { $round }, bonusová barva: { $pane }. Začíná: { $name }.
sintra-log-tower = Věž se vysype do sáčku: { $count ->
    [one] { $count } tabulka
    [few] { $count } tabulky
   *[other] { $count } tabulek
}.
sintra-log-final = konečné skóre: { $points }

## Points

sintra-part-colour_bonus = bonus za barvu
sintra-part-windows = okna
sintra-part-wraps = přetočení počítadla skla
sintra-part-strip_panes = tabulky na páscích
sintra-part-glass_row = rozbité sklo
sintra-part-ornaments = ornamenty
sintra-part-palace = palác
sintra-part-wraps-terms = { $a } × (−18)
sintra-part-strip_panes-terms = { $a ->
    [one] { $a } tabulka
    [few] { $a } tabulky
   *[other] { $a } tabulek
}, 1 bod za každé 3
sintra-part-glass_row-terms = řádek { $a }
sintra-part-ornaments-terms = { $a } + { $b } + { $c } + { $d }
sintra-part-palace-terms = { $a ->
    [one] { $a } dokončené okno
    [few] { $a } dokončená okna
   *[other] { $a } dokončených oken
} × { $b ->
    [one] { $b } tabulka
    [few] { $b } tabulky
   *[other] { $b } tabulek
} jedné barvy

## Line by line

sintra-colour-pink = růžová
sintra-colour-white = bílá
sintra-colour-orange = oranžová
sintra-colour-blue = modrá
sintra-colour-yellow = žlutá
sintra-colour-joker = žolík
sintra-plain-panes = { $count }× { $colour }
sintra-plain-display = Výloha { $number }: { $panes }.
sintra-plain-centre = Střed: { $panes }.
sintra-plain-centre-marker = Střed: { $panes }. Leží tu žeton začínajícího hráče: kdo ho vezme, začíná příští kolo, ale posune se o 1 krok na počítadle rozbitého skla.
sintra-plain-round = Kolo { $round } ze VI. Bonusová barva: { $colour }. Tabulky v sáčku: { $bag }, ve věži: { $tower }.
sintra-plain-seat = { $name }: body { $points }, rozbité sklo { $glass }, sklenář nad pozicí { $glazier }.
sintra-plain-strip = Pásek { $slot }, chybí: { $needs }. Okno: { $window }.
sintra-plain-no-strip = Pásek { $slot } je vyřazený. Okno: { $window }.
sintra-plain-window-empty = prázdné
sintra-plain-window = nahoře { $upper }
sintra-plain-window-full = nahoře { $upper }, dole { $lower }

## Texts that are no action

error-sintra-source = „{ $text }“ není výloha. Očekává se: { $expected } nebo centre.
error-sintra-colour = „{ $text }“ není barva. Očekává se: { $expected }.
error-sintra-target = „{ $text }“ není pásek. Očekává se: { $expected }.
error-sintra-face = „{ $text }“ není strana pásku. Očekává se: { $expected }.

## Why an action is refused

sintra-refused-match_over = Partie už skončila.
sintra-refused-not_your_turn = Nejsi na tahu.
sintra-refused-not_an_action = Tohle není akce.
sintra-refused-must_keep = Tvůj pásek je plný: nejdřív vyber tabulku, kterou si ponecháš.
sintra-refused-no_full_strip = Žádný tvůj pásek není plný, takže si nemáš co ponechat.
sintra-refused-no_pass = Pasovat nemůžeš.
sintra-refused-partial_take = Vždy se berou všechny tabulky jedné barvy z jednoho místa.
sintra-refused-split = Tabulky nelze rozdělit mezi více pásků.
sintra-refused-return_target = Nemůžeš si vybrat, kam se sklenář přesune.
sintra-refused-no_such_source = Výloha { $source } se při tomto počtu hráčů ({ $players }) nepoužívá.
sintra-refused-colour_not_there = { $source ->
    [0] Ve středu stolu není žádná { $colour ->
        [pink] růžová
        [white] bílá
        [orange] oranžová
        [blue] modrá
       *[yellow] žlutá
    } tabulka.
   *[other] Na výloze { $source } není žádná { $colour ->
        [pink] růžová
        [white] bílá
        [orange] oranžová
        [blue] modrá
       *[yellow] žlutá
    } tabulka.
}
sintra-refused-must_place = Na některém dosažitelném pásku je pro tyto tabulky místo, musíš je tedy umístit.
sintra-refused-no_strip = Na pozici { $slot } už žádný pásek není.
sintra-refused-strip_left = Pásek { $slot } je vlevo od tvého sklenáře, který stojí nad pozicí { $glazier }.
sintra-refused-no_fitting_space = Na pásku { $slot } není vhodné políčko pro { $colour ->
    [pink] růžové
    [white] bílé
    [orange] oranžové
    [blue] modré
   *[yellow] žluté
} tabulky.
sintra-refused-keep_not_on_strip = Na plném pásku neleží žádná { $colour ->
    [pink] růžová
    [white] bílá
    [orange] oranžová
    [blue] modrá
   *[yellow] žlutá
} tabulka.
sintra-refused-already_leftmost = Tvůj sklenář už stojí nad páskem nejvíce vlevo.
sintra-refused-nothing_left_of_glazier = Vlevo od tvého sklenáře už žádný pásek není.
sintra-refused-gap = S touto volbou se tvůj sklenář nemůže vrátit přes prázdnou pozici nad pásek { $slot }.

# Proč je tah v Sintře dobrý nebo špatný. $terms jsou čísla pod okny, například „2 + 1 + 2“.

reason-sintra-completes = Dokončí pásek { $slot }: +{ $points } ({ $terms }).
reason-sintra-bonus = { $colour ->
    [pink] Prémie za růžové v tomto kole: { $points }.
    [white] Prémie za bílé v tomto kole: { $points }.
    [orange] Prémie za oranžové v tomto kole: { $points }.
    [blue] Prémie za modré v tomto kole: { $points }.
   *[yellow] Prémie za žluté v tomto kole: { $points }.
}
reason-sintra-breaks = { $count ->
    [one] Rozbije { $count } tabulku: { $points }.
    [few] Rozbije { $count } tabulky: { $points }.
   *[other] Rozbije { $count } tabulek: { $points }.
}
reason-sintra-marker = Vezme žeton začínajícího hráče: první tah příštího kola, ale { $points } za krok na počítadle skla.
reason-sintra-marker-last = Vezme žeton začínajícího hráče: { $points } za krok na počítadle skla, a další kolo už nebude.
reason-sintra-progress = { $left ->
    [one] Pásku { $slot } pak chybí už jen { $left } tabulka.
    [few] Pásku { $slot } pak chybí { $left } tabulky.
   *[other] Pásku { $slot } pak chybí { $left } tabulek.
}
reason-sintra-returns = Vrátí sklenáře nad pásek { $slot }: { $strips ->
    [one] v dosahu je o { $strips } pásek víc.
    [few] v dosahu je o { $strips } pásky víc.
   *[other] v dosahu je o { $strips } pásků víc.
}
reason-sintra-ornaments = Ornamenty by vynesly { $points } místo { $before }.
reason-sintra-palace = Palác by vynesl { $points } místo { $before }.
reason-sintra-alike = Na straně A nezáleží na tom, kterou tabulku si necháš.
reason-sintra-denies = { $players ->
    [2] Vezme tabulky, kterými by soupeř dokončil pásek { $slot } (+{ $points }).
   *[other] Vezme tabulky, kterými by hráč { $seat } dokončil pásek { $slot } (+{ $points }).
}
reason-sintra-leaves = { $players ->
    [2] Nechá soupeři tabulky, kterými může dokončit pásek { $slot } (+{ $points }).
   *[other] Nechá hráči { $seat } tabulky, kterými může dokončit pásek { $slot } (+{ $points }).
}

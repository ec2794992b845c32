# Proč je tah v Uzorech dobrý nebo špatný. $cell je políčko, například H8.

reason-uzory-scores = Přinese ti rámeček: +1, celkem { $points }.
reason-uzory-gives = { $players ->
    [2] Dá rámeček soupeři, který pak má { $points }.
   *[other] Dá rámeček hráči { $seat }, který pak má { $points }.
}
reason-uzory-tie-own = Uzavře rámeček při shodě: ty určíš, kdo získá bod.
reason-uzory-tie-others = Uzavře rámeček, ve kterém mají shodu jiní: ty určíš, kdo z nich získá bod.
reason-uzory-nobody = Uzavře rámeček, za který nikdo nezíská bod.
reason-uzory-short-own = Rámečku, ve kterém vedeš, pak chybí jedna destička, na { $cell }.
reason-uzory-short-rival = { $players ->
    [2] Rámečku, ve kterém vede soupeř, pak chybí jedna destička, na { $cell }.
   *[other] Rámečku, ve kterém vede hráč { $seat }, pak chybí jedna destička, na { $cell }.
}
reason-uzory-shard = Použije střep; { $left ->
    [0] nezbude žádný.
    [one] zbude { $left }.
    [few] zbudou { $left }.
   *[other] zbude { $left }.
}
reason-uzory-sides = { $sides ->
    [0] Nepoloží žádnou stranu ve tvé barvě.
    [one] Položí { $sides } stranu ve tvé barvě.
    [few] Položí { $sides } strany ve tvé barvě.
   *[other] Položí { $sides } stran ve tvé barvě.
}
reason-uzory-discards = { $count ->
    [one] Dobere místo toho { $count } jinou destičku.
    [few] Dobere místo toho { $count } jiné destičky.
   *[other] Dobere místo toho { $count } jiných destiček.
}
reason-uzory-keeps = { $sides ->
    [0] Co zůstane v ruce, nemá žádnou stranu ve tvé barvě.
    [one] Co zůstane v ruce, má { $sides } stranu ve tvé barvě.
    [few] Co zůstane v ruce, má { $sides } strany ve tvé barvě.
   *[other] Co zůstane v ruce, má { $sides } stran ve tvé barvě.
}
reason-uzory-skip = Nic nepoloží a vymění všechny tři destičky.
reason-uzory-redraw = Žádnou destičku nelze položit, proto se všechny tři vymění.
reason-uzory-next-skip-ends = Ještě jedno vynechání by partii ukončilo.
reason-uzory-ends-won = Ukončí partii tvou výhrou { $points } : { $best }.
reason-uzory-ends-shared = Ukončí partii, výhra je společná, máš { $points }.
reason-uzory-ends-lost = Ukončí partii bez tvé výhry: { $points } : { $best }.
reason-uzory-colours-alike = Na destičkách je každá barva stejně často.

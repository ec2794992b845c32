# Proč je tah v Sagradě dobrý nebo špatný.

reason-sagrada-objective = { $objective ->
    [row_color_variety] Cíl „Různobarevné řady“ přinese o { $points } víc.
    [column_color_variety] Cíl „Různobarevné sloupce“ přinese o { $points } víc.
    [row_shade_variety] Cíl „Řady různých odstínů“ přinese o { $points } víc.
    [column_shade_variety] Cíl „Sloupce různých odstínů“ přinese o { $points } víc.
    [light_shades] Cíl „Světlá skla“ přinese o { $points } víc.
    [medium_shades] Cíl „Střední skla“ přinese o { $points } víc.
    [deep_shades] Cíl „Tmavá skla“ přinese o { $points } víc.
    [shade_variety] Cíl „Rozmanitost odstínů“ přinese o { $points } víc.
    [color_variety] Cíl „Rozmanitost barev“ přinese o { $points } víc.
   *[color_diagonals] Cíl „Barevné diagonály“ přinese o { $points } víc.
}
reason-sagrada-objective-lost = { $objective ->
    [row_color_variety] Cíl „Různobarevné řady“ přinese méně: { $points }.
    [column_color_variety] Cíl „Různobarevné sloupce“ přinese méně: { $points }.
    [row_shade_variety] Cíl „Řady různých odstínů“ přinese méně: { $points }.
    [column_shade_variety] Cíl „Sloupce různých odstínů“ přinese méně: { $points }.
    [light_shades] Cíl „Světlá skla“ přinese méně: { $points }.
    [medium_shades] Cíl „Střední skla“ přinese méně: { $points }.
    [deep_shades] Cíl „Tmavá skla“ přinese méně: { $points }.
    [shade_variety] Cíl „Rozmanitost odstínů“ přinese méně: { $points }.
    [color_variety] Cíl „Rozmanitost barev“ přinese méně: { $points }.
   *[color_diagonals] Cíl „Barevné diagonály“ přinese méně: { $points }.
}
reason-sagrada-private = { $colour ->
    [red] Tvůj osobní cíl „Odstíny červené“: { $gain }.
    [yellow] Tvůj osobní cíl „Odstíny žluté“: { $gain }.
    [green] Tvůj osobní cíl „Odstíny zelené“: { $gain }.
    [blue] Tvůj osobní cíl „Odstíny modré“: { $gain }.
   *[purple] Tvůj osobní cíl „Odstíny fialové“: { $gain }.
}
reason-sagrada-private-solo = Tvé osobní cíle: { $gain }.
reason-sagrada-fills = { $points ->
    [one] Zaplní prázdné políčko, které by stálo { $points } bod.
    [few] Zaplní prázdné políčko, které by stálo { $points } body.
   *[other] Zaplní prázdné políčko, které by stálo { $points } bodů.
}
reason-sagrada-blocks = { $count ->
    [one] Na { $count } prázdné políčko se pak už nehodí žádná kostka.
    [few] Na { $count } prázdná políčka se pak už nehodí žádná kostka.
   *[other] Na { $count } prázdných políček se pak už nehodí žádná kostka.
}
reason-sagrada-open = Každé prázdné políčko se dá ještě zaplnit.
reason-sagrada-no-points = Body se nezmění.
reason-sagrada-tool = { $tokens ->
    [one] Nástroj { $tool } stojí { $tokens } žeton.
    [few] Nástroj { $tool } stojí { $tokens } žetony.
   *[other] Nástroj { $tool } stojí { $tokens } žetonů.
}
reason-sagrada-tool-colour = { $colour ->
    [red] Za nástroj { $tool } se platí červenou kostkou.
    [yellow] Za nástroj { $tool } se platí žlutou kostkou.
    [green] Za nástroj { $tool } se platí zelenou kostkou.
    [blue] Za nástroj { $tool } se platí modrou kostkou.
   *[purple] Za nástroj { $tool } se platí fialovou kostkou.
}
reason-sagrada-tool-solo = Za nástroj odevzdáš kostku ze zásoby.
reason-sagrada-window = { $tokens ->
    [one] Přinese { $tokens } žeton přízně.
    [few] Přinese { $tokens } žetony přízně.
   *[other] Přinese { $tokens } žetonů přízně.
}
reason-sagrada-free-cells = { $count ->
    [one] { $count } z 20 políček je bez požadavku.
    [few] { $count } z 20 políček jsou bez požadavku.
   *[other] { $count } z 20 políček je bez požadavku.
}
reason-sagrada-no-cell = Kostka se pak nikam nehodí.
reason-sagrada-cell = { $points ->
    [one] V řadě { $row }, ve sloupci { $column } by hned přinesla { $points } bod.
    [few] V řadě { $row }, ve sloupci { $column } by hned přinesla { $points } body.
   *[other] V řadě { $row }, ve sloupci { $column } by hned přinesla { $points } bodů.
}
reason-sagrada-fits = { $count ->
    [one] Hodí se na { $count } políčko.
    [few] Hodí se na { $count } políčka.
   *[other] Hodí se na { $count } políček.
}
reason-sagrada-nothing-fits = Žádná kostka ze zásoby se do tvé vitráže nehodí.
reason-sagrada-tokens = { $tokens ->
    [one] Zůstane { $tokens } žeton přízně, na konci za bod.
    [few] Zůstanou { $tokens } žetony přízně, na konci každý za bod.
   *[other] Zůstane { $tokens } žetonů přízně, na konci každý za bod.
}
reason-sagrada-no-tokens = Na nástroje už nezbyly žádné žetony přízně.
reason-sagrada-drafted = V tomto tahu už byla kostka vzata.

# Sagrada na obrazovce. $die je kostka, ukázaná značkou barvy a hodnotou (nebo zápisem R3), $dice je několik kostek,
# $cell je políčko (r2c3: řada 2, sloupec 3). Jména hráčů, názvy vitráží, nástrojů a cílů se neskloňují.

sagrada-name = Sagrada
sagrada-about = Skládej vitráž z kostek tak, aby stejné neležely vedle sebe.
sagrada-level-apprentice = Šetří žetony přízně a kostky často klade špatně.
sagrada-level-cutter = Šetří žetony přízně, ale většinu kostek klade rozumně.
sagrada-level-painter = Používá nástroje a občas položí kostku špatně.
sagrada-level-journeyman = Málokdy položí kostku špatně.
sagrada-level-master = Ze zkušenosti ví, kterou vitráž ještě lze zaplnit.
sagrada-level-guildmaster = Přemýšlí mnoho tahů dopředu, za sebe i za tebe.
sagrada-progress = kolo { $round } z { $rounds }

## Colours

sagrada-colour-red = červená
sagrada-colour-yellow = žlutá
sagrada-colour-green = zelená
sagrada-colour-blue = modrá
sagrada-colour-purple = fialová

## Tools

sagrada-tool-1 = Vylamovací kleště
sagrada-tool-1-text = Po vzetí kostky: zvyš nebo sniž její hodnotu o 1. Šestku nelze zvýšit, jedničku nelze snížit.
sagrada-tool-2 = Štětec na eglomizé
sagrada-tool-2-text = Přesuň jednu kostku ve své vitráži. Na barvě, kterou nové políčko vyžaduje, nezáleží.
sagrada-tool-3 = Hladítko na měděnou fólii
sagrada-tool-3-text = Přesuň jednu kostku ve své vitráži. Na hodnotě, kterou nové políčko vyžaduje, nezáleží.
sagrada-tool-4 = Rozvírač olova
sagrada-tool-4-text = Přesuň právě dvě kostky ve své vitráži, jednu po druhé, podle všech pravidel.
sagrada-tool-5 = Řezák na čočky
sagrada-tool-5-text = Po vzetí kostky: vyměň ji za kostku z počítadla kol. Hodnoty se nemění.
sagrada-tool-6 = Štětec na tavidlo
sagrada-tool-6-text = Po vzetí kostky: hoď jí znovu. Pokud se pak nikam nehodí, vrací se do zásoby.
sagrada-tool-7 = Sklenářské kladívko
sagrada-tool-7-text = Ve svém druhém tahu v kole, než vezmeš kostku: hoď znovu celou zásobou.
sagrada-tool-8 = Lámací kleště
sagrada-tool-8-text = Ve svém prvním tahu v kole, po položení kostky: vezmi a polož další. Druhý tah vynecháš.
sagrada-tool-9 = Pravítko na korku
sagrada-tool-9-text = Po vzetí kostky: polož ji na políčko, které se nedotýká žádné jiné kostky. Ostatní pravidla platí.
sagrada-tool-10 = Brusný kámen
sagrada-tool-10-text = Po vzetí kostky: otoč ji na opačnou stranu. Z 1 je 6, ze 2 je 5, ze 3 je 4, a naopak.
sagrada-tool-11 = Odstraňovač tavidla
sagrada-tool-11-text = Po vzetí kostky: vrať ji do sáčku, vytáhni jinou a zvol její hodnotu. Polož ji, nebo ji nech v zásobě.
sagrada-tool-12 = Poklepávací kolečko
sagrada-tool-12-text = Přesuň jednu nebo dvě kostky jedné barvy, která je na počítadle kol, podle všech pravidel.

## Objectives

sagrada-objective-row_color_variety = Různobarevné řady
sagrada-objective-row_color_variety-text = 6 bodů za každou plnou řadu s pěti různými barvami.
sagrada-objective-column_color_variety = Různobarevné sloupce
sagrada-objective-column_color_variety-text = 5 bodů za každý plný sloupec se čtyřmi různými barvami.
sagrada-objective-row_shade_variety = Řady různých odstínů
sagrada-objective-row_shade_variety-text = 5 bodů za každou plnou řadu s pěti různými hodnotami.
sagrada-objective-column_shade_variety = Sloupce různých odstínů
sagrada-objective-column_shade_variety-text = 4 body za každý plný sloupec se čtyřmi různými hodnotami.
sagrada-objective-light_shades = Světlá skla
sagrada-objective-light_shades-text = 2 body za každou dvojici 1 a 2, ať leží kdekoli.
sagrada-objective-medium_shades = Střední skla
sagrada-objective-medium_shades-text = 2 body za každou dvojici 3 a 4, ať leží kdekoli.
sagrada-objective-deep_shades = Tmavá skla
sagrada-objective-deep_shades-text = 2 body za každou dvojici 5 a 6, ať leží kdekoli.
sagrada-objective-shade_variety = Rozmanitost odstínů
sagrada-objective-shade_variety-text = 5 bodů za každou sadu hodnot 1 až 6, ať leží kdekoli.
sagrada-objective-color_variety = Rozmanitost barev
sagrada-objective-color_variety-text = 4 body za každou sadu všech pěti barev, ať leží kdekoli.
sagrada-objective-color_diagonals = Barevné diagonály
sagrada-objective-color_diagonals-text = 1 bod za každou kostku, která má úhlopříčně kostku své barvy.
sagrada-private-red = Odstíny červené
sagrada-private-red-text = Součet hodnot tvých červených kostek.
sagrada-private-yellow = Odstíny žluté
sagrada-private-yellow-text = Součet hodnot tvých žlutých kostek.
sagrada-private-green = Odstíny zelené
sagrada-private-green-text = Součet hodnot tvých zelených kostek.
sagrada-private-blue = Odstíny modré
sagrada-private-blue-text = Součet hodnot tvých modrých kostek.
sagrada-private-purple = Odstíny fialové
sagrada-private-purple-text = Součet hodnot tvých fialových kostek.

## The board

sagrada-round = kolo { $round } z { $rounds }
sagrada-bag = sáček { $count }
sagrada-target = cílové skóre { $points }
sagrada-order = Pořadí
sagrada-track = Počítadlo
sagrada-pool = Zásoba
sagrada-hand = V ruce
sagrada-tools = Nástroje
sagrada-objectives = Cíle
sagrada-only-you = Vidíš to jen ty
sagrada-window-of = { $name }: { $window } ({ $difficulty })
sagrada-window-hidden = { $name }: vitráž zatím skrytá
sagrada-offered = Vyber si vitráž
sagrada-difficulty = obtížnost { $difficulty }
sagrada-filled = políčka: { $count } z { $cells }
sagrada-keys-arrows = ← → procházejí možnosti, ↑ ↓ skáčou na další řadu, nástroj nebo skupinu
sagrada-keys-enter = Enter nebo mezerník vezme, položí nebo použije, co je vybráno
sagrada-keys-digits = 1–9 přejde na kostku v zásobě, řadu vitráže, hodnotu nebo nabízenou vitráž
sagrada-keys = A–E přejde na nástroj, nebo řekne, proč ho nelze použít; klávesa I přečte karty; P dvakrát ukončí tah
sagrada-legend = ⬢ žeton přízně · ? skrytý osobní cíl · znak nad kostkou je požadavek jejího políčka

## What to choose

sagrada-pick-window = vyber si vitráž.
sagrada-pick-turn = vyber kostku nebo nástroj, nebo ukonči tah.
sagrada-pick-tool = vyber nástroj, nebo ukonči tah.
sagrada-pick-cell = vyber políčko pro kostku ({ $die }).
sagrada-pick-cell-leave = vyber políčko pro kostku ({ $die }), nebo ji nech v zásobě.
sagrada-pick-rescue = { $die } se sama nikam nehodí: vyber nástroj.
sagrada-pick-pay = vyber kostku, kterou zaplatíš za nástroj.
sagrada-pick-change = zvýšit, nebo snížit hodnotu kostky ({ $die })?
sagrada-pick-swap = vyber kostku z počítadla, kterou vezmeš výměnou za svou ({ $die }).
sagrada-pick-value = vyber hodnotu nové kostky ({ $die }).
sagrada-pick-lift = vyber kostku, kterou přesuneš.
sagrada-pick-lift-again = vyber druhou kostku, kterou přesuneš, nebo skonči.
sagrada-pick-move = vyber nové políčko pro kostku ({ $die }).
sagrada-pick-draft-again = vyber druhou kostku ze zásoby.

sagrada-choice-end = ukončit tah
sagrada-choice-leave = nechat v zásobě
sagrada-choice-stop = bez druhé kostky
sagrada-tag-tokens = { $count ->
    [one] { $count } žeton přízně
    [few] { $count } žetony přízně
    [many] { $count } žetonu přízně
   *[other] { $count } žetonů přízně
}
sagrada-tag-cells = { $count ->
    [0] bez nástroje se nikam nehodí
    [one] hodí se { $count } políčko
    [few] hodí se { $count } políčka
    [many] hodí se { $count } políčka
   *[other] hodí se { $count } políček
}

## Moves, as short facts after the player's name

sagrada-log-starter = první tah
sagrada-log-private = osobní cíl „{ $objective }“
sagrada-log-card = karta vitráží { $front } / { $back }
sagrada-log-window = vitráž { $window }
sagrada-log-window-hidden = vitráž vybrána
sagrada-log-revealed = Vitráže: { $windows }.
sagrada-log-tool-laid = Nástroj: { $tool }.
sagrada-log-objective-laid = Společný cíl: { $objective }.
sagrada-log-round = Kolo { $round }: { $dice }. První hráč: { $name }.
sagrada-log-round-solo = Kolo { $round }: { $dice }.
sagrada-log-taken = { $die } ze zásoby
sagrada-log-placed = na políčko { $cell }
sagrada-log-tool = { $tool } za { $tokens ->
    [one] { $tokens } žeton přízně
    [few] { $tokens } žetony přízně
    [many] { $tokens } žetonu přízně
   *[other] { $tokens } žetonů přízně
}
sagrada-log-tool-die = { $tool }, platba: { $die }
sagrada-log-changed = { $before }, nyní { $after }
sagrada-log-swapped = odevzdaná { $given }, vzatá { $taken } z kola { $round }
sagrada-log-rolled = nový hod: { $before }, nyní { $after }
sagrada-log-returned = { $die } zpět do zásoby
sagrada-log-bagged = { $die } do sáčku
sagrada-log-drawn = ze sáčku { $die }
sagrada-log-valued = nyní { $die }
sagrada-log-pool-rolled = nový hod zásobou: { $dice }
sagrada-log-moved = { $die } z políčka { $source } na políčko { $target }
sagrada-log-passed = pas
sagrada-log-forced = pas, protože nic není možné
sagrada-log-skipped = druhý tah se vynechává
sagrada-log-track = Kolo { $round } končí. Na počítadlo: { $dice }.
sagrada-log-track-empty = Kolo { $round } končí. Na počítadlo nic nezbylo.
sagrada-log-final = konečné skóre: { $points }
sagrada-log-won = výhra: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, víc než cílové skóre { $target }
sagrada-log-lost = bez výhry: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, cílové skóre bylo { $target }

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
sagrada-part-private_objective = osobní cíl
# $a and $c are names of private objectives, $b and $d what they pay. Two of them only in the solo game.
sagrada-part-private_objective-terms = { $a } { $b }
sagrada-part-private_objective-both = { $a } { $b }, { $c } { $d }; počítá se vyšší hodnota
sagrada-part-favor_tokens = žetony přízně
sagrada-part-empty_cells = prázdná políčka
sagrada-part-empty_cells-terms = { $a } × (−1)
sagrada-part-empty_cells-solo = { $a } × (−3)
sagrada-solo-now = Cílové skóre nyní { $target }: součet hodnot všech kostek na počítadle. K výhře je třeba víc.
sagrada-solo-won = Cílové skóre { $target }: překonáno.
sagrada-solo-lost = Cílové skóre { $target }: nepřekonáno.

## Line by line

sagrada-plain-die = { $colour } { $value }
sagrada-plain-cell = řada { $row } sloupec { $column }
sagrada-plain-nothing = nic
sagrada-plain-round = Kolo { $round } z { $rounds }. V sáčku { $bag ->
    [one] { $bag } kostka
    [few] { $bag } kostky
    [many] { $bag } kostky
   *[other] { $bag } kostek
}.
sagrada-plain-order = Tahy: { $names }.
sagrada-plain-skipping = { $name }: druhý tah tohoto kola se vynechává.
sagrada-plain-pool = Zásoba: { $dice }.
sagrada-plain-hand = V ruce: { $die }.
sagrada-plain-track = Počítadlo, kolo { $round }: { $dice }.
sagrada-plain-target = Cílové skóre zatím: { $points }.
sagrada-plain-tool = Nástroj { $number }, { $name }, za { $price ->
    [one] { $price } žeton přízně
    [few] { $price } žetony přízně
    [many] { $price } žetonu přízně
   *[other] { $price } žetonů přízně
}: { $text }
sagrada-plain-tool-solo = Nástroj { $number }, { $name }, za { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[purple] fialovou
} kostku ze zásoby: { $text }
sagrada-plain-tool-used = Nástroj { $number }, { $name }: spotřebován.
sagrada-plain-objective = Společný cíl „{ $name }“: { $text }
sagrada-plain-private = Osobní cíl „{ $name }“: { $text }
sagrada-plain-seat = { $name }: nyní { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $tokens ->
    [one] { $tokens } žeton přízně
    [few] { $tokens } žetony přízně
    [many] { $tokens } žetonu přízně
   *[other] { $tokens } žetonů přízně
}, vitráž { $window }.
sagrada-plain-seat-solo = { $name }: nyní { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, vitráž { $window }.
sagrada-plain-seat-waiting = { $name }: vitráž zatím skrytá.
sagrada-plain-offered = Vitráž { $number }: { $window }, obtížnost { $difficulty }.
sagrada-plain-row = Řada { $row }: { $cells }.
sagrada-plain-free = jakákoli kostka
sagrada-plain-asks-colour = { $colour ->
    [red] červená kostka
    [yellow] žlutá kostka
    [green] zelená kostka
    [blue] modrá kostka
   *[purple] fialová kostka
}
sagrada-plain-asks-value = hodnota { $value }
sagrada-plain-placed = leží { $die }

## Texts that are no action

error-sagrada-die = „{ $text }“ není kostka. Je třeba písmeno barvy a hodnota: { $expected }.
error-sagrada-cell = „{ $text }“ není políčko. Je třeba řada a sloupec: { $expected }.
error-sagrada-colour = „{ $text }“ není barva. Možnosti: { $expected }.
error-sagrada-goal = „{ $text }“ není společný cíl. Možnosti: { $expected }.

## Why an action is refused

sagrada-refused-match_over = Partie už skončila.
sagrada-refused-not_your_turn = Nejsi na tahu.
sagrada-refused-not_an_action = Tohle není akce.
sagrada-refused-choose_window = Nejdřív si vyber vitráž.
sagrada-refused-window_chosen = Vitráže už jsou vybrané.
sagrada-refused-second_draft = V tomto tahu už byla kostka vzata.
sagrada-refused-second_tool = V tomto tahu už byl nástroj použit.
sagrada-refused-finish_tool = Nejdřív dokonči účinek nástroje { $tool }.
sagrada-refused-nothing_in_hand = V ruce nemáš kostku: nejdřív si ji vezmi ze zásoby.
sagrada-refused-no_tool_chosen = Tohle je krok nástroje: nejdřív vyber nástroj.
sagrada-refused-must_place = Nejdřív polož kostku, kterou máš v ruce.
sagrada-refused-die_not_there = V zásobě není taková kostka: { $die }.
sagrada-refused-unplaceable = Pro tuto kostku ({ $die }) není ve tvé vitráži místo a nepomůže ani žádný nástroj, který můžeš použít.
sagrada-refused-occupied = Na tomto políčku ({ $cell }) už leží kostka.
sagrada-refused-not_border = První kostka patří na okraj vitráže; toto políčko ({ $cell }) leží uvnitř.
sagrada-refused-not_touching = Toto políčko ({ $cell }) se nedotýká žádné tvé kostky.
sagrada-refused-wrong_colour = Toto políčko ({ $cell }) přijme jen { $asked ->
    [R] červené
    [Y] žluté
    [G] zelené
    [B] modré
   *[P] fialové
} kostky; tohle je { $die }.
sagrada-refused-wrong_shade = Toto políčko ({ $cell }) přijme jen kostky s hodnotou { $asked }; tohle je { $die }.
sagrada-refused-equal_colour = Vedle tohoto políčka ({ $cell }) leží kostka stejné barvy jako { $die }.
sagrada-refused-equal_shade = Vedle tohoto políčka ({ $cell }) leží kostka stejné hodnoty jako { $die }.
sagrada-refused-touches = S tímto nástrojem se kostka pokládá tam, kde se nedotýká žádné jiné; toto políčko ({ $cell }) se jiné kostky dotýká.
sagrada-refused-no_die_here = Na tomto políčku ({ $cell }) není kostka.
sagrada-refused-same_cell = Kostka musí opustit své políčko ({ $cell }).
sagrada-refused-same_die = Kostka na tomto políčku ({ $cell }) už byla přesunuta: vyber jinou.
sagrada-refused-no_second_move = Po přesunu na toto políčko ({ $cell }) by už nešlo přesunout druhou kostku, a tento nástroj přesouvá dvě.
sagrada-refused-not_own_colour_pair = Tuto kostku ({ $die }) přesunout nelze: všechny přesouvané kostky musí mít stejnou barvu, a ta musí být na počítadle kol.
sagrada-refused-cannot_move = Pro tuto kostku ({ $die }) není jiné políčko.
sagrada-refused-must_move = Nástroj { $tool } je zaplacený: musíš přesunout kostku.
sagrada-refused-tool_not_here = Tento nástroj na stole není.
sagrada-refused-tool_wrong_time = { $when ->
    [second_turn] Nástroj { $tool } můžeš použít ve svém druhém tahu v kole, než vezmeš kostku.
    [first_turn] Nástroj { $tool } můžeš použít ve svém prvním tahu v kole, po položení kostky.
   *[in_hand] Nástroj { $tool } můžeš použít po vzetí kostky a před jejím položením.
}
sagrada-refused-tool_no_effect = Nástroj { $tool } tu nic nepřinese: jeho účinek se nedá provést.
sagrada-refused-no_tokens = Nástroj { $tool } stojí { $price ->
    [one] { $price } žeton přízně
    [few] { $price } žetony přízně
    [many] { $price } žetonu přízně
   *[other] { $price } žetonů přízně
}, a ty jich máš méně.
sagrada-refused-bad_payment = Nástroj { $tool } se platí { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[purple] fialovou
} kostkou ze zásoby.
sagrada-refused-value_range = Kostka ukazuje 1 až 6 a tento nástroj ji mění přesně tak, jak stojí na kartě.
sagrada-refused-die_not_on_track = Na počítadle v kole { $round } není taková kostka: { $die }.

# Uzory na obrazovce. $cell je políčko, např. H8: počáteční destička leží na H8, sloupce jsou písmena, řady čísla.
# $areas jsou plochy se znaky barev, např. „6 ● 4 ◆“. Jména hráčů se neskloňují.

uzory-name = Uzory
uzory-about = Pokládej destičky a uzavírej zlaté rámečky, v nichž vede tvá barva.
uzory-level-apprentice = Často položí špatnou destičku, ale nikdy nevynechá tah.
uzory-level-cutter = Destičky klade většinou rozumně, ale rámečky často odhadne špatně.
uzory-level-painter = Většinu destiček klade dobře, ale občas se splete.
uzory-level-journeyman = Málokdy položí špatnou destičku.
uzory-level-master = V každé destičce vidí, co přinese a co daruje ostatním.
uzory-level-guildmaster = Myslí na to, co uděláš s jeho destičkou.
uzory-progress = destičky: { $round } ze { $rounds }

## Tisk

uzory-print = Na listech je 133 destiček, 6 žetonů „Vzor hráče“, 48 střepů a 96 žetonů hotového vzoru. Stříhej podle značek a čtverce střepů ještě podél obou úhlopříček: z každého vzniknou čtyři.

## Barvy

uzory-colour-red = červená
uzory-colour-orange = oranžová
uzory-colour-yellow = žlutá
uzory-colour-green = zelená
uzory-colour-blue = modrá
uzory-colour-violet = fialová
uzory-colour-white = bílá
uzory-colour-black = černá

## Strany destičky

uzory-side-N = sever
uzory-side-E = východ
uzory-side-S = jih
uzory-side-W = západ

## Rohy destičky

uzory-corner-NE = severovýchod
uzory-corner-SE = jihovýchod
uzory-corner-SW = jihozápad
uzory-corner-NW = severozápad

## Klávesy

uzory-keys-arrows = ← → ↑ ↓ po destičkách nebo barvách, na poli k dalšímu políčku, kam se destička hodí
uzory-keys-enter = Enter nebo mezerník vezme destičku, podruhé ji položí
uzory-keys-digits = 1–3 vezme tuto destičku nebo ji označí k odložení; 1–6 vybere barvu nebo hráče
uzory-keys = R otočí destičku po směru hodinových ručiček, E zpět; D přidá střep, posune ho, sundá; P stisknuté dvakrát vynechá tah

## Značky

# ×× a další dvojice stojí v rohu, kde se stýkají čtyři destičky.
uzory-legend =
    Destička má čtyři trojúhelníky; ╱ ╲ jsou čáry rámečku, roh bez čáry je otevřený.
    ○ △ □ ♧ ~ ✧ střep na destičce, ▞ zbývající střepy
    ●✓ uzavřený rámeček se znakem hráče, ·· jeho zbytek, ×× ničí, ?? čeká na určení
    +● destička uzavře tento rámeček pro tohoto hráče; +× pro nikoho, +? pro koho určíš
    ┌─┐ destička se sem hodí, ┌╌┐ jen se střepem, · může se hodit jiná

## Pole a ruce

uzory-laid = destičky: { $count } ze { $all }
uzory-broken = rozbitý vzor
uzory-stack = balíček { $count }
uzory-discards = odložené { $count }
uzory-skips = vynechání v řadě { $count }/{ $all }
uzory-hand = Ruka: { $name }
uzory-colours = Barvy
# Nadpis nad rámečky, kterým chybí jedna destička; každý s políčkem a plochami.
uzory-short = Chybí jedna destička
uzory-frames = Uzavřené rámečky: { $count }
uzory-nobody = nikdo
uzory-shards-left = { $count ->
    [one] zbývá { $count } střep
    [few] zbývají { $count } střepy
   *[other] zbývá { $count } střepů
}

## Co vybrat: po jménu hráče a dvojtečce

uzory-pick-colour = vyber si barvu.
uzory-pick-tile = vyber destičku, nebo vynech tah.
uzory-pick-skip = žádná destička se nikam nehodí: vynech tah.
uzory-pick-cell = vyber políčko; R a E otáčejí destičku, D přidá střep.
uzory-pick-name = shoda, { $areas }: kdo získá bod za tento rámeček?
uzory-pick-discard = vyber destičky k odložení.
uzory-choice-skip = vynechat tah a vyměnit všechny tři destičky
uzory-choice-keep = nechat si obě
uzory-choice-discard = odložit { $places }

## Co volba přinese

uzory-tag-cells = { $count ->
    [one] hodí se na { $count } políčko
    [few] hodí se na { $count } políčka
   *[other] hodí se na { $count } políček
}
# $more jsou další políčka, kam patří jen se střepem.
uzory-tag-cells-more = { $count ->
    [one] hodí se na { $count } políčko
    [few] hodí se na { $count } políčka
   *[other] hodí se na { $count } políček
}, se střepem ještě na { $more }
uzory-tag-cells-shard = { $count ->
    [one] hodí se na { $count } políčko, jen se střepem
    [few] hodí se na { $count } políčka, jen se střepem
   *[other] hodí se na { $count } políček, jen se střepem
}
uzory-tag-turn = otočení { $number }/{ $count }
uzory-tag-shard = { $side ->
    [N] střep na severu
    [E] střep na východě
    [S] střep na jihu
   *[W] střep na západě
}
uzory-tag-point = +1 { $name }, { $areas }
uzory-tag-tie = shoda, vybíráš ty, { $areas }
uzory-tag-nobody = rámeček bez bodu, { $areas }
uzory-tag-nothing = rámeček bez bodu
uzory-tag-ends = tím partie skončí

## Tahy: krátké zprávy za jménem hráče

uzory-log-starter = první tah
uzory-log-colour = { $colour ->
    [red] barva červená
    [orange] barva oranžová
    [yellow] barva žlutá
    [green] barva zelená
    [blue] barva modrá
   *[violet] barva fialová
}
uzory-log-dealt = dobráno { $tile }
uzory-log-start = Počáteční destička { $tile } leží na { $cell }.
uzory-log-laid = { $tile } na { $cell }
uzory-log-laid-shard = { $tile } na { $cell }, se střepem
uzory-log-frame = Rámeček uzavřen: { $areas }.
uzory-log-frame-white = Rámeček uzavřen: { $areas }. Nejvíc je bílé, bod nezíská nikdo.
uzory-log-frame-neutral = Rámeček uzavřen: { $areas }. Nejvíc je barvy bez hráče, bod nezíská nikdo.
uzory-log-frame-none = Rámeček uzavřen. Kvůli černé se nic nepočítá, bod nezíská nikdo.
uzory-log-frame-tie = Rámeček uzavřen: { $areas }. Shoda.
uzory-log-point = +1, celkem { $points }
uzory-log-point-named = +1 (výběr: { $name }), celkem { $points }
uzory-log-discarded = { $count ->
    [0] obě destičky zůstávají
    [one] odložena { $count } destička
    [few] odloženy { $count } destičky
   *[other] odloženo { $count } destiček
}
uzory-log-skipped = tah vynechán, destičky vyměněny
uzory-log-redraw = není co položit, destičky vyměněny
uzory-log-renewed = { $count ->
    [one] Z odložených je nový balíček: { $count } destička.
    [few] Z odložených je nový balíček: { $count } destičky.
   *[other] Z odložených je nový balíček: { $count } destiček.
}
uzory-log-ended-full = Pole je plné.
uzory-log-ended-skips = Všichni po sobě vynechali tah: partie končí.
uzory-log-ended-dead_end = Žádná destička se už nikam nehodí: partie končí.
uzory-log-ended-idle = Pět kol bez jediné destičky: partie končí.
uzory-log-final = { $shards ->
    [one] konečné skóre: { $points }, zbyl { $shards } střep
    [few] konečné skóre: { $points }, zbyly { $shards } střepy
   *[other] konečné skóre: { $points }, zbylo { $shards } střepů
}

## Body

uzory-part-clear = rámečky s převahou
uzory-part-tie = rámečky při shodě

## Řádek po řádku

# $first a $last jsou políčka ve dvou protilehlých rozích toho, kam až pole ještě může růst.
uzory-plain-field = Pole je { $size } krát { $size } destiček, někde mezi { $first } a { $last }.
uzory-plain-choosing = Pole bude { $size } krát { $size } destiček. Vybírají se barvy.
uzory-plain-match = Položené destičky: { $count } ze { $all }. V balíčku { $stack }, odložené { $dropped }.
uzory-plain-broken = Rozbitý vzor: černá se dotýká všeho, a čeho se dotýká, to se nepočítá.
uzory-plain-skips = Vynechání v řadě: { $count }/{ $all }; pak partie skončí.
# $tile je celá destička jako v uzory-plain-tile.
uzory-plain-laid = { $cell }: { $tile }.
uzory-plain-hand = Destička { $place }: { $tile }.
# $sides jsou čtyři strany jako v uzory-plain-side, $corners názvy jednoho nebo dvou rohů.
uzory-plain-tile = { $sides }; { $count ->
    [one] otevřený roh: { $corners }
    [few] otevřené rohy: { $corners }
   *[other] otevřené rohy: { $corners }
}
uzory-plain-side = { $side } { $colour }
uzory-plain-side-shard = { $side } { $colour }, střep
uzory-plain-nothing = nic
# Rámeček uzavřený v rohu, kde se dvě políčka dotýkají.
uzory-plain-frame = Uzavřený rámeček mezi { $first } a { $last }: { $areas }. Bod: { $name }.
uzory-plain-frame-nobody = Uzavřený rámeček mezi { $first } a { $last }: { $areas }. Bod nezískal nikdo.
uzory-plain-frame-tie = Uzavřený rámeček mezi { $first } a { $last }: { $areas }. Shoda: určuje se, kdo získá bod.
uzory-plain-short = Destička na { $cell } by uzavřela rámeček; zatím { $areas }.
uzory-plain-seat = { $name }: { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $shards ->
    [one] { $shards } střep
    [few] { $shards } střepy
   *[other] { $shards } střepů
}.
uzory-plain-seat-waiting = { $name }: zatím bez barvy.

## Texty, které nejsou akcí

error-uzory-colour = „{ $text }“ není barva, kterou lze hrát. Možnosti: { $expected }.

## Proč byla akce odmítnuta

uzory-refused-match_over = Partie už skončila.
uzory-refused-not_your_turn = Nejsi na tahu.
uzory-refused-not_an_action = Tohle není akce.
uzory-refused-choose_colour = Nejdřív si vyber barvu.
uzory-refused-colour_taken = { $colour ->
    [red] Červená je obsazená: hraje s ní hráč na místě { $seat }.
    [orange] Oranžová je obsazená: hraje s ní hráč na místě { $seat }.
    [yellow] Žlutá je obsazená: hraje s ní hráč na místě { $seat }.
    [green] Zelená je obsazená: hraje s ní hráč na místě { $seat }.
    [blue] Modrá je obsazená: hraje s ní hráč na místě { $seat }.
   *[violet] Fialová je obsazená: hraje s ní hráč na místě { $seat }.
}
uzory-refused-colour_chosen = Barvy už jsou vybrané.
uzory-refused-second_tile = V tomto tahu už byla destička položena.
uzory-refused-not_in_hand = Takovou destičku v ruce nemáš.
uzory-refused-occupied = Na { $cell } už leží destička.
uzory-refused-no_neighbour = { $cell } se nedotýká žádné destičky.
uzory-refused-outside_field = S destičkou na { $cell } by pole bylo větší než { $size } krát { $size }.
uzory-refused-colour_mismatch = { $side ->
    [N] Na severu
    [E] Na východě
    [S] Na jihu
   *[W] Na západě
} { $colour ->
    [red] by se červená
    [orange] by se oranžová
    [yellow] by se žlutá
    [green] by se zelená
    [blue] by se modrá
    [violet] by se fialová
   *[other] by se černá
} dotýkala { $facing ->
    [red] červené
    [orange] oranžové
    [yellow] žluté
    [green] zelené
    [blue] modré
    [violet] fialové
   *[other] černé
}: dotýkat se smějí jen stejné barvy, bílá kterékoli.
uzory-refused-black_mismatch = { $side ->
    [N] Na severu
    [E] Na východě
    [S] Na jihu
   *[W] Na západě
} by se černá dotýkala barvy: dotýká se jen černé a bílé.
uzory-refused-mirrored = Destička se otáčí, ale nepřevrací se zrcadlově.
uzory-refused-off_grid = Destičky leží v mřížce, bez mezer a posunutí.
uzory-refused-own_colour = { $side ->
    [N] Severní trojúhelník této destičky
    [E] Východní trojúhelník této destičky
    [S] Jižní trojúhelník této destičky
   *[W] Západní trojúhelník této destičky
} už má tvou barvu: střep se tam nedává.
uzory-refused-shard_mismatch = { $side ->
    [N] Na severu
    [E] Na východě
    [S] Na jihu
   *[W] Na západě
} by se tvůj střep dotýkal { $facing ->
    [red] červené
    [orange] oranžové
    [yellow] žluté
    [green] zelené
    [blue] modré
    [violet] fialové
   *[other] černé
}: dotýkat se smějí jen stejné barvy, bílá kterékoli.
uzory-refused-no_shards = Nezbyly ti žádné střepy.
uzory-refused-second_shard = Za tah lze položit jen jeden střep.
uzory-refused-old_tile = Střep se dává jen na destičku, kterou právě pokládáš.
uzory-refused-foreign_shard = Pokládají se jen střepy vlastní barvy, proto se barva neuvádí.
uzory-refused-not_candidate = Urči jednoho z hráčů, jejichž barvy mají v tomto rámečku stejnou plochu.
uzory-refused-bad_discard = Odložit lze jednou, po položení, a jen destičky, které v ruce zbyly.
uzory-refused-partial_skip = Kdo vynechá tah, vymění všechny tři destičky.

# Pole hry Uzory v prohlížeči. Co říká jen čtečka obrazovky, je celá věta: nejdřív to, co se mění.
# $cell je políčko, např. H8, $areas seznam jako „červená 6, bílá 4“. Jména hráčů se neskloňují.

uzory-board-seats = Hráči
uzory-board-field = Pole, nejvýš { $size } krát { $size }
uzory-board-hand = Tvoje ruka
uzory-board-hand-of = Ruka: { $name }
# Počty destiček vedle ruky.
uzory-board-stack = v balíčku { $count }
uzory-board-discards = odložené: { $count }
uzory-board-shards = { $count ->
    [one] { $count } střep
    [few] { $count } střepy
   *[other] { $count } střepů
}
# Řádek seznamu hráčů pro čtečky obrazovky. $colour je barva nebo uzory-board-no-colour.
uzory-board-seat = { $name }, { $colour }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $shards ->
    [one] zbývá { $shards } střep
    [few] zbývají { $shards } střepy
   *[other] zbývá { $shards } střepů
}.
uzory-board-no-colour = zatím bez barvy
uzory-board-unowned = Barvy bez hráče
uzory-board-skips = Vynechání v řadě: { $count }/{ $all }; když vynechají všichni, partie skončí
uzory-board-idle = Tahů bez destičky: { $count }/{ $all }; pak partie skončí
uzory-board-laid-count = Položené destičky: { $count } ze { $all }
uzory-board-ties = Zbylé střepy: rozhodují při shodě

## Výběr barvy

uzory-board-choose = Vyber si barvu
uzory-board-choose-hint = Bod získáš za každý rámeček, v němž má tvoje barva největší plochu.
uzory-board-choose-wait = Vybírá { $name }.
uzory-board-colour-free = { $colour ->
    [red] Hrát červenou.
    [orange] Hrát oranžovou.
    [yellow] Hrát žlutou.
    [green] Hrát zelenou.
    [blue] Hrát modrou.
   *[violet] Hrát fialovou.
}
uzory-board-colour-taken = { $colour ->
    [red] Červená je obsazená: { $name }.
    [orange] Oranžová je obsazená: { $name }.
    [yellow] Žlutá je obsazená: { $name }.
    [green] Zelená je obsazená: { $name }.
    [blue] Modrá je obsazená: { $name }.
   *[violet] Fialová je obsazená: { $name }.
}

## Destičky, políčka a rámečky

# $side je např. „sever“, $colour např. „bílá“; více se spojuje čárkami.
uzory-board-side = { $side } { $colour }
uzory-board-area = { $colour } { $area }
# $sides je seznam z uzory-board-side, $corners seznam rohů.
uzory-board-tile = Destička { $number }: { $sides }. Otevřený roh: { $corners }.
uzory-board-place-empty = Místo { $number } v ruce je prázdné.
uzory-board-picked = Vybraná.
uzory-board-cells-take = { $count ->
    [0] Takto otočená se nikam nehodí.
    [one] Možné je { $count } políčko.
    [few] Možná jsou { $count } políčka.
   *[other] Možných je { $count } políček.
}
uzory-board-cell-tile = { $cell }. { $sides }.
uzory-board-cell-shard = Se střepem.
uzory-board-cell-empty = { $cell }. Prázdné.
uzory-board-cell-possible = { $cell }. Lze.
uzory-board-cell-sharded = { $cell }. Lze se střepem.
uzory-board-cell-turn = { $cell }. Lze po otočení.
uzory-board-cell-why = { $cell }. Nelze: { $reason }
# $who je uzory-board-plus, -plus-you, -nobody nebo -you-name.
uzory-board-closes = Uzavře rámeček: { $areas }. { $who }.
uzory-board-closes-none = Žádný rámeček se neuzavře.
# Otevřený rámeček: dosavadní plochy a políčka, kde chybí destičky.
uzory-board-open-frame = Otevřený rámeček: { $areas }; { $count ->
    [one] chybí { $count } destička
    [few] chybějí { $count } destičky
   *[other] chybí { $count } destiček
}.
uzory-board-open-frame-empty = Otevřený rámeček; { $count ->
    [one] chybí { $count } destička
    [few] chybějí { $count } destičky
   *[other] chybí { $count } destiček
}.
uzory-board-closed-you = Tvůj rámeček: { $areas }.
uzory-board-closed = Rámeček, bod: { $name }; { $areas }.
# $why je jedna ze zpráv uzory-board-why-.
uzory-board-closed-nobody = Rámeček bez bodu: { $areas }. { $why }.
uzory-board-no-area = nic, co by se počítalo
# Čeho se dotkne strana destičky.
uzory-board-touch-same = stejná barva
uzory-board-touch-white = bílá vedle kterékoli
uzory-board-touch-black = vedle černé

## Kdyby se destička položila

uzory-board-if = Když ji položíš sem
uzory-board-if-none = Tady se žádný rámeček neuzavře.
uzory-board-if-shard = Spotřebuje střep
uzory-board-plus-you = +1 pro tebe
uzory-board-plus = +1: { $name }
uzory-board-nobody = Bod nezíská nikdo
uzory-board-you-name = Kdo získá bod, určíš ty
uzory-board-why-clear = Největší plocha
uzory-board-why-white = Vede bílá, bod tedy nezíská nikdo
uzory-board-why-neutral = Vede barva, kterou nikdo nehraje
uzory-board-why-none = Kvůli černé se nic nepočítá
uzory-board-why-named = Barvy několika hráčů mají stejnou plochu
uzory-board-why-was-named = Shoda: kdo získal bod, určil ten, kdo destičku položil
uzory-board-why-white-level = Shoda s bílou nevadí
uzory-board-why-level = Shoda s barvou, kterou nikdo nehraje
uzory-board-areas = Plocha barev uvnitř rámečku
uzory-board-open-title = Otevřený rámeček
uzory-board-closed-title = Uzavřený rámeček
uzory-board-missing = { $count ->
    [one] Chybí { $count } destička: { $cells }
    [few] Chybějí { $count } destičky: { $cells }
   *[other] Chybí { $count } destiček: { $cells }
}
uzory-board-hint-pick = Vyber destičku. Na zvýrazněná políčka se hodí tak, jak je, na čárkovaná po otočení.
uzory-board-hint-cell = Ukaž na zvýrazněné políčko a uvidíš, co se stane.
uzory-board-hint-tap = Ťukni na zvýrazněné políčko a uvidíš, co se stane.
uzory-board-hint-wait = Ukaž na rámeček a uvidíš jeho plochy.
uzory-board-hint-wait-tap = Ťukni na rámeček na poli a uvidíš jeho plochy.
uzory-board-legend-open = Čára rámečku, který je ještě otevřený
uzory-board-legend-owned = Uzavřený rámeček s pečetí toho, kdo získal bod
uzory-board-legend-nobodys = Uzavřený rámeček, za který bod nezískal nikdo
uzory-board-legend-shard = Střep na trojúhelníku
uzory-board-legend-spent = Dotýká se černé: nepočítá se

## Co dělat

uzory-board-ask-colour = Vyber si barvu
uzory-board-ask-name = Jsi na tahu: urči, kdo získá bod za rámeček
uzory-board-ask-discard = Jsi na tahu: odlož, co si nechceš nechat
uzory-board-ask-skip = Stiskni znovu: vyměníš destičky a vynecháš tah
uzory-board-ask-nothing = Žádná destička se nikam nehodí: vyměň je
uzory-board-ask-pick = Jsi na tahu: vyber destičku
uzory-board-ask-tile = Jsi na tahu: vyber políčko
uzory-board-ask-closes = Jsi na tahu: tato destička uzavře rámeček
uzory-board-ask-shard = Jsi na tahu: vyber trojúhelník pro střep
uzory-board-turn-left = Otočit doleva
uzory-board-turn-right = Otočit doprava
uzory-board-keys-hint-turn = otočení
uzory-board-keys-hint-tile = destička
uzory-board-shard = Položit střep
uzory-board-shard-short = Střep
uzory-board-shard-off = Bez střepu
uzory-board-shard-where = Vyber trojúhelník destičky.
uzory-board-shard-nowhere = Tady žádný trojúhelník destičky střep nepřijme.
uzory-board-shard-cell = Nejdřív ukaž na zvýrazněné políčko.
uzory-board-shard-none = Střepy došly
uzory-board-shard-side = { $side ->
    [N] Střep na sever
    [E] Střep na východ
    [S] Střep na jih
   *[W] Střep na západ
}
uzory-board-skip = Vyměnit destičky
uzory-board-skip-short = Vyměnit
uzory-board-skip-again = Stiskni znovu: zabere to tah
uzory-board-skip-again-short = Ještě jednou
uzory-board-lay = Položit
uzory-board-lay-on = Položit na { $cell }
uzory-board-keep = Nechat obě
uzory-board-discard = Odložit { $count }
uzory-board-discard-hint = Ťukni na destičky, které si nechceš nechat. Pak dobereš do tří.
uzory-board-discard-tile = { $discards ->
    [yes] Destička { $number } se odloží.
   *[no] Destička { $number } zůstane.
}
uzory-board-name = Kdo získá bod za tento rámeček?
uzory-board-name-seat = Bod: { $name }
uzory-board-name-you = Bod pro tebe
uzory-board-zoom-in = Přiblížit
uzory-board-zoom-out = Oddálit
uzory-board-fit = Ukázat vše
uzory-board-keys-tiles = destička z ruky; znovu ji otočí
uzory-board-keys-turn = otočit destičku doleva, doprava
uzory-board-keys-cells = další políčko, kam se destička hodí
uzory-board-keys-shard = položit střep; šipky vyberou trojúhelník
uzory-board-keys-frames = další rámeček na poli
uzory-board-keys-discard = odložit označené, nebo nechat obě
uzory-board-keys-skip = vyměnit destičky (stisknout dvakrát)
uzory-board-keys-zoom = přiblížit, oddálit, ukázat vše

# The reader is the one who chooses a colour.
uzory-board-choose-wait-you = Vybíráš.
# The floor was pressed before any tile.
uzory-board-first-tile = Nejdřív vyber destičku z ruky.
uzory-board-ask-nowhere = Jsi na tahu: tahle destička se nikam nehodí, vyber jinou
uzory-board-nowhere = Tahle destička se nikam nehodí, ať ji otočíš jakkoli.
uzory-board-ask-shard-cell = Jsi na tahu: vyber políčko pro destičku a střep
uzory-board-shard-no-cell = S touhle destičkou střep nikam nepoložíš.
# Changing the hand now would end the match (U10.2, U10.4).
uzory-board-skip-ends = Výměna destiček teď partii ukončí.
uzory-board-skip-ends-again = Stiskni znovu: partie tím skončí
uzory-board-skip-ends-again-short = Ukončit partii
uzory-board-ask-skip-ends = Stiskni znovu a vyměníš destičky: partie tím skončí

## The end

uzory-board-finale = Podlaha: dlaždice { $tiles }, uzavřené rámečky { $frames }. Osvětlené: { $count }.
uzory-board-seals = { $count ->
    [one] { $count } pečeť
    [few] { $count } pečeti
   *[other] { $count } pečetí
}

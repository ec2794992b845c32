# Přehled pro hráče Sagrady, na papíře. Krátké věty: čte se, zatímco ostatní čekají.

sagrada-aid-facts = 1–4 hráči · 10 kol

## Kolo

sagrada-aid-round = Kolo
sagrada-aid-roll = Hod
sagrada-aid-roll-text = První hráč vytáhne ze sáčku kostky a hodí jimi: dvě na každého hráče a jednu navíc. To je zásoba.
sagrada-aid-order = Každý dva tahy
sagrada-aid-order-text = Nejdřív po směru hodinových ručiček, pak v opačném pořadí: poslední hráč má dva tahy za sebou.
sagrada-aid-draft = Vezmi a polož kostku
sagrada-aid-draft-text = Jednu kostku ze zásoby na políčko své vitráže. Brát nemusíš.
sagrada-aid-tool = Použij nástroj
sagrada-aid-tool-text = Nejvýš jeden za tah, před vzetím kostky nebo po něm. Stojí 1 žeton přízně, a leží-li už na kartě žeton, tak 2.
sagrada-aid-track = Zbytek na počítadlo
sagrada-aid-track-text = Kostky, které zbyly v zásobě, jdou na počítadlo kol, všechny na políčko tohoto kola.
sagrada-aid-bag = Sáček jde dál
sagrada-aid-bag-text = Vezme si ho další hráč po směru hodinových ručiček: ten je první. Po 10. kole se sčítají body.

## Kam smí kostka

sagrada-aid-cells = Kam smí kostka
sagrada-aid-cells-first = První kostka patří na okraj, smí i do rohu.
sagrada-aid-cells-touch = Každá další se dotýká ležící kostky, stranou nebo rohem.
sagrada-aid-cells-asked = Barevné políčko přijme svou barvu, políčko s puntíky svou hodnotu, políčko bez požadavku každou kostku.
sagrada-aid-cells-equal = Vlevo a vpravo od kostky, nad ní ani pod ní nesmí být jiná stejné barvy ani stejné hodnoty. Úhlopříčně smí.
sagrada-aid-cells-picture = Kam smí tato kostka

## Co přináší body

sagrada-aid-public = Společné cíle, každý tolikrát, kolikrát je splněn
sagrada-aid-goal-row_color_variety = plná řada, pět barev
sagrada-aid-goal-column_color_variety = plný sloupec, čtyři barvy
sagrada-aid-goal-row_shade_variety = plná řada, pět hodnot
sagrada-aid-goal-column_shade_variety = plný sloupec, čtyři hodnoty
sagrada-aid-goal-light_shades = dvojice 1 a 2
sagrada-aid-goal-medium_shades = dvojice 3 a 4
sagrada-aid-goal-deep_shades = dvojice 5 a 6
sagrada-aid-goal-shade_variety = sada od 1 do 6
sagrada-aid-goal-color_variety = sada pěti barev
sagrada-aid-goal-color_diagonals = kostka, která má úhlopříčně svou barvu
sagrada-aid-more = A také
sagrada-aid-private = každá tvá kostka v barvě osobního cíle přinese svou hodnotu
sagrada-aid-tokens = za každý zbylý žeton přízně
sagrada-aid-empty = za každé prázdné políčko

## Nástroje; malá kostka ukazuje, kterou barvou se platí v sólové hře

sagrada-aid-tools = Dvanáct nástrojů

## Příklad

sagrada-aid-example-times = { $name }: { $times } × { $each } = { $points }
# Čím je cíl splněn, v závorce za součtem
sagrada-aid-why-column_color_variety = sloupce 4 a 5
sagrada-aid-why-light_shades = dvě 1, tři 2
sagrada-aid-why-color_variety = tři červené, tři žluté, tři fialové
sagrada-aid-example-private = { $name }: { $terms } = { $points }
sagrada-aid-example-tokens = Zbylé žetony přízně: { $points }
sagrada-aid-example-empty = Tři prázdná políčka: { $points }
sagrada-aid-example-total = Celkem { $points } bodů

## Snadno se zapomene

sagrada-aid-mind-take = Ber jen kostku, která se někam hodí, nebo které pomůže nástroj. Vzatou je nutné položit.
sagrada-aid-mind-whole = Nástroj se použije, jen jde-li jeho účinek provést celý. Zaplacené žetony zůstávají na kartě.
sagrada-aid-mind-neighbours = Na požadavcích sousedních prázdných políček nezáleží.
sagrada-aid-mind-moved = Přesunutá kostka splňuje všechna pravidla, která nástroj neruší. Ostatní kostky se nemusí ničeho dotýkat.
sagrada-aid-mind-lines = Řady a sloupce se počítají, jen jsou-li plné.
sagrada-aid-mind-sets = Dvojice a sady se počítají tolikrát, kolikrát je tam jejich nejvzácnější hodnota nebo barva.
sagrada-aid-mind-diagonals = Na úhlopříčkách se každá kostka počítá jednou, ať má sousedů kolik chce.
sagrada-aid-mind-wrong = Leží-li kostka proti pravidlům, její majitel odebírá kostky, dokud není vitráž v pořádku. Políčka se počítají jako prázdná.

## Konec hry a sólová hra

sagrada-aid-end = Vyhrává nejvyšší skóre.
sagrada-aid-tie = Shoda: více bodů za osobní cíl, pak více žetonů přízně, pak ten, jehož první tah v 10. kole přišel později.
sagrada-aid-solo = Sólo
sagrada-aid-solo-table = 4 kostky na kolo, dva tahy za sebou. 2 společné a 2 osobní cíle, 1 až 5 nástrojů, bez žetonů přízně.
sagrada-aid-solo-tool = Nástroj se platí kostkou ze zásoby v barvě, která je nahoře u jeho obrázku. Kostka i nástroj se vyřadí ze hry.
sagrada-aid-solo-score = Společné cíle a lepší z osobních, minus { $loss } body za každé prázdné políčko.
sagrada-aid-solo-target = Cílové skóre je součet hodnot kostek na počítadle kol. K výhře je nutné ho překonat; rovnost nestačí.

## Bodovací blok

sagrada-aid-pad-public = Společný cíl { $number }
sagrada-aid-pad-target = Cílové skóre (sólo)

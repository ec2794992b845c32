# Přehled pro hráče hry Uzory, na papíře. Krátké věty: čte se, zatímco ostatní čekají.

uzory-aid-facts = 2–6 hráčů · 49 nebo 64 destiček

## Tvůj tah

uzory-aid-turn = Tvůj tah: polož destičku, nebo vynech tah
uzory-aid-lay = Polož destičku
uzory-aid-lay-text = Jednu ze svých tří, libovolně otočenou, hranou k ležící destičce. Kde se destičky dotýkají, jsou barvy stejné, nebo je jedna bílá.
uzory-aid-shard = Přidej střep
uzory-aid-shard-text = Chceš-li, zakryj jeden trojúhelník této destičky svou barvou. Platí hned: i pro přiložení.
uzory-aid-close = Uzavři rámečky
uzory-aid-close-text = Kde se zlaté čáry dokola uzavřou, položí hráč, jehož barva má uvnitř největší plochu, svůj žeton: 1 bod.
uzory-aid-draw = Odlož a dober
uzory-aid-draw-text = Odlož jednu, obě nebo žádnou ze zbylých destiček, pak dober do tří.
uzory-aid-skip = Nebo: vynech tah
uzory-aid-skip-text = Odlož všechny tři destičky a vezmi si tři. Tah smíš vynechat, i když se destička hodí.
uzory-aid-field = Pole
uzory-aid-field-text = { $small } × { $small } destiček pro 2–4 hráče, { $large } × { $large } pro 5–6. Jeho hranice nejsou dané, dokud nemá plnou šířku i výšku.

## Co přináší rámeček

uzory-aid-area = Spočítej plochu
uzory-aid-area-corner = Roh, kde se setkají čtyři destičky, má 8 dílů, 2 z každé.
uzory-aid-area-centre = Kde v rohu destičky chybí zlatá čára, patří k rámečku střed této destičky: 2 za každý trojúhelník, celkem 8.
uzory-aid-area-open = Rámeček je uzavřený, když kolem každého takto spojeného rohu leží čtyři destičky.
uzory-aid-verdicts = Kdo získá bod
uzory-aid-verdict-clear = Tvá barva má největší plochu: ty, ať je na tahu kdokoli.
uzory-aid-verdict-tie = Několik hráčů má stejně: kdo destičku položil, určí jednoho z nich; někoho určit musí.
uzory-aid-verdict-one = Stejně jako bílá nebo barva bez hráče: hráč.
uzory-aid-verdict-white = Nejvíc má jen bílá nebo barva bez hráče: nikdo.
uzory-aid-set-up = Před hrou
uzory-aid-set-up-player = Každý si vezme barvu: její žeton, 8 střepů a 12 žetonů hotového vzoru, a navíc tajně 3 destičky.
uzory-aid-set-up-table = Jedna destička leží lícem nahoru jako počáteční. Destičky barev bez hráče zůstávají ve hře.

## Příklady

uzory-aid-example-clear = Nejvíc je červené: bod pro červenou.
uzory-aid-example-tie = Červené a oranžové je stejně: kdo destičku položil, určí jednoho.
uzory-aid-example-white = Střed jedné destičky patří k rámečku, počítá se tedy 16. Nejvíc je bílé: nikdo.
uzory-aid-example-broken = Rozbitý vzor: bílá vedle černé se počítá za 0. Nejvíc je oranžové.

## Snadno se zapomene

uzory-aid-mind-mirror = Destička se otáčí, nikdy se zrcadlově nepřevrací. Zlaté čáry na sebe nemusí navazovat.
uzory-aid-mind-black = Černá se dotýká jen černé a bílé, kromě hry s rozbitým vzorem.
uzory-aid-mind-own = Střep se nedává na vlastní barvu ani na destičku položenou dříve.
uzory-aid-mind-shards = Máš osm střepů; nevracejí se. Zbylé rozhodují při shodě.
uzory-aid-mind-several = Jedna destička může uzavřít až čtyři rámečky; každý se počítá zvlášť.
uzory-aid-mind-border = Rámeček, který sahá k okraji plného pole, se nikdy neuzavře.
uzory-aid-mind-others = Kdo získá bod v cizím tahu, neodkládá destičky.
uzory-aid-mind-stack = Když je balíček prázdný, zamíchají se odložené.

## Rozbitý vzor a konec hry

uzory-aid-broken = Rozbitý vzor
uzory-aid-broken-touch = Černá se smí dotýkat kterékoli barvy.
uzory-aid-broken-spent = Trojúhelník, který se přes hranu dotýká černé, se při uzavření rámečku počítá za 0.
uzory-aid-broken-immune = Trojúhelníky destičky, na které je také vidět černá, mají imunitu. Černá se nepočítá nikdy.
uzory-aid-broken-shard = Střep na černé tuto černou odstraní, a byla-li poslední, i imunitu.
uzory-aid-end-full = Pole je plné; poslední rámečky se ještě počítají.
uzory-aid-end-skips = Všichni po řadě vynechali tah, ačkoli mohli položit destičku. Nebo se už žádná destička nehodí, nebo uplynulo pět kol bez destičky.
uzory-aid-end-points = Vyhrává, kdo má na poli nejvíc žetonů.
uzory-aid-end-tie = Shoda: komu zbylo víc střepů. Trvá-li shoda, hráči se o vítězství dělí.

## Bodovací blok

uzory-aid-pad-shards = Zbylé střepy

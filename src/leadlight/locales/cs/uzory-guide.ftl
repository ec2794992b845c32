# Learning Uzory in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

uzory-howto-lay = Polož
uzory-howto-lay-text = Jednu ze tří destiček vedle už ležící. Otáčej ji, jak chceš.
uzory-howto-match = Slaď
uzory-howto-match-text = Strany, které se dotýkají, mají stejnou barvu, nebo je jedna z nich bílá.
uzory-howto-match-text-broken = Strany, které se dotýkají, mají stejnou barvu, nebo je jedna bílá či černá. Co leží proti černé, se nepočítá, ledaže je černá i na jeho destičce.
uzory-howto-match-same = červená k červené
uzory-howto-match-white = bílá ke každé
uzory-howto-close = Uzavři
uzory-howto-close-text = Zlatá čára, která se dokola uzavře, tvoří rámeček. Bod získá barva s největší plochou uvnitř.
uzory-howto-close-leads = uvnitř vede červená
uzory-howto-close-scores = +1 pro červenou
uzory-howto-shard = Obarvi
uzory-howto-shard-text = Jednou za tah smí střep dát tvou barvu jednomu trojúhelníku pokládané destičky. Střepů máš osm.
uzory-howto-pays = Co přinese body, a hned
uzory-howto-pays-frame = za každý rámeček, kde vede tvá barva
uzory-howto-pays-nobody = vede-li jen bílá nebo barva bez hráče
uzory-howto-pays-tie = stejně? Určí ten, kdo destičku položil
uzory-howto-pays-shards = při shodě bodů vyhrává, komu zbylo víc střepů

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

uzory-term-tile = Destička má čtyři trojúhelníky skla a zlaté čáry v rozích. V ruce máš tři.
uzory-term-tile-forms = destičk*|destiček|destičce
uzory-term-frame = Rámeček je zlatá čára, která běží dokola. Uzavře se, když leží všechny potřebné destičky.
uzory-term-frame-forms = rámeček|rámečk*
uzory-term-corner = V otevřeném rohu zlatá čára chybí: rámeček pokračuje středem destičky.
uzory-term-corner-forms = otevřený roh|otevřeném rohu|otevřené rohy|otevřených rohů|otevřenými rohy
uzory-term-area = Plocha barvy říká, kolik z rámečku zabírá, počítáno v šestnáctinách destičky.
uzory-term-area-forms = plocha|plochy|ploše|plochu|plochou|ploch
uzory-term-shard = Střep zakryje jeden trojúhelník destičky, kterou pokládáš, a natrvalo mu dá tvou barvu.
uzory-term-shard-forms = střep*
uzory-term-seal = Pečeť na rámečku ukazuje, kdo za něj získal bod. Každá platí 1 bod.
uzory-term-seal-forms = pečeť|pečeti|pečetí|žeton* hotového vzoru
uzory-term-vertex = Uzel je bod, kde se stýkají čtyři políčka. Kolem uzlů rostou rámečky.
uzory-term-vertex-forms = uzel|uzlu|uzlem|uzly|uzlů
uzory-term-leader = Vedoucí barvy jsou ty s největší plochou v rámečku.
uzory-term-leader-forms = vedoucích barev|vedoucí barvy|vedou barvy
uzory-term-skip = Vynechat tah znamená vyměnit všechny tři destičky místo pokládání. Vynechají-li ho všichni po sobě, partie končí.
uzory-term-skip-forms = vynechání*|vynechat
uzory-term-redraw = Výměna destiček znamená, že tah vynechal někdo, kdo nemohl nic položit. Vynechání po sobě se po ní počítají znovu.
uzory-term-redraw-forms = výměna destiček|výměnou destiček
uzory-term-immune = Trojúhelníky na destičce, na které je černá, mají imunitu: černá vedle jim nic nebere.
uzory-term-immune-forms = imunit*

## The coach

uzory-coach-clear-you = Čára se uzavřela a uvnitř vede tvá barva: rámeček je tvůj, 1 bod.
uzory-coach-clear = Rámeček se uzavřel. Bod získá barva s největší plochou uvnitř, ať poslední destičku položil kdokoli.
uzory-coach-white = V tomto rámečku vede bílá, takže bod nezíská nikdo. Jeho čára zešedne.
uzory-coach-neutral = Vede tu barva, kterou nikdo nehraje, takže bod nezíská nikdo.
uzory-coach-tie = Barvy několika hráčů mají stejnou plochu. Kdo destičku položil, určí, kdo bod získá.
uzory-coach-one-candidate = Několik barev má stejnou plochu, ale jen jedna patří hráči: bod získá on.
uzory-coach-several = Jedna destička uzavřela více rámečků. Každý se vyhodnotí zvlášť.
uzory-coach-shard = Střep dá trojúhelníku natrvalo novou barvu, pro dotyk i pro plochu.
uzory-coach-skipped = Kdo vynechá tah, vymění všechny tři destičky. Vynechají-li ho všichni po sobě, partie končí.
uzory-coach-redraw = Nic se nehodilo, a tak se destičky vyměnily. Po takovém vynechání se vynechání po sobě počítají znovu.
uzory-coach-spent = Šrafovaný trojúhelník leží proti černé: nepřidá do žádného rámečku nic.
uzory-coach-renewed = Balíček byl prázdný, a tak se z odložených destiček stal nový.

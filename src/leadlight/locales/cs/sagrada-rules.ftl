# Číslovaná pravidla Sagrady, každé jednou větou: tak je ukazují `leadlight rules sagrada` a každé odmítnutí.

# The game in one paragraph, for somebody who learns it
sagrada-in-short = Získej nejvíc bodů zaplňováním své vitráže kostkami. V každém kole hodí první hráč kostkami zásoby; všichni si postupně vezmou po jedné a pak ještě po jedné v opačném pořadí. Kostka se musí dotýkat už položené (první patří na okraj), odpovídat barvě nebo hodnotě, kterou políčko vyžaduje, a nesmí ležet vedle kostky stejné barvy nebo hodnoty. Za nástroje, které tato pravidla uvolňují, se platí žetony přízně. Po deseti kolech přinášejí body společné cíle, osobní cíl a zbylé žetony; každé prázdné políčko stojí bod.

sagrada-rules-G1 = Herní materiál
sagrada-rule-G1-1 = Ve hře je 90 šestistěnných kostek, po 18 v každé z pěti barev: červené, žluté, zelené, modré a fialové.
sagrada-rule-G1-2 = Ve hře je 12 karet vitráží s vitráží na každé straně: 24 vitráží obtížnosti 3 až 6.
sagrada-rule-G1-3 = Ve hře je 12 nástrojů, 10 společných cílů a 5 osobních cílů, jeden pro každou barvu.
sagrada-rule-G1-4 = Ve hře je 24 žetonů přízně, 4 okenní rámy, 4 bodovací kameny, sáček na kostky a počítadlo kol s 10 políčky, které má na rubu počítadlo bodů.
sagrada-rule-G1-5 = Vitráž má 4 řady po 5 políčkách; políčko vyžaduje barvu, odstín (hodnotu kostky: čím nižší, tím světlejší sklo), anebo nevyžaduje nic.

sagrada-rules-G2 = Příprava pro 2–4 hráče
sagrada-rule-G2-1 = Každý hráč dostane 1 náhodný osobní cíl; vidí ho jen on sám.
sagrada-rule-G2-2 = Každý hráč dostane 2 náhodné karty vitráží a vybere si 1 ze 4 vitráží na nich; druhá karta se vyřadí ze hry.
sagrada-rule-G2-3 = Hráči si vybírají, aniž vidí volbu ostatních; vybrané vitráže se odhalí najednou.
sagrada-rule-G2-4 = Každý hráč dostane tolik žetonů přízně, kolik činí obtížnost vybrané vitráže.
sagrada-rule-G2-5 = 3 náhodné nástroje a 3 náhodné společné cíle se vyloží lícem nahoru; pro 2, 3 i 4 hráče je jich stejně.
sagrada-rule-G2-6 = Vykládají se po výběru vitráží, ledaže je zapnutá volba „Nejdřív karty na stole“ (G15.3).
sagrada-rule-G2-7 = Karty, které se nerozdaly ani nevyložily, se vyřadí ze hry.
sagrada-rule-G2-8 = Všech 90 kostek leží v sáčku.
sagrada-rule-G2-9 = Prvního hráče, který drží sáček, určí los, ledaže je volba „Kdo začíná“ nastavena na „Místo 1“ (G15.5).

sagrada-rules-G3 = Kola
sagrada-rule-G3-1 = Hra má 10 kol.
sagrada-rule-G3-2 = První hráč vytáhne ze sáčku po dvou kostkách na každého hráče a jednu navíc (5 / 7 / 9 pro 2 / 3 / 4 hráče) a hodí jimi: to je zásoba.
sagrada-rule-G3-3 = Nejprve odehraje každý hráč jeden tah, po směru hodinových ručiček od prvního hráče.
sagrada-rule-G3-4 = Potom odehraje každý hráč druhý tah v opačném pořadí: poslední hráč má dva tahy za sebou a první hráč je na řadě poslední.
sagrada-rule-G3-5 = Kolo končí druhým tahem prvního hráče.

sagrada-rules-G4 = Tah
sagrada-rule-G4-1 = Hrát smí pouze hráč, který je na tahu.
sagrada-rule-G4-2 = Ve svém tahu smí hráč vzít a položit jednu kostku a použít jeden nástroj, v libovolném pořadí; obojí je dobrovolné.
sagrada-rule-G4-3 = Kdo neudělá ani jedno, pasuje; tah lze ukončit vždy, pokud v ruce nezůstala vzatá kostka.
sagrada-rule-G4-4 = Kostka se vezme ze zásoby a hned položí na povolené políčko vlastní vitráže (G5).
sagrada-rule-G4-5 = Vzatá kostka se musí položit; do zásoby ji vrátí jen „Štětec na tavidlo“ a „Odstraňovač tavidla“.
sagrada-rule-G4-6 = Kostku lze vzít, jen pokud má povolené políčko nebo pokud se pro ni dá právě teď použít nástroj pro kostku v ruce (G7): hráč na něj má, v tomto tahu ještě žádný nepoužil a jeho podmínka je splněna.
sagrada-rule-G4-7 = Dokud je vzatá kostka v ruce, lze ji jen položit nebo pro ni použít nástroj pro kostku v ruce (G7).
sagrada-rule-G4-8 = Nemá-li kostka v ruce povolené políčko, musí pro ni hráč použít nástroj (G7).
sagrada-rule-G4-9 = Pokud „Štětec na tavidlo“ nebo „Odstraňovač tavidla“ vrátil kostku do zásoby, další kostku už v tomto tahu vzít nelze.
sagrada-rule-G4-10 = Tah skončí sám, když už nezbývá nic než ho ukončit.

sagrada-rules-G5 = Pokládání kostky
sagrada-rule-G5-1 = Kostka se pokládá na prázdné políčko.
sagrada-rule-G5-2 = Není-li ve vitráži žádná kostka, musí být políčko na okraji: v horní či dolní řadě nebo v prvním či posledním sloupci, včetně rohů.
sagrada-rule-G5-3 = Jinak se políčko musí dotýkat aspoň jedné kostky, stranou nebo rohem.
sagrada-rule-G5-4 = Políčko, které vyžaduje barvu, přijme jen kostky této barvy s libovolnou hodnotou.
sagrada-rule-G5-5 = Políčko, které vyžaduje odstín, přijme jen kostky této hodnoty v libovolné barvě.
sagrada-rule-G5-6 = Políčko bez požadavku přijme jakoukoli kostku.
sagrada-rule-G5-7 = Žádná kostka vedle políčka (nad ním, pod ním, vlevo ani vpravo) nesmí mít stejnou barvu.
sagrada-rule-G5-8 = Žádná kostka vedle políčka (nad ním, pod ním, vlevo ani vpravo) nesmí mít stejnou hodnotu.
sagrada-rule-G5-9 = Kostky, které se dotýkají jen rohem, se mohou shodovat v barvě i hodnotě.
sagrada-rule-G5-10 = Na požadavcích sousedních prázdných políček nezáleží.
sagrada-rule-G5-11 = Políčko je pro kostku povolené, platí-li všechna pravidla G5.1–G5.8 kromě toho, co ruší nástroj.

sagrada-rules-G6 = Používání nástrojů
sagrada-rule-G6-1 = V jednom tahu smí hráč použít nejvýše jeden nástroj.
sagrada-rule-G6-2 = Nástroj stojí 1 žeton přízně, neleží-li na jeho kartě žádný žeton, jinak 2.
sagrada-rule-G6-3 = Žetony přejdou od hráče na kartu a zůstanou tam do konce hry.
sagrada-rule-G6-4 = Hráč, který nemá dost žetonů, nástroj použít nemůže.
sagrada-rule-G6-5 = Cena se platí při výběru nástroje a nikdy se nevrací.
sagrada-rule-G6-6 = Nástroj lze vybrat, jen když se jeho účinek dá provést celý (kdy to je, říkají G7–G9).
sagrada-rule-G6-7 = Každý hráč smí použít kterýkoli nástroj, v dalších tazích i opakovaně.

sagrada-rules-G7 = Nástroje pro kostku v ruce
sagrada-rule-G7-1 = „Vylamovací kleště“: hodnota se zvýší nebo sníží přesně o 1; 6 nelze zvýšit a 1 nelze snížit.
sagrada-rule-G7-2 = „Vylamovací kleště“ lze použít daným směrem, jen má-li změněná kostka povolené políčko.
sagrada-rule-G7-3 = „Řezák na čočky“: vyměň kostku v ruce za jednu kostku z počítadla kol; hodnoty se nemění a odevzdaná kostka zaujme stejné místo na počítadle.
sagrada-rule-G7-4 = „Řezák na čočky“ lze použít jen pro kostku z počítadla, která má povolené políčko, tedy nikdy, dokud je počítadlo prázdné.
sagrada-rule-G7-5 = „Štětec na tavidlo“: hoď kostkou v ruce znovu.
sagrada-rule-G7-6 = Po „Štětci na tavidlo“ se kostka musí položit, má-li s novou hodnotou povolené políčko; nemá-li, vrací se s ní do zásoby a další kostku už v tomto tahu vzít nelze.
sagrada-rule-G7-7 = „Štětec na tavidlo“ lze použít, jen kdyby kostka s některou hodnotou měla povolené políčko.
sagrada-rule-G7-8 = „Pravítko na korku“: kostka se položí na políčko, které se nedotýká žádné jiné kostky; ostatní pravidla pokládání platí.
sagrada-rule-G7-9 = „Pravítko na korku“ lze použít, jen je-li ve vitráži kostka a takové políčko existuje.
sagrada-rule-G7-10 = „Brusný kámen“: otoč kostku v ruce na opačnou stranu, takže z 1 bude 6, ze 2 bude 5, ze 3 bude 4, a naopak.
sagrada-rule-G7-11 = „Brusný kámen“ lze použít, jen má-li otočená kostka povolené políčko.
sagrada-rule-G7-12 = „Odstraňovač tavidla“: kostka se vrátí do sáčku a náhodně se vytáhne jiná; hráč vidí její barvu a dá jí libovolnou hodnotu od 1 do 6.
sagrada-rule-G7-13 = Po „Odstraňovači tavidla“ se nová kostka položí na povolené políčko, nebo se s touto hodnotou nechá v zásobě; nechat ji lze vždy, ale další kostku už v tomto tahu vzít nelze.
sagrada-rule-G7-14 = „Odstraňovač tavidla“ lze použít, jen má-li některá barva ze sáčku, včetně vrácené kostky, s některou hodnotou povolené políčko.
sagrada-rule-G7-15 = Po „Vylamovacích kleštích“, „Řezáku na čočky“ a „Brusném kameni“ se kostka musí položit ve stejném tahu; změna zůstává.

sagrada-rules-G8 = Nástroje k přesouvání kostek
sagrada-rule-G8-1 = Kostka se přesouvá tak, že se zvedne a položí na jiné prázdné políčko, které je pro ni povolené, když už je zvednutá; na svém políčku zůstat nesmí.
sagrada-rule-G8-2 = Byla-li zvednutá kostka ve vitráži jediná, musí být její nové políčko na okraji.
sagrada-rule-G8-3 = Ověřuje se jen přesunutá kostka; ty, které zůstaly, se ničeho dotýkat nemusí.
sagrada-rule-G8-4 = „Štětec na eglomizé“: přesuň jednu kostku; barva, kterou nové políčko vyžaduje, se nebere v úvahu, vše ostatní platí.
sagrada-rule-G8-5 = „Hladítko na měděnou fólii“: přesuň jednu kostku; odstín, který nové políčko vyžaduje, se nebere v úvahu, vše ostatní platí.
sagrada-rule-G8-6 = „Rozvírač olova“: přesuň právě dvě různé kostky, jednu po druhé; druhý přesun se ověřuje po prvním.
sagrada-rule-G8-7 = „Rozvírač olova“ lze použít, jen jsou-li možné dva takové přesuny po sobě; první se nabízí, jen může-li po něm následovat druhý.
sagrada-rule-G8-8 = „Poklepávací kolečko“: přesuň jednu nebo dvě různé kostky jedné barvy, jednu po druhé; tato barva musí být na počítadle kol.
sagrada-rule-G8-9 = Druhý přesun „Poklepávacím kolečkem“ je dobrovolný a musí to být kostka stejné barvy jako první; počítadlo kol se nemění.
sagrada-rule-G8-10 = Nástroj k přesouvání kostek lze použít, jen je-li možný aspoň jeden přesun (s „Rozvíračem olova“ dva po sobě).

sagrada-rules-G9 = Nástroje pro zásobu a pro kostku navíc
sagrada-rule-G9-1 = „Sklenářské kladívko“: hoď znovu všemi kostkami v zásobě.
sagrada-rule-G9-2 = „Sklenářské kladívko“ lze použít jen ve druhém hráčově tahu v kole, dřív než v něm vezme kostku, a je-li v zásobě kostka; potom smí kostku vzít.
sagrada-rule-G9-3 = „Lámací kleště“: hned vezmi a polož druhou kostku podle obvyklých pravidel.
sagrada-rule-G9-4 = „Lámací kleště“ lze použít jen v prvním hráčově tahu v kole, poté co v něm položil vzatou kostku, a jen má-li některá kostka v zásobě povolené políčko.
sagrada-rule-G9-5 = Kostka vzatá díky „Lámacím kleštím“ musí mít povolené políčko sama, protože druhý nástroj jí nepomůže.
sagrada-rule-G9-6 = Po „Lámacích kleštích“ hráč svůj druhý tah v tomto kole zcela vynechá.

sagrada-rules-G10 = Konec kola
sagrada-rule-G10-1 = Všechny kostky, které zbyly v zásobě, přejdou se svými hodnotami na políčko tohoto kola na počítadle; na jednom políčku jich může být víc.
sagrada-rule-G10-2 = Sáček se předá po směru hodinových ručiček; jeho nový držitel je prvním hráčem dalšího kola.
sagrada-rule-G10-3 = Po 10. kole hra končí a sčítají se body.

sagrada-rules-G11 = Bodování
sagrada-rule-G11-1 = Skóre tvoří body za společné cíle, osobní cíl a zbylé žetony přízně, minus body za prázdná políčka.
sagrada-rule-G11-2 = Každý společný cíl boduje tolikrát, kolikrát je splněn (G12).
sagrada-rule-G11-3 = U cílů s řadami a sloupci se počítají jen ty zcela zaplněné.
sagrada-rule-G11-4 = Osobní cíl přináší součet hodnot vlastních kostek jeho barvy.
sagrada-rule-G11-5 = Každý zbylý žeton přízně přináší 1 bod.
sagrada-rule-G11-6 = Za každé prázdné políčko se ztrácí 1 bod.
sagrada-rule-G11-7 = Výsledek může být záporný a shora není omezen.

sagrada-rules-G12 = Cíle
sagrada-rule-G12-1 = „Různobarevné řady“: 6 bodů za každou plnou řadu s pěti různými barvami.
sagrada-rule-G12-2 = „Různobarevné sloupce“: 5 bodů za každý plný sloupec se čtyřmi různými barvami.
sagrada-rule-G12-3 = „Řady různých odstínů“: 5 bodů za každou plnou řadu s pěti různými hodnotami.
sagrada-rule-G12-4 = „Sloupce různých odstínů“: 4 body za každý plný sloupec se čtyřmi různými hodnotami.
sagrada-rule-G12-5 = „Světlá skla“: 2 body za každou dvojici 1 a 2, kdekoli ve vitráži.
sagrada-rule-G12-6 = „Střední skla“: 2 body za každou dvojici 3 a 4, kdekoli ve vitráži.
sagrada-rule-G12-7 = „Tmavá skla“: 2 body za každou dvojici 5 a 6, kdekoli ve vitráži.
sagrada-rule-G12-8 = „Rozmanitost odstínů“: 5 bodů za každou sadu všech šesti hodnot, kdekoli ve vitráži.
sagrada-rule-G12-9 = „Rozmanitost barev“: 4 body za každou sadu všech pěti barev, kdekoli ve vitráži.
sagrada-rule-G12-10 = „Barevné diagonály“: 1 bod za každou kostku, která se rohem dotýká kostky své barvy; každá kostka se počítá jednou.
sagrada-rule-G12-11 = „Odstíny červené“, „žluté“, „zelené“, „modré“ a „fialové“ jsou osobní cíle (G11.4).

sagrada-rules-G13 = Vítěz
sagrada-rule-G13-1 = Vyhrává nejvyšší skóre.
sagrada-rule-G13-2 = Při shodě vyhrává ten z hráčů se stejným skóre, kdo má víc bodů za osobní cíl.
sagrada-rule-G13-3 = Trvá-li shoda: ten, komu zbylo víc žetonů přízně.
sagrada-rule-G13-4 = Trvá-li shoda: ten, jehož první tah v 10. kole přišel později; to rozhodne vždy.

sagrada-rules-G14 = Sólová hra
sagrada-rule-G14-1 = Příprava i průběh jsou stejné jako s více hráči, s níže uvedenými změnami; vitráž se vybírá také ze dvou karet (G2.2).
sagrada-rule-G14-2 = Žetony přízně se nepoužívají.
sagrada-rule-G14-3 = 2 společné cíle a 2 osobní cíle leží lícem nahoru.
sagrada-rule-G14-4 = Volba „Nástroje“ je počet nástrojů: od 1 (velmi těžké) do 5 (snadné).
sagrada-rule-G14-5 = V každém kole jsou 4 kostky.
sagrada-rule-G14-6 = Každé kolo má dva tahy, jeden hned po druhém; „Sklenářské kladívko“ patří do druhého, „Lámací kleště“ do prvního a stojí druhý.
sagrada-rule-G14-7 = Nástroj se platí jednou kostkou ze zásoby v barvě nástroje, s libovolnou hodnotou.
sagrada-rule-G14-8 = Nástroj i kostka, kterou se za něj zaplatilo, se vyřadí ze hry: každý nástroj se použije jednou.
sagrada-rule-G14-9 = Kostkou v ruce platit nelze: kostka k placení musí ležet v zásobě.
sagrada-rule-G14-10 = Placení se nepočítá jako braní kostky.
sagrada-rule-G14-11 = Zda lze nástroj použít, se ověřuje na zásobě bez kostky k placení: u „Sklenářského kladívka“ musí zbýt kostka, u „Lámacích kleští“ kostka s povoleným políčkem.
sagrada-rule-G14-12 = Zbylé kostky přejdou beze změny na počítadlo kol; nezbude-li žádná, zaplní políčko bodovací kámen.
sagrada-rule-G14-13 = Cílové skóre je součet hodnot všech kostek na počítadle po 10. kole; kostky, kterými se platilo za nástroje, se nepočítají.
sagrada-rule-G14-14 = Skóre tvoří body za společné cíle a za jeden ze dvou osobních cílů, minus 3 za každé prázdné políčko.
sagrada-rule-G14-15 = Po 10. kole se počítá osobní cíl s větším součtem; jsou-li stejné, ten první.
sagrada-rule-G14-16 = Hráč vyhrává jen se skóre vyšším, než je cílové; při rovnosti prohrává.

sagrada-rules-G15 = Volby hry
sagrada-rule-G15-1 = Volba „Hráči“: 1, 2, 3 nebo 4; 1 je sólová hra.
sagrada-rule-G15-2 = Volba „Propagační vitráže“ (výchozí stav: vypnuto): je-li zapnutá, přibudou ke kartám vitráží dvě propagační karty (Vitraux a Balboa Bay, Alpenglow a Komorebi).
sagrada-rule-G15-3 = Volba „Nejdřív karty na stole“ (výchozí stav: vypnuto): je-li zapnutá, vyloží se nástroje a společné cíle před výběrem vitráží.
sagrada-rule-G15-4 = Volba „Nástroje“: 1 až 5 (výchozí 3), počet nástrojů; má smysl jen v sólové hře.
sagrada-rule-G15-5 = Volba „Kdo začíná“: „Určí los“ (výchozí) nebo „Místo 1“. Je-li nastavena na „Místo 1“, je prvním hráčem 1. kola bez losování hráč na místě 1 u stolu; hráči se tak v začínání mohou partii od partie střídat.

sagrada-rules-G16 = Nepovolené vitráže
sagrada-rule-G16-1 = U skutečného stolu hráč, jehož vitráž porušuje pravidla, odebírá kostky, dokud je neporušuje; tady se nepovolené položení nikdy nepřijme, takže se to nestane.

# Signs on the board in the browser; first what holds for all of them
sagrada-signs-GB = Co deska v prohlížeči ukazuje kromě samotných dílků.
sagrada-sign-GB1 = Políčko s puntíky vyžaduje tuto hodnotu, políčko s barvou a její značkou tuto barvu; na políčko bez požadavku patří kterákoli kostka (G5.4–G5.6).
sagrada-sign-GB2 = Je-li kostka vybraná, políčka, kam se hodí, jsou zvýrazněná. Číslo s plusem říká, kolik bodů tvá vitráž získá (G5.11).
sagrada-sign-GB3 = Kroužky u jména jsou žetony přízně: plné zbývají, prázdné jsou utracené. Na nástroji znamenají jeho cenu (G6.2).
sagrada-sign-GB4 = „8 + ?“ znamená, že vitráž má teď 8 bodů a osobní cíl je ještě skrytý (G11.1).
sagrada-sign-GB5 = Malé číslo na políčku počítadla kol říká, kolik je tam kostek (G10.1).
sagrada-sign-GB6 = Pořadí tahů ukazuje tahy tohoto kola, tam a zpět. Orámovaná značka je hráč, který je na tahu (G3.3, G3.4).

# Worked examples, numbered as in docs/rules/sagrada.md; first what holds for all of them
sagrada-examples-GE = Vitráž v těchto příkladech je Sun Catcher. Řada 1: bez požadavku, modré, 2, bez požadavku, žluté. Řada 2: bez požadavku, 4, bez požadavku, červené, bez požadavku. Řada 3: bez požadavku, bez požadavku, 5, žluté, bez požadavku. Řada 4: zelené, 3, bez požadavku, bez požadavku, fialové. Políčko v řadě 1 a sloupci 3 je r1c3. V pozici Q leží na r1c1 červená 3, na r1c2 modrá 6 a na r2c1 zelená 5; v pozici K jen červená 3 na r1c1.
sagrada-example-GE1 = Hrají Elena, Boris a Marie a první je Elena. Pořadí tahů: Elena, Boris, Marie, Marie, Boris, Elena; v dalším kole je první Boris (G3.3, G3.4, G10.2).
sagrada-example-GE2 = „Různobarevné sloupce“ přinesou 10 bodů, „Světlá skla“ 4, „Rozmanitost barev“ 12, osobní cíl (fialová) 17; žetony nezbyly a 3 políčka jsou prázdná. Celkem 10 + 4 + 12 + 17 + 0 − 3 = 40 (G11.1).
sagrada-example-GE3 = Na červené políčko patří kterákoli červená kostka, na políčko s 3 kterákoli kostka s hodnotou 3, na políčko bez požadavku kterákoli kostka (G5.4–G5.6).
sagrada-example-GE4 = Pozice Q, červená 2: z políček r1c3, r2c2 a r1c5 je povolené jen r1c3. r2c2 vyžaduje 4; r1c5 je žluté a nedotýká se žádné kostky. Všechna povolená políčka jsou r1c3, r2c3, r3c1 a r3c2 (G5.11).
sagrada-example-GE5 = Prázdná vitráž, modrá 5: povolená jsou r1c1, r1c2, r1c4, r2c1, r2c5, r3c1, r3c5, r4c3 a r4c4 (G5.2).
sagrada-example-GE6 = Pozice Q, zelená 5: povolená jsou r2c3 a r3c2. r3c1 ne, protože leží pod druhou zelenou 5 (G5.7, G5.8).
sagrada-example-GE7 = Pozice K, fialová 3, a žádný nástroj pro kostku v ruce použít nelze: kostka se vzít nesmí, protože pro ni není políčko. Na r2c1 by například ležela pod červenou 3 (G4.6, G5.8).
sagrada-example-GE8 = Pozice K, fialová 3 a „Vylamovací kleště“: jako 4 smí na r2c1 nebo r2c2, jako 2 na r2c1 (G7.1, G7.2).
sagrada-example-GE9 = Pozice K, fialová 3 a „Brusný kámen“: změní se na 4 a smí na r2c1 nebo r2c2 (G7.10).
sagrada-example-GE10 = Pozice K, červená 5 a „Štětec na tavidlo“: vzít se smí. Políčko má jen hozená 4, a to r2c2, které se červené 3 dotýká rohem. S jakoukoli jinou hodnotou se kostka vrátí do zásoby a další už v tomto tahu vzít nelze (G7.6, G7.7).
sagrada-example-GE11 = Pozice K, červená 5 a „Vylamovací kleště“: jako 4 smí na r2c2. Zvýšení na 6 hra nenabízí, protože pro červenou 6 není povolené políčko (G7.2).
sagrada-example-GE12 = Pozice K, fialová 3 a „Řezák na čočky“, na místě 2 počítadla kol žlutá 2: žlutá 2 smí na r2c1 a na místě 2 pak leží fialová 3 (G7.3).
sagrada-example-GE13 = Pozice Q, červená 4 a „Pravítko na korku“: povolená jsou r1c4, r2c4, r2c5, r3c5, r4c3 a r4c4. Bez nástroje r2c2, r2c3, r3c1 a r3c2 (G7.8).
sagrada-example-GE14 = Prázdná vitráž: „Pravítko na korku“ použít nelze (G7.9).
sagrada-example-GE15 = Pozice Q: s „Hladítkem na měděnou fólii“ lze červenou 3 přesunout na r1c3, r2c2, r2c3, r3c1 nebo r3c2. S „Poklepávacím kolečkem“, je-li na počítadle červená kostka, jen na r2c3, r3c1 nebo r3c2 (G8.5, G8.8).
sagrada-example-GE16 = Pozice K: se „Štětcem na eglomizé“ lze jedinou kostku přesunout na r1c2, r1c4, r1c5, r2c1, r2c5, r3c1, r3c5, r4c1, r4c2, r4c3, r4c4 nebo r4c5 (G8.2, G8.4).
sagrada-example-GE17 = Červená 3 na r1c1, zelená 5 na r2c1 a „Rozvírač olova“: existuje sedm dvojic přesunů a všechny začínají červenou 3. Ta jde na r3c1 a pak zelená 5 na r3c2 nebo r4c1; nebo jde na r3c2 a pak zelená 5 na r2c3, r3c1, r3c3, r4c1 nebo r4c3 (G8.6, G8.7).
sagrada-example-GE18 = Pozice K: „Rozvírač olova“ použít nelze, protože kostka je jen jedna (G8.7).
sagrada-example-GE19 = Zelená 3 na r1c1, modrá 6 na r1c2, fialová 1 na r2c1, zelená 4 na r2c2, na počítadle zelená kostka a „Poklepávací kolečko“. Zelenou 3 lze přesunout jen na r3c1; pak zelenou 4 na r1c1, které se právě uvolnilo, nebo na r2c3, nebo skončit. Přesune-li se nejdřív zelená 4, smí na r2c3, r3c1 nebo r3c2 (G8.8, G8.9).
sagrada-example-GE20 = Červená 3 na r1c1, zelená 5 na r2c1, modrá 1 na r3c2 a „Poklepávací kolečko“: zelenou 5 lze přesunout na r4c3, i když se pak červená 3 ničeho nedotýká (G8.3).
sagrada-example-GE21 = Nástroj, který ještě nikdo nepoužil, stojí 1 žeton, potom 2. Kdo má 1 žeton, může ho použít jen jako první (G6.2, G6.4).
sagrada-example-GE22 = Dva hráči; první hráč v prvním tahu kola použije „Lámací kleště“. Pořadí tahů: první hráč se dvěma kostkami, druhý, druhý. Druhý tah prvního hráče se vynechá, a pokud kostky brali všichni, jde na počítadlo 1 kostka (G9.3, G9.6).
sagrada-example-GE23 = Čtyři hráči, kolo 10, v ruce zelená 4 a „Odstraňovač tavidla“: sáček byl prázdný, takže se vrátí tatáž kostka a její hodnotu zvolíš ty (G7.12).
sagrada-example-GE24 = Plná vitráž, řada po řadě: červená 4, modrá 5, červená 2, fialová 6, žlutá 3; fialová 1, zelená 4, žlutá 6, červená 3, modrá 6; červená 6, žlutá 2, modrá 5, žlutá 6, zelená 5; zelená 1, červená 3, žlutá 6, modrá 4, fialová 1. Společné cíle v pořadí G12.1–G12.10 přinesou 12, 15, 5, 8, 4, 6, 6, 10, 12 a 10 bodů; osobní cíle: červená 18, žlutá 23, zelená 10, modrá 20, fialová 8.
sagrada-example-GE25 = Modré kostky na r2c2, r3c1, r3c3 a r4c4, žluté na r2c5, r3c4 a r4c3: „Barevné diagonály“ přinesou 7 bodů (G12.10).
sagrada-example-GE26 = Prázdná vitráž a 4 zbylé žetony: 4 − 20 = −16 bodů (G11.5–G11.7).
sagrada-example-GE27 = Dva hráči mají po 30 bodech, z toho 12 za osobní cíl, a po 1 žetonu. Vítězí ten, jehož první tah v kole 10 byl později (G13.2–G13.4).
sagrada-example-GE28 = Sólo: v zásobě jsou fialová 2, fialová 5, červená 1 a modrá 4 a „Štětec na tavidlo“ je fialový. S červenou 1 v ruce zaplatíš fialovou 2 nebo fialovou 5; s fialovou 2 v ruce jen fialovou 5. Tak či tak zůstanou v zásobě 2 kostky (G14.7, G14.9).
sagrada-example-GE29 = Sólo, druhý tah: v zásobě je jen modrá 3 a „Sklenářské kladívko“ je modré. Použít ho nelze, protože by nezbyla kostka k přehození (G14.11).
sagrada-example-GE30 = Sólo: 15 bodů za společné cíle, součty osobních cílů 9 a 14, 2 prázdná políčka, na počítadle 23. Výsledek je 15 + 14 − 6 = 23. To není víc než 23, takže partie je prohraná (G14.14–G14.16).
sagrada-example-GE31 = Sólo: poslední kostkou ze zásoby se zaplatil nástroj. Políčko kola zaplní bodovací kámen, který k cílovému skóre přidá 0 (G14.12, G14.13).

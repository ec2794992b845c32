# Číslovaná pravidla hry Uzory, každé jednou větou: tak je ukazují `leadlight rules uzory` a každé odmítnutí.

# The game in one paragraph, for somebody who learns it
uzory-in-short = Získej body za co nejvíc rámečků. Ve svém tahu polož jednu ze tří destiček k těm, které už leží, tak, aby se dotýkaly jen stejné barvy (bílá se smí dotýkat kterékoli), a chceš-li, zakryj jeden její trojúhelník střepem své barvy. Když se zlaté čáry spojí v uzavřený rámeček, získá bod hráč, jehož barva v něm má největší plochu. Pak odlož destičky, které nechceš, a dober do tří. Hra končí, když je pole plné.

uzory-rules-U1 = Herní materiál
uzory-rule-U1-1 = Ve hře je 133 destiček, žetonů „Vzor“.
uzory-rule-U1-2 = Destička je čtverec rozdělený úhlopříčkami na čtyři trojúhelníky; každý z nich je červený, oranžový, žlutý, zelený, modrý, fialový, bílý nebo černý.
uzory-rule-U1-3 = V každém rohu destičky spojuje úsečka rámečku středy dvou stran; v jednom nebo dvou rozích chybí a tyto rohy jsou otevřené.
uzory-rule-U1-4 = Kresby všech 133 destiček jsou naše rekonstrukce: 114 bez černé a 19 s černou; 58 trojúhelníků v každé barvě hráčů, 152 bílých, 32 černých; 37 destiček se dvěma otevřenými rohy; žádné dvě nejsou stejné, ať se otočí jakkoli.
uzory-rule-U1-5 = Destičku lze otáčet po čtvrtotáčkách, se všemi stranami i rohy; nikdy se zrcadlově nepřevrací.
uzory-rule-U1-6 = Ve hře je 6 žetonů „Vzor hráče“, jeden v každé barvě hráčů.
uzory-rule-U1-7 = Ve hře je 48 střepů, po 8 v každé barvě hráčů.
uzory-rule-U1-8 = Ve hře je 96 žetonů hotového vzoru: po 16 v každé barvě hráčů, z nich se 12 rozdá a 4 jsou náhradní.

uzory-rules-U2 = Příprava
uzory-rule-U2-1 = Hrají dva až šest hráčů.
uzory-rule-U2-2 = Každý hráč si v pořadí míst vybere jeden ze zbývajících žetonů „Vzor hráče“ a hraje jeho barvou; žeton zůstává na očích.
uzory-rule-U2-3 = Každý hráč dostane 8 střepů své barvy a 12 žetonů hotového vzoru.
uzory-rule-U2-4 = Destičky se zamíchají a každému se rozdají 3, skrytě před ostatními; zbytek je balíček lícem dolů.
uzory-rule-U2-5 = V obou režimech se hraje se všemi 133 destičkami.
uzory-rule-U2-6 = Barvy, kterými nikdo nehraje, zůstávají na destičkách jako vzory bez hráče.
uzory-rule-U2-7 = Prvního hráče určí los, ledaže je volba „Kdo začíná“ nastavena na „Místo 1“ (U13.4).
uzory-rule-U2-8 = Před prvním tahem se jedna náhodná destička z balíčku položí lícem nahoru, bez otáčení: to je počáteční destička.
uzory-rule-U2-9 = První hráč pak hraje obvyklý tah.

uzory-rules-U3 = Tah
uzory-rule-U3-1 = Hraje se po směru hodinových ručiček; hrát smí jen hráč, který je na tahu.
uzory-rule-U3-2 = Ve svém tahu hráč buď položí jednu ze tří destiček z ruky (U4), nebo tah vynechá.
uzory-rule-U3-3 = Po položení se rámečky uzavřou a vyhodnotí (U6–U8), pak hráč odkládá a dobírá destičky (U9.1–U9.3) a pak hraje další.
uzory-rule-U3-4 = Kdo vynechá tah, odloží všechny 3 destičky z ruky a dobere 3 nové.
uzory-rule-U3-5 = Tah lze vynechat i tehdy, když je co položit.
uzory-rule-U3-6 = Vynechání je dobrovolné, mohl-li hráč položit aspoň jednu destičku, se střepem nebo bez něj; jinak je to výměna destiček.

uzory-rules-U4 = Pokládání destičky
uzory-rule-U4-1 = Políčko musí být prázdné a mít společnou stranu s ležící destičkou.
uzory-rule-U4-2 = Všechny destičky i s novou se musí vejít do čtverce 7 krát 7 políček při 2–4 hráčích a 8 krát 8 při 5–6; dokud čtverec není vyplněný na šířku i na výšku, může se posouvat.
uzory-rule-U4-3 = Na každé straně společné s ležící destičkou musí mít oba trojúhelníky stejnou barvu, nebo je jeden z nich bílý.
uzory-rule-U4-4 = V základním režimu je černá barva jako každá jiná: dotýká se jen černé a bílé.
uzory-rule-U4-5 = Trojúhelník zakrytý střepem má pro U4.3 barvu střepu, teď i později.
uzory-rule-U4-6 = Úsečky rámečků nemusí na nic navazovat.
uzory-rule-U4-7 = Destičky leží těsně v mřížce, bez mezer a posunutí.

uzory-rules-U5 = Střepy
uzory-rule-U5-1 = Ve svém tahu smí hráč dát jeden střep své barvy na destičku, kterou pokládá.
uzory-rule-U5-2 = Střep zakryje přesně jeden libovolně zvolený trojúhelník, který má od té chvíle v každém ohledu jeho barvu.
uzory-rule-U5-3 = Nesmí se zakrýt trojúhelník vlastní barvy; bílý, černý a všechny ostatní ano.
uzory-rule-U5-4 = Destička i se střepem musí splňovat U4.3.
uzory-rule-U5-5 = Nejvýš jeden střep za tah, jen spolu s pokládanou destičkou, nikdy na destičku položenou dříve.
uzory-rule-U5-6 = Střep není povinný.
uzory-rule-U5-7 = Komu střepy došly, nemůže žádný použít; střepy se nevracejí.

uzory-rules-U6 = Uzavřené rámečky
uzory-rule-U6-1 = Otevřený roh ležící destičky spojuje uzel mřížky v tomto rohu se středem destičky.
uzory-rule-U6-2 = Uzavřený rámeček je vše, co je takto spojené, s aspoň jedním uzlem, leží-li kolem každého jeho uzlu čtyři destičky.
uzory-rule-U6-3 = Rámeček se uzavře v tahu, kdy začne platit U6.2; uzavřít se mohou jen rámečky s uzlem u položené destičky.
uzory-rule-U6-4 = Jedna destička může uzavřít až čtyři rámečky; každý se vyhodnotí zvlášť.
uzory-rule-U6-5 = Rámeček s uzlem na okraji plného pole se nikdy neuzavře.
uzory-rule-U6-6 = Uzavřený rámeček se už nemění a znovu se nevyhodnocuje.

uzory-rules-U7 = Plocha a rozhodnutí
uzory-rule-U7-1 = U každého uzlu rámečku přidá každá ze čtyř destiček 1 jednotku za každý ze dvou trojúhelníků v tomto rohu.
uzory-rule-U7-2 = Každý připojený střed přidá 2 jednotky za každý ze čtyř trojúhelníků destičky; jednotka je šestnáctina destičky.
uzory-rule-U7-3 = Vedou barvy s největší plochou ze šesti barev hráčů a bílé, v základním režimu i černé.
uzory-rule-U7-4 = Je-li největší plocha 0, nezíská bod nikdo.
uzory-rule-U7-5 = Vede-li samotná bílá, nezíská bod nikdo.
uzory-rule-U7-6 = Vede-li jedna barva a je to barva hráče, získá bod tento hráč.
uzory-rule-U7-7 = Není-li žádná z vedoucích barev barvou hráče, nezíská bod nikdo.
uzory-rule-U7-8 = Vede-li více barev a právě jedna z nich je barvou hráče, získá bod tento hráč a nikdo už nic neurčuje.
uzory-rule-U7-9 = Jsou-li dvě nebo více vedoucích barev barvami hráčů, určí ten, kdo destičku položil, který z těchto hráčů bod získá.
uzory-rule-U7-10 = Určit lze kohokoli z nich, i soupeře; někoho určit je nutné.

uzory-rules-U8 = Body
uzory-rule-U8-1 = Kdo bod získal, položí na rámeček žeton hotového vzoru své barvy; platí 1 bod.
uzory-rule-U8-2 = Leží na uzlu rámečku u položené destičky; je-li jich víc, na prvním v pořadí čtení.
uzory-rule-U8-3 = Bod získaný v cizím tahu se vyznačí stejně, ale bez odkládání destiček.
uzory-rule-U8-4 = Nad 12 bodů se použijí 4 náhradní žetony; nad 16 se body jen počítají.
uzory-rule-U8-5 = Žetony nemají vliv na dotyk barev ani na plochy.

uzory-rules-U9 = Odkládání a dobírání
uzory-rule-U9-1 = Po položení a vyhodnocení smí hráč na tahu jednou odložit jednu nebo obě zbývající destičky z ruky, nebo žádnou neodkládat.
uzory-rule-U9-2 = Pak dobírá, dokud nemá 3 destičky.
uzory-rule-U9-3 = Ostatní hráči neodkládají, ani když získali bod.
uzory-rule-U9-4 = Má-li se dobrat destička a balíček je prázdný, zamíchají se odložené destičky do nového balíčku a dobírá se dál.
uzory-rule-U9-5 = Destičky jdou na odkládací balíček před dobíráním, takže se po U9.4 mohou vrátit.
uzory-rule-U9-6 = Odložené destičky leží lícem dolů.

uzory-rules-U10 = Konec hry
uzory-rule-U10-1 = Hra končí hned po vyhodnocení rámečků, když je pole plné: 49 destiček při 2–4 hráčích, 64 při 5–6. Už se neodkládá.
uzory-rule-U10-2 = Končí také, když po sobě následovalo tolik dobrovolných vynechání, kolik je hráčů; výměna destiček nebo položená destička začne počítání znovu.
uzory-rule-U10-3 = Kdykoli uplynul celý počet kol v řadě bez položené destičky, hra končí, pokud se žádná destička z balíčku, z odložených ani z rukou nehodí na žádné povolené políčko pro žádného hráče, ani s jeho střepy, jestli mu zbyly.
uzory-rule-U10-4 = Hra končí i po pěti kolech v řadě bez položené destičky.

uzory-rules-U11 = Vítěz
uzory-rule-U11-1 = Vyhrává, kdo má na poli nejvíc žetonů hotového vzoru, tedy bodů.
uzory-rule-U11-2 = Při shodě: komu zbylo víc střepů.
uzory-rule-U11-3 = Trvá-li shoda, hráči se o vítězství dělí.

uzory-rules-U12 = Hra s rozbitým vzorem
uzory-rule-U12-1 = Černá se smí dotýkat kterékoli barvy, i střepů.
uzory-rule-U12-2 = Trojúhelník, proti kterému přes hranu destičky leží černá, nepřidá do žádného rámečku nic.
uzory-rule-U12-3 = Trojúhelníky na destičce, na které je vidět černá, mají proti U12.2 imunitu.
uzory-rule-U12-4 = Černé trojúhelníky nikdy nepřidávají plochu.
uzory-rule-U12-5 = Platí to jen pro dotýkající se trojúhelník a dál se to nešíří.
uzory-rule-U12-6 = Posuzuje se to, když se rámeček uzavírá; na políčku bez destičky černá není a pozdější destičky nic nemění.
uzory-rule-U12-7 = Střep na černém trojúhelníku tuto černou odstraní; destička, na které už černá není, imunitu ztrácí.

uzory-rules-U13 = Volby hry
uzory-rule-U13-1 = Volba „Vzory“: „Celé“ (základní režim, výchozí) nebo „Rozbité“ (hra s rozbitým vzorem, U12).
uzory-rule-U13-2 = Volba „Hráči“: 2 až 6; závisí na ní velikost pole (U4.2).
uzory-rule-U13-3 = Počet kol bez destičky, který hru ukončí (U10.4), je vždy 5.
uzory-rule-U13-4 = Volba „Kdo začíná“: „Určí los“ (výchozí) nebo „Místo 1“. Je-li nastavena na „Místo 1“, je prvním hráčem bez losování hráč na místě 1 u stolu; hráči se tak v začínání mohou partii od partie střídat.

# Signs on the board in the browser; first what holds for all of them
uzory-signs-UB = Co deska v prohlížeči ukazuje kromě samotných dílků.
uzory-sign-UB1 = Obyčejná zlatá čára patří rámečku, který je ještě otevřený. Uzavřený rámeček září a nese pečeť hráče, který za něj získal bod (U6.2, U8.1).
uzory-sign-UB2 = Šedá čára se znaménkem minus je uzavřený rámeček, za který bod nezískal nikdo (U7.4, U7.5, U7.7).
uzory-sign-UB3 = Tečkovaný okraj označuje trojúhelník zakrytý střepem (U5.2).
uzory-sign-UB4 = Destička z ruky se na zvýrazněná políčka hodí tak, jak leží. Políčka s čárkovaným okrajem a šipkou ji přijmou po otočení (U1.5, U4.3).
uzory-sign-UB5 = Trojúhelníčky pod jménem jsou střepy hráče: plné zbývají, prázdné jsou použité (U5.7).
uzory-sign-UB6 = Pečeť u jména ukazuje barvu, za kterou hráč hraje (U2.2).

# Worked examples, numbered as in docs/rules/uzory.md; first what holds for all of them
uzory-examples-UE = Hrají dva hráči, červený a oranžový, není-li řečeno jinak. Plocha se počítá v šestnáctinách destičky (U7.2).
uzory-example-UE1 = Čtyři destičky uzavřou rámeček: červená 4, fialová 2, bílá 2. Červená vede sama: červený získá bod a položí na rámeček žeton (U7.6, U8.1).
uzory-example-UE2 = Červená 4, oranžová 4: obě jsou barvami hráčů, takže ten, kdo destičku položil, určí červeného, nebo oranžového (U7.9).
uzory-example-UE3 = Otevřený roh připojí střed destičky a plochy dají dohromady 16: bílá 6, žlutá 5, modrá 3, oranžová 1, červená 1. Bílá vede sama, takže bod nezíská nikdo (U7.2, U7.5).
uzory-example-UE4 = Červená 6, bílá 6, žlutá 3, oranžová 1: z vedoucích barev je barvou hráče jen červená. Bod získá červený a nikdo se neptá (U7.8).
uzory-example-UE5 = Fialová 3, oranžová 2, bílá 2, zelená 1: fialovou nikdo nehraje, takže bod nezíská nikdo. V šesti hráčích získá bod fialový (U7.6, U7.7).
uzory-example-UE6 = Červená 6, modrá 6, bílá 4: modrou nikdo nehraje, takže bod získá červený (U7.8).
uzory-example-UE7 = Fialová 6, zelená 6, bílá 4: fialovou ani zelenou nikdo nehraje, takže bod nezíská nikdo. V šesti hráčích určí ten, kdo destičku položil, zeleného, nebo fialového (U7.7, U7.9).
uzory-example-UE8 = Kolem uzlu leží čtyři destičky, ale otevřený roh vede k jinému uzlu, kolem kterého čtyři destičky ještě nejsou: nic se neuzavře (U6.2).
uzory-example-UE9 = Tři hráči: šest destiček uzavře jeden rámeček se dvěma uzly a připojeným středem. Bílá 11, modrá 8, zelená 3, fialová 1, žlutá 1: bod nezíská nikdo (U6.2, U7.5).
uzory-example-UE10 = Tři hráči, červený, oranžový a žlutý: jedna destička uzavře dva rámečky. V prvním oranžová 2, žlutá 2, bílá 2, červená 1, zelená 1: určí se oranžový, nebo žlutý. Ve druhém bílá 12, zelená 7, žlutá 2, červená 2, oranžová 1: bod nezíská nikdo (U6.4).
uzory-example-UE11 = Na dvou ze čtyř destiček je černá. S celými vzory bílá 8, oranžová 3, modrá 2, černá 2, žlutá 1: bod nezíská nikdo. S rozbitými oranžová 3, bílá 2, modrá 2, žlutá 1: bod získá oranžový (U12.2, U12.4).
uzory-example-UE12 = Rozbité vzory: fialová 3, oranžová 2. Bílý trojúhelník leží proti černé a nepřidá nic; fialový leží na destičce s černou a má imunitu. Fialovou nikdo nehraje, takže bod nezíská nikdo (U12.2, U12.3).
uzory-example-UE13 = Stejný rámeček, ale červený zakryl černý trojúhelník poslední destičky střepem: oranžová 2, fialová 2, červená 1, bílá 1. Destička ztratila imunitu, bílý trojúhelník se opět počítá a bod získá oranžový (U12.7).
uzory-example-UE14 = Rozbité vzory: vše v rámečku je černé nebo leží proti černé. Všechny plochy jsou 0, takže bod nezíská nikdo (U7.4).
uzory-example-UE15 = Černý trojúhelník by se dotýkal červeného: s celými vzory se nesmí, s rozbitými smí (U4.4, U12.1).
uzory-example-UE16 = Černý trojúhelník by se dotýkal bílého: smí se s celými i s rozbitými vzory (U4.3, U4.4).
uzory-example-UE17 = Oranžový trojúhelník by se dotýkal červeného: nesmí se. Zakryje-li ho červený červeným střepem, destičku položit smí (U4.5, U5.4).
uzory-example-UE18 = Červený chce položit destičku vedle oranžového trojúhelníku a destička se hodí. S červeným střepem na trojúhelníku, který se dotýká oranžového, se položit nesmí; střep nesmí ani na trojúhelník, který už červený je (U5.3, U5.4).
uzory-example-UE19 = Červený střep by se dotýkal černého trojúhelníku: s celými vzory se nesmí, s rozbitými smí (U12.1).
uzory-example-UE20 = Čtyři hráči a sedm destiček leží v jedné řadě: osmou nelze položit na žádný konec. V pěti hráčích ano (U4.2).
uzory-example-UE21 = Tři hráči vynechávají: dobrovolně, výměna destiček, dobrovolně, dobrovolně, dobrovolně. Počet dobrovolných vynechání po sobě je 1, 0, 1, 2, 3, takže partie končí po pátém (U10.2).
uzory-example-UE22 = Dva hráči: deset tahů po sobě bez destičky, mezi nimi i výměny, ačkoli se destičky ještě hodí. Partie končí po desátém (U10.4). Po tazích 2, 4, 6 a 8 se ověřovalo, zda se hodí aspoň jedna destička (U10.3).
uzory-example-UE23 = V balíčku zbývá jedna destička, odložených je 20 a ty odložíš obě destičky, které ti zbyly v ruce. Dobereš 1, z 22 odložených vznikne nový balíček a dobereš 2: v balíčku zbývá 20, odložená není žádná (U9.4, U9.5).
uzory-example-UE24 = Dva hráči: 49. destička uzavře rámeček. Rámeček se vyhodnotí a partie končí bez odkládání; hráč, který destičku položil, má v ruce 2 destičky (U10.1).
uzory-example-UE25 = Oba hráči mají 6 bodů; zbyly jim 3 a 5 střepů. Vítězí druhý hráč. S 5 a 5 střepy je vítězství společné (U11.2, U11.3).
uzory-example-UE26 = Za 13. bod si hráč vezme náhradní žeton; 17. se jen počítá (U8.4).
uzory-example-UE27 = Destičku položí červený a bod získá modrý: žeton položí modrý, ale odkládá a dobírá jen červený (U8.3, U9.3).

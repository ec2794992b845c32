# The numbered rules of Sintra, one sentence each, as `leadlight rules sintra` and every refusal show them.

# The game in one paragraph, for somebody who learns it
sintra-in-short = Získej nejvíc bodů zasklíváním oken svého paláce. Ve svém tahu vezmi všechny tabulky jedné barvy z jedné výlohy nebo ze středu a umísti je na jeden pásek pod sklenářem nebo vpravo od něj, anebo vrať sklenáře nad pásek nejvíce vlevo. Z plného pásku přejde jedna tabulka do okna pod ním a získáš body za toto okno a za všechna načatá okna vpravo. Tabulky, pro které není místo, se rozbijí a stojí body. Po šesti kolech následuje závěrečné bodování.

sintra-rules-S1 = Herní materiál
sintra-rule-S1-1 = Hra má 100 skleněných tabulek v pěti barvách (růžová, bílá, oranžová, modrá a žlutá), v každé barvě 20.
sintra-rule-S1-2 = Ke hře patří 9 výloh, jeden sáček, jedna věž, jeden žeton začínajícího hráče a jedna bodovací deska (počítadlo bodů, počítadlo kol, počítadlo rozbitého skla).
sintra-rule-S1-3 = Každý hráč má desku paláce s řadou 8 oken; každé okno má horní a dolní políčko.
sintra-rule-S1-4 = Na straně A i na straně B mají okna zleva doprava tyto bodové hodnoty: 4, 3, 3, 2, 2, 1, 1, 2.
sintra-rule-S1-5 = Každý hráč má stejnou sadu 8 oboustranných pásků se vzorem (čísla 1–8, strany a, b); na každé straně je 5 políček.
sintra-rule-S1-6 = Každé políčko má jednu z barev tabulek, nebo je to žolík; žolíky má pouze strana 4b (bílá, žolík, oranžová, žolík, růžová), a to dva.
sintra-rule-S1-7 = Každý hráč má jednoho sklenáře a dvě kostičky (na počítadlo bodů a na počítadlo rozbitého skla).
sintra-rule-S1-8 = Symbol u horního okraje pásku se nepočítá mezi políčka; ukazuje, jaké barvy má druhá strana.
sintra-rule-S1-9 = Pořadí políček na straně pásku nemá na hru žádný vliv.
sintra-rule-S1-10 = Počítadlo rozbitého skla má deset řádků 0–9 s hodnotami 0, −1, −2, −4, −6, −8, −10, −12, −15, −18.

sintra-rules-S2 = Příprava hry
sintra-rule-S2-1 = Hrají-li 2 / 3 / 4 hráči, použije se 5 / 7 / 9 výloh.
sintra-rule-S2-2 = Všichni hráči hrají na téže straně desky paláce, buď A, nebo B („Strana desky“, S13.2).
sintra-rule-S2-3 = Každému hráči se jeho 8 pásků rozloží v náhodném pořadí na pozice 1–8, nad každé okno jeden.
sintra-rule-S2-4 = Každý pásek kromě pásku 4 začíná náhodnou stranou nahoru; pásek 4 začíná stranou 4a nahoru, takže strana se žolíky je vespod.
sintra-rule-S2-5 = Každý hráč losuje pořadí i strany svých pásků nezávisle na ostatních.
sintra-rule-S2-6 = Každý sklenář začíná nad pozicí 1.
sintra-rule-S2-7 = Kostičky na počítadle bodů začínají na 0, kostičky na počítadle rozbitého skla na řádku 0.
sintra-rule-S2-8 = Na políčka II–VI počítadla kol se v náhodném pořadí položí pět tabulek, od každé barvy jedna.
sintra-rule-S2-9 = Ostatních 95 tabulek patří do sáčku; jedna se z něj náhodně vytáhne a přijde na políčko I počítadla kol.
sintra-rule-S2-10 = Na každou výlohu se pak položí 4 tabulky náhodně vytažené ze sáčku.
sintra-rule-S2-11 = Věž je na začátku prázdná.
sintra-rule-S2-12 = Začínajícího hráče prvního kola určí los, ledaže je volba „Kdo začíná“ nastavena na „Místo 1“ (S13.5).

sintra-rules-S3 = Kola hry
sintra-rule-S3-1 = Hra má přesně 6 kol, I–VI.
sintra-rule-S3-2 = Na začátku každého kola leží žeton začínajícího hráče ve středu stolu.
sintra-rule-S3-3 = První tah kola patří hráči, který měl do té doby žeton začínajícího hráče.
sintra-rule-S3-4 = Dál se hráči střídají po jednom tahu po směru hodinových ručiček (podle pořadí u stolu), dokud kolo neskončí (S10).

sintra-rules-S4 = Tah
sintra-rule-S4-1 = Hrát smí pouze hráč, který je na tahu.
sintra-rule-S4-2 = Tah tvoří právě jedna ze dvou akcí: A rozšíření vzoru (S5–S7), nebo B přesunutí sklenáře (S8).
sintra-rule-S4-3 = Pasovat není dovoleno.
sintra-rule-S4-4 = Dokud kolo trvá, lze vždy zvolit akci A.

sintra-rules-S5 = Akce A, krok 1: braní tabulek
sintra-rule-S5-1 = Hráč vezme všechny tabulky jedné barvy z jedné výlohy, nebo všechny tabulky jedné barvy ze středu stolu.
sintra-rule-S5-2 = Bere-li hráč z výlohy, její zbylé tabulky se pak přesunou do středu stolu.
sintra-rule-S5-3 = Tam, odkud hráč bere, musí být aspoň jedna tabulka zvolené barvy; žeton začínajícího hráče není tabulka.
sintra-rule-S5-4 = Kdo v daném kole jako první bere tabulky ze středu stolu, vezme i žeton začínajícího hráče.
sintra-rule-S5-5 = Kdo vezme žeton začínajícího hráče, tomu se kostička na počítadle rozbitého skla posune o 1 krok (S9), a to dřív, než se umístí jakákoli tabulka.
sintra-rule-S5-6 = Při braní z výlohy se žeton začínajícího hráče nikdy nebere.

sintra-rules-S6 = Akce A, krok 2: umístění tabulek
sintra-rule-S6-1 = Všechny vzaté tabulky patří na jediný pásek na hráčově vlastní desce; mezi více pásků se nikdy nedělí.
sintra-rule-S6-2 = Pásek musí být „dosažitelný“: leží na pozici pod sklenářem nebo na některé pozici vpravo od ní, nikdy vlevo.
sintra-rule-S6-3 = Políčko je pro tabulku vhodné, pokud je prázdné a buď má její barvu, nebo je to žolík.
sintra-rule-S6-4 = Hráč smí zvolit kterýkoli dosažitelný pásek s aspoň jedním vhodným políčkem, nejen ten, na který se vejde nejvíc tabulek.
sintra-rule-S6-5 = Pásek bez vhodného políčka se zvolit nesmí.
sintra-rule-S6-6 = Je-li vhodné políčko na některém dosažitelném pásku, hráč takový pásek zvolit musí, i kdyby tabulky raději nechal rozbít.
sintra-rule-S6-7 = Sklenář se přesune nad zvolenou pozici dřív, než se tabulky umístí.
sintra-rule-S6-8 = Na zvolený pásek se umístí tolik vzatých tabulek, kolik se jich vejde; umístit jich méně není dovoleno.
sintra-rule-S6-9 = Políčka v barvě tabulek se zaplňují dřív než žolíky.
sintra-rule-S6-10 = Vzaté tabulky, které se nevejdou, se rozbijí: každá putuje do věže a posune kostičku na počítadle rozbitého skla o 1 krok.
sintra-rule-S6-11 = Není-li vhodné políčko na žádném dosažitelném pásku, rozbijí se všechny vzaté tabulky.
sintra-rule-S6-12 = Rozbijí-li se všechny tabulky podle S6.11, sklenář zůstává na místě.
sintra-rule-S6-13 = Na prázdnou pozici (po vyřazeném pásku) nelze nic umístit: sklenář nad ní dosáhne jen na pozice vpravo od ní.

sintra-rules-S7 = Akce A, krok 3: dokončení pásku
sintra-rule-S7-1 = Je-li některé z 5 políček zvoleného pásku prázdné, nic dalšího se neděje a tah končí.
sintra-rule-S7-2 = Plný pásek se vyhodnotí v pořadí S7.3, S7.4–S7.8, S7.9–S7.10.
sintra-rule-S7-3 = Bonusové body za barvu: 1 bod za každou tabulku na pásku v barvě tabulky aktuálního kola (horní z těch, které na počítadle kol zbývají); tabulky na žolících se počítají podle vlastní barvy.
sintra-rule-S7-4 = Jednu z 5 tabulek si hráč ponechá; vybírá z různých barev, které na pásku leží.
sintra-rule-S7-5 = Zbylé 4 tabulky putují do věže.
sintra-rule-S7-6 = Je-li okno pod páskem prázdné, přijde ponechaná tabulka na jeho horní políčko a pásek se otočí na druhou, prázdnou stranu.
sintra-rule-S7-7 = Je-li horní políčko zaplněné, přijde ponechaná tabulka na dolní políčko a pásek se vyřadí ze hry.
sintra-rule-S7-8 = V obou případech zůstává sklenář nad touto pozicí, a to i tehdy, je-li nyní prázdná.
sintra-rule-S7-9 = Body za okno zahrnují číslo pod tímto oknem, bez ohledu na to, zda v něm teď leží 1, nebo 2 tabulky.
sintra-rule-S7-10 = K bodům za okno se přičtou čísla pod všemi okny dál vpravo, ve kterých leží 1 nebo 2 tabulky; okna vlevo se nepočítají nikdy.
sintra-rule-S7-11 = Po započtení bodů za okno tah končí; v jednom tahu se dokončí nejvýše jeden pásek.

sintra-rules-S8 = Akce B: přesunutí sklenáře
sintra-rule-S8-1 = Sklenář se přesune nad pásek nejvíce vlevo z těch, které ještě zbývají, a tah končí.
sintra-rule-S8-2 = Tato akce je dovolena jen tehdy, leží-li cílová pozice vlevo od sklenáře.
sintra-rule-S8-3 = Nad žádnou jinou pozici se sklenář touto akcí přesunout nesmí, nad prázdnou pozici nikdy.
sintra-rule-S8-4 = Prázdné pozice cestou nevadí, ledaže je zapnuto „Prázdné pozice zastaví sklenáře“ (S13.3).
sintra-rule-S8-5 = Neberou se žádné tabulky a neposouvá se žádná kostička.

sintra-rules-S9 = Počítadlo rozbitého skla
sintra-rule-S9-1 = Každý krok posune kostičku o jeden řádek níž.
sintra-rule-S9-2 = Dojde-li kostička na řádek 9 (−18), jejímu majiteli se hned odečte 18 bodů a kostička se vrátí na řádek 0: to je přetočení.
sintra-rule-S9-3 = Zbývají-li po S9.2 ještě nějaké kroky, pokračuje se od řádku 0; v jednom tahu může dojít i k několika přetočením.
sintra-rule-S9-4 = Průběžný i celkový počet bodů může být záporný.
sintra-rule-S9-5 = Za řádky 1–8 se až do závěrečného bodování (S11.2) nic neodečítá.
sintra-rule-S9-6 = Ztráta za rozbité sklo je 18 bodů za každé přetočení plus body ztracené podle S11.2; rozhoduje při shodě bodů.

sintra-rules-S10 = Konec kola
sintra-rule-S10-1 = Kolo skončí na konci tahu, když jsou všechny výlohy i střed stolu bez tabulek.
sintra-rule-S10-2 = Tabulka aktuálního kola se přesune z počítadla kol do věže.
sintra-rule-S10-3 = Po kole VI hra končí a následuje S11; jinak se podle S10.4–S10.8 připraví další kolo.
sintra-rule-S10-4 = Výlohy doplňuje držitel žetonu začínajícího hráče: na každou 4 tabulky ze sáčku, počínaje výlohou 1.
sintra-rule-S10-5 = Je-li třeba vytáhnout tabulku a sáček je prázdný, přesypou se do něj všechny tabulky z věže a losuje se dál.
sintra-rule-S10-6 = Věž se do sáčku vysype jen v tomto okamžiku; pouhé vyprázdnění sáčku k tomu nestačí.
sintra-rule-S10-7 = Jsou-li sáček i věž prázdné, kolo začne s tím, co už na výlohách leží.
sintra-rule-S10-8 = Pokud si žeton začínajícího hráče v některém kole nikdo nevzal, začíná znovu jeho předchozí držitel.
sintra-rule-S10-9 = Nepřibude-li při doplňování ani jedna tabulka, kolo nemá žádné tahy a hned následuje S10.2.

sintra-rules-S11 = Závěrečné bodování
sintra-rule-S11-1 = 1 bod za každé 3 tabulky, které zbyly na všech vlastních páscích dohromady, bez ohledu na barvu; zaokrouhluje se dolů.
sintra-rule-S11-2 = K bodům se přičte hodnota řádku, na kterém stojí hráčova kostička počítadla rozbitého skla (0 nebo záporné číslo).
sintra-rule-S11-3 = Strana A: každý ze čtyř ornamentů obklopují čtyři políčka dvou sousedních oken: 1 a 2, 3 a 4, 5 a 6, 7 a 8.
sintra-rule-S11-4 = Strana A: ornament, kolem něhož leží 4 / 3 / 2 tabulky, má bodovou hodnotu 10 / 6 / 3; leží-li kolem něj 1 nebo 0 tabulek, má hodnotu 0.
sintra-rule-S11-5 = Strana B: (počet dokončených oken, tedy s oběma políčky zaplněnými) × (počet tabulek jedné barvy ve vlastních oknech).
sintra-rule-S11-6 = Strana B: do počtu tabulek dané barvy patří i ty v napůl zaplněných oknech.
sintra-rule-S11-7 = Strana B: použije se barva s největším počtem tabulek.

sintra-rules-S12 = Vítěz
sintra-rule-S12-1 = Vyhrává ten, kdo má celkem nejvíc bodů.
sintra-rule-S12-2 = Při shodě na prvním místě vyhrává z těchto hráčů ten, kdo má nejmenší ztrátu za rozbité sklo (S9.6).
sintra-rule-S12-3 = Trvá-li shoda i potom, tito hráči se o vítězství dělí.

sintra-rules-S13 = Volby hry
sintra-rule-S13-1 = Volba „Hráči“: 2, 3 nebo 4.
sintra-rule-S13-2 = Volba „Strana desky“: A (výchozí) nebo B.
sintra-rule-S13-3 = Volba „Prázdné pozice zastaví sklenáře“ (výchozí stav: vypnuto): je-li zapnutá, je akce B zakázána i tehdy, když je prázdná kterákoli pozice mezi sklenářem a zbývajícím páskem nejvíce vlevo. Pozice pod sklenářem se nepočítá.
sintra-rule-S13-4 = Všude, kde na barvě záleží (tabulky, políčka, tabulka kola, symbol nahoře na pásku), je každá barva vyznačena nejen odstínem, ale i vlastní značkou.
sintra-rule-S13-5 = Volba „Kdo začíná“: „Určí los“ (výchozí) nebo „Místo 1“. Je-li nastavena na „Místo 1“, začíná první kolo bez losování hráč na místě 1 u stolu; hráči se tak v začínání mohou partii od partie střídat.

# Signs on the board in the browser; first what holds for all of them
sintra-signs-SB = Co deska v prohlížeči ukazuje kromě samotných dílků.
sintra-sign-SB1 = Číslo pod oknem říká, za kolik bodů toto okno je (S1.4).
sintra-sign-SB2 = Malé barvy nad páskem jsou barvy jeho druhé strany (S1.8).
sintra-sign-SB3 = Jsou-li tabulky vybrané, pásky, které je mohou přijmout, jsou zvýrazněné. Popisek říká, kolik se jich vejde a kolik se rozbije, nebo kolik bodů přinese plný pásek; kde je málo místa, znamená ✓ „vejde se“ a ✕ „rozbije se“ (S6.8, S6.10).
sintra-sign-SB4 = Šestiúhelník s 1 je žeton začínajícího hráče. Kdo ho vezme, začíná příští kolo a posune se o 1 krok na počítadle rozbitého skla (S5.4, S5.5).
sintra-sign-SB5 = Tabulka v orámovaném oblouku je tabulka tohoto kola: za její barvu je bonus (S7.3).
sintra-sign-SB6 = Na straně A je hvězda mezi dvěma okny ornament (S11.3).
sintra-sign-SB7 = Řádky pod skóre jsou to, co by teď přidalo závěrečné bodování (S11).

# Worked examples, numbered as in docs/rules/sintra.md; first what holds for all of them
sintra-examples-SE = Pozice, okna a pásky se počítají zleva.
sintra-example-SE1 = Ve výloze leží růžová, bílá, oranžová a žlutá tabulka. Vezmeš růžovou: máš jednu růžovou tabulku, zbylé tři jdou do středu a žádná kostička se neposune (S5.1, S5.2).
sintra-example-SE2 = Ve středu leží tři oranžové tabulky, jedna modrá a žeton začínajícího hráče; tvoje kostička na počítadle rozbitého skla stojí na řádku 0. Vezmeš oranžové: máš tři oranžové tabulky a žeton začínajícího hráče, kostička na počítadle rozbitého skla se posune na řádek 1 dřív, než cokoli umístíš, a modrá tabulka zůstane (S5.4, S5.5).
sintra-example-SE3 = Máš tyto tři oranžové tabulky a tvůj sklenář stojí nad pozicí 3. Pásek na pozici 1 má pět oranžových políček, pásek na pozici 3 jedno oranžové a čtyři bílá, na pásku na pozici 5 leží dvě žluté tabulky a tři oranžová políčka jsou volná. Můžeš zvolit pozici 3 nebo 5; pozice 1 je vlevo od sklenáře (S6.2).
sintra-example-SE3a = Zvolíš pozici 3: jednu tabulku umístíš, dvě se rozbijí a putují do věže, kostička na počítadle rozbitého skla se posune z řádku 1 na řádek 3 a tah končí (S6.8, S6.10).
sintra-example-SE4 = Místo toho zvolíš pozici 5: vejdou se všechny tři tabulky, pásek je plný a sklenář stojí nad pozicí 5. Tabulka tohoto kola je žlutá a na pásku leží dvě žluté tabulky: 2 bonusové body (S7.3).
sintra-example-SE5 = Ponecháš si oranžovou tabulku. Přijde do prázdného okna 5, zbylé čtyři putují do věže a pásek se otočí. V oknech 6 a 8 je po jedné tabulce, takže body za okna jsou 2 + 1 + 2 = 5; s bonusem přinese tah 7 bodů (S7.4–S7.10).
sintra-example-SE6 = Na konci zbylo na tvých páscích 7 tabulek: 2 body. Za 8 tabulek by byly také 2, za 9 tabulek 3, za 2 žádný (S11.1).
sintra-example-SE7 = Na konci stojí tvoje kostička na řádku 5 počítadla rozbitého skla: −8 bodů (S11.2).
sintra-example-SE8 = Strana A: kolem čtyř ornamentů leží 4, 4, 1 a 2 tabulky. Přinesou 10 + 10 + 0 + 3 = 23 bodů (S11.4).
sintra-example-SE9 = Strana B: dokončená okna jsou 4 a v tvých oknech je 5 oranžových tabulek. Získáš 4 × 5 = 20 bodů (S11.5).
sintra-example-SE10 = Strana pásku 4 se žolíky (bílá, žolík, oranžová, žolík, růžová) je prázdná. Bílá tabulka přijde na bílé políčko; dvě modré, vzaté později, na oba žolíky. Pro další bílou tabulku tam už políčko není (S6.3, S6.9).
sintra-example-SE11 = Stejná strana je prázdná a máš čtyři bílé tabulky: jedna přijde na bílé políčko, dvě na žolíky a jedna se rozbije. Oranžové a růžové políčko zůstanou volná (S6.9, S6.10).
sintra-example-SE12 = Tvoje kostička je na řádku 7, máš 10 bodů a rozbijí se čtyři tabulky. Dva kroky ji dovedou na řádek 9: ztratíš 18 bodů a kostička se vrátí na řádek 0. Další dva kroky ji dovedou na řádek 2. Máš −8 bodů (S9.2, S9.3).
sintra-example-SE13 = Tvoje kostička je na řádku 8 a máš 5 bodů. V tomto kole ze středu ještě nikdo nebral; vezmeš odtud 12 tabulek a všechny se rozbijí: 13 kroků. První krok je přetočení, dalších devět je druhé a poslední tři skončí na řádku 3. Máš 5 − 36 = −31 bodů (S9.3).
sintra-example-SE14 = Tvůj sklenář stojí nad pozicí 6 a jediné políčko pro růžovou je na pozici 2. Vezmeš z výlohy dvě růžové tabulky: obě se rozbijí, kostička se posune o 2 řádky a sklenář zůstane nad pozicí 6 (S6.11, S6.12).
sintra-example-SE15 = Pásky leží na pozicích 2, 3, 6, 7 a 8 a sklenář stojí nad pozicí 7. Smí se vrátit nad pozici 2; je-li zapnuto „Prázdné pozice zastaví sklenáře“, nesmí, protože pozice 4 a 5 jsou prázdné (S8.4, S13.3).
sintra-example-SE16 = Pásky jsou stejné, ale sklenář stojí nad prázdnou pozicí 4. Nad pozici 2 se smí vrátit s touto volbou i bez ní, protože jeho vlastní pozice se nepočítá (S13.3).
sintra-example-SE17 = Pozice 1 je prázdná, pásky leží na pozicích 2–8 a sklenář stojí nad pozicí 1. Vrátit se nemůže, protože vlevo žádný pásek není; tabulky lze umístit na pozice 2–8 (S6.13, S8.2).
sintra-example-SE18 = Sklenář stojí nad prázdnou pozicí 8 a na pozici 1 leží pásek. Vše, co vezmeš, se rozbije; vrátit sklenáře nad pozici 1 se smí (S6.13, S8.1).
sintra-example-SE19 = Na pásku s pěti oranžovými políčky leží tři oranžové tabulky, okno pod ním je prázdné a tabulka tohoto kola je oranžová. Umístíš čtyři oranžové: dvě se vejdou, dvě se rozbijí. Bonus je 5 bodů, oranžová tabulka ti zůstane bez ptaní, do věže putuje celkem šest oranžových tabulek a pásek se otočí (S6.10, S7.3, S7.6).
sintra-example-SE20 = Pásek na pozici 1 leží druhou stranou nahoru a zaplní se. V okně 3 je jedna tabulka, v okně 4 dvě, v dalších oknech vpravo žádná. Ponechaná tabulka přijde na dolní políčko, pásek se vyřadí ze hry a body za okna jsou 4 + 3 + 2 = 9 (S7.7, S7.9, S7.10).
sintra-example-SE21 = V každém okně je tabulka a dokončíš okno 1: 4 + 3 + 3 + 2 + 2 + 1 + 1 + 2 = 18 bodů (S7.10).
sintra-example-SE22 = V oknech 1–7 jsou tabulky a okno 8 dostane první: 2 body, protože okna vlevo se nikdy nepočítají (S7.10).
sintra-example-SE23 = Strana se žolíky je plná: bílá, žlutá, oranžová, žlutá a růžová tabulka. Tabulka tohoto kola je žlutá, takže bonus jsou 2 body. Můžeš si ponechat růžovou, bílou, oranžovou nebo žlutou (S7.3, S7.4).
sintra-example-SE24 = Dva hráči; před kolem V je v sáčku 14 tabulek a ve věži 40. Ze sáčku se naplní výlohy 1–3 a polovina výlohy 4. Pak se věž přesype do sáčku a vytáhne se ještě 6: v sáčku zbývá 34 (S10.4–S10.6).
sintra-example-SE25 = Dva hráči; v sáčku je 5 tabulek, ve věži žádná. Do výloh přijde 4, 1, 0, 0 a 0 tabulek a kolo začíná (S10.7).
sintra-example-SE26 = Po úplném doplnění je sáček prázdný a ve věži je 30 tabulek. Nic se nepřesypává, dokud není třeba vytáhnout další tabulku (S10.6).
sintra-example-SE27 = V každé výloze leží tabulky jen jedné barvy, takže do středu se nic nedostane. Žeton začínajícího hráče nikdo nevezme a další kolo začíná stejný hráč (S10.8).
sintra-example-SE28 = Strana A: kolem ornamentů leží 4, 3, 1 a 0 tabulek. Přinesou 10 + 6 + 0 + 0 = 16 bodů (S11.4).
sintra-example-SE29 = Strana B: dokončená okna jsou 3. V tvých oknech jsou 4 růžové tabulky, jedna z nich v napůl zaplněném okně, a 3 žluté. Získáš 3 × 4 = 12 bodů (S11.6, S11.7).
sintra-example-SE30 = Dva hráči mají po 50 bodech. Jeden měl jedno přetočení a skončil na řádku 1: ztráta za rozbité sklo je 18 + 1 = 19 bodů. Druhý neměl žádné a skončil na řádku 8: ztráta je 15. Vítězí druhý (S9.6, S12.2).
sintra-example-SE31 = Ve středu zbyl jen žeton začínajícího hráče a tabulky leží ještě v jedné výloze. Ze středu nelze nic vzít (S5.3).
sintra-example-SE32 = Máš tři tabulky; na pásku na pozici 5 je pro ně jedno políčko, na pásku na pozici 7 tři. Pozici 5 přesto smíš zvolit: jednu tabulku umístíš, dvě se rozbijí (S6.4).

# Where the printed editions differ and what holds here, in the order of the table in docs/rules/sintra.md
sintra-editions-SD = Ukrajinské, polské a české vydání pravidel se liší v těchto bodech.
sintra-edition-SD1 = Prázdné pozice při návratu sklenáře: v ukrajinském vydání je nelze přejít; v polském a českém se na prázdné pozici jen nesmí zastavit. Tady je to volba, ve výchozím stavu vypnutá (S8.4, S13.3).
sintra-edition-SD2 = Strana se žolíky na začátku: v ukrajinském a českém vydání musí být dole; v polském věta chybí. Tady je dole (S2.4).
sintra-edition-SD3 = Ostatní pásky na začátku: v ukrajinském a českém vydání kteroukoli stranou; v polském věta chybí. Tady je strana náhodná (S2.4).
sintra-edition-SD4 = Žeton začínajícího hráče jde do středu: v ukrajinském vydání jen v prvním kole, v polském a českém v každém. Tady v každém (S3.2).
sintra-edition-SD5 = Povinnost hrát: v ukrajinském vydání by hráč „měl“ hrát, v polském a českém „musí“. Tady musí (S4.2, S4.3).
sintra-edition-SD6 = Sklenář se přesune dřív, než se umístí tabulky: říká to ukrajinské a polské vydání; české pořadí neuvádí. Tady se nejdřív přesune sklenář, což nic nemění (S6.7).
sintra-edition-SD7 = Přebytečné tabulky: polské vydání mluví o volných políčkách potřebné barvy, ostatní o volných políčkách. Tady se počítají jen vhodná políčka (S6.3, S6.10).
sintra-edition-SD8 = Kdy se rozbijí všechny tabulky: v ukrajinském vydání, když vhodné políčko není na žádném pásku, v polském, když není vůbec, v českém, když není „na pásku“. Tady, když není v dosahu (S6.11).
sintra-edition-SD9 = Kam se musí umisťovat: v ukrajinském a polském vydání na kterýkoli dosažitelný pásek, v českém jen vpravo. Tady pod sklenáře nebo vpravo (S6.2, S6.6).
sintra-edition-SD10 = Žolíky, když se umisťovat musí: v polském vydání se počítají; ostatní mlčí. Tady se počítají (S6.3).
sintra-edition-SD11 = Plný pásek: v ukrajinském a polském vydání 5 tabulek, v českém 5 tabulek odpovídající barvy. Tady 5 tabulek (S7.1).
sintra-edition-SD12 = Tabulka dohraného kola: v ukrajinském a polském vydání jde do věže; české ji nejdřív dává mimo desku a dále do věže. Tady jde do věže (S10.2).
sintra-edition-SD13 = Horní políčko se zaplní: v ukrajinském vydání, když okno není plné, v polském a českém, když je prázdné. Tady, když je prázdné (S7.6).
sintra-edition-SD14 = Příklad za 5 bodů: polské vydání tiskne 2 + 1 + 2, ostatní 2 a okna vpravo. Tady je to příklad SE5 (S7.10).
sintra-edition-SD15 = Zbylé tabulky: v ukrajinském vydání na páscích, v polském na páscích celkem, v českém na nedokončených páscích. Tady na všech páscích dohromady (S11.1).
sintra-edition-SD16 = Ornament s jednou tabulkou: v ukrajinském a českém vydání 0 bodů; polské ho nezmiňuje. Tady 0 bodů (S11.4).
sintra-edition-SD17 = Věta před tabulkou ornamentů: ukrajinské vydání počítá 1 až 4 tabulky, polské zasklená políčka; české dává tolik bodů, kolik je tabulek, proti své vlastní tabulce. Tady platí tabulka (S11.4).
sintra-edition-SD18 = Shoda: v ukrajinském vydání rozhoduje méně trestných bodů na počítadle, v polském nejméně tam ztracených za celou hru, v českém nejméně tam ztracených. Tady všechny body ztracené za rozbité sklo v celé hře (S9.6, S12.2).
sintra-edition-SD19 = Kdo rozestaví kostičky: v ukrajinském vydání každý hráč, v polském a českém správce počítadla. Nic to nemění.
sintra-edition-SD20 = Výlohy do kruhu: v polském a českém vydání; ukrajinské o tom mlčí. Nic to nemění.

# Learning Sagrada in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sagrada-howto-draft = Vezmi
sagrada-howto-draft-text = Jednu kostku ze zásoby.
sagrada-howto-place = Polož
sagrada-howto-place-text = Vedle svých kostek nebo rohem k nim, první na okraj. Vedle sebe nikdy stejná barva ani hodnota; některá políčka je vyžadují.
sagrada-howto-place-value = šedé: tato hodnota
sagrada-howto-place-colour = barevné: tato barva
sagrada-howto-place-equals = stejné vedle sebe
sagrada-howto-tool = Ohni pravidla
sagrada-howto-tool-text = Jeden nástroj za tah: 1 žeton přízně, nebo 2, pokud už nástroj někdo použil.
sagrada-howto-tool-text-solo = Jeden nástroj za tah: zaplať kostkou jeho barvy ze zásoby. Každý funguje jednou.
sagrada-howto-order = Tam a zpět
sagrada-howto-order-text = Deset kol. V každém mají všichni dva tahy, druhý v opačném pořadí.
sagrada-howto-order-text-solo = Deset kol po čtyřech kostkách. V každém máš dva tahy; zbylé kostky zvyšují cílové skóre.
sagrada-howto-order-out = tam
sagrada-howto-order-back = a zpět
sagrada-howto-order-rest = co zbude v zásobě, jde na počítadlo kol
sagrada-howto-pays = Co přinese body na konci
sagrada-howto-pays-public = společné cíle, tolikrát, kolikrát je splníš
sagrada-howto-pays-private = tvých kostek tvé tajné barvy
sagrada-howto-pays-private-solo = tvých kostek lepší ze dvou barev
sagrada-howto-pays-sum = součet
sagrada-howto-pays-tokens = za každý zbylý žeton přízně
sagrada-howto-pays-target = překonej součet kostek na počítadle kol
sagrada-howto-pays-empty = za každé prázdné políčko

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sagrada-term-window = Tvá vitráž má 20 políček. Políčko vyžaduje barvu, nebo hodnotu, nebo nevyžaduje nic.
sagrada-term-window-forms = vitráž*
sagrada-term-pool = Zásoba jsou kostky hozené v tomto kole. Berou z ní všichni.
sagrada-term-pool-forms = zásoba|zásoby|zásobě|zásobu|zásobou
sagrada-term-draft = Vzít kostku znamená vybrat jednu ze zásoby a položit ji do své vitráže.
sagrada-term-draft-forms = braní kostky|vzetí kostky
sagrada-term-shade = Odstín je hodnota kostky: 1 je nejsvětlejší, 6 nejtmavší.
sagrada-term-shade-forms = odstín*
sagrada-term-tool = Nástroj dovolí ohnout pravidlo: změnit kostku, přesunout ji nebo hodit znovu.
sagrada-term-tool-forms = nástroj*
sagrada-term-token = Žetony přízně se platí za nástroje. Každý zbylý je na konci bod.
sagrada-term-token-forms = žeton* přízně
sagrada-term-public = Společný cíl přináší body všem, a to tolikrát, kolikrát je splněn.
sagrada-term-public-forms = společný cíl|společné cíle|společných cílů|společného cíle
sagrada-term-private = Osobní cíl je barva, kterou vidíš jen ty: přináší součet hodnot tvých kostek této barvy. V sólové hře máš dva a počítá se ten lepší.
sagrada-term-private-forms = osobní cíl|osobní cíle|osobních cílů|osobního cíle
sagrada-term-track = Počítadlo kol počítá deset kol a drží kostky, které si nikdo nevzal.
sagrada-term-track-forms = počítadl* kol
sagrada-term-target = V sólové hře hraješ proti cílovému skóre: součtu hodnot všech kostek na počítadle kol.
sagrada-term-target-forms = cílové skóre|cílového skóre|cílovému skóre

## The coach

sagrada-coach-tokens = Žetony přízně se platí za nástroje. Těžší vitráž jich dá víc a každý zbylý je bod.
sagrada-coach-first = První kostka jde na okraj. Další se musí dotýkat už položené, stranou nebo rohem.
sagrada-coach-back = Teď se pořadí otáčí: poslední hráč hraje dvakrát za sebou a první přijde na řadu jako poslední.
sagrada-coach-dearer = Tento nástroj už byl použit: odteď pro všechny stojí 2 žetony přízně.
sagrada-coach-paid = Nástroj se platí kostkou své barvy a funguje jen jednou.
sagrada-coach-track = Kolo skončilo. Kostky, které si nikdo nevzal, leží na počítadle kol; některé nástroje tam dosáhnou.
sagrada-coach-track-alone = Kolo skončilo. Zbylé kostky leží na počítadle kol a zvyšují tvé cílové skóre.
sagrada-coach-forced = Žádná kostka nemá povolené políčko, takže tento tah propadá. Nechávej otevřená různá políčka.
sagrada-coach-skipped = „Lámací kleště“ daly hned druhou kostku, takže druhý tah tohoto kola odpadá.
sagrada-coach-points = Tato kostka splnila cíl. Čísla na políčkách ukazují, co by tam kostka přinesla.
sagrada-coach-last = Poslední kolo. Prázdná políčka stojí body, tak zaplň, co můžeš.

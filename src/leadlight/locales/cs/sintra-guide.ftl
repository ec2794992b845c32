# Learning Sintra in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sintra-howto-take = Vezmi
sintra-howto-take-text = Všechny tabulky jedné barvy z jedné výlohy nebo ze středu.
sintra-howto-take-tag = 2 modré
sintra-howto-take-rest = zbytek jde do středu
sintra-howto-lay = Umísti
sintra-howto-lay-text = Na jeden pásek pod sklenářem nebo vpravo od něj. Co se nevejde, rozbije se.
sintra-howto-glaze = Zaskli
sintra-howto-glaze-text = Z plného pásku přejde jedna tabulka do okna a hned přinese body, i za všechna načatá okna vpravo.
sintra-howto-glaze-tag = +3 hned
sintra-howto-glaze-rest = čtyři jdou do věže
sintra-howto-return = Nebo se vrať
sintra-howto-return-text = Místo braní tabulek vrať sklenáře nad pásek nejvíce vlevo. Stojí to tah.
sintra-howto-return-text-gaps = Místo braní tabulek vrať sklenáře nad pásek nejvíce vlevo, pokud cestou není prázdná pozice. Stojí to tah.
sintra-howto-pays = Co přinese body na konci
sintra-howto-pays-strips = za každé 3 tabulky zbylé na páscích
sintra-howto-pays-ornaments = za ornament, kolem kterého jsou 2, 3 nebo 4 tabulky
sintra-howto-pays-windows = dokončená okna krát tabulky nejčastější barvy
sintra-howto-pays-glass = podle řádku na počítadle rozbitého skla
sintra-howto-pays-wrap = pokaždé, když kostička dojde na poslední řádek, hned

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sintra-term-display = Výloha je kulatý tác se čtyřmi tabulkami. Kdo z ní vezme jednu barvu, odsune zbytek do středu.
sintra-term-display-forms = výloh*
sintra-term-centre = Do středu přijde zbytek z výloh. Můžeš odtud vzít všechny tabulky jedné barvy.
sintra-term-centre-forms = do středu|ze středu|ve středu|středu stolu
sintra-term-strip = Pásek visí nad oknem a má pět políček. Přijme jen tabulky barev, které ukazuje; žolík přijme kteroukoli.
sintra-term-strip-forms = pásek|pásku|páskem|pásky|páscích|pásků|páskům
sintra-term-glazier = Sklenář chodí nad pásky. Smíš použít pásek pod ním a pásky vpravo od něj.
sintra-term-glazier-forms = sklenář*
sintra-term-window = Do okna se vejdou dvě tabulky, nejdřív nahoru, pak dolů. Číslo pod ním říká, kolik bodů přinese.
sintra-term-window-forms = okno|okna|okně|oknem|oken|okny|oknech|oknu
sintra-term-ornament = Ornament je hvězda mezi dvěma okny. Na straně A za tabulky kolem ní dostaneš na konci body.
sintra-term-ornament-forms = ornament*
sintra-term-bonus = Bonus: plný pásek přinese 1 bod za každou svou tabulku v barvě tohoto kola.
sintra-term-bonus-forms = bonus*
sintra-term-track = Počítadlo rozbitého skla počítá, co se rozbije. Řádek kostičky stojí body na konci, řádek 9 hned 18 bodů.
sintra-term-track-forms = počítadl* rozbitého skla
sintra-term-marker = Žeton začínajícího hráče leží ve středu. Kdo ho vezme, začíná příští kolo a posune se o 1 krok na počítadle rozbitého skla.
sintra-term-marker-forms = žeton* začínajícího hráče
sintra-term-tower = Ve věži leží použité tabulky, dokud se nemá tahat z prázdného sáčku; pak se do něj vrátí.
sintra-term-tower-forms = věž|věže|věži|věží
sintra-term-joker = Žolík je políčko, které přijme tabulku jakékoli barvy.
sintra-term-joker-forms = žolík*|žolíc*
sintra-term-wrap = Přetočení: kostička dojde na řádek 9, vezme ti 18 bodů a začíná znovu na řádku 0.
sintra-term-wrap-forms = přetočení*

## The coach

sintra-coach-marker = Kdo v kole první bere ze středu, dostane žeton začínajícího hráče: začíná příští kolo, ale posune se o 1 krok na počítadle rozbitého skla.
sintra-coach-marker-you = Bereš ze středu jako první: začínáš příští kolo a tvoje kostička se posunula o 1 krok na počítadle rozbitého skla.
sintra-coach-broke-you = Tabulky bez místa se rozbijí. Každá je 1 krok na počítadle rozbitého skla a řádek stojí na konci body.
sintra-coach-broke = Tyto tabulky neměly místo a rozbily se. Kdo sklo rozbije, ten ztrácí body: platí to pro všechny.
sintra-coach-wrap = Dojde-li kostička na řádek 9, stojí to hned 18 bodů a kostička začíná znovu na řádku 0.
sintra-coach-window-you = Plný pásek! Jedna tabulka jde do okna: body za ně a za každé načaté okno vpravo.
sintra-coach-window = Plný pásek přinese body za své okno a za každé načaté vpravo, takže pravá okna pomáhají levým.
sintra-coach-bonus = Tabulky v barvě tohoto kola přinesly bonus po 1 bodu. Tu barvu ukazuje orámovaný oblouk.
sintra-coach-gone = V tomto okně už jsou obě tabulky, takže jeho pásek je pryč. Sem už nelze nic umístit.
sintra-coach-returned-you = Tvůj sklenář je zase nad páskem nejvíce vlevo. Všechny pásky jsou znovu dosažitelné.
sintra-coach-returned = Návrat sklenáře stojí celý tah, ale znovu zpřístupní všechny pásky.
sintra-coach-tower = Sáček byl prázdný, a tak se do něj vrátily tabulky z věže.
sintra-coach-round = Nové kolo: výlohy jsou zase plné a bonus přináší barva nového kola.
sintra-coach-last = Začíná poslední kolo. Po něm se počítají tabulky na páscích, ornamenty nebo okna a rozbité sklo.

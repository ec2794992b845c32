# Přehled pro hráče Sintry, na papíře. Krátké věty: čte se, zatímco ostatní čekají.

sintra-aid-facts = 2–4 hráči · 6 kol

## Tvůj tah

sintra-aid-turn = Tvůj tah: umísti tabulky, nebo vrať sklenáře
sintra-aid-take = Vezmi
sintra-aid-take-text = Všechny tabulky jedné barvy z jedné výlohy; její zbylé tabulky jdou do středu. Nebo všechny tabulky jedné barvy ze středu: kdo to v kole udělá první, vezme i žeton začínajícího hráče a posune se o 1 krok na počítadle rozbitého skla.
sintra-aid-place = Umísti
sintra-aid-place-text = Všechny na jeden pásek: pod sklenářem, nebo dál vpravo. Sklenář se tam přesune. Tabulka bez vhodného políčka se rozbije: jde do věže a stojí 1 krok.
sintra-aid-complete = Dokonči
sintra-aid-complete-text = Pásek s 5 tabulkami přinese bonus za barvu. Jedna tabulka podle tvé volby jde do okna pod ním, čtyři do věže; pak bodují okna. Pásek se otočí, podruhé se vyřadí ze hry.
sintra-aid-return = Nebo: vrať sklenáře
sintra-aid-return-text = Místo braní tabulek vrať sklenáře nad pásek nejvíce vlevo. To je celý tvůj tah.
# Pod tabulkami, které na výloze zbyly
sintra-aid-to-centre = do středu
sintra-aid-to-tower = do věže

## Co přináší body

sintra-aid-at-once = Ihned
sintra-aid-bonus = za každou tabulku v barvě kola na dokončeném pásku
sintra-aid-window = číslo pod oknem a čísla pod všemi okny vpravo, ve kterých je sklo
sintra-aid-wrap = když tvá kostička dojde na poslední řádek počítadla rozbitého skla; pak začne znovu na 0
sintra-aid-at-the-end = Na konci
sintra-aid-strips = za každé 3 tabulky zbylé na páscích, na barvách nezáleží
sintra-aid-row = řádek tvé kostičky na počítadle rozbitého skla
sintra-aid-side-a = strana A: každý ornament, kolem něhož jsou 2, 3 nebo 4 tabulky
sintra-aid-side-b = strana B: počet dokončených oken krát počet tabulek nejčastější barvy ve všech oknech
sintra-aid-track = Počítadlo rozbitého skla
sintra-aid-track-step = každý krok je jeden řádek; poslední stojí ihned 18 bodů

## Kolo

sintra-aid-round = Kolo
sintra-aid-round-ends = Končí, když jsou výlohy i střed prázdné. Tabulka kola jde do věže.
sintra-aid-round-next = Kdo má žeton začínajícího hráče, dá na každou výlohu 4 tabulky a začíná. Žeton se vrátí do středu.
sintra-aid-displays = Výlohy: 5 pro dva hráče, 7 pro tři, 9 pro čtyři.

## Příklady

sintra-aid-example-turn = Tah
sintra-aid-example-taken = Kolo { $round }, bonus za žlutou. Jako první bereš ze středu: tři oranžové, žeton začínajícího hráče, 1 krok.
sintra-aid-example-placed = Oranžové se hodí na pozice 3 a 5; pozice 1 je vlevo od sklenáře. Na pozici 5 pásek dokončí.
sintra-aid-example-bonus = Bonus za dvě žluté tabulky: { $bonus }
sintra-aid-example-window = Okno 5 a vpravo od něj 6 a 8: { $terms } = { $points }
sintra-aid-example-total = Tento tah přinese { $points }
sintra-aid-example-end = Závěrečné bodování
sintra-aid-example-strips = Na páscích zbylo { $panes } tabulek: { $points }
sintra-aid-example-row = Kostička na řádku 5: { $points }
sintra-aid-example-a = Strana A, čtyři ornamenty: { $terms } = { $points }
sintra-aid-example-b = Strana B, { $windows } dokončená okna × { $panes } oranžových tabulek: { $points }

## Snadno se zapomene

sintra-aid-mind-pass = Pasovat se nesmí: umísťuj, nebo vrať sklenáře.
sintra-aid-mind-must = Je-li na dosažitelném pásku vhodné políčko, tabulky umístit musíš, i když by bylo lepší je rozbít.
sintra-aid-mind-choice = Zvolit smíš kterýkoli takový pásek, nejen ten, na který se vejde nejvíc.
sintra-aid-mind-split = Tabulky se nedělí mezi pásky a neumísťují vlevo od sklenáře.
sintra-aid-mind-joker = Políčka v barvě tabulky se zaplňují dřív než šedé žolíky; tabulka na žolíku si svou barvu nechává.
sintra-aid-mind-break = Rozbijí-li se všechny tabulky, sklenář zůstane na místě.
sintra-aid-mind-left = Okna vlevo se nikdy nepočítají.
sintra-aid-mind-gone = Když je okno dokončené, jeho pásek se vyřadí ze hry. Sklenář zůstane nad prázdnou pozicí.
sintra-aid-mind-return = Sklenář se vrací jen nad pásek nejvíce vlevo, a jen leží-li vlevo od něj.
sintra-aid-mind-wrap = Kroky, které zbudou po −18, se počítají dál od 0. Skóre může klesnout pod 0.
sintra-aid-mind-starter = Nevzal-li žeton začínajícího hráče nikdo, začíná znovu jeho poslední držitel.
sintra-aid-mind-tower = Věž se vysype do sáčku, až když je třeba tahat a sáček je prázdný.

## Konec hry

sintra-aid-end = Po kole VI přijde závěrečné bodování; vyhrává nejvyšší skóre.
sintra-aid-tie = Shoda: vyhrává, kdo za celou hru ztratil méně bodů za rozbité sklo, včetně −18. Trvá-li shoda, hráči se o vítězství dělí.
sintra-aid-sides = Všichni hrají na téže straně desky paláce, A, nebo B. Liší se jen závěrečné bodování.
sintra-aid-gap = Vydání se liší: v ukrajinském nesmí sklenář při návratu přejít prázdnou pozici. Domluvte se předem.

## Bodovací blok

sintra-aid-pad-lost = Ztráty na skle

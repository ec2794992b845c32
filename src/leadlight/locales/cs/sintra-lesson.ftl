# The guided first match of Sintra. One thought to a sentence, none longer than 140 characters, no word before it was
# shown. Names end as src/leadlight/lessons says: -more and -also go on, -do asks, the others answer.

sintra-lesson-title = Sintra: tvá první partie
sintra-lesson-otherwise = Jde to, ale tento krok ukazuje něco jiného. Vrátit tah?
sintra-lesson-other-breaks = { $count ->
    [one] Jde to, ale rozbije se { $count } tabulka. Vrátit tah?
    [few] Jde to, ale rozbijí se { $count } tabulky. Vrátit tah?
   *[other] Jde to, ale rozbije se { $count } tabulek. Vrátit tah?
}
sintra-lesson-other-fits = Jde to: nic se nerozbije. Tento krok ale ukazuje něco jiného. Vrátit tah?
sintra-lesson-other-returns = Jde to. Sklenář se vrátí a spotřebuje to tvůj tah. Vrátit tah?

sintra-lesson-chapter-taking = Ber a umisťuj
sintra-lesson-market = Sklo leží na pěti výlohách.
sintra-lesson-market-more = Ve svém tahu vezmeš všechny tabulky jedné barvy z jedné výlohy.
sintra-lesson-fitting = Tyto 2 modré tabulky se vejdou na pásek 3.
sintra-lesson-fitting-more = Všechny vzaté tabulky jdou na jeden pásek, na políčka své barvy. Tabulka, pro kterou políčko nezbude, se rozbije.
sintra-lesson-fitting-do = Vezmi modré z výlohy 3 a umísti je na pásek 3.
sintra-lesson-fitting-right = 2 tabulky, 2 políčka: nic se nerozbilo. Zbytek výlohy se přesune do středu.
sintra-lesson-fitting-elsewhere = Také dobře: na pásku 6 je místo pro obě.
sintra-lesson-fitting-breaks = Jde to. Pásek 4 má jen jedno modré políčko, takže se 1 tabulka rozbije. Vrátit tah?
sintra-lesson-centre = Zbytek z výloh, ze kterých se bralo, leží ve středu.
sintra-lesson-centre-more = I odtud se berou všechny tabulky jedné barvy. 2 růžové se vejdou na pásek 3.
sintra-lesson-centre-also = Kdo to v kole udělá první, dostane žeton začínajícího hráče: začíná příští kolo, ale posune se o 1 krok na počítadle rozbitého skla.
sintra-lesson-centre-do = Vezmi růžové ze středu a umísti je na pásek 3.
sintra-lesson-centre-right = Pásku 3 chybí jediná tabulka. Krok za žeton bude na konci stát 1 bod.
sintra-lesson-centre-elsewhere = Také dobře: ty 2 se vejdou i na pásek 7. Pásek 3 by ale byl skoro plný.
sintra-lesson-complete = Jedna růžová tabulka doplní pásek 3.
sintra-lesson-complete-more = Plný pásek přinese body za okno pod ním: číslo pod oknem, tady 3.
sintra-lesson-complete-also = V tomto kole je bonus za růžovou: 1 bod za každou růžovou tabulku na pásku.
sintra-lesson-complete-do = Vezmi jednu růžovou tabulku a umísti ji na pásek 3.
sintra-lesson-complete-do-2 = Nech si jednu tabulku do okna. Na této straně desky na barvě nezáleží.
sintra-lesson-complete-right = 6 bodů: 3 za růžovou, 3 za okno. Pásek se otočil: druhá strana chce 5 modrých tabulek.

sintra-lesson-chapter-glazier = Sklenář
sintra-lesson-return = Tvůj sklenář chodí jen doprava.
sintra-lesson-return-more = Stojí nad páskem, na který naposledy přišly tvé tabulky. Dosáhneš na tento pásek a na ty dál vpravo.
sintra-lesson-return-also = Nic z nabídky se tam nehodí: cokoli vezmeš, to se rozbije.
sintra-lesson-return-do = V tomto tahu ho vrať doleva.
sintra-lesson-return-right = Zase stojí nad prvním páskem. Stálo to tah, ale žádné sklo.
sintra-lesson-left = 2 bílé tabulky doplní pásek 1.
sintra-lesson-left-more = Okno přináší body i za každé okno vpravo od něj, ve kterém už je tabulka.
sintra-lesson-left-also = Okna vlevo proto vynesou nejvíc, když jsou ta vpravo načatá.
sintra-lesson-left-do = Vezmi bílé z výlohy 2 a umísti je na pásek 1.
sintra-lesson-left-do-2 = Nech si jednu tabulku do okna 1.
sintra-lesson-left-right = 10 bodů: 4 za toto okno, 3 za okno 3 a 3 za žlutou, bonusovou barvu.

sintra-lesson-chapter-breaking = Rozbité sklo
sintra-lesson-broken = 3 oranžové tabulky, ale jen 2 políčka: 1 se rozbije.
sintra-lesson-broken-more = Každá rozbitá tabulka posune tvou kostičku o 1 krok dolů po počítadle rozbitého skla.
sintra-lesson-broken-also = Tady se to vyplatí: oranžová přináší bonus a pásek bude plný.
sintra-lesson-broken-do = Vezmi oranžové ze středu a umísti je na pásek 5.
sintra-lesson-broken-right = 7 bodů za 1 rozbitou tabulku. Počítadlo teď ukazuje −2; započítá se na konci.
sintra-lesson-broken-careful = Také dobře: nic se nerozbije. Oranžové by ale přinesly 7 bodů.
sintra-lesson-broken-eighth = Jde to: i tady se 1 tabulka rozbije a pásek 8 vynese míň. Vrátit tah?
sintra-lesson-track = Čím níž, tím dražší je každý krok.
sintra-lesson-track-more = Stojíš na −10. Poslední řádek stojí rovnou 18 bodů a kostička začíná znovu nahoře.
sintra-lesson-track-also = Ber tedy tabulky, které se vejdou všechny, i když barva není nejlepší.
sintra-lesson-track-do = Vezmi 2 růžové tabulky z výlohy 1 a umísti je na pásek 2.
sintra-lesson-track-right = Všechno se vešlo: na počítadle se nic nemění.
sintra-lesson-track-fits = Také dobře: všechno se vejde.
sintra-lesson-track-whites = Jde to. Rozbijí se všechny a rovnou to stojí 18 bodů. Vrátit tah?

sintra-lesson-chapter-counting = Co se počítá na konci
sintra-lesson-ornament = Čtyři tabulky kolem ornamentu přinesou 10 bodů.
sintra-lesson-ornament-more = Kolem ornamentu 2 jsou tři. Až bude pásek 4 plný podruhé, přibude poslední a pásek zmizí ze hry.
sintra-lesson-ornament-also = Jeho 2 šedá políčka jsou žolíky: přijmou kteroukoli barvu.
sintra-lesson-ornament-do = Vezmi žluté z výlohy 2 a umísti je na pásek 4.
sintra-lesson-ornament-seventh = Jde to, ale 1 tabulka se rozbije a ornament tam získá míň. Vrátit tah?
sintra-lesson-ornament-eighth = Jde to: obě se vejdou, ale pásek 8 se už nezaplní. Vrátit tah?
sintra-lesson-ornament-do-2 = Nech si jednu tabulku do okna 4.
sintra-lesson-ornament-right = Na konci ornament přinese 10 bodů místo 6.
sintra-lesson-end = Šesté kolo je poslední: partie končí, když je všechno sklo rozebrané.
sintra-lesson-end-more = Tabulky, které zbyly na páscích, dají dohromady něco málo: 1 bod za každé 3.
sintra-lesson-end-also = Teď se počítají ornamenty a odečtou se body za rozbité sklo.
sintra-lesson-end-do = Vezmi modrou ze středu: ještě se vejde.
sintra-lesson-end-right = Konec: 51 bodů. Za ornament je 10 bodů, za 12 tabulek na páscích 4 body a rozbité sklo ubralo 2.
sintra-lesson-side = Na straně B desky se místo ornamentů počítají barvy.
sintra-lesson-side-more = Počet dokončených oken se tam násobí počtem tabulek tvé nejčastější barvy v oknech.
sintra-lesson-side-also = Záleží tedy na tom, kterou tabulku si necháš: nejvíc máš růžových.
sintra-lesson-side-do = Nech si růžovou.
sintra-lesson-side-right = 2 dokončená okna krát 5 růžových tabulek: 10 bodů na konci.
sintra-lesson-advice = Pravidla už znáš. Takhle se vyhrává:
sintra-lesson-advice-first = Dokončuj načaté pásky, hlavně tam, kde okno a ta vpravo od něj hodně vynesou.
sintra-lesson-advice-second = Ber tabulky, které se vejdou všechny. Jednu rozbij jen tehdy, když tím doplníš pásek.
sintra-lesson-advice-third = Doplňuj pásky, na kterých je bonusová barva kola.
sintra-lesson-advice-fourth = Když se vpravo hodí jen máloco, vrať sklenáře bez váhání.

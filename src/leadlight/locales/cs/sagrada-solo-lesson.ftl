# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Sagrada: sólová hra
sagrada-solo-lesson-otherwise = Jde to, ale tento krok ukazuje něco jiného. Vrátit tah?
sagrada-solo-lesson-other-passes = Jde to, ale pak se proti tobě počítá o kostku víc. Vrátit tah?
sagrada-solo-lesson-other-tool = Jde to, ale nástroj tu nepotřebuješ. Vrátit tah?
sagrada-solo-lesson-other-cell = Jde to: kostka tam ležet smí. V tomto kroku ale jde o jiné políčko. Vrátit tah?
sagrada-solo-lesson-other-die = Jde to, ale v tomto kroku jde o jinou kostku. Vrátit tah?

sagrada-solo-lesson-chapter-target = Cílové skóre
sagrada-solo-lesson-alone = V sólové hře hraješ proti cílovému skóre.
sagrada-solo-lesson-alone-more = V každém kole hodíš 4 kostkami a máš dva tahy hned po sobě.
sagrada-solo-lesson-alone-also = Kostky, které necháš, jdou na počítadlo kol. Součet jejich hodnot je cílové skóre: získej víc.
sagrada-solo-lesson-high = Vysoké kostky, které necháš, cílové skóre hodně zvyšují.
sagrada-solo-lesson-high-more = Vysoké si proto ber.
sagrada-solo-lesson-high-do = Vezmi červenou 6.
sagrada-solo-lesson-high-five = Také dobře: i 5 je hodně.
sagrada-solo-lesson-high-low = Jde to, ale pak může vysoká kostka skončit na počítadle. Vrátit tah?
sagrada-solo-lesson-high-do-2 = Polož ji na rohové políčko bez požadavku.
sagrada-solo-lesson-high-right = Ta 6 je tvoje a cílové skóre nezvýší.
sagrada-solo-lesson-high-edge = Také dobře: hodí se každé políčko bez požadavku na okraji.
sagrada-solo-lesson-second = Druhý tah přijde hned.
sagrada-solo-lesson-second-more = Ze zbylých je nejvyšší fialová 5. Smí ležet pod červenou.
sagrada-solo-lesson-second-do = Vezmi fialovou 5.
sagrada-solo-lesson-second-low = Jde to, ale pak půjde 5 na počítadlo. Vrátit tah?
sagrada-solo-lesson-second-do-2 = Polož ji pod červenou.
sagrada-solo-lesson-second-right = Na počítadlo šly jen dvě nízké kostky: cílové skóre je 3.

sagrada-solo-lesson-chapter-paying = Nástroje a konec
sagrada-solo-lesson-pay = V sólové hře se za nástroje platí kostkami.
sagrada-solo-lesson-pay-more = Žetony nejsou. Ze zásoby odejde kostka v barvě nástroje; kostka i nástroj zmizí ze hry.
sagrada-solo-lesson-pay-also = „Brusný kámen“ změní 2 na 5. Platí se za něj zelenou kostkou.
sagrada-solo-lesson-pay-do = Vezmi červenou 2.
sagrada-solo-lesson-pay-do-2 = Použij nástroj 10, „Brusný kámen“.
sagrada-solo-lesson-pay-do-3 = Polož ji na šedé políčko, které chce 5.
sagrada-solo-lesson-pay-right = Zelená 1, kterou se platilo, se do cílového skóre nepočítá.
sagrada-solo-lesson-private = Máš dva osobní cíle.
sagrada-solo-lesson-private-more = Na konci se počítá jen ten lepší z nich a k tomu společné cíle.
sagrada-solo-lesson-private-also = Prázdné políčko v sólové hře stojí 3 body.
sagrada-solo-lesson-end = Poslední tah: cílové skóre je 27.
sagrada-solo-lesson-end-more = Co teď necháš, se k němu ještě přičte.
sagrada-solo-lesson-end-also = Jedno políčko je prázdné. Zaplň ho a vitráž je hotová.
sagrada-solo-lesson-end-do = Vezmi fialovou 3.
sagrada-solo-lesson-end-do-2 = Polož ji na fialové políčko.
sagrada-solo-lesson-end-right = 39 bodů proti 29: vyhráváš.
sagrada-solo-lesson-advice = Sólovou hru už znáš. Takhle se vyhrává:
sagrada-solo-lesson-advice-first = Nechávej nízké kostky: co leží na počítadle kol, počítá se proti tobě.
sagrada-solo-lesson-advice-second = Polož kostku v každém tahu: prázdné políčko stojí 3 body.
sagrada-solo-lesson-advice-third = Brzy si vyber jednu ze dvou osobních barev a sbírej ji.

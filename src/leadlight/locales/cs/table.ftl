# A table in the browser: waiting room, match, end, replay and the check of the chance. Names of players are never inflected.

error-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
table-error-unknown = To se nepovedlo ({ $code }). Zkus to znovu, nebo znovu načti stránku.

## What the server cannot do

## The bar

table-title = { $game }, stůl { $code }
table-title-turn = ● Jsi na tahu – { $game }
table-loading = Otevíráme stůl…
table-missing = Tento stůl nelze zobrazit
table-to-lobby = Zpět do lobby
table-status-turn = Jsi na tahu
table-status-thinking = { $name } přemýšlí
table-status-drawing = Čeká se na náhodné číslo ({ $names })
table-status-elsewhere = Tvá náhodná čísla jsou v jiném prohlížeči: otevři stůl tam
table-status-bot = { $name } hraje
table-status-waiting = { $free ->
    [0] Čeká se, až budou všichni připraveni
    [one] Čeká se ještě na { $free } hráče
    [few] Čeká se ještě na { $free } hráče
   *[other] Čeká se ještě na { $free } hráčů
}
table-status-connecting = Připojování…
table-status-lost = Spojení přerušeno. Zkoušíme to znovu…
table-status-lost-short = Bez spojení
table-status-full = Teď není místo. Za chvíli to zkusíme znovu…
table-status-full-short = Teď není místo
table-status-over = Konec partie
table-status-away = { $name } je pryč
table-clock = Zbývající čas: { $time }
table-clock-of = { $name }, zbývající čas: { $time }
table-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
table-clock-low = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}.
table-clock-grace = Hodiny se rozběhnou za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
table-clock-bank = { $minutes } min + { $seconds } s na tah
table-clock-move = { $time } na tah
table-watching = { $count ->
    [one] { $count } přihlíží
    [few] { $count } přihlížejí
   *[other] { $count } přihlíží
}

## Before the match

table-waiting = Čekárna
table-seats = Místa
table-seat-free = Volné místo
table-seat-take = Posadit se sem
table-seat-change = Přesednout
table-seat-stand = Vstát
table-seat-bot = Posadit bota
table-seat-clear-of = Uvolnit místo: { $name }
table-seat-ready = může začít
table-seat-not-ready = ještě se chystá
table-seat-away = pryč
table-seat-you = ty
table-bot = bot
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Pozvat ostatní
table-invite-note = Pošli odkaz, nech ostatní naskenovat QR kód, nebo jim řekni kód stolu. Účet není potřeba.
table-invite-link = Odkaz na tento stůl
table-invite-code = Kód
table-invite-share = Sdílet
table-invite-text = Pojď si se mnou zahrát: { $game }
table-invite-qr = QR kód s odkazem na tento stůl
table-welcome-note = Zvol si jméno a místo. Účet není potřeba.
table-full = Všechna místa jsou obsazená. Až partie začne, můžeš ji tu sledovat.
table-rules = Nastavení partie
table-fair = Férové losování
table-fair-note = Server už své tajemství pro tuto partii zapečetil. Tvůj prohlížeč zapečetí vlastní náhodné číslo. Čísla se odhalí, až jsou tu pečetě všech, takže si nikdo nemůže vybrat, co vyjde, a po partii si to může každý ověřit.
table-fair-seal = Pečeť
table-fair-more = Jak to funguje
table-fair-foresight = Kdo provozuje server, losování změnit nemůže, ale může ho předvídat, i to skryté.
table-fair-fresh = U tohoto stolu losování nikdo ani nepředvídá. Co je rozdáno skrytě, server vidí dál.
table-fair-changed = Server teď pro tuto partii uvádí jiné hráče, volby nebo pečetě než předtím. Tvůj prohlížeč své číslo neodhalí.
table-fair-dropped = Server zahodil pečeť tvého prohlížeče, takže tvé číslo se nepočítá. Tuhle partii raději nehraj.
table-fair-repeated = Server ukazuje pečeť, kterou už použil v jiné partii, takže jeho tajemství je známé. Raději tu nehraj.
table-fair-decision = Server změnil rozhodnutí, ke kterému už tvůj prohlížeč dal své číslo. V této partii raději nepokračuj.
table-revealing = Partie hned začne. Ještě chybí náhodné číslo ({ $names }): přijde, jakmile tam bude tato stránka otevřená.
table-revealing-elsewhere = Tvé náhodné číslo je v jiném prohlížeči, kde byla potvrzena připravenost. Otevři stůl tam, nebo stiskni „Ještě počkat“ a začni znovu.
table-ready = Můžeme začít
table-ready-start = Zahájit partii
table-unready = Ještě počkat
table-ready-missing = Partie začne, až budou všechna místa obsazená a všichni připraveni.
table-ready-others = Za tebe se může začít. Čeká se na ostatní.
table-starting = Partie začíná…
table-private = Partii vidí jen ti, kdo sedí u tohoto stolu.

## During the match

table-log = Tahy
table-log-empty = Zatím nikdo netáhl.
table-log-ply = Podívat se na stav po tomto tahu
table-chat = Chat
table-chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
table-chat-empty = Zatím tu nejsou žádné zprávy.
table-chat-write = Napsat ostatním u stolu
table-chat-send = Odeslat
table-undo = Vrátit
table-undo-ask = Požádat o vrácení
table-undo-asked = Žádost odeslána. Ostatní rozhodnou, jestli smíš tah vrátit.
table-undo-wish = { $name } žádá o vrácení tahu.
table-undo-wish-mine = Žádáš o vrácení tahu. Čeká se na ostatní.
table-undo-yes = Dovolit
table-undo-no = Odmítnout
table-undone = { $name } vrací tah.
table-undone-you = Tvůj tah byl vrácen.
table-resign = Vzdát partii
table-resign-again = Pro vzdání stiskni znovu
table-resign-note-two = Partie hned skončí.
table-resign-note-more = Dál za tebe bude hrát bot a skončíš na posledním místě.
table-hint = Nápověda
table-hints-used = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
table-analyse = Analyzovat
table-menu-replay = Průběh partie
# For the host of the table
table-people = Lidé u tohoto stolu
table-people-none = Nikdo další tu zatím nebyl.
table-people-watching = sleduje
table-people-muted = nesmí psát
table-people-blocked = nesmí přijít
table-people-mute = Umlčet
table-people-unmute = Dovolit psát
table-people-remove = Poslat pryč
table-people-block = Zablokovat
table-people-unblock = Odblokovat
table-people-again = Stiskni znovu
table-people-note = Kdo je umlčen, nesmí tu psát. Kdo byl poslán pryč, může se vrátit; kdo je zablokován, nemůže.
table-people-note-playing = Kdo je umlčen, nesmí tu psát. Kdo byl poslán pryč, může se vrátit a sledovat; kdo je zablokován, nemůže. Dál za něj hraje bot.
table-away = { $name } je pryč.
# $time is a duration, such as “10 minutes”
table-away-vote = { $name }: po delší nepřítomnosti ({ $time }) může víc než polovina ostatních nechat hrát bota.
table-away-never = Partie počká, než se { $name } vrátí.
table-away-button = Nechat hrát bota
table-away-voted = Chceš, aby dál hrál bot. Souhlas: { $count } z potřebných { $needed }.
table-away-standin = { $name }: do návratu hraje bot.
# $names are those who voted for it. The moves follow.
table-missed = Zatímco tě tu nebylo, táhl za tebe bot. Rozhodli o tom: { $names }.
table-late-you = Čas ti vypršel. Dál za tebe hraje bot.
table-resigned-you = Partie je vzdaná. Dál za tebe hraje bot.

table-note-sat = { $name } usedá ke stolu.
table-note-stood = { $name } vstává od stolu.
table-note-options = Nastavení partie se změnilo. Zkontroluj ho a znovu potvrď připravenost.
table-note-called-off = Začátek byl odvolán. Znovu potvrď připravenost.
table-note-back = { $name } se vrací ke stolu.
table-note-standin = { $name }: odteď hraje bot.
table-note-resigned = { $name } vzdává partii.
table-note-rematch = { $name } chce odvetu.
table-note-removed = Zakladatel posílá od stolu pryč: { $name }.

## The end

table-over-you = Vyhráváš: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-over-winner = { $name } vyhrává: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-over-shared = O vítězství se dělí: { $names }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-over-you-alone = Vyhráváš vzdáním soupeře
table-over-alone = { $name } vyhrává vzdáním soupeře
table-over-lost = Prohra: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-over-given-up = Partie je vzdaná
table-over-part = Body
table-over-total = Celkem
table-over-place = Pořadí
table-over-resigned = vzdáno
table-over-rematch = Odveta
table-over-anew = Hrát znovu
table-over-wanted = Pro odvetu: { $names }
table-review = Rozbor
table-review-of = Rozbor: { $game }, { $day }
table-over-again = Přehrát partii
table-over-check = Ověřit losování
table-over-record = Stáhnout záznam
table-over-fold = Podívat se na desku
table-over-unfold = Ukázat výsledek

## Replay

table-replay = Přehrávání
table-replay-open = Otevřít záznam
table-replay-note = Přetáhni sem záznam partie, nebo vyber soubor. Leadlight přehraje každou partii, kterou sám zaznamenal.
table-replay-choose = Vybrat soubor
table-replay-position = Stav hry
table-replay-at = { $at }/{ $last }
table-replay-first = Na začátek
table-replay-back = O tah zpět
table-replay-play = Přehrát
table-replay-pause = Pozastavit
table-replay-forward = O tah dál
table-replay-last = Na konec
table-replay-copy = Kopírovat odkaz na tento stav
table-replay-copy-yourself = Prohlížeč této stránce nedovoluje kopírovat. Odkaz na tento stav je v adresním řádku.
table-replay-analyse = Analyzovat odsud
table-replay-setup = Příprava hry
table-replay-another = Otevřít jiný záznam

## Checking the chance

table-check = Ověřit losování
table-check-note = Tato stránka ověřuje, zda každé losování v partii určila čísla, která nikdo nemohl sám znát ani změnit: tajemství serveru a náhodná čísla hráčů, všechna zapečetěná dřív, než se kterékoli ukázalo. Všechno znovu přepočítá tvůj vlastní prohlížeč.
table-check-open = Přetáhni sem záznam online partie, nebo vyber soubor.
table-check-how = Jak to funguje
table-check-how-1 = Než si kdokoli sedne, server vylosuje tajemství a ukáže jeho SHA-256, tedy pečeť. Od té chvíle ho nelze změnit.
table-check-how-2 = Prohlížeč každého hráče vylosuje vlastní číslo a také ukáže jen jeho SHA-256; samotné číslo si zatím nechá.
table-check-how-3 = Když jsou tu všechny pečetě, jsou jména, volby i pečetě dané. Teprve potom prohlížeče svá čísla odhalí, takže nikdo nemůže přizpůsobit své číslo ostatním.
table-check-how-4 = Každé losování vychází z HMAC: klíčem je tajemství, obsahem to všechno a pořadí losování.
table-check-how-5 = Na konci se tajemství odhalí spolu s kontrolním součtem celého záznamu a každý může všechna losování přepočítat.
table-check-limits = Co žádný důkaz neukáže
table-check-foresight = Kdo provozuje server, zná tajemství od začátku. Losování změnit nemůže, ale může předvídat každé další a vidět všechno skryté. Pokud na tom záleží, ať server provozuje někdo, kdo nehraje.
table-check-fresh = Stůl může tuto mezeru zavřít: s čerstvými náhodnými čísly pro každé losování přidá každý prohlížeč číslo teprve tehdy, když rozhodnutí před losováním platí. Pak nikdo nemůže předvídat, co vyjde; co je rozdáno skrytě, server vidí dál.
table-check-page = I tato stránka pochází ze serveru. Pokud mu nevěříš, ulož si záznam i to, co viděl tvůj prohlížeč, a ověř obojí na vlastním počítači příkazem leadlight verify.
table-check-good = Losování v této partii bylo férové
table-check-bad = Losování v této partii se nedá věřit
table-check-unknown = Záznam je v souladu
table-check-unknown-note = Není v něm nic špatně. Ale co tento prohlížeč u stolu sám neviděl, to potvrdit nemůže.
table-check-seal = Tajemství odpovídá pečeti
table-check-seal-good = SHA-256 odhaleného tajemství je pečeť zveřejněná před partií.
table-check-seal-bad = SHA-256 odhaleného tajemství se od pečeti liší.
table-check-start = Všechno bylo dané před prvním losováním
table-check-start-good = Losování závisí na jménech, volbách a pečetích přesně tak, jak jsou v záznamu, a číslo každého hráče odpovídá své pečeti.
table-check-start-old = V této partii se losovalo jako v Leadlight 0.1: čísla hráčů se nepečetila a jména ani volby nejsou součástí důkazu.
table-check-start-seats = Důkaz nemá pro každé místo jedno číslo.
table-check-start-head = Jména, volby nebo pečetě v záznamu někdo po začátku partie změnil.
table-check-start-contribution = { $name }: číslo neodpovídá pečeti tohoto hráče.
table-check-called-off = { $count ->
    [one] Před touto partií byl odvolán { $count } začátek, když už se čísla odhalovala.
    [few] Před touto partií byly odvolány { $count } začátky, když už se čísla odhalovala.
   *[other] Před touto partií bylo odvoláno { $count } začátků, když už se čísla odhalovala.
}
table-check-seen = Je to partie, jejíž začátek viděl tvůj prohlížeč
table-check-seen-good = Tento prohlížeč viděl před začátkem partie stejné pečetě, jména a volby.
table-check-seen-bad = Tento prohlížeč viděl před začátkem partie jinou pečeť.
table-check-seen-head = Tento prohlížeč viděl před začátkem partie jiná jména, volby nebo pečetě.
table-check-seen-repeated = Tento prohlížeč viděl stejnou pečeť u jiného začátku partie: už známé tajemství bylo použito znovu.
table-check-seen-called-off = Tento prohlížeč viděl odvolaný začátek, o kterém záznam mlčí: někdo se mohl podívat, co vyjde, a zkusit to znovu.
table-check-seen-half = Tento prohlížeč znal pečeť serveru, ale u začátku partie nebyl.
table-check-seen-unknown = Tento prohlížeč nebyl před partií u stolu, takže to nemůže posoudit.
table-check-mine = Je v tom i tvoje číslo
table-check-mine-good = Náhodné číslo, které přidal tento prohlížeč, je mezi příspěvky.
table-check-mine-bad = Náhodné číslo, které zapečetil tento prohlížeč, chybí, ledaže připravenost potvrdil jiný tvůj prohlížeč.
table-check-mine-unknown = Tento prohlížeč do této partie žádné číslo nepřidal.
table-check-shares = Nikdo nemohl losování předvídat
table-check-shares-good = Ke každému losování po přípravě hry dal prohlížeč každého hráče čerstvé číslo, když už rozhodnutí před ním platilo.
table-check-shares-some = K některým losováním chybí čerstvé číslo ({ $names }): rozhodoval tam bot.
table-check-shares-bad = { $name }: čerstvé číslo nenavazuje na řetězec tohoto hráče.
table-check-shares-count = Důkaz nemá čerstvá čísla pro každé losování partie.
table-check-draws = Všechna losování z nich vyplývají
table-check-draws-good = { $count ->
    [one] Přepočítáno { $count } losování a výsledek souhlasí.
    [few] Přepočítána { $count } losování a všechny výsledky souhlasí.
   *[other] Přepočítáno { $count } losování a všechny výsledky souhlasí.
}
table-check-draws-bad = Akce { $ply }: v partii je „{ $found }“, podle důkazu mělo vyjít „{ $expected }“.
table-check-end = Záznam je úplný
table-check-end-good = Končí tam, kde partie skončila pro tento prohlížeč, se stejným kontrolním součtem.
table-check-end-open = Končí bez výsledku (počet akcí: { $plies }): konec někdo uřízl.
table-check-end-bad = Kontrolní součet nesouhlasí: akce nebo výsledek někdo změnil nebo uřízl.
table-check-end-plies = Počet akcí v záznamu: { $plies }; v partii, kterou viděl tento prohlížeč: { $seen }.
table-check-end-other = Na konci partie dostal tento prohlížeč jiný kontrolní součet.
table-check-end-decision = V záznamu je jiné rozhodnutí na místě, ke kterému tento prohlížeč dal své číslo.
table-check-end-unknown = Tento prohlížeč konec partie neviděl, takže to nemůže posoudit.
table-check-saw = Co viděl tento prohlížeč
table-check-saw-note = S tím může program na tvém počítači partii ověřit, aniž by musel věřit serveru. Ulož to vedle záznamu:
table-check-saw-save = Uložit do souboru
table-check-secret = Tajemství
table-check-contribution-none = žádné
table-check-hash = SHA-256
table-check-yours = Tvoje
table-check-list = Losování
table-check-list-ply = Akce
table-check-list-drawn = Vylosované číslo
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (0 až { $most })
table-check-list-outcome = Co vyšlo
table-check-list-chance = Šance
table-check-list-note = Co mohlo při kterém losování vyjít, sděluje server, který záznam přehrává. Příkaz { $command } to navíc odvodí přímo z pravidel.
table-check-list-more = Ukázat všechna ({ $count })
table-check-back = Zpět ke stolu

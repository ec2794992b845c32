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
table-clock-bank = { $minutes } min + { $seconds } s na tah
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
table-bot = bot, { $level }
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Pozvat ostatní
table-invite-note = Pošli odkaz, nech ostatní naskenovat obrázek, nebo jim řekni kód. Účet není potřeba.
table-invite-link = Odkaz na tento stůl
table-invite-code = Kód
table-invite-share = Sdílet
table-invite-text = Pojď si se mnou zahrát: { $game }
table-invite-qr = QR kód s odkazem na tento stůl
table-welcome-note = Zvol si jméno a místo. Účet není potřeba.
table-full = Všechna místa jsou obsazená. Až partie začne, můžeš ji tu sledovat.
table-rules = Nastavení partie
table-fair = Férové losování
table-fair-note = Server už své tajemství pro tuto partii zapečetil. Tvůj prohlížeč přidá vlastní náhodné číslo, takže losování nemůže nikdo ovlivnit a po partii si ho může každý ověřit.
table-fair-seal = Pečeť
table-fair-more = Jak to funguje
table-ready = Můžeme začít
table-ready-start = Zahájit partii
table-unready = Ještě počkat
table-ready-missing = Partie začne, až budou všechna místa obsazená a všichni připraveni.
table-ready-others = Za tebe se může začít. Čeká se na ostatní.
table-starting = Partie začíná…
table-private = Partii vidí jen ti, kdo sedí u tohoto stolu.

## During the match

table-log = Tahy
table-log-empty = Zatím nepadl žádný tah.
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
table-undone-you = Tvůj tah je vrácený.
table-resign = Vzdát partii
table-resign-again = Pro vzdání stiskni znovu
table-resign-note-two = Partie hned skončí.
table-resign-note-more = Dál za tebe bude hrát bot a skončíš na posledním místě.
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
table-over-wants = Chceš odvetu
table-over-wanted = Pro odvetu: { $names }
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
table-replay-setup = Příprava hry
table-replay-another = Otevřít jiný záznam

## Checking the chance

table-check = Ověřit losování
table-check-note = Tato stránka dokazuje, že každé losování v partii určila čísla, která nikdo nemohl sám znát ani změnit: tajemství, které server předem zapečetil, a náhodná čísla, která přidali hráči. Všechno znovu přepočítá tvůj vlastní prohlížeč.
table-check-open = Přetáhni sem záznam online partie, nebo vyber soubor.
table-check-how = Jak to funguje
table-check-how-1 = Než si kdokoli sedne, server vylosuje tajemství a ukáže jeho SHA-256, tedy pečeť. Od té chvíle ho nelze změnit.
table-check-how-2 = Prohlížeč každého hráče přidá vlastní náhodné číslo, které server nemůže znát předem.
table-check-how-3 = Každé losování vychází z HMAC: klíčem je tajemství, obsahem tato čísla a pořadí losování.
table-check-how-4 = Na konci se tajemství odhalí a každý může všechna losování přepočítat.
table-check-good = Losování v této partii bylo férové
table-check-bad = Losování v této partii se nedá věřit
table-check-working = Ověřujeme…
table-check-seal = Tajemství odpovídá pečeti
table-check-seal-good = SHA-256 odhaleného tajemství je pečeť zveřejněná před partií.
table-check-seal-bad = SHA-256 odhaleného tajemství se od pečeti liší.
table-check-seen = Je to pečeť, kterou už znáš
table-check-seen-good = Tento prohlížeč viděl před začátkem partie stejnou pečeť.
table-check-seen-bad = Tento prohlížeč viděl před začátkem partie jinou pečeť.
table-check-seen-unknown = Tento prohlížeč nebyl před partií u stolu, takže to nemůže posoudit.
table-check-mine = Je v tom i tvoje číslo
table-check-mine-good = Náhodné číslo, které přidal tento prohlížeč, je mezi příspěvky.
table-check-mine-bad = Náhodné číslo, které přidal tento prohlížeč, chybí.
table-check-mine-unknown = Tento prohlížeč do této partie žádné číslo nepřidal.
table-check-draws = Všechna losování z nich vyplývají
table-check-draws-good = { $count ->
    [one] Přepočítáno { $count } losování a výsledek souhlasí.
    [few] Přepočítána { $count } losování a všechny výsledky souhlasí.
   *[other] Přepočítáno { $count } losování a všechny výsledky souhlasí.
}
table-check-draws-working = Losování { $done }/{ $count }
table-check-draws-bad = Akce { $ply }: v partii je „{ $found }“, podle důkazu mělo vyjít „{ $expected }“.
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
table-check-impossible = Tento prohlížeč to tady ověřit nemůže
table-check-impossible-note = Prohlížeče počítají takové důkazy jen na zabezpečené adrese (https, nebo přímo na tomto počítači). Stáhni si záznam a ověř ho tímto příkazem:
table-check-back = Zpět ke stolu

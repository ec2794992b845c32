# The web client outside the table: lobby, menu, settings, the page of the rules. Names of players are never inflected.

lobby-motto = Deskové hry o skle a vzorech
lobby-home = Do lobby
lobby-close = Zavřít
lobby-save = Uložit
lobby-copy = Kopírovat
lobby-copied = Zkopírováno.
lobby-copy-yourself = Adresa je označená: zkopíruj ji klávesnicí nebo z nabídky prohlížeče.
lobby-page-unreachable = Stránku se nepodařilo stáhnout. Zkontroluj připojení a načti ji znovu.
lobby-nowhere = Tady nic není
lobby-nowhere-explained = Na této adrese není žádná stránka. Všechny stoly, ke kterým se můžeš přidat, najdeš v lobby.

# A table, as the bar names it
lobby-table-code = Stůl { $code }

# The games
lobby-size = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}, { $minutes } min
lobby-later = Připravuje se
lobby-games = Hry
lobby-game-show = Ukázat hru { $game }

# Playing against bots
lobby-play-bots = Hrát proti botům
lobby-play-alone = Hrát sólo
lobby-alone-game = { $game }: sólová hra
# $bots is how many bots sit at the table, $level the name of a bot.
lobby-opponents = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}, { $level }
lobby-opponents-change = Vybrat hráče a boty
lobby-players = Hráči
lobby-level = Boti
lobby-bot-random-hint = Zahraje jakýkoli povolený tah.
lobby-bot-greedy-hint = Bere tolik bodů, kolik jde hned získat.

# Creating a table
lobby-create = Založit stůl
lobby-create-game = Nový stůl: { $game }
lobby-table-name = Název stolu
lobby-table-name-hint = Může zůstat prázdný.
lobby-seats = Místa
lobby-seat-you = Ty
lobby-seat-person = Člověk
lobby-seat-bot = Bot: { $bot }
# $seat counts from 1.
lobby-seat-who = Místo { $seat }
lobby-option-side = Strana desky
lobby-option-side-A = A
lobby-option-side-B = B
lobby-option-side-hint = Na straně A jsou body za ornamenty mezi okny, na straně B za počet dokončených oken krát počet tabulek jedné barvy.
lobby-option-gap_blocks_return = Prázdné pozice zastaví sklenáře
lobby-option-gap_blocks_return-hint = Sklenáře nelze přesunout zpět přes pozici, na které už pásek není.
lobby-option-starter = Kdo začíná
lobby-option-starter-drawn = Určí los
lobby-option-starter-first = Místo 1
lobby-option-starter-hint = Komu patří první tah partie.
lobby-option-mode = Vzory
lobby-option-mode-base = Celé
lobby-option-mode-broken = Rozbité
# $value je „base“ nebo „broken“.
lobby-option-mode-hint = { $value ->
    [broken] Černá se dotýká kterékoli barvy, a co se dotýká černé, to se nepočítá.
   *[base] Černá je barva jako každá jiná.
}
lobby-option-promo_windows = Propagační vitráže
lobby-option-promo_windows-hint = Ke kartám vitráží se přidají dvě další, se čtyřmi vitrážemi.
lobby-option-reveal_table_first = Nejdřív karty na stole
lobby-option-reveal_table_first-hint = Nástroje a společné cíle leží odkryté dřív, než si hráči vyberou vitráže.
lobby-option-solo_tools = Nástroje
lobby-option-solo_tools-hint = { $value ->
    [1] Velmi těžké
    [2] Těžké
    [3] Střední
    [4] Docela lehké
   *[5] Lehké
}: tolik nástrojů leží na stole a každý jde použít jen jednou.
lobby-on = Ano
lobby-off = Ne
lobby-visibility = Kdo má přístup
lobby-visibility-open = Všichni
lobby-visibility-open-hint = Stůl je vidět v lobby; přidat se nebo sledovat může kdokoli.
lobby-visibility-link = S odkazem
lobby-visibility-link-hint = V lobby není; přidat se nebo sledovat může každý, kdo má odkaz nebo kód.
lobby-visibility-private = Jen hráči
lobby-visibility-private-hint = V lobby není; partii vidí jen ti, kdo sedí u stolu.
lobby-fresh = Čerstvá náhodná čísla pro každé losování
lobby-fresh-hint = Nikdo nemůže předvídat, co vyjde, ani ten, kdo provozuje server. Zato partie před každým losováním čeká, až budou mít tuto stránku otevřenou všichni hráči.
lobby-clock = Hodiny
lobby-clock-none = Bez hodin
lobby-clock-move = Na tah
lobby-clock-bank = Na partii
lobby-clock-none-hint = Přemýšlej, jak dlouho chceš.
lobby-clock-move-hint = Tolik času je na každý tah.
lobby-clock-bank-hint = Jedna zásoba času na celou partii a s každým tahem něco navíc.
lobby-clock-time = Čas
lobby-takeover = Když je někdo pryč
# How long somebody must be away before the others may let a bot play on
lobby-takeover-never = Bez bota
lobby-takeover-hint = Po této době mohou ostatní hlasovat, aby do návratu hráče hrál bot.
lobby-takeover-never-hint = Partie počká, než se hráč vrátí.
lobby-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
lobby-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
lobby-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
lobby-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
# Minutes for the match plus seconds with every move
lobby-bank = { $minutes } min + { $seconds } s

# Your tables
lobby-continue = Pokračovat
lobby-mine-waiting = { $game }, { $free ->
    [0] všechna místa obsazena
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
lobby-your-turn = Jsi na tahu
lobby-turn-of = Na tahu: { $name }

# Joining
lobby-join-code = Přidat se pomocí kódu
lobby-code = Kód stolu
lobby-code-hint = Šest znaků, například LIME42.
lobby-code-note = Nebo otevři odkaz od přátel. Účet není potřeba.
lobby-join = Přidat se
lobby-watch = Sledovat
lobby-join-table = Přidat se: { $table }
lobby-watch-table = Sledovat: { $table }

# Open tables
lobby-tables = Otevřené stoly
lobby-tables-count = { $count }
lobby-tables-none = Zatím tu není žádný stůl. Založ ho a pošli odkaz.
lobby-offline = Server není dostupný. Každých pár sekund to zkusíme znovu.
lobby-tables-looking = Hledáme stoly…
lobby-seats-taken = { $taken } { $seats ->
    [one] z { $seats } místa
    [few] ze { $seats } míst
    [6] ze { $seats } míst
   *[other] z { $seats } míst
}
lobby-over = konec
lobby-bots = { $count ->
    [one] bot
    [few] { $count } boti
   *[other] { $count } botů
}
lobby-nobody = Zatím nikdo

# Others in the same room
lobby-room = Hrajete v jedné místnosti?
lobby-room-explained = Ostatní ve stejné síti otevřou tuto adresu nebo naskenují kód.
lobby-room-qr = QR kód adresy { $address }

# You
lobby-name = Tvoje jméno
lobby-name-saved = Odteď hraješ jako { $name }.
lobby-you-are = Hraješ jako { $name }
lobby-name-change = Změnit jméno
lobby-adopted = Na tomto zařízení teď hraješ jako { $name }.
lobby-adopt = Hrát tu jako někdo jiný?
# $name is who this device is now, $other whom the link makes of it
lobby-adopt-explained = Teď tu hraješ jako { $name }. Po použití odkazu bude toto zařízení hrát jako { $other } a ke stolům hosta { $name } se odsud už nedostaneš. Použij ho jen tehdy, když pochází z jiného tvého zařízení.
lobby-adopt-yes = Hrát jako { $name }
lobby-adopt-no = Zůstat: { $name }

# Menu
lobby-menu = Nabídka
lobby-language = Jazyk
lobby-theme = Vzhled
lobby-theme-system = Podle systému
lobby-theme-light = Světlý
lobby-theme-dark = Tmavý
lobby-theme-to-light = Přepnout na světlý vzhled
lobby-theme-to-dark = Přepnout na tmavý vzhled
lobby-motion = Animace
lobby-motion-system = Podle systému
lobby-motion-full = Plné
lobby-motion-reduced = Omezené
lobby-marks = Výrazné značky
lobby-marks-hint = Každá barva má zřetelný tvar a texturu.
lobby-sorted = Seřazené výlohy
lobby-sorted-hint = Tabulky jedné barvy leží vždy na stejném místě výlohy.
lobby-gentle = Shovívavý režim
lobby-gentle-hint = Ve hře proti botům: upozornění před jasnou chybou.
lobby-sound = Zvuk
lobby-letters = Jednopísmenné zkratky
lobby-letters-hint = Vypni je, pokud počítač ovládáš hlasem.
lobby-notify = Oznámení
lobby-notify-hint = Když je tato stránka na pozadí, dozvíš se, že jsi na tahu.
lobby-notify-refused = Prohlížeč této stránce oznámení nedovoluje. Povol je v jeho nastavení.
lobby-device = Pokračovat na jiném zařízení
lobby-device-explained = S tímto odkazem budeš na druhém zařízení hrát pod svým jménem, u svých stolů a na svých místech. Platí jednou a deset minut. Nikomu ho neposílej.
lobby-device-link = Odkaz pro druhé zařízení
lobby-devices = Zařízení, na kterých hraje { $name }
lobby-device-this = Toto zařízení
# $day is a date
lobby-device-used = Naposledy: { $day }
lobby-device-unknown = Neznámé zařízení
lobby-device-sign-out = Odhlásit
lobby-device-sign-out-of = Odhlásit zařízení: { $device }
lobby-device-sign-out-again = Stiskni znovu
lobby-device-sign-out-note = Bez jiného zařízení už znovu jako { $name } hrát nepůjde.
lobby-rules-link = Naučit se pravidla
lobby-howto = Jak se hraje
lobby-coach = Rady pro začátečníky
lobby-coach-hint = Proti botům jedna věta vysvětlí, co se stalo poprvé.
lobby-open-record = Otevřít záznam
lobby-analysis = Analýza
lobby-keys = Klávesy
lobby-keys-groups = další nebo předchozí skupina
lobby-keys-arrows = pohyb ve skupině
lobby-keys-pick = vybrat nebo umístit
lobby-keys-cancel = zrušit
lobby-keys-opponents = soupeři
lobby-keys-log = seznam tahů
lobby-keys-hint = nápověda, proti botům
lobby-keys-marks = výrazné značky
lobby-keys-help = tento seznam
lobby-keys-off = Písmena a číslice fungují jen u stolu a dají se vypnout v nabídce.

# The numbered rules
lobby-rules = Pravidla hry { $game }
lobby-rules-chapters = Kapitoly
lobby-rules-search = Hledat v pravidlech
lobby-rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
lobby-rules-none = Tato slova nejsou v žádném pravidle.
lobby-rules-number = Pravidlo { $number }
lobby-rules-unknown = Pravidla této hry ještě nejsou sepsaná.

# Listy k tisku, na stránce pravidel
lobby-print = Zahrát si u opravdového stolu
lobby-print-sheet = { $sheet ->
    [pieces] Díly k vystřižení
    [aid] Přehled pro hráče
   *[pad] Bodovací blok
}
lobby-print-paper = { $paper ->
    [letter] US Letter (PDF)
   *[a4] A4 (PDF)
}

lobby-publishers = Názvy her patří jejich vydavatelům. Leadlight je svobodný software, který tvoří hráči, a s vydavateli není nijak spojen.

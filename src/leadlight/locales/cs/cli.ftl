app-about = Hraj deskové hry o barevném skle a vzorech s přáteli nebo s boty. Bez příkazu se Leadlight otevře v prohlížeči.
app-language = Jazyk: --lang en|uk|pl|cs|ru nebo proměnná LEADLIGHT_LANG.
app-names = Názvy her patří jejich vydavatelům; Leadlight je uvádí jen proto, aby bylo jasné, podle čích pravidel se hraje.
help-usage = Použití
help-commands = Příkazy
help-command = PŘÍKAZ
help-arguments = Argumenty
help-name-game = HRA
help-name-lesson = LEKCE
help-name-file = SOUBOR
help-name-number = ČÍSLO
help-options = Přepínače
help-rule-options = Volby pravidel
help-default = výchozí:
help-choices = možnosti:
help-required = povinné
help-help = Zobrazit tuto nápovědu.
help-version = Zobrazit verzi.

help-serve = Spustit stoly pro hraní v prohlížeči, s --lan pro všechny v místnosti.
help-play = Hrát v terminálu proti botům nebo s přáteli u jedné klávesnice.
help-resume = Pokračovat v rozehrané partii.
help-simulate = Nechat boty odehrát spoustu partií a spočítat výsledky.
help-train = Natrénovat neuronovou síť hry na partiích se sebou samou; potřebuje PyTorch.
help-replay = Zobrazit zaznamenanou partii, nebo ji ověřit.
help-verify = Ověřit, že se v online partii losovalo tak, jak bylo slíbeno.
help-learn = Nauč se hru hraním: první partie s průvodcem, krok za krokem.
help-rules = Přečíst si očíslovaná pravidla hry.
help-bench = Změřit rychlost pravidel a serveru.
help-bench-engine = Počet akcí za sekundu: zkompilovaně, interpretovaně a pro srovnání OpenSpiel.
help-print = Vytvořit PDF ke hře u opravdového stolu: díly k vystřižení, přehled pro hráče, bodovací blok.
help-backup = Zkopírovat všechny online stoly do jednoho souboru; server přitom může běžet.
help-restore = Nahradit všechny online stoly těmi ze zálohy.
help-moderate = Pořádek na tvém serveru: prohlížet a mazat stoly, umlčet nebo zablokovat hosty.
help-moderate-tables = Vypsat stoly, naposledy změněné první.
help-moderate-people = Vypsat, koho stůl zná: hráče, diváky a ty, kdo tam psali.
help-moderate-guests = Vypsat hosty, kteří nesmějí psát nebo přijít.
help-moderate-delete = Smazat stůl s jeho partiemi a chatem.
help-moderate-mute = Zakázat hostovi psát ve všech chatech.
help-moderate-unmute = Znovu hostovi dovolit psát.
help-moderate-block = Nepouštět hosta na server.
help-moderate-unblock = Znovu hosta pustit.
help-bench-server = Čas procesoru na akci a odezva serveru a pro srovnání boardgame.io.
help-completion = Vypsat skript pro doplňování příkazů ve tvém shellu.

help-game = Hra: { $games }.
help-players = Počet hráčů.
help-people = Jména lidí u této klávesnice, oddělená čárkami.
help-play-bots = Boti na ostatní místa, oddělení čárkami: { $bots }, nebo vlastní jako package.module:Class.
help-option = Volba pravidel hry ve tvaru název=hodnota; lze zadat opakovaně.
help-option-side = Na straně A jsou body za ornamenty mezi okny, na straně B za počet dokončených oken krát počet tabulek jedné barvy.
help-option-gap_blocks_return = Sklenáře nelze přesunout zpět přes pozici, na které už pásek není.
help-option-starter = Kdo začíná: vylosovaný hráč, nebo hráč na místě 1.
help-option-promo_windows = Přidá dvě promo karty vitráží: Vitraux / Balboa Bay a Alpenglow / Komorebi.
help-option-reveal_table_first = Nástroje a společné cíle leží na stole už před výběrem vitráží.
help-option-mode = V režimu base je černá barva jako každá jiná; v režimu broken se dotýká všeho, a čeho se dotýká, to se nepočítá.
help-option-solo_tools = Kolik nástrojů v sólové hře: 1 je velmi těžké, 5 snadné.
help-seed = Číslo, které pevně určí veškerou náhodu.
help-plain = Místo kreslené desky slovní popis řádek po řádku, vhodný pro čtečky obrazovky.
help-save = Kam ukládat záznam partie.
help-record-file = Záznam partie, soubor JSON.
help-resume-file = Záznam partie nebo číslo ze seznamu; bez něj rozehraná partie, a je-li jich víc, ta, kterou si vybereš.
help-resume-list = Jen vypíše seznam rozehraných partií.
help-games-count = Počet partií.
help-simulate-bots = Boti oddělení čárkami; opakují se, dokud nejsou obsazena všechna místa: { $bots }, nebo vlastní jako package.module:Class.
help-records = Do této složky uložit záznam každé partie.
help-json = Na standardní výstup vypsat jediný objekt JSON a nic jiného.
help-check-laws = Ověřit invarianty hry po každé akci (--check), nebo nikdy (--no-check); jinak v jednom stavu z 256.
help-jobs = Kolik procesů hraje; výchozí je jeden na jádro. Výsledky jsou stejné.
help-train-run = Složka tréninku; pokud už existuje, trénink pokračuje.
help-train-minutes = Kolik minut trénovat.
help-train-processes = Kolik procesů hraje; bez toho jeden na každé jádro.
help-train-players = Kolik hráčů; oddělte čárkami, pokud se mají střídat partie s různým počtem hráčů.
help-train-set = Nastavení tréninku ve tvaru název=hodnota; lze zadat víckrát.
help-train-matches = Kolik partií proti botovi greedy má každé měření.
help-csv = Na standardní výstup vypsat jen čísla, v řádcích oddělených čárkami.
help-ply = Zobrazit stav hry po tomto počtu akcí.
help-check = Přehrát celý záznam podle pravidel a říct, zda je v pořádku.
help-seen = Co viděl tvůj prohlížeč, jak to kopíruje nebo ukládá stránka „Ověřit losování“: soubor, nebo - pro standardní vstup.
help-rule-number = Jen toto pravidlo nebo kapitola, například S6.2 nebo S6.
help-seconds = Délka každého měření v sekundách.
help-runs = Počet měření; platí medián.
help-matches = Počet partií, které běží najednou.
help-peer = Změřit i boardgame.io, je-li nainstalované.
help-openspiel = Změřit i OpenSpiel, je-li nainstalovaný.
help-shell = Pro který shell.
help-lan = Pustit ke hře i ostatní ve stejné síti a zobrazit adresu jako QR kód.
help-host = Naslouchat na této adrese místo výchozí.
help-port = Naslouchat na tomto portu; bez něj na prvním volném od 8765.
help-data = Složka, ve které jsou stoly uložené.
help-browser = Otevřít prohlížeč.
help-serve-bots = Další boti na výběr u stolů, oddělení čárkami, například package.module:Class.
help-domain = Jména, pod kterými lidé tento server najdou, oddělená čárkami, například play.example.org; „*“ znamená jakákoli.
help-trusted-proxies = Proxy, jejichž hlavičkám X-Forwarded-For a X-Forwarded-Proto server věří: adresy a sítě oddělené čárkami, nebo „none“; jinak jen ty na tomto počítači.
help-people-per-address = Kolik lidí může mít jednu adresu, než se začnou navzájem zdržovat; více pro školu nebo firmu.
help-keep-finished = Po kolika dnech se smaže stůl s dohranou partií, pokud ho nikdo nepoužívá; 0 znamená nikdy.
help-keep-abandoned = Totéž pro stůl, u kterého partie nikdy nezačala.
help-keep-chat = Po kolika dnech se smaže řádek chatu; 0 znamená nikdy.
help-keep-guests = Po kolika dnech se smaže host bez místa, který už nechodí; 0 znamená nikdy.
help-keep-reviews = Po kolika dnech se smaže rozbor nahraného záznamu; 0 znamená nikdy.
help-reviews-at-once = Kolik rozborů partií se počítá najednou; ostatní čekají.
help-serve-review-nodes = Kolik pozic rozbor prozkoumá pro každé rozhodnutí; s více trvá déle a je jistější.
help-backup-file = Soubor se zálohou.
help-table-code = Kód stolu.
help-guest-id = Host, jak ho uvádějí výpisy; stačí začátek.
help-most-tables = Kolik stolů vypsat.
help-out = Kam PDF zapsat; jinak do souboru pojmenovaného podle hry a papíru.
help-paper = Papír v tiskárně: a4 nebo letter.
help-sheet = Co vytisknout: pieces (díly), aid (dvoustránkový přehled) nebo pad (bodovací blok).

## Things that go wrong

error = Chyba: { $text }
error-hint = Zkus: { $command }
error-save = Záznam nelze zapsat do souboru { $file }.
error-save-exists = Soubor { $file } už existuje. Zvol jiný, nebo pokračuj příkazem: { $command } resume { $file }
error-port-taken = Port { $port } na adrese { $host } nelze použít: má ho jiný program, nebo není povolený. Zvol jiný přepínačem --port.
error-server-running = Leadlight už s těmito daty běží na adrese { $address }. Nejdřív ho zastav, nebo zvol jinou složku přepínačem --data.
error-data-folder = Do složky { $folder } nelze zapisovat. Zvol jinou přepínačem --data.
error-data-foreign = { $file } patří jinému uživateli tohoto počítače, takže by tajné údaje nebyly v bezpečí. Spusť Leadlight pod jeho účtem, nebo zvol vlastní složku přepínačem --data.
error-database-damaged = Soubor { $file } je poškozený, nebo to není databáze. Obnov ho ze zálohy: leadlight restore SOUBOR. Pokud zálohu nemáš, přesuň ho jinam a začni bez stolů.
error-database-foreign = { $file } je databáze jiného programu. Zvol jinou složku přepínačem --data.
error-database-newer = Soubor { $file } zapsala novější verze programu Leadlight. Aktualizuj Leadlight, nebo zvol jinou složku přepínačem --data.
error-database-unusable = Soubor { $file } nelze otevřít pro zápis. Ukonči ostatní programy, které ho používají, a zkontroluj oprávnění a volné místo na disku.
error-backup-nothing = Ve složce { $folder } není co zálohovat.
error-backup-exists = Soubor { $file } už existuje. Zvol jiný.
error-backup-failed = Zálohu nelze zapsat do souboru { $file }.
error-print-exists = { $file } už existuje. Zvol jiný soubor pomocí --out.
error-print-failed = PDF nelze zapsat do souboru { $file }.
error-backup-unreadable = Soubor { $file } není záloha programu Leadlight, nebo je poškozený. Nic se nezměnilo.
error-moderate-nothing = Ve složce { $folder } nejsou žádné stoly. Uveď složku serveru přes --data.
error-order-value = „{ $value }“ sem nepatří.
error-server-silent = Server { $address } neodpověděl, jak měl. Zkus to znovu, nebo ho nejdřív zastav.
error-bench-proc = Server lze měřit jen v Linuxu, kde systém sděluje, kolik času procesoru proces spotřeboval.
error-bench-load = Hráči se nemohli připojit k měřenému serveru.
error-bench-start = Server, který se měl měřit, se nespustil: { $command }
error-no-match = Není tu žádná rozehraná partie.
error-resume-number = Partie { $number } v seznamu není; poslední je { $last }.
error-bot-import = Bota „{ $bot }“ nelze načíst. Import { $module } selhal: { $reason }
error-bot-class = V { $module } není bot „{ $name }“. Na výběr: { $expected }.
error-bot-none = „{ $path }“ není bot. Bot má jméno dlouhé nejvýše { $longest } znaků a metodu „choose“.
error-bot-parameter = Bot „{ $bot }“ takové parametry nemá. Na výběr: { $expected }.
error-bot-refused = Bot „{ $bot }“ své parametry odmítá: { $reason }
error-bot-budget = „{ $value }“ není platná hodnota { $parameter } bota „{ $bot }“. time jsou sekundy, nodes je celé číslo; obojí větší než nula.
error-weights-broken = Soubor s váhami je poškozený: { $reason }
error-weights-missing = Váhy nelze přečíst z { $file }: { $reason }
error-weights-none = Pro takovou partii hry { $game } nejsou natrénované váhy.
error-train-plan = Ve složce { $folder } je trénink s jiným nastavením. Zvolte jinou pomocí --run.
error-train-setting = Toto nastavení tréninku nevyhovuje: { $reason }
error-train-torch = Trénink potřebuje PyTorch, který není nainstalovaný. Nainstalujte ho příkazem: pip install "leadlight[train]"
error-terminal-small = Terminál je příliš malý: { $width }×{ $height }. Potřeba je aspoň 80×24, nebo zkus --plain.
error-shell-unknown = Který shell používáš? Zadej ho přepínačem --shell: bash, zsh nebo fish.
error-usage-command = Příkaz „{ $token }“ neexistuje.
error-usage-option = Tento příkaz nemá přepínač „{ $token }“.
error-usage-unused = Slova navíc: { $token }
error-usage-missing = Chybí hodnota pro { $token }.
error-usage-value = „{ $value }“ není platná hodnota pro { $token }.
error-usage-repeated = { $token } lze zadat jen jednou.
error-usage = Takto zadaný příkaz nelze zpracovat.
error-bot-failed = Bot { $bot } selhal po akci { $ply }: { $reason }
error-simulation-killed = Jeden z hrajících procesů byl ukončen zvenčí; bez něj nelze výsledky spočítat.
did-you-mean = Nemělo to být „{ $suggestion }“?

## Play

play-thinking = { $name } přemýšlí…
play-bot-late = { $name }: příliš dlouhé přemýšlení. Za bota vybírá { $stand_in }.
play-bot-crashed = { $name }: chyba bota. Vybírá za něj { $stand_in }.
play-bot-killed = { $name }: proces bota byl přerušen. Vybírá za něj { $stand_in }.
play-bot-illegal = { $name }: nedovolená akce. Za bota vybírá { $stand_in }.
play-hand-over = { $name }, jsi na tahu. Stiskni Enter, až obrazovku uvidíš jen ty.
play-saved = Záznam partie je v souboru { $file }
play-go-on = Pokračovat můžeš příkazem: { $command }
play-look-again = Znovu si ji prohlédneš příkazem: { $command } replay { $file }
play-left = Partie je přerušena.
play-undone = Akce vrácena.
play-again = Stiskni stejnou klávesu ještě jednou: bude tě to stát tah.
play-interpreted = Pravidla tu běží interpretovaně, asi desetkrát pomaleji než zkompilovaná; při hraní to nepoznáš.
play-moves = Tahy
play-cards = Karty
play-scores = Body
play-winner = Vítězství: { $names }.
play-shared = O vítězství se dělí: { $names }.
play-lost = Nevyhráno: cílové skóre nebylo překonáno.
play-over = Partie skončila.
play-total = celkem
key-step = o krok
key-leap = o 10 kroků
key-move = výběr
key-pick = OK
key-back = zpět
key-undo = vrátit
key-boards = desky
key-help = klávesy
key-leave = konec
key-new-match = nová partie
key-score = body
keys-title = Klávesy
keys-escape = Esc tě vrátí o krok zpět
keys-type = : otevře řádek pro zápis akce
keys-undo = U vrátí tvou poslední akci, pokud se od té doby nelosovalo
keys-boards = O ukáže desku dalšího hráče
keys-score = S ukáže, z čeho se skládají body
keys-moves = L ukáže všechny tahy
keys-mouse = Myš: kliknutí vybírá, druhé na stejné místo potvrdí; kolečko prochází možnosti
keys-leave = Q nebo Ctrl-C ukončí hraní; partie zůstane uložená
keys-close = Pokračuj libovolnou klávesou.
keys-new-match = N začne novou partii, jiná klávesa pokračuje.

plain-prompt = { $name }>
# Words to type; the English ones are understood in every language.
plain-word-board = deska
plain-word-legal = tahy
plain-word-score = body
plain-word-undo = zpět
plain-word-rules = pravidla
plain-word-help = pomoc
plain-word-leave = odejít
plain-help = Napiš akci, nabídnuté číslo nebo příkaz: { plain-word-board }, { plain-word-legal }, { plain-word-score }, { plain-word-undo }, { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
plain-example = Například: { $example }
plain-legal = Máš na výběr:
plain-new-match = Napiš n pro novou partii; samotný Enter končí:

resume-which = Která partie? Číslo, nebo Enter pro první:
resume-ply = akce { $ply }
resume-turn = na tahu { $name }

## The server

serve-here = Leadlight běží na adrese { $address }
serve-lan = Pro ostatní v této síti: { $address }
serve-kept = Stoly jsou uložené ve složce { $folder }
serve-stop = Ctrl-C server zastaví; o nic nepřijdeš.
serve-stopped = Zastaveno. Všechno je uložené.
serve-running = Leadlight už běží na adrese { $address }
backup-done = Všechny stoly jsou zkopírované do souboru { $file }
restore-done = Všechny stoly jsou obnovené ze souboru { $file }
restore-old = Předchozí stoly zůstaly uložené v souboru { $file }
moderate-none = Není co vypsat.
moderate-waiting = čeká
moderate-playing = hraje se
moderate-over = konec
# $number counts from 1.
moderate-seat = místo { $number }
moderate-is-muted = nesmí psát
moderate-is-blocked = nesmí přijít
moderate-deleted = Stůl { $code } je smazán.
# $guest is the beginning of the guest's id
moderate-muted = { $name } ({ $guest }) už nesmí psát.
moderate-unmuted = { $name } ({ $guest }) smí znovu psát.
moderate-blocked = { $name } ({ $guest }) už nesmí přijít.
moderate-unblocked = { $name } ({ $guest }) smí znovu přijít.

## Tisk

print-done = { $count ->
    [one] { $count } list je v souboru { $file }
    [few] { $count } listy jsou v souboru { $file }
   *[other] { $count } listů je v souboru { $file }
}

## Simulate, replay, rules, bench

simulate-progress = Hraje se
simulate-title = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
simulate-matches = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, průměrný počet akcí: { $plies }
simulate-wins = Výhry
simulate-mean = Průměr bodů
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") }; { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") })
simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-seat = Místo { $number }
simulate-deviation = Odchylka
simulate-intervals = V závorkách jsou 95% intervaly spolehlivosti.
simulate-interrupted = Přerušeno; odehrané partie: { $games } z { $wanted }. Čísla platí pro ně.
simulate-seed = Semínko náhody: { $seed }
simulate-ties = Remízy mezi boty: { $ties }
train-line = { $games ->
    [one] Odehrána { $games } partie
    [few] Odehrány { $games } partie
   *[other] Odehráno { $games } partií
 }; při měření vyhráno { NUMBER($share, style: "percent") } z { $matches }, průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
replay-ply = Akce { $ply }/{ $plies }
replay-good = Záznam je v pořádku: všechny akce odpovídají pravidlům (počet akcí: { $plies }).
replay-good-open = Záznam je zatím v pořádku: všechny akce odpovídají pravidlům (počet akcí: { $plies }); partie ještě neskončila.
verify-fair = Férová partie: všechna losování odpovídají důkazu (počet losování: { $draws }) a je to partie, kterou viděl tvůj prohlížeč.
verify-consistent = Záznam je v souladu: všechna losování odpovídají důkazu (počet losování: { $draws }).
verify-unknown = Jen z toho se ale nedá poznat:
verify-unknown-commitment = zda server zapečetil toto tajemství už před partií
verify-unknown-contribution = zda je v něm i tvůj příspěvek
verify-unknown-head = zda jména a volby jsou ty, se kterými partie začala
verify-unknown-end = zda partie skončila tak, jak uvádí záznam
verify-hint = Tvůj prohlížeč si pamatuje, co viděl. Zkopíruj to na stránce „Ověřit losování“ a vlož to po tomto příkazu: { $command }
verify-scheme-1 = V této partii se losovalo jako v Leadlight 0.1, kde se příspěvky nepečetily: hráč, který provozoval server, si mohl poslední z nich zvolit.
verify-foresight = Žádný důkaz nevyloučí, že ten, kdo provozuje server, znal losování předem a viděl skryté věci.
bench-title = Počet akcí za sekundu, medián z { $runs } měření
bench-spread = nejnižší – nejvyšší
bench-ratio = Poměr
bench-no-openspiel = OpenSpiel není nainstalovaný, proto se neměří.
bench-not-compiled = Pravidla tu nejsou zkompilovaná, není tedy co porovnávat.
bench-measuring = Měření
bench-cpu = Čas procesoru serveru na akci, ms
bench-rate = Počet akcí za sekundu
bench-disk = Samotný disk potřebuje { $p50 } ms (p50) a { $p99 } ms (p99), aby připsal stránku a uložil ji na médium.
bench-no-peer = boardgame.io není nainstalované v benchmarks/peers/boardgameio, proto se neměří.

## Learning by playing

help-learn-lesson = Která lekce. Bez názvu ukáže seznam.
help-learn-chapter = Začít touto kapitolou, ne tam, kde lekce skončila.
help-learn-check = Přehrát každou lekci podle pravidel, přečíst ji ve všech jazycích a nahlásit, co je špatně.
error-lesson-unknown = Lekce { $lesson } není. Lekce: { $expected }.
error-lesson-chapter = Kapitola { $chapter } není; poslední je { $last }.
error-lesson-step = Lekce { $lesson } nemá v kapitole { $chapter } krok { $step }.
error-lesson-over = Tento krok už je hotový.
learn-choose = Tyto lekce si lze zahrát:
learn-lesson = { $name }: { $title } ({ $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
})
learn-chapter = Kapitola { $number }: { $title }
learn-step = Krok { $number } z { $steps }. { $title }
learn-do = Úkol: { $task }
learn-go-on = Pokračuj klávesou Enter.
learn-done = Tento krok je hotový. Pokračuj klávesou Enter.
learn-take-back = Napiš { $undo } a tah se vrátí, nebo pokračuj klávesou Enter.
learn-shown = Takhle: { $action }
learn-word-show = ukaž
learn-word-repeat = znovu
learn-word-skip = přeskoč
learn-help = Napiš akci, nebo: { plain-word-board }, { plain-word-legal } (co se smí), { learn-word-show } (udělej to za mě), { plain-word-undo } (poslední tah), { learn-word-repeat } (kapitolu), { learn-word-skip } (kapitolu), { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
learn-over = Pravidla už znáš. Hraj dál: { $command }
learn-left = Lekce přerušena. Pokračovat ze stejného místa: { $command }
learn-checked = { $lesson }: { $chapters ->
    [one] { $chapters } kapitola
    [few] { $chapters } kapitoly
   *[other] { $chapters } kapitol
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}, { $messages ->
    [one] { $messages } věta
    [few] { $messages } věty
   *[other] { $messages } vět
}
learn-missing = Chybí v jazyce { $language }: { $messages }

# What the command line says around the games.

## Help

app-about = Hraj Sintru v terminálu, nech ji hrát boty, přehrávej a ověřuj záznamy.
app-language = Jazyk: --lang en|uk|pl|cs|ru nebo proměnná LEADLIGHT_LANG.
app-names = Názvy her patří jejich vydavatelům; Leadlight je uvádí jen proto, aby bylo jasné, podle čích pravidel se hraje.
help-usage = Použití
help-commands = Příkazy
help-command = PŘÍKAZ
help-arguments = Argumenty
help-name-game = HRA
help-name-file = SOUBOR
help-name-number = ČÍSLO
help-options = Přepínače
help-default = výchozí:
help-choices = možnosti:
help-required = povinné
help-help = Zobrazit tuto nápovědu.
help-version = Zobrazit verzi.

help-play = Hrát v terminálu proti botům nebo s přáteli u jedné klávesnice.
help-resume = Pokračovat v rozehrané partii.
help-simulate = Nechat boty odehrát spoustu partií a spočítat výsledky.
help-replay = Zobrazit zaznamenanou partii, nebo ji ověřit.
help-verify = Ověřit, že se v online partii losovalo tak, jak bylo slíbeno.
help-rules = Přečíst si očíslovaná pravidla hry.
help-bench = Změřit rychlost pravidel.
help-bench-engine = Počet akcí za sekundu: zkompilovaně, interpretovaně a pro srovnání OpenSpiel.
help-completion = Vypsat skript pro doplňování příkazů ve tvém shellu.

help-game = Hra: { $games }.
help-players = Počet hráčů.
help-people = Jména lidí u této klávesnice, oddělená čárkami.
help-play-bots = Boti na ostatní místa, oddělení čárkami: { $bots }.
help-option = Volba pravidel hry ve tvaru název=hodnota; lze zadat opakovaně.
help-seed = Číslo, které pevně určí veškerou náhodu.
help-plain = Místo kreslené desky slovní popis řádek po řádku, vhodný pro čtečky obrazovky.
help-save = Kam ukládat záznam partie.
help-record-file = Záznam partie, soubor JSON.
help-resume-file = Záznam partie; bez něj se pokračuje v té naposledy rozehrané.
help-games-count = Počet partií.
help-simulate-bots = Boti oddělení čárkami; opakují se, dokud nejsou obsazena všechna místa: { $bots }.
help-records = Do této složky uložit záznam každé partie.
help-json = Na standardní výstup vypsat jediný objekt JSON a nic jiného.
help-check-laws = Po každé akci ověřit invarianty hry.
help-ply = Zobrazit stav hry po tomto počtu akcí.
help-check = Přehrát celý záznam podle pravidel a říct, zda je v pořádku.
help-rule-number = Jen toto pravidlo nebo kapitola, například S6.2 nebo S6.
help-seconds = Délka každého měření v sekundách.
help-runs = Počet měření; platí medián.
help-openspiel = Změřit i OpenSpiel, je-li nainstalovaný.
help-shell = Pro který shell.

## Things that go wrong

error = Chyba: { $text }
error-hint = Zkus: { $command }
error-game-unknown = Neznámá hra „{ $game }“. Na výběr: { $expected }.
error-bot-unknown = Neznámý bot „{ $bot }“. Na výběr: { $expected }.
error-option-unknown = Tato hra nemá volbu „{ $option }“. Na výběr: { $expected }.
error-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Na výběr: { $expected }.
error-option-form = „{ $text }“ nemá tvar název=hodnota.
error-option-twice = Volba „{ $option }“ je zadána dvakrát a pokaždé jinak.
error-seats-count = { $seats ->
    [one] Obsazeno je { $seats } místo
    [few] Obsazena jsou { $seats } místa
   *[other] Obsazeno je { $seats } míst
}, ale { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}.
error-seat-name = Jméno má 1 až 64 viditelných znaků.
error-language-unknown = Neznámý jazyk „{ $language }“. Na výběr: { $expected }.
error-action-unreadable = „{ $text }“ není akce. Napiš například: { $example }.
error-action-forbidden = „{ $text }“: to pravidla nedovolují.
error-chance-impossible = Tady nelze vylosovat „{ $text }“.
error-position-unreadable = Tento řádek zápisu stavu hry nelze přečíst: { $line }
error-position-impossible = Takový stav nemůže nastat v žádné partii: porušuje invariant { $law }.
error-undo-chance = Tohle už vrátit nejde: mezitím se losovalo.
error-undo-range = Akce číslo { $ply } neexistuje; počet akcí: { $last }.
error-undo-nothing = Zatím nemáš co vrátit.
error-record-file = Soubor { $file } nelze přečíst.
error-record-json = Toto není úplný soubor JSON: je poškozený nebo useknutý (přečteno bajtů: { $size }).
error-record-shape = Tento soubor JSON není záznam partie: chybná nebo chybějící hodnota na místě { $place }.
error-record-format = Tento záznam má formát { $found }; tato verze programu Leadlight čte formát { $expected }.
error-record-version = Tento záznam se řídí pravidly hry { $game } ve verzi { $found }; podporovaná je verze { $expected }.
error-record-head = Záznam nelze otevřít. { $cause }
error-record-ply = Akce { $ply }, „{ $action }“: { $cause }
error-record-unfinished = Záznam uvádí výsledek, ale partie v něm není dohraná (počet akcí: { $ply }).
error-record-result = Výsledek v záznamu neodpovídá zaznamenaným akcím (počet akcí: { $ply }).
error-record-over = Tato partie už skončila. Prohlédneš si ji příkazem: { $command } replay { $file }
error-proof-missing = Tento záznam nemá důkaz férovosti: mají ho jen partie hrané online.
error-proof-sealed = Tajemství této partie ještě není odhalené; odhalí se až na jejím konci.
error-proof-commitment = Tajemství neodpovídá závazku zveřejněnému před partií.
error-proof-seats = Počet příspěvků v důkazu ({ $found }) neodpovídá počtu míst v záznamu ({ $expected }).
error-proof-draw = Akce { $ply }: vylosováno „{ $found }“, ale podle důkazu mělo vyjít „{ $expected }“.
error-save = Záznam nelze zapsat do souboru { $file }.
error-save-exists = Soubor { $file } už existuje. Zvol jiný, nebo pokračuj příkazem: { $command } resume { $file }
error-no-match = Není tu žádná rozehraná partie.
error-no-terminal = Kreslená deska potřebuje terminál. S --plain můžeš hrát řádek po řádku.
error-terminal-small = Terminál je příliš malý: { $width }×{ $height }. Potřeba je aspoň 80×24, nebo zkus --plain.
error-law-broken = Porušený invariant hry: { $law }. Chyba je na naší straně; záznam je v souboru { $file }.
error-rule-unknown = Pravidlo „{ $number }“ neexistuje.
error-shell-unknown = Který shell používáš? Zadej ho přepínačem --shell: bash, zsh nebo fish.
error-usage-command = Příkaz „{ $token }“ neexistuje.
error-usage-option = Tento příkaz nemá přepínač „{ $token }“.
error-usage-unused = Slova navíc: { $token }
error-usage-missing = Chybí hodnota pro { $token }.
error-usage-value = „{ $value }“ není platná hodnota pro { $token }.
error-usage-repeated = { $token } lze zadat jen jednou.
error-usage = Takto zadaný příkaz nelze zpracovat.
refused = { $reason } Pravidlo { $rule }: { $text }

## Play

you = Ty
bot-random = Náhoda
bot-greedy = Nenasyta
play-thinking = { $name } přemýšlí…
play-saved = Záznam partie je v souboru { $file }
play-go-on = Pokračovat můžeš příkazem: { $command }
play-look-again = Znovu si ji prohlédneš příkazem: { $command } replay { $file }
play-left = Partie je přerušena.
play-undone = Akce vrácena.
play-again = Stiskni stejnou klávesu ještě jednou: bude tě to stát tah.
play-interpreted = Pravidla tu běží interpretovaně, asi desetkrát pomaleji než zkompilovaná; při hraní to nepoznáš.
play-moves = Tahy
play-scores = Body
play-winner = Vítěz: { $names }.
play-shared = O vítězství se dělí: { $names }.
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
key-score = body
keys-title = Klávesy
keys-arrows = ← → procházejí možnosti, ↑ ↓ skáčou na další výlohu nebo do středu
keys-enter = Enter nebo mezerník vybere; podruhé umístí
keys-escape = Esc tě vrátí o krok zpět
keys-digits = 1–9 skočí na danou výlohu nebo pásek, 0 do středu
keys-type = : otevře řádek pro zápis akce
keys-undo = U vrátí tvou poslední akci, pokud se od té doby nelosovalo
keys-boards = O ukáže desku dalšího hráče
keys-score = S ukáže, z čeho se skládají body
keys-moves = L ukáže všechny tahy
keys-leave = Q nebo Ctrl-C ukončí hraní; partie zůstane uložená
keys-close = Pokračuj libovolnou klávesou.

plain-prompt = { $name }>
plain-help = Napiš akci nebo příkaz: board, legal, score, undo, rules, help, leave.
plain-legal = Máš na výběr:

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
simulate-bot = Bot
simulate-wins = Výhry
simulate-mean = Průměr bodů
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-ties = Remízy mezi boty: { $ties }
replay-ply = Akce { $ply }/{ $plies }
replay-good = Záznam je v pořádku: všechny akce odpovídají pravidlům (počet akcí: { $plies }).
replay-good-open = Záznam je zatím v pořádku: všechny akce odpovídají pravidlům (počet akcí: { $plies }); partie ještě neskončila.
verify-fair = Férová partie: všechna losování odpovídají důkazu (počet losování: { $draws }).
bench-title = Počet akcí za sekundu, medián z { $runs } měření
bench-spread = nejnižší – nejvyšší
bench-ratio = Poměr
bench-no-openspiel = OpenSpiel není nainstalovaný, proto se neměří.
bench-not-compiled = Pravidla tu nejsou zkompilovaná, není tedy co porovnávat.
bench-measuring = Měření

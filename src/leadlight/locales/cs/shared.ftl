# What the terminal and the browser both say.

error-game-unknown = Neznámá hra „{ $game }“. Na výběr: { $expected }.
error-bot-unknown = Neznámý bot „{ $bot }“. Na výběr: { $expected }.
# $game a $expected jsou názvy jako v příkazovém řádku
error-sheets-none = Díly hry „{ $game }“ k tisku nejsou. Jiné listy: { $expected }.
error-sheet-unknown = Neznámý list „{ $sheet }“. Na výběr: { $expected }.
error-paper-unknown = Neznámý formát papíru „{ $paper }“. Na výběr: { $expected }.
error-option-unknown = Tato hra nemá volbu „{ $option }“. Na výběr: { $expected }.
error-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Na výběr: { $expected }.
error-option-combination = Volba „{ $option }“ má význam jen při { $other }={ $needed }.
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
error-proof-match = Partie není pojmenovaná podle svého závazku, takže její jméno mohlo být zvoleno tak, aby řídilo náhodu.
error-proof-seats = Počet příspěvků v důkazu ({ $found }) neodpovídá počtu míst v záznamu ({ $expected }).
error-proof-draw = Akce { $ply }: vylosováno „{ $found }“, ale podle důkazu mělo vyjít „{ $expected }“.
error-proof-unfinished = Tento záznam končí akcí { $ply } bez výsledku, ačkoli tajemství už je odhalené: konec záznamu někdo uřízl.
error-proof-head = Jména, volby nebo pečetě v tomto záznamu nejsou ty, které byly dané před začátkem partie.
error-proof-contribution = Místo { $seat } ({ $name }): příspěvek není ten, který zapečetil prohlížeč tohoto hráče.
error-proof-digest = Kontrolní součet na konci důkazu neodpovídá tomuto záznamu: akce nebo výsledek někdo změnil nebo uřízl.
error-proof-share = Losování { $drawing }: číslo ({ $name }) nenavazuje na řetězec čísel tohoto hráče.
error-proof-drawings = Losování s čerstvými čísly v důkazu: { $found }; v partii: { $expected }.
error-seen-shape = To není to, co kopíruje nebo ukládá stránka „Ověřit losování“ (přečteno bajtů: { $size }).
error-seen-nothing = Tvůj prohlížeč partii { $match } neviděl: tohle je záznam jiné partie než té tvé.
error-seen-commitment = Před partií dostal tvůj prohlížeč jinou pečeť, než je v záznamu: tajemství někdo vyměnil.
error-seen-repeated = Tvůj prohlížeč viděl tuto pečeť u dvou začátků partie: už známé tajemství bylo použito znovu.
error-seen-head = Partie, jejíž začátek viděl tvůj prohlížeč, měla jiná jména, volby nebo pečetě než tento záznam.
error-seen-contribution = V tomto záznamu chybí příspěvek tvého prohlížeče.
error-seen-called-off = Tvůj prohlížeč viděl odvolaný začátek, o kterém záznam mlčí: někdo se mohl podívat, co vyjde, a zkusit to znovu.
error-seen-plies = Počet akcí v tomto záznamu: { $found }; v partii, kterou viděl tvůj prohlížeč: { $expected }.
error-seen-digest = Tohle není záznam, jehož kontrolní součet dostal tvůj prohlížeč na konci partie.
error-seen-decision = Akce { $ply }: tvůj prohlížeč dal čerstvé číslo pro „{ $expected }“, ale v tomto záznamu je tam jiná akce.
error-law-broken = Porušený invariant hry: { $law }. Chyba je na naší straně; záznam je v souboru { $file }.
error-rule-unknown = Pravidlo „{ $number }“ neexistuje.
rules-in-short = Stručně
rules-signs = Znaky na desce
rules-examples = Příklady
rules-editions = V čem se vydání liší
# Jak tisknout listy hry; mezi čísly a jednotkami pevné mezery
print-how = Tiskni v měřítku 100 % („skutečná velikost“), jednostranně na silný papír, od 200 g/m². Úsečka pod každým listem musí měřit 50 mm.
print-how-aid = Dvě strany: vytiskni je oboustranně na jeden list, obracený podle delší strany, pro každého hráče jeden.
print-how-pad = Jedna strana na několik partií: tiskni podle potřeby a stříhej podél přerušovaných čar.
refused = { $reason } Pravidlo { $rule }: { $text }
you = Ty
bot-random = Náhoda
bot-greedy = Nenasyta

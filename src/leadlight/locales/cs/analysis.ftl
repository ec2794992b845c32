# Hints at tables against bots, warnings before mistakes, and the page on which any position is analysed.

## Hints

hint-title = Nejlepší tahy
hint-only = Jiný tah není
hint-equal = Stejně dobré tahy: { $count }
hint-clear = Jeden tah je jasně nejlepší
hint-thinking = Hledám nejlepší tahy…
hint-number = Nápověda { $number }: { $value }
hint-spoken = Nápověda { $number } z { $count }: { $action }. Šance na výhru { $value }. { $reason }
hint-play = Zahrát
hint-more = Přemýšlet déle
hint-hide = Skrýt nápovědu
hint-note = Tvoje šance na výhru po každém tahu, pokud se dá odhadnout. U výsledku bude vidět, že byla použita nápověda.
hint-note-exact = Propočítáno do konce partie. U výsledku bude vidět, že byla použita nápověda.

## Gentle mode

gentle-title = Ještě si to rozmyslet?
gentle-text = Tímto tahem tvoje šance na výhru klesne asi o { $loss }.
gentle-why = Tento tah: { $reason }
gentle-again = Rozmyslím si to
gentle-play = Přesto zahrát
gentle-show = Ukázat lepší tahy

## Analysis

analysis = Analýza
analysis-open = Analýza pozice
analysis-intro = Hraj dál za všechny z libovolné pozice a podívej se, jakou mají tahy cenu.
analysis-game = Hra
analysis-position = Pozice v notaci
analysis-position-hint = Tak, jak ji zapisuje tlačítko kopírování u desky.
analysis-show = Ukázat tuto pozici
analysis-or-new = Nebo začni od začátku:
analysis-new = Nová partie
analysis-players = Hráči
analysis-record-note = Nebo sem přetáhni záznam partie či vyber soubor. Rozebrat se dá každý její tah.
analysis-record = Pozice ze záznamu
analysis-another = Jiná pozice
analysis-copy = Zkopírovat pozici
analysis-engine = Hodnocení tahů
analysis-chances = Šance na výhru
analysis-best = Nejlepší tahy
analysis-spoken = Nejlepší tah: { $action }. Šance na výhru { $value }. { $reason }
analysis-thinking = Přemýšlím, nejvýš { $seconds } s …
analysis-nodes = Prozkoumané pozice: { $nodes }
analysis-exact = Propočítáno do konce partie
analysis-more = Přemýšlet déle
analysis-then = Může následovat:
analysis-over = Partie skončila.
analysis-line = Tahy odsud
analysis-line-empty = Zahraj na desce za toho, kdo je na tahu. Losuje se náhodně.
analysis-begin = Začátek analýzy
analysis-panel = Tahy a šance

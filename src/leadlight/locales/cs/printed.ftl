# Slova na tištěných listech, společná všem hrám: přehledy pro hráče, bodovací bloky a díly k vystřižení.

printed-aid = Přehled pro hráče
printed-pad = Bodovací blok
# Pod každou stránkou; $command je příkaz, který ukáže všechna pravidla
printed-footer = Leadlight · Čísla jako { $rule } jsou pravidla: { $command }
# Délka úsečky, kterou se ověřuje měřítko tisku
printed-bar = 50 mm
printed-pieces = Leadlight · { $game } · tiskni v měřítku 100 %

## Nadpisy přehledu

printed-pays = Co přináší body
printed-example = Příklad bodování
printed-forgotten = Snadno se zapomene
printed-end = Konec hry

## Bodovací blok

printed-player = Hráč
printed-total = Celkem
printed-date = Datum

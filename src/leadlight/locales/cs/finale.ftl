## Konec partie krok za krokem

# $reason is a reason for points, $scores a list such as “You 19, Olena 20”
finale-stage = { $reason }: { $scores }.
finale-skip = Rovnou na konec
# The key
finale-space = Mezerník
# $name comes second
finale-margin = O { $points } více než { $name }.
finale-margin-you = O { $points } více než ty.
finale-yours = Ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
finale-best = Tvůj nejlepší výsledek, dosud to bylo { $best }
finale-row = { $wins ->
    [one] { $wins } výhra v řadě
    [few] { $wins } výhry v řadě
   *[other] { $wins } výher v řadě
}
finale-first = Tvoje první výhra
# Who has not yet said that they want a rematch
finale-waiting = Čeká se: { $names }
finale-show = Ukázat desku: { $name }
finale-others = Ostatní desky
finale-messages = { $count ->
    [0] Chat
    [one] { $count } zpráva
    [few] { $count } zprávy
   *[other] { $count } zpráv
}
finale-share = Sdílet
finale-picture = Sdílet jako obrázek
finale-picture-saved = Obrázek je mezi staženými soubory.
finale-link = Kopírovat odkaz na záznam
finale-copy-refused = Prohlížeč této stránce nedovoluje kopírovat.

## Sounds and alerts, offered after the first match

finale-offer = Máme tě zavolat?
finale-offer-note = V nabídce to můžeš kdykoli změnit.
finale-offer-done = Hotovo
finale-vibrate = Vibrovat, když jsem na tahu
finale-vibrate-hint = Dvě krátká zavibrování na telefonu nebo tabletu

## For whoever only looks on

finale-watching = Díváš se

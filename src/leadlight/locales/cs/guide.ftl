# What helps people to learn a game in the browser: the sheet “How to play”, explained terms, examples to step through, the coach.

guide-howto = Jak se hraje: { $game }
guide-howto-note = Tah ve čtyřech obrázcích. Dvě minuty čtení.
# Beside a line that an option of this table has changed
guide-this-table = u tohoto stolu
guide-numbered = { $count ->
    [one] { $count } očíslované pravidlo
    [few] { $count } očíslovaná pravidla
    [many] { $count } očíslovaného pravidla
   *[other] { $count } očíslovaných pravidel
}
guide-back-to-howto = Zpět k obrázkům
guide-lesson = Zahrát si výukovou partii

# A worked example of the rules, drawn and stepped through
guide-example = Příklad { $number }
guide-example-step = Obrázek { $step } z { $steps }
guide-example-back = Předchozí obrázek
guide-example-on = Další obrázek

# The coach: one sentence when something happens for the first time
guide-coach = Rady pro začátečníky
guide-coach-got-it = Rozumím
guide-coach-off = Vypnout rady
guide-coach-is-off = Rady jsou vypnuté. Zapneš je v nabídce.

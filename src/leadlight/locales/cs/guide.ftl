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

# A guided first match, and what the coach's bubble holds
guide-lesson-bar = Lekce
guide-lesson-region = Průvodce
guide-lesson-step = Krok { $step } z { $steps }.
guide-lesson-show = Ukaž mi
guide-lesson-on = Dál
guide-lesson-skip = Přeskočit lekci
guide-lesson-skip-again = Stiskni Esc ještě jednou a lekci opustíš.
guide-lesson-skipped = Lekci najdeš pod „Naučit se“.
guide-lesson-take-back = Vrátit tah
guide-lesson-play-on = Hrát dál
guide-lesson-fold = Sbalit
guide-lesson-unfold = Přečíst znovu
guide-lesson-chapters = Kapitoly
guide-lesson-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}
guide-lesson-finished = Pravidla už znáš.
guide-lesson-finished-more = Zahraj si s nejmírnějším botem, nebo zopakuj kapitolu.
guide-lesson-play = Hrát proti botovi: { $bot }

# Keys of a lesson
guide-keys-bubble = K tomu, co říká průvodce
guide-keys-on = Dál v lekci
guide-keys-show = Ukázat, co dělat
guide-keys-skip = Opustit lekci

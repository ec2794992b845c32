# What helps people to learn a game in the browser: the sheet “How to play”, explained terms, examples to step through, the coach.

guide-howto = Jak grać: { $game }
guide-howto-note = Tura w czterech obrazkach. Dwie minuty czytania.
# Beside a line that an option of this table has changed
guide-this-table = przy tym stole
guide-numbered = { $count ->
    [one] { $count } ponumerowana zasada
    [few] { $count } ponumerowane zasady
    [many] { $count } ponumerowanych zasad
   *[other] { $count } ponumerowanej zasady
}
guide-back-to-howto = Wróć do obrazków
guide-lesson = Zagraj partię z przewodnikiem

# A worked example of the rules, drawn and stepped through
guide-example = Przykład { $number }
guide-example-step = Obrazek { $step } z { $steps }
guide-example-back = Poprzedni obrazek
guide-example-on = Następny obrazek

# The coach: one sentence when something happens for the first time
guide-coach = Podpowiedzi dla początkujących
guide-coach-got-it = Rozumiem
guide-coach-off = Wyłącz podpowiedzi

# A guided first match, and what the coach's bubble holds
guide-lesson-bar = Lekcja
guide-lesson-region = Przewodnik
guide-lesson-step = Krok { $step } z { $steps }.
guide-lesson-show = Pokaż
guide-lesson-on = Dalej
guide-lesson-skip = Pomiń lekcję
guide-lesson-skip-again = Naciśnij Esc jeszcze raz, aby wyjść z lekcji.
guide-lesson-skipped = Lekcję znajdziesz pod „Naucz się”.
guide-lesson-take-back = Cofnij ruch
guide-lesson-play-on = Graj dalej
guide-lesson-fold = Zwiń
guide-lesson-unfold = Przeczytaj jeszcze raz
guide-lesson-chapters = Rozdziały
guide-lesson-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
guide-lesson-finished = Znasz już zasady.
guide-lesson-finished-more = Zagraj z najłagodniejszym botem albo powtórz rozdział.
guide-lesson-play = Zagraj z botem: { $bot }

# Keys of a lesson
guide-keys-bubble = Do słów przewodnika
guide-keys-on = Dalej w lekcji
guide-keys-show = Pokaż, co zrobić
guide-keys-skip = Wyjdź z lekcji

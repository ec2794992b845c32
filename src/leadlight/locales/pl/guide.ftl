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
guide-coach-is-off = Podpowiedzi są wyłączone. Włączysz je w menu.

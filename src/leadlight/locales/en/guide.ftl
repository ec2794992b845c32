# What helps people to learn a game in the browser: the sheet “How to play”, explained terms, examples to step through, the coach.

guide-howto = How to play { $game }
guide-howto-note = A turn in four pictures. Two minutes to read.
# Beside a line that an option of this table has changed
guide-this-table = this table
guide-numbered = { $count ->
    [one] The { $count } numbered rule
   *[other] The { $count } numbered rules
}
guide-back-to-howto = Back to the pictures
guide-lesson = Play a guided match

# A worked example of the rules, drawn and stepped through
guide-example = Example { $number }
guide-example-step = Picture { $step } of { $steps }
guide-example-back = Picture before
guide-example-on = Next picture

# The coach: one sentence when something happens for the first time
guide-coach = Coach
guide-coach-got-it = Got it
guide-coach-off = Turn the coach off
guide-coach-is-off = The coach is off. The menu has the switch for it.

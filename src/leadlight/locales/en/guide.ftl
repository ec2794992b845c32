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

# A guided first match, and what the coach's bubble holds
guide-lesson-bar = Lesson
guide-lesson-region = Coach
guide-lesson-step = Step { $step } of { $steps }.
guide-lesson-show = Show me
guide-lesson-on = Go on
guide-lesson-skip = Skip the lesson
guide-lesson-skip-again = Press Esc again to leave the lesson.
guide-lesson-skipped = You find the lesson under “Learn”.
guide-lesson-take-back = Take back
guide-lesson-play-on = Play on
guide-lesson-fold = Fold
guide-lesson-unfold = Read it again
guide-lesson-chapters = Chapters
guide-lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
guide-lesson-finished = You know the rules.
guide-lesson-finished-more = Play a match against the gentlest bot, or repeat a chapter.
guide-lesson-play = Play against { $bot }

# Keys of a lesson
guide-keys-bubble = To what the coach says
guide-keys-on = Go on in a lesson
guide-keys-show = Show what to do
guide-keys-skip = Leave the lesson

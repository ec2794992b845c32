# Learning Sagrada in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sagrada-howto-draft = Draft
sagrada-howto-draft-text = Take one die from the pool.
sagrada-howto-place = Place
sagrada-howto-place-text = Beside or cornerwise to your dice, the first on the border. Side by side no equal colours or values; some cells ask for one.
sagrada-howto-place-value = grey: that value
sagrada-howto-place-colour = colour: that colour
sagrada-howto-place-equals = equals side by side
sagrada-howto-tool = Bend the rules
sagrada-howto-tool-text = One tool a turn: 1 favour token, or 2 if somebody used it before.
sagrada-howto-tool-text-solo = One tool a turn: pay with a die of its colour from the pool. Each tool works once.
sagrada-howto-order = Out and back
sagrada-howto-order-text = Ten rounds. Each gives everyone two turns, the second in reverse order.
sagrada-howto-order-text-solo = Ten rounds with four dice. Each gives you two turns; dice left over raise the target.
sagrada-howto-order-out = out
sagrada-howto-order-back = and back
sagrada-howto-order-rest = what stays in the pool goes on the round track
sagrada-howto-pays = What pays at the end
sagrada-howto-pays-public = public objectives, as often as you meet them
sagrada-howto-pays-private = of your dice in your secret colour
sagrada-howto-pays-private-solo = of your dice in the better of two colours
sagrada-howto-pays-sum = sum
sagrada-howto-pays-tokens = for each favour token left
sagrada-howto-pays-target = beat the dice on the round track
sagrada-howto-pays-empty = for each empty cell

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sagrada-term-window = Your window has 20 cells. A cell asks for a colour, for a value, or for nothing.
sagrada-term-window-forms = window|windows
sagrada-term-pool = The pool is what was rolled this round. Everybody takes dice from it.
sagrada-term-pool-forms = pool
sagrada-term-draft = To draft is to take one die from the pool and place it in your window.
sagrada-term-draft-forms = draft|drafted|drafting
sagrada-term-shade = A shade is the value of a die: 1 is the lightest, 6 the darkest.
sagrada-term-shade-forms = shade|shades
sagrada-term-tool = A tool lets you bend a rule: change a die, move one, roll again.
sagrada-term-tool-forms = tool|tools
sagrada-term-token = Favour tokens pay for tools. Each one left is a point at the end.
sagrada-term-token-forms = favour token|favour tokens
sagrada-term-public = A public objective pays each player, as often as that player has met it.
sagrada-term-public-forms = public objective|public objectives
sagrada-term-private = Your private objective is a colour that only you see: it pays the sum of your dice in it. Alone you have two, and the better one counts.
sagrada-term-private-forms = private objective|private objectives
sagrada-term-track = The round track counts ten rounds and keeps the dice that nobody took.
sagrada-term-track-forms = round track
sagrada-term-target = Alone you play against a target: the sum of all dice on the round track.
sagrada-term-target-forms = target

## The coach

sagrada-coach-tokens = Favour tokens pay for tools. A harder window brings more of them, and each one left is a point.
sagrada-coach-first = A first die goes on the border. Later dice touch one that is there, at a side or at a corner.
sagrada-coach-back = Now the order turns round: whoever was last plays twice running, whoever was first comes last.
sagrada-coach-dearer = This tool has been used: from now on it costs 2 favour tokens, for everybody.
sagrada-coach-paid = A tool is paid for with a die of its colour and works only once.
sagrada-coach-track = The round is over. Dice that nobody took lie on the round track; some tools reach them.
sagrada-coach-track-alone = The round is over. Dice left over lie on the round track and raise your target.
sagrada-coach-forced = No die has a legal cell, so this turn passes. Leave different cells open to avoid it.
sagrada-coach-skipped = Running Pliers gave a second die at once, so the second turn of this round is skipped.
sagrada-coach-points = This die met an objective. The numbers on cells show what a die would bring there.
sagrada-coach-last = The last round. Empty cells cost points at the end, so fill what you can.

# Why an action of Uzory is good or bad. $cell is a cell such as H8.

reason-uzory-scores = Brings you a frame: +1, { $points } in all.
reason-uzory-gives = { $players ->
    [2] Gives a frame to your opponent, who then has { $points }.
   *[other] Gives a frame to player { $seat }, who then has { $points }.
}
reason-uzory-tie-own = Closes a frame in a tie: you name who scores it.
reason-uzory-tie-others = Closes a frame in which others are tied: you name which of them scores it.
reason-uzory-nobody = Closes a frame that nobody scores.
reason-uzory-short-own = Leaves a frame one tile short, at { $cell }; you lead in it.
reason-uzory-short-rival = { $players ->
    [2] Leaves a frame one tile short, at { $cell }; your opponent leads in it.
   *[other] Leaves a frame one tile short, at { $cell }; player { $seat } leads in it.
}
reason-uzory-shard = Uses a shard; { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
reason-uzory-sides = { $sides ->
    [0] Lays no side in your colour.
    [one] Lays { $sides } side in your colour.
   *[other] Lays { $sides } sides in your colour.
}
reason-uzory-discards = { $count ->
    [one] Draws { $count } other tile instead.
   *[other] Draws { $count } other tiles instead.
}
reason-uzory-keeps = { $sides ->
    [0] What stays in hand has no side in your colour.
    [one] What stays in hand has { $sides } side in your colour.
   *[other] What stays in hand has { $sides } sides in your colour.
}
reason-uzory-skip = Lays nothing and swaps all three tiles.
reason-uzory-redraw = No tile can be laid, so all three are swapped.
reason-uzory-next-skip-ends = One more skip would end the match.
reason-uzory-ends-won = Ends the match, and you win { $points } : { $best }.
reason-uzory-ends-shared = Ends the match, and you share the win: { $points } each.
reason-uzory-ends-lost = Ends the match, and you do not win: { $points } : { $best }.
reason-uzory-colours-alike = The tiles show all six player colours equally often.

# Why an action of Sintra is good or bad. $terms are the numbers under windows, such as “2 + 1 + 2”.

reason-sintra-completes = Completes strip { $slot }: +{ $points } ({ $terms }).
reason-sintra-bonus = { $colour ->
    [pink] Bonus for pink panes: +{ $points }.
    [white] Bonus for white panes: +{ $points }.
    [orange] Bonus for orange panes: +{ $points }.
    [blue] Bonus for blue panes: +{ $points }.
   *[yellow] Bonus for yellow panes: +{ $points }.
}
reason-sintra-breaks = { $count ->
    [one] Breaks { $count } pane: { $points }.
   *[other] Breaks { $count } panes: { $points }.
}
reason-sintra-marker = Takes the start marker: first in the next round, but { $points } for the step on the glass track.
reason-sintra-marker-last = Takes the start marker: { $points } for the step on the glass track, and no round follows.
reason-sintra-progress = { $left ->
    [one] Strip { $slot } then lacks only { $left } pane.
   *[other] Strip { $slot } then lacks { $left } panes.
}
reason-sintra-returns = Brings the glazier back to strip { $slot }: { $strips ->
    [one] { $strips } more strip is in reach.
   *[other] { $strips } more strips are in reach.
}
reason-sintra-ornaments = The ornaments would pay { $points } instead of { $before }.
reason-sintra-palace = The palace would pay { $points } instead of { $before }.
reason-sintra-alike = On side A it does not matter which pane is kept.
reason-sintra-denies = { $players ->
    [2] Takes away the panes with which your opponent would complete strip { $slot } (+{ $points }).
   *[other] Takes away the panes with which player { $seat } would complete strip { $slot } (+{ $points }).
}
reason-sintra-leaves = { $players ->
    [2] Leaves your opponent the panes that complete strip { $slot } (+{ $points }).
   *[other] Leaves player { $seat } the panes that complete strip { $slot } (+{ $points }).
}

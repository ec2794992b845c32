# Why an action of Sagrada is good or bad.
# $gain is a number with its sign, such as “+5”.

reason-sagrada-objective = { $objective ->
    [row_color_variety] “Row Color Variety” pays { $points } more.
    [column_color_variety] “Column Color Variety” pays { $points } more.
    [row_shade_variety] “Row Shade Variety” pays { $points } more.
    [column_shade_variety] “Column Shade Variety” pays { $points } more.
    [light_shades] “Light Shades” pays { $points } more.
    [medium_shades] “Medium Shades” pays { $points } more.
    [deep_shades] “Deep Shades” pays { $points } more.
    [shade_variety] “Shade Variety” pays { $points } more.
    [color_variety] “Color Variety” pays { $points } more.
   *[color_diagonals] “Color Diagonals” pays { $points } more.
}
reason-sagrada-objective-lost = { $objective ->
    [row_color_variety] “Row Color Variety” pays less: { $points }.
    [column_color_variety] “Column Color Variety” pays less: { $points }.
    [row_shade_variety] “Row Shade Variety” pays less: { $points }.
    [column_shade_variety] “Column Shade Variety” pays less: { $points }.
    [light_shades] “Light Shades” pays less: { $points }.
    [medium_shades] “Medium Shades” pays less: { $points }.
    [deep_shades] “Deep Shades” pays less: { $points }.
    [shade_variety] “Shade Variety” pays less: { $points }.
    [color_variety] “Color Variety” pays less: { $points }.
   *[color_diagonals] “Color Diagonals” pays less: { $points }.
}
reason-sagrada-private = { $colour ->
    [red] Your private objective “Shades of Red”: { $gain }.
    [yellow] Your private objective “Shades of Yellow”: { $gain }.
    [green] Your private objective “Shades of Green”: { $gain }.
    [blue] Your private objective “Shades of Blue”: { $gain }.
   *[purple] Your private objective “Shades of Purple”: { $gain }.
}
reason-sagrada-private-solo = Your private objectives: { $gain }.
reason-sagrada-fills = { $points ->
    [one] Fills an empty cell, which would cost { $points } point.
   *[other] Fills an empty cell, which would cost { $points } points.
}
reason-sagrada-blocks = { $count ->
    [one] { $count } empty cell then fits no die any more.
   *[other] { $count } empty cells then fit no die any more.
}
reason-sagrada-open = Every empty cell can still be filled.
reason-sagrada-no-points = It changes no points.
reason-sagrada-tool = { $tokens ->
    [one] Tool { $tool } costs { $tokens } token.
   *[other] Tool { $tool } costs { $tokens } tokens.
}
reason-sagrada-tool-colour = { $colour ->
    [red] Tool { $tool } is paid with a red die.
    [yellow] Tool { $tool } is paid with a yellow die.
    [green] Tool { $tool } is paid with a green die.
    [blue] Tool { $tool } is paid with a blue die.
   *[purple] Tool { $tool } is paid with a purple die.
}
reason-sagrada-tool-solo = A die from the pool is given up for the tool.
reason-sagrada-window = { $tokens ->
    [one] Brings { $tokens } favour token.
   *[other] Brings { $tokens } favour tokens.
}
reason-sagrada-free-cells = { $count ->
    [one] { $count } of its 20 cells is free of requirements.
   *[other] { $count } of its 20 cells are free of requirements.
}
reason-sagrada-no-cell = The die then fits nowhere.
reason-sagrada-cell = { $points ->
    [one] In row { $row }, column { $column } it would bring { $points } point at once.
   *[other] In row { $row }, column { $column } it would bring { $points } points at once.
}
reason-sagrada-fits = { $count ->
    [one] It fits { $count } cell.
   *[other] It fits { $count } cells.
}
reason-sagrada-nothing-fits = No die in the pool fits your window.
reason-sagrada-tokens = { $tokens ->
    [one] { $tokens } favour token stays, a point at the end.
   *[other] { $tokens } favour tokens stay, a point each at the end.
}
reason-sagrada-no-tokens = No favour tokens are left for tools.
reason-sagrada-drafted = A die has already been drafted in this turn.

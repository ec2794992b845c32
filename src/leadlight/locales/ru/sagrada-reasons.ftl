# Почему ход в Саграде хорош или плох.

reason-sagrada-objective = { $objective ->
    [row_color_variety] Цель «Разноцветные ряды» даёт на { $points } больше.
    [column_color_variety] Цель «Разноцветные колонки» даёт на { $points } больше.
    [row_shade_variety] Цель «Ряды разной яркости» даёт на { $points } больше.
    [column_shade_variety] Цель «Колонки разной яркости» даёт на { $points } больше.
    [light_shades] Цель «Светлые стёкла» даёт на { $points } больше.
    [medium_shades] Цель «Средние стёкла» даёт на { $points } больше.
    [deep_shades] Цель «Тёмные стёкла» даёт на { $points } больше.
    [shade_variety] Цель «Многообразие яркости» даёт на { $points } больше.
    [color_variety] Цель «Многообразие красок» даёт на { $points } больше.
   *[color_diagonals] Цель «Цветные диагонали» даёт на { $points } больше.
}
reason-sagrada-objective-lost = { $objective ->
    [row_color_variety] Цель «Разноцветные ряды» даёт меньше: { $points }.
    [column_color_variety] Цель «Разноцветные колонки» даёт меньше: { $points }.
    [row_shade_variety] Цель «Ряды разной яркости» даёт меньше: { $points }.
    [column_shade_variety] Цель «Колонки разной яркости» даёт меньше: { $points }.
    [light_shades] Цель «Светлые стёкла» даёт меньше: { $points }.
    [medium_shades] Цель «Средние стёкла» даёт меньше: { $points }.
    [deep_shades] Цель «Тёмные стёкла» даёт меньше: { $points }.
    [shade_variety] Цель «Многообразие яркости» даёт меньше: { $points }.
    [color_variety] Цель «Многообразие красок» даёт меньше: { $points }.
   *[color_diagonals] Цель «Цветные диагонали» даёт меньше: { $points }.
}
reason-sagrada-private = { $colour ->
    [red] Твоя личная цель «Оттенки красного»: { $gain }.
    [yellow] Твоя личная цель «Оттенки жёлтого»: { $gain }.
    [green] Твоя личная цель «Оттенки зелёного»: { $gain }.
    [blue] Твоя личная цель «Оттенки синего»: { $gain }.
   *[purple] Твоя личная цель «Оттенки фиолетового»: { $gain }.
}
reason-sagrada-private-solo = Твои личные цели: { $gain }.
reason-sagrada-fills = { $points ->
    [one] Заполняет пустую ячейку, которая стоила бы { $points } очко.
    [few] Заполняет пустую ячейку, которая стоила бы { $points } очка.
    [many] Заполняет пустую ячейку, которая стоила бы { $points } очков.
   *[other] Заполняет пустую ячейку, которая стоила бы { $points } очка.
}
reason-sagrada-blocks = { $count ->
    [one] В { $count } пустую ячейку тогда уже не встанет ни один кубик.
    [few] В { $count } пустые ячейки тогда уже не встанет ни один кубик.
    [many] В { $count } пустых ячеек тогда уже не встанет ни один кубик.
   *[other] В { $count } пустой ячейки тогда уже не встанет ни один кубик.
}
reason-sagrada-open = Каждую пустую ячейку ещё можно заполнить.
reason-sagrada-no-points = Очки не меняются.
reason-sagrada-tool = { $tokens ->
    [one] Инструмент { $tool } стоит { $tokens } фишку.
    [few] Инструмент { $tool } стоит { $tokens } фишки.
    [many] Инструмент { $tool } стоит { $tokens } фишек.
   *[other] Инструмент { $tool } стоит { $tokens } фишки.
}
reason-sagrada-tool-colour = { $colour ->
    [red] За инструмент { $tool } платят красным кубиком.
    [yellow] За инструмент { $tool } платят жёлтым кубиком.
    [green] За инструмент { $tool } платят зелёным кубиком.
    [blue] За инструмент { $tool } платят синим кубиком.
   *[purple] За инструмент { $tool } платят фиолетовым кубиком.
}
reason-sagrada-tool-solo = За инструмент отдаёшь кубик из резерва.
reason-sagrada-window = { $tokens ->
    [one] Даёт { $tokens } фишку привилегий.
    [few] Даёт { $tokens } фишки привилегий.
    [many] Даёт { $tokens } фишек привилегий.
   *[other] Даёт { $tokens } фишки привилегий.
}
reason-sagrada-free-cells = { $count ->
    [one] { $count } из 20 ячеек без требований.
    [few] { $count } из 20 ячеек без требований.
    [many] { $count } из 20 ячеек без требований.
   *[other] { $count } из 20 ячеек без требований.
}
reason-sagrada-no-cell = Кубик тогда никуда не подходит.
reason-sagrada-cell = { $points ->
    [one] В ряду { $row }, колонке { $column } он сразу дал бы { $points } очко.
    [few] В ряду { $row }, колонке { $column } он сразу дал бы { $points } очка.
    [many] В ряду { $row }, колонке { $column } он сразу дал бы { $points } очков.
   *[other] В ряду { $row }, колонке { $column } он сразу дал бы { $points } очка.
}
reason-sagrada-fits = { $count ->
    [one] Подходит для { $count } ячейки.
    [few] Подходит для { $count } ячеек.
    [many] Подходит для { $count } ячеек.
   *[other] Подходит для { $count } ячейки.
}
reason-sagrada-nothing-fits = Ни один кубик из резерва не подходит к твоему витражу.
reason-sagrada-tokens = { $tokens ->
    [one] Остаётся { $tokens } фишка привилегий, в конце — очко.
    [few] Остаются { $tokens } фишки привилегий, в конце — по очку.
    [many] Остаётся { $tokens } фишек привилегий, в конце — по очку.
   *[other] Остаётся { $tokens } фишки привилегий, в конце — по очку.
}
reason-sagrada-no-tokens = Фишек привилегий на инструменты больше нет.
reason-sagrada-drafted = В этот ход кубик уже взят.

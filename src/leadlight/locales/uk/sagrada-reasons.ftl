# Чому хід у Саграді добрий чи поганий.

reason-sagrada-objective = { $objective ->
    [row_color_variety] Ціль «Різнобарвні ряди» дає на { $points } більше.
    [column_color_variety] Ціль «Різнобарвні стовпці» дає на { $points } більше.
    [row_shade_variety] Ціль «Ряди різної яскравості» дає на { $points } більше.
    [column_shade_variety] Ціль «Стовпці різної яскравості» дає на { $points } більше.
    [light_shades] Ціль «Світлі скельця» дає на { $points } більше.
    [medium_shades] Ціль «Середні скельця» дає на { $points } більше.
    [deep_shades] Ціль «Темні скельця» дає на { $points } більше.
    [shade_variety] Ціль «Розмаїття яскравості» дає на { $points } більше.
    [color_variety] Ціль «Розмаїття барв» дає на { $points } більше.
   *[color_diagonals] Ціль «Кольорові діагоналі» дає на { $points } більше.
}
reason-sagrada-objective-lost = { $objective ->
    [row_color_variety] Ціль «Різнобарвні ряди» дає менше: { $points }.
    [column_color_variety] Ціль «Різнобарвні стовпці» дає менше: { $points }.
    [row_shade_variety] Ціль «Ряди різної яскравості» дає менше: { $points }.
    [column_shade_variety] Ціль «Стовпці різної яскравості» дає менше: { $points }.
    [light_shades] Ціль «Світлі скельця» дає менше: { $points }.
    [medium_shades] Ціль «Середні скельця» дає менше: { $points }.
    [deep_shades] Ціль «Темні скельця» дає менше: { $points }.
    [shade_variety] Ціль «Розмаїття яскравості» дає менше: { $points }.
    [color_variety] Ціль «Розмаїття барв» дає менше: { $points }.
   *[color_diagonals] Ціль «Кольорові діагоналі» дає менше: { $points }.
}
reason-sagrada-private = { $colour ->
    [red] Твоя особиста ціль «Відтінки червоного»: { $gain }.
    [yellow] Твоя особиста ціль «Відтінки жовтого»: { $gain }.
    [green] Твоя особиста ціль «Відтінки зеленого»: { $gain }.
    [blue] Твоя особиста ціль «Відтінки синього»: { $gain }.
   *[purple] Твоя особиста ціль «Відтінки фіолетового»: { $gain }.
}
reason-sagrada-private-solo = Твої особисті цілі: { $gain }.
reason-sagrada-fills = { $points ->
    [one] Заповнює порожню клітинку, яка коштувала б { $points } бал.
    [few] Заповнює порожню клітинку, яка коштувала б { $points } бали.
    [many] Заповнює порожню клітинку, яка коштувала б { $points } балів.
   *[other] Заповнює порожню клітинку, яка коштувала б { $points } бала.
}
reason-sagrada-blocks = { $count ->
    [one] У { $count } порожню клітинку тоді вже не ляже жоден кубик.
    [few] У { $count } порожні клітинки тоді вже не ляже жоден кубик.
    [many] У { $count } порожніх клітинок тоді вже не ляже жоден кубик.
   *[other] У { $count } порожньої клітинки тоді вже не ляже жоден кубик.
}
reason-sagrada-open = Кожну порожню клітинку ще можна заповнити.
reason-sagrada-no-points = Бали не змінюються.
reason-sagrada-tool = { $tokens ->
    [one] Інструмент { $tool } коштує { $tokens } фішку.
    [few] Інструмент { $tool } коштує { $tokens } фішки.
    [many] Інструмент { $tool } коштує { $tokens } фішок.
   *[other] Інструмент { $tool } коштує { $tokens } фішки.
}
reason-sagrada-tool-colour = { $colour ->
    [red] За інструмент { $tool } платять червоним кубиком.
    [yellow] За інструмент { $tool } платять жовтим кубиком.
    [green] За інструмент { $tool } платять зеленим кубиком.
    [blue] За інструмент { $tool } платять синім кубиком.
   *[purple] За інструмент { $tool } платять фіолетовим кубиком.
}
reason-sagrada-tool-solo = За інструмент віддаєш кубик із резерву.
reason-sagrada-window = { $tokens ->
    [one] Дає { $tokens } фішку привілеїв.
    [few] Дає { $tokens } фішки привілеїв.
    [many] Дає { $tokens } фішок привілеїв.
   *[other] Дає { $tokens } фішки привілеїв.
}
reason-sagrada-free-cells = { $count ->
    [one] { $count } з 20 клітинок не має вимог.
    [few] { $count } з 20 клітинок не мають вимог.
    [many] { $count } з 20 клітинок не мають вимог.
   *[other] { $count } з 20 клітинок не мають вимог.
}
reason-sagrada-no-cell = Кубик тоді нікуди не підходить.
reason-sagrada-cell = { $points ->
    [one] У ряду { $row }, стовпці { $column } він одразу дав би { $points } бал.
    [few] У ряду { $row }, стовпці { $column } він одразу дав би { $points } бали.
    [many] У ряду { $row }, стовпці { $column } він одразу дав би { $points } балів.
   *[other] У ряду { $row }, стовпці { $column } він одразу дав би { $points } бала.
}
reason-sagrada-fits = { $count ->
    [one] Підходить до { $count } клітинки.
    [few] Підходить до { $count } клітинок.
    [many] Підходить до { $count } клітинок.
   *[other] Підходить до { $count } клітинки.
}
reason-sagrada-nothing-fits = Жоден кубик із резерву не підходить до твого вітража.
reason-sagrada-tokens = { $tokens ->
    [one] Лишається { $tokens } фішка привілеїв, наприкінці — бал.
    [few] Лишаються { $tokens } фішки привілеїв, наприкінці — по балу.
    [many] Лишається { $tokens } фішок привілеїв, наприкінці — по балу.
   *[other] Лишається { $tokens } фішки привілеїв, наприкінці — по балу.
}
reason-sagrada-no-tokens = Фішок привілеїв на інструменти вже немає.
reason-sagrada-drafted = У цей хід кубик уже взято.

# Sagrada на екрані. $die — кубик, показаний позначкою кольору й значенням (або записом R3), $dice — кілька кубиків,
# $cell — клітинка (r2c3: ряд 2, стовпець 3). Імена гравців, назви вітражів, інструментів і цілей не відмінюються.

sagrada-name = Саграда
sagrada-about = Збирай із кубиків вітраж, де поруч немає однакових.
sagrada-level-apprentice = Береже фішки привілеїв і часто кладе кубики не туди.
sagrada-level-cutter = Береже фішки привілеїв, але більшість кубиків кладе до ладу.
sagrada-level-painter = Користується інструментами й часом кладе кубик не туди.
sagrada-level-journeyman = Рідко кладе кубик не туди.
sagrada-level-master = З досвіду знає, який вітраж ще можна заповнити.
sagrada-level-guildmaster = Думає на багато ходів уперед — за себе й за тебе.
sagrada-progress = раунд { $round } з { $rounds }

## Colours

sagrada-colour-red = червоний
sagrada-colour-yellow = жовтий
sagrada-colour-green = зелений
sagrada-colour-blue = синій
sagrada-colour-purple = фіолетовий

## Tools

sagrada-tool-1 = Обкусні щипці
sagrada-tool-1-text = Узявши кубик, збільш або зменш його значення на 1. 6 збільшити не можна, 1 зменшити не можна.
sagrada-tool-2 = Пензель для еґломізе
sagrada-tool-2-text = Перемісти один кубик свого вітража. Колір, якого вимагає нова клітинка, не має значення.
sagrada-tool-3 = Гладилка для мідної фольги
sagrada-tool-3-text = Перемісти один кубик свого вітража. Яскравість, якої вимагає нова клітинка, не має значення.
sagrada-tool-4 = Розправка для свинцю
sagrada-tool-4-text = Перемісти рівно два кубики свого вітража, один за одним, за всіма правилами.
sagrada-tool-5 = Різак для лінз
sagrada-tool-5-text = Узявши кубик, обміняй його на кубик із лічильника раундів. Значення не змінюються.
sagrada-tool-6 = Пензель для флюсу
sagrada-tool-6-text = Узявши кубик, перекинь його. Якщо тепер він нікуди не підходить, він повертається в резерв.
sagrada-tool-7 = Молоток скляра
sagrada-tool-7-text = Під час свого другого ходу в раунді, перш ніж узяти кубик, перекинь увесь резерв.
sagrada-tool-8 = Розломні щипці
sagrada-tool-8-text = Під час свого першого ходу в раунді, поклавши кубик, візьми й поклади ще один. Другий хід ти пропустиш.
sagrada-tool-9 = Лінійка на корку
sagrada-tool-9-text = Узявши кубик, поклади його в клітинку, що не торкається інших кубиків. Решта правил діє.
sagrada-tool-10 = Шліфувальний камінь
sagrada-tool-10-text = Узявши кубик, переверни його. 1 стає 6, 2 — 5, 3 — 4 і навпаки.
sagrada-tool-11 = Змивка для флюсу
sagrada-tool-11-text = Узявши кубик, поверни його в мішечок, дістань інший і вибери його значення. Поклади його або лиши в резерві.
sagrada-tool-12 = Простукувальне коліщатко
sagrada-tool-12-text = Перемісти один або два кубики одного кольору за всіма правилами; цей колір має бути на лічильнику раундів.

## Objectives

sagrada-objective-row_color_variety = Різнобарвні ряди
sagrada-objective-row_color_variety-text = 6 балів за кожен повний ряд із п’ятьма різними кольорами.
sagrada-objective-column_color_variety = Різнобарвні стовпці
sagrada-objective-column_color_variety-text = 5 балів за кожен повний стовпець із чотирма різними кольорами.
sagrada-objective-row_shade_variety = Ряди різної яскравості
sagrada-objective-row_shade_variety-text = 5 балів за кожен повний ряд із п’ятьма різними значеннями.
sagrada-objective-column_shade_variety = Стовпці різної яскравості
sagrada-objective-column_shade_variety-text = 4 бали за кожен повний стовпець із чотирма різними значеннями.
sagrada-objective-light_shades = Світлі скельця
sagrada-objective-light_shades-text = 2 бали за кожну пару з 1 і 2, хоч би де вони стояли.
sagrada-objective-medium_shades = Середні скельця
sagrada-objective-medium_shades-text = 2 бали за кожну пару з 3 і 4, хоч би де вони стояли.
sagrada-objective-deep_shades = Темні скельця
sagrada-objective-deep_shades-text = 2 бали за кожну пару з 5 і 6, хоч би де вони стояли.
sagrada-objective-shade_variety = Розмаїття яскравості
sagrada-objective-shade_variety-text = 5 балів за кожен набір значень від 1 до 6, хоч би де вони стояли.
sagrada-objective-color_variety = Розмаїття барв
sagrada-objective-color_variety-text = 4 бали за кожен набір з усіх п’яти кольорів, хоч би де вони стояли.
sagrada-objective-color_diagonals = Кольорові діагоналі
sagrada-objective-color_diagonals-text = 1 бал за кожен кубик, що має по діагоналі кубик свого кольору.
sagrada-private-red = Відтінки червоного
sagrada-private-red-text = Сума значень твоїх червоних кубиків.
sagrada-private-yellow = Відтінки жовтого
sagrada-private-yellow-text = Сума значень твоїх жовтих кубиків.
sagrada-private-green = Відтінки зеленого
sagrada-private-green-text = Сума значень твоїх зелених кубиків.
sagrada-private-blue = Відтінки синього
sagrada-private-blue-text = Сума значень твоїх синіх кубиків.
sagrada-private-purple = Відтінки фіолетового
sagrada-private-purple-text = Сума значень твоїх фіолетових кубиків.

## The board

sagrada-round = раунд { $round } з { $rounds }
sagrada-bag = мішечок { $count }
sagrada-target = треба понад { $points }
sagrada-order = Порядок
sagrada-track = Лічильник
sagrada-pool = Резерв
sagrada-hand = У руці
sagrada-tools = Інструменти
sagrada-objectives = Цілі
sagrada-only-you = Видно лише тобі
sagrada-window-of = { $name }: { $window } ({ $difficulty })
sagrada-window-hidden = { $name }: вітраж ще не відкрито
sagrada-offered = Вибери вітраж
sagrada-difficulty = складність { $difficulty }
sagrada-filled = клітинок { $count } з { $cells }
sagrada-keys-arrows = ← → — між варіантами, ↑ ↓ — до наступного ряду, інструмента чи групи
sagrada-keys-enter = Enter або пробіл — узяти, покласти чи застосувати вибране
sagrada-keys-digits = 1–9 — до цього кубика резерву, ряду вітража, значення чи запропонованого вітража
sagrada-keys = A–E — до інструмента або дізнатися, чому його не можна застосувати; I — прочитати карти; P двічі — закінчити хід
sagrada-legend = ⬢ фішка привілеїв · ? прихована особиста ціль · знак над кубиком — вимога його клітинки

## What to choose

sagrada-pick-window = вибери вітраж.
sagrada-pick-turn = вибери кубик чи інструмент або закінчи хід.
sagrada-pick-tool = вибери інструмент або закінчи хід.
sagrada-pick-cell = вибери клітинку для кубика ({ $die }).
sagrada-pick-cell-leave = вибери клітинку для кубика ({ $die }) або лиши його в резерві.
sagrada-pick-rescue = { $die } сам нікуди не підходить: вибери інструмент.
sagrada-pick-pay = вибери кубик, яким заплатиш за інструмент.
sagrada-pick-change = збільшити чи зменшити значення кубика ({ $die })?
sagrada-pick-swap = вибери кубик із лічильника, який візьмеш в обмін на свій ({ $die }).
sagrada-pick-value = вибери значення нового кубика ({ $die }).
sagrada-pick-lift = вибери кубик, який перемістиш.
sagrada-pick-lift-again = вибери другий кубик, який перемістиш, або зупинися.
sagrada-pick-move = вибери нову клітинку для кубика ({ $die }).
sagrada-pick-draft-again = вибери другий кубик із резерву.

sagrada-choice-end = закінчити хід
sagrada-choice-leave = лишити в резерві
sagrada-choice-stop = без другого кубика
sagrada-tag-tokens = { $count ->
    [one] { $count } фішка привілеїв
    [few] { $count } фішки привілеїв
    [many] { $count } фішок привілеїв
   *[other] { $count } фішки привілеїв
}
sagrada-tag-cells = { $count ->
    [0] без інструмента нікуди не підходить
    [one] підходить { $count } клітинка
    [few] підходять { $count } клітинки
    [many] підходять { $count } клітинок
   *[other] підходять { $count } клітинки
}

## Moves, as short facts after the player's name

sagrada-log-starter = перший хід
sagrada-log-private = особиста ціль «{ $objective }»
sagrada-log-card = карта вітражів { $front } / { $back }
sagrada-log-window = вітраж { $window }
sagrada-log-window-hidden = вітраж вибрано
sagrada-log-revealed = Вітражі: { $windows }.
sagrada-log-tool-laid = Інструмент: { $tool }.
sagrada-log-objective-laid = Спільна ціль: { $objective }.
sagrada-log-round = Раунд { $round }: { $dice }. Перший гравець: { $name }.
sagrada-log-round-solo = Раунд { $round }: { $dice }.
sagrada-log-taken = { $die } з резерву
sagrada-log-placed = у клітинку { $cell }
sagrada-log-tool = { $tool } за { $tokens ->
    [one] { $tokens } фішку привілеїв
    [few] { $tokens } фішки привілеїв
    [many] { $tokens } фішок привілеїв
   *[other] { $tokens } фішки привілеїв
}
sagrada-log-tool-die = { $tool }, плата: { $die }
sagrada-log-changed = { $before }, тепер { $after }
sagrada-log-swapped = { $given } віддано, { $taken } взято з раунду { $round }
sagrada-log-rolled = перекинуто: { $before }, тепер { $after }
sagrada-log-returned = { $die } назад у резерв
sagrada-log-bagged = { $die } у мішечок
sagrada-log-drawn = з мішечка { $die }
sagrada-log-valued = тепер { $die }
sagrada-log-pool-rolled = резерв перекинуто: { $dice }
sagrada-log-moved = { $die }: { $source } → { $target }
sagrada-log-passed = пас
sagrada-log-forced = пас: зробити нічого не можна
sagrada-log-skipped = другий хід пропущено
sagrada-log-track = Раунд { $round } закінчено. На лічильник: { $dice }.
sagrada-log-track-empty = Раунд { $round } закінчено. Для лічильника нічого не лишилося.
sagrada-log-final = підсумок: { $points }
sagrada-log-won = перемога: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, більше за нейтральний результат { $target }
sagrada-log-lost = поразка: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за нейтрального результату { $target }

## Points

sagrada-part-row_color_variety = { sagrada-objective-row_color_variety }
sagrada-part-row_color_variety-terms = { $a } × 6
sagrada-part-column_color_variety = { sagrada-objective-column_color_variety }
sagrada-part-column_color_variety-terms = { $a } × 5
sagrada-part-row_shade_variety = { sagrada-objective-row_shade_variety }
sagrada-part-row_shade_variety-terms = { $a } × 5
sagrada-part-column_shade_variety = { sagrada-objective-column_shade_variety }
sagrada-part-column_shade_variety-terms = { $a } × 4
sagrada-part-light_shades = { sagrada-objective-light_shades }
sagrada-part-light_shades-terms = { $a } × 2
sagrada-part-medium_shades = { sagrada-objective-medium_shades }
sagrada-part-medium_shades-terms = { $a } × 2
sagrada-part-deep_shades = { sagrada-objective-deep_shades }
sagrada-part-deep_shades-terms = { $a } × 2
sagrada-part-shade_variety = { sagrada-objective-shade_variety }
sagrada-part-shade_variety-terms = { $a } × 5
sagrada-part-color_variety = { sagrada-objective-color_variety }
sagrada-part-color_variety-terms = { $a } × 4
sagrada-part-color_diagonals = { sagrada-objective-color_diagonals }
sagrada-part-color_diagonals-terms = { $a } × 1
sagrada-part-private_objective = особиста ціль
# $a and $c are names of private objectives, $b and $d what they pay. Two of them only in the solo game.
sagrada-part-private_objective-terms = { $a } { $b }
sagrada-part-private_objective-both = { $a } { $b }, { $c } { $d }; зараховано більше
sagrada-part-favor_tokens = фішки привілеїв
sagrada-part-empty_cells = порожні клітинки
sagrada-part-empty_cells-terms = { $a } × (−1)
sagrada-part-empty_cells-solo = { $a } × (−3)
sagrada-solo-now = Нейтральний результат зараз { $target }: сума значень усіх кубиків на лічильнику. Для перемоги треба більше.
sagrada-solo-won = Нейтральний результат { $target }: перевершено.
sagrada-solo-lost = Нейтральний результат { $target }: не перевершено.

## Line by line

sagrada-plain-die = { $colour } { $value }
sagrada-plain-cell = ряд { $row } стовпець { $column }
sagrada-plain-nothing = нічого
sagrada-plain-round = Раунд { $round } з { $rounds }. У мішечку { $bag ->
    [one] { $bag } кубик
    [few] { $bag } кубики
    [many] { $bag } кубиків
   *[other] { $bag } кубика
}.
sagrada-plain-order = Ходи: { $names }.
sagrada-plain-skipping = { $name }: другий хід цього раунду пропущено.
sagrada-plain-pool = Резерв: { $dice }.
sagrada-plain-hand = У руці: { $die }.
sagrada-plain-track = Лічильник, раунд { $round }: { $dice }.
sagrada-plain-target = Нейтральний результат поки що: { $points }.
sagrada-plain-tool = Інструмент { $number }, { $name }, за { $price ->
    [one] { $price } фішку привілеїв
    [few] { $price } фішки привілеїв
    [many] { $price } фішок привілеїв
   *[other] { $price } фішки привілеїв
}: { $text }
sagrada-plain-tool-solo = Інструмент { $number }, { $name }, за { $colour ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [blue] синій
   *[purple] фіолетовий
} кубик резерву: { $text }
sagrada-plain-tool-used = Інструмент { $number }, { $name }: використано.
sagrada-plain-objective = Спільна ціль «{ $name }»: { $text }
sagrada-plain-private = Особиста ціль «{ $name }»: { $text }
sagrada-plain-seat = { $name }: зараз { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, { $tokens ->
    [one] { $tokens } фішка привілеїв
    [few] { $tokens } фішки привілеїв
    [many] { $tokens } фішок привілеїв
   *[other] { $tokens } фішки привілеїв
}, вітраж { $window }.
sagrada-plain-seat-solo = { $name }: зараз { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, вітраж { $window }.
sagrada-plain-seat-waiting = { $name }: вітраж ще не відкрито.
sagrada-plain-offered = Вітраж { $number }: { $window }, складність { $difficulty }.
sagrada-plain-row = Ряд { $row }: { $cells }.
sagrada-plain-free = будь-який кубик
sagrada-plain-asks-colour = { $colour ->
    [red] червоний кубик
    [yellow] жовтий кубик
    [green] зелений кубик
    [blue] синій кубик
   *[purple] фіолетовий кубик
}
sagrada-plain-asks-value = значення { $value }
sagrada-plain-placed = стоїть { $die }

## Texts that are no action

error-sagrada-die = «{ $text }» — це не кубик. Потрібні літера кольору та значення: { $expected }.
error-sagrada-cell = «{ $text }» — це не клітинка. Потрібні ряд і стовпець: { $expected }.
error-sagrada-colour = «{ $text }» — це не колір. Можна: { $expected }.
error-sagrada-goal = «{ $text }» — це не спільна ціль. Можна: { $expected }.

## Why an action is refused

sagrada-refused-match_over = Партію закінчено.
sagrada-refused-not_your_turn = Зараз не твій хід.
sagrada-refused-not_an_action = Це не дія.
sagrada-refused-choose_window = Спершу вибери вітраж.
sagrada-refused-window_chosen = Вітражі вже вибрано.
sagrada-refused-second_draft = Цього ходу кубик уже взято.
sagrada-refused-second_tool = Цього ходу інструмент уже застосовано.
sagrada-refused-finish_tool = Спершу доведи до кінця дію інструмента { $tool }.
sagrada-refused-nothing_in_hand = У руці немає кубика: спершу візьми його з резерву.
sagrada-refused-no_tool_chosen = Це крок інструмента: спершу вибери інструмент.
sagrada-refused-must_place = Спершу поклади кубик, який у тебе в руці.
sagrada-refused-die_not_there = Такого кубика в резерві немає: { $die }.
sagrada-refused-unplaceable = Цей кубик ({ $die }) нікуди не підходить у твоєму вітражі, і жоден доступний інструмент не допоможе.
sagrada-refused-occupied = У цій клітинці ({ $cell }) вже стоїть кубик.
sagrada-refused-not_border = Перший кубик ставлять скраю вітража, а ця клітинка ({ $cell }) всередині.
sagrada-refused-not_touching = Ця клітинка ({ $cell }) не торкається жодного твого кубика.
sagrada-refused-wrong_colour = Ця клітинка ({ $cell }) приймає лише { $asked ->
    [R] червоні
    [Y] жовті
    [G] зелені
    [B] сині
   *[P] фіолетові
} кубики, а це { $die }.
sagrada-refused-wrong_shade = Ця клітинка ({ $cell }) приймає лише кубики зі значенням { $asked }, а це { $die }.
sagrada-refused-equal_colour = Поруч із цією клітинкою ({ $cell }) стоїть кубик того самого кольору, що й { $die }.
sagrada-refused-equal_shade = Поруч із цією клітинкою ({ $cell }) стоїть кубик із тим самим значенням, що й { $die }.
sagrada-refused-touches = З цим інструментом кубик ставлять туди, де він не торкається інших, а ця клітинка ({ $cell }) торкається.
sagrada-refused-no_die_here = У цій клітинці ({ $cell }) немає кубика.
sagrada-refused-same_cell = Кубик має покинути свою клітинку ({ $cell }).
sagrada-refused-same_die = Кубик у цій клітинці ({ $cell }) вже переміщено: вибери інший.
sagrada-refused-no_second_move = Після переміщення в цю клітинку ({ $cell }) другий кубик перемістити не вдалося б, а цей інструмент переміщує два.
sagrada-refused-not_own_colour_pair = Цей кубик ({ $die }) перемістити не можна: усі переміщувані кубики мають бути одного кольору, і він має бути на лічильнику раундів.
sagrada-refused-cannot_move = Для цього кубика ({ $die }) немає іншої клітинки.
sagrada-refused-must_move = Інструмент { $tool } оплачено: треба перемістити кубик.
sagrada-refused-tool_not_here = Цього інструмента немає на столі.
sagrada-refused-tool_wrong_time = { $when ->
    [second_turn] Інструмент { $tool } застосовують під час свого другого ходу в раунді, перш ніж узяти кубик.
    [first_turn] Інструмент { $tool } застосовують під час свого першого ходу в раунді, поклавши кубик.
   *[in_hand] Інструмент { $tool } застосовують, узявши кубик і ще не поклавши його.
}
sagrada-refused-tool_no_effect = Інструмент { $tool } тут нічого не дасть: виконати його дію ніяк не можна.
sagrada-refused-no_tokens = Інструмент { $tool } коштує { $price ->
    [one] { $price } фішку привілеїв
    [few] { $price } фішки привілеїв
    [many] { $price } фішок привілеїв
   *[other] { $price } фішки привілеїв
}, а в тебе їх менше.
sagrada-refused-bad_payment = За інструмент { $tool } платять { $colour ->
    [red] червоним
    [yellow] жовтим
    [green] зеленим
    [blue] синім
   *[purple] фіолетовим
} кубиком резерву.
sagrada-refused-value_range = Значення кубика — від 1 до 6, і цей інструмент змінює його рівно так, як сказано на карті.
sagrada-refused-die_not_on_track = Такого кубика на лічильнику в раунді { $round } немає: { $die }.

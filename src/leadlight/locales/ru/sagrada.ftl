# Sagrada на экране. $die — кубик, показанный меткой цвета и значением (или записью R3), $dice — несколько кубиков,
# $cell — ячейка (r2c3: ряд 2, колонка 3). Имена игроков, названия витражей, инструментов и целей не склоняются.

sagrada-name = Саграда
sagrada-about = Собери из кубиков витраж без одинаковых соседей.
sagrada-level-apprentice = Бережёт фишки привилегий и часто ставит кубики не туда.
sagrada-level-cutter = Бережёт фишки привилегий, но большинство кубиков ставит разумно.
sagrada-level-painter = Пользуется инструментами и порой ставит кубик не туда.
sagrada-level-journeyman = Редко ставит кубик не туда.
sagrada-level-master = По опыту знает, какой витраж ещё можно заполнить.
sagrada-level-guildmaster = Думает на много ходов вперёд — за себя и за тебя.
sagrada-progress = раунд { $round } из { $rounds }

## Colours

sagrada-colour-red = красный
sagrada-colour-yellow = жёлтый
sagrada-colour-green = зелёный
sagrada-colour-blue = синий
sagrada-colour-purple = фиолетовый

## Tools

sagrada-tool-1 = Обкусные щипцы
sagrada-tool-1-text = Взяв кубик, увеличь или уменьши его значение на 1. 6 увеличить нельзя, 1 уменьшить нельзя.
sagrada-tool-2 = Кисть для эгломизе
sagrada-tool-2-text = Перемести один кубик своего витража. Цвет, которого требует новая ячейка, не важен.
sagrada-tool-3 = Гладилка для медной фольги
sagrada-tool-3-text = Перемести один кубик своего витража. Значение, которого требует новая ячейка, не важно.
sagrada-tool-4 = Расправка для свинца
sagrada-tool-4-text = Перемести ровно два кубика своего витража, один за другим, по всем правилам.
sagrada-tool-5 = Резак для линз
sagrada-tool-5-text = Взяв кубик, обменяй его на кубик со счётчика раундов. Значения не меняются.
sagrada-tool-6 = Кисть для флюса
sagrada-tool-6-text = Взяв кубик, перебрось его. Если после этого он никуда не подходит, он возвращается в резерв.
sagrada-tool-7 = Молоток стекольщика
sagrada-tool-7-text = В свой второй ход в раунде, прежде чем взять кубик, перебрось весь резерв.
sagrada-tool-8 = Разломные щипцы
sagrada-tool-8-text = В свой первый ход в раунде, поместив кубик, возьми и помести ещё один. Второй ход ты пропустишь.
sagrada-tool-9 = Линейка на пробке
sagrada-tool-9-text = Взяв кубик, помести его в ячейку, которая не касается других кубиков. Остальные правила действуют.
sagrada-tool-10 = Шлифовальный камень
sagrada-tool-10-text = Взяв кубик, переверни его. 1 становится 6, 2 — 5, 3 — 4 и наоборот.
sagrada-tool-11 = Смывка для флюса
sagrada-tool-11-text = Взяв кубик, верни его в мешочек, достань другой и выбери его значение. Помести его или оставь в резерве.
sagrada-tool-12 = Простукивающее колёсико
sagrada-tool-12-text = Перемести один или два кубика одного цвета, который есть на счётчике раундов, по всем правилам.

## Objectives

sagrada-objective-row_color_variety = Разноцветные ряды
sagrada-objective-row_color_variety-text = 6 очков за каждый полный ряд с пятью разными цветами.
sagrada-objective-column_color_variety = Разноцветные колонки
sagrada-objective-column_color_variety-text = 5 очков за каждую полную колонку с четырьмя разными цветами.
sagrada-objective-row_shade_variety = Ряды разной яркости
sagrada-objective-row_shade_variety-text = 5 очков за каждый полный ряд с пятью разными значениями.
sagrada-objective-column_shade_variety = Колонки разной яркости
sagrada-objective-column_shade_variety-text = 4 очка за каждую полную колонку с четырьмя разными значениями.
sagrada-objective-light_shades = Светлые стёкла
sagrada-objective-light_shades-text = 2 очка за каждую пару из 1 и 2, где бы они ни стояли.
sagrada-objective-medium_shades = Средние стёкла
sagrada-objective-medium_shades-text = 2 очка за каждую пару из 3 и 4, где бы они ни стояли.
sagrada-objective-deep_shades = Тёмные стёкла
sagrada-objective-deep_shades-text = 2 очка за каждую пару из 5 и 6, где бы они ни стояли.
sagrada-objective-shade_variety = Многообразие яркости
sagrada-objective-shade_variety-text = 5 очков за каждый набор значений от 1 до 6, где бы они ни стояли.
sagrada-objective-color_variety = Многообразие красок
sagrada-objective-color_variety-text = 4 очка за каждый набор из всех пяти цветов, где бы они ни стояли.
sagrada-objective-color_diagonals = Цветные диагонали
sagrada-objective-color_diagonals-text = 1 очко за каждый кубик, у которого по диагонали стоит кубик его цвета.
sagrada-private-red = Оттенки красного
sagrada-private-red-text = Сумма значений твоих красных кубиков.
sagrada-private-yellow = Оттенки жёлтого
sagrada-private-yellow-text = Сумма значений твоих жёлтых кубиков.
sagrada-private-green = Оттенки зелёного
sagrada-private-green-text = Сумма значений твоих зелёных кубиков.
sagrada-private-blue = Оттенки синего
sagrada-private-blue-text = Сумма значений твоих синих кубиков.
sagrada-private-purple = Оттенки фиолетового
sagrada-private-purple-text = Сумма значений твоих фиолетовых кубиков.

## The board

sagrada-round = раунд { $round } из { $rounds }
sagrada-bag = мешочек { $count }
sagrada-target = нужно больше { $points }
sagrada-order = Порядок
sagrada-track = Счётчик
sagrada-pool = Резерв
sagrada-hand = В руке
sagrada-tools = Инструменты
sagrada-objectives = Цели
sagrada-only-you = Видно только тебе
sagrada-window-of = { $name }: { $window } ({ $difficulty })
sagrada-window-hidden = { $name }: витраж ещё не открыт
sagrada-offered = Выбери витраж
sagrada-difficulty = сложность { $difficulty }
sagrada-filled = ячеек { $count } из { $cells }
sagrada-keys-arrows = ← → — по вариантам, ↑ ↓ — к следующему ряду, инструменту или группе
sagrada-keys-enter = Enter или пробел — взять, поместить или применить выбранное
sagrada-keys-digits = 1–9 — к этому кубику резерва, ряду витража, значению или предложенному витражу
sagrada-keys = A–E — к инструменту или узнать, почему его нельзя применить; I — прочитать карты; P дважды — закончить ход
sagrada-legend = ⬢ фишка привилегий · ? скрытая личная цель · знак над кубиком — требование его ячейки

## What to choose

sagrada-pick-window = выбери витраж.
sagrada-pick-turn = выбери кубик или инструмент либо закончи ход.
sagrada-pick-tool = выбери инструмент или закончи ход.
sagrada-pick-cell = выбери ячейку для кубика ({ $die }).
sagrada-pick-cell-leave = выбери ячейку для кубика ({ $die }) или оставь его в резерве.
sagrada-pick-rescue = { $die } сам никуда не подходит: выбери инструмент.
sagrada-pick-pay = выбери кубик, которым заплатишь за инструмент.
sagrada-pick-change = увеличить или уменьшить значение кубика ({ $die })?
sagrada-pick-swap = выбери кубик со счётчика, который возьмёшь в обмен на свой ({ $die }).
sagrada-pick-value = выбери значение нового кубика ({ $die }).
sagrada-pick-lift = выбери кубик, который переместишь.
sagrada-pick-lift-again = выбери второй кубик, который переместишь, или остановись.
sagrada-pick-move = выбери новую ячейку для кубика ({ $die }).
sagrada-pick-draft-again = выбери второй кубик из резерва.

sagrada-choice-end = закончить ход
sagrada-choice-leave = оставить в резерве
sagrada-choice-stop = без второго кубика
sagrada-tag-tokens = { $count ->
    [one] { $count } фишка привилегий
    [few] { $count } фишки привилегий
    [many] { $count } фишек привилегий
   *[other] { $count } фишки привилегий
}
sagrada-tag-cells = { $count ->
    [0] без инструмента никуда не подходит
    [one] подходит { $count } ячейка
    [few] подходят { $count } ячейки
    [many] подходит { $count } ячеек
   *[other] подходят { $count } ячейки
}

## Moves, as short facts after the player's name

sagrada-log-starter = первый ход
sagrada-log-private = личная цель «{ $objective }»
sagrada-log-card = карта витражей { $front } / { $back }
sagrada-log-window = витраж { $window }
sagrada-log-window-hidden = витраж выбран
sagrada-log-revealed = Витражи: { $windows }.
sagrada-log-tool-laid = Инструмент: { $tool }.
sagrada-log-objective-laid = Общая цель: { $objective }.
sagrada-log-round = Раунд { $round }: { $dice }. Первый игрок: { $name }.
sagrada-log-round-solo = Раунд { $round }: { $dice }.
sagrada-log-taken = { $die } из резерва
sagrada-log-placed = в ячейку { $cell }
sagrada-log-tool = { $tool } за { $tokens ->
    [one] { $tokens } фишку привилегий
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
}
sagrada-log-tool-die = { $tool }, плата: { $die }
sagrada-log-changed = { $before }, теперь { $after }
sagrada-log-swapped = { $given } отдан, { $taken } взят из раунда { $round }
sagrada-log-rolled = переброшен: { $before }, теперь { $after }
sagrada-log-returned = { $die } обратно в резерв
sagrada-log-bagged = { $die } в мешочек
sagrada-log-drawn = из мешочка { $die }
sagrada-log-valued = теперь { $die }
sagrada-log-pool-rolled = резерв переброшен: { $dice }
sagrada-log-moved = { $die }: { $source } → { $target }
sagrada-log-passed = пас
sagrada-log-forced = пас: сделать ничего нельзя
sagrada-log-skipped = второй ход пропущен
sagrada-log-track = Раунд { $round } окончен. На счётчик: { $dice }.
sagrada-log-track-empty = Раунд { $round } окончен. Для счётчика ничего не осталось.
sagrada-log-final = итог: { $points }
sagrada-log-won = победа: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, больше нейтрального результата { $target }
sagrada-log-lost = поражение: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} при нейтральном результате { $target }

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
sagrada-part-private_objective = личная цель
# $a and $c are names of private objectives, $b and $d what they pay. Two of them only in the solo game.
sagrada-part-private_objective-terms = { $a } { $b }
sagrada-part-private_objective-both = { $a } { $b }, { $c } { $d }; засчитано большее
sagrada-part-favor_tokens = фишки привилегий
sagrada-part-empty_cells = пустые ячейки
sagrada-part-empty_cells-terms = { $a } × (−1)
sagrada-part-empty_cells-solo = { $a } × (−3)
sagrada-solo-now = Нейтральный результат сейчас { $target }: сумма значений всех кубиков на счётчике. Для победы нужно больше.
sagrada-solo-won = Нейтральный результат { $target }: превзойдён.
sagrada-solo-lost = Нейтральный результат { $target }: не превзойдён.

## Line by line

sagrada-plain-die = { $colour } { $value }
sagrada-plain-cell = ряд { $row } колонка { $column }
sagrada-plain-nothing = ничего
sagrada-plain-round = Раунд { $round } из { $rounds }. В мешочке { $bag ->
    [one] { $bag } кубик
    [few] { $bag } кубика
    [many] { $bag } кубиков
   *[other] { $bag } кубика
}.
sagrada-plain-order = Ходы: { $names }.
sagrada-plain-skipping = { $name }: второй ход этого раунда пропускается.
sagrada-plain-pool = Резерв: { $dice }.
sagrada-plain-hand = В руке: { $die }.
sagrada-plain-track = Счётчик, раунд { $round }: { $dice }.
sagrada-plain-target = Нейтральный результат пока: { $points }.
sagrada-plain-tool = Инструмент { $number }, { $name }, за { $price ->
    [one] { $price } фишку привилегий
    [few] { $price } фишки привилегий
    [many] { $price } фишек привилегий
   *[other] { $price } фишки привилегий
}: { $text }
sagrada-plain-tool-solo = Инструмент { $number }, { $name }, за { $colour ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[purple] фиолетовый
} кубик резерва: { $text }
sagrada-plain-tool-used = Инструмент { $number }, { $name }: использован.
sagrada-plain-objective = Общая цель «{ $name }»: { $text }
sagrada-plain-private = Личная цель «{ $name }»: { $text }
sagrada-plain-seat = { $name }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $tokens ->
    [one] { $tokens } фишка привилегий
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
}, витраж { $window }.
sagrada-plain-seat-solo = { $name }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, витраж { $window }.
sagrada-plain-seat-waiting = { $name }: витраж ещё не открыт.
sagrada-plain-offered = Витраж { $number }: { $window }, сложность { $difficulty }.
sagrada-plain-row = Ряд { $row }: { $cells }.
sagrada-plain-free = любой кубик
sagrada-plain-asks-colour = { $colour ->
    [red] красный кубик
    [yellow] жёлтый кубик
    [green] зелёный кубик
    [blue] синий кубик
   *[purple] фиолетовый кубик
}
sagrada-plain-asks-value = значение { $value }
sagrada-plain-placed = стоит { $die }

## Texts that are no action

error-sagrada-die = «{ $text }» — это не кубик. Нужна буква цвета и значение: { $expected }.
error-sagrada-cell = «{ $text }» — это не ячейка. Нужны ряд и колонка: { $expected }.
error-sagrada-colour = «{ $text }» — это не цвет. Можно: { $expected }.
error-sagrada-goal = «{ $text }» — это не общая цель. Можно: { $expected }.

## Why an action is refused

sagrada-refused-match_over = Партия окончена.
sagrada-refused-not_your_turn = Сейчас не твой ход.
sagrada-refused-not_an_action = Это не действие.
sagrada-refused-choose_window = Сначала выбери витраж.
sagrada-refused-window_chosen = Витражи уже выбраны.
sagrada-refused-second_draft = В этот ход кубик уже взят.
sagrada-refused-second_tool = В этот ход инструмент уже применён.
sagrada-refused-finish_tool = Сначала доведи до конца действие инструмента { $tool }.
sagrada-refused-nothing_in_hand = В руке нет кубика: сначала возьми его из резерва.
sagrada-refused-no_tool_chosen = Это шаг инструмента: сначала выбери инструмент.
sagrada-refused-must_place = Сначала помести кубик, который у тебя в руке.
sagrada-refused-die_not_there = Такого кубика в резерве нет: { $die }.
sagrada-refused-unplaceable = Этот кубик ({ $die }) никуда не подходит в твоём витраже, и ни один доступный инструмент не поможет.
sagrada-refused-occupied = В этой ячейке ({ $cell }) уже стоит кубик.
sagrada-refused-not_border = Первый кубик ставят с краю витража, а эта ячейка ({ $cell }) внутри.
sagrada-refused-not_touching = Эта ячейка ({ $cell }) не касается ни одного твоего кубика.
sagrada-refused-wrong_colour = Эта ячейка ({ $cell }) принимает только { $asked ->
    [R] красные
    [Y] жёлтые
    [G] зелёные
    [B] синие
   *[P] фиолетовые
} кубики, а это { $die }.
sagrada-refused-wrong_shade = Эта ячейка ({ $cell }) принимает только кубики со значением { $asked }, а это { $die }.
sagrada-refused-equal_colour = Рядом с этой ячейкой ({ $cell }) стоит кубик того же цвета, что и { $die }.
sagrada-refused-equal_shade = Рядом с этой ячейкой ({ $cell }) стоит кубик с тем же значением, что и { $die }.
sagrada-refused-touches = С этим инструментом кубик ставят туда, где он не касается других, а эта ячейка ({ $cell }) касается.
sagrada-refused-no_die_here = В этой ячейке ({ $cell }) нет кубика.
sagrada-refused-same_cell = Кубик должен покинуть свою ячейку ({ $cell }).
sagrada-refused-same_die = Кубик в этой ячейке ({ $cell }) уже перемещён: выбери другой.
sagrada-refused-no_second_move = После перемещения в эту ячейку ({ $cell }) второй кубик переместить не удалось бы, а этот инструмент перемещает два.
sagrada-refused-not_own_colour_pair = Этот кубик ({ $die }) переместить нельзя: все перемещаемые кубики должны быть одного цвета, и он должен быть на счётчике раундов.
sagrada-refused-cannot_move = Для этого кубика ({ $die }) нет другой ячейки.
sagrada-refused-must_move = Инструмент { $tool } оплачен: нужно переместить кубик.
sagrada-refused-tool_not_here = Этого инструмента нет на столе.
sagrada-refused-tool_wrong_time = { $when ->
    [second_turn] Инструмент { $tool } применяют в свой второй ход в раунде, прежде чем взять кубик.
    [first_turn] Инструмент { $tool } применяют в свой первый ход в раунде, поместив кубик.
   *[in_hand] Инструмент { $tool } применяют, взяв кубик и ещё не поместив его.
}
sagrada-refused-tool_no_effect = Инструмент { $tool } здесь ничего не даст: выполнить его действие никак нельзя.
sagrada-refused-no_tokens = Инструмент { $tool } стоит { $price ->
    [one] { $price } фишку привилегий
    [few] { $price } фишки привилегий
    [many] { $price } фишек привилегий
   *[other] { $price } фишки привилегий
}, а у тебя их меньше.
sagrada-refused-bad_payment = За инструмент { $tool } платят { $colour ->
    [red] красным
    [yellow] жёлтым
    [green] зелёным
    [blue] синим
   *[purple] фиолетовым
} кубиком резерва.
sagrada-refused-value_range = Значение кубика — от 1 до 6, и этот инструмент меняет его ровно так, как сказано на карте.
sagrada-refused-die_not_on_track = Такого кубика на счётчике в раунде { $round } нет: { $die }.

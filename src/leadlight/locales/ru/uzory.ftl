# «Узоры» на экране. $cell — клетка, например H8: начальная плитка лежит на H8, столбцы — буквы, ряды — числа.
# $areas — площади со знаками цветов, например «6 ● 4 ◆». Имена игроков не склоняются.

uzory-name = Узоры
uzory-about = Выкладывай плитки, замыкай золотые рамки, где больше всего твоего цвета.
uzory-level-apprentice = Часто кладёт не ту плитку, но никогда не пропускает ход.
uzory-level-cutter = Кладёт плитки по большей части разумно, но часто неверно оценивает рамки.
uzory-level-painter = Большинство плиток кладёт хорошо, но порой ошибается.
uzory-level-journeyman = Редко кладёт не ту плитку.
uzory-level-master = В каждой плитке видит, что она даёт и что дарит другим.
uzory-level-guildmaster = Думает о том, что ты сделаешь с его плиткой.
uzory-progress = плиток { $round } из { $rounds }

## Печать

uzory-print = На листах 133 плитки, 6 жетонов «Узор игрока», 48 осколков и 96 жетонов готового узора. Режь по меткам, а квадраты осколков ещё и по обеим диагоналям: из каждого выходит четыре.

## Цвета

uzory-colour-red = красный
uzory-colour-orange = оранжевый
uzory-colour-yellow = жёлтый
uzory-colour-green = зелёный
uzory-colour-blue = синий
uzory-colour-violet = фиолетовый
uzory-colour-white = белый
uzory-colour-black = чёрный

## Стороны плитки

uzory-side-N = север
uzory-side-E = восток
uzory-side-S = юг
uzory-side-W = запад

## Углы плитки

uzory-corner-NE = северо-восток
uzory-corner-SE = юго-восток
uzory-corner-SW = юго-запад
uzory-corner-NW = северо-запад

## Клавиши

uzory-keys-arrows = ← → ↑ ↓ — по плиткам или цветам, а на поле — к следующей клетке, куда ложится плитка
uzory-keys-enter = Enter или пробел берёт плитку, а во второй раз кладёт её
uzory-keys-digits = 1–3 берёт плитку с этим номером или отмечает её для сброса; 1–6 — цвет или игрок
uzory-keys = R поворачивает плитку по часовой стрелке, E — обратно; D добавляет осколок, переносит его, снимает; P, нажатая дважды, пропускает ход

## Обозначения

# ×× и другие пары стоят в углу, где сходятся четыре плитки.
uzory-legend =
    На плитке четыре треугольника; ╱ ╲ — линии рамки, угол без линии открыт.
    ○ △ □ ♧ ~ ✧ осколок на плитке, ▞ оставшиеся осколки
    ●✓ замкнутая рамка со знаком хозяина, ·· остальная её часть, ×× без очка, ?? ждёт решения
    +● плитка замкнёт эту рамку для этого игрока; +× ни для кого, +? для кого назовёшь
    ┌─┐ плитка сюда ложится, ┌╌┐ только с осколком, · может лечь другая

## Поле и руки

uzory-laid = плиток { $count } из { $all }
uzory-broken = разбитый узор
uzory-stack = стопка { $count }
uzory-discards = сброс { $count }
uzory-skips = пропусков подряд { $count } из { $all }
uzory-hand = Рука: { $name }
uzory-colours = Цвета
# Заголовок над рамками, которым не хватает одной плитки; у каждой клетка и площади.
uzory-short = Не хватает одной плитки
uzory-frames = Замкнуто рамок: { $count }
uzory-nobody = никому
uzory-shards-left = { $count ->
    [one] остался { $count } осколок
    [few] осталось { $count } осколка
    [many] осталось { $count } осколков
   *[other] осталось { $count } осколка
}

## Что выбрать: после имени игрока и двоеточия

uzory-pick-colour = выбери цвет.
uzory-pick-tile = выбери плитку или пропусти ход.
uzory-pick-skip = ни одна плитка не ложится: пропусти ход.
uzory-pick-cell = выбери клетку; R и E поворачивают плитку, D добавляет осколок.
uzory-pick-name = поровну, { $areas }: кому очко за эту рамку?
uzory-pick-discard = выбери плитки для сброса.
uzory-choice-skip = пропустить ход и сменить все три плитки
uzory-choice-keep = оставить обе
uzory-choice-discard = сбросить { $places }

## Что даст выбор

uzory-tag-cells = { $count ->
    [one] ложится на { $count } клетку
    [few] ложится на { $count } клетки
    [many] ложится на { $count } клеток
   *[other] ложится на { $count } клетки
}
# $more — ещё клетки, куда она ложится только с осколком.
uzory-tag-cells-more = { $count ->
    [one] ложится на { $count } клетку
    [few] ложится на { $count } клетки
    [many] ложится на { $count } клеток
   *[other] ложится на { $count } клетки
}, с осколком ещё на { $more }
uzory-tag-cells-shard = { $count ->
    [one] ложится на { $count } клетку, только с осколком
    [few] ложится на { $count } клетки, только с осколком
    [many] ложится на { $count } клеток, только с осколком
   *[other] ложится на { $count } клетки, только с осколком
}
uzory-tag-turn = поворот { $number } из { $count }
uzory-tag-shard = { $side ->
    [N] осколок на севере
    [E] осколок на востоке
    [S] осколок на юге
   *[W] осколок на западе
}
uzory-tag-point = +1 { $name }, { $areas }
uzory-tag-tie = поровну, кому очко, решаешь ты, { $areas }
uzory-tag-nobody = рамка без очка, { $areas }
uzory-tag-nothing = рамка без очка
uzory-tag-ends = на этом партия закончится

## Ходы: короткие сообщения после имени игрока

uzory-log-starter = первый ход
uzory-log-colour = { $colour ->
    [red] цвет красный
    [orange] цвет оранжевый
    [yellow] цвет жёлтый
    [green] цвет зелёный
    [blue] цвет синий
   *[violet] цвет фиолетовый
}
uzory-log-dealt = взято { $tile }
uzory-log-start = Начальная плитка { $tile } лежит на { $cell }.
uzory-log-laid = { $tile } на { $cell }
uzory-log-laid-shard = { $tile } на { $cell }, с осколком
uzory-log-frame = Рамка замкнута: { $areas }.
uzory-log-frame-white = Рамка замкнута: { $areas }. Белого больше всего, очко не получает никто.
uzory-log-frame-neutral = Рамка замкнута: { $areas }. Больше всего ничьего цвета, очко не получает никто.
uzory-log-frame-none = Рамка замкнута. Из-за чёрного ничего не засчитано, очко не получает никто.
uzory-log-frame-tie = Рамка замкнута: { $areas }. Поровну.
uzory-log-point = +1, всего { $points }
uzory-log-point-named = +1 (решение: { $name }), всего { $points }
uzory-log-discarded = { $count ->
    [0] обе плитки остаются
    [one] сброшена { $count } плитка
    [few] сброшено { $count } плитки
    [many] сброшено { $count } плиток
   *[other] сброшено { $count } плитки
}
uzory-log-skipped = ход пропущен, плитки заменены
uzory-log-redraw = положить нечего, плитки заменены
uzory-log-renewed = { $count ->
    [one] Сброс стал новой стопкой: { $count } плитка.
    [few] Сброс стал новой стопкой: { $count } плитки.
    [many] Сброс стал новой стопкой: { $count } плиток.
   *[other] Сброс стал новой стопкой: { $count } плитки.
}
uzory-log-ended-full = Поле заполнено.
uzory-log-ended-skips = Все по очереди пропустили ход: партия окончена.
uzory-log-ended-dead_end = Ни одна плитка больше не ложится: партия окончена.
uzory-log-ended-idle = Пять кругов без единой плитки: партия окончена.
uzory-log-final = { $shards ->
    [one] итог: { $points }, остался { $shards } осколок
    [few] итог: { $points }, осталось { $shards } осколка
    [many] итог: { $points }, осталось { $shards } осколков
   *[other] итог: { $points }, осталось { $shards } осколка
}

## Очки

uzory-part-clear = рамки с перевесом
uzory-part-tie = рамки при равенстве

## Строка за строкой

# $first и $last — клетки в двух противоположных углах того, докуда поле ещё может вырасти.
uzory-plain-field = Поле — { $size } на { $size } плиток, где-то между { $first } и { $last }.
uzory-plain-choosing = Поле будет { $size } на { $size } плиток. Идёт выбор цветов.
uzory-plain-match = Положено плиток: { $count } из { $all }. В стопке { $stack }, в сбросе { $dropped }.
uzory-plain-broken = Разбитый узор: чёрный касается всего, а то, чего он касается, не считается.
uzory-plain-skips = Пропусков подряд: { $count } из { $all }; потом партия закончится.
# $tile — целая плитка, как в uzory-plain-tile.
uzory-plain-laid = { $cell }: { $tile }.
uzory-plain-hand = Плитка { $place }: { $tile }.
# $sides — четыре стороны, как в uzory-plain-side, $corners — названия одного или двух углов.
uzory-plain-tile = { $sides }; { $count ->
    [one] открытый угол: { $corners }
    [few] открытые углы: { $corners }
    [many] открытые углы: { $corners }
   *[other] открытые углы: { $corners }
}
uzory-plain-side = { $side } { $colour }
uzory-plain-side-shard = { $side } { $colour } осколок
uzory-plain-nothing = ничего
# Рамка замкнута в углу, где сходятся две клетки.
uzory-plain-frame = Замкнутая рамка между { $first } и { $last }: { $areas }. Очко: { $name }.
uzory-plain-frame-nobody = Замкнутая рамка между { $first } и { $last }: { $areas }. Очко не получил никто.
uzory-plain-frame-tie = Замкнутая рамка между { $first } и { $last }: { $areas }. Поровну: решается, кому очко.
uzory-plain-short = Плитка на { $cell } замкнула бы рамку; пока { $areas }.
uzory-plain-seat = { $name }: { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $shards ->
    [one] { $shards } осколок
    [few] { $shards } осколка
    [many] { $shards } осколков
   *[other] { $shards } осколка
}.
uzory-plain-seat-waiting = { $name }: цвета пока нет.

## Тексты, которые не действия

error-uzory-colour = «{ $text }» — не тот цвет, которым можно играть. Можно: { $expected }.

## Почему действие отклонено

uzory-refused-match_over = Партия окончена.
uzory-refused-not_your_turn = Сейчас не твой ход.
uzory-refused-not_an_action = Это не действие.
uzory-refused-choose_colour = Сначала выбери цвет.
uzory-refused-colour_taken = { $colour ->
    [red] Красный занят: им играет игрок на месте { $seat }.
    [orange] Оранжевый занят: им играет игрок на месте { $seat }.
    [yellow] Жёлтый занят: им играет игрок на месте { $seat }.
    [green] Зелёный занят: им играет игрок на месте { $seat }.
    [blue] Синий занят: им играет игрок на месте { $seat }.
   *[violet] Фиолетовый занят: им играет игрок на месте { $seat }.
}
uzory-refused-colour_chosen = Цвета уже выбраны.
uzory-refused-second_tile = В этот ход плитка уже положена.
uzory-refused-not_in_hand = Такой плитки у тебя в руке нет.
uzory-refused-occupied = На { $cell } уже лежит плитка.
uzory-refused-no_neighbour = { $cell } не касается ни одной плитки.
uzory-refused-outside_field = С плиткой на { $cell } поле стало бы больше, чем { $size } на { $size }.
uzory-refused-colour_mismatch = { $side ->
    [N] С севера
    [E] С востока
    [S] С юга
   *[W] С запада
} { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
    [violet] фиолетовый
   *[other] чёрный
} коснулся бы { $facing ->
    [red] красного
    [orange] оранжевого
    [yellow] жёлтого
    [green] зелёного
    [blue] синего
    [violet] фиолетового
   *[other] чёрного
}: касаться могут только одинаковые цвета, а белый — любых.
uzory-refused-black_mismatch = { $side ->
    [N] С севера
    [E] С востока
    [S] С юга
   *[W] С запада
} чёрный коснулся бы цвета: он касается только чёрного и белого.
uzory-refused-mirrored = Плитку поворачивают, но не отражают.
uzory-refused-off_grid = Плитки лежат по сетке, без зазоров и сдвигов.
uzory-refused-own_colour = { $side ->
    [N] Север этой плитки
    [E] Восток этой плитки
    [S] Юг этой плитки
   *[W] Запад этой плитки
} уже твоего цвета: осколок туда не кладут.
uzory-refused-shard_mismatch = { $side ->
    [N] С севера
    [E] С востока
    [S] С юга
   *[W] С запада
} твой осколок коснулся бы { $facing ->
    [red] красного
    [orange] оранжевого
    [yellow] жёлтого
    [green] зелёного
    [blue] синего
    [violet] фиолетового
   *[other] чёрного
}: касаться могут только одинаковые цвета, а белый — любых.
uzory-refused-no_shards = Осколков у тебя не осталось.
uzory-refused-second_shard = За ход можно положить только один осколок.
uzory-refused-old_tile = Осколок кладут только на ту плитку, которую выкладывают сейчас.
uzory-refused-foreign_shard = Кладут только осколки своего цвета, поэтому цвет не называют.
uzory-refused-not_candidate = Назови одного из игроков, чьих цветов в этой рамке поровну.
uzory-refused-bad_discard = Сбросить можно один раз, после выкладывания, и только плитки, оставшиеся в руке.
uzory-refused-partial_skip = Кто пропускает ход, меняет все три плитки.

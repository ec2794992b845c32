# Поле «Узоров» в браузере. То, что говорит только чтец с экрана, — целое предложение: сначала то, что меняется.
# $cell — клетка, например H8, $areas — список вроде «красный 6, белый 4». Имена игроков не склоняются.

uzory-board-seats = Игроки
uzory-board-field = Поле, не больше { $size } на { $size }
uzory-board-hand = Твоя рука
uzory-board-hand-of = Рука: { $name }
# Сколько плиток, рядом с рукой.
uzory-board-stack = в стопке { $count }
uzory-board-discards = в сбросе { $count }
uzory-board-shards = { $count ->
    [one] { $count } осколок
    [few] { $count } осколка
    [many] { $count } осколков
   *[other] { $count } осколка
}
# Строка списка игроков для чтецов с экрана. $colour — цвет или uzory-board-no-colour.
uzory-board-seat = { $name }, { $colour }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $shards ->
    [one] остался { $shards } осколок
    [few] осталось { $shards } осколка
    [many] осталось { $shards } осколков
   *[other] осталось { $shards } осколка
}.
uzory-board-no-colour = цвета пока нет
uzory-board-unowned = Ничьи цвета
uzory-board-skips = Пропусков подряд: { $count } из { $all }; когда пропустят все, партия закончится
uzory-board-idle = Ходов без плитки: { $count } из { $all }; потом партия закончится
uzory-board-laid-count = Положено плиток: { $count } из { $all }
uzory-board-ties = Осталось осколков: решают при равенстве

## Выбор цвета

uzory-board-choose = Выбери свой цвет
uzory-board-choose-hint = Ты получаешь очко за рамки, в которых больше всего площади твоего цвета.
uzory-board-choose-wait = Выбирает { $name }.
uzory-board-colour-free = { $colour ->
    [red] Играть красным.
    [orange] Играть оранжевым.
    [yellow] Играть жёлтым.
    [green] Играть зелёным.
    [blue] Играть синим.
   *[violet] Играть фиолетовым.
}
uzory-board-colour-taken = { $colour ->
    [red] Красный занят: { $name }.
    [orange] Оранжевый занят: { $name }.
    [yellow] Жёлтый занят: { $name }.
    [green] Зелёный занят: { $name }.
    [blue] Синий занят: { $name }.
   *[violet] Фиолетовый занят: { $name }.
}

## Плитки, клетки и рамки

# $side — например, «север», $colour — например, «белый»; несколько соединяются запятыми.
uzory-board-side = { $side } { $colour }
uzory-board-area = { $colour } { $area }
# $sides — список из uzory-board-side, $corners — список углов.
uzory-board-tile = Плитка { $number }: { $sides }. Открытый угол: { $corners }.
uzory-board-place-empty = Место { $number } в руке пусто.
uzory-board-picked = Выбрана.
uzory-board-cells-take = { $count ->
    [0] В этом положении она не ложится никуда.
    [one] Подходит { $count } клетка.
    [few] Подходят { $count } клетки.
    [many] Подходит { $count } клеток.
   *[other] Подходят { $count } клетки.
}
uzory-board-cell-tile = { $cell }. { $sides }.
uzory-board-cell-shard = С осколком.
uzory-board-cell-empty = { $cell }. Пусто.
uzory-board-cell-possible = { $cell }. Можно.
uzory-board-cell-sharded = { $cell }. Можно с осколком.
uzory-board-cell-turn = { $cell }. Можно, если повернуть.
uzory-board-cell-why = { $cell }. Нельзя: { $reason }
# $who — uzory-board-plus, -plus-you, -nobody или -you-name.
uzory-board-closes = Замкнёт рамку: { $areas }. { $who }.
uzory-board-closes-none = Рамка не замкнётся.
# Открытая рамка: площади пока и клетки, где не хватает плиток.
uzory-board-open-frame = Открытая рамка: { $areas }; { $count ->
    [one] не хватает { $count } плитки
    [few] не хватает { $count } плиток
    [many] не хватает { $count } плиток
   *[other] не хватает { $count } плитки
}.
uzory-board-open-frame-empty = Открытая рамка; { $count ->
    [one] не хватает { $count } плитки
    [few] не хватает { $count } плиток
    [many] не хватает { $count } плиток
   *[other] не хватает { $count } плитки
}.
uzory-board-closed-you = Твоя рамка: { $areas }.
uzory-board-closed = Рамка ({ $name }): { $areas }.
# $why — одно из сообщений uzory-board-why-.
uzory-board-closed-nobody = Рамка без очка: { $areas }. { $why }.
uzory-board-no-area = ничего, что считается
# Чего коснётся сторона плитки.
uzory-board-touch-same = тот же цвет
uzory-board-touch-white = белый рядом с любым
uzory-board-touch-black = рядом с чёрным

## Если положить плитку

uzory-board-if = Если положить сюда
uzory-board-if-none = Рамка здесь не замкнётся.
uzory-board-if-shard = Уйдёт осколок
uzory-board-plus-you = +1 тебе
uzory-board-plus = +1: { $name }
uzory-board-nobody = Очко никому
uzory-board-you-name = Кому очко, решишь ты
uzory-board-why-clear = Площадь наибольшая
uzory-board-why-white = Больше всего белого, поэтому очко не получает никто
uzory-board-why-neutral = Больше всего цвета, которым никто не играет
uzory-board-why-none = Из-за чёрного ничего не считается
uzory-board-why-named = Поровну: цвета нескольких игроков
uzory-board-why-was-named = Поровну: кому очко, решил тот, кто положил плитку
uzory-board-why-white-level = Белого столько же, но он не мешает
uzory-board-why-level = Поровну с цветом, которым никто не играет
uzory-board-areas = Площадь цветов внутри рамки
uzory-board-open-title = Открытая рамка
uzory-board-closed-title = Замкнутая рамка
uzory-board-missing = { $count ->
    [one] Не хватает { $count } плитки: { $cells }
    [few] Не хватает { $count } плиток: { $cells }
    [many] Не хватает { $count } плиток: { $cells }
   *[other] Не хватает { $count } плитки: { $cells }
}
uzory-board-hint-pick = Выбери плитку. На подсвеченные клетки она ложится как есть, на пунктирные — если повернуть.
uzory-board-hint-cell = Наведи курсор на подсвеченную клетку и увидишь, что будет.
uzory-board-hint-tap = Коснись подсвеченной клетки и увидишь, что будет.
uzory-board-hint-wait = Наведи курсор на рамку, и она покажет свои площади.
uzory-board-hint-wait-tap = Коснись рамки на поле, и она покажет свои площади.
uzory-board-legend-open = Линия рамки, которая ещё открыта
uzory-board-legend-owned = Замкнутая рамка с печатью того, кто получил очко
uzory-board-legend-nobodys = Замкнутая рамка, за которую очко не получил никто
uzory-board-legend-shard = Осколок на треугольнике
uzory-board-legend-spent = Касается чёрного: не считается

## Что делать

uzory-board-ask-colour = Выбери свой цвет
uzory-board-ask-name = Твой ход: реши, кому очко за рамку
uzory-board-ask-discard = Твой ход: сбрось то, что не хочешь оставлять
uzory-board-ask-skip = Нажми ещё раз, чтобы сменить плитки и пропустить ход
uzory-board-ask-nothing = Ни одна плитка не ложится: смени плитки
uzory-board-ask-pick = Твой ход: выбери плитку
uzory-board-ask-tile = Твой ход: выбери клетку
uzory-board-ask-closes = Твой ход: эта плитка замкнёт рамку
uzory-board-ask-shard = Твой ход: выбери треугольник для осколка
uzory-board-turn-left = Повернуть влево
uzory-board-turn-right = Повернуть вправо
uzory-board-keys-hint-turn = поворот
uzory-board-keys-hint-tile = плитка
uzory-board-shard = Положить осколок
uzory-board-shard-short = Осколок
uzory-board-shard-off = Без осколка
uzory-board-shard-where = Выбери треугольник плитки.
uzory-board-shard-nowhere = Здесь осколок не положить ни на один треугольник плитки.
uzory-board-shard-cell = Сначала укажи подсвеченную клетку.
uzory-board-shard-none = Осколков не осталось
uzory-board-shard-side = { $side ->
    [N] Осколок на север
    [E] Осколок на восток
    [S] Осколок на юг
   *[W] Осколок на запад
}
uzory-board-skip = Сменить плитки
uzory-board-skip-short = Новые плитки
uzory-board-skip-again = Нажми ещё раз: это займёт ход
uzory-board-skip-again-short = Ещё раз
uzory-board-lay = Положить
uzory-board-lay-on = Положить на { $cell }
uzory-board-keep = Оставить обе
uzory-board-discard = Сбросить { $count }
uzory-board-discard-hint = Коснись плиток, которые не хочешь оставлять. Потом доберёшь до трёх.
uzory-board-discard-tile = { $discards ->
    [yes] Плитка { $number } — в сброс.
   *[no] Плитка { $number } остаётся.
}
uzory-board-name = Кому очко за эту рамку?
uzory-board-name-seat = Очко: { $name }
uzory-board-name-you = Очко тебе
uzory-board-zoom-in = Приблизить
uzory-board-zoom-out = Отдалить
uzory-board-fit = Показать всё
uzory-board-keys-tiles = плитка руки; ещё раз — повернуть её
uzory-board-keys-turn = повернуть плитку влево, вправо
uzory-board-keys-cells = следующая клетка, куда ложится плитка
uzory-board-keys-shard = положить осколок; стрелки выбирают треугольник
uzory-board-keys-frames = следующая рамка на поле
uzory-board-keys-discard = сбросить отмеченное или оставить обе
uzory-board-keys-skip = сменить плитки; нажать дважды
uzory-board-keys-zoom = приблизить, отдалить, показать всё

# The reader is the one who chooses a colour.
uzory-board-choose-wait-you = Выбираешь ты.
# The floor was pressed before any tile.
uzory-board-first-tile = Сначала выбери плитку из руки.
uzory-board-ask-nowhere = Твой ход: эта плитка никуда не ложится, выбери другую
uzory-board-nowhere = Эта плитка никуда не ложится, как её ни поверни.
uzory-board-ask-shard-cell = Твой ход: выбери клетку для плитки и осколка
uzory-board-shard-no-cell = С этой плиткой осколок положить некуда.
# Changing the hand now would end the match (U10.2, U10.4).
uzory-board-skip-ends = Если сейчас сменить плитки, партия закончится.
uzory-board-skip-ends-again = Нажми ещё раз: это завершит партию
uzory-board-skip-ends-again-short = Завершить
uzory-board-ask-skip-ends = Нажми ещё раз, чтобы сменить плитки: это завершит партию

## The end

uzory-board-finale = Поле: плиток { $tiles }, замкнутых рамок { $frames }. Освещено: { $count }.
uzory-board-seals = { $count ->
    [one] { $count } печать
    [few] { $count } печати
    [many] { $count } печатей
   *[other] { $count } печатей
}

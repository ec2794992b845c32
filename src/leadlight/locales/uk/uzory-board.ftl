# Поле «Узорів» у браузері. Те, що каже лише читач з екрана, — ціле речення: спершу те, що змінюється.
# $cell — клітинка, наприклад H8, $areas — список на кшталт «червоний 6, білий 4». Імена гравців не відмінюються.

uzory-board-seats = Гравці
uzory-board-field = Поле, не більше { $size } на { $size }
uzory-board-hand = Твоя рука
uzory-board-hand-of = Рука: { $name }
# Скільки плиток, поруч із рукою.
uzory-board-stack = у стосі { $count }
uzory-board-discards = у скиді { $count }
uzory-board-shards = { $count ->
    [one] { $count } уламок
    [few] { $count } уламки
    [many] { $count } уламків
   *[other] { $count } уламка
}
# Рядок списку гравців для читачів з екрана. $colour — колір або uzory-board-no-colour.
uzory-board-seat = { $name }, { $colour }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, { $shards ->
    [one] лишився { $shards } уламок
    [few] лишилося { $shards } уламки
    [many] лишилося { $shards } уламків
   *[other] лишилося { $shards } уламка
}.
uzory-board-no-colour = кольору ще немає
uzory-board-unowned = Нічийні кольори
uzory-board-skips = Пропусків поспіль: { $count } із { $all }; коли пропустять усі, партія закінчиться
uzory-board-idle = Ходів без плитки: { $count } із { $all }; потім партія закінчиться
uzory-board-laid-count = Покладено плиток: { $count } із { $all }
uzory-board-ties = Лишилося уламків: вирішують за рівності

## Вибір кольору

uzory-board-choose = Вибери свій колір
uzory-board-choose-hint = Ти отримуєш бал за рамки, у яких найбільше площі твого кольору.
uzory-board-choose-wait = Вибирає { $name }.
uzory-board-colour-free = { $colour ->
    [red] Грати червоним.
    [orange] Грати помаранчевим.
    [yellow] Грати жовтим.
    [green] Грати зеленим.
    [blue] Грати синім.
   *[violet] Грати фіолетовим.
}
uzory-board-colour-taken = { $colour ->
    [red] Червоний зайнятий: { $name }.
    [orange] Помаранчевий зайнятий: { $name }.
    [yellow] Жовтий зайнятий: { $name }.
    [green] Зелений зайнятий: { $name }.
    [blue] Синій зайнятий: { $name }.
   *[violet] Фіолетовий зайнятий: { $name }.
}

## Плитки, клітинки й рамки

# $side — наприклад, «північ», $colour — наприклад, «білий»; кілька з’єднуються комами.
uzory-board-side = { $side } { $colour }
uzory-board-area = { $colour } { $area }
# $sides — список з uzory-board-side, $corners — список кутів.
uzory-board-tile = Плитка { $number }: { $sides }. Відкритий кут: { $corners }.
uzory-board-place-empty = Місце { $number } у руці порожнє.
uzory-board-picked = Вибрана.
uzory-board-cells-take = { $count ->
    [0] У цьому положенні вона не лягає нікуди.
    [one] Підходить { $count } клітинка.
    [few] Підходять { $count } клітинки.
    [many] Підходять { $count } клітинок.
   *[other] Підходять { $count } клітинки.
}
uzory-board-cell-tile = { $cell }. { $sides }.
uzory-board-cell-shard = З уламком.
uzory-board-cell-empty = { $cell }. Порожньо.
uzory-board-cell-possible = { $cell }. Можна.
uzory-board-cell-sharded = { $cell }. Можна з уламком.
uzory-board-cell-turn = { $cell }. Можна, якщо повернути.
uzory-board-cell-why = { $cell }. Не можна: { $reason }
# $who — uzory-board-plus, -plus-you, -nobody або -you-name.
uzory-board-closes = Замкне рамку: { $areas }. { $who }.
uzory-board-closes-none = Рамка не замкнеться.
# Відкрита рамка: площі поки й клітинки, де бракує плиток.
uzory-board-open-frame = Відкрита рамка: { $areas }; { $count ->
    [one] бракує { $count } плитки
    [few] бракує { $count } плиток
    [many] бракує { $count } плиток
   *[other] бракує { $count } плитки
}.
uzory-board-open-frame-empty = Відкрита рамка; { $count ->
    [one] бракує { $count } плитки
    [few] бракує { $count } плиток
    [many] бракує { $count } плиток
   *[other] бракує { $count } плитки
}.
uzory-board-closed-you = Твоя рамка: { $areas }.
uzory-board-closed = Рамка ({ $name }): { $areas }.
# $why — одне з повідомлень uzory-board-why-.
uzory-board-closed-nobody = Рамка без бала: { $areas }. { $why }.
uzory-board-no-area = нічого, що рахується
# Чого торкнеться сторона плитки.
uzory-board-touch-same = той самий колір
uzory-board-touch-white = білий поруч із будь-яким
uzory-board-touch-black = поруч із чорним

## Якщо покласти плитку

uzory-board-if = Якщо покласти сюди
uzory-board-if-none = Рамка тут не замкнеться.
uzory-board-if-shard = Піде уламок
uzory-board-plus-you = +1 тобі
uzory-board-plus = +1: { $name }
uzory-board-nobody = Бал нікому
uzory-board-you-name = Кому бал, вирішиш ти
uzory-board-why-clear = Площа найбільша
uzory-board-why-white = Найбільше білого, тому бал не отримує ніхто
uzory-board-why-neutral = Найбільше кольору, яким ніхто не грає
uzory-board-why-none = Через чорний нічого не рахується
uzory-board-why-named = Порівну: кольори кількох гравців
uzory-board-why-was-named = Порівну: кому бал, вирішив той, хто поклав плитку
uzory-board-why-white-level = Білого стільки само, але він не заважає
uzory-board-why-level = Порівну з кольором, яким ніхто не грає
uzory-board-areas = Площа кольорів усередині рамки
uzory-board-open-title = Відкрита рамка
uzory-board-closed-title = Замкнена рамка
uzory-board-missing = { $count ->
    [one] Бракує { $count } плитки: { $cells }
    [few] Бракує { $count } плиток: { $cells }
    [many] Бракує { $count } плиток: { $cells }
   *[other] Бракує { $count } плитки: { $cells }
}
uzory-board-hint-pick = Вибери плитку. На підсвічені клітинки вона лягає як є, на пунктирні — якщо повернути.
uzory-board-hint-cell = Наведи курсор на підсвічену клітинку й побачиш, що буде.
uzory-board-hint-tap = Торкнися підсвіченої клітинки й побачиш, що буде.
uzory-board-hint-wait = Наведи курсор на рамку, і вона покаже свої площі.
uzory-board-hint-wait-tap = Торкнися рамки на полі, і вона покаже свої площі.
uzory-board-legend-open = Лінія рамки, яка ще відкрита
uzory-board-legend-owned = Замкнена рамка з печаткою того, хто отримав бал
uzory-board-legend-nobodys = Замкнена рамка, за яку бал не отримав ніхто
uzory-board-legend-shard = Уламок на трикутнику
uzory-board-legend-spent = Торкається чорного: не рахується

## Що робити

uzory-board-ask-colour = Вибери свій колір
uzory-board-ask-name = Твій хід: виріши, кому бал за рамку
uzory-board-ask-discard = Твій хід: скинь те, чого не хочеш лишати
uzory-board-ask-skip = Натисни ще раз, щоб замінити плитки й пропустити хід
uzory-board-ask-nothing = Жодна плитка не лягає: заміни плитки
uzory-board-ask-pick = Твій хід: вибери плитку
uzory-board-ask-tile = Твій хід: вибери клітинку
uzory-board-ask-closes = Твій хід: ця плитка замкне рамку
uzory-board-ask-shard = Твій хід: вибери трикутник для уламка
uzory-board-turn-left = Повернути ліворуч
uzory-board-turn-right = Повернути праворуч
uzory-board-keys-hint-turn = поворот
uzory-board-keys-hint-tile = плитка
uzory-board-shard = Покласти уламок
uzory-board-shard-short = Уламок
uzory-board-shard-off = Без уламка
uzory-board-shard-where = Вибери трикутник плитки.
uzory-board-shard-nowhere = Тут уламок не покласти на жоден трикутник плитки.
uzory-board-shard-cell = Спершу вкажи підсвічену клітинку.
uzory-board-shard-none = Уламків не лишилося
uzory-board-shard-side = { $side ->
    [N] Уламок на північ
    [E] Уламок на схід
    [S] Уламок на південь
   *[W] Уламок на захід
}
uzory-board-skip = Замінити плитки
uzory-board-skip-short = Нові плитки
uzory-board-skip-again = Натисни ще раз: це забере хід
uzory-board-skip-again-short = Ще раз
uzory-board-lay = Покласти
uzory-board-lay-on = Покласти на { $cell }
uzory-board-keep = Лишити обидві
uzory-board-discard = Скинути { $count }
uzory-board-discard-hint = Торкнися плиток, яких не хочеш лишати. Потім добереш до трьох.
uzory-board-discard-tile = { $discards ->
    [yes] Плитка { $number } — у скид.
   *[no] Плитка { $number } лишається.
}
uzory-board-name = Кому бал за цю рамку?
uzory-board-name-seat = Бал: { $name }
uzory-board-name-you = Бал тобі
uzory-board-zoom-in = Наблизити
uzory-board-zoom-out = Віддалити
uzory-board-fit = Показати все
uzory-board-keys-tiles = плитка руки; ще раз — повернути її
uzory-board-keys-turn = повернути плитку ліворуч, праворуч
uzory-board-keys-cells = наступна клітинка, куди лягає плитка
uzory-board-keys-shard = покласти уламок; стрілки вибирають трикутник
uzory-board-keys-frames = наступна рамка на полі
uzory-board-keys-discard = скинути позначене або лишити обидві
uzory-board-keys-skip = замінити плитки; натиснути двічі
uzory-board-keys-zoom = наблизити, віддалити, показати все

# The reader is the one who chooses a colour.
uzory-board-choose-wait-you = Вибираєш ти.
# The floor was pressed before any tile.
uzory-board-first-tile = Спершу вибери плитку з руки.
uzory-board-ask-nowhere = Твій хід: ця плитка нікуди не лягає, вибери іншу
uzory-board-nowhere = Ця плитка нікуди не лягає, хоч як її поверни.
uzory-board-ask-shard-cell = Твій хід: вибери клітинку для плитки й уламка
uzory-board-shard-no-cell = З цією плиткою уламок покласти нікуди.
# Changing the hand now would end the match (U10.2, U10.4).
uzory-board-skip-ends = Якщо зараз замінити плитки, партія закінчиться.
uzory-board-skip-ends-again = Натисни ще раз: це завершить партію
uzory-board-skip-ends-again-short = Завершити
uzory-board-ask-skip-ends = Натисни ще раз, щоб замінити плитки: це завершить партію

## The end

uzory-board-finale = Поле: плиток { $tiles }, замкнених рамок { $frames }. Освітлено: { $count }.
uzory-board-seals = { $count ->
    [one] { $count } печатка
    [few] { $count } печатки
    [many] { $count } печаток
   *[other] { $count } печаток
}

# «Узори» на екрані. $cell — клітинка, наприклад H8: початкова плитка лежить на H8, стовпці — літери, ряди — числа.
# $areas — площі зі знаками кольорів, наприклад «6 ● 4 ◆». Імена гравців не відмінюються.

uzory-name = Узори
uzory-about = Викладай плитки, замикай золоті рамки, де найбільше твого кольору.
uzory-level-apprentice = Часто кладе не ту плитку, але ніколи не пропускає ходу.
uzory-level-cutter = Кладе плитки здебільшого до ладу, але часто хибно оцінює рамки.
uzory-level-painter = Більшість плиток кладе добре, та часом помиляється.
uzory-level-journeyman = Рідко кладе не ту плитку.
uzory-level-master = У кожній плитці бачить, що вона дає і що дарує іншим.
uzory-level-guildmaster = Думає про те, що ти зробиш із його плиткою.
uzory-progress = плиток { $round } із { $rounds }

## Друк

uzory-print = На аркушах 133 плитки, 6 жетонів «Візерунок гравця», 48 уламків і 96 жетонів готового візерунка. Ріж за мітками, а квадрати уламків ще й по обох діагоналях: з кожного виходить чотири.

## Кольори

uzory-colour-red = червоний
uzory-colour-orange = помаранчевий
uzory-colour-yellow = жовтий
uzory-colour-green = зелений
uzory-colour-blue = синій
uzory-colour-violet = фіолетовий
uzory-colour-white = білий
uzory-colour-black = чорний

## Сторони плитки

uzory-side-N = північ
uzory-side-E = схід
uzory-side-S = південь
uzory-side-W = захід

## Кути плитки

uzory-corner-NE = північний схід
uzory-corner-SE = південний схід
uzory-corner-SW = південний захід
uzory-corner-NW = північний захід

## Клавіші

uzory-keys-arrows = ← → ↑ ↓ — по плитках або кольорах, а на полі — до наступної клітинки, куди лягає плитка
uzory-keys-enter = Enter або пробіл бере плитку, а вдруге кладе її
uzory-keys-digits = 1–3 бере плитку з цим номером або позначає її для скидання; 1–6 — колір або гравець
uzory-keys = R повертає плитку за годинниковою стрілкою, E — назад; D додає уламок, переносить його, знімає; P, натиснута двічі, пропускає хід

## Позначення

# ×× та інші пари стоять у куті, де сходяться чотири плитки.
uzory-legend =
    На плитці чотири трикутники; ╱ ╲ — лінії рамки, кут без лінії відкритий.
    ○ △ □ ♧ ~ ✧ уламок на плитці, ▞ уламки, що лишилися
    ●✓ замкнена рамка зі знаком власника, ·· її решта, ×× без бала, ?? чекає рішення
    +● плитка замкне цю рамку для цього гравця; +× ні для кого, +? для кого назвеш
    ┌─┐ плитка сюди лягає, ┌╌┐ лише з уламком, · може лягти інша

## Поле й руки

uzory-laid = плиток { $count } із { $all }
uzory-broken = розбитий візерунок
uzory-stack = стос { $count }
uzory-discards = скид { $count }
uzory-skips = пропусків поспіль { $count } із { $all }
uzory-hand = Рука: { $name }
uzory-colours = Кольори
# Заголовок над рамками, яким бракує однієї плитки; у кожної клітинка й площі.
uzory-short = Бракує однієї плитки
uzory-frames = Замкнено рамок: { $count }
uzory-nobody = нікому
uzory-shards-left = { $count ->
    [one] лишився { $count } уламок
    [few] лишилося { $count } уламки
    [many] лишилося { $count } уламків
   *[other] лишилося { $count } уламка
}

## Що вибрати: після імені гравця й двокрапки

uzory-pick-colour = вибери колір.
uzory-pick-tile = вибери плитку або пропусти хід.
uzory-pick-skip = жодна плитка не лягає: пропусти хід.
uzory-pick-cell = вибери клітинку; R і E повертають плитку, D додає уламок.
uzory-pick-name = порівну, { $areas }: кому бал за цю рамку?
uzory-pick-discard = вибери плитки для скидання.
uzory-choice-skip = пропустити хід і замінити всі три плитки
uzory-choice-keep = лишити обидві
uzory-choice-discard = скинути { $places }

## Що дасть вибір

uzory-tag-cells = { $count ->
    [one] лягає на { $count } клітинку
    [few] лягає на { $count } клітинки
    [many] лягає на { $count } клітинок
   *[other] лягає на { $count } клітинки
}
# $more — ще клітинки, куди вона лягає лише з уламком.
uzory-tag-cells-more = { $count ->
    [one] лягає на { $count } клітинку
    [few] лягає на { $count } клітинки
    [many] лягає на { $count } клітинок
   *[other] лягає на { $count } клітинки
}, з уламком ще на { $more }
uzory-tag-cells-shard = { $count ->
    [one] лягає на { $count } клітинку, лише з уламком
    [few] лягає на { $count } клітинки, лише з уламком
    [many] лягає на { $count } клітинок, лише з уламком
   *[other] лягає на { $count } клітинки, лише з уламком
}
uzory-tag-turn = поворот { $number } із { $count }
uzory-tag-shard = { $side ->
    [N] уламок на півночі
    [E] уламок на сході
    [S] уламок на півдні
   *[W] уламок на заході
}
uzory-tag-point = +1 { $name }, { $areas }
uzory-tag-tie = порівну, кому бал, вирішуєш ти, { $areas }
uzory-tag-nobody = рамка без бала, { $areas }
uzory-tag-nothing = рамка без бала
uzory-tag-ends = на цьому партія закінчиться

## Ходи: короткі повідомлення після імені гравця

uzory-log-starter = перший хід
uzory-log-colour = { $colour ->
    [red] колір червоний
    [orange] колір помаранчевий
    [yellow] колір жовтий
    [green] колір зелений
    [blue] колір синій
   *[violet] колір фіолетовий
}
uzory-log-dealt = взято { $tile }
uzory-log-start = Початкова плитка { $tile } лежить на { $cell }.
uzory-log-laid = { $tile } на { $cell }
uzory-log-laid-shard = { $tile } на { $cell }, з уламком
uzory-log-frame = Рамку замкнено: { $areas }.
uzory-log-frame-white = Рамку замкнено: { $areas }. Білого найбільше, бал не отримує ніхто.
uzory-log-frame-neutral = Рамку замкнено: { $areas }. Найбільше нічийного кольору, бал не отримує ніхто.
uzory-log-frame-none = Рамку замкнено. Через чорний нічого не зараховано, бал не отримує ніхто.
uzory-log-frame-tie = Рамку замкнено: { $areas }. Порівну.
uzory-log-point = +1, усього { $points }
uzory-log-point-named = +1 (рішення: { $name }), усього { $points }
uzory-log-discarded = { $count ->
    [0] обидві плитки лишаються
    [one] скинуто { $count } плитку
    [few] скинуто { $count } плитки
    [many] скинуто { $count } плиток
   *[other] скинуто { $count } плитки
}
uzory-log-skipped = хід пропущено, плитки замінено
uzory-log-redraw = нема чого покласти, плитки замінено
uzory-log-renewed = { $count ->
    [one] Скид став новим стосом: { $count } плитка.
    [few] Скид став новим стосом: { $count } плитки.
    [many] Скид став новим стосом: { $count } плиток.
   *[other] Скид став новим стосом: { $count } плитки.
}
uzory-log-ended-full = Поле заповнене.
uzory-log-ended-skips = Усі по черзі пропустили хід: партію закінчено.
uzory-log-ended-dead_end = Жодна плитка більше не лягає: партію закінчено.
uzory-log-ended-idle = П’ять кіл без жодної плитки: партію закінчено.
uzory-log-final = { $shards ->
    [one] підсумок: { $points }, лишився { $shards } уламок
    [few] підсумок: { $points }, лишилося { $shards } уламки
    [many] підсумок: { $points }, лишилося { $shards } уламків
   *[other] підсумок: { $points }, лишилося { $shards } уламка
}

## Бали

uzory-part-clear = рамки з перевагою
uzory-part-tie = рамки за рівності

## Рядок за рядком

# $first і $last — клітинки у двох протилежних кутах того, доки поле ще може вирости.
uzory-plain-field = Поле — { $size } на { $size } плиток, десь між { $first } та { $last }.
uzory-plain-choosing = Поле буде { $size } на { $size } плиток. Триває вибір кольорів.
uzory-plain-match = Покладено плиток: { $count } із { $all }. У стосі { $stack }, у скиді { $dropped }.
uzory-plain-broken = Розбитий візерунок: чорний торкається всього, а те, чого він торкається, не рахується.
uzory-plain-skips = Пропусків поспіль: { $count } із { $all }; потім партія закінчиться.
# $tile — ціла плитка, як в uzory-plain-tile.
uzory-plain-laid = { $cell }: { $tile }.
uzory-plain-hand = Плитка { $place }: { $tile }.
# $sides — чотири сторони, як в uzory-plain-side, $corners — назви одного або двох кутів.
uzory-plain-tile = { $sides }; { $count ->
    [one] відкритий кут: { $corners }
    [few] відкриті кути: { $corners }
    [many] відкриті кути: { $corners }
   *[other] відкриті кути: { $corners }
}
uzory-plain-side = { $side } { $colour }
uzory-plain-side-shard = { $side } { $colour } уламок
uzory-plain-nothing = нічого
# Рамку замкнено в куті, де сходяться дві клітинки.
uzory-plain-frame = Замкнена рамка між { $first } та { $last }: { $areas }. Бал: { $name }.
uzory-plain-frame-nobody = Замкнена рамка між { $first } та { $last }: { $areas }. Бал не отримав ніхто.
uzory-plain-frame-tie = Замкнена рамка між { $first } та { $last }: { $areas }. Порівну: вирішується, кому бал.
uzory-plain-short = Плитка на { $cell } замкнула б рамку; поки { $areas }.
uzory-plain-seat = { $name }: { $colour }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}.
uzory-plain-seat-waiting = { $name }: кольору ще немає.

## Тексти, які не є діями

error-uzory-colour = «{ $text }» — не той колір, яким можна грати. Можна: { $expected }.

## Чому дію відхилено

uzory-refused-match_over = Партію закінчено.
uzory-refused-not_your_turn = Зараз не твій хід.
uzory-refused-not_an_action = Це не дія.
uzory-refused-choose_colour = Спершу вибери колір.
uzory-refused-colour_taken = { $colour ->
    [red] Червоний зайнятий: ним грає гравець на місці { $seat }.
    [orange] Помаранчевий зайнятий: ним грає гравець на місці { $seat }.
    [yellow] Жовтий зайнятий: ним грає гравець на місці { $seat }.
    [green] Зелений зайнятий: ним грає гравець на місці { $seat }.
    [blue] Синій зайнятий: ним грає гравець на місці { $seat }.
   *[violet] Фіолетовий зайнятий: ним грає гравець на місці { $seat }.
}
uzory-refused-colour_chosen = Кольори вже вибрано.
uzory-refused-second_tile = У цей хід плитку вже покладено.
uzory-refused-not_in_hand = Такої плитки у тебе в руці немає.
uzory-refused-occupied = На { $cell } вже лежить плитка.
uzory-refused-no_neighbour = { $cell } не торкається жодної плитки.
uzory-refused-outside_field = Із плиткою на { $cell } поле стало б більшим, ніж { $size } на { $size }.
uzory-refused-colour_mismatch = { $side ->
    [N] З півночі
    [E] Зі сходу
    [S] З півдня
   *[W] Із заходу
} { $colour ->
    [red] червоний
    [orange] помаранчевий
    [yellow] жовтий
    [green] зелений
    [blue] синій
    [violet] фіолетовий
   *[other] чорний
} торкнувся б { $facing ->
    [red] червоного
    [orange] помаранчевого
    [yellow] жовтого
    [green] зеленого
    [blue] синього
    [violet] фіолетового
   *[other] чорного
}: торкатися можуть лише однакові кольори, а білий — будь-яких.
uzory-refused-black_mismatch = { $side ->
    [N] З півночі
    [E] Зі сходу
    [S] З півдня
   *[W] Із заходу
} чорний торкнувся б кольору: він торкається лише чорного й білого.
uzory-refused-mirrored = Плитку повертають, але не віддзеркалюють.
uzory-refused-off_grid = Плитки лежать по сітці, без проміжків і зсувів.
uzory-refused-own_colour = { $side ->
    [N] Північ цієї плитки
    [E] Схід цієї плитки
    [S] Південь цієї плитки
   *[W] Захід цієї плитки
} — вже твого кольору: уламок туди не кладуть.
uzory-refused-shard_mismatch = { $side ->
    [N] З півночі
    [E] Зі сходу
    [S] З півдня
   *[W] Із заходу
} твій уламок торкнувся б { $facing ->
    [red] червоного
    [orange] помаранчевого
    [yellow] жовтого
    [green] зеленого
    [blue] синього
    [violet] фіолетового
   *[other] чорного
}: торкатися можуть лише однакові кольори, а білий — будь-яких.
uzory-refused-no_shards = Уламків у тебе не лишилося.
uzory-refused-second_shard = За хід можна покласти лише один уламок.
uzory-refused-old_tile = Уламок кладуть лише на ту плитку, яку викладають зараз.
uzory-refused-foreign_shard = Кладуть лише уламки свого кольору, тому кольору не називають.
uzory-refused-not_candidate = Назви одного з гравців, чиїх кольорів у цій рамці порівну.
uzory-refused-bad_discard = Скинути можна один раз, після викладання, і лише плитки, що лишилися в руці.
uzory-refused-partial_skip = Хто пропускає хід, міняє всі три плитки.

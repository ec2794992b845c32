# Поле Sagrada у браузері. Те, що вимовляє лише програма читання з екрана, — ціле речення: змінне на початку.
# Імена гравців, назви вітражів, інструментів і цілей не відмінюються.

sagrada-board-seats = Гравці
sagrada-board-track = Лічильник раундів
sagrada-board-round = Раунд { $round }
sagrada-board-of = з { $rounds }
sagrada-board-order = Порядок ходів, раунд { $round }
sagrada-board-turn = { $when ->
    [done] { $name }, зіграно
    [now] { $name }, ходить зараз
    [skipped] { $name }, пропуск
   *[later] { $name }
}
sagrada-board-your-turns = Туди й назад: твої ходи — { $first } і { $second } з { $count }.
sagrada-board-goals = Спільні цілі
sagrada-board-privates = Особисті цілі: зараховується краща
sagrada-board-secret = Видно лише тобі
sagrada-board-now = зараз
sagrada-board-points-now = бали зараз
sagrada-board-chip = { $name }: зараз { $points }. Прочитати всі цілі.
sagrada-board-partial = Особиста ціль поки прихована.
sagrada-board-mine = До мого вітража
# $points is what the seat's window would pay now, as far as everybody knows.
sagrada-board-enlarge = { $name }: бали { $points }, { $window }, { $tokens ->
    [one] { $tokens } фішка
    [few] { $tokens } фішки
    [many] { $tokens } фішок
   *[other] { $tokens } фішки
}. Показати цей вітраж великим.
sagrada-board-has-tokens = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
sagrada-board-tokens = { $count ->
    [one] { $count } фішка привілеїв
    [few] { $count } фішки привілеїв
    [many] { $count } фішок привілеїв
   *[other] { $count } фішки привілеїв
}
# $dice is such as “red 12, yellow 14”.
sagrada-board-bag = У мішечку { $count }: { $dice }.

## Alone

sagrada-board-target = Нейтральний результат
sagrada-board-target-now = Треба понад
sagrada-board-score-now = У тебе зараз
sagrada-board-behind = До перемоги: { $points }
sagrada-board-ahead-of = Більше за нейтральний результат
# $who is “you” for the player, “other” for those who watch.
sagrada-board-won = { $who ->
    [you] Перемога: { $points } — більше за нейтральний результат { $target }
   *[other] Перемога: { $points } — більше за нейтральний результат { $target }
}
sagrada-board-lost = { $who ->
    [you] Перемоги немає: { $points }, а треба більше за { $target }
   *[other] Перемоги немає: { $points }, а треба більше за { $target }
}

## What lies where

# A cell inside a sentence, such as “row 2, column 3”; also as $cell in the messages sagrada-refused-.
sagrada-board-at = ряд { $row }, стовпець { $column }
# $asks is sagrada-board-asks or sagrada-plain-free, $holds a die or sagrada-board-empty.
sagrada-board-cell = Ряд { $row }, стовпець { $column }, { $asks }, { $holds }.
# $what is a colour or a value.
sagrada-board-asks = потрібно: { $what }
sagrada-board-empty = порожньо
sagrada-board-possible = Можна.
sagrada-board-possible-points = Можна, { $points }.
sagrada-board-impossible = Не можна.
sagrada-board-impossible-why = Не можна: { $reason }
sagrada-board-rule = Правило { $rule }:
sagrada-board-window-of = Вітраж: { $name }
sagrada-board-window = { $window }, заповнено клітинок: { $count } з { $cells }.
sagrada-board-row = ряд { $row }:
sagrada-board-space = Раунд { $round }: { $dice }.
sagrada-board-open-track = Лічильник раундів. Показати всі кубики.
sagrada-board-track-empty = Кубиків поки немає. Сюди потрапляє те, що лишилося від кожного раунду.
sagrada-board-pool-die = { $colour ->
    [red] Червоний { $value }, кубик { $number } з { $count }.
    [yellow] Жовтий { $value }, кубик { $number } з { $count }.
    [green] Зелений { $value }, кубик { $number } з { $count }.
    [blue] Синій { $value }, кубик { $number } з { $count }.
   *[purple] Фіолетовий { $value }, кубик { $number } з { $count }.
}
sagrada-board-held = У руці.
sagrada-board-ahead = Вибрано наперед, до твого ходу.
sagrada-board-cells-take = { $colour ->
    [red] { $count ->
        [0] для червоного { $value } немає клітинки
        [one] для червоного { $value } є { $count } клітинка
        [few] для червоного { $value } є { $count } клітинки
        [many] для червоного { $value } є { $count } клітинок
       *[other] для червоного { $value } є { $count } клітинки
    }
    [yellow] { $count ->
        [0] для жовтого { $value } немає клітинки
        [one] для жовтого { $value } є { $count } клітинка
        [few] для жовтого { $value } є { $count } клітинки
        [many] для жовтого { $value } є { $count } клітинок
       *[other] для жовтого { $value } є { $count } клітинки
    }
    [green] { $count ->
        [0] для зеленого { $value } немає клітинки
        [one] для зеленого { $value } є { $count } клітинка
        [few] для зеленого { $value } є { $count } клітинки
        [many] для зеленого { $value } є { $count } клітинок
       *[other] для зеленого { $value } є { $count } клітинки
    }
    [blue] { $count ->
        [0] для синього { $value } немає клітинки
        [one] для синього { $value } є { $count } клітинка
        [few] для синього { $value } є { $count } клітинки
        [many] для синього { $value } є { $count } клітинок
       *[other] для синього { $value } є { $count } клітинки
    }
   *[purple] { $count ->
        [0] для фіолетового { $value } немає клітинки
        [one] для фіолетового { $value } є { $count } клітинка
        [few] для фіолетового { $value } є { $count } клітинки
        [many] для фіолетового { $value } є { $count } клітинок
       *[other] для фіолетового { $value } є { $count } клітинки
    }
}

## The choice of a window

# $window is a name, $difficulty from 3 to 6. What the window asks for follows row by row.
sagrada-board-offer = { $window }, складність { $difficulty }.
sagrada-board-choose-hint = Складніший вітраж дає більше фішок привілеїв, а ними платять за інструменти.
sagrada-board-choose-wait = Зараз вибирає { $name }. Можна роздивитися свої вітражі або вибрати наперед.
sagrada-board-choose-ahead = Вибрано наперед: вітраж стане твоїм, щойно надійде твоя черга. Натисни ще раз, щоб передумати.
sagrada-board-windows-chosen = Вибір вітражів
sagrada-board-has-chosen = вітраж вибрано
sagrada-board-chooses = вибирає
sagrada-board-waiting-for = Ще триває вибір: { $names }.

## Tools

# $price is sagrada-board-price, sagrada-board-price-die or sagrada-board-used-up.
sagrada-board-tool = { $tool }, { $price }.
# A tool's name inside a sentence: $tool in the messages sagrada-refused-.
sagrada-board-tool-quoted = «{ $tool }»
sagrada-board-price = { $count ->
    [one] ціна: { $count } фішка
    [few] ціна: { $count } фішки
    [many] ціна: { $count } фішок
   *[other] ціна: { $count } фішки
}
sagrada-board-price-die = { $colour ->
    [red] ціна: червоний кубик резерву
    [yellow] ціна: жовтий кубик резерву
    [green] ціна: зелений кубик резерву
    [blue] ціна: синій кубик резерву
   *[purple] ціна: фіолетовий кубик резерву
}
sagrada-board-used-up = використано
sagrada-board-tool-again = Натисни ще раз, щоб застосувати.
sagrada-board-tool-used = Застосовано цього ходу.
sagrada-board-steps = Що потрібно інструменту
sagrada-board-pay = Заплатити: { $die }.
sagrada-board-change = { $way ->
    [down] На один менше.
   *[up] На один більше.
}
sagrada-board-swap = { $die }, раунд { $round }.
sagrada-board-value = Значення { $value }.
sagrada-board-stop = Другий кубик не переміщувати
sagrada-board-leave = Лишити в резерві

## What to do

sagrada-board-ask-window = Вибери вітраж
# $turn is “first” or “second”: each player has two turns in a round.
sagrada-board-ask-take = { $turn ->
    [first] Твій перший хід: візьми кубик або застосуй інструмент
   *[second] Твій другий хід: візьми кубик або застосуй інструмент
}
sagrada-board-ask-end = { $turn ->
    [first] Твій перший хід: застосуй інструмент або закінчи хід
   *[second] Твій другий хід: застосуй інструмент або закінчи хід
}
sagrada-board-ask-pass = Натисни ще раз, щоб спасувати
sagrada-board-ask-tool = { $tool }, { $price }: натисни ще раз, щоб застосувати
sagrada-board-ask-place = { $colour ->
    [red] Твій хід: поклади червоний { $value }
    [yellow] Твій хід: поклади жовтий { $value }
    [green] Твій хід: поклади зелений { $value }
    [blue] Твій хід: поклади синій { $value }
   *[purple] Твій хід: поклади фіолетовий { $value }
}
sagrada-board-ask-place-apart = { $colour ->
    [red] Твій хід: поклади червоний { $value } туди, де він не торкається інших
    [yellow] Твій хід: поклади жовтий { $value } туди, де він не торкається інших
    [green] Твій хід: поклади зелений { $value } туди, де він не торкається інших
    [blue] Твій хід: поклади синій { $value } туди, де він не торкається інших
   *[purple] Твій хід: поклади фіолетовий { $value } туди, де він не торкається інших
}
sagrada-board-ask-place-or-leave = { $colour ->
    [red] Твій хід: поклади червоний { $value } або лиши його в резерві
    [yellow] Твій хід: поклади жовтий { $value } або лиши його в резерві
    [green] Твій хід: поклади зелений { $value } або лиши його в резерві
    [blue] Твій хід: поклади синій { $value } або лиши його в резерві
   *[purple] Твій хід: поклади фіолетовий { $value } або лиши його в резерві
}
sagrada-board-ask-rescue = { $colour ->
    [red] Для червоного { $value } немає клітинки: застосуй інструмент
    [yellow] Для жовтого { $value } немає клітинки: застосуй інструмент
    [green] Для зеленого { $value } немає клітинки: застосуй інструмент
    [blue] Для синього { $value } немає клітинки: застосуй інструмент
   *[purple] Для фіолетового { $value } немає клітинки: застосуй інструмент
}
sagrada-board-ask-pay = { $colour ->
    [red] { $tool }: яким червоним кубиком платиш?
    [yellow] { $tool }: яким жовтим кубиком платиш?
    [green] { $tool }: яким зеленим кубиком платиш?
    [blue] { $tool }: яким синім кубиком платиш?
   *[purple] { $tool }: яким фіолетовим кубиком платиш?
}
sagrada-board-ask-change = { $tool }: на один менше чи більше?
sagrada-board-ask-swap = { $tool }: який кубик із лічильника береш?
sagrada-board-ask-value = { $colour ->
    [red] { $tool }: дістався червоний кубик, вибери його значення
    [yellow] { $tool }: дістався жовтий кубик, вибери його значення
    [green] { $tool }: дістався зелений кубик, вибери його значення
    [blue] { $tool }: дістався синій кубик, вибери його значення
   *[purple] { $tool }: дістався фіолетовий кубик, вибери його значення
}
sagrada-board-ask-lift = { $tool }: вибери кубик, який перемістиш
sagrada-board-ask-lift-more = { $tool }: вибери другий кубик або зупинися
sagrada-board-ask-move = { $tool }: вибери, куди його покласти
sagrada-board-ask-again = { $tool }: візьми другий кубик
sagrada-board-back = { $what ->
    [taken] Повернути кубик
    [lifted] Покласти кубик назад
   *[step] На крок назад
}
sagrada-board-pass = Спасувати
sagrada-board-pass-again = Ще раз, щоб спасувати
sagrada-board-end = Закінчити хід
sagrada-board-in-hand = { $colour ->
    [red] Червоний { $value } у руці
    [yellow] Жовтий { $value } у руці
    [green] Зелений { $value } у руці
    [blue] Синій { $value } у руці
   *[purple] Фіолетовий { $value } у руці
}
sagrada-board-tap-cell = Торкнися підсвіченої клітинки або інструмента
sagrada-board-tap-die = Торкнися кубика або інструмента
sagrada-board-tap-tool = Торкнися інструмента або закінчи хід
sagrada-board-tap-again = Торкнися ще раз: { $price }
sagrada-board-plays = Ходить { $name }
sagrada-board-keys-dice = кубик резерву з цим номером
sagrada-board-keys-tools = наступний інструмент
sagrada-board-keys-cells = наступна клітинка, придатна для кубика
sagrada-board-keys-pass = спасувати або закінчити хід; щоб спасувати, натисни двічі

## Moves, as short facts after the player's name

sagrada-board-log-placed = { $die } → { $cell }

# It is the reader's turn, while pieces still move.
sagrada-board-plays-you = Твій хід
# A cell was pressed before any die.
sagrada-board-first-die = Спершу візьми кубик із резерву.
sagrada-board-in-bag = У мішечку

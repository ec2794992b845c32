# Поле Sagrada в браузере. То, что произносит только программа чтения с экрана, — целое предложение: изменчивое в начале.
# Имена игроков, названия витражей, инструментов и целей не склоняются.

sagrada-board-seats = Игроки
sagrada-board-track = Счётчик раундов
sagrada-board-round = Раунд { $round }
sagrada-board-of = из { $rounds }
sagrada-board-order = Порядок ходов, раунд { $round }
sagrada-board-turn = { $when ->
    [done] { $name }, сыграно
    [now] { $name }, ходит сейчас
    [skipped] { $name }, пропуск
   *[later] { $name }
}
sagrada-board-your-turns = Туда и обратно: твои ходы — { $first } и { $second } из { $count }.
sagrada-board-goals = Общие цели
sagrada-board-privates = Личные цели: засчитывается лучшая
sagrada-board-secret = Видно только тебе
sagrada-board-now = сейчас
sagrada-board-points-now = очки сейчас
sagrada-board-chip = { $name }: сейчас { $points }. Прочитать все цели.
sagrada-board-partial = Личная цель пока скрыта.
sagrada-board-mine = К моему витражу
# $points is what the seat's window would pay now, as far as everybody knows.
sagrada-board-enlarge = { $name }: очки { $points }, { $window }, { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
}. Показать этот витраж крупно.
sagrada-board-has-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
sagrada-board-tokens = { $count ->
    [one] { $count } фишка привилегий
    [few] { $count } фишки привилегий
    [many] { $count } фишек привилегий
   *[other] { $count } фишки привилегий
}
# $dice is such as “red 12, yellow 14”.
sagrada-board-bag = В мешочке { $count }: { $dice }.

## Alone

sagrada-board-target = Нейтральный результат
sagrada-board-target-now = Нужно больше
sagrada-board-score-now = У тебя сейчас
sagrada-board-behind = До победы: { $points }
sagrada-board-ahead-of = Больше нейтрального результата
# $who is “you” for the player, “other” for those who watch.
sagrada-board-won = { $who ->
    [you] Победа: { $points } — больше нейтрального результата { $target }
   *[other] Победа: { $points } — больше нейтрального результата { $target }
}
sagrada-board-lost = { $who ->
    [you] Победы нет: { $points }, а нужно больше { $target }
   *[other] Победы нет: { $points }, а нужно больше { $target }
}

## What lies where

# A cell inside a sentence, such as “row 2, column 3”; also as $cell in the messages sagrada-refused-.
sagrada-board-at = ряд { $row }, колонка { $column }
# $asks is sagrada-board-asks or sagrada-plain-free, $holds a die or sagrada-board-empty.
sagrada-board-cell = Ряд { $row }, колонка { $column }, { $asks }, { $holds }.
# $what is a colour or a value.
sagrada-board-asks = нужно: { $what }
sagrada-board-empty = пусто
sagrada-board-possible = Можно.
sagrada-board-possible-points = Можно, { $points }.
sagrada-board-impossible = Нельзя.
sagrada-board-impossible-why = Нельзя: { $reason }
sagrada-board-rule = Правило { $rule }:
sagrada-board-window-of = Витраж: { $name }
sagrada-board-window = { $window }, заполнено ячеек: { $count } из { $cells }.
sagrada-board-row = ряд { $row }:
sagrada-board-space = Раунд { $round }: { $dice }.
sagrada-board-open-track = Счётчик раундов. Показать все кубики.
sagrada-board-track-empty = Кубиков пока нет. Сюда попадает то, что осталось от каждого раунда.
sagrada-board-pool-die = { $colour ->
    [red] Красный { $value }, кубик { $number } из { $count }.
    [yellow] Жёлтый { $value }, кубик { $number } из { $count }.
    [green] Зелёный { $value }, кубик { $number } из { $count }.
    [blue] Синий { $value }, кубик { $number } из { $count }.
   *[purple] Фиолетовый { $value }, кубик { $number } из { $count }.
}
sagrada-board-held = В руке.
sagrada-board-ahead = Выбран заранее, до твоего хода.
sagrada-board-cells-take = { $colour ->
    [red] { $count ->
        [0] для красного { $value } нет ячейки
        [one] для красного { $value } есть { $count } ячейка
        [few] для красного { $value } есть { $count } ячейки
        [many] для красного { $value } есть { $count } ячеек
       *[other] для красного { $value } есть { $count } ячейки
    }
    [yellow] { $count ->
        [0] для жёлтого { $value } нет ячейки
        [one] для жёлтого { $value } есть { $count } ячейка
        [few] для жёлтого { $value } есть { $count } ячейки
        [many] для жёлтого { $value } есть { $count } ячеек
       *[other] для жёлтого { $value } есть { $count } ячейки
    }
    [green] { $count ->
        [0] для зелёного { $value } нет ячейки
        [one] для зелёного { $value } есть { $count } ячейка
        [few] для зелёного { $value } есть { $count } ячейки
        [many] для зелёного { $value } есть { $count } ячеек
       *[other] для зелёного { $value } есть { $count } ячейки
    }
    [blue] { $count ->
        [0] для синего { $value } нет ячейки
        [one] для синего { $value } есть { $count } ячейка
        [few] для синего { $value } есть { $count } ячейки
        [many] для синего { $value } есть { $count } ячеек
       *[other] для синего { $value } есть { $count } ячейки
    }
   *[purple] { $count ->
        [0] для фиолетового { $value } нет ячейки
        [one] для фиолетового { $value } есть { $count } ячейка
        [few] для фиолетового { $value } есть { $count } ячейки
        [many] для фиолетового { $value } есть { $count } ячеек
       *[other] для фиолетового { $value } есть { $count } ячейки
    }
}

## The choice of a window

# $window is a name, $difficulty from 3 to 6. What the window asks for follows row by row.
sagrada-board-offer = { $window }, сложность { $difficulty }.
sagrada-board-choose-hint = Витраж посложнее приносит больше фишек привилегий, а ими платят за инструменты.
sagrada-board-choose-wait = Сейчас выбирает { $name }. Можно рассмотреть свои витражи или выбрать заранее.
sagrada-board-choose-ahead = Выбрано заранее: витраж станет твоим, как только подойдёт твоя очередь. Нажми ещё раз, чтобы передумать.
sagrada-board-windows-chosen = Выбор витражей
sagrada-board-has-chosen = витраж выбран
sagrada-board-chooses = выбирает
sagrada-board-waiting-for = Ещё идёт выбор: { $names }.

## Tools

# $price is sagrada-board-price, sagrada-board-price-die or sagrada-board-used-up.
sagrada-board-tool = { $tool }, { $price }.
# A tool's name inside a sentence: $tool in the messages sagrada-refused-.
sagrada-board-tool-quoted = «{ $tool }»
sagrada-board-price = { $count ->
    [one] цена: { $count } фишка
    [few] цена: { $count } фишки
    [many] цена: { $count } фишек
   *[other] цена: { $count } фишки
}
sagrada-board-price-die = { $colour ->
    [red] цена: красный кубик резерва
    [yellow] цена: жёлтый кубик резерва
    [green] цена: зелёный кубик резерва
    [blue] цена: синий кубик резерва
   *[purple] цена: фиолетовый кубик резерва
}
sagrada-board-used-up = использовано
sagrada-board-tool-again = Нажми ещё раз, чтобы применить.
sagrada-board-tool-used = Применено в этот ход.
sagrada-board-steps = Что нужно инструменту
sagrada-board-pay = Заплатить: { $die }.
sagrada-board-change = { $way ->
    [down] На один меньше.
   *[up] На один больше.
}
sagrada-board-swap = { $die }, раунд { $round }.
sagrada-board-value = Значение { $value }.
sagrada-board-stop = Второй кубик не перемещать
sagrada-board-leave = Оставить в резерве

## What to do

sagrada-board-ask-window = Выбери витраж
# $turn is “first” or “second”: each player has two turns in a round.
sagrada-board-ask-take = { $turn ->
    [first] Твой первый ход: возьми кубик или примени инструмент
   *[second] Твой второй ход: возьми кубик или примени инструмент
}
sagrada-board-ask-end = { $turn ->
    [first] Твой первый ход: примени инструмент или закончи ход
   *[second] Твой второй ход: примени инструмент или закончи ход
}
sagrada-board-ask-pass = Нажми ещё раз, чтобы спасовать
sagrada-board-ask-tool = { $tool }, { $price }: нажми ещё раз, чтобы применить
sagrada-board-ask-place = { $colour ->
    [red] Твой ход: помести красный { $value }
    [yellow] Твой ход: помести жёлтый { $value }
    [green] Твой ход: помести зелёный { $value }
    [blue] Твой ход: помести синий { $value }
   *[purple] Твой ход: помести фиолетовый { $value }
}
sagrada-board-ask-place-apart = { $colour ->
    [red] Твой ход: помести красный { $value } туда, где он не касается других
    [yellow] Твой ход: помести жёлтый { $value } туда, где он не касается других
    [green] Твой ход: помести зелёный { $value } туда, где он не касается других
    [blue] Твой ход: помести синий { $value } туда, где он не касается других
   *[purple] Твой ход: помести фиолетовый { $value } туда, где он не касается других
}
sagrada-board-ask-place-or-leave = { $colour ->
    [red] Твой ход: помести красный { $value } или оставь его в резерве
    [yellow] Твой ход: помести жёлтый { $value } или оставь его в резерве
    [green] Твой ход: помести зелёный { $value } или оставь его в резерве
    [blue] Твой ход: помести синий { $value } или оставь его в резерве
   *[purple] Твой ход: помести фиолетовый { $value } или оставь его в резерве
}
sagrada-board-ask-rescue = { $colour ->
    [red] Для красного { $value } нет ячейки: примени инструмент
    [yellow] Для жёлтого { $value } нет ячейки: примени инструмент
    [green] Для зелёного { $value } нет ячейки: примени инструмент
    [blue] Для синего { $value } нет ячейки: примени инструмент
   *[purple] Для фиолетового { $value } нет ячейки: примени инструмент
}
sagrada-board-ask-pay = { $colour ->
    [red] { $tool }: каким красным кубиком платишь?
    [yellow] { $tool }: каким жёлтым кубиком платишь?
    [green] { $tool }: каким зелёным кубиком платишь?
    [blue] { $tool }: каким синим кубиком платишь?
   *[purple] { $tool }: каким фиолетовым кубиком платишь?
}
sagrada-board-ask-change = { $tool }: на один меньше или больше?
sagrada-board-ask-swap = { $tool }: какой кубик со счётчика берёшь?
sagrada-board-ask-value = { $colour ->
    [red] { $tool }: достался красный кубик, выбери его значение
    [yellow] { $tool }: достался жёлтый кубик, выбери его значение
    [green] { $tool }: достался зелёный кубик, выбери его значение
    [blue] { $tool }: достался синий кубик, выбери его значение
   *[purple] { $tool }: достался фиолетовый кубик, выбери его значение
}
sagrada-board-ask-lift = { $tool }: выбери кубик, который переместишь
sagrada-board-ask-lift-more = { $tool }: выбери второй кубик или остановись
sagrada-board-ask-move = { $tool }: выбери, куда его поместить
sagrada-board-ask-again = { $tool }: возьми второй кубик
sagrada-board-back = { $what ->
    [taken] Вернуть кубик
    [lifted] Положить кубик обратно
   *[step] На шаг назад
}
sagrada-board-pass = Спасовать
sagrada-board-pass-again = Ещё раз, чтобы спасовать
sagrada-board-end = Закончить ход
sagrada-board-in-hand = { $colour ->
    [red] Красный { $value } в руке
    [yellow] Жёлтый { $value } в руке
    [green] Зелёный { $value } в руке
    [blue] Синий { $value } в руке
   *[purple] Фиолетовый { $value } в руке
}
sagrada-board-tap-cell = Коснись подсвеченной ячейки или инструмента
sagrada-board-tap-die = Коснись кубика или инструмента
sagrada-board-tap-tool = Коснись инструмента или закончи ход
sagrada-board-tap-again = Коснись ещё раз: { $price }
sagrada-board-plays = Ходит { $name }
sagrada-board-keys-dice = кубик резерва с этим номером
sagrada-board-keys-tools = следующий инструмент
sagrada-board-keys-cells = следующая ячейка, подходящая кубику
sagrada-board-keys-pass = спасовать или закончить ход; чтобы спасовать, нажми дважды

## Moves, as short facts after the player's name

sagrada-board-log-placed = { $die } → { $cell }

# It is the reader's turn, while pieces still move.
sagrada-board-plays-you = Твой ход
# A cell was pressed before any die.
sagrada-board-first-die = Сначала возьми кубик из резерва.
sagrada-board-in-bag = В мешочке

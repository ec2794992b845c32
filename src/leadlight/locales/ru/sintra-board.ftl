# Sintra's board in the browser. What only a screen reader says is a whole sentence: the changing part first, no colour
# without a count.

sintra-points = очки
# Under a number.
sintra-points-unit = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
sintra-pending = Что добавил бы финальный подсчёт сейчас
sintra-seats = Игроки
sintra-glass = Разбитое стекло
sintra-round-card = Раунд и разбитое стекло
sintra-round = Раунд { $round }
sintra-of-six = из VI
sintra-bonus = из VI, бонус за { $colour ->
    [pink] розовый
    [white] белый
    [orange] оранжевый
    [blue] синий
   *[yellow] жёлтый
}
sintra-rounds-over = Все шесть раундов сыграны.
sintra-round-pane = Раунд { $round }: { $colour }.
sintra-glass-seat = { $name }: { $points }.
sintra-in-bag = в мешочке
sintra-in-tower = в башне
sintra-bag-short = Мешочек { $count }
sintra-tower-short = Башня { $count }
sintra-bag-holds = { $count } в мешочке: { $panes }.
sintra-tower-holds = { $count } в башне: { $panes }.
sintra-bag-lists = Мешочек { $count }: { $panes }.
sintra-tower-lists = Башня { $count }: { $panes }.
sintra-has-marker = Маркер первого игрока: первый ход в следующем раунде.
sintra-bot-chip = бот
sintra-my-board = К моему планшету
sintra-enlarge = { $name }: счёт { $points }, разбитое стекло { $glass }. Показать планшет крупно.
sintra-board-first = кто возьмёт: начинает, 1 шаг по стеклу
sintra-board-wrap = { $points } очков

## What lies where

# Such as “2 pink”.
sintra-count = { $colour ->
    [pink] { $count ->
        [one] { $count } розовое
        [few] { $count } розовых
        [many] { $count } розовых
       *[other] { $count } розового
    }
    [white] { $count ->
        [one] { $count } белое
        [few] { $count } белых
        [many] { $count } белых
       *[other] { $count } белого
    }
    [orange] { $count ->
        [one] { $count } оранжевое
        [few] { $count } оранжевых
        [many] { $count } оранжевых
       *[other] { $count } оранжевого
    }
    [blue] { $count ->
        [one] { $count } синее
        [few] { $count } синих
        [many] { $count } синих
       *[other] { $count } синего
    }
   *[yellow] { $count ->
        [one] { $count } жёлтое
        [few] { $count } жёлтых
        [many] { $count } жёлтых
       *[other] { $count } жёлтого
    }
}
sintra-count-jokers = { $count } любого цвета
sintra-display-panes = Витрина { $number }: { $panes }.
sintra-strips-possible = { $count ->
    [one] Подходит { $count } полоса.
    [few] Подходят { $count } полосы.
    [many] Подходит { $count } полос.
   *[other] Подходят { $count } полосы.
}
sintra-fits-nowhere = Положить некуда.
sintra-open-centre = Открыть центр
sintra-strip = { $place ->
    [under] Полоса { $slot }, под стекольщиком.
    [left] Полоса { $slot }, левее стекольщика.
   *[right] Полоса { $slot }.
}
sintra-strip-gone = Полосы здесь больше нет.
sintra-strip-needs = Нужно: { $needs }.
sintra-strip-holds = Уже лежит: { $panes }.
sintra-strip-other = На другой стороне нужно: { $panes }.
sintra-strip-closed = Недоступна.
sintra-strip-no-room = Нет клеток для этих стёклышек.
sintra-strip-possible = Подходит.
sintra-window-empty = Окно { $slot }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: пусто.
sintra-window-half = Окно { $slot }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: вверху { $upper }, внизу пусто.
sintra-window-full = Окно { $slot }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: вверху { $upper }, внизу { $lower }.
sintra-glazier = Стекольщик над местом { $slot }.
sintra-ornament = Орнамент между окнами { $left } и { $right }: { $count ->
    [one] { $count } стёклышко
    [few] { $count } стёклышка
    [many] { $count } стёклышек
   *[other] { $count } стёклышка
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## What a choice brings

sintra-tag-plus = +{ $points }
sintra-tag-few-fit = ✓ { $count }
sintra-tag-few-break = ✕ { $count }
sintra-said-completes = Полоса заполнится, плюс { $points }.
sintra-said-fits = Поместится { $count }.
sintra-said-breaks = Разобьётся { $count }.
sintra-said-marker = Ещё маркер первого игрока: 1 шаг по шкале разбитого стекла.
sintra-said-wrap = Оборот по шкале разбитого стекла: минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## What to do

sintra-ask-group = Твой ход: выбери стёклышки одного цвета
sintra-ask-strip = Твой ход: выбери полосу для { $colour ->
    [pink] { $count ->
        [one] { $count } розового стёклышка
        [few] { $count } розовых стёклышек
        [many] { $count } розовых стёклышек
       *[other] { $count } розового стёклышка
    }
    [white] { $count ->
        [one] { $count } белого стёклышка
        [few] { $count } белых стёклышек
        [many] { $count } белых стёклышек
       *[other] { $count } белого стёклышка
    }
    [orange] { $count ->
        [one] { $count } оранжевого стёклышка
        [few] { $count } оранжевых стёклышек
        [many] { $count } оранжевых стёклышек
       *[other] { $count } оранжевого стёклышка
    }
    [blue] { $count ->
        [one] { $count } синего стёклышка
        [few] { $count } синих стёклышек
        [many] { $count } синих стёклышек
       *[other] { $count } синего стёклышка
    }
   *[yellow] { $count ->
        [one] { $count } жёлтого стёклышка
        [few] { $count } жёлтых стёклышек
        [many] { $count } жёлтых стёклышек
       *[other] { $count } жёлтого стёклышка
    }
}
sintra-ask-break = Твой ход: эти стёклышки положить некуда, они разобьются
sintra-ask-keep = Твой ход: выбери, какое стёклышко оставить
sintra-keep-title = Какое стёклышко оставить?
sintra-keep = { $colour ->
    [pink] Оставить розовое
    [white] Оставить белое
    [orange] Оставить оранжевое
    [blue] Оставить синее
   *[yellow] Оставить жёлтое
}
sintra-break = { $colour ->
    [pink] { $count ->
        [one] Разбить { $count } розовое
        [few] Разбить { $count } розовых
        [many] Разбить { $count } розовых
       *[other] Разбить { $count } розового
    }
    [white] { $count ->
        [one] Разбить { $count } белое
        [few] Разбить { $count } белых
        [many] Разбить { $count } белых
       *[other] Разбить { $count } белого
    }
    [orange] { $count ->
        [one] Разбить { $count } оранжевое
        [few] Разбить { $count } оранжевых
        [many] Разбить { $count } оранжевых
       *[other] Разбить { $count } оранжевого
    }
    [blue] { $count ->
        [one] Разбить { $count } синее
        [few] Разбить { $count } синих
        [many] Разбить { $count } синих
       *[other] Разбить { $count } синего
    }
   *[yellow] { $count ->
        [one] Разбить { $count } жёлтое
        [few] Разбить { $count } жёлтых
        [many] Разбить { $count } жёлтых
       *[other] Разбить { $count } жёлтого
    }
}
sintra-return = Вернуть стекольщика
sintra-return-again = Нажми ещё раз
sintra-return-costs = на это уйдёт ход
sintra-cancel = Отмена
sintra-picked-display = { $colour ->
    [pink] { $count ->
        [one] { $count } розовое с витрины { $source }
        [few] { $count } розовых с витрины { $source }
        [many] { $count } розовых с витрины { $source }
       *[other] { $count } розового с витрины { $source }
    }
    [white] { $count ->
        [one] { $count } белое с витрины { $source }
        [few] { $count } белых с витрины { $source }
        [many] { $count } белых с витрины { $source }
       *[other] { $count } белого с витрины { $source }
    }
    [orange] { $count ->
        [one] { $count } оранжевое с витрины { $source }
        [few] { $count } оранжевых с витрины { $source }
        [many] { $count } оранжевых с витрины { $source }
       *[other] { $count } оранжевого с витрины { $source }
    }
    [blue] { $count ->
        [one] { $count } синее с витрины { $source }
        [few] { $count } синих с витрины { $source }
        [many] { $count } синих с витрины { $source }
       *[other] { $count } синего с витрины { $source }
    }
   *[yellow] { $count ->
        [one] { $count } жёлтое с витрины { $source }
        [few] { $count } жёлтых с витрины { $source }
        [many] { $count } жёлтых с витрины { $source }
       *[other] { $count } жёлтого с витрины { $source }
    }
}
sintra-picked-centre = { $colour ->
    [pink] { $count ->
        [one] { $count } розовое из центра
        [few] { $count } розовых из центра
        [many] { $count } розовых из центра
       *[other] { $count } розового из центра
    }
    [white] { $count ->
        [one] { $count } белое из центра
        [few] { $count } белых из центра
        [many] { $count } белых из центра
       *[other] { $count } белого из центра
    }
    [orange] { $count ->
        [one] { $count } оранжевое из центра
        [few] { $count } оранжевых из центра
        [many] { $count } оранжевых из центра
       *[other] { $count } оранжевого из центра
    }
    [blue] { $count ->
        [one] { $count } синее из центра
        [few] { $count } синих из центра
        [many] { $count } синих из центра
       *[other] { $count } синего из центра
    }
   *[yellow] { $count ->
        [one] { $count } жёлтое из центра
        [few] { $count } жёлтых из центра
        [many] { $count } жёлтых из центра
       *[other] { $count } жёлтого из центра
    }
}
sintra-tap-strip = Коснись подсвеченной полосы
sintra-tap-pane = Коснись стёклышка
sintra-ahead = Выбрано заранее, до твоего хода
sintra-waiting = { $name } выбирает

# The keys that only this board has
sintra-keys-displays = витрина с этим номером; 0 — центр
sintra-keys-return = вернуть стекольщика, нажать дважды

# It is the reader's turn, while pieces still move.
sintra-waiting-you = Ты выбираешь
# A strip was pressed before any panes.
sintra-first-panes = Сначала возьми стёклышки с витрины или из центра.

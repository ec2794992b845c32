# Sintra's board in the browser. What only a screen reader says is a whole sentence: the changing part first, no colour
# without a count.

sintra-points = бали
# Under a number.
sintra-points-unit = { $count ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
sintra-pending = Що зараз додав би кінцевий підрахунок
sintra-seats = Гравці
sintra-glass = Розбите скло
sintra-round-card = Раунд і розбите скло
sintra-round = Раунд { $round }
sintra-of-six = із VI
sintra-bonus = із VI, бонус за { $colour ->
    [pink] рожевий
    [white] білий
    [orange] помаранчевий
    [blue] синій
   *[yellow] жовтий
}
sintra-rounds-over = Усі шість раундів зіграно.
sintra-round-pane = Раунд { $round }: { $colour }.
sintra-glass-seat = { $name }: { $points }.
sintra-in-bag = у мішечку
sintra-in-tower = у вежі
sintra-bag-short = Мішечок { $count }
sintra-tower-short = Вежа { $count }
sintra-bag-holds = { $count } у мішечку: { $panes }.
sintra-tower-holds = { $count } у вежі: { $panes }.
sintra-bag-lists = Мішечок { $count }: { $panes }.
sintra-tower-lists = Вежа { $count }: { $panes }.
sintra-has-marker = Має маркер першого ходу й починає наступний раунд.
sintra-bot-chip = бот
sintra-my-board = Назад до мого планшета
sintra-enlarge = { $name }: бали { $points }, розбите скло { $glass }. Показати цей планшет великим.
sintra-board-first = хто візьме: перший хід, 1 крок по склу
sintra-board-wrap = { $points } балів

## What lies where

# Such as “2 pink”.
sintra-count = { $colour ->
    [pink] { $count ->
        [one] { $count } рожеве
        [few] { $count } рожеві
        [many] { $count } рожевих
       *[other] { $count } рожевого
    }
    [white] { $count ->
        [one] { $count } біле
        [few] { $count } білі
        [many] { $count } білих
       *[other] { $count } білого
    }
    [orange] { $count ->
        [one] { $count } помаранчеве
        [few] { $count } помаранчеві
        [many] { $count } помаранчевих
       *[other] { $count } помаранчевого
    }
    [blue] { $count ->
        [one] { $count } синє
        [few] { $count } сині
        [many] { $count } синіх
       *[other] { $count } синього
    }
   *[yellow] { $count ->
        [one] { $count } жовте
        [few] { $count } жовті
        [many] { $count } жовтих
       *[other] { $count } жовтого
    }
}
sintra-count-jokers = { $count } будь-якого кольору
sintra-display-panes = Вітрина { $number }: { $panes }.
sintra-strips-possible = { $count ->
    [one] { $count } вітраж підходить.
    [few] { $count } вітражі підходять.
    [many] { $count } вітражів підходять.
   *[other] { $count } вітража підходить.
}
sintra-fits-nowhere = Нікуди викласти.
sintra-open-centre = Відкрити центр
sintra-strip = { $place ->
    [under] Вітраж { $slot }, під склярем.
    [left] Вітраж { $slot }, ліворуч від скляра.
   *[right] Вітраж { $slot }.
}
sintra-strip-gone = Вітража тут уже немає.
sintra-strip-needs = Бракує: { $needs }.
sintra-strip-holds = Викладено: { $panes }.
sintra-strip-other = Інший бік: { $panes }.
sintra-strip-closed = Недосяжний.
sintra-strip-no-room = Немає поля для цих скелець.
sintra-strip-possible = Підходить.
sintra-window-empty = Вікно { $slot }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}: порожнє.
sintra-window-half = Вікно { $slot }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}: угорі { $upper }, нижня клітинка порожня.
sintra-window-full = Вікно { $slot }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}: угорі { $upper }, унизу { $lower }.
sintra-glazier = Скляр над місцем { $slot }.
sintra-ornament = Орнамент між вікнами { $left } і { $right }: { $count ->
    [one] { $count } скельце
    [few] { $count } скельця
    [many] { $count } скелець
   *[other] { $count } скельця
}, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

## What a choice brings

sintra-tag-plus = +{ $points }
sintra-tag-few-fit = ✓ { $count }
sintra-tag-few-break = ✕ { $count }
sintra-said-completes = Завершиться, плюс { $points }.
sintra-said-fits = { $count ->
    [one] { $count } вміститься.
    [few] { $count } вмістяться.
    [many] { $count } вміститься.
   *[other] { $count } вміститься.
}
sintra-said-breaks = { $count ->
    [one] { $count } розіб’ється.
    [few] { $count } розіб’ються.
    [many] { $count } розіб’ється.
   *[other] { $count } розіб’ється.
}
sintra-said-marker = Маркер першого ходу твій, 1 крок на шкалі розбитого скла.
sintra-said-wrap = Коло на шкалі розбитого скла, мінус { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

## What to do

sintra-ask-group = Твій хід: вибери скельця одного кольору
sintra-ask-strip = Твій хід: вибери вітраж для { $colour ->
    [pink] { $count ->
        [one] { $count } рожевого скельця
        [few] { $count } рожевих скелець
        [many] { $count } рожевих скелець
       *[other] { $count } рожевого скельця
    }
    [white] { $count ->
        [one] { $count } білого скельця
        [few] { $count } білих скелець
        [many] { $count } білих скелець
       *[other] { $count } білого скельця
    }
    [orange] { $count ->
        [one] { $count } помаранчевого скельця
        [few] { $count } помаранчевих скелець
        [many] { $count } помаранчевих скелець
       *[other] { $count } помаранчевого скельця
    }
    [blue] { $count ->
        [one] { $count } синього скельця
        [few] { $count } синіх скелець
        [many] { $count } синіх скелець
       *[other] { $count } синього скельця
    }
   *[yellow] { $count ->
        [one] { $count } жовтого скельця
        [few] { $count } жовтих скелець
        [many] { $count } жовтих скелець
       *[other] { $count } жовтого скельця
    }
}
sintra-ask-break = Твій хід: ці скельця нікуди викласти, тож вони розіб’ються
sintra-ask-keep = Твій хід: вибери скельце, яке залишаєш собі
sintra-keep-title = Яке скельце залишити?
sintra-keep = { $colour ->
    [pink] Залишити рожеве
    [white] Залишити біле
    [orange] Залишити помаранчеве
    [blue] Залишити синє
   *[yellow] Залишити жовте
}
sintra-break = { $colour ->
    [pink] { $count ->
        [one] Розбити { $count } рожеве
        [few] Розбити { $count } рожеві
        [many] Розбити { $count } рожевих
       *[other] Розбити { $count } рожевого
    }
    [white] { $count ->
        [one] Розбити { $count } біле
        [few] Розбити { $count } білі
        [many] Розбити { $count } білих
       *[other] Розбити { $count } білого
    }
    [orange] { $count ->
        [one] Розбити { $count } помаранчеве
        [few] Розбити { $count } помаранчеві
        [many] Розбити { $count } помаранчевих
       *[other] Розбити { $count } помаранчевого
    }
    [blue] { $count ->
        [one] Розбити { $count } синє
        [few] Розбити { $count } сині
        [many] Розбити { $count } синіх
       *[other] Розбити { $count } синього
    }
   *[yellow] { $count ->
        [one] Розбити { $count } жовте
        [few] Розбити { $count } жовті
        [many] Розбити { $count } жовтих
       *[other] Розбити { $count } жовтого
    }
}
sintra-return = Повернути скляра
sintra-return-again = Натисни ще раз
sintra-return-costs = на це піде твій хід
sintra-cancel = Скасувати
sintra-picked-display = { $colour ->
    [pink] { $count ->
        [one] { $count } рожеве з вітрини { $source }
        [few] { $count } рожеві з вітрини { $source }
        [many] { $count } рожевих з вітрини { $source }
       *[other] { $count } рожевого з вітрини { $source }
    }
    [white] { $count ->
        [one] { $count } біле з вітрини { $source }
        [few] { $count } білі з вітрини { $source }
        [many] { $count } білих з вітрини { $source }
       *[other] { $count } білого з вітрини { $source }
    }
    [orange] { $count ->
        [one] { $count } помаранчеве з вітрини { $source }
        [few] { $count } помаранчеві з вітрини { $source }
        [many] { $count } помаранчевих з вітрини { $source }
       *[other] { $count } помаранчевого з вітрини { $source }
    }
    [blue] { $count ->
        [one] { $count } синє з вітрини { $source }
        [few] { $count } сині з вітрини { $source }
        [many] { $count } синіх з вітрини { $source }
       *[other] { $count } синього з вітрини { $source }
    }
   *[yellow] { $count ->
        [one] { $count } жовте з вітрини { $source }
        [few] { $count } жовті з вітрини { $source }
        [many] { $count } жовтих з вітрини { $source }
       *[other] { $count } жовтого з вітрини { $source }
    }
}
sintra-picked-centre = { $colour ->
    [pink] { $count ->
        [one] { $count } рожеве з центру
        [few] { $count } рожеві з центру
        [many] { $count } рожевих з центру
       *[other] { $count } рожевого з центру
    }
    [white] { $count ->
        [one] { $count } біле з центру
        [few] { $count } білі з центру
        [many] { $count } білих з центру
       *[other] { $count } білого з центру
    }
    [orange] { $count ->
        [one] { $count } помаранчеве з центру
        [few] { $count } помаранчеві з центру
        [many] { $count } помаранчевих з центру
       *[other] { $count } помаранчевого з центру
    }
    [blue] { $count ->
        [one] { $count } синє з центру
        [few] { $count } сині з центру
        [many] { $count } синіх з центру
       *[other] { $count } синього з центру
    }
   *[yellow] { $count ->
        [one] { $count } жовте з центру
        [few] { $count } жовті з центру
        [many] { $count } жовтих з центру
       *[other] { $count } жовтого з центру
    }
}
sintra-tap-strip = Торкнися підсвіченого вітража
sintra-tap-pane = Торкнися скельця
sintra-ahead = Вибрано наперед
sintra-waiting = { $name } вибирає

# The keys that only this board has
sintra-keys-displays = вітрина з цим номером; 0 — центр
sintra-keys-return = повернути скляра, натиснути двічі

# It is the reader's turn, while pieces still move.
sintra-waiting-you = Ти вибираєш
# A strip was pressed before any panes.
sintra-first-panes = Спершу візьми скельця з вітрини або з центру.

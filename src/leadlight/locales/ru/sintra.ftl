# Sintra on screen. $pane is the mark of a colour, drawn as a small pane. Names of players are never inflected.

sintra-name = Синтра
sintra-about = Бери стёклышки, заполняй полосы, украшай дворец.
sintra-level-apprentice = Забывает, что разбитое стекло отнимает очки.
sintra-level-cutter = Берёт то, что сейчас кажется лучшим, и порой ошибается.
sintra-level-painter = Думает и о твоём следующем ходе.
sintra-level-journeyman = Смотрит на несколько ходов вперёд.
sintra-level-master = Планирует раунд и следит за твоим дворцом.
sintra-level-guildmaster = Продумывает раунд до конца и ничего не дарит.
sintra-progress = раунд { $round } из { $rounds }
sintra-side = сторона { $side }
sintra-market = Витрины и центр
sintra-centre = Центр
sintra-empty = пусто
sintra-bag = мешочек { $count }
sintra-tower = башня { $count }
sintra-palace = Дворец: { $name }
sintra-glass-short = стекло
sintra-would-end = итог сейчас { $points }
sintra-keys-arrows = ← → — перебрать варианты, ↑ ↓ — к соседней витрине или центру
sintra-keys-enter = Enter или пробел — взять; второй раз — выложить
sintra-keys-digits = 1–9 — к витрине или полосе с этим номером, 0 — к центру
sintra-keys = R дважды — вернуть стекольщика
sintra-legend = ⬡1 маркер первого игрока · ✧ орнамент · ◉ стекольщик · 2✿3◇ клетки на другой стороне полосы

sintra-pick-group = выбери цвет на витрине или в центре. R — вернуть стекольщика.
sintra-pick-group-only = выбери цвет на витрине или в центре.
sintra-pick-slot = { $count } { $pane } — выбери полосу.
sintra-pick-break = { $count } { $pane } — подходящих клеток нет. Enter — разбить.
sintra-pick-keep = полоса заполнена. Выбери, какое стёклышко оставить.

sintra-tag-fits = поместится { $count }
sintra-tag-breaks = разобьётся { $broken }
sintra-tag-marker = маркер, +1 шаг
sintra-tag-completes = полоса заполнится, +{ $points }

## Moves, as short facts after the player's name

sintra-log-display = { $count } { $pane } с витрины { $source }
sintra-log-centre = { $count } { $pane } из центра
sintra-log-marker = маркер первого игрока
sintra-log-placed = на полосу { $slot }
sintra-log-broke = разбито { $count }
sintra-log-wrap = оборот по шкале стекла: { $points }
sintra-log-completed = полоса { $slot } завершена
sintra-log-bonus = бонус за цвет +{ $points }
sintra-log-kept = { $pane } в окно { $slot }
sintra-log-window = за окна +{ $points } ({ $terms })
sintra-log-returned = стекольщик вернулся к месту { $slot }
sintra-log-round = Раунд { $round }, бонус за { $pane }. Первый ход: { $name }.
sintra-log-tower = Из башни в мешочек пересыпано: { $count ->
    [one] { $count } стёклышко
    [few] { $count } стёклышка
    [many] { $count } стёклышек
   *[other] { $count } стёклышка
}.
sintra-log-final = итоговый счёт: { $points }

## Points

sintra-part-colour_bonus = бонус за цвет
sintra-part-windows = окна
sintra-part-wraps = обороты по шкале стекла
sintra-part-strip_panes = стёклышки на полосах
sintra-part-glass_row = разбитое стекло
sintra-part-ornaments = орнаменты
sintra-part-palace = дворец
sintra-part-wraps-terms = { $a } × (−18)
sintra-part-strip_panes-terms = { $a } (1 очко за каждые 3)
sintra-part-glass_row-terms = деление { $a }
sintra-part-ornaments-terms = { $a } + { $b } + { $c } + { $d }
sintra-part-palace-terms = { $a ->
    [one] { $a } заполненное окно
    [few] { $a } заполненных окна
    [many] { $a } заполненных окон
   *[other] { $a } заполненного окна
} × { $b ->
    [one] { $b } стёклышко
    [few] { $b } стёклышка
    [many] { $b } стёклышек
   *[other] { $b } стёклышка
} одного цвета

## Line by line

sintra-colour-pink = розовый
sintra-colour-white = белый
sintra-colour-orange = оранжевый
sintra-colour-blue = синий
sintra-colour-yellow = жёлтый
sintra-colour-joker = джокер
sintra-plain-panes = { $colour } { $count }
sintra-plain-display = Витрина { $number }: { $panes }.
sintra-plain-centre = Центр: { $panes }.
sintra-plain-centre-marker = Центр: { $panes }. Здесь лежит маркер первого игрока: кто его возьмёт, начнёт следующий раунд, но сделает шаг по шкале разбитого стекла.
sintra-plain-round = Раунд { $round } из VI. Бонус за цвет: { $colour }. Стёклышек в мешочке: { $bag }, в башне: { $tower }.
sintra-plain-seat = { $name }: счёт { $points }, разбитое стекло { $glass }, стекольщик над местом { $glazier }.
sintra-plain-strip = Полоса { $slot }, нужно: { $needs }. Окно: { $window }.
sintra-plain-no-strip = Полоса { $slot } убрана. Окно: { $window }.
sintra-plain-window-empty = пусто
sintra-plain-window = вверху { $upper }
sintra-plain-window-full = вверху { $upper }, внизу { $lower }

## Texts that are no action

error-sintra-source = «{ $text }» — это не витрина. Можно: { $expected } или centre.
error-sintra-colour = «{ $text }» — это не цвет. Можно: { $expected }.
error-sintra-target = «{ $text }» — это не полоса. Можно: { $expected }.
error-sintra-face = «{ $text }» — это не сторона полосы. Можно: { $expected }.

## Why an action is refused

sintra-refused-match_over = Партия окончена.
sintra-refused-not_your_turn = Сейчас не твой ход.
sintra-refused-not_an_action = Это не действие.
sintra-refused-must_keep = Твоя полоса заполнена: сначала выбери, какое стёклышко оставить.
sintra-refused-no_full_strip = Заполненной полосы нет: оставлять нечего.
sintra-refused-no_pass = Пасовать нельзя.
sintra-refused-partial_take = Берут все стёклышки одного цвета — с одной витрины или из центра.
sintra-refused-split = Делить стёклышки между полосами нельзя.
sintra-refused-return_target = Куда вернётся стекольщик, выбирать нельзя.
sintra-refused-no_such_source = При { $players ->
    [one] { $players } игроке
    [few] { $players } игроках
    [many] { $players } игроках
   *[other] { $players } игрока
} витрины { $source } в игре нет.
sintra-refused-colour_not_there = { $source ->
    [0] В центре нет { $colour ->
        [pink] розовых
        [white] белых
        [orange] оранжевых
        [blue] синих
       *[yellow] жёлтых
    } стёклышек.
   *[other] На витрине { $source } нет { $colour ->
        [pink] розовых
        [white] белых
        [orange] оранжевых
        [blue] синих
       *[yellow] жёлтых
    } стёклышек.
}
sintra-refused-must_place = На доступной полосе есть подходящая клетка, так что стёклышки нужно выложить.
sintra-refused-no_strip = На месте { $slot } полосы больше нет.
sintra-refused-strip_left = Полоса { $slot } левее твоего стекольщика: он стоит над местом { $glazier }.
sintra-refused-no_fitting_space = На полосе { $slot } нет свободных клеток для { $colour ->
    [pink] розовых
    [white] белых
    [orange] оранжевых
    [blue] синих
   *[yellow] жёлтых
} стёклышек.
sintra-refused-keep_not_on_strip = На заполненной полосе нет { $colour ->
    [pink] розовых
    [white] белых
    [orange] оранжевых
    [blue] синих
   *[yellow] жёлтых
} стёклышек.
sintra-refused-already_leftmost = Твой стекольщик уже стоит над самой левой полосой.
sintra-refused-nothing_left_of_glazier = Левее твоего стекольщика полос нет.
sintra-refused-gap = С этим параметром твой стекольщик не может вернуться к полосе { $slot }: на пути пустое место.

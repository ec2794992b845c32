# Sintra on screen. $pane is the mark of a colour, drawn as a small pane. Names of players are never inflected.

sintra-name = Сінтра
sintra-about = Бери скельця, заповнюй вітражі, прикрашай палац.
sintra-level-apprentice = Забуває, що розбите скло забирає бали.
sintra-level-cutter = Бере те, що зараз здається найкращим, і часом помиляється.
sintra-level-painter = Думає й про твій наступний хід.
sintra-level-journeyman = Дивиться на кілька ходів уперед.
sintra-level-master = Планує раунд і стежить за твоїм палацом.
sintra-level-guildmaster = Продумує раунд до кінця й нічого не дарує.
sintra-progress = раунд { $round } із { $rounds }
sintra-side = сторона { $side }
sintra-market = Вітрини
sintra-centre = Центр
sintra-empty = нічого
sintra-bag = мішечок { $count }
sintra-tower = вежа { $count }
sintra-palace = Палац: { $name }
sintra-glass-short = скло
sintra-would-end = підсумок був би { $points }
sintra-keys-arrows = ← → перебирають варіанти, ↑ ↓ — вітрини й центр
sintra-keys-enter = Enter або пробіл вибирає, а вдруге — викладає
sintra-keys-digits = 1–9 веде до вітрини чи вітража з цим номером, 0 — до центру
sintra-keys = R двічі поспіль переміщує скляра назад
sintra-legend = ⬡1 маркер першого ходу · ✧ орнамент · ◉ скляр · 2✿3◇ поля на іншому боці вітража

sintra-pick-group = вибери колір на вітрині або в центрі. R — скляр назад.
sintra-pick-group-only = вибери колір на вітрині або в центрі.
sintra-pick-slot = { $count } { $pane } — вибери вітраж.
sintra-pick-break = нікуди викласти { $count } { $pane }. Enter — розбити.
sintra-pick-keep = вітраж заповнено. Вибери скельце, яке залишаєш собі.

sintra-tag-fits = вміститься { $count }
sintra-tag-breaks = розіб’ється { $broken }
sintra-tag-marker = маркер, +1 крок
sintra-tag-completes = завершиться, +{ $points }

## Moves, as short facts after the player's name

sintra-log-display = { $count } { $pane } з вітрини { $source }
sintra-log-centre = { $count } { $pane } з центру
sintra-log-marker = маркер першого ходу
sintra-log-placed = на вітраж { $slot }
sintra-log-broke = розбито { $count }
sintra-log-wrap = коло на шкалі скла: { $points }
sintra-log-completed = вітраж { $slot } завершено
sintra-log-bonus = бонус за колір +{ $points }
sintra-log-kept = { $pane } у вікно { $slot }
sintra-log-window = за вікна +{ $points } ({ $terms })
sintra-log-returned = скляр назад на місце { $slot }
sintra-log-round = Раунд { $round }, бонус за { $pane }. Перший хід: { $name }.
sintra-log-tower = З вежі в мішечок пересипано { $count ->
    [one] { $count } скельце
    [few] { $count } скельця
    [many] { $count } скелець
   *[other] { $count } скельця
}.
sintra-log-final = кінцевий підсумок: { $points }

## Points

sintra-part-colour_bonus = бонус за колір
sintra-part-windows = вікна
sintra-part-wraps = кола на шкалі скла
sintra-part-strip_panes = скельця на вітражах
sintra-part-glass_row = розбите скло
sintra-part-ornaments = орнаменти
sintra-part-palace = палац
sintra-part-wraps-terms = { $a } × −18
sintra-part-strip_panes-terms = { $a ->
    [one] { $a } скельце
    [few] { $a } скельця
    [many] { $a } скелець
   *[other] { $a } скельця
}, 1 бал за кожні 3
sintra-part-glass_row-terms = рядок { $a }
sintra-part-ornaments-terms = { $a } + { $b } + { $c } + { $d }
sintra-part-palace-terms = { $a ->
    [one] { $a } повне вікно
    [few] { $a } повні вікна
    [many] { $a } повних вікон
   *[other] { $a } повного вікна
} × { $b ->
    [one] { $b } скельце
    [few] { $b } скельця
    [many] { $b } скелець
   *[other] { $b } скельця
} одного кольору

## Line by line

sintra-colour-pink = рожевий
sintra-colour-white = білий
sintra-colour-orange = помаранчевий
sintra-colour-blue = синій
sintra-colour-yellow = жовтий
sintra-colour-joker = джокер
sintra-plain-panes = { $colour } { $count }
sintra-plain-display = Вітрина { $number }: { $panes }.
sintra-plain-centre = Центр: { $panes }.
sintra-plain-centre-marker = Центр: { $panes }. Тут лежить маркер першого ходу: хто його бере, починає наступний раунд і робить 1 крок на шкалі розбитого скла.
sintra-plain-round = Раунд { $round } із VI. Бонусний колір: { $colour }. Скелець у мішечку: { $bag }, у вежі: { $tower }.
sintra-plain-seat = { $name }: бали { $points }, розбите скло { $glass }, скляр над місцем { $glazier }.
sintra-plain-strip = Вітраж { $slot }, бракує: { $needs }. Вікно: { $window }.
sintra-plain-no-strip = Вітраж { $slot } вибув із гри. Вікно: { $window }.
sintra-plain-window-empty = порожнє
sintra-plain-window = угорі { $upper }
sintra-plain-window-full = угорі { $upper }, унизу { $lower }

## Texts that are no action

error-sintra-source = «{ $text }» — не вітрина. Можна: { $expected } або centre.
error-sintra-colour = «{ $text }» — не колір. Можна: { $expected }.
error-sintra-target = «{ $text }» — не вітраж. Можна: { $expected }.
error-sintra-face = «{ $text }» — не бік вітража. Можна: { $expected }.

## Why an action is refused

sintra-refused-match_over = Партію закінчено.
sintra-refused-not_your_turn = Зараз не твій хід.
sintra-refused-not_an_action = Такої дії немає.
sintra-refused-must_keep = Твій вітраж заповнено: спершу вибери скельце, яке залишаєш собі.
sintra-refused-no_full_strip = Жоден із твоїх вітражів не заповнено, тож поки нема чого залишати собі.
sintra-refused-no_pass = Пасувати не можна.
sintra-refused-partial_take = Беруть усі скельця одного кольору, і лише з однієї вітрини або лише з центру.
sintra-refused-split = Ділити скельця між вітражами не можна.
sintra-refused-return_target = Вибирати, куди повернеться скляр, не можна.
sintra-refused-no_such_source = Коли гравців { $players }, вітрини { $source } у грі немає.
sintra-refused-colour_not_there = { $source ->
    [0] У центрі немає { $colour ->
        [pink] рожевих
        [white] білих
        [orange] помаранчевих
        [blue] синіх
       *[yellow] жовтих
    } скелець.
   *[other] На вітрині { $source } немає { $colour ->
        [pink] рожевих
        [white] білих
        [orange] помаранчевих
        [blue] синіх
       *[yellow] жовтих
    } скелець.
}
sintra-refused-must_place = На досяжному вітражі є придатне поле, тож ці скельця треба викласти.
sintra-refused-no_strip = На місці { $slot } вітража вже немає.
sintra-refused-strip_left = Вітраж { $slot } лежить ліворуч від твого скляра, який стоїть над місцем { $glazier }.
sintra-refused-no_fitting_space = На вітражі { $slot } немає придатного поля для { $colour ->
    [pink] рожевих
    [white] білих
    [orange] помаранчевих
    [blue] синіх
   *[yellow] жовтих
} скелець.
sintra-refused-keep_not_on_strip = На заповненому вітражі немає { $colour ->
    [pink] рожевого
    [white] білого
    [orange] помаранчевого
    [blue] синього
   *[yellow] жовтого
} скельця.
sintra-refused-already_leftmost = Твій скляр уже стоїть над крайнім лівим вітражем.
sintra-refused-nothing_left_of_glazier = Ліворуч від твого скляра вітражів немає.
sintra-refused-gap = Із цим параметром твій скляр не може переступити через пусту комірку, щоб повернутися до вітража { $slot }.

# Что говорят `leadlight analyse` и `leadlight review`. $shares — шансы на победу по порядку, например «54 % · 46 %».

help-analyse = Сказать, чего стоят лучшие ходы в позиции и почему.
help-review = Разобрать сыгранную партию: ошибки, удача и что решило.
help-analyse-position = Позиция в нотации.
help-analyse-ply = Позиция после стольких действий записи; без этого последняя.
help-analyse-time = Сколько секунд думать.
help-analyse-nodes = Сколько позиций исследовать, вместо времени.
help-review-time = Сколько секунд думать над каждым решением.
help-review-nodes = Сколько позиций исследовать для каждого решения, вместо времени.
help-review-jobs = Сколько процессов работает; без этого по одному на ядро. Разбор тот же.
error-analyse-what = Задай либо позицию, либо запись.
error-analyse-nobody = В этой позиции никто ничего не решает.
error-analyse-game = Это запись игры { $found }, а не { $expected }.
error-review-unfinished = Разобрать можно только сыгранную партию.
error-review-cancelled = Разбор отменён.
insight-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-progress = Думаю
analyse-seat = Решает место { $seat }. Шансы на победу по порядку: { $shares }
analyse-exact = Просчитано до конца партии.
analyse-estimate = Оценка, исследовано { $nodes ->
    [one] { $nodes } позиция
    [few] { $nodes } позиции
    [many] { $nodes } позиций
   *[other] { $nodes } позиции
}. Диапазон после ± — две стандартные ошибки.
analyse-action = Ход
analyse-value = Шанс
analyse-behind = Хуже на
analyse-line = Возможное продолжение
review-progress = Разбираю
review-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
review-start = Начало
review-skill = Мастерство
review-luck = Удача
review-unexplained = Не выяснено
review-result = Итог
review-accuracy = Точность
review-sums = Начало + мастерство + удача + не выяснено = итог, как доли победы.
review-mark-best = лучший
review-mark-good = хороший
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-moments = Решающие моменты партии
review-moment-decision = Действие { $ply }, { $name }: { $played } ({ $mark }, { $change }). Лучше: { $best }
review-moment-draw = Жребий { $ply }: { $change } для игрока { $name }

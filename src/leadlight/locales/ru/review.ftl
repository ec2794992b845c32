# Разбор законченной партии и чему учат разборы.

reviewed-title = Разбор
reviewed-open = Разобрать партию
reviewed-open-note = Выбери запись партии, сыгранной до конца. Её разберёт этот сервер.
reviewed-share = Скопировать ссылку на этот ход
reviewed-graph = Ход партии
reviewed-chance = Шанс на победу
reviewed-chance-alone = Шанс превзойти нейтральный результат
reviewed-points = Очки
reviewed-graph-words = Шанс на победу по ходу партии, { $name }; в конце { $value } процентов. В таблице чисел есть каждый ход.
reviewed-graph-points = Очки по ходу партии, { $name }; в конце { $value }. В таблице чисел есть каждый ход.
reviewed-key-skill = мастерство
reviewed-key-luck = удача жребия
reviewed-numbers = Таблица чисел
reviewed-table = Ход за ходом
reviewed-table-parts = Мастерство и удача, { $name }, в пунктах шанса на победу
reviewed-table-part = Часть
reviewed-table-move = Ход
reviewed-table-who = Кто
reviewed-table-what = Что
reviewed-table-cost = Цена
reviewed-table-mark = Оценка
reviewed-table-chance = { $name }, шанс
reviewed-split = Откуда взялся результат
reviewed-start = В начале { $value }
reviewed-result = в конце { $value }
reviewed-skill = мастерство
reviewed-luck = удача
reviewed-unexplained = неясно
reviewed-error = «Неясно» — то, чего оценка не может сказать: здесь примерно до { $points } пунктов шанса.
reviewed-moments = Решающие моменты
reviewed-moment-move = Ход { $move }, { $name }
reviewed-moment-draw = Жребий после хода { $move }
reviewed-accuracy = Точность
reviewed-accuracy-note = насколько близко к лучшим ходам
reviewed-as = Показать партию глазами: { $name }
reviewed-mark-only = единственный хороший ход
reviewed-mark-best = лучший ход
reviewed-mark-good = хороший ход
reviewed-mark-inaccuracy = неточность
reviewed-mark-mistake = ошибка
reviewed-mark-blunder = грубая ошибка
reviewed-move-cost = { $points ->
    [one] Ход { $move } стоил { $points } пункт шанса на победу
    [few] Ход { $move } стоил { $points } пункта шанса на победу
    [many] Ход { $move } стоил { $points } пунктов шанса на победу
   *[other] Ход { $move } стоил { $points } пункта шанса на победу
}
reviewed-move-good = Ход { $move } был хорош
reviewed-move-best = Ход { $move } был лучшим из возможных
reviewed-move-only = Ход { $move }: единственный хороший, и он найден
reviewed-move-forced = Ход { $move }
reviewed-better = Лучше:
reviewed-played = так сыграно
reviewed-tag-better = лучше
reviewed-tag-played = сыграно
reviewed-options = Лучшие ходы здесь
reviewed-moves = Ходы
reviewed-filter = Какие ходы
reviewed-filter-all = Все
reviewed-filter-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
reviewed-no-mistakes = Здесь нечего улучшать. Посмотри на ходы со знаком «!».
reviewed-next = Следующая ошибка
reviewed-try = Попробовать отсюда
reviewed-try-short = Попробовать
reviewed-try-back = Назад к разбору
reviewed-try-note = Дальше ты играешь против движка. Ничего из этого не сохраняется.
reviewed-try-thinking = Движок думает…
reviewed-key-step = на ход назад или вперёд
reviewed-key-better = показать или скрыть лучший ход
reviewed-said = Ход { $move }, { $name }: { $what }.
reviewed-said-better = Лучше: { $what }, { $value }.
reviewed-waiting = Этот разбор { $place }-й в очереди. Партию пока можно смотреть.
reviewed-computing = Разобрано ходов: { $done } из { $all }
reviewed-failed = Разбор не удалось закончить.
reviewed-stopped = Разбор остановлен.
reviewed-stop = Остановить
reviewed-again = Попробовать ещё раз

# К чему сводятся разборы чьих-то партий.
reviewed-stats = Что говорят твои разборы
reviewed-stats-count = { $count ->
    [one] из { $count } разобранной партии
    [few] из { $count } разобранных партий
    [many] из { $count } разобранных партий
   *[other] из { $count } разобранной партии
}
reviewed-stats-none = Разбери какую-нибудь партию, и здесь будет видно, где ты теряешь шанс на победу.
reviewed-stats-accuracy = Точность, партия за партией
reviewed-stats-accuracy-words = { $count ->
    [one] Точность в { $count } партии: в среднем { $mean }, в последней { $last }.
    [few] Точность в { $count } партиях: в среднем { $mean }, в последней { $last }.
    [many] Точность в { $count } партиях: в среднем { $mean }, в последней { $last }.
   *[other] Точность в { $count } партии: в среднем { $mean }, в последней { $last }.
}
reviewed-stats-phases = Шанс, потерянный за партию, по частям
reviewed-stats-kinds = … и по виду решений
reviewed-stats-phase-0 = начало
reviewed-stats-phase-1 = середина
reviewed-stats-phase-2 = конец
reviewed-stats-luck = Удача жребия за все партии: { $points } пунктов шанса на победу, мастерство { $skill }.
reviewed-kind-PanesTaken = брать и выкладывать стёклышки
reviewed-kind-GlazierReturned = возвращать стекольщика
reviewed-kind-PaneKept = оставлять стёклышко
reviewed-kind-DieTaken = брать кубик
reviewed-kind-DiePlaced = помещать кубик
reviewed-kind-TurnPassed = завершать ход
reviewed-kind-ToolUsed = применять инструмент
reviewed-kind-WindowChosen = выбирать витраж
reviewed-kind-DieMoved = перемещать кубики инструментом
reviewed-kind-DieSwapped = обменивать кубики инструментом
reviewed-kind-DieChanged = изменять кубик инструментом
reviewed-kind-ValueChosen = выбирать значение
reviewed-kind-DieReturned = возвращать кубик
reviewed-kind-TileLaid = класть плитку
reviewed-kind-TilesDiscarded = сбрасывать плитки
reviewed-kind-TurnSkipped = пропускать ход
reviewed-kind-ColourChosen = выбирать цвет
reviewed-kind-PatternFinished = называть, кому очки
reviewed-kind-other = другие решения

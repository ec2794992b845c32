# Разбор законченной партии и чему учат разборы.

review-title = Разбор
review-open = Разобрать партию
review-open-note = Выбери запись партии, сыгранной до конца. Её разберёт этот сервер.
review-share = Скопировать ссылку на этот ход
review-graph = Ход партии
review-chance = Шанс на победу
review-chance-alone = Шанс превзойти цель
review-points = Очки
review-graph-words = Шанс на победу по ходу партии, { $name }; в конце { $value } процентов. В таблице чисел есть каждый ход.
review-graph-points = Очки по ходу партии, { $name }; в конце { $value }. В таблице чисел есть каждый ход.
review-key-skill = мастерство
review-key-luck = удача жребия
review-numbers = Таблица чисел
review-table = Ход за ходом
review-table-parts = Мастерство и удача, { $name }, в пунктах шанса на победу
review-table-part = Часть
review-table-move = Ход
review-table-who = Кто
review-table-what = Что
review-table-cost = Цена
review-table-mark = Оценка
review-table-chance = { $name }, шанс
review-split = Откуда взялся результат
review-start = В начале { $value }
review-result = в конце { $value }
review-skill = мастерство
review-luck = удача
review-unexplained = неясно
review-error = «Неясно» — то, чего оценка не может сказать: здесь примерно до { $points } пунктов шанса.
review-moments = Решающие моменты
review-moment-move = Ход { $move }, { $name }
review-moment-draw = Жребий после хода { $move }
review-accuracy = Точность
review-accuracy-note = насколько близко к лучшим ходам
review-as = Показать партию глазами: { $name }
review-mark-only = единственный хороший ход
review-mark-best = лучший ход
review-mark-good = хороший ход
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-move-cost = { $points ->
    [one] Ход { $move } стоил { $points } пункт шанса на победу
    [few] Ход { $move } стоил { $points } пункта шанса на победу
    [many] Ход { $move } стоил { $points } пунктов шанса на победу
   *[other] Ход { $move } стоил { $points } пункта шанса на победу
}
review-move-good = Ход { $move } был хорош
review-move-best = Ход { $move } был лучшим из возможных
review-move-only = Ход { $move }: единственный хороший, и он найден
review-move-forced = Ход { $move }
review-better = Лучше:
review-played = так сыграно
review-options = Лучшие ходы здесь
review-moves = Ходы
review-filter = Какие ходы
review-filter-all = Все
review-filter-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
review-no-mistakes = Здесь нечего улучшать. Посмотри на ходы со знаком «!».
review-next = Следующая ошибка
review-try = Попробовать отсюда
review-try-back = Назад к разбору
review-try-note = Дальше ты играешь против движка. Ничего из этого не сохраняется.
review-try-thinking = Движок думает…
review-key-step = на ход назад или вперёд
review-key-better = показать или скрыть лучший ход
review-said = Ход { $move }, { $name }: { $what }.
review-said-better = Лучше: { $what }, { $value }.
review-waiting = Этот разбор { $place }-й в очереди. Партию пока можно смотреть.
review-computing = Разобрано ходов: { $done } из { $all }
review-failed = Разбор не удалось закончить.
review-stopped = Разбор остановлен.
review-stop = Остановить
review-again = Попробовать ещё раз

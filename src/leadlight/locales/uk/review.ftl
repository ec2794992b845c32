# Розбір завершеної партії та чого розбори вчать.

reviewed-title = Розбір
reviewed-open = Розібрати партію
reviewed-open-note = Обери запис партії, зіграної до кінця. Її буде розібрано на цьому сервері.
reviewed-share = Скопіювати посилання на цей хід
reviewed-graph = Перебіг партії
reviewed-chance = Шанс на перемогу
reviewed-chance-alone = Шанс перевершити нейтральний результат
reviewed-points = Бали
reviewed-graph-words = Шанс на перемогу впродовж партії, { $name }; наприкінці { $value } відсотків. У таблиці чисел є кожен хід.
reviewed-graph-points = Бали впродовж партії, { $name }; наприкінці { $value }. У таблиці чисел є кожен хід.
reviewed-key-skill = уміння
reviewed-key-luck = удача жеребу
reviewed-numbers = Таблиця чисел
reviewed-table = Хід за ходом
reviewed-table-parts = Уміння й удача, { $name }, у пунктах шансу на перемогу
reviewed-table-part = Частина
reviewed-table-move = Хід
reviewed-table-who = Хто
reviewed-table-what = Що
reviewed-table-cost = Ціна
reviewed-table-mark = Позначка
reviewed-table-chance = { $name }, шанс
reviewed-split = Звідки взявся результат
reviewed-start = На початку { $value }
reviewed-result = наприкінці { $value }
reviewed-skill = уміння
reviewed-luck = удача
reviewed-unexplained = неясно
reviewed-error = «Неясно» — те, чого оцінка не може сказати: тут приблизно до { $points } пунктів шансу.
reviewed-moments = Вирішальні моменти
reviewed-moment-move = Хід { $move }, { $name }
reviewed-moment-draw = Жереб після ходу { $move }
reviewed-accuracy = Точність
reviewed-accuracy-note = наскільки близько до найкращих ходів
reviewed-as = Показати партію з погляду: { $name }
reviewed-mark-only = єдиний добрий хід
reviewed-mark-best = найкращий хід
reviewed-mark-good = добрий хід
reviewed-mark-inaccuracy = неточність
reviewed-mark-mistake = помилка
reviewed-mark-blunder = груба помилка
reviewed-move-cost = { $points ->
    [one] Хід { $move } коштував { $points } пункт шансу на перемогу
    [few] Хід { $move } коштував { $points } пункти шансу на перемогу
    [many] Хід { $move } коштував { $points } пунктів шансу на перемогу
   *[other] Хід { $move } коштував { $points } пункту шансу на перемогу
}
reviewed-move-good = Хід { $move } був добрий
reviewed-move-best = Хід { $move } був найкращий з можливих
reviewed-move-only = Хід { $move }: єдиний добрий, і його знайдено
reviewed-move-forced = Хід { $move }
reviewed-better = Краще:
reviewed-played = так зіграно
reviewed-tag-better = краще
reviewed-tag-played = зіграно
reviewed-options = Найкращі ходи тут
reviewed-moves = Ходи
reviewed-filter = Які ходи
reviewed-filter-all = Усі
reviewed-filter-mistakes = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
reviewed-no-mistakes = Тут нема чого покращувати. Поглянь на ходи зі знаком «!».
reviewed-next = Наступна помилка
reviewed-try = Спробувати звідси
reviewed-try-short = Спробувати
reviewed-try-back = Назад до розбору
reviewed-try-note = Далі ти граєш проти рушія. Нічого з цього не зберігається.
reviewed-try-thinking = Рушій думає…
reviewed-key-step = на хід назад або вперед
reviewed-key-better = показати або сховати кращий хід
reviewed-said = Хід { $move }, { $name }: { $what }.
reviewed-said-better = Краще: { $what }, { $value }.
reviewed-waiting = Цей розбір { $place }-й у черзі. Тим часом можна переглядати партію.
reviewed-computing = Розібрано ходів: { $done } з { $all }
reviewed-failed = Розбір не вдалося завершити.
reviewed-stopped = Розбір зупинено.
reviewed-stop = Зупинити
reviewed-again = Спробувати ще раз

# До чого зводяться розбори чиїхось партій.
reviewed-stats = Що кажуть твої розбори
reviewed-stats-count = { $count ->
    [one] з { $count } розібраної партії
    [few] із { $count } розібраних партій
    [many] із { $count } розібраних партій
   *[other] із { $count } розібраної партії
}
reviewed-stats-none = Розбери якусь партію, і тут буде видно, де ти втрачаєш шанс на перемогу.
reviewed-stats-accuracy = Точність, партія за партією
reviewed-stats-accuracy-words = { $count ->
    [one] Точність у { $count } партії: у середньому { $mean }, в останній { $last }.
    [few] Точність у { $count } партіях: у середньому { $mean }, в останній { $last }.
    [many] Точність у { $count } партіях: у середньому { $mean }, в останній { $last }.
   *[other] Точність у { $count } партії: у середньому { $mean }, в останній { $last }.
}
reviewed-stats-phases = Втрачений за партію шанс, за частинами
reviewed-stats-kinds = … і за видом рішень
reviewed-stats-phase-0 = початок
reviewed-stats-phase-1 = середина
reviewed-stats-phase-2 = кінець
reviewed-stats-luck = Удача жеребу за всі партії: { $points } пунктів шансу на перемогу, уміння { $skill }.
reviewed-kind-PanesTaken = брати й викладати скельця
reviewed-kind-GlazierReturned = повертати скляра
reviewed-kind-PaneKept = залишати скельце
reviewed-kind-DieTaken = брати кубик
reviewed-kind-DiePlaced = класти кубик
reviewed-kind-TurnPassed = завершувати хід
reviewed-kind-ToolUsed = застосовувати інструмент
reviewed-kind-WindowChosen = обирати вітраж
reviewed-kind-DieMoved = переміщувати кубики інструментом
reviewed-kind-DieSwapped = обмінювати кубики інструментом
reviewed-kind-DieChanged = змінювати кубик інструментом
reviewed-kind-ValueChosen = обирати значення
reviewed-kind-DieReturned = повертати кубик
reviewed-kind-TileLaid = класти плитку
reviewed-kind-TilesDiscarded = скидати плитки
reviewed-kind-TurnSkipped = пропускати хід
reviewed-kind-ColourChosen = обирати колір
reviewed-kind-PatternFinished = називати, кому бали
reviewed-kind-other = інші рішення

# Розбір завершеної партії та чого розбори вчать.

review-title = Розбір
review-open = Розібрати партію
review-open-note = Обери запис партії, зіграної до кінця. Її буде розібрано на цьому сервері.
review-share = Скопіювати посилання на цей хід
review-graph = Перебіг партії
review-chance = Шанс на перемогу
review-chance-alone = Шанс перевершити ціль
review-points = Очки
review-graph-words = Шанс на перемогу впродовж партії, { $name }; наприкінці { $value } відсотків. У таблиці чисел є кожен хід.
review-graph-points = Очки впродовж партії, { $name }; наприкінці { $value }. У таблиці чисел є кожен хід.
review-key-skill = уміння
review-key-luck = удача жеребу
review-numbers = Таблиця чисел
review-table = Хід за ходом
review-table-parts = Уміння й удача, { $name }, у пунктах шансу на перемогу
review-table-part = Частина
review-table-move = Хід
review-table-who = Хто
review-table-what = Що
review-table-cost = Ціна
review-table-mark = Позначка
review-table-chance = { $name }, шанс
review-split = Звідки взявся результат
review-start = На початку { $value }
review-result = наприкінці { $value }
review-skill = уміння
review-luck = удача
review-unexplained = неясно
review-error = «Неясно» — те, чого оцінка не може сказати: тут приблизно до { $points } пунктів шансу.
review-moments = Вирішальні моменти
review-moment-move = Хід { $move }, { $name }
review-moment-draw = Жереб після ходу { $move }
review-accuracy = Точність
review-accuracy-note = наскільки близько до найкращих ходів
review-as = Показати партію з погляду: { $name }
review-mark-only = єдиний добрий хід
review-mark-best = найкращий хід
review-mark-good = добрий хід
review-mark-inaccuracy = неточність
review-mark-mistake = помилка
review-mark-blunder = груба помилка
review-move-cost = { $points ->
    [one] Хід { $move } коштував { $points } пункт шансу на перемогу
    [few] Хід { $move } коштував { $points } пункти шансу на перемогу
    [many] Хід { $move } коштував { $points } пунктів шансу на перемогу
   *[other] Хід { $move } коштував { $points } пункту шансу на перемогу
}
review-move-good = Хід { $move } був добрий
review-move-best = Хід { $move } був найкращий з можливих
review-move-only = Хід { $move }: єдиний добрий, і його знайдено
review-move-forced = Хід { $move }
review-better = Краще:
review-played = так зіграно
review-options = Найкращі ходи тут
review-moves = Ходи
review-filter = Які ходи
review-filter-all = Усі
review-filter-mistakes = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
review-no-mistakes = Тут нема чого покращувати. Поглянь на ходи зі знаком «!».
review-next = Наступна помилка
review-try = Спробувати звідси
review-try-back = Назад до розбору
review-try-note = Далі ти граєш проти рушія. Нічого з цього не зберігається.
review-try-thinking = Рушій думає…
review-key-step = на хід назад або вперед
review-key-better = показати або сховати кращий хід
review-said = Хід { $move }, { $name }: { $what }.
review-said-better = Краще: { $what }, { $value }.
review-waiting = Цей розбір { $place }-й у черзі. Тим часом можна переглядати партію.
review-computing = Розібрано ходів: { $done } з { $all }
review-failed = Розбір не вдалося завершити.
review-stopped = Розбір зупинено.
review-stop = Зупинити
review-again = Спробувати ще раз

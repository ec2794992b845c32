# What the terminal and the browser both say.

error-game-unknown = Нет такой игры: «{ $game }». Есть: { $expected }.
error-bot-unknown = Нет такого бота: «{ $bot }». Есть: { $expected }.
# $game и $expected — имена, как их пишут в командной строке
error-sheets-none = Деталей игры «{ $game }» для печати нет. Другие листы: { $expected }.
error-sheet-unknown = Нет такого листа: «{ $sheet }». Есть: { $expected }.
error-paper-unknown = Нет такого формата бумаги: «{ $paper }». Есть: { $expected }.
error-option-unknown = У этой игры нет параметра «{ $option }». Есть: { $expected }.
error-option-value = Параметр «{ $option }» не принимает значение «{ $value }». Можно: { $expected }.
error-option-combination = Параметр «{ $option }» имеет смысл только при { $other }={ $needed }.
error-option-form = «{ $text }» не подходит: нужен вид имя=значение.
error-option-twice = Параметр «{ $option }» задан дважды и по-разному.
error-seats-count = { $seats ->
    [one] Занято { $seats } место
    [few] Занято { $seats } места
    [many] Занято { $seats } мест
   *[other] Занято { $seats } места
}, а игроков — { $players }.
error-seat-name = В имени от 1 до 64 видимых символов.
error-language-unknown = Нет такого языка: «{ $language }». Есть: { $expected }.
error-action-unreadable = «{ $text }» — это не действие. Пиши, например, так: { $example }.
error-action-forbidden = «{ $text }»: правила этого не разрешают.
error-chance-impossible = «{ $text }» здесь выпасть не может.
error-position-unreadable = Не удаётся прочитать эту строку позиции: { $line }
error-position-impossible = В партии такая позиция возникнуть не может: нарушен инвариант { $law }.
error-undo-chance = Отменить уже нельзя: с тех пор вмешался случай.
error-undo-range = Действия № { $ply } нет: всего их { $last }.
error-undo-nothing = Тебе нечего отменять.
error-record-file = Не удаётся прочитать файл { $file }.
error-record-json = Не удаётся разобрать JSON: файл повреждён или обрезан (прочитано байт: { $size }).
error-record-shape = Этот файл JSON — не запись партии: значение { $place } неверно или отсутствует.
error-record-format = У этой записи формат { $found }, а эта версия Leadlight читает формат { $expected }.
error-record-version = Запись сделана по правилам { $game } версии { $found }, а известна версия { $expected }.
error-record-head = Запись не открывается. { $cause }
error-record-ply = Действие { $ply }, «{ $action }»: { $cause }
error-record-unfinished = В записи указан результат, но партия не доведена до конца (действий: { $ply }).
error-record-result = Результат в записи не тот, к которому приводят её действия (всего { $ply }).
error-record-over = Эта партия окончена. Посмотреть её: { $command } replay { $file }
error-proof-missing = В этой записи нет доказательства честности: оно есть только у партий, сыгранных онлайн.
error-proof-sealed = Секрет этой партии ещё не раскрыт: это произойдёт, когда она закончится.
error-proof-commitment = Секрет не соответствует хешу, показанному перед партией.
error-proof-match = Партия названа не по своему хешу: имя могли подобрать так, чтобы подстроить, что выпадет.
error-proof-seats = Число вкладов игроков в доказательстве ({ $found }) не равно числу мест в записи ({ $expected }).
error-proof-draw = Действие { $ply }: выпало «{ $found }», а по доказательству должно было выпасть «{ $expected }».
error-proof-unfinished = Эта запись обрывается на действии { $ply } без результата, хотя секрет уже раскрыт: конец записи отрезан.
error-proof-head = Имена, параметры или печати в этой записи не те, что были зафиксированы перед началом партии.
error-proof-contribution = Место { $seat } ({ $name }): вклад не тот, который запечатал браузер этого игрока.
error-proof-digest = Контрольная сумма в конце доказательства не соответствует этой записи: действия или результат изменены или отрезаны.
error-proof-share = Розыгрыш { $drawing }: число ({ $name }) не продолжает цепочку чисел этого игрока.
error-proof-drawings = Розыгрышей со свежими числами в доказательстве: { $found }; в партии: { $expected }.
error-seen-shape = Это не то, что копирует или сохраняет страница «Проверка честности» (прочитано байт: { $size }).
error-seen-nothing = Твой браузер не видел партии { $match }: это запись не твоей партии.
error-seen-commitment = Перед партией твоему браузеру показали не ту печать, что в записи: секрет подменили.
error-seen-repeated = Твой браузер видел эту печать при двух началах партии: уже известный секрет использовали ещё раз.
error-seen-head = У партии, начало которой видел твой браузер, были другие имена, параметры или печати, чем в этой записи.
error-seen-contribution = Вклада твоего браузера в этой записи нет.
error-seen-called-off = Твой браузер видел отменённое начало, о котором запись молчит: кто-то мог посмотреть, что выпадет, и попробовать снова.
error-seen-plies = Действий в этой записи: { $found }; в партии, которую видел твой браузер: { $expected }.
error-seen-digest = Это не та запись, контрольную сумму которой твоему браузеру показали в конце партии.
error-seen-decision = Действие { $ply }: твой браузер дал своё свежее число для «{ $expected }», а в этой записи там другое действие.
error-law-broken = Нарушен инвариант игры: { $law }. Это наша ошибка; запись партии — в файле { $file }.
error-rule-unknown = Нет такого правила: «{ $number }».
rules-in-short = Коротко
rules-signs = Знаки на поле
rules-examples = Примеры
rules-editions = Чем различаются издания
# Как печатать листы игры; между числами и единицами неразрывные пробелы
print-how = Печатай в масштабе 100 % («реальный размер»), на одной стороне плотной бумаги, от 200 г/м². Отрезок внизу каждого листа должен быть длиной 50 мм.
print-how-aid = Две страницы: печатай их на обеих сторонах одного листа с переворотом по длинному краю, по листу на игрока.
print-how-pad = Одна страница на несколько партий: печатай сколько нужно и режь по пунктиру.
refused = { $reason } Правило { $rule }: { $text }
you = Ты
bot-random = Рандом
bot-greedy = Жадина

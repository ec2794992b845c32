# What the command line says around the games.

## Help

app-about = «Синтра» в терминале: играй, устраивай партии ботов, просматривай и проверяй записи.
app-language = Язык: --lang en|uk|pl|cs|ru или переменная LEADLIGHT_LANG.
app-names = Названия игр принадлежат их издателям; Leadlight упоминает их, только чтобы было ясно, по чьим правилам идёт игра.
help-usage = Использование
help-commands = Команды
help-command = КОМАНДА
help-arguments = Аргументы
help-name-game = ИГРА
help-name-file = ФАЙЛ
help-name-number = НОМЕР
help-options = Параметры
help-default = по умолчанию:
help-choices = одно из:
help-required = обязательно
help-help = Показать эту справку.
help-version = Показать версию.

help-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
help-resume = Продолжить отложенную партию.
help-simulate = Дать ботам сыграть много партий и подвести итоги.
help-replay = Показать записанную партию или проверить запись.
help-verify = Проверить, что случайность в онлайн-партии была честной.
help-rules = Показать правила игры по пунктам.
help-bench = Измерить скорость движка правил.
help-bench-engine = Действий в секунду: скомпилированный код, интерпретируемый и для сравнения OpenSpiel.
help-completion = Вывести скрипт автодополнения для командной оболочки.

help-game = Игра: { $games }.
help-players = Сколько игроков.
help-people = Имена тех, кто играет за этой клавиатурой, через запятую.
help-play-bots = Боты на остальные места, через запятую: { $bots }.
help-option = Параметр правил игры в виде имя=значение; можно указать несколько раз.
help-seed = Число, которое определяет все случайности.
help-plain = Построчный текст вместо нарисованного поля: удобно для программ экранного доступа.
help-save = Куда сохранять запись партии.
help-record-file = Запись партии, файл JSON.
help-resume-file = Запись партии; если не указана — последняя отложенная.
help-games-count = Сколько партий.
help-simulate-bots = Кто играет, через запятую; боты повторяются по кругу, пока не займут все места: { $bots }.
help-records = Сохранять запись каждой партии в эту папку.
help-json = Вывести в stdout один объект JSON и больше ничего.
help-check-laws = Проверять инварианты игры после каждого действия.
help-ply = Показать позицию после указанного числа действий.
help-check = Прогнать всю запись по правилам и сказать, верна ли она.
help-rule-number = Только это правило или раздел, например S6.2 или S6.
help-seconds = Сколько секунд длится каждое измерение.
help-runs = Сколько прогонов; в зачёт идёт медиана.
help-openspiel = Измерить и OpenSpiel, если он установлен.
help-shell = Какая оболочка.

## Things that go wrong

error = Ошибка: { $text }
error-hint = Попробуй: { $command }
error-game-unknown = Нет такой игры: «{ $game }». Есть: { $expected }.
error-bot-unknown = Нет такого бота: «{ $bot }». Есть: { $expected }.
error-option-unknown = У этой игры нет параметра «{ $option }». Есть: { $expected }.
error-option-value = Параметр «{ $option }» не принимает значение «{ $value }». Можно: { $expected }.
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
error-undo-nothing = Отменять нечего: твоих действий ещё не было.
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
error-proof-seats = Число вкладов игроков в доказательстве ({ $found }) не равно числу мест в записи ({ $expected }).
error-proof-draw = Действие { $ply }: выпало «{ $found }», а по доказательству должно было выпасть «{ $expected }».
error-save = Не удаётся сохранить запись в файл { $file }.
error-save-exists = Файл { $file } уже есть. Назови другой или продолжи эту партию: { $command } resume { $file }
error-no-match = Продолжать нечего: отложенных партий нет.
error-no-terminal = Нарисовать поле можно только в терминале. Построчная игра: --plain.
error-terminal-small = Окно терминала слишком маленькое: { $width }×{ $height }. Нужно 80×24 или больше, либо --plain.
error-law-broken = Нарушен инвариант игры: { $law }. Это наша ошибка; запись партии — в файле { $file }.
error-rule-unknown = Нет такого правила: «{ $number }».
error-shell-unknown = Какая у тебя оболочка? Укажи её через --shell: bash, zsh или fish.
error-usage-command = Нет такой команды: «{ $token }».
error-usage-option = Здесь нет параметра «{ $token }».
error-usage-unused = Лишние слова: { $token }
error-usage-missing = Не указано значение для { $token }.
error-usage-value = «{ $value }» не подходит для { $token }.
error-usage-repeated = Параметр { $token } указан больше одного раза.
error-usage = Не удаётся разобрать командную строку.
refused = { $reason } Правило { $rule }: { $text }

## Play

you = Ты
bot-random = Рандом
bot-greedy = Жадина
play-thinking = { $name } думает…
play-saved = Партия сохранена в файле { $file }
play-go-on = Продолжить: { $command }
play-look-again = Посмотреть ещё раз: { $command } replay { $file }
play-left = Партия отложена.
play-undone = Действие отменено.
play-again = Нажми ту же клавишу ещё раз: на это уйдёт твой ход.
play-interpreted = Правила здесь не скомпилированы и работают примерно в десять раз медленнее; на игре это не сказывается.
play-moves = Ходы
play-scores = Очки
play-winner = Победитель: { $names }.
play-shared = Победу делят: { $names }.
play-over = Партия окончена.
play-total = итого
key-step = шаг
key-leap = 10 шагов
key-move = выбор
key-pick = ок
key-back = назад
key-undo = отмена
key-boards = игроки
key-help = клавиши
key-leave = выход
key-score = очки
keys-title = Клавиши
keys-arrows = ← → — перебрать варианты, ↑ ↓ — к соседней витрине или центру
keys-enter = Enter или пробел — взять; второй раз — выложить
keys-escape = Esc — на шаг назад
keys-digits = 1–9 — к витрине или полосе с этим номером, 0 — к центру
keys-type = : — ввести действие текстом
keys-undo = U — отменить своё последнее действие, пока не вмешался случай
keys-boards = O — показать планшет следующего игрока
keys-score = S — показать, из чего складываются очки
keys-moves = L показывает все ходы
keys-leave = Q или Ctrl-C — выйти; партия сохранится
keys-close = Любая клавиша — продолжить.

plain-prompt = { $name }>
plain-help = Напиши действие или команду: board, legal, score, undo, rules, help, leave.
plain-legal = Можно так:

## Simulate, replay, rules, bench

simulate-progress = Идут партии
simulate-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
simulate-matches = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, в среднем по { $plies ->
    [one] { $plies } действию
    [few] { $plies } действия
    [many] { $plies } действий
   *[other] { $plies } действия
}
simulate-bot = Бот
simulate-wins = Победы
simulate-mean = Средний счёт
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-ties = Ничьи между ботами: { $ties }
replay-ply = Действие { $ply } из { $plies }
replay-good = Запись верна: { $plies ->
    [one] { $plies } действие
    [few] { $plies } действия
    [many] { $plies } действий
   *[other] { $plies } действия
}, нарушений правил нет.
replay-good-open = Пока запись верна: { $plies ->
    [one] { $plies } действие
    [few] { $plies } действия
    [many] { $plies } действий
   *[other] { $plies } действия
}, нарушений правил нет; партия не окончена.
verify-fair = Честно: все случайные события ({ $draws }) совпадают с доказательством.
bench-title = Действий в секунду, медиана { $runs ->
    [one] { $runs } прогона
    [few] { $runs } прогонов
    [many] { $runs } прогонов
   *[other] { $runs } прогона
}
bench-spread = мин. – макс.
bench-ratio = Отношение
bench-no-openspiel = OpenSpiel не установлен, поэтому его скорость не измерена.
bench-not-compiled = Правила здесь не скомпилированы, так что сравнивать не с чем.
bench-measuring = Измерение

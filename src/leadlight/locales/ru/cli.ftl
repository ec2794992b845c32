app-about = Играй в настольные игры о цветном стекле и узорах с друзьями или ботами. Без команды Leadlight откроется в браузере.
app-language = Язык: --lang en|uk|pl|cs|ru или переменная LEADLIGHT_LANG.
app-names = Названия игр принадлежат их издателям; Leadlight упоминает их, только чтобы было ясно, по чьим правилам идёт игра.
help-usage = Использование
help-commands = Команды
help-command = КОМАНДА
help-arguments = Аргументы
help-name-game = ИГРА
help-name-lesson = УРОК
help-name-file = ФАЙЛ
help-name-number = НОМЕР
help-options = Параметры
help-rule-options = Параметры правил
help-default = по умолчанию:
help-choices = одно из:
help-required = обязательно
help-help = Показать эту справку.
help-version = Показать версию.

help-serve = Запустить сервер со столами для твоего браузера, а с --lan — для всех, кто рядом.
help-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
help-resume = Продолжить отложенную партию.
help-simulate = Дать ботам сыграть много партий и подвести итоги.
help-train = Обучить нейросеть игры на партиях с самой собой; нужен PyTorch.
help-replay = Показать записанную партию или проверить запись.
help-verify = Проверить, что случайность в онлайн-партии была честной.
help-learn = Научиться игре, играя: первая партия с подсказками, шаг за шагом.
help-rules = Показать правила игры по пунктам.
help-bench = Измерить скорость движка правил и сервера.
help-bench-engine = Действий в секунду: скомпилированный код, интерпретируемый и для сравнения OpenSpiel.
help-print = Сделать PDF для настоящего стола: детали игры, которые вырезают, памятка игрока, бланк подсчёта очков.
help-backup = Скопировать все онлайн-столы в один файл; сервер можно не останавливать.
help-restore = Заменить все онлайн-столы теми, что в резервной копии.
help-moderate = Порядок на твоём сервере: посмотреть столы, удалить их, запретить гостям писать или входить.
help-moderate-tables = Показать столы: сначала изменённые последними.
help-moderate-people = Показать, кого знает стол: игроков, зрителей и тех, кто там писал.
help-moderate-guests = Показать гостей, которым запрещено писать или входить.
help-moderate-delete = Удалить стол вместе с партиями и чатом.
help-moderate-mute = Запретить гостю писать в любом чате.
help-moderate-unmute = Снова разрешить гостю писать.
help-moderate-block = Не пускать гостя на сервер.
help-moderate-unblock = Снова пускать гостя.
help-bench-server = Процессорное время на действие и задержка сервера; для сравнения — boardgame.io.
help-completion = Вывести скрипт автодополнения для командной оболочки.

help-game = Игра: { $games }.
help-players = Сколько игроков.
help-people = Имена тех, кто играет за этой клавиатурой, через запятую.
help-play-bots = Боты на остальные места, через запятую: { $bots } или свои как package.module:Class.
help-option = Параметр правил игры в виде имя=значение; можно указать несколько раз.
help-option-side = На стороне A очки дают орнаменты между окнами, на стороне B — число заполненных окон, умноженное на число стёклышек одного цвета.
help-option-gap_blocks_return = Стекольщика нельзя вернуть, если на пути есть место, с которого полоса уже убрана.
help-option-starter = Кто начинает: игрок по жребию или игрок на месте 1.
help-option-promo_windows = Добавить две промокарты витражей: Vitraux / Balboa Bay и Alpenglow / Komorebi.
help-option-reveal_table_first = Выложить инструменты и общие цели до выбора витражей.
help-option-mode = В режиме base чёрный — такой же цвет, как остальные; в режиме broken он касается всего, а то, чего он касается, не считается.
help-option-solo_tools = Сколько инструментов в игре в одиночку: 1 — очень трудно, 5 — легко.
help-seed = Число, которое определяет все случайности.
help-plain = Построчный текст вместо нарисованного поля: удобно для программ экранного доступа.
help-save = Куда сохранять запись партии.
help-record-file = Запись партии, файл JSON.
help-resume-file = Запись партии или номер из списка; без него — отложенная партия, а если их несколько, та, которую выберешь.
help-resume-list = Только показать список отложенных партий.
help-games-count = Сколько партий.
help-simulate-bots = Кто играет, через запятую; боты повторяются по кругу, пока не займут все места: { $bots } или свои как package.module:Class.
help-records = Сохранять запись каждой партии в эту папку.
help-json = Вывести в stdout один объект JSON и больше ничего.
help-check-laws = Проверять инварианты игры после каждого действия (--check) или никогда (--no-check); по умолчанию — в одной позиции из 256.
help-jobs = Сколько процессов играют; по умолчанию по одному на ядро. Результаты одинаковы.
help-train-run = Папка обучения; если она уже есть, обучение продолжится.
help-train-minutes = Сколько минут обучать.
help-train-processes = Сколько процессов играет; без этого — по одному на ядро.
help-train-players = Сколько игроков; через запятую, если чередуются партии с разным числом игроков.
help-train-set = Параметр обучения в виде имя=значение; можно указать несколько раз.
help-train-matches = Сколько партий против бота greedy в каждом измерении.
help-csv = Вывести в stdout только показатели, строками через запятую.
help-ply = Показать позицию после указанного числа действий.
help-check = Прогнать всю запись по правилам и сказать, верна ли она.
help-seen = Что видел твой браузер, как это копирует или сохраняет страница «Проверка честности»: файл или - для стандартного ввода.
help-rule-number = Только это правило или раздел, например S6.2 или S6.
help-seconds = Сколько секунд длится каждое измерение.
help-runs = Сколько прогонов; в зачёт идёт медиана.
help-matches = Сколько партий идёт одновременно.
help-peer = Измерить и boardgame.io, если он установлен.
help-openspiel = Измерить и OpenSpiel, если он установлен.
help-shell = Какая оболочка.
help-lan = Впустить игроков из той же сети и показать адрес как QR-код.
help-host = Принимать подключения на этом адресе, а не на обычном.
help-port = Принимать подключения на этом порту; если не указан — на первом свободном начиная с 8765.
help-data = Папка, где хранятся столы.
help-browser = Открыть браузер.
help-serve-bots = Дополнительные боты, которых можно сажать за столы, через запятую, например package.module:Class.
help-domain = Имена, по которым люди находят этот сервер, через запятую, например play.example.org; «*» — любые.
help-trusted-proxies = Прокси, чьим X-Forwarded-For и X-Forwarded-Proto сервер верит: адреса и сети через запятую или «none»; если не указать, то только прокси на этой машине.
help-people-per-address = Сколько людей может иметь один адрес, не замедляя друг друга; больше — для школы или фирмы.
help-keep-finished = Через сколько дней удалять стол с законченной партией, если им никто не пользуется; 0 — никогда.
help-keep-abandoned = То же для стола, за которым партия так и не началась.
help-keep-chat = Через сколько дней удалять строку чата; 0 — никогда.
help-keep-guests = Через сколько дней удалять гостя без места, который больше не приходит; 0 — никогда.
help-keep-reviews = Через сколько дней удалять разбор загруженной записи; 0 — никогда.
help-reviews-at-once = Сколько разборов партий вычисляется одновременно; остальные ждут.
help-serve-review-nodes = Сколько позиций разбор просматривает для каждого решения; чем больше, тем дольше и надёжнее.
help-backup-file = Файл резервной копии.
help-table-code = Код стола.
help-guest-id = Гость, как он назван в списках; достаточно начала.
help-most-tables = Сколько столов показать.
help-out = Куда записать PDF; если не указано — в файл с именем игры и бумаги.
help-paper = Бумага в принтере: a4 или letter.
help-sheet = Что печатать: pieces — детали, aid — памятка на две страницы, pad — бланк подсчёта очков.

## Things that go wrong

error = Ошибка: { $text }
error-hint = Попробуй: { $command }
error-save = Не удаётся сохранить запись в файл { $file }.
error-save-exists = Файл { $file } уже есть. Укажи другой или продолжи эту партию: { $command } resume { $file }
error-port-taken = Порт { $port } на { $host } использовать нельзя: он занят другой программой или запрещён. Выбери другой через --port.
error-server-running = Leadlight с этими данными уже работает: { $address }. Сначала останови его или укажи другую папку через --data.
error-data-folder = В папку { $folder } нельзя записывать. Укажи другую через --data.
error-data-foreign = { $file } принадлежит другому пользователю этого компьютера, поэтому секреты не были бы защищены. Запусти Leadlight от его имени или укажи собственную папку через --data.
error-database-damaged = Файл { $file } повреждён или это не база данных. Восстанови его из резервной копии: leadlight restore ФАЙЛ. Если копии нет, перенеси его в другое место, чтобы начать без столов.
error-database-foreign = { $file } — база данных другой программы. Укажи другую папку через --data.
error-database-newer = Файл { $file } создала более новая версия Leadlight. Обнови Leadlight или укажи другую папку через --data.
error-database-unusable = Не удаётся открыть { $file } для записи. Закрой другие программы, которые его используют, и проверь права доступа и свободное место на диске.
error-backup-nothing = В папке { $folder } нечего копировать.
error-backup-exists = Файл { $file } уже есть. Укажи другой.
error-backup-failed = Не удаётся сохранить резервную копию в файл { $file }.
error-print-exists = Файл { $file } уже есть. Укажи другой через --out.
error-print-failed = Не удаётся записать PDF в { $file }.
error-backup-unreadable = Файл { $file } повреждён или это не резервная копия Leadlight. Ничего не изменилось.
error-moderate-nothing = В папке { $folder } нет столов. Укажи папку сервера через --data.
error-order-value = «{ $value }» сюда не подходит.
error-server-silent = Сервер по адресу { $address } не ответил как следует. Попробуй ещё раз или сначала останови его.
error-bench-proc = Измерить сервер можно только в Linux: там система сообщает процессорное время процесса.
error-bench-load = Игроки не смогли подключиться к серверу, который нужно было измерить.
error-bench-start = Сервер, который нужно было измерить, не запустился: { $command }
error-no-match = Продолжать нечего: отложенных партий нет.
error-resume-number = В списке нет партии { $number }; последняя — { $last }.
error-bot-import = Не удалось загрузить бота «{ $bot }». Ошибка при импорте { $module }: { $reason }
error-bot-class = В { $module } нет бота «{ $name }». Есть: { $expected }.
error-bot-none = «{ $path }» — не бот. У бота есть имя длиной до { $longest } символов и метод «choose».
error-bot-parameter = У бота «{ $bot }» нет таких параметров. Есть: { $expected }.
error-bot-refused = Бот «{ $bot }» не принимает свои параметры: { $reason }
error-bot-budget = «{ $value }» не подходит для { $parameter } бота «{ $bot }». time — это секунды, nodes — целое число; оба больше нуля.
error-weights-broken = Файл с весами повреждён: { $reason }
error-weights-missing = Не удалось прочитать веса из { $file }: { $reason }
error-weights-none = Для такой партии игры { $game } нет обученных весов.
error-train-plan = В папке { $folder } лежит обучение с другими параметрами. Укажите другую через --run.
error-train-setting = Этот параметр обучения не подходит: { $reason }
error-train-torch = Для обучения нужен PyTorch, а он не установлен. Установите его так: pip install "leadlight[train]"
error-terminal-small = Окно терминала слишком маленькое: { $width }×{ $height }. Нужно 80×24 или больше, либо --plain.
error-shell-unknown = Какая у тебя оболочка? Укажи её через --shell: bash, zsh или fish.
error-usage-command = Нет такой команды: «{ $token }».
error-usage-option = Здесь нет параметра «{ $token }».
error-usage-unused = Лишние слова: { $token }
error-usage-missing = Не указано значение для { $token }.
error-usage-value = «{ $value }» не подходит для { $token }.
error-usage-repeated = Параметр { $token } указан больше одного раза.
error-usage = Не удаётся разобрать командную строку.
error-bot-failed = Бот { $bot } дал сбой после действия { $ply }: { $reason }
error-simulation-killed = Один из игравших процессов принудительно завершён; без него подсчитать не получится.
did-you-mean = Может быть, «{ $suggestion }»?

## Play

play-thinking = { $name } думает…
play-bot-late = { $name }: слишком долгие раздумья. За бота выбирает { $stand_in }.
play-bot-crashed = { $name }: сбой бота. За него выбирает { $stand_in }.
play-bot-killed = { $name }: процесс бота прерван. За него выбирает { $stand_in }.
play-bot-illegal = { $name }: недопустимое действие. За бота выбирает { $stand_in }.
play-hand-over = { $name }, твой ход. Нажми Enter, когда экран видишь только ты.
play-saved = Партия сохранена в файле { $file }
play-go-on = Продолжить: { $command }
play-look-again = Посмотреть ещё раз: { $command } replay { $file }
play-left = Партия отложена.
play-undone = Действие отменено.
play-again = Нажми ту же клавишу ещё раз: на это уйдёт твой ход.
play-interpreted = Правила здесь не скомпилированы и работают примерно в десять раз медленнее; на игре это не сказывается.
play-moves = Ходы
play-cards = Карты
play-scores = Очки
play-winner = Победа: { $names }.
play-shared = Победу делят: { $names }.
play-lost = Не выиграно: нейтральный результат не превзойдён.
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
key-new-match = новая партия
key-score = очки
keys-title = Клавиши
keys-escape = Esc — на шаг назад
keys-type = : — ввести действие текстом
keys-undo = U — отменить своё последнее действие, пока не вмешался случай
keys-boards = O — показать планшет следующего игрока
keys-score = S — показать, из чего складываются очки
keys-moves = L — показать все ходы
keys-mouse = Мышь: щелчок выбирает, второй щелчок там же подтверждает; колесо перебирает варианты
keys-leave = Q или Ctrl-C — выйти; партия сохранится
keys-close = Любая клавиша — продолжить.
keys-new-match = N — новая партия, любая другая клавиша — продолжить.

plain-prompt = { $name }>
# Words to type; the English ones are understood in every language.
plain-word-board = поле
plain-word-legal = ходы
plain-word-score = счёт
plain-word-undo = отменить
plain-word-rules = правила
plain-word-help = справка
plain-word-leave = выйти
plain-help = Напиши действие, предложенное число или команду: { plain-word-board }, { plain-word-legal }, { plain-word-score }, { plain-word-undo }, { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
plain-example = Например: { $example }
plain-legal = Можно так:
plain-new-match = Напиши n, чтобы начать новую партию; просто Enter — конец:

resume-which = Какая партия? Номер или Enter для первой:
resume-ply = действие { $ply }
resume-turn = ходит { $name }

## The server

serve-here = Leadlight доступен по адресу { $address }
serve-lan = Для других в этой сети: { $address }
serve-kept = Столы хранятся в папке { $folder }
serve-stop = Ctrl-C — остановить; ничего не пропадёт.
serve-stopped = Сервер остановлен. Всё сохранено.
serve-running = Leadlight уже работает по адресу { $address }
backup-done = Все столы скопированы в файл { $file }
restore-done = Все столы восстановлены из файла { $file }
restore-old = Прежние столы сохранены в файле { $file }
moderate-none = Показывать нечего.
moderate-waiting = ждёт
moderate-playing = играют
moderate-over = окончено
# $number counts from 1.
moderate-seat = место { $number }
moderate-is-muted = не может писать
moderate-is-blocked = не может входить
moderate-deleted = Стол { $code } удалён.
# $guest is the beginning of the guest's id
moderate-muted = { $name } ({ $guest }) больше не может писать.
moderate-unmuted = { $name } ({ $guest }) снова может писать.
moderate-blocked = { $name } ({ $guest }) больше не может входить.
moderate-unblocked = { $name } ({ $guest }) снова может входить.

## Печать

print-done = { $count ->
    [one] { $count } лист — в { $file }
    [few] { $count } листа — в { $file }
    [many] { $count } листов — в { $file }
   *[other] { $count } листа — в { $file }
}

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
simulate-wins = Победы
simulate-mean = Средний счёт
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") }; { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") })
simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-seat = Место { $number }
simulate-deviation = Отклонение
simulate-intervals = В скобках — 95-процентные доверительные интервалы.
simulate-interrupted = Остановлено: сыграно партий { $games } из { $wanted }; показатели — по ним.
simulate-seed = Начальное число: { $seed }
simulate-ties = Ничьи между ботами: { $ties }
train-line = { $games ->
    [one] Сыграна { $games } партия
    [few] Сыграно { $games } партии
   *[many] Сыграно { $games } партий
 }; при измерении выиграно { NUMBER($share, style: "percent") } из { $matches }, в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
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
verify-fair = Честно: все случайные события ({ $draws }) совпадают с доказательством, и это та партия, которую видел твой браузер.
verify-consistent = Запись согласована: все случайные события ({ $draws }) совпадают с доказательством.
verify-unknown = Но одного этого мало, чтобы знать:
verify-unknown-commitment = запечатал ли сервер этот секрет ещё до партии
verify-unknown-contribution = учтён ли твой собственный вклад
verify-unknown-head = те ли это имена и параметры, с которыми партия началась
verify-unknown-end = закончилась ли партия так, как сказано в записи
verify-hint = Твой браузер помнит, что он видел. Скопируй это на странице «Проверка честности» и вставь после этой команды: { $command }
verify-scheme-1 = В этой партии случайность определяли, как в Leadlight 0.1, где вклады не запечатывали: игрок, который держал сервер, мог подобрать последний вклад.
verify-foresight = Никакое доказательство не исключает, что тот, кто держит сервер, заранее знал, что выпадет, и видел скрытое.
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
bench-cpu = Процессорное время сервера на действие, мс
bench-rate = Действий в секунду
bench-disk = Самому диску, чтобы дописать страницу и сбросить её на носитель, нужно { $p50 } мс (p50) и { $p99 } мс (p99).
bench-no-peer = boardgame.io не установлен в benchmarks/peers/boardgameio, поэтому его скорость не измерена.

## Learning by playing

help-learn-lesson = Какой урок. Без названия показывает список.
help-learn-chapter = Начать с этой главы, а не с места остановки.
help-learn-check = Проиграть каждый урок по правилам, прочесть его на всех языках и сообщить, что не так.
error-lesson-unknown = Урока { $lesson } нет. Уроки: { $expected }.
error-lesson-chapter = Главы { $chapter } нет; последняя — { $last }.
error-lesson-step = В уроке { $lesson } нет шага { $step } в главе { $chapter }.
error-lesson-over = Этот шаг уже сделан.
learn-choose = Можно пройти такие уроки:
learn-lesson = { $name }: { $title } ({ $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
})
learn-chapter = Глава { $number }: { $title }
learn-step = Шаг { $number } из { $steps }. { $title }
learn-do = Задание: { $task }
learn-go-on = Нажми Enter, чтобы идти дальше.
learn-done = Этот шаг сделан. Нажми Enter, чтобы идти дальше.
learn-take-back = Напиши { $undo }, чтобы отменить ход, или нажми Enter, чтобы идти дальше.
learn-shown = Вот так: { $action }
learn-word-show = покажи
learn-word-repeat = сначала
learn-word-skip = дальше
learn-help = Напиши действие или: { plain-word-board }, { plain-word-legal } (что разрешено), { learn-word-show } (сделай за меня), { plain-word-undo } (последний ход), { learn-word-repeat } (повторить главу), { learn-word-skip } (пропустить главу), { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
learn-over = Правила ты уже знаешь. Играй дальше: { $command }
learn-left = Урок прерван. Продолжить с того же места: { $command }
learn-checked = { $lesson }: { $chapters ->
    [one] { $chapters } глава
    [few] { $chapters } главы
    [many] { $chapters } глав
   *[other] { $chapters } главы
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}, { $messages ->
    [one] { $messages } предложение
    [few] { $messages } предложения
    [many] { $messages } предложений
   *[other] { $messages } предложения
}
learn-missing = Не хватает на языке { $language }: { $messages }

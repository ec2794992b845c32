app-about = Грай у настільні ігри про кольорове скло та візерунки з друзями або ботами. Без команди Leadlight відкривається в браузері.
app-language = Мова: --lang en|uk|pl|cs|ru або змінна середовища LEADLIGHT_LANG.
app-names = Назви ігор належать їхнім видавцям; Leadlight згадує їх лише для того, щоб було зрозуміло, чиї це правила.
help-usage = Використання
help-commands = Команди
help-command = КОМАНДА
help-arguments = Аргументи
help-name-game = ГРА
help-name-lesson = УРОК
help-name-file = ФАЙЛ
help-name-number = НОМЕР
help-options = Параметри
help-rule-options = Параметри правил
help-default = типово:
help-choices = варіанти:
help-required = обов’язково
help-help = Показати цю довідку.
help-version = Показати версію.

help-serve = Запустити сервер зі столами для твого браузера, а з --lan — для всіх у кімнаті.
help-play = Грати в терміналі проти ботів або з друзями за однією клавіатурою.
help-resume = Продовжити відкладену партію.
help-simulate = Дати ботам зіграти багато партій і підбити підсумки.
help-train = Навчити нейромережу гри на партіях із самою собою; потрібен PyTorch.
help-replay = Показати записану партію або перевірити її.
help-verify = Перевірити, чи чесною була випадковість в онлайн-партії.
help-learn = Навчитися гри, граючи: перша партія з підказками, крок за кроком.
help-rules = Прочитати пронумеровані правила гри.
help-bench = Виміряти швидкодію правил і сервера.
help-bench-engine = Дій за секунду: з компіляцією, без неї та, для порівняння, в OpenSpiel.
help-print = Зробити PDF для справжнього столу: деталі гри, щоб вирізати, пам’ятка гравця, бланк підрахунку балів.
help-backup = Скопіювати всі онлайн-столи в один файл; сервер може тим часом працювати.
help-restore = Замінити всі онлайн-столи резервною копією.
help-moderate = Лад на твоєму сервері: переглянути столи, видалити їх, заборонити гостям писати чи заходити.
help-moderate-tables = Показати столи: спершу ті, що змінилися останніми.
help-moderate-people = Показати, кого знає стіл: гравців, глядачів і тих, хто там писав.
help-moderate-guests = Показати гостей, яким заборонено писати або заходити.
help-moderate-delete = Видалити стіл разом із партіями та чатом.
help-moderate-mute = Заборонити гостеві писати в будь-якому чаті.
help-moderate-unmute = Знову дозволити гостеві писати.
help-moderate-block = Не пускати гостя на сервер.
help-moderate-unblock = Знову пускати гостя.
help-bench-server = Час процесора на дію й затримка сервера та, для порівняння, boardgame.io.
help-completion = Вивести скрипт автодоповнення для твоєї оболонки.

help-game = Гра: { $games }.
help-players = Скільки гравців.
help-people = Імена людей за цією клавіатурою, через кому.
help-play-bots = Боти на решту місць, через кому: { $bots } або власні як package.module:Class.
help-option = Параметр правил у вигляді назва=значення; можна вказувати кілька разів.
help-option-side = Сторона A дає бали за орнаменти між вікнами, сторона B — за кількість повних вікон, помножену на кількість скелець одного кольору.
help-option-gap_blocks_return = Скляра не можна перемістити назад через місце, де вже немає вітража.
help-option-starter = Хто починає: гравець за жеребом чи гравець на місці 1.
help-option-promo_windows = Додати дві промокарти вітражів: Vitraux / Balboa Bay та Alpenglow / Komorebi.
help-option-reveal_table_first = Викласти інструменти та спільні цілі до вибору вітражів.
help-option-mode = У режимі base чорний — такий самий колір, як інші; у режимі broken він торкається всього, а те, чого він торкається, не рахується.
help-option-solo_tools = Скільки інструментів у грі соло: 1 — дуже важко, 5 — легко.
help-seed = Число, яке задає всю випадковість.
help-plain = Текст рядок за рядком замість малюнка — зручно для програм зчитування з екрана.
help-save = Куди зберегти запис партії.
help-record-file = Запис партії, файл JSON.
help-resume-file = Запис партії або номер зі списку; без нього — відкладена партія, а коли їх кілька, та, яку вибереш.
help-resume-list = Лише показати список відкладених партій.
help-games-count = Скільки партій зіграти.
help-simulate-bots = Хто грає, через кому; список повторюється, доки не заповнить усі місця: { $bots } або власні як package.module:Class.
help-records = Зберегти запис кожної партії в цю теку.
help-json = Вивести на стандартний вивід один об’єкт JSON і нічого більше.
help-check-laws = Перевіряти інваріанти гри після кожної дії (--check) або ніколи (--no-check); якщо не вказати, в одній позиції з 256.
help-jobs = Скільки процесів грають; якщо не вказати, по одному на ядро. Результати однакові.
help-train-run = Тека навчання; якщо вона вже є, навчання продовжиться.
help-train-minutes = Скільки хвилин навчати.
help-train-processes = Скільки процесів грає; без цього — по одному на ядро.
help-train-players = Скільки гравців; через кому, якщо чергуються партії з різною кількістю гравців.
help-train-set = Параметр навчання у вигляді назва=значення; можна вказати кілька разів.
help-train-matches = Скільки партій проти бота greedy в кожному вимірюванні.
help-csv = Вивести на стандартний вивід лише показники, рядками через кому.
help-ply = Показати позицію після вказаної кількості дій.
help-check = Перевірити за правилами весь запис і сказати, чи він правильний.
help-seen = Що бачив твій браузер, як це копіює або зберігає сторінка «Перевірка чесності»: файл або - для стандартного введення.
help-rule-number = Лише це правило або розділ, наприклад S6.2 чи S6.
help-seconds = Скільки секунд триває кожне вимірювання.
help-runs = Скільки прогонів зробити; результат — медіана.
help-matches = Скільки партій триває водночас.
help-peer = Виміряти й boardgame.io, якщо його встановлено.
help-openspiel = Виміряти й OpenSpiel, якщо його встановлено.
help-shell = Назва оболонки.
help-lan = Дозволити іншим у цій мережі приєднуватися й показати адресу QR-кодом.
help-host = Приймати з’єднання на цій адресі.
help-port = Приймати з’єднання на цьому порту; якщо не вказати — на першому вільному, починаючи з 8765.
help-data = Тека, де зберігаються столи.
help-browser = Відкрити браузер.
help-serve-bots = Інші боти, яких можна садити за столи, через кому, наприклад package.module:Class.
help-domain = Імена, за якими люди знаходять цей сервер, через кому, наприклад play.example.org; «*» — будь-які.
help-trusted-proxies = Проксі, чиїм X-Forwarded-For і X-Forwarded-Proto сервер вірить: адреси та мережі через кому або «none»; якщо не вказати, то лише проксі на цій машині.
help-people-per-address = Скільки людей може мати одну адресу, не сповільнюючи одне одного; більше — для школи чи фірми.
help-keep-finished = Через скільки днів видаляти стіл із завершеною партією, якщо ним ніхто не користується; 0 — ніколи.
help-keep-abandoned = Те саме для стола, за яким партія так і не почалася.
help-keep-chat = Через скільки днів видаляти рядок чату; 0 — ніколи.
help-keep-guests = Через скільки днів видаляти гостя без місця, який більше не приходить; 0 — ніколи.
help-keep-reviews = Через скільки днів видаляти розбір завантаженого запису; 0 — ніколи.
help-reviews-at-once = Скільки розборів партій обчислюється водночас; решта чекає.
help-serve-review-nodes = Скільки позицій розбір переглядає для кожного рішення; що більше, то довше й певніше.
help-backup-file = Файл резервної копії.
help-table-code = Код стола.
help-guest-id = Гість, як його названо в списках; досить початку.
help-most-tables = Скільки столів показати.
help-out = Куди записати PDF; якщо не вказати — у файл з назвою гри й паперу.
help-paper = Папір у принтері: a4 або letter.
help-sheet = Що друкувати: pieces — деталі, aid — пам’ятка на дві сторінки, pad — бланк підрахунку балів.

## Things that go wrong

error = Помилка: { $text }
error-hint = Спробуй: { $command }
error-save = Не вдалося зберегти запис у { $file }.
error-save-exists = Файл { $file } уже є. Вкажи інший або продовж цю партію: { $command } resume { $file }
error-port-taken = Порт { $port } на { $host } недоступний: його зайняла інша програма або він заборонений. Вибери інший через --port.
error-server-running = Leadlight уже працює з цими даними: { $address }. Спершу зупини його або вкажи іншу теку через --data.
error-data-folder = Не вдалося записати в теку { $folder }. Вкажи іншу через --data.
error-data-foreign = { $file } належить іншому користувачеві цього комп’ютера, тож таємниці не були б захищені. Запусти Leadlight від його імені або вкажи власну теку через --data.
error-database-damaged = Файл { $file } пошкоджено, або це не база даних. Віднови його з резервної копії: leadlight restore ФАЙЛ. Якщо копії нема, перенеси його в інше місце, щоб почати без столів.
error-database-foreign = { $file } — база даних іншої програми. Вкажи іншу теку через --data.
error-database-newer = Файл { $file } створила новіша версія Leadlight. Онови Leadlight або вкажи іншу теку через --data.
error-database-unusable = Не вдалося відкрити { $file } для запису. Заверши інші програми, що його використовують, і перевір права доступу та вільне місце на диску.
error-backup-nothing = У { $folder } нема чого копіювати.
error-backup-exists = Файл { $file } уже є. Вкажи інший.
error-backup-failed = Не вдалося зберегти резервну копію в { $file }.
error-print-exists = Файл { $file } уже є. Вкажи інший через --out.
error-print-failed = Не вдалося записати PDF у { $file }.
error-backup-unreadable = Файл { $file } — не резервна копія Leadlight, або його пошкоджено. Нічого не змінено.
error-moderate-nothing = У теці { $folder } немає столів. Укажи теку сервера через --data.
error-order-value = «{ $value }» сюди не підходить.
error-server-silent = Сервер за адресою { $address } не відповів як слід. Спробуй ще раз або спершу зупини його.
error-bench-proc = Виміряти сервер можна лише в Linux: там система показує час процесора для кожного процесу.
error-bench-load = Гравцям не вдалося з’єднатися із сервером, який мали виміряти.
error-bench-start = Сервер, який мали виміряти, не запустився: { $command }
error-no-match = Немає партії, яку можна продовжити.
error-resume-number = У списку немає партії { $number }; остання — { $last }.
error-bot-import = Бота «{ $bot }» не вдалося завантажити. Помилка під час імпорту { $module }: { $reason }
error-bot-class = У { $module } немає бота «{ $name }». Є: { $expected }.
error-bot-none = «{ $path }» — не бот. Бот має ім’я щонайбільше з { $longest } символів і метод «choose».
error-bot-parameter = Бот «{ $bot }» не має таких параметрів. Він має: { $expected }.
error-bot-refused = Бот «{ $bot }» не приймає своїх параметрів: { $reason }
error-bot-budget = «{ $value }» не підходить для { $parameter } бота «{ $bot }». time — це секунди, nodes — ціле число; обидва більші за нуль.
error-weights-broken = Файл із вагами пошкоджено: { $reason }
error-weights-missing = Не вдалося прочитати ваги з { $file }: { $reason }
error-weights-none = Для такої партії гри { $game } немає навчених ваг.
error-train-plan = У теці { $folder } лежить навчання з іншими параметрами. Вкажіть іншу через --run.
error-train-setting = Цей параметр навчання не підходить: { $reason }
error-train-torch = Для навчання потрібен PyTorch, а його не встановлено. Встановіть його так: pip install "leadlight[train]"
error-terminal-small = Термінал замалий: { $width }×{ $height }. Треба хоча б 80×24 або --plain.
error-shell-unknown = Яка в тебе оболонка? Вкажи її через --shell: bash, zsh або fish.
error-usage-command = Немає команди «{ $token }».
error-usage-option = Тут немає параметра «{ $token }».
error-usage-unused = Зайві слова: { $token }
error-usage-missing = Бракує значення для { $token }.
error-usage-value = «{ $value }» не підходить для { $token }.
error-usage-repeated = Параметр { $token } вказано кілька разів.
error-usage = Не вдалося розібрати цю команду.
error-bot-failed = Бот { $bot } збився після дії { $ply }: { $reason }
error-simulation-killed = Один із процесів, що грали, примусово завершено; без нього підрахувати не вдасться.
did-you-mean = Може, «{ $suggestion }»?

## Play

play-thinking = { $name } думає…
play-bot-late = { $name }: надто довгі роздуми. За бота обирає { $stand_in }.
play-bot-crashed = { $name }: збій бота. За нього обирає { $stand_in }.
play-bot-killed = { $name }: процес бота перервано. За нього обирає { $stand_in }.
play-bot-illegal = { $name }: недозволена дія. За бота обирає { $stand_in }.
play-hand-over = { $name }, твій хід. Натисни Enter, коли екран бачиш лише ти.
play-saved = Партію збережено: { $file }
play-go-on = Продовжити: { $command }
play-look-again = Переглянути ще раз: { $command } replay { $file }
play-left = Партію відкладено.
play-undone = Дію скасовано.
play-again = Натисни ту саму клавішу ще раз: на це піде твій хід.
play-interpreted = Правила тут працюють без компіляції, разів у десять повільніше; у грі цього не помітно.
play-moves = Ходи
play-cards = Карти
play-scores = Бали
play-winner = Перемога: { $names }.
play-shared = Спільна перемога: { $names }.
play-lost = Не виграно: нейтральний результат не перевершено.
play-over = Партію закінчено.
play-total = підсумок
key-step = крок
key-leap = 10 кроків
key-move = рух
key-pick = вибір
key-back = назад
key-undo = скасувати
key-boards = гравці
key-help = ще
key-leave = вихід
key-new-match = нова партія
key-score = бали
keys-title = Клавіші
keys-escape = Esc повертає на крок назад
keys-type = : відкриває рядок, у якому можна написати дію
keys-undo = U скасовує твою останню дію, доки після неї нічого не тягнули
keys-boards = O показує планшет наступного гравця
keys-score = S показує, з чого складаються бали
keys-moves = L показує всі ходи
keys-mouse = Миша: клацання вибирає, друге клацання там само підтверджує; коліщатко перебирає варіанти
keys-leave = Q або Ctrl-C — вихід; партія збережеться
keys-close = Натисни будь-яку клавішу, щоб продовжити.
keys-new-match = N починає нову партію, будь-яка інша клавіша — далі.

plain-prompt = { $name }>
# Words to type; the English ones are understood in every language.
plain-word-board = поле
plain-word-legal = ходи
plain-word-score = рахунок
plain-word-undo = скасувати
plain-word-rules = правила
plain-word-help = довідка
plain-word-leave = вийти
plain-help = Напиши дію, запропоноване число або одне зі слів: { plain-word-board }, { plain-word-legal }, { plain-word-score }, { plain-word-undo }, { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
plain-example = Наприклад: { $example }
plain-legal = Можна:
plain-new-match = Напиши n, щоб почати нову партію; лише Enter — кінець:

resume-which = Яку партію? Номер або Enter для першої:
resume-ply = дія { $ply }
resume-turn = ходить { $name }

## The server

serve-here = Leadlight працює тут: { $address }
serve-lan = Для інших у цій мережі: { $address }
serve-kept = Столи зберігаються в { $folder }
serve-stop = Ctrl-C зупиняє сервер; нічого не пропаде.
serve-stopped = Сервер зупинено. Усе збережено.
serve-running = Leadlight уже працює тут: { $address }
backup-done = Усі столи скопійовано у { $file }
restore-done = Усі столи відновлено з { $file }
restore-old = Те, що було раніше, збережено в { $file }
moderate-none = Показувати нічого.
moderate-waiting = чекає
moderate-playing = грають
moderate-over = закінчено
# $number counts from 1.
moderate-seat = місце { $number }
moderate-is-muted = не може писати
moderate-is-blocked = не може заходити
moderate-deleted = Стіл { $code } видалено.
# $guest is the beginning of the guest's id
moderate-muted = { $name } ({ $guest }) більше не може писати.
moderate-unmuted = { $name } ({ $guest }) знову може писати.
moderate-blocked = { $name } ({ $guest }) більше не може заходити.
moderate-unblocked = { $name } ({ $guest }) знову може заходити.

## Друк

print-done = { $count ->
    [one] { $count } аркуш — у { $file }
    [few] { $count } аркуші — у { $file }
    [many] { $count } аркушів — у { $file }
   *[other] { $count } аркуша — у { $file }
}

## Simulate, replay, rules, bench

simulate-progress = Боти грають
simulate-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
simulate-matches = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, у середньому { $plies ->
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
} на партію
simulate-wins = Перемоги
simulate-mean = Балів у середньому
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") }; { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") })
simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-seat = Місце { $number }
simulate-deviation = Відхилення
simulate-intervals = У дужках — 95-відсоткові довірчі інтервали.
simulate-interrupted = Зупинено: зіграно партій { $games } з { $wanted }; показники — за ними.
simulate-seed = Початкове число: { $seed }
simulate-ties = Нічиї між ботами: { $ties }
train-line = Зіграно { $games ->
    [one] { $games } партію
    [few] { $games } партії
   *[many] { $games } партій
 }; у вимірюванні виграно { NUMBER($share, style: "percent") } із { $matches }, у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } бала
replay-ply = Дія { $ply } з { $plies }
replay-good = Запис правильний: { $plies ->
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}, усе за правилами.
replay-good-open = Поки що запис правильний: { $plies ->
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}, усе за правилами; партію не закінчено.
verify-fair = Чесно: усі випадкові події ({ $draws }) відповідають доказу, і це та партія, яку бачив твій браузер.
verify-consistent = Запис узгоджений: усі випадкові події ({ $draws }) відповідають доказу.
verify-unknown = Самого цього не досить, щоб знати:
verify-unknown-commitment = чи запечатав сервер цей секрет ще до партії
verify-unknown-contribution = чи враховано твій власний внесок
verify-unknown-head = чи ті самі імена й параметри, з якими партія почалася
verify-unknown-end = чи закінчилася партія так, як сказано в записі
verify-hint = Твій браузер пам’ятає, що він бачив. Скопіюй це на сторінці «Перевірка чесності» і встав після цієї команди: { $command }
verify-scheme-1 = У цій партії випадковість визначали, як у Leadlight 0.1, де внесків не запечатували: гравець, який тримав сервер, міг дібрати останній внесок.
verify-foresight = Жоден доказ не виключає, що той, хто тримає сервер, заздалегідь знав, що випаде, і бачив приховане.
bench-title = Дій за секунду, медіана { $runs ->
    [one] { $runs } прогону
    [few] { $runs } прогонів
    [many] { $runs } прогонів
   *[other] { $runs } прогону
}
bench-spread = найменше – найбільше
bench-ratio = Співвідношення
bench-no-openspiel = OpenSpiel не встановлено, тож його не виміряно.
bench-not-compiled = Правила тут не скомпільовано, тож порівнювати нема з чим.
bench-measuring = Вимірювання
bench-cpu = Час процесора сервера на дію, мс
bench-rate = Дій за секунду
bench-disk = Самому диску, щоб дописати сторінку й скинути її на носій, потрібно { $p50 } мс (p50) і { $p99 } мс (p99).
bench-no-peer = boardgame.io не встановлено в benchmarks/peers/boardgameio, тож його не виміряно.

## Learning by playing

help-learn-lesson = Який урок. Без назви показує список.
help-learn-chapter = Почати з цього розділу, а не з того місця, де зупинено.
help-learn-check = Програти кожен урок за правилами, прочитати його всіма мовами й повідомити, що не так.
error-lesson-unknown = Уроку { $lesson } немає. Уроки: { $expected }.
error-lesson-chapter = Розділу { $chapter } немає; останній — { $last }.
error-lesson-step = В уроці { $lesson } немає кроку { $step } у розділі { $chapter }.
error-lesson-over = Цей крок уже зроблено.
learn-choose = Можна пройти такі уроки:
learn-lesson = { $name }: { $title } ({ $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
})
learn-chapter = Розділ { $number }: { $title }
learn-step = Крок { $number } із { $steps }. { $title }
learn-do = Завдання: { $task }
learn-go-on = Натисни Enter, щоб іти далі.
learn-done = Цей крок зроблено. Натисни Enter, щоб іти далі.
learn-take-back = Напиши { $undo }, щоб скасувати хід, або натисни Enter, щоб іти далі.
learn-shown = Ось так: { $action }
learn-word-show = покажи
learn-word-repeat = спочатку
learn-word-skip = далі
learn-help = Напиши дію або: { plain-word-board }, { plain-word-legal } (що дозволено), { learn-word-show } (зроби за мене), { plain-word-undo } (останній хід), { learn-word-repeat } (повторити розділ), { learn-word-skip } (пропустити розділ), { plain-word-rules }, { plain-word-help }, { plain-word-leave }.
learn-over = Правила ти вже знаєш. Грай далі: { $command }
learn-left = Урок перервано. Продовжити з того самого місця: { $command }
learn-checked = { $lesson }: { $chapters ->
    [one] { $chapters } розділ
    [few] { $chapters } розділи
    [many] { $chapters } розділів
   *[other] { $chapters } розділу
}, { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}, { $messages ->
    [one] { $messages } речення
    [few] { $messages } речення
    [many] { $messages } речень
   *[other] { $messages } речення
}
learn-missing = Бракує мовою { $language }: { $messages }

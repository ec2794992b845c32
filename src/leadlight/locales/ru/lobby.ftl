# The web client outside the table: lobby, menu, settings, the page of the rules. Names of players are never inflected.

lobby-motto = Настольные игры о стекле и узорах
lobby-home = В лобби
lobby-close = Закрыть
lobby-save = Сохранить
lobby-copy = Копировать
lobby-copied = Скопировано.
lobby-copy-yourself = Адрес выделен: скопируй его с клавиатуры или через меню браузера.
lobby-page-unreachable = Не удалось загрузить страницу. Проверь соединение и обнови её.
lobby-nowhere = Здесь ничего нет
lobby-nowhere-explained = По этому адресу нет страницы. Все столы, к которым можно присоединиться, — в лобби.

# A table, as the bar names it
lobby-table-code = Стол { $code }

# The games
lobby-size = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
    [many] { $most } игроков
   *[other] { $most } игрока
}, { $minutes } мин
lobby-later = Появится позже
lobby-games = Игры
lobby-game-show = Показать игру «{ $game }»

# Playing against bots
lobby-play-bots = Сыграть с ботами
lobby-play-alone = Сыграть в одиночку
lobby-alone-game = { $game }: игра в одиночку
# $bots is how many bots sit at the table, $level the name of a bot.
lobby-opponents = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}, { $level }
lobby-opponents-change = Выбрать игроков и ботов
lobby-players = Игроки
lobby-level = Боты
lobby-bot-random-hint = Делает случайный ход по правилам.
lobby-bot-greedy-hint = Берёт как можно больше очков прямо сейчас.

# Creating a table
lobby-create = Создать стол
lobby-create-game = Новый стол: { $game }
lobby-table-name = Название стола
lobby-table-name-hint = Можно не заполнять.
lobby-seats = Места
lobby-seat-you = Ты
lobby-seat-person = Человек
lobby-seat-bot = Бот: { $bot }
# $seat counts from 1.
lobby-seat-who = Место { $seat }
lobby-option-side = Сторона планшета
lobby-option-side-A = A
lobby-option-side-B = B
lobby-option-side-hint = На стороне A очки дают орнаменты между окнами, на стороне B — число заполненных окон, умноженное на число стёклышек одного цвета.
lobby-option-gap_blocks_return = Пустые места — преграда
lobby-option-gap_blocks_return-hint = Стекольщика нельзя вернуть, если на пути есть место, с которого полоса уже убрана.
lobby-option-starter = Кто начинает
lobby-option-starter-drawn = По жребию
lobby-option-starter-first = Место 1
lobby-option-starter-hint = Кому достанется первый ход в партии.
lobby-option-mode = Узоры
lobby-option-mode-base = Целые
lobby-option-mode-broken = Разбитые
# $value — «base» или «broken».
lobby-option-mode-hint = { $value ->
    [broken] Чёрный касается любого цвета, а то, что касается чёрного, не считается.
   *[base] Чёрный — такой же цвет, как остальные.
}
lobby-option-promo_windows = Промовитражи
lobby-option-promo_windows-hint = К картам витражей добавляются ещё две, с четырьмя витражами.
lobby-option-reveal_table_first = Сначала карты на столе
lobby-option-reveal_table_first-hint = Инструменты и общие цели видны до того, как игроки выберут витражи.
lobby-option-solo_tools = Инструменты
lobby-option-solo_tools-hint = { $value ->
    [1] Очень трудно
    [2] Трудно
    [3] Средне
    [4] Довольно легко
   *[5] Легко
}: столько инструментов лежит на столе, каждый можно использовать один раз.
lobby-on = Вкл.
lobby-off = Выкл.
lobby-visibility = Кто может зайти
lobby-visibility-open = Все
lobby-visibility-open-hint = Стол виден в лобби; играть или смотреть может кто угодно.
lobby-visibility-link = По ссылке
lobby-visibility-link-hint = Стола нет в списке; играть или смотреть может тот, у кого есть ссылка или код.
lobby-visibility-private = Только игроки
lobby-visibility-private-hint = Стола нет в списке; партию видят только те, кто сидит за столом.
lobby-fresh = Свежие случайные числа для каждого розыгрыша
lobby-fresh-hint = Никто не может предвидеть, что выпадет, даже тот, кто держит сервер. Зато перед каждым розыгрышем партия ждёт, пока страница не будет открыта у всех игроков.
lobby-clock = Часы
lobby-clock-none = Без часов
lobby-clock-move = На ход
lobby-clock-bank = На партию
lobby-clock-none-hint = Думай сколько хочешь.
lobby-clock-move-hint = Столько времени даётся на каждый ход.
lobby-clock-bank-hint = Один запас времени на всю партию и небольшая добавка за каждый ход.
lobby-clock-time = Время
lobby-takeover = Если кто-то отошёл
# How long somebody must be away before the others may let a bot play on
lobby-takeover-never = Без бота
lobby-takeover-hint = По истечении этого времени остальные могут проголосовать, чтобы до возвращения игрока играл бот.
lobby-takeover-never-hint = Партия ждёт, пока игрок не вернётся.
lobby-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
lobby-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
lobby-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
lobby-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
# Minutes for the match plus seconds with every move
lobby-bank = { $minutes } мин + { $seconds } с

# Your tables
lobby-continue = Продолжить
lobby-mine-waiting = { $game }, { $free ->
    [0] все места заняты
    [one] свободно { $free } место
    [few] свободно { $free } места
    [many] свободно { $free } мест
   *[other] свободно { $free } места
}
lobby-your-turn = Твой ход
lobby-turn-of = Ходит { $name }

# Joining
lobby-join-code = Зайти по коду
lobby-code = Код стола
lobby-code-hint = Шесть символов, например LIME42.
lobby-code-note = Или открой ссылку от друга. Регистрация не нужна.
lobby-join = Зайти
lobby-watch = Смотреть
lobby-join-table = Зайти: { $table }
lobby-watch-table = Смотреть: { $table }

# Open tables
lobby-tables = Открытые столы
lobby-tables-count = { $count }
lobby-tables-none = Столов пока нет. Создай свой и отправь ссылку.
lobby-offline = Нет связи с сервером. Пробуем снова каждые несколько секунд.
lobby-tables-looking = Ищем столы…
lobby-seats-taken = занято { $taken } из { $seats }
lobby-over = сыграно
lobby-bots = { $count ->
    [one] бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
lobby-nobody = Пока никого

# Others in the same room
lobby-room = Для тех, кто рядом
lobby-room-explained = В той же сети можно открыть этот адрес или отсканировать код.
lobby-room-qr = QR-код адреса { $address }

# You
lobby-name = Твоё имя
lobby-name-saved = Теперь тебя зовут { $name }.
lobby-you-are = Твоё имя в игре: { $name }
lobby-name-change = Сменить имя
lobby-adopted = Теперь на этом устройстве играет { $name }.
lobby-adopt = Играть здесь под другим именем?
# $name is who this device is now, $other whom the link makes of it
lobby-adopt-explained = Сейчас ты здесь { $name }. Если перейти по ссылке, это устройство будет играть как { $other }, и к столам гостя { $name } отсюда уже не попасть. Переходи, только если ссылка создана тобой на другом твоём устройстве.
lobby-adopt-yes = Играть как { $name }
lobby-adopt-no = Остаться: { $name }

# Menu
lobby-menu = Меню
lobby-language = Язык
lobby-theme = Тема
lobby-theme-system = Как в системе
lobby-theme-light = Светлая
lobby-theme-dark = Тёмная
lobby-theme-to-light = Включить светлую тему
lobby-theme-to-dark = Включить тёмную тему
lobby-motion = Анимация
lobby-motion-system = Как в системе
lobby-motion-full = Полная
lobby-motion-reduced = Минимальная
lobby-marks = Чёткие метки
lobby-marks-hint = У каждого цвета хорошо видны своя форма и текстура.
lobby-sorted = Порядок на витринах
lobby-sorted-hint = Стёклышки одного цвета всегда лежат на одном и том же месте витрины.
lobby-gentle = Щадящий режим
lobby-gentle-hint = В игре с ботами: предупреждение перед явной ошибкой.
lobby-sound = Звук
lobby-letters = Буквенные клавиши
lobby-letters-hint = Отключи, если управляешь компьютером голосом.
lobby-notify = Уведомления
lobby-notify-hint = Подскажут, что настал твой ход, когда эта страница в фоне.
lobby-notify-refused = Браузер не разрешает уведомления для этой страницы. Разреши их в его настройках.
lobby-device = Продолжить на другом устройстве
lobby-device-explained = Открой ссылку на другом устройстве, и там тоже будешь ты: со своим именем, столами и местами. Она действует один раз в течение десяти минут. Никому её не отправляй.
lobby-device-link = Ссылка для другого устройства
lobby-devices = Устройства, с которых играет { $name }
lobby-device-this = Это устройство
# $day is a date
lobby-device-used = Последний раз: { $day }
lobby-device-unknown = Неизвестное устройство
lobby-device-sign-out = Выйти
lobby-device-sign-out-of = Выйти на устройстве: { $device }
lobby-device-sign-out-again = Нажми ещё раз
lobby-device-sign-out-note = Без другого устройства снова играть как { $name } не получится.
lobby-rules-link = Изучить правила
lobby-howto = Как играть
lobby-coach = Подсказки новичку
lobby-coach-hint = В игре против ботов одно предложение объясняет то, что случилось впервые.
lobby-open-record = Открыть запись
lobby-analysis = Анализ
lobby-keys = Клавиши
lobby-keys-groups = следующая или предыдущая группа
lobby-keys-arrows = перемещение внутри группы
lobby-keys-pick = взять или выложить
lobby-keys-cancel = отмена
lobby-keys-opponents = соперники
lobby-keys-log = ходы
lobby-keys-hint = подсказки, против ботов
lobby-keys-marks = чёткие метки
lobby-keys-help = этот список
lobby-keys-off = Буквы и цифры работают только за столом; их можно отключить в меню.

# The numbered rules
lobby-rules = Правила игры «{ $game }»
lobby-rules-chapters = Разделы
lobby-rules-search = Поиск по правилам
lobby-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
    [many] Найдено { $count } правил
   *[other] Найдено { $count } правила
}
lobby-rules-none = Таких слов в правилах нет.
lobby-rules-number = Правило { $number }
lobby-rules-unknown = Правила этой игры ещё не написаны.

# Листы для печати, на странице правил
lobby-print = Сыграть за настоящим столом
lobby-print-sheet = { $sheet ->
    [pieces] Детали, которые вырезают
    [aid] Памятка игрока
   *[pad] Бланк подсчёта очков
}
lobby-print-paper = { $paper ->
    [letter] US Letter (PDF)
   *[a4] A4 (PDF)
}

lobby-publishers = Названия игр принадлежат их издателям. Leadlight — свободная программа; её делают игроки, и с издателями она не связана.

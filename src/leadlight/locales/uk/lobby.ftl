# The web client outside the table: lobby, menu, settings, the page of the rules. Names of players are never inflected.

lobby-motto = Настільні ігри про скло та візерунки
lobby-home = На головну
lobby-close = Закрити
lobby-save = Зберегти
lobby-copy = Копіювати
lobby-copied = Скопійовано.
lobby-copy-yourself = Адресу виділено: скопіюй її з клавіатури або через меню браузера.
lobby-page-unreachable = Не вдалося завантажити цю сторінку. Перевір з’єднання й онови її.
lobby-nowhere = Тут нічого немає
lobby-nowhere-explained = За цією адресою немає сторінки. Усі столи, до яких можна приєднатися, — на головній.

# A table, as the bar names it
lobby-table-code = Стіл { $code }

# The games
lobby-size = { $least }–{ $most ->
    [one] { $most } гравець
    [few] { $most } гравці
    [many] { $most } гравців
   *[other] { $most } гравця
}, { $minutes } хв
lobby-later = З’явиться згодом
lobby-games = Ігри
lobby-game-show = Показати гру «{ $game }»

# Playing against bots
lobby-play-bots = Грати проти ботів
lobby-play-alone = Грати соло
lobby-alone-game = { $game }: гра соло
# $bots is how many bots sit at the table, $level the name of a bot.
lobby-opponents = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
} ({ $level })
lobby-opponents-change = Вибрати гравців і ботів
lobby-players = Гравці
lobby-level = Боти
lobby-bot-random-hint = Ходить навмання, але за правилами.
lobby-bot-greedy-hint = Бере якнайбільше балів просто зараз.

# Creating a table
lobby-create = Створити стіл
lobby-create-game = Створити стіл: { $game }
lobby-table-name = Назва стола
lobby-table-name-hint = Можна не вказувати.
lobby-seats = Місця
lobby-seat-you = Ти
lobby-seat-person = Людина
lobby-seat-bot = Бот: { $bot }
# $seat counts from 1.
lobby-seat-who = Місце { $seat }
lobby-option-side = Сторона планшета
lobby-option-side-A = A
lobby-option-side-B = B
lobby-option-side-hint = Сторона A дає бали за орнаменти між вікнами, сторона B — за кількість повних вікон, помножену на кількість скелець одного кольору.
lobby-option-gap_blocks_return = Пусті комірки зупиняють скляра
lobby-option-gap_blocks_return-hint = Скляра не можна перемістити назад через місце, де вже немає вітража.
lobby-option-starter = Хто починає
lobby-option-starter-drawn = Вирішує жереб
lobby-option-starter-first = Місце 1
lobby-option-starter-hint = Хто робить перший хід партії.
lobby-option-mode = Візерунки
lobby-option-mode-base = Цілі
lobby-option-mode-broken = Розбиті
# $value — «base» або «broken».
lobby-option-mode-hint = { $value ->
    [broken] Чорний торкається будь-якого кольору, а те, що торкається чорного, не рахується.
   *[base] Чорний — такий самий колір, як інші.
}
lobby-option-promo_windows = Промовітражі
lobby-option-promo_windows-hint = До карт вітражів додаються ще дві, із чотирма вітражами.
lobby-option-reveal_table_first = Спершу карти на столі
lobby-option-reveal_table_first-hint = Інструменти й спільні цілі відкрито ще до вибору вітражів.
lobby-option-solo_tools = Інструменти
lobby-option-solo_tools-hint = { $value ->
    [1] Дуже важко
    [2] Важко
    [3] Середньо
    [4] Досить легко
   *[5] Легко
}: стільки інструментів лежить на столі, кожен можна використати один раз.
lobby-on = Так
lobby-off = Ні
lobby-visibility = Доступ
lobby-visibility-open = Для всіх
lobby-visibility-open-hint = Стіл є у списку на головній; будь-хто може приєднатися або дивитися.
lobby-visibility-link = За посиланням
lobby-visibility-link-hint = Стола немає у списку; за посиланням або кодом можна приєднатися чи дивитися.
lobby-visibility-private = Лише гравці
lobby-visibility-private-hint = Стола немає у списку; партію бачать лише ті, хто за ним сидить.
lobby-fresh = Свіжі випадкові числа для кожного розіграшу
lobby-fresh-hint = Ніхто не може передбачити, що випаде, навіть той, хто тримає сервер. Зате перед кожним розіграшем партія чекає, доки сторінку відкрито в усіх гравців.
lobby-clock = Годинник
lobby-clock-none = Без годинника
lobby-clock-move = На хід
lobby-clock-bank = На партію
lobby-clock-none-hint = Думай скільки завгодно.
lobby-clock-move-hint = Стільки часу є на кожен хід.
lobby-clock-bank-hint = Запас часу на всю партію; за кожен хід додається ще трохи.
lobby-clock-time = Час
lobby-takeover = Якщо хтось відійшов
# How long somebody must be away before the others may let a bot play on
lobby-takeover-never = Без бота
lobby-takeover-hint = Після цього часу інші можуть проголосувати, щоб до повернення гравця грав бот.
lobby-takeover-never-hint = Партія чекає, доки гравець повернеться.
lobby-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
lobby-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
lobby-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
lobby-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
# Minutes for the match plus seconds with every move
lobby-bank = { $minutes } хв + { $seconds } с

# Your tables
lobby-continue = Продовжити
lobby-mine-waiting = { $game }, { $free ->
    [0] усі місця зайнято
    [one] { $free } вільне місце
    [few] { $free } вільні місця
    [many] { $free } вільних місць
   *[other] { $free } вільного місця
}
lobby-your-turn = Твій хід
lobby-turn-of = Ходить { $name }

# Joining
lobby-join-code = Зайти за кодом
lobby-code = Код стола
lobby-code-hint = Шість символів, наприклад LIME42.
lobby-code-note = Або відкрий посилання від друзів. Реєстрація не потрібна.
lobby-join = Зайти
lobby-watch = Дивитися
lobby-join-table = Зайти: { $table }
lobby-watch-table = Дивитися: { $table }

# Open tables
lobby-tables = Активні столи
lobby-tables-count = { $count }
lobby-tables-none = Столів поки немає. Створи свій і надішли посилання.
lobby-offline = Сервер недоступний. Пробуємо знову кожні кілька секунд.
lobby-tables-looking = Шукаємо столи…
lobby-seats-taken = { $taken } з { $seats } місць
lobby-over = закінчено
lobby-bots = { $count ->
    [one] бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
lobby-nobody = Поки нікого

# Others in the same room
lobby-room = Для тих, хто поруч
lobby-room-explained = Хто в тій самій мережі, хай відкриє цю адресу або відсканує код.
lobby-room-qr = QR-код адреси { $address }

# You
lobby-name = Твоє ім’я
lobby-name-saved = Тепер твоє ім’я { $name }.
lobby-you-are = Ти граєш як { $name }
lobby-name-change = Змінити ім’я
lobby-adopted = На цьому пристрої ти тепер граєш як { $name }.
lobby-adopt = Грати тут під іншим іменем?
# $name is who this device is now, $other whom the link makes of it
lobby-adopt-explained = Зараз ти тут { $name }. Якщо перейти за посиланням, цей пристрій гратиме як { $other }, і до столів гостя { $name } звідси вже не потрапити. Переходь, лише якщо посилання створено тобою на іншому своєму пристрої.
lobby-adopt-yes = Грати як { $name }
lobby-adopt-no = Лишитися: { $name }

# Menu
lobby-menu = Меню
lobby-language = Мова
lobby-theme = Тема
lobby-theme-system = Як у системі
lobby-theme-light = Світла
lobby-theme-dark = Темна
lobby-theme-to-light = Увімкнути світлу тему
lobby-theme-to-dark = Увімкнути темну тему
lobby-motion = Анімація
lobby-motion-system = Як у системі
lobby-motion-full = Повна
lobby-motion-reduced = Стримана
lobby-marks = Чіткі позначки
lobby-marks-hint = Кожен колір має виразну форму й текстуру.
lobby-sorted = Упорядковані вітрини
lobby-sorted-hint = Скельця одного кольору завжди лежать на тому самому місці вітрини.
lobby-gentle = Лагідний режим
lobby-gentle-hint = У грі проти ботів: попередження перед явною помилкою.
lobby-sound = Звук
lobby-letters = Літерні клавіші
lobby-letters-hint = Вимкни, якщо керуєш комп’ютером голосом.
lobby-notify = Сповіщення
lobby-notify-hint = Нагадають про твій хід, коли ця сторінка у фоні.
lobby-notify-refused = Браузер не дозволяє сповіщень для цієї сторінки. Дозволь їх у його налаштуваннях.
lobby-device = Продовжити на іншому пристрої
lobby-device-explained = Відкрий посилання на іншому пристрої, і там теж будеш ти: зі своїм іменем, столами й місцями. Воно діє один раз упродовж десяти хвилин. Нікому його не надсилай.
lobby-device-link = Посилання для іншого пристрою
lobby-devices = Пристрої, з яких грає { $name }
lobby-device-this = Цей пристрій
# $day is a date
lobby-device-used = Востаннє: { $day }
lobby-device-unknown = Невідомий пристрій
lobby-device-sign-out = Вийти
lobby-device-sign-out-of = Вийти на пристрої: { $device }
lobby-device-sign-out-again = Натисни ще раз
lobby-device-sign-out-note = Без іншого пристрою знову грати як { $name } не вийде.
lobby-rules-link = Прочитати правила
lobby-howto = Як грати
lobby-coach = Підказки новачкові
lobby-coach-hint = У грі проти ботів одне речення пояснює те, що сталося вперше.
lobby-open-record = Відкрити запис
lobby-analysis = Аналіз
lobby-keys = Клавіші
lobby-keys-groups = наступна або попередня група
lobby-keys-arrows = рух у межах групи
lobby-keys-pick = вибрати або викласти
lobby-keys-cancel = скасувати
lobby-keys-opponents = суперники
lobby-keys-log = ходи
lobby-keys-hint = підказки, проти ботів
lobby-keys-marks = чіткі позначки
lobby-keys-help = цей список
lobby-keys-off = Літери й цифри діють лише за столом; їх можна вимкнути в меню.

# The numbered rules
lobby-rules = Правила гри «{ $game }»
lobby-rules-chapters = Розділи
lobby-rules-search = Пошук у правилах
lobby-rules-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
    [many] Знайдено { $count } правил
   *[other] Знайдено { $count } правила
}
lobby-rules-none = Таких слів у правилах немає.
lobby-rules-number = Правило { $number }
lobby-rules-unknown = Правил цієї гри тут поки немає.

# Аркуші для друку, на сторінці правил
lobby-print = Зіграти за справжнім столом
lobby-print-sheet = { $sheet ->
    [pieces] Деталі, щоб вирізати
    [aid] Пам’ятка гравця
   *[pad] Бланк підрахунку балів
}
lobby-print-paper = { $paper ->
    [letter] US Letter (PDF)
   *[a4] A4 (PDF)
}

lobby-publishers = Назви ігор належать їхнім видавцям. Leadlight — вільна програма, яку створили гравці; з видавцями вона не пов’язана.

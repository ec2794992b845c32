# A table in the browser: waiting room, match, end, replay and the check of the chance. Names of players are never inflected.

error-unreachable = Сервер недоступний. Перевір з’єднання і спробуй ще раз.
table-error-unknown = Не вийшло ({ $code }). Спробуй ще раз або онови сторінку.

## What the server cannot do

## The bar

table-title = { $game }, стіл { $code }
table-title-turn = ● Твій хід — { $game }
table-loading = Відкриваємо стіл…
table-missing = Цей стіл не вдалося показати
table-to-lobby = На головну
table-status-turn = Твій хід
table-status-thinking = { $name } думає
table-status-bot = Ходить { $name }
table-status-waiting = { $free ->
    [0] Чекаємо, доки всі будуть готові
    [one] Чекаємо ще на { $free } гравця
    [few] Чекаємо ще на { $free } гравців
    [many] Чекаємо ще на { $free } гравців
   *[other] Чекаємо ще на { $free } гравця
}
table-status-connecting = З’єднуємося…
table-status-lost = З’єднання втрачено. Пробуємо знову…
table-status-lost-short = Немає з’єднання
table-status-over = Партію закінчено
table-status-away = { $name } не на зв’язку
table-clock = Лишилося часу: { $time }
table-clock-of = { $name }: лишилося { $time }
table-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
table-clock-low = { $seconds ->
    [one] Лишилася { $seconds } секунда
    [few] Лишилося { $seconds } секунди
    [many] Лишилося { $seconds } секунд
   *[other] Лишилося { $seconds } секунди
}.
table-clock-grace = Годинник зупинено ще на { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
table-clock-bank = { $minutes } хв + { $seconds } с за хід
table-clock-move = { $time } на хід
table-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}

## Before the match

table-waiting = Перед партією
table-seats = Місця
table-seat-free = Вільне місце
table-seat-take = Сісти тут
table-seat-change = Пересісти сюди
table-seat-stand = Встати
table-seat-bot = Посадити бота
table-seat-clear-of = Звільнити місце: { $name }
table-seat-ready = готово
table-seat-not-ready = ще не готово
table-seat-away = не на зв’язку
table-seat-you = ти
table-bot = бот, { $level }
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Запросити інших
table-invite-note = Надішли посилання, дай відсканувати QR-код або скажи код стола. Реєстрація не потрібна.
table-invite-link = Посилання на цей стіл
table-invite-code = Код
table-invite-share = Поділитися
table-invite-text = Зіграймо разом: { $game }
table-invite-qr = QR-код із посиланням на цей стіл
table-welcome-note = Вибери ім’я та місце. Реєстрація не потрібна.
table-full = Усі місця зайнято. Щойно партія почнеться, її можна буде дивитися тут.
table-rules = Умови партії
table-fair = Чесна випадковість
table-fair-note = Сервер уже запечатав свій секрет для цієї партії. Твій браузер додає власне випадкове число, тож ніхто не може вплинути на те, що випаде, а згодом кожен може це перевірити.
table-fair-seal = Печатка
table-fair-more = Як це працює
table-ready = Можна починати
table-ready-start = Почати партію
table-unready = Ще зачекати
table-ready-missing = Партія почнеться, коли всі місця буде зайнято й усі будуть готові.
table-ready-others = З твого боку все готово. Чекаємо на інших.
table-starting = Партія починається…
table-private = Партію бачать лише ті, хто сидить за цим столом.

## During the match

table-log = Ходи
table-log-empty = Ходів ще не було.
table-log-ply = Показати позицію після цього ходу
table-chat = Чат
table-chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
}
table-chat-empty = Тут іще ніхто нічого не писав.
table-chat-write = Написати в чат
table-chat-send = Надіслати
table-undo = Скасувати хід
table-undo-ask = Попросити скасувати хід
table-undo-asked = Прохання надіслано. Інші вирішать, чи можна скасувати хід.
table-undo-wish = { $name } просить скасувати хід.
table-undo-wish-mine = Ти просиш скасувати хід. Чекаємо на інших.
table-undo-yes = Дозволити
table-undo-no = Відмовити
table-undone = { $name }: хід скасовано.
table-undone-you = Твій хід скасовано.
table-resign = Здати партію
table-resign-again = Натисни ще раз, щоб здати
table-resign-note-two = Партія одразу закінчиться.
table-resign-note-more = Далі за тебе гратиме бот; у підсумку твоє місце останнє.
table-menu-replay = Переглянути зігране
# For the host of the table
table-people = Люди за цим столом
table-people-none = Поки що тут більше нікого не було.
table-people-watching = дивиться
table-people-muted = без права писати
table-people-blocked = вхід заборонено
table-people-mute = Заборонити писати
table-people-unmute = Дозволити писати
table-people-remove = Прибрати
table-people-block = Не пускати
table-people-unblock = Пускати знову
table-people-again = Натисни ще раз
table-people-note = Кому заборонено писати, той може лише грати. Кого прибрано, може повернутися; кого не пускають, не може.
table-people-note-playing = Кому заборонено писати, той може лише грати. Кого прибрано, може повернутися й дивитися; кого не пускають, не може. Далі за них грає бот.
table-away = { $name } не на зв’язку.
# $time is a duration, such as “10 minutes”
table-away-vote = { $name }: після тривалої відсутності ({ $time }) понад половина решти гравців може дозволити грати ботові.
table-away-never = Партія чекає, доки { $name } повернеться.
table-away-button = Хай грає бот
table-away-voted = Ти за те, щоб далі грав бот. Голосів: { $count } з { $needed }.
table-away-standin = Бот грає, доки { $name } не повернеться.
# $names are those who voted for it. The moves follow.
table-missed = Поки тебе не було, за тебе ходив бот. Так вирішили: { $names }.
table-late-you = Твій час вийшов. Далі за тебе грає бот.
table-resigned-you = Партію здано. Далі за тебе грає бот.

table-note-sat = { $name } сідає за стіл.
table-note-stood = { $name } встає з-за стола.
table-note-options = Умови партії змінилися. Перевір їх і ще раз підтверди готовність.
table-note-back = { $name } знову тут.
table-note-standin = { $name }: тепер грає бот.
table-note-resigned = { $name } здає партію.
table-note-rematch = { $name } пропонує реванш.
table-note-removed = Господар прибирає з-за стола: { $name }.

## The end

table-over-you = Твоя перемога: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
table-over-winner = Перемога: { $name }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
table-over-shared = Спільна перемога: { $names }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
table-over-you-alone = Твоя перемога: партію здано
table-over-alone = Партію здано, перемога: { $name }
table-over-lost = Поразка: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
table-over-given-up = Партію здано
table-over-part = Бали
table-over-total = Підсумок
table-over-place = Місце
table-over-resigned = партію здано
table-over-rematch = Реванш
table-over-anew = Зіграти ще раз
table-over-wants = Ти за реванш
table-over-wanted = За реванш: { $names }
table-over-again = Переглянути партію
table-over-check = Перевірити чесність
table-over-record = Завантажити запис
table-over-fold = Показати стіл
table-over-unfold = Показати підсумок

## Replay

table-replay = Перегляд партії
table-replay-open = Відкрити запис
table-replay-note = Перетягни сюди запис партії або вибери файл. Leadlight відтворить кожну партію, яку записав.
table-replay-choose = Вибрати файл
table-replay-position = Позиція
table-replay-at = { $at } з { $last }
table-replay-first = На початок
table-replay-back = На хід назад
table-replay-play = Відтворити
table-replay-pause = Призупинити
table-replay-forward = На хід уперед
table-replay-last = У кінець
table-replay-copy = Копіювати посилання на цю позицію
table-replay-copy-yourself = Браузер не дозволяє цій сторінці копіювати. Посилання на цю позицію є в рядку адреси.
table-replay-setup = Підготовка
table-replay-another = Відкрити інший запис

## Checking the chance

table-check = Перевірка чесності
table-check-note = Ця сторінка доводить: усе, що випало в партії, визначили числа, яких ніхто не міг сам знати чи змінити, — секрет, який сервер запечатав заздалегідь, і випадкові числа, які додали гравці. Твій браузер обчислює все заново.
table-check-open = Перетягни сюди запис онлайн-партії або вибери файл.
table-check-how = Як це працює
table-check-how-1 = Перш ніж хтось сяде за стіл, сервер створює секрет і показує його SHA-256 — печатку. Відтоді змінити секрет не можна.
table-check-how-2 = Браузер кожного гравця додає власне випадкове число, якого сервер не може знати заздалегідь.
table-check-how-3 = Кожну випадкову подію визначає HMAC: його ключ — секрет, а дані — ці числа й номер події.
table-check-how-4 = Наприкінці секрет розкривають, і кожен може обчислити всі випадкові події заново.
table-check-good = Випадковість у цій партії була чесною
table-check-bad = Випадковості в цій партії не можна довіряти
table-check-working = Перевіряємо…
table-check-seal = Секрет відповідає печатці
table-check-seal-good = SHA-256 розкритого секрету збігається з печаткою, показаною перед партією.
table-check-seal-bad = SHA-256 розкритого секрету не збігається з печаткою.
table-check-seen = Печатка та сама, яку тобі показали
table-check-seen-good = Перед початком партії цей браузер бачив таку саму печатку.
table-check-seen-bad = Перед початком партії цей браузер бачив іншу печатку.
table-check-seen-unknown = Перед партією цього браузера за столом не було, тож він не може цього знати.
table-check-mine = Твоє число враховано
table-check-mine-good = Випадкове число, яке додав цей браузер, є серед внесків.
table-check-mine-bad = Випадкового числа, яке додав цей браузер, серед внесків немає.
table-check-mine-unknown = До цієї партії цей браузер числа не додавав.
table-check-draws = Усі випадкові події випливають із цих чисел
table-check-draws-good = { $count ->
    [one] Обчислено заново { $count } випадкову подію: усе збігається.
    [few] Обчислено заново { $count } випадкові події: усе збігається.
    [many] Обчислено заново { $count } випадкових подій: усе збігається.
   *[other] Обчислено заново { $count } випадкової події: усе збігається.
}
table-check-draws-working = Перевірено { $done } з { $count }
table-check-draws-bad = Дія { $ply }: випало «{ $found }», а за доказом мало випасти «{ $expected }».
table-check-secret = Секрет
table-check-contribution-none = немає
table-check-hash = SHA-256
table-check-yours = Твоє
table-check-list = Випадкові події
table-check-list-ply = Дія
table-check-list-drawn = Випало число
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (від 0 до { $most })
table-check-list-outcome = Що випало
table-check-list-chance = Імовірність
table-check-list-note = Що могло випасти кожного разу, повідомляє сервер, який відтворює запис. Команда { $command } визначає це й сама, за правилами.
table-check-list-more = Показати всі ({ $count })
table-check-impossible = Тут браузер не може цього перевірити
table-check-impossible-note = Браузери обчислюють такі докази лише на захищеній адресі (https або сам комп’ютер, де працює Leadlight). Завантаж запис і перевір його цією командою:
table-check-back = Назад до стола

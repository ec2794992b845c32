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
table-status-drawing = Чекаємо на випадкове число ({ $names })
table-status-elsewhere = Твої випадкові числа — в іншому браузері: відкрий стіл там
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
table-status-full = Зараз немає місця. Трохи згодом спробуємо ще раз…
table-status-full-short = Зараз немає місця
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
table-clock-bank = { $minutes } хв + { $seconds } с за хід
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
table-bot = бот
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
table-fair-note = Сервер уже запечатав свій секрет для цієї партії. Твій браузер запечатує власне випадкове число. Усі числа відкривають лише тоді, коли є печатки всіх, тож ніхто не може вибрати, що випаде, а згодом кожен може це перевірити.
table-fair-seal = Печатка
table-fair-more = Як це працює
table-fair-foresight = Той, хто тримає сервер, не може змінити, що випаде, але може це передбачити, зокрема й приховане.
table-fair-fresh = За цим столом ніхто не може й передбачити, що випаде. Але роздане закритим сервер усе одно бачить.
table-fair-changed = Сервер тепер називає для цієї партії інших гравців, параметри чи печатки, ніж раніше. Твій браузер свого числа не відкриває.
table-fair-dropped = Сервер відкинув печатку твого браузера, тож твоє число не враховано. Краще не грати цієї партії.
table-fair-repeated = Сервер показує печатку, яку вже використав для іншої партії, тож секрет відомий. Краще тут не грати.
table-fair-decision = Сервер змінив рішення, для якого твій браузер уже дав своє число. Краще не продовжувати цієї партії.
table-revealing = Партія от-от почнеться. Ще немає випадкового числа ({ $names }): воно надійде, щойно там відкриють цю сторінку.
table-revealing-elsewhere = Твоє випадкове число — в іншому браузері, де підтверджено готовність. Відкрий стіл там або натисни «Ще зачекати» і почни знову.
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
table-resign-note-more = Далі за тебе гратиме бот, а ти посядеш останнє місце.
table-hint = Підказка
table-hints-used = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
    [many] { $count } підказок
   *[other] { $count } підказки
}
table-analyse = Аналіз
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
table-note-called-off = Початок скасовано. Ще раз підтверди готовність.
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
table-over-wanted = За реванш: { $names }
table-review = Розбір
table-review-of = Розбір: { $game }, { $day }
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
table-replay-analyse = Аналізувати звідси
table-replay-setup = Підготовка
table-replay-another = Відкрити інший запис

## Checking the chance

table-check = Перевірка чесності
table-check-note = Ця сторінка перевіряє, чи все, що випало в партії, визначили числа, яких ніхто не міг сам знати чи змінити, — секрет сервера й випадкові числа гравців; усі їх запечатали, перш ніж показати хоч одне. Твій браузер обчислює все заново.
table-check-open = Перетягни сюди запис онлайн-партії або вибери файл.
table-check-how = Як це працює
table-check-how-1 = Перш ніж хтось сяде за стіл, сервер створює секрет і показує його SHA-256 — печатку. Відтоді змінити секрет не можна.
table-check-how-2 = Браузер кожного гравця створює власне випадкове число й теж показує лише його SHA-256, а саме число поки тримає при собі.
table-check-how-3 = Коли є всі печатки, імена, параметри й печатки зафіксовано. Лише тоді браузери відкривають свої числа, тож ніхто не може дібрати своє число до чужих.
table-check-how-4 = Кожну випадкову подію визначає HMAC: його ключ — секрет, а дані — усе це й номер події.
table-check-how-5 = Наприкінці секрет розкривають разом із контрольною сумою всього запису, і кожен може обчислити всі випадкові події заново.
table-check-limits = Чого не покаже жоден доказ
table-check-foresight = Той, хто тримає сервер, знає секрет від початку. Змінити, що випаде, він не може, але може передбачити кожну наступну випадкову подію й бачити все приховане. Якщо для тебе це важливо, нехай сервер тримає той, хто не грає.
table-check-fresh = Стіл може закрити цю прогалину: зі свіжими випадковими числами для кожного розіграшу кожен браузер додає число лише тоді, коли рішення перед ним уже прийнято. Тоді ніхто не може передбачити, що випаде; а роздане закритим сервер усе одно бачить.
table-check-page = Сама ця сторінка теж приходить із сервера. Якщо ти йому не довіряєш, збережи запис і те, що бачив твій браузер, і перевір на власному комп’ютері командою leadlight verify.
table-check-good = Випадковість у цій партії була чесною
table-check-bad = Випадковості в цій партії не можна довіряти
table-check-unknown = Запис узгоджений
table-check-unknown-note = Помилок у ньому немає. Але того, чого цей браузер сам за столом не бачив, він підтвердити не може.
table-check-seal = Секрет відповідає печатці
table-check-seal-good = SHA-256 розкритого секрету збігається з печаткою, показаною перед партією.
table-check-seal-bad = SHA-256 розкритого секрету не збігається з печаткою.
table-check-start = Усе було зафіксовано ще до першої випадкової події
table-check-start-good = Усе, що випало, залежить від імен, параметрів і печаток саме в тому вигляді, у якому вони стоять у записі, і число кожного гравця відповідає своїй печатці.
table-check-start-old = У цій партії випадковість визначали, як у Leadlight 0.1: чисел гравців не запечатували, а імен і параметрів доказ не охоплює.
table-check-start-seats = У доказі чисел не стільки, скільки місць за столом.
table-check-start-head = Імена, параметри чи печатки в записі змінено після початку партії.
table-check-start-contribution = { $name }: число не відповідає печатці цього гравця.
table-check-called-off = { $count ->
    [one] Перед цією партією скасовано { $count } початок, коли числа вже відкривали.
    [few] Перед цією партією скасовано { $count } початки, коли числа вже відкривали.
    [many] Перед цією партією скасовано { $count } початків, коли числа вже відкривали.
   *[other] Перед цією партією скасовано { $count } початку, коли числа вже відкривали.
}
table-check-seen = Це та партія, початок якої бачив твій браузер
table-check-seen-good = Перед початком партії цей браузер бачив ті самі печатки, імена й параметри.
table-check-seen-bad = Перед початком партії цей браузер бачив іншу печатку.
table-check-seen-head = Перед початком партії цей браузер бачив інші імена, параметри чи печатки.
table-check-seen-repeated = Цей браузер бачив таку саму печатку на іншому початку партії: уже відомий секрет використали ще раз.
table-check-seen-called-off = Цей браузер бачив скасований початок, якого в записі немає: хтось міг подивитися, що випаде, і спробувати ще раз.
table-check-seen-half = Цей браузер знав печатку сервера, але на самому початку партії його за столом не було.
table-check-seen-unknown = Перед партією цього браузера за столом не було, тож він не може цього знати.
table-check-mine = Твоє число враховано
table-check-mine-good = Випадкове число, яке додав цей браузер, є серед внесків.
table-check-mine-bad = Випадкового числа, яке запечатав цей браузер, серед внесків немає — хіба що готовність підтверджено в іншому браузері.
table-check-mine-unknown = До цієї партії цей браузер числа не додавав.
table-check-shares = Ніхто не міг передбачити, що випаде
table-check-shares-good = Для кожного розіграшу після підготовки браузер кожного гравця дав свіже число, коли рішення перед ним уже було прийнято.
table-check-shares-some = Для деяких розіграшів немає свіжого числа ({ $names }): там вирішував бот.
table-check-shares-bad = { $name }: свіже число не продовжує ланцюжка цього гравця.
table-check-shares-count = У доказі немає свіжих чисел для кожного розіграшу партії.
table-check-draws = Усі випадкові події випливають із цих чисел
table-check-draws-good = { $count ->
    [one] Обчислено заново { $count } випадкову подію: усе збігається.
    [few] Обчислено заново { $count } випадкові події: усе збігається.
    [many] Обчислено заново { $count } випадкових подій: усе збігається.
   *[other] Обчислено заново { $count } випадкової події: усе збігається.
}
table-check-draws-bad = Дія { $ply }: випало «{ $found }», а за доказом мало випасти «{ $expected }».
table-check-end = Запис повний
table-check-end-good = Він закінчується там, де партія закінчилася для цього браузера, і контрольна сума та сама.
table-check-end-open = Він обривається без результату (дій: { $plies }): кінець відрізано.
table-check-end-bad = Контрольна сума не збігається: дії чи результат змінено або відрізано.
table-check-end-plies = Дій у ньому: { $plies }; у партії, яку бачив цей браузер: { $seen }.
table-check-end-other = Наприкінці партії цьому браузеру показали іншу контрольну суму.
table-check-end-decision = У записі інше рішення там, де цей браузер дав своє число.
table-check-end-unknown = Кінця партії цей браузер не бачив, тож не може цього знати.
table-check-saw = Що бачив цей браузер
table-check-saw-note = З цим програма на твоєму комп’ютері може перевірити партію, не довіряючи серверу. Збережи це поруч із записом:
table-check-saw-save = Зберегти у файл
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
table-check-back = Назад до стола

# What the server cannot do. Every sentence says what to do instead.

# The name of somebody who has not given one
guest-name = Гость { $number }

## Connection and device

error-guest-unknown = Сервер больше не узнаёт это устройство. Обнови страницу, чтобы войти как гость.
error-handover-invalid = Эта ссылка для другого устройства больше не действует. Создай новую; она действует один раз в течение десяти минут.
error-guest-blocked = Тебе больше нельзя играть на этом сервере. О причине спроси владельца сервера.
error-guest-none = Нет гостя, чей идентификатор начинается с «{ $guest }».
error-guest-many = С «{ $guest }» начинается несколько идентификаторов. Напиши больше символов.
error-not-owner = Это может сделать только владелец сервера командой leadlight moderate на том же компьютере.
error-origin-foreign = Другой сайт пытался действовать от твоего имени и получил отказ. Открой Leadlight по его собственному адресу.
error-host-unknown = Этот сервер не знает имени «{ $host }». Разрешить его может владелец сервера: для этого есть --domain.
error-page-unknown = По этому адресу ничего нет. Все столы, к которым можно присоединиться, — в лобби.
error-method-unknown = Обратиться к этому адресу таким способом нельзя.
error-message-malformed = Сервер этого не понял. Обнови страницу и попробуй ещё раз.
error-text-invisible = В этом тексте есть невидимые символы или такие, что меняют направление письма. Набери его ещё раз без них.
error-message-too-large = Для сервера это слишком много. Отправляй по частям.
error-too-fast = Чуть помедленнее. Попробуй ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-server-full = Сейчас на сервере нет места. Попробуй ещё раз через несколько минут.
error-windows-too-many = Здесь открыто слишком много окон с Leadlight. Закрой лишние, и это подключится само.
error-network-full = Из этой сети слишком много подключений. Попробуй ещё раз через минуту.
error-server-busy = Сервер сейчас сильно загружен. Попробуй ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-reviews-waiting = Ты уже ждёшь { $count ->
    [one] { $count } разбор
    [few] { $count } разбора
    [many] { $count } разборов
   *[other] { $count } разбора
}. Дождись одного из них или останови какой-нибудь.
error-storage-failed = Сервер не смог это сохранить, так что ничего не изменилось. Попробуй ещё раз чуть позже.
error-server-failed = На сервере что-то сломалось, и ничего не изменилось. Попробуй ещё раз; если не поможет, сообщи владельцу сервера.

## The table

error-table-unknown = Нет такого стола: «{ $table }». Проверь код или попроси ссылку ещё раз.
error-table-private = Этот стол видят только те, кто за ним сидит. Попроси место у хозяина стола.
error-table-full = Ботов больше, чем мест. Убери часть ботов или увеличь число игроков.
error-table-unreadable = Этот стол не открыть: его данные повреждены. Сообщи владельцу сервера.
error-table-unavailable = Сейчас не удаётся прочитать этот стол. Попробуй ещё раз чуть позже.
error-not-host = Менять стол может только его хозяин.
error-table-removed = Хозяин стола убрал тебя из-за него. Другие столы — в лобби.
error-table-blocked = Хозяин этого стола больше тебя не пускает. Другие столы — в лобби.
error-person-unknown = За этим столом такого человека нет. Взгляни на список ещё раз.
error-seat-none = У тебя здесь нет места. Можно смотреть партию или создать свой стол.
error-seat-taken = Место { $seat } уже занято. Выбери другое или смотри партию.
error-seat-unknown = { $seats ->
    [one] За этим столом { $seats } место
    [few] За этим столом { $seats } места
    [many] За этим столом { $seats } мест
   *[other] За этим столом { $seats } места
}, места { $seat } нет.
error-seats-occupied = { $players ->
    [one] Здесь сидит больше { $players } человека
    [few] Здесь сидит больше { $players } человек
    [many] Здесь сидит больше { $players } человек
   *[other] Здесь сидит больше { $players } человека
}. Сначала освободи место.

## The match

error-match-started = Партия началась, так что стол уже не изменить.
error-reveal-early = Вклад можно открыть, только когда все запечатали свои.
error-reveal-other = Это не тот вклад, который запечатан для этого места.
error-share-other = Это число не продолжает цепочку этого места.
error-drawing = Последнее решение принято и ждёт свежих чисел всех игроков. Дальше — как только они придут.
error-match-not-running = Сейчас здесь не идёт партия.
error-match-running = Это можно сделать, когда партия закончится.
error-stale = За это время что-то произошло. Взгляни на поле ещё раз, а потом решай.
error-bot-plays = Здесь за тебя играет бот, так что ходить нельзя.
error-offer-none = Просьбы об отмене хода, на которую можно ответить, больше нет.
error-resigned-already = Твоя партия уже сдана.
error-takeover-early = { $name }: прошло ещё слишком мало времени. Бот сможет занять это место через { $unit ->
    [days] { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
   *[seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
}.
error-takeover-never = За этим столом бот никого не подменяет. Подожди или сдайся.
error-takeover-needless = На это место бота посадить нельзя, или он там уже играет.
error-takeover-present = { $name } снова на связи, так что бот не нужен.
error-chat-too-fast = Ты пишешь быстрее, чем остальные успевают читать. Подожди { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-chat-muted = Писать на этом сервере тебе больше нельзя. Играть можно и дальше.
error-chat-muted-here = Хозяин не разрешает тебе писать за этим столом. Играть можно и дальше.

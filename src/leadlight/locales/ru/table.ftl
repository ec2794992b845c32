# A table in the browser: waiting room, match, end, replay and the check of the chance. Names of players are never inflected.

error-unreachable = Нет связи с сервером. Проверь соединение и попробуй ещё раз.
table-error-unknown = Не получилось ({ $code }). Попробуй ещё раз или обнови страницу.

## What the server cannot do

## The bar

table-title = { $game }, стол { $code }
table-title-turn = ● Твой ход — { $game }
table-loading = Открываем стол…
table-missing = Не удаётся показать этот стол
table-to-lobby = Вернуться в лобби
table-status-turn = Твой ход
table-status-thinking = { $name } думает
table-status-drawing = Ждём случайное число ({ $names })
table-status-elsewhere = Твои случайные числа — в другом браузере: открой стол там
table-status-bot = Ходит { $name }
table-status-waiting = { $free ->
    [0] Ждём, пока все будут готовы
    [one] Ждём ещё { $free } игрока
    [few] Ждём ещё { $free } игроков
    [many] Ждём ещё { $free } игроков
   *[other] Ждём ещё { $free } игрока
}
table-status-connecting = Подключаемся…
table-status-lost = Связь потеряна. Пробуем снова…
table-status-lost-short = Нет связи
table-status-full = Сейчас нет места. Чуть позже попробуем снова…
table-status-full-short = Сейчас нет места
table-status-over = Партия окончена
table-status-away = { $name } не на связи
table-clock = Осталось времени: { $time }
table-clock-of = { $name }: осталось { $time }
table-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
table-clock-low = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}.
table-clock-grace = Часы стоят ещё { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
table-clock-bank = { $minutes } мин + { $seconds } с за ход
table-clock-move = { $time } на ход
table-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## Before the match

table-waiting = Перед партией
table-seats = Места
table-seat-free = Свободное место
table-seat-take = Сесть сюда
table-seat-change = Пересесть сюда
table-seat-stand = Встать
table-seat-bot = Посадить бота
table-seat-clear-of = Освободить место: { $name }
table-seat-ready = ждёт начала
table-seat-not-ready = ещё готовится
table-seat-away = не на связи
table-seat-you = ты
table-bot = бот
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Пригласи остальных
table-invite-note = Отправь ссылку, дай отсканировать QR-код или назови код стола. Регистрация не нужна.
table-invite-link = Ссылка на этот стол
table-invite-code = Код
table-invite-share = Поделиться
table-invite-text = Сыграем в игру «{ $game }»?
table-invite-qr = QR-код со ссылкой на этот стол
table-welcome-note = Выбери имя и место. Регистрация не нужна.
table-full = Все места заняты. Когда партия начнётся, её можно будет смотреть отсюда.
table-rules = Условия партии
table-fair = Честная случайность
table-fair-note = Сервер уже запечатал свой секрет для этой партии. Твой браузер запечатывает своё случайное число. Все числа открываются, только когда есть печати всех, поэтому никто не может выбрать, что выпадет, а потом это сможет проверить каждый.
table-fair-seal = Печать
table-fair-more = Как это устроено
table-fair-foresight = Тот, кто держит сервер, не может изменить, что выпадет, но может это предвидеть, в том числе и скрытое.
table-fair-fresh = За этим столом никто не может и предвидеть, что выпадет. Но розданное закрытым сервер всё равно видит.
table-fair-changed = Сервер теперь называет для этой партии других игроков, параметры или печати, чем раньше. Твой браузер своё число не открывает.
table-fair-dropped = Сервер отбросил печать твоего браузера, так что твоё число не учтено. Лучше не играть эту партию.
table-fair-repeated = Сервер показывает печать, которую уже использовал для другой партии, так что секрет известен. Лучше здесь не играть.
table-fair-decision = Сервер изменил решение, для которого твой браузер уже дал своё число. Лучше не продолжать эту партию.
table-revealing = Партия вот-вот начнётся. Ещё нет случайного числа ({ $names }): оно придёт, как только там откроют эту страницу.
table-revealing-elsewhere = Твоё случайное число — в другом браузере, где подтверждена готовность. Открой стол там или нажми «Пока не начинать» и начни заново.
table-ready = Можно начинать
table-ready-start = Начать партию
table-unready = Пока не начинать
table-ready-missing = Партия начнётся, когда все места будут заняты и все будут готовы.
table-ready-others = С твоей стороны всё готово. Ждём остальных.
table-starting = Партия начинается…
table-private = Партию видят только те, кто сидит за этим столом.

## During the match

table-log = Ходы
table-log-empty = Ходов пока не было.
table-log-ply = Посмотреть позицию после этого хода
table-chat = Чат
table-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
table-chat-empty = Сообщений пока нет.
table-chat-write = Написать всем за столом
table-chat-send = Отправить
table-undo = Отменить ход
table-undo-ask = Попросить отмену
table-undo-asked = Просьба отправлена. Можно ли отменить ход, решат остальные.
table-undo-wish = { $name } просит отменить ход.
table-undo-wish-mine = Ты просишь отменить ход. Ждём, что решат остальные.
table-undo-yes = Разрешить
table-undo-no = Отказать
table-undone = { $name }: ход отменён.
table-undone-you = Твой ход отменён.
table-resign = Сдаться
table-resign-again = Нажми ещё раз, чтобы сдаться
table-resign-note-two = Партия сразу закончится.
table-resign-note-more = За тебя доиграет бот, а твоё место будет последним.
table-hint = Подсказка
table-hints-used = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
    [many] { $count } подсказок
   *[other] { $count } подсказки
}
table-analyse = Анализ
table-menu-replay = Посмотреть с начала
# For the host of the table
table-people = Люди за этим столом
table-people-none = Больше здесь пока никого не было.
table-people-watching = смотрит
table-people-muted = без права писать
table-people-blocked = вход закрыт
table-people-mute = Запретить писать
table-people-unmute = Разрешить писать
table-people-remove = Убрать
table-people-block = Не пускать
table-people-unblock = Пускать снова
table-people-again = Нажми ещё раз
table-people-note = Кому запрещено писать, тот может только играть. Кого убрали, может вернуться; кого не пускают, не может.
table-people-note-playing = Кому запрещено писать, тот может только играть. Кого убрали, может вернуться и смотреть; кого не пускают, не может. Дальше за них играет бот.
table-away = { $name } не на связи.
# $time is a duration, such as “10 minutes”
table-away-vote = { $name }: после долгого отсутствия ({ $time }) больше половины остальных могут позвать бота.
table-away-never = Партия ждёт, пока { $name } не вернётся.
table-away-button = Пусть играет бот
table-away-voted = Ты за то, чтобы играл бот. Согласны { $count } из { $needed }.
table-away-standin = Пока { $name } не вернётся, играет бот.
# $names are those who voted for it. The moves follow.
table-missed = Пока тебя не было, за тебя ходил бот. Так решили: { $names }.
table-late-you = Твоё время вышло. Дальше за тебя играет бот.
table-resigned-you = Твоя партия сдана. Дальше за тебя играет бот.

table-note-sat = { $name } садится за стол.
table-note-stood = { $name } встаёт из-за стола.
table-note-options = Условия партии изменились. Проверь их и снова подтверди готовность.
table-note-called-off = Начало отменено. Снова подтверди готовность.
table-note-back = { $name } снова на связи.
table-note-standin = { $name }: теперь играет бот.
table-note-resigned = { $name } сдаётся.
table-note-rematch = { $name } предлагает реванш.
table-note-removed = Хозяин убирает из-за стола: { $name }.

## The end

table-over-you = Твоя победа: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] счёт { $points }
}
table-over-winner = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] счёт { $points }
}
table-over-shared = Общая победа: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-over-you-alone = Твоя победа: партия сдана
table-over-alone = { $name } побеждает: партия сдана
table-over-lost = Поражение: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] счёт { $points }
}
table-over-given-up = Партия сдана
table-over-part = Очки
table-over-total = Итого
table-over-place = Место
table-over-resigned = партия сдана
table-over-rematch = Реванш
table-over-anew = Сыграть ещё раз
table-over-wanted = За реванш: { $names }
table-review = Разбор
table-review-of = Разбор: { $game }, { $day }
table-over-again = Посмотреть партию
table-over-check = Проверить честность
table-over-record = Скачать запись
table-over-fold = Показать поле
table-over-unfold = Показать итоги

## Replay

table-replay = Просмотр партии
table-replay-open = Открыть запись
table-replay-note = Перетащи сюда запись партии или выбери файл. Leadlight покажет любую партию, которую записал сам.
table-replay-choose = Выбрать файл
table-replay-position = Позиция
table-replay-at = { $at } из { $last }
table-replay-first = В начало
table-replay-back = На ход назад
table-replay-play = Воспроизвести
table-replay-pause = Пауза
table-replay-forward = На ход вперёд
table-replay-last = В конец
table-replay-copy = Копировать ссылку на эту позицию
table-replay-copy-yourself = Браузер не даёт этой странице копировать. Ссылка на эту позицию — в адресной строке.
table-replay-analyse = Анализировать отсюда
table-replay-setup = Подготовка
table-replay-another = Открыть другую запись

## Checking the chance

table-check = Проверка честности
table-check-note = Эта страница проверяет, определили ли всё, что выпало в партии, числа, которые никто не мог в одиночку узнать или изменить, — секрет сервера и случайные числа игроков; все они были запечатаны, прежде чем показали хоть одно. Твой браузер сам всё пересчитывает.
table-check-open = Перетащи сюда запись онлайн-партии или выбери файл.
table-check-how = Как это устроено
table-check-how-1 = Пока за стол никто не сел, сервер создаёт случайный секрет и показывает его SHA-256 — печать. С этого момента секрет уже не изменить.
table-check-how-2 = Браузер каждого игрока создаёт своё случайное число и тоже показывает только его SHA-256; само число он пока держит при себе.
table-check-how-3 = Когда есть все печати, имена, параметры и печати зафиксированы. Только тогда браузеры открывают свои числа, поэтому никто не может подобрать своё число под чужие.
table-check-how-4 = Каждое случайное событие вычисляется через HMAC: ключ — секрет, данные — всё это и порядковый номер события.
table-check-how-5 = В конце секрет раскрывается вместе с контрольной суммой всей записи, и каждый может пересчитать все случайные события.
table-check-limits = Чего не покажет никакое доказательство
table-check-foresight = Тот, кто держит сервер, знает секрет с самого начала. Изменить, что выпадет, он не может, но может предвидеть каждое следующее событие и видеть всё скрытое. Если для тебя это важно, пусть сервер держит тот, кто не играет.
table-check-fresh = Стол может закрыть этот пробел: со свежими случайными числами для каждого розыгрыша каждый браузер добавляет число, только когда решение перед ним уже принято. Тогда никто не может предвидеть, что выпадет; но розданное закрытым сервер всё равно видит.
table-check-page = Сама эта страница тоже приходит с сервера. Если ты ему не доверяешь, сохрани запись и то, что видел твой браузер, и проверь на своём компьютере командой leadlight verify.
table-check-good = Случайность в этой партии была честной
table-check-bad = Случайности в этой партии нельзя доверять
table-check-unknown = Запись согласована
table-check-unknown-note = Ошибок в ней нет. Но того, чего этот браузер сам за столом не видел, он подтвердить не может.
table-check-seal = Секрет соответствует печати
table-check-seal-good = SHA-256 раскрытого секрета — та самая печать, что была показана перед партией.
table-check-seal-bad = SHA-256 раскрытого секрета не совпадает с печатью.
table-check-start = Всё было зафиксировано до первого случайного события
table-check-start-good = Всё, что выпало, зависит от имён, параметров и печатей ровно в том виде, в каком они стоят в записи, и число каждого игрока соответствует своей печати.
table-check-start-old = В этой партии случайность определяли, как в Leadlight 0.1: числа игроков не запечатывали, а имена и параметры в доказательство не входят.
table-check-start-seats = В доказательстве чисел не столько, сколько мест за столом.
table-check-start-head = Имена, параметры или печати в записи изменены после начала партии.
table-check-start-contribution = { $name }: число не соответствует печати этого игрока.
table-check-called-off = { $count ->
    [one] Перед этой партией отменили { $count } начало, когда числа уже открывали.
    [few] Перед этой партией отменили { $count } начала, когда числа уже открывали.
    [many] Перед этой партией отменили { $count } начал, когда числа уже открывали.
   *[other] Перед этой партией отменили { $count } начала, когда числа уже открывали.
}
table-check-seen = Это та партия, начало которой видел твой браузер
table-check-seen-good = Перед началом партии этот браузер видел те же печати, имена и параметры.
table-check-seen-bad = Перед началом партии этот браузер видел другую печать.
table-check-seen-head = Перед началом партии этот браузер видел другие имена, параметры или печати.
table-check-seen-repeated = Этот браузер видел ту же печать при другом начале партии: уже известный секрет использовали ещё раз.
table-check-seen-called-off = Этот браузер видел отменённое начало, о котором запись молчит: кто-то мог посмотреть, что выпадет, и попробовать снова.
table-check-seen-half = Этот браузер знал печать сервера, но при самом начале партии его не было.
table-check-seen-unknown = Перед партией этого браузера за столом не было, поэтому сравнить не с чем.
table-check-mine = Твоё число учтено
table-check-mine-good = Случайное число от этого браузера есть среди вкладов игроков.
table-check-mine-bad = Случайного числа, которое запечатал этот браузер, среди вкладов нет — если только готовность не подтвердили в другом браузере.
table-check-mine-unknown = Этот браузер не добавлял числа в эту партию.
table-check-shares = Никто не мог предвидеть, что выпадет
table-check-shares-good = Для каждого розыгрыша после подготовки браузер каждого игрока дал свежее число, когда решение перед ним уже было принято.
table-check-shares-some = Для некоторых розыгрышей нет свежего числа ({ $names }): там решал бот.
table-check-shares-bad = { $name }: свежее число не продолжает цепочку этого игрока.
table-check-shares-count = В доказательстве нет свежих чисел для каждого розыгрыша партии.
table-check-draws = Из них следуют все случайные события
table-check-draws-good = { $count ->
    [one] Пересчитано { $count } случайное событие: всё совпало.
    [few] Пересчитано { $count } случайных события: всё совпало.
    [many] Пересчитано { $count } случайных событий: всё совпало.
   *[other] Пересчитано { $count } случайного события: всё совпало.
}
table-check-draws-bad = Действие { $ply }: выпало «{ $found }», а по доказательству должно было выпасть «{ $expected }».
table-check-end = Запись полная
table-check-end-good = Она заканчивается там, где партия закончилась для этого браузера, и контрольная сумма та же.
table-check-end-open = Она обрывается без результата (действий: { $plies }): конец отрезан.
table-check-end-bad = Контрольная сумма не совпадает: действия или результат изменены или отрезаны.
table-check-end-plies = Действий в ней: { $plies }; в партии, которую видел этот браузер: { $seen }.
table-check-end-other = В конце партии этому браузеру показали другую контрольную сумму.
table-check-end-decision = В записи другое решение там, где этот браузер дал своё число.
table-check-end-unknown = Конца партии этот браузер не видел, поэтому сравнить не с чем.
table-check-saw = Что видел этот браузер
table-check-saw-note = С этим программа на твоём компьютере может проверить партию, не доверяя серверу. Сохрани это рядом с записью:
table-check-saw-save = Сохранить в файл
table-check-secret = Секрет
table-check-contribution-none = нет
table-check-hash = SHA-256
table-check-yours = Твоё
table-check-list = Случайные события
table-check-list-ply = Действие
table-check-list-drawn = Случайное число
# A number drawn, and the range it was drawn from
table-check-list-of = { $unit } (от 0 до { $most })
table-check-list-outcome = Что выпало
table-check-list-chance = Вероятность
table-check-list-note = Что могло выпасть каждый раз, сообщает сервер, который воспроизводит запись. Команда { $command } вычисляет и это сама, по правилам.
table-check-list-more = Показать все ({ $count })
table-check-back = Вернуться к столу

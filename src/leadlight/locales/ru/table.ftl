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
table-clock-bank = { $minutes } мин + { $seconds } с за ход
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
table-bot = бот { $level }
# Two bots of one kind at a table
table-bot-numbered = { $name } { $number }
table-invite = Пригласи остальных
table-invite-note = Отправь ссылку, дай отсканировать картинку или назови код. Регистрация не нужна.
table-invite-link = Ссылка на этот стол
table-invite-code = Код
table-invite-share = Поделиться
table-invite-text = Сыграем в игру «{ $game }»?
table-invite-qr = QR-код со ссылкой на этот стол
table-welcome-note = Выбери имя и место. Регистрация не нужна.
table-full = Все места заняты. Когда партия начнётся, её можно будет смотреть отсюда.
table-rules = Условия партии
table-fair = Честная случайность
table-fair-note = Сервер уже запечатал свой секрет для этой партии. Твой браузер добавит к нему своё случайное число, так что никто не сможет подстроить, что выпадет, а потом это сможет проверить каждый.
table-fair-seal = Печать
table-fair-more = Как это устроено
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
table-over-wants = Ты за реванш
table-over-wanted = За реванш: { $names }
table-over-again = Смотреть снова
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
table-replay-setup = Подготовка
table-replay-another = Открыть другую запись

## Checking the chance

table-check = Проверка честности
table-check-note = Эта страница доказывает: всё, что выпало в партии, определили числа, которые никто не мог в одиночку узнать или изменить, — секрет, заранее запечатанный сервером, и случайные числа, добавленные игроками. Твой браузер сам всё пересчитывает.
table-check-open = Перетащи сюда запись онлайн-партии или выбери файл.
table-check-how = Как это устроено
table-check-how-1 = Пока за стол никто не сел, сервер создаёт случайный секрет и показывает его SHA-256 — печать. С этого момента секрет уже не изменить.
table-check-how-2 = Браузер каждого игрока добавляет своё случайное число, которого сервер не может знать заранее.
table-check-how-3 = Каждое случайное событие вычисляется через HMAC: ключ — секрет, данные — эти числа и порядковый номер события.
table-check-how-4 = В конце секрет раскрывается, и каждый может пересчитать все случайные события.
table-check-good = Случайность в этой партии была честной
table-check-bad = Случайности в этой партии нельзя доверять
table-check-working = Проверяем…
table-check-seal = Секрет соответствует печати
table-check-seal-good = SHA-256 раскрытого секрета — та самая печать, что была показана перед партией.
table-check-seal-bad = SHA-256 раскрытого секрета не совпадает с печатью.
table-check-seen = Печать — та, что была показана тебе
table-check-seen-good = Перед началом партии этот браузер видел ту же печать.
table-check-seen-bad = Перед началом партии этот браузер видел другую печать.
table-check-seen-unknown = Перед партией этого браузера за столом не было, поэтому сравнить не с чем.
table-check-mine = Твоё число учтено
table-check-mine-good = Случайное число от этого браузера есть среди вкладов игроков.
table-check-mine-bad = Случайного числа от этого браузера среди вкладов игроков нет.
table-check-mine-unknown = Этот браузер не добавлял числа в эту партию.
table-check-draws = Из них следуют все случайные события
table-check-draws-good = { $count ->
    [one] Пересчитано { $count } случайное событие: всё совпало.
    [few] Пересчитано { $count } случайных события: всё совпало.
    [many] Пересчитано { $count } случайных событий: всё совпало.
   *[other] Пересчитано { $count } случайного события: всё совпало.
}
table-check-draws-working = Пересчитано событий: { $done } из { $count }
table-check-draws-bad = Действие { $ply }: выпало «{ $found }», а по доказательству должно было выпасть «{ $expected }».
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
table-check-impossible = Здесь этот браузер проверить не может
table-check-impossible-note = Браузеры вычисляют такие доказательства только на защищённых адресах (https или сам этот компьютер). Скачай запись и проверь её командой:
table-check-back = Вернуться к столу

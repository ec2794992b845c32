## Конец партии шаг за шагом

# $reason is a reason for points, $scores a list such as “You 19, Olena 20”
finale-stage = { $reason }: { $scores }.
finale-skip = Сразу к концу
# The key
finale-space = Пробел
# $name comes second
finale-margin = На { $points } больше, чем { $name }.
finale-margin-you = На { $points } больше, чем у тебя.
finale-yours = Ты: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
finale-best = Твой лучший результат, раньше было { $best }
finale-row = { $wins ->
    [one] { $wins } победа подряд
    [few] { $wins } победы подряд
    [many] { $wins } побед подряд
   *[other] { $wins } побед подряд
}
finale-first = Твоя первая победа
# Who has not yet said that they want a rematch
finale-waiting = Ждём: { $names }
finale-show = Показать поле: { $name }
finale-others = Другие поля
finale-messages = { $count ->
    [0] Чат
    [one] { $count } сообщение
    [few] { $count } сообщения
    [many] { $count } сообщений
   *[other] { $count } сообщений
}
finale-share = Поделиться
finale-picture = Поделиться картинкой
finale-picture-saved = Картинка среди загрузок.
finale-link = Скопировать ссылку на просмотр
finale-copy-refused = Браузер не разрешает этой странице копировать.

## Sounds and alerts, offered after the first match

finale-offer = Позвать тебя?
finale-offer-note = Это можно в любой момент изменить в меню.
finale-offer-done = Готово
finale-vibrate = Вибрировать, когда мой ход
finale-vibrate-hint = Две короткие вибрации на телефоне или планшете

## For whoever only looks on

finale-watching = Ты наблюдаешь

## Кінець партії, крок за кроком

# $reason is a reason for points, $scores a list such as “You 19, Olena 20”
finale-stage = { $reason }: { $scores }.
finale-skip = Одразу до кінця
# The key
finale-space = Пробіл
# $name comes second
finale-margin = На { $points } більше, ніж { $name }.
finale-margin-you = На { $points } більше, ніж у тебе.
finale-yours = Ти: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}.
finale-best = Твій найкращий результат, досі було { $best }
finale-row = { $wins ->
    [one] { $wins } перемога поспіль
    [few] { $wins } перемоги поспіль
    [many] { $wins } перемог поспіль
   *[other] { $wins } перемог поспіль
}
finale-first = Твоя перша перемога
# Who has not yet said that they want a rematch
finale-waiting = Чекаємо: { $names }
finale-show = Показати поле: { $name }
finale-others = Інші поля
finale-messages = { $count ->
    [0] Чат
    [one] { $count } повідомлення
    [few] { $count } повідомлення
    [many] { $count } повідомлень
   *[other] { $count } повідомлень
}
finale-share = Поділитися
finale-picture = Поділитися картинкою
finale-picture-saved = Картинка серед завантажень.
finale-link = Скопіювати посилання на перегляд
finale-copy-refused = Браузер не дозволяє цій сторінці копіювати.

## Sounds and alerts, offered after the first match

finale-offer = Покликати тебе?
finale-offer-note = Це можна будь-коли змінити в меню.
finale-offer-done = Готово
finale-vibrate = Вібрувати, коли мій хід
finale-vibrate-hint = Дві короткі вібрації на телефоні чи планшеті

## For whoever only looks on

finale-watching = Ти спостерігаєш

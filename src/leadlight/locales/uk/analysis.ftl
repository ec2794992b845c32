# Hints at tables against bots, warnings before mistakes, and the page on which any position is analysed.

## Hints

hint-title = Найкращі ходи
hint-only = Це єдиний хід
hint-equal = Однаково добрі ходи: { $count }
hint-clear = Один хід явно найкращий
hint-thinking = Шукаю найкращі ходи…
hint-number = Підказка { $number }: { $value }
hint-spoken = Підказка { $number } з { $count }: { $action }. Шанс на перемогу { $value }. { $reason }
hint-play = Зіграти це
hint-more = Подумати довше
hint-hide = Сховати підказки
hint-note = Твій шанс на перемогу після кожного ходу, наскільки його можна оцінити. Біля результату буде видно, що були підказки.
hint-note-exact = Прораховано до кінця партії. Біля результату буде видно, що були підказки.

## Gentle mode

gentle-title = Подумати ще?
gentle-text = Після цього ходу твій шанс на перемогу зменшується приблизно на { $loss }.
gentle-why = Цей хід: { $reason }
gentle-again = Подумаю ще
gentle-play = Усе одно зіграти
gentle-show = Показати кращі ходи

## Analysis

analysis = Аналіз
analysis-open = Аналіз позиції
analysis-intro = Грай далі за всіх із будь-якої позиції і дивись, чого варті ходи.
analysis-game = Гра
analysis-position = Позиція в нотації
analysis-position-hint = Так, як її записує кнопка копіювання біля поля.
analysis-show = Показати цю позицію
analysis-or-new = Або почни спочатку:
analysis-new = Нова партія
analysis-players = Гравці
analysis-record-note = Або перетягни сюди запис партії чи вибери файл. Можна проаналізувати кожен її хід.
analysis-record = Позиція із запису
analysis-another = Інша позиція
analysis-copy = Копіювати позицію
analysis-engine = Оцінка ходів
analysis-chances = Шанси на перемогу
analysis-best = Найкращі ходи
analysis-spoken = Найкращий хід: { $action }. Шанс на перемогу { $value }. { $reason }
analysis-thinking = Думаю, щонайбільше { $seconds } с …
analysis-nodes = Переглянуто позицій: { $nodes }
analysis-exact = Прораховано до кінця партії
analysis-more = Подумати довше
analysis-then = Можливе продовження:
analysis-over = Партію закінчено.
analysis-line = Ходи звідси
analysis-line-empty = Зіграй на полі за того, чий зараз хід. Жереби випадкові.
analysis-begin = Початок аналізу
analysis-panel = Ходи й шанси

# Hints at tables against bots, warnings before mistakes, and the page on which any position is analysed.

## Hints

hint-title = Лучшие ходы
hint-only = Это единственный ход
hint-equal = Одинаково хорошие ходы: { $count }
hint-clear = Один ход явно лучше других
hint-thinking = Ищу лучшие ходы…
hint-number = Подсказка { $number }: { $value }
hint-spoken = Подсказка { $number } из { $count }: { $action }. Шанс на победу { $value }. { $reason }
hint-play = Сыграть это
hint-more = Подумать дольше
hint-hide = Скрыть подсказки
hint-note = Твой шанс на победу после каждого хода, насколько его можно оценить. Рядом с результатом будет видно, что были подсказки.
hint-note-exact = Просчитано до конца партии. Рядом с результатом будет видно, что были подсказки.

## Gentle mode

gentle-title = Подумать ещё?
gentle-text = После этого хода твой шанс на победу уменьшается примерно на { $loss }.
gentle-why = Этот ход: { $reason }
gentle-again = Подумаю ещё
gentle-play = Всё равно сыграть
gentle-show = Показать ходы получше

## Analysis

analysis = Анализ
analysis-open = Анализ позиции
analysis-intro = Играй дальше за всех из любой позиции и смотри, чего стоят ходы.
analysis-game = Игра
analysis-position = Позиция в нотации
analysis-position-hint = Так, как её записывает кнопка копирования у поля.
analysis-show = Показать эту позицию
analysis-or-new = Или начни сначала:
analysis-new = Новая партия
analysis-players = Игроки
analysis-record-note = Или перетащи сюда запись партии либо выбери файл. Можно разобрать каждый её ход.
analysis-record = Позиция из записи
analysis-another = Другая позиция
analysis-copy = Скопировать позицию
analysis-engine = Оценка ходов
analysis-chances = Шансы на победу
analysis-best = Лучшие ходы
analysis-spoken = Лучший ход: { $action }. Шанс на победу { $value }. { $reason }
analysis-thinking = Думаю, самое большее { $seconds } с …
analysis-nodes = Просмотрено позиций: { $nodes }
analysis-exact = Просчитано до конца партии
analysis-more = Подумать дольше
analysis-then = Возможное продолжение:
analysis-over = Партия окончена.
analysis-line = Ходы отсюда
analysis-line-empty = Сыграй на поле за того, чей сейчас ход. Жребий случаен.
analysis-begin = Начало анализа
analysis-panel = Ходы и шансы

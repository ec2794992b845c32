# Слова на печатных листах, общие для всех игр: памятки игрока, бланки подсчёта очков и детали, которые вырезают.

printed-aid = Памятка игрока
printed-pad = Бланк подсчёта очков
# Внизу каждой страницы; $command — что набрать, чтобы прочитать все правила
printed-footer = Leadlight · Номера вроде { $rule } — это правила: { $command }
# Длина отрезка, которым проверяют масштаб печати
printed-bar = 50 мм
printed-pieces = Leadlight · { $game } · печатай в масштабе 100 %

## Заголовки памятки

printed-pays = Что приносит очки
printed-example = Пример подсчёта
printed-forgotten = Легко забыть
printed-end = Конец игры

## Бланк подсчёта очков

printed-player = Игрок
printed-total = Итого
printed-date = Дата

# Слова на друкованих аркушах, спільні для всіх ігор: пам’ятки гравця, бланки балів і деталі, щоб вирізати.

printed-aid = Пам’ятка гравця
printed-pad = Бланк підрахунку балів
# Унизу кожної сторінки; $command — що набрати, щоб прочитати всі правила
printed-footer = Leadlight · Номери на зразок { $rule } — це правила: { $command }
# Довжина відрізка, яким перевіряють масштаб друку
printed-bar = 50 мм
printed-pieces = Leadlight · { $game } · друкуй у масштабі 100 %

## Заголовки пам’ятки

printed-pays = Що приносить бали
printed-example = Приклад підрахунку
printed-forgotten = Легко забути
printed-end = Кінець гри

## Бланк підрахунку балів

printed-player = Гравець
printed-total = Разом
printed-date = Дата

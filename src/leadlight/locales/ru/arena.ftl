# Что говорит `leadlight arena`: насколько сильны боты.

help-arena = Сравнить ботов в зеркальных партиях каждой пары, с рейтингами Эло.
help-arena-bots = Боты, которые встречаются, через запятую, не меньше двух: { $bots } или свой в виде package.module:Class.
help-arena-games = Сколько партий играет каждая пара.
help-arena-sprt = Для двух ботов: остановиться, как только станет ясно, сильнее ли второй на столько пунктов Эло или не сильнее вовсе.
error-arena-bots = Арене нужно не меньше двух разных ботов: { $bots }
error-arena-sprt = --sprt требует ровно двух ботов и числа больше 0.
arena-games = Партии
arena-share = Выиграл первый
arena-points = Средние очки
arena-elo = Эло
arena-share-of = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-means = { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = { $bot } сильнее, чем { $rival }.
arena-not-stronger = { $bot } не сильнее, чем { $rival }.

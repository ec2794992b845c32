# Що каже `leadlight arena`: наскільки сильні боти.

help-arena = Порівняти ботів у дзеркальних партіях кожної пари, з рейтингами Ело.
help-arena-bots = Боти, що зустрічаються, через кому, щонайменше два: { $bots } або власний у вигляді package.module:Class.
help-arena-games = Скільки партій грає кожна пара.
help-arena-sprt = Для двох ботів: зупинитися, щойно стане ясно, чи другий сильніший на стільки пунктів Ело, чи зовсім не сильніший.
error-arena-bots = Арені потрібно щонайменше два різні боти: { $bots }
error-arena-sprt = --sprt потребує рівно двох ботів і числа, більшого за 0.
arena-games = Партії
arena-share = Виграв перший
arena-points = Середні бали
arena-elo = Ело
arena-share-of = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-means = { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = { $bot } сильніший за { $rival }.
arena-not-stronger = { $bot } не сильніший за { $rival }.

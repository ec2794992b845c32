# The home page: going on with matches, playing against bots, links for others, and pages that cannot be shown.

# Going on. $players are the names of the others at the table.
home-continue = Продолжить
home-waiting-for-you = { $count ->
    [one] { $count } партия ждёт тебя
    [few] { $count } партии ждут тебя
    [many] { $count } партий ждут тебя
   *[other] { $count } партии ждут тебя
}
home-all = Все: { $count }
home-continue-match = Продолжить: { $game }, { $players }
home-look-again = Посмотреть
home-look-again-at = Посмотреть: { $game }, { $players }
home-dismiss = Убрать из списка: { $game }, { $players }
home-dismissed = Убрано из списка. Партия осталась в истории.
home-undo = Вернуть
home-alone = В одиночку
# How a match ended. $mine are your points, $best those of the best of the others.
home-you-won = победа, { $mine } : { $best }
home-you-shared = общая победа, { $mine }
home-you-lost = поражение, { $mine } : { $best }
home-you-alone = { $mine ->
    [one] { $mine } очко
    [few] { $mine } очка
    [many] { $mine } очков
   *[other] { $mine } очка
}

# Your matches
home-matches = Твои партии
home-matches-none = Здесь загорятся твои окна.
home-matches-note = { $count ->
    [one] последняя партия; выигранная светится
    [few] последние { $count } партии; выигранные светятся
    [many] последние { $count } партий; выигранные светятся
   *[other] последние { $count } партии; выигранные светятся
}
home-matches-picture = Последние партии: { $count }, из них выиграно: { $won }.
home-played = сыграно: { $count }
home-won = выиграно: { $count }
# $list has the best points of each game, as home-best-in writes them
home-best = лучший результат: { $list }
home-best-in = { $game } — { $points }

# An address that means "this computer"
home-only-here = Этот адрес открывается только на этом компьютере. Чтобы могли присоединиться другие в этой же сети, останови сервер и запусти его этой командой. Твои столы сохранятся.
home-only-here-command = Команда, которая запускает сервер для других
home-device-qr = QR-код ссылки для другого устройства

# Pages that cannot be shown
home-unreachable = Нет связи с сервером
home-retry = Попробовать ещё раз
home-code-looking = Ищем стол…

# Learning a game
home-learn = Научиться
home-learn-game = Научиться играть: { $game }
home-new = Впервые здесь?
home-new-about = Научись, играя: на каждую игру — минут шесть.

# The puzzle of the day and the daily challenge
home-puzzle = Задача дня
home-puzzle-task = { $game }: найди лучший ход
home-puzzle-solve = Решить
home-puzzle-more = Ещё задачи
home-puzzle-streak = Серия { $days }, самая длинная { $longest }
home-puzzle-week = Найдено за { $found ->
    [one] { $found } день
    [few] { $found } дня
   *[many] { $found } дней
} из последних семи
home-puzzles = Задачи
home-challenge = Вызов дня

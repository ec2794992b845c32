# The home page: going on with matches, playing against bots, links for others, and pages that cannot be shown.

# Going on. $players are the names of the others at the table.
home-continue = Продовжити
home-waiting-for-you = { $count ->
    [one] { $count } партія чекає на тебе
    [few] { $count } партії чекають на тебе
    [many] { $count } партій чекають на тебе
   *[other] { $count } партії чекають на тебе
}
home-all = Усі: { $count }
home-continue-match = Продовжити: { $game }, { $players }
home-look-again = Переглянути
home-look-again-at = Переглянути: { $game }, { $players }
home-dismiss = Прибрати зі списку: { $game }, { $players }
home-dismissed = Прибрано зі списку. Партія залишилася в історії.
home-undo = Повернути
home-alone = Соло
# How a match ended. $mine are your points, $best those of the best of the others.
home-you-won = твоя перемога, { $mine } : { $best }
home-you-shared = спільна перемога, { $mine }
home-you-lost = поразка, { $mine } : { $best }
home-you-alone = { $mine ->
    [one] { $mine } бал
    [few] { $mine } бали
    [many] { $mine } балів
   *[other] { $mine } бала
}

# Your matches
home-matches = Твої партії
home-matches-none = Тут засвітяться твої вікна.
home-matches-note = { $count ->
    [one] остання { $count }; світяться виграні
    [few] останні { $count }; світяться виграні
    [many] останні { $count }; світяться виграні
   *[other] останні { $count }; світяться виграні
}
home-matches-picture = Останні партії: { $count }, з них виграно: { $won }.
home-played = зіграно: { $count }
home-won = виграно: { $count }
# $list has the best points of each game, as home-best-in writes them
home-best = найкраще: { $list }
home-best-in = { $game } — { $points }

# An address that means "this computer"
home-only-here = Цю адресу можна відкрити лише на цьому комп’ютері. Щоб могли приєднатися інші в цій мережі, зупини сервер і запусти його цією командою. Твої столи збережуться.
home-only-here-command = Команда, яка запускає сервер для інших
home-device-qr = QR-код посилання для іншого пристрою

# Pages that cannot be shown
home-unreachable = Сервер недоступний
home-retry = Спробувати ще раз
home-code-looking = Шукаємо стіл…

# Learning a game
home-learn = Навчитися
home-learn-game = Навчитися грати: { $game }
home-new = Уперше тут?
home-new-about = Навчися, граючи: кожна гра — хвилин шість.

# The puzzle of the day and the daily challenge
home-puzzle = Задача дня
home-puzzle-task = { $game }: знайди найкращий хід
home-puzzle-solve = Розв’язати
home-puzzle-more = Ще задачі
home-puzzle-streak = Серія { $days }, найдовша { $longest }
home-puzzle-week = Знайдено за { $found ->
    [one] { $found } день
    [few] { $found } дні
   *[many] { $found } днів
} з останніх семи
home-puzzles = Задачі
home-challenge = Виклик дня

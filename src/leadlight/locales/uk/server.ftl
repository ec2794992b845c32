# What the server cannot do. Every sentence says what to do instead.

# The name of somebody who has not given one
guest-name = Гість { $number }

## Connection and device

error-guest-unknown = Сервер більше не впізнає цього пристрою. Онови сторінку, щоб зайти як гість.
error-handover-invalid = Це посилання для іншого пристрою вже не діє. Створи нове; воно діє один раз упродовж десяти хвилин.
error-guest-blocked = Тобі більше не можна грати на цьому сервері. Запитай про причину тих, хто його тримає.
error-guest-none = Немає гостя, чий ідентифікатор починається з «{ $guest }».
error-guest-many = З «{ $guest }» починається кілька ідентифікаторів. Напиши більше символів.
error-not-owner = Це може зробити лише власник сервера командою leadlight moderate на тому самому комп’ютері.
error-origin-foreign = Інший сайт намагався діяти від твого імені, але його не пустили. Відкрий Leadlight за його власною адресою.
error-host-unknown = Цей сервер не знає імені «{ $host }». Дозволити його може той, хто тримає сервер, за допомогою --domain.
error-page-unknown = За цією адресою нічого немає. Усі столи, до яких можна приєднатися, — на головній.
error-method-unknown = Цю адресу так використати не можна.
error-message-malformed = Сервер цього не зрозумів. Онови сторінку та спробуй ще раз.
error-text-invisible = У цьому тексті є невидимі символи або такі, що змінюють напрям письма. Набери його ще раз без них.
error-message-too-large = Для сервера це забагато. Надсилай меншими частинами.
error-too-fast = Трохи зашвидко. Спробуй ще раз за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-server-full = Зараз на сервері немає місця. Спробуй ще раз за кілька хвилин.
error-windows-too-many = Тут відкрито забагато вікон з Leadlight. Закрий зайві, і це вікно під’єднається саме.
error-network-full = З цієї мережі забагато з’єднань. Спробуй ще раз за хвилину.
error-server-busy = Сервер зараз дуже завантажений. Спробуй ще раз за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-reviews-waiting = Ти вже чекаєш на { $count ->
    [one] { $count } розбір
    [few] { $count } розбори
    [many] { $count } розборів
   *[other] { $count } розбору
}. Дочекайся одного з них або зупини якийсь.
error-storage-failed = Сервер не зміг цього зберегти, тож нічого не змінилося. Спробуй ще раз за хвильку.
error-server-failed = На сервері сталася помилка, тож нічого не змінилося. Спробуй ще раз; якщо не допоможе, повідом тих, хто тримає сервер.

## The table

error-table-unknown = Немає стола «{ $table }». Перевір код або попроси посилання ще раз.
error-table-private = Цей стіл бачать лише ті, хто за ним сидить. Попроси місце в господаря стола.
error-table-full = Ботів більше, ніж місць. Візьми менше ботів або додай гравців.
error-table-unreadable = Не вдалося відкрити цей стіл: його дані пошкоджено. Повідом тих, хто тримає сервер.
error-table-unavailable = Зараз не вдається прочитати цей стіл. Спробуй ще раз за хвильку.
error-not-host = Змінювати налаштування стола може лише його господар.
error-table-removed = Господар стола прибрав тебе з-за нього. Інші столи — на головній.
error-table-blocked = Господар стола тебе більше не пускає. Інші столи — на головній.
error-person-unknown = За цим столом такої людини немає. Переглянь список ще раз.
error-seat-none = У тебе немає місця за цим столом. Можна дивитися або створити свій.
error-seat-taken = Місце { $seat } уже зайнято. Вибери інше або дивися партію.
error-seat-unknown = За цим столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}; місця { $seat } немає.
error-seats-occupied = Тут сидить більше ніж { $players ->
    [one] { $players } людина
    [few] { $players } людини
    [many] { $players } людей
   *[other] { $players } людини
}. Спершу звільни місце.

## The match

error-match-started = Партія вже почалася, тож змінити налаштування стола не можна.
error-reveal-early = Внесок можна відкрити лише тоді, коли всі запечатали свої.
error-reveal-other = Це не той внесок, який запечатано для цього місця.
error-share-other = Це число не продовжує ланцюжка цього місця.
error-drawing = Останнє рішення вже прийнято, воно чекає на свіжі числа всіх гравців. Далі — щойно вони надійдуть.
error-match-not-running = Зараз тут не грають.
error-match-running = Це можна буде зробити, коли партія закінчиться.
error-stale = За цей час щось змінилося. Подивися на стіл і виріши знову.
error-bot-plays = Тут за тебе вирішує бот, тож діяти не можна.
error-hint-people = За цим столом підказок немає: у цій партії грає або почала грати ще одна людина.
error-hint-turn = Підказка буде, щойно настане твій хід.
error-offer-none = Скасувати хід уже ніхто не просить.
error-resigned-already = Цю партію вже здано.
error-takeover-early = { $name }: відсутність ще надто коротка. Бот зможе зайняти це місце за { $unit ->
    [days] { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
    [hours] { $count ->
        [one] { $count } годину
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
    [minutes] { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
   *[seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
}.
error-takeover-never = За цим столом бот нікого не підміняє. Зачекай або здайся.
error-takeover-needless = Бот не може грати на цьому місці або вже тут грає.
error-takeover-present = { $name } знову тут, тож бот не потрібен.
error-chat-too-fast = Ти пишеш швидше, ніж інші встигають читати. Зачекай { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-chat-muted = Писати на цьому сервері тобі більше не можна. Грати можна й далі.
error-chat-muted-here = Господар не дозволяє тобі писати за цим столом. Грати можна й далі.

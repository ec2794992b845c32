# What the terminal and the browser both say.

error-game-unknown = Немає гри «{ $game }». Доступні: { $expected }.
error-bot-unknown = Немає бота «{ $bot }». Доступні: { $expected }.
# $game і $expected — імена, як їх пишуть у командному рядку
error-sheets-none = Аркушів для друку до «{ $game }» немає. Є до: { $expected }.
error-paper-unknown = Немає такого формату паперу: «{ $paper }». Є: { $expected }.
error-option-unknown = Ця гра не має параметра «{ $option }». Доступні: { $expected }.
error-option-value = Параметр «{ $option }» не може мати значення «{ $value }». Можна: { $expected }.
error-option-combination = Параметр «{ $option }» має сенс лише за { $other }={ $needed }.
error-option-form = «{ $text }» не має вигляду назва=значення.
error-option-twice = Параметр «{ $option }» задано двічі й по-різному.
error-seats-count = Учасників названо { $seats }, а гравців має бути { $players }.
error-seat-name = Ім’я має містити від 1 до 64 видимих символів.
error-language-unknown = Немає мови «{ $language }». Доступні: { $expected }.
error-action-unreadable = «{ $text }» — не дія. Пиши, наприклад, так: { $example }.
error-action-forbidden = «{ $text }»: правила цього не дозволяють.
error-chance-impossible = «{ $text }» тут випасти не може.
error-position-unreadable = Не вдалося прочитати цей рядок позиції: { $line }
error-position-impossible = Такої позиції в партії бути не може: порушено інваріант { $law }.
error-undo-chance = Скасувати вже не можна: після цієї дії втрутився випадок.
error-undo-range = Дії { $ply } немає: усього дій { $last }.
error-undo-nothing = Тобі нема чого скасовувати.
error-record-file = Не вдалося прочитати файл { $file }.
error-record-json = Це не цілий JSON: файл пошкоджено або обрізано (прочитано байтів: { $size }).
error-record-shape = Цей файл JSON — не запис партії: значення { $place } хибне або його немає.
error-record-format = Цей запис має формат { $found }, а ця версія Leadlight читає формат { $expected }.
error-record-version = Цей запис зроблено за правилами { $game } версії { $found }, а підтримується версія { $expected }.
error-record-head = Не вдалося відкрити запис. { $cause }
error-record-ply = Дія { $ply }, «{ $action }»: { $cause }
error-record-unfinished = У записі є результат, але його дії (усього { $ply }) не доводять партію до кінця.
error-record-result = Результат у записі не збігається з тим, який дають його дії (усього { $ply }).
error-record-over = Цю партію вже закінчено. Переглянути її: { $command } replay { $file }
error-proof-missing = У цьому записі немає доказу чесності: він є лише в партій, зіграних онлайн.
error-proof-sealed = Секрет цієї партії ще не розкрито: його розкривають, коли вона закінчується.
error-proof-commitment = Секрет не відповідає хешу, показаному перед партією.
error-proof-match = Партію названо не за її хешем: назву могли дібрати так, щоб підлаштувати, що випаде.
error-proof-seats = Внесків у доказі: { $found }, а місць у записі: { $expected }.
error-proof-draw = Дія { $ply }: випало «{ $found }», а за доказом мало випасти «{ $expected }».
error-proof-unfinished = Цей запис обривається на дії { $ply } без результату, хоча секрет уже розкрито: кінець запису відрізано.
error-proof-head = Імена, параметри чи печатки в цьому записі не ті, які було зафіксовано перед початком партії.
error-proof-contribution = Місце { $seat } ({ $name }): внесок не той, який запечатав браузер цього гравця.
error-proof-digest = Контрольна сума наприкінці доказу не відповідає цьому запису: дії чи результат змінено або відрізано.
error-proof-share = Розіграш { $drawing }: число ({ $name }) не продовжує ланцюжка чисел цього гравця.
error-proof-drawings = Розіграшів зі свіжими числами в доказі: { $found }; у партії: { $expected }.
error-seen-shape = Це не те, що копіює або зберігає сторінка «Перевірка чесності» (прочитано байтів: { $size }).
error-seen-nothing = Твій браузер не бачив партії { $match }: це запис не твоєї партії.
error-seen-commitment = Перед партією твоєму браузеру показали іншу печатку, ніж та, що в записі: секрет підмінено.
error-seen-repeated = Твій браузер бачив цю печатку на двох початках партії: уже відомий секрет використали ще раз.
error-seen-head = У партії, початок якої бачив твій браузер, були інші імена, параметри чи печатки, ніж у цьому записі.
error-seen-contribution = Внеску твого браузера в цьому записі немає.
error-seen-called-off = Твій браузер бачив скасований початок, якого в записі немає: хтось міг подивитися, що випаде, і спробувати ще раз.
error-seen-plies = Дій у цьому записі: { $found }; у партії, яку бачив твій браузер: { $expected }.
error-seen-digest = Це не той запис, контрольну суму якого твоєму браузеру показали наприкінці партії.
error-seen-decision = Дія { $ply }: твій браузер дав своє свіже число для «{ $expected }», а в цьому записі там інша дія.
error-law-broken = Порушено інваріант гри: { $law }. Це наша помилка; запис партії тут: { $file }.
error-rule-unknown = Немає правила «{ $number }».
rules-in-short = Коротко
rules-signs = Знаки на полі
rules-examples = Приклади
rules-editions = Чим різняться видання
# Як друкувати аркуші гри; між числами й одиницями нерозривні пробіли
print-how = Друкуй у масштабі 100 % («фактичний розмір»), на одному боці щільного паперу, від 200 г/м². Відрізок унизу кожного аркуша має бути завдовжки 50 мм.
refused = { $reason } Правило { $rule }: { $text }
you = Ти
bot-random = Випадок
bot-greedy = Жаднюга

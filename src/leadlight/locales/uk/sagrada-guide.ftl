# Learning Sagrada in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sagrada-howto-draft = Візьми
sagrada-howto-draft-text = Один кубик із резерву.
sagrada-howto-place = Поклади
sagrada-howto-place-text = Поруч зі своїми кубиками або кутом до них, перший — скраю. Поруч не буває однакових кольорів чи значень; деякі клітинки їх вимагають.
sagrada-howto-place-value = сіра: це значення
sagrada-howto-place-colour = кольорова: цей колір
sagrada-howto-place-equals = однакові поруч
sagrada-howto-tool = Обійди правила
sagrada-howto-tool-text = Один інструмент за хід: 1 фішка привілеїв або 2, якщо його вже застосовували.
sagrada-howto-tool-text-solo = Один інструмент за хід: заплати кубиком його кольору з резерву. Кожен діє один раз.
sagrada-howto-order = Туди й назад
sagrada-howto-order-text = Десять раундів. У кожному всі мають два ходи, другий — у зворотному порядку.
sagrada-howto-order-text-solo = Десять раундів по чотири кубики. У кожному два ходи; кубики, що лишилися, піднімають нейтральний результат.
sagrada-howto-order-out = туди
sagrada-howto-order-back = і назад
sagrada-howto-order-rest = що лишилося, йде на лічильник раундів
sagrada-howto-pays = Що дає бали наприкінці
sagrada-howto-pays-public = кожна спільна ціль — стільки разів, скільки її виконано
sagrada-howto-pays-private = твоїх кубиків твого таємного кольору
sagrada-howto-pays-private-solo = твоїх кубиків кращого з двох кольорів
sagrada-howto-pays-sum = сума
sagrada-howto-pays-tokens = за кожну фішку привілеїв, що лишилася
sagrada-howto-pays-target = перевищ суму кубиків на лічильнику
sagrada-howto-pays-empty = за кожну порожню клітинку

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sagrada-term-window = У твоєму вітражі 20 клітинок. Клітинка вимагає кольору чи значення або не вимагає нічого.
sagrada-term-window-forms = вітраж*
sagrada-term-pool = Резерв — кубики, кинуті цього раунду. З нього беруть усі.
sagrada-term-pool-forms = резерв*
sagrada-term-draft = Узяти кубик — це вибрати один із резерву й покласти його у свій вітраж.
sagrada-term-draft-forms = взяття кубика
sagrada-term-shade = Яскравість — це значення кубика: 1 найсвітліше, 6 найтемніше.
sagrada-term-shade-forms = яскравіст*|яскравості
sagrada-term-tool = Інструмент дозволяє обійти правило: змінити кубик, перемістити чи перекинути.
sagrada-term-tool-forms = інструмент*
sagrada-term-token = Фішками привілеїв платять за інструменти. Кожна, що лишилася, — бал наприкінці.
sagrada-term-token-forms = фішк* привілеїв|фішок привілеїв
sagrada-term-public = Спільна ціль приносить бали кожному — стільки разів, скільки її виконано.
sagrada-term-public-forms = спільн* ціл*
sagrada-term-private = Особиста ціль — колір, який бачиш лише ти: вона дає суму твоїх кубиків цього кольору. У грі наодинці їх дві, і рахується краща.
sagrada-term-private-forms = особист* ціл*
sagrada-term-track = Лічильник раундів рахує десять раундів і зберігає кубики, яких ніхто не взяв.
sagrada-term-track-forms = лічильник* раундів
sagrada-term-target = Соло ти граєш проти нейтрального результату: суми всіх кубиків на лічильнику раундів.
sagrada-term-target-forms = нейтральн* результат*

## The coach

sagrada-coach-tokens = Фішками привілеїв платять за інструменти. Складніший вітраж дає їх більше, і кожна, що лишилася, — бал.
sagrada-coach-first = Перший кубик кладуть скраю. Наступні мають торкатися вже покладеного стороною або кутом.
sagrada-coach-back = Тепер порядок зворотний: останній ходить двічі поспіль, а перший — останнім.
sagrada-coach-dearer = Цей інструмент уже застосовано: відтепер він для всіх коштує 2 фішки привілеїв.
sagrada-coach-paid = Інструмент оплачують кубиком його кольору, і діє він лише раз.
sagrada-coach-track = Раунд закінчено. Кубики, яких ніхто не взяв, лежать на лічильнику раундів; деякі інструменти сягають туди.
sagrada-coach-track-alone = Раунд закінчено. Кубики, що лишилися, лежать на лічильнику й піднімають нейтральний результат.
sagrada-coach-forced = Жоден кубик не має дозволеної клітинки, тож хід пропущено. Дбай, щоб до вітража підходили різні кубики.
sagrada-coach-skipped = «Розломні щипці» одразу дали другий кубик, тож другий хід цього раунду пропущено.
sagrada-coach-points = Цей кубик виконав ціль. Числа на клітинках показують, що кубик там принесе.
sagrada-coach-last = Останній раунд. Порожні клітинки забирають бали, тож заповни, що можеш.

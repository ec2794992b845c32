# Learning Sagrada in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sagrada-howto-draft = Возьми
sagrada-howto-draft-text = Один кубик из резерва.
sagrada-howto-place = Помести
sagrada-howto-place-text = Рядом со своими кубиками или углом к ним, первый — с краю. Рядом не бывает одинаковых цветов или значений; некоторые ячейки их требуют.
sagrada-howto-place-value = серая: это значение
sagrada-howto-place-colour = цветная: этот цвет
sagrada-howto-place-equals = одинаковые рядом
sagrada-howto-tool = Обойди правила
sagrada-howto-tool-text = Один инструмент за ход: 1 фишка привилегий или 2, если его уже применяли.
sagrada-howto-tool-text-solo = Один инструмент за ход: заплати кубиком его цвета из резерва. Каждый действует один раз.
sagrada-howto-order = Туда и обратно
sagrada-howto-order-text = Десять раундов. В каждом у всех два хода, второй — в обратном порядке.
sagrada-howto-order-text-solo = Десять раундов по четыре кубика. В каждом два хода; оставшиеся кубики поднимают нейтральный результат.
sagrada-howto-order-out = туда
sagrada-howto-order-back = и обратно
sagrada-howto-order-rest = что осталось, уходит на счётчик раундов
sagrada-howto-pays = Что приносит очки в конце
sagrada-howto-pays-public = каждая общая цель — столько раз, сколько она выполнена
sagrada-howto-pays-private = твоих кубиков твоего тайного цвета
sagrada-howto-pays-private-solo = твоих кубиков лучшего из двух цветов
sagrada-howto-pays-sum = сумма
sagrada-howto-pays-tokens = за каждую оставшуюся фишку привилегий
sagrada-howto-pays-target = превзойди сумму кубиков на счётчике
sagrada-howto-pays-empty = за каждую пустую ячейку

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sagrada-term-window = В твоём витраже 20 ячеек. Ячейка требует цвета или значения либо не требует ничего.
sagrada-term-window-forms = витраж*
sagrada-term-pool = Резерв — кубики, брошенные в этом раунде. Из него берут все.
sagrada-term-pool-forms = резерв*
sagrada-term-draft = Взять кубик — значит выбрать один из резерва и поместить его в свой витраж.
sagrada-term-draft-forms = взятие кубика|взятия кубика|взятием кубика
sagrada-term-shade = Яркость — это значение кубика: 1 самое светлое, 6 самое тёмное.
sagrada-term-shade-forms = яркост*
sagrada-term-tool = Инструмент позволяет обойти правило: изменить кубик, переместить или перебросить.
sagrada-term-tool-forms = инструмент*
sagrada-term-token = Фишками привилегий платят за инструменты. Каждая оставшаяся — очко в конце.
sagrada-term-token-forms = фишк* привилегий|фишек привилегий
sagrada-term-public = Общая цель приносит очки каждому — столько раз, сколько она выполнена.
sagrada-term-public-forms = общая цель|общие цели|общих целей|общей цели|общую цель
sagrada-term-private = Личная цель — цвет, который видишь только ты: она даёт сумму твоих кубиков этого цвета. В одиночной игре их две, и считается лучшая.
sagrada-term-private-forms = личная цель|личные цели|личных целей|личной цели|личную цель
sagrada-term-track = Счётчик раундов считает десять раундов и хранит кубики, которых никто не взял.
sagrada-term-track-forms = счётчик* раундов
sagrada-term-target = В одиночку ты играешь против нейтрального результата: суммы всех кубиков на счётчике раундов.
sagrada-term-target-forms = нейтральн* результат*

## The coach

sagrada-coach-tokens = Фишками привилегий платят за инструменты. Более сложный витраж даёт их больше, и каждая оставшаяся — очко.
sagrada-coach-first = Первый кубик помещают с краю. Следующие должны касаться уже стоящего стороной или углом.
sagrada-coach-back = Теперь порядок обратный: последний ходит дважды подряд, а первый — последним.
sagrada-coach-dearer = Этот инструмент уже применили: теперь он для всех стоит 2 фишки привилегий.
sagrada-coach-paid = Инструмент оплачивают кубиком его цвета, и действует он только раз.
sagrada-coach-track = Раунд закончен. Кубики, которых никто не взял, лежат на счётчике раундов; некоторые инструменты до них достают.
sagrada-coach-track-alone = Раунд закончен. Оставшиеся кубики лежат на счётчике и поднимают нейтральный результат.
sagrada-coach-forced = Ни для одного кубика нет допустимой ячейки, поэтому ход пропущен. Следи, чтобы к витражу подходили разные кубики.
sagrada-coach-skipped = «Разломные щипцы» сразу дали второй кубик, поэтому второй ход этого раунда пропущен.
sagrada-coach-points = Этот кубик выполнил цель. Числа на ячейках показывают, что кубик там принесёт.
sagrada-coach-last = Последний раунд. Пустые ячейки отнимают очки, так что заполни всё, что можешь.

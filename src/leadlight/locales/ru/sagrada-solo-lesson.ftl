# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Саграда в одиночку
sagrada-solo-lesson-otherwise = Можно, но этот шаг о другом. Отменить ход?
sagrada-solo-lesson-other-passes = Можно, но тогда ещё один кубик прибавится к нейтральному результату. Отменить ход?
sagrada-solo-lesson-other-tool = Можно, но инструмент здесь не нужен. Отменить ход?
sagrada-solo-lesson-other-cell = Можно: кубик может там стоять. Но этот шаг о другой ячейке. Отменить ход?
sagrada-solo-lesson-other-die = Можно, но этот шаг о другом кубике. Отменить ход?

sagrada-solo-lesson-chapter-target = Нейтральный результат
sagrada-solo-lesson-alone = В одиночку играешь против нейтрального результата.
sagrada-solo-lesson-alone-more = Каждый раунд бросаешь 4 кубика, и у тебя два хода подряд.
sagrada-solo-lesson-alone-also = Оставленные кубики уходят на счётчик раундов. Их сумма — нейтральный результат: набери больше.
sagrada-solo-lesson-high = Оставленные кубики с большими значениями сильно повышают нейтральный результат.
sagrada-solo-lesson-high-more = Поэтому такие бери себе.
sagrada-solo-lesson-high-do = Возьми красный 6.
sagrada-solo-lesson-high-five = Тоже хорошо: и 5 — это много.
sagrada-solo-lesson-high-low = Можно, но тогда кубик с большим значением может попасть на счётчик. Отменить ход?
sagrada-solo-lesson-high-do-2 = Помести его в угловую ячейку без требований.
sagrada-solo-lesson-high-right = Красный 6 твой и не повысит нейтральный результат.
sagrada-solo-lesson-high-edge = Тоже хорошо: подойдёт любая крайняя ячейка без требований.
sagrada-solo-lesson-second = Второй ход сразу за первым.
sagrada-solo-lesson-second-more = Из оставшихся самое большое значение у фиолетового 5. Он может стоять под красным.
sagrada-solo-lesson-second-do = Возьми фиолетовый 5.
sagrada-solo-lesson-second-low = Можно, но тогда фиолетовый 5 уйдёт на счётчик. Отменить ход?
sagrada-solo-lesson-second-do-2 = Помести его под красным кубиком.
sagrada-solo-lesson-second-right = На счётчик ушли только два кубика с малыми значениями: нейтральный результат 3.

sagrada-solo-lesson-chapter-paying = Инструменты и конец
sagrada-solo-lesson-pay = В одиночку за инструменты платят кубиками.
sagrada-solo-lesson-pay-more = Фишек нет. Из резерва уходит кубик цвета инструмента; затем и он, и инструмент выходят из игры.
sagrada-solo-lesson-pay-also = «Шлифовальный камень» превращает 2 в 5. За него платят зелёным кубиком.
sagrada-solo-lesson-pay-do = Возьми красный 2.
sagrada-solo-lesson-pay-do-2 = Примени инструмент 10, «Шлифовальный камень».
sagrada-solo-lesson-pay-do-3 = Помести кубик в серую ячейку 5.
sagrada-solo-lesson-pay-right = Зелёный 1, которым заплачено, к нейтральному результату не прибавляется.
sagrada-solo-lesson-private = У тебя две личные цели.
sagrada-solo-lesson-private-more = В конце из них считается только лучшая, а общие цели — все.
sagrada-solo-lesson-private-also = При игре в одиночку каждая пустая ячейка отнимает 3 очка.
sagrada-solo-lesson-end = Последний ход: нейтральный результат 27.
sagrada-solo-lesson-end-more = Что оставишь теперь, ещё прибавится к нему.
sagrada-solo-lesson-end-also = Пуста одна ячейка. Заполни её, и витраж готов.
sagrada-solo-lesson-end-do = Возьми фиолетовый 3.
sagrada-solo-lesson-end-do-2 = Помести его в фиолетовую ячейку.
sagrada-solo-lesson-end-right = 39 очков против 29: победа.
sagrada-solo-lesson-advice = Игру в одиночку ты уже знаешь. Вот что приносит победу:
sagrada-solo-lesson-advice-first = Оставляй кубики с малыми значениями: всё, что лежит на счётчике раундов, играет против тебя.
sagrada-solo-lesson-advice-second = Помещай кубик каждый ход: пустая ячейка отнимает 3 очка.
sagrada-solo-lesson-advice-third = Пораньше выбери один из двух личных цветов и собирай его.

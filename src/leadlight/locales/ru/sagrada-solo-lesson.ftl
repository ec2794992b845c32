# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Саграда в одиночку
sagrada-solo-lesson-otherwise = Можно, но этот шаг о другом. Отменить ход?
sagrada-solo-lesson-other-passes = Можно, но тогда ещё один кубик считается против тебя. Отменить ход?
sagrada-solo-lesson-other-tool = Можно, но инструмент здесь не нужен. Отменить ход?
sagrada-solo-lesson-other-cell = Можно: кубик может там стоять. Но ячейка этого шага покажет больше. Отменить ход?
sagrada-solo-lesson-other-die = Можно, но кубик этого шага покажет больше. Отменить ход?

sagrada-solo-lesson-chapter-target = Нейтральный результат
sagrada-solo-lesson-alone = В одиночку играешь против нейтрального результата.
sagrada-solo-lesson-alone-more = Каждый раунд бросаешь 4 кубика, и у тебя два хода подряд.
sagrada-solo-lesson-alone-also = Оставленные кубики уходят на счётчик раундов. Их сумма — нейтральный результат: набери больше.
sagrada-solo-lesson-high = Высокие оставленные кубики повышают нейтральный результат.
sagrada-solo-lesson-high-more = Поэтому высокие бери себе.
sagrada-solo-lesson-high-do = Возьми красный 6.
sagrada-solo-lesson-high-five = Тоже хорошо: 5 — это тоже много.
sagrada-solo-lesson-high-low = Можно, но тогда высокий кубик может остаться на счётчике. Отменить ход?
sagrada-solo-lesson-high-do-2 = Помести его в угловую ячейку без требований.
sagrada-solo-lesson-high-right = Эта 6 твоя и не повысит нейтральный результат.
sagrada-solo-lesson-high-edge = Тоже хорошо: подойдёт любая крайняя ячейка без требований.
sagrada-solo-lesson-second = Второй ход сразу за первым.
sagrada-solo-lesson-second-more = Из оставшихся самый высокий — фиолетовый 5. Он может стоять под красным.
sagrada-solo-lesson-second-do = Возьми фиолетовый 5.
sagrada-solo-lesson-second-low = Можно, но тогда 5 уйдёт на счётчик. Отменить ход?
sagrada-solo-lesson-second-do-2 = Помести его под красным кубиком.
sagrada-solo-lesson-second-right = На счётчик ушли только два низких кубика: нейтральный результат 3.

sagrada-solo-lesson-chapter-paying = Инструменты и конец
sagrada-solo-lesson-pay = В одиночку за инструменты платят кубиками.
sagrada-solo-lesson-pay-more = Фишек нет. Из резерва уходит кубик цвета инструмента, и оба выбывают из игры.
sagrada-solo-lesson-pay-also = «Шлифовальный камень» превращает 2 в 5. За него платят зелёным кубиком.
sagrada-solo-lesson-pay-do = Возьми красный 2.
sagrada-solo-lesson-pay-do-2 = Примени инструмент 10, «Шлифовальный камень».
sagrada-solo-lesson-pay-do-3 = Помести его в серую ячейку 5.
sagrada-solo-lesson-pay-right = Зелёный 1, которым заплачено, к нейтральному результату тоже не прибавляется.
sagrada-solo-lesson-private = У тебя две личные цели.
sagrada-solo-lesson-private-more = В конце, кроме общих, считается только лучшая из них.
sagrada-solo-lesson-private-also = Пустая ячейка в одиночку отнимает 3 очка.
sagrada-solo-lesson-end = Последний ход: нейтральный результат 27.
sagrada-solo-lesson-end-more = Что оставишь теперь, ещё прибавится к нему.
sagrada-solo-lesson-end-also = Пуста одна ячейка. Заполни её, и витраж готов.
sagrada-solo-lesson-end-do = Возьми фиолетовый 3.
sagrada-solo-lesson-end-do-2 = Помести его в фиолетовую ячейку.
sagrada-solo-lesson-end-right = 39 очков против 29: победа.
sagrada-solo-lesson-advice = Игру в одиночку ты уже знаешь. Вот что приносит победу:
sagrada-solo-lesson-advice-first = Оставляй низкие кубики: всё на счётчике раундов считается против тебя.
sagrada-solo-lesson-advice-second = Помещай кубик каждый ход: пустая ячейка отнимает 3 очка.
sagrada-solo-lesson-advice-third = Рано выбери один из двух личных цветов и собирай его.

# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Саграда соло
sagrada-solo-lesson-otherwise = Можна, але цей крок про інше. Скасувати хід?
sagrada-solo-lesson-other-passes = Можна, але тоді ще один кубик рахується проти тебе. Скасувати хід?
sagrada-solo-lesson-other-tool = Можна, але тут інструмент не потрібен. Скасувати хід?
sagrada-solo-lesson-other-cell = Можна: кубик може там лежати. Але цей крок про іншу клітинку. Скасувати хід?
sagrada-solo-lesson-other-die = Можна, але цей крок про інший кубик. Скасувати хід?

sagrada-solo-lesson-chapter-target = Нейтральний результат
sagrada-solo-lesson-alone = Соло граєш проти нейтрального результату.
sagrada-solo-lesson-alone-more = Щораунду кидаєш 4 кубики й маєш два ходи поспіль.
sagrada-solo-lesson-alone-also = Залишені кубики йдуть на лічильник раундів. Їхня сума — нейтральний результат: набери більше.
sagrada-solo-lesson-high = Високі залишені кубики сильно підвищують нейтральний результат.
sagrada-solo-lesson-high-more = Тож високі бери собі.
sagrada-solo-lesson-high-do = Візьми червоний 6.
sagrada-solo-lesson-high-five = Теж добре: 5 — високе значення.
sagrada-solo-lesson-high-low = Можна, але тоді високий кубик може потрапити на лічильник. Скасувати хід?
sagrada-solo-lesson-high-do-2 = Поклади його в кутову клітинку без вимоги.
sagrada-solo-lesson-high-right = Цей кубик твій і не збільшить нейтрального результату.
sagrada-solo-lesson-high-edge = Теж добре: підійде будь-яка крайня клітинка без вимоги.
sagrada-solo-lesson-second = Другий хід одразу за першим.
sagrada-solo-lesson-second-more = Із решти найвищий — фіолетовий 5. Він може лежати під червоним.
sagrada-solo-lesson-second-do = Візьми фіолетовий 5.
sagrada-solo-lesson-second-low = Можна, але тоді 5 піде на лічильник. Скасувати хід?
sagrada-solo-lesson-second-do-2 = Поклади його під червоний.
sagrada-solo-lesson-second-right = На лічильник пішли лише два низькі кубики: нейтральний результат 3.

sagrada-solo-lesson-chapter-paying = Інструменти й кінець
sagrada-solo-lesson-pay = Соло за інструменти платять кубиками.
sagrada-solo-lesson-pay-more = Фішок немає. Із резерву йде кубик кольору інструмента, і обидва виходять із гри.
sagrada-solo-lesson-pay-also = «Шліфувальний камінь» перетворює 2 на 5. За нього платять зеленим кубиком.
sagrada-solo-lesson-pay-do = Візьми червоний 2.
sagrada-solo-lesson-pay-do-2 = Застосуй інструмент 10, «Шліфувальний камінь».
sagrada-solo-lesson-pay-do-3 = Поклади його в сіру клітинку, що чекає на 5.
sagrada-solo-lesson-pay-right = Зелений 1, яким заплачено, до нейтрального результату не додається.
sagrada-solo-lesson-private = У тебе дві особисті цілі.
sagrada-solo-lesson-private-more = У кінці з них рахується лише краща, а спільні цілі — усі.
sagrada-solo-lesson-private-also = Порожня клітинка в грі соло забирає 3 бали.
sagrada-solo-lesson-end = Останній хід: нейтральний результат 27.
sagrada-solo-lesson-end-more = Що залишиш тепер, ще додасться до нього.
sagrada-solo-lesson-end-also = Порожня одна клітинка. Заповни її, і вітраж готовий.
sagrada-solo-lesson-end-do = Візьми фіолетовий 3.
sagrada-solo-lesson-end-do-2 = Поклади його у фіолетову клітинку.
sagrada-solo-lesson-end-right = 39 балів проти 29: перемога.
sagrada-solo-lesson-advice = Гру соло ти вже знаєш. Ось що приносить перемогу:
sagrada-solo-lesson-advice-first = Залишай низькі кубики: усе на лічильнику раундів рахується проти тебе.
sagrada-solo-lesson-advice-second = Клади кубик щоходу: порожня клітинка забирає 3 бали.
sagrada-solo-lesson-advice-third = Якнайраніше вибери один із двох особистих кольорів і збирай його.

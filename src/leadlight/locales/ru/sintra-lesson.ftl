# The guided first match of Sintra. One thought to a sentence, none longer than 140 characters, no word before it was
# shown. Names end as src/leadlight/lessons says: -more and -also go on, -do asks, the others answer.

sintra-lesson-title = Синтра: твоя первая партия
sintra-lesson-otherwise = Можно, но этот шаг о другом. Отменить ход?
sintra-lesson-other-breaks = { $count ->
    [one] Можно, но разобьётся { $count } стёклышко. Отменить ход?
    [few] Можно, но разобьются { $count } стёклышка. Отменить ход?
    [many] Можно, но разобьётся { $count } стёклышек. Отменить ход?
   *[other] Можно, но разобьётся { $count } стёклышка. Отменить ход?
}
sintra-lesson-other-fits = Можно: ничего не разобьётся. Но стёклышки этого шага покажут больше. Отменить ход?
sintra-lesson-other-returns = Можно. Стекольщик вернётся, и на это уйдёт ход. Отменить ход?

sintra-lesson-chapter-taking = Бери и выкладывай
sintra-lesson-market = Стекло лежит на пяти витринах.
sintra-lesson-market-more = В свой ход берёшь все стёклышки одного цвета с одной витрины.
sintra-lesson-fitting = Эти 2 синих стёклышка поместятся на полосе 3.
sintra-lesson-fitting-more = Все взятые стёклышки ложатся на одну полосу, на клетки своего цвета. Стёклышко, которому не хватило клетки, разбивается.
sintra-lesson-fitting-do = Возьми синие с витрины 3 и выложи на полосу 3.
sintra-lesson-fitting-right = 2 стёклышка, 2 клетки: ничего не разбилось. Остальное с витрины уходит в центр.
sintra-lesson-fitting-elsewhere = Тоже хорошо: на полосе 6 есть место для обоих.
sintra-lesson-fitting-breaks = Можно. На полосе 4 лишь одна синяя клетка, поэтому 1 стёклышко разобьётся. Отменить ход?
sintra-lesson-centre = Что осталось с витрин, лежит в центре.
sintra-lesson-centre-more = Оттуда тоже берут все стёклышки одного цвета. 2 розовых поместятся на полосе 3.
sintra-lesson-centre-also = Кто сделает это первым, получит маркер первого игрока: начнёт следующий раунд, но сделает шаг по шкале разбитого стекла.
sintra-lesson-centre-do = Возьми розовые из центра и выложи на полосу 3.
sintra-lesson-centre-right = На полосе 3 не хватает одного стёклышка. Этот 1 шаг в конце будет стоить 1 очко.
sintra-lesson-centre-elsewhere = Тоже хорошо: эти 2 поместятся и на полосе 7. Но полоса 3 была бы почти полной.
sintra-lesson-complete = Одно розовое стёклышко заполнит полосу 3.
sintra-lesson-complete-more = Полная полоса приносит очки за окно под ней: число под окном, здесь 3.
sintra-lesson-complete-also = В этом раунде розовый даёт бонус: 1 очко за каждое розовое стёклышко на полосе.
sintra-lesson-complete-do = Возьми одно розовое стёклышко и выложи на полосу 3.
sintra-lesson-complete-do-2 = Оставь одно стёклышко для окна. На этой стороне планшета цвет не важен.
sintra-lesson-complete-right = 6 очков: 3 за розовый, 3 за окно. Полоса перевернулась: другая сторона ждёт 5 синих стёклышек.

sintra-lesson-chapter-glazier = Стекольщик
sintra-lesson-return = Твой стекольщик ходит только вправо.
sintra-lesson-return-more = Он стоит там, где ты работаешь. Тебе доступны полоса под ним и те, что правее.
sintra-lesson-return-also = Из того, что лежит, туда ничего не подходит: любое взятое стекло разобьётся.
sintra-lesson-return-do = Потрать этот ход и верни его влево.
sintra-lesson-return-right = Он снова над первой полосой. Ход потрачен, зато стекло цело.
sintra-lesson-left = 2 белых стёклышка заполнят полосу 1.
sintra-lesson-left-more = Окно приносит очки и за каждое окно правее, в котором уже есть стёклышко.
sintra-lesson-left-also = Поэтому левые окна дают больше всего, когда правые уже начаты.
sintra-lesson-left-do = Возьми белые с витрины 2 и выложи на полосу 1.
sintra-lesson-left-do-2 = Оставь одно стёклышко для окна 1.
sintra-lesson-left-right = 10 очков: 4 за это окно, 3 за окно 3 и ещё 3 за жёлтый, бонусный цвет.

sintra-lesson-chapter-breaking = Разбитое стекло
sintra-lesson-broken = 3 оранжевых стёклышка, а клетки только 2: 1 разобьётся.
sintra-lesson-broken-more = Каждое разбитое стёклышко сдвигает твой маркер на 1 шаг вниз по шкале разбитого стекла.
sintra-lesson-broken-also = Здесь оно того стоит: оранжевый даёт бонус, и полоса заполнится.
sintra-lesson-broken-do = Возьми оранжевые из центра и выложи на полосу 5.
sintra-lesson-broken-right = 7 очков за 1 разбитое стёклышко. На шкале теперь −2; это считают в конце.
sintra-lesson-broken-careful = Тоже хорошо: ничего не разбилось. Но оранжевые принесли бы 7 очков.
sintra-lesson-broken-eighth = Можно: 1 стёклышко разобьётся и здесь, а полоса 8 приносит меньше. Отменить ход?
sintra-lesson-track = Чем ниже, тем дороже каждый шаг.
sintra-lesson-track-more = У тебя −10. Последнее деление сразу отнимает 18 очков, и маркер начинает сверху.
sintra-lesson-track-also = Так что бери стёклышки, которые поместятся все, пусть даже цвет не лучший.
sintra-lesson-track-do = Возьми 2 розовых стёклышка с витрины 1 и выложи на полосу 2.
sintra-lesson-track-right = Всё поместилось: на шкале ничего не изменилось.
sintra-lesson-track-fits = Тоже хорошо: всё помещается.
sintra-lesson-track-whites = Можно. Все они разобьются, и это сразу отнимет 18 очков. Отменить ход?

sintra-lesson-chapter-counting = Что считают в конце
sintra-lesson-ornament = Четыре стёклышка вокруг орнамента приносят 10 очков.
sintra-lesson-ornament-more = Вокруг орнамента 2 их три. Если заполнить полосу 4 второй раз, прибавится последнее, а полоса выйдет из игры.
sintra-lesson-ornament-also = 2 её серые клетки — джокеры: они принимают любой цвет.
sintra-lesson-ornament-do = Возьми жёлтые с витрины 2 и выложи на полосу 4.
sintra-lesson-ornament-seventh = Можно, но 1 стёклышко разобьётся, и орнамент там принесёт меньше. Отменить ход?
sintra-lesson-ornament-eighth = Можно: оба поместятся, но полоса 8 уже вряд ли заполнится. Отменить ход?
sintra-lesson-ornament-do-2 = Оставь одно стёклышко для окна 4.
sintra-lesson-ornament-right = В конце орнамент принесёт 10 очков вместо 6.
sintra-lesson-end = Шестой раунд последний: партия заканчивается, когда всё стекло разобрано.
sintra-lesson-end-more = Стёклышки, оставшиеся на полосах, дают немного: 1 очко за каждые 3.
sintra-lesson-end-also = Теперь считают орнаменты и вычитают разбитое стекло.
sintra-lesson-end-do = Возьми синее из центра: оно ещё поместится.
sintra-lesson-end-right = Конец: 51 очко. Орнамент принёс 10, 12 стёклышек на полосах — 4, разбитое стекло отняло 2.
sintra-lesson-side = На стороне B планшета считают цвета, а не орнаменты.
sintra-lesson-side-more = Там число полных окон умножают на число стёклышек самого частого в окнах цвета.
sintra-lesson-side-also = Поэтому важно, какое стёклышко оставить: больше всего у тебя розовых.
sintra-lesson-side-do = Оставь розовое.
sintra-lesson-side-right = 2 полных окна × 5 розовых стёклышек: 10 очков в конце.
sintra-lesson-advice = Правила ты уже знаешь. Вот что приносит победу:
sintra-lesson-advice-first = Продолжай начатые полосы, особенно там, где окно и те, что правее, приносят много.
sintra-lesson-advice-second = Бери стёклышки, которые поместятся все. Разбивай одно, только если заполняешь полосу.
sintra-lesson-advice-third = Заполняй полосы, на которых есть бонусный цвет раунда.
sintra-lesson-advice-fourth = Когда справа мало что подходит, возвращай стекольщика не откладывая.

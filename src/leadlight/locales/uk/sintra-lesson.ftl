# The guided first match of Sintra. One thought to a sentence, none longer than 140 characters, no word before it was
# shown. Names end as src/leadlight/lessons says: -more and -also go on, -do asks, the others answer.

sintra-lesson-title = Сінтра: твоя перша партія
sintra-lesson-otherwise = Можна, але цей крок про інше. Скасувати хід?
sintra-lesson-other-breaks = { $count ->
    [one] Можна, але розіб’ється { $count } скельце. Скасувати хід?
    [few] Можна, але розіб’ються { $count } скельця. Скасувати хід?
    [many] Можна, але розіб’ється { $count } скелець. Скасувати хід?
   *[other] Можна, але розіб’ється { $count } скельця. Скасувати хід?
}
sintra-lesson-other-fits = Можна: нічого не розіб’ється. Але цей крок показує інше. Скасувати хід?
sintra-lesson-other-returns = Можна. Скляр піде назад, і на це витратиться хід. Скасувати хід?

sintra-lesson-chapter-taking = Бери й викладай
sintra-lesson-market = Скло лежить на п’яти вітринах.
sintra-lesson-market-more = У свій хід береш усі скельця одного кольору з однієї вітрини.
sintra-lesson-fitting = Ці 2 сині скельця вмістяться на вітражі 3.
sintra-lesson-fitting-more = Усі взяті скельця лягають на один вітраж, на поля свого кольору. Скельце, якому бракує поля, розбивається.
sintra-lesson-fitting-do = Візьми сині з вітрини 3 й виклади на вітраж 3.
sintra-lesson-fitting-right = 2 скельця, 2 поля: нічого не розбилося. Решта з вітрини переходить у центр.
sintra-lesson-fitting-elsewhere = Теж добре: на вітражі 6 є місце для обох.
sintra-lesson-fitting-breaks = Можна. На вітражі 4 лише одне синє поле, тож 1 скельце розіб’ється. Скасувати хід?
sintra-lesson-centre = У центрі лежить решта скелець із вітрин, звідки вже брали.
sintra-lesson-centre-more = Звідти теж беруть усі скельця одного кольору. 2 рожеві вмістяться на вітражі 3.
sintra-lesson-centre-also = Хто бере звідти першим, отримує маркер першого ходу: починає наступний раунд, але робить крок на шкалі розбитого скла.
sintra-lesson-centre-do = Візьми рожеві з центру й виклади на вітраж 3.
sintra-lesson-centre-right = На вітражі 3 бракує одного скельця. Крок за маркер у кінці коштуватиме 1 бал.
sintra-lesson-centre-elsewhere = Теж добре: ці 2 вмістяться й на вітражі 7. Але вітраж 3 був би майже повний.
sintra-lesson-complete = Одне рожеве скельце заповнить вітраж 3.
sintra-lesson-complete-more = Повний вітраж дає бали за вікно під ним: число під вікном, тут 3.
sintra-lesson-complete-also = У цьому раунді рожевий дає бонус: 1 бал за кожне рожеве скельце на вітражі.
sintra-lesson-complete-do = Візьми одне рожеве скельце й виклади на вітраж 3.
sintra-lesson-complete-do-2 = Залиш одне скельце для вікна. На цій стороні планшета колір неважливий.
sintra-lesson-complete-right = 6 балів: 3 за рожевий, 3 за вікно. Вітраж перевернувся: другий бік чекає на 5 синіх скелець.

sintra-lesson-chapter-glazier = Скляр
sintra-lesson-return = Твій скляр рухається лише праворуч.
sintra-lesson-return-more = Він стоїть над вітражем, на який лягли останні скельця. Досяжні цей вітраж і ті, що правіше.
sintra-lesson-return-also = З того, що можна взяти, туди нічого не підходить: усе взяте розіб’ється.
sintra-lesson-return-do = Поверни скляра ліворуч — це весь твій хід.
sintra-lesson-return-right = Він знову над першим вітражем. Хід витрачено, зате скло ціле.
sintra-lesson-left = 2 білі скельця заповнять вітраж 1.
sintra-lesson-left-more = Вікно дає бали й за кожне вікно праворуч, у якому вже є скельце.
sintra-lesson-left-also = Тож ліві вікна найцінніші тоді, коли праві вже розпочато.
sintra-lesson-left-do = Візьми білі з вітрини 2 й виклади на вітраж 1.
sintra-lesson-left-do-2 = Залиш одне скельце для вікна 1.
sintra-lesson-left-right = 10 балів: 4 за це вікно, 3 за вікно 3 і ще 3 за жовтий, бонусний колір.

sintra-lesson-chapter-breaking = Розбите скло
sintra-lesson-broken = 3 помаранчеві скельця, а поля лише 2: 1 розіб’ється.
sintra-lesson-broken-more = Кожне розбите скельце зсуває твій маркер на 1 крок униз шкалою розбитого скла.
sintra-lesson-broken-also = Тут воно того варте: помаранчевий дає бонус, і вітраж заповниться.
sintra-lesson-broken-do = Візьми помаранчеві з центру й виклади на вітраж 5.
sintra-lesson-broken-right = 7 балів ціною 1 розбитого скельця. На шкалі тепер −2; це рахують у кінці.
sintra-lesson-broken-careful = Теж добре: нічого не розбилося. Але помаранчеві дали б 7 балів.
sintra-lesson-broken-eighth = Можна: 1 скельце розіб’ється й тут, а вітраж 8 дає менше. Скасувати хід?
sintra-lesson-track = Що нижче, то дорожчий кожен крок.
sintra-lesson-track-more = У тебе −10. Останній рядок одразу забирає 18 балів, і маркер починає згори.
sintra-lesson-track-also = Тож бери скельця, які всі вмістяться, хай навіть колір не найкращий.
sintra-lesson-track-do = Візьми 2 рожеві скельця з вітрини 1 і виклади на вітраж 2.
sintra-lesson-track-right = Усе вмістилося: на шкалі нічого не змінилося.
sintra-lesson-track-fits = Теж добре: усе вміщується.
sintra-lesson-track-whites = Можна. Усі вони розіб’ються, і це одразу забере 18 балів. Скасувати хід?

sintra-lesson-chapter-counting = Що рахують у кінці
sintra-lesson-ornament = Чотири скельця навколо орнаменту дають 10 балів.
sintra-lesson-ornament-more = Навколо орнаменту 2 їх три. Якщо заповнити вітраж 4 вдруге, додасться останнє, а вітраж вибуде з гри.
sintra-lesson-ornament-also = Його 2 сірі поля — джокери: вони приймають будь-який колір.
sintra-lesson-ornament-do = Візьми жовті з вітрини 2 й виклади на вітраж 4.
sintra-lesson-ornament-seventh = Можна, але 1 скельце розіб’ється, і орнамент там дасть менше. Скасувати хід?
sintra-lesson-ornament-eighth = Можна: обидва вмістяться, але вітраж 8 уже не заповниться. Скасувати хід?
sintra-lesson-ornament-do-2 = Залиш одне скельце для вікна 4.
sintra-lesson-ornament-right = У кінці орнамент дасть 10 балів замість 6.
sintra-lesson-end = Шостий раунд останній: партія закінчується, коли все скло розібрано.
sintra-lesson-end-more = Скельця, що лишилися на всіх вітражах, дають разом трохи: 1 бал за кожні 3.
sintra-lesson-end-also = Тепер рахують орнаменти й віднімають бали за розбите скло.
sintra-lesson-end-do = Візьми синє з центру: воно ще вміститься.
sintra-lesson-end-right = Кінець: 51 бал. Орнамент дав 10 балів, 12 скелець на вітражах — 4, розбите скло забрало 2.
sintra-lesson-side = На стороні B планшета рахують кольори, а не орнаменти.
sintra-lesson-side-more = Там кількість повних вікон множать на кількість скелець того кольору, якого у вікнах найбільше.
sintra-lesson-side-also = Тож важливо, яке скельце залишити: найчастіший колір у тебе рожевий.
sintra-lesson-side-do = Залиш рожеве.
sintra-lesson-side-right = 2 повні вікна × 5 рожевих скелець: 10 балів наприкінці.
sintra-lesson-advice = Правила ти вже знаєш. Ось що приносить перемогу:
sintra-lesson-advice-first = Продовжуй розпочаті вітражі, насамперед там, де вікно й ті, що правіше, дають багато балів.
sintra-lesson-advice-second = Бери скельця, які всі вмістяться. Розбивай одне лише тоді, коли заповнюєш вітраж.
sintra-lesson-advice-third = Заповнюй вітражі, на яких є бонусний колір раунду.
sintra-lesson-advice-fourth = Коли праворуч мало що підходить, повертай скляра не зволікаючи.

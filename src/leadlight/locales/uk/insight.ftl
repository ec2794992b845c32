# Що кажуть `leadlight analyse` і `leadlight review`. $shares — шанси на перемогу по черзі, наприклад «54 % · 46 %».

help-analyse = Сказати, чого варті найкращі ходи в позиції й чому.
help-review = Розібрати зіграну партію: помилки, удача і що вирішило.
help-analyse-position = Позиція в нотації.
help-analyse-ply = Позиція після стількох дій запису; без цього остання.
help-analyse-time = Скільки секунд думати.
help-analyse-nodes = Скільки позицій дослідити, замість часу.
help-review-time = Скільки секунд думати над кожним рішенням.
help-review-nodes = Скільки позицій дослідити для кожного рішення, замість часу.
help-review-jobs = Скільки процесів працює; без цього по одному на ядро. Розбір той самий.
error-analyse-what = Задай або позицію, або запис.
error-analyse-nobody = У цій позиції ніхто нічого не вирішує.
error-analyse-game = Це запис гри { $found }, а не { $expected }.
error-review-unfinished = Розібрати можна лише зіграну партію.
error-review-cancelled = Розбір скасовано.
insight-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-progress = Думаю
analyse-seat = Вирішує місце { $seat }. Шанси на перемогу по черзі: { $shares }
analyse-exact = Обчислено до кінця партії.
analyse-estimate = Оцінка, досліджено { $nodes ->
    [one] { $nodes } позицію
    [few] { $nodes } позиції
    [many] { $nodes } позицій
   *[other] { $nodes } позиції
}. Діапазон після ± — дві стандартні похибки.
analyse-action = Хід
analyse-value = Шанс
analyse-behind = Гірше на
analyse-line = Можливе продовження
review-progress = Розбираю
review-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
review-start = Початок
review-skill = Уміння
review-luck = Удача
review-unexplained = Не з’ясовано
review-result = Результат
review-accuracy = Точність
review-sums = Початок + уміння + удача + не з’ясовано = результат, як частки перемоги.
review-mark-best = найкращий
review-mark-good = добрий
review-mark-inaccuracy = неточність
review-mark-mistake = помилка
review-mark-blunder = груба помилка
review-moments = Вирішальні моменти партії
review-moment-decision = Дія { $ply }, { $name }: { $played } ({ $mark }, { $change }). Краще: { $best }
review-moment-draw = Жереб { $ply }: { $change } для гравця { $name }

# Почему ход в Синтре хорош или плох. $terms — числа под окнами, например «2 + 1 + 2».

reason-sintra-completes = Завершает полосу { $slot }: +{ $points } ({ $terms }).
reason-sintra-bonus = { $colour ->
    [pink] Бонус за розовые в этом раунде: { $points }.
    [white] Бонус за белые в этом раунде: { $points }.
    [orange] Бонус за оранжевые в этом раунде: { $points }.
    [blue] Бонус за синие в этом раунде: { $points }.
   *[yellow] Бонус за жёлтые в этом раунде: { $points }.
}
reason-sintra-breaks = { $count ->
    [one] Разбивает { $count } стёклышко: { $points }.
    [few] Разбивает { $count } стёклышка: { $points }.
    [many] Разбивает { $count } стёклышек: { $points }.
   *[other] Разбивает { $count } стёклышка: { $points }.
}
reason-sintra-marker = Забирает маркер первого игрока: первый ход следующего раунда, но { $points } за шаг по шкале стекла.
reason-sintra-marker-last = Забирает маркер первого игрока: { $points } за шаг по шкале стекла, а следующего раунда не будет.
reason-sintra-progress = { $left ->
    [one] Полосе { $slot } тогда не хватает лишь { $left } стёклышка.
    [few] Полосе { $slot } тогда не хватает { $left } стёклышек.
    [many] Полосе { $slot } тогда не хватает { $left } стёклышек.
   *[other] Полосе { $slot } тогда не хватает { $left } стёклышка.
}
reason-sintra-returns = Возвращает стекольщика к полосе { $slot }: { $strips ->
    [one] становится доступна ещё { $strips } полоса.
    [few] становятся доступны ещё { $strips } полосы.
    [many] становится доступно ещё { $strips } полос.
   *[other] становится доступно ещё { $strips } полосы.
}
reason-sintra-ornaments = Орнаменты дали бы { $points } вместо { $before }.
reason-sintra-palace = Дворец дал бы { $points } вместо { $before }.
reason-sintra-alike = На стороне A неважно, какое стёклышко оставить.
reason-sintra-denies = { $players ->
    [2] Забирает стёклышки, которыми соперник завершил бы полосу { $slot } (+{ $points }).
   *[other] Забирает стёклышки, которыми игрок { $seat } завершил бы полосу { $slot } (+{ $points }).
}
reason-sintra-leaves = { $players ->
    [2] Оставляет сопернику стёклышки, которые завершают полосу { $slot } (+{ $points }).
   *[other] Оставляет игроку { $seat } стёклышки, которые завершают полосу { $slot } (+{ $points }).
}

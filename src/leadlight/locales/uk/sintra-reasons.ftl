# Чому хід у Сінтрі добрий чи поганий. $terms — числа під вікнами, наприклад «2 + 1 + 2».

reason-sintra-completes = Завершує вітраж { $slot }: +{ $points } ({ $terms }).
reason-sintra-bonus = { $colour ->
    [pink] Бонус за рожеві в цьому раунді: { $points }.
    [white] Бонус за білі в цьому раунді: { $points }.
    [orange] Бонус за помаранчеві в цьому раунді: { $points }.
    [blue] Бонус за сині в цьому раунді: { $points }.
   *[yellow] Бонус за жовті в цьому раунді: { $points }.
}
reason-sintra-breaks = { $count ->
    [one] Розбиває { $count } скельце: { $points }.
    [few] Розбиває { $count } скельця: { $points }.
    [many] Розбиває { $count } скелець: { $points }.
   *[other] Розбиває { $count } скельця: { $points }.
}
reason-sintra-marker = Забирає маркер першого ходу: перший хід наступного раунду, але { $points } за крок на шкалі скла.
reason-sintra-marker-last = Забирає маркер першого ходу: { $points } за крок на шкалі скла, а наступного раунду не буде.
reason-sintra-progress = { $left ->
    [one] Вітражу { $slot } тоді бракує лише { $left } скельця.
    [few] Вітражу { $slot } тоді бракує { $left } скелець.
    [many] Вітражу { $slot } тоді бракує { $left } скелець.
   *[other] Вітражу { $slot } тоді бракує { $left } скельця.
}
reason-sintra-returns = Повертає скляра до вітража { $slot }: { $strips ->
    [one] стає досяжним ще { $strips } вітраж.
    [few] стають досяжними ще { $strips } вітражі.
    [many] стають досяжними ще { $strips } вітражів.
   *[other] стає досяжним ще { $strips } вітража.
}
reason-sintra-ornaments = Орнаменти дали б { $points } замість { $before }.
reason-sintra-palace = Палац дав би { $points } замість { $before }.
reason-sintra-alike = На стороні A байдуже, яке скельце залишити.
reason-sintra-denies = { $players ->
    [2] Забирає скельця, якими суперник завершив би вітраж { $slot } (+{ $points }).
   *[other] Забирає скельця, якими гравець { $seat } завершив би вітраж { $slot } (+{ $points }).
}
reason-sintra-leaves = { $players ->
    [2] Лишає суперникові скельця, що завершують вітраж { $slot } (+{ $points }).
   *[other] Лишає гравцеві { $seat } скельця, що завершують вітраж { $slot } (+{ $points }).
}

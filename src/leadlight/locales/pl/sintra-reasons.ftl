# Dlaczego ruch w Sintrze jest dobry albo zły. $terms to liczby pod oknami, na przykład „2 + 1 + 2”.

reason-sintra-completes = Kończy kwaterę { $slot }: +{ $points } ({ $terms }).
reason-sintra-bonus = { $colour ->
    [pink] Premia za różowe w tej rundzie: { $points }.
    [white] Premia za białe w tej rundzie: { $points }.
    [orange] Premia za pomarańczowe w tej rundzie: { $points }.
    [blue] Premia za niebieskie w tej rundzie: { $points }.
   *[yellow] Premia za żółte w tej rundzie: { $points }.
}
reason-sintra-breaks = { $count ->
    [one] Tłucze { $count } taflę: { $points }.
    [few] Tłucze { $count } tafle: { $points }.
    [many] Tłucze { $count } tafli: { $points }.
   *[other] Tłucze { $count } tafli: { $points }.
}
reason-sintra-marker = Bierze znacznik rozpoczynającego: pierwsza tura następnej rundy, ale { $points } za krok na torze szkła.
reason-sintra-marker-last = Bierze znacznik rozpoczynającego: { $points } za krok na torze szkła, a następnej rundy nie będzie.
reason-sintra-progress = { $left ->
    [one] Kwaterze { $slot } brakuje potem tylko { $left } tafli.
    [few] Kwaterze { $slot } brakuje potem { $left } tafli.
    [many] Kwaterze { $slot } brakuje potem { $left } tafli.
   *[other] Kwaterze { $slot } brakuje potem { $left } tafli.
}
reason-sintra-returns = Cofa witrażystę nad kwaterę { $slot }: { $strips ->
    [one] w zasięgu jest o { $strips } kwaterę więcej.
    [few] w zasięgu jest o { $strips } kwatery więcej.
    [many] w zasięgu jest o { $strips } kwater więcej.
   *[other] w zasięgu jest o { $strips } kwatery więcej.
}
reason-sintra-ornaments = Ornamenty dałyby { $points } zamiast { $before }.
reason-sintra-palace = Pałac dałby { $points } zamiast { $before }.
reason-sintra-alike = Na stronie A nie ma znaczenia, którą taflę zachowasz.
reason-sintra-denies = { $players ->
    [2] Zabiera tafle, którymi przeciwnik ukończyłby kwaterę { $slot } (+{ $points }).
   *[other] Zabiera tafle, którymi gracz { $seat } ukończyłby kwaterę { $slot } (+{ $points }).
}
reason-sintra-leaves = { $players ->
    [2] Zostawia przeciwnikowi tafle, którymi może ukończyć kwaterę { $slot } (+{ $points }).
   *[other] Zostawia graczowi { $seat } tafle, którymi może ukończyć kwaterę { $slot } (+{ $points }).
}

# Dlaczego ruch w Uzorach jest dobry albo zły. $cell to pole, na przykład H8.

reason-uzory-scores = Daje ci ramkę: +1, razem { $points }.
reason-uzory-gives = { $players ->
    [2] Oddaje ramkę przeciwnikowi, który ma potem { $points }.
   *[other] Oddaje ramkę graczowi { $seat }, który ma potem { $points }.
}
reason-uzory-tie-own = Zamyka ramkę przy remisie: ty wskazujesz, kto dostaje punkt.
reason-uzory-tie-others = Zamyka ramkę, w której remisują inni: ty wskazujesz, kto z nich dostaje punkt.
reason-uzory-nobody = Zamyka ramkę, za którą nikt nie dostaje punktu.
reason-uzory-short-own = Ramce, w której prowadzisz, brakuje potem jednej płytki, na { $cell }.
reason-uzory-short-rival = { $players ->
    [2] Ramce, w której prowadzi przeciwnik, brakuje potem jednej płytki, na { $cell }.
   *[other] Ramce, w której prowadzi gracz { $seat }, brakuje potem jednej płytki, na { $cell }.
}
reason-uzory-shard = Zużywa odłamek; { $left ->
    [0] nie zostaje żaden.
    [one] zostaje { $left }.
    [few] zostają { $left }.
    [many] zostaje { $left }.
   *[other] zostaje { $left }.
}
reason-uzory-sides = { $sides ->
    [0] Nie kładzie ani jednego boku w twoim kolorze.
    [one] Kładzie { $sides } bok w twoim kolorze.
    [few] Kładzie { $sides } boki w twoim kolorze.
    [many] Kładzie { $sides } boków w twoim kolorze.
   *[other] Kładzie { $sides } boku w twoim kolorze.
}
reason-uzory-discards = { $count ->
    [one] Dobiera w zamian { $count } inną płytkę.
    [few] Dobiera w zamian { $count } inne płytki.
    [many] Dobiera w zamian { $count } innych płytek.
   *[other] Dobiera w zamian { $count } innej płytki.
}
reason-uzory-keeps = { $sides ->
    [0] To, co zostaje w ręce, nie ma boku w twoim kolorze.
    [one] To, co zostaje w ręce, ma { $sides } bok w twoim kolorze.
    [few] To, co zostaje w ręce, ma { $sides } boki w twoim kolorze.
    [many] To, co zostaje w ręce, ma { $sides } boków w twoim kolorze.
   *[other] To, co zostaje w ręce, ma { $sides } boku w twoim kolorze.
}
reason-uzory-skip = Nic nie kładzie i wymienia wszystkie trzy płytki.
reason-uzory-redraw = Żadnej płytki nie da się położyć, więc wszystkie trzy są wymieniane.
reason-uzory-next-skip-ends = Jeszcze jedno pominięcie zakończyłoby partię.
reason-uzory-ends-won = Kończy partię twoją wygraną { $points } : { $best }.
reason-uzory-ends-shared = Kończy partię, wygrana jest wspólna, masz { $points }.
reason-uzory-ends-lost = Kończy partię bez twojej wygranej: { $points } : { $best }.
reason-uzory-colours-alike = Na płytkach każdy kolor występuje równie często.

# The guided first match of Sintra. One thought to a sentence, none longer than 140 characters, no word before it was
# shown. Names end as src/leadlight/lessons says: -more and -also go on, -do asks, the others answer.

sintra-lesson-title = Sintra: twoja pierwsza partia
sintra-lesson-otherwise = Można, ale ten krok pokazuje coś innego. Cofnąć ruch?
sintra-lesson-other-breaks = { $count ->
    [one] Można, ale stłucze się { $count } tafla. Cofnąć ruch?
    [few] Można, ale stłuką się { $count } tafle. Cofnąć ruch?
    [many] Można, ale stłucze się { $count } tafli. Cofnąć ruch?
   *[other] Można, ale stłucze się { $count } tafli. Cofnąć ruch?
}
sintra-lesson-other-fits = Można: nic się nie tłucze. Ale ten krok pokazuje co innego. Cofnąć ruch?
sintra-lesson-other-returns = Można. Witrażysta się cofnie, a to kosztuje turę. Cofnąć ruch?

sintra-lesson-chapter-taking = Bierz i układaj
sintra-lesson-market = Szkło leży na pięciu warsztatach.
sintra-lesson-market-more = W swojej turze bierzesz wszystkie tafle jednego koloru z jednego warsztatu.
sintra-lesson-fitting = Te 2 niebieskie tafle zmieszczą się na kwaterze 3.
sintra-lesson-fitting-more = Wszystkie wzięte tafle trafiają na jedną kwaterę, na pola swojego koloru. Tafla, dla której nie ma pola, tłucze się.
sintra-lesson-fitting-do = Weź niebieskie z warsztatu 3 i ułóż je na kwaterze 3.
sintra-lesson-fitting-right = 2 tafle, 2 pola: nic się nie stłukło. Reszta z warsztatu trafia na środek.
sintra-lesson-fitting-elsewhere = Też dobrze: na kwaterze 6 jest miejsce na obie.
sintra-lesson-fitting-breaks = Można. Kwatera 4 ma tylko jedno niebieskie pole, więc stłucze się 1 tafla. Cofnąć ruch?
sintra-lesson-centre = Reszta z warsztatów leży na środku.
sintra-lesson-centre-more = Stamtąd też bierze się wszystkie tafle jednego koloru. 2 różowe zmieszczą się na kwaterze 3.
sintra-lesson-centre-also = Kto zrobi to pierwszy, dostaje znacznik gracza rozpoczynającego: zaczyna następną rundę, ale robi krok na torze stłuczonego szkła.
sintra-lesson-centre-do = Weź różowe ze środka i ułóż je na kwaterze 3.
sintra-lesson-centre-right = Kwaterze 3 brakuje jednej tafli. Krok za znacznik będzie na końcu kosztować 1 punkt.
sintra-lesson-centre-elsewhere = Też dobrze: te 2 mieszczą się i na kwaterze 7. Ale kwatera 3 byłaby prawie pełna.
sintra-lesson-complete = Jedna różowa tafla kończy kwaterę 3.
sintra-lesson-complete-more = Pełna kwatera daje punkty za okno pod nią: liczbę pod oknem, tutaj 3.
sintra-lesson-complete-also = W tej rundzie premiowany jest różowy: 1 punkt za każdą różową taflę na kwaterze.
sintra-lesson-complete-do = Weź pojedynczą różową taflę i ułóż ją na kwaterze 3.
sintra-lesson-complete-do-2 = Zachowaj jedną taflę do okna. Na tej stronie planszy jej kolor nie ma znaczenia.
sintra-lesson-complete-right = 6 punktów: 3 za różowy, 3 za okno. Kwatera się odwraca: druga strona chce 5 niebieskich tafli.

sintra-lesson-chapter-glazier = Witrażysta
sintra-lesson-return = Twój witrażysta chodzi tylko w prawo.
sintra-lesson-return-more = Stoi tam, gdzie ostatnio trafiły twoje tafle. W zasięgu masz kwaterę pod nim i te dalej na prawo.
sintra-lesson-return-also = Nic, co możesz wziąć, tam nie pasuje: wszystko by się stłukło.
sintra-lesson-return-do = Poświęć tę turę i cofnij go w lewo.
sintra-lesson-return-right = Znów stoi nad skrajną lewą kwaterą. To kosztowało turę, ale nie szkło.
sintra-lesson-left = 2 białe tafle kończą kwaterę 1.
sintra-lesson-left-more = Okno daje też punkty za każde okno na prawo, w którym jest już tafla.
sintra-lesson-left-also = Dlatego okna po lewej dają najwięcej, gdy te po prawej są rozpoczęte.
sintra-lesson-left-do = Weź białe z warsztatu 2 i ułóż je na kwaterze 1.
sintra-lesson-left-do-2 = Zachowaj jedną taflę do okna 1.
sintra-lesson-left-right = 10 punktów: 4 za to okno, 3 za okno 3 i 3 za żółty, kolor premiowany.

sintra-lesson-chapter-breaking = Stłuczone szkło
sintra-lesson-broken = 3 pomarańczowe tafle, a tylko 2 pola: 1 się stłucze.
sintra-lesson-broken-more = Każda stłuczona tafla przesuwa twój znacznik o 1 krok w dół toru stłuczonego szkła.
sintra-lesson-broken-also = Tu warto: pomarańczowy jest premiowany, a kwatera będzie pełna.
sintra-lesson-broken-do = Weź pomarańczowe ze środka i ułóż je na kwaterze 5.
sintra-lesson-broken-right = 7 punktów kosztem 1 stłuczonej tafli. Na torze jest teraz −2; liczy się to na końcu.
sintra-lesson-broken-careful = Też dobrze: nic się nie tłucze. Ale pomarańczowe dałyby 7 punktów.
sintra-lesson-broken-eighth = Można: tu też stłucze się 1 tafla, a kwatera 8 daje mniej. Cofnąć ruch?
sintra-lesson-track = Im niżej, tym droższy każdy krok.
sintra-lesson-track-more = Stoisz na −10. Ostatni rząd od razu zabiera 18 punktów i znacznik zaczyna od góry.
sintra-lesson-track-also = Bierz więc tafle, które zmieszczą się wszystkie, nawet jeśli kolor nie jest najlepszy.
sintra-lesson-track-do = Weź 2 różowe tafle z warsztatu 1 i ułóż je na kwaterze 2.
sintra-lesson-track-right = Wszystko się mieści: na torze nic się nie zmienia.
sintra-lesson-track-fits = Też dobrze: wszystko się mieści.
sintra-lesson-track-whites = Można. Wszystkie się stłuką, a to od razu kosztuje 18 punktów. Cofnąć ruch?

sintra-lesson-chapter-counting = Co liczy się na końcu
sintra-lesson-ornament = Cztery tafle wokół ornamentu dają 10 punktów.
sintra-lesson-ornament-more = Wokół ornamentu 2 są trzy. Gdy kwatera 4 zapełni się drugi raz, dojdzie ostatnia, a kwatera wypadnie z gry.
sintra-lesson-ornament-also = Jej 2 szare pola to jokery: przyjmują każdy kolor.
sintra-lesson-ornament-do = Weź żółte z warsztatu 2 i ułóż je na kwaterze 4.
sintra-lesson-ornament-seventh = Można, ale stłucze się 1 tafla, a tamten ornament zyska mniej. Cofnąć ruch?
sintra-lesson-ornament-eighth = Można: obie się mieszczą, ale kwatera 8 już się nie zapełni. Cofnąć ruch?
sintra-lesson-ornament-do-2 = Zachowaj jedną taflę do okna 4.
sintra-lesson-ornament-right = Na końcu ornament da 10 punktów zamiast 6.
sintra-lesson-end = Szósta runda jest ostatnia: partia kończy się, gdy wszystkie tafle są wzięte.
sintra-lesson-end-more = Tafle, które zostały na kwaterach, dają łącznie niewiele: 1 punkt za każde 3.
sintra-lesson-end-also = Teraz liczą się ornamenty i odejmuje się punkty za stłuczone szkło.
sintra-lesson-end-do = Weź niebieską ze środka: jeszcze się zmieści.
sintra-lesson-end-right = Koniec: 51 punktów. Ornament dał 10, 12 tafli na kwaterach dało 4, a stłuczone szkło zabrało 2.
sintra-lesson-side = Na stronie B planszy liczą się kolory zamiast ornamentów.
sintra-lesson-side-more = Mnoży się tam liczbę pełnych okien przez liczbę tafli twojego najczęstszego koloru w oknach.
sintra-lesson-side-also = Ważne więc, którą taflę zachowasz: najwięcej masz różowych.
sintra-lesson-side-do = Zachowaj różową.
sintra-lesson-side-right = 2 pełne okna razy 5 różowych tafli: 10 punktów na końcu.
sintra-lesson-advice = Znasz już zasady. Oto co daje zwycięstwo:
sintra-lesson-advice-first = Kończ rozpoczęte kwatery, zwłaszcza tam, gdzie okno i te na prawo od niego dają dużo.
sintra-lesson-advice-second = Bierz tafle, które zmieszczą się wszystkie. Tłucz jedną tylko po to, by ukończyć kwaterę.
sintra-lesson-advice-third = Kończ te kwatery, na których jest kolor premiowany w rundzie.
sintra-lesson-advice-fourth = Gdy na prawo mało co pasuje, cofnij witrażystę bez zwlekania.

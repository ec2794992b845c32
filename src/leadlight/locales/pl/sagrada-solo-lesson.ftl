# The guided solo game of Sagrada. One thought to a sentence, none longer than 140 characters; it follows the lesson
# for several players. Names end as src/leadlight/lessons says.

sagrada-solo-lesson-title = Sagrada solo
sagrada-solo-lesson-otherwise = Można, ale ten krok pokazuje coś innego. Cofnąć ruch?
sagrada-solo-lesson-other-passes = Można, ale wtedy jeszcze jedna kość liczy się przeciw tobie. Cofnąć ruch?
sagrada-solo-lesson-other-tool = Można, ale narzędzie nie jest tu potrzebne. Cofnąć ruch?
sagrada-solo-lesson-other-cell = Można: kość może tam leżeć. Ale w tym kroku chodzi o inne pole. Cofnąć ruch?
sagrada-solo-lesson-other-die = Można, ale w tym kroku chodzi o inną kość. Cofnąć ruch?

sagrada-solo-lesson-chapter-target = Wynik docelowy
sagrada-solo-lesson-alone = Solo grasz przeciw wynikowi docelowemu.
sagrada-solo-lesson-alone-more = W każdej rundzie rzucasz 4 kośćmi i masz dwie tury, jedną po drugiej.
sagrada-solo-lesson-alone-also = Zostawione kości trafiają na tor rund. Ich suma to wynik docelowy: zdobądź więcej.
sagrada-solo-lesson-high = Wysokie kości, które zostawisz, mocno podnoszą wynik docelowy.
sagrada-solo-lesson-high-more = Bierz więc wysokie dla siebie.
sagrada-solo-lesson-high-do = Weź czerwoną 6.
sagrada-solo-lesson-high-five = Też dobrze: 5 to też dużo.
sagrada-solo-lesson-high-low = Można, ale wtedy wysoka kość może trafić na tor. Cofnąć ruch?
sagrada-solo-lesson-high-do-2 = Połóż ją na narożnym polu bez wymagania.
sagrada-solo-lesson-high-right = Ta 6 jest twoja i nie podniesie wyniku docelowego.
sagrada-solo-lesson-high-edge = Też dobrze: nadaje się każde pole bez wymagania na brzegu.
sagrada-solo-lesson-second = Druga tura następuje od razu.
sagrada-solo-lesson-second-more = Z reszty najwyższa jest fioletowa 5. Może leżeć pod czerwoną.
sagrada-solo-lesson-second-do = Weź fioletową 5.
sagrada-solo-lesson-second-low = Można, ale wtedy 5 trafi na tor. Cofnąć ruch?
sagrada-solo-lesson-second-do-2 = Połóż ją pod czerwoną.
sagrada-solo-lesson-second-right = Na tor trafiły tylko dwie niskie kości: wynik docelowy to 3.

sagrada-solo-lesson-chapter-paying = Narzędzia i koniec
sagrada-solo-lesson-pay = Solo płaci się za narzędzia kośćmi.
sagrada-solo-lesson-pay-more = Nie ma żetonów. Płaci się kością z puli w kolorze narzędzia; kość i narzędzie wypadają z gry.
sagrada-solo-lesson-pay-also = „Kamień szlifierski” zmienia 2 w 5. Płaci się za niego zieloną kością.
sagrada-solo-lesson-pay-do = Weź czerwoną 2.
sagrada-solo-lesson-pay-do-2 = Użyj narzędzia 10, „Kamienia szlifierskiego”.
sagrada-solo-lesson-pay-do-3 = Połóż ją na szarym polu 5.
sagrada-solo-lesson-pay-right = Zielona 1, którą płacisz, nie wlicza się do wyniku docelowego.
sagrada-solo-lesson-private = Masz dwa cele osobiste.
sagrada-solo-lesson-private-more = Na końcu, oprócz wspólnych, liczy się tylko lepszy z nich.
sagrada-solo-lesson-private-also = W grze solo puste pole kosztuje 3 punkty.
sagrada-solo-lesson-end = Ostatnia tura: wynik docelowy to 27.
sagrada-solo-lesson-end-more = Co teraz zostawisz, jeszcze się do niego doda.
sagrada-solo-lesson-end-also = Jedno pole jest puste. Wypełnij je, a witraż będzie gotowy.
sagrada-solo-lesson-end-do = Weź fioletową 3.
sagrada-solo-lesson-end-do-2 = Połóż ją na fioletowym polu.
sagrada-solo-lesson-end-right = 39 punktów przeciw 29: wygrywasz.
sagrada-solo-lesson-advice = Znasz już grę solo. Oto co daje zwycięstwo:
sagrada-solo-lesson-advice-first = Zostawiaj niskie kości: wszystko na torze rund liczy się przeciw tobie.
sagrada-solo-lesson-advice-second = Kładź kość w każdej turze: puste pole kosztuje 3 punkty.
sagrada-solo-lesson-advice-third = Wcześnie wybierz jeden z dwóch osobistych kolorów i zbieraj go.

# Learning Sintra in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sintra-howto-take = Weź
sintra-howto-take-text = Wszystkie tafle jednego koloru z jednego warsztatu albo ze środka.
sintra-howto-take-tag = 2 niebieskie
sintra-howto-take-rest = reszta trafia na środek
sintra-howto-lay = Ułóż
sintra-howto-lay-text = Na jednej kwaterze pod witrażystą lub na prawo od niego. Co się nie mieści, tłucze się.
sintra-howto-glaze = Zaszklij
sintra-howto-glaze-text = Pełna kwatera oddaje jedną taflę do okna i od razu daje punkty, razem z rozpoczętymi oknami na prawo.
sintra-howto-glaze-tag = +3 od razu
sintra-howto-glaze-rest = cztery trafiają do wieży
sintra-howto-return = Albo się cofnij
sintra-howto-return-text = Zamiast brać tafle, cofnij witrażystę do skrajnej lewej kwatery. To kosztuje turę.
sintra-howto-return-text-gaps = Zamiast brać tafle, cofnij witrażystę do skrajnej lewej kwatery, o ile po drodze nie ma pustego miejsca. To kosztuje turę.
sintra-howto-pays = Co daje punkty na koniec
sintra-howto-pays-strips = za każde 3 tafle pozostałe na kwaterach
sintra-howto-pays-ornaments = za ornament, wokół którego są 2, 3 lub 4 tafle
sintra-howto-pays-windows = pełne okna razy tafle najczęstszego koloru
sintra-howto-pays-glass = zależnie od rzędu na torze stłuczonego szkła
sintra-howto-pays-wrap = za każde dojście znacznika do końca, od razu

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sintra-term-display = Warsztat to okrągła taca z czterema taflami. Kto bierze z niej jeden kolor, resztę przesuwa na środek.
sintra-term-display-forms = warsztat*
sintra-term-centre = Na środek trafia reszta z warsztatów. Można stąd wziąć wszystkie tafle jednego koloru.
sintra-term-centre-forms = na środek|na środku|ze środka|środek pola gry|środku pola gry
sintra-term-strip = Kwatera wisi nad oknem i ma pięć pól. Przyjmuje tylko tafle w kolorach, które pokazuje; joker przyjmuje każdy.
sintra-term-strip-forms = kwater*
sintra-term-glazier = Witrażysta chodzi nad kwaterami. Możesz użyć kwatery pod nim i tych na prawo.
sintra-term-glazier-forms = witrażyst*
sintra-term-window = Okno mieści dwie tafle, najpierw górną, potem dolną. Liczba pod nim mówi, ile jest warte.
sintra-term-window-forms = okno|okna|oknie|oknem|okien|oknami|oknach
sintra-term-ornament = Ornament to gwiazda między dwoma oknami. Na stronie A tafle wokół niej dają punkty na koniec.
sintra-term-ornament-forms = ornament*
sintra-term-bonus = Premia: pełna kwatera daje 1 punkt za każdą swoją taflę w kolorze tej rundy.
sintra-term-bonus-forms = premi*
sintra-term-track = Tor stłuczonego szkła liczy to, co się tłucze. Rząd znacznika kosztuje punkty na koniec, a rząd 9 – od razu 18.
sintra-term-track-forms = tor* stłuczonego szkła
sintra-term-marker = Znacznik gracza rozpoczynającego leży na środku. Kto go weźmie, zaczyna następną rundę i robi 1 krok na torze stłuczonego szkła.
sintra-term-marker-forms = znacznik* gracza rozpoczynającego
sintra-term-tower = W szklanej wieży leżą zużyte tafle, aż trzeba dobrać taflę, a woreczek jest pusty; wtedy do niego wracają.
sintra-term-tower-forms = szklana wieża|szklanej wieży|szklaną wieżę|wieży
sintra-term-joker = Joker to pole, które przyjmuje taflę dowolnego koloru.
sintra-term-joker-forms = joker*
sintra-term-wrap = Okrążenie: znacznik doszedł do rzędu 9, zabrał 18 punktów i zaczyna znowu od rzędu 0.
sintra-term-wrap-forms = okrążeni*|okrążeń

## The coach

sintra-coach-marker = Kto pierwszy w rundzie bierze ze środka, dostaje znacznik gracza rozpoczynającego: zaczyna następną rundę, ale robi 1 krok na torze stłuczonego szkła.
sintra-coach-marker-you = Jako pierwsza osoba bierzesz ze środka: zaczynasz następną rundę, a twój znacznik zrobił 1 krok na torze stłuczonego szkła.
sintra-coach-broke-you = Tafle bez miejsca się tłuką. Każda to 1 krok na torze stłuczonego szkła, a rząd kosztuje punkty na koniec.
sintra-coach-broke = Te tafle nie miały miejsca i się stłukły. Kto tłucze szkło, ten traci punkty: tak jest dla wszystkich.
sintra-coach-wrap = Dojście znacznika do rzędu 9 od razu kosztuje 18 punktów, po czym znacznik wraca do rzędu 0.
sintra-coach-window-you = Pełna kwatera! Jedna tafla trafia do okna: punkty za nie i za każde rozpoczęte okno na prawo.
sintra-coach-window = Pełna kwatera daje punkty za swoje okno i za każde rozpoczęte na prawo, więc prawe okna pomagają lewym.
sintra-coach-bonus = Tafle w kolorze tej rundy dały po 1 punkcie premii. Obwiedziony łuk pokazuje ten kolor.
sintra-coach-gone = To okno ma już obie tafle, więc jego kwatera znika. Nic tu już nie można ułożyć.
sintra-coach-returned-you = Twój witrażysta wrócił do skrajnej lewej kwatery. Wszystkie kwatery są znów w zasięgu.
sintra-coach-returned = Cofnięcie witrażysty to cała tura, ale znów otwiera wszystkie kwatery.
sintra-coach-tower = Woreczek był pusty, więc tafle ze szklanej wieży do niego wróciły.
sintra-coach-round = Nowa runda: warsztaty są znów pełne, a premię daje kolor nowej rundy.
sintra-coach-last = Zaczyna się ostatnia runda. Po niej liczą się tafle na kwaterach, ornamenty albo okna i stłuczone szkło.

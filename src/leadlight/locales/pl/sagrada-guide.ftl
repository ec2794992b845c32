# Learning Sagrada in the browser: how to play in four pictures, terms, and what the coach says.

## How to play

sagrada-howto-draft = Weź
sagrada-howto-draft-text = Jedną kość z puli.
sagrada-howto-place = Połóż
sagrada-howto-place-text = Obok swoich kości lub na ukos od nich, pierwszą na brzegu. Obok siebie nigdy ten sam kolor ani wartość; niektóre pola ich wymagają.
sagrada-howto-place-value = szare: ta wartość
sagrada-howto-place-colour = kolorowe: ten kolor
sagrada-howto-place-equals = jednakowe obok siebie
sagrada-howto-tool = Nagnij zasady
sagrada-howto-tool-text = Jedno narzędzie na turę: 1 żeton przychylności albo 2, jeśli narzędzie było już użyte.
sagrada-howto-tool-text-solo = Jedno narzędzie na turę: zapłać kością z puli w jego kolorze. Każde działa raz.
sagrada-howto-order = Tam i z powrotem
sagrada-howto-order-text = Dziesięć rund. W każdej wszyscy mają dwie tury, drugą w odwrotnej kolejności.
sagrada-howto-order-text-solo = Dziesięć rund po cztery kości. W każdej masz dwie tury; pozostałe kości podnoszą wynik docelowy.
sagrada-howto-order-out = tam
sagrada-howto-order-back = i z powrotem
sagrada-howto-order-rest = co zostanie w puli, trafia na tor rund
sagrada-howto-pays = Co daje punkty na koniec
sagrada-howto-pays-public = cele wspólne, tyle razy, ile razy je spełnisz
sagrada-howto-pays-private = twoich kości w twoim tajnym kolorze
sagrada-howto-pays-private-solo = twoich kości w lepszym z dwóch kolorów
sagrada-howto-pays-sum = suma
sagrada-howto-pays-tokens = za każdy pozostały żeton przychylności
sagrada-howto-pays-target = przekrocz sumę kości na torze rund
sagrada-howto-pays-empty = za każde puste pole

## Terms: what each means, and the forms it takes in a sentence, with * for any ending

sagrada-term-window = Twój witraż ma 20 pól. Pole wymaga koloru lub wartości albo nie wymaga niczego.
sagrada-term-window-forms = witraż*
sagrada-term-pool = Pula to kości rzucone w tej rundzie. Biorą z niej wszyscy.
sagrada-term-pool-forms = pula|puli|pulę|pulą
sagrada-term-draft = Dobrać kość to wziąć jedną z puli i położyć ją w swoim witrażu.
sagrada-term-draft-forms = dobranie kości|dobrać|dobraniem|dobraną|dobranej|dobierania|dobieranie
sagrada-term-shade = Odcień to wartość kości: 1 jest najjaśniejszy, 6 najciemniejszy.
sagrada-term-shade-forms = odcień|odcienia|odcienie|odcieni
sagrada-term-tool = Narzędzie pozwala nagiąć zasadę: zmienić kość, przełożyć ją lub rzucić nią ponownie.
sagrada-term-tool-forms = narzędzi*
sagrada-term-token = Żetonami przychylności płaci się za narzędzia. Każdy pozostały to punkt na koniec.
sagrada-term-token-forms = żeton* przychylności
sagrada-term-public = Cel wspólny daje punkty każdemu, tyle razy, ile razy jest spełniony.
sagrada-term-public-forms = cel wspólny|cele wspólne|celów wspólnych|celu wspólnego
sagrada-term-private = Cel osobisty to kolor, który widzisz tylko ty: daje sumę wartości twoich kości w tym kolorze. W grze solo masz dwa i liczy się lepszy.
sagrada-term-private-forms = cel osobisty|cele osobiste|celów osobistych|celu osobistego
sagrada-term-track = Tor rund liczy dziesięć rund i przechowuje kości, których nikt nie wziął.
sagrada-term-track-forms = tor rund|toru rund|torze rund|torem rund
sagrada-term-target = Solo grasz przeciw wynikowi docelowemu: sumie wartości wszystkich kości na torze rund.
sagrada-term-target-forms = wynik* docelow*

## The coach

sagrada-coach-tokens = Żetonami przychylności płaci się za narzędzia. Trudniejszy witraż daje ich więcej, a każdy pozostały to punkt.
sagrada-coach-first = Pierwszą kość kładzie się na brzegu. Następne muszą stykać się bokiem lub rogiem z już leżącą.
sagrada-coach-back = Teraz kolejność się odwraca: ostatni gracz ma dwie tury z rzędu, a pierwszy gra ostatni.
sagrada-coach-dearer = To narzędzie zostało użyte: odtąd kosztuje wszystkich 2 żetony przychylności.
sagrada-coach-paid = Za narzędzie płaci się kością w jego kolorze i działa ono tylko raz.
sagrada-coach-track = Koniec rundy. Kości, których nikt nie wziął, leżą na torze rund; niektóre narzędzia tam sięgają.
sagrada-coach-track-alone = Koniec rundy. Pozostałe kości leżą na torze rund i podnoszą wynik docelowy.
sagrada-coach-forced = Żadna kość nie ma dozwolonego pola, więc ta tura przepada. Zostawiaj otwarte różne pola.
sagrada-coach-skipped = „Szczypce do łamania” dały od razu drugą kość, więc druga tura tej rundy przepada.
sagrada-coach-points = Ta kość spełniła cel. Liczby na polach pokazują, ile punktów kość by tam dała.
sagrada-coach-last = Ostatnia runda. Puste pola kosztują punkty, więc wypełnij, co się da.

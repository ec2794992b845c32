# Faces and sentences that are sent as a key: everybody reads them in their own language.

chat-faces = Výrazy
chat-sentences = Připravené věty
chat-bravo = Bravo
chat-nice = Hezké
chat-thinking = Přemýšlím
chat-ouch = Au
chat-thanks = Díky
chat-moment = Chvilku
chat-good-game = Dobrá hra
chat-well-played = Dobře zahráno
chat-nice-glass = Hezké sklo
chat-one-moment = Okamžik, prosím
chat-your-turn = Myslím, že jsi na tahu
chat-lag = Promiň, pomalé připojení
chat-another = Odvetu?

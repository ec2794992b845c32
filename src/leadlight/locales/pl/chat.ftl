# Faces and sentences that are sent as a key: everybody reads them in their own language.

chat-faces = Miny
chat-sentences = Gotowe zdania
chat-bravo = Brawo
chat-nice = Ładnie
chat-thinking = Myślę
chat-ouch = Au
chat-thanks = Dzięki
chat-moment = Chwilka
chat-good-game = Dobra gra
chat-well-played = Dobrze zagrane
chat-nice-glass = Ładne szkło
chat-one-moment = Chwilkę, proszę
chat-your-turn = Chyba twój ruch
chat-lag = Przepraszam, wolne łącze
chat-another = Rewanż?

# Faces and sentences that are sent as a key: everybody reads them in their own language.

chat-faces = Эмоции
chat-sentences = Готовые фразы
chat-bravo = Браво
chat-nice = Красиво
chat-thinking = Думаю
chat-ouch = Ой
chat-thanks = Спасибо
chat-moment = Минутку
chat-good-game = Хорошая игра
chat-well-played = Хорошо сыграно
chat-nice-glass = Красивое стекло
chat-one-moment = Подожди минутку, пожалуйста
chat-your-turn = Кажется, твой ход
chat-lag = Прости, медленная связь
chat-another = Реванш?

# Faces and sentences that are sent as a key: everybody reads them in their own language.

chat-faces = Емоції
chat-sentences = Готові фрази
chat-bravo = Браво
chat-nice = Гарно
chat-thinking = Думаю
chat-ouch = Ой
chat-thanks = Дякую
chat-moment = Хвилинку
chat-good-game = Гарна гра
chat-well-played = Добре зіграно
chat-nice-glass = Гарне скло
chat-one-moment = Зачекай хвилинку, будь ласка
chat-your-turn = Здається, твій хід
chat-lag = Вибач, повільний зв’язок
chat-another = Реванш?

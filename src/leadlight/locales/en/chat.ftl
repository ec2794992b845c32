# Faces and sentences that are sent as a key: everybody reads them in their own language.

chat-faces = Faces
chat-sentences = Ready sentences
chat-bravo = Bravo
chat-nice = Nice
chat-thinking = Thinking
chat-ouch = Ouch
chat-thanks = Thanks
chat-moment = Just a moment
chat-good-game = Good game
chat-well-played = Well played
chat-nice-glass = Nice glass
chat-one-moment = One moment, please
chat-your-turn = Your turn, I think
chat-lag = Sorry, my connection is slow
chat-another = Rematch?

### Quick phrases in Russian: what players can say to each other with one click.

chat-hello = Здравствуйте!
chat-good-luck = Всем удачи!
chat-well-played = Отлично сыграно!
chat-thanks = Спасибо!
chat-sorry = Извините!
chat-oops = Ой.
chat-moment = Минутку, пожалуйста.
chat-your-turn = Ваш ход!
chat-not-me = Это не я!
chat-revenge = Я это запомню.
chat-again = Ещё партию?
chat-goodbye = До свидания!
chat-not-now = В другой раз, спасибо!

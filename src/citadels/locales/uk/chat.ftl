### Quick phrases in Ukrainian: what players can say to each other with one click.

chat-hello = Вітаю!
chat-good-luck = Усім щасти!
chat-well-played = Гарно зіграно!
chat-thanks = Дякую!
chat-sorry = Перепрошую!
chat-oops = Ой.
chat-moment = Хвилинку, будь ласка.
chat-your-turn = Ваш хід!
chat-not-me = Це не я!
chat-revenge = Я це запам’ятаю.
chat-again = Ще партію?
chat-goodbye = До побачення!
chat-not-now = Іншим разом, дякую!

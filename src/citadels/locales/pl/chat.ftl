### Quick phrases in Polish: what players can say to each other with one click, in everybody's own language.

chat-hello = Cześć!
chat-good-luck = Powodzenia wszystkim!
chat-well-played = Dobrze zagrane!
chat-thanks = Dziękuję!
chat-sorry = Przepraszam!
chat-oops = Ojej.
chat-moment = Chwileczkę.
chat-your-turn = Twoja kolej!
chat-not-me = To nie ja!
chat-revenge = Zapamiętam to sobie.
chat-again = Jeszcze jedna gra?
chat-goodbye = Do zobaczenia!
chat-not-now = Innym razem, dziękuję!

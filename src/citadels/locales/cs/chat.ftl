### Quick phrases in Czech: what players can say to each other with one click.
###
### They are spoken by a player, so nothing in them may show the gender of the speaker.

chat-hello = Ahoj!
chat-good-luck = Všem hodně štěstí!
chat-well-played = Pěkně zahráno!
chat-thanks = Díky!
chat-sorry = Pardon!
chat-oops = Jejda.
chat-moment = Moment, prosím.
chat-your-turn = Jste na tahu!
chat-not-me = Já nic, já muzikant!
chat-revenge = To si budu pamatovat.
chat-again = Dáme ještě jednu?
chat-goodbye = Na shledanou!
chat-not-now = Příště, díky!

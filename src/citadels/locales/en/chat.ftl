### Quick phrases: what players can say to each other with one click, in everybody's own language.

chat-hello = Hello!
chat-good-luck = Good luck to all!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-oops = Oops.
chat-moment = One moment, please.
chat-your-turn = Your turn!
chat-not-me = It was not me!
chat-revenge = I will remember that.
chat-again = Another game?
chat-goodbye = Goodbye!

### Quick phrases: what players can say to each other with one click, in everybody's own language.

chat-hello = Hello!
chat-good-luck = Good luck, everyone!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-oops = Oops.
chat-moment = One moment, please.
chat-your-turn = Your turn!
chat-not-me = It wasn’t me!
chat-revenge = I’ll remember that.
chat-again = Another game?
chat-goodbye = Goodbye!
chat-not-now = Not this time, thank you!

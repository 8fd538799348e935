### The browser: the guided first game, in which every step is explained when it happens for the first time.
###
### For translators
###
### - Speak to a friend who has never played: short sentences, no jargon.
### - The value of a lesson is its heading, `.text` the lesson itself: at most four short sentences.
### - Lessons speak of "your character" and "a player", never of one card: any card may be meant.

guide-title = Your first game
guide-lead = Learn by playing: a real game against three easy bots, and every step is explained when it happens.
guide-point-time = After about five minutes you know how it goes. The bots wait while you read.
guide-point-real = It is a whole game. Play it to its end, if you like.
guide-point-leave = You can skip the tour or leave whenever you want.
guide-begin = Begin
guide-go-on = Go on with the game
guide-anew = Begin a new one
guide-coach = Tour of the game
guide-progress = Lesson { $number } of about { $total }
guide-got-it = Got it
guide-skip = Skip the tour

## Lessons for your own decisions

guide-goal = Build the finest city
    .text = Here your city will rise. When somebody has completed a city of seven districts, the round is played to its end. Then the city that is worth the most points wins.
guide-draft = Choose a character
    .text = In every round you choose a character anew, in secret. Each has a power of its own, and the number says when it is called. Pick a card to see it in front, then confirm it. Whatever you choose is fine for now.
guide-enough = Now you know enough
    .text = That was all you need: choose, gather, build, and guess what the others are up to. Play on. From now on the tour speaks up only when something new happens.
guide-gather = Your turn: gather
    .text = Your character was called. Every turn begins with a choice: take gold from the bank, or draw cards and keep one of them. Without gold you cannot build; without cards you have nothing to build.
guide-keep = Keep one card
    .text = You may keep one of these; the other goes under the deck. The coins on a card say what it costs to build, and its cost is also what it is worth in the end.
guide-power = The power of your character
    .text = Once in a turn you may use it, before or after you build. Press on a character to read what it does.
guide-income = Income from your city
    .text = Your character collects 1 gold for every district of its colour in your city. It is yours once in a turn, so you may build first and collect afterwards.
guide-build = Build a district
    .text = A card with a green edge can be built now. Pick it, then confirm. You pay its cost, and it moves into your city.
guide-why = Why not?
    .text = A card that cannot be built tells you why: too little gold, or a district that you already have. Save up and build it later.
guide-undo = A change of mind
    .text = You can take back what you did, as long as nothing new has come to light.
guide-end = End your turn
    .text = There is nothing you must do any more. When you are done, end the turn, and the next character is called.

## Lessons for what happens

guide-called = Characters are called
    .text = All have chosen. Now the characters are called one after another, from the lowest number to the highest. Whoever has the one that is called shows it and takes a turn.
guide-harmed = That hurts
    .text = Some characters harm others: they kill, rob, swap or destroy. They can only guess who you are, so do not choose what everybody expects of you.
guide-marked = A character, not a player
    .text = This power is aimed at a character. Nobody knows for sure who that is until it is called. If it is yours, you will notice.
guide-rival = Another player's turn
    .text = Now you know who this is in this round. Their gold and the number of their cards are open to all; the cards themselves are secret.
guide-rises = A city grows
    .text = This player has built. Keep an eye on how many districts the others have: whoever completes a city starts the last round.
guide-crown = The crown
    .text = Whoever has the crown calls the characters and chooses first in the next round. Choosing first means the most to choose from.
guide-round = A new round
    .text = The characters go back, and everybody chooses anew. Here in the chronicle you can read again all that has happened; press on a card to see what it does.
guide-complete = A city is complete
    .text = This is the last round. The first to complete a city gets extra points, and so does everybody else who manages it in this round.
guide-over = The game is over
    .text = The score sheet shows what every city is worth, line by line. That was your first game: well done!

### The browser: the guided first game, in which every step is explained when it happens for the first time.
###
### For translators
###
### - Speak to a friend who has never played: short sentences, no jargon.
### - The value of a lesson is its heading, `.text` the lesson itself: at most four short sentences.
### - Lessons speak of "your character" and "a player", never of one card: any card may be meant.

guide-title = Your first game
guide-lead = Learn by playing: a real game against three easy bots, with every step explained as it comes up.
guide-point-time = In about five minutes you’ll know how it works. The bots wait while you read.
guide-point-real = It’s a whole game. Play it to the end if you like.
guide-point-leave = You can skip the tour or leave at any time.
guide-begin = Start
guide-go-on = Continue your game
guide-anew = Start a new one
guide-coach = Tour of the game
guide-progress = Lesson { $number } of about { $total }
guide-got-it = Got it
guide-skip = Skip the tour

## Lessons for your own decisions

guide-goal = Build the finest city
    .text = This is where your city will rise. Once someone has completed a city of seven districts, the round is played to its end. Then the city worth the most points wins.
guide-draft = Choose a character
    .text = Every round you secretly choose who to be. Each character has its own ability, and its number says when it is called. Pick a card to see it up close, then confirm. Any choice is fine for now.
guide-enough = Now you know enough
    .text = That’s all you need: choose, gather, build, and guess what the others are up to. Play on. From now on the tour speaks up only when something new happens.
guide-gather = Your turn: gather
    .text = Your character was called. Every turn begins with a choice: take gold from the bank, or draw cards and keep one of them. Without gold you can’t build; without cards you have nothing to build.
guide-keep = Keep one card
    .text = You may keep one of these; the rest go under the deck. The coins on a card show what it costs to build, and its cost is also what it is worth in the end.
guide-power = Your character’s ability
    .text = You may use it once per turn, before or after you build. Press a character to read what it does.
guide-income = Income from your city
    .text = Your character earns 1 gold for every district of its type in your city. You collect it once per turn, so you may build first and collect afterward.
guide-build = Build a district
    .text = A card with a green edge can be built now. Pick it, then confirm. You pay its cost, and it moves into your city.
guide-why = Why not?
    .text = A card you can’t build tells you why: too little gold, say, or a district you already have. Save up and build it later.
guide-undo = Changed your mind?
    .text = You can undo what you did, as long as nothing new has come to light.
guide-end = End your turn
    .text = There is nothing left that you have to do. When you’re done, end your turn, and the next character is called.

## Lessons for what happens

guide-called = Characters are called
    .text = Everyone has chosen. Now the characters are called one by one, from the lowest number to the highest. Whoever has the one that is called shows it and takes a turn.
guide-harmed = That hurts
    .text = Some characters harm others: they kill, rob, swap or destroy. They can only guess who you are, so don’t choose what everyone expects.
guide-marked = A character, not a player
    .text = This ability targets a character. Nobody knows for sure who that is until it is called. If it’s yours, you’ll notice.
guide-rival = Another player’s turn
    .text = Now you know who this is this round. Everyone can see their gold and how many cards they have; the cards themselves are secret.
guide-rises = A city grows
    .text = This player has built. Keep an eye on how many districts the others have: the round in which someone completes a city is the last.
guide-crown = The crown
    .text = Whoever has the crown calls the characters and chooses first in the next round. Choosing first means having the most to choose from.
guide-round = A new round
    .text = The characters go back, and everyone chooses again. The chronicle tells you everything that has happened so far; press a card there to see what it does.
guide-complete = A city is complete
    .text = This is the last round. The first player to complete a city gets 4 extra points; anyone else who completes one this round gets 2.
guide-over = The game is over
    .text = The score sheet shows what every city is worth, line by line. That was your first game: well done!

### The rule book: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### For translators
###
### - web/src/screens/rules/book.json lists the chapters and what each of them holds, for the browser, docs/rules/
###   and the printed book alike.
### - The value is the heading. Of the attributes, every line is one paragraph or one item of whole sentences:
###   `.text` and `.more` are paragraphs, `.steps` and `.legend` are numbered, `.points` are not, `.terms` and
###   `.types` have their term before the first colon; `.types` are in the order of the types. The numbers of `.steps` in rules-setup and of `.legend` are those in the pictures.
### - `CHAPTER-classic` and `CHAPTER-czech` hold what reads otherwise in that edition; the rest is the same.
### - Every number of the two examples is checked: a test plays them.
### - Use the words of docs/glossary.md, and the names in cards.ftl. Only the labels at the end have variables.

rules-title = The rules of Citadels
    .text =
        In Citadels you build a city, district by district. Each round you secretly choose a character, and for that round its ability is yours. Some characters rob, kill or tear down, so guess who the others are, and do not let them guess you.
        If you are new, read as far as the example of the scoring and leave the rest for later: you can look a card up when you meet it.
        This book is the work of fans, in their own words; it is not affiliated with the publishers. Where the printed rules leave something open, it says how we play.

rules-goal = The goal
    .text =
        You win if you have the most points when the game ends. Every district in your city is worth its cost, and there are a few bonuses.
        The game ends with the round in which somebody completes a city. A city is completed when it has at least seven districts, or at least eight if only two or three people play.

rules-cards = How to read a card
    .text = There are two kinds of cards. You choose a character every round; districts are what you build.
    .legend =
        Rank: the characters take their turns in this order, the lowest rank first.
        Name of the character.
        Ability: what the character can do.
        Cost: the gold you pay to build the district, and the points it is worth.
        Name of the district. A city cannot have two districts of the same name.
        Effect: only unique districts have one.
        Type: its color and its symbol.

rules-types = Colors and types
    .text = Every district belongs to one of five types. You know it by its color.
    .types =
        Noble (yellow): manors, castles and palaces. Income for rank 4.
        Religious (blue): temples, churches, monasteries and cathedrals. Income for rank 5.
        Trade (green): everything from taverns to town halls. Income for rank 6.
        Military (red): watchtowers, prisons, barracks and fortresses. Income for rank 8.
        Unique (purple): each has an effect of its own.
    .more = Whether a character gains income, and whether in gold or in cards, is on its card. One district of each type is worth 3 points at the end.

rules-setup = Setting up
    .text =
        First choose the cards of this game. For your first game take the preset “First Game”; later, mix your own.
        The numbers are those in the picture.
    .steps =
        Lay out the characters of this game in order of rank. Everybody always knows who is in the cast.
        Shuffle the 68 districts, 54 basic and 14 unique ones, and deal 4 to each player, face down. That is your hand.
        The rest is the district deck. Put it face down in the middle.
        Put the gold beside it: that is the bank. Each player takes 2 gold.
        The oldest player takes the crown. On a computer, chance decides.

rules-setup-classic =
    .text =
        All cards of the box are in the game.
        The numbers are those in the picture.

rules-round = A round at a glance
    .steps =
        Choose. The crowned player secretly keeps one of the characters and passes the rest to the left, and so on, until everybody has one.
        Call. The crowned player calls the ranks from 1 up. Whoever has the character of that rank reveals it and takes a turn.
        In your turn, gather: take 2 gold, or draw 2 cards and keep 1 of them. Then you may build 1 district. You may use your ability once.
        After the last rank, all characters are collected and the next round begins.
    .more = If a city was completed in this round, there is no next one: count your points.

rules-draft = Choosing characters
    .text =
        The crowned player shuffles the characters and discards some of them face up, as many as the table says. Then one more is discarded face down, and nobody looks at it.
        Rank 4 is never discarded face up. If it comes up, turn over another character instead and shuffle rank 4 back in. It may still be the one that is discarded face down.
        The crowned player looks at the rest, secretly keeps one and passes the others to the left. Everybody does the same. The last player gets two, keeps one and discards the other face down.
        Discarded characters are out for this round only.
    .more = * There is exactly one player fewer than characters. The last player gets only one card from the neighbor, takes the one that was discarded face down as well, keeps one of the two and discards the other face down.

rules-calls = Calling characters
    .text =
        The crowned player calls the ranks one by one, beginning with 1. If you have the character that is called, reveal it and take your turn.
        If nobody answers, the next rank is called. The character may have been discarded, or it was killed and its player has to stay silent.
        After the last rank, all characters are collected and the next round begins. Whoever has the crown by then chooses first.

rules-turn = Your turn
    .text =
        You must gather once: take 2 gold from the bank, or draw 2 cards from the deck, keep one and put the other under the deck. If the deck has fewer cards, you draw what there is; if it is empty, you can only take gold.
        After gathering, you may build one district from your hand.
        You may use the ability of your character and the effects of your districts at any moment of your turn, even before you gather, unless the card names the moment.
        You may end your turn when you have gathered and done what your character must do.

rules-turn-example = Example: a turn
    .text = Ada has the Merchant, who gains 1 gold for each of her trade districts, and 1 extra gold. She has 2 gold. The Tavern and the Market stand in her city, and in her hand are the Docks, which cost 3. But Ben is the Thief this round, and he has named the Merchant.
    .steps =
        Rank 6 is called. Ada reveals the Merchant, and at once Ben takes her 2 gold.
        Ada gathers and takes 2 gold. Now she has 2 gold.
        She uses the Merchant’s ability and takes the 1 extra gold. Now she has 3 gold.
        She builds the Docks and pays 3 gold. Now she has 0 gold.
        Only now does she take her income. Her 3 trade districts, the new Docks among them, bring her 3 gold.
        She may not build a second district, so she ends her turn with 3 gold.
    .more = Before she built, her income would have been only 2 gold. It was worth waiting.

rules-building = Building
    .text =
        Pay the cost of a district to the bank and put it from your hand into your city, face up. Your building limit is one district per turn, unless a card says otherwise.
        You cannot build a district if one of the same name stands in your city, unless a card allows it.
        Districts that are destroyed and district cards that you discard go under the deck, face down.

rules-abilities = Abilities and effects
    .text =
        Characters have abilities, districts have effects. Each can be used once per turn: at the moment that its text names, or else at any moment of your own turn. You need not use it unless the text says that you must.
        Income is an ability, too. You take it once and all at once: before building, to help pay for a district, or after building, to count the new one.
        To name a character is not to name a player. You may name a character that nobody has; then nothing happens.
        Each card has a short text and full rules. Where they seem to differ, the full rules count.

rules-secrets = What is secret
    .text =
        Everybody may see the cities, the gold of each player and how many cards each player has. The cards in your hand, your character and what you put under the deck are secret. Whoever has seen a card may remember it.
        Gold that lies on a district or on a character belongs to no player. It cannot be stolen.

rules-secrets-classic =
    .text = Everybody may see the cities, the gold of each player and how many cards each player has. The cards in your hand, your character and what you put under the deck are secret. Whoever has seen a card may remember it.

rules-crown = The crown
    .text =
        Only characters of rank 4 move the crown. The King and the Patrician take it when they are revealed; the Emperor gives it to another player. If one of them is killed, this happens at the end of the round.
        The crowned player calls the ranks, and is the first to choose a character in the next round. If nobody has the character of rank 4, the crown stays where it is.

rules-crown-classic =
    .text =
        Only the King moves the crown: he takes it when he is revealed. If he is killed, this happens at the end of the round.
        The crowned player calls the ranks, and is the first to choose a character in the next round. If nobody has the King, the crown stays where it is.

rules-end = The end of the game
    .text =
        As soon as a city is completed, this round is the last. Play it to its end, then count your points. You may go on building, even in a completed city.
        A completed city is safe from the characters of rank 8 of other players, and from the Armory. A city can also be completed in the turn of another player, if a card brings a district into it.

rules-end-classic =
    .text =
        As soon as a city is completed, this round is the last. Play it to its end, then count your points. You may go on building, even in a completed city.
        A completed city is safe from the Warlord.

rules-scoring = Counting points
    .points =
        The cost of every district in your city; a beautified one counts 1 more.
        3 points if you have at least one district of each of the five types.
        4 points if your city was the first to be completed, or 2 points if it was completed later.
        The points of your unique districts.
    .more = Whoever has the most points wins. In a tie, whoever had the character with the higher rank in the last round wins.

rules-scoring-classic =
    .points =
        The cost of every district in your city.
        3 points if you have at least one district of each of the five types.
        4 points if your city was the first to be completed, or 2 points if it was completed later.
        The points of your unique districts.

rules-scoring-example = Example: counting points
    .text = Ada was the first to complete her city. Ben completed his city later in the same round.
    .terms =
        Ada: Manor 3, Temple 1, Tavern 1, Market 2, Docks 3, Prison 2 and Library 6 make 18 points. All five types are there: 3 points. First completed city: 4 points. In all, 25 points.
        Ben: Castle 4, Manor 3, Harbor 4, Docks 3, Prison 2, Watchtower 1 and Dragon Gate 6 make 23 points. Completed city: 2 points. The effect of the Dragon Gate: 2 points. A religious district is missing, so there are no points for the types. In all, 27 points.
    .more = Ben wins, although Ada was first.

rules-few = With two or three players
    .text =
        Everybody has two characters and takes two turns in each round, one for each character, but has only one city, one hand and one stash of gold.
        An ability belongs to the turn of its own character. Cards that you draw as the Architect can be built in your turn as the Warlord, but the Architect’s building limit does not count there.
        Nothing is discarded face up.
    .terms =
        Two players: one of the eight characters is discarded at random, face down. The crowned player keeps one of seven. The other player keeps one of six and discards one face down. The crowned player keeps one of four and discards one face down. The other player keeps one of the last two and discards the other face down.
        Three players: one of the nine characters is discarded at random, face down. In turn, each player keeps one. Of the five that are left, one is discarded at random, face down. Then each player keeps a second one, and the last one is discarded face down.

rules-few-classic =
    .terms =
        Two players: one of the eight characters is discarded at random, face down. The crowned player keeps one of seven. The other player keeps one of six and discards one face down. The crowned player keeps one of four and discards one face down. The other player keeps one of the last two and discards the other face down.
        Three players: one of the eight characters is discarded at random, face down. In turn, each player keeps one. Then each player keeps a second one, and the last one is discarded face down.

rules-characters = The characters
rules-districts = The districts

rules-glossary = Glossary
    .terms =
        Ability: what a character can do.
        Bank: where gold comes from and where you pay it, unless a card says otherwise.
        Building limit: how many districts you may build in a turn; normally one.
        Cast: the characters of this game, one of each rank.
        Completed city: one with at least seven districts, or eight with two or three players.
        Crowned player: whoever has the crown, calls the ranks and chooses first.
        Discard: put out of the round (a character), or under the deck (a district).
        Effect: what a unique district can do.
        Gather: take 2 gold, or draw 2 cards and keep one, as you must in every turn.
        Income: gold or cards that a character gains for districts of one type.
        Rank: the number of a character, and its place in the order of turns.
        Type: what a district is: noble, religious, trade, military or unique.
        Under the deck: face down, to the bottom of the district deck.

rules-casts = Choosing the cards
    .text =
        Take a preset, leave it to chance, or choose freely: one character of each rank, and 14 different unique districts, preferably of mixed costs.
        Three players and eight players need a character of rank 9, two players cannot use one, and four to seven may choose.
        The Emperor needs at least three players, the Queen at least five.
    .more = If a preset has too few players for one of them, the King or the Patrician takes the place of the Emperor, and the Artist or the Tax Collector that of the Queen.

rules-casts-czech =
    .more =
        If a preset has too few players for one of them, the Patrician takes the place of the Emperor, and the Artist that of the Queen.
        The Cemetery can be used only with the Warlord in the cast, the Hospital only with the Assassin.

rules-editions = Other editions
    .text = This book is about the Deluxe edition. The others differ from it as follows.
    .terms =
        Classic: the original game, for two to seven players. The cast is always Assassin, Thief, Magician, King, Bishop, Merchant, Architect and Warlord, without rank 9. The deck is always the same, too, with the University, the Cemetery and two Keeps. Three players choose from eight characters, and none is discarded between the two passes. The Great Wall protects only the other districts of its city.
        Czech: has the University, the Cemetery and the Hospital as well. The Cemetery can be used only with the Warlord in the cast, the Hospital only with the Assassin. The School of Magic gives the Abbot gold and a card. The Queen is paid for a bewitched rank 4 only at the end of the round. The Diplomat cannot exchange a district for one of the same name. In presets, the Patrician takes the place of the Emperor, and the Artist that of the Queen.

rules-variants = Variants
    .text = You can agree on these rules before any game.

rules-presets = Presets
    .text = A preset is a cast with 14 unique districts that go well together. The character of rank 9 joins in when the game has nine characters.

## Labels of tables, pictures and cards

rules-rank = Rank { $rank }
rules-cost = cost { $cost }
rules-basic = Basic districts
rules-unique = Unique districts
rules-elsewhere = Only in other editions
rules-rulings = Rulings
rules-players = Players
rules-cast-size = Characters
rules-face-up = Face up
rules-face-down = Face down
rules-copies = Copies
rules-alt-cards = A character card and a district card, with numbers that are explained below
rules-alt-table = A table for four players before the first round, with numbers that are explained below
rules-proposed = Names marked with ° are not printed in any edition of this language that we know: they are our proposal.

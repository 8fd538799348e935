### The rule book: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### For translators
###
### - The value is the heading of a chapter, `.text` its text: every line is one paragraph of whole sentences.
### - The pages in docs/rules/ are made of it by a program, which adds the tables and the cards.
### - Use the words chosen in cards.ftl (see its head) and the card names printed there.
### - Only the labels at the end have variables.

rules-title = The rules of Citadels
    .text =
        You build a city of districts. In every round you secretly choose a character, and for this one round you have its rank, its income and its power. Whoever guesses who the others are can rob, kill or outwit them.
        This page tells the whole game as it is played here, card by card. It is the work of fans and not affiliated with the publishers; it uses our own words, and where the printed rules leave something open it says how we play.

rules-goal = The goal
    .text =
        When a player has built enough districts, the round is played to its end and the game is over. Whoever has the most points then wins: points are the costs of your districts, and a few extras.
        A city is completed with seven districts, or with eight if two or three people play. You may agree on eight for any number of players.

rules-material = The cards
    .text =
        Each character has a rank from 1 to 9; ranks are called in this order. A game has one character of every rank from 1 to 8, and in many games one of rank 9. These characters are the cast. Everybody always knows the cast.
        A district has a name, a cost and a colour: noble, religious, trade, military or unique. The deck has 68 districts: 54 basic ones and 14 unique ones, which have powers of their own.
        Gold is paid to the bank and comes from the bank, unless a card says otherwise. Neither the gold nor the hands are limited.

rules-casts = Putting together a game
    .text =
        Take a preset, draw at random, or choose freely: one character of each rank, and 14 different unique districts, best of mixed costs.
        Rank 9 is needed with three and with eight players (not with three who choose as in the Classic edition), is left out with two players, and is up to you with four to seven.
        The Emperor needs at least three players and the Queen at least five. In a preset with too few players, the King or the Patrician stands in for the Emperor, and the Artist or the Tax Collector for the Queen.
        The Cemetery needs the Warlord in the cast, the Hospital needs the Assassin.

rules-setup = Before the first round
    .text =
        Everybody gets four districts from the shuffled deck, face down, and two gold. One player, by chance or by agreement, gets the crown.
        The rest of the districts is the deck.

rules-draft = Choosing characters
    .text =
        At the start of each round the characters are shuffled. Some are set aside face up, as the table says, then one face down that nobody sees. If a character of rank 4 would lie face up, another one takes its place, and rank 4 goes back among the others; it may still be the one face down.
        The player with the crown looks at the rest, secretly keeps one and passes the others on to the left. So does everybody. The last player chooses one of two, and the other is laid face down.
        If as many play as there are characters but one, the last player gets only one card from the neighbour, takes the face-down one as well, and chooses between the two.
        Characters that were set aside, face up or face down, are out for this round only.

rules-draft-few = Choosing with two or three players
    .text =
        With two or three players everybody has two characters and two turns in each round, but one city, one hand and one stock of gold. A power belongs to the turn of its own character: cards that you draw as the Architect may be built in your turn as the Warlord, but the Architect's building limit does not count there.
        Two players: one character is set aside face down at random. The crown keeps one of seven. The other player keeps one of six and lays one face down; the crown keeps one of four and lays one face down; the other player keeps one of the last two and lays the other face down.
        Three players with nine characters: one is set aside face down at random. Each player in turn keeps one; of the five that are left one is laid face down at random. Then each keeps a second one, and the last card is laid face down.
        Three players with eight characters, as in the Classic edition: the same, but without the second card laid face down at random.
        Nothing lies face up.

rules-calls = The calls
    .text =
        The player with the crown calls the ranks, beginning with 1. Whoever has the called character reveals it and takes a turn. If nobody does, the next rank is called: the character is out, or it was killed and its player stays silent.
        After the last rank all characters are collected, and the next round begins with choosing.

rules-turn = A turn
    .text =
        You must gather once: either take 2 gold, or draw two cards, keep one and put the other under the deck. If the deck holds fewer cards you draw what there is; if it is empty you can only take gold.
        After gathering you may build one district. At any moment of your turn, before gathering too, you may use the power of your character and those of your districts.
        When you have gathered and done your duties, you may end your turn.

rules-building = Building
    .text =
        You pay the cost of a district from your hand and lay it into your city. The building limit is one district a turn unless your character says otherwise.
        Two districts of the same name cannot be built in one city, unless a card allows it.
        Destroyed districts and cards that you give up go under the deck.

rules-powers = Powers
    .text =
        A power can be used once in a turn, at the moment that its text names, or else at any moment of your own turn. You need not use it unless the text says that you must.
        Income for districts of a colour is such a power: you take it once and all at once, before building to pay for a district or after building to count the new one.
        Districts with a power for "once in a turn" work in your own turn only.
        Characters are named, not players: you may name one that nobody has, and then nothing happens.

rules-secrets = What everybody may know
    .text =
        Cities, gold and the number of cards in every hand are open. Hands, chosen characters and cards under the deck are secret; whoever has seen a card may remember it.
        Gold that lies on a district or on a character is not part of anybody's gold: it cannot be stolen or taxed.

rules-crown = The crown
    .text =
        The crown changes hands only by the power of a rank 4 character. A King or Patrician receives it when revealed; an Emperor passes it to another player. If they are killed, this happens at the end of the round.
        If nobody has the rank 4 character, the crown stays where it is.

rules-end = The end of the game
    .text =
        As soon as somebody has completed a city, this round is the last; it is played to its end. A city can be completed in another player's turn. A completed city is safe from rank 8, and most other attacks, as the cards say.
        At the end of the round killed characters of rank 4 pass on or take the crown; then the points are counted.

rules-scoring = Points
    .text =
        The cost of every district in your city; a beautified one counts 1 more.
        3 points for districts of all five colours.
        4 points for the first completed city, 2 for every other completed one.
        The extra points of unique districts.
        With equal points, the higher rank that a player held in the last round wins.

rules-editions = Editions
    .text =
        Deluxe is the game of this page. Classic is the original game: a fixed cast of eight characters and a fixed deck for two to seven players; its Great Wall protects only the other districts of the city. Czech adds older districts, and lets the School of Magic give the Abbot both gold and card.
        These rules can be switched for any game:

rules-characters = The characters
rules-districts = The districts
rules-basic = Basic districts
rules-unique = Unique districts
rules-presets = Presets

## Labels of tables and cards

rules-rank = Rank { $rank }
rules-cost = cost { $cost }
rules-rulings = Rulings
rules-players = Players
rules-cast-size = Characters
rules-face-up = Face up
rules-face-down = Face down
rules-copies = Copies
rules-proposed = Names marked with ° are not printed in any edition of this language that we know: they are our proposal.

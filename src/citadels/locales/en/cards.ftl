### The cards of Citadels: characters and districts.
###
### For translators
###
### - The id of a message is the id of the card, with hyphens for underscores. Do not translate ids.
### - The value is the name printed on the card. Use the name your published edition prints.
### - `.text` is the short text on the card: one or two sentences, addressed to the player who has it.
### - `.rules` is the full explanation, shown on demand and in the rule book of the web site. It says
###   everything our rulings say about the card; numbers, limits and order matter more than style.
### - Each line of `.rules` holds whole sentences. A line break may be shown as a break or as a space:
###   keep sentences whole, and break lines where your language likes it.
### - Basic districts have a name and nothing else.
### - A message such as `great-wall-classic` holds only the attributes in which an edition differs;
###   whatever it leaves out comes from the message without the ending.
### - No text contains variables. Do not use braces.
###
### Words that mean one thing only (docs/glossary.md has the word of each language):
###   ability         what a character can do; what a district does is its effect
###   gather          take gold or draw cards at the start of the turn, as every player must
###   gold            what lies in front of a player; gold on districts or on tokens is not part of it
###   building limit  how many districts may be built in a turn, normally one
###   type            what a district is: noble, religious, trade, military or unique
###   cast            the characters used in this game; each has a rank from 1 to 9
###   completed city  one with enough districts to end the game, normally seven, or eight with 2-3 players
###   final scoring   counting the points when the game is over
###   cost            the number on a district, plus 1 if the Artist beautified it
###   under the deck  face down, to the bottom of the district deck

## Types of districts
## Used inside sentences and as labels, so in English without a capital letter.

colour-noble = noble
colour-religious = religious
colour-trade = trade
colour-military = military
colour-unique = unique

## Characters, rank 1

assassin = Assassin
    .text = Name another character to kill. Its player stays silent when it is called and misses the whole turn.
    .rules =
        You name a character, not a player, and never the Assassin. You do not have to name one.
        When the killed character is called, its player says nothing, keeps the card hidden and misses the whole turn.
        You may name a discarded character, even one lying face up; then nothing happens. With two or three players you may even name your own second character.
        A killed Bishop protects nobody. A killed King, Patrician or Emperor is revealed at the end of the round, and the crown moves then.

witch = Witch
    .text = Gather, then name another character; your turn is on hold. Once that character has gathered, you finish your turn in its place, with its abilities.
    .rules =
        You must gather and then name another character, in that order. Until you resume your turn you cannot build, and of your districts only the Gold Mine, the Library and the Observatory work.
        When the bewitched character is called, its player reveals it and gathers, with the effects of those three districts at most, and the turn is over: no building, no ability, no income, and nothing from the Park or the Poor House.
        You then resume your turn at once as that character, without gathering again. Its abilities, income, building limit, protection and restrictions are yours: as the Bishop your city is safe, as the Navigator you cannot build, as the Tax Collector you empty the token and build untaxed, as the Alchemist you get back what you paid.
        You use your own hand, gold, city and seat, never the other player’s districts. All of your districts now work, the Park and the Poor House included.
        A bewitched King or Patrician still takes the crown. As the Emperor, you are the one to pass the crown on, but not to yourself or to the player who has it, and you take the gold or the card. As the Thief or the Blackmailer you cannot target rank 1 or the bewitched character, and the gold goes to you.
        You may name a discarded character or your own second one. If nobody reveals it, you do not resume your turn, and the Park and the Poor House give you nothing for it.

magistrate = Magistrate
    .text = Put three warrants face down on three other characters; only one is signed. When the character with the signed warrant first pays for a district, you may take that district into your city for free.
    .rules =
        Everyone sees where the warrants lie, but only you know which one is signed; the other two do nothing. You may put them on discarded characters or on your own second one, but never on the Magistrate.
        When a character with a warrant pays for its first district of the turn, you are asked whether to confiscate it, signed or not, so that the question gives nothing away. If you let the signed one pass, your chance is gone.
        A confiscated district is built in your city and never stood in the other. The player who paid gets back all the gold actually paid, but not the cards paid for the Thieves’ Den or given away as the Cardinal. The build counts against that player’s building limit, unless it would not have counted anyway (the Stables, a trade district of the Trader, the Wizard’s immediate build).
        A district built with the Framework, or a Necropolis built by sacrifice, is not paid for. It cannot be confiscated, but the next one that is paid for can.
        You cannot take a district whose name is already in your city, even with a Quarry, nor the Monument if your city has five or more districts.
        You pay any tax on it, if you have gold, and not the player who paid for it, even if that player is the Tax Collector or the Tax Collector is your own second character. A confiscation can complete your city at once, in another player’s turn.
        Confiscating a district from your own second character gives no gold back and changes nothing.

## Characters, rank 2

thief = Thief
    .text = Name another character. The moment it is revealed, you take all of its player’s gold.
    .rules =
        You name a character, not a player. You cannot name the Thief, rank 1, or the killed or bewitched character, and you do not have to name one.
        When the named character is revealed for its turn, you take all of its player’s gold at once, before that player gathers. Gold lying on districts or on a token stays there.
        You may name a discarded character; if nobody reveals it, you get nothing. With two or three players you may name your own second character, to no effect.

spy = Spy
    .text = Choose another player and a type of district, then look at that player’s hand. For each card of that type, take 1 gold from the player and gain 1 card from the deck.
    .rules =
        You choose the player and one of the five types before you look. For each matching card you take 1 gold from that player and gain 1 card from the deck; the hand itself stays as it is.
        If the player has less gold than matching cards, you take all of it and still gain a card for every match.
        In a hand, the School of Magic and the Haunted Quarter are unique and nothing else. You may choose a player with an empty hand, to no effect.
        Only you see the hand; the others learn just the numbers.

blackmailer = Blackmailer
    .text = Put two threats face down on two other characters; only one is real. A threatened player pays you half of their gold or risks losing all of it.
    .rules =
        Everyone sees where the threats lie, but only you know which one has the flower. You cannot put them on the Blackmailer, on rank 1, or on the killed or bewitched character. A character with a warrant, a discarded one or your own second one is allowed.
        A threatened player gathers first and must then settle the threat before using any ability, building, or using the effect of any district except the Gold Mine, the Library and the Observatory.
        The bribe is half of the gold the player has after gathering, rounded down, so with 0 or 1 gold it costs nothing. The marker is then removed without being shown.
        If the player refuses, you may turn the marker over: if it has the flower, you take all of the player’s gold; if not, nothing happens.
        Even when the flower has been shown or bought off, the other threat stays until its character is called.
        If you are killed, there are no threats. If you are bewitched, the Witch places the threats, takes the bribes and decides what to turn over.

## Characters, rank 3

magician = Magician
    .text = Either swap your whole hand with another player’s, or put any number of your cards under the deck and draw as many.
    .rules =
        You may do one of the two, once per turn.
        A swap takes both hands whole, even if one of them is empty: if you have no cards, you simply take the other hand.
        If you trade with the deck, you first put your cards under it, then draw the same number from the top. If the deck is nearly empty, your own cards may come back to you.

wizard = Wizard
    .text = Look at another player’s hand and take one card. Put it into your hand, or build it at once at full price. This turn you may build duplicates.
    .rules =
        You see the whole hand of one other player and take exactly one card. If that hand is empty, you take nothing.
        You put the card into your hand or build it at once. To build it at once you must already have gathered; you pay in full, and it does not count against your building limit.
        The Framework, a sacrifice for the Necropolis, or cards for the Thieves’ Den may replace payment as usual. The Secret Vault can only go into your hand.
        All districts you build this turn may have the same name as one in your city, even if you took no card.
        The immediate build is taxed like any other, and if you paid for it, a signed warrant can confiscate it.

seer = Seer
    .text = Take a random card from every other player, then give each of them a card of your choice. You may build 2 districts.
    .rules =
        You first take one random card from every other player who has any. Then you give each of these players one card from your hand: the one you took, another player’s, or one of your own.
        Players without cards lose nothing and receive nothing; if nobody has cards, nothing happens.
        You know every card that moves. Each other player knows only the one they lost and the one they received.
        Your building limit is 2.

## Characters, rank 4

king = King
    .text = Take the crown. Gain 1 gold for each of your noble districts.
    .rules =
        You receive the crown as soon as you are revealed. From then on you call the characters, and you choose first in the next round.
        Once per turn you gain 1 gold for each noble district, all at once: before building to help pay for it, or after building to count the new district.
        If you are killed, the crowned player keeps calling. At the end of the round you are revealed and take the crown, or keep it if you have it.
        If you are bewitched, you still take the crown, but the income goes to the Witch, for her own noble districts.
        If nobody has the rank 4 character, the crown stays where it is.

emperor = Emperor
    .text = Give the crown to another player and take 1 gold or 1 random card from that player. Gain 1 gold for each of your noble districts.
    .rules =
        At some point in your turn, before it ends, you must give the crown to a player who does not have it, and never to yourself.
        From the player you crown you take 1 gold or 1 random card, as you choose. If that player has only one of the two, you take that; if neither, nothing.
        Once per turn you gain 1 gold for each noble district, all at once, before or after building.
        If you are killed, you are revealed at the end of the round and pass the crown on by the same rule, but take nothing. In the last round this still happens before scoring.
        If you are bewitched, the Witch passes the crown on and takes the gold or the card. She may choose you, but neither herself nor the player who has the crown.
        The Emperor is not used with two players.

patrician = Patrician
    .text = Take the crown. Gain 1 card for each of your noble districts.
    .rules =
        You receive the crown as soon as you are revealed. From then on you call the characters, and you choose first in the next round.
        Once per turn you gain 1 card for each noble district, all at once, before or after building.
        If you are killed, the crowned player keeps calling. At the end of the round you are revealed and take the crown, or keep it if you have it.
        If you are bewitched, you still take the crown, but the income goes to the Witch, for her own noble districts.

## Characters, rank 5

bishop = Bishop
    .text = Gain 1 gold for each of your religious districts. Rank 8 cannot touch your city until the round ends.
    .rules =
        Once per turn you gain 1 gold for each religious district, all at once: before building to help pay for it, or after building to count the new district.
        From the moment you are revealed until the end of the round, another player’s Warlord, Diplomat or Marshal cannot touch your city, whichever of your characters you are playing.
        With two or three players this does not stop your own rank 8 character. Nor does it stop the Armory.
        If you are killed, you protect nothing. If you are bewitched, the Witch’s city is protected and yours is not.

abbot = Abbot
    .text = Gain 1 gold or 1 card for each of your religious districts. If you are not among the richest, take 1 gold from the richest player.
    .rules =
        Each religious district gives 1 gold or 1 card. You announce how you split them, then take everything at once, before or after building.
        Once per turn, at any moment, you may take 1 gold from the player with the most gold, who cannot refuse. If several others are equally rich, you choose one of them.
        If you have the most gold yourself, alone or tied with others, you take nothing. So it is often wise to do this before you gather.

cardinal = Cardinal
    .text = Gain 1 card for each of your religious districts. If you are short of gold for a district, take it from another player and give one card for each gold.
    .rules =
        Once per turn you gain 1 card for each religious district, all at once, before or after building.
        If you are short of gold for a district, you may spend all of your own gold and take exactly what is missing from one other player, who must have that much and cannot refuse. For each gold you give that player one card of your choice from your hand, but not the district you are building; and you must then build it.
        You may do this once per turn, and not to pay tax.
        For the Thieves’ Den you may first pay with cards and then take the rest of the price; you need enough cards for both.
        If the Magistrate confiscates the district, you get back all the gold you paid, including what you took, but not the cards.

## Characters, rank 6

merchant = Merchant
    .text = Gain 1 gold for each of your trade districts, and 1 extra gold.
    .rules =
        Once per turn you gain 1 gold for each trade district, all at once: before building to help pay for it, or after building to count the new district.
        Once per turn, at any moment, you may also gain 1 extra gold, whether you gathered gold or cards.
        If you are bewitched, the Witch gains the extra gold too.

alchemist = Alchemist
    .text = When your turn ends, you get back all the gold you paid to build districts.
    .rules =
        You need the gold when you build; it comes back only at the end of the turn.
        Gold spent on anything else, such as the Smithy or a tax, does not come back, and gold returned after a confiscation is not returned twice.
        The Poor House looks at your gold first: if you have none, it gives you 1 gold, and then you get your refund.
        If you are bewitched, the Witch gets back what she pays after resuming.

trader = Trader
    .text = Gain 1 gold for each of your trade districts. You may build any number of trade districts on top of your building limit.
    .rules =
        Once per turn you gain 1 gold for each trade district, all at once: before building to help pay for it, or after building to count the new ones.
        You may build any number of trade districts, and one district of another type besides.
        The School of Magic may count as trade for your gold, but not for your building limit.
        If the Magistrate confiscates one of your trade districts, your building limit is not affected.

## Characters, rank 7

architect = Architect
    .text = Gain 2 cards besides what you gather. You may build 3 districts.
    .rules =
        Once per turn, at any moment, you may gain 2 cards, whether you gathered gold or cards.
        Your building limit is 3.
        With two or three players this limit applies only in this turn. You may build the cards in the turn of your other character, but within that character’s limit.

navigator = Navigator
    .text = Gain 4 gold or 4 cards. You cannot build.
    .rules =
        Once per turn, at any moment, you may gain either 4 gold or 4 cards, whatever you gathered.
        You cannot build anything this turn, not even a district outside the building limit, such as the Stables.
        If you are bewitched, the Witch may take the 4 gold or 4 cards, and then it is she who cannot build.

scholar = Scholar
    .text = Draw 7 cards, keep 1 and shuffle the others into the deck. You may build 2 districts.
    .rules =
        Once per turn, at any moment, you may draw 7 cards and keep one of them. The other six are shuffled into the whole district deck, so nobody knows its order anymore.
        If the deck has fewer than 7 cards, you draw them all, keep one and shuffle the rest.
        Your building limit is 2.

## Characters, rank 8

warlord = Warlord
    .text = Gain 1 gold for each of your military districts. You may destroy a district by paying 1 gold less than its cost.
    .rules =
        Once per turn you gain 1 gold for each military district, all at once, before or after building.
        You may destroy one district in any city, your own included, by paying its cost minus 1 to the bank: a district of cost 1 is free, one of cost 3 takes 2 gold. The Artist’s gold raises the cost by 1; extra points at the end of the game do not.
        You cannot destroy anything in a completed city (not even your own), in a city the Bishop protects, or the Keep. In a city with the Great Wall you pay 1 gold more, even in your own.
        The destroyed card goes under the deck; the cards under a Museum go with it. The Artist’s gold on it goes to the bank.

diplomat = Diplomat
    .text = Gain 1 gold for each of your military districts. You may exchange one of your districts for another player’s; if theirs costs more, pay that player the difference.
    .rules =
        Once per turn you gain 1 gold for each military district, all at once, before or after building.
        You may exchange one of your districts for one in another city; the owner cannot refuse. If theirs costs more, you pay them the difference; if it costs the same or less, you pay nothing and get nothing back.
        You cannot take from a completed city, from a city the Bishop protects, or the Keep, but you may give from your own completed city and give away your own Keep. Neither city may end up with two districts of the same name, Quarry or not.
        The other player’s Great Wall costs you 1 gold more, paid to the bank; a Great Wall of your own costs you nothing.
        Gold and cards lying on or under a district move with it, and the Artist’s gold counts toward the cost. An exchange is not a build: no tax, no building limit, and the Monument may move into any city and complete it at once.

diplomat-czech =
    .rules =
        Once per turn you gain 1 gold for each military district, all at once, before or after building.
        You may exchange one of your districts for one in another city; the owner cannot refuse. If theirs costs more, you pay them the difference; if it costs the same or less, you pay nothing and get nothing back.
        You cannot take from a completed city, from a city the Bishop protects, or the Keep, but you may give from your own completed city and give away your own Keep. You cannot take a district whose name is already in your city, nor give one whose name is already in the other, Quarry or not; so you cannot exchange two districts of the same name either.
        The other player’s Great Wall costs you 1 gold more, paid to the bank; a Great Wall of your own costs you nothing.
        Gold and cards lying on or under a district move with it, and the Artist’s gold counts toward the cost. An exchange is not a build: no tax, no building limit, and the Monument may move into any city and complete it at once.

marshal = Marshal
    .text = Gain 1 gold for each of your military districts. You may seize a district of cost 3 or less from another city by paying its owner the cost.
    .rules =
        Once per turn you gain 1 gold for each military district, all at once, before or after building.
        You may move one district of cost 3 or less from another city into yours and pay its owner the cost in gold; the owner cannot refuse. A district of cost 3 that the Artist has beautified costs 4 and is out of reach.
        You cannot take from a completed city, from a city the Bishop protects, or the Keep, nor a district whose name is already in your city, Quarry or not.
        The Great Wall costs you 1 gold more, paid to the bank; it does not change the limit of 3.
        Seizing is not building: no tax, no building limit, and gold lying on the district comes with it. It can complete your city at once.

## Characters, rank 9

queen = Queen
    .text = Gain 3 gold if one of your two neighbors revealed rank 4 this round.
    .rules =
        Once per turn you may gain 3 gold if your neighbor on the left or right revealed the rank 4 character this round.
        If that neighbor’s character was killed, you gain the 3 gold at the end of the round, when it is revealed, unless you were killed.
        If rank 4 was bewitched, what counts is the seat of the player who revealed it, not the Witch’s. If you are bewitched, the Witch gains the gold if she herself sits next to rank 4.
        The Queen is used only with five or more players.

# The Czech rules pay the Queen later if rank 4 was bewitched.
queen-czech =
    .rules =
        Once per turn you may gain 3 gold if your neighbor on the left or right revealed the rank 4 character this round.
        If that neighbor’s character was killed or bewitched, you gain the 3 gold only at the end of the round, unless you were killed. For a bewitched character, what counts is the seat of the player who revealed it, not the Witch’s.
        If you are bewitched, the Witch gains the gold if she herself sits next to rank 4.
        The Queen is used only with five or more players.

artist = Artist
    .text = You may put 1 gold on up to two of your districts. Each of them costs 1 more from then on.
    .rules =
        You may beautify one or two of your districts by putting 1 of your gold on each. A district cannot be beautified twice.
        Its cost is 1 higher for every purpose: for points, for the Warlord, Diplomat and Marshal, and for the Basilica, which rewards odd costs.
        The gold stays on the district and moves with it to another city; it is not part of anyone’s gold.
        If the district is destroyed, the gold goes to the bank. The card is then as good as new and may be beautified again if someone builds it.

tax-collector = Tax Collector
    .text = Whenever another player builds a district, they put 1 gold on your token. In your turn you may take all the gold from it.
    .rules =
        While the Tax Collector is in the cast, a tax of 1 gold is due right after every build, even a free one, and before the next build. A player with no gold left pays nothing and owes nothing.
        The tax is due even if nobody has the Tax Collector this round or the character was killed. The gold waits on the token for a later round and belongs to no one until then.
        At any moment of your turn you may take all of it. Your own builds in this turn are not taxed, but those of your second character are.
        For a confiscated district the Magistrate pays the tax, not the player who paid for it. Exchanging or seizing a district is not taxed.
        If you are bewitched, the Witch takes the gold and builds without tax.
        Rank 9 is not used with two players, is required with three and with eight, and is optional otherwise.

## Basic districts, noble

manor = Manor
castle = Castle
palace = Palace

## Basic districts, religious

temple = Temple
church = Church
monastery = Monastery
cathedral = Cathedral

## Basic districts, trade

tavern = Tavern
market = Market
trading-post = Trading Post
docks = Docks
harbor = Harbor
town-hall = Town Hall

## Basic districts, military

watchtower = Watchtower
prison = Prison
barracks = Barracks
fortress = Fortress

## Unique districts of the deluxe game

armory = Armory
    .text = In your turn you may destroy the Armory, and any one other district with it.
    .rules =
        In your turn, even before gathering, you may destroy the Armory and with it one other district in any city, your own included, free of charge.
        Neither of the two may stand in a completed city: a completed city can neither use the Armory nor be hit by it.
        It is not a rank 8 ability: the Bishop and the Keep do not stop it, the Great Wall does not make it more expensive, and the Cemetery cannot save the card.
        You cannot use it as the Witch before you resume your turn, when you are bewitched, or before you have settled a threat.

basilica = Basilica
    .text = Final scoring: 1 point for each district in your city with an odd cost.
    .rules =
        Every district in your city with a cost of 1, 3, 5 and so on gives you 1 point. The Basilica itself costs 4 and does not count, unless it was beautified.
        The Artist’s gold counts toward the cost: beautifying a district with an odd cost loses the Basilica’s point, beautifying one with an even cost gains it.
        The Monument is one district of cost 4.

capitol = Capitol
    .text = Final scoring: 3 points if your city has three or more districts of one type.
    .rules =
        Any of the five types will do, including unique, and the Capitol itself counts as unique.
        You score the 3 points once, however many types qualify.
        The Haunted Quarter counts as the type chosen for it; the Monument counts as one district.

dragon-gate = Dragon Gate
    .text = Final scoring: worth 2 points on top of its cost.
    .rules =
        The Dragon Gate costs 6 and is worth 8 points in your city.
        The extra points do not change its cost: the Warlord destroys it for 5 gold.

factory = Factory
    .text = Your other unique districts are 1 gold cheaper to build.
    .rules =
        The Factory makes your other unique districts cheaper to build, but not itself. The Thieves’ Den then has a price of 5, in gold or cards.
        It changes only the price of building: for points, and for destroying, exchanging or seizing a district, the full cost counts.
        If the Magistrate confiscates a district, you get back what you actually paid.

framework = Framework
    .text = You may destroy the Framework to build another district without paying for it.
    .rules =
        When you build a district, you may destroy your Framework instead of paying. The Framework goes under the deck.
        The build counts against your building limit and is taxed as usual.
        Since nothing is paid, the Magistrate cannot confiscate the district, but can still take the next one you pay for.
        You may do this in your completed city too, and for a card the Wizard builds at once.
        It cannot build itself or the Secret Vault. For the Monument, the Framework still counts among the districts in your city.

gold-mine = Gold Mine
    .text = When you gather gold, you take 3 instead of 2.
    .rules =
        You gather 3 gold instead of 2. Gold from abilities and other districts is not increased.
        The Gold Mine works whenever you gather: as the Witch before you name a character, when you are bewitched, before you settle a threat, and when the Hospital lets you gather.

great-wall = Great Wall
    .text = Rank 8 pays 1 gold more for anything it does to a district in your city.
    .rules =
        The Warlord, Diplomat or Marshal pays 1 gold more for any district in your city, including the Great Wall. This gold always goes to the bank.
        It applies to you too if, as the Warlord, you destroy a district of your own. It does not apply to a district you give away as the Diplomat.
        The Marshal may still seize a district of cost 3: that limit looks at the cost and not at what is paid.
        The Armory is not affected.

# The Classic edition: the wall guards the other districts, not itself.
great-wall-classic =
    .text = Rank 8 pays 1 gold more for anything it does to any other district in your city.
    .rules =
        The Warlord, Diplomat or Marshal pays 1 gold more for any district in your city except the Great Wall itself. This gold always goes to the bank.
        It applies to you too if, as the Warlord, you destroy a district of your own. It does not apply to a district you give away as the Diplomat.
        The Marshal may still seize a district of cost 3: that limit looks at the cost and not at what is paid.
        The Armory is not affected.

haunted-quarter = Haunted Quarter
    .text = Final scoring: counts as any one type of your choice.
    .rules =
        At the end of the game it counts as one type for every purpose: for the five types, the Capitol, the Ivory Tower and the Wishing Well. If that type is not unique, it is no longer a unique district.
        The game chooses the type that gives you the most points.
        Until then it is unique and nothing else: it brings no income, and the Spy finds it only by naming unique.

imperial-treasury = Imperial Treasury
    .text = Final scoring: 1 point for each gold you have left.
    .rules =
        Every gold in front of you gives you 1 point.
        Gold lying on districts or on the Tax Collector’s token does not count here.

ivory-tower = Ivory Tower
    .text = Final scoring: 5 points if your city has no other unique district.
    .rules =
        You score 5 points if no other unique district stands in your city.
        The Haunted Quarter does not spoil this if it counts as another type. The School of Magic does: at the end of the game it is unique.

keep = Keep
    .text = Rank 8 cannot touch the Keep.
    .rules =
        The Warlord cannot destroy the Keep, another player’s Diplomat cannot take it, and the Marshal cannot seize it.
        As the Diplomat you may give your own Keep away.
        The Armory can destroy it, and you may sacrifice it for your Necropolis.
        The Classic deck has two Keeps; a city may have only one of them.

laboratory = Laboratory
    .text = Once per turn you may trade a card from your hand for 2 gold.
    .rules =
        The card goes under the deck, and you gain 2 gold.
        You may do this at any moment of your own turn, even in the turn in which you build the Laboratory. With two characters you may do it once in each of your turns.
        You cannot use it as the Witch before you resume your turn, when you are bewitched, or before you have settled a threat.

library = Library
    .text = When you gather cards, you keep every card you draw.
    .rules =
        You keep both cards, or all three if you also have the Observatory.
        It matters only for gathering, not for other ways of drawing cards, such as the Scholar’s.
        The Library works whenever you gather: as the Witch before you name a character, when you are bewitched, before you settle a threat, and when the Hospital lets you gather.

map-room = Map Room
    .text = Final scoring: 1 point for each card in your hand.
    .rules =
        Every card in your hand gives you 1 point, even the Secret Vault, which scores its own 3 points as well.
        Cards under a Museum are not in your hand.

monument = Monument
    .text = You can build it only if your city has four districts or fewer. It counts as two districts toward a completed city.
    .rules =
        You can build it only while at most four districts stand in your city. They are counted before you build, so a Framework or another district you are about to destroy for it still counts.
        The Magistrate cannot confiscate it into a city with five or more districts. An exchange by the Diplomat is not a build and may bring it into any city; the Marshal cannot seize it, because it costs 4.
        It counts as two only for completing a city, which may happen the moment it arrives. For everything else, such as the Capitol, the Basilica or the Wishing Well, it is one district.

museum = Museum
    .text = Once per turn you may put a card from your hand face down under the Museum. Final scoring: 1 point for each card there.
    .rules =
        You may do this at any moment of your own turn, even in the turn in which you build the Museum; with two characters, once in each of your turns.
        Everyone knows how many cards lie there, but only you know which ones you put there, and a new owner may not look at them.
        If the Museum moves to another city, its cards move with it. If it is destroyed, it goes under the deck together with its cards, in random order; the Cemetery does not save them.
        You cannot use it as the Witch before you resume your turn, when you are bewitched, or before you have settled a threat.

necropolis = Necropolis
    .text = You may sacrifice a district in your city to build the Necropolis without paying for it.
    .rules =
        You may sacrifice any district in your city, even the Keep, the Monument or a Museum with its cards, and even if your city is completed. It goes under the deck.
        The build counts against your building limit and is taxed as usual.
        Built this way, the Necropolis is not paid for, so the Magistrate cannot confiscate it, but can still take the next district you pay for.
        This also works when the Wizard takes the Necropolis and builds it at once.

observatory = Observatory
    .text = When you gather cards, you draw 3 instead of 2 to choose from.
    .rules =
        You draw 3 cards, keep 1 and put the other two under the deck. With the Library you keep all 3.
        The Observatory works whenever you gather: as the Witch before you name a character, when you are bewitched, before you settle a threat, and when the Hospital lets you gather.

park = Park
    .text = If your hand is empty when your turn ends, gain 2 cards.
    .rules =
        You get the cards automatically when your turn ends with an empty hand. With two characters this may happen in both of your turns.
        It does not work in a turn in which you are killed or bewitched, nor for a Witch who does not resume. A Witch who resumes gets the cards at the end of the resumed turn.

poor-house = Poor House
    .text = If you have no gold when your turn ends, gain 1 gold.
    .rules =
        You get the gold automatically when your turn ends and you have none. With two characters this may happen in both of your turns.
        A tax that takes your last gold is paid before that, so it helps you. As the Alchemist you first gain this gold and then get your refund.
        It does not work in a turn in which you are killed or bewitched, nor for a Witch who does not resume. A Witch who resumes gets it at the end of the resumed turn.

quarry = Quarry
    .text = You may build districts that your city already has.
    .rules =
        You may build any number of duplicates.
        It helps only with building: the Magistrate, the Diplomat and the Marshal cannot bring a second district of the same name into your city.
        If you lose the Quarry, the duplicates you have remain.

school-of-magic = School of Magic
    .text = Whenever you take income for a type of district, the School of Magic counts as that type.
    .rules =
        When your character gains something for each district of a type, the School of Magic counts as one more district of that type, every time. For the Abbot it gives one gold or one card, as you choose.
        It does not count as trade for what a Trader may build on top of the building limit.
        At the end of the game it is unique and does not stand in for a missing type.

# The Czech rules let the Abbot gain both.
school-of-magic-czech =
    .rules =
        When your character gains something for each district of a type, the School of Magic counts as one more district of that type, every time. For the Abbot it gives one gold and one card.
        It does not count as trade for what a Trader may build on top of the building limit.
        At the end of the game it is unique and does not stand in for a missing type.

secret-vault = Secret Vault
    .text = Can never be built. Final scoring: 3 points if it is in your hand.
    .rules =
        Nothing can build it, neither the Framework nor the Wizard’s immediate build.
        In your hand it is a card like any other: it may be discarded, given away, taken, or put under a Museum, and it counts for the Map Room.
        You score the 3 points only if you have it in your hand at the end of the game.

smithy = Smithy
    .text = Once per turn you may buy 3 cards for 2 gold.
    .rules =
        You may do this at any moment of your own turn, even in the turn in which you build the Smithy. With two characters you may do it once in each of your turns.
        The 2 gold are not paid for building, so the Alchemist does not get them back.
        You cannot use it as the Witch before you resume your turn, when you are bewitched, or before you have settled a threat.

stables = Stables
    .text = Does not count against your building limit.
    .rules =
        You may build the Stables in addition to the districts your building limit allows. The Navigator cannot build them.
        If the Magistrate confiscates the Stables, you still have your normal build.

statue = Statue
    .text = Final scoring: 5 points if you have the crown.
    .rules =
        What counts is who has the crown when the last round is over.
        A killed King, Patrician or Emperor still moves the crown at the end of that round, before scoring.

theater = Theater
    .text = When all characters have been chosen, you may swap yours, unseen, with an opponent’s.
    .rules =
        After the last choice and before rank 1 is called, you may choose any opponent, without knowing their card, and swap. You may do this once per round, and only if the Theater already stood in your city.
        Everyone sees who swaps with whom. Both of you may look at your new cards, and nothing is revealed until it is called.
        With two characters for each player, you choose which of yours to give and get a random one of the opponent’s two.
        If the Theater moves to another city, its new owner may use it from the next round on.

thieves-den = Thieves’ Den
    .text = You may pay for it with cards from your hand, each worth 1 gold.
    .rules =
        You may pay all, some or none of its cost with cards; they go under the deck. The Thieves’ Den itself cannot be one of them.
        With a Factory the price is 5, so you can pay with at most 5 cards.
        Cards are payment, so a signed warrant can confiscate it even if you paid with nothing else. Your gold comes back, your cards do not.
        As the Cardinal you may pay with cards first and take the missing gold from another player.

wishing-well = Wishing Well
    .text = Final scoring: 1 point for each unique district in your city, this one included.
    .rules =
        Every unique district in your city gives you 1 point, even the Wishing Well itself.
        The Haunted Quarter counts only if unique is the type chosen for it; the Monument counts once.

## Unique districts of older editions, added to a deck by choice

cemetery = Cemetery
    .text = When the Warlord destroys a district, you may pay 1 gold to take the card into your hand.
    .rules =
        Right after the Warlord has destroyed a district in any city, you are asked whether to pay 1 gold and take the card. The Artist’s gold on it and the cards under a Museum do not come with it.
        You cannot do this if you are the Warlord; if the Witch acts as the Warlord, it is she who cannot.
        The Cemetery cannot save what the Armory destroys, nor itself.
        The Cemetery is used only with the Warlord in the cast.

hospital = Hospital
    .text = Even if the Assassin kills your character, you may gather when it is called.
    .rules =
        When the killed character is called, you are always asked, even if it is not yours, so that the question gives nothing away. Gathering reveals your character.
        You gather as usual, with the Gold Mine, the Library and the Observatory, and that is all: no building, no ability, and nothing from the Park or the Poor House.
        A killed King or Patrician with a Hospital still gets the crown only at the end of the round.
        The Hospital is used only with the Assassin in the cast.

university = University
    .text = Final scoring: worth 2 points on top of its cost.
    .rules =
        The University costs 6 and is worth 8 points in your city.
        The extra points do not change its cost: the Warlord destroys it for 5 gold.

lighthouse = Lighthouse
    .text = When you build it, look through the district deck and take any card you like. Then the deck is shuffled.
    .rules =
        You see the whole deck and take one card of your choice.
        Nobody else learns what you saw or took, and after the shuffle nobody knows the order of the deck.

bell-tower = Bell Tower
    .text = While it stands, everyone needs one district fewer to complete a city.
    .rules =
        While it stands in any city, every player needs one district fewer to complete a city: six instead of seven, seven instead of eight.
        If it completes several cities at the same moment, the player whose turn it is comes first, then the others clockwise.
        If it is lost, the normal number applies again; but once a city has been completed, the end of the game and the points for being first stand.

throne-room = Throne Room
    .text = You gain 1 gold every time the crown changes hands.
    .rules =
        You gain 1 gold from the bank each time the crown actually changes hands, whoever gives or receives it.
        A King or Patrician who already has the crown brings you nothing.
        If you take the crown while you are threatened, you gain the gold once the threat is settled.

### Bots: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).

bot-only-choice = There is nothing else to do.
bot-chance = It is left to chance.
bot-habit = It is the usual thing to do.
# $amount: how many districts bring something.
bot-income = { $amount ->
    [one] The { $card } gains for one district.
   *[other] The { $card } gains for { $amount } districts.
}
bot-gather-gold = More gold is needed.
bot-gather-cards = More cards are needed.
bot-build = The { $card } is the best district to build now.
bot-finishes = The { $card } completes the city.
bot-saves = Saves for the { $card }, which costs { $amount } gold.
bot-denies = Does not want { $player } to have the { $card }.
bot-fears = Fears the { $card }.
bot-likes = The { $card } is worth the most here.
bot-leader-target = { $player } is in the lead.
bot-richest-target = { $amount ->
    [one] { $player } has the most gold of the others: 1.
   *[other] { $player } has the most gold of the others: { $amount }.
}
bot-keeps = The { $card } is the best of these cards.
bot-parts = The { $card } is missed the least.
bot-power = The power of the { $card } is worth it.
bot-ends = Nothing else is worth doing this turn.

## Who sits at a table: names of the levels, and a word about each

level-random = Random
    .text = Does anything that is allowed.
level-novice = Novice
    .text = Builds what it can and forgets the rest.
level-apprentice = Apprentice
    .text = Knows the usual tricks; each has a temper of its own.
level-apprentice-builder = Apprentice (builder)
    .text = Builds early and often.
level-apprentice-raider = Apprentice (raider)
    .text = Likes to rob and to destroy.
level-apprentice-miser = Apprentice (miser)
    .text = Saves for the dear districts.
level-apprentice-schemer = Apprentice (schemer)
    .text = Prefers crafty characters.
level-citizen = Citizen
    .text = Remembers who can be who, and watches the end of the game.
level-master-builder = Master Builder
    .text = Thinks the round through before choosing. The strongest.
level-rush = Rush
    .text = Builds cheap districts as fast as it can.
level-richard = Richard
    .text = Plays by a few old maxims.
level-cheat = Cheat
    .text = Sees everything; for measurements only.

### Bots: why a bot chose what it chose, or advises it, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).

bot-only-choice = There is no other choice.
bot-chance = Picked at random.
bot-habit = This is the usual move.
# $amount: how many districts bring something.
bot-income = { $amount ->
    [one] Income from 1 district, as the { $card }.
   *[other] Income from { $amount } districts, as the { $card }.
}
bot-gather-gold = More gold is needed.
bot-gather-cards = More cards are needed.
bot-build = The best district to build now: the { $card }.
bot-finishes = Building the { $card } completes the city.
bot-saves = Saving up { $amount } gold for the { $card }.
bot-denies = This keeps { $player } from playing the { $card }.
bot-fears = This protects against the { $card }.
bot-likes = The best choice here: the { $card }.
bot-leader-target = { $player } is in the lead.
bot-richest-target = { $amount ->
    [one] Of the others, { $player } has the most gold: 1.
   *[other] Of the others, { $player } has the most gold: { $amount }.
}
bot-keeps = The best of these cards: the { $card }.
bot-parts = The easiest card to part with: the { $card }.
bot-power = Using the { $card } pays off now.
bot-ends = Nothing else is worth doing this turn.

## What a choice brings by the end of the round, as reviews and hints have measured it

# In these, $amount is the difference to another choice: gold, gold's worth of districts, or cards; 0 is less than one half.
bot-gains-won = This wins the game in this very round more often.
bot-gains-city =
    { $amount ->
        [0] By the end of the round, the city is worth a little more.
       *[other] By the end of the round, the city is worth about { $amount } gold more.
    }
bot-gains-gold =
    { $amount ->
        [0] By the end of the round, this leaves a little more gold.
       *[other] By the end of the round, this leaves about { $amount } more gold.
    }
bot-gains-cards =
    { $amount ->
        [0] By the end of the round, this often leaves another card in hand.
        [one] By the end of the round, this leaves about 1 more card in hand.
       *[other] By the end of the round, this leaves about { $amount } more cards in hand.
    }
bot-gains-crown = This brings the crown more often.
bot-costs-won = { $player } wins the game in this very round less often.
bot-costs-city =
    { $amount ->
        [0] By the end of the round, { $player }’s city is worth a little less.
       *[other] By the end of the round, { $player }’s city is worth about { $amount } gold less.
    }
bot-costs-gold =
    { $amount ->
        [0] By the end of the round, { $player } has a little less gold.
       *[other] By the end of the round, { $player } has about { $amount } gold less.
    }
bot-costs-cards =
    { $amount ->
        [0] By the end of the round, { $player } often has one card fewer.
        [one] By the end of the round, { $player } has about 1 card fewer.
       *[other] By the end of the round, { $player } has about { $amount } fewer cards.
    }
bot-costs-share = This sets { $player } back more than anyone else.
bot-many = No single reason: many small advantages add up.
bot-even = All of these come to about the same.

## Who sits at a table: names of the levels, and a word about each

level-random = Random
    .text = Makes any legal move.
level-novice = Novice
    .text = Builds whatever it can and forgets the rest.
level-apprentice = Apprentice
    .text = Knows the usual tricks; each one has its own temperament.
level-apprentice-builder = Apprentice (builder)
    .text = Builds early and often.
level-apprentice-raider = Apprentice (raider)
    .text = Likes to rob and destroy.
level-apprentice-miser = Apprentice (miser)
    .text = Saves up for expensive districts.
level-apprentice-schemer = Apprentice (schemer)
    .text = Prefers crafty characters.
level-citizen = Citizen
    .text = Works out who could be who, and sees the end of the game coming.
level-master-builder = Master Builder
    .text = Thinks the whole round through before choosing.
level-regent = Regent
    .text = Thinks for up to half a second, and knows from experience what each character is worth.
level-grand-architect = Grand Architect
    .text = Thinks the longest: up to two seconds before each choice.
level-rush = Rush
    .text = Builds cheap districts as fast as it can.
level-richard = Richard
    .text = Plays by a few old maxims.
level-cheat = Cheat
    .text = Sees everything; for measurements only.

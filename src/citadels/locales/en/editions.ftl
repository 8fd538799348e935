### Editions, presets and variants: what players choose before a game.
###
### For translators
###
### - The value is the name, shown in lists and on buttons; `.text` is one sentence about it.
### - Use the titles of your published edition for the presets, if it prints them.
### - Card names inside the texts must be the same as in cards.ftl.
### - No text contains variables. Do not use braces.

## Editions

edition-deluxe = Deluxe
    .text = The big box: many characters and unique districts to choose from, for two to eight players.
edition-classic = Classic
    .text = The original game: eight fixed characters and one fixed deck, for two to seven players.
edition-czech = Czech
    .text = The deluxe game by the Czech rules, with older districts such as the Cemetery and the Hospital, and a more generous School of Magic for the Abbot.

## Presets: a cast of characters and a set of 14 unique districts that go well together

preset-first-game = First Game
    .text = The eight original characters, and unique districts that are easy to learn.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .text = Cities grow fast: there are many ways to get more than one district in a turn.
preset-cunning-agents = Cunning Agents
    .text = Players clash head-on, with crafty characters and odd districts.
preset-illustrious-emissaries = Illustrious Emissaries
    .text = A gentler game: few attacks, good protection, and unusual sources of gold and cards.
preset-devious-dignitaries = Devious Dignitaries
    .text = Bluff and double bluff: guess what the face-down markers hide.
preset-tenacious-delegates = Tenacious Delegates
    .text = For tinkerers: characters and districts that work best in combination.
preset-vicious-nobles = Vicious Nobles
    .text = The harshest mix of all: nothing you own is safe for long.
preset-classic-8 = Classic
    .text = The game of eight characters, with a fixed deck of 68 districts and no rank 9, for two to seven players.

## Presets as the Polish edition prints them

preset-devious-dignitaries-polish = Devious Dignitaries (Polish)
    .text = The same game of bluff, with the Gold Mine in place of the Factory.
preset-illustrious-emissaries-polish = Illustrious Emissaries (Polish)
    .text = The same gentle game, with the Capitol in place of the Museum. Part of the printed list is lost; we filled the gap.

## Variants: rules that can be switched for any game

variant-complete-size = City size
    .text = A city is complete with seven districts, or eight with two or three players. You may agree on eight for any game.
variant-draft3 = Selection with three players
    .text = Deluxe: nine characters, and one more is discarded at random between the two passes. Classic: eight characters, and none is discarded in between.
variant-great-wall-covers-itself = Great Wall protects itself
    .text = Rank 8 pays the extra gold for the Great Wall itself too; in the Classic edition, only for the other districts in its city.
variant-abbot-school-of-magic = Abbot and School of Magic
    .text = The School of Magic gives the Abbot one gold or one card; by the Czech rules it gives both.
variant-tie-break-rank = Tiebreaker
    .text = In a tie, the player who held the higher rank in the last round wins. You may agree to count only revealed characters, so that a killed one does not count.
variant-queen-bewitched = Queen next to a bewitched rank 4
    .text = The Queen gains her 3 gold in her own turn; by the Czech rules, only at the end of the round.
variant-diplomat-same-name = Diplomat may exchange same-name districts
    .text = The Diplomat may exchange a district for another one of the same name; by the Czech and Polish rules this is not allowed.

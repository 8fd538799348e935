### Options: every answer a player can give, as it stands on a button.
###
### For translators
###
### - `option-KIND` or `button-NAME` serves everywhere; `QUESTION-NAME` or `QUESTION-KIND` where the
###   same answer means something else to one question; `option-use-CARD` says what a card does.
###
### Arguments:
###   $card    the card it points at
###   $player  the player it points at
###   $own     yes where that player is the reader
###   $number  a number
###   $colour  the name of a type of district
###   $option, $way  the answer "Build the ...", and how it is paid for, as in `build-pay-...`
###   $beautified  yes for a district that the Artist beautified

## Things to point at

option-seat =
    { $own ->
        [yes] yourself
       *[no] { $player }
    }
option-colour = { $colour }
option-number = { $number }
option-character = { $card }
option-district = { $card }
option-build = Build the { $card }
option-build-by = { $option }. { $way }.
option-standing =
    { $own ->
        [yes] Your { $card }{ $beautified ->
            [yes] , beautified
           *[no] {""}
        }
       *[no] { $player }’s { $card }{ $beautified ->
            [yes] , beautified
           *[no] {""}
        }
    }

## Buttons

button-gold = Gold
button-cards = Cards
button-income = Take your income
button-end = End your turn
button-done = Done
button-yes = Yes
button-no = No
button-pass = No, thanks
button-gather = Gather
button-swap = Swap hands with a player
button-redraw = Trade cards with the deck
button-hand = Put it into your hand
button-build = Build it now
button-card = A card

## Buttons that mean something else to one question

turn-turn-gold = Gather gold
turn-turn-cards = Gather cards
build-pay-gold = Pay with gold
build-pay-use-framework = Destroy the Framework, pay nothing
build-pay-use-necropolis = Sacrifice a district, pay nothing
build-pay-use-thieves-den = Pay with cards
build-pay-use-cardinal = Give cards for the missing gold
navigator-gain-gold = 4 gold
navigator-gain-cards = 4 cards
emperor-take-gold = 1 gold
emperor-take-card = 1 random card
abbot-split-number = { $number } gold
magistrate-confiscate-yes = Confiscate it
magistrate-confiscate-no = Let it pass
blackmailer-bribe-yes = Pay half of your gold
blackmailer-bribe-no = Refuse and risk it all
blackmailer-reveal-yes = Turn the marker over
blackmailer-reveal-no = Leave it face down
cemetery-recover-yes = Pay 1 gold and take the card
cemetery-recover-no = Let it go
theater-swap-pass = Keep your character
hospital-gather-pass = Stay silent
hospital-gather-gather = Reveal yourself and gather

## Abilities of characters

option-use = Use the { $card }
option-use-assassin = Kill a character
option-use-magistrate = Serve your warrants
option-use-thief = Rob a character
option-use-spy = Spy on a hand
option-use-blackmailer = Threaten two characters
option-use-magician = Exchange cards
option-use-wizard = Look at a hand and take a card
option-use-seer = Take a card from everyone
option-use-emperor = Pass the crown
option-use-abbot = Take 1 gold from the richest
option-use-merchant = Take 1 extra gold
option-use-architect = Take 2 extra cards
option-use-navigator = Take 4 gold or 4 cards
option-use-scholar = Draw 7 cards, keep 1
option-use-warlord = Destroy a district
option-use-diplomat = Exchange districts
option-use-marshal = Seize a district
option-use-queen = Take 3 gold (next to rank 4)
option-use-artist = Beautify districts
option-use-tax-collector = Take the taxes

## Effects of districts

option-use-armory = Armory: destroy a district
option-use-laboratory = Laboratory: 1 card for 2 gold
option-use-museum = Museum: put a card under it
option-use-smithy = Smithy: 2 gold for 3 cards

### Events: everything that happens in a game, told as one sentence each.
###
### For translators
###
### - A message has the id `event-` and the name of the event. The value is what everybody else reads;
###   `.you` is what the player who did it reads, `.other` what the other player concerned reads. Where
###   one of them is left out, the value serves.
### - `event-NAME-CARD` is the same event as the effect of one card; without it, `event-NAME` serves.
###
### Arguments, all of them in every message:
###   $player  the player who did it, or to whom it happened
###   $other   the other player concerned
###   $amount  a number: gold, cards, districts or a rank
###   $thing   the first card, character or colour concerned; $second is the next one
###   $things  all of them as a list
###   $card    the card whose effect it is
###   $source  what kind of card that is: character, district or none
###   $seen    yes where the reader may know $thing, $second and $things; no where only numbers are known
###   $own     yes where $player and $other are the same player

## Beginning and end

event-starts = { $player } begins with the crown.
    .you = You begin with the crown.
event-round = Round { $amount }. { $player } has the crown and chooses first.
    .you = Round { $amount }. You have the crown and choose first.
event-completes = { $player } completes a city, the first to do so: this round is the last.
    .you = You complete your city, the first to do so: this round is the last.
event-over = The game is over. { $player } wins.
    .you = The game is over. You win!

## Choosing characters

event-face-up = The { $thing } lies face up: nobody plays it this round.
event-face-down =
    { $seen ->
        [yes] The { $thing } is set aside face down.
       *[no] A character is set aside face down.
    }
event-picks =
    { $seen ->
        [yes] { $player } chooses the { $thing }.
       *[no] { $player } chooses a character.
    }
    .you = You choose the { $thing }.
event-lays-down =
    { $seen ->
        [yes] { $player } lays the { $thing } down.
       *[no] { $player } lays a character down.
    }
    .you = You lay the { $thing } down.
event-swaps =
    { $seen ->
        [yes] { $player } gives { $other } the { $thing } and gets the { $second }.
       *[no] { $player } and { $other } swap characters, unseen.
    }
    .you = You give { $other } the { $thing } and get the { $second }.
    .other = { $player } takes your { $second } and gives you the { $thing }.

## Calls and turns

event-calls = { $player } calls rank { $amount }, the { $thing }.
    .you = You call rank { $amount }, the { $thing }.
event-silent = The { $thing } is called, and nobody answers.
event-reveals = { $player } is the { $thing }.
    .you = You are the { $thing }.
event-resumes = { $player } goes on with the turn, as the { $thing }.
    .you = You go on with the turn, as the { $thing }.
event-stops = { $player }'s turn is over at once.
    .you = Your turn is over at once.
event-stops-witch = { $player }'s turn is on hold until that character has gathered.
    .you = Your turn is on hold until that character has gathered.
event-stops-hospital = { $player } may do no more this turn.
    .you = You may do no more this turn.
event-ends = { $player } ends the turn.
    .you = You end your turn.
event-crown = { $player } receives the crown.
    .you = You receive the crown.

## Gold

event-gathers-gold = { $player } gathers gold.
    .you = You gather gold.
event-gains =
    { $source ->
        [character] { $player } gains { $amount } gold, as the { $card }.
        [district] { $player } gets { $amount } gold for the { $card }.
       *[none] { $player } takes { $amount } gold.
    }
    .you =
        { $source ->
            [character] You gain { $amount } gold, as the { $card }.
            [district] You get { $amount } gold for the { $card }.
           *[none] You take { $amount } gold.
        }
event-gains-alchemist = { $player } gets { $amount } gold back, as the Alchemist.
    .you = You get { $amount } gold back, as the Alchemist.
event-refunds = { $player } gets the { $amount } gold paid for the { $card } back.
    .you = You get the { $amount } gold paid for the { $card } back.
event-pays =
    { $source ->
        [district] { $player } pays { $amount } gold for the { $card }.
        [character] { $player } pays { $amount } gold, as the { $card }.
       *[none] { $player } pays { $amount } gold.
    }
    .you =
        { $source ->
            [district] You pay { $amount } gold for the { $card }.
            [character] You pay { $amount } gold, as the { $card }.
           *[none] You pay { $amount } gold.
        }
event-moves-gold = { $player } gives { $amount } gold to { $other }.
    .you = You give { $amount } gold to { $other }.
    .other = { $player } gives you { $amount } gold.
event-moves-gold-thief = { $other } steals { $amount } gold from { $player }.
    .you = { $other } steals { $amount } gold from you.
    .other = You steal { $amount } gold from { $player }.
event-moves-gold-spy = { $other } takes { $amount } gold from { $player }.
    .you = { $other } takes { $amount } gold from you.
    .other = You take { $amount } gold from { $player }.
event-moves-gold-abbot = { $other } takes { $amount } gold from { $player }, the richest.
    .you = { $other } takes { $amount } gold from you, the richest.
    .other = You take { $amount } gold from { $player }, the richest.
event-moves-gold-emperor = { $other } takes { $amount } gold from { $player }.
    .you = { $other } takes { $amount } gold from you.
    .other = You take { $amount } gold from { $player }.
event-moves-gold-cardinal = { $other } takes { $amount } gold from { $player }, in exchange for cards.
    .you = { $other } takes { $amount } gold from you, in exchange for cards.
    .other = You take { $amount } gold from { $player }, in exchange for cards.
event-moves-gold-blackmailer = { $other } receives { $amount } gold from { $player }.
    .you = { $other } receives { $amount } gold from you.
    .other = You receive { $amount } gold from { $player }.
event-lays-gold = { $player } puts { $amount } gold on the { $thing }'s token.
    .you = You put { $amount } gold on the { $thing }'s token.
event-takes-gold = { $player } takes { $amount } gold from the { $thing }'s token.
    .you = You take { $amount } gold from the { $thing }'s token.

## Cards

event-gathers-cards = { $player } gathers cards.
    .you = You gather cards.
event-draws-more =
    { $amount ->
        [one] The { $card } lets { $player } draw 1 more card.
       *[other] The { $card } lets { $player } draw { $amount } more cards.
    }
    .you =
        { $amount ->
            [one] The { $card } lets you draw 1 more card.
           *[other] The { $card } lets you draw { $amount } more cards.
        }
event-keeps-all = The { $card } lets { $player } keep every card drawn.
    .you = The { $card } lets you keep every card drawn.
event-draws =
    { $seen ->
        [yes] { $player } draws { $things }.
       *[no]
            { $amount ->
                [one] { $player } draws 1 card.
               *[other] { $player } draws { $amount } cards.
            }
    }
    .you = You draw { $things }.
event-looks =
    { $seen ->
        [yes] { $player } chooses from { $things }.
       *[no]
            { $amount ->
                [one] { $player } draws 1 card to choose from.
               *[other] { $player } draws { $amount } cards to choose from.
            }
    }
    .you = You draw { $things } to choose from.
event-keeps =
    { $seen ->
        [yes] { $player } keeps { $thing }.
       *[no] { $player } keeps 1 card.
    }
    .you = You keep { $thing }.
event-discards =
    { $seen ->
        [yes] { $player } puts { $thing } under the deck.
       *[no] { $player } puts 1 card under the deck.
    }
    .you = You put { $thing } under the deck.
event-gives-card =
    { $seen ->
        [yes] { $player } gives { $thing } to { $other }.
       *[no] { $player } gives 1 card to { $other }.
    }
    .you = You give { $thing } to { $other }.
    .other = { $player } gives you { $thing }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } takes { $thing } from { $player }'s hand.
       *[no] { $other } takes 1 card from { $player }'s hand.
    }
    .you = { $other } takes { $thing } from your hand.
    .other = You take { $thing } from { $player }'s hand.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } takes { $thing } from { $player }'s hand, by chance.
       *[no] { $other } takes 1 card from { $player }'s hand, by chance.
    }
    .you = { $other } takes { $thing } from your hand, by chance.
    .other = You take { $thing } from { $player }'s hand, by chance.
event-takes-card =
    { $seen ->
        [yes] { $player } takes { $thing } into the hand.
       *[no] { $player } takes 1 card into the hand.
    }
    .you = You take { $thing } into your hand.
event-sees-hand =
    { $amount ->
        [0] { $player } looks at { $other }'s hand: it is empty.
        [one] { $player } looks at { $other }'s hand of 1 card{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[other] { $player } looks at { $other }'s hand of { $amount } cards{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] You look at { $other }'s hand: it is empty.
           *[other] You look at { $other }'s hand: { $things }.
        }
    .other = { $player } looks at your hand.
event-gets-hand =
    { $amount ->
        [0] { $player } is left without cards.
        [one] { $player } gets { $other }'s hand of 1 card{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[other] { $player } gets { $other }'s hand of { $amount } cards{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] You are left without cards.
           *[other] You get { $other }'s hand: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } is left without cards.
           *[other] { $player } gets your hand: { $things }.
        }
event-shuffles = The district deck is shuffled.
event-searches =
    { $amount ->
        [one] { $player } looks through the deck: 1 card.
       *[other] { $player } looks through the deck of { $amount } cards.
    }
    .you =
        { $amount ->
            [one] You look through the deck: 1 card.
           *[other] You look through the deck of { $amount } cards.
        }
event-tucks =
    { $seen ->
        [yes] { $player } lays { $thing } face down under the { $card }.
       *[no] { $player } lays 1 card face down under the { $card }.
    }
    .you = You lay { $thing } face down under the { $card }.

## Districts

event-discount = The { $thing } costs { $player } { $amount } gold less.
    .you = The { $thing } costs you { $amount } gold less.
event-builds =
    { $amount ->
        [0] { $player } builds the { $thing } without paying gold.
       *[other] { $player } builds the { $thing }.
    }
    .you =
        { $amount ->
            [0] You build the { $thing } without paying gold.
           *[other] You build the { $thing }.
        }
event-confiscates = { $player } confiscates the { $thing } that { $other } paid for.
    .you = You confiscate the { $thing } that { $other } paid for.
    .other = { $player } confiscates the { $thing } that you paid for.
event-destroys =
    { $own ->
        [yes] { $player } destroys the { $thing } in their own city.
       *[no] { $player } destroys the { $thing } of { $other }.
    }
    .you =
        { $own ->
            [yes] You destroy the { $thing } in your own city.
           *[no] You destroy the { $thing } of { $other }.
        }
    .other = { $player } destroys your { $thing }.
event-destroys-framework = { $player } tears down the { $thing } to build without paying.
    .you = You tear down the { $thing } to build without paying.
event-destroys-necropolis = { $player } gives up the { $thing } for the Necropolis.
    .you = You give up the { $thing } for the Necropolis.
event-moves-district = The { $thing } moves from the city of { $player } to the city of { $other }.
    .you = Your { $thing } moves to the city of { $other }.
    .other = The { $thing } of { $player } moves to your city.
event-beautifies = { $player } beautifies the { $thing }: it costs 1 more from now on.
    .you = You beautify the { $thing }: it costs 1 more from now on.

## Markers

event-marks = { $player } marks the { $thing } ({ $card }).
    .you = You mark the { $thing } ({ $card }).
event-marks-assassin = { $player } kills the { $thing }.
    .you = You kill the { $thing }.
event-marks-witch = { $player } bewitches the { $thing }.
    .you = You bewitch the { $thing }.
event-marks-thief = { $player } is going to rob the { $thing }.
    .you = You are going to rob the { $thing }.
event-marks-magistrate = { $player } puts a warrant on the { $thing }.
    .you = You put a warrant on the { $thing }.
event-marks-blackmailer = { $player } threatens the { $thing }.
    .you = You threaten the { $thing }.
event-decides =
    { $seen ->
        [yes] { $player } chooses the { $thing } in secret ({ $card }).
       *[no] { $player } chooses one of them in secret ({ $card }).
    }
    .you = You choose the { $thing } in secret ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } signs the warrant on the { $thing } in secret.
       *[no] { $player } signs one of the warrants in secret.
    }
    .you = You sign the warrant on the { $thing }, in secret.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } means the threat to the { $thing }, in secret.
       *[no] { $player } means one of the threats, in secret.
    }
    .you = You mean the threat to the { $thing }, in secret.
event-shows =
    { $amount ->
        [0] The marker on the { $thing } turns out to be empty ({ $card }).
       *[other] The marker on the { $thing } turns out to be the real one ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] The warrant on the { $thing } turns out to be blank.
       *[other] The warrant on the { $thing } turns out to be signed.
    }
event-shows-blackmailer =
    { $amount ->
        [0] The threat to the { $thing } turns out to be empty.
       *[other] The threat to the { $thing } turns out to be real.
    }
event-bribes = { $player } bribes { $other } with half of the gold.
    .you = You bribe { $other } with half of your gold.
    .other = { $player } bribes you with half of the gold.
event-refuses = { $player } refuses to bribe { $other }.
    .you = You refuse to bribe { $other }.
    .other = { $player } refuses to bribe you.
event-counts =
    { $amount ->
        [0] There is no { $thing } card in { $other }'s hand.
        [one] There is 1 { $thing } card in { $other }'s hand.
       *[other] There are { $amount } { $thing } cards in { $other }'s hand.
    }
    .other =
        { $amount ->
            [0] There is no { $thing } card in your hand.
            [one] There is 1 { $thing } card in your hand.
           *[other] There are { $amount } { $thing } cards in your hand.
        }

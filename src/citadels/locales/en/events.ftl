### Events: everything that happens in a game, told as one sentence each; and the story, which tells several
### events as one deed.
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
###
### The story: `story-ID` tells the events of the rule ID in locales/story.txt, `story-ID-CARD` the same as the
### effect of one card. There are, besides the arguments above:
###   $count   how many events like this there are
###   $people  all players who did it, or to whom it was done, as a list
###   $amount-coins, $amount-cards   the amount in words, in the accusative: "3 gold", "1 card"
###   $WORD, $WORD-coins, $WORD-cards   the same of the events that the rule calls WORD
###   $WORD-things, $WORD-card, $WORD-seen   their things, their card, and whether the reader may know the things
### In English every card in a list has its article: `CASE($things, "the")`.

## Beginning and end

event-starts = { $player } begins with the crown.
    .you = You begin with the crown.
event-round = Round { $amount }. { $player } has the crown and chooses first.
    .you = Round { $amount }. You have the crown and choose first.
event-completes = { $player } is the first to complete a city: this round is the last.
    .you = You are the first to complete a city: this round is the last.
event-over = The game is over. { $player } wins.
    .you = The game is over. You win!

## Choosing characters

event-face-up = The { $thing } is discarded face up: nobody plays it this round.
event-face-down =
    { $seen ->
        [yes] The { $thing } is discarded face down.
       *[no] A character is discarded face down.
    }
event-picks =
    { $seen ->
        [yes] { $player } chooses the { $thing }.
       *[no] { $player } chooses a character.
    }
    .you = You choose the { $thing }.
event-lays-down =
    { $seen ->
        [yes] { $player } discards the { $thing } face down.
       *[no] { $player } discards a character face down.
    }
    .you = You discard the { $thing } face down.
event-swaps =
    { $seen ->
        [yes] { $player } gives { $other } the { $thing } and gets the { $second }.
       *[no] { $player } and { $other } secretly swap characters.
    }
    .you = You give { $other } the { $thing } and get the { $second }.
    .other = { $player } takes your { $second } and gives you the { $thing }.

## Calls and turns

event-calls = { $player } calls rank { $amount }, the { $thing }.
    .you = You call rank { $amount }, the { $thing }.
event-silent = The { $thing } is called, and nobody answers.
event-reveals = { $player } is the { $thing }.
    .you = You are the { $thing }.
event-resumes = { $player } resumes the turn as the { $thing }.
    .you = You resume your turn as the { $thing }.
event-stops = { $player }’s turn is over at once.
    .you = Your turn is over at once.
event-stops-witch = { $player }’s turn is on hold until that character has gathered resources.
    .you = Your turn is on hold until that character has gathered resources.
event-stops-hospital = { $player } can do nothing else this turn.
    .you = You can do nothing else this turn.
event-ends = { $player } ends their turn.
    .you = You end your turn.
event-crown = { $player } receives the crown.
    .you = You receive the crown.

## Gold

event-gathers-gold = { $player } gathers gold.
    .you = You gather gold.
event-gains =
    { $source ->
        [character] { $player } gains { $amount } gold as the { $card }.
        [district] { $player } gets { $amount } gold from the { $card }.
       *[none] { $player } takes { $amount } gold.
    }
    .you =
        { $source ->
            [character] You gain { $amount } gold as the { $card }.
            [district] You get { $amount } gold from the { $card }.
           *[none] You take { $amount } gold.
        }
event-gains-alchemist = { $player } gets { $amount } gold back as the Alchemist.
    .you = You get { $amount } gold back as the Alchemist.
event-refunds = { $player } gets back the { $amount } gold paid for the { $card }.
    .you = You get back the { $amount } gold that you paid for the { $card }.
event-pays =
    { $source ->
        [district] { $player } pays { $amount } gold for the { $card }.
        [character] { $player } pays { $amount } gold as the { $card }.
       *[none] { $player } pays { $amount } gold.
    }
    .you =
        { $source ->
            [district] You pay { $amount } gold for the { $card }.
            [character] You pay { $amount } gold as the { $card }.
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
event-moves-gold-abbot = { $other } takes { $amount } gold from { $player }, the richest player.
    .you = { $other } takes { $amount } gold from you, the richest player.
    .other = You take { $amount } gold from { $player }, the richest player.
event-moves-gold-emperor = { $other } takes { $amount } gold from { $player }.
    .you = { $other } takes { $amount } gold from you.
    .other = You take { $amount } gold from { $player }.
event-moves-gold-cardinal = { $other } takes { $amount } gold from { $player } in exchange for cards.
    .you = { $other } takes { $amount } gold from you in exchange for cards.
    .other = You take { $amount } gold from { $player } in exchange for cards.
event-moves-gold-blackmailer = { $other } receives { $amount } gold from { $player }.
    .you = { $other } receives { $amount } gold from you.
    .other = You receive { $amount } gold from { $player }.
event-lays-gold = { $player } puts { $amount } gold on the { $thing }’s token.
    .you = You put { $amount } gold on the { $thing }’s token.
event-takes-gold = { $player } takes { $amount } gold from the { $thing }’s token.
    .you = You take { $amount } gold from the { $thing }’s token.

## Cards

event-gathers-cards = { $player } gathers cards.
    .you = You gather cards.
event-draws-more =
    { $amount ->
        [one] { $player } draws 1 more card, thanks to the { $card }.
       *[other] { $player } draws { $amount } more cards, thanks to the { $card }.
    }
    .you =
        { $amount ->
            [one] You draw 1 more card, thanks to the { $card }.
           *[other] You draw { $amount } more cards, thanks to the { $card }.
        }
event-keeps-all = { $player } keeps every card drawn, thanks to the { $card }.
    .you = You keep every card drawn, thanks to the { $card }.
event-draws =
    { $player } draws { $seen ->
        [yes] { CASE($things, "the") }
       *[no]
            { $amount ->
                [one] 1 card
               *[other] { $amount } cards
            }
    }{ $source ->
        [character] {" "}as the { $card }.
        [district] , thanks to the { $card }.
       *[none] .
    }
    .you =
        You draw { CASE($things, "the") }{ $source ->
            [character] {" "}as the { $card }.
            [district] , thanks to the { $card }.
           *[none] .
        }
event-looks =
    { $seen ->
        [yes] { $player } draws { CASE($things, "the") } to choose from.
       *[no]
            { $amount ->
                [one] { $player } draws 1 card to choose from.
               *[other] { $player } draws { $amount } cards to choose from.
            }
    }
    .you = You draw { CASE($things, "the") } to choose from.
event-keeps =
    { $seen ->
        [yes] { $player } keeps the { $thing }.
       *[no] { $player } keeps 1 card.
    }
    .you = You keep the { $thing }.
event-discards =
    { $seen ->
        [yes] { $player } puts the { $thing } under the deck.
       *[no] { $player } puts 1 card under the deck.
    }
    .you = You put the { $thing } under the deck.
event-gives-card =
    { $seen ->
        [yes] { $player } gives the { $thing } to { $other }.
       *[no] { $player } gives 1 card to { $other }.
    }
    .you = You give the { $thing } to { $other }.
    .other = { $player } gives you the { $thing }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } takes the { $thing } from { $player }’s hand.
       *[no] { $other } takes 1 card from { $player }’s hand.
    }
    .you = { $other } takes the { $thing } from your hand.
    .other = You take the { $thing } from { $player }’s hand.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } takes a random card from { $player }: the { $thing }.
       *[no] { $other } takes a random card from { $player }.
    }
    .you = { $other } takes a random card from you: the { $thing }.
    .other = You take a random card from { $player }: the { $thing }.
# Taken or given back: both are told, so the sentence fits both.
event-gives-card-seer =
    { $seen ->
        [yes] { $other } gets the { $thing } from { $player }’s hand.
       *[no] { $other } gets 1 card from { $player }’s hand.
    }
    .you = { $other } gets the { $thing } from your hand.
    .other = You get the { $thing } from { $player }’s hand.
event-takes-card =
    { $seen ->
        [yes] { $player } takes the { $thing } into their hand.
       *[no] { $player } takes 1 card into their hand.
    }
    .you = You take the { $thing } into your hand.
event-sees-hand =
    { $amount ->
        [0] { $player } looks at { $other }’s hand: it is empty.
        [one] { $player } looks at { $other }’s hand of 1 card{ $seen ->
            [yes] : { CASE($things, "the") }.
           *[no] .
        }
       *[other] { $player } looks at { $other }’s hand of { $amount } cards{ $seen ->
            [yes] : { CASE($things, "the") }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] You look at { $other }’s hand: it is empty.
           *[other] You look at { $other }’s hand: { CASE($things, "the") }.
        }
    .other = { $player } looks at your hand.
event-gets-hand =
    { $amount ->
        [0] { $player } is left without cards.
        [one] { $player } gets { $other }’s hand of 1 card{ $seen ->
            [yes] : { CASE($things, "the") }.
           *[no] .
        }
       *[other] { $player } gets { $other }’s hand of { $amount } cards{ $seen ->
            [yes] : { CASE($things, "the") }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] You are left without cards.
           *[other] You get { $other }’s hand: { CASE($things, "the") }.
        }
    .other =
        { $amount ->
            [0] { $player } is left without cards.
           *[other] { $player } gets your hand: { CASE($things, "the") }.
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
        [yes] { $player } puts the { $thing } face down under the { $card }.
       *[no] { $player } puts 1 card face down under the { $card }.
    }
    .you = You put the { $thing } face down under the { $card }.

## Districts

event-discount = { $player } pays { $amount } gold less for the { $thing }, thanks to the { $card }.
    .you = You pay { $amount } gold less for the { $thing }, thanks to the { $card }.
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
       *[no] { $player } destroys { $other }’s { $thing }.
    }
    .you =
        { $own ->
            [yes] You destroy the { $thing } in your own city.
           *[no] You destroy { $other }’s { $thing }.
        }
    .other = { $player } destroys your { $thing }.
event-destroys-framework = { $player } tears down the { $thing } to build without paying.
    .you = You tear down the { $thing } to build without paying.
event-destroys-necropolis = { $player } gives up the { $thing } for the Necropolis.
    .you = You give up the { $thing } for the Necropolis.
event-moves-district = { $other } gets the { $thing } from { $player }’s city.
    .you = { $other } gets the { $thing } from your city.
    .other = You get the { $thing } from { $player }’s city.
event-beautifies = { $player } beautifies the { $thing }, which adds 1 to the cost for good.
    .you = You beautify the { $thing }, which adds 1 to the cost for good.

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
        [yes] { $player } secretly chooses the { $thing } ({ $card }).
       *[no] { $player } secretly chooses one of them ({ $card }).
    }
    .you = You secretly choose the { $thing } ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } secretly signs the warrant on the { $thing }.
       *[no] { $player } secretly signs one of the warrants.
    }
    .you = You secretly sign the warrant on the { $thing }.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } secretly makes the threat to the { $thing } the real one.
       *[no] { $player } secretly makes one of the threats the real one.
    }
    .you = You secretly make the threat to the { $thing } the real one.
event-shows =
    { $amount ->
        [0] The marker on the { $thing } turns out to be empty ({ $card }).
       *[other] The marker on the { $thing } turns out to be the real one ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] The warrant on the { $thing } turns out to be unsigned.
       *[other] The warrant on the { $thing } turns out to be signed.
    }
event-shows-blackmailer =
    { $amount ->
        [0] The threat to the { $thing } turns out to be empty.
       *[other] The threat to the { $thing } turns out to be real.
    }
event-bribes = { $player } bribes { $other } with half of their gold.
    .you = You bribe { $other } with half of your gold.
    .other = { $player } bribes you with half of their gold.
event-refuses = { $player } refuses to bribe { $other }.
    .you = You refuse to bribe { $other }.
    .other = { $player } refuses to bribe you.
event-counts =
    { $amount ->
        [0] There is no { $thing } card in { $other }’s hand.
        [one] There is 1 { $thing } card in { $other }’s hand.
       *[other] There are { $amount } { $thing } cards in { $other }’s hand.
    }
    .other =
        { $amount ->
            [0] There is no { $thing } card in your hand.
            [one] There is 1 { $thing } card in your hand.
           *[other] There are { $amount } { $thing } cards in your hand.
        }

## The story: names, amounts, and the end of a round

# A card in a list; where a language has articles, with its article.
story-the = the { $thing }
story-coins =
    { $amount ->
        [0] no gold
       *[other] { $amount } gold
    }
story-cards =
    { $amount ->
        [0] no cards
        [one] 1 card
       *[other] { $amount } cards
    }
# $items is a list of story-sums-item, the largest city first: "Ada (4) and Ben (2)".
story-sums = Districts after round { $round }: { $items }. Gold: { $gold-items }.
story-sums-item = { $player } ({ $number })

## The story: choosing and calling

# $player draws; or $people do, one hand each.
story-deal =
    { $count ->
        [one]
            { $seen ->
                [yes] { $player } draws { CASE($things, "the") }, and takes { $gold-coins }.
               *[no] { $player } draws { $amount-cards } and takes { $gold-coins }.
            }
       *[other] { $people } draw { $amount-cards } and take { $gold-coins } each.
    }
    .you = You draw { CASE($things, "the") }, and take { $gold-coins }.
# $open-things lie face up, $thing face down.
story-aside =
    { $seen ->
        [yes] Out of this round: { CASE($open-things, "the") } face up, the { $thing } face down.
       *[no] Out of this round: { CASE($open-things, "the") } face up, one more face down.
    }
story-face-up = Out of this round: { CASE($things, "the") } face up.
# $given-things are discarded face down.
story-pick-and-drop =
    { $seen ->
        [yes] { $player } chooses the { $thing } and discards { CASE($given-things, "the") }.
       *[no] { $player } chooses a character and discards another.
    }
    .you = You choose the { $thing } and discard { CASE($given-things, "the") }.
# $items is a list of story-picks-item.
story-picks =
    { $seen ->
        [yes] Chosen in secret: { $items }.
       *[no] { $people } choose their characters.
    }
story-picks-item = { $player } ({ $thing })
story-silent = Nobody answers the call for { CASE($things, "the") }.

## The story: gathering and building

story-gathers-gold = { $player } gathers { $amount-coins }.
    .you = You gather { $amount-coins }.
# $drawn cards are drawn, $thing is kept; $card draws more of them.
story-gathers-cards =
    { $seen ->
        [yes] { $player } draws { CASE($drawn-things, "the") }, and keeps the { $thing }.
       *[no] { $player } draws { $drawn-cards } and keeps { $amount }.
    }
    .you = You draw { CASE($drawn-things, "the") }, and keep the { $thing }.
story-keeps-all =
    { $seen ->
        [yes] { $player } draws and keeps { CASE($things, "the") }, thanks to the { $card }.
       *[no] { $player } draws and keeps { $amount-cards }, thanks to the { $card }.
    }
    .you = You draw and keep { CASE($things, "the") }, thanks to the { $card }.
# $less gold is saved by $less-card, $tax gold laid on the Tax Collector’s token.
story-builds =
    { $player } builds the { $thing } { $amount ->
        [0] for free
       *[other] for { $amount-coins }
    }{ $less ->
        [0] { "" }
       *[other] {" "}({ $less-coins } less, thanks to the { $less-card })
    }{ $tax ->
        [0] .
       *[other] {" "}and pays { $tax-coins } in tax.
    }
    .you =
        You build the { $thing } { $amount ->
            [0] for free
           *[other] for { $amount-coins }
        }{ $less ->
            [0] { "" }
           *[other] {" "}({ $less-coins } less, thanks to the { $less-card })
        }{ $tax ->
            [0] .
           *[other] {" "}and pay { $tax-coins } in tax.
        }
# $paid cards are discarded for it.
story-builds-with-cards =
    { $player } builds the { $thing } for { $amount ->
        [0] { $paid-cards }
       *[other] { $amount-coins } and { $paid-cards }
    }{ $tax ->
        [0] .
       *[other] {" "}and pays { $tax-coins } in tax.
    }
    .you =
        You build the { $thing } for { $amount ->
            [0] { CASE($paid-things, "the") }
           *[other] { $amount-coins } and { CASE($paid-things, "the") }
        }{ $tax ->
            [0] .
           *[other] {" "}and pay { $tax-coins } in tax.
        }
# $given-things are torn down for it.
story-builds-instead =
    { $tax ->
        [0] { $player } tears down { CASE($given-things, "the") } and builds the { $thing }.
       *[other] { $player } tears down { CASE($given-things, "the") }, builds the { $thing } and pays { $tax-coins } in tax.
    }
    .you =
        { $tax ->
            [0] You tear down { CASE($given-things, "the") } and build the { $thing }.
           *[other] You tear down { CASE($given-things, "the") }, build the { $thing } and pay { $tax-coins } in tax.
        }
# $player wants to build; $other has the warrant. $gold is paid and given back.
story-confiscates =
    { $own ->
        [yes] { $player } pays { $gold-coins } and confiscates their own { $thing }.
       *[no]
            { $gold ->
                [0] { $other } confiscates the { $thing } that { $player } wants to build.
               *[other] { $other } confiscates the { $thing } that { $player } paid for; { $player } gets { $gold-coins } back.
            }
    }
    .you =
        { $own ->
            [yes] You pay { $gold-coins } and confiscate your own { $thing }.
           *[no]
                { $gold ->
                    [0] { $other } confiscates the { $thing } that you want to build.
                   *[other] { $other } confiscates the { $thing } that you paid for; you get { $gold-coins } back.
                }
        }
    .other =
        { $gold ->
            [0] You confiscate the { $thing } that { $player } wants to build.
           *[other] You confiscate the { $thing } that { $player } paid for; { $player } gets { $gold-coins } back.
        }
story-beautifies = { $player } beautifies { CASE($things, "the") }, which adds 1 to each cost for good.
    .you = You beautify { CASE($things, "the") }, which adds 1 to each cost for good.

## The story: districts at work

story-buys-cards =
    { $seen ->
        [yes] { $player } pays { $gold-coins } and draws { CASE($things, "the") }, thanks to the { $card }.
       *[no] { $player } pays { $gold-coins } and draws { $amount-cards }, thanks to the { $card }.
    }
    .you = You pay { $gold-coins } and draw { CASE($things, "the") }, thanks to the { $card }.
story-sells-card =
    { $seen ->
        [yes] { $player } discards the { $thing } and gets { $gold-coins }, thanks to the { $card }.
       *[no] { $player } discards { $amount-cards } and gets { $gold-coins }, thanks to the { $card }.
    }
    .you = You discard the { $thing } and get { $gold-coins }, thanks to the { $card }.
# $given-things are destroyed along with it.
story-wrecks =
    { $own ->
        [yes] { $player } destroys { CASE($given-things, "the") } and, with it, the { $thing } in their own city.
       *[no] { $player } destroys { CASE($given-things, "the") } and, with it, { $other }’s { $thing }.
    }
    .you =
        { $own ->
            [yes] You destroy { CASE($given-things, "the") } and, with it, the { $thing } in your own city.
           *[no] You destroy { CASE($given-things, "the") } and, with it, { $other }’s { $thing }.
        }
    .other = { $player } destroys { CASE($given-things, "the") } and, with it, your { $thing }.
story-searches =
    { $seen ->
        [yes] { $player } looks through the deck and takes the { $thing }.
       *[no] { $player } looks through the deck and takes { $amount-cards }.
    }
    .you = You look through the deck and take the { $thing }.
# A destroyed district is bought back.
story-recovers = { $player } pays { $gold-coins } and takes the destroyed { $thing }, thanks to the { $card }.
    .you = You pay { $gold-coins } and take the destroyed { $thing }, thanks to the { $card }.

## The story: characters at work

story-bewitches = { $player } bewitches the { $thing } and waits.
    .you = You bewitch the { $thing } and wait.
# $chosen-things is the real one of $things.
story-marks = { $player } marks { CASE($things, "the") } ({ $card }).
    .you = You mark { CASE($things, "the") } ({ $card }).
story-marks-magistrate =
    { $chosen-seen ->
        [yes] { $player } puts warrants on { CASE($things, "the") }; the one on { CASE($chosen-things, "the") } is signed.
       *[no] { $player } puts warrants on { CASE($things, "the") }; only one is signed.
    }
    .you =
        { $chosen-seen ->
            [yes] You put warrants on { CASE($things, "the") }; the one on { CASE($chosen-things, "the") } is signed.
           *[no] You put warrants on { CASE($things, "the") }.
        }
story-marks-blackmailer =
    { $chosen-seen ->
        [yes] { $player } threatens { CASE($things, "the") }; the threat to { CASE($chosen-things, "the") } is real.
       *[no] { $player } threatens { CASE($things, "the") }; only one threat is real.
    }
    .you =
        { $chosen-seen ->
            [yes] You threaten { CASE($things, "the") }; the threat to { CASE($chosen-things, "the") } is real.
           *[no] You threaten { CASE($things, "the") }.
        }
# $thing is a type of district, $amount how many cards of it there are; $gold is taken, $drawn cards are drawn.
story-spies =
    { $amount ->
        [0] { $player } looks at { $other }’s hand and finds no { $thing } card.
        [one] { $player } looks at { $other }’s hand, finds 1 { $thing } card, gets { $gold-coins } and draws { $drawn-seen ->
            [yes] { CASE($drawn-things, "the") }
           *[no] { $drawn-cards }
        }.
       *[other] { $player } looks at { $other }’s hand, finds { $amount } { $thing } cards, gets { $gold-coins } and draws { $drawn-seen ->
           [yes] { CASE($drawn-things, "the") }
          *[no] { $drawn-cards }
       }.
    }
    .you =
        You look at { $other }’s hand: { $hand ->
            [0] it is empty.
           *[other] { CASE($hand-things, "the") }. { $amount ->
                [0] There is no { $thing } card in it.
                [one] For 1 { $thing } card, you get { $gold-coins } and draw { $drawn-seen ->
                    [yes] { CASE($drawn-things, "the") }
                   *[no] { $drawn-cards }
                }.
               *[other] For { $amount } { $thing } cards, you get { $gold-coins } and draw { $drawn-seen ->
                   [yes] { CASE($drawn-things, "the") }
                  *[no] { $drawn-cards }
               }.
            }
        }
    .other =
        { $amount ->
            [0] { $player } looks at your hand and finds no { $thing } card.
            [one] { $player } looks at your hand, finds 1 { $thing } card, gets { $gold-coins } and draws { $drawn-cards }.
           *[other] { $player } looks at your hand, finds { $amount } { $thing } cards, gets { $gold-coins } and draws { $drawn-cards }.
        }
story-takes-from-hand =
    { $seen ->
        [yes] { $player } looks at { $other }’s hand and takes the { $thing }.
       *[no] { $player } looks at { $other }’s hand and takes { $amount-cards }.
    }
    .you = You look at { $other }’s hand ({ CASE($hand-things, "the") }) and take the { $thing }.
    .other = { $player } looks at your hand and takes the { $thing }.
# $player gets $things and gives $given-things.
story-swaps-hands =
    { $player } swaps hands with { $other }: gives { $given-seen ->
        [yes] { CASE($given-things, "the") }
       *[no] { $given-cards }
    }; gets { $seen ->
        [yes] { CASE($things, "the") }
       *[no] { $amount-cards }
    }.
    .you =
        You swap hands with { $other }: you give { $given-seen ->
            [yes] { CASE($given-things, "the") }
           *[no] { $given-cards }
        }; you get { $seen ->
            [yes] { CASE($things, "the") }
           *[no] { $amount-cards }
        }.
    .other =
        { $player } swaps hands with you: you give { $seen ->
            [yes] { CASE($things, "the") }
           *[no] { $amount-cards }
        }; you get { $given-seen ->
            [yes] { CASE($given-things, "the") }
           *[no] { $given-cards }
        }.
story-redraws =
    { $seen ->
        [yes] { $player } puts { CASE($things, "the") } under the deck and draws { CASE($drawn-things, "the") }.
       *[no] { $player } puts { $amount-cards } under the deck and draws { $drawn-cards }.
    }
    .you = You put { CASE($things, "the") } under the deck and draw { CASE($drawn-things, "the") }.
story-discards =
    { $seen ->
        [yes] { $player } puts { CASE($things, "the") } under the deck.
       *[no] { $player } puts { $amount-cards } under the deck.
    }
    .you = You put { CASE($things, "the") } under the deck.
# From $other, or from all of $people.
story-seer-takes =
    { $count ->
        [one]
            { $seen ->
                [yes] { $player } takes a random card from { $people }: { CASE($things, "the") }.
               *[no] { $player } takes a random card from { $people }.
            }
       *[other]
            { $seen ->
                [yes] { $player } takes a random card from each of { $people }: { CASE($things, "the") }.
               *[no] { $player } takes a random card from each of { $people }.
            }
    }
    .you =
        { $count ->
            [one] You take a random card from { $people }: { CASE($things, "the") }.
           *[other] You take a random card from each of { $people }: { CASE($things, "the") }.
        }
    .other = { $player } takes a random card from you: { CASE($things, "the") }.
story-seer-returns =
    { $seen ->
        [yes] { $player } gives one card each to { $people }: { CASE($things, "the") }.
       *[no] { $player } gives one card each to { $people }.
    }
    .you = You give one card each to { $people }: { CASE($things, "the") }.
story-crowns = { $player } gives the crown to { $other }.
    .you = You give the crown to { $other }.
    .other = { $player } gives you the crown.
story-crowns-for-card =
    { $taken-seen ->
        [yes] { $player } gives the crown to { $other } and takes a random card: { CASE($taken-things, "the") }.
       *[no] { $player } gives the crown to { $other } and takes a random card.
    }
    .you = You give the crown to { $other } and take a random card: { CASE($taken-things, "the") }.
    .other = { $player } gives you the crown and takes a random card: { CASE($taken-things, "the") }.
story-crowns-for-gold = { $player } gives the crown to { $other } and takes { $gold-coins }.
    .you = You give the crown to { $other } and take { $gold-coins }.
    .other = { $player } gives you the crown and takes { $gold-coins }.
story-trades =
    { $seen ->
        [yes] { $player } takes { $gold-coins } from { $other } in exchange for { CASE($things, "the") }.
       *[no] { $player } takes { $gold-coins } from { $other } in exchange for { $amount-cards }.
    }
    .you = You take { $gold-coins } from { $other } in exchange for { CASE($things, "the") }.
    .other = { $player } takes { $gold-coins } from you in exchange for { CASE($things, "the") }.
story-bribes = { $player } bribes { $other } with { $gold-coins }.
    .you = You bribe { $other } with { $gold-coins }.
    .other = { $player } bribes you with { $gold-coins }.
# $shown is 0 where the threat was empty; $gold is what $other takes where it was not.
story-refuses =
    { $shown ->
        [0] { $player } refuses to bribe { $other }, and the threat turns out to be empty.
       *[other] { $player } refuses to bribe { $other }, but the threat is real: { $other } takes { $gold-coins }.
    }
    .you =
        { $shown ->
            [0] You refuse to bribe { $other }, and the threat turns out to be empty.
           *[other] You refuse to bribe { $other }, but the threat is real: { $other } takes { $gold-coins }.
        }
    .other =
        { $shown ->
            [0] { $player } refuses to bribe you, and the threat turns out to be empty.
           *[other] { $player } refuses to bribe you, but the threat is real: you take { $gold-coins }.
        }
story-studies =
    { $seen ->
        [yes] { $player } draws { CASE($drawn-things, "the") }, keeps the { $thing } and shuffles the rest into the deck.
       *[no] { $player } draws { $drawn-cards }, keeps { $amount } and shuffles the rest into the deck.
    }
    .you = You draw { CASE($drawn-things, "the") }, keep the { $thing } and shuffle the rest into the deck.
# $player gives $given-things and gets $thing; $gold is the difference.
story-exchanges =
    { $gold ->
        [0] { $player } exchanges { CASE($given-things, "the") } for { $other }’s { $thing }.
       *[other] { $player } exchanges { CASE($given-things, "the") } for { $other }’s { $thing } and pays { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] You exchange { CASE($given-things, "the") } for { $other }’s { $thing }.
           *[other] You exchange { CASE($given-things, "the") } for { $other }’s { $thing } and pay { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } exchanges { CASE($given-things, "the") } for your { $thing }.
           *[other] { $player } exchanges { CASE($given-things, "the") } for your { $thing } and pays { $gold-coins }.
        }
story-hands-over = { $player } gives { $other } the { $thing }.
    .you = You give { $other } the { $thing }.
    .other = { $player } gives you the { $thing }.
story-takes-over = { $player } takes { $other }’s { $thing } in exchange.
    .you = You take { $other }’s { $thing } in exchange.
    .other = { $player } takes your { $thing } in exchange.
story-seizes =
    { $gold ->
        [0] { $player } seizes { $other }’s { $thing }.
       *[other] { $player } seizes { $other }’s { $thing } for { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] You seize { $other }’s { $thing }.
           *[other] You seize { $other }’s { $thing } for { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } seizes your { $thing }.
           *[other] { $player } seizes your { $thing } for { $gold-coins }.
        }
story-destroys =
    { $own ->
        [yes] { $player } destroys the { $thing } in their own city for { $gold-coins }.
       *[no] { $player } destroys { $other }’s { $thing } for { $gold-coins }.
    }
    .you =
        { $own ->
            [yes] You destroy the { $thing } in your own city for { $gold-coins }.
           *[no] You destroy { $other }’s { $thing } for { $gold-coins }.
        }
    .other = { $player } destroys your { $thing } for { $gold-coins }.

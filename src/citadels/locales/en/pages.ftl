### The browser: a card explained, and the pages with the rules and all cards.
###
### For translators: headings and labels are short. $card, $character and $player are names; players
### have no gender, so use the present tense or no verb at all.

## A card, explained

pages-rank = Rank { $rank }
pages-cost = Cost { $cost }
pages-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
pages-from-players = { $count } or more players
pages-needs = Only together with: { $character }
pages-rules-of = In full
pages-same-elsewhere = In each edition
pages-in-edition = { $edition }: { $count }
pages-printed-as = { $edition }: printed as { $name }
pages-other-text = { $edition }: { $text }
pages-card-page = Page of this card
pages-here = At this table
pages-can = You can choose it now.
pages-cannot = Not now. { $reason }
pages-in-hand = { $player } has it in hand.
    .you = You have it in hand.
pages-in-city = It stands in { $player }’s city.
    .you = It stands in your city.
pages-beautified = It is beautified.
pages-has-role = { $player } has it this round.
    .you = You have it this round.
pages-turn = It is taking its turn now.
pages-out = It lies face up: nobody has it this round.
pages-silent = Nobody answered the call.
pages-not-here = It is not part of this game.
pages-nothing-known = It has not been seen this round.
pages-hoard = Gold lying on it: { $gold }

## The pages

pages-parts = Parts
pages-game = The game
pages-characters = Characters
pages-districts = Districts
pages-editions = Editions
pages-contents = Contents
pages-print = Print
pages-search = Search
pages-all-editions = All editions
pages-this-table = This table
pages-filter = Cards of
pages-found =
    { $count ->
        [0] No cards match.
        [one] 1 card
       *[other] { $count } cards
    }
pages-colour = Type
pages-all-colours = All types
pages-players = { $min } to { $max } players
pages-presets = Presets
pages-cast = Characters
pages-unique = Unique districts
pages-basic = Basic districts

## The set-up that binds a table

pages-bound = The rules at this table
pages-bound-text = Whatever the rest of these pages says, this is how this game is played.
pages-edition = Edition
pages-preset = Preset
pages-own-choice = Custom cards
pages-size = Completed city
pages-size-is =
    { $size ->
        [one] 1 district
       *[other] { $size } districts
    }
pages-code = Code
pages-switch-draft3 =
    { $value ->
        [classic] Three players: eight characters, none is discarded between the two passes
       *[deluxe] Three players: nine characters, one more is discarded between the two passes
    }
pages-switch-tie-break-rank =
    { $value ->
        [revealed] A tie: whoever revealed the character with the higher rank in the last round wins
       *[held] A tie: whoever had the character with the higher rank in the last round wins
    }
pages-switch-queen-bewitched =
    { $value ->
        [end_of_round] Bewitched rank 4: the gold next to it comes at the end of the round
       *[now] Bewitched rank 4: the gold next to it comes at once
    }
pages-switch-great-wall-covers-itself =
    { $value ->
        [yes] The Great Wall also protects itself
       *[no] The Great Wall protects only the other districts of its city
    }
pages-switch-abbot-school-of-magic =
    { $value ->
        [both] The School of Magic gives the Abbot gold and a card
       *[one] The School of Magic gives the Abbot gold or a card
    }
pages-switch-diplomat-same-name =
    { $value ->
        [no] The Diplomat may not exchange a district for one of the same name
       *[yes] The Diplomat may exchange a district for one of the same name
    }
pages-switch-throne-room-threatened =
    { $value ->
        [now] The Throne Room pays its owner at once, threatened or not
       *[later] The Throne Room pays a threatened owner once the threat is settled
    }

## What a study found out about a card: $gain, $before and $after are percentages or differences of them

pages-study = What bots’ games say
pages-study-points = { $gain } pp
pages-study-worth = In the opening hand it changes the win chance by { $gain } ({ $before } to { $after }); an even share would be { $value }.
pages-study-holds = Whoever holds it in a round wins { $gain } of the games ({ $before } to { $after }); an even share would be { $value }. This is an association: whoever is ahead chooses differently.
pages-study-games = Measured with bots. Level: { $text }. Players: { $players }. Games: { $games }.

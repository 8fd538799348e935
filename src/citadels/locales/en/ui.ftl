### The terminal game and the commands: everything they say besides the game's own words.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - Command words in quotes, such as “undo”, are typed as they are. Do not translate them.

## Names and lists

## Players are called by the name they gave, or else by their number. Languages with cases add the
## attributes gen, dat, acc, ins and loc to both; a name that was typed cannot be declined itself.

ui-player = Player { $number }
ui-named = { $name }
ui-several = { $thing } ×{ $count }
ui-list-more = { $first }, { $next }
ui-list-last = { $first } and { $next }

## The table

ui-round = Round { $round }
ui-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
ui-size = { $size } districts complete a city
ui-last-round = the last round
ui-gold = { $gold } gold
ui-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ui-you = you
ui-no-districts = no districts yet
ui-under =
    { $cards ->
        [one] 1 card under it
       *[other] { $cards } cards under it
    }
ui-face-up = Discarded face up: { $characters }
ui-marks = Markers: { $marks }
ui-mark-killed = { $character } killed
ui-mark-bewitched = { $character } bewitched
ui-mark-robbed = { $character } to be robbed
ui-mark-warrant =
    { $face ->
        [real] { $character } with the signed warrant
        [empty] { $character } with an unsigned warrant
       *[hidden] { $character } with a warrant
    }
ui-mark-threat =
    { $face ->
        [real] { $character } with the real threat
        [empty] { $character } with an empty threat
       *[hidden] { $character } threatened
    }
ui-mark-other = { $character } marked
ui-hoard = Taxes: { $gold } gold on the { $character }
ui-hand = Your hand
ui-empty-hand = Your hand is empty.
ui-building = Under construction: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Build a city and guess who’s who. Type the number of an option, or its words; “?” explains the cards, “help” lists what else you can type.
ui-prompt = Your choice
ui-help-title = What you can type
ui-help-number = choose an option by its number, or by its words, such as “build tavern”
ui-help-enter = take the only option there is
ui-help-cards = explain all the cards on the table
ui-help-card = explain one card in full
ui-help-why = explain why something is not possible
ui-help-undo = undo your last choice, as long as nothing new has come to light
ui-help-table = show the table again
ui-help-log = show everything that has happened so far
ui-help-quit = leave the game
ui-unknown = “{ $text }” is not one of the options. “help” lists what you can type.
ui-no-card = There is no card “{ $text }”.
ui-nothing = There is nothing called “{ $text }” in the game.
ui-why-possible = That is possible.
ui-undo-none = There is nothing to undo.
ui-undone = Undone.
ui-quit = You leave the game.
ui-input-ended = The input has ended, and so has the game.
ui-saved = The record was saved to { $file }.
ui-cast = Characters
ui-districts = Districts
ui-scores = Final scores

## Commands

ui-open = The game is not over: waiting for { $player }.
ui-card-name = Name
ui-card-rank = Rank
ui-card-colour = Type
ui-card-cost = Cost
ui-card-copies = Copies
ui-card-text = Text
ui-simulating = Playing
ui-sim-games = Games
ui-sim-decisions = Decisions
ui-sim-forced = of which forced
ui-sim-seconds = Seconds
ui-sim-rate = Decisions per second
ui-sim-speed = { $amount } games/s
ui-sim-failures = Failures
ui-sim-rounds = Average rounds
ui-sim-score = Average score
ui-sim-winning = Average winning score
ui-sim-wins = Wins by seat
ui-sim-interrupted = Interrupted: here are the results so far.
ui-arena-playing = Playing
ui-arena-games =
    { $deals ->
        [one] { $games } games: 1 deal, played from every seat
       *[other] { $games } games: { $deals } deals, each played from every seat
    }
ui-arena-rounded = You asked for { $games }; every deal is played from every seat.
ui-arena-bot = Bot
ui-arena-share = Win share
ui-arena-interval = 95% interval
ui-arena-chance = By chance
ui-arena-points = Points
ui-arena-decisions = Decisions
ui-arena-median = Median ms
ui-arena-slow = 99% within ms
ui-arena-failures =
    { $count ->
        [0] No failures
        [one] 1 failure, counted as a loss
       *[other] { $count } failures, counted as losses
    }
ui-arena-failure = { $bot } failed in deal { $deal }, game { $game }: { $text } (record: { $file })
ui-arena-interrupted = Interrupted: here are the results so far.
ui-bot-failed = The bot { $player } can no longer play: { $text }. From now on, safe choices are made for it.
ui-bot-failure = Why the bot { $player } could not play on: { $text }
ui-score-failed = { $player } (lost: it could not play on)
ui-serve-address = Citadels is at { $address }
ui-serve-stop = Press Ctrl-C to stop it. Games resume at the next start.
ui-serve-port = Port { $port } is taken; using { $free }.
ui-serve-default = default
ui-verify-fair = Fair: the game was dealt from the promised seed, and every choice is legal.
ui-verify-unfair = Not fair: this record was not dealt from the promised seed.

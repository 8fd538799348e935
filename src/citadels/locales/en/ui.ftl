### The terminal game and the commands: everything they say besides the game's own words.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - Command words in quotes, such as "undo", are typed as they are. Do not translate them.

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
        [one] 1 card below
       *[other] { $cards } cards below
    }
ui-face-up = Out this round: { $characters }
ui-marks = Markers: { $marks }
ui-mark-killed = { $character } killed
ui-mark-bewitched = { $character } bewitched
ui-mark-robbed = { $character } to be robbed
ui-mark-warrant =
    { $face ->
        [real] { $character } under the signed warrant
        [empty] { $character } under a blank warrant
       *[hidden] { $character } under a warrant
    }
ui-mark-threat =
    { $face ->
        [real] { $character } under the real threat
        [empty] { $character } under an empty threat
       *[hidden] { $character } threatened
    }
ui-mark-other = { $character } marked
ui-hoard = Taxes: { $gold } gold on the { $character }
ui-hand = Your hand
ui-empty-hand = Your hand is empty.
ui-building = Being built: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Build a city and guess who everybody is. Type the number of an option, or its words; "?" explains the cards, "help" lists what else you can type.
ui-prompt = Your choice
ui-help-title = What you can type
ui-help-number = the number of an option, or its words, such as "build tavern"
ui-help-enter = nothing, where there is only one option
ui-help-cards = all cards on the table, explained
ui-help-card = one card in full
ui-help-why = why something is not possible
ui-help-undo = take back your last choice, while nothing new has come to light
ui-help-table = the table once more
ui-help-log = everything that has happened so far
ui-help-quit = leave the game
ui-unknown = "{ $text }" is none of the options. "help" lists what you can type.
ui-no-card = There is no card "{ $text }".
ui-nothing = "{ $text }" names nothing in the game.
ui-why-possible = That is possible.
ui-undo-none = There is nothing to take back.
ui-undone = Taken back.
ui-quit = You leave the game.
ui-input-ended = The input has ended, and so does the game.
ui-saved = The record is in { $file }.
ui-cast = Characters
ui-districts = Districts
ui-scores = Final scores

## Commands

ui-open = The game is not over: { $player } is asked.
ui-card-name = Name
ui-card-rank = Rank
ui-card-colour = Colour
ui-card-cost = Cost
ui-card-copies = Copies
ui-card-text = Text
ui-simulating = Playing
ui-sim-games = Games
ui-sim-decisions = Decisions
ui-sim-forced = of these forced
ui-sim-seconds = Seconds
ui-sim-rate = Decisions per second
ui-sim-failures = Failures
ui-sim-rounds = Rounds, on average
ui-sim-score = Score, on average
ui-sim-winning = Winning score, on average
ui-sim-wins = Wins by seat
ui-sim-interrupted = Interrupted: this is what was done so far.
ui-arena-playing = Playing
ui-arena-games =
    { $deals ->
        [one] { $games } games: 1 deal, from every seat
       *[other] { $games } games: { $deals } deals, each from every seat
    }
ui-arena-rounded = { $games } were asked for; a deal is played from every seat.
ui-arena-bot = Bot
ui-arena-share = Win share
ui-arena-interval = 95 % interval
ui-arena-chance = By chance
ui-arena-points = Points
ui-arena-decisions = Decisions
ui-arena-median = Median ms
ui-arena-slow = 99 % within ms
ui-arena-failures =
    { $count ->
        [0] No failures
        [one] 1 failure, counted as a loss
       *[other] { $count } failures, counted as losses
    }
ui-arena-failure = { $bot } failed in deal { $deal }, game { $game }: { $text } (record: { $file })
ui-arena-interrupted = Interrupted: this is what was done so far.
ui-serve-address = Citadels is at { $address }
ui-serve-stop = Ctrl-C stops it. Games go on at the next start.
ui-serve-port = Port { $port } is taken; using { $free }.
ui-verify-fair = Fair: the game was dealt from the promised seed, and every choice is legal.
ui-verify-unfair = Not fair: this record was not dealt from the promised seed.

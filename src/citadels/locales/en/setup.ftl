### The browser: setting up a table.
###
### For translators
###
### - The names and texts of editions, presets and variants are in editions.ftl, those of bots in bots.ftl.
### - Labels are short. `.text` is a small remark under a label.

setup-title = New table
setup-shared = Somebody shared this game with you
setup-edition = Edition
setup-box = In the box
setup-box-characters =
    { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
setup-box-unique =
    { $count ->
        [one] 1 unique district
       *[other] { $count } unique districts
    }
setup-box-players = { $least } to { $most } players
setup-box-fixed = The cards of this edition are always the same.
setup-players = Players
setup-preset = Cards
setup-preset-own = Own choice
    .text = Some of the cards were changed or drawn.
setup-draw = Draw at random
setup-cast = Characters
setup-cast-hint = One of each rank. The small button explains a character.
setup-rank = Rank { $rank }
setup-no-rank = nobody
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] from 1 player on
       *[other] from { $players } players on
    }
setup-explain = Explain: { $card }
setup-unique = Unique districts
# $count of $wanted districts are chosen.
setup-chosen = { $count } of { $wanted } chosen
setup-unique-none = Choose none
setup-unique-fill = Fill up at random
setup-unique-new = Draw anew
setup-size-value =
    { $size ->
        [one] 1 district
       *[other] { $size } districts
    }
setup-variants = Variants of the rules
setup-draft3-deluxe = Nine characters
setup-draft3-classic = Eight characters
setup-tie-break-rank-held = Rank held
setup-tie-break-rank-revealed = Rank revealed
setup-queen-bewitched-now = In her turn
setup-queen-bewitched-end-of-round = At the end of the round
setup-abbot-school-of-magic-one = One of them
setup-abbot-school-of-magic-both = Both
setup-yes = Yes
setup-no = No

## Who sits where

setup-seats = Seats
setup-seat-you = You
setup-seat = Seat { $number }
setup-free = Free, for whoever comes
setup-here = Somebody at this screen
setup-bots = Bots
setup-fill = All other seats
setup-fill-mixed = As chosen below
setup-here-text = Several people share this screen: a curtain falls between their turns.

## How the table is run

setup-table = How the table is run
setup-listed = Who may come
setup-listed-no = By invitation
setup-listed-yes = Everybody
    .text = The table is shown in the list of tables to join.
setup-timer = Time to think
setup-timer-none = As long as you like
setup-timer-turn = Per turn
setup-timer-bank = With a bank
setup-timer-none-text = Nobody is hurried.
setup-timer-turn-text = When the time is over, a careful choice is made for the player.
setup-timer-bank-text = Each player has a reserve for the whole game besides the time of each turn.
setup-turn-time = Each turn
setup-bank-time = Reserve
setup-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
setup-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
setup-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
setup-pace = Bots play
setup-pace-natural = At a human pace
setup-pace-instant = At once
setup-spectators = Spectators
    .text = Anybody with the link may watch what all players see.
setup-chat = Chat
    .text = Players may talk, and use quick phrases.
setup-hints = Advice
    .text = Whoever is asked may ask the strongest bot.

## The code and the end

setup-code = Code of this game
    .text = Whoever opens the link can play the same game.
setup-copy-code = Copy the code
setup-copy-link = Copy the link
setup-share = Share
setup-code-copied = The code is copied.
setup-checking = Checking…
setup-mend = Mend what is marked above, then the table can be opened.
setup-open = Open the table
setup-start = Begin the game
setup-opening = The table is laid…

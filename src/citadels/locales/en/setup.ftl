### The browser: setting up a table.
###
### For translators
###
### - The names and texts of editions, presets and variants are in editions.ftl, those of bots in bots.ftl.
### - Labels are short. `.text` is a small remark under a label.

setup-title = New table
setup-shared = Someone shared this game with you
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
setup-preset-own = Custom
    .text = Some of the cards were changed or drawn.
setup-draw = Draw at random
setup-cast = Characters
setup-cast-hint = One of each rank. The small button explains each character.
setup-rank = Rank { $rank }
setup-no-rank = nobody
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] 1 player or more
       *[other] { $players } or more players
    }
setup-explain = Explain: { $card }
setup-unique = Unique districts
# $count of $wanted districts are chosen.
setup-chosen = { $count } of { $wanted } chosen
setup-unique-none = Clear all
setup-unique-fill = Fill up at random
setup-unique-new = Draw again
setup-size-value =
    { $size ->
        [one] 1 district
       *[other] { $size } districts
    }
setup-variants = Rule variants
setup-draft3-deluxe = Nine characters
setup-draft3-classic = Eight characters
setup-tie-break-rank-held = Rank held
setup-tie-break-rank-revealed = Rank revealed
setup-queen-bewitched-now = In her turn
setup-queen-bewitched-end-of-round = At the end of the round
setup-abbot-school-of-magic-one = Gold or card
setup-abbot-school-of-magic-both = Gold and card
setup-yes = Yes
setup-no = No

## Who sits where

setup-seats = Seats
setup-seat-you = You
setup-seat = Seat { $number }
setup-free = Open to anyone
setup-here = Someone at this screen
setup-name = Name
setup-bots = Bots
setup-fill = All other seats
setup-fill-mixed = As chosen below
setup-here-text = Several people share this screen: a curtain falls between their turns.

## How the table is run

setup-table = Table rules
setup-listed = Who can join
setup-listed-no = Invited players
setup-listed-yes = Everyone
    .text = The table appears in the list of tables to join.
setup-timer = Clock
setup-timer-none = No limit
setup-timer-turn = Per turn
setup-timer-bank = With a reserve
setup-timer-days = By correspondence
setup-timer-none-text = Take all the time you need.
setup-timer-turn-text = When time runs out, a safe choice is made for the player.
setup-timer-bank-text = On top of the time for each turn, each player has a reserve for the whole game.
setup-timer-days-text = Nobody has to be online at the same time. If your time runs out, a bot plays that one turn for you.
setup-vacation = Vacations
    .text = A player’s clock stops during a vacation.
setup-turn-time = Per turn
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
setup-pace-natural = Calmly
setup-pace-quick = Quickly
setup-pace-instant = Instantly
setup-spectators = Spectators
    .text = Anyone with the link may watch what all players can see.
setup-chat = Chat
    .text = Players can talk and use quick phrases.
setup-hints = Advice
    .text = When you have to decide, you can ask what the reviews would call best.

## The code and the end

setup-code = Code for this game
    .text = Anyone who opens the link can play the same setup.
setup-copy-code = Copy the code
setup-copy-link = Copy the link
setup-share = Share
setup-code-copied = Code copied.
setup-checking = Checking…
setup-mend = Fix what is marked above to open the table.
setup-open = Open the table
setup-start = Start the game
setup-opening = Setting up the table…

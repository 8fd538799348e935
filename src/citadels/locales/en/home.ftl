### The browser: the first page.
###
### For translators
###
### - Labels stand on buttons and above lists: keep them short.
### - $preset and $edition are names from editions.ftl, $players is a number.

home-title = Citadels, the card game
home-tagline = Build a city. Guess who’s who.
home-promise = Free, no account, five languages: press once and the cards are dealt.

## One press, and a game begins

home-play = Play now
home-dealing = Dealing the cards…
home-players = Players
home-level = Bots
home-cards = Cards
home-random = Random cards
home-random-text = Characters and unique districts are drawn for this game.
home-against =
    { $count ->
        [one] You against 1 bot
       *[other] You against { $count } bots
    }

## Other ways to begin

home-guide = First game?
    .text = A guided game of about five minutes explains each step as it comes up.
home-guide-go = Guided game
home-new = With friends
    .text = Set up a table, send the link, and play on any device.
home-new-go = New table
home-join = Join
    .text = Paste the link or code someone sent you.
home-join-field = Link or code
home-join-go = Go
home-join-none = That is neither a link nor a code for a table.
home-you = How others see you

## Lists of tables

home-mine = Your games
home-mine-none = You have no games yet. Press “Play now” to start one.
home-mine-over = Statistics
home-open = Tables to join
home-open-none = Nobody is waiting for players right now. Open a table of your own.
home-watch = Games to watch
home-watch-none = No public game is in progress right now.
home-refresh = Refresh
home-list-failed = The list could not be loaded.
home-turn = Your turn
# $turn is a span of time, such as “3 days”.
home-left = { $turn } left
home-turns = Games waiting for you: { $count }
home-waiting = Waiting for others
home-gathering =
    { $free ->
        [0] All seats are taken
        [one] 1 seat is free
       *[other] { $free } seats are free
    }
home-playing = In progress
home-paused = Paused
home-over = Over
home-resume = Resume
home-take-seat = Take a seat
home-look = Watch
home-see = See the result
home-replay = Replay
home-more =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
home-fewer = Show fewer
home-own-cards = Custom cards
home-of = { $preset } · { $edition }
home-seats =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
## The foot of the page

home-about = About, licenses, privacy
home-fan-work = An unofficial fan project, not affiliated with Bruno Faidutti or the publishers.

### The browser: the first page.
###
### For translators
###
### - Labels stand on buttons and above lists: keep them short.
### - $preset and $edition are names from editions.ftl, $players is a number.

home-title = Citadels, the card game
home-tagline = Build a city. Guess who everybody is.
home-promise = Free, no account, in five languages: one press, and the cards are dealt.

## One press, and a game begins

home-play = Play now
home-dealing = The cards are dealt…
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
    .text = A guided game of about five minutes explains each step when it happens.
home-guide-go = Guided game
home-new = With friends
    .text = Set up a table, send the link, and play on any device.
home-new-go = New table
home-join = Join
    .text = Paste the link or the code that somebody sent you.
home-join-field = Link or code
home-join-go = Go
home-join-none = That is neither a link to a table nor the code of one.
home-you = How others see you

## Lists of tables

home-mine = Your games
home-mine-none = You have no games yet. Press "Play now", and the first one is here.
home-open = Tables to join
home-open-none = Nobody waits for players at the moment. Open a table of your own.
home-watch = Games to watch
home-watch-none = No public game is being played at the moment.
home-refresh = Refresh
home-list-failed = The list could not be fetched.
home-turn = Your turn
home-waiting = Others are asked
home-gathering =
    { $free ->
        [0] All seats are taken
        [one] 1 seat is free
       *[other] { $free } seats are free
    }
home-playing = Being played
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
home-own-cards = Own choice of cards
home-of = { $preset } · { $edition }
home-seats =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
## The foot of the page

home-about = About, licences, privacy
home-fan-work = An unofficial fan work, not affiliated with Bruno Faidutti or the publishers.

### The browser: a table before the game begins.
###
### For translators: labels are short; $player is a name, $number the number of a seat.

room-title = A table is laid
room-waiting =
    { $count ->
        [one] Waiting for 1 more player
       *[other] Waiting for { $count } more players
    }
room-full = All seats are taken
room-full-watch = All seats are taken. Stay here, and you can watch as soon as the game begins.
room-full-closed = All seats are taken, and nobody may watch at this table.
room-seats = Seats
room-seat = Seat { $number }
room-free = This seat is free
room-you = you
room-host = host
room-gone = not here at the moment
room-sit = Sit down
room-move = Sit here instead
room-sit-too = One more person at this screen
room-stand = Stand up
room-bot = Give it to a bot
room-bot-level = Level of the bot { $player }
room-bot-away = Send away
room-start = Begin the game
room-start-fill = Fill up with bots and begin
room-start-wait = The host begins the game.
room-start-free = The game can begin when every seat is taken.
room-starting = The cards are dealt…
room-close = Close the table
room-close-sure = Close the table for everybody?
room-close-do = Yes, close it
room-close-not = No, keep it
room-share-here = Several people can share this screen: a curtain falls between their turns.

## The invitation

room-invite = Invite others
    .text = Whoever opens this link can sit down, on any device and without an account.
room-link = Link to this table
room-copy = Copy
room-share = Share
room-share-title = A seat is free for you at a table of Citadels
room-qr = QR code of the link to this table
room-local = This address works on this computer only. Others need the address of this computer in your network.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Copying is not possible here. This is the text: { $text }

## The game that will be played

room-cast = Characters
room-unique = Unique districts
room-clock-none = no clock
room-clock-turn = { $turn } for each turn
room-clock-bank = { $turn } for each turn, { $bank } in reserve
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Fingerprint of the deal
    .text = It shows after the game that nothing was arranged.
room-chat = Chat
room-who = How others see you

### The browser: a table before the game begins.
###
### For translators: labels are short; $player is a name, $number the number of a seat.

room-title = Your table is ready
room-waiting =
    { $count ->
        [one] Waiting for 1 more player
       *[other] Waiting for { $count } more players
    }
room-full = All seats are taken
room-full-watch = All seats are taken. Stay here, and you can watch as soon as the game starts.
room-full-closed = All seats are taken, and this table does not allow spectators.
room-seats = Seats
room-seat = Seat { $number }
room-free = This seat is free
room-you = you
room-host = host
room-gone = away right now
room-conduct-games = last games with others: { $count }
room-conduct-left = left: { $count }
room-conduct-returned = came back: { $count }
room-conduct-late = out of time: { $count }
room-sit = Sit down
room-move = Sit here instead
room-sit-too = Add a person at this screen
room-stand = Stand up
room-bot = Give it to a bot
room-bot-level = Level of bot { $player }
room-bot-away = Send away
room-away = Ask to leave
room-away-sure = { $player } gives up the seat and cannot come back to this table.
room-away-do = Yes, ask to leave
room-away-not = No, let them stay
room-start = Start the game
room-start-fill = Fill up with bots and start
room-start-wait = The host will start the game.
room-start-free = The game can start when every seat is taken.
room-starting = Dealing the cards…
room-close = Close the table
room-close-sure = Close the table for everyone?
room-close-do = Yes, close it
room-close-not = No, keep it
room-share-here = Several people can share this screen: a curtain falls between their turns.

## The invitation

room-invite = Invite others
    .text = Anyone who opens this link can sit down, on any device and without an account.
room-link = Link to this table
room-copy = Copy
room-share = Share
room-share-title = There’s a seat for you at a game of Citadels
room-qr = QR code of the link to this table
room-local = This address works only on this computer. Others need this computer’s address in your network.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Copying does not work here. This is the text: { $text }

## The game that will be played

room-cast = Characters
room-unique = Unique districts
room-clock-none = no clock
room-clock-turn = { $turn } per turn
room-clock-bank = { $turn } per turn, { $bank } in reserve
room-clock-days = by correspondence, { $turn } per turn
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Fingerprint of the deal
    .text = After the game it proves that nothing was rigged.
room-chat = Chat
room-who = How others see you

### The browser: the table where a game is played.
###
### For translators: labels are short and stand on small buttons. $player is a name.

table-cast = Characters in the order in which they are called
table-silent = no answer
table-out = out
table-city = City
table-city-of = City of { $player }
table-yours = Your city
table-rivals = Other cities
table-has-crown = has the crown
table-hidden = hidden
table-away = away, a bot plays
table-bot = bot
table-first = city complete
table-districts =
    { $count ->
        [one] 1 district of { $complete }
       *[other] { $count } districts of { $complete }
    }
table-points = { $score } if the game ended now
table-can-build = You can build it
table-pick = Point at it on the table.
table-pick-build = Pick a card of your hand to build it.
table-actions = Your choices
table-step-gather = Gather
table-step-income = Income
table-step-build = Build
table-step-end = End
table-undo = Undo
table-no-undo = Nothing can be taken back.
table-end = End turn
table-hint = Advice
table-hint-share = { $share } per cent chance to win
table-tray-fold = Look at the table
table-tray-open = Back to the cards
table-draft-out = Out, face up:
table-draft-down = Out, face down:
table-draft-took = You took { $character } and passed on:
table-lost-line = The connection is lost. It comes back by itself.
table-paused = The game is paused.
table-wish-pause = Would like a pause: { $names }
table-wish-go-on = Ready to go on: { $names }
table-wish-missing = Still to agree: { $names }
table-over = The game is over.
table-watching = You are watching
table-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
table-menu = Menu of the table
table-pause = Pause
table-go-on = Go on
table-copy-link = Copy the link to this table
table-copy-seat = Copy the link to my seat
table-step-out = Step out
table-leave = Leave the game for good
table-leave-sure = Leave for good? A bot will play on for you.
table-close = Close the table
table-close-sure = Close the table for everybody?
table-side = Chronicle and chat
table-chronicle = Chronicle
table-chat = Chat
table-none = This table cannot be shown
table-closed = The table is closed
table-closed-text = Its host has closed it, or nobody came for a long time.
table-curtain = It is { $player }'s turn
table-curtain-text = Hand over the screen. Nobody else should look.
table-curtain-lift = I am { $player }

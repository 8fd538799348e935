### The browser: the table where a game is played.
###
### For translators: labels are short and stand on small buttons. $player is a name.

table-cast = Characters, in calling order
table-silent = no answer
table-out = out
table-city = City
table-city-of = { $player }’s city
table-yours = Your city
table-rivals = Other cities
table-has-crown = has the crown
table-hidden = hidden
table-away = away, a bot is playing
table-bot = bot
table-first = city complete
table-districts =
    { $count ->
        [one] 1 of { $complete } districts
       *[other] { $count } of { $complete } districts
    }
table-points = { $score } if the game ended now
table-can-build = You can build it
table-pick = Choose it on the table.
table-pick-build = Pick a card from your hand to build it.
table-actions = Your choices
table-step-gather = Gather
table-step-income = Income
table-step-build = Build
table-step-end = End
table-undo = Undo
table-no-undo = Nothing can be undone.
table-end = End turn
table-hint = Advice
table-hint-share = { $share } percent chance to win
table-tray-fold = Look at the table
table-tray-open = Back to the cards
table-draft-out = Discarded face up:
table-draft-down = Discarded face down:
table-draft-took = You took the { $character } and passed on:
table-lost-line = Connection lost. It will come back by itself.
table-paused = The game is paused.
table-wish-pause = Asking for a pause: { $names }
table-wish-go-on = Ready to continue: { $names }
table-wish-missing = Not agreed yet: { $names }
table-over = The game is over.
table-watching = You are watching
table-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
table-menu = Table menu
table-pause = Pause
table-go-on = Continue
table-copy-link = Copy the link to this table
table-copy-seat = Copy the link to my seat
table-step-out = Step out
table-leave = Leave the game for good
table-leave-sure = Leave for good? A bot will take over for you.
table-close = Close the table
table-close-sure = Close the table for everyone?
table-side = Chronicle and chat
table-chronicle = Chronicle
table-chat = Chat
table-none = This table cannot be shown
table-closed = The table is closed
table-closed-text = The host closed it, or nobody came for a long time.
table-curtain = It’s { $player }’s turn
table-curtain-text = Pass the screen over. Nobody else should look.
table-curtain-lift = I’m { $player }

### The browser: the chronicle of a game, the chat beside it, and what calls a player back to the table.
###
### For translators: labels are short and stand on small buttons and in narrow lists. $player is a name.

chronicle-empty = Nothing has happened yet.
chronicle-nothing = Nothing of that kind has happened yet.
chronicle-who = Player
chronicle-who-all = Everybody
chronicle-what = Type
chronicle-what-all = Everything
chronicle-what-turns = Turns and calls
chronicle-what-gold = Gold
chronicle-what-cards = Cards
chronicle-what-city = Building
chronicle-what-deeds = Against others
chronicle-detailed = Show every single event
chronicle-earlier =
    { $count ->
        [one] Show 1 earlier event
       *[other] Show { $count } earlier events
    }
chronicle-now = Jump to now

## The title of the page

chronicle-your-turn = Your turn
chronicle-their-turn = { $player } is thinking

## Chat

chronicle-chat-empty = Nobody has said anything yet.
chronicle-chat-lines = What was said
chronicle-chat-input = Say something
chronicle-chat-send = Send
chronicle-chat-left =
    { $count ->
        [one] 1 letter left
       *[other] { $count } letters left
    }
chronicle-chat-quick = Quick phrases
chronicle-chat-watching = watching
chronicle-chat-muted =
    { $count ->
        [one] 1 line is not shown
       *[other] { $count } lines are not shown
    }
chronicle-chat-hide = Hide the chat
chronicle-chat-show = Show the chat
chronicle-chat-hidden = The chat is hidden.

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
table-more-rivals = Show more cities
table-has-crown = has the crown
table-hidden = hidden
table-away = away, a bot is playing
# $when is a day, such as “August 3”.
table-vacation = on vacation until { $when }
table-bot = bot
table-first = city complete
table-districts =
    { $count ->
        [one] 1 of { $complete } districts
       *[other] { $count } of { $complete } districts
    }
table-points = { $score } if the game ended now
table-can-build = You can build it
table-pick-card = Pick a card.
table-pick-cards = Pick one or more cards
table-pick-character = Pick a character.
table-pick-standing = Pick a district in a city.
table-pick-build = Pick a card from your hand to build it.
table-actions = Your choices
table-step-gather = Gather
table-step-income = Income
table-step-build = Build
table-step-end = End
table-undo = Undo
table-no-undo = Nothing can be undone.
table-end = End turn
table-no-end = Answer the question first.
table-skip = Skip to my turn
table-skips = You are on the way to your turn.
table-recap = What happened
table-recap-title = Since your last choice
table-recap-seen = Since you were here
table-recap-none = Nothing yet.
table-caught-up =
    { $count ->
        [one] One more event, then:
       *[other] { $count } more events, then:
    }
table-taken-back = { $player } takes back a choice.
    .you = You take back a choice.
table-blow-murder = You were murdered, so you miss this turn.
table-blow-bewitched = You are bewitched: you only gather, and the Witch takes over your turn.
table-scene-murder = Murder
table-scene-robbery = Robbery
table-scene-crown = The crown passes on
table-scene-fall = A district falls
table-scene-last-round = The last round
table-scene-victory = Victory
table-hint = Advice
table-hint-chance = Chance of winning
table-hint-share = { $share } percent chance of winning
table-hint-percent = { $share }%
table-hint-spread = ± { $share }
table-hint-sure = Clearly the best here.
table-hint-close = Close: others are about as good.
table-hint-open = Not certain: another option may be just as good.
table-tray-read = Press a character to read what it does.
table-draft-out = Discarded face up:
table-draft-down = Discarded face down:
table-draft-took = You took the { $character } and passed on:
table-draft-discarded = You discarded the { $character } and passed on:
table-lost-line = Connection lost. It will come back by itself.
table-lost-sitter = After a minute, a bot answers for you.
table-sitter = You were away. A bot is playing for you.
table-sitter-late = Your time ran out. A bot is playing for you.
table-take-over = Take over
# $count choices were made in the reader’s place.
table-missed =
    { $count ->
        [one] A bot made 1 choice for you.
       *[other] A bot made { $count } choices for you.
    }
table-hurry = Your time is almost up. Then a bot will play for you.
table-paused = The game is paused.
table-pause-wished =
    { $count ->
        [one] All have to agree to end a pause. After 1 minute, one player is enough.
       *[other] All have to agree to end a pause. After { $count } minutes, one player is enough.
    }
table-pause-left =
    { $count ->
        [one] All have to agree to continue. In 1 minute, one player will be enough.
       *[other] All have to agree to continue. In { $count } minutes, one player will be enough.
    }
table-pause-over = Now one player is enough to continue.
table-wish-pause = Asking for a pause: { $names }
table-wish-go-on = Ready to continue: { $names }
table-wish-undo = Asking to undo a choice: { $names }
table-wish-missing = Yet to agree: { $names }
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-declined = { $player } does not agree.
table-ask-undo = Ask to undo my last choice
table-over = The game is over.
table-watching = You are watching
table-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
# $turn is a span of time, such as “3 days”.
table-clock-days = Time left: { $turn }
table-menu = Table menu
table-pause = Pause
table-go-on = Continue
table-copy-link = Copy the link to this table
table-other-device = Play on another device
table-step-out = Step out
table-leave = Leave the game for good
table-leave-sure = Leave for good? A bot will take over for you.
table-close = Close the table
table-close-sure = Close the table for everyone?
table-stay = No, stay
table-side = Chronicle and chat
table-chronicle = Chronicle
table-chat = Chat
table-none = This table cannot be shown
table-closed = The table is closed
table-closed-text = The host closed it, or nobody came for a long time.
table-curtain = It’s { $player }’s turn
table-curtain-text = Pass the screen over. Nobody else should look.
table-curtain-lift = I’m { $player }

## Questions that say more

# $card is the district, $cost its price in gold, 0 where it cannot be paid in gold.
table-pay-for =
    { $cost ->
        [0] How will you pay for the { $card }?
       *[other] How will you pay for the { $card }? The price is { $cost } gold.
    }
# Several answers in a row: this one is number $step.
step-blackmailer-threaten = { $text } ({ $step } of 2)
step-magistrate-serve = { $text } ({ $step } of 3)

## What an answer gains or costs

# $cost is paid, and $left is left.
effect-pays = Costs { $cost }, leaves { $left }
effect-free = Free
# $drawn are drawn, and $keep of them kept.
effect-draws = Draw { $drawn }, keep { $keep }
# $amount more will be gained for districts this turn.
effect-income = +{ $amount } income

## The button that confirms what is picked on the table

# $card is what is picked.
confirm-draft-keep = Choose the { $card }
confirm-draft-discard = Discard the { $card }
confirm-assassin-kill = Kill the { $card }
confirm-witch-bewitch = Bewitch the { $card }
confirm-magistrate-serve = Give the { $card } a warrant
confirm-magistrate-sign = Sign the warrant on the { $card }
confirm-thief-rob = Rob the { $card }
confirm-blackmailer-threaten = Threaten the { $card }
confirm-blackmailer-flower = The real threat: { $card }
confirm-theater-give = Give the { $card }
confirm-warlord-destroy = Destroy the { $card }
confirm-armory-destroy = Destroy the { $card }
confirm-necropolis-sacrifice = Sacrifice the { $card }
confirm-diplomat-give = Give the { $card }
confirm-diplomat-take = Take the { $card }
confirm-marshal-seize = Seize the { $card }
confirm-artist-beautify = Beautify the { $card }
confirm-gather-keep = Keep the { $card }
confirm-scholar-keep = Keep the { $card }
confirm-wizard-take = Take the { $card }
confirm-lighthouse-search = Take the { $card }
confirm-seer-give = Give the { $card }
confirm-cardinal-repay = Give the { $card }
confirm-magician-redraw = Put the { $card } under the deck
confirm-laboratory-discard = Trade the { $card } for 2 gold
confirm-museum-tuck = Put the { $card } under the Museum
confirm-thieves-den-pay = Pay with the { $card }
several-magician-redraw =
    { $count ->
        [one] Trade 1 card with the deck
       *[other] Trade { $count } cards with the deck
    }
several-cardinal-repay =
    { $count ->
        [one] Give 1 card
       *[other] Give { $count } cards
    }
several-thieves-den-pay =
    { $count ->
        [one] Pay with 1 card
       *[other] Pay with { $count } cards
    }

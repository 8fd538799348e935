### Reasons: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Gather gold or cards first.
reason-gathered = You have gathered already.
reason-deck-empty = The district deck is empty.
reason-limit = You have built as much as you may this turn.
reason-duplicate = The city already has one.
reason-cannot-be-built = It can never be built.
reason-used = Only once in a turn.
reason-no-target = There is nothing to use it on.
reason-no-cards = There are no cards.
reason-no-gold = There is no gold.
reason-nothing-to-gain = There is nothing to gain.
reason-duty = Pass on the crown first.
reason-not-in-hand = It is not in your hand.
reason-not-standing = It does not stand there.
reason-not-yours = It is not your character.
reason-not-now = That is no answer to this question.
reason-over = The game is over.
reason-own-character = Not your own character.
reason-rank-one = Not rank 1.
reason-marked = There is a marker on that character.
reason-own-city = Not in your own city.
reason-completed = The city is completed.
reason-beautified = It is beautified already.
reason-has-crown = That player has the crown.
reason-yourself = Not yourself.
reason-richest = You have the most gold yourself.
reason-not-richest = That player is not the richest.
reason-too-large = The city has five districts or more.
reason-not-neighbour = No neighbour of yours revealed rank 4.
reason-too-poor = That player has too little gold.
reason-this-card = Not the card itself.
reason-not-signed = The warrant is blank.
reason-bound = You can only gather.
reason-short = You are { $amount } gold short.
reason-costly = It costs { $amount }, which is too much.
reason-builds-nothing = The { $card } builds nothing.
reason-witch = The { $card } gathers first, then bewitches.
reason-bewitched = You are bewitched: you can only gather.
reason-threatened = Gather first, then settle the threat.
reason-protected = Protected by the { $card }.

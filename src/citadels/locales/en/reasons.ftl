### Reasons: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Gather gold or cards first.
reason-gathered = You have already gathered.
reason-deck-empty = The district deck is empty.
reason-limit = You have reached your building limit for this turn.
reason-duplicate = The city already has one.
reason-cannot-be-built = It can never be built.
reason-used = Only once per turn.
reason-no-target = There is nothing to use it on.
reason-no-cards = There are no cards.
reason-no-gold = There is no gold.
reason-nothing-to-gain = There is nothing to gain.
reason-duty = Pass the crown first.
reason-not-in-hand = It is not in your hand.
reason-not-standing = It is not in that city.
reason-not-yours = It is not your character.
reason-not-now = That is no answer to this question.
reason-over = The game is over.
reason-own-character = Not your own character.
reason-rank-one = Not rank 1.
reason-marked = That character already has a marker.
reason-own-city = Not in your own city.
reason-completed = The city is complete.
reason-beautified = It is already beautified.
reason-has-crown = That player already has the crown.
reason-yourself = Not yourself.
reason-richest = You have the most gold yourself.
reason-not-richest = That player is not the richest.
reason-too-large = The city already has five or more districts.
reason-not-neighbour = Neither of your neighbors revealed rank 4.
reason-too-poor = That player has too little gold.
reason-this-card = Not the card itself.
reason-not-signed = This warrant is unsigned.
reason-bound = You can only gather.
reason-short = You are { $amount } gold short.
reason-costly = It costs { $amount }, which is too much.
reason-builds-nothing = As the { $card }, you cannot build.
reason-witch = As the { $card }, you gather first, then bewitch.
reason-bewitched = You are bewitched: you can only gather.
reason-threatened = Gather first, then settle the threat.
reason-protected = Protected by the { $card }.

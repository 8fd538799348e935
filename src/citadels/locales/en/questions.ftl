### Questions: what a player is asked, in one sentence each.
###
### For translators
###
### - The id is `CARD-QUESTION`, or `PHASE-QUESTION` for what the game itself asks.
### - `asked-phase` and `asked-card` are what everybody else reads meanwhile; `phase-…` says in a few words
###   what the player who is asked is busy with, and becomes the $card of `asked-phase`.
###
### Arguments, all of them in every message:
###   $player  who is asked
###   $card    the card that asks
###   $other   the player whom an earlier answer of the same effect named
###   $thing   the card that an earlier answer named
###   $amount  the number that an earlier answer named
###   $count   how many earlier answers there are

asked-phase = { $player } is thinking ({ $card }).
asked-card = { $player } is thinking ({ $card }).
phase-draft = choosing a character
phase-turn = taking a turn
phase-gather = gathering
phase-build = building

## The game itself

draft-keep = Which character do you choose for this round?
draft-discard = Which character do you discard, face down?
turn-turn = What will you do?
gather-keep = Which card do you keep?
build-pay = How will you pay for the district?

## Characters

assassin-kill = Which character do you kill?
witch-bewitch = Which character do you bewitch?
magistrate-serve = Which character gets a warrant?
magistrate-sign = Which of the warrants do you sign?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Do you confiscate the district that was just paid for?
       *[other] This is your own district: confiscating it gives no gold back and changes nothing. Do you confiscate it anyway?
    }
thief-rob = Which character do you rob?
spy-spy = Whose hand do you look at?
spy-colour = Which type do you name before you look at { $other }’s hand?
blackmailer-threaten = Which character do you threaten?
blackmailer-flower = Which threat is real?
blackmailer-bribe = You have been threatened. Do you pay half of your gold?
blackmailer-reveal = Your threat was refused. Do you turn it over?
magician-magic = What do you exchange?
magician-swap = Who do you swap hands with?
magician-redraw =
    { $count ->
        [0] Which card do you put under the deck, to draw another in its place?
        [one] You have put 1 card under the deck. Which one next?
       *[other] You have put { $count } cards under the deck. Which one next?
    }
wizard-look = Whose hand do you look at?
wizard-take = Which card do you take from { $other }’s hand?
wizard-place = What do you do with the card?
seer-give = Which card do you give { $other }?
emperor-crown = Who do you give the crown to?
emperor-appoint = You were killed, but you still pass the crown on. Who gets it?
emperor-take = What do you take from { $other }?
abbot-split = How much of your income do you take in gold? You get the rest in cards.
abbot-alms = Which of the richest players do you take 1 gold from?
cardinal-borrow = Who do you take the missing gold from?
cardinal-repay =
    { $amount ->
        [one] Which card do you give { $other } for the gold?
       *[other] Which card do you give { $other } for the gold? You still owe { $amount }.
    }
navigator-gain = What do you gain?
scholar-keep = Which card do you keep?
warlord-destroy = Which district do you destroy?
diplomat-give = Which of your districts do you give away?
diplomat-take = Which district do you take for your { $thing }?
marshal-seize = Which district do you seize?
artist-beautify =
    { $count ->
        [0] Which district do you beautify?
       *[other] Do you beautify another one?
    }

## Districts

armory-destroy = Which district do you destroy together with the Armory?
cemetery-recover = Do you pay 1 gold to take the destroyed { $thing }?
hospital-gather = A killed character is called. Do you gather anyway?
laboratory-discard = Which card do you trade for 2 gold?
lighthouse-search = Which card do you take from the deck?
museum-tuck = Which card do you put under the Museum?
necropolis-sacrifice = Which district do you sacrifice for the Necropolis?
theater-swap = Who do you swap characters with?
theater-give = Which of your characters do you give { $other }?
thieves-den-pay = Which card do you pay with?

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

draft-keep = Which character will you choose for this round?
draft-discard = Which character will you discard, face down?
turn-turn = What will you do?
gather-keep = Which card will you keep?
build-pay = How will you pay for the district?

## Characters

assassin-kill = Which character will you kill?
witch-bewitch = Which character will you bewitch?
magistrate-serve = Which character gets a warrant?
magistrate-sign = Which of the warrants will you sign?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Confiscate the district that was just paid for?
       *[other] This is your own district: confiscating it gives no gold back and changes nothing. Confiscate it anyway?
    }
thief-rob = Which character will you rob?
spy-spy = Whose hand will you look at?
spy-colour = Which type of district will you look for in { $other }’s hand?
blackmailer-threaten = Which character will you threaten?
blackmailer-flower = Which threat is real?
blackmailer-bribe = You have been threatened. Pay half of your gold?
blackmailer-reveal = Your threat was refused. Turn it over?
magician-magic = What will you exchange?
magician-swap = Who will you swap hands with?
magician-redraw =
    { $count ->
        [0] Which card will you put under the deck, to draw another in its place?
        [one] You have put 1 card under the deck. Which one next?
       *[other] You have put { $count } cards under the deck. Which one next?
    }
wizard-look = Whose hand will you look at?
wizard-take = Which card will you take from { $other }’s hand?
wizard-place = What will you do with the card?
seer-give = Which card will you give { $other }?
emperor-crown = Who will you give the crown to?
emperor-appoint = You were killed, but you still pass the crown on. Who gets it?
emperor-take = What will you take from { $other }?
abbot-split = How much of your income will you take in gold? You get the rest in cards.
abbot-alms = Which of the richest players will you take 1 gold from?
cardinal-borrow = Who will you take the missing gold from?
cardinal-repay =
    { $amount ->
        [one] Which card will you give { $other } for the gold?
       *[other] Which card will you give { $other } for the gold? You still owe { $amount } cards.
    }
navigator-gain = What will you gain?
scholar-keep = Which card will you keep?
warlord-destroy = Which district will you destroy?
diplomat-give = Which of your districts will you give away?
diplomat-take = Which district will you take for your { $thing }?
marshal-seize = Which district will you seize?
artist-beautify =
    { $count ->
        [0] Which district will you beautify?
       *[other] Beautify another one?
    }

## Districts

armory-destroy = Which district will you destroy together with the Armory?
cemetery-recover = Pay 1 gold to take the destroyed { $thing }?
hospital-gather = A killed character is called. Gather anyway?
laboratory-discard = Which card will you trade for 2 gold?
lighthouse-search = Which card will you take from the deck?
museum-tuck = Which card will you put under the Museum?
necropolis-sacrifice = Which district will you sacrifice for the Necropolis?
theater-swap = Who will you swap characters with?
theater-give = Which of your characters will you give { $other }?
thieves-den-pay = Which card will you pay with?

### The browser: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### For translators: $player is a name without gender; $place counts from 1.

sheet-title = Final scores
sheet-wins = { $player } wins
    .you = You win!
sheet-place = Place { $place }
sheet-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sheet-tie-rank = Rank { $rank } decides between equal points
sheet-total = Total
sheet-fold = Look at the table
sheet-unfold = Final scores
sheet-rematch = Play again
sheet-join = Join the next game
sheet-watch = Watch the next game
sheet-next = The others play again.
sheet-replay = Watch the replay
sheet-share = Share the replay
sheet-fair = Was it fair?
sheet-fair-text = Before the first card was dealt, the server showed a fingerprint of the number from which all chance of this game comes. Now it shows the number itself: the fingerprint is the SHA-256 of “citadels seed ” and its 32 bytes. Anybody can play the record again and compare.
sheet-promised = Fingerprint, shown at the start
sheet-seed = The number itself
sheet-fair-yes = They fit together: your browser has just computed it.
sheet-fair-no = They do not fit together!
sheet-record = Download the record
sheet-verify = To check every choice, with the record and the fingerprint

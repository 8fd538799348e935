### The browser: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### For translators: $player is a name without gender; $place counts from 1.

sheet-title = Final scores
sheet-wins = { $player } wins
    .you = You win!
sheet-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
sheet-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# How far I am from the first, or the first from the second; $score: "3 points".
sheet-behind = { $score } behind
sheet-ahead = { $score } ahead
sheet-level = tied on points
sheet-tie-rank = Rank { $rank } breaks the tie
sheet-total = Total
sheet-fold = Look at the table
sheet-unfold = Final scores
sheet-rematch = Play again
sheet-join = Join the next game
sheet-watch = Watch the next game
sheet-next = The others are playing again.
sheet-decline = Not this time
sheet-declined = is not playing again
sheet-replay = Watch the replay
sheet-share = Share the replay
sheet-picture = Result as a picture
sheet-fair = Was it fair?
sheet-fair-text = Before the first card was dealt, the server showed a fingerprint of the secret number behind all the luck in this game. Now it shows the number itself: the fingerprint is the SHA-256 of “citadels seed ” and its 32 bytes. Anyone can play the record again and compare.
sheet-promised = Fingerprint, shown at the start
sheet-seed = The number itself
sheet-fair-yes = They match: your browser has just checked.
sheet-fair-no = They do not match!
sheet-record = Download the record
sheet-verify = To check every choice, use the record and the fingerprint

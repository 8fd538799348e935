### The review of a game: what decided it, in the terminal and on a page.
###
### For translators
###
### - A share is how likely somebody is to win, as a percentage; it is always an estimate.
### - $before, $after and $gain are percentages, such as “41%”; $option and $way are the words of
###   a button, such as “Build the Temple”.
### - $text is a sentence of the story, or the name of a part of the account.
### - The attribute `low` is the same name inside a sentence.

review-title = What decided the game
review-reviewing = Reviewing
review-percent = { $gain }%
review-written = The page was saved to { $file }.

## The curve

review-curve = Win chances
review-curve-text = How likely each player was to win, from the first card to the last.
review-table = All steps as a table
review-step = Step
review-round = Round
review-choice = What was chosen
review-substitute = played for them
    .you = played for you
review-deal = The cards are dealt.

## The account of a player

review-accounts = What made the result
review-accounts-text = Each player’s result is their starting chance plus these five parts.
review-part-cards = Luck of the cards
    .low = luck of the cards
review-part-own = Own play
    .low = own play
review-part-guess = Luck of the guess
    .low = luck of the guess
review-part-targeted = Moves against them
    .low = moves against them
    .you = Moves against you
    .low-you = moves against you
review-part-others = Everything else others did
    .low = everything else others did
review-helped = What helped most: { $text }, { $gain }.
review-harmed = What hurt most: { $text }, { $gain }.
review-by = Most of it came from { $other }.
    .you = Most of it came from you.
review-by-more = More of it came from { $other } than from anyone else.
    .you = More of it came from you than from anyone else.
# $things are cards: with which somebody hurt a player, and how often with each.
review-powers = How: { $things }.

## Mistakes

review-mistakes = Mistakes
review-mistakes-text = A mistake is named only where the bots’ best judgment is sure of it, from what the player could know. Mistakes are judged by playing the round to its end, the five parts by the chances right after each choice, so the two need not agree.
review-mistakes-more =
    { $count ->
        [one] 1 smaller mistake is not listed.
       *[other] { $count } smaller mistakes are not listed.
    }
review-lost = Win chance lost
review-choices = Choices
review-better = What was better
review-error = { $player } chose “{ $option }”: { $before }. The best choice was “{ $way }”: { $after }.
    .you = You chose “{ $option }”: { $before }. The best choice was “{ $way }”: { $after }.
review-sure = Give or take { $gain }.

## Moments

review-moments = Turning points
review-no-moments = No single moment decided this game.
review-moment = Round { $round }: { $text }
# Where the story has no sentence for a choice.
review-chose = { $player } chose “{ $option }”.
    .you = You chose “{ $option }”.
# What the power of a $card is aimed at: a player, a number, a type of district.
review-power = { $card }: { $option }
review-goes = { $player } goes from { $before } to { $after }.
    .you = You go from { $before } to { $after }.
review-kind-cards = Luck of the cards
review-kind-hit = A hit
review-kind-error = A mistake
review-kind-guess = Something nobody could know
review-kind-find = A strong move
review-kind-swing = A turn of events

## Who did what to whom

review-hurt = Who hurt whom
review-hurt-text = How each player’s moves against others changed their win chances. A row shows who made the moves, a column whom they hit.

## The draft

review-drafts = Who could be who
review-drafts-text = How likely each character was, from what the player could know when everyone had chosen. The true one is marked.
review-draft = Round { $round }: what { $player } could know
review-held = held
review-draft-seat = Player who is guessing

## In the browser

review-open = Review
review-look = Show the board
review-why = Why?
review-whose = Chance of winning for { $player }
    .you = Your chance of winning
review-against = That is compared with “{ $option }”.
review-try = Try it
review-try-here = Try from here
review-try-title = Play on from round { $round }
review-try-text = A new game begins at this moment. It is marked as a try and does not count anywhere.
review-try-seat = Who you play
review-try-level = Bots in place of other people
review-as-it-was = As it was
    .text = Hands and characters stay as they were. Otherwise, whatever this player could not know is dealt anew. Cards drawn later are new either way.
review-try-begin = Start the try
review-try-again = Try again
review-tried = A try
review-tried-text = Played on from round { $round } of a finished game. It does not count anywhere.
review-making = The review is being made: { $gain }.
review-closer = This is a first look. A closer one is being made: { $gain }.
review-came-quick = A first look is here.
review-came = The review is complete.
review-stuck = The review could not be finished.
review-none = There is no review
review-board = The board at this step
review-older = This review was made by an earlier version of the judge.
review-again = Review again

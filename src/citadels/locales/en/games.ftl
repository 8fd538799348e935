### The browser: one’s own finished games, over time.
###
### For translators
###
### - $before and $after are percentages or numbers, such as “12%”; $text is the name of a kind of mistake.
### - Nothing here may sound surer than it is: these are estimates from few games.

games-title = Your games over time
games-text = What all your finished games say together. Each figure comes with the range that holds the true one 99 times out of 100.
games-none = You have not finished a game yet.
games-counted =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
games-reviewed =
    { $count ->
        [one] 1 of them reviewed
       *[other] { $count } of them reviewed
    }
games-range = { $before } to { $after }
games-few = Too few games to tell.
games-some = Review more of your games: only some are reviewed, and the rest may be different.
games-needed =
    { $count ->
        [one] About 1 game is needed.
       *[other] About { $count } games are needed.
    }

## Results

games-results = Results
games-players = Players
games-all = All
games-played = Games
games-places = Places, first to last
games-won = Won
games-chance = Even share
games-won-more = You win more than your even share.
games-won-less = You win less than your even share.
games-won-even = You win about your even share.

## Mistakes

games-mistakes = Mistakes by kind
games-mistakes-text = Only games that were reviewed count, and only choices that you made yourself.
games-kind = Kind
games-kind-draft = Choosing a character
    .low = choosing a character
games-kind-target = Choosing a target
    .low = choosing a target
games-kind-build = Building
    .low = building
games-kind-timing = Timing
    .low = timing
games-rate = Per 100 choices
games-lost = Win chance lost per game
games-worst = What costs you most: { $text }.
games-worst-none = Too few games to tell what costs you most.

## Luck

games-luck = Luck
games-luck-text = How much each kind of luck changed your win chance, per game, in your reviewed games. The line is the average over them so far, the band its range.
games-luck-mean = Average per game
games-luck-more = On average, it was on your side.
games-luck-less = On average, it was against you.
games-luck-even = It evens out.
games-luck-table = The lines as a table
games-luck-after = After games
games-against = Moves against you
games-against-text = How much what others aimed at you changed your win chance, per game, in your reviewed games. It costs everybody something, so there is nothing fair to compare it with.

## One by one

games-list = Game by game
games-make = Review it
games-make-all = Review all
games-making = Being reviewed: { $before }
games-more =
    { $count ->
        [one] Show 1 more game
       *[other] Show { $count } more games
    }

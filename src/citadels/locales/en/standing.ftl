### The browser: ratings and profiles.
###
### For translators
###
### - $score and $gain are numbers: “1,480 ± 120”. Nothing here may sound surer than it is.
### - $name is what somebody calls themselves.

standing-rating = Rating
    .text = The true strength lies in this range 19 times out of 20. Only rated games with other people count; 400 more means ten times the odds of finishing ahead.
standing-value = { $score } ± { $gain }
standing-value-new = { $score } ± { $gain }, new
standing-value-said = rating { $score }, give or take { $gain }
standing-gained = { $gain } from this game
standing-none = No rated game has been finished yet.
standing-rated-games =
    { $count ->
        [one] from 1 rated game
       *[other] from { $count } rated games
    }
standing-rated = Rated game
    .text = It changes everybody’s rating, even that of players who leave. There is no advice, and the host cannot close the table.
standing-rated-soon = Rated game without advice, if at least two people play
standing-unrated = Not rated
standing-no-advice = A rated game has no advice.
standing-only-people = Only with other people, each at a screen of their own.

## Profile

standing-profile = Profile
standing-profile-of = How { $name } plays
standing-profile-open = Show my profile to people I play with
    .text = Rating, results and favorite characters. Otherwise only you see them.
standing-characters = Favorite characters
    .text = How often the character was chosen when it was there to choose, and how often a random choice would have taken it. The whole list is right 99 times out of 100.
standing-character = Character
standing-chosen = Chosen
standing-by-chance = At random
standing-likes = a favorite
standing-avoids = seldom chosen
standing-usual = about as at random
standing-few = too few choices to tell
standing-more = More
standing-no-games = No game has been finished yet.

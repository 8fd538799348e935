### Errors: what is wrong with a wish, and what would be right.
###
### For translators
###
### - Sentences are shown to players and on the command line.
### - $name, $known and $switch are words as they were typed or can be typed: they stay as they are.
### - $text is a technical remark in English; it stays as it is.
###
### Arguments, where a message has them:
###   $card, $second  cards      $edition  the name of an edition
###   $amount  the number that was wished for; $most and $least, the bounds of it
###   $players  the number of players; $rank  a rank
###   $name  what was typed; $known  what could have been typed instead, as a list

error-other = { $text }
error-record = This record, position or set-up cannot be read: { $text }.

## Choices

error-not-offered = "{ $name }" is not possible now. Possible are: { $known }.
error-stale = That question has been answered already.
error-over = The game is over.
error-nothing = "{ $name }" names nothing in the game.
error-undo =
    { $most ->
        [0] There is nothing to take back.
        [one] Only 1 choice can be taken back.
       *[other] Only { $most } choices can be taken back.
    }

## Set-up of a game

error-edition = There is no edition "{ $name }". There are: { $known }.
error-preset = The { $edition } edition has no preset "{ $name }". It has: { $known }.
error-switch = "{ $switch }" cannot be "{ $name }". It can be: { $known }.
error-players = The { $edition } edition is for 2 to { $most } players, not { $amount }.
error-seat = A seat is a number from 0 to { $most }, not { $amount }.
error-size = A city is completed with 7 or 8 districts, always 8 with two or three players: { $amount } with { $players } players does not fit.
error-not-cast = The { $card } is not in the cast.
error-character = There is no character "{ $name }". Did you mean: { $known }?
error-unique = There is no unique district "{ $name }". Did you mean: { $known }?
error-substitute = "{ $name }" can stand in for nobody. In this edition these can: { $known }.
error-substitute-for = Nobody but these can stand in for the { $card }: { $known }.
error-fixed-cast = The cast of the { $edition } edition is fixed and has no { $card }.
error-fixed-deck = The unique districts of the { $edition } edition are fixed: leave them out.
error-same-rank = The { $card } and the { $second } both have rank { $rank }. Choose one character of each rank.
error-no-rank = The cast has no character of rank { $rank }. It needs one of each rank from 1 to 8.
error-too-few =
    { $amount ->
        [one] The { $card } needs at least { $least } players, and there is only 1.
       *[other] The { $card } needs at least { $least } players, and there are only { $amount }.
    }
error-rank9-two = With two players there is no rank 9: leave the { $card } out.
error-rank9-three = With three players who choose as in the Classic edition there are 8 characters: leave rank 9 out.
error-rank9-needed =
    { $players ->
        [one] With 1 player the cast needs a character of rank 9: add one.
       *[other] With { $players } players the cast needs a character of rank 9: add one.
    }
error-unique-count =
    { $amount ->
        [one] A deck has { $most } unique districts, not 1.
       *[other] A deck has { $most } unique districts, not { $amount }.
    }
error-copies =
    { $amount ->
        [one] The deck cannot have the { $card } 1 time, at most { $most }.
       *[other] The deck cannot have the { $card } { $amount } times, at most { $most }.
    }
error-requires = The { $card } needs the { $second } in the cast: change one of them.

## Commands

error-bot = There is no bot "{ $name }". There are: { $known }.
error-no-bots = Name at least one bot.
error-games = At least 1 game is played, not { $amount }.
error-seed = A seed is a number from 0 to { $known }, not { $name }.
error-measurement = A measurement takes more than 0 seconds and at least 1 round.

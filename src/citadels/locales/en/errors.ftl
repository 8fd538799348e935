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
error-no-switch = There is no rule variant "{ $name }". Did you mean: { $known }?
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

error-match = A match is between a challenger and whom it is against, or within a pool.
error-challenger = A challenger plays against a bot: name both.
error-pool = A pool has two bots or more, each of them once.
error-ladder = A ladder is made of the games of a pool.
error-match-players = A match is for 2 to 8 players, not { $amount }.
error-time-limit = A decision takes more than 0 seconds.
error-journal = { $file } is the journal of another match.
error-bot = There is no bot "{ $name }". There are: { $known }.
error-no-bots = Name at least one bot.
error-games = At least 1 game is played, not { $amount }.
error-seed = A seed is a number from 0 to { $known }, not { $name }.

## Tables on a server

error-no-table = There is no such table.
error-table-closed = The table is closed.
error-seat-taken = That seat is taken.
error-seat-free = A seat is still free.
error-sits-already = You have a seat here already.
error-no-seat = That is not your seat.
error-not-host = Only the host of the table may do that.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-not-asked = Another player is asked.
error-not-now = That is not possible now.
error-paused = The game is paused.
error-full = The table is full.
error-no-spectators = Nobody may watch at this table.
error-no-chat = Nobody talks at this table.
error-no-hints = There are no hints at this table.
error-too-many-tables =
    { $most ->
        [one] You are at 1 unfinished table already: finish or leave it first.
       *[other] You are at { $most } unfinished tables already: finish or leave one first.
    }
error-too-many-bots =
    { $most ->
        [one] There is room for 1 bot besides you.
       *[other] There is room for { $most } bots besides you.
    }
error-setup-code = "{ $name }" is not the code of a set-up.
error-language = There is no language "{ $name }". There are: { $known }.
error-busy = Too much happens at this table at once. Try again.
error-too-fast = Too many messages at once. Wait a moment.
error-too-long = The message is too long.
error-malformed = The message makes no sense.
error-origin = The request came from another site.
error-server = Something went wrong here. Nothing is lost; try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-page = This page has made a mistake. Reload it; the game is not lost.
error-workers = Several workers cannot share an embedded database: name a PostgreSQL database with --database, or use one worker.
error-no-database = The database cannot be used: { $text }.
error-no-port = No port from { $port } on is free. Name another one with --port.
error-not-found = There is nothing here.
error-other-rules = This game was played by version { $amount } of the rules; here is version { $most }.
error-port = Port { $port } is taken. Name another one with --port.

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
error-record = This record, position or setup cannot be read: { $text }.

## Choices

error-not-offered = “{ $name }” is not possible now. You can choose: { $known }.
error-stale = That question has already been answered.
error-over = The game is over.
error-effort = There is no effort “{ $name }”. Choose one of these: { $known }.
error-unfinished = Only a finished game can be reviewed, and this one is still going on.
error-nothing = There is nothing called “{ $name }” in the game.
error-undo =
    { $most ->
        [0] There is nothing to undo.
        [one] Only 1 choice can be undone.
       *[other] Only { $most } choices can be undone.
    }

## Set-up of a game

error-edition = There is no edition “{ $name }”. Choose one of these: { $known }.
error-preset = The { $edition } edition has no preset “{ $name }”. It has: { $known }.
error-switch = “{ $switch }” cannot be “{ $name }”. It can be: { $known }.
error-no-switch = There is no rule variant “{ $name }”. Did you mean: { $known }?
error-which-switch = There is no rule variant “{ $name }”. There are: { $known }.
error-players = The { $edition } edition is for 2 to { $most } players, not { $amount }.
error-seat = A seat must be a number from 0 to { $most }, not { $amount }.
error-size = City size { $amount } does not work with { $players } players. It must be 7 or 8, and always 8 with two or three players.
error-not-cast = The cast does not include the { $card }.
error-character = There is no character “{ $name }”. Did you mean: { $known }?
error-unique = There is no unique district “{ $name }”. Did you mean: { $known }?
error-substitute = “{ $name }” cannot stand in for anyone. In this edition, these can: { $known }.
error-substitute-for = Only these can stand in for the { $card }: { $known }.
error-fixed-cast = The cast of the { $edition } edition is fixed and does not include the { $card }.
error-fixed-deck = The unique districts of the { $edition } edition are fixed: leave them out.
error-same-rank = The { $card } and the { $second } both have rank { $rank }. Choose one character of each rank.
error-no-rank = The cast has no character of rank { $rank }. It needs one of each rank from 1 to 8.
error-too-few =
    { $amount ->
        [one] Playing with the { $card } takes at least { $least } players, and there is only 1.
       *[other] Playing with the { $card } takes at least { $least } players, and there are only { $amount }.
    }
error-not-rank9 = Choose a character of rank 9; the rank of the { $card } is { $rank }.
error-rank9-two = With two players there is no rank 9: leave out the { $card }.
error-rank9-three = With three players who choose as in the Classic edition, there are 8 characters: leave out rank 9.
error-rank9-needed =
    { $players ->
        [one] With 1 player the cast needs a character of rank 9: add one.
       *[other] With { $players } players the cast needs a character of rank 9: add one.
    }
error-unique-count =
    { $amount ->
        [one] A deck must have { $most } unique districts, not 1.
       *[other] A deck must have { $most } unique districts, not { $amount }.
    }
error-copies =
    { $amount ->
        [one] The deck cannot have 1 copy of the { $card }; the limit is { $most }.
       *[other] The deck cannot have { $amount } copies of the { $card }; the limit is { $most }.
    }
error-requires = You need the { $second } in the cast to play with the { $card }: change one of them.

## Commands

error-match = A match needs a challenger and an opponent, or a pool.
error-challenger = Name both the challenger and the bot it plays against.
error-pool = A pool needs at least two bots, each named once.
error-ladder = A ladder needs a pool.
error-match-players = A match is for 2 to 8 players, not { $amount }.
error-time-limit = The time limit must be more than 0 seconds.
error-journal = { $file } is the journal of another match.
error-bot = There is no bot “{ $name }”. Choose from: { $known }.
error-no-bots = Name at least one bot.
error-program = Write `exec:` and a program, not “{ $name }”.
error-link = “{ $name }” is not a link to a table. Such a link looks like this: { "http://HOST/t/TABLE" }
error-games = Play at least 1 game, not { $amount }.
error-seed = A seed must be a number from 0 to { $known }, not { $name }.
error-study = Study, part { $name }: { $known }
error-study-parts = A study needs parts, each with a name of its own.
error-study-needed = `--resume` and `--engine` are for studies: name a study file, or a folder with `--out`.
error-study-options = This study file or engine does not use these options: { $known }.
error-study-worker = A worker has another version of Citadels. Install the same one everywhere.
error-results-there = { $file } already holds results. Use `--resume` to continue, or name another folder.
error-results-other = { $file } holds the results of another study, or of another version of Citadels.
error-results-none = { $file } holds no results of a study.
error-shard-lost = A piece of the study ({ $name }, number { $amount }) was lost several times: its worker dies every time it plays this piece.

## Tables on a server

error-no-table = There is no such table.
error-table-closed = This table is closed.
error-seat-taken = That seat is taken.
error-seat-free = There is still a free seat.
error-sits-already = You already have a seat here.
error-no-seat = That is not your seat.
error-not-host = Only the host can do that.
error-begun = The game has already started.
error-not-begun = The game has not started yet.
error-not-over = The game is not over yet.
error-no-moment = There is no such moment in this game.
error-not-asked = It is another player’s decision.
error-not-now = That is not possible now.
error-too-many-changes = Too much has already been changed at this table. All you can do now is play on.
error-paused = The game is paused.
error-full = The table is full.
error-removed = The host has asked you to leave this table.
error-no-spectators = This table does not allow spectators.
error-no-chat = Chat is turned off at this table.
error-no-hints = Advice is turned off at this table.
error-too-many-tables =
    { $most ->
        [one] You already have 1 unfinished table: finish or leave it first.
       *[other] You already have { $most } unfinished tables: finish or leave one first.
    }
error-too-many-bots =
    { $most ->
        [one] There is room for 1 bot besides you.
       *[other] There is room for { $most } bots besides you.
    }
error-setup-code = “{ $name }” is not a valid setup code.
error-language = There is no language “{ $name }”. Choose from: { $known }.
error-busy = Too much is going on right now. Try again.
error-too-fast = Too much at once. Wait a moment.
error-too-long = The message is too long.
error-malformed = The message could not be understood.
error-origin = The request came from another site.
error-server = Something went wrong here. Nothing is lost; try again.
error-offline = The server cannot be reached. Check your connection and try again.
error-page = Something went wrong on this page. Reload it; your game is safe.
error-workers = Several workers cannot share an embedded database: choose a PostgreSQL database with --database, or use one worker.
error-config-file = The settings in { $file } cannot be read: { $text }.
error-no-setting = { $file }: there is no setting “{ $name }”. Did you mean: { $known }?
error-which-setting = { $file }: there is no setting “{ $name }”. There are: { $known }.
error-setting-value = { $file }: “{ $name }” cannot be “{ $value }”. It can be: { $known }.
error-no-database = The database cannot be used: { $text }.
error-no-database-file = There is no database in { $file }.
error-other-schema = The database has schema { $name }, which is not the one of this program. Start the server once to upgrade it, or use the program that it belongs to.
error-backup-none = This file is not a backup.
error-backup-newer = This backup was made by a newer program. Install that version first.
error-backup-cut = The backup is cut off: it ends in “{ $name }” after row { $amount }.
error-backup-damaged = The backup is damaged in “{ $name }”, near row { $amount }.
error-backup-rows = The backup is incomplete: “{ $name }” has { $amount } rows, but { $most } were written.
error-backup-changed = The backup was changed: the contents of “{ $name }” do not match their hash.
error-restore-full = { $name } is not empty. Name an empty database, so that nothing is lost.
error-restore-refused = The database does not accept “{ $name }”: { $text }.
error-no-push = This server sends no notifications.
error-unknown-key = That key or link opens nothing here.
error-key-too-late = That took too long. Please try again.
error-no-passkeys = This server does not use passkeys. A link works just as well.
error-too-many-keys = You have { $most } passkeys already: remove one first.
error-not-kept = First make a passkey or a link, so that you can come back.
error-name-taken = Somebody has reserved this name, or one that looks like it.
error-name-empty = Choose a name with letters first.
error-no-friend = That person is not one of your friends.
error-too-many-friends = You have { $most } friends already: remove one first.
error-vacation-long = That is too long. Vacation days left this year: { $amount }
error-push-address = Notifications cannot be sent there: a push service has a public { "https" } address.
error-contact = “{ $name }” is not a contact. Set --push to an address such as { "mailto:you@example.org" }.
error-no-port = There is no free port from { $port } up. Choose another one with --port.
error-not-found = There is nothing here.
error-other-rules = This game was played under version { $amount } of the rules; this program has version { $most }.
error-port = Port { $port } is taken. Choose another one with --port.

## Keeping order

error-banned = You cannot play here until { $until }.
error-muted = You cannot write in the chat until { $until }.
error-quick-only = At open tables you can only use quick phrases for now.
error-draining = This server is about to restart: games go on, but no new ones can start right now.
error-blocked = You cannot sit at this table: you or its host has blocked the other.
error-too-many-blocks =
    { $most ->
        [one] You have already blocked 1 player: unblock somebody first.
       *[other] You have already blocked { $most } players: unblock somebody first.
    }
error-no-guest = There is no guest “{ $name }”.
error-network = “{ $name }” is not a network. Write one such as { "203.0.113.0/24" }.
error-network-wide = That network is too large: /{ $most } is the largest.
error-duration = “{ $name }” is not a length of time. Write one such as { "30m" }, { "2h" } or { "7d" }.
error-no-target = There is nothing to change for “{ $name }”.
error-no-key = That key does not open this page.

## Standing

error-rated-game = A rated game is played to its end. You can leave it; a bot will play on for you.
error-rated-hints = A rated game has no advice.
error-no-league = There is no such league, or its link has been replaced.
error-league-name = Give the league a name.
error-league-ended = This league has ended.
error-league-removed = The owner has removed you from this league.
error-friend-blocked = You cannot become friends: one of you has blocked the other.
error-league-blocked = You cannot join this league: you or its owner has blocked the other.
error-league-full = This league has { $most } members already.
error-too-many-leagues = You are in { $most } leagues already: leave one first.
error-not-owner = Only the owner of the league can do that.
error-no-member = You can only remove other members of your league.
error-no-profile = This player does not show a profile.

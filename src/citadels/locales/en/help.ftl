### `citadels --help`, and what is said about a wrong command line.
###
### For translators
###
### - The value of help-COMMAND is one sentence: it stands in the list of commands. Its attributes
###   explain the options of the command, `more` adds a paragraph. Options that several commands
###   have are attributes of help-options.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.
### - Lines are read in a terminal of 80 columns: keep them short.

help-citadels = Citadels: build a city, guess who’s who, and try not to get murdered.
    .more = Without a command, it starts the server and opens your browser.

## Headings and small words

help-usage = Usage: { $text }
help-command = COMMAND
help-some-options = [OPTIONS]
help-some-arguments = [ARGUMENTS]
help-commands = Commands
help-arguments = Arguments
help-number = NUMBER
help-file = FILE
help-text = TEXT
help-default = default: { $value }
help-required = required
help-help = Show this page.
help-version = Show the version.

## Options of several commands

help-options = Options
    .players = Number of players, 2 to 8.
    .edition = Which edition to play: `deluxe`, `classic` or `czech`.
    .preset = A ready-made set of characters and districts, such as `vicious_nobles`.
    .deck = A preset, or `random` for new characters and districts in every game.
    .seed = Random seed: the same seed gives the same games.
    .jobs = How many processes to use; 0 means one per core.
    .failures-dir = Save the records of games that failed in this folder.
    .file = The record of a game.
    .host = Address to listen on; `0.0.0.0` lets other computers connect.
    .database = URL of the database for games; without it, a file in your data folder.
    .redis = URL of a Redis server that connects several processes.
    .workers = Number of processes for players; more than one needs PostgreSQL.
    .push = Notify players whose page is closed; push services are given this contact, such as `mailto:you@example.org`.
    .site = Public address of the server, such as `https://citadels.example.org`; for `citadels doctor --server`.
    .backups = Folder of the backups; their age is watched.
    .config = Read settings from this file; see `docs/server.md`.
    .operator = Name for the audit log; without it, your user name.
    .duration = How long: `30m`, `2h`, `7d`.
    .target = The id of a guest, as `citadels admin who` shows it.
    .json = Print JSON for other programs.
    .language = `en`, `uk`, `ru`, `cs` or `pl`; without it, the language of your system.

## Commands

help-play = Play a game against bots in the terminal.
    .setup = Read the setup from this file; `citadels setup` prints one.
    .seed = Random seed; a new one if left out.
    .bots = How strong the bots are: `novice`, `apprentice`, `citizen`, `master_builder`, `regent` or `grand_architect`; or a program, `exec:./mybot`.
    .seat = Your seat, counting from 0.
    .name = Your name.
    .record = Save the record of the game in this file.
help-serve = Start the server to play in the browser.
    .more = Every option can also be set in a file, which `--config` names, or in the environment: `--keep-chat` is `keep-chat` in the file and `CITADELS_KEEP_CHAT` in the environment. Options override the environment, and the environment overrides the file.
    .port = Port to listen on; without it, 8000 or the next free one.
    .thinkers = Number of processes that each worker has for its bots.
    .relay = Address at which workers on other machines, with the same database, reach this machine.
    .origin = Another site that may connect, such as `https://example.org`; can be repeated.
    .keep-reports = Days to keep reports and the audit log; 0 means forever.
    .words = A file with more words for tables to hide, one per line.
    .chat-after = At open tables, guests write freely only after this many finished games with others.
    .browser = Open the browser.
    .sockets = How many connections one address may have, in each worker.
    .requests = How many requests one address may make: per second, and in one burst.
    .proxy = Address of a proxy that is trusted to say where visitors come from; can be repeated. Without it, `FORWARDED_ALLOW_IPS` or this machine.
    .keep-games = Days to keep finished games that nobody with a name has played; 0 means forever.
    .keep-reviews = Days to keep reviews; 0 means forever. They can be made again.
    .keep-chat = Days to keep chat; 0 means forever.
    .keep-guests = Days to keep guests who do not come back; 0 means forever.
    .log-format = How logs are written: `json` or `text`.
    .log-level = Which logs are written: `debug`, `info`, `warning`, `error`, or `auto`, which is `info`, but at a terminal `warning`.
    .telemetry = Send traces and logs to this { "OpenTelemetry" } collector, such as `http://127.0.0.1:4318`.
    .show-config = Print the settings in force and where each comes from, and stop.
help-replay = Tell the story of a recorded game, with its scores.
    .events = Give every event a line of its own.
    .view = Tell only what this seat knows; everything if left out.
help-review = Say what decided a recorded game: luck, play, and who did what to whom.
    .effort = How carefully to look: `quick`, `normal` or `deep`.
    .drafts = Also show what this player could know after each draft; 0 for nobody.
    .html = Write one page that works offline to this file.
help-verify = Check that a game was dealt from the seed promised at the start.
    .commitment = The fingerprint that was shown when the game began.
help-cards = List all cards with their texts.
help-setup = Print a setup to edit and use with `play --setup`.
    .players = Number of players, 2 to 8; 0 for any, with `--random`.
    .random = Draw the characters and districts at random.
    .seed = Seed of the draw; a new one if left out.
help-simulate = Let bots play many games and sum up the results.
    .more = Ctrl-C stops and shows the results so far. With a study file, or with `--out`, every game is kept as rows of Parquet files for `citadels report`; `--resume` continues where an earlier run stopped.
    .games = How many games to play.
    .players = Number of players, 2 to 8; 0 for any.
    .bots = Which bots take the seats, in order: `novice,random`.
    .study = A study file: what to play, how often, and by whom.
    .out = Keep every game in this folder.
    .resume = Continue with what is already in the folder.
    .engine = Who plays: `processes` of this machine, or `ray`, a cluster.
    .address = Where the cluster is: `127.0.0.1:6379`.
help-report = Turn the results of a study into a page, charts or a table.
    .more = Without options it writes a page beside the folder of the results. The page works offline, on any screen.
    .results = The folder of the results.
    .html = Write the page to this file.
    .csv = Write all figures to this file, for a spreadsheet.
    .svg = Write the pictures as `SVG` files into this folder.
    .png = Write the pictures as `PNG` files into this folder.
help-arena = Measure how strong bots are.
    .more = Every deal is played once from each seat. Win rates come with 95% intervals. A bot that fails loses the game. Ctrl-C stops and shows the results so far; with `--resume` you can continue later.
    .challenger = The bot to measure; `exec:./mybot` is a program of your own.
    .against = The bot in all other seats.
    .pool = Instead of these two, bots that meet at mixed tables: `a,b,c`.
    .games = How many games to play, rounded up to whole deals.
    .ladder = Rate the bots of the pool by where they finish.
    .time-limit = Seconds of CPU time for one decision, or of waiting for a program; a bot that takes longer loses.
    .resume = Keep a journal in this file and continue from it.
help-check-bot = Check whether a program follows the bot protocol.
    .more = The program plays whole games of every kind against random players, and you see what it does wrong. See `docs/protocol.md`.
    .bot = The program, such as `exec:./mybot`.
    .games = How many games to play.
    .seed = Random seed.
    .time-limit = Seconds it has for each answer.
help-sit = Let a program play at a table on a server.
    .link = The link to the table, or to a seat at it.
    .bot = The program, such as `exec:./mybot`.
    .name = Its name at the table; if left out, the one it gives itself.
    .time-limit = Seconds it has for each answer.
help-mcp = Let a language model play against bots, over the { "Model Context Protocol" }.
help-backup = Save the whole database in one file, even while people play.
    .file = The file to write; `-` writes to standard output.
help-restore = Fill an empty database from a backup, or check a backup.
    .more = A backup fits any database: PostgreSQL and SQLite alike. Ctrl-C stops and leaves nothing behind.
    .file = The backup.
    .check = Only check: restore it where nobody sees it, and replay every game.
help-doctor = Check your installation and tell you what to fix.
    .server = Also check what a public server needs: schema, disk, limits, settings of PostgreSQL, backups, certificate, proxy.
    .port = Port to check; without it, 8000 or the next free one.
help-completion = Print a script that completes commands in your shell.
    .more = To set it up, run `citadels completion --install` and open a new shell.
    .shell = `bash`, `zsh`, `fish` or `powershell`; the one you are using if left out.
    .install = Install the script instead of printing it.
help-admin = Keep order on a server: see who is on, and act.
    .more = The commands work on the database, so they reach all its processes within seconds. Everything you do is in the audit log.
help-admin-who = List who is connected.
help-admin-tables = List the tables that are still in use.
help-admin-reports = Show reports with the chat around them.
    .everything = Include resolved ones.
help-admin-resolve = Mark a report as resolved.
    .report = The number of the report.
    .outcome = What you did about it.
help-admin-close = Close a table; its game ends without a result.
    .table = The id of the table.
help-admin-mute = Keep a guest from writing in chats for a while.
help-admin-unmute = Let a guest write again.
help-admin-ban = Keep a guest or a network out for a while.
    .target = The id of a guest, or a network: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-unban = Let a guest or a network in again.
    .target = The id of a guest, or a network: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-penalties = List the bans and mutes in force.
help-admin-unname = Take a guest’s name away; they can choose another.
help-admin-announce = Announce something to everyone.
    .text = The announcement; without it, earlier ones are withdrawn.
help-admin-drain = Start no new games; those in progress go on.
    .process = One process, such as `host:4711`; without it, all that are running now.
    .off = Allow new games again.
help-admin-key = Print a new key for the page `/admin`.
    .revoke = Revoke the key instead.
help-admin-ratings = Show the ratings of bots and how many people have one.
    .recompute = First read missing results from the logs, then rate all games again.
help-admin-audit = List what operators have done.
    .limit = How many lines to show.

## What goes wrong

help-no-command = There is no command “{ $name }”. Choose from: { $known }.
help-no-option = There is no option “{ $name }”. See `{ $command } --help`.
help-near-option = There is no option “{ $name }”. Did you mean { $known }?
help-no-value = { $option } cannot be “{ $value }”.
help-missing = { $option } needs a value.
help-left-out = { $name } is missing. See `{ $command } --help`.
help-interrupted = interrupted
help-installed = Completion is installed in { $file }. Open a new shell to use it.
    .zsh = If nothing is completed there, add this line to the end of { "~/.zshrc" }: { "autoload -Uz compinit && compinit" }
help-no-shell = Your shell was not recognized. Name one of these: { $known }.

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
    .json = Print JSON for other programs.
    .language = `en`, `uk`, `ru`, `cs` or `pl`; without it, the language of your system.

## Commands

help-play = Play a game against bots in the terminal.
    .setup = Read the setup from this file; `citadels setup` prints one.
    .seed = Random seed; a new one if left out.
    .bots = How strong the bots are: `novice`, `apprentice`, `citizen` or `master_builder`; or a program, `exec:./mybot`.
    .seat = Your seat, counting from 0.
    .name = Your name.
    .record = Save the record of the game in this file.
help-serve = Start the server to play in the browser.
    .port = Port to listen on; without it, 8000 or the next free one.
    .workers = Number of processes for players; more than one needs PostgreSQL.
    .thinkers = Number of processes that each worker has for its bots.
    .relay = Address of this machine at which workers on other machines, with the same database, reach this one.
    .origin = Another site that may connect, such as `https://example.org`; can be repeated.
    .push = Notify players whose page is closed; push services are given this contact, such as `mailto:you@example.org`.
    .browser = Open the browser.
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
    .more = The program plays whole games of every kind against random players. You learn what it does wrong. See `docs/protocol.md`.
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
help-doctor = Check your installation and tell you what to fix.
    .port = Port to check; without it, 8000 or the next free one.
help-completion = Print a script that completes commands in your shell.
    .more = To set it up, run `citadels completion --install` and open a new shell.
    .shell = `bash`, `zsh`, `fish` or `powershell`; the one you are using if left out.
    .install = Install the script instead of printing it.

## What goes wrong

help-no-command = There is no command “{ $name }”. Choose from: { $known }.
help-no-option = There is no option “{ $name }”. See `{ $command } --help`.
help-no-value = { $option } cannot be “{ $value }”.
help-missing = { $option } needs a value.
help-left-out = { $name } is missing. See `{ $command } --help`.
help-interrupted = interrupted
help-installed = Completion is installed in { $file }. Open a new shell to use it.
    .zsh = If nothing is completed there, add this line to the end of { "~/.zshrc" }: { "autoload -Uz compinit && compinit" }
help-no-shell = Your shell was not recognized. Name one of these: { $known }.

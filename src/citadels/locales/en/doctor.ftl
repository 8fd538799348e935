### `citadels doctor`: what was found, and in `remedy` what to do about it.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.

doctor-python-fine = Python { $version } ({ $name })
doctor-python-old = Python { $version } is too old.
    .remedy = Install Python 3.11 or newer.
doctor-build-compiled = The engine is compiled.
doctor-build-interpreted = The engine is interpreted: it plays the same games, but more slowly.
    .remedy = Install a wheel made for your system, or let `python3 run.py` compile it from source.
doctor-compiler-there = A C compiler is there: { $name }
doctor-compiler-missing = No C compiler was found: the engine stays interpreted.
    .remedy = Install one, such as `gcc` or `clang`, and start `python3 run.py` again.
doctor-headers-missing = Python’s C headers were not found: the engine stays interpreted.
    .remedy = Install them; in Debian and Ubuntu they are called `python3-dev`.
doctor-node-there = Node, which builds the browser client, is there: { $file }
doctor-node-missing = Node was not found, or it is too old to build the browser client.
    .remedy = `python3 run.py` downloads one by itself; offline, install Node 22.12 or newer.
doctor-extra-there = The extra `{ $extra }` is installed.
doctor-extra-missing = The extra `{ $extra }` is not installed; missing: { $names }.
    .remedy = { $text }
doctor-client-built = The browser client is installed.
doctor-client-missing = The browser client is missing: the server has no page to show.
    .remedy = Install a wheel, which includes it, or let `python3 run.py` build it from source.
doctor-port-free = Port { $port } is free.
doctor-port-next = Port { $port } is taken; the server will use { $free }.
doctor-port-taken = Port { $port } is taken.
    .remedy = Choose another one with `--port`, or stop what is using it.
doctor-database-file = Games are kept in { $file }
doctor-database-locked = Games cannot be saved in { $file }
    .remedy = Make the folder writable, or choose another place with `--database`.
doctor-database-broken = { $file } is not a Citadels database: { $text }.
    .remedy = Restore a backup, or move the file away to start over.
doctor-database-answers = The database answers: { $address }
doctor-database-silent = The database does not answer: { $address } ({ $text }).
    .remedy = Check that it is running, and that the address, user and password are right.
doctor-redis-answers = Redis answers: { $address }
doctor-redis-silent = Redis does not answer: { $address } ({ $text }).
    .remedy = Check that it is running and that the address is right, or leave out `--redis`.
doctor-width-fine = The terminal is { $text } columns wide.
doctor-width-narrow = The terminal is only { $text } columns wide.
    .remedy = Widen the window to 80 columns.
doctor-letters-few = The terminal cannot show all characters ({ $name }).
    .remedy = Set `PYTHONUTF8=1`, and use a terminal that supports UTF-8.
doctor-colour-there = Colors are on.
doctor-colour-off = Colors are off: this is not a terminal, or `NO_COLOR` is set.
doctor-language-fine = The language is English. `--language` can be: { $known }.
doctor-language-unknown = Your system asks for “{ $name }”, which is not available; without `--language`, you get English.
    .remedy = Set `--language` to one of these: { $known }.
doctor-sum =
    { $count ->
        [0] All is well.
        [one] 1 thing needs to be fixed.
       *[other] { $count } things need to be fixed.
    }

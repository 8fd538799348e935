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
doctor-port-serves = A Citadels server is running on port { $port }.
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
doctor-schema-fine = The database schema matches this program ({ $name }).
doctor-schema-none = The database is new: the server will set it up at its first start.
doctor-schema-older = The database has an older schema ({ $name }); this program has { $version }.
    .remedy = Make a backup, then start the server: it upgrades the database by itself.
doctor-schema-newer = The database has a newer schema ({ $name }); this program only knows { $version }.
    .remedy = Install the newer program again, or restore a backup that was made before the upgrade.
doctor-clock-off = The database’s clock differs from this machine’s by { $text } seconds.
    .remedy = Have both machines set their clocks by `NTP`, for example with `chrony`.
doctor-postgres-durable = PostgreSQL keeps what it confirms.
doctor-postgres-careless = PostgreSQL may lose confirmed moves when the machine fails: { $names } is off.
    .remedy = Turn it on in `postgresql.conf` and reload PostgreSQL.
doctor-postgres-vacuum = PostgreSQL does not clean up after itself: it will grow and become slow.
    .remedy = Set `autovacuum = on` in `postgresql.conf` and reload PostgreSQL.
doctor-postgres-connections = PostgreSQL allows { $text } connections; these workers need { $value }.
    .remedy = Raise `max_connections` in `postgresql.conf` and restart PostgreSQL, or use fewer workers.
doctor-postgres-encoding = The database has the encoding { $name }: names will get lost.
    .remedy = Make a new one with `createdb --encoding UTF8 --template template0`, and restore a backup into it.
doctor-postgres-archive = PostgreSQL keeps no archive: if the disk fails, the last backup is all there is.
    .remedy = See “Recovery to a point in time” in `docs/server.md`.
doctor-disk-fine = There is room for more: { $free } GB are free in { $file }
doctor-disk-filling = The disk is filling up: { $free } GB are free in { $file }
    .remedy = Make room, or set `keep-games` and `keep-reviews`.
doctor-disk-full = The disk is nearly full: { $free } GB are free in { $file }
    .remedy = Make room now: when it is full, no move can be saved.
doctor-files-fine = A process may have { $text } files and connections open.
doctor-files-few = A process may have only { $text } files and connections open.
    .remedy = Raise the limit: `LimitNOFILE=65536` in the unit, or `ulimit -n` in the shell.
doctor-files-unknown = This system does not limit open files.
doctor-backup-fine = The newest backup is { $text } hours old.
doctor-backup-old = The newest backup is { $text } hours old ({ $file }).
    .remedy = See why `citadels backup` no longer runs every day.
doctor-backup-none = There is no backup in { $file }
    .remedy = Run `citadels backup` there every day, for example by `cron`.
doctor-backup-nowhere = Nobody knows whether there are backups.
    .remedy = Name their folder in the setting `backups`.
doctor-push-fine = Notifications are set up.
doctor-push-new = The key for notifications is not there yet: the server makes one at its next start.
doctor-push-contact = “{ $name }” is not a contact for push services.
    .remedy = Set `push` to an address such as { "mailto:you@example.org" }.
doctor-site-answers = The server can be reached at { $address }
doctor-site-unknown = The public address is not known, so certificate and proxy were not checked.
    .remedy = Name it in the setting `site`.
doctor-site-plain = { $address } does not use encryption: cookies and games can be read on the way.
    .remedy = Set up a certificate in the proxy; see `docs/server.md`.
doctor-site-silent = The server cannot be reached at { $address } ({ $text }).
    .remedy = Check the name, the firewall, the certificate and the proxy.
doctor-site-wrong = { $address } answers with status { $text }.
    .remedy = Check that the proxy passes everything on to the server, and that the server is running.
doctor-certificate-valid = The certificate is valid for { $text } more days.
doctor-certificate-ending = The certificate is valid for only { $text } more days.
    .remedy = Renew it, for example with `certbot renew`, and reload the proxy.
doctor-proxy-scheme = The server does not know that visitors use `https`.
    .remedy = Have the proxy send `X-Forwarded-Proto`, and name the proxy in the setting `proxy`.
doctor-proxy-metrics = Strangers can read { "/metrics" }.
    .remedy = Have the proxy refuse it, as `deploy/nginx.conf` does.
doctor-proxy-sockets = Sockets do not get through the proxy: nobody can play.
    .remedy = Have the proxy pass on `Upgrade` and `Connection`, as `deploy/nginx.conf` does.
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

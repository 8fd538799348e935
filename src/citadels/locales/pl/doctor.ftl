### `citadels doctor`: what was found, and in `remedy` what to do about it.
###
### For translators
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.

doctor-python-fine = Python { $version } ({ $name })
doctor-python-old = Python { $version } jest za stary.
    .remedy = Zainstaluj Python 3.11 lub nowszy.
doctor-build-compiled = Silnik gry jest skompilowany.
doctor-build-interpreted = Silnik gry nie jest skompilowany: gry są te same, tylko wolniejsze.
    .remedy = Zainstaluj pakiet dla swojego systemu; jeśli masz kod źródłowy, skompiluje go `python3 run.py`.
doctor-compiler-there = Kompilator języka { "C" } jest na miejscu: { $name }
doctor-compiler-missing = Brakuje kompilatora języka { "C" }: silnik gry nie zostanie skompilowany.
    .remedy = Zainstaluj go, na przykład `gcc` lub `clang`, i ponownie uruchom `python3 run.py`.
doctor-headers-missing = Brakuje plików nagłówkowych języka { "Python" }: silnik gry nie zostanie skompilowany.
    .remedy = Zainstaluj je; w systemach { "Debian" } i { "Ubuntu" } to pakiet `python3-dev`.
doctor-node-there = { "Node" }, który buduje stronę dla przeglądarki, jest na miejscu: { $file }
doctor-node-missing = Brakuje programu { "Node" }, który buduje stronę dla przeglądarki, albo jest za stary.
    .remedy = `python3 run.py` pobierze go sam; bez sieci zainstaluj { "Node 22.12" } lub nowszy.
doctor-extra-there = Dodatek `{ $extra }` jest zainstalowany.
doctor-extra-missing = Dodatek `{ $extra }` nie jest zainstalowany; brakuje: { $names }.
    .remedy = { $text }
doctor-client-built = Strona dla przeglądarki jest na miejscu.
doctor-client-missing = Brakuje strony dla przeglądarki: serwer nie ma czego pokazać.
    .remedy = Zainstaluj gotowy pakiet, który ją zawiera; jeśli masz kod źródłowy, zbuduje ją `python3 run.py`.
doctor-port-free = Port { $port } jest wolny.
doctor-port-serves = Na porcie { $port } działa już nasz serwer.
doctor-port-next = Port { $port } jest zajęty; serwer użyje portu { $free }.
doctor-port-taken = Port { $port } jest zajęty.
    .remedy = Podaj inny opcją `--port` albo zatrzymaj program, który go używa.
doctor-database-file = Gry są przechowywane w { $file }
doctor-database-locked = Nie można zapisywać gier w { $file }
    .remedy = Pozwól na zapis w folderze albo podaj inne miejsce opcją `--database`.
doctor-database-broken = { $file } nie jest bazą danych tej gry: { $text }.
    .remedy = Przywróć kopię zapasową albo przenieś plik gdzie indziej, aby zacząć od nowa.
doctor-database-answers = Baza danych odpowiada: { $address }
doctor-database-silent = Baza danych nie odpowiada: { $address } ({ $text }).
    .remedy = Sprawdź, czy działa i czy adres, użytkownik i hasło są poprawne.
doctor-redis-answers = Redis odpowiada: { $address }
doctor-redis-silent = Redis nie odpowiada: { $address } ({ $text }).
    .remedy = Sprawdź, czy działa i czy adres jest poprawny, albo obejdź się bez `--redis`.
doctor-schema-fine = Baza danych ma schemat tego programu ({ $name }).
doctor-schema-none = Baza danych jest nowa: serwer przygotuje ją przy pierwszym uruchomieniu.
doctor-schema-older = Baza danych ma starszy schemat ({ $name }); ten program ma { $version }.
    .remedy = Zrób kopię zapasową i uruchom serwer: sam zaktualizuje bazę.
doctor-schema-newer = Baza danych ma nowszy schemat ({ $name }); ten program zna tylko { $version }.
    .remedy = Zainstaluj ponownie nowszy program albo odtwórz kopię zrobioną przed aktualizacją.
doctor-clock-off = Zegar bazy danych różni się od tego o { $text } s.
    .remedy = Niech oba komputery ustawiają zegar przez `NTP`, na przykład programem `chrony`.
doctor-postgres-durable = PostgreSQL zachowuje to, co potwierdza.
doctor-postgres-careless = Przy braku prądu PostgreSQL może zgubić potwierdzone ruchy: wyłączone jest { $names }.
    .remedy = Włącz to w pliku `postgresql.conf` i wczytaj go ponownie.
doctor-postgres-vacuum = PostgreSQL po sobie nie sprząta: baza będzie rosła i zwolni.
    .remedy = Ustaw `autovacuum = on` w pliku `postgresql.conf` i wczytaj go ponownie.
doctor-postgres-connections = PostgreSQL pozwala na tyle połączeń: { $text }; te procesy potrzebują { $value }.
    .remedy = Zwiększ `max_connections` w pliku `postgresql.conf` i uruchom PostgreSQL ponownie albo użyj mniej procesów.
doctor-postgres-encoding = Baza danych ma kodowanie { $name }: imiona będą ginąć.
    .remedy = Utwórz nową przez `createdb --encoding UTF8 --template template0` i odtwórz w niej kopię.
doctor-postgres-archive = PostgreSQL nie prowadzi archiwum: po awarii dysku zostanie tylko ostatnia kopia.
    .remedy = Zobacz { "“Recovery to a point in time”" } w `docs/server.md`.
doctor-disk-fine = Miejsca jest dość: wolne { $free } GB w { $file }
doctor-disk-filling = Dysk się zapełnia: wolne { $free } GB w { $file }
    .remedy = Zrób miejsce albo ustaw `keep-games` i `keep-reviews`.
doctor-disk-full = Dysk jest prawie pełny: wolne { $free } GB w { $file }
    .remedy = Zrób miejsce teraz: na pełnym dysku nie zapisze się żaden ruch.
doctor-files-fine = Proces może mieć tyle otwartych plików i połączeń: { $text }.
doctor-files-few = Proces może mieć za mało otwartych plików i połączeń: { $text }.
    .remedy = Zwiększ limit: `LimitNOFILE=65536` w opisie usługi albo `ulimit -n` w powłoce.
doctor-files-unknown = Ten system nie ogranicza otwartych plików.
doctor-backup-fine = Wiek najnowszej kopii w godzinach: { $text }.
doctor-backup-old = Wiek najnowszej kopii w godzinach: { $text } ({ $file }).
    .remedy = Sprawdź, dlaczego `citadels backup` nie uruchamia się już codziennie.
doctor-backup-none = Nie ma żadnej kopii w { $file }
    .remedy = Uruchamiaj tam codziennie `citadels backup`, na przykład przez `cron`.
doctor-backup-nowhere = Nie wiadomo, czy są kopie zapasowe.
    .remedy = Podaj ich folder w ustawieniu `backups`.
doctor-push-fine = Powiadomienia są ustawione.
doctor-push-new = Klucza do powiadomień jeszcze nie ma: serwer utworzy go przy następnym uruchomieniu.
doctor-push-contact = „{ $name }” to nie kontakt dla usług doręczania.
    .remedy = Ustaw `push` na adres, na przykład { "mailto:you@example.org" }.
doctor-site-answers = Serwer jest dostępny pod adresem { $address }
doctor-site-unknown = Publiczny adres nie jest znany, więc certyfikatu i proxy nie sprawdzono.
    .remedy = Podaj go w ustawieniu `site`.
doctor-site-plain = { $address } nie szyfruje: klucze i gry można po drodze przeczytać.
    .remedy = Ustaw w proxy certyfikat; zobacz `docs/server.md`.
doctor-site-silent = Serwer nie jest dostępny pod adresem { $address } ({ $text }).
    .remedy = Sprawdź nazwę, zaporę, certyfikat i proxy.
doctor-site-wrong = { $address } odpowiada kodem { $text }.
    .remedy = Sprawdź, czy proxy przekazuje serwerowi wszystko i czy serwer działa.
doctor-certificate-valid = Certyfikat jest ważny; zostało dni: { $text }.
doctor-certificate-ending = Certyfikat wkrótce wygaśnie; zostało dni: { $text }.
    .remedy = Odnów go, na przykład przez `certbot renew`, i wczytaj ponownie ustawienia proxy.
doctor-proxy-scheme = Serwer nie wie, że goście używają `https`.
    .remedy = Niech proxy wysyła `X-Forwarded-Proto`; podaj je w ustawieniu `proxy`.
doctor-proxy-metrics = Obcy mogą czytać { "/metrics" }.
    .remedy = Niech proxy tego nie przepuszcza, jak w `deploy/nginx.conf`.
doctor-proxy-sockets = WebSocket nie przechodzi przez proxy: nikt nie może grać.
    .remedy = Niech proxy przekazuje `Upgrade` i `Connection`, jak w `deploy/nginx.conf`.
doctor-width-fine = Szerokość terminala w kolumnach: { $text }.
doctor-width-narrow = Terminal jest za wąski; liczba kolumn: { $text }.
    .remedy = Poszerz okno do 80 kolumn.
doctor-letters-few = Terminal nie pokaże wszystkich liter ({ $name }).
    .remedy = Ustaw `PYTHONUTF8=1` i użyj terminala, który pokazuje UTF-8.
doctor-colour-there = Kolory są włączone.
doctor-colour-off = Kolory są wyłączone: to nie jest terminal albo ustawiono `NO_COLOR`.
doctor-language-fine = Język: polski; inny wybierzesz opcją `--language`: { $known }.
doctor-language-unknown = Twój system prosi o język „{ $name }”, na który gry nie przetłumaczono; bez `--language` wszystko będzie po angielsku.
    .remedy = Język wybierzesz opcją `--language`: { $known }.
doctor-sum =
    { $count ->
        [0] Wszystko w porządku.
        [one] Trzeba naprawić 1 rzecz.
        [few] Trzeba naprawić { $count } rzeczy.
       *[many] Trzeba naprawić { $count } rzeczy.
    }

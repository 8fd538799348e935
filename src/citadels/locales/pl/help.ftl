### `citadels --help`, and what is said about a wrong command line.
###
### For translators
###
### - The value of help-COMMAND is one sentence: it stands in the list of commands. Its attributes
###   explain the options of the command, `more` adds a paragraph. Options that several commands
###   have are attributes of help-options.
### - What is typed, and names of other programs, stand in backquotes: they are not translated.
### - Lines are read in a terminal of 80 columns: keep them short.

help-citadels = Cytadela: zbuduj miasto, zgadnij, kto jest kim, i nie daj się zabić.
    .more = Bez polecenia uruchamia się serwer i otwiera przeglądarka.

## Headings and small words

help-usage = Użycie: { $text }
help-command = POLECENIE
help-some-options = [OPCJE]
help-some-arguments = [ARGUMENTY]
help-commands = Polecenia
help-arguments = Argumenty
help-number = LICZBA
help-file = PLIK
help-text = TEKST
help-default = domyślnie: { $value }
help-required = wymagane
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.

## Options of several commands

help-options = Opcje
    .players = Liczba graczy, od 2 do 8.
    .edition = Edycja gry: `deluxe`, `classic` lub `czech`.
    .preset = Gotowy zestaw postaci i dzielnic, na przykład `vicious_nobles`.
    .deck = Gotowy zestaw albo `random`: za każdym razem nowe postacie i dzielnice.
    .seed = Ziarno losowania: to samo ziarno daje te same gry.
    .jobs = Ilu procesów użyć; 0 oznacza jeden na rdzeń.
    .failures-dir = Folder na zapisy gier, w których wystąpił błąd.
    .file = Zapis gry.
    .host = Adres, pod którym serwer czeka na połączenia; `0.0.0.0` wpuszcza inne komputery.
    .database = Gdzie przechowywać gry (adres bazy danych); domyślnie w pliku w twoim folderze danych.
    .redis = Adres serwera Redis, który łączy kilka procesów.
    .workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL.
    .push = Powiadamiaj graczy, którzy zamknęli stronę; usługi doręczania dostają ten kontakt, na przykład `mailto:you@example.org`.
    .site = Publiczny adres serwera, na przykład `https://citadels.example.org`; dla `citadels doctor --server`.
    .backups = Folder z kopiami zapasowymi; serwer pilnuje ich wieku.
    .config = Czytaj ustawienia z tego pliku; zobacz `docs/server.md`.
    .operator = Imię do dziennika; domyślnie twoja nazwa użytkownika.
    .duration = Jak długo: `30m`, `2h`, `7d`.
    .target = Kod gościa, jaki pokazuje `citadels admin who`.
    .json = Wypisz JSON dla innych programów.
    .language = `en`, `uk`, `ru`, `cs` lub `pl`; domyślnie język twojego systemu.

## Commands

help-play = Zagraj przeciwko botom w terminalu.
    .setup = Wczytaj ustawienie gry z tego pliku; wypisuje je `citadels setup`.
    .seed = Ziarno losowania; bez tej opcji nowe.
    .bots = Siła botów: `novice`, `apprentice`, `citizen`, `master_builder`, `regent` lub `grand_architect`; albo program: `exec:./mybot`.
    .seat = Twoje miejsce, licząc od 0.
    .name = Twoje imię.
    .record = Zachowaj zapis gry w tym pliku.
help-serve = Uruchom serwer, aby grać w przeglądarce.
    .more = Każdą opcję można też podać w pliku, który wskazuje `--config`, albo w zmiennych środowiska: `--keep-chat` to `keep-chat` w pliku i `CITADELS_KEEP_CHAT` w środowisku. Opcje mają pierwszeństwo przed środowiskiem, a środowisko przed plikiem.
    .port = Port; bez tej opcji 8000 albo najbliższy wolny.
    .thinkers = Ile procesów dla botów ma każdy proces serwera.
    .relay = Adres tego komputera, pod którym znajdą go procesy serwera na innych komputerach z tą samą bazą danych.
    .origin = Kolejna strona, która może się łączyć, na przykład `https://example.org`; można powtarzać.
    .keep-reports = Ile dni przechowywać zgłoszenia i dziennik operatorów; 0 oznacza bezterminowo.
    .words = Plik z dodatkowymi słowami, które ukrywa filtr, po jednym w wierszu.
    .chat-after = Przy otwartych stołach goście piszą swobodnie dopiero po tylu ukończonych grach z innymi.
    .browser = Otwórz przeglądarkę.
    .sockets = Ile połączeń może mieć jeden adres w każdym procesie.
    .requests = Ile zapytań może wysłać jeden adres: na sekundę i naraz.
    .proxy = Adres proxy, któremu serwer wierzy w sprawie gości; można powtarzać. Bez tej opcji `FORWARDED_ALLOW_IPS` albo ten komputer.
    .keep-games = Ile dni przechowywać zakończone gry, w które nie grał nikt z imieniem; 0 oznacza bezterminowo.
    .keep-reviews = Ile dni przechowywać analizy; 0 oznacza bezterminowo. Można je zrobić ponownie.
    .keep-chat = Ile dni przechowywać czat; 0 oznacza bezterminowo.
    .keep-guests = Ile dni przechowywać gości, którzy nie wracają; 0 oznacza bezterminowo.
    .log-format = Jak zapisywać dziennik: `json` albo `text`.
    .log-level = Co zapisywać w dzienniku: `debug`, `info`, `warning`, `error` albo `auto`, czyli `info`, a w terminalu `warning`.
    .telemetry = Wysyłaj ślady i dziennik do tego kolektora OpenTelemetry, na przykład `http://127.0.0.1:4318`.
    .show-config = Wypisz obowiązujące ustawienia i skąd pochodzi każde z nich, i zakończ.
help-replay = Opowiedz zapisaną grę słowami, razem z wynikiem.
    .events = Opowiedz o każdym zdarzeniu w osobnym wierszu.
    .view = Opowiedz tylko to, co wie gracz na tym miejscu; bez tej opcji wszystko.
help-review = Wyjaśnij, co rozstrzygnęło zapisaną grę: szczęście, gra czy cudze ruchy.
    .effort = Jak dokładnie patrzeć: `quick`, `normal` lub `deep`.
    .drafts = Pokaż też, co ten gracz mógł wiedzieć po każdym wyborze postaci; 0 oznacza nikogo.
    .html = Zapisz w tym pliku stronę, która działa bez sieci.
help-verify = Sprawdź, czy grę rozdano z ziarna obiecanego na początku.
    .commitment = Odcisk pokazany na początku gry.
help-cards = Wypisz wszystkie karty z ich tekstami.
help-setup = Wypisz ustawienie gry, aby je zmienić i zagrać: `play --setup`.
    .players = Liczba graczy, od 2 do 8; z `--random` 0 oznacza dowolną.
    .random = Wylosuj postacie i dzielnice.
    .seed = Ziarno tego losowania; bez tej opcji nowe.
help-simulate = Pozwól botom rozegrać wiele gier i podsumuj wyniki.
    .more = Ctrl-C przerywa i pokazuje dotychczasowe wyniki. Z plikiem badania albo z `--out` każda gra jest zapisywana jako wiersze plików { "Parquet" } dla `citadels report`; `--resume` kontynuuje tam, gdzie skończyło poprzednie uruchomienie.
    .games = Ile gier rozegrać.
    .players = Liczba graczy, od 2 do 8; 0 oznacza dowolną.
    .bots = Które boty siedzą przy stole, po kolei: `novice,random`.
    .study = Plik badania: co, ile razy i kto ma grać.
    .out = Zapisuj każdą grę w tym folderze.
    .resume = Kontynuuj z tym, co już jest w folderze.
    .engine = Kto gra: `processes`, procesy tego komputera, albo `ray`, klaster.
    .address = Gdzie jest klaster: `127.0.0.1:6379`.
help-report = Zrób z wyników badania stronę, wykresy lub tabelę.
    .more = Bez opcji zapisuje stronę obok folderu wyników. Strona działa bez sieci, na każdym ekranie.
    .results = Folder wyników.
    .html = Zapisz stronę w tym pliku.
    .csv = Zapisz wszystkie liczby w tym pliku, dla arkusza kalkulacyjnego.
    .svg = Zapisz obrazki jako pliki { "SVG" } w tym folderze.
    .png = Zapisz obrazki jako pliki { "PNG" } w tym folderze.
help-arena = Zmierz siłę botów.
    .more = Każde rozdanie rozgrywa się po razie z każdego miejsca. Odsetki zwycięstw są podane z 95-procentowym przedziałem ufności. Bot, który zawiedzie, przegrywa grę. Ctrl-C przerywa i pokazuje dotychczasowe wyniki; z `--resume` można kontynuować później.
    .challenger = Bot, którego siłę się mierzy; `exec:./mybot` to własny program.
    .against = Bot na wszystkich pozostałych miejscach.
    .pool = Albo grupa: boty, które spotykają się przy stołach, `a,b,c`.
    .games = Ile gier rozegrać; zaokrąglane w górę do całych rozdań.
    .ladder = Ułóż drabinkę botów z grupy według zajętych miejsc.
    .time-limit = Ile sekund procesora może zająć decyzja, a programowi ile sekund oczekiwania; kto myśli dłużej, przegrywa.
    .resume = Prowadź w tym pliku dziennik i kontynuuj od niego.
help-check-bot = Sprawdź, czy program trzyma się protokołu dla botów.
    .more = Program rozgrywa całe gry każdego rodzaju z graczami, którzy grają na chybił trafił, a ty widzisz, gdzie się myli. Więcej: `docs/protocol.md`.
    .bot = Program, na przykład `exec:./mybot`.
    .games = Ile gier ma rozegrać.
    .seed = Ziarno losowania.
    .time-limit = Sekundy na każdą odpowiedź.
help-sit = Posadź program przy stole na serwerze.
    .link = Link do stołu albo do miejsca przy nim.
    .bot = Program, na przykład `exec:./mybot`.
    .name = Imię przy stole; jeśli go brak, program przedstawia się sam.
    .time-limit = Sekundy na każdą odpowiedź.
help-mcp = Pozwól modelowi językowemu grać z botami przez { "Model Context Protocol" }.
help-backup = Zapisz całą bazę danych w jednym pliku, nawet gdy ludzie grają.
    .file = Plik do zapisania; `-` pisze na standardowe wyjście.
help-restore = Wypełnij pustą bazę danych z kopii zapasowej albo sprawdź kopię.
    .more = Kopia pasuje do każdej bazy: PostgreSQL i SQLite. Ctrl-C przerywa i niczego nie zostawia.
    .file = Kopia zapasowa.
    .check = Tylko sprawdź: odtwórz ją tam, gdzie nikt jej nie widzi, i rozegraj każdą grę ponownie.
help-doctor = Sprawdź instalację i powiedz, co naprawić.
    .server = Sprawdź też to, czego potrzebuje publiczny serwer: schemat, dysk, limity, ustawienia PostgreSQL, kopie, certyfikat, proxy.
    .port = Port do sprawdzenia; bez tej opcji 8000 albo najbliższy wolny.
help-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia.
    .more = Aby wszystko skonfigurować, uruchom `citadels completion --install` i otwórz nowe okno powłoki.
    .shell = `bash`, `zsh`, `fish` lub `powershell`; domyślnie ta, której używasz.
    .install = Zainstaluj skrypt, zamiast go wypisywać.
help-admin = Dbaj o porządek na serwerze: zobacz, kto jest połączony, i działaj.
    .more = Polecenia działają na bazie danych, więc wszystkie jej procesy dowiadują się w kilka sekund. Wszystko, co robisz, trafia do dziennika.
help-admin-who = Wypisz, kto jest połączony.
help-admin-tables = Wypisz stoły, przy których gra się nie skończyła.
help-admin-reports = Pokaż zgłoszenia wraz z czatem.
    .everything = Także załatwione.
help-admin-resolve = Oznacz zgłoszenie jako załatwione.
    .report = Numer zgłoszenia.
    .outcome = Jak się to skończyło.
help-admin-close = Zamknij stół; gra skończy się bez wyniku.
    .table = Kod stołu.
help-admin-mute = Na jakiś czas zakaż gościowi pisania.
help-admin-unmute = Znów pozwól gościowi pisać.
help-admin-ban = Na jakiś czas nie wpuszczaj gościa lub sieci.
    .target = Kod gościa lub sieć: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-unban = Znów wpuszczaj gościa lub sieć.
    .target = Kod gościa lub sieć: `203.0.113.0/24`, `2001:db8::/64`.
help-admin-penalties = Wypisz, komu zakazano wstępu lub pisania.
help-admin-unname = Odbierz gościowi imię; może wybrać inne.
help-admin-announce = Ogłoś coś wszystkim.
    .text = Tekst; bez niego poprzednie ogłoszenia zostaną wycofane.
help-admin-drain = Nie zaczynaj nowych gier; rozpoczęte trwają.
    .process = Jeden proces, na przykład `host:4711`; domyślnie wszystkie, które teraz działają.
    .off = Znów zaczynaj gry.
help-admin-key = Wypisz nowy klucz do strony `/admin`.
    .revoke = Zamiast tego unieważnij klucz.
help-admin-ratings = Pokaż rankingi botów i ilu ludzi ma ranking.
    .recompute = Najpierw odczytaj z dzienników brakujące wyniki i oceń wszystkie gry od nowa.
help-admin-audit = Wypisz, co zrobili operatorzy.
    .limit = Ile wierszy wypisać.

## What goes wrong

help-no-command = Nie ma polecenia „{ $name }”. Są: { $known }.
help-no-option = Nie ma opcji „{ $name }”. Pomoc: `{ $command } --help`.
help-near-option = Nie ma opcji „{ $name }”. Może chodzi o { $known }?
help-no-value = Wartość „{ $value }” nie pasuje do { $option }.
help-missing = Opcja { $option } wymaga wartości.
help-left-out = Brakuje { $name }. Pomoc: `{ $command } --help`.
help-interrupted = przerwano
help-installed = Uzupełnianie zainstalowano w pliku { $file }. Zadziała w nowym oknie powłoki.
    .zsh = Jeśli nic się nie uzupełnia, dopisz na końcu { "~/.zshrc" } wiersz: { "autoload -Uz compinit && compinit" }
help-no-shell = Nie udało się rozpoznać twojej powłoki. Podaj jedną z tych: { $known }.

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

### Errors in Polish: what is wrong with a wish, and what would be right.
###
### - Arguments are explained in the English file; $name, $known, $switch and $text stay as they are.

error-other = { $text }
error-record = Nie da się odczytać tego zapisu, pozycji lub ustawienia gry: { $text }.

## Choices

error-not-offered = „{ $name }” nie jest teraz możliwe. Możliwe są: { $known }.
error-stale = Na to pytanie padła już odpowiedź.
error-over = Gra jest zakończona.
error-effort = Nie ma dokładności „{ $name }”. Możliwe są: { $known }.
error-unfinished = Analizować można tylko zakończoną grę, a ta jeszcze trwa.
error-nothing = „{ $name }” nie oznacza niczego w tej grze.
error-undo =
    { $most ->
        [0] Nie ma czego cofnąć.
        [one] Można cofnąć tylko 1 wybór.
        [few] Można cofnąć tylko { $most } wybory.
       *[many] Można cofnąć tylko { $most } wyborów.
    }

## Set-up of a game

error-edition = Nie ma edycji „{ $name }”. Są: { $known }.
error-preset = W edycji „{ $edition }” nie ma gotowego zestawu „{ $name }”. Są: { $known }.
error-switch = „{ $switch }” nie może mieć wartości „{ $name }”. Możliwe są: { $known }.
error-no-switch = Nie ma wariantu zasad „{ $name }”. Może chodzi o: { $known }?
error-which-switch = Nie ma wariantu zasad „{ $name }”. Są takie: { $known }.
error-players = Edycja „{ $edition }” jest dla 2–{ $most } graczy, a nie dla { $amount }.
error-seat = Miejsce to liczba od 0 do { $most }, a nie { $amount }.
error-size = Ukończone miasto ma 7 lub 8 dzielnic, a w grze 2- i 3-osobowej zawsze 8; przy tej liczbie graczy liczba { $amount } nie pasuje.
error-not-cast = { $card } nie należy do zestawu postaci.
error-character = Nie ma postaci „{ $name }”. Może chodzi o: { $known }?
error-unique = Nie ma dzielnicy unikatowej „{ $name }”. Może chodzi o: { $known }?
error-substitute = „{ $name }” nie może nikogo zastąpić. W tej edycji mogą: { $known }.
error-substitute-for = Kartę { CASE($card, "gen") } mogą zastąpić tylko: { $known }.
error-fixed-cast = Zestaw postaci edycji „{ $edition }” jest stały i nie ma w nim { CASE($card, "gen") }.
error-fixed-deck = Dzielnice unikatowe edycji „{ $edition }” są stałe: nie podawaj ich.
error-same-rank = { $card } i { $second } mają tę samą rangę { $rank }. Wybierz po jednej postaci każdej rangi.
error-no-rank = W zestawie nie ma postaci o randze { $rank }. Potrzebna jest jedna postać każdej rangi od 1 do 8.
error-too-few = { $card } wymaga co najmniej { $least } graczy, a jest ich tylko { $amount }.
error-not-rank9 = Wybierz postać o randze 9; { $card } ma rangę { $rank }.
error-rank9-two = W grze 2-osobowej nie ma rangi 9: pomiń { CASE($card, "acc") }.
error-rank9-three = Gdy troje graczy wybiera jak w edycji klasycznej, postaci jest 8: pomiń rangę 9.
error-rank9-needed =
    { $players ->
        [one] Przy 1 graczu zestaw wymaga postaci o randze 9: dodaj ją.
        [few] Przy { $players } graczach zestaw wymaga postaci o randze 9: dodaj ją.
       *[many] Przy { $players } graczach zestaw wymaga postaci o randze 9: dodaj ją.
    }
error-unique-count = Dzielnic unikatowych w talii ma być { $most }, a nie { $amount }.
error-copies = Liczba kart { CASE($card, "gen") } w talii to najwyżej { $most }, a nie { $amount }.
error-requires = { $card } wymaga { CASE($second, "gen") } w zestawie postaci: zmień jedno z dwojga.

## Commands

error-match = Mecz wymaga pretendenta i przeciwnika albo grupy botów.
error-challenger = Pretendent gra przeciwko botowi: podaj jednego i drugiego.
error-pool = Grupa to co najmniej dwa boty, każdy tylko raz.
error-ladder = Drabinka powstaje z gier w grupie.
error-match-players = Mecz jest dla 2–8 graczy, a nie dla { $amount }.
error-time-limit = Czas na decyzję musi być dłuższy niż 0 sekund.
error-journal = { $file } to dziennik innego meczu.
error-bot = Nie ma bota „{ $name }”. Są: { $known }.
error-no-bots = Podaj co najmniej jednego bota.
error-program = Wpisz `exec:` i program, a nie „{ $name }”.
error-link = „{ $name }” nie jest linkiem do stołu. Taki link wygląda tak: { "http://HOST/t/TABLE" }
error-games = Trzeba rozegrać co najmniej 1 grę, a nie { $amount }.
error-seed = Ziarno losowania to liczba od 0 do { $known }, a nie { $name }.
error-study = W badaniu coś jest nie tak, { $name }: { $known }
error-study-parts = Badanie potrzebuje części, każdej z własną nazwą.
error-study-needed = `--resume` i `--engine` są dla badań: podaj plik badania albo folder z `--out`.
error-study-options = Ten plik badania lub sposób uruchomienia nie używa tych opcji: { $known }.
error-study-worker = Jeden z procesów ma inną wersję programu. Zainstaluj wszędzie tę samą.
error-results-there = W folderze { $file } są już wyniki. Kontynuuj z `--resume` albo podaj inny folder.
error-results-other = W folderze { $file } są wyniki innego badania albo innej wersji programu.
error-results-none = W folderze { $file } nie ma wyników badania.
error-shard-lost = Część badania ({ $name }, numer { $amount }) przepadła kilka razy: jej proces za każdym razem się kończy.

## Tables on a server

error-no-table = Nie ma takiego stołu.
error-table-closed = Ten stół jest zamknięty.
error-seat-taken = To miejsce jest zajęte.
error-seat-free = Jest jeszcze wolne miejsce.
error-sits-already = Masz tu już miejsce.
error-no-seat = To nie jest twoje miejsce.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-begun = Gra już się zaczęła.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze trwa.
error-no-moment = W tej grze nie ma takiej chwili.
error-not-asked = Teraz decyduje inny gracz.
error-not-now = Teraz to niemożliwe.
error-too-many-changes = Przy tym stole zmieniano już zbyt wiele. Teraz można tylko grać dalej.
error-paused = Gra jest wstrzymana.
error-full = Przy tym stole nie ma wolnych miejsc.
error-removed = Gospodarz poprosił cię o odejście od stołu.
error-no-spectators = Tego stołu nie można oglądać.
error-no-chat = Czat przy tym stole jest wyłączony.
error-no-hints = Podpowiedzi przy tym stole są wyłączone.
error-too-many-tables =
    { $most ->
        [one] Masz już 1 niezakończoną grę: najpierw dokończ ją albo odejdź od stołu.
        [few] Masz już { $most } niezakończone gry: najpierw dokończ jedną albo odejdź od stołu.
       *[many] Masz już { $most } niezakończonych gier: najpierw dokończ jedną albo odejdź od stołu.
    }
error-too-many-bots =
    { $most ->
        [one] Oprócz ciebie jest miejsce dla 1 bota.
        [few] Oprócz ciebie jest miejsce dla { $most } botów.
       *[many] Oprócz ciebie jest miejsce dla { $most } botów.
    }
error-setup-code = „{ $name }” nie jest kodem ustawienia gry.
error-language = Nie ma języka „{ $name }”. Są: { $known }.
error-busy = Teraz dzieje się naraz zbyt wiele. Spróbuj ponownie.
error-too-fast = Zbyt wiele naraz. Zaczekaj chwilę.
error-too-long = Wiadomość jest za długa.
error-malformed = Ta wiadomość nie ma sensu.
error-origin = Żądanie pochodzi z innej strony.
error-server = Na serwerze coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.
error-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
error-page = Na tej stronie wystąpił błąd. Wczytaj ją ponownie; gra nie przepadła.
error-workers = Kilka procesów nie może dzielić wbudowanej bazy danych: podaj bazę PostgreSQL opcją --database albo użyj jednego procesu.
error-config-file = Ustawień z pliku { $file } nie da się odczytać: { $text }.
error-no-setting = { $file }: nie ma ustawienia „{ $name }”. Może chodzi o: { $known }?
error-which-setting = { $file }: nie ma ustawienia „{ $name }”. Są takie: { $known }.
error-setting-value = { $file }: „{ $name }” nie może mieć wartości „{ $value }”. Możliwe są: { $known }.
error-no-database = Nie można użyć bazy danych: { $text }.
error-no-database-file = W pliku { $file } nie ma bazy danych.
error-other-schema = Baza danych ma schemat { $name }, a to nie jest schemat tego programu. Uruchom raz serwer, aby ją zaktualizował, albo użyj programu, do którego należy.
error-backup-none = Ten plik nie jest kopią zapasową.
error-backup-newer = Tę kopię zrobił nowszy program. Najpierw zainstaluj jego wersję.
error-backup-cut = Kopia jest urwana: kończy się w części „{ $name }” po wierszu { $amount }.
error-backup-damaged = Kopia jest uszkodzona w części „{ $name }”, w pobliżu wiersza { $amount }.
error-backup-rows = Kopia jest niepełna: wierszy w części „{ $name }” jest { $amount }, a zapisano { $most }.
error-backup-changed = Kopia została zmieniona: zawartość części „{ $name }” nie zgadza się ze swoim skrótem.
error-restore-full = { $name }: baza nie jest pusta. Podaj pustą bazę danych, aby nic nie przepadło.
error-restore-refused = Baza danych nie przyjmuje części „{ $name }”: { $text }.
error-no-push = Ten serwer nie wysyła powiadomień.
error-unknown-key = Ten klucz lub link niczego tu nie otwiera.
error-key-too-late = Trwało to zbyt długo. Spróbuj jeszcze raz.
error-no-passkeys = Ten serwer nie używa kluczy dostępu. Link działa równie dobrze.
error-too-many-keys = Masz już tyle kluczy dostępu: { $most }. Najpierw usuń któryś.
error-not-kept = Najpierw utwórz klucz dostępu lub link, żeby móc wrócić.
error-name-taken = Ktoś zastrzegł już to imię lub podobne.
error-name-empty = Najpierw wybierz imię z liter.
error-no-friend = Tej osoby nie ma wśród twoich znajomych.
error-too-many-friends = Masz już tylu znajomych: { $most }. Najpierw kogoś usuń.
error-vacation-long = To za długo. Dni urlopu, które zostały w tym roku: { $amount }
error-push-address = Nie można tam wysyłać powiadomień: usługa doręczania ma publiczny adres { "https" }.
error-contact = „{ $name }” to nie kontakt. Podaj opcją --push adres, na przykład { "mailto:you@example.org" }.
error-no-port = Od portu { $port } wzwyż żaden nie jest wolny. Podaj inny opcją --port.
error-not-found = Tu nic nie ma.
error-other-rules = Ta gra toczyła się według zasad w wersji { $amount }; tutaj jest wersja { $most }.
error-port = Port { $port } jest zajęty. Podaj inny opcją --port.

## Keeping order

error-banned = Do { $until } nie możesz tu grać.
error-muted = Do { $until } nie możesz pisać na czacie.
error-quick-only = Przy otwartych stołach możesz na razie używać tylko szybkich zwrotów.
error-draining = Serwer zaraz uruchomi się ponownie: gry trwają, ale nowej teraz nie zaczniesz.
error-blocked = Nie możesz usiąść przy tym stole: jedno z was, ty albo jego gospodarz, zablokowało drugie.
error-too-many-blocks =
    { $most ->
        [one] Masz już 1 zablokowanego gracza: najpierw kogoś odblokuj.
        [few] Masz już { $most } zablokowanych graczy: najpierw kogoś odblokuj.
       *[many] Masz już { $most } zablokowanych graczy: najpierw kogoś odblokuj.
    }
error-no-guest = Nie ma gościa „{ $name }”.
error-network = „{ $name }” to nie sieć. Napisz na przykład { "203.0.113.0/24" }.
error-network-wide = Ta sieć jest za duża: najwyżej /{ $most }.
error-duration = „{ $name }” to nie długość czasu. Napisz na przykład { "30m" }, { "2h" } albo { "7d" }.
error-no-target = Dla „{ $name }” nie ma czego zmieniać.
error-no-key = Ten klucz nie otwiera tej strony.

## Standing

error-rated-game = Grę rankingową gra się do końca. Możesz odejść; bot dokończy za ciebie.
error-rated-hints = W grze rankingowej nie ma podpowiedzi.
error-no-league = Nie ma takiej ligi albo jej link zmieniono.
error-league-name = Nadaj lidze nazwę.
error-league-ended = Ta liga już się zakończyła.
error-league-removed = Właściciel usunął cię z tej ligi.
error-friend-blocked = Nie możecie zostać znajomymi: jedno z was zablokowało drugie.
error-league-blocked = Nie możesz dołączyć do tej ligi: jedno z was, ty albo jej właściciel, zablokowało drugie.
error-league-full = Liczba członków tej ligi to już { $most }.
error-too-many-leagues = Liczba twoich lig to już { $most }: najpierw opuść jedną.
error-not-owner = Może to zrobić tylko właściciel ligi.
error-no-member = Możesz usunąć tylko innych członków swojej ligi.
error-no-profile = Ten gracz nie pokazuje profilu.

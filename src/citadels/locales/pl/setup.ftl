### The browser in Polish: setting up a table.
###
### - The names and texts of editions, presets and variants are in editions.ftl, those of bots in bots.ftl.
### - Labels are short. `.text` is a small remark under a label.

setup-title = Nowy stół
setup-shared = Ktoś udostępnia ci tę grę
setup-edition = Edycja
setup-box = W pudełku
setup-box-characters =
    { $count ->
        [one] 1 postać
        [few] { $count } postacie
       *[many] { $count } postaci
    }
setup-box-unique =
    { $count ->
        [one] 1 dzielnica unikatowa
        [few] { $count } dzielnice unikatowe
       *[many] { $count } dzielnic unikatowych
    }
setup-box-players = { $least }–{ $most } graczy
setup-box-fixed = Karty tej edycji są zawsze te same.
setup-players = Gracze
setup-preset = Karty
setup-preset-own = Własny wybór
    .text = Część kart zmieniono lub wylosowano.
setup-draw = Wylosuj
setup-cast = Postacie
setup-cast-hint = Po jednej postaci każdej rangi. Mały przycisk objaśnia postać.
setup-rank = Ranga { $rank }
setup-no-rank = nikt
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] od 1 gracza
        [few] od { $players } graczy
       *[many] od { $players } graczy
    }
setup-explain = Objaśnij kartę: { $card }
setup-unique = Dzielnice unikatowe
# $count of $wanted districts are chosen.
setup-chosen = Wybrano { $count } z { $wanted }
setup-unique-none = Odznacz wszystkie
setup-unique-fill = Wylosuj brakujące
setup-unique-new = Wylosuj od nowa
setup-size-value =
    { $size ->
        [one] 1 dzielnica
        [few] { $size } dzielnice
       *[many] { $size } dzielnic
    }
setup-variants = Warianty zasad
setup-draft3-deluxe = Dziewięć postaci
setup-draft3-classic = Osiem postaci
setup-tie-break-rank-held = Każda ranga
setup-tie-break-rank-revealed = Tylko ujawniona
setup-queen-bewitched-now = W jej turze
setup-queen-bewitched-end-of-round = Na koniec rundy
setup-abbot-school-of-magic-one = Jedno z dwojga
setup-abbot-school-of-magic-both = Jedno i drugie
setup-yes = Tak
setup-no = Nie

## Who sits where

setup-seats = Miejsca
setup-seat-you = Ty
setup-seat = Miejsce { $number }
setup-free = Wolne, dla chętnych
setup-here = Ktoś przy tym ekranie
setup-name = Imię
setup-bots = Boty
setup-fill = Wszystkie pozostałe miejsca
setup-fill-mixed = Jak niżej
setup-here-text = Przy tym ekranie gra kilka osób: między ich turami opada kurtyna.

## How the table is run

setup-table = Ustawienia stołu
setup-listed = Dla kogo jest stół
setup-listed-no = Dla zaproszonych
setup-listed-yes = Dla wszystkich
    .text = Stół jest widoczny na liście otwartych stołów.
setup-timer = Czas do namysłu
setup-timer-none = Bez ograniczeń
setup-timer-turn = Na turę
setup-timer-bank = Z rezerwą
setup-timer-days = Korespondencyjnie
setup-timer-none-text = Nikt nikogo nie pogania.
setup-timer-turn-text = Gdy czas się skończy, gra ostrożnie wybiera za gracza.
setup-timer-bank-text = Oprócz czasu na każdą turę gracz ma rezerwę na całą grę.
setup-timer-days-text = Nikt nie musi być w sieci w tym samym czasie. Gdy twój czas minie, bot zagra za ciebie tylko tę turę.
setup-vacation = Urlopy
    .text = Gdy gracz jest na urlopie, jego czas stoi.
setup-turn-time = Każda tura
setup-bank-time = Rezerwa
setup-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
setup-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
setup-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
setup-pace = Boty grają
setup-pace-natural = Spokojnie
setup-pace-quick = Szybko
setup-pace-instant = Natychmiast
setup-spectators = Widzowie
    .text = Każdy, kto ma link, może oglądać to, co widzą wszyscy gracze.
setup-chat = Czat
    .text = Gracze mogą rozmawiać i używać szybkich zwrotów.
setup-hints = Podpowiedzi
    .text = Gracz, który decyduje, może zapytać, co analiza uznałaby za najlepsze.

## The code and the end

setup-code = Kod tej gry
    .text = Kto otworzy link, może zagrać w taką samą grę.
setup-copy-code = Kopiuj kod
setup-copy-link = Kopiuj link
setup-share = Udostępnij
setup-code-copied = Kod skopiowany.
setup-checking = Sprawdzamy…
setup-mend = Popraw to, co zaznaczono wyżej, aby otworzyć stół.
setup-open = Otwórz stół
setup-start = Zacznij grę
setup-opening = Przygotowujemy stół…

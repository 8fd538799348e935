### The browser: the page “You”: what brings a guest back, friends, and all that is kept.

you-title = Ty
you-lead = Twoje gry należą do tej przeglądarki. Klucz dostępu lub link pozwoli ci wrócić do nich na każdym urządzeniu, bez hasła.

## Coming back

you-keys = Powrót na każdym urządzeniu
you-passkey = Klucz dostępu
    .text = Przechowuje go twoje urządzenie i otwiera odciskiem palca, twarzą lub kodem PIN.
you-passkey-name = Nazwa tego urządzenia
you-passkey-make = Utwórz klucz dostępu
you-passkey-made = Klucz dostępu jest gotowy.
you-passkey-stopped = Klucz dostępu nie został utworzony ani użyty.
you-passkey-none = Pod tym adresem lub w tej przeglądarce klucze dostępu nie działają. Link działa.
you-passkey-nameless = Klucz dostępu
you-passkey-used = ostatnio użyty: { $when }
you-passkey-unused = jeszcze nieużywany
you-remove = Usuń
you-link = Link
    .text = Kto go otworzy, jest tobą, więc strzeż go jak klucza. Pokazujemy go tylko raz.
you-link-make = Utwórz link
you-link-again = Utwórz nowy link
you-link-since = Link utworzony: { $when }. Nowy go zastąpi.
you-link-shown = Twój link. Zachowaj go w bezpiecznym miejscu:
you-enter = Grasz tu nie pierwszy raz?
    .text = Zaloguj się kluczem dostępu albo otwórz swój link w tej przeglądarce.
you-enter-passkey = Zaloguj się kluczem
you-enter-as = Ten link zaloguje cię jako { $name }.
you-enter-go = Zaloguj się
you-bring = Zabierz gry z tej przeglądarki
    .text = Inaczej już ich nie znajdziesz.
you-nobody = gracz bez imienia

## The name

you-reserve = Zastrzeż to imię
    .text = Nikt inny nie weźmie ani tego imienia, ani podobnego.
you-reserve-first = Najpierw utwórz klucz dostępu lub link.
you-reserved = To imię jest zastrzeżone: to zawsze ta sama osoba.

## Friends

you-friends = Znajomi
    .text = Tu widać, kto ze znajomych jest online. Znajomość muszą potwierdzić obie strony.
you-friends-none = Nie masz tu jeszcze znajomych. Wyślij komuś swój link albo dodaj kogoś po grze.
you-friend-here = online
you-friend-invites = zaprasza cię
you-friend-waits = czeka na graczy
you-friend-join = Dołącz
you-friend-invite = Zaproś
you-friend-invited = { $name }: zaproszenie wysłane.
you-friend-wish = chce należeć do twoich znajomych
you-friend-accept = Przyjmij
you-friend-decline = Nie teraz
you-friend-add = Dodaj do znajomych
you-friend-asked = Będziecie znajomymi, gdy tylko { $name } się zgodzi.
you-friend-link = Kopiuj link dla znajomych
    .text = Kto go otworzy, dołączy do twoich znajomych. Nowy link zastępuje poprzedni.
you-friend-from = { $name } chce należeć do twoich znajomych.
you-friend-now = Jesteście teraz znajomymi.

## What is kept

you-data = Twoje dane
you-export = Pobierz wszystko
    .text = Imię, gry z zapisami, wypowiedzi na czacie, urządzenia i klucze w jednym pliku.
you-out = Wyloguj wszystkie inne urządzenia
    .text = Na wypadek, gdyby ktoś inny zdobył dostęp do twojej przeglądarki lub linku. Potem utwórz także nowy link.
you-outed = Wszystkie inne urządzenia są wylogowane.
you-leave = Wyloguj się tutaj
    .text = Ta przeglądarka zacznie od zera. Wrócisz kluczem dostępu lub linkiem.

## Vacation, for play by correspondence; $when is a day

you-vacation = Urlop
    .text = W grach korespondencyjnych twój czas stoi, a inni widzą, do kiedy cię nie będzie. Twój pierwszy ruch kończy urlop.
you-vacation-until = Nie będzie mnie do
you-vacation-go = Idę na urlop
you-vacation-back = Już jestem
you-vacation-now = Jesteś na urlopie do { $when }.
you-vacation-left = Dni urlopu, które zostały w tym roku: { $count }

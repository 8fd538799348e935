### The browser in Polish: the settings, and how others see a player.
###
### - Labels are short. `.text` is a small remark under a label. shield = herb

settings-language = Język
settings-name = Twoje imię
settings-nameless = Jeszcze bez imienia
settings-seen = Tak widzą cię inni.
# Under the field of the name; $count: how many letters can still be typed.
settings-letters =
    { $count ->
        [0] Więcej znaków się nie zmieści
        [one] Jeszcze 1 znak
        [few] Jeszcze { $count } znaki
       *[many] Jeszcze { $count } znaków
    }
settings-shield = Wybierz herb
settings-shield-number = Herb { $number }
settings-look = Wygląd
settings-theme = Motyw
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-large = Duży tekst
settings-motion = Animacje
    .text = Karty, monety i korona wędrują po stole.
settings-motion-system = Wyłączone: twoje urządzenie prosi o ograniczenie ruchu.
settings-scenes = Sceny
    .text = Morderstwo, kradzież, korona i inne wielkie chwile są pokazane w dużym planie.
settings-sound = Dźwięk
    .text = Gdy przychodzi twoja kolej i gdy coś dzieje się przy stole.
settings-notify = Powiadomienia
    .text = Gdy przychodzi twoja kolej, a patrzysz gdzie indziej.
settings-notify-denied = Przeglądarka na nie nie pozwala: zmień to w jej ustawieniach dla tej strony.
settings-notify-none = Ta przeglądarka nie potrafi ich pokazać.
settings-notify-push = Gdy przychodzi twoja kolej, nawet gdy ta strona jest zamknięta. Doręcza je usługa twojej przeglądarki i nie może ich przeczytać.
settings-notify-open = Twoja przeglądarka nie doręczy ich zamkniętej stronie: zostaw ją otwartą w tle.
settings-notify-on = Dowiesz się, gdy przyjdzie twoja kolej.
settings-notify-offer = Powiadom o mojej kolei
settings-remind = Przypomnienia
    .text = W grze korespondencyjnej jeszcze raz, zanim minie twój czas.
settings-install = Zainstaluj grę
    .text = W osobnym oknie, z ikoną wśród twoich aplikacji.
settings-you = Ty
settings-you-more = Urządzenia, znajomi i twoje dane
settings-forget = Zapomnij o mnie
    .text = Usuwa twoje imię, herb, klucze, znajomych i wypowiedzi na czacie. Opuścisz niedokończone gry; gry innych zostaną, bez twojego imienia.
settings-forget-sure = Usunąć twoje imię, herb, klucze, znajomych i wszystkie wypowiedzi na czacie? Tego nie da się cofnąć.
settings-forget-do = Tak, zapomnij
settings-forget-not = Nie, zostaw

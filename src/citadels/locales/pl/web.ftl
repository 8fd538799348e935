### The browser in Polish: words that every screen shares.
###
### - These stand on buttons and in short messages; keep them short.

web-title = Cytadela
web-home = Strona główna
web-rules = Zasady i karty
web-settings = Ustawienia
web-sound = Dźwięk
web-close = Zamknij
web-loading = Chwileczkę…
web-copied = Link skopiowany.
web-failed = Coś poszło nie tak
web-again = Spróbuj ponownie
web-outdated = Jest nowa wersja tej strony.
web-offline = Brak połączenia. Zasady, karty i otwarte wcześniej powtórki działają także bez sieci.
web-reload = Wczytaj ponownie
web-nothing = Tu nic nie ma
web-nothing-text = Adres może zawierać błąd albo strona jest już gdzie indziej.

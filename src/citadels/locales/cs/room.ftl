### The browser in Czech: a table before the game begins.
###
### For translators: labels are short; $player is a name, $number the number of a seat.

room-title = Stůl je připraven
room-waiting =
    { $count ->
        [one] Čeká se ještě na 1 hráče
        [few] Čeká se ještě na { $count } hráče
       *[other] Čeká se ještě na { $count } hráčů
    }
room-full = Všechna místa jsou obsazená
room-full-watch = Všechna místa jsou obsazená. Zůstaňte tu, a jakmile hra začne, můžete ji sledovat.
room-full-closed = Všechna místa jsou obsazená a tento stůl nelze sledovat.
room-seats = Místa
room-seat = Místo { $number }
room-free = Toto místo je volné
room-you = vy
room-host = hostitel
room-gone = teď tu není
room-conduct-games = poslední hry s ostatními: { $count }
room-conduct-left = opuštěné: { $count }
room-conduct-returned = návraty: { $count }
room-conduct-late = vypršel čas: { $count }
room-sit = Posadit se
room-move = Přesednout si sem
room-sit-too = Další hráč u této obrazovky
room-stand = Vstát
room-bot = Přenechat botovi
room-bot-level = Úroveň bota: { $player }
room-bot-away = Poslat pryč
room-away = Požádat o odchod
room-away-sure = { $player } uvolní místo a k tomuto stolu se už nebude moci vrátit.
room-away-do = Ano, požádat o odchod
room-away-not = Ne, ať zůstane
room-start = Začít hru
room-start-fill = Doplnit boty a začít
room-start-wait = Hru začne hostitel.
room-start-free = Hra může začít, až budou všechna místa obsazená.
room-starting = Rozdávají se karty…
room-close = Zavřít stůl
room-close-sure = Zavřít stůl pro všechny?
room-close-do = Ano, zavřít
room-close-not = Ne, nechat
room-share-here = Jednu obrazovku může sdílet více lidí: mezi jejich tahy padá opona.

## The invitation

room-invite = Pozvěte ostatní
    .text = Kdo otevře tento odkaz, může přisednout, z jakéhokoli zařízení a bez účtu.
room-link = Odkaz na tento stůl
room-copy = Kopírovat
room-share = Sdílet
room-share-title = U stolu hry Citadela je pro vás volné místo
room-qr = QR kód s odkazem na tento stůl
room-local = Tato adresa funguje jen na tomto počítači. Ostatní potřebují adresu tohoto počítače ve vaší síti.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Kopírovat tu nelze. Text zní: { $text }

## The game that will be played

room-cast = Postavy
room-unique = Fialové budovy
room-clock-none = bez časomíry
room-clock-turn = { $turn } na tah
room-clock-bank = { $turn } na tah, { $bank } v rezervě
room-clock-days = korespondenčně, { $turn } na tah
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Otisk rozdání
    .text = Po hře dokáže, že nic nebylo přichystáno předem.
room-chat = Chat
room-who = Jak vás vidí ostatní

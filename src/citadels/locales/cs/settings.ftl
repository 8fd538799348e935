### The browser in Czech: the settings, and how others see a player.
###
### For translators: labels are short. `.text` is a small remark under a label.

settings-language = Jazyk
settings-name = Vaše jméno
settings-nameless = Zatím beze jména
settings-seen = Takto vás vidí ostatní.
# Under the field of the name; $count: how many letters can still be typed.
settings-letters =
    { $count ->
        [0] Víc se nevejde
        [one] Ještě 1 znak
        [few] Ještě { $count } znaky
       *[other] Ještě { $count } znaků
    }
settings-shield = Vyberte si erb
settings-shield-number = Erb { $number }
settings-look = Vzhled
settings-theme = Motiv
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-large = Velké písmo
settings-motion = Animace
    .text = Karty, mince a koruna putují po stole.
settings-motion-system = Vypnuto: vaše zařízení žádá omezení pohybu.
settings-scenes = Scény
    .text = Vražda, krádež, koruna a další velké okamžiky se ukážou přes celou obrazovku.
settings-sound = Zvuk
    .text = Když jste na tahu a když se u stolu něco děje.
settings-notify = Oznámení
    .text = Když jste na tahu a díváte se jinam.
settings-notify-denied = Prohlížeč je nedovoluje: změňte to v jeho nastavení pro tuto stránku.
settings-notify-none = Tento prohlížeč je neumí zobrazit.
settings-notify-push = Když jste na tahu, i když je tato stránka zavřená. Doručuje je služba vašeho prohlížeče a přečíst je nemůže.
settings-notify-open = Váš prohlížeč je zavřené stránce doručit neumí: nechte ji otevřenou na pozadí.
settings-notify-on = Až budete na tahu, dozvíte se to.
settings-notify-offer = Oznámit, až budu na tahu
settings-remind = Připomínky
    .text = U korespondenčních her ještě jednou, než vám vyprší čas.
settings-install = Nainstalovat hru
    .text = Ve vlastním okně, s ikonou mezi vašimi aplikacemi.
settings-you = Vy
settings-you-more = Zařízení, přátelé a vaše údaje
settings-forget = Zapomenout na mě
    .text = Smaže vaše jméno, erb, klíče, přátele a vše, co jste napsali v chatu. Nedohrané hry opustíte; hry ostatních zůstanou, bez vašeho jména.
settings-forget-sure = Smazat vaše jméno, erb, klíče, přátele a vše, co jste napsali v chatu? Nelze to vzít zpět.
settings-forget-do = Ano, zapomenout
settings-forget-not = Ne, nechat

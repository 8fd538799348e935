### The browser in Czech: words that every screen shares.
###
### For translators: these stand on buttons and in short messages; keep them short.

web-title = Citadela
web-home = Domů
web-rules = Pravidla a karty
web-settings = Nastavení
web-sound = Zvuk
web-close = Zavřít
web-loading = Moment…
web-copied = Odkaz je zkopírován.
web-failed = Něco se pokazilo
web-again = Zkusit znovu
web-outdated = Je tu nová verze této stránky.
web-offline = Jste offline. Pravidla, karty a hry, které jste už přehráli, otevřete i tak.
web-reload = Načíst znovu
web-nothing = Tady nic není
web-nothing-text = V adrese je možná překlep, nebo se stránka přestěhovala.

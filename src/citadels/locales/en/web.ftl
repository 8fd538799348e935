### The browser: words that every screen shares.
###
### For translators: these stand on buttons and in short messages; keep them short.

web-title = Citadels
web-home = Home
web-rules = Rules and cards
web-settings = Settings
web-sound = Sound
web-close = Close
web-loading = One moment…
web-copied = Link copied.
web-failed = Something went wrong
web-again = Try again
web-outdated = There is a new version of this page.
web-offline = You are offline. The rules, the cards, and replays you have opened still work.
web-reload = Reload
web-nothing = There is nothing here
web-nothing-text = The address may be wrong, or the page has moved.

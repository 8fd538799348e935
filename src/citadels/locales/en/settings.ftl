### The browser: the settings, and how others see a player.
###
### For translators: labels are short. `.text` is a small remark under a label.

settings-language = Language
settings-name = Your name
settings-nameless = No name yet
settings-seen = This is how others see you.
# Under the field of the name; $count: how many letters can still be typed.
settings-letters =
    { $count ->
        [0] No more letters
        [one] 1 more letter
       *[other] { $count } more letters
    }
settings-shield = Choose a shield
settings-shield-number = Shield { $number }
settings-look = Look
settings-theme = Light or dark
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-large = Large text
settings-motion = Movement
    .text = Cards, coins and the crown travel over the table.
settings-motion-system = Your device asks for less movement; nothing moves.
settings-sound = Sound
    .text = When it is your turn, and for what happens at the table.
settings-notify = Notifications
    .text = When it is your turn and you look at something else.
settings-notify-denied = Your browser does not allow them: change that in its settings for this page.
settings-notify-none = This browser cannot show any.
settings-you = You
settings-forget = Forget me
    .text = Deletes your name, your shield and what you said in chats. Games stay, without your name.
settings-forget-sure = Delete your name, your shield and everything you said in chats? This cannot be taken back.
settings-forget-do = Yes, forget me
settings-forget-not = No, keep it
settings-forgotten = You are forgotten.

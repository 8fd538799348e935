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
settings-look = Appearance
settings-theme = Light or dark
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-large = Large text
settings-motion = Animations
    .text = Cards, coins and the crown move across the table.
settings-motion-system = Off, because your device asks for reduced motion.
settings-scenes = Scenes
    .text = Murders, robberies, the crown and other big moments are shown large.
settings-sound = Sound
    .text = When it is your turn, and for what happens at the table.
settings-notify = Notifications
    .text = When it is your turn and you are looking at something else.
settings-notify-denied = Your browser blocks them: change that in its settings for this page.
settings-notify-none = This browser cannot show notifications.
settings-notify-push = When it is your turn, even if this page is closed. Your browser’s push service delivers them and cannot read them.
settings-notify-open = Your browser cannot deliver them to a closed page: keep it open in the background.
settings-notify-on = You will be told when it is your turn.
settings-notify-offer = Tell me when it’s my turn
settings-remind = Reminders
    .text = In games by correspondence, once more before your time runs out.
settings-install = Install the game
    .text = In a window of its own, with an icon among your apps.
settings-you = You
settings-you-more = Devices, friends and your data
settings-forget = Forget me
    .text = Deletes your name, your shield, your keys, your friends and what you wrote in chats. You leave games that are not over; those of others stay, without your name.
settings-forget-sure = Delete your name, your shield, your keys, your friends and everything you wrote in chats? This cannot be undone.
settings-forget-do = Yes, forget me
settings-forget-not = No, keep everything

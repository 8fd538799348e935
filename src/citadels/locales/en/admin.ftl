### The operator: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Operator’s page
admin-key = Key
admin-key-text = On the server, `citadels admin key` prints one.
admin-key-made = This key opens the page /admin for { $name }. It is not shown again.
admin-open = Open
admin-leave = Sign out
admin-look = Look again
admin-done = Done.
admin-later = No server has done it yet; it will be done when one runs.
admin-nothing = Nothing here.

## Parts of the page

admin-people = Who is on
admin-tables = Tables
admin-reports = Reports
admin-penalties = Bans and mutes
admin-processes = Processes
admin-audit = What was done

## Columns

admin-guest = Guest
admin-name = Name
admin-network = Network
admin-table = Table
admin-status = Status
admin-status-open = waiting
admin-status-playing = playing
admin-status-paused = paused
admin-players = Players
admin-when = When
admin-until = Until
admin-who = Who
admin-deed = Deed
admin-target = Whom
admin-detail = Details
admin-about = About
admin-author = From
admin-words = Words
admin-outcome = Outcome
admin-rating = Rating
admin-games = Rated games
admin-rated-people = people
admin-rerated = Games rated anew: { $count }.

## Deeds

admin-close = Close
admin-mute = Mute
admin-unmute = Let write again
admin-ban = Ban
admin-ban-network = Ban the network
admin-unban = Lift the ban
admin-resolve = Resolve
admin-announce = Announce
admin-announce-text = Announcement to everybody
admin-withdraw = Withdraw
admin-drain = Begin no new games
admin-undrain = Begin games again
admin-draining = begins no new games
admin-for = For how long
admin-for-hour = an hour
admin-for-day = a day
admin-for-week = a week
admin-for-month = 30 days
admin-sure = Really?

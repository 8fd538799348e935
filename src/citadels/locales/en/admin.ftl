### The operator: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Operator’s page
admin-key = Key
admin-key-text = On the server, “{ "citadels admin key" }” prints one.
admin-key-made = This key opens the page /admin for { $name }. It is not shown again.
admin-open = Open
admin-leave = Sign out
admin-look = Refresh
admin-done = Done.
admin-later = No server has done this yet. It will happen as soon as one is running.
admin-nothing = Nothing here.

## Parts of the page

admin-people = Who is on
admin-tables = Tables
admin-reports = Reports
admin-penalties = Bans and mutes
admin-processes = Processes
admin-audit = Audit log

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
admin-deed = Action
admin-target = Target
admin-detail = Details
admin-about = About
admin-author = From
admin-words = Words
admin-outcome = Outcome
admin-rating = Rating
admin-games = Rated games
admin-rated-people = people
admin-rerated = Games rated again: { $count }.

## Deeds

admin-close = Close
admin-mute = Mute
admin-unmute = Lift the mute
admin-ban = Ban
admin-ban-network = Ban the network
admin-unban = Lift the ban
admin-unname = Take the name away
admin-resolve = Resolve
admin-announce = Announce
admin-announce-text = Announcement for everyone
admin-withdraw = Withdraw
admin-drain = Stop new games
admin-undrain = Allow new games
admin-draining = starts no new games
admin-for = For how long
admin-for-hour = an hour
admin-for-day = a day
admin-for-week = a week
admin-for-month = 30 days
admin-sure = Are you sure?

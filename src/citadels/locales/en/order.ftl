### Keeping order: blocking, reporting, announcements.
###
### Labels are short; $player is a name.

## What one can do about somebody

order-about = What to do about { $player }
order-people = Players here
order-mute = Mute at this table
order-unmute = Show remarks again
order-block = Block
order-block-text = You will no longer see what they write. They cannot sit at your tables, and you cannot sit at theirs. They are not told.
order-unblock = Unblock
order-blocked = blocked
order-blocked-now = Blocked. You can undo this in the settings.
order-blocked-title = Blocked players
order-nameless = a player without a name

## Reports

order-report = Report
order-report-title = Report: { $player }
order-report-why = What happened?
order-reason-insult = Insults or hate
order-reason-spam = Spam or ads
order-reason-name = Offensive name
order-reason-cheating = Cheating
order-reason-stalling = Holding up the game
order-reason-other = Something else
order-report-words = In your own words, if you like
order-report-kept = Whoever runs this server will read this, with the last remarks of the chat and your name.
order-report-send = Send the report
order-report-sent = Thank you. The report was sent.

## What everybody is told, and what may be said

order-announcement = Announcement
order-quick = Quick phrases only, until you have finished a few games with others.
order-filter = Hide strong language

### The browser: the page “You”: what brings a guest back, friends, and all that is kept.
###
### For translators: labels on buttons are short. $name is what somebody calls themselves.

you-title = You
you-lead = Your games belong to this browser. A passkey or a link brings you back to them on any device, without a password.

## Coming back

you-keys = Come back on any device
you-passkey = Passkey
    .text = Your device keeps it, and opens it with your fingerprint, your face or a PIN.
you-passkey-name = Name of this device
you-passkey-make = Create a passkey
you-passkey-made = The passkey is ready.
you-passkey-stopped = No passkey was created or used.
you-passkey-none = Passkeys do not work at this address or in this browser. A link does.
you-passkey-nameless = Passkey
you-passkey-used = last used: { $when }
you-passkey-unused = not used yet
you-remove = Remove
you-link = Link
    .text = Whoever opens it is you, so keep it like a key. It is shown only once.
you-link-make = Create a link
you-link-again = Create a new link
you-link-since = Link created: { $when }. A new one replaces it.
you-link-shown = Your link. Keep it in a safe place:
you-enter = Been here before?
    .text = Sign in with your passkey, or open your link in this browser.
you-enter-passkey = Sign in with a passkey
you-enter-as = This link signs you in as { $name }.
you-enter-go = Sign in
you-bring = Take this browser’s games along
    .text = Otherwise you will not find them again.
you-nobody = a player without a name

## The name

you-reserve = Reserve this name
    .text = Nobody else can take it, or any name that looks like it.
you-reserve-first = First create a passkey or a link.
you-reserved = This name is reserved: it is always the same person.

## Friends

you-friends = Friends
    .text = You can see here which of your friends are online. Both of you have to agree to be friends.
you-friends-none = You have no friends here yet. Send somebody your link, or add them after a game.
you-friend-here = online
you-friend-invites = invites you
you-friend-waits = is waiting for players
you-friend-join = Join
you-friend-invite = Invite
you-friend-invited = { $name } is invited.
you-friend-wish = would like to be your friend
you-friend-accept = Accept
you-friend-decline = Not now
you-friend-add = Add as a friend
you-friend-asked = You will be friends as soon as { $name } accepts.
you-friend-link = Copy a link for friends
    .text = Whoever opens it becomes your friend. A new link replaces the one before.
you-friend-from = { $name } would like to be your friend.
you-friend-now = You are friends now.

## What is kept

you-data = Your data
you-export = Download everything
    .text = Your name, games with records, chat messages, devices and keys, in one file.
you-out = Sign out all other devices
    .text = In case somebody else got hold of your browser or your link. Create a new link afterward, too.
you-outed = All other devices are signed out.
you-leave = Sign out here
    .text = This browser starts from scratch. Your passkey or link brings you back.

## Vacation, for play by correspondence; $when is a day

you-vacation = Vacation
    .text = In games by correspondence your clock stops, and the others see when you will be back. Your next move ends the vacation.
you-vacation-until = Away until
you-vacation-go = Go on vacation
you-vacation-back = I’m back
you-vacation-now = You are on vacation until { $when }.
you-vacation-left = Vacation days left this year: { $count }

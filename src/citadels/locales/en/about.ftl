### The browser: about this program.
###
### For translators: `.text` holds whole paragraphs, one in each line. Do not translate names of
### licenses and programs, nor what stands in quotes after "citadels".

about-title = About
about-fan = A fan project
    .text =
        Citadels is a card game by Bruno Faidutti. This is an unofficial version made by people who love it. It is not affiliated with or endorsed by Bruno Faidutti or the publishers of the game; all names belong to their owners.
        All the texts, drawings and sounds here are our own. If you enjoy the game, buy it: it is even better with friends around a real table.
about-licence = Licenses
    .text =
        The program is free software under the MIT license: you may use, change and share it.
        The typefaces Forum, Alegreya Sans and Alegreya SC are used under the SIL Open Font License.
about-third = Third-party licenses
about-privacy = Privacy
    .text =
        There are no accounts, no ads and no trackers, and nothing is loaded from other sites.
        One cookie tells the server that you are the same guest as before. It holds a random number and a signature, and lasts for a year after your last visit.
        The server stores the name, shield and language you chose, what you wrote in chats, and your games with every choice made in them. Anyone who has the link to a table can see its public side and, once it is over, the whole game.
        Your settings, your last choices and the keys to your seats stay in this browser.
        If you create a passkey or a link to come back, the server stores the public half of the key or a fingerprint of the link, and nothing that opens anything else. It also stores your friends, the leagues you joined, and your rating with the results behind it. “Download everything” on the page “You” gives you all of it in one file.
        If you turn on notifications, the server stores where your browser’s push service takes them, until you turn them off or choose “Forget me”. That service learns when you are called, but not what the message says.
        Where you connect from is kept for a day, and reports by or about you for as long as whoever runs this server says, 90 days at most unless they chose otherwise.
        “Forget me” in the settings deletes your name, your shield, your keys, your friends, your rating and what you wrote; games stay, without your name. Backups may keep all this for a few more weeks.
about-fair = A fair deal
    .text =
        Every card dealt in a game follows from one secret 256-bit number. Before the first card is dealt, the server shows a fingerprint of that number (its SHA-256), so it cannot change the number afterward. When the game is over, it shows the number itself.
        So anyone can check that nothing was rigged: take the record of the finished game and the fingerprint you were shown, and run “citadels verify” on them. The program deals the same game again and compares every choice.
        Bots sit at the table like everyone else: they know what their own seat may know, and nothing more.
about-version = Version { $version }

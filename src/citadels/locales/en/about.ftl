### The browser: about this program.
###
### For translators: `.text` holds whole paragraphs, one in each line. Do not translate names of
### licences and programs, nor what stands in quotes after "citadels".

about-title = About
about-fan = A work of fans
    .text =
        Citadels is a card game by Bruno Faidutti. This is an unofficial implementation by people who like it. It is not affiliated with, nor endorsed by, Bruno Faidutti or the publishers of the game; names belong to their owners.
        All words, drawings and sounds here are our own. If you enjoy the game, buy it: it is even better with friends around a real table.
about-licence = Licences
    .text =
        The program is free software under the MIT licence: you may use, change and share it.
        The typefaces Forum, Alegreya Sans and Alegreya SC are used under the SIL Open Font License.
about-third = Licences of the parts by others
about-privacy = Privacy
    .text =
        There are no accounts, no advertisements, no trackers, and nothing is loaded from other sites.
        One cookie tells the server that you are the same guest as before. It holds a random number and a signature, and lasts for a year.
        The server keeps the name, the shield and the language that you chose, what you said in chats, and the games with every choice made in them. Whoever has the link to a table can see its public side, and after the end the whole game.
        Your settings, your last choices and the keys to your seats stay in this browser.
        "Forget me" in the settings deletes your name, your shield and what you said; games stay, without your name.
about-fair = Fair dealing
    .text =
        The cards of a game follow from one secret number of 256 bits. Before the first card is dealt, the server shows a fingerprint of it (its SHA-256), which it cannot change any more; after the game it shows the number itself.
        So everybody can check that nothing was arranged: take the record of the finished game and the fingerprint that was shown, and run "citadels verify". The program deals the same game anew and compares every choice.
        Bots sit at the table like everybody else: they get to know what their own seat may know, and nothing more.
about-version = Version { $version }

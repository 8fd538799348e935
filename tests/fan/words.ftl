courier = Courier
    .text = Send letters to two characters, one of them sealed.
caravanserai = Caravanserai
    .text = When another player builds a trade district, draw two cards and keep one.

courier-send = To which character do you send a letter?
courier-seal = Which letter do you seal?
courier-open = A letter has come. Do you open it?
courier-open-yes = Open the letter
caravanserai-unload = Which of the goods do you keep?

event-opens = { $player } breaks the seal.
    .you = You break the seal.
reason-sent = A letter is on its way already.
reason-too-early = This character was called before.

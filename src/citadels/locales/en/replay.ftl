### The browser: a finished game, watched step by step.
###
### For translators: labels are short. $player is a name without gender, $character the name of a card.

replay-title = Replay
replay-load = Loading the game…
replay-none = There is no replay
replay-not-over = The game is still going on. You can watch the replay when it is over.
replay-other-rules = This game was played under another version of the rules, so it cannot be shown step by step. You can still download its record.
replay-to-table = To the table
replay-record = Download the record
replay-step = Step { $step } of { $last }
replay-steps = Steps of the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-jump = Jump to
replay-draft = Choosing characters
replay-turn = { $character }: { $player }
replay-over = The end
replay-copy = Copy the link to this moment
replay-happened = What just happened
replay-hand = Hand
replay-no-hand = no cards
replay-chosen = chosen
replay-players = All players
replay-choices =
    { $count ->
        [one] The only choice:
       *[other] One of { $count } choices:
    }

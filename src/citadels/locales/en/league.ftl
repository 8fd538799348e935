### The browser: leagues of friends.
###
### For translators: $name is the name of a person, $text that of a league.

league-title = Leagues
    .text = A league compares friends. Every finished game with at least two of its members counts, rated or not.
league-none = You are not in a league yet. Start one and send your friends the link.
league-name = Name of the league
league-make = Start a league
league-members =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
league-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
league-yours = yours
league-ended = ended
league-link = Copy the link
league-link-new = Make a new link
    .text = The old link stops working.
league-invited = { $name } invites you to the league “{ $text }”.
league-join = Join
league-open = Open the league
league-table = Table
    .text = Only the members at the table are compared. You get a point for each member who finishes behind you.
league-player = Player
league-points = Points
league-former = former members
league-owner = owner
league-remove = Remove
league-leave = Leave the league
league-rename = Rename
league-end = End the league
    .text = No more games will count. Everybody can still read the table.
league-sure = Press again to confirm

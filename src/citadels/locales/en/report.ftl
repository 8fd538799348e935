### Studies: what is said while one runs, and the page of its figures.
###
### For translators
###
### - $gain, $before, $after and $value are percentages or numbers with their sign, such as “41.2%”.
### - $first and $next are names of cards or decks, without an article: they stand behind a colon.
### - $text is the name of a bot’s level, of an edition or of a study; $known are names of decks, or sentences.

study-done = Games: { $games }. Seconds: { $amount }. The results are in { $file }.
study-replayed = Some workers were lost. Pieces of the study played again: { $count }.
study-interrupted = Interrupted: what was played is kept. Use `--resume` to continue.
study-missing = Missing pieces of the study: { $count }. Use `--resume` to play them.

## The page

report-title = What the games say: { $text }
report-made = Games: { $games }. Deals: { $deals }. Seed: { $text }.
report-missing = Missing games: { $games }. All figures are about the others.
report-cut = Left out, because the file ends in the middle: { $known }.
report-how = The players are bots: people may play differently. Every figure has a 95% interval. Games of the same deal resemble each other, so the intervals count deals, not games. The highest and the lowest are named for certain only where they stand apart from all others, allowing for how many there are.
report-group = Level of all players: { $text }. Number of players: { $players }.
report-level = Level of all players: { $text }.
report-box = Edition: { $text }. Decks: { $known }.
report-all-decks = all that were played
report-random-decks = random
report-line = The thin line is what an even share would be.
report-zero = The thin line is no difference.
report-range = { $before } to { $after }
report-random = Random decks
report-what = What
report-figure = Figure and interval
report-reading = Counting
report-written = Saved: { $file }
report-few = There are too few games for an answer.
report-with = With { $players } players
report-among = { $text } with { $players } players
report-only = { $first }: { $before }.
report-unsure = It is not yet certain which figures are highest and lowest: others may be as high or as low.
    .highest = It is not yet certain which figure is highest: others may be as high.
    .lowest = It is not yet certain which figure is lowest: others may be as low.

report-place = What is it worth to begin with the crown?
    .text = How often each seat wins, counted from the player who begins with the crown.
    .answer = { $group }, whoever begins with the crown wins { $gain } of the games ({ $before } to { $after }); an even share would be { $value }.
report-crowned = With the crown
report-after = Seats after the crown: { $amount }
report-completed = Does whoever completes a city first win?
    .text = Many players believe so. This is how often it comes true, by number of players. It is an association: whoever completes a city first is usually ahead already, and gets extra points for it.
    .answer = { $group }, whoever completes a city first wins { $gain } of the games ({ $before } to { $after }); an even share would be { $value }.
    .yes = Yes, as a rule.
    .no = No, not as a rule.
    .half = About half of the time.
report-by-players = Players: { $players }
report-character = Which characters do winners hold?
    .text = How often a player who holds the character in a round wins the game. This is an association: whoever is ahead chooses differently.
    .answer = { $group }, whoever holds the { $first } in a round wins most often, { $before }, and whoever holds the { $second } least often, { $after }.
report-pick = Which character is chosen first?
    .text = What the player who chooses first takes, in games with that character, by level.
    .answer = At level { $text }, whoever chooses first takes the { $first } most often, { $before }, and the { $second } least often, { $after }.
report-murder = Who is murdered?
    .text = How often the Assassin names each character, in games that have both, by level.
    .answer = At level { $text }, the Assassin names the { $first } most often, { $before }, and the { $second } least often, { $after }.
report-robbery = Who is robbed?
    .text = How often the Thief names each character, in games that have both, by level.
    .answer = At level { $text }, the Thief names the { $first } most often, { $before }, and the { $second } least often, { $after }.
report-worth = What is a district worth in the opening hand?
    .text = Measured by experiment: the same deal is played as it came, and again with the district in one player’s opening hand in place of another card. This is how much it changes how often that player wins, in percentage points (pp). Among so many districts, one or two look better or worse than they are by luck alone.
    .answer = { $group }, the { $first } in the opening hand adds most to the chance of winning, { $before }, and the { $second } least, { $after }.
    .unsure = No district can yet be told from the card it replaced.
report-built = Which districts do winners build?
    .text = How often a player who has the district at the end wins. This is an association: winners build more of everything. What a district is worth is measured above.
    .answer = { $group }, whoever has the { $first } in the city at the end wins most often, { $before }, and whoever has the { $second } least often, { $after }.
report-pair = Which districts win together?
    .text = How much more often a player who has both wins, beyond what each of the two says alone, in percentage points (pp). This, too, is an association. The interval allows for the uncertainty of all three figures, so it is rather too wide than too narrow. Shown are the pairs at either end, first those that differ from zero most surely.
    .answer = { $group }, { $first } stand out most as a pair, { $before }, and { $second } least, { $after }.
    .unsure = No pair can yet be told from its two districts alone.
report-length = How long is a game?
    .text = Average number of rounds, by number of players and level.
    .answer = The longest games: { $first }, { $before } rounds on average; the shortest: { $second }, { $after }.
report-deck = In which deck does the crown help most?
    .text = How often whoever begins with the crown wins, by deck.
    .answer = { $group }, whoever begins with the crown wins most often in { $first }, { $before }, and least often in { $second }, { $after }.
report-skill = How much does skill count?
    .text = How often each level wins when all of them sit at the same table, by number of players.
    .answer = { $group }, the strongest level is { $text }: it wins { $gain } of the games ({ $before } to { $after }) where an even share would be { $value }.
    .unsure = { $group }, no level can yet be called the strongest. Highest so far: { $text }, { $gain } ({ $before } to { $after }); an even share would be { $value }.
report-habit = What do the levels do differently?
    .text = Averages by level, with the same number of players.
    .answer = Murders hit somebody most often at level { $first }, { $before }, and least often at level { $second }, { $after }.
report-habit-murder-hit = Murders that hit somebody
report-habit-robbery-hit = Robberies that hit somebody
report-habit-unique = Unique districts in a city
report-habit-winning = Points of the winner
report-habit-length = Rounds

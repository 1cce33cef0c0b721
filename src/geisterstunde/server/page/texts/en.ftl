# What the page at / says. `make types` puts these texts where the page finds them.

## The first page

page-welcome = Take a seat, the haunting is about to begin.
page-lead = Five ghost games, with friends or against ghosts. No account, nothing to install.
page-games = Which game?
page-box = { $players } players · { $minutes } minutes · age { $age }+
page-set-table = Play
page-have-code = Somebody gave you the name of a table?
page-code-example = mola-kerin-tusol
page-to-table = To the table
page-your-tables = Your tables
page-forget = Forget the table { $code }
page-language = Language
page-your-name = Your name
page-names = Wisp, Moth, Ember, Owl, Thistle, Lantern, Marble, Fern, Pebble, Comet, Clover, Juniper
page-how-many = How many play?
page-chair = Chair { $number }
page-a-friend = a friend
page-friend-comes = gets a link from you
page-options = What you agree on
page-sit-down = Sit down
page-cancel = Cancel
page-close = Close
page-home = To the first page
page-again = Try again
page-no-code = No table can be called “{ $code }”: tables are called by three short words, such as mola-kerin-tusol. Check the link, or ask for it again.
page-server-away = The server does not answer. Is it still running?

## Around the table

page-line-lost = The connection is gone. I am trying to get back to your table …
page-watching = You are watching
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-waiting-for-friends = Some chairs are still empty. Invite friends, or let ghosts sit down.
page-sit-or-watch = There is a free chair: sit down, or just watch.
page-all-here = Everybody is here. Begin when you like.
page-soon = The game begins soon.
page-board = The table
page-choices = What you can do
page-around = Around the table
page-here = is here
page-not-here = is not here
page-you = (you)
page-is-host = host
page-turn = to play
page-your-turn = your turn
page-away = is away
page-away-ghost = is away; { $ghost } plays
page-free-chair = There is a free chair
page-closed = The host lets nobody else in at the moment.
page-invite = Invite
page-invite-how = Whoever opens the link sits down here, or watches when all chairs are taken.
page-invite-picture = The link as a picture for the camera of a phone
page-copy = Copy link
page-copied = Copied
page-log = What has happened
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

## What one can do

page-start = Begin
page-undo = Take back
page-resign = Resign
page-resign-sure = Do you want to give up this game? People at the table are asked first.
page-rematch = Play again
page-stand = Leave the chair
page-stand-sure = Do you want to leave your chair? In a running game it stays yours, and you can come back.
page-return = Come back
page-device = To another device
page-device-how = Open this link on your other device, or point its camera here. Whoever has it plays in your place: show it to nobody else.
page-device-picture = The link to your seat as a picture for the camera of a phone
page-agree = All right
page-disagree = No
page-withdraw = Never mind
page-wants-undo = { $name } would like to take the last move back.
page-asked-undo = The others are asked whether you may take your move back.
page-wants-resign = { $name } would like to give up.
page-asked-resign = The others are asked whether they accept that you give up.
page-wants-rematch = { $name } would like to play again.
page-asked-rematch = The others are asked whether they play again.

## The host

page-host = Arrange the table
page-next-game = The next game
page-ghost-for = A ghost for { $name } …
page-clear = Ask { $name } to leave
page-hand-over = Make { $name } the host
page-turn-chairs = Everybody one chair on
page-open = New people may come
page-let-watch = People without a chair may watch
page-clock = Time for a move
page-no-clock = no clock

## Luck

page-fair = Was the luck fair?
page-fair-how = Before the first card the server publishes this hash of its secret seed, at the end the seed itself. So nobody could stack a card.
page-own-words = Your own words for the seed
page-add = Add
page-journal = The game as a file
page-verify = Check the game

## 18 Ghosts

page-castle = The castle
page-letter-red = R
page-letter-blue = B
page-letter-yellow = Y
page-colour-red = red
page-colour-blue = blue
page-colour-yellow = yellow
page-facing-north = up
page-facing-east = right
page-facing-south = down
page-facing-west = left
page-carpet = { $colour } carpet
page-mirror = mirror hall
page-portal = { $colour } portal, open { $facing }
page-ghost-of = { $colour } ghost of { $name }
page-own-ghost = your { $colour } ghost
page-possible = possible
page-wins = wins
page-loses = loses
page-escapes = escapes!
page-ghost-stuck = This ghost cannot go anywhere at the moment. Choose one that glows.
page-choose-own-ghost = Choose one of your own ghosts that glow.
page-not-now = It is not your turn at the moment.
page-dungeon = Dungeon
page-dungeon-empty = nobody
page-release = Release the { $ghost } from the dungeon
page-to-set-down = A { $colour } ghost is to be set on an empty carpet of its colour.
page-lantern-lit = { $colour } lantern lit ({ $count } outside)
page-lantern-dark = { $colour } lantern dark
page-in-box = { $count } left

## Card games

page-nothing = nothing
page-hand = Your hand
page-round = Round
page-of = { $number } of { $most }
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-fear-points = { $count ->
    [one] 1 fear point
   *[other] { $count } fear points
}
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-direction = Direction
page-clockwise = clockwise
page-counterclockwise = counterclockwise
page-fear = Fear
page-pile = Pile
page-draw-pile = Draw pile
page-took = has taken
page-family-yellow = yellow
page-family-red = red
page-family-blue = blue
page-family-white = white
page-family-black = black
page-family-green = green
page-family-fog = fog
page-cemetery = Cemetery
page-crypt = Crypt
page-midnight = empty: it is past midnight
page-toms = Toms beside the cemetery
page-exile = Exile
page-house = house: { $count }
page-boos = { $count ->
    [one] 1 Boo
   *[other] { $count } Boos
}
page-out = out as number { $place }
page-truelight = Mrs. Truelight
page-stack = “?” stack
page-trues = { $count } × true
page-question = Your “?” card
page-true = true
page-false = lie
page-reserved = Reserved
page-castle-kind = castle
page-manor-kind = manor
page-ghost-face = ghost
page-painting-face = painting
page-owner = belongs to { $name }
page-owner-you = belongs to you
page-back-small = little money
page-back-large = much money
page-passed = has passed
page-tokens = tokens: { $ghosts } × ghost, { $paintings } × painting
page-row = Ten rounds
page-total-of = Total of { $name }
page-own-total = Your total
page-prize = For the loser of this round
page-tenth = At the tenth round
page-own-psychics = Your psychics
page-villas = { $count ->
    [one] 1 villa
   *[other] { $count } villas
}
page-castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}

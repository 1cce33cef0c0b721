# What the frame around the tables says. Whoever plays is called $name; tables are called $code.

## Everywhere

brand = Geisterstunde
close = Close
done = Done
back = Back
games = Games
settings = Settings
language = Language
language-de = DE, German
language-en = EN, English
you = you
copy = Copy
copy-link = Copy link
copied = Copied
share = Share
reload = Reload
fewer = fewer
more = more
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
strength = Strength { $strength } of 5
chair = Chair { $number }
chair-free = Chair { $number }: free, { $action }
chair-taken = Chair { $number }: { $name }, { $state }
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-white = White
colour-black = Black
colour-violet = Violet
colour-rose = Pink

## Start page

start-title = Sit down, something stirs.
start-lead = Five ghost games – with friends or against ghosts. No account, one click is enough.
start-lead-short = Five ghost games. No account, one click is enough.
start-shelf = Which game?
start-play = Play now
start-play-game = Play now: { $game }
start-setting-game = Setting the table: { $game }
start-invite = Invite friends to { $game }
start-box = { $game }: { $players } players, { $minutes } minutes, age { $age } and up
start-facts = { $players } players · { $minutes } min · { $age }+
start-join = Join a table
start-join-label = Name of the table
start-join-example = Name of the table, e.g. mola-kerin
start-join-go = Go there
start-join-empty = First type the name of the table, for example mola-kerin-tusol.
start-join-unlike = No table is called “{ $code }”: tables have names of three short words, such as mola-kerin-tusol.
start-continue = Play on
start-all-tables = All { $count } tables
start-more-tables = +{ $more }, all { $count } tables
start-tables = Your tables
start-tables-over = Finished
start-forget = Forget the table { $code }
start-your-turn = { $game } · your turn
start-others-turn = { $game } · { $name }’s turn
start-gathering = { $game } · gathering
start-over = { $game } · over
start-running = { $game } · running
start-me = { $name }: change name and ghost
start-theme-day = Day
start-theme-night = Night
start-to-day = Day: light colours
start-to-night = Night: dark colours
start-setting = Setting the table
start-names = Wisp, Moth, Spark, Owl, Thistle, Lantern, Marble, Fern, Pebble, Comet, Clover, Juniper

## Settings

settings-light = Light
settings-light-how = “System” follows your device.
settings-night = Night
settings-day = Day
settings-system = System
settings-motion = Motion
settings-motion-how = “Calm” only fades.
settings-motion-full = Full
settings-motion-calm = Calm
settings-sound = Sounds
settings-sound-how = Off until you want them.
settings-call = Call me when it is my turn
settings-call-granted = Even while you are reading something else.
settings-call-asked = Your browser will ask you whether it may.
settings-call-denied = Your browser still forbids it. Allow it in its settings.
settings-call-never = This works only where the address begins with https, or the server runs on this device.
settings-text = Text
settings-text-size = { $percent } %
settings-patterns = Always show patterns
settings-patterns-how = Stripes, dots, stars with each colour.
settings-preview = How it looks
settings-preview-prompt = Your turn: lay a card that glows.
settings-keep = Takes effect at once, in this browser only.
settings-keep-not = Takes effect at once. This browser keeps nothing: after a reload it is forgotten.

## Name and ghost

me-title = Who are you?
me-name = Your name at the table
me-name-other = Another name
me-name-empty = A name is needed: type one, or take a suggested one.
me-ghost = Your ghost
me-more-ghosts = More ghosts
me-ghost-name = { $family }, { $colour }
ghost-sheet = Sheet
ghost-round = Round one
ghost-spitz = Pointed one
ghost-boo = Boo
ghost-kid = Child
ghost-wisp = Wisp
ghost-turnip = Turnip
ghost-mummy = Mummy
ghost-frank = Frankie
ghost-bones = Skeleton
ghost-vamp = Vampire
ghost-zombie = Zombie
ghost-bell = Lady
ghost-lord = Lord
ghost-hunch = Hunchback
ghost-cat = Cat
ghost-mouse = Mouse
ghost-dog3 = Hellhound
ghost-fog = Fog

## Who is playing?

setup-title = Who is playing?
setup-how = Touch a chair and choose who sits there.
setup-how-many = How many play?
setup-who-here = Chair { $number }: who sits here?
setup-free = Free
setup-free-for = for a friend
setup-this-device = on this device
setup-this-device-short = this device
setup-friends = Friends
setup-friends-how = Whoever opens the link sits here
setup-device = This device
setup-device-how = You pass it on; a curtain hides the cards
setup-agreed = What you agree on
setup-agreed-rulebook = as in the rulebook
setup-chairs-free = { $count ->
    [0] All chairs are taken.
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
setup-invite-or-play = Invite somebody. Or play now: then { $bot } sits down.
setup-ready = You can start right away.
setup-play = Play now
setup-invite = Invite friends
setup-invite-short = Invite
setup-choose = choose who sits here

## At the table, before it starts

lobby-come = Come to our table!
lobby-picture = The link as a picture for the camera
lobby-picture-how = Point a camera here and sit down.
lobby-read-out = To read out
lobby-facts = { $chairs } chairs · about { $minutes } minutes
lobby-you-host = you are hosting
lobby-hosts = is hosting
lobby-here = is here
lobby-not-here = is not here
lobby-free = Free
lobby-seat-bot = Seat a ghost
lobby-while = While you wait
lobby-show-me = Show me how it works
lobby-rules = Rules at a glance
lobby-rules-how = one page
lobby-luck = A word for luck
lobby-luck-how = With it you help to shuffle the cards.
lobby-luck-add = Add it
lobby-arrange = Arrange the table
lobby-open = open
lobby-closed = closed
lobby-watching-allowed = watching allowed
lobby-watching-forbidden = no watching
lobby-no-clock = no clock
lobby-waiting = { $count ->
    [one] We are waiting for one more
   *[other] We are waiting for { $count } more
}
lobby-waiting-how = Whoever opens the link takes the free chair.
lobby-all-here = Everybody is here. Start whenever you like.
lobby-host-starts = { $name } starts as soon as everybody is seated.
lobby-start = Start
lobby-start-with = Start with { $bot }
lobby-sit = Sit down
lobby-sat-down = { $name } takes chair { $number }.
lobby-left = { $name } has got up.
lobby-link-selected = The link is selected: copy it with the keyboard.

## The host

host-title = You are hosting
host-open = New people may come
host-watch = Watching without a chair
host-watchers = { $count ->
    [0] Nobody is watching now.
    [one] One person is watching.
   *[other] { $count } are watching now.
}
host-clock = A clock for each move
host-clock-short = Clock
host-clock-how = When it runs out, the lot decides.
host-clock-none = none
host-clock-seconds = { $count } s
host-clock-minutes = { $count } min
host-hints = Hints allowed
host-hints-how = Also where people sit opposite.
host-chat = Own words allowed
host-chat-how = Otherwise prepared sentences only.
host-turn-chairs = Everybody one chair on
host-other-game = Another game or other rules
host-hand-over = Hand the table to { $name }
host-clear = Ask { $name } to get up
host-away = { $count ->
    [0] { $name } is away just now
    [one] { $name } has been away for 1 minute
   *[other] { $name } has been away for { $count } minutes
}
host-fill-in = Who fills in until { $name } is back?

## Arriving

arrive-title = { $name } invites you: { $game }
arrive-title-nobody = You are invited: { $game }
arrive-come = Come!
arrive-your-chair = your chair
arrive-rules-minute = Rules in 1 minute
arrive-first-time = First time?
arrive-first-time-how = Flake shows you everything as you play.
arrive-first-time-short = Flake helps you.
arrive-no-account = No account. Your chair stays in this browser.
arrive-free = There is a chair for you.
arrive-soon = It starts when everybody is seated.
arrive-watch = Just watch
arrive-sit = Sit down
arrive-bad-key = Your key does not fit here any more. Sit down anew.

## Curtain

curtain-question = Are you { $name }?
curtain-lead = Pass the device to { $name }. The others look away.
curtain-yes = Yes, I am { $name }
curtain-since = Since your last move
curtain-not-here = { $name } is not here
curtain-not-here-how = Shall a ghost play for { $name } until { $name } is back?
curtain-fill-in = { $bot } fills in
curtain-wait-for = We are waiting for { $name }
curtain-here = { $name } is here
curtain-wait = We wait

## Menu

menu-title = Menu
menu-my-chair = My chair
menu-arrange = Arrange
menu-undo = Undo
menu-undo-free = { $count ->
    [one] One move back.
   *[other] { $count } moves back.
}
menu-undo-asks = { $count ->
    [one] One move back, if the others say yes.
   *[other] { $count } moves back, if the others say yes.
}
menu-undo-nothing = There is nothing to take back yet.
menu-resign = Resign
menu-resign-sure = Really resign?
menu-return = I am back
menu-return-how = A ghost is playing for { $name }.
menu-resign-how = Only if everybody says yes.
menu-device = To another device
menu-device-how = Move house with a QR code.
menu-settings-how = Language, light, sound, text
menu-leave = Leave the table
menu-leave-how = Your chair stays yours.
menu-rules = Rules
menu-log = What has happened
menu-emotes = Say something
menu-keys = Keys

## Moving house

device-picture = Your key as a picture for the camera
device-step-1 = Point the other device’s camera here.
device-step-2 = There you sit on the same chair, with the same cards.
device-step-3 = Then simply close this one.
device-warning = Like a door key: whoever has it plays in your place.

## Proposals

ask-clock = { $count ->
    [0] The host would like to play on without a clock.
   *[other] The host would like to play on with { $count } seconds for each move.
}
ask-clock-follows = It changes as soon as everybody has agreed.
ask-mine-clock = You would like another clock
ask-undo = { $name } would like to take a move back.
ask-undo-follows = { $count ->
    [0] That move goes back then, and all that came after it.
    [one] One move goes back then.
   *[other] { $count } moves go back then: that one and all after it.
}
ask-rematch = { $name } would like another game.
ask-rematch-follows = Everybody moves one chair on.
ask-resign = { $name } would like to resign.
ask-resign-follows = { $others ->
    [1] If you say yes, the game ends and you win.
   *[other] If all say yes, the game ends and all others win.
}
ask-mine-undo = You would like to take your move back
ask-mine-rematch = You would like another game
ask-mine-resign = You would like to resign
ask-mine-how = { $name } is being asked.
ask-votes-yes = Yes: { $names }.
ask-votes-wait = Still asked: { $names }.
ask-rather-not = Rather not
ask-all-right = All right
ask-gladly = Gladly!
ask-play-on = Play on
ask-end-it = Yes, end it
ask-never-mind = Never mind
ask-vote-yes = { $name } says yes
ask-vote-wait = { $name } is thinking

## The line

lost-away = The connection is gone. I keep trying
lost-away-how = Your move waits here and is not lost.
lost-try = Try now
lost-frozen = The server is not answering.
lost-frozen-how = { $count ->
    [one] For 1 second. Is it still running?
   *[other] For { $count } seconds. Is it still running?
}
lost-back = Back again!
lost-back-turn = Back again! Your turn.
lost-back-missed = Meanwhile: { $sentence }
lost-back-much = A lot has happened meanwhile.
lost-show = Show me
lost-go-on = Go on

## Rules

rules-title = Rules: { $game }
rules-search = Search
rules-search-example = Search, e.g. a word from a card
rules-nothing-found = The rules say nothing about that. Try another word.
rules-chapters = Chapters
rules-view = View
rules-full = In full
rules-short = In short
rules-glance = At a glance
rules-now = Matters now
rules-print = Print
rules-rather-shown = Rather be shown?
rules-guided = Guided first game
rules-leave = Back
rules-as-page = As a page
rules-link = Rules
rules-link-of = Rules: { $game }
rules-paragraph = Rules: §{ $at }
rules-back = Back to the table

## The guided first game

guide-title = Guided first game
guide-step = Step { $at } of { $of }
guide-back = One step back
guide-next = Next
guide-skip = Skip
guide-offer = First time? Show me!
guide-offer-how = In five minutes, step by step
guide-offer-game = Show me { $game }
guide-leave = Leave the guide
guide-leave-how = You find it again beside the rules and go on from here.
guide-go-on = Go on
guide-again = From the beginning
guide-done = Done! Now you know all that you need.
guide-done-how = Flake is waiting for a real game.
guide-done-home = A chair is waiting for you at the table.
guide-play = Play against Flake
refusal-guide-not-now = In a moment! Right now it is about what glows.

## Hint

hint-title = Hint
hint-advice = { $bot }’s advice
hint-thinks = { $bot } is thinking
hint-cancel = Cancel
hint-thanks = Thanks, I’ll think
hint-do = Do it
hint-else = Else:
hint-shares = Games won out of 100
hint-wins = That wins { $percent } games out of 100.
hint-forbidden = The host has switched hints off.
hint-not-now = Hints are given when it is your turn.

## Looking together

together-title = Look together
together-lead = Take everybody along
together-nobody = Looking together?
together-you-lead = You lead through the game.
together-leads = { $name } leads through the game.
together-following = { $name } leads, you go along.
together-follow = Come along
together-alone = Go on alone
together-take-over = Take over
together-stop = Stop leading
together-point-how = Touch something on the table to show it to everybody.

## Greeting

emote-title = Say something
emote-mute = Mute the others
emote-said = What was said
emote-own-words = Own words
emote-send = Say it

## Looking back

look-move = Move
look-at = Move { $at } of { $of }
look-at-said = Move { $at } of { $of }: { $sentence }
look-back = one move back
look-next = one move on
look-play = play
look-pause = pause
look-table = The table after move { $at }
look-see-table = See the table at this move
look-yours = What you knew
look-of = What { $name } knew
look-ahead = Who was ahead when
look-curve = Winning chance of each seat over { $moves } moves.
look-swing = Move { $move } · { $swing } in 100
look-what-if = What if?
look-keys-moves = move by move
look-keys-space = Space
look-keys-plays = plays
look-keys-turning = next turning point
look-fair = Everything was above board: the shuffle was promised beforehand.
look-unfair = The shuffle does not match what was promised beforehand.
look-verify = Verify the shuffle
look-file = Game as a file
look-to-page = To the look-back
look-numbers = The curve in numbers
look-numbers-move = Move
look-again-how = The chairs turn.
look-rematch = Rematch
back-unasked = The ghosts have not thought about this game yet.
back-ask = Work out the look-back
back-try-again = Try again
back-waiting = { $place ->
    [one] You are next: place 1 in the queue.
   *[other] Others are looking back just now: place { $place } in the queue.
}
back-working = The ghosts go through the game move by move.
back-progress = How far the look-back is
back-cancel = Cancel
back-turn = Turning point { $number }
back-turns = Turning points
back-no-turns = No single move turned the game: it stayed even to the end.
back-small = a small turn
back-chance = { $chance } in 100
back-knowledge = Each curve knows only what its seat could know.
back-key-turn = m
back-take-along = That was fun!
back-take-along-how = The link leads to this very move. The file opens in any browser.
back-file = Look-back as a file
back-file-made = The file is in your downloads.
back-to-table = To the table
back-open = Look back with a curve
back-of-table = Look back at { $code }
what-if-from = You play on after move { $step }, against ghosts, at a table for practice. The game itself stays as it was.
what-if-chair = On whose chair?
what-if-ghosts = Against which ghosts?
what-if-cards = With which cards?
what-if-anew = Dealt anew
what-if-as-they-lay = As they lay
what-if-anew-how = What this seat knew stays. All that is hidden is dealt anew.
what-if-as-they-lay-how = What is hidden lies as it did, too. Where several people played, all have to agree.
what-if-begin = Play on
what-if-key = w
what-if-ask = Open the cards for what-ifs
ask-open-cards = { $name } would like to be able to play on with the same cards.
ask-open-cards-follows = If you say yes, everybody here can play on from any move, everything as it lay.
ask-mine-open-cards = You would like to be able to play on with the same cards

## The house

house-title = Your haunted house
house-only = Only whoever sits at the server’s computer sees this page.
house-friends = How friends get in
house-picture = The address as a picture for the camera
house-same-network = On the same Wi-Fi
house-this-computer = On this computer only
house-cannot = Somebody cannot get in?
house-cannot-how = Same Wi-Fi? Firewall? Another address?
house-chosen = For everybody you invite
house-or = { $where }, too:
house-not-copied = This browser does not allow copying here: select it and copy it with the keyboard.
house-copy-command = Copy the command
house-alone = The server listens to this computer only. To let friends on the same Wi-Fi in, stop it with Ctrl-C and start it like this:
house-no-network = This computer is in no network just now. Connect it to the Wi-Fi of your friends: then the address stands here.
house-cannot-network = Are you on the same Wi-Fi?
house-cannot-network-how = The phone must be in your Wi-Fi, not in the mobile network. Guest networks often keep devices apart.
house-cannot-firewall = Does the firewall let them through?
house-cannot-firewall-how = Allow Python connections in private networks. Windows: Security, Firewall, allow an app. macOS: System Settings, Network, Firewall. Linux with ufw:
house-cannot-address = Does it take another address?
house-cannot-address-how = With cable, Wi-Fi and VPN a computer has several. Name the right one, then links and pictures for the camera use it:
house-cannot-alone = Does the server listen to this computer only?
house-cannot-alone-how = This lets in everybody on the same network:
house-thinking = Who is thinking
house-rooms = { $busy } of { $rooms } { $rooms ->
    [one] room
   *[other] rooms
}
house-waiting = , { $count ->
    [one] one is waiting
   *[other] { $count } are waiting
}
house-thinks = { $wants ->
    [hint] { $game }: a hint
    [look-back] { $game }: a look back
   *[other] { $game }
}
house-free = free
house-asleep = asleep
house-tables = Tables
house-count = { $count }{ $waiting ->
    [0] {""}
    [one] , one is waiting
   *[other] , { $waiting } are waiting
}
house-more-tables = { $count } more
house-over-tables = { $count } finished
house-resting = { $count ->
    [one] One more table is at rest.
   *[other] { $count } more tables are at rest.
}
house-tables-private = Names and cards stay at the table.
house-no-tables = There is no table yet.
house-playing = running
house-gathering = gathering
house-over = over
house-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
house-bots = { $count ->
    [one] 1 ghost
   *[other] { $count } ghosts
}
house-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
house-now = just now
house-ago = { $span } ago
house-minutes = { $count } min
house-hours = { $count } h
house-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
house-health = Health
house-up = The server is up
house-up-how = for { $span }, { $count ->
    [one] 1 connection
   *[other] { $count } connections
}
house-kept = Every move is kept
house-kept-how = on average in { $count ->
    [one] a thousandth of a second
   *[other] { $count } thousandths of a second
}
house-kept-none = There was none to keep yet.
house-not-saved = { $count ->
    [one] Once nothing could be saved
   *[other] { $count } times nothing could be saved
}
house-not-saved-how = Is the disk full? Whoever was to move has been told.
house-no-trouble = No trouble
house-trouble = { $count ->
    [one] One trouble
   *[other] { $count } troubles
}
house-last-day = in the last 24 hours
house-since-start = since the start { $span } ago
house-for = For the house
house-forgets = Forgotten after { $days ->
    [one] a day
   *[other] { $days } days
} of rest
house-forgets-nothing = Nothing is forgotten
house-forgets-nothing-how = All tables stay until you set it otherwise.
house-key = Signature of this house
house-key-how = By it friends know its game files.
house-key-copy = Copy the signature
house-version = Geisterstunde { $version }
house-compiled = The rules run compiled, so they are fast.
house-interpreted = The rules run uncompiled: ghosts think less far.
house-forgets-how = Tables that nobody touches for so long.
house-backup = { $days ->
    [0] Last backup today
    [one] Last backup yesterday
   *[other] Last backup { $days } days ago
}
house-backup-never = No backup yet
house-backup-how = All tables are one file, { $size }.
house-back-up = Back up
house-backup-made = Backed up: { $name } in the folder backups, { $size }.
house-report = Copy a report for helpers
house-report-how = without names, keys and cards
house-report-file = Copying does not work here: the report comes as a file.

## When something does not work

error-dead = Nobody haunts here any more
error-dead-how = The table { $code } is gone. Perhaps it was forgotten after a long rest.
error-new-table = New table
error-full = All chairs are taken
error-full-how = Watch: if a chair gets free, we will tell you.
error-full-no-watching = Watching is not allowed at this table. Ask whoever invited you.
error-closed = This table is closed
error-closed-how = Nobody is let in just now. Ask whoever invited you.
error-watch = Watch
error-own-table = Own table
error-code = I do not know these three words
error-code-how = Check that every letter is right, or have the link sent to you.
error-code-guess = Did you mean this one? You have been here.
error-go = Go there
error-type-again = Type again
error-old = This tab has slept for long
error-old-how = There is a new version by now. Your chair and your cards are still there.
error-away = The server is not answering
error-away-how = Is it still running? I keep trying; you can also reload.
error-no-storage = This browser keeps nothing. Until you reload everything works; after that you need the link.
error-link = Nothing haunts here
error-link-how = This link leads nowhere. Ask for it once more.
error-unexpected = Something got muddled here
error-unexpected-how = Reload the page. Your chair and your cards are still there.

## Tools at the table, and keys

tool-hint = Hint
tool-rules = Rules
tool-undo = Undo
tool-undo-free = { $count ->
    [one] Take one move back
   *[other] Take { $count } moves back
}
tool-undo-asks = { $count ->
    [one] Take one move back: the others are asked
   *[other] Take { $count } moves back: the others are asked
}
tool-emotes = Greet
tool-log = Log
tool-menu = Menu
tool-sound-on = Turn sounds off
tool-sound-off = Turn sounds on
tools = Tools
log-empty = Nothing has happened yet.
past-shown = This is how it looked then.
past-back = Back to now
keys-title = Keys
keys-yes-no = yes and no to a question
keys-prompt = to the sentence in the middle
keys-let-go = let go, close
keys-do = choose, then do it
# One key for each: menu, rules, hint, greet, log, undo, yes, no.
keys-letters = m r t g v z y n
## Setting up: what else it says

setup-usual = Usually: { $value }
setup-fine = Fine points
setup-picked = { $count } of { $all } chosen
setup-pick-all = All
setup-pick-none = None
setup-me-here = sits here: that is you.
setup-device-name = Name at this device
chosen = chosen

look-title = Looking back
look-title-how = Result, move by move, verify the shuffle
look-replay = See it move by move
look-eyes = Whose eyes
look-watching = Watching
look-points = Points
look-link-copied = The link is copied.
look-luck-kept = Your words helped to shuffle, and the promise was kept.
look-luck-without = The promise was kept; your words were not in it.
look-luck-broken = The promise was broken!
look-luck-unknown = This browser was not there when the shuffle was promised.
setup-practice = Practice
setup-practice-how = Everything may be taken back; the result says that it was practice.
host-agree-gone = Agree for everybody who is gone
host-agree-gone-how = Only when they have been gone for long enough; the log tells it.
look-proves = This is proved
look-leaves-open = This stays open

setup-rows = Your own cards
setup-rows-choose = Choose a file
setup-rows-none = No file: our table is used.
setup-rows-read = { $count } cards read. Whether they fit, the house says when you begin.
setup-rows-unreadable = This is no file of scores. It is JSON with "manors" and "castles": six numbers for each name.

## Puzzles

puzzle-title = Puzzles
puzzle-lead = One position, one clear move. Only what you can see counts.
puzzle-tonight = Tonight’s puzzle
puzzle-tonight-solved = Tonight’s puzzle: solved
puzzle-next-at-midnight = The next one comes at midnight.
puzzle-next-in = The next one comes at midnight, in { $hours } h { $minutes } min.
puzzle-solve = Solve
puzzle-solve-tonight = Solve: tonight’s puzzle
puzzle-more = More of them
puzzle-all = All puzzles
puzzle-another = Another one
puzzle-again = From the start
puzzle-show = Show the solution
puzzle-show-how = With the reason, and what else was good.
puzzle-to-shelf = On to the shelf
puzzle-share = Share without the solution
puzzle-solved = Solved!
puzzle-looked = This time with a look at the answer.
puzzle-tries = { $count ->
    [one] At the first try.
   *[other] After { $count } tries.
}
puzzle-in-a-row = { $count ->
    [one] 1 night in a row
   *[other] { $count } nights in a row
}
puzzle-week = M T W T F S S
puzzle-week-label = { $count ->
    [one] 1 night solved this week
   *[other] { $count } nights solved this week
}
puzzle-number = Puzzle { $number }
puzzle-count = { $solved } of { $count } solved
puzzle-kind-win-in-two = Win in two
puzzle-kind-hold = Hold on
puzzle-kind-which-now = What now?
puzzle-kind-who-lies = Who lies?
puzzle-entry = Puzzle { $number }: { $kind }
puzzle-entry-solved = Puzzle { $number }: { $kind }, solved

## The same cards for everybody

deal-title = The same cards for everybody
deal-lead = Every table is dealt the same cards. Then you compare: who made more of them?
deal-of-week = Deal of the week
deal-of-week-of = Deal of the week: { $game }
deal-of = The same cards for everybody: { $game }
deal-all = All deals
deal-how = For { $players } chairs, you against ghosts. Whoever opens this link gets exactly these cards at a table of their own.
deal-no-words = Everybody has the same cards: that is why your words are not in the luck here.
deal-players = { $count } chairs
deal-new = Make your own
deal-new-of = Make your own: a deal of { $game }
deal-go-on = Play on
deal-play-again = Play once more
deal-compared = Side by side
deal-table = Table
deal-own-table = Yours
deal-alone = So far only your table has played these cards to the end. Pass the link on!
deal-play-first = You will see that once you have played these cards to the end.
deal-to-page = To the page of this deal
deal-not-told = The comparison is not to be had just now.

# Common texts in English: what belongs to no single game. Friendly, short, never blaming.

list-and = { $head } and { $last }
# Whoever reads, inside a list of people.
list-reader = you
list-empty = nothing
seat-number = Seat { $number }
suggested-names = Agatha, Barnaby, Cordelia, Dorian, Eleanor, Fitzroy
# A game where few points are good may use $lost, the score with the other sign.
score-line = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $score }
event-game-ended = { $is_draw ->
    [yes] A draw.
   *[no] { $winners_is ->
        [you] You win!
        [you-and-others] You win together: { $winners }!
        [others] { $winners } win together!
        [nobody] Nobody wins.
       *[other] { $winners } wins!
    }
} { $reason }

## Refusals of the core, the table and the shelf

refusal-unknown-game = There is no game called “{ $name }” here. There are: { $games }.
refusal-game-not-loaded = The game “{ $name }” of the package { $package } is not on the shelf: { $problem ->
        [bad-name] a name is made of small letters, digits and hyphens.
        [name-taken] another game has this name already.
        [no-game] its module game holds no GAME of this name.
       *[other] it does not load ({ $problem }).
    }
refusal-wrong-number-of-players = { $game } does not work with { $players }: at least { $fewest }, at most { $most } players.
refusal-start-without-player = Seat { $number } cannot begin: there are only { $players } players.
refusal-unknown-option = { $game } has no option “{ $option }”. There are: { $known }.
refusal-bad-option = An option has a value that { $game } does not know. “geisterstunde play { $game } --help” shows what is possible.
refusal-bad-seed = A seed is one line of 1 to { $longest } printable characters.
refusal-wrong-seed = The seed beside the journal does not belong to this game. You can look at it with “replay”.
refusal-game-is-over = The game is over already.
refusal-not-your-turn = It is not your turn now.
refusal-not-your-view = This is not how the table looks from your seat.
refusal-unknown-action = There is nothing like that in { $game }.
refusal-nobody-to-ask = That takes the consent of the others, and none of those who play is here to give it.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-after-reveal = This cannot be taken back: something was revealed or shuffled after it.
refusal-undo-too-late = It is too late for that: something has happened since your last move.
refusal-roll-not-recorded = Here something has to be shuffled or drawn, and the journal does not say what. Only the seed goes on from here.
refusal-ambiguous-letter = “{ $text }” could mean several things. Do you mean { $choices }?
refusal-unreadable-move = I do not understand “{ $text }”. Moves look like this: { $examples }.

## Journals. Most come with the number of the line; the door puts the file name before them.

refusal-journal-empty = The file is empty.
refusal-journal-not-ours = This is not a journal of Geisterstunde.
refusal-journal-without-opening = The first line names no game; the beginning is missing.
refusal-journal-cut-off = Line { $line } is cut off. “geisterstunde repair” with this file saves all before it.
refusal-journal-newer-format = Line { $line }: the file comes from a newer version. Please update Geisterstunde.
refusal-journal-bad-line = Line { $line } cannot be read.
refusal-journal-edited = Line { $line } is not as it was written: it, or a line before it, was changed.
refusal-journal-line-misplaced = Line { $line } stands at a place where it cannot stand.
refusal-journal-nothing-to-undo = Line { $line } takes something back, but there is nothing to take back before it.
refusal-journal-other-rules = Line { $line }: the file follows version { $journal } of the rules of { $game }, this program plays version { $program }.
refusal-journal-roll-not-due = Line { $line } shuffles or draws although nothing is to be shuffled.
refusal-journal-impossible-roll = Line { $line } names an outcome that no shuffle can have.
refusal-journal-unknown-action = Line { $line } holds a move that does not exist in this game.
refusal-journal-illegal-action = Line { $line }: the move { $action } of { $seat } is not allowed there.
refusal-journal-unfinished = The game is not over yet ({ $lines ->
    [one] one line
   *[other] { $lines } lines
}). It can be verified when it is.
refusal-journal-wrong-seed = Line { $line }: the seed that was opened is not the one that was promised.
refusal-journal-wrong-result = Line { $line }: the result does not fit the game that was played.
refusal-journal-roll-not-from-seed = Line { $line } was not shuffled with the promised seed.
refusal-journal-finished = This game is over already. You can look at it with “replay”.
refusal-journal-in-use = { $file } is being played in another window.
refusal-seed-file-missing = The secret seed that is needed to go on is missing ({ $seed }). You can look at the game with “geisterstunde replay { $file }”.

## Refusals and happenings around a table. $seat is the name of who sits there, $number the number of a chair.

reason-resigned = The game was given up.
refusal-journal-broken-promise = Line { $line }: the seed is not made of what was promised and what the players added.
refusal-no-such-game = There is no game number { $number } at this table; { $games ->
    [0] none has begun yet
    [one] one has begun so far
   *[other] { $games } have begun so far
}.
refusal-table-other-rules = This table plays version { $table } of the rules of { $game }, this program plays version { $program }.
refusal-entries-do-not-fit = What was kept of this table does not fit this program.
refusal-table-closed = This table is closed. The host can open it again.
refusal-too-many-people = { $most } people have come to this table, more do not fit.
refusal-watching-forbidden = All chairs are taken, and the host lets nobody watch.
refusal-unknown-person = There is no such person at this table.
refusal-unknown-level = There is no ghost called “{ $level }” here. There are: { $known }.
refusal-no-bot-there = No ghost plays on this chair.
refusal-host-only = Only the host can do that: { $host }.
refusal-not-seated = You have no chair at this table.
refusal-come-back-first = You have left your chair. Come back to it first.
refusal-not-away = Your chair is yours; there is nothing to come back to.
refusal-chair-taken = Somebody sits on chair { $number } already.
refusal-chair-empty = Nobody sits on chair { $number }.
refusal-no-empty-chair = There is no empty chair at this table.
refusal-chairs-not-taken = Somebody has to play on every chair: a person who is here, or a ghost.
refusal-too-few-chairs = { $taken } chairs are taken, that is too many for { $players }. Clear one first.
refusal-bad-order = Name each of the { $players } chairs once.
refusal-bad-clock = A clock has { $least } to { $most } seconds for an action.
refusal-bad-words = Words for the luck of the game are at most { $longest } printable characters.
refusal-no-game-yet = No game has begun yet.
refusal-game-is-running = That has to wait until the game is over.
refusal-already-proposed = This has been proposed already; the others have not answered yet.
refusal-no-such-proposal = Nobody has proposed that, or it has been answered already.
refusal-own-proposal = This is your own proposal; the others have to agree.
refusal-already-agreed = You have agreed already.

note-came = { $name_is ->
    [you] You have come to watch.
   *[other] { $name } has come to watch.
}
note-sat-down = { $name_is ->
    [you] You sit down on chair { $number }.
   *[other] { $name } sits down on chair { $number }.
}
note-left = { $name_is ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
note-came-back = { $name_is ->
    [you] You are back.
   *[other] { $name } is back.
}
note-bot = { $level ->
    [flake] { level-flake }
    [rumble] { level-rumble }
    [veil] { level-veil }
    [dusk] { level-dusk }
    [midnight] { level-midnight }
   *[other] { $level }
}
note-bot-came = { note-bot } plays on chair { $number }.
note-bot-left = { note-bot } leaves chair { $number }.
note-renamed = { $name_is ->
    [you] You are called { $name } now.
   *[other] { $before } is called { $name } now.
}
note-words-added = { $words ->
    [none] { $seat_is ->
        [you] You take your own words out of the luck of the next game again.
       *[other] { $seat } takes their own words out of the luck of the next game again.
    }
   *[other] { $seat_is ->
        [you] You add “{ $words }” to the luck of the next game.
       *[other] { $seat } adds “{ $words }” to the luck of the next game.
    }
}
note-game-chosen = The host has chosen the next game.
note-chairs-moved = The host has changed who sits where.
note-host-changed = { $name_is ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
note-opened = The table is open: new people may come.
note-closed = The table is closed: nobody new may come.
note-watching-allowed = Everybody may watch.
note-watching-forbidden = Only those who play see the game now.
note-clock-set = There are { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} for each move.
note-clock-taken-away = There is no clock any more.
note-clock-ran-out = { $seat_is ->
    [you] Your time has
   *[other] { $seat }’s time has
} run out; the move was drawn by lot.
note-game-started = The game begins.
note-proposed = { $seat_is ->
    [you] You
   *[other] { $seat }
} would like to { $kind ->
    [undo] take back the last move.
    [resign] give up.
   *[rematch] play again.
}
note-agreed-to = { $seat_is ->
    [you] You agree.
   *[other] { $seat } agrees.
}
note-declined = { $seat_is ->
    [you] You would rather not
   *[other] { $seat } would rather not
}: { $kind ->
    [undo] the move is not taken back.
    [resign] the game goes on.
   *[rematch] no other game now.
}
note-dropped = { $kind ->
    [undo] Taking back is off the table.
    [resign] Giving up is off the table.
   *[rematch] Playing again is off the table.
}
note-took-back = { $seat_is ->
    [you] You take back your
   *[other] { $seat } takes back the
} last move.
note-resigned = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}

## Refusals of the command line

cli-in-file = { $file }: { $problem }
cli-did-you-mean = Did you mean “{ $guess }”?
refusal-unknown-language = I do not speak “{ $language }”. I speak: { $known }.
refusal-unknown-command = There is no command “{ $command }”. There are: { $known }.
refusal-unknown-flag = “{ $command }” does not know { $flag }. It knows: { $known }.
refusal-flag-needs-value = A value is missing after { $flag }. “{ $command } --help” shows examples.
refusal-flag-takes-no-value = { $flag } takes no value. “{ $command } --help” shows examples.
refusal-missing-argument = { $argument } is missing. “{ $command } --help” shows examples.
refusal-too-many-arguments = “{ $argument }” is one too many here. “{ $command } --help” shows examples.
refusal-bad-usage = I did not understand that. “{ $command } --help” shows examples.
refusal-bad-number = { $flag } takes a whole number from { $least } to { $most }, not “{ $text }”.
refusal-bad-number-only = { $flag } can only be { $least } here, not “{ $text }”.
refusal-option-without-value = “{ $text }” has no value. Write for example --option name=value.
refusal-option-twice = The option “{ $option }” is given twice. Once is enough.
refusal-bad-option-choice = The option “{ $option }” cannot be “{ $value }”. Possible: { $choices }.
refusal-unknown-seat = There is no such seat at this table; it has { $most }.
refusal-option-not-from-file = The option “{ $option }” of { $game } does not come from a file. Write its value without @.
refusal-bad-option-list = The option “{ $option }” takes numbers with commas between them, such as { $option }=1,2,3, not “{ $value }”.
refusal-unknown-seat-kind = “{ $kind }” cannot take a seat. Possible: { $known } (h and r for short, 1 to 5 for the ghosts).
refusal-too-many-seats = --seats names { $given } seats, but only { $players } play.
refusal-too-many-names = --names has { $given } names, but only { $players } play.
refusal-bad-name = “{ $name }” does not work as a name: 1 to { $longest } printable characters without a comma.
refusal-name-twice = Somebody at the table is called “{ $name }” already. Choose another name.
refusal-unknown-viewer = “{ $viewer }” sees nothing here. Possible: a seat number from 1 to { $most }, all, or spectator.
refusal-continue-alone = --continue stands alone with its file: the game, the seats and the options are in it.
refusal-no-such-number = There is no move number { $number }. The numbers go from 1 to { $most }.
refusal-nothing-interrupted = There is no interrupted game here, nor in { $folder }. Name its file: --continue FILE.
refusal-no-game-chosen = No game chosen. “geisterstunde list” shows what there is.
refusal-no-opponent-chosen = No opponent chosen. Name one with --seats human,veil, for example.
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program. Name another one with --port, or none: then a free one is found.
refusal-port-not-allowed = You have no permission for port { NUMBER($port, useGrouping: 0) }; ports below 1024 usually need the administrator. Name a higher one with --port.
refusal-unknown-host = There is no machine called “{ $host }” here. Write for example --host 0.0.0.0 or --host 127.0.0.1.
refusal-host-not-here = { $host } is not an address of this machine. Write --host 0.0.0.0 for all of them, or --host 127.0.0.1 for this machine only.
refusal-rules-missing = There are no rules of { $game } here.
refusal-file-missing = { $file } does not exist.
refusal-file-exists = { $file } exists already, and nothing is overwritten. Choose another name.
refusal-folder-missing = { $file } cannot be made: there is no folder { $folder }.
refusal-is-folder = { $file } is a folder. Name a file.
refusal-file-not-allowed = { $file }: you have no permission for that. Choose another place.
refusal-file-not-text = { $file } is not a text file.
refusal-file-not-read = { $file } cannot be read.
cli-output-full = The output cannot be written on: there is no room left.
cli-system = The system does not go along: { $problem }
refusal-disk-full = { $file } cannot be written on: there is no room left. Make some, or choose another place.
refusal-file-not-written = { $file } cannot be written. Choose another place.

## Help pages

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-heading-game-options = For --option in { game-title } (with defaults)
cli-meta-options = OPTIONS
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-players = N
cli-meta-seats = WHO,WHO,…
cli-meta-names = NAME,NAME,…
cli-meta-option = NAME=VALUE
cli-meta-scores = FILE
cli-meta-seed = TEXT
cli-meta-journal = FILE
cli-meta-continued = FILE
cli-meta-games = N
cli-meta-jobs = N
cli-meta-json = FILE
cli-meta-file = FILE
cli-meta-seat = WHO
cli-meta-step = N
cli-meta-seconds = N
cli-meta-bots = BOT,BOT,…
cli-meta-milliseconds = N
cli-meta-nodes = N
cli-meta-opening = N
cli-meta-sprt = ELO,ELO
cli-meta-report = FILE
cli-meta-journals = FOLDER
cli-meta-resume = FILE
cli-meta-host = ADDRESS
cli-meta-port = N
cli-meta-data = FOLDER
cli-meta-address = URL
cli-meta-keep-days = N
cli-meta-most-tables = N
cli-meta-bot-processes = N
cli-param-help = This page.
cli-param-lang = Language; else GEISTERSTUNDE_LANG, then the language of your system.
cli-param-version = Version and build.
cli-param-game = A game; “geisterstunde list” shows all.
cli-param-players = How many play.
cli-param-seats = Who has which seat: human (h), random (r), or one of the five ghosts below by name or number. The last program named takes the seats left over. Without it: you against Rumble.
cli-param-names = Names of the seats, separated by commas.
cli-param-option = Something agreed on before the game; may be repeated. The list is below.
cli-param-scores = The twelve properties from your own cards (Ghost for $ale only): JSON with “manors” and “castles”, each six names with six numbers.
cli-param-seed = Seed of all luck: the same text deals the same cards. Without it a secret one.
cli-param-journal = The game is written to this file, which must not exist yet. Without it a new name among your data.
cli-param-continued = Go on with an interrupted game; without FILE the last one, here or among your data.
cli-param-games = How many games (else 1000).
cli-param-jobs = How many processes at a time (else all cores). The result does not depend on it.
cli-param-json = The result as JSON into a new file; - writes it to the output.
cli-param-file = A journal (.journal).
cli-param-seat = Whose view: a seat number, all for one after the other, spectator (the default).
cli-param-step = Begin with this step.
cli-param-peer = Measure OpenSpiel in the same run too.
cli-param-seconds = How long each measurement takes (else 3).
cli-param-bots = The bots: random, greedy, search, engine (18 Ghosts only) or a ghost, each with a budget if you like: search@100ms, search@500n.
cli-param-milliseconds = Time for an answer of bots that have none of their own (100 if nothing is said).
cli-param-nodes = Instead of time: positions or simulations for an answer; then every run is the same.
cli-param-opening = So many actions at the start are drawn by lot, the same ones for all rotations of a deal.
cli-param-sprt = Two bots only: play until it is decided whether the first one is stronger by the second value rather than by the first, in Elo.
cli-param-report = A page with plots (HTML), one file.
cli-param-journals = Keep every game in this folder.
cli-param-resume = The file of results: go on with it if it exists, begin it if not.
cli-arena-param-games = How many games (200 if nothing is said); whole deals are played.
cli-arena-param-json = All results of the tournament as JSON into a new file; - writes them to the output.
cli-analyse-param-seat = Only the curve of one seat, and only what it came to know: a seat number.
cli-analyse-param-nodes = Effort for each position: tries of the bot, 2 to 1000000 (else by game and length). Every run is the same.
cli-analyse-param-milliseconds = Thinking time for each position instead, 1 to 10000; then no run is like another.
cli-analyse-param-report = Also a page with a picture (HTML) into a new file.
cli-analyse-param-json = All figures as JSON into a new file; - writes nothing but them to the output.
cli-param-host = Where the server listens. 0.0.0.0 lets friends on the same network in (usual); 127.0.0.1 keeps it to this machine.
cli-param-port = The port (8018 if nothing is said, and the next free one if that is taken). One that you name must be free.
cli-param-data = The folder in which the server keeps its tables, in one file; it is made if there is none. A file by its own name works, too.
cli-param-no-open = Do not open a browser.
cli-param-address = How people reach this server from outside, for links and QR codes: https://ghosts.example. Else the address they came by.
cli-param-keep-days = Tables that nobody touched for so many days are forgotten (365 if nothing is said); 0 keeps them for ever.
cli-param-most-tables = So many tables are kept at most.
cli-param-bot-processes = In so many processes ghosts think at the same time; 0 is all cores of this machine but one, and at most 8.
cli-backup-param-data = The folder in which the server keeps its tables, if it is not the usual one.
cli-backup-param-file = The new file for the copy; it must not exist yet.

cli-program-help = Ghost games from their German rulebooks: play, with friends on the network or at this terminal, replay, verify, simulate. Without a command the server starts.
cli-program-example =
    geisterstunde
    geisterstunde play
    geisterstunde list
cli-serve-short = Open the house: a server for you and friends, in the browser.
cli-serve-help = Starts the server, shows the address for friends with a QR code, and opens a browser. The same as “geisterstunde” alone. Tables are kept: stop it and start it again whenever you like, everybody goes on at the same card.
cli-serve-example =
    geisterstunde
    geisterstunde serve --port 9000 --no-open
    geisterstunde serve --host 127.0.0.1
    GEISTERSTUNDE_PORT=9000 GEISTERSTUNDE_DATA=/srv/ghosts geisterstunde serve
cli-backup-short = Copy what the server keeps into a file, also while it runs.
cli-backup-help = Makes a whole copy of all tables as they are at this moment, also while the server runs. To go back to it, stop the server and put the copy in the place of tables.sqlite.
cli-backup-example =
    geisterstunde backup ghosts-monday.sqlite
    geisterstunde backup ghosts-monday.sqlite --data /srv/ghosts
cli-list-short = Which games there are.
cli-list-help = Shows the games with players, minutes, age and one sentence.
cli-list-example = geisterstunde list
cli-rules-short = Read the rules of a game.
cli-rules-help = Shows the rules of a game in our own words.
cli-rules-example =
    geisterstunde rules 18-ghosts
    geisterstunde rules 18-ghosts --lang de
cli-play-short = Play, alone or together at this device.
cli-play-help = Plays a game in the terminal. Without GAME a menu asks. Interrupt whenever you like: the game stays in its file.
cli-play-example =
    geisterstunde play 18-ghosts
    geisterstunde play 18-ghosts --seats human,midnight
    geisterstunde play 18-ghosts --seats human,human --names Ada,Ben
    geisterstunde play 18-ghosts --option goal=three --journal evening.journal
    geisterstunde play ghost-for-sale --players 4 --scores properties.json
    geisterstunde play --continue evening.journal
cli-simulate-short = Evaluate many random games.
cli-simulate-help = Plays many games with random moves and shows lengths, wins, scores and reasons for the end.
cli-simulate-example =
    geisterstunde simulate 18-ghosts --games 10000 --seed 7 --jobs 2
    geisterstunde simulate 18-ghosts --option goal=three --json -
    geisterstunde simulate ghost-for-sale --players 4 --scores properties.json
cli-arena-short = Let bots play a tournament.
cli-arena-help = Lets bots play each other: every deal with the same cards from all seats, ratings with intervals. Interrupt whenever you like: --resume goes on.
cli-arena-example =
    geisterstunde arena 18-ghosts --bots random,greedy,engine@10ms --games 100
    geisterstunde arena ghosts --players 4 --bots greedy,search@20ms,midnight --report ladder.html
    geisterstunde arena rest-in-peace --bots search@100ms,search@10ms --sprt 0,50 --games 1000
    geisterstunde arena --resume tournament.arena
cli-replay-short = Look at a game step by step.
cli-replay-help = Goes through a journal step by step, forward and back, as any seat saw it.
cli-replay-example =
    geisterstunde replay evening.journal
    geisterstunde replay evening.journal --seat 2 --step 40
cli-verify-short = Check that a game was fair.
cli-verify-help = Checks a finished journal: unchanged, the promised seed, every shuffle, every move, the result.
cli-verify-example = geisterstunde verify evening.journal
cli-repair-short = Save what is whole of a damaged journal.
cli-repair-help = Keeps all lines of a journal that are still as they were written, for example when the disk was full and the last one was cut off. The damaged file stays beside it with the ending .damaged; says what was lost.
cli-repair-example = geisterstunde repair evening.journal
cli-analyse-short = Where a game turned, from each seat's knowledge.
cli-analyse-help = Estimates after every step of a journal each seat's chance to win, only from what it may know, and names the turning points: a move or luck, and what would have been stronger. Interrupted games work, too.
cli-analyse-example =
    geisterstunde analyse evening.journal
    geisterstunde analyse evening.journal --report evening.html
    geisterstunde analyse evening.journal --seat 2 --nodes 5000 --json -
cli-bench-short = Measure how fast the rules run here.
cli-bench-help = Measures how many moves a second the rules make on this machine.
cli-bench-example =
    geisterstunde bench
    geisterstunde bench --peer --json result.json

## Settings of the server that have no flag, by GEISTERSTUNDE_… in the environment

cli-heading-settings = By environment: the same and more (with defaults)
cli-setting-origins = Other pages that may speak with this server, with commas between them: https://ghosts.example.
cli-setting-proxies = How many proxies of yours stand in front of the server; so many addresses of X-Forwarded-For are believed.
cli-setting-tables-an-hour = New tables that one address may open in an hour.
cli-setting-joins-an-hour = New people from one address in an hour.
cli-setting-requests-a-minute = Requests and new connections from one address in a minute.
cli-setting-most-people = People who may ever come to one table.
cli-setting-most-entries = Things that may ever happen at one table: moves, and all that people do around it.
cli-setting-most-sockets = Connections at the same time, of everybody.
cli-setting-sockets-of-address = Connections of one address.
cli-setting-most-addresses = So many addresses are remembered for these limits.
cli-setting-messages-a-second = Messages of one connection in a second.
cli-setting-message-burst = Messages that may come at once after a while of silence.
cli-setting-messages-of-address = Messages of all connections of one address together in a second; three times as many after a while of silence.
cli-setting-largest-message = Bytes of a message or a request.
cli-setting-largest-journal = Bytes of a journal that is sent to be verified.
cli-setting-largest-outbox = Bytes that wait for a slow reader before the connection is cut; it resumes by itself.
cli-setting-hello-patience = Seconds that a new connection may keep silent.
cli-setting-heartbeat = Every so many seconds a connection is asked whether it lives.
cli-setting-watchers-of-table = Connections at one table of people who only watch and have no token.
cli-setting-sockets-of-person = Connections of one person at one table.
cli-setting-request-patience = Seconds that a request may take to arrive.
cli-setting-missed-heartbeats = So many times a connection may leave the question unanswered before it counts as dead.
cli-setting-host-patience = Seconds that the host of a table may be gone before somebody who is there becomes the host.
cli-setting-idle = Seconds after which a table where nobody is leaves the memory; it comes back when somebody does.
cli-setting-stop-patience = Seconds that a stop waits for what has been begun.
cli-setting-bot-patience = Seconds after which nobody waits any longer for a ghost.
cli-setting-bot-nodes = Nodes for each thought of a ghost instead of time; 0 is time.
cli-setting-metrics-token = Whoever says this may read /metrics from anywhere; without it only this machine may.

## The shelf

cli-version = geisterstunde { $version } ({ $build })
cli-list-commands =
    With friends:     geisterstunde
    In the terminal:  geisterstunde play { $game }
    Read the rules:   geisterstunde rules { $game }
    Everything else:  geisterstunde --help
cli-game-box = { $players } players · { $minutes } minutes · age { $age }+
cli-menu-question = Which game (number or name)?
cli-menu-continue = c  Go on with { $game } ({ $moment })
cli-word-continue = c, go on

## The open house

cli-serve-open = Geisterstunde is open. Take a seat, the haunting is about to begin.
cli-serve-other-port = Port { NUMBER($port, useGrouping: 0) } is taken, so it is { NUMBER($instead, useGrouping: 0) }.
cli-serve-here = On this machine
cli-serve-there = For friends on the same network
cli-serve-line = { $label }: { $address }
cli-serve-friends = Whoever is on the same network can join in; --host 127.0.0.1 keeps the house to this machine.
cli-serve-alone = Only this machine can come in. --host 0.0.0.0 lets friends on the same network join.
cli-serve-kept = The tables are kept in { $file }.
cli-serve-stop = Ctrl-C stops the server.
cli-serve-stopped = The house is closed. All tables are kept; see you soon.
cli-backup-done = { $file } is a whole copy of all tables ({ $size } kB).

## The terminal table

cli-you = you
cli-word-undo = back, u
cli-word-help = h
cli-word-rules = rulebook
cli-word-quit = exit, q
cli-word-board = table
cli-word-more = more, m
cli-table-hint = number or move · ? help{ $more ->
    [yes] {" · "}more
   *[no] {""}
} · hint · undo · rules · quit
cli-table-hint-written = move as in the list · ? help{ $more ->
    [yes] {" · "}more
   *[no] {""}
} · hint · undo · rules · quit
cli-table-help =
    { $by ->
        [number] Type the number of a move, or the move itself.
       *[writing] Type a move as it stands in the list.
    }
    ? MOVE   what a move does, or why it is not possible
    hint     what a strong ghost would do, and why
    undo     take back your last move
    board    show the table again
    rules    read the rules
    quit     stop; the game stays in its file
cli-table-more = more     what cards do, earlier rounds, what is still hidden
cli-table-cards = ? WORD   explains: { $cards }
cli-heading-levels = Five ghosts to play against
cli-level = { $name }: { $character }
cli-opponents = Who shall play against you?
cli-opponent-question = Number or name (Enter: { $usual })?
cli-thinking = { $seat_is ->
    [you] Let me think what you could do …
   *[other] { $seat } is thinking …
}
cli-watching = { $why ->
    [out] { $people ->
        [one] You are out and watch the others.
       *[other] All of you are out and watch the others.
    }
    [nobody] Only ghosts are playing here; you watch.
   *[long] It is still somebody else’s turn.
}
cli-watching-skip = Enter skips ahead until one of you is asked or the game is over.
cli-watching-skipped = On we go, quickly …
cli-ghost-gone = { $seat } has lost the thread; chance plays this move.
cli-word-hint = tip, t
cli-hint = My proposal: { $move }.
cli-hint-move = { $move } ({ $name })
cli-hint-chance = Your chance to win, as far as one can know: about { $percent } %.
cli-hint-other = { $move } ({ $percent } %)
cli-hint-others = Also possible: { $moves }
cli-hint-line = It may go on like this: { $line }
cli-no-hint = Nothing comes to mind just now. Try again.
cli-would-happen = { $move } would do this:
cli-curtain = Pass the device to { $seat }. { $seat }: press Enter when nobody else is looking.
cli-journal-kept = The game is kept. Go on with: { $command }
cli-journal-finished = The game is in { $file }; “replay” shows it, “verify” checks it.

## Replay and verify

cli-replay-start = The beginning
cli-replay-roll = Shuffling
cli-replay-move = { $seat }
cli-replay-step = Step { $step } of { $most }: { $title }
cli-replay-view = What { $seat } sees
cli-replay-hint = Enter on · b back · a number up to { $most } jumps · ? help · q quit
cli-replay-keys =
    Enter or n     one step on
    b              one step back
    0 to { $most }  to that step
    q              quit
cli-verify-failed = { $file } fails the check.
cli-verify-good = { $file } is in order. This was checked:
cli-verify-seals = · All { $lines } lines are as they were written.
cli-verify-commitment = · The seed at the end is the one that was promised before the first move ({ $commitment }…).
cli-verify-rolls = { $rolls ->
    [0] · Nothing was shuffled in this game.
    [one] · The one shuffle follows from the seed.
   *[other] · All { $rolls } shuffles follow from the seed.
}
cli-verify-actions = · All { $actions } moves were legal.
cli-verify-result = · The result is right: { $result }
cli-repair-nothing = { $file } is whole: all { $lines } lines are as they were written.
cli-repair-done = { $file } is saved: { $lines ->
    [one] one line is whole,
   *[other] { $lines } lines are whole,
} { $lost ->
    [0] and the last one has its line end again.
    [one] one at the end is lost.
   *[other] { $lost } at the end are lost.
}
cli-repair-kept = The file as it was is in { $file }.
cli-repair-continue = Go on with: { $command }

## Simulation

cli-simulate-progress = Haunting
cli-simulate-heading = { game-title }: { $games ->
    [one] one random game
   *[other] { $games } random games
} of { NUMBER($players) } players, seed { $seed }
cli-simulate-lengths = Actions a game: mean { $mean }, median { $median }, 95 % at most { $p95 }, shortest { $shortest }, longest { $longest }
cli-simulate-column-seat = Seat
cli-simulate-column-wins = won alone
cli-simulate-column-shared = shared
cli-simulate-column-score = score (from … to)
cli-simulate-column-reason = Why it ended
cli-simulate-column-games = games
cli-simulate-score = { $mean } ({ $least } … { $most })
cli-simulate-share = { $count } ({ $percent } %)
cli-simulate-speed = { $games } games/s, { $actions } actions/s ({ $seconds } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
})
cli-simulate-written = The result is in { $file } as JSON.

# What `geisterstunde bench` prints. $game is the name of a game as on the command line.
bench-title = How fast Geisterstunde runs here
bench-what-random-games = { $game }: random games
bench-what-from-python = { $game }: from Python
bench-what-search = { $game }: tree search
bench-what-clone = { $game }: clone
bench-what-redeal = { $game }: redeal
bench-what-view = { $game }: view
bench-what-import = import geisterstunde
bench-what-interpreted = { $game }: interpreted
bench-column-what = measured
bench-column-median = median
bench-column-peer = OpenSpiel
bench-column-ratio = ratio
bench-column-goal = goal
bench-column-reached = reached
bench-in-moves-per-second = { NUMBER($value) } /s
bench-in-simulations-per-second = { NUMBER($value) } sims/s
bench-in-nanoseconds = { NUMBER($value) } ns
bench-in-seconds = { NUMBER($value) } s
# $value is a number of times
bench-goal-times-peer = ≥ { NUMBER($value) } ×
# $value is a figure with its unit
bench-goal-at-least = ≥ { $value }
bench-goal-at-most = ≤ { $value }
bench-ratio = { NUMBER($value) } ×
bench-yes = yes
bench-no = no
bench-unknown = not asked
bench-progress = { $what }: { $figure }
bench-machine = Machine: { $cpu }, { $cores } { $cores ->
    [one] core
   *[other] cores
}, { $system }; a plain Python loop makes { NUMBER($loops) } million rounds a second.
bench-build-compiled = Rules compiled, Python { $python }, { $versions }.
bench-build-interpreted = Rules interpreted (the goals beside OpenSpiel are meant for compiled rules), Python { $python }, { $versions }.
bench-units = Moves a second, costs of one call, ratios to OpenSpiel or else to the goal; 1 × or more is good.
bench-date = { $date }; one core, CPU time, { NUMBER($seconds) } s for each figure, medians of seven rounds.
bench-peer = Beside { $games }: { $peer }.
bench-written = All figures are in { $file }.
bench-peer-missing = OpenSpiel is not installed here, so there is nothing to compare with. “make bench” sets it up in .venv-bench; without --peer only our own figures are measured.

# Who begins, an option of every game; the seats are those of the players in their order.
option-start = Who begins.
option-start-first = the first seat
option-start-second = the second seat
option-start-third = the third seat
option-start-fourth = the fourth seat
option-start-fifth = the fifth seat
option-start-sixth = the sixth seat
option-start-lot = the lot decides

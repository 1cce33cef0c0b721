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
refusal-no-guide = There is no guided first game of { $game } yet. The rules are shown by: geisterstunde rules { $game }
refusal-no-such-moment = This guided game has { $most } moments; there is no such one in it.
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
refusal-seat-without-name = Seat { $number } needs a name of printable characters.
refusal-options-not-by-name = Options are given by name, as a dict. “geisterstunde play { $game } --help” shows those of { $game }.
refusal-bad-seed = A seed is one line of 1 to { $longest } printable characters.
refusal-wrong-seed = The seed beside the journal does not belong to this game. You can look at it with “replay”.
refusal-game-is-over = The game is over already.
refusal-not-your-turn = It is not your turn now.
refusal-not-your-view = This is not how the table looks from your seat.
refusal-unknown-action = There is nothing like that in { $game }.
refusal-undo-needs-people = Since then something was shown or rolled, or a ghost has answered with hidden cards: only people can agree to take that back, not ghosts. Where you practise, everything can be taken back; found such a table for it.
refusal-game-too-long = No game is longer than this: { $most } moves have been played. Take something back or give up.
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
refusal-journal-wrong-signature = Line { $line }: the signature does not fit these lines. They were changed after a server had signed them, or the signature is of another journal.
refusal-bad-signing-key = { $file } holds no key for signatures. Bring back the file, or put it aside: then a new key is made at the next start, with another fingerprint.
refusal-journal-wrong-result = Line { $line }: the result does not fit the game that was played.
refusal-journal-roll-not-from-seed = Line { $line } was not shuffled with the promised seed.
refusal-journal-finished = This game is over already. You can look at it with “replay”.
refusal-journal-in-use = { $file } is being played in another window.
refusal-seed-file-missing = The secret seed that is needed to go on is missing ({ $seed }). You can look at the game with “geisterstunde replay { $file }”.

## Refusals and happenings around a table. $seat is the name of who sits there, $number the number of a chair.

reason-resigned = The game was given up.
refusal-journal-broken-promise = Line { $line }: the seed is not made of what was promised and what the players added.
refusal-journal-played-on-unfit = Line { $line }: this game is said to be played on from another one, which does not fit it.
refusal-what-if-too-often = This is a what-if of a what-if already, and any deeper the ghosts get lost. Begin from an earlier game.
refusal-what-if-nothing-to-do = Nobody is to move there any more. Go back a little and play on from there.
refusal-what-if-no-such-step = The game did not get so far: it has { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
refusal-no-such-game = There is no game number { $number } at this table; { $games ->
    [0] none has begun yet
    [one] one has begun so far
   *[other] { $games } have begun so far
}.
refusal-table-other-rules = This table plays version { $table } of the rules of { $game }, this program plays version { $program }.
refusal-entries-do-not-fit = What was kept of this table does not fit this program.
refusal-table-closed = This table is closed. The host can open it again.
refusal-too-many-people = { $most } people are at this table, more do not fit. Try again when somebody has left.
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
refusal-bad-words = Words for the luck of the game are 1 to { $longest } printable characters.
refusal-words-not-asked = Words for the luck are opened when a game is about to begin, and none is.
refusal-words-opened-already = You have opened your words already.
refusal-words-not-promised = These are not the words that were promised from your chair before. The game begins without them.
refusal-game-is-beginning = The game is just beginning; that has to wait.
refusal-deal-alone = Shared cards are played by one person against ghosts: at a second table one could see the others' cards. You may watch, or open the link and play them yourself.
refusal-practice-alone = Somebody practises alone with ghosts here. You may watch; to play together, found another table.
refusal-not-long-gone = { $name } is here, or has not been gone for { $seconds } seconds yet. Until then only { $name } can ask for a ghost to sit in.
refusal-nobody-long-gone = Nobody who has still to answer has been gone for { $seconds } seconds. Until then only they themselves can answer.
refusal-bad-avatar = This ghost cannot be drawn. Choose another one.
refusal-bad-remark = What you say to the others has 1 to { $longest } printable characters on one line.
refusal-hints-forbidden = There are no hints at this table: people sit opposite, or they are switched off. Whoever invites can allow them.
refusal-no-game-yet = No game has begun yet.
refusal-game-is-running = That has to wait until the game is over.
refusal-already-proposed = This has been proposed already; the others have not answered yet.
refusal-no-such-proposal = Nobody has proposed that, or it has been answered already.
refusal-own-proposal = This is your own proposal; the others have to agree.
refusal-already-agreed = You have agreed already.

emote-laugh = Haha!
emote-boo = Boo!
emote-love = Lovely!
emote-scared = Oh dear!
emote-think = Hm …
emote-sleepy = Yawn
emote-sly = Hehe
emote-sad = Pity
emote-well-played = Well played!
emote-your-turn = Your turn.
emote-one-moment = One moment, please.
emote-that-was-close = That was close!
emote-thank-you = Thank you!
emote-another-game = Another game?
emote-have-to-go = I have to go soon.
emote-good-luck = Good luck!
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
note-bot-filled-in = { $by_host ->
    [yes] { $name_is ->
        [you] The host lets { note-bot } play for you, because you were gone.
       *[other] The host lets { note-bot } play for { $name }, who is gone.
    }
   *[no] { $name_is ->
        [you] You let { note-bot } play for you.
       *[other] { $name } lets { note-bot } play in their place.
    }
}
note-sent-away = { $name_is ->
    [you] The host has freed your chair { $number }.
   *[other] The host has freed chair { $number } of { $name }.
}
note-renamed = { $name_is ->
    [you] You are called { $name } now.
   *[other] { $before } is called { $name } now.
}
note-words-asked = Everybody’s words for the luck are being opened; the game begins in a moment.
note-words-left-out = { $seat_is ->
    [you] Your words for the luck were promised and not opened in time: the game begins without them.
   *[other] { $seat } had promised words for the luck and did not open them in time: the game begins without them.
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
note-chat-allowed = You may write to each other now.
note-chat-forbidden = Nobody writes at this table any more; greetings go on.
note-hints-allowed = Everybody may ask for hints.
note-hints-forbidden = There are no hints at this table any more.
note-hints-as-usual = There are hints for whoever plays against ghosts only.
note-cards-opened = All agree: the game can be played on with the cards as they lay.
note-asked-hint = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} asked for a hint.
note-hints-followed = { $seat_is ->
    [you] You
   *[other] { $seat }
} asked for { $asked ->
    [one] one hint and { $followed ->
        [0] did not follow it.
       *[other] followed it.
    }
   *[other] { $asked } hints and followed { $followed ->
        [0] none
       *[other] { $followed }
    } of them.
}
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
    [clock] play with another clock.
    [open-cards] let the game be played on with the cards as they lay.
   *[rematch] play again.
}
note-clock-proposed = { $seconds ->
    [none] The host would like to play on without a clock.
    [one] The host would like to play on with one second for each move.
   *[other] The host would like to play on with { $seconds } seconds for each move.
}
note-agreed-for-gone = { $seats_is ->
    [you] The host has agreed in your place, because you were gone.
    [you-and-others] The host has agreed in the place of { $seats }, who were gone.
   *[other] The host has agreed in the place of { $seats }, gone for a while now.
}
note-agreed-to = { $seat_is ->
    [you] You agree.
   *[other] { $seat } agrees.
}
note-declined = { $seat_is ->
    [none] The host would rather not
    [you] You would rather not
   *[other] { $seat } would rather not
}: { $kind ->
    [undo] the move is not taken back.
    [resign] the game goes on.
    [clock] the clock stays as it is.
    [open-cards] The cards stay face down as they lay.
   *[rematch] no other game now.
}
note-dropped = { $kind ->
    [undo] Taking back is off the table.
    [resign] Giving up is off the table.
    [clock] Another clock is off the table.
    [open-cards] Playing on with the same cards is off the table.
   *[rematch] Playing again is off the table.
}
note-practice-over = That was practice: everything could be taken back, so the result counts for nothing.
note-took-back = { $seat_is ->
    [you] You take back your
   *[other] { $seat } takes back the
} last move.
note-resigned = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}

## What a journal proves (proof-…), and what it does not (open-…)

proof-played-on-as-it-was = { $actions ->
    [0] The game was played on from the beginning of another one
    [one] The game was played on after the first move of another one
   *[other] The game was played on after { $actions } moves of another one
}, all cards as they lay; the moves before it keep the rules.
proof-played-on-anew = { $actions ->
    [0] The game was played on from the beginning of another one
    [one] The game was played on after the first move of another one
   *[other] The game was played on after { $actions } moves of another one
}; what { $seat_is ->
    [you] you
   *[other] { $seat }
} could not know was dealt anew by the promised luck.
proof-moves = { $actions ->
    [one] The one move was allowed by the rules, and the result follows from it.
   *[other] All { $actions } moves were allowed by the rules, and the result follows from them.
}
proof-rolls = { $rolls ->
    [one] The one shuffle or draw follows
   *[other] All { $rolls } shuffles and draws follow
} from what was promised before the deal ({ $promise }…).
proof-words = { $seat_is ->
    [you] Your words are in the luck, and you had promised them before anybody’s were opened: nobody who did not know them could choose the cards.
   *[other] Words of { $seat } are in the luck, promised before anybody’s were opened: nobody who did not know them could choose the cards.
}
proof-signed = A server with the key { $key } has signed exactly these lines. Compare it with the key that the host of the server names.
open-names = Nobody confirmed the names: who really sat there is not proved.
open-promise = When the promise was shown, only those know who saw it before the game: the browser of everybody who played has remembered it and compares.
open-nobodys-words = Nobody’s words are in the luck: whoever ran the server could have chosen among many deals before the promise.
open-shared-deal = The same cards were dealt at other tables too: nobody’s words are in the luck, and whoever had played them to the end before could know them.
open-hands = That nobody saw the cards of others while the game ran: whoever runs the server can read them, and anybody can show a screen to somebody else.
open-own-seed = The game was played on one machine, and its seed came from there: whoever began it could have chosen among many deals.
open-left-out = { $seat_is ->
    [you] You had promised words and did not open them in time.
   *[other] { $seat } had promised words and did not open them in time.
} Whoever knows all else can choose between two deals in this way; here everybody can see it.
open-played-on = Whether the other game ({ $game }) was honest only its own journal can tell.
open-practice = This was practice: everything could be taken back, so the result says nothing about who plays better.
open-taken-back = { $actions ->
    [one] One move was taken back
   *[other] { $actions } moves were taken back
} by consent, perhaps after something had been seen.
open-unsigned = No server has signed this journal: whoever has the file could have written all of it anew.

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
refusal-unknown-moment = There is no such moment in this game (any more). Perhaps it was taken back.
refusal-unknown-seat = There is no such seat at this table; it has { $most }.
refusal-option-not-from-file = The option “{ $option }” of { $game } does not come from a file. Write its value without @.
refusal-bad-option-list = The option “{ $option }” takes numbers with commas between them, such as { $option }=1,2,3, not “{ $value }”.
refusal-unknown-seat-kind = “{ $kind }” cannot take a seat. Possible: { $known } (h and r for short, 1 to 5 for the ghosts).
refusal-too-many-seats = --seats names { $given } seats, but only { $players } play.
refusal-too-many-names = --names has { $given } names, but only { $players } play.
refusal-bad-name = “{ $name }” does not work as a name: 1 to { $longest } printable characters without a comma.
refusal-name-looks-alike = “{ $name }” looks too much like “{ $other }”, who is at the table already. Choose another name.
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
cli-meta-what = GAME|find
cli-meta-which = NUMBER|GAME
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
cli-meta-copy = FILE
cli-meta-file = FILE
cli-meta-seat = WHO
cli-meta-step = N
cli-meta-seconds = N
cli-meta-bots = BOT,BOT,…
cli-meta-milliseconds = N
cli-meta-nodes = N
cli-meta-times = N
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
cli-param-what = A game, or find.
cli-param-which = The number of a puzzle; after find the game.
cli-puzzles-param-games = How many games are searched (20 if not given).
cli-puzzles-param-nodes = Tries for each position that may be a puzzle (20000 if not given).
cli-puzzles-param-seed = A number: the same one finds the same puzzles (1 if not given).
cli-param-times = What is found is looked at again with so many times the tries, and left out if something else is best then (10 if not given, 0: not at all).
cli-puzzles-param-json = The puzzles into a new file instead of the output.
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
    geisterstunde learn ghosts
    geisterstunde list
cli-serve-short = Open the house: a server for you and friends, in the browser.
cli-serve-help = Starts the server, shows the address for friends with a QR code, and opens a browser. The same as “geisterstunde” alone. Tables are kept: stop it and start it again whenever you like, everybody goes on at the same card.
cli-serve-example =
    geisterstunde
    geisterstunde serve --port 9000 --no-open
    geisterstunde serve --host 127.0.0.1
    GEISTERSTUNDE_PORT=9000 GEISTERSTUNDE_DATA=/srv/ghosts geisterstunde serve
cli-check-param-data = The folder in which the server keeps its tables, if it is not the usual one.
cli-param-copy = Save all that is whole into this new file; it must not exist yet.
cli-check-short = Look whether all that the server keeps is whole, and save what is.
cli-check-help = Looks at the whole file and at each entry of each table, also while the server runs, and changes nothing. Exit code 0: all is whole; 1: something is damaged or missing, and it says what; 2: the file cannot be read at all. With --copy all whole tables go into a new file, damaged ones up to the last entry that is whole. To play on with it, stop the server and put the copy in the place of tables.sqlite.
cli-check-example =
    geisterstunde check
    geisterstunde check --data /srv/ghosts --copy rescued.sqlite
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
cli-learn-short = A guided first game, in five minutes.
cli-learn-help = Leads you through a prepared first game step by step: you see what happens, type a move now and then, and know the rules at the end.
cli-learn-example =
    geisterstunde learn ghosts
    geisterstunde learn 18-ghosts --lang de
cli-learn-welcome = Enter goes on, “back” one step back, “skip” skips a step, “quit” leaves.
cli-learn-step = Step { $number } of { $count }:
cli-learn-enter = Enter goes on.
cli-learn-type = Type { $move }  ({ $label })
cli-learn-try = Try { $move } and read why not. Enter goes on.
cli-learn-not-now = In a moment! Right now it is about something else.
cli-learn-only-look = Here you only look: Enter goes on.
cli-learn-done = Done! Now you know all that you need.
cli-learn-next = A real game: geisterstunde play { $game } --seats { $seats }
cli-learn-left = Go on whenever you like: geisterstunde learn { $game }
cli-word-skip = s
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
cli-verify-help = Checks a finished journal (the promised seed, every shuffle, every move, the result, a signature) and says what that proves and what it does not.
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
cli-puzzles-short = Solve a puzzle, or have new ones found.
cli-puzzles-help = Shows a position with one clearly best answer from what that seat can know, and says what becomes of yours; without a number the puzzle of the day. “puzzles find GAME” looks for new ones in games between bots and writes them as JSON; the same numbers find the same ones. With the numbers at the head of its puzzles.json the file of a game comes out again.
cli-puzzles-example =
    geisterstunde puzzles 18-ghosts
    geisterstunde puzzles ghosts 7
    geisterstunde puzzles find rest-in-peace --games 50 --nodes 20000 --json new.json
cli-bench-short = Measure how fast the rules run here.
cli-bench-help = Measures how many moves a second the rules make on this machine.
cli-bench-example =
    geisterstunde bench
    geisterstunde bench --peer --json result.json

## Settings of the server that have no flag, by GEISTERSTUNDE_… in the environment

cli-heading-settings = By environment: the same and more (with defaults)
cli-setting-origins = Other pages that may speak with this server, with commas between them: https://ghosts.example.
cli-setting-proxies = How many proxies of yours stand in front of the server; so many addresses of X-Forwarded-For, or the X-Real-IP, are believed.
cli-setting-tables-an-hour = New tables that one address may open in an hour.
cli-setting-joins-an-hour = New people from one address in an hour.
cli-setting-requests-a-minute = Requests and new connections from one address in a minute.
cli-setting-files-a-minute = Files of the page for one address in a minute.
cli-setting-calls-a-minute = New connections of one address in a minute, whatever they are for.
cli-setting-callers-of-address = Connections of one address at the same time on which requests come, or nothing yet.
cli-setting-most-people = People of one table who are remembered at the same time; whoever has left and has no chair makes room for others.
cli-setting-most-entries = Things that may ever happen at one table: moves, and all that people do around it.
cli-setting-largest-table = Bytes that all that happened at one table may take; beyond three quarters of it nothing is taken back any more.
cli-setting-bytes-an-hour = Bytes that are kept for one address in an hour.
cli-setting-largest-house = Bytes that all tables together may take.
cli-setting-most-sockets = Connections at the same time, of everybody.
cli-setting-sockets-of-address = Connections of one address.
cli-setting-most-addresses = So many addresses are remembered for these limits.
cli-setting-messages-a-second = Messages of one connection in a second.
cli-setting-message-burst = Messages that may come at once after a while of silence.
cli-setting-messages-of-address = Messages of all connections of one address together in a second; three times as many after a while of silence.
cli-setting-remarks-at-once = Emotes or own words a person may say at once after a while of silence.
cli-setting-remarks-a-minute = Emotes and own words of one person at one table in a minute.
cli-setting-hints-at-once = Hints a person may ask for one after the other.
cli-setting-hints-a-minute = Hints of one person at one table in a minute.
cli-setting-most-hints = Hints that ghosts think about at the same time, or that wait for one.
cli-setting-hints-of-address = So many of those hints for one single address.
cli-setting-most-look-backs = Finished games that ghosts look back at at the same time, or that wait for it.
cli-setting-look-backs-of-address = So many of those look-backs for one single address.
cli-setting-look-backs-by-themselves = A game that has just ended is looked back at by itself while nobody else in the house looks back: 10 to 20 seconds of computing, in which all who play come first. With false only when somebody asks.
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
cli-setting-absence = Seconds that somebody has to be disconnected before the host of a table may let a ghost sit in, or agree in their place; at least 30.
cli-setting-opening-patience = Seconds that a game waits at its beginning for words that were promised for its luck.
cli-setting-idle = Seconds after which a table where nobody is leaves the memory; it comes back when somebody does.
cli-setting-stop-patience = Seconds that a stop waits for what has been begun.
cli-setting-bot-patience = Seconds after which nobody waits any longer for a ghost.
cli-setting-bot-nodes = Nodes for each thought of a ghost instead of time; 0 is time.
cli-setting-house-token = Whoever says this may see the page of the house from anywhere; without it a new one is made at every start.
cli-setting-metrics-token = Whoever says this may read /metrics from anywhere; without it only this machine may.
cli-setting-lang = Language of the terminal: de or en. Empty: that of the system. --lang comes before it.

## The shelf

cli-version = geisterstunde { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
cli-list-commands =
    With friends:     geisterstunde
    In the terminal:  geisterstunde play { $game }
    Show me:          geisterstunde learn { $game }
    Read the rules:   geisterstunde rules { $game }
    Everything else:  geisterstunde --help
cli-game-box = { $players } players · { $minutes } minutes · age { $age }+
cli-menu-learn = First time? “geisterstunde learn GAME” leads you through a first game in five minutes.
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
cli-serve-house = The page of the house, for you alone: { $address }
cli-serve-key = Journals of finished games are signed with the key { $fingerprint }.
cli-serve-stop = Ctrl-C stops the server.
cli-serve-stopped = The house is closed. All tables are kept; see you soon.
cli-check-whole = { $file } is whole: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, each of them as it was kept.
cli-check-damaged = { $file } is not whole. Nothing in it was changed.
cli-check-end = What was kept last is missing: the server ended without closing the file, and its log (the file with -wal at its end) is gone, cut off or damaged. If you still have it, put it back.
cli-check-places = The file itself is damaged in { $places ->
    [one] one place
   *[other] { $places } places or more
}.
cli-check-table = Table { $table }: entry { $entry } is damaged or missing. { $whole ->
    [0] Nothing before it is left.
    [one] The one before it is whole.
   *[other] The { $whole } before it are whole.
}
cli-check-advice = “geisterstunde check --copy FILE” saves all that is whole into a new file. If you have a backup, it may have more.
cli-check-copied = { $file } holds all that is whole: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
cli-check-part = Table { $table }: { $kept } of { $were } entries.
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
cli-verify-good = { $file } is in order. This is proved:
cli-verify-open = This is not proved:
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
    .title = Who begins
option-start-first = the first seat
    .word = Seat 1
option-start-second = the second seat
    .word = Seat 2
option-start-third = the third seat
    .word = Seat 3
option-start-fourth = the fourth seat
    .word = Seat 4
option-start-fifth = the fifth seat
    .word = Seat 5
option-start-sixth = the sixth seat
    .word = Seat 6
option-start-lot = the lot decides
    .word = The lot

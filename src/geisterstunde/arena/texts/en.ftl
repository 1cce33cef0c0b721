# The arena in English: refusals of its command, and its report. Numbers that need a decimal sign arrive as finished text.

## Refusals

refusal-unknown-bot = There is no bot called “{ $name }”. There are: { $known }.
refusal-bot-plays-other-games = The bot “{ $name }” does not know { $game }. Those who do: { $known }.
refusal-arena-bot-twice = “{ $bot }” is in the list twice. Nobody wins against oneself: give one of them another budget.
refusal-arena-number-of-bots = A tournament needs 2 to { $most } bots, but { $given ->
    [0] none was
    [one] one was
   *[other] { $given } were
} given. Write for example --bots random,engine@100ms.
refusal-arena-two-budgets = Time or nodes, not both: choose --milliseconds or --nodes.
refusal-arena-bad-budget = “{ $budget }” is no budget. Write 1ms to { $milliseconds }ms for time or 1n to { $nodes }n for nodes, for example engine@100ms or search@500n.
refusal-arena-bad-opening = { $opening } actions by lot at the start are not possible: 0 to { $most } are.
refusal-arena-bad-number = { $flag } needs a whole number from { $least } to { $most }, not { $given }.
refusal-arena-bad-question = “{ $text }” is no question for --sprt. Write two Elo values, the smaller first, such as 0,20; and if you like two limits of error between 0 and 0.5, such as 0,20,0.05,0.05.
refusal-arena-question-needs-two = --sprt compares exactly two bots, and here { $given ->
    [one] there is one
   *[other] there are { $given }
}.
refusal-arena-nothing-to-play = Name a game and the bots, or with --resume the file of a tournament that has begun.
refusal-arena-other-tournament = { $file } holds another tournament: { $what ->
    [game] the game
    [rules] the version of the rules
    [players] the number of seats
    [options] the options
    [contenders] the bots
    [opening] the number of actions by lot
    [seed] the seed
   *[program] the program
} there: “{ $theirs }”, here: “{ $ours }”. Choose a new file, or leave the flag out.
refusal-arena-in-use = Another tournament is writing to { $file }.
refusal-arena-bad-line = { $file }: line { $line } is no game of this tournament. Delete it, and that game is played again.
refusal-arena-newer-format = { $file } comes from a newer version. Bring Geisterstunde up to date.
refusal-arena-not-ours = { $file } is no file with the results of a tournament.

## For the door

arena-progress = Tournament
arena-kept = All results are in { $file }.
arena-resume = Go on with: { $command }
arena-written = The report is in { $file }.

## The page

arena-title = { $game }: tournament of bots
arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
} with { $players } seats, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played from all seats.
arena-leader = { $bot } is on top: { $difference } Elo ahead of { $next } (95%: { $low } to { $high }).
arena-nothing-yet = No deal has been played from all seats yet: there is nothing to rate.
arena-verdict-clear = That is clear.
arena-verdict-unclear = That may still be chance.

arena-heading-warnings = Read with care
arena-warning-unfinished = The tournament was interrupted: { $games } of { $planned } games.
arena-warning-left-over = { $games ->
    [one] One game does
   *[other] { $games } games do
} not count, because the deal has not been played from all seats yet, or the question was already decided.
arena-warning-decided = The tournament ended when the question was decided. The answer holds; ratings, intervals and p look somewhat too clear, because the end came at the right moment.
arena-warning-few = Only { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: the intervals are rough.
arena-warning-repeated = { $games ->
    [one] One game went
   *[other] { $games } games went
} exactly like another one. That is no evidence of its own; the intervals are too narrow. More actions by lot at the start (--opening) help.
arena-warning-faults = { $faults ->
    [one] One fault
   *[other] { $faults } faults
} of bots; the list is below.
arena-warning-crowded = There were more processes ({ $jobs }) than cores ({ $cores }): a time in milliseconds was scarcer than it looks.

arena-heading-question = The question
arena-question = Is { $one } stronger than { $other } by { $elo1 } rather than by { $elo0 } Elo?
arena-answer = { $verdict ->
    [stronger] Yes, { $one } is stronger, decided after { $deals } deals.
    [not-stronger] No, { $one } is not stronger by so much, decided after { $deals } deals.
   *[open] Still open after { $deals } deals.
}
arena-evidence = Evidence { $evidence }; from { $upper } on it is yes, from { $lower } on no. A wrong yes comes with { $alpha } at most, a wrong no with { $beta } (sequential test on whole deals).

arena-heading-ladder = Ladder
arena-note-ladder = Elo, zero for the mean of all bots. The bar shows where the true value lies, with 95% confidence.
arena-heading-neighbours = Are the neighbours really different?
arena-note-neighbours = p: how often would two equal bots be at least so far apart in their games against each other? In brackets for all comparisons at once (Holm).
arena-heading-matrix = Who against whom
arena-note-matrix = The share of comparisons that the bot of the row won against the bot of the column; equal scores count half.
arena-heading-seats = Advantage of the seats
arena-note-seats = The share of wins of each seat, with 95%. All bots sat everywhere equally often; the dashed line is fair.
arena-first-seat = { $kind ->
    [more] Whoever starts wins { $percent } more often than fair (95%: { $low } to { $high }).
    [less] Whoever starts wins { $percent } less often than fair (95%: { $low } to { $high }).
   *[even] An advantage of starting cannot be shown: { $percent } (95%: { $low } to { $high }).
}
arena-heading-lengths = Length of the games
arena-note-lengths = Actions in a game: mean { $mean }, median { $median }, 95% at most { $p95 }, from { $least } to { $most }.
arena-heading-scores = Scores
arena-note-scores = mean { $mean }, from { $least } to { $most }
arena-heading-reasons = Why the games ended
arena-heading-faults = Faults of the bots
arena-note-faults = After a fault the lot plays on for the seat. A bot that never answers, or crashes, loses the game.
arena-heading-method = How it was measured
arena-method-deals = Every deal is played with the same cards and the same opening actions once in every rotation of the bots around the table. Only deals that are complete count.
arena-method-table = Every action goes through a table that checks and records it. A bot sees only what its seat may see, and begins every game with no memory.
arena-method-ratings = The ratings are the likeliest ones after Bradley and Terry. With more than two seats, every seat is compared with every other. Every bot is given one win and one loss, so that one without a loss has a finite rating, too.
arena-method-intervals = The intervals come from drawing whole deals anew, again and again (bootstrap).
arena-method-repeat = With budgets in nodes, the same seed gives the same games, however many processes play. With budgets in milliseconds it does not.

arena-column-bot = Bot
arena-column-rating = Elo
arena-column-games = Games
arena-column-wins = Wins
arena-column-score = Comparisons
arena-column-time = ms per move
arena-column-nodes = Nodes
arena-column-faults = Faults
arena-column-reason = Reason
arena-column-count = Count
arena-column-kind = Fault
arena-column-detail = the first time
arena-pair = { $stronger } before { $weaker }
arena-comparison = { $difference } Elo (95%: { $range }) · stronger with { $likelihood } · p { $p }
arena-range = { $low } to { $high }
arena-cell = { $row } against { $column }: { $wins } won, { $draws } equal, { $losses } lost
arena-bar = { $low ->
    [same] { $value }: { $count }
   *[other] { $value } to { $high }: { $count }
}
arena-seat = Seat { $number }
arena-never-met = never met
arena-fault-illegal = no legal action
arena-fault-failed = exception
arena-fault-late = later than twice its time
arena-fault-stuck = never answered
arena-fault-died = crashed
arena-fault-where = { $detail } (deal { $deal }, rotation { $rotation })
reason-abandoned = A bot never answered, or crashed.

arena-foot-command = Command
arena-foot-seed = Seed
arena-foot-options = Options
arena-foot-opening = Opening actions by lot
arena-foot-rules = Version of the rules
arena-foot-program = Program
arena-foot-machine = Processes / cores
arena-foot-date = Date
arena-foot-tournament = Mark

## A game looked at again (`geisterstunde analyse`). Chances arrive as finished text.

refusal-analysis-nothing-played = Nobody has moved in this game yet. It can be analysed from the first move on.
analysis-progress = Positions
analysis-title = { $game }: how the game turned
analysis-outcome = { $steps ->
    [one] One step.
   *[other] { $steps } steps.
} { $result }
analysis-running = The game is not over yet.
analysis-heading-curves = Winning chances
analysis-note-curves = After every step, what the strongest bot expects of each seat, knowing only what that seat may know. The numbers are the turning points.
analysis-knowledge = Each curve knows only what its seat may know, from the start (left) to the last step.
analysis-heading-turning-points = Turning points
analysis-none = None: no single step moved a chance clearly.
analysis-measure = Changes count from { $points } percentage points on; the chance in the estimate makes about { $noise }.
analysis-rough = That is rough: more effort (--nodes) makes it finer.
analysis-move = “{ $name }” ({ $notation })
analysis-action = Step { $step }, { $seat }: { $move }.
analysis-heard = Step { $step }, { $seat } to move. { $news }
analysis-luck = Step { $step }, luck. { $news }
analysis-change = Chance of { $seat }: { $before } → { $after }.
analysis-heading-seats = In figures
analysis-column-seat = Seat
analysis-column-first = start
analysis-column-least = lowest
analysis-column-most = highest
analysis-column-last = last
analysis-column-step = step
analysis-column-move = move
analysis-heading-moves = Move by move
analysis-begins = Start
analysis-ends = Given up
analysis-heading-method = How it was estimated
analysis-method-view = Every chance comes from a seat's view: the bot is given what can be seen there and imagines the rest. So the chances need not add up to 100%. At the end 100% is a win, 0% a defeat, and a part of it a shared win.
analysis-method-best = When it is a seat's turn, its chance is the one with the best move. If its own move lowers it, another one was stronger.
analysis-method-noise = Every position is estimated twice with half the effort. How far two such answers lie apart shows the chance in the estimate. A turning point must exceed four times that, and at least 10 percentage points.
analysis-method-closer = What may be a turning point is estimated again with eight times the effort, and must last.
analysis-foot-budget = Effort
analysis-budget = { $bot }, { $limit } { $kind ->
    [nodes] tries
   *[milliseconds] ms
} for each position
analysis-written = The analysis is in { $file }.
analysis-hint = To look at a step: { $command }
analysis-interrupted = Interrupted. Nothing was written.

## Turning points as the look-back tells them
turn-luck-helped = Luck was kind to { $seat_is ->
    [you] you
   *[other] { $seat }
}: the chance rose from { $before } to { $after } in 100.
turn-luck-hurt = Luck was not on { $seat_is ->
    [you] your side
   *[other] the side of { $seat }
}: the chance fell from { $before } to { $after } in 100.
turn-other-helped = That helped { $seat_is ->
    [you] you: your chance
   *[other] { $seat }: the chance
} rose from { $before } to { $after } in 100.
turn-other-hurt = That hit { $seat_is ->
    [you] you: your chance
   *[other] { $seat }: the chance
} fell from { $before } to { $after } in 100.
turn-own-gain = { $seat_is ->
    [you] Your chance
   *[other] The chance of { $seat }
} rose by it from { $before } to { $after } in 100.
turn-own-slip = { $seat_is ->
    [you] Your chance
   *[other] The chance of { $seat }
} fell by it from { $before } to { $after } in 100. There was something stronger.
turn-own-loss = { $seat_is ->
    [you] Your chance
   *[other] The chance of { $seat }
} fell by it from { $before } to { $after } in 100. Nothing clearly stronger was found.
turn-better = “{ $move }” was stronger, with { $chance } in 100. A ghost would have told { $seat_is ->
    [you] you
   *[other] { $seat }
}: “{ $reason }”
## Puzzles

puzzle-ask-win-in-two = Win with your second turn, whatever happens! What do you do first?
puzzle-ask-hold = It is about to be lost. Only one thing stops that: what?
puzzle-ask-which-now = Only one thing is clearly best here. What do you do?
puzzle-ask-who-lies = Who of the others is surely lying?
puzzle-said-right = Right!
puzzle-said-go-on = Just so! And how do you win now?
puzzle-said-not-yet = That does not win yet. Have another look.
puzzle-said-loses = And with that it is lost. Try something else.
puzzle-said-lost = After that nothing stops it any more. Try something else.
puzzle-said-no-win = That does not surely win with the second turn. Try something else.
puzzle-said-refuted = After that your second turn does not win any more. Try something else.
puzzle-said-weaker = That wins about { $percent } games in 100. You can do better: something else wins { $best }.
puzzle-said-not-worth-it = That brings too little here. Try something else.
puzzle-said-yourself = What you chose yourself you know. Somebody else is asked for.
puzzle-said-may-be-true = You cannot be sure: it may be the truth. Count once more.

refusal-unknown-puzzle = There is no such puzzle here, perhaps not any more. Choose another one.
refusal-puzzle-asks-for-seat = Somebody is asked for here: name a seat.
refusal-puzzle-asks-for-action = A move is asked for here: say what you would do.
puzzle-heading = Puzzle { $number } of { $count }
puzzle-how = Type your answer. ? shows the solution, Enter stops.
puzzle-finding = Games
puzzle-found = { $count ->
    [one] 1 puzzle is
   *[other] { $count } puzzles are
} in { $file }.

refusal-no-puzzles = There are no puzzles of { $game } yet. “geisterstunde puzzles find { $game }” looks for some.
refusal-puzzle-find-what = Say of which game puzzles are wanted: geisterstunde puzzles find ghosts.

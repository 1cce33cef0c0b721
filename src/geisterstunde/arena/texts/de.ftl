# The arena in German: refusals of its command, and its report. Numbers that need a comma arrive as finished text.

## Refusals

refusal-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-bot-plays-other-games = Der Bot „{ $name }“ kann { $game } nicht. Hier spielen: { $known }.
refusal-arena-bot-twice = „{ $bot }“ steht zweimal in der Liste. Gegen sich selbst gewinnt niemand: Gib einem der beiden ein anderes Budget.
refusal-arena-number-of-bots = Ein Turnier braucht 2 bis { $most } Bots, angegeben { $given ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $given }
}. Schreibe zum Beispiel --bots random,engine@100ms.
refusal-arena-two-budgets = Bedenkzeit oder Knoten, nicht beides: Wähle --milliseconds oder --nodes.
refusal-arena-bad-budget = „{ $budget }“ ist kein Budget. Schreibe 1ms bis { $milliseconds }ms für Bedenkzeit oder 1n bis { $nodes }n für Knoten, zum Beispiel engine@100ms oder search@500n.
refusal-arena-bad-opening = { $opening } ausgeloste Züge am Anfang gehen nicht: 0 bis { $most } sind möglich.
refusal-arena-bad-number = { $flag } braucht eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
refusal-arena-bad-question = „{ $text }“ ist keine Frage für --sprt. Schreibe zwei Elo-Werte, den kleineren zuerst, wie 0,20; dazu wenn du magst zwei Irrtumsgrenzen zwischen 0 und 0.5, wie 0,20,0.05,0.05.
refusal-arena-question-needs-two = --sprt vergleicht genau zwei Bots, hier { $given ->
    [one] ist es einer
   *[other] sind es { $given }
}.
refusal-arena-nothing-to-play = Nenne ein Spiel und die Bots, oder mit --resume die Datei eines begonnenen Turniers.
refusal-arena-other-tournament = In { $file } steht ein anderes Turnier: { $what ->
    [game] Das Spiel
    [rules] Die Regelfassung
    [players] Die Zahl der Plätze
    [options] Die Vereinbarung
    [contenders] Die Bots
    [opening] Die Zahl ausgeloster Züge
    [seed] Der Startwert
   *[program] Das Programm
} ist dort „{ $theirs }“, hier „{ $ours }“. Wähle eine neue Datei, oder lass die Angabe weg.
refusal-arena-in-use = In { $file } schreibt gerade ein anderes Turnier.
refusal-arena-bad-line = { $file }: Zeile { $line } ist kein Spiel dieses Turniers. Lösche sie, dann wird das Spiel noch einmal gespielt.
refusal-arena-newer-format = { $file } stammt von einer neueren Version. Bringe Geisterstunde auf den neuesten Stand.
refusal-arena-not-ours = { $file } ist keine Ergebnisdatei eines Turniers.

## For the door

arena-progress = Turnier
arena-kept = Alle Ergebnisse stehen in { $file }.
arena-resume = Weiter geht es mit: { $command }
arena-written = Der Bericht steht in { $file }.

## The page

arena-title = { $game }: Turnier der Bots
arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zu { $players }, { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}, jede in allen Sitzordnungen gespielt.
arena-leader = { $bot } steht oben: { $difference } Elo vor { $next } (95 %: { $low } bis { $high }).
arena-nothing-yet = Noch ist keine Austeilung auf allen Plätzen gespielt: Es gibt nichts zu werten.
arena-verdict-clear = Das ist deutlich.
arena-verdict-unclear = Das kann noch Zufall sein.

arena-heading-warnings = Mit Vorsicht lesen
arena-warning-unfinished = Das Turnier ist unterbrochen: { $games } von { $planned } Spielen.
arena-warning-left-over = { $games ->
    [one] Eine Partie zählt
   *[other] { $games } Partien zählen
} nicht mit, weil die Austeilung noch nicht auf allen Plätzen gespielt ist oder die Frage schon entschieden war.
arena-warning-decided = Das Turnier endete, als die Frage entschieden war. Die Antwort gilt; Wertung, Grenzen und p fallen durch das Aufhören im rechten Augenblick etwas zu deutlich aus.
arena-warning-few = Nur { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}: Die Grenzen sind grob.
arena-warning-repeated = { $games ->
    [one] Eine Partie verlief
   *[other] { $games } Partien verliefen
} genau wie ein anderes. Das ist kein zusätzlicher Beleg; die Grenzen sind zu eng. Abhilfe: mehr ausgeloste Züge am Anfang (--opening).
arena-warning-faults = { $faults ->
    [one] Ein Fehler
   *[other] { $faults } Fehler
} von Bots; die Liste steht unten.
arena-warning-crowded = Es liefen mehr Prozesse ({ $jobs }) als Kerne ({ $cores }): Bedenkzeit in Millisekunden war damit knapper, als sie aussieht.

arena-heading-question = Die Frage
arena-question = Ist { $one } um { $elo1 } statt nur um { $elo0 } Elo stärker als { $other }?
arena-answer = { $verdict ->
    [stronger] Ja, { $one } ist stärker, entschieden nach { $deals } Austeilungen.
    [not-stronger] Nein, so viel stärker ist { $one } nicht, entschieden nach { $deals } Austeilungen.
   *[open] Noch offen nach { $deals } Austeilungen.
}
arena-evidence = Beleg { $evidence }; ab { $upper } heißt es Ja, ab { $lower } Nein. Ein falsches Ja kommt höchstens mit { $alpha } vor, ein falsches Nein mit { $beta } (sequentieller Test auf ganzen Austeilungen).

arena-heading-ladder = Rangliste
arena-note-ladder = Elo, im Mittel aller Bots null. Der Balken zeigt, wo der wahre Wert mit 95 % Sicherheit liegt.
arena-heading-neighbours = Sind die Nachbarn wirklich verschieden?
arena-note-neighbours = p: Wie oft lägen zwei gleich starke Bots in ihren direkten Spielen mindestens so weit auseinander? In Klammern auf alle Vergleiche hochgerechnet (Holm).
arena-heading-matrix = Wer gegen wen
arena-note-matrix = Anteil der Vergleiche, die der Bot der Zeile gegen den der Spalte gewonnen hat; Gleichstand zählt halb.
arena-heading-seats = Vorteil der Plätze
arena-note-seats = Anteil der Siege je Platz, mit 95 %. Alle Bots saßen überall gleich oft; die gestrichelte Linie ist gerecht.
arena-first-seat = { $kind ->
    [more] Wer beginnt, gewinnt { $percent } öfter als gerecht (95 %: { $low } bis { $high }).
    [less] Wer beginnt, gewinnt { $percent } seltener als gerecht (95 %: { $low } bis { $high }).
   *[even] Ein Vorteil, zu beginnen, ist nicht nachweisbar: { $percent } (95 %: { $low } bis { $high }).
}
arena-heading-lengths = Länge der Partien
arena-note-lengths = Züge je Partie: im Mittel { $mean }, Median { $median }, 95 % höchstens { $p95 }, von { $least } bis { $most }.
arena-heading-scores = Punkte
arena-note-scores = im Mittel { $mean }, von { $least } bis { $most }
arena-heading-reasons = Warum die Partien endeten
arena-heading-faults = Fehler der Bots
arena-note-faults = Nach einem Fehler spielt das Los für den Platz weiter. Wer nie antwortet oder abstürzt, verliert das Spiel.
arena-heading-method = Wie gemessen wurde
arena-method-deals = Jede Austeilung wird mit denselben Karten und denselben ausgelosten Anfangszügen einmal in jeder Drehung der Bots um den Tisch gespielt. Gewertet werden nur Austeilungen, die vollständig sind.
arena-method-table = Jeder Zug geht über einen Tisch, der ihn prüft und aufschreibt. Ein Bot sieht nur, was sein Platz sehen darf, und beginnt jedes Spiel ohne Erinnerung.
arena-method-ratings = Die Wertung ist die wahrscheinlichste nach Bradley und Terry. Bei mehr als zwei Plätzen wird jeder Platz mit jedem verglichen. Jeder Bot bekommt einen Sieg und eine Niederlage geschenkt, damit auch ein Bot ohne Niederlage eine endliche Wertung hat.
arena-method-intervals = Die Grenzen entstehen, indem ganze Austeilungen immer wieder neu gezogen werden (Bootstrap).
arena-method-repeat = Derselbe Startwert gibt bei Budgets in Knoten dieselben Spiele, wie viele Prozesse auch spielen. Bei Budgets in Millisekunden nicht.

arena-column-bot = Bot
arena-column-rating = Elo
arena-column-games = Partien
arena-column-wins = Siege
arena-column-score = Vergleiche
arena-column-time = ms je Zug
arena-column-nodes = Knoten
arena-column-faults = Fehler
arena-column-reason = Grund
arena-column-count = Zahl
arena-column-kind = Fehler
arena-column-detail = zum ersten Mal
arena-pair = { $stronger } vor { $weaker }
arena-comparison = { $difference } Elo (95 %: { $range }) · stärker mit { $likelihood } · p { $p }
arena-range = { $low } bis { $high }
arena-cell = { $row } gegen { $column }: { $wins } gewonnen, { $draws } gleich, { $losses } verloren
arena-bar = { $low ->
    [same] { $value }: { $count }
   *[other] { $value } bis { $high }: { $count }
}
arena-seat = Platz { $number }
arena-never-met = nie getroffen
arena-fault-illegal = kein erlaubter Zug
arena-fault-failed = Ausnahme
arena-fault-late = später als nach der doppelten Zeit
arena-fault-stuck = nie geantwortet
arena-fault-died = abgestürzt
arena-fault-where = { $detail } (Austeilung { $deal }, Drehung { $rotation })
reason-abandoned = Ein Bot hat nie geantwortet oder ist abgestürzt.

arena-foot-command = Aufruf
arena-foot-seed = Startwert
arena-foot-options = Vereinbarung
arena-foot-opening = Ausgeloste Anfangszüge
arena-foot-rules = Regelfassung
arena-foot-program = Programm
arena-foot-machine = Prozesse / Kerne
arena-foot-date = Datum
arena-foot-tournament = Kennung

## A game looked at again (`geisterstunde analyse`). Chances arrive as finished text.

refusal-analysis-nothing-played = In dieser Partie hat noch niemand gezogen. Auswerten lässt sie sich ab dem ersten Zug.
analysis-progress = Stellungen
analysis-title = { $game }: Wie die Partie sich wendete
analysis-outcome = { $steps ->
    [one] Ein Schritt.
   *[other] { $steps } Schritte.
} { $result }
analysis-running = Die Partie ist noch nicht zu Ende.
analysis-heading-curves = Gewinnchancen
analysis-note-curves = Nach jedem Schritt, was der stärkste Bot jedem Platz zutraut, der nur weiß, was er wissen darf. Die Nummern sind die Wendepunkte.
analysis-knowledge = Jede Kurve kennt nur, was ihr Platz wissen darf, vom Anfang (links) bis zum letzten Schritt.
analysis-heading-turning-points = Wendepunkte
analysis-none = Keine: Kein einzelner Schritt hat eine Chance deutlich verschoben.
analysis-measure = Gezählt werden Änderungen ab { $points } Prozentpunkten; der Zufall der Schätzung macht etwa { $noise }.
analysis-rough = Das ist grob: Mit mehr Aufwand (--nodes) wird es genauer.
analysis-move = „{ $name }“ ({ $notation })
analysis-action = Schritt { $step }, { $seat }: { $move }.
analysis-heard = Schritt { $step }, { $seat } am Zug. { $news }
analysis-luck = Schritt { $step }, das Los. { $news }
analysis-change = Chance von { $seat }: { $before } → { $after }.
analysis-heading-seats = In Zahlen
analysis-column-seat = Platz
analysis-column-first = Anfang
analysis-column-least = tiefste
analysis-column-most = höchste
analysis-column-last = zuletzt
analysis-column-step = Schritt
analysis-column-move = Zug
analysis-heading-moves = Zug für Zug
analysis-begins = Anfang
analysis-ends = Aufgegeben
analysis-heading-method = Wie geschätzt wurde
analysis-method-view = Jede Chance stammt aus der Sicht eines Platzes: Der Bot bekommt nur, was dort zu sehen ist, und denkt sich den Rest. Darum müssen die Chancen zusammen nicht 100 % ergeben. Am Ende steht 100 % für einen Sieg, 0 % für eine Niederlage und ein Anteil für einen geteilten Sieg.
analysis-method-best = Ist ein Platz am Zug, gilt seine Chance mit dem besten Zug. Fällt sie durch den eigenen Zug, war ein anderer stärker.
analysis-method-noise = Jede Stellung wird zweimal mit halbem Aufwand geschätzt. Wie weit zwei solche Antworten auseinanderliegen, zeigt den Zufall der Schätzung. Ein Wendepunkt muss das Vierfache davon überschreiten und mindestens 10 Prozentpunkte.
analysis-method-closer = Was ein Wendepunkt sein könnte, wird mit achtfachem Aufwand noch einmal geschätzt und muss dann bestehen.
analysis-foot-budget = Aufwand
analysis-budget = { $bot }, { $limit } { $kind ->
    [nodes] Versuche
   *[milliseconds] ms
} je Stellung
analysis-written = Die Auswertung steht in { $file }.
analysis-hint = Einen Schritt ansehen: { $command }
analysis-interrupted = Abgebrochen. Es wurde nichts geschrieben.

## Wendepunkte, wie der Rückblick sie erzählt
turn-luck-helped = Das Glück meinte es gut mit { $seat_is ->
    [you] dir
   *[other] { $seat }
}: Die Chance stieg von { $before } auf { $after } von 100.
turn-luck-hurt = Das Glück war nicht auf { $seat_is ->
    [you] deiner Seite
   *[other] der Seite von { $seat }
}: Die Chance fiel von { $before } auf { $after } von 100.
turn-other-helped = Das half { $seat_is ->
    [you] dir: Deine Chance
   *[other] { $seat }: Die Chance
} stieg von { $before } auf { $after } von 100.
turn-other-hurt = Das traf { $seat_is ->
    [you] dich: Deine Chance
   *[other] { $seat }: Die Chance
} fiel von { $before } auf { $after } von 100.
turn-own-gain = { $seat_is ->
    [you] Deine Chance
   *[other] Die Chance von { $seat }
} stieg damit von { $before } auf { $after } von 100.
turn-own-slip = { $seat_is ->
    [you] Deine Chance
   *[other] Die Chance von { $seat }
} fiel damit von { $before } auf { $after } von 100. Es gab etwas Stärkeres.
turn-own-loss = { $seat_is ->
    [you] Deine Chance
   *[other] Die Chance von { $seat }
} fiel damit von { $before } auf { $after } von 100. Etwas klar Stärkeres fand sich nicht.
turn-better = „{ $move }“ war stärker, mit { $chance } von 100. Ein Geist hätte { $seat_is ->
    [you] dir
   *[other] { $seat }
} gesagt: „{ $reason }“
## Rätsel

puzzle-ask-win-in-two = Gewinne mit deinem zweiten Zug, was auch geschieht! Womit fängst du an?
puzzle-ask-hold = Gleich ist es verloren. Nur eines hält es auf: Was?
puzzle-ask-which-now = Nur eines ist hier klar am besten. Was tust du?
puzzle-ask-who-lies = Wer von den anderen lügt ganz sicher?
puzzle-said-right = Richtig!
puzzle-said-go-on = Genau so! Und wie gewinnst du jetzt?
puzzle-said-not-yet = Damit ist noch nicht gewonnen. Schau noch einmal hin.
puzzle-said-loses = Und damit ist es verloren. Versuch etwas anderes.
puzzle-said-lost = Danach ist es nicht mehr aufzuhalten. Versuch etwas anderes.
puzzle-said-no-win = Sicher gewonnen ist es so mit dem zweiten Zug nicht. Versuch etwas anderes.
puzzle-said-refuted = Danach gewinnt dein zweiter Zug nicht mehr. Versuch etwas anderes.
puzzle-said-weaker = Damit gewinnst du etwa { $percent } von 100 Spielen. Es geht noch besser: Mit etwas anderem sind es { $best }.
puzzle-said-not-worth-it = Das bringt hier zu wenig. Versuch etwas anderes.
puzzle-said-yourself = Was du selbst gewählt hast, weißt du ja. Gesucht ist jemand anders.
puzzle-said-may-be-true = Da bist du nicht sicher: Es kann die Wahrheit sein. Zähl noch einmal nach.

refusal-unknown-puzzle = Dieses Rätsel gibt es hier nicht, vielleicht nicht mehr. Such dir ein anderes aus.
refusal-puzzle-asks-for-seat = Hier wird jemand gesucht: Nenne einen Platz.
refusal-puzzle-asks-for-action = Hier wird ein Zug gesucht: Sag, was du tun würdest.
puzzle-heading = Rätsel { $number } von { $count }
puzzle-how = Tippe deine Antwort. ? zeigt die Lösung, Enter hört auf.
puzzle-finding = Partien
puzzle-found = { $count ->
    [one] 1 Rätsel steht
   *[other] { $count } Rätsel stehen
} in { $file }.

refusal-no-puzzles = Zu { $game } gibt es noch keine Rätsel. „geisterstunde puzzles find { $game }“ sucht welche.
refusal-puzzle-find-what = Sag, zu welchem Spiel Rätsel gesucht werden: geisterstunde puzzles find ghosts.

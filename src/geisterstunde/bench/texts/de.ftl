# What `geisterstunde bench` prints. $game is the name of a game as on the command line.
bench-title = So schnell läuft Geisterstunde hier
bench-what-random-games = { $game }: Zufallspartien
bench-what-from-python = { $game }: von Python aus
bench-what-clone = { $game }: Stand kopieren
bench-what-redeal = { $game }: neu austeilen
bench-what-view = { $game }: Ansicht
bench-what-import = import geisterstunde
bench-what-interpreted = { $game }: interpretiert
bench-column-what = gemessen
bench-column-median = Median
bench-column-peer = OpenSpiel
bench-column-ratio = Verhältnis
bench-column-goal = Ziel
bench-column-reached = erreicht
bench-in-moves-per-second = { NUMBER($value) } /s
bench-in-nanoseconds = { NUMBER($value) } ns
bench-in-seconds = { NUMBER($value) } s
# $value is a number of times
bench-goal-times-peer = ≥ { NUMBER($value) } ×
# $value is a figure with its unit
bench-goal-at-least = ≥ { $value }
bench-goal-at-most = ≤ { $value }
bench-ratio = { NUMBER($value) } ×
bench-yes = ja
bench-no = nein
bench-unknown = nicht gefragt
bench-progress = { $what }: { $figure }
bench-machine = Rechner: { $cpu }, { $cores } { $cores ->
    [one] Kern
   *[other] Kerne
}, { $system }; eine schlichte Python-Schleife schafft { NUMBER($loops) } Millionen Runden pro Sekunde.
bench-build-compiled = Regeln kompiliert, Python { $python }, { $versions }.
bench-build-interpreted = Regeln interpretiert (die Ziele neben OpenSpiel gelten für kompilierte Regeln), Python { $python }, { $versions }.
bench-units = Züge pro Sekunde, Kosten eines Aufrufs, Verhältnis zu OpenSpiel oder sonst zum Ziel; ab 1 × ist es gut.
bench-date = { $date }; ein Kern, Rechenzeit, { NUMBER($seconds) } s je Zahl, Median aus sieben Runden.
bench-peer = Neben { $games }: { $peer }.
bench-written = Alle Zahlen stehen in { $file }.
bench-peer-missing = OpenSpiel ist hier nicht installiert, es gibt also nichts zum Vergleichen. „make bench“ richtet es in .venv-bench ein; ohne --peer werden nur die eigenen Zahlen gemessen.

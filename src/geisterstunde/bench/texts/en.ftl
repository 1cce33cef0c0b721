# What `geisterstunde bench` prints. $game is the name of a game as on the command line.
bench-title = How fast Geisterstunde runs here
bench-what-random-games = { $game }: random games
bench-what-from-python = { $game }: from Python
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

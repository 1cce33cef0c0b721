# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] rot
    [blue] blau
   *[yellow] gelb
}

bot-reason-good-room = Aus diesem Raum hast du später den kürzeren Weg.
bot-reason-wins-now = Damit gewinnst du!
bot-reason-wins = Damit gewinnst du { $turns ->
    [one] sicher
   *[other] sicher, spätestens in { $turns } Zügen
}.
bot-reason-holds-out = Aufhalten lässt sich die Niederlage wohl nicht mehr, aber so dauert es am längsten.
bot-reason-stops-win = Sonst gewinnt dein Gegenüber gleich.
bot-reason-escape-now = Ein { bot-colour }er Geist kommt frei, und den brauchst du noch.
bot-reason-turns-portal = Das dreht das { bot-colour }e Portal so, wie du es brauchst.
bot-reason-turns-away = Das dreht deinem Gegenüber das { bot-colour }e Portal weg.
bot-reason-beats = Das kostet dein Gegenüber einen { bot-colour }en Geist.
bot-reason-approaches = Dein { bot-colour }er Geist kommt seinem Portal näher.
bot-reason-frees = Ein { bot-colour }er Geist mehr im Schloss hilft dir.
bot-reason-sets-down = Dort ist der { bot-colour }e Geist für dich am ungefährlichsten.
bot-reason-steady = Ein ruhiger Zug, der deine Geister gut aufstellt.

# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] rot
    [blue] blau
   *[yellow] gelb
}

bot-reason-good-room = Kein freier Raum verspricht dir mehr als dieser.
bot-reason-wins-now = Damit gewinnst du!
bot-reason-wins = Damit gewinnst du { $turns ->
    [one] sicher
   *[other] sicher, spätestens in { $turns } Zügen
}.
bot-reason-holds-out = Aufhalten lässt sich die Niederlage wohl nicht mehr, aber schneller als so muss es auch nicht gehen.
bot-reason-stops-win = Dein Gegenüber könnte gleich gewinnen. Das verhindert es.
bot-reason-escape-now = Ein { bot-colour }er Geist kommt frei, und den brauchst du noch.
bot-reason-turns-portal = Das dreht das { bot-colour }e Portal näher an deinen Geist.
bot-reason-turns-away = Das dreht das { bot-colour }e Portal von deinem Gegenüber weg.
bot-reason-beats = Das kostet dein Gegenüber einen { bot-colour }en Geist.
bot-reason-approaches = Dein { bot-colour }er Geist kommt seinem Portal näher.
bot-reason-frees = Ein { bot-colour }er Geist mehr im Schloss hilft dir.
bot-reason-sets-down = Dort ist der { bot-colour }e Geist für dich am ungefährlichsten.
bot-reason-steady = Etwas Besseres habe ich nicht gefunden.
bot-reason-approaches-next = Dein { bot-colour }er Geist kommt dorthin, wo sich sein Portal als Nächstes öffnet, ein Stück näher.

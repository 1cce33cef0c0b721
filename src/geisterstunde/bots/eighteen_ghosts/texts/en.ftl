# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}

bot-reason-good-room = From this room your ways will be shorter later on.
bot-reason-wins-now = This wins!
bot-reason-wins = This is a sure win{ $turns ->
    [one] {""}
   *[other] , in { $turns } turns at most
}.
bot-reason-holds-out = The defeat can hardly be averted, but this takes longest.
bot-reason-stops-win = Otherwise your opponent wins at once.
bot-reason-escape-now = A { bot-colour } ghost gets out, and you still need one.
bot-reason-turns-portal = This turns the { bot-colour } portal the way you need it.
bot-reason-turns-away = This turns the { bot-colour } portal away from your opponent.
bot-reason-beats = This costs your opponent a { bot-colour } ghost.
bot-reason-approaches = Your { bot-colour } ghost gets closer to its portal.
bot-reason-frees = One more { bot-colour } ghost in the castle helps you.
bot-reason-sets-down = That is where the { bot-colour } ghost does you the least harm.
bot-reason-steady = A calm move that puts your ghosts in good places.

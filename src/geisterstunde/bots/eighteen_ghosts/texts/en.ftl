# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}

bot-reason-good-room = No free room promises you more than this one.
bot-reason-wins-now = This wins!
bot-reason-wins = This is a sure win{ $turns ->
    [one] {""}
   *[other] , in { $turns } turns at most
}.
bot-reason-holds-out = The defeat can hardly be averted, but there is no need to hurry it.
bot-reason-stops-win = Your opponent could win at once. This prevents it.
bot-reason-escape-now = A { bot-colour } ghost escapes, and you still need one.
bot-reason-turns-portal = This turns the { bot-colour } portal closer to your ghost.
bot-reason-turns-away = This turns the { bot-colour } portal away from your opponent.
bot-reason-beats = This costs your opponent a { bot-colour } ghost.
bot-reason-approaches = Your { bot-colour } ghost gets closer to its portal.
bot-reason-frees = One more { bot-colour } ghost in the castle helps you.
bot-reason-sets-down = That is where the { bot-colour } ghost does you the least harm.
bot-reason-steady = I found nothing better.
bot-reason-approaches-next = Your { bot-colour } ghost gets closer to where its portal will open next.

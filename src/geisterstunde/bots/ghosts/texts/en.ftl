# Why a bot proposes something.

bot-family = { $family ->
    [yellow] yellow
    [red] red
    [blue] blue
    [white] white
    [black] black
   *[green] green
}

bot-reason-pile-opens-with-more = You hold more { bot-family } ghosts: if it still lies on top when it is your turn again, you can mirror.
bot-reason-pile-opens-high = A three always fits on an empty pile, later only up to a fear of 4.
bot-reason-pile-nobody-follows = The fear is at 7 then, and nobody else can have { bot-family } ghosts or fog.
bot-reason-pile-seven-with-more = The fear is at 7 then, and you still have a mirror for { bot-family }.
bot-reason-pile-seven = At 7 only mirrors and fog will help the others.
bot-reason-pile-six = At 6 only ones fit, apart from mirrors and fog.
bot-reason-pile-three-still-fits = Your three still fits now, and soon perhaps no longer.
bot-reason-pile-only-ghost = No other ghost fits, and fog is better saved for later.
bot-reason-pile-only-mirror = No ghost fits any more but a mirror, and it spares you the pile.
bot-reason-pile-mirror = The mirror leaves the fear as it is, and now your opponent has to find something.
bot-reason-pile-mirror-back = The mirror turns the direction: the pile goes back to where it came from.
bot-reason-pile-only-fog = Only fog still saves you from the pile.
bot-reason-pile-fog = With fog you wait and see, and keep your ghosts for later.
bot-reason-pile-saves-fog = Fog would probably only put the pile off; later it is worth more than this one point.
bot-reason-pile-saves-cards = At 7 you would only lose cards and probably take the pile all the same.
bot-reason-pile-takes-early = A point is cheaper now than the cards it would cost you to avoid it.
bot-reason-pile-keeps-fog = Five fog cards are five times peace from the pile.
bot-reason-pile-redraws = New cards give you more choice than nothing but fog.
bot-reason-pile-gives-back = { $points ->
    [one] One point less is
   *[other] { $points } points less are
} always good.

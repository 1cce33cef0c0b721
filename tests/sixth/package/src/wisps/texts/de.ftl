# Irrlichter: Lichter im Moor, die einen Wanderer anlocken.

game-title = Irrlichter
game-tagline = Lass deine Lichter im richtigen Moment leuchten: Jede Nacht lockt das hellste einen Wanderer an.
game-minutes = 5
game-age = 7

option-hand = Wie viele Lichter alle bekommen: 1 bis 5. So viele Nächte gibt es.

action-light = { $wisp } leuchten lassen
action-dim = { $wisp } verdeckt legen

event-dealt = { $seat } bekommt { $wisps }.
event-lit = { $seat } lässt { $wisp } leuchten.
event-dimmed = { $seat } legt { $wisp } verdeckt.
event-dimmed-unseen = { $seat } legt ein Licht verdeckt.
event-lured = { $seat } lockt den Wanderer an und hat jetzt { $wanderers }.
event-nobody-lured = Heute Nacht leuchtet nichts. Der Wanderer geht nach Hause.

prompt-over = Das Spiel ist aus.
prompt-shuffle = Die Lichter werden gemischt.
prompt-turn = Nacht { $night }: { $seat } legt ein Licht. { $brightest ->
        [0] Noch leuchtet nichts.
       *[other] Bisher leuchtet { $brightest } am hellsten.
    }

refusal-not-in-hand = Das Licht { $wisp } hast du nicht.
refusal-laid-already = { $wisp } liegt schon.

reason-most-wanderers = Die meisten Wanderer gewinnen.

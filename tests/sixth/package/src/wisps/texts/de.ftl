# Irrlichter: Lichter im Moor, die einen Wanderer anlocken.

game-title = Irrlichter
game-tagline = Lass deine Lichter im richtigen Moment leuchten: Jede Nacht lockt das hellste einen Wanderer an.
game-about = Jede Nacht lockt das hellste Licht einen Wanderer an.
game-short = Leuchte im richtigen Moment!
game-minutes = 5
game-age = 7

option-hand = Wie viele Lichter alle bekommen: 1 bis 5. So viele Nächte gibt es.

action-light = { $wisp } leuchten lassen
action-dim = { $wisp } verdeckt legen

event-dealt = { $seat_is ->
        [you] Du bekommst { $wisps }.
       *[other] { $seat } bekommt { $wisps }.
    }
event-lit = { $seat_is ->
        [you] Du lässt { $wisp } leuchten.
       *[other] { $seat } lässt { $wisp } leuchten.
    }
event-dimmed = { $seat_is ->
        [you] Du legst { $wisp } verdeckt.
       *[other] { $seat } legt { $wisp } verdeckt.
    }
event-dimmed-unseen = { $seat_is ->
        [you] Du legst ein Licht verdeckt.
       *[other] { $seat } legt ein Licht verdeckt.
    }
event-lured = { $seat_is ->
        [you] Du lockst den Wanderer an und hast jetzt { $wanderers }.
       *[other] { $seat } lockt den Wanderer an und hat jetzt { $wanderers }.
    }
event-nobody-lured = Heute Nacht leuchtet nichts. Der Wanderer geht nach Hause.

prompt-over = Das Spiel ist aus.
prompt-shuffle = Die Lichter werden gemischt.
prompt-turn = Nacht { $night }: { $seat_is ->
        [you] Leg ein Licht.
       *[other] { $seat } legt ein Licht.
    } { $brightest ->
        [0] Noch leuchtet nichts.
       *[other] Bisher leuchtet { $brightest } am hellsten.
    }

refusal-not-in-hand = Das Licht { $wisp } hast du nicht.
refusal-laid-already = { $wisp } liegt schon.

reason-most-wanderers = Die meisten Wanderer gewinnen.

# What `?` tells before all else, and what `? WORD` explains.
help-aim = Ziel: die meisten Wanderer anlocken. Jeder Wanderer ist ein Punkt, und Punkte sind gut.
about-wanderer = Wanderer: Jede Nacht kommt einer übers Moor. Das hellste Licht lockt ihn an, und das ist ein Punkt.
    .words = wanderer, punkt, punkte
about-dim = Verdeckt: Ein Licht, das nicht leuchtet, lockt niemanden an, und niemand sonst erfährt, welches es war.
    .words = verdeckt
about-light = Licht: Es hat eine Zahl von 1 bis 40; je höher, desto heller.
    .words = licht, lichter, irrlicht, irrlichter

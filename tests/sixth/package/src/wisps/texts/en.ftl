# Wisps: lights on the moor that lure a wanderer.

game-title = Wisps
game-tagline = Let your lights shine at the right moment: every night the brightest one lures a wanderer.
game-about = Every night the brightest light lures a wanderer.
game-short = Shine at the right moment!
game-minutes = 5
game-age = 7

option-hand = How many lights everybody gets: 1 to 5. So many nights there are.

action-light = Let { $wisp } shine
action-dim = Lay { $wisp } face down

event-dealt = { $seat_is ->
        [you] You get { $wisps }.
       *[other] { $seat } gets { $wisps }.
    }
event-lit = { $seat_is ->
        [you] You let { $wisp } shine.
       *[other] { $seat } lets { $wisp } shine.
    }
event-dimmed = { $seat_is ->
        [you] You lay { $wisp } face down.
       *[other] { $seat } lays { $wisp } face down.
    }
event-dimmed-unseen = { $seat_is ->
        [you] You lay a light face down.
       *[other] { $seat } lays a light face down.
    }
event-lured = { $seat_is ->
        [you] You lure the wanderer and have { $wanderers } now.
       *[other] { $seat } lures the wanderer and has { $wanderers } now.
    }
event-nobody-lured = Nothing shines tonight. The wanderer goes home.

prompt-over = The game is over.
prompt-shuffle = The lights are being shuffled.
prompt-turn = Night { $night }: { $seat_is ->
        [you] lay a light.
       *[other] { $seat } lays a light.
    } { $brightest ->
        [0] Nothing shines yet.
       *[other] The brightest so far is { $brightest }.
    }

refusal-not-in-hand = You do not have the light { $wisp }.
refusal-laid-already = { $wisp } was laid already.

reason-most-wanderers = The most wanderers win.

# What `?` tells before all else, and what `? WORD` explains.
help-aim = Aim: lure the most wanderers. Every wanderer is a point, and points are good.
about-wanderer = Wanderer: every night one comes over the moor. The brightest light lures it, and that is a point.
    .words = wanderer, wanderers, point, points
about-dim = Face down: a light that does not shine lures nobody, and nobody else learns which it was.
    .words = dim, dimmed, face-down
about-light = Light: it has a number from 1 to 40; the higher, the brighter.
    .words = light, lights, wisp, wisps

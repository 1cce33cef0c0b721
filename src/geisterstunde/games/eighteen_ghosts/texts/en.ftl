# 18 Ghosts in English. Colours arrive as red, blue, yellow; seats as names; rooms as a1 to e5.

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
# A ghost is called by its colour.
ghost-name = { $ghost_colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
defender-name = { $defender_colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
portal-name = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
facing = { $facing ->
    [north] up
    [east] right
    [south] down
   *[west] left
}
a-ghost-of = { $ghost_seat_is ->
    [you] Your { ghost-name }
   *[other] { $ghost_seat }’s { ghost-name }
}

game-title = 18 Ghosts
game-tagline = Two families of ghosts want out of the castle: the first to free one ghost of each colour wins.
game-about = Two families of ghosts want out of the castle. Who gets one of each colour outside?
game-short = Out of the castle!
game-minutes = 20
game-age = 8

option-goal = What you need to win.
    .title = Goal
option-goal-colours = one ghost of each colour outside
    .word = Three colours
option-goal-three = any three ghosts outside (short game)
    .word = Three ghosts
option-turn-limit = After so many turns the game is a draw; 0 means no limit.
    .title = Most turns
    .how = After that it is a draw; 0 means no limit.

prompt-lot = The lot decides who begins.
prompt-place = { $seat_is ->
    [you] Your turn: set a ghost on a carpet of its colour. You have { $left } left.
   *[other] { $seat } sets a ghost on a carpet of its colour and has { $left } left.
}
prompt-set-down = { $seat_is ->
    [you] { $owner } releases a { colour } ghost, and you set it on an empty carpet of its colour.
   *[other] { $seat } sets { $owner_is ->
        [you] your { colour } ghost
       *[other] the { colour } ghost of { $owner }
    } on an empty carpet of its colour.
}
prompt-turn = { $seat_is ->
    [you] Your turn: move, fight or release a ghost.
   *[other] { $seat }’s turn: move, fight or release a ghost.
}
prompt-over = The game is over.

event-lot-drawn = The lot has fallen: { $seat_is ->
    [you] you begin
   *[other] { $seat } begins
}.
event-placed = { $ghost_seat_is ->
    [you] You set
   *[other] { $ghost_seat } sets
} { ghost-name } on { $room }.
event-moved = { $ghost_seat_is ->
    [you] You move
   *[other] { $ghost_seat } moves
} { ghost-name } from { $origin } to { $target }.
event-attacked = { $ghost_seat_is ->
    [you] You attack
   *[other] { $ghost_seat } attacks
} { $defender_seat_is ->
    [you] your { defender-name }
    [same] their own { defender-name }
   *[other] { $defender_seat }’s { defender-name }
} on { $target } with { ghost-name } from { $origin }.
event-beaten = { a-ghost-of } goes to the dungeon.
event-portal-turned = The { portal-name } portal turns { facing }.
event-escaped = { a-ghost-of } escapes from { $room } out of the castle!
event-released = { $ghost_seat_is ->
    [you] You release
   *[other] { $ghost_seat } releases
} { ghost-name } from the dungeon.
event-set-down = { a-ghost-of } comes to { $room }.
event-passed = { $seat_is ->
    [you] You can do nothing and pass.
   *[other] { $seat } can do nothing and passes.
}

action-place = set on { $room }
action-move = { $origin } → { $target }
action-fight = { $origin } against { $target }
deed-move = move from { $origin } to { $target }
deed-fight = fight from { $origin } against { $target }
action-release = release a { colour } ghost
action-pass = pass

moves-place = Set
moves-move = Move
moves-fight = Fight
moves-release = Release
moves-pass = Else

mark-wins = wins
mark-loses = loses
mark-escapes = { $ghost } escapes!
mark-ends = the end!

reason-all-colours-out = One ghost of each colour is outside.
reason-three-out = Three ghosts are outside.
reason-repetition = The same position has occurred for the third time.
reason-dead-position = Nobody can win any more: a portal that is needed will never turn again.
reason-turn-limit = The agreed number of turns has been reached.

refusal-placement-first = The ghosts are still being set into the castle: name a room with a carpet, for example b1.
refusal-room-taken = There is a ghost on { $room } already. Choose an empty room.
refusal-no-ghost-left = You have no ghost left of the carpet colour on { $room }. Choose another colour.
refusal-set-down-first = First set down the released { colour } ghost: name an empty room with a carpet of its colour.
refusal-wrong-carpet = The carpet on { $room } has another colour. The { colour } ghost needs a carpet of its own colour.
refusal-nothing-to-place = There is no ghost to set now. Move one, for example with b1-b2.
refusal-none-in-dungeon = You have no { colour } ghost in the dungeon.
refusal-no-free-room = No room with a { colour } carpet is empty, so this ghost cannot be released now.
refusal-must-act = You may pass only when nothing else is possible. There is something you can do.
refusal-nobody-in-room = There is no ghost on { $room }.
refusal-not-your-ghost = The ghost on { $room } is not yours. You lead only your own ghosts.
refusal-room-taken-fight = There is a ghost on { $room }. You can fight it with { $fight }.
refusal-same-colour = The ghost on { $room } has the same colour. Equal colours do not fight, so the room is blocked.
refusal-mirror-taken = There is a ghost in the mirror hall { $room } already. Mirrors lead only into an empty hall.
refusal-no-carpet-room = { $room } has no carpet. Ghosts are set only on carpets of their colour.
refusal-portal-room-closed = There is a portal on { $room }. Portal rooms are closed to all ghosts.
refusal-not-neighbours = { $origin } and { $target } are not neighbours. A ghost goes one room, never diagonally, or from mirror hall to mirror hall.
refusal-unreadable-position = “{ $text }” is not a position of 18 Ghosts.
refusal-too-many-ghosts = There are too many ghosts { $letter } in “{ $text }”; each family has three of each colour.

# The screen in the terminal.
screen-box = { $count } to be set
screen-outside = outside
screen-dungeon = Dungeon
screen-legend = R red  B blue  Y yellow
    ◇ mirror hall
    {"["}R ↑] portal, open upwards
    R beats B beats Y beats R
notation-help =
    Set: b1 (the room). Move: b1-b2. Through the mirrors: b2-d4. Fight: b1xb2.
    Release: *r, *b or *y (red, blue, yellow). Pass: --
    Behind a move stands what it causes: “wins B→” means that your ghost wins
    and the blue portal turns to the right.

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = { $goal ->
    [three] Aim: be the first to get three of your ghosts out of the castle, of whatever colour. There are no points.
   *[colours] Aim: be the first to get one of your ghosts of each colour out of the castle. There are no points.
}
about-portal = Portals: a ghost escapes only by the portal of its own colour, and at once when it stands before the opening. When a ghost is beaten, the portal of its colour turns a quarter clockwise. Nobody enters a room with a portal.
    .words = portal, portals
about-mirror = Mirror halls (◇): from a mirror hall a ghost may use a whole turn to go to any other mirror hall that is empty. Nobody fights through a mirror.
    .words = mirror, mirrors, mirror hall, mirror halls
about-colours = Colours: red beats blue, blue beats yellow, yellow beats red. Ghosts of one colour do not fight. You may beat your own ghosts, and even attack to lose.
    .words = colours, colour, colors, color, red, blue, yellow, fight
about-dungeon = Dungeon: whoever is beaten goes there. If you release a ghost of yours, your opponent sets it on an empty carpet of its colour, and that was your turn.
    .words = dungeon, release
about-carpet = Carpets: ghosts are placed on carpets of their colour. For moving and fighting the colour does not matter.
    .words = carpet, carpets

# The letters of the colours, on the screen and in what is typed.
letter-red = R
letter-blue = B
letter-yellow = Y
typed-letters = r=r, b=b, y=y

# The table in the browser. $seat and $seat_is as everywhere; $family is the seat whose ghosts they are (0 round, 1 pointed).
screen-colour-name = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}
screen-other-name = { $other ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
screen-family = { $family ->
    [0] The Roundlings
   *[1] The Pointies
}
screen-you = you
screen-castle = Castle
screen-lit = { $count ->
    [3] All three colours outside!
   *[other] { $count } of 3 colours outside
}
screen-lit-three = { $count ->
    [3] All three ghosts outside!
   *[other] { $count } of 3 ghosts outside
}
screen-each-colour = red { $red }, blue { $blue }, yellow { $yellow }
screen-wheel = Who beats whom?
screen-wheel-name = Red beats blue, blue beats yellow, yellow beats red.
screen-family-outside = { screen-family } are outside!

screen-place = { $more ->
    [yes] Place two ghosts, one after the other.
   *[no] Your turn: place a ghost.
}
screen-place-small = On a glowing carpet of its colour. { $left ->
    [one] It is your last one.
   *[other] You have { $left } left.
}
screen-place-here = { screen-colour-name } to { $room }?
screen-place-here-small = { $left ->
    [0] It is your last ghost.
   *[other] Then you have { $left } left.
}
screen-place-do = Place it
screen-turn = Your turn: { $may ->
    [release] free one of your ghosts.
   *[other] choose one of your ghosts.
}
screen-turn-small = { $may ->
    [all] Move, fight – or free one from the dungeon.
    [release] No ghost in the castle can move or fight now.
   *[lead] Move or fight.
}
screen-chosen = Where should the { colour } ghost go?
screen-chosen-small = Glowing rooms show what is possible.
screen-chosen-escape = Esc: another ghost.
screen-step = { screen-colour-name } walks to { $room }.
screen-step-do = Walk
screen-jump = { screen-colour-name } jumps through the mirror to { $room }.
screen-jump-do = Jump
screen-fight = { screen-colour-name } { $wins ->
    [yes] beats { $own ->
        [yes] your own { screen-other-name }
       *[no] { screen-other-name }
    }!
   *[no] loses to { $own ->
        [yes] your own { screen-other-name }
       *[no] { screen-other-name }
    }.
}
screen-fight-do = Fight
screen-fight-anyway = Fight anyway
screen-fight-wins = Fight: you win.
screen-fight-loses = Fight: you lose.
screen-to-dungeon = { $seat_is ->
    [you] Your { colour } ghost
   *[other] { $seat }’s { colour } ghost
} goes to the dungeon.
screen-portal-turns = The { colour } portal turns { $room ->
    [none] to the wall
   *[other] { facing }, to { $room }
}.
screen-portal-short = { screen-colour-name } portal to { $room ->
    [none] the wall
   *[other] { $room }
}
screen-flees = { $seat_is ->
    [you] Your { colour } ghost
   *[other] { $seat }’s { colour } ghost
} on { $room } escapes!
screen-flees-short = { $seat_is ->
    [you] Your { colour }
   *[other] { $family ->
        [0] { screen-colour-name } Roundling
       *[1] { screen-colour-name } Pointy
    }
} escapes!
screen-flees-mark = escapes!
screen-flees-at-once = escapes at once!
screen-light = { $seat_is ->
    [you] Your { colour } lantern
   *[other] { $seat }’s { colour } lantern
} lights up.
screen-wins = { $seat_is ->
    [you] That wins the game!
   *[other] That wins for { $seat }!
}
screen-draws = That ends the game in a draw.
screen-set-down = { $seat } frees a { colour } ghost. Where to?
screen-set-down-small = Set it on an empty { colour } carpet. Then you have your normal turn.
screen-set-down-here = { $family ->
    [0] The { colour } Roundling
   *[1] The { colour } Pointy
} to { $room }?
screen-set-down-safe = It cannot escape from here at once.
screen-set-down-do = Set down
screen-set-down-anyway = Set down anyway
screen-release = Free a { colour } ghost?
screen-release-small = { $count ->
    [one] { $seat } must set it on { $room } – the only empty { colour } carpet.
   *[other] { $seat } picks one of { $count } empty { colour } carpets for it.
}
screen-release-do = Free it
screen-wait = { $seat } is thinking
screen-wait-set-down = { $seat } is looking for a place for your { colour }
screen-wait-small = Then it is your turn.
screen-pass = There is nothing you can do now.
screen-pass-small = No ghost can move, fight or be freed.
screen-pass-do = Pass
screen-let-go = Rather not
screen-won = { $winner ->
    [you] You have won!
    [nobody] A draw.
   *[other] { $seat } has won.
}

# What a room, a portal and a place in the dungeon are called.
screen-room-kind = { $kind ->
    [mirror] mirror hall
    [portal] portal
    [red] red carpet
    [blue] blue carpet
   *[yellow] yellow carpet
}
screen-room-ghost = { $seat_is ->
    [you] your { colour }
   *[other] { $seat }’s { colour }
}
screen-room-leads = can move
screen-room-chosen = chosen
screen-portal-name = { screen-colour-name } portal: { facing }, { $room ->
    [none] to the wall
   *[other] { $room }
}
screen-dungeon-of = Dungeon: { $seat }
screen-in-dungeon = { screen-colour-name }: { $count }
screen-can-release = you can free it
screen-in-box = { screen-colour-name }: { $count } left

# Ghost for $ale (Acchittocca) in English. Seats arrive as names, properties by their own names, cards as numbers;
# a target is truelight, stack, or a property: its name in events, its number in actions.

game-title = Ghost for $ale
game-tagline = Haunted houses for sale: who lies, who tells the truth, and where do the real ghosts live?
game-about = Haunted houses for sale: who is lying, and where do the real ghosts live?
game-short = Who lies? Where does it haunt?
game-minutes = 60
game-age = 10

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
where = { $target ->
    [truelight] Mrs. Truelight
    [stack] the “?” stack
   *[other] { $target }
}
from-where = { $target ->
    [truelight] from Mrs. Truelight
    [stack] from the “?” stack
   *[other] from { $target }
}
a-card = { $card ->
    [8] an 8
   *[other] a { $card }
}
the-question-of = { $owner_is ->
    [you] your “?” card
   *[other] the “?” card of { $owner }
}
face = { $face ->
    [ghost] ghost
   *[painting] painting
}
special = { $special ->
    [dark] “It is too dark!”
    [legend] “An old legend”
    [public] “Public auction”
    [mirror] “Magic mirror”
    [crypt] “Secret crypt”
    [crystal] “Crystal ball”
    [portraits] “Family portraits”
   *[normal] “All is normal”
}
question = { $card ->
    [true] true
   *[false] false
}

option-special-cards = Whether you play with the eight special cards (extended rules).
    .title = Special cards
option-special-cards-off = without special cards
    .word = Without
option-special-cards-on = with special cards
    .word = With
option-mirror = What the magic mirror does.
    .title = Magic mirror
option-mirror-token = takes away a token that shows a ghost
    .word = Token away
option-mirror-minus_one = takes one real ghost off the count
    .word = Ghost away
option-tiebreak-counts = With equal points, whoever has fewer of these wins.
    .title = Ties count
option-tiebreak-counts-castles = castles only
    .word = Castles
option-tiebreak-counts-properties = all properties
    .word = All properties
option-backs = What the backs of the values 1 to 10 show: little money (small) or much (large).
    .title = Backs
option-scores = The twelve properties from your own cards. Without them our table is used: only Culzean and Algernon's 3 points for 2 ghosts are in the rulebook, the other numbers and ten names are our substitutes.
    .title = Your own properties

action-reserve = lay aside { $card }
action-choose = { $card ->
    [true] tell the truth
   *[false] lie
}
action-declare = No. { $lot }: { face }{ $kind ->
    [double] {" "}(double-faced)
   *[single] {""}
}
action-bid = { $card } for { $target ->
    [truelight] Mrs. Truelight
    [stack] the “?” stack
   *[other] No. { $target }
}
deed-bid = bid { action-bid }
action-done = end the turn
action-pass = pass
action-remove = take away { $owner_is ->
    [you] a ghost of your own
   *[other] a ghost of { $owner }
}{ $kind ->
    [double] {" "}(double-faced)
   *[single] {""}
}
action-use = use the special card
action-guess = { $ghosts ->
    [0] guess no ghost
    [one] guess 1 ghost
   *[other] guess { $ghosts } ghosts
}
action-decline = do not use it

moves-reserve = Lay aside
moves-choose = True or false?
moves-declare = Declare
moves-bid = Bid
moves-done = Else
moves-pass = Else
moves-remove = Take away
moves-use = Use
moves-guess = Guess
moves-decline = Else

notation-help =
    Lay aside: r7. True or false: true, false.
    Declare: g3 (ghost at No. 3), p3 (painting), double-faced g3d, p3d.
    Bid: 7>t (Mrs. Truelight), 7>? (the “?” stack), 7>3 (No. 3).
    End the turn: done. Pass: pass.
    Special cards: xa (take a token of A), xad (a double-faced one), use, =2, no.
    Signs: $ little money, $$ much; g ghost, p painting, A' double-faced, of A.

prompt-over = The game is over.
prompt-lot = The lot decides who leads the first round.
prompt-laying-out = The special cards are being shuffled.
prompt-reserving = Lay aside { $left ->
    [one] one more card
   *[other] { $left } more cards
} for the second round.
prompt-reserving-wait = { $waiting ->
    [one] One player is still laying cards aside.
   *[other] { $waiting } players are still laying cards aside.
}
prompt-choosing = Choose in secret: do you tell the truth, or do you lie? If you lie, your paintings are the ghosts.
prompt-choosing-wait = { $waiting ->
    [one] One player is still deciding whether to lie.
   *[other] { $waiting } players are still deciding whether to lie.
}
prompt-declare = { $seat_is ->
    [you] Your turn: lay a token beside a property
   *[other] { $seat } lays a token beside a property
} ({ $left ->
    [one] it is the last one
   *[other] { $left } left
}).
prompt-informing-bid = { $seat_is ->
    [you] Your turn: bid one or two cards for information, or pass.
   *[other] { $seat } bids for information or passes.
}
prompt-informing-bid-truelight = { $seat_is ->
    [you] Your turn: bid one or two cards for information. You may pass as soon as one lies with Mrs. Truelight.
   *[other] { $seat } bids for information.
}
prompt-informing-second-card = { $seat_is ->
    [you] Another card for information? Otherwise end your turn.
   *[other] { $seat } may lay another card for information.
}
prompt-informing-last-card = { $seat_is ->
    [you] Only you have cards left: lay one last card for information, or pass.
   *[other] Only { $seat } has cards left, and lays one last card for information or passes.
}
prompt-informing-last-card-truelight = { $seat_is ->
    [you] Only you have cards left: lay one last card with Mrs. Truelight.
   *[other] Only { $seat } has cards left, and lays one last card with Mrs. Truelight.
}
prompt-selling-bid = { $seat_is ->
    [you] Your turn: bid one or two cards for the properties, or pass.
   *[other] { $seat } bids for the properties or passes.
}
prompt-selling-second-card = { $seat_is ->
    [you] Another card for a property? Otherwise end your turn.
   *[other] { $seat } may lay another card for a property.
}
prompt-selling-last-card = { $seat_is ->
    [you] Only you have cards left: lay one last card for a property, or pass.
   *[other] Only { $seat } has cards left, and lays one last card for a property or passes.
}
prompt-decide-mirror = { $seat_is ->
    [you] Do you take a ghost off { $property } with the magic mirror?
   *[other] { $seat } decides about the magic mirror at { $property }.
}
prompt-decide-crypt = { $seat_is ->
    [you] Do you let a ghost out of the secret crypt at { $property }?
   *[other] { $seat } decides about the secret crypt at { $property }.
}
prompt-decide-crystal = { $seat_is ->
    [you] How many real ghosts are at { $property }? The crystal ball awaits your guess.
   *[other] { $seat } looks into the crystal ball for { $property }.
}

event-lot-drawn = The lot has fallen: { $seat_is ->
    [you] you lead
   *[other] { $seat } leads
} the first round.
event-round-began = { $round ->
    [1] The first round begins: manors for sale!
   *[2] The second round begins: castles for sale!
} { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-special-laid = Beside { $property } lies { special }.
event-set-aside = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} aside { a-card }.
event-reserved = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} laid aside four cards.
event-chosen = { $card ->
    [none] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } chosen a “?” card.
   *[other] { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } in secret: { question }.
}
event-declared = { $seat_is ->
    [you] You report
   *[other] { $seat } reports
} a { face } at { $property }{ $kind ->
    [double] {" "}(double-faced)
   *[single] {""}
}.
event-bid-laid = { $seat_is ->
    [you] You bid
   *[other] { $seat } bids
} { $is_open ->
    [yes] { a-card } face up for { where }.
   *[no] { $card ->
        [none] {""}
       *[other] { a-card }{" "}
    }face down for { where } ({ $back ->
        [small] little money
       *[large] much money
    }).
}
event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-bid-revealed = Turned over for { where }: { $seat_is ->
    [you] you
   *[other] { $seat }
} bid { a-card }.
event-looked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at { the-question-of }{ $card ->
    [none] .
   *[other] {": "}{ question }.
}
event-stack-seen = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} through the “?” stack{ $trues ->
    [none] .
    [0] {": "}no “true”, so nobody lies.
    [one] {": "}one “true”, so one player lies.
   *[other] {": "}“true” { $trues } times, so many lie.
}
event-spent = { $seat_is ->
    [you] You spend
   *[other] { $seat } spends
} for { where }: { $cards }.
event-taken-back = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} back { from-where }: { $cards }.
event-sold = { $property } goes to { $seat_is ->
    [you] you
   *[other] { $seat }
}.
event-unsold = Nobody bids for { $property }.
event-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the special card { special }.
event-removed = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $owner_is ->
    [you] a ghost token of yours
    [same] a ghost token of their own
   *[other] a ghost token of { $owner }
} off { $property } with the magic mirror{ $kind ->
    [double] {" "}(double-faced)
   *[single] {""}
}.
event-used = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { special } at { $property }.
event-guessed = { $seat_is ->
    [you] You guess
   *[other] { $seat } guesses
} at { $property }: { $ghosts ->
    [0] no ghost
    [one] 1 ghost
   *[other] { $ghosts } ghosts
}.
event-declined = { $seat_is ->
    [you] You make
   *[other] { $seat } makes
} no use of { special } at { $property }.
event-question-revealed = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $card ->
    [true] told the truth.
   *[false] lied!
}
event-scored = { $property }: { $ghosts ->
    [0] no real ghost
    [one] 1 real ghost
   *[other] { $ghosts } real ghosts
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for { $seat_is ->
    [you] you
   *[other] { $seat }
}.

reason-castles-sold = The castles are sold.
reason-fewest-castles = Equal points, but fewer castles.
reason-fewest-properties = Equal points, but fewer properties.
reason-highest-hand = All else is equal: the cards in hand decide.
reason-all-equal = All is equal, even the sum in hand.

refusal-reserve-first = That comes later. First lay aside four cards for the second round.
refusal-choose-first = Now choose “true” or “false” first.
refusal-declare-first = This is the time for declarations. Lay a token beside a property; there is no passing here.
refusal-bid-first = This is an auction. { $or ->
    [pass] Lay a card, or pass.
    [done] Lay another card, or end the turn.
   *[nothing] Lay a card.
}
refusal-decide-first = First decide about { special } at { $property }.
refusal-card-not-in-hand = You do not have { a-card } in hand any more. Take one of your other cards.
refusal-no-single-left = All your single { $face ->
    [ghost] ghost tokens
   *[painting] painting tokens
} lie there already. Take another token.
refusal-no-double-left = All your double-faced tokens lie there already. Take a single one.
refusal-too-dark-for-ghosts = It is too dark at { $property }: only paintings may lie there.
refusal-legend-wants-ghosts = An old legend is told of { $property }: only ghosts may lie there.
refusal-information-first = The properties come later. { $players ->
    [3] Now you bid for Mrs. Truelight.
   *[other] Now you bid for Mrs. Truelight or the “?” stack.
}
refusal-information-is-over = All information has been given. Now you bid for the properties 1 to 6.
refusal-no-stack-for-three = With three players there are no bids for the “?” stack. Bid for Mrs. Truelight.
refusal-last-card-of-yours = This is your last card, and you have none with Mrs. Truelight yet: it has to go there.
refusal-last-card-of-auction = You may lay only one more card, and you have none with Mrs. Truelight yet: it has to go there.
refusal-pass-needs-truelight = You may pass as soon as one of your cards lies with Mrs. Truelight.
refusal-turn-has-begun = You have laid a card in this turn. Lay another one, or end the turn.
refusal-nothing-laid-yet = You have not laid a card in this turn. { $or ->
    [pass] Lay one, or pass.
   *[nothing] Lay one; you may pass as soon as one lies with Mrs. Truelight.
}
refusal-guess-too-high = At { $property } { $most ->
    [0] there is no token: guess 0.
    [one] there is only 1 token: guess 0 or 1.
   *[other] there are only { $most } tokens: guess 0 to { $most }.
}
refusal-no-such-ghost-token = There is no such token showing a ghost at { $property }. Take another one, or decline.
refusal-no-such-player = There are not so many players. Take a token that lies at { $property }, or decline.
refusal-other-special-card = Beside { $property } lies { special }, which cannot do that. Use it as it says, or decline.
refusal-no-such-card = There is no bidding card { $card }. The values go from 1 to 10.
refusal-no-such-property = There is no property number { $lot }. The numbers go from 1 to 6.
refusal-no-such-guess = { $ghosts } ghosts are more than all tokens in the game. Guess 25 at most.
refusal-wrong-backs = There must be a back for every value from 1 to 10, ten in all; here are { $count }.
refusal-scores-unreadable = This table of scores cannot be read. It is JSON and gives six numbers for each name under “manors” and under “castles”. (In detail: { $problem })
refusal-scores-wrong-count = { $kind ->
    [manor] There must be exactly six manors with different names; here
   *[castle] There must be exactly six castles with different names; here
} { $count ->
    [one] is 1.
   *[other] are { $count }.
}
refusal-scores-bad-name = “{ $name }” cannot be the name of a property: 1 to { $longest } printable characters, no blanks at the ends.
refusal-scores-taken-name = “{ $name }” is what another place for bids is called. Give the property another name.
refusal-scores-wrong-length = { $name } needs six numbers, for 0, 1, 2, 3, 4 and more ghosts; here { $count ->
    [one] is 1.
   *[other] are { $count }.
}
refusal-scores-negative = { $name } has a number below 0. Points are 0 at least.
refusal-scores-too-high = { $name } has a number above { $most }. There are no more points than { $most }.
refusal-scores-without-ghosts = { $name } gives points without a single ghost. The first number is always 0.
refusal-scores-many-ghosts = { $name } gives points for five or more ghosts. The last number is always 0.
refusal-scores-same-name = The name { $name } stands twice. Every property needs its own.
refusal-scores-same-row = { $name } has the same row of points as { $other }. Every property needs its own.

# The terminal: the screen, and many moves in a few lines.
score-line = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $score ->
    [one] 1 point
   *[other] { $score } points
}
screen-round = { $round ->
    [1] Round 1, manors
   *[2] Round 2, castles
}
screen-phase-lot = the lot decides
screen-phase-laying-out = special cards are laid out
screen-phase-reserving = laying aside four cards for round 2
screen-phase-choosing = true or false? In secret, for the whole round
screen-phase-declaring = declarations: tokens beside the properties
screen-phase-informing = information: bid to see “?” cards
screen-phase-selling = auction: bid for the properties
screen-phase-deciding = special cards: the buyers decide
screen-phase-over = all is sold
screen-legend = Points for 1 2 3 4 real ghosts, else 0
screen-substitutes = Points for 1 2 3 4 real ghosts. * is our substitute{ $round ->
    [1] {" "}(except Algernon’s 3).
   *[2] .
}
screen-special = { $special ->
    [dark] too dark
    [legend] legend
    [public] public
    [mirror] mirror
    [crypt] crypt
    [crystal] crystal
    [portraits] portraits
   *[normal] normal
}
screen-owner = goes to { $letter }
screen-outcome = { $ghosts } real{ $points ->
    [none] {""}
   *[other] , { $points } pt
}
screen-points = { $points } pt.
screen-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
screen-secret = { $tense ->
    [own] { $card ->
        [true] secret: true
       *[false] secret: false
    }
    [past] { $card ->
        [true] was honest
       *[false] has lied
    }
   *[other] { $card ->
        [true] is honest
       *[false] lies
    }
}
screen-has-chosen = has chosen
screen-has-reserved = is ready
screen-glass = { $seat_is ->
    [you] saw your secret
   *[other] saw the secret of { $seat }
}
screen-stack-seen = { $liars ->
    [none] knows the stack
    [0] stack: no lies
    [one] stack: 1 lie
   *[other] stack: { $liars } lies
}
screen-tokens = { $ghosts } g, { $paintings } p, { $doubles } d left
screen-passed = passes
screen-leads = goes first
screen-kept = has { screen-special } (+{ $points })
screen-spent = gone: { $cards }
screen-shown = shown: { $cards }
screen-pile = { $target ->
    [truelight] Mrs. Truelight (t):
   *[stack] “?” stack (?):
}
screen-hand = Your cards:
screen-reserved = (laid aside: { $cards })
screen-last-auction = Turned over:
screen-last-round = Round 1: { $sold }. { $liars }
screen-liars = { $count ->
    [0] Nobody lied.
   *[other] { $liars } lied.
}
screen-declare = { $face ->
    [ghost] Ghost
   *[painting] Painting
}
screen-bid = card>place, such as { $example }  cards { $cards }  places { $targets }

screen-left-over = left: { $cards } = { $sum }
screen-special-cards = Special cards
screen-special-does = { special }: { $special ->
    [dark] Only paintings may lie here.
    [legend] Only ghosts may lie here.
    [public] Bids for it are laid face up.
    [mirror] { $mirror ->
        [minus_one] The buyer may take one real ghost off.
       *[token] The buyer may take away a token that shows a ghost.
    }
    [crypt] The buyer may add one real ghost.
    [crystal] The buyer may guess the real ghosts: right brings 2 points.
    [portraits] The buyer gets 1 point at the end for each own property without points.
   *[normal] Nothing special.
}
screen-unseen = { $round ->
    [1] Not seen yet, four of them laid aside
   *[2] Still in the game, in hand or face down
}
screen-remove = { $kind ->
    [double] double-faced ghost of
   *[single] ghost of
} { $seat_is ->
    [you] yours
   *[other] { $seat }
}

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-true = true, truth
typed-false = false, lie
typed-done = done
typed-pass = pass
typed-use = use, yes
typed-no = no, decline

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Aim: buy properties whose number of real ghosts brings many points. Points are good: after two rounds the most win.
about-question = True or false: in every round you secretly keep one of your two “?” cards. With true your ghosts are real, with false your paintings are.
    .words = true, false, secret, lie, truth
about-ghost = Ghost (g): it is real if its owner tells the truth.
    .words = ghost, ghosts, g
about-painting = Painting (p): there is a real ghost behind it if its owner lies.
    .words = painting, paintings, p
about-double = Double-faced token (d, A'): you lay it with the ghost or with the painting up, as you like.
    .words = double-faced, double, d
about-truelight = Mrs. Truelight (t): whoever bids most here sees the secret “?” card of the player in second place, who sees that of the third, and so on. The last one sees nothing and takes the cards back. Everybody has to bid here before they pass.
    .words = truelight, mrs. truelight, t, glass
about-stack = “?” stack (?): whoever bids most here sees all unused “?” cards and knows how many lie, but not who. With three players it is not for sale.
    .words = stack, ?
about-money = Money: the back of a card shows little ($) or much ($$). The 10 and the 1 deceive: the 10 shows little, the 1 much, unless you agreed on something else.
    .words = money, $, $$, back
about-property = Properties: below the name stand the points for 1, 2, 3 and 4 real ghosts. Without a ghost, and with five or more, it brings nothing. It goes to the highest sum of cards there; these cards are then spent.
    .words = property, properties, manor, castle, points
about-special = Special cards: if you play with them, one lies beside each property. “more” tells what those on the table do, and “?” with a name explains any of them.
    .words = special cards, special card, special

game-title = Ghoosty!
game-tagline = Drive all ghosts out of your house before you are the last one haunted.
game-about = Drive the ghosts out of your house before the others do.
game-short = An empty house by midnight!
game-minutes = 15
game-age = 8

# The options of a new game.
option-start-loser = the loser of the last game at this table; the first time the lot decides
    .word = The loser
option-length = A single round, or a match of several rounds with points and Boos (three players or more).
    .title = Length
option-length-round = one round
    .word = One round
option-length-match = a match
    .word = A match
option-mimis-per-play = How many Mimi Krys you may play with a ghost at once.
    .title = Mimi Krys at once
option-mimis-per-play-one = one
    .word = One
option-mimis-per-play-any = any number
    .word = Any number
option-several-eights = Whether several Jerrys (8) together turn the direction once, or each card by itself.
    .title = Several Jerrys
option-several-eights-once = once
    .word = Turn once
option-several-eights-each = each card
    .word = Each turns
option-no-progress-limit = After so many actions without any progress the round is over.
    .title = Standstill after
    .how = So many actions without progress end the round.
option-nobody-left = Who wins a round that nobody has left, because nothing moves any more.
    .title = Winner at a standstill
option-nobody-left-nobody-wins = nobody
    .word = Nobody
option-nobody-left-all-share = all share it
    .word = All

# The cards, one by one, for hands and lists.
item-tom = Tom
item-1 = Klein Georg (1)
item-2 = 2
item-3 = Cerberus (3)
item-4 = 4
item-5 = 5
item-6 = 6
item-7 = 7
item-8 = Jerry (8)
item-9 = 9
item-10 = 10
item-11 = Klapper (11)
item-12 = Igor (12)
item-13 = 13
item-14 = 14
item-mimi = Mimi Kry

# Actions, as labels of buttons.
action-play =
    { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] { $value }
        }
       *[other] { $count } × { $value }
    }{ $mimis ->
        [0] {""}
        [1] {" "}+ Mimi Kry
       *[other] {" "}+ { $mimis } × Mimi Kry
    }
# The same where it stands alone: a proposal, an answer.
deed-play =
    Play { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] a { $value }
        }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
       *[other] { $count } { $value }s
    }{ $mimis ->
        [0] {""}
        [1] {" "}and Mimi Kry
       *[other] {" "}and { $mimis } × Mimi Kry
    }
deed-play-tom = Play Tom
action-try-luck = Try your luck
action-take-cemetery = Take the cemetery
action-draw-from-house = Draw from your house
action-play-tom = Tom
action-pass = Pass

# What has happened.
event-round-began = Round { $round } begins. { $seat_is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-played =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] a { $value }
        }
       *[other] { $count } × { $value }
    }{ $mimis ->
        [0] .
        [1] {" "}with Mimi Kry.
       *[other] {" "}with { $mimis } Mimi Krys.
    }
event-tom-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } Tom beside the cemetery.
event-luck-tried =
    { $seat_is ->
        [you] You try your luck and draw
       *[other] { $seat } tries their luck and draws
    } { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] a ghost of { $card }
    }.
event-house-drawn =
    { $seat_is ->
        [you] From your house you draw
       *[other] From their house { $seat } draws
    } { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] a ghost of { $card }
    }.
event-cemetery-taken =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the cemetery: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-card-kept =
    { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] The ghost of { $card }
    } does not fit and goes to { $seat_is ->
        [you] your hand
       *[other] the hand of { $seat }
    }.
event-passed = { $seat_is ->
        [you] You have nothing but Mimi Krys and pass.
       *[other] { $seat } has nothing but Mimi Krys and passes.
    }
event-direction-reversed =
    Jerry turns the direction: now it goes { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
event-exiled =
    { $cause ->
        [quartet] Quartet! { $count ->
            [one] One card goes
           *[other] { $count } cards go
        }
       *[klapper] Klapper clears up: { $count ->
            [one] one card goes
           *[other] { $count } cards go
        }
    } into exile.
event-refilled =
    { $seat_is ->
        [you] You fill up
       *[other] { $seat } fills up
    } with { $cards ->
        [none] { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $cards }.
    }
event-midnight-struck = The crypt is empty: midnight strikes!
event-skipped = { $seat_is ->
        [you] Tom stops you: you miss a turn.
       *[other] Tom stops { $seat }, who misses a turn.
    }
event-extra-turn-given = { $seat_is ->
        [you] You have another turn.
       *[other] { $seat } has another turn.
    }
event-left =
    { $seat_is ->
        [you] You have no ghosts left and are out
       *[other] { $seat } has no ghosts left and is out
    } { $place ->
        [1] first!
       *[other] as number { $place }!
    }
event-round-ended =
    Round { $round } is over{ $cause ->
        [one-left] {"."}
        [only-mimis] {": there are only Mimi Krys left."}
       *[no-progress] {", because nothing moves any more."}
    } { $seats_is ->
        [you] Left behind: you. Booo!
        [you-and-others] Left behind: { $seats }.
        [other] Left behind: { $seats }. Booo!
        [nobody] Nobody is left behind.
       *[others] Left behind: { $seats }.
    }
event-points-given =
    { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $points ->
        [one] one point
       *[other] { $points } points
    } and now { $seat_is ->
        [you] have
       *[other] has
    } { $total }.
event-boo-given =
    { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } a Boo{ $boos ->
        [1] .
       *[other] {" "}and now { $seat_is ->
            [you] have
           *[other] has
        } { $boos }.
    }

# What is going on now; top 0 is an empty cemetery.
prompt-over = The game is over.
prompt-deal = The cards for round { $round } are being dealt.
prompt-turn-before-midnight =
    { $seat_is ->
        [you] Your turn.
       *[other] It is { $seat }’s turn.
    } { $top ->
        [0] The cemetery is empty.
       *[other] The top ghost is { $top }.
    } Until midnight: { $crypt ->
        [one] one more card.
       *[other] { $crypt } more cards.
    }
prompt-turn-after-midnight =
    { $seat_is ->
        [you] Your turn.
       *[other] It is { $seat }’s turn.
    } { $top ->
        [0] The cemetery is empty.
       *[other] The top ghost is { $top }.
    }
prompt-turn-house =
    { $seat_is ->
        [you] Your hand is empty: open your house!
       *[other] It is { $seat }’s turn, with an empty hand.
    } { $top ->
        [0] The cemetery is empty.
       *[other] The top ghost is { $top }.
    } In the house: { $house ->
        [one] one more ghost.
       *[other] { $house } more ghosts.
    }

# Why something is not possible.
refusal-match-needs-three = A match with points takes three players or more. Two of you play single rounds.
refusal-crypt-empty = The crypt is empty; after midnight there is no luck to try. Play ghosts or take the cemetery.
refusal-cemetery-empty = The cemetery is empty, there is nothing to take.
refusal-house-before-midnight =
    Your house stays closed until midnight. { $crypt ->
        [one] One card is
       *[other] { $crypt } cards are
    } left in the crypt.
refusal-house-after-hand =
    First the hand, then the house: you still have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand.
refusal-no-tom = You have no Tom in hand just now.
refusal-must-act = You may pass only with nothing but Mimi Krys in hand and an empty cemetery. There is something else you can do now.
refusal-none-in-hand = You have no { $value } in hand just now.
refusal-too-few-in-hand =
    That is not enough for { $count } × { $value }: you have { $held ->
        [one] one
       *[other] { $held }
    } of them.
refusal-too-few-mimis =
    { $held ->
        [0] You have no Mimi Kry in hand just now.
        [1] You have only one Mimi Kry in hand, not { $count }.
       *[other] You have { $held } Mimi Krys in hand, not { $count }.
    }
refusal-one-mimi = Only one Mimi Kry at a time may haunt along with { $value }.
refusal-top-is-scary =
    That does not work: on { $top ->
        [3] Cerberus (3) only 3, 12
       *[other] Igor (12) only 12
    }, Klein Georg (1), Tom or a quartet will do, not { $value }.
refusal-too-low = That does not work: { $value } is less than { $top }. You need at least { $top }, Klein Georg (1), Tom or a quartet.
refusal-no-such-ghost = There is no ghost with the value { $value }; the values go from 1 to 14.
refusal-not-so-many = There are four cards of each value and four Mimi Krys; { $count } × { $value } with { $mimis } × Mimi Kry does not exist.

# Why the game ended.
reason-one-left = Only one player still has ghosts.
reason-only-mimis = All who are left have nothing but Mimi Krys.
reason-no-progress = Nothing has moved for a long time.
reason-match-won = The second Boo ends the match: most points win.
reason-match-without-winner = Nobody has left a single round.
reason-match-shared = Even after ten more rounds nobody leads alone.

# The terminal: names of the groups of moves, what a move does, the screen.
moves-play = Play
moves-play-tom = Play
moves-try-luck = Draw
moves-draw-from-house = Draw
moves-take-cemetery = Take
moves-pass = Else
mark-double = double
mark-triple = triple
mark-quartet = quartet: { $count } into exile
mark-klapper = { $count } into exile
mark-turns = turns the direction
mark-tom = stops the next
mark-taken = +{ $count ->
    [one] 1 card
   *[other] { $count } cards
}
mark-again = again
mark-out = out!
mark-round-ends = end of the round
mark-ends = the end!
score-line = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
screen-round = { $length ->
    [match] { $tie ->
        [0] Round { $round } of the match
       *[other] Round { $round } of the match, to break the tie
    }
   *[round] A single round
}
screen-direction = { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
screen-cards = { $cards ->
    [0] empty hand
    [one] 1 card
   *[other] { $cards } cards
}
screen-house = house
screen-out = { $place ->
    [1] out first
   *[other] out as number { $place }
}
screen-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $boos ->
    [0] {""}
    [one] , 1 Boo
   *[other] , { $boos } Boos
}
screen-known = known:
screen-known-of-you = { $cards } of them known
screen-crypt = Crypt
screen-until-midnight = { $cards ->
    [one] 1 card until midnight
   *[other] { $cards } cards until midnight
}
screen-midnight = Midnight! The houses are open.
screen-cemetery = Cemetery
screen-cemetery-empty = empty, every ghost with a value fits
screen-lying = { $cards ->
    [one] (1 card)
   *[other] ({ $cards } cards)
}
screen-fits = On it: { $top ->
    [1] anything
    [3] only 3, 12, 1, Tom
    [12] only 12, 1, Tom
    [13] 13, 14, 1, Tom
    [14] 14, 1, Tom
   *[other] { $top } to 14, 1, Tom
}.
screen-to-quartet = { $cards ->
    [one] One more for a quartet.
   *[other] { $cards } more for a quartet.
}
screen-toms = { $toms ->
    [one] Beside it: Tom
   *[other] Beside it: { $toms } × Tom
}
screen-exile = Exile
screen-name = { $kind ->
    [0] Tom
    [1] Georg
    [3] Cerberus
    [8] Jerry
    [11] Klapper
    [12] Igor
    [15] Mimi
   *[other] {""}
}
screen-no-hand = Your hand is empty.
screen-does-tom = stops next
screen-does-mimi = copies
screen-does-quartet = quartet!
screen-does-klapper = clears all
screen-does-double = double
screen-does-triple = triple
screen-does-turn = turns
screen-does-fit = fits
screen-does-not = not on { $top }
screen-too-low = below { $top }
notation-help =
    Ghosts: 7 (a seven), 7x2 (two), 7x2+m (two with a Mimi Kry), 7+m2 (one with two of her).
    Else: tom, luck (try your luck), take (take the cemetery), house (draw from the house), pass.

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-luck = luck
typed-take = take
typed-house = house
typed-tom = tom
typed-pass = pass

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = { $length ->
    [match] Aim: get rid of all your ghosts in every round, in hand and house. Leaving brings points, and points are good; whoever is left over gets a Boo, and Boos are bad. Most points win.
   *[round] Aim: get rid of all your ghosts, in hand and house. Whoever is the last to have some loses. There are no points.
}
about-tom = Tom has no value and goes alone beside the cemetery, whenever it is your turn. Whoever would be next misses a turn.
    .words = tom
about-georg = Klein Georg (1) fears nobody: he fits on everything, on Cerberus and Igor too. After that he lies there as a 1.
    .words = georg, klein georg, 1
about-cerberus = Cerberus (3) is scary: on him only 3, 12, Klein Georg or a quartet fit.
    .words = cerberus, 3
about-jerry = { $several_eights ->
    [each] Jerry (8) turns the direction of play, each card of several for itself. With two players that changes nothing.
   *[once] Jerry (8) turns the direction of play, several together only once. With two players that changes nothing.
}
    .words = jerry, 8
about-klapper = Klapper (11) clears up: if he fits, the whole cemetery goes into exile, Klapper included, and you have another turn.
    .words = klapper, 11
about-igor = Igor (12) is scary: on him only 12, Klein Georg or a quartet fit.
    .words = igor, 12
about-mimi = { $mimis_per_play ->
    [any] Mimi Kry is played only together with a ghost that has a value, as a copy of it; several at once will do. When somebody takes her up she is Mimi Kry again.
   *[one] Mimi Kry is played only together with a ghost that has a value, as a copy of it; one at a time. When somebody takes her up she is Mimi Kry again.
}
    .words = mimi, mimi kry
about-double = Two or three equal ghosts at once: you have another turn. Four equal ones are a quartet.
    .words = double, pair, triple
about-quartet = Quartet: four equal ones always fit, also together with equal ones on top of the cemetery. The whole cemetery goes into exile, and you have another turn.
    .words = quartet
about-house = House: your face-down pile. It opens after midnight when your hand is empty: then you draw from it and play the card if it fits.
    .words = house
about-crypt = Crypt: until midnight you fill up to four cards from it. When it is empty, midnight strikes: nobody fills up any more, and the houses are open.
    .words = crypt, midnight
about-cemetery = Cemetery: everybody plays on it, as high as the top or higher. Instead of playing you may take it into your hand.
    .words = cemetery
about-exile = Exile: what is there is out for this round.
    .words = exile
about-boo = Boo: whoever is left over in a round gets one. When somebody gets the second, the match is over.
    .words = boo

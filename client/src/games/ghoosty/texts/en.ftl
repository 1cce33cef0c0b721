# What only the drawn table of Ghoosty! says.
table-keys = lkhp
table-you = You
table-yours = (you)
table-hand = Hand
table-turn-flag = to play
table-next-flag = next
table-out = { $place ->
    [1] out first!
   *[other] out as no. { $place }
}
table-out-short = no. { $place } out
table-known = { $count } known
table-seat = { $name }: hand { $hand }, house { $house }{ $known ->
    [0] {""}
   *[other] , { $known } cards known
}{ $state ->
    [turn] , to play
    [next] , next
    [away] , away just now
   *[none] {""}
}
table-seat-out = { $name }: { table-out }
table-seats = The others, { $direction ->
    [clockwise] play goes clockwise
   *[counterclockwise] play goes counterclockwise
}
table-seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $boos ->
    [0] no Boo
    [one] 1 Boo
   *[other] { $boos } Boos
}
table-known-cards = Everybody saw these cards go into the hand:
table-nothing-known = Nothing is known of this hand.
table-hidden-cards = { $count ->
    [0] The whole hand is known.
    [one] One card is hidden.
   *[other] { $count } cards are hidden.
}
table-house-cards = { $count ->
    [0] The house is empty.
    [one] One ghost still lives in the house.
   *[other] { $count } ghosts still live in the house.
}
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-crypt = Crypt
table-crypt-is = { $count ->
    [0] Crypt: empty, it is midnight
    [one] Crypt: 1 card left until midnight
   *[other] Crypt: { $count } cards left until midnight
}
table-crypt-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
table-midnight = Midnight!
table-houses-open = houses open
table-luck = Try your luck
table-odds = { $tenths } in 10 fit
table-take = { $count ->
    [one] Take 1 card
   *[other] Take all { $count }
}
table-take-short = Take { $count }
table-cemetery = Cemetery
table-cemetery-is = Cemetery, { $count ->
    [0] empty
   *[other] { table-cards }, { $top } on top{ $run ->
        [1] {""}
        [2] , two alike
       *[other] , three alike
    }
}{ $toms ->
    [0] {""}
    [1] , Tom beside it
   *[other] , two Toms beside it
}
table-cemetery-lay = { table-cemetery-is }. Play here.
table-cemetery-look = { table-cemetery-is }. Look at all cards.
table-cemetery-title = The cemetery from bottom to top
table-below = +{ $count } below
table-fits = { $which ->
    [all] Anything fits
    [few] Only { $list }
   *[some] { $list }
}
table-fit-span = { $from } to { $to }
table-fit-one = { $card ->
    [1] Georg
   *[tom] Tom
}
table-to-quartet = { $count } more for a quartet
table-quartet-now = Quartet!
table-to-exile = → exile
table-exile = Exile
table-exile-is = Exile: { table-cards }
table-exile-empty = Nobody is in exile yet.
table-own-house = Your house
table-house-of = { $name }’s house
table-own-house-is = Your house: { $count ->
    [0] empty
    [one] 1 ghost left
   *[other] { $count } ghosts left
}
table-open-house = Open the house
table-house-waits = { $count ->
    [one] 1 ghost still lives here
   *[other] { $count } ghosts still live here
}
table-own-hand = Your hand: { table-cards }
table-no-hand = Your hand is empty.
table-stack = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
table-stack-lifted = { table-stack }, { $lifted } chosen
table-stack-no = { table-stack }, does not fit now
table-count = Count
table-log = Story
table-rules = Rules
table-count-title = Where are the ghosts?
table-where-d = your hand
table-where-f = cemetery
table-where-e = exile
table-where-k = other hand, known
table-where-u = still hidden
table-count-row = { $name }: { $d ->
    [0] {""}
   *[other] your hand { $d },{" "}
}{ $f ->
    [0] {""}
   *[other] cemetery { $f },{" "}
}{ $e ->
    [0] {""}
   *[other] exile { $e },{" "}
}{ $k ->
    [0] {""}
   *[other] known { $k },{" "}
}hidden { $u }
table-hidden-of = Hidden in hands: { $list }
table-hidden-one = { $name } { $count }
table-single = One round
table-match = { $tie ->
    [0] Match · round { $round }
   *[other] Tie-break · round { $round }
}
table-close = Close

# Cards in sentences.
table-name = { $card ->
    [1] Klein Georg (1)
    [3] Cerberus (3)
    [8] Jerry (8)
    [11] Klapper (11)
    [12] Igor (12)
    [tom] Tom
    [mimi] Mimi Kry
   *[other] { $card }
}
table-word = { $card ->
    [1] Klein Georg
    [3] Cerberus
    [8] Jerry
    [11] Klapper
    [12] Igor
    [tom] Tom
    [mimi] Mimi Kry
   *[other] {""}
}
table-what = { $count ->
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
   *[other] four { $value }s
}{ $mimis ->
    [0] {""}
    [1] {" "}and Mimi Kry
   *[other] {" "}and { $mimis } × Mimi Kry
}
table-plays = { $combo ->
    [double] Double: { table-what }
    [triple] Triple: { table-what }
    [quartet] Quartet: { table-what }
   *[single] You play { table-what }
}
table-lay = { $combo ->
    [double] Play the double
    [triple] Play the triple
    [quartet] Play the quartet
   *[single] Play
}
table-lay-tom = Play Tom
table-clear = Never mind
table-pass = Pass
table-next-round = Next round
table-rematch = Rematch
table-tom-says = Tom goes beside the cemetery

# What follows from a choice; each one is a sentence.
table-then-exile = { $count ->
    [one] One card goes into exile.
   *[other] { $count } cards go into exile.
}
table-then-turned = The direction turns.
table-then-skipped = { $name } misses a turn.
table-then-skipped-you = You miss a turn.
table-then-out = { $place ->
    [1] Then you are out first!
   *[other] Then you are out!
}
table-then-again = You have another turn.
table-then-scary = { $value ->
    [3] Only 3, 12, Klein Georg, Tom or a quartet dare to follow him.
    [12] Only 12, Klein Georg, Tom or a quartet dare to follow him.
   *[other] { "" }
}
table-then-next = Then it is { $name }’s turn.
table-then-you = Then it is your turn.
table-then-refill = { $count ->
    [one] You draw one card.
   *[other] You draw { $count }.
}
table-then-midnight = And midnight strikes!
table-then-round-over = The round is over.
table-luck-says = The top card of the crypt is played
table-luck-follows = { $count ->
    [0] { $tenths } in 10 fit. Only Mimi Kry never fits alone: she would go to your hand.
    [one] { $tenths } in 10 fit. Otherwise you take it and one card of the cemetery.
   *[other] { $tenths } in 10 fit. Otherwise you take it and { $count } cards of the cemetery.
}
table-take-says = { $count ->
    [one] One card goes to your hand
   *[other] { $count } cards go to your hand
}
table-house-says = You open your house
table-pass-says = You pass
table-pass-follows = Everybody will see that you hold nothing but Mimi Krys.

# The prompt.
table-your-turn = { $top ->
    [0] Your turn: the cemetery is empty, anything fits.
    [1] Your turn: anything fits on Klein Georg.
    [3] Cerberus growls! Play 3, 12, Klein Georg, Tom or a quartet.
    [12] Igor is haunting! Play 12, Klein Georg, Tom or a quartet.
    [14] Your turn: play a 14.
   *[other] Your turn: play { $top } or more.
}
table-play-on = { $top ->
    [0] Anything fits, the cemetery is empty.
    [1] Anything fits on Klein Georg.
    [3] Play 3, 12, Klein Georg, Tom or a quartet.
    [12] Play 12, Klein Georg, Tom or a quartet.
    [14] Play a 14.
   *[other] Play { $top } or more.
}
table-again = { $why ->
    [double] Double! You have another turn.
    [triple] Triple! You have another turn.
    [quartet] Quartet! You have another turn.
    [klapper] Klapper clears up! You have another turn.
   *[other] You have another turn.
}
table-nothing-fits = { $top ->
    [3] None of your ghosts dares to follow Cerberus.
    [12] None of your ghosts dares to follow Igor.
   *[other] Nothing of yours fits on { $top }.
}
table-or-luck-or-take = Or try your luck, or take the cemetery.
table-or-luck = Or try your luck.
table-or-take = Or take the cemetery.
table-try-luck-or-take = Try your luck at the crypt, or take the cemetery.
table-must-take = { $count ->
    [one] So you take the card of the cemetery.
   *[other] So you take the { $count } cards of the cemetery.
}
table-house-turn = Your hand is empty: open your house!
table-house-risk = { $count ->
    [0] The cemetery is empty: any ghost with a number fits.
    [one] If the ghost does not fit, you take it and the card of the cemetery.
   *[other] If the ghost does not fit on { $top }, you take it and the { $count } cards of the cemetery.
}
table-only-mimis = Mimi Kry does not haunt alone: you pass.
table-only-mimis-luck = Mimi Kry does not haunt alone: try your luck, or pass.
table-mimi-tip = Mimi Kry only haunts together with another ghost.
table-mimi-how = Choose a number first, then add Mimi Kry.
table-thinks = { $name } is thinking
table-you-are-out = You are out! Watch the others.
table-round-over = Round { $round } is over
table-starts = { $name } starts.
table-you-start = You start.
table-over = The game is over.
table-over-how = Another round of haunting?
table-unlucky = { $card ->
    [mimi] Oh dear, Mimi Kry! She does not haunt alone.
   *[other] Oh dear, a { $card }! { $top ->
        [0] It does not fit.
        [3] Only 3, 12, Klein Georg, Tom or a quartet dare to follow Cerberus.
        [12] Only 12, Klein Georg, Tom or a quartet dare to follow Igor.
       *[other] It does not fit on { $top }.
    }
}
table-verdict = { $card ->
    [mimi] Mimi Kry does not haunt alone
   *[other] { $top ->
        [3] { $card } does not dare to follow Cerberus
        [12] { $card } does not dare to follow Igor
       *[other] { $card } does not fit on { $top }
    }
}

# The end of a round and of a match.
table-left-over = left over
table-boos = Boos
table-this-round = this round
table-points = points
table-boos-of = { $boos ->
    [0] no Boo
    [one] 1 Boo
   *[other] { $boos } Boos
}
table-second-boo = The second Boo ends the match.
table-won = { $count ->
    [0] Nobody wins.
   *[other] { $is_you ->
        [you] { $winners } win!
        [you-and-others] { $winners } win!
        [other] { $winners } wins!
       *[others] { $winners } win!
    }
}

# Ghost for $ale on the screen: what only the drawn table says.

screen-title = { $phase ->
    [reserving] Put aside
    [choosing] Truth or lie?
    [declaring] Declare
    [informing] Buy information
    [ranking] Buy information
    [selling] Buy houses
    [sale] Buy houses
    [deciding] Special cards
    [scoring] The truth
    [over] The end
   *[other] Here we go
}
screen-line = { $phase ->
    [reserving] Save four cards for round 2.
    [choosing] A liar’s paintings are the ghosts.
    [declaring] In turn, one token to a house.
    [informing] Bid more, know more.
    [ranking] Who bid more looks at the next one.
    [selling] The highest bid gets the house.
    [sale] The highest bid gets the house.
    [deciding] Buyers may use them now.
    [scoring] Only real ghosts count now.
    [over] All castles are sold.
   *[other] The village is being set up.
}
screen-step = { $step ->
    [1] Truth or lie?
    [2] Declare
    [3] Buy information
    [4] Buy houses
   *[5] The truth
}
screen-round-short = Round { $round }
screen-round = { $round ->
    [1] Round 1 · manors
   *[2] Round 2 · castles
}
screen-colour = { $colour ->
    [white] White
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[red] Red
}
screen-face = { $face ->
    [ghost] Ghost
   *[painting] Painting
}
screen-kind = { $kind ->
    [manor] manor
   *[castle] castle
}
screen-double = double-faced
screen-tokens = { $count } { $face ->
    [ghost] { $count ->
        [one] ghost
       *[other] ghosts
    }
   *[painting] { $count ->
        [one] painting
       *[other] paintings
    }
} { screen-colour }
screen-back = { $back ->
    [small] little money
   *[large] much money
}
screen-back-row = { $back ->
    [small] back: little
   *[large] back: much
}
screen-question = { $question ->
    [true] TRUE
   *[false] FALSE
}
screen-is = { $question ->
    [true] honest
   *[false] lies
}
screen-was = { $question ->
    [true] was honest
   *[false] lied
}
screen-status = { $status ->
    [done] is ready
    [picks] is choosing
    [chose] has chosen
    [thinks] is thinking
    [passed] has passed
   *[other] {""}
}
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-tokens-left = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
screen-tokens-short = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
screen-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
screen-ghosts = { $count ->
    [0] no real ghost
    [one] 1 real ghost
   *[other] { $count } real ghosts
}
screen-you = You
screen-holds = has the magnifying glass of { $names }
screen-knows-stack = knows the “?” stack
screen-knows-you = { $seat } knows your secret
screen-kept = keeps { special }
screen-secret = Secret
screen-hold = Hold to peek
screen-secret-is = { $question ->
    [true] Truth: your ghosts are real.
   *[false] Lie: your paintings are the ghosts!
}
screen-no-secret = You have not chosen yet.
screen-fate = { $fate ->
    [hand] in hand
    [aside] round 2
    [laid] laid
    [picked] round 2
   *[gone] gone
}
screen-card = { $card }, { screen-fate }, back { screen-back }
screen-hand = Your cards
screen-token-tray = Your tokens
screen-street = Six houses
screen-house = { $number } { $name }. { $tokens }. { $possible } Points { $points }. { $more }
screen-possible = Possible: { $numbers }.
screen-house-owner = Owned by { $name }.
screen-house-unsold = Not sold.
screen-house-free = Available
screen-house-bids = { $count ->
    [0] {""}
    [one] 1 bid.
   *[other] { $count } bids.
}
screen-house-scored = { screen-ghosts }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-or = { $one } or { $other }
screen-range = { $one }–{ $other }
screen-no-tokens = No tokens yet
screen-truelight = Mrs. Truelight
screen-stack = “?” stack
screen-stack-left = { $count } unused cards
screen-stack-off = aside for three
screen-lane = { $name }: { $cards }
screen-no-bid = no bid yet
screen-no-bids = No bids yet
screen-bids = Bids in order
screen-bid = { $name }: { $card ->
    [none] { screen-back }
   *[other] { $card }
}
screen-span = { $name }: { $least } to { $most }
screen-detail = A closer look
screen-lit = bright = still possible for you
screen-look-closer = Look closer at { $name }
screen-close = Close
screen-substitutes = Ten names and most score rows are our substitutes.
screen-substitutes-why = Why?
screen-substitutes-title = Our substitutes
screen-substitutes-reason = The rulebook shows only Culzean with its score row, and Algernon’s 3 points for 2 ghosts. The other numbers and ten names are our own choice. Whoever has the printed cards loads them as a file when setting up the table, under “What you agree on”.
screen-special = { $special ->
    [dark] It is too dark!
    [legend] An old legend
    [public] Public auction
    [mirror] Magic mirror
    [crypt] Secret crypt
    [crystal] Crystal ball
    [portraits] Family portraits
   *[normal] All normal
}
screen-special-does = { $special ->
    [dark] Only paintings may lie here.
    [legend] Only ghosts may lie here.
    [public] Bids here lie face up.
    [mirror] The buyer may take a ghost away.
    [crypt] The buyer may add one real ghost.
    [crystal] The buyer guesses the ghosts: right = 2 points.
    [portraits] The buyer gets 1 point per worthless house at the end.
   *[normal] Nothing special here.
}
screen-special-used = Used already.
screen-special-guess = Guess: { $ghosts }.

screen-do-bid = Bid
screen-do-pass = Pass
screen-do-done = End turn
screen-do-done-short = Done
screen-do-lay = Lay it
screen-do-next = Next
screen-do-skip = Skip
screen-do-choose = Choose
screen-do-reserve = Put aside
screen-do-decline = Decline
screen-do-decline-short = No
screen-do-guess = Guess
screen-do-remove = Take away
screen-do-use = { $special ->
    [crypt] Let it in
   *[other] Take one off
}
screen-do-rematch = Rematch

screen-say-reserve = { $left ->
    [0] These four for round 2?
    [one] Put aside one more card.
   *[other] Put aside { $left } more cards.
}
screen-say-reserve-how = Everybody chooses at once, nobody is watching.
screen-say-reserve-sums = Round 1: sum { $now } · for round 2: { $later }.
screen-say-secret = Choose in secret: truth or lie.
screen-say-secret-how = It holds for all your tokens this round.
screen-say-declare = Your turn: lay a token.
screen-say-declare-how = { $left ->
    [one] It is your last one.
   *[other] At any house. You have { $left } left.
}
screen-say-declare-this = { screen-face } at { $house }?
screen-say-declare-then = Real ghosts there: { $then } (now { $now }).
screen-say-declare-same = Real ghosts there: still { $now }.
screen-say-bid = Your turn: bid!
screen-say-inform-how = { $stack ->
    [yes] 1 or 2 cards on Mrs. Truelight or the stack.
   *[no] 1 or 2 cards on Mrs. Truelight. Or pass.
}
screen-say-inform-first = To pass you need a card with Mrs. Truelight.
screen-say-sell-how = 1 or 2 cards on the houses. A pass is final.
screen-say-second = One more card?
screen-say-second-how = One is down. Else you are done.
screen-say-last = Only you have cards: one last one?
screen-say-last-how = Or pass, and the auction is over.
screen-say-last-unlit = Only you have cards: lay one with Mrs. Truelight.
screen-say-bid-this = { $target ->
    [truelight] { $card } to Mrs. Truelight?
    [stack] { $card } to the “?” stack?
   *[other] { $card } on { $target }?
}
screen-say-bid-sum = Your bid there: { $sum }.
screen-say-others-see = The others see: { screen-back }.
screen-say-others-see-open = The others see the { $card }: bids here lie face up.
screen-say-thinks = { $name } is thinking
screen-say-after = { $turns ->
    [0] {""}
    [one] You are next.
   *[other] Your turn in { $turns }.
}
screen-say-wait-for = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
screen-say-mirror = Take a ghost away from { $house }?
screen-say-mirror-how = Touch the token. Or decline.
screen-say-mirror-minus = Take a real ghost off { $house }?
screen-say-mirror-minus-how = One less counts in the scoring.
screen-say-mirror-this = The ghost of { $name }{ $kind ->
    [double] {" "}(double-faced)
   *[single] {""}
}?
screen-say-crypt = Let a ghost into { $house }?
screen-say-crypt-how = One more counts in the scoring.
screen-say-crystal = How many real ghosts are in { $house }?
screen-say-crystal-how = Touch a number. Right: 2 points at the end.
screen-say-crystal-this = { $ghosts }: { $percent } % likely. Right = 2 points.
screen-say-looked = { $question ->
    [true] You looked: { $name } tells the truth!
   *[false] You looked: { $name } lies!
}
screen-say-looked-how = { $question ->
    [true] Only you know: ghost means ghost.
   *[false] Only you know: the paintings of { $name } are ghosts.
}
screen-say-looks = { $name } looks at the card of { $owner }.
screen-say-looks-you = { $name } looks at your card.
screen-say-looks-how = What it says is known to the one who looks.
screen-say-cards-open = The bids are open.
screen-say-cards-open-how = { $of ->
    [stack] The highest one looks through the unused “?” cards.
   *[truelight] Who bid more looks at the next one.
}
screen-say-stack = { $trues ->
    [none] { $name } looks through the “?” stack.
    [0] No “true” is left over: nobody lies!
    [one] One “true” is left over: one of you lies.
   *[other] { $trues } × “true” left over: so many lie.
}
screen-say-stack-how = { $trues ->
    [none] How many lie is known to the one who looks.
   *[other] Only you know. The notebook counts with it.
}
screen-say-paid = What was of use is paid.
screen-say-paid-how = Everything else goes back to the hand.
screen-say-sold = { $house } goes to { $name }.
screen-say-sold-you = { $house } is yours!
screen-say-sold-how = { $many ->
    [one] { $bids }. The only bid, it is paid.
   *[other] { $bids }. Only the highest bid is paid.
}
screen-say-unsold = Nobody wants { $house }.
screen-say-truth = The “?” cards are turned over.
screen-say-truth-how = { $liars ->
    [0] Nobody lied.
   *[other] Lied: { $names }.
}
screen-say-scored = { $house }: { screen-ghosts }.
screen-say-scored-for = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
} for { $name }.
screen-for-you = you
screen-say-over = The game is over.

screen-rank-title = { $of ->
    [stack] The “?” stack
   *[truelight] Mrs. Truelight turns the cards
}
screen-rank-looks = { $who ->
    [you] look
   *[other] looks
} at the card of { $name }
screen-rank-looks-you = looks at your card
screen-rank-nothing = sees nothing
screen-rank-sees-stack = looks through the stack
screen-rank-spent = spends { $cards }
screen-rank-back = takes back { $cards }
screen-rank-only-you = for your eyes only
screen-rank-then = Then: the “?” stack
screen-rank-line = Place { $place }: { $name }, { $cards }, sum { $sum }. { $more }
screen-so-far = So far

screen-note-title = Notebook
screen-note-tool = Notes
screen-note-houses = Houses
screen-note-cards = Cards
screen-note-suppose = suppose?
screen-note-supposed = { screen-is }?
screen-note-mine = secret
screen-note-you = you
screen-note-house = House
screen-note-mean = avg
screen-note-ways = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
}
screen-note-stack = ? stack: { $count } × true, so { $count ->
    [0] nobody lies
    [one] 1 lies
   *[other] { $count } lie
}
screen-note-chance = { $points } points: { $percent } %
screen-note-same = Everybody has the same twelve cards.
screen-note-spent = spent
screen-note-known = surely there
screen-note-rest = { $round ->
    [1] hand, table or round 2
   *[2] hand or table
}
screen-note-lying = { $count ->
    [0] {""}
   *[other] { $count } face down
}
screen-note-nothing = As long as nobody has chosen, everything is possible.

screen-end-won = { $name } wins!
screen-end-won-you = You win!
screen-end-draw = { $names } win!
screen-end-castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
screen-end-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
screen-end-house = { $house }: { screen-ghosts }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-end-unsold = { $house }: { screen-ghosts }, nobody wanted it
screen-end-each = { $kind ->
    [castle] Castle by castle
   *[manor] House by house
}
screen-end-turned = Seats move one place on.

# What only the drawn table says, English.

# At the set-up
psychic-picks = Which psychics take part?
    .leave = At least nine. If you choose none, all of the chosen levels take part.
psychic-level = Level { $level }

# The psychics in few words, for small cards
table-short-1 = You get the psychic even if you win.
table-short-2 = Fetch a ghost from your pile.
table-short-3 = Counts 1. You see the other hand.
table-short-4 = Counts 2.
table-short-5 = Counts 3.
table-short-6 = Chance draws their next card.
table-short-7 = Counts 3, only in round 10.
table-short-8 = Your 2, 4, 6 count 1 more.
table-short-9 = Your 1, 3, 5 count 1 more.
table-short-10 = One value counts 2 more, for both.
table-short-11 = Drive one of their cards away.
table-short-12 = Their 1s and 2s do not count.
table-short-13 = Counts 4, but −2 in round 10.
table-short-14 = They play no card or at least two.
table-short-15 = If you win, one card comes along.
table-short-16 = Takes the value of your ghost.
table-short-17 = One value of theirs counts 2 less.
table-short-18 = An old ghost back into your pile.
table-short-19 = Value of the top card of a pile.
table-short-20 = A random ghost goes to round 10.
table-short-21 = Counts 6, costs two ghosts.
table-short-22 = Lose the round, take a card back.
table-short-23 = Counts as two ones.
table-short-24 = They play no more psychics.
table-short-25 = Two values are forbidden.
table-short-26 = One value counts 3 more, for both.
table-short-27 = A draw. The residence moves on.
table-short-28 = Swap two residences in the row.
table-short-29 = Everything else counts only 1.
table-you = you
table-family = { $seat ->
        [0] Wisps
       *[other] Turnip ghosts
    }
table-round = Round { $round }
table-street = The street
table-look-street = Look at the street
table-close = Close
table-villa = villa
table-castle = castle
table-place = Place { $place }
table-place-drawn = a draw
table-place-won = { $is_you ->
        [you] won by you
       *[other] won by { $seat }
    }
table-place-waiting = { $mine } waiting on this side, { $theirs } on the other
table-hidden-psychic = a face-down psychic
table-residences = { $villas } of { $villas_to_win } villas, { $castles } of { $castles_to_win } castles
table-cards-in-hand = { $cards } cards in hand
table-in-hand = hand
table-pile-word = pile
table-pile = Pile: { $cards }{ $top ->
        [0] {""}
       *[other] , face up on top { $top }
    }
table-no-psychics = no psychics
table-no-own-psychics = No psychic. Whoever loses a round gets one.
table-own-psychics = Your psychics
table-psychics-of = { $seat }’s psychics
table-hand = Your hand
table-hand-of = { $seat }’s hand
table-no-hand = No cards in hand.
table-your-lane = Your cards
table-lane-of = Cards of { $seat }
table-lane-empty = { $is_you ->
        [you] Your cards lie here.
       *[other] { $seat }’s cards lie here.
    }
table-total = { $is_you ->
        [you] You: { $total }
       *[other] { $seat }: { $total }
    }
table-total-next = , then { $next }
table-needed = needed
table-ghost = Ghost { $value }
table-counts = counts { $worth }
table-named = named: { $values }
table-face-down = face down
table-times = { $count } times
table-new-total = new total { $own } to { $other }
table-enough = enough
table-not-enough = not enough
table-not-now = not now
table-gets = you get
table-last-round = The last round
table-last-round-how = All face-down cards are turned up. More points win the game; a tie goes to more residences.
table-last-round-short = More points win the game.
table-psychic-comes = Will be turned up.
table-risk = { $is_you ->
        [you] Win here and the game is yours!
       *[other] If { $seat } wins here, the game is over!
    }
table-then = then { $count } of { $enough } { $kind ->
        [villa] villas
       *[castle] castles
    }
table-give-up-said = { $seat } gets { $stake }, you get { $psychic }.
table-give-up-said-nothing = { $seat } gets { $stake }.
table-stake = { $kind ->
        [villa] { $count ->
            [one] the villa
           *[other] the { $count } villas
        }
       *[castle] { $count ->
            [one] the castle
           *[other] the { $count } castles
        }
    }
table-count-title = What can { $seat } still have?
table-count-rows = Unseen ghosts by value
table-count-of = { $left } of { $all }
table-count-sum = With { $cards } ghosts in hand that is at most { $most }, on average about { $mean } points.
table-count-sure = Surely in hand: { $values }.
table-count-seen = You see this hand: { $values }.
table-count-honest = Only what you could see is counted.
table-count-waiting = There is nothing to count yet.
table-do-play = Play
table-do-lay = Lay at round 10
table-do-hold = End turn
table-do-give-up = Give up
table-do-not-yet = Not yet
table-do-other = Other card
table-do-undo = Take back
table-do-blind = Chance draws
table-do-keep = Keep all
table-do-not-swap = Do not swap
table-do-without = Do without
table-do-next = Next card
table-do-all = Show all
table-do-go-on = Go on
table-do-rematch = Rematch
table-do-look = Look back
table-say-start = You begin: lay ghosts for { $stake }!
table-say-start-more = Whoever has more in the end wins the round. Whoever gives up gets { $psychic }.
table-say-behind = Your turn: you need { $need ->
        [one] 1 point
       *[other] { $need } points
    } more.
table-say-behind-more = { $own } to { $other }. Lay cards until you have more, or give up.
table-say-ahead = You lead { $own } to { $other }.
table-say-ahead-more = End your turn, then it is up to { $seat }. Or lay more.
table-say-ahead-last = End your turn, then it is up to { $seat }.
table-say-blind = Footprints! Chance draws your next card.
table-say-play = Play ghost { $value }: { $before } becomes { $own }.
table-say-enough = That is enough: { $own } to { $other }. Then you can end your turn.
table-say-not-enough = Not enough yet: { $own } to { $other }.
table-say-psychic = Play { $psychic }?
table-say-stand = It would be { $own } to { $other }.
table-say-give-up = Give this round up?
table-say-give-up-more = Then both draw ghosts, and you may lay a card at round 10.
table-say-give-up-end = Then the game is over.
table-say-name = { $psychic ->
        [10] Poltergeist: which value counts 2 more?
        [17] Ectoplasm: which value counts 2 less?
        [26] Which value counts 3 more?
       *[other] Which value may nobody play any more?
    }
table-say-name-second = And which other value?
table-say-fetch = Whom do you fetch from your pile?
table-say-remove = Which of { $seat }’s cards has to go?
table-say-copy = Which ghost do you copy?
table-say-recall = Which ghost goes back into the pile?
table-say-turn-up = Which pile do you turn up?
table-say-banish = Who gives a ghost to round 10?
table-say-discard = Bloody Mary costs: discard { $left } more { $left ->
        [one] ghost
       *[other] ghosts
    }.
table-say-take-back = Which card do you take back?
table-say-carry = Won! Which card comes along?
table-say-swap = Which residence do you swap?
table-say-swap-second = What do you swap { $stake } of place { $place } for?
table-say-lay = Round lost. Will you lay a card face down at round 10?
table-say-lay-more = Touch a ghost or a psychic.
table-say-lay-sum = The { $value } would join: you would have { $sum } there. { $seat } does not see it.
table-say-remove-how = { $seat } then has { $next } instead of { $before }. It would be { $own } to { $next }.
table-say-touch-card = Touch the card.
table-say-thinks = { $seat } is thinking
table-say-ten = Round 10 decides: { $own } to { $other }.
table-say-ten-more = Card by card is turned up, in the order they were laid. { $left } to go.
table-say-ten-over = All cards lie open.
table-end-won = { $is_you ->
        [you] Rest in peace, { $loser }!
       *[other] { $seat } wins!
    }
table-end-draw = A draw!
table-value = Value
table-none-in-hand = –
table-times-hand = { $count }× hand
table-times-pile = { $count }× pile
table-quoted = “{ $name }”

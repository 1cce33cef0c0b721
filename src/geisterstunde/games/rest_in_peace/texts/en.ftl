# Rest in Peace, English.

# The game
game-title = Rest in Peace
game-tagline = Two families of ghosts fight for ten residences, and whoever loses a round gains a psychic.
game-about = Two families fight over ten houses. Whoever loses wins a psychic.
game-short = Two families, ten houses.
game-minutes = 15
game-age = 8

# The psychics: a name for sentences, a name and an effect for the screens. Effects are given the options of the game,
# so that they say what was agreed.
-psychic-1 = “You won’t have it”
-psychic-2 = “Auntie, are you there?”
-psychic-3 = “Reveal yourself!”
-psychic-4 = “The Lady in White”
-psychic-5 = “Sir Nicholas”
-psychic-6 = “Footprints on the carpet”
-psychic-7 = “Postponed wedding”
-psychic-8 = “Bat”
-psychic-9 = “Ghosssssst”
-psychic-10 = “Poltergeist”
-psychic-11 = “Be gone!”
-psychic-12 = “You don’t scare me”
-psychic-13 = “Now or never”
-psychic-14 = “Two’s more fun”
-psychic-15 = “It’s me again”
-psychic-16 = “I’ll take a double”
-psychic-17 = “Ectoplasm with miasma”
-psychic-18 = “I’ll be back”
-psychic-19 = “Ghost of Christmas yet to come”
-psychic-20 = “See you at the end”
-psychic-21 = “Bloody Mary”
-psychic-22 = “Playing dead”
-psychic-23 = “Ghost goldfish”
-psychic-24 = “Reserved for ghosts”
-psychic-25 = “Raymonde and René were never seen again”
-psychic-26 = “Bodybuilder ghost”
-psychic-27 = “Summoners’ truce”
-psychic-28 = “Our residences got swapped”
-psychic-29 = “None of it is worth anything”
# Inside other messages: a message that is referred to sees the arguments of the one that refers to it.
the-psychic = { $psychic ->
    [1] { -psychic-1 }
    [2] { -psychic-2 }
    [3] { -psychic-3 }
    [4] { -psychic-4 }
    [5] { -psychic-5 }
    [6] { -psychic-6 }
    [7] { -psychic-7 }
    [8] { -psychic-8 }
    [9] { -psychic-9 }
    [10] { -psychic-10 }
    [11] { -psychic-11 }
    [12] { -psychic-12 }
    [13] { -psychic-13 }
    [14] { -psychic-14 }
    [15] { -psychic-15 }
    [16] { -psychic-16 }
    [17] { -psychic-17 }
    [18] { -psychic-18 }
    [19] { -psychic-19 }
    [20] { -psychic-20 }
    [21] { -psychic-21 }
    [22] { -psychic-22 }
    [23] { -psychic-23 }
    [24] { -psychic-24 }
    [25] { -psychic-25 }
    [26] { -psychic-26 }
    [27] { -psychic-27 }
    [28] { -psychic-28 }
   *[other] { -psychic-29 }
}
psychic-1 = You won’t have it
    .effect = At the end of the round you get its psychic, even if you win or it is a draw.
psychic-2 = Auntie, are you there?
    .effect = Fetch a ghost from your pile and lay it here at once; then shuffle the pile.
psychic-3 = Reveal yourself!
    .effect = Counts 1. You see the other family’s hand until the round ends.
psychic-4 = The Lady in White
    .effect = Counts 2.
psychic-5 = Sir Nicholas
    .effect = Counts 3.
psychic-6 = Footprints on the carpet
    .effect =
        Chance draws the other family’s next card from the ghosts in its hand. { $footprints ->
            [any-end] If it plays none in this round,
           *[after-giving-up] If it gives up before,
        } this holds for the next round.
psychic-7 = Postponed wedding
    .effect = Counts 3, but only in the tenth round; it cannot be played before.
psychic-8 = Bat
    .effect = Your even cards in this round (2, 4, 6) count 1 more.
psychic-9 = Ghosssssst
    .effect = Your odd cards in this round (1, 3, 5) count 1 more.
psychic-10 = Poltergeist
    .effect =
        Name a value: { $poltergeist ->
            [own] your cards of that value
           *[both] all cards of that value, also the other family’s,
        } count 2 more.
psychic-11 = Be gone!
    .effect = Discard one of the other family’s cards from this round, ghost or psychic.
psychic-12 = You don’t scare me
    .effect = The other family’s ones and twos do not count in this round.
psychic-13 = Now or never
    .effect = Counts 4. After the round it goes to your side of the tenth, where it counts −2.
psychic-14 = Two’s more fun
    .effect = Until the round ends the other family plays no card or at least two in every turn.
psychic-15 = It’s me again
    .effect =
        If you win the round, you may lay one of your { $back_again ->
            [ghosts] ghosts
           *[any-card] cards
        } from there at the next one.
psychic-16 = I’ll take a double
    .effect = Takes the value of one of your ghosts that lie at this round.
psychic-17 = Ectoplasm with miasma
    .effect = Name a value: the other family’s cards of that value count 2 less, at least 0.
psychic-18 = I’ll be back
    .effect = You may shuffle one of your ghosts from an earlier round into your pile.
psychic-19 = Ghost of Christmas yet to come
    .effect = Turn up the top ghost of a pile: this card takes its value, and the ghost stays there face up.
psychic-20 = See you at the end
    .effect = Name a family: a random ghost from its hand goes face down to the tenth round.
psychic-21 = Bloody Mary
    .effect =
        Counts 6, but you discard two ghosts from your hand{ $bloody_mary ->
            [what-you-have] , or as many as you have.
           *[two-ghosts] .
        }
psychic-22 = Playing dead
    .effect = You lose the round at once and may take one of your cards back.
psychic-23 = Ghost goldfish
    .effect = Counts as two ones, but is only one card.
psychic-24 = Reserved for ghosts
    .effect = The other family may play no more psychics in this round.
psychic-25 = Raymonde and René were never seen again
    .effect = Name two values: nobody may play any more cards of them in this round.
psychic-26 = Bodybuilder ghost
    .effect = Name a value: all cards of that value count 3 more, for both families.
psychic-27 = Summoners’ truce
    .effect = The round ends at once in a draw: its residences move to the next one, its psychic leaves the game.
psychic-28 = Our residences got swapped
    .effect = You may swap two residences that still lie in the row.
psychic-29 = None of it is worth anything
    .effect =
        All other cards of this round count 1{ $worthless_psychics ->
            [zero] , psychics without a value of their own 0
           *[one] {""}
        }, and psychics lose their effects. This card counts 0.

# Options
option-game = Which game you play.
    .title = Game
option-game-normal = Normal game: all psychics of the row lie face up
    .word = Normal
option-game-introductory = Introductory game: only psychics 1 to 9, face down, three are always known
    .word = Introductory
option-levels = Up to which level psychics take part (0 to 4).
    .title = Levels of psychics
    .how = Up to this level they take part; usually all up to 4.
option-psychics = Exactly these psychics take part, at least nine numbers with commas; empty means: all of the chosen levels.
    .title = Chosen psychics
option-poltergeist = Whom the Poltergeist (10) helps.
    .title = Poltergeist (10) helps
option-poltergeist-both = both families
    .word = Both
option-poltergeist-own = only its own family
    .word = Its own
option-worthless-psychics = What psychics without a value of their own count beside psychic 29.
    .title = Psychics beside no. 29
option-worthless-psychics-one = 1
    .word = Count 1
option-worthless-psychics-zero = 0
    .word = Count 0
option-end-effects = Which effects work in the tenth round.
    .title = Effects in round 10
option-end-effects-all = all that can do anything there
    .word = All
option-end-effects-values = only those that change values
    .word = Values only
option-truce-at-end = What the truce (27) does in the tenth round.
    .title = Truce (27) at the end
option-truce-at-end-draw = the round is a draw
    .word = A draw
option-truce-at-end-nothing = nothing
    .word = Nothing
option-footprints = When the footprints (6) last into the next round.
    .title = Footprints (6)
option-footprints-after-giving-up = only if the family concerned gives up
    .word = Giving up
option-footprints-any-end = however the round ends
    .word = Any end
option-back-again = What psychic 15 may take along.
    .title = Psychic 15 takes
option-back-again-any-card = ghosts and psychics
    .word = Any card
option-back-again-ghosts = only ghosts
    .word = Ghosts only
option-bloody-mary = What Bloody Mary (21) costs.
    .title = Bloody Mary (21) costs
option-bloody-mary-two-ghosts = two ghosts, or it cannot be played
    .word = Two ghosts
option-bloody-mary-what-you-have = up to two ghosts, whatever is there
    .word = What is there
option-worthless-at-end = When psychic 29 works in the tenth round.
    .title = Psychic 29 in round 10
option-worthless-at-end-in-order = when its turn comes
    .word = In order
option-worthless-at-end-first = before all other cards
    .word = First

# Actions: labels of buttons and menus
action-play-ghost = Play ghost { $value }
action-play-psychic =
    Play { the-psychic }
action-play-blind = Play a random ghost
action-hold = End your turn
action-give-up = Give up
action-decline = Decline
action-name = Name the value { $value }
action-fetch = Fetch ghost { $value } from the pile
action-copy = Copy ghost { $value }
action-recall = Shuffle ghost { $value } into the pile
action-discard = Discard ghost { $value }
action-turn-up = Turn up { $seat_is ->
        [you] your top card
       *[other] the top card of { $seat }
    }
action-banish = Name { $seat_is ->
        [you] yourself
       *[other] { $seat }
    }
action-remove-ghost = Drive ghost { $value } away
action-remove-psychic =
    Drive { the-psychic } away
action-take-back-ghost = Take ghost { $value } back
action-take-back-psychic =
    Take { the-psychic } back
action-carry-ghost = Take ghost { $value } along
action-carry-psychic =
    Take { the-psychic } along
action-lay-ghost = Lay ghost { $value } at round 10
action-lay-psychic =
    Lay { the-psychic } at round 10
action-swap =
    Choose { $residence ->
        [villa] the villa
       *[castle] the castle
    } at place { $place }

# Things in lists
item-villa = villa
item-castle = castle
item-of-psychics = { the-psychic }

# Events
event-row-laid = These psychics lie face up in the row: { $psychics }.
event-tokens-laid = Every place gets a residence.
event-drew =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a ghost
       *[other] { $count } ghosts
    }: { $values }.
event-drew-secretly =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a ghost
       *[other] { $count } ghosts
    }{ $face_up ->
        [0] .
       *[other] {", "}among them the face-up { $face_up }.
    }
event-round-began = Round { $round } begins, { $seat_is ->
        [you] and you start.
       *[other] and { $seat } starts.
    }
event-ghost-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } ghost { $value }.
event-blind-played = { $seat_is ->
        [you] You draw ghost { $value } at random and play it.
       *[other] { $seat } draws ghost { $value } at random and plays it.
    }
event-psychic-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { the-psychic }.
event-held = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } ahead, { $total } to { $other_total }.
event-gave-up = { $seat_is ->
        [you] You give up the round.
       *[other] { $seat } gives up the round.
    }
event-value-named = { $seat_is ->
        [you] You name
       *[other] { $seat } names
    } { $value } for { the-psychic }.
event-fetched = { $seat_is ->
        [you] You fetch ghost { $value } from your pile.
       *[other] { $seat } fetches ghost { $value } from their pile.
    }
event-pile-shuffled = { $seat_is ->
        [you] You shuffle your pile.
       *[other] { $seat } shuffles their pile.
    }
event-ghost-removed = { $seat_is ->
        [you] You drive
       *[other] { $seat } drives
    } away { $owner_is ->
        [you] your ghost { $value }
       *[other] ghost { $value } of { $owner }
    }.
event-psychic-removed = { $seat_is ->
        [you] You drive
       *[other] { $seat } drives
    } away { $owner_is ->
        [you] your psychic { the-psychic }
       *[other] { the-psychic } of { $owner }
    }.
event-copied = { $seat_is ->
        [you] You copy
       *[other] { $seat } copies
    } ghost { $value }.
event-recalled = { $seat_is ->
        [you] You shuffle ghost { $value } into your pile.
       *[other] { $seat } shuffles ghost { $value } into their pile.
    }
event-top-turned-up = { $seat_is ->
        [you] You turn
       *[other] { $seat } turns
    } up ghost { $value } on { $owner_is ->
        [you] your pile
        [same] their own pile
       *[other] the pile of { $owner }
    }.
event-banished =
    A random ghost { $seat_is ->
        [you] of yours
       *[other] of { $seat }
    } goes { $is_open ->
        [yes] face up
       *[no] face down
    } to the tenth round{ $value ->
        [0] .
       *[other] {": "}{ $value }.
    }
event-banished-nobody = { $seat_is ->
        [you] You name
       *[other] { $seat } names
    } { $owner_is ->
        [you] your family
        [same] their own family
       *[other] the family of { $owner }
    }, but there is no ghost in that hand.
event-discarded = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } ghost { $value }.
event-hand-shown = { $seat_is ->
        [you] You show your hand
       *[other] { $seat } shows their hand
    }: { $values }.
event-hand-shown-to-other = { $seat_is ->
        [you] You show your hand to the other family.
       *[other] { $seat } shows their hand to the other family.
    }
event-ghost-taken-back = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } back ghost { $value }.
event-psychic-taken-back = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } back { the-psychic }.
event-ghost-carried = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } ghost { $value } along to the next round.
event-psychic-carried = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { the-psychic } along to the next round.
event-tokens-swapped =
    { $seat_is ->
        [you] You swap
       *[other] { $seat } swaps
    } { $first_residence ->
        [villa] the villa
       *[castle] the castle
    } at place { $first } for { $second_residence ->
        [villa] the villa
       *[castle] the castle
    } at place { $second }.
event-declined = { $seat_is ->
        [you] { $stage ->
            [lay] You lay nothing at the tenth round.
            [carry] You take no card along.
            [recall] You shuffle no ghost into your pile.
            [take-back] You take no card back.
           *[other] You swap nothing.
        }
       *[other] { $stage ->
            [lay] { $seat } lays nothing at the tenth round.
            [carry] { $seat } takes no card along.
            [recall] { $seat } shuffles no ghost into their pile.
            [take-back] { $seat } takes no card back.
           *[other] { $seat } swaps nothing.
        }
    }
event-round-won =
    { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } round { $round }: { $villas ->
        [0] {""}
        [one] a villa
       *[other] { $villas } villas
    }{ $villas ->
        [0] {""}
       *[other] { $castles ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $castles ->
        [0] {""}
        [one] a castle
       *[other] { $castles } castles
    }.
event-round-drawn = Round { $round } is a draw; what lies there moves on.
event-psychic-taken = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { the-psychic }.
event-psychic-discarded = { the-psychic } leaves the game.
event-went-to-end = { -psychic-13 } goes to the tenth round for { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
event-ghost-laid =
    { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } a ghost face down at the tenth round{ $value ->
        [0] .
       *[other] {": "}{ $value }.
    }
event-psychic-laid = { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { the-psychic } face down at the tenth round.
event-psychic-turned-up = Now face up at place { $place }: { the-psychic }.
event-end-revealed =
    { $seat_is ->
        [you] You turn up
       *[other] { $seat } turns up
    }: { $psychic ->
        [0] ghost { $value }
       *[other] { the-psychic }
    }.
event-end-played-dead = { -psychic-22 }: { $seat_is ->
        [you] you lose
       *[other] { $seat } loses
    } the tenth round at once.
event-end-truced = { $seat_is ->
        [you] Your { -psychic-27 }
       *[other] { -psychic-27 } of { $seat }
    }: the tenth round ends at once in a draw.
event-end-counted = In the tenth round it stands { $first_total } to { $second_total }.

# Why the game ended
reason-four-villas = Four villas are enough.
reason-three-castles = Three castles are enough.
reason-tenth-round = The tenth round decided.
reason-more-tokens = The tenth round was a tie; the number of residences decided.
reason-draw = All even: the eternal quarrel goes on.

# What is happening now
prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-turn = Round { $round }: { $seat_is ->
        [you] your turn,
       *[other] { $seat }’s turn,
    } it stands { $total } to { $other_total }.
prompt-turn-blind = Round { $round }: { $seat_is ->
        [you] your turn, it stands { $total } to { $other_total }; chance draws your next card.
       *[other] { $seat }’s turn, it stands { $total } to { $other_total }; chance draws the next card.
    }
prompt-name = { $seat_is ->
        [you] Which value do you name for
       *[other] { $seat } names a value for
    } { the-psychic }{ $seat_is ->
        [you] ?
       *[other] .
    }
prompt-name-second = { $seat_is ->
        [you] Which value do you name beside { $first } for { -psychic-25 }?
       *[other] { $seat } names a second value beside { $first } for { -psychic-25 }.
    }
prompt-fetch = { $seat_is ->
        [you] Which ghost do you fetch from your pile?
       *[other] { $seat } looks for a ghost in the pile.
    }
prompt-remove = { $seat_is ->
        [you] Which card do you drive away?
       *[other] { $seat } chooses a card to drive away.
    }
prompt-copy = { $seat_is ->
        [you] Which ghost do you copy?
       *[other] { $seat } chooses a ghost to copy.
    }
prompt-recall = { $seat_is ->
        [you] Which earlier ghost do you shuffle into your pile? You may decline.
       *[other] { $seat } may shuffle an earlier ghost into the pile.
    }
prompt-turn-up = { $seat_is ->
        [you] Which pile do you turn up?
       *[other] { $seat } chooses a pile to turn up.
    }
prompt-banish = { $seat_is ->
        [you] Which family do you name? It gives a ghost away.
       *[other] { $seat } names the family that gives a ghost away.
    }
prompt-take-back = { $seat_is ->
        [you] Which card do you take back? You may decline.
       *[other] { $seat } may take a card back.
    }
prompt-swap = { $seat_is ->
        [you] Which residence do you swap? You may decline.
       *[other] { $seat } may swap two residences.
    }
prompt-swap-second =
    { $seat_is ->
        [you] For which residence do you swap { $residence ->
            [villa] the villa
           *[castle] the castle
        } at place { $place }?
       *[other] { $seat } chooses the residence that changes places with { $residence ->
            [villa] the villa
           *[castle] the castle
        } at place { $place }.
    }
prompt-carry = { $seat_is ->
        [you] You have won round { $round } and
       *[other] { $seat } has won round { $round } and
    } may take a card along.
prompt-lay = { $seat_is ->
        [you] You have lost round { $round } and
       *[other] { $seat } has lost round { $round } and
    } may lay a card face down at the tenth.
prompt-discard =
    { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { $left ->
        [one] one more ghost
       *[other] { $left } more ghosts
    }.

# Refusals: what is wrong, and what is possible
refusal-unreadable-move = I do not understand “{ $text }”. Moves look like this: { $examples } or blind, hold, out.
refusal-psychics-in-introduction = The introductory game always has the psychics 1 to 9. Leave the list empty or choose the normal game.
refusal-psychic-unknown = There is no psychic { $psychic }; the numbers go from 1 to { $most }.
refusal-psychic-repeated = Psychic { $psychic } stands twice in the list, but there is only one of each.
refusal-too-few-psychics = { $count } psychics do not fill the row; choose at least { $fewest }.
refusal-no-such-ghost = You have no ghost { $value } in hand.
refusal-value-banned = The { $value } is forbidden in this round ({ -psychic-25 }). Other values are possible.
refusal-blind-first = Chance draws your next card ({ -psychic-6 }). After that you are free again.
refusal-two-cards = You may not play just one card in this turn ({ -psychic-14 }), and a second one is not possible. You can give up.
refusal-not-alone = Not as the first card: it ends the round, and you must play at least two ({ -psychic-14 }).
refusal-second-card = You still need a second card ({ -psychic-14 }).
refusal-not-your-psychic =
    { the-psychic } does not lie before you.
refusal-only-in-tenth-round =
    { the-psychic } works only in the tenth round. Lay it there after a round that you lost.
refusal-ghosts-only = In this round you play only ghosts ({ -psychic-24 }).
refusal-two-ghosts-needed = { -psychic-21 } costs two ghosts, and you have { $count }.
refusal-not-blind = Chance need not draw for you. Choose a card yourself.
refusal-no-ghost-to-draw = You have no ghost that chance could draw. Play freely.
refusal-not-ahead = { $total } to { $other_total } is not enough: you need more than { $other_total }. Play something else or give up.
refusal-nothing-to-choose = There is nothing to choose now. Play a card, end the turn or give up.
refusal-must-choose =
    You cannot decline here. Choose { $stage ->
    [name] a value
    [name-second] a second value
    [fetch] a ghost from your pile
    [remove] a card to drive away
    [copy] a ghost to copy
    [recall] an earlier ghost
    [turn-up] a pile
    [banish] a family
    [discard] a ghost to discard
    [take-back] a card to take back
    [swap] a residence
    [swap-second] the second residence
    [carry] a card to take along
   *[lay] a card for the tenth round
  }.
refusal-choose-first =
    First choose { $stage ->
    [name] a value
    [name-second] a second value
    [fetch] a ghost from your pile
    [remove] a card to drive away
    [copy] a ghost to copy
    [recall] an earlier ghost
    [turn-up] a pile
    [banish] a family
    [discard] a ghost to discard
    [take-back] a card to take back
    [swap] a residence
    [swap-second] the second residence
    [carry] a card to take along
   *[lay] a card for the tenth round
  }.
refusal-name-another = You have named the { $value } already. Name another value.
refusal-not-in-pile = There is no ghost { $value } left in your pile.
refusal-no-ghost-there = No ghost { $value } lies there in this round.
refusal-no-psychic-there =
    { the-psychic } does not lie there in this round.
refusal-not-in-earlier-round = No ghost { $value } of yours lies at the earlier rounds.
refusal-token-picked = You have chosen this residence already. Choose another one.
refusal-no-token =
    There is no { $residence ->
        [villa] villa
       *[castle] castle
    } at place { $place }. Choose what still lies in the row.
refusal-stays-here = This card cannot come along to the next round. Take another one or decline.
refusal-only-ghosts-come-again = You have agreed that only ghosts come along.
refusal-not-itself = { -psychic-22 } does not take itself back. Choose another card or decline.

# Steps of a card’s worth
step-face = value of the card
step-bat = even card
step-serpent = odd card
step-poltergeist = Poltergeist
step-ectoplasm = Ectoplasm
step-bodybuilder = Bodybuilder ghost
step-no-fear = does not scare
step-now-or-never = in the tenth round
step-worthless = nothing is worth anything

# The terminal: the moves
notation-help =
    g3 plays ghost 3, p17 psychic 17, blind a random ghost.
    hold ends your turn, out gives up, - declines.
    =3 names a value, +3 fetches, x3 or xp17 drives away, c3 copies, d3 discards,
    r3 shuffles back, <3 takes back, >3 takes along, _3 lays at round 10,
    tA turns up the pile of A, bB names B, s4v chooses the villa at place 4.
    ? p17 tells what psychic 17 does.

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-blind = blind
typed-hold = hold
typed-out = out

# The terminal: what a move leads to
mark-totals = → { $total }:{ $other_total }
mark-round =
    { $villas ->
        [0] {""}
        [one] villa
       *[other] { $villas } villas
    }{ $villas ->
        [0] {""}
       *[other] { $castles ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $castles ->
        [0] {""}
        [one] castle
       *[other] { $castles } castles
    } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }
mark-psychic = p{ $psychic } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }
mark-ends = end of the game

# The terminal: the table
screen-round = Round
screen-residence = Residence
screen-psychic = Psychic
screen-villa = V
screen-castle = C
screen-hand =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
screen-open-hand = Hand { $ghosts }
screen-pile =
    Pile { $cards }{ $top ->
        [0] {""}
       *[other] {", "}on top { $top }
    }
screen-tenth = Round 10
screen-sentence = “{ $name }”: { $effect }
screen-prize = Whoever loses gets
screen-blind = { $seat_is ->
        [you] You: chance draws your next card (p6).
       *[other] { $seat }: chance draws the next card (p6).
    }
screen-two-cards = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: no card or at least two in every turn (p14).
screen-ghosts-only = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: only ghosts for the rest of this round (p24).
screen-banned = Nobody may play { $first } or { $second } for the rest of this round (p25).
screen-carried = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } along to the next round (p15).
screen-hidden = Hidden with { $seat }:
screen-own-pile = In your pile:
screen-known = certainly in hand: { $ghosts }
screen-ahead = Still in the row
screen-here = Played in this round
screen-theirs = In front of { $seat_is ->
        [you] you
       *[other] { $seat }
    }
screen-waiting = At the tenth round
screen-earlier = Earlier rounds
screen-discarded = Discarded by { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $ghosts }
screen-gone = Psychics out of the game: { $psychics }

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Aim: be the first to win four villas or three castles; otherwise round 10 decides. Within a round the higher total is good. There are no points that stay.
help-signs =
    V is a villa, C a castle. Behind the name stand those that are won, and every
    dot is one that is still missing: “V V · ·   C · ·” means that two villas or
    two castles are missing.
    In the row: →A was won by family A, = by nobody; p17 is psychic 17,
    · has gone already. [3] lies open, (3) face down.
    “7 =” is the total of the family in this round.
about-residence = Villa (V) and castle (C): whoever wins a round gets its residence. Four villas or three castles win at once.
    .words = villa, v, castle, c, residence
about-dots = The dots behind V and C count what is missing for a victory: four villas or three castles. In the row a dot stands where the psychic has gone already.
    .words = dots, dot, ·
about-ghost = Ghosts: cards from 1 to 6. You play as many as you like; to pass the turn on you need the higher total.
    .words = ghost, ghosts
about-psychic = Psychics: whoever loses a round gets its psychic and may play it from the next one on. “? p17” or “?” and its name tells what it does.
    .words = psychic, psychics
about-tenth = Round 10: after every round the family that lost may lay a card there face down. If nobody has won after round 9 they are turned up, and the higher total wins.
    .words = round 10, tenth

# Ghosts (Reiner Knizia). A card is named by its colour and its number of ghosts, as people say it: "yellow 3".

game-title = Ghosts
game-tagline = Lay ghosts on the pile and keep your nerve: 7 is the limit, and whoever backs out gets a fear point.
game-minutes = 20
game-age = 7

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
card = { $card_family ->
        [yellow] yellow { $card_value }
        [red] red { $card_value }
        [blue] blue { $card_value }
        [white] white { $card_value }
        [black] black { $card_value }
        [green] green { $card_value }
       *[fog] fog
    }
on-top = { $family ->
        [yellow] yellow
        [red] red
        [blue] blue
        [white] white
        [black] black
       *[green] green
    }

item-card = { $family ->
        [yellow] yellow { $value }
        [red] red { $value }
        [blue] blue { $value }
        [white] white { $value }
        [black] black { $value }
        [green] green { $value }
       *[fog] fog
    }

option-rounds = How many rounds you play: 1 to 10, in the rulebook 3.
option-next-starter = Who starts the next round.
option-next-starter-clockwise = In turn: the player to the left of the last start player
option-next-starter-ended = Whoever had the turn with an empty hand and so ended the round
option-redraw = What happens to a hand of nothing but fog after the deal.
option-redraw-by-itself = It is redrawn by itself, and nobody is asked
option-redraw-ask = All are asked secretly whether they keep their cards
option-give-back = How you give fear points back after a round without a new one.
option-give-back-most = As many as possible, automatically
option-give-back-choose = You choose how many

action-play = { $card_family ->
        [yellow] Yellow { $card_value }
        [red] Red { $card_value }
        [blue] Blue { $card_value }
        [white] White { $card_value }
        [black] Black { $card_value }
        [green] Green { $card_value }
       *[fog] Fog
    }
action-take = Take the pile (1 fear point)
action-keep = Keep your cards
action-redraw = Shuffle the fog back and draw five new cards
action-give-back = { $points ->
        [0] Give nothing back
        [one] Give 1 fear point back
       *[other] Give { $points } fear points back
    }

event-round-began = Round { $round } begins with five cards each. { $seat_is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-dealt = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $cards }.
event-redrawn = { $seat_is ->
        [you] You have nothing but fog and shuffle it back.
       *[other] { $seat } has nothing but fog and shuffles it back.
    }
event-played = { $seat_is ->
        [you] You lay { card } and say
       *[other] { $seat } lays { card } and says
    }: “{ $kind ->
        [mirror] { $fear }, mirror
        [fog] { $fear }, fog
       *[other] { $fear }
    }”.
event-drew = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { card }.
event-drew-unseen = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-pile-taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the pile ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }) and now { $seat_is ->
        [you] have
       *[other] has
    } { $points ->
        [one] 1 fear point
       *[other] { $points } fear points
    }.
event-round-ended = It would be { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } turn with no card left: round { $round } is over.
event-gave-back = { $seat_is ->
        [you] You
       *[other] { $seat }
    } took no pile in this round, { $points ->
        [0] { $seat_is ->
            [you] give
           *[other] gives
        } nothing back
        [one] { $seat_is ->
            [you] give
           *[other] gives
        } 1 fear point back
       *[other] { $seat_is ->
            [you] give
           *[other] gives
        } { $points } fear points back
    } and { $seat_is ->
        [you] have
       *[other] has
    } { $left ->
        [0] none
       *[other] { $left }
    } left.
event-markers-laid-aside = Everybody lays their fear points aside. The points, seat by seat: { $points }.

prompt-over = The game is over.
prompt-lot = The lot decides who starts the first round.
prompt-shuffle = The cards for round { $round } are being shuffled.
prompt-keep = Look at your cards and say that you keep them.
prompt-redraw-or-keep = You have nothing but fog. Would you like to shuffle it back and draw five new cards?
prompt-wait-for-answers = { $left ->
        [one] One player is still looking at their cards.
       *[other] { $left } players are still looking at their cards.
    }
prompt-open = { $seat_is ->
        [you] You open: lay a ghost.
       *[other] { $seat } opens the pile with a ghost.
    }
prompt-open-with-fog = You have nothing but fog: lay one beside the empty pile, and the next player opens.
prompt-turn = { $seat_is ->
        [you] Your turn:
       *[other] { $seat }’s turn:
    } fear { $fear }, { on-top } on top. What fits: { on-top }, fog, or another colour up to { $left }.
prompt-turn-at-most-fear = { $seat_is ->
        [you] Your turn:
       *[other] { $seat }’s turn:
    } fear { $fear }, only { on-top } or fog can help now.
prompt-give-back = { $seat_is ->
        [you] You
       *[other] { $seat }
    } took no pile and may give back { $most ->
        [one] 1 fear point
       *[other] up to { $most } fear points
    }.

refusal-answer-first = Not yet: first everybody says whether they keep their cards. Answer with “Keep your cards”.
refusal-redraw-needs-fog = New cards are only for a hand of nothing but fog. You have ghosts, so you keep your cards.
refusal-deal-is-over = The deal is over. Lay a card, or take the pile if there is one.
refusal-not-in-hand = { $family ->
        [yellow] Yellow { $value }
        [red] Red { $value }
        [blue] Blue { $value }
        [white] White { $value }
        [black] Black { $value }
        [green] Green { $value }
       *[fog] Fog
    } is not in your hand. Choose one of your cards.
refusal-open-with-ghost = You cannot open with fog as long as you have a ghost. Lay a ghost.
refusal-too-much-fear = That does not work: { $fear } + { $value } would be { $sum }, more than { $most }. Instead of { $family ->
        [yellow] yellow { $value }
        [red] red { $value }
        [blue] blue { $value }
        [white] white { $value }
        [black] black { $value }
        [green] green { $value }
       *[fog] fog
    } try the top colour, fog or a smaller ghost, or else take the pile.
refusal-no-pile = There is no pile to take. Open with a card.
refusal-round-not-over = Fear points are given back at the end of the round. Lay a card, or take the pile if there is one.
refusal-give-back-first = The round is over. Say first how many fear points you give back: 0 to { $most }.
refusal-too-much-back = You cannot give back { $points } fear points. Possible are 0 to { $most }.

reason-fewest-points = The fewest fear points win.

# The terminal: names of the groups of moves, what a move does, the screen.
moves-play = Lay
moves-take = Take
moves-redraw = Draw anew
moves-give-back = Give back
moves-keep = Keep
mark-fear = → { $fear }
mark-mirror = mirror, stays { $fear }
mark-fog = stays { $fear }
mark-points = → { $points ->
    [one] 1 fear point
   *[other] { $points } fear points
}
mark-ends = the end!
score-line = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $lost ->
    [one] 1 fear point
   *[other] { $lost } fear points
}
screen-round = Round { $round } of { $rounds } · { $cards ->
    [0] the draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
screen-points = { $points ->
    [one] 1 fear point
   *[other] { $points } fear points
}
screen-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
screen-took = has taken already
screen-fear = Fear
screen-pile = Pile
screen-no-pile = none yet
screen-fog-beside = (fog beside it: { $cards })
screen-no-hand = You have no card left.
screen-does-open = fear { $fear }
screen-does-add = +{ $value } → { $fear }
screen-does-mirror = mirror
screen-does-fog = fog
screen-does-too-much = { $fear }+{ $value } > { $most }
notation-help =
    Cards: colour and number, y3 r2 b1 w2 k1 g3 (yellow, red, blue, white, black, green), and fog.
    Else: take (the pile), keep (the cards), redraw (new cards), back 2 (give back two points).

# What may be typed for a move that is written as a word; the first one stands on the screen.
typed-letters = y=y, r=r, b=b, w=w, k=k, g=g, back=back
typed-fog = fog
typed-take = take
typed-keep = keep
typed-redraw = redraw

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Aim: have the fewest fear points after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. Points are bad: whoever takes the pile gets one.
about-ghost = Ghosts: every card shows 1, 2 or 3 ghosts of one colour. A colour other than the one on top of the pile raises the fear by its number; it never goes beyond 7.
    .words = ghost, ghosts, card, cards
about-mirror = Mirror: a ghost of the colour that lies on top. The fear stays as it is, and play goes on the other way round. It is always possible.
    .words = mirror
about-fog = Fog: it goes beside the pile and changes nothing; then the next player has their turn. You open with fog only if you have nothing else.
    .words = fog
about-fear = Fear: the sum of the ghosts on the pile, mirrors and fog left out, at most 7. If you cannot or do not want to lay a card, you take the pile.
    .words = fear
about-points = Fear points: everybody begins with one. Every pile you take brings one more. Whoever got none in a round gives back up to three after it. In the end the fewest win.
    .words = points, point
about-pile = Pile: whoever takes it gets a fear point and opens a new one at once. Its cards are gone for this round.
    .words = pile

# Ghosts (Reiner Knizia). A card is named by its colour and its number of ghosts, as people say it: "yellow 3".

game-title = Ghosts
game-tagline = Lay ghosts on the pile and keep your nerve: 7 is the limit, and whoever backs out gets a fear point.
game-about = Lay ghosts on the pile and keep your nerve: at 7 it is over!
game-short = Keep your nerve up to 7!
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
    .title = Rounds
    .how = In the rulebook there are three.
option-next-starter = Who starts the next round.
    .title = The next round starts with
option-next-starter-clockwise = In turn: the player to the left of the last start player
    .word = In turn
option-next-starter-ended = Whoever had the turn with an empty hand and so ended the round
    .word = Who ended it
option-redraw = What happens to a hand of nothing but fog after the deal.
    .title = Nothing but fog
option-redraw-by-itself = It is redrawn by itself, and nobody is asked
    .word = Redrawn
option-redraw-ask = All are asked secretly whether they keep their cards
    .word = Ask secretly
option-give-back = How you give fear points back after a round without a new one.
    .title = Giving points back
option-give-back-most = As many as possible, automatically
    .word = Automatic
option-give-back-choose = You choose how many
    .word = Choose

action-play = { $card_family ->
        [yellow] Yellow { $card_value }
        [red] Red { $card_value }
        [blue] Blue { $card_value }
        [white] White { $card_value }
        [black] Black { $card_value }
        [green] Green { $card_value }
       *[fog] Fog
    }
deed-play = Lay { card }
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

# The table in the browser: names of things, the tags below the cards, and the prompt, a line in bold and a small one.
screen-family = { $family ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
    [white] White
    [black] Black
    [green] Green
   *[fog] Fog
}
screen-you = You
screen-round-of = Round { $round } of { $rounds }
screen-round-short = Round { $round }/{ $rounds }
screen-next = next
screen-the-end = The end!
screen-is-ready = is ready
screen-is-looking = looks
screen-draw-left = { $cards ->
    [0] empty
   *[other] { $cards } left
}
screen-draw-pile = Draw pile: { $cards ->
    [0] empty
    [one] 1 card left
   *[other] { $cards } cards left
}
screen-pile-of = Pile: { $cards }
screen-pile-open = Pile: { $cards ->
    [one] 1 ghost
   *[other] { $cards } ghosts
}, { screen-card } on top. Look at all
screen-card = { $family ->
    [fog] Fog
   *[other] { screen-family } { $value }
}
screen-pile-title = The pile from the bottom to the top
screen-fog-of = Fog: { $cards }
screen-pile-empty = No pile yet
screen-fear-of = Fear { $fear } of 7
screen-clockwise = Play goes clockwise.
screen-counterclockwise = Play goes counter-clockwise.
screen-back-and-forth = Play goes back and forth.
screen-hand = Your hand
screen-seat-is = { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points ->
    [one] 1 fear point
   *[other] { $points } fear points
}{ $piles ->
    [0] {""}
   *[other] , { screen-took-piles }
}{ $state ->
    [turn] , has the turn
    [next] , is next
    [end] , is next and has no card left
    [ready] , is ready
    [looking] , is still looking
    [away] , is away
   *[none] {""}
}
screen-own-seat = You: { $points ->
    [one] 1 fear point
   *[other] { $points } fear points
}{ $piles ->
    [0] {""}
   *[other] , { screen-took-piles }
}
screen-take = Take the pile
screen-take-costs = Take the pile: +1 fear point
screen-not-seen = Not seen yet
screen-not-seen-card = { screen-card }: { $count }
screen-tag-start = Start
screen-tag-more = +{ $value }
screen-tag-fear = Fear { $fear }
screen-tag-mirror = Mirror
screen-tag-fog = Fog
screen-tag-stays = stays { $fear }
screen-tag-sum = { $fear }+{ $value }={ $sum }
screen-tag-too-much = over 7
screen-tag-later = later
screen-say-turn = Your turn: lay a card that glows.
screen-say-turn-more = { screen-card } on top, fear { $fear }. Then: { $next }.
screen-say-full = Fear { $fear }: only { screen-family } or fog can help now.
screen-say-full-more = Your turn. Then: { $next }.
screen-say-must = Nothing fits: take the pile.
screen-say-must-more = It costs 1 fear point. Then you open.
screen-say-open = You open: lay a ghost.
screen-say-open-more = Its number is the new fear. Then: { $next }.
screen-say-open-fog = Nothing but fog: lay one beside the empty pile.
screen-say-open-fog-more = Then { $next } opens. It costs nothing.
screen-say-starts = { screen-card } opens: fear { $fear }.
screen-say-adds = { screen-card }: fear rises from { $before } to { $fear }.
screen-say-mirrors = { screen-card } mirrors: fear stays { $fear }.
screen-say-fogs = Fog: fear stays { $fear }.
screen-say-then = Then it is { $next }’s turn.
screen-say-then-full = Then { $next } needs { screen-family } or fog.
screen-say-then-turned = The direction turns: { $next } is next.
screen-say-then-top = { screen-card } stays on top. Then: { $next }.
screen-say-then-ends = { $next } has no cards left: then the round ends.
screen-say-taking = Take the pile: { $before } + { $more } = { $points ->
    [one] 1 fear point
   *[other] { $points } fear points
}.
screen-say-taking-lost = Then there is no giving back this round.
screen-say-taking-more = Then you open a new pile.
screen-say-keep = Look at your cards.
screen-say-keep-more = The round goes on when everybody is ready.
screen-say-redraw = Nothing but fog! Would you like new cards?
screen-say-redraw-more = Shuffling back is seen by all. Keeping stays secret.
screen-say-give = How many do you give back?
screen-say-give-more = Up to { $most ->
    [one] 1 fear point
   *[other] { $most } fear points
}: you took no pile.
screen-say-thinks = { $seat } is thinking
screen-say-round-over = { $left ->
    [0] That was the last round.
   *[other] Round { $following } comes next.
}
screen-say-again = Once more?
screen-say-again-more = For the rematch everybody moves up one seat.
screen-do-lay = Lay it
screen-do-take = Take
screen-do-redraw = New cards
screen-do-keep = Keep
screen-do-go-on = Go on
screen-do-give = { $points ->
    [0] Give nothing
   *[other] Give { $points } back
}
screen-do-give-short = { $points ->
    [0] Nothing
   *[other] Give { $points }
}
screen-do-undo = Undo
screen-do-rematch = Rematch
screen-do-click = Click or Enter
screen-round-over = Round { $round } is over
screen-round-ended = { $seat_is ->
    [you] It would be your turn, and you have no card left.
   *[other] It would be { $seat }’s turn, who has no card left.
}
screen-took-piles = { $piles ->
    [0] took no pile
    [one] took 1 pile
   *[other] took { $piles } piles
}
screen-took-piles-short = { $piles ->
    [0] no pile
    [one] 1 pile
   *[other] { $piles } piles
}
screen-before = before
screen-this-round = this round
screen-this-round-short = new
screen-now = now
screen-bowl = Back to the bowl
screen-you-keep = You keep
screen-give-one = Give 1 back
screen-keep-one = Keep 1
screen-winners = { $winners } { $count ->
    [one] { $is_you ->
        [you] win!
       *[other] wins!
    }
   *[other] { $is_you ->
        [you] win!
       *[other] win!
    }
}
screen-fewest = The fewest fear points: { $count ->
    [one] { $points ->
        [0] none.
       *[other] only { $points }.
    }
   *[other] { $points ->
        [0] none each.
       *[other] only { $points } each.
    }
}
screen-points-word = { $points ->
    [one] fear point
   *[other] fear points
}
screen-close = Close

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

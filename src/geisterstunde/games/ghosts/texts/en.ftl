# Ghosts (Reiner Knizia). A card is named by its colour and its number of ghosts, as people say it: "yellow 3".

game-title = Ghosts
game-tagline = Lay ghosts on the pile and keep your nerve: 7 is the limit, and whoever backs out gets a fright.
game-minutes = 20
game-age = 7

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
option-give-back = How you give points back after a round without a new fright.
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
action-take = Take the pile (1 point)
action-keep = Keep your cards
action-redraw = Shuffle the fog back and draw five new cards
action-give-back = { $points ->
        [0] Give nothing back
        [one] Give 1 point back
       *[other] Give { $points } points back
    }

event-round-began = Round { $round } begins with five cards each. { $seat } starts.
event-dealt = { $seat } gets { $cards }.
event-redrawn = { $seat } has nothing but fog and shuffles it back.
event-played = { $seat } lays { $card_family ->
        [yellow] yellow { $card_value }
        [red] red { $card_value }
        [blue] blue { $card_value }
        [white] white { $card_value }
        [black] black { $card_value }
        [green] green { $card_value }
       *[fog] fog
    } and says: “{ $kind ->
        [mirror] { $fear }, mirror
        [fog] { $fear }, fog
       *[other] { $fear }
    }”.
event-drew = { $seat } draws { $card_family ->
        [yellow] yellow { $card_value }
        [red] red { $card_value }
        [blue] blue { $card_value }
        [white] white { $card_value }
        [black] black { $card_value }
        [green] green { $card_value }
       *[fog] fog
    }.
event-drew-unseen = { $seat } draws a card.
event-pile-taken = { $seat } takes the pile ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }) and now has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-round-ended = It would be { $seat }’s turn with no card left: round { $round } is over.
event-gave-back = { $points ->
        [0] { $seat } gives nothing back and has { $left ->
            [one] 1 point
           *[other] { $left } points
        }.
        [one] { $seat } had no new fright, gives 1 point back and has { $left ->
            [0] none
           *[other] { $left }
        } left.
       *[other] { $seat } had no new fright, gives { $points } points back and has { $left ->
            [0] none
           *[other] { $left }
        } left.
    }
event-markers-laid-aside = Everybody lays the markers aside. The points: { $points }.

prompt-over = The game is over.
prompt-shuffle = The cards for round { $round } are being shuffled.
prompt-keep = Look at your cards and say that you keep them.
prompt-redraw-or-keep = You have nothing but fog. Would you like to shuffle it back and draw five new cards?
prompt-wait-for-answers = { $left ->
        [one] One player is still looking at their cards.
       *[other] { $left } players are still looking at their cards.
    }
prompt-open = { $seat } opens the pile with a ghost.
prompt-open-with-fog = You have nothing but fog: lay one beside the empty pile, and the next one opens.
prompt-turn = It is { $seat }’s turn. Fear { $fear }, { $family ->
        [yellow] yellow
        [red] red
        [blue] blue
        [white] white
        [black] black
       *[green] green
    } on top: a mirror, fog, or another colour up to { $left }.
prompt-turn-at-most-fear = It is { $seat }’s turn. Fear { $fear }, { $family ->
        [yellow] yellow
        [red] red
        [blue] blue
        [white] white
        [black] black
       *[green] green
    } on top: only a mirror or fog can help.
prompt-give-back = { $seat } had no new fright and may give back { $most ->
        [one] 1 point
       *[other] up to { $most } points
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
refusal-round-not-over = Points are given back at the end of the round. Lay a card, or take the pile if there is one.
refusal-give-back-first = The round is over. Say first how many points you give back: 0 to { $most }.
refusal-too-much-back = You cannot give back { $points } points. Possible are 0 to { $most }.

reason-fewest-points = The fewest points win.

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
    [one] 1 point
   *[other] { $points } points
}
mark-ends = the end!
score-line = { $seat }: { $lost ->
    [one] 1 point of fear
   *[other] { $lost } points of fear
}
screen-round = Round { $round } of { $rounds } · { $cards ->
    [0] the draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
screen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
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
typed-fog = fog
typed-take = take
typed-keep = keep
typed-redraw = redraw

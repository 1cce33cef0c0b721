"""Who knows what in Ghosts: the own hand, all that was laid, and what follows from it (§7)."""

from typing import Final, assert_never

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.ghosts.box import CARDS as CARDS_IN_ALL
from geisterstunde.games.ghosts.box import COPIES, FAMILY, FOG, FOG_CARDS, HAND, KINDS, NO_FAMILY
from geisterstunde.games.ghosts.state import DEAL, OVER, PHASES, Truth
from geisterstunde.games.ghosts.words import (
    CARDS,
    STARTS,
    Card,
    CardCount,
    Dealt,
    Drew,
    DrewUnseen,
    Event,
    GaveBack,
    MarkersLaidAside,
    Options,
    PileTaken,
    Played,
    Redrawn,
    RoundBegan,
    RoundEnded,
    View,
)

CARD_COUNTS: Final = tuple([CardCount(CARDS[kind], count) for kind in range(KINDS) for count in range(FOG_CARDS + 1)])
"""So many cards of each kind, in words: they never change, so all views share them."""


def view(truth: Truth, viewer: Viewer) -> View:
    """All that the viewer may know: fear, top ghost and all that was laid are open to everybody (§3.8, §7.2)."""
    scores = tuple(truth.scores())
    pile = [CARDS[kind] for kind in truth.laid[truth.pile_start : truth.laid_count] if kind != FOG]
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=options_of(truth),
        round=truth.round,
        phase=PHASES[truth.phase],
        starter=truth.starter,
        active=truth.active,
        hand=() if viewer is None else hand_words(truth, viewer),
        hand_sizes=tuple(truth.sizes),
        draw_pile=CARDS_IN_ALL - truth.drawn,
        pile=tuple(pile),
        fog_beside=truth.laid_count - truth.pile_start - len(pile),
        top=pile[-1] if pile else None,
        fear=truth.fear,
        direction="clockwise" if truth.direction == 1 else "counterclockwise",
        next=truth.seat_after(truth.active, truth.direction),
        next_after_mirror=truth.seat_after(truth.active, truth.direction_after_mirror()),
        gone=_counted(truth.laid[: truth.pile_start]),
        points=tuple(truth.points),
        took=tuple([piles > 0 for piles in truth.piles]),
        points_before=tuple(truth.points_before),
        piles=tuple(truth.piles),
        answered=tuple([answered == 1 for answered in truth.answered]),
        sure_fog=tuple(truth.sure_fog),
        sure_ghost=tuple([sure == 1 for sure in truth.sure_ghost]),
        redraws=truth.redraws,
        old_cards=tuple(truth.old_cards),
        old_fog=truth.old_fog,
        own_old_fog=0 if viewer is None else truth.own_old_fog[viewer],
    )


def options_of(truth: Truth) -> Options:
    """What the players agreed on."""
    return Options(
        start=STARTS[truth.start],
        rounds=truth.rounds,
        next_starter="ended" if truth.is_started_by_ender else "clockwise",
        redraw="ask" if truth.is_redraw_asked else "by-itself",
        give_back="choose" if truth.is_give_back_chosen else "most",
    )


def hand_words(truth: Truth, seat: i64) -> tuple[Card, ...]:
    """The cards of a hand, sorted."""
    kinds = sorted(truth.hands[seat * HAND : seat * HAND + truth.sizes[seat]])
    return tuple([CARDS[kind] for kind in kinds])


def _counted(kinds: vec[i64]) -> tuple[CardCount, ...]:
    counts = vec[i64]([0] * KINDS)
    for kind in kinds:
        counts[kind] += 1
    return tuple([CARD_COUNTS[kind * (FOG_CARDS + 1) + counts[kind]] for kind in range(KINDS) if counts[kind] > 0])


def seen(event: Event, viewer: Viewer) -> Event | None:
    """Cards dealt and drawn are seen by their owner alone (§7.1); an event that is not named here reaches nobody."""
    # What happens most often first: each kind that is asked for in vain takes time with every event.
    match event:
        case Played():
            return event
        case Drew():
            return event if event.seat == viewer else DrewUnseen(event.seat)
        case Dealt():
            return event if event.seat == viewer else None
        case PileTaken() | DrewUnseen() | Redrawn() | GaveBack():
            return event
        case RoundBegan() | RoundEnded() | MarkersLaidAside() | GameEnded():
            return event
        case _:
            assert_never(event)


# What a seat cannot know (§7.1): the other hands and the order of the draw pile. Any arrangement of the cards that it
# has not seen fits, but for three certain inferences:
#
# - Who lays fog where a ghost should open holds nothing but fog (§3.9): `sure_fog` counts the cards that are fog for
#   sure since then. Laying a fog takes one of them away, a drawn card adds none (§7.3).
# - Who shuffles a hand of fog back held five of the six fog cards: all other hands had at most one among them (§7.4).
#   As long as such a hand holds cards from before the redraw, they are bound by it. `old_cards` counts how many that
#   can be at the least evil: a ghost that is laid is taken for an old card, a fog for a new one where there is a new
#   one. What remains is exact for all that is open: a world is possible if and only if `old_fog` and the fog that does
#   not fit among the new cards of the hands make at most one. A seat that held the sixth fog itself (`own_old_fog`)
#   knows that no other hand had any.
#
# - Where a hand of fog is redrawn by itself (§2.3), everybody begins with a ghost. Who has laid none since then still
#   has it: `sure_ghost` (§7.5). Once a ghost was laid it may have been that one.
#
# Nothing else is certain. Taking the pile is always allowed (§4.1) and so tells nothing of a hand; where every seat is
# asked after the deal, Keep is open to every hand; who opens with a ghost shows that ghost and no more.


def redeal(truth: Truth, seat: i64, rng: Random) -> None:
    """Draw anew all that the seat cannot know."""
    _shuffle_hidden(truth, seat, rng)
    while not _has_sure_ghosts(truth, seat) or (truth.redraws > 0 and not _fits_redraw(truth, seat, rng)):
        _shuffle_hidden(truth, seat, rng)


def _has_sure_ghosts(truth: Truth, seat: i64) -> bool:
    """Whether every other hand of which that is certain has a ghost (§7.5)."""
    for other in range(truth.players):
        if other != seat and truth.sure_ghost[other] == 1 and truth.is_all_fog(other):
            return False
    return True


def _shuffle_hidden(truth: Truth, seat: i64, rng: Random) -> None:
    """Gather the hidden cards, but for the fog that is sure, and lay them out again at random."""
    hands = truth.hands
    deck = truth.deck
    hidden = truth.scratch
    count: i64 = 0
    for other in range(truth.players):
        if other != seat:
            sure = truth.sure_fog[other]
            for place in range(other * HAND, other * HAND + truth.sizes[other]):
                if sure > 0 and hands[place] == FOG:
                    sure -= 1
                else:
                    hidden[count] = hands[place]
                    count += 1
    for place in range(truth.drawn, CARDS_IN_ALL):
        hidden[count] = deck[place]
        count += 1
    for other in range(truth.players):
        if other != seat:
            sure = truth.sure_fog[other]
            for place in range(other * HAND, other * HAND + truth.sizes[other]):
                if sure > 0 and hands[place] == FOG:
                    sure -= 1
                else:
                    chosen = rng.randrange(count)
                    hands[place] = hidden[chosen]
                    count -= 1
                    hidden[chosen] = hidden[count]
    for place in range(truth.drawn, CARDS_IN_ALL):
        chosen = rng.randrange(count)
        deck[place] = hidden[chosen]
        count -= 1
        hidden[chosen] = hidden[count]


def _fits_redraw(truth: Truth, seat: i64, rng: Random) -> bool:
    """Whether this is to be a world in which five fog cards were shuffled back (§7.4).

    With six fog cards outside the other hands there were six ways to hold five of them, with five only one: a stray
    one makes the world a sixth as likely, for each redraw. That is exact until cards are laid; later old and new cards
    of a hand cannot be told apart, and which worlds are possible stays exact, how likely each is no longer quite.
    """
    known = truth.old_fog
    if seat >= 0:
        known = max(known, truth.own_old_fog[seat])
    stray: i64 = 0
    for other in range(truth.players):
        if other != seat:
            stray += max(0, truth.held(other, FOG) - (truth.sizes[other] - truth.old_cards[other]))
    if known + stray > 1:
        return False
    if stray == 1:
        ways: i64 = FOG_CARDS
        for _time in range(truth.redraws):
            if rng.randrange(ways) > 0:
                return False
    return True


def recall(truth: Truth, shown: View, rng: Random) -> None:
    """Make a fresh truth into one that the view may show, with a fair choice of what is hidden."""
    truth.phase = PHASES.index(shown.phase)
    truth.acting = shown.to_act[0] if shown.to_act else NOBODY
    truth.round = shown.round
    truth.starter = shown.starter
    truth.active = shown.active
    truth.direction = 1 if shown.direction == "clockwise" else -1
    truth.fear = shown.fear
    truth.top = NO_FAMILY if shown.top is None else FAMILY[CARDS.index(shown.top)]
    truth.drawn = CARDS_IN_ALL - shown.draw_pile
    truth.redraws = shown.redraws
    truth.old_fog = shown.old_fog
    truth.points_before = vec[i64]([0] * truth.players)
    if shown.viewer is not None:
        truth.own_old_fog[shown.viewer] = shown.own_old_fog
    for seat in range(truth.players):
        truth.sizes[seat] = shown.hand_sizes[seat]
        truth.points[seat] = shown.points[seat]
        truth.points_before[seat] = shown.points_before[seat]
        truth.piles[seat] = shown.piles[seat]
        truth.answered[seat] = 1 if shown.answered[seat] else 0
        truth.sure_fog[seat] = shown.sure_fog[seat]
        truth.sure_ghost[seat] = 1 if shown.sure_ghost[seat] else 0
        truth.old_cards[seat] = shown.old_cards[seat]
    _recall_laid(truth, shown)
    viewer: i64 = NOBODY if shown.viewer is None else shown.viewer
    if truth.phase > DEAL and truth.phase != OVER:
        _recall_hidden(truth, viewer, shown)
        redeal(truth, viewer, rng)


def _recall_laid(truth: Truth, shown: View) -> None:
    for gone in shown.gone:
        for _time in range(gone.count):
            _lay(truth, gone.card)
    truth.pile_start = truth.laid_count
    for card in shown.pile:
        _lay(truth, card)
    for _time in range(shown.fog_beside):
        _lay(truth, CARDS[FOG])


def _lay(truth: Truth, card: Card) -> None:
    truth.laid[truth.laid_count] = CARDS.index(card)
    truth.laid_count += 1


def _recall_hidden(truth: Truth, viewer: i64, shown: View) -> None:
    """Put the viewer's cards and the sure fog into the hands, and all unseen cards anywhere."""
    unseen = COPIES[:]
    for kind in truth.laid[: truth.laid_count]:
        unseen[kind] -= 1
    for place in range(len(shown.hand)):
        kind = CARDS.index(shown.hand[place])
        truth.hands[viewer * HAND + place] = kind
        unseen[kind] -= 1
    for seat in range(truth.players):
        if seat != viewer:
            unseen[FOG] -= truth.sure_fog[seat]
    kind = 0
    for seat in range(truth.players):
        if seat != viewer:
            for place in range(truth.sizes[seat]):
                if place < truth.sure_fog[seat]:
                    truth.hands[seat * HAND + place] = FOG
                    continue
                kind = _next_unseen(unseen, kind)
                truth.hands[seat * HAND + place] = kind
    for place in range(truth.drawn, CARDS_IN_ALL):
        kind = _next_unseen(unseen, kind)
        truth.deck[place] = kind


def _next_unseen(unseen: vec[i64], kind: i64) -> i64:
    while unseen[kind] == 0:
        kind += 1
    unseen[kind] -= 1
    return kind

"""Who knows what in Ghoosty!: the own hand, the open cards, and what everybody saw going into a hand (§1.4, §1.5).

A viewer knows the own hand and, of every other hand, its size and the cards that openly went into it. All other cards
lie unseen: in the other hands, in all houses, in the crypt. Each unseen card is equally likely in each unseen place.
No action tells more for certain: plays, luck and house show their cards to all; taking the cemetery, and luck before
midnight, are free to everybody; the house is opened with an empty hand, and the size of a hand is public; a pass takes
a hand of nothing but Mimi Krys, and therefore makes it known (`Truth.show_hand`).
"""

from typing import assert_never

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.ghoosty.box import ALL_CARDS, CARDS, COPIES, KINDS, MIMI, TOM
from geisterstunde.games.ghoosty.state import BOOS_TO_END, DEAL, ENDINGS, LOT, NOT_ENDED, OVER, PLAYING, Truth
from geisterstunde.games.ghoosty.words import (
    LYING,
    STARTS,
    BooGiven,
    Card,
    CardKept,
    CemeteryTaken,
    Direction,
    DirectionReversed,
    Ending,
    Event,
    Exiled,
    ExtraTurnGiven,
    HouseDrawn,
    Left,
    LuckTried,
    MidnightStruck,
    Options,
    Passed,
    Played,
    PointsGiven,
    Refilled,
    RoundBegan,
    RoundEnded,
    Skipped,
    TomPlayed,
    View,
)


def view(truth: Truth, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    scores = tuple(truth.scores())
    seats = range(truth.players)
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=_options(truth),
        round=truth.round,
        starter=None if truth.phase == LOT else truth.starter,
        active=truth.active,
        direction=direction_word(truth.direction),
        hand=() if viewer is None else _cards(truth.hand, viewer * KINDS),
        hands=tuple(truth.hand_size),
        known=tuple([_cards(truth.known, seat * KINDS) for seat in seats]),
        houses=tuple(truth.house_left),
        crypt=truth.crypt_left,
        crypt_at_first=ALL_CARDS - truth.house_start(truth.players),
        cemetery=tuple([LYING[truth.cemetery[place]] for place in range(truth.lying)]),
        toms=truth.toms,
        exile=_cards(truth.exile, 0),
        left=tuple(truth.left),
        still=truth.still,
        passes=truth.passes,
        ending=ending_word(truth.ending),
        points=tuple(truth.points),
        gained=tuple(truth.gained()),
        boos=tuple(truth.boos),
        boos_to_end=BOOS_TO_END,
        tie_rounds=truth.tie_rounds,
    )


def _options(truth: Truth) -> Options:
    return Options(
        start=STARTS[truth.start],
        length="match" if truth.is_match else "round",
        mimis_per_play="one" if truth.most_mimis == 1 else "any",
        several_eights="each" if truth.is_each_eight_turning else "once",
        no_progress_limit=truth.no_progress_limit,
        nobody_left="all-share" if truth.is_standstill_shared else "nobody-wins",
    )


def direction_word(direction: i64) -> Direction:
    """The direction of play as events and views name it."""
    return "clockwise" if direction == 1 else "counterclockwise"


def ending_word(ending: i64) -> Ending | None:
    """How the round ended as events and views name it."""
    return None if ending == NOT_ENDED else ENDINGS[ending - 1]


def _cards(counts: vec[i64], first: i64) -> tuple[Card, ...]:
    """The cards counted from that place on, sorted by kind."""
    cards: list[Card] = []
    for kind in range(KINDS):
        for _time in range(counts[first + kind]):
            cards.append(CARDS[kind])
    return tuple(cards)


def seen(event: Event, viewer: Viewer) -> Event:
    """Everything happens openly, but only the owner sees the faces of cards that fill up a hand (§3.7).

    An event that is not named here reaches nobody.
    """
    match event:
        case Refilled():
            return event if event.seat == viewer else Refilled(event.seat, event.count, None)
        case Played() | TomPlayed() | LuckTried() | HouseDrawn() | CemeteryTaken() | CardKept() | Passed():
            return event
        case DirectionReversed() | Exiled() | MidnightStruck() | Skipped() | ExtraTurnGiven() | Left():
            return event
        case RoundBegan() | RoundEnded() | PointsGiven() | BooGiven() | GameEnded():
            return event
        case _:
            assert_never(event)


def redeal(truth: Truth, seat: i64, rng: Random) -> None:
    """Shuffle all that the seat has not seen; a spectator is seat -1."""
    pool = vec[i64](capacity=ALL_CARDS)
    deck = truth.deck
    hand = truth.hand
    known = truth.known
    for other in range(truth.players):
        start = truth.house_start(other)
        for place in range(start, start + truth.house_left[other]):
            pool = append(pool, deck[place])
        if other != seat and truth.known_size[other] < truth.hand_size[other]:
            for kind in range(KINDS):
                at = other * KINDS + kind
                for _time in range(hand[at] - known[at]):
                    pool = append(pool, kind)
    for place in range(ALL_CARDS - truth.crypt_left, ALL_CARDS):
        pool = append(pool, deck[place])
    _spread(truth, seat, pool, rng)


def _spread(truth: Truth, seat: i64, pool: vec[i64], rng: Random) -> None:
    """Deal the unseen cards at random to the unseen places: other hands, houses, crypt."""
    deck = truth.deck
    hand = truth.hand
    known = truth.known
    left: i64 = len(pool)
    for other in range(truth.players):
        unknown = truth.hand_size[other] - truth.known_size[other]
        if other != seat and unknown > 0:
            for at in range(other * KINDS, other * KINDS + KINDS):
                hand[at] = known[at]
            for _time in range(unknown):
                drawn = rng.randrange(left)
                left -= 1
                hand[other * KINDS + pool[drawn]] += 1
                pool[drawn] = pool[left]
        start = truth.house_start(other)
        for place in range(start, start + truth.house_left[other]):
            drawn = rng.randrange(left)
            left -= 1
            deck[place] = pool[drawn]
            pool[drawn] = pool[left]
    for place in range(ALL_CARDS - truth.crypt_left, ALL_CARDS):
        drawn = rng.randrange(left)
        left -= 1
        deck[place] = pool[drawn]
        pool[drawn] = pool[left]


def recall(truth: Truth, seen: View, rng: Random) -> None:
    """Make a fresh truth into one that the view shows, the unseen cards at random."""
    seat: i64 = -1 if seen.viewer is None else seen.viewer
    _recall_night(truth, seen)
    for other in range(truth.players):
        _count(truth.known, other * KINDS, seen.known[other])
        _count(truth.hand, other * KINDS, seen.hand if other == seat else seen.known[other])
        truth.known_size[other] = len(seen.known[other])
        truth.hand_size[other] = seen.hands[other]
        truth.house_left[other] = seen.houses[other]
        truth.points[other] = seen.points[other]
        truth.boos[other] = seen.boos[other]
    _count(truth.exile, 0, seen.exile)
    for lying in seen.cemetery:
        truth.cemetery[truth.lying] = LYING.index(lying)
        truth.lying += 1
        truth.run = truth.run + 1 if lying.value == truth.top else 1
        truth.top = lying.value
    _spread(truth, seat, _unseen(truth), rng)


def _recall_night(truth: Truth, seen: View) -> None:
    """All but the cards."""
    if seen.result is not None:
        truth.phase = OVER
    elif seen.starter is None:
        truth.phase = LOT
    else:
        truth.phase = DEAL if seen.to_act[0] == CHANCE else PLAYING
    truth.round = seen.round
    truth.starter = 0 if seen.starter is None else seen.starter
    truth.active = seen.active
    truth.direction = 1 if seen.direction == "clockwise" else -1
    truth.crypt_left = seen.crypt
    truth.toms = seen.toms
    truth.still = seen.still
    truth.passes = seen.passes
    truth.ending = NOT_ENDED if seen.ending is None else ENDINGS.index(seen.ending) + 1
    truth.tie_rounds = seen.tie_rounds
    for seat in seen.left:
        truth.left = append(truth.left, i64(seat))


def _count(counts: vec[i64], first: i64, cards: tuple[Card, ...]) -> None:
    for card in cards:
        counts[first + CARDS.index(card)] += 1


def _unseen(truth: Truth) -> vec[i64]:
    """The cards of the box that are neither in a hand as far as it is known nor open on the table."""
    seen = truth.exile[:]
    seen[TOM] += truth.toms
    for place in range(truth.lying):
        code = truth.cemetery[place]
        seen[code // 2 if code % 2 == 0 else MIMI] += 1
    for at in range(truth.players * KINDS):
        seen[at % KINDS] += truth.hand[at]
    unseen = vec[i64](capacity=ALL_CARDS)
    for kind in range(KINDS):
        for _time in range(COPIES[kind] - seen[kind]):
            unseen = append(unseen, kind)
    return unseen

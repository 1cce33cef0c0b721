"""Who sees and hears what in Rest in Peace (§9).

Open to everybody: the row (but for the face-down psychics of the introductory game), the tokens, all cards at rounds 1
to 9, the psychics before the families, the sizes of hands and piles, discards, a ghost that 19 turned up on a pile, the
number of cards at the tenth round, and which psychics lie there face down, for they lay open before.

A seat knows besides: its own hand, its own face-down ghosts, and which ghosts its own pile holds, not their order; and
what memory.py says of the other family's ghosts.
"""

from typing import assert_never

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    CASTLES_TO_WIN,
    HIGHEST,
    PSYCHIC,
    PSYCHICS,
    RESIDENCES,
    ROUNDS,
    TENTH,
    VILLA,
    VILLAS_TO_WIN,
)
from geisterstunde.games.rest_in_peace.cards import (
    IS_OPEN,
    IS_SEEN,
    card_of,
    choice_of,
    entry_of,
    first_of,
    round_of,
    seat_of,
    second_of,
)
from geisterstunde.games.rest_in_peace.events import (
    Banished,
    BanishedNobody,
    BlindPlayed,
    Copied,
    Declined,
    Discarded,
    Drew,
    DrewSecretly,
    EndCounted,
    EndPlayedDead,
    EndRevealed,
    EndTruced,
    Event,
    Fetched,
    GaveUp,
    GhostCarried,
    GhostLaid,
    GhostPlayed,
    GhostRemoved,
    GhostTakenBack,
    HandShown,
    HandShownToOther,
    Held,
    PileShuffled,
    PsychicCarried,
    PsychicDiscarded,
    PsychicLaid,
    PsychicPlayed,
    PsychicRemoved,
    PsychicTaken,
    PsychicTakenBack,
    PsychicTurnedUp,
    Recalled,
    RoundBegan,
    RoundDrawn,
    RoundWon,
    RowLaid,
    TokensLaid,
    TokensSwapped,
    TopTurnedUp,
    ValueNamed,
    WentToEnd,
)
from geisterstunde.games.rest_in_peace.memory import (
    AT_PLACE,
    FACT,
    FEWEST,
    FIRST_VALUE,
    IN_HAND,
    MARK,
    MARKED_VALUE,
    MOST,
    MOST_IN_BOTH,
    MOST_IN_PILE,
    SECOND_VALUE,
    SINCE,
    UNTIL,
)
from geisterstunde.games.rest_in_peace.stages import STAGES, SWAPPING_SECOND
from geisterstunde.games.rest_in_peace.state import (
    CASTLES_TAKEN,
    DRAWN,
    GONE,
    HAND,
    HOW_ENDED,
    IN_ROW,
    MOST_TAKEN,
    NO_SEAT,
    OPEN,
    OWNED,
    PILE,
    VILLAS_TAKEN,
    WON_BY,
    Truth,
)
from geisterstunde.games.rest_in_peace.words import Card, EndCard, Fact, Family, Mark, Memory, Spot, Token, View
from geisterstunde.games.rest_in_peace.worth import trail, worth_of


def view(truth: Truth, viewer: Viewer) -> View:
    """All that the viewer may know, field by field."""
    scores = tuple(truth.scores())
    who: i64 = NO_SEAT if viewer is None else viewer
    carried = truth.carried
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=truth.agreed.options,
        stage=STAGES[truth.stage],
        round=truth.round,
        active=truth.active,
        chooser=truth.chooser,
        starter=truth.starter,
        loser=None if truth.loser == NO_SEAT else truth.loser,
        played=truth.played,
        doing=truth.doing,
        picked=truth.picked,
        resolved=truth.resolved,
        carried=_card(truth, entry_of(truth.starter, carried, 0, 0)) if carried else None,
        row=_row(truth),
        families=(_family(truth, 0, who), _family(truth, 1, who)),
        end=tuple([_end_card(truth.at_end[i], who) for i in range(len(truth.at_end))]),
        discarded=tuple([number for number in range(1, PSYCHICS + 1) if truth.where[number] == GONE]),
        memory=None if viewer is None else _memory(truth),
        decides=() if scores else tuple([seat for seat in range(2) if _decides(truth, seat)]),
        first_token=_first_token(truth),
    )


def _decides(truth: Truth, seat: i64) -> bool:
    """Whether the tokens of the present round are the last ones that the family needs."""
    villas = truth.tokens[truth.round * 2 + VILLA]
    castles = truth.tokens[truth.round * 2 + CASTLE]
    has_enough = (
        truth.won[seat * 2 + VILLA] + villas >= VILLAS_TO_WIN
        or truth.won[seat * 2 + CASTLE] + castles >= CASTLES_TO_WIN
    )
    return truth.round <= ROUNDS and has_enough


def _first_token(truth: Truth) -> Token | None:
    if truth.stage != SWAPPING_SECOND:
        return None
    return Token(truth.picked // 2, RESIDENCES[truth.picked % 2])


def _card(truth: Truth, entry: i64) -> Card:
    """An open card; what it counts is told for the round that is going on."""
    card = card_of(entry)
    choice = choice_of(entry)
    named: tuple[int, ...] = ()
    if choice:
        named = (first_of(choice), second_of(choice)) if second_of(choice) else (choice,)
    value, psychic = (card, 0) if card <= PSYCHIC else (0, card - PSYCHIC)
    if round_of(entry) != truth.round:
        return Card(seat_of(entry), value, psychic, named)
    return Card(seat_of(entry), value, psychic, named, worth_of(truth, entry), trail(truth, entry))


def _row(truth: Truth) -> tuple[Spot, ...]:
    cards: list[list[Card]] = [[] for _ in range(TENTH + 1)]
    for i in range(i64(len(truth.lying))):
        cards[round_of(truth.lying[i])].append(_card(truth, truth.lying[i]))
    spots = []
    hidden = truth.first_hidden()
    for place in range(1, TENTH + 1):
        psychic = truth.row[place] if place < hidden else 0
        result = truth.results[place]
        spots.append(
            Spot(
                psychic,
                place <= ROUNDS and truth.row[place] > 0 and truth.where[truth.row[place]] == IN_ROW,
                truth.tokens[place * 2 + VILLA],
                truth.tokens[place * 2 + CASTLE],
                tuple(cards[place]),
                None if result & HOW_ENDED in (OPEN, DRAWN) else (result & HOW_ENDED) - WON_BY,
                result >> VILLAS_TAKEN & MOST_TAKEN,
                result >> CASTLES_TAKEN,
            )
        )
    return tuple(spots)


def _ghosts(counts: vec[i64], seat: i64) -> tuple[int, ...]:
    """Ghosts by value, from a vector that counts them."""
    values: list[int] = []
    for value in range(1, HIGHEST + 1):
        for _time in range(counts[seat * HAND + value]):
            values.append(value)
    return tuple(values)


def _family(truth: Truth, seat: i64, who: i64) -> Family:
    size = truth.pile[seat * PILE]
    may_see = who == seat or (who == 1 - seat and truth.sees_hand_of(seat))
    return Family(
        hand=_ghosts(truth.hand, seat) if may_see else None,
        hand_size=truth.hand[seat * HAND],
        pile_size=size,
        pile_top=truth.pile[seat * PILE + size] if truth.shown[seat] else 0,
        psychics=tuple([number for number in range(1, PSYCHICS + 1) if truth.where[number] == OWNED + seat]),
        villas=truth.won[seat * 2 + VILLA],
        castles=truth.won[seat * 2 + CASTLE],
        total=truth.total[seat],
        discarded=_ghosts(truth.discarded, seat),
        is_blind=truth.blind[seat],
    )


def _end_card(entry: i64, who: i64) -> EndCard:
    """A card that waits at the tenth round: a face-down ghost only for its owner and for those who saw it."""
    seat = seat_of(entry)
    card = card_of(entry)
    is_open = choice_of(entry) & IS_OPEN != 0
    is_seen = choice_of(entry) & IS_SEEN != 0
    if card > PSYCHIC:
        return EndCard(seat, 0, card - PSYCHIC, is_open, False)
    is_known = is_open or who == seat or (is_seen and who == 1 - seat)
    return EndCard(seat, card if is_known else 0, 0, is_open, is_seen)


def _memory(truth: Truth) -> Memory:
    """What both families know of each other's ghosts; no spectator sees it."""
    return Memory(
        known=(_ghosts(truth.known, 0), _ghosts(truth.known, 1)),
        extras=tuple(truth.extras),
        marks=tuple([_mark(truth, i) for i in range(0, len(truth.marks), MARK)]),
        facts=tuple([_fact(truth.facts, i) for i in range(0, len(truth.facts), FACT)]),
    )


def _mark(truth: Truth, index: i64) -> Mark:
    marks = truth.marks
    places = index + AT_PLACE
    at_end = tuple(marks[places : places + i64(len(truth.at_end))])
    return Mark(marks[index], marks[index + MARKED_VALUE], marks[index + IN_HAND], at_end)


def _fact(facts: vec[i64], index: i64) -> Fact:
    return Fact(
        facts[index],
        facts[index + FIRST_VALUE],
        facts[index + SECOND_VALUE],
        facts[index + FEWEST],
        facts[index + MOST],
        facts[index + MOST_IN_PILE],
        facts[index + MOST_IN_BOTH],
        facts[index + SINCE],
        facts[index + UNTIL],
    )


def seen(event: Event, viewer: Viewer) -> Event:
    """What the viewer hears of an event; what is not named here, nobody hears (§9.1)."""
    match event:
        case Drew():
            return event if event.seat == viewer else DrewSecretly(event.seat, event.count, event.face_up)
        case GhostLaid():
            return event if event.seat == viewer else GhostLaid(event.seat, 0)
        case HandShown():
            return HandShownToOther(event.seat) if viewer is None else event
        case Banished():
            is_known = event.is_open or event.seat == viewer or (event.is_seen and viewer is not None)
            return event if is_known else Banished(event.seat, 0, event.is_open, event.is_seen)
        case DrewSecretly() | HandShownToOther():
            return event
        case RowLaid() | TokensLaid() | RoundBegan() | PsychicTurnedUp():
            return event
        case GhostPlayed() | BlindPlayed() | PsychicPlayed() | Held() | GaveUp():
            return event
        case ValueNamed() | Fetched() | PileShuffled() | Copied() | Recalled() | TopTurnedUp():
            return event
        case GhostRemoved() | PsychicRemoved() | BanishedNobody() | Discarded() | Declined():
            return event
        case GhostTakenBack() | PsychicTakenBack() | GhostCarried() | PsychicCarried() | TokensSwapped():
            return event
        case RoundWon() | RoundDrawn() | PsychicTaken() | PsychicDiscarded() | WentToEnd() | PsychicLaid():
            return event
        case EndRevealed() | EndPlayedDead() | EndTruced() | EndCounted() | GameEnded():
            return event
        case _:
            assert_never(event)

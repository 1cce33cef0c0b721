"""What follows from a view of Ghost for $ale (§1.7): how many real ghosts each property can have, what bids can be
worth, and how soon it is one's turn."""

from collections import Counter
from itertools import product

from geisterstunde.games.ghost_for_sale import effects
from geisterstunde.games.ghost_for_sale.box import FACES, LIE, QUESTIONS, TRUTH
from geisterstunde.games.ghost_for_sale.holdings import sets, spans
from geisterstunde.games.ghost_for_sale.notebook import Claim, Conclusions, GhostCount, PropertyCounts, Prospect, Way
from geisterstunde.games.ghost_for_sale.numbers import place_in_row
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.state import Truth
from geisterstunde.games.ghost_for_sale.words import CATALOGUE, Declare, Lot, Question, Remove, Use, View
from geisterstunde.games.ghost_for_sale.worth import real_face, real_ghosts


def conclude(view: View, world: Rules) -> Conclusions | None:
    """All ways in which the hidden "?" cards can be, in some world that fits the view; None where nothing is for sale.

    All of these ways are equally likely, and nothing else about a property is hidden.
    """
    if not view.lots or view.result is not None:
        return None
    meanings = _meanings(view, world)
    ways = [_way(view, world, meaning) for meaning in meanings]
    return Conclusions(
        ways=len(ways),
        properties=tuple(
            _counts(lot, [way.ghosts[place] for way in ways], ways) for place, lot in enumerate(view.lots)
        ),
        each_way=tuple(ways),
        prospects=tuple(_prospects(view, world, meanings)),
        bids=spans(view),
        sets=sets(view),
        turns_before=_turns_before(view),
    )


Meanings = dict[int, int]
"""What the hidden "?" cards say, by seat."""


def _meanings(view: View, world: Truth) -> list[Meanings]:
    """Whoever has seen the stack knows how many of the hidden cards are true."""
    hidden = [seat for seat, player in enumerate(view.players) if player.has_chosen and player.question is None]
    trues = sum(world.meaning[seat] for seat in hidden)
    return [
        dict(zip(hidden, meanings, strict=True))
        for meanings in product((LIE, TRUTH), repeat=len(hidden))
        if view.stack_trues is None or sum(meanings) == trues
    ]


def _ghosts(world: Truth, lot: int, meanings: Meanings) -> int:
    for seat, meaning in meanings.items():
        world.meaning[seat] = meaning
    return real_ghosts(world, lot)


def _way(view: View, world: Truth, meanings: Meanings) -> Way:
    ghosts = tuple(_ghosts(world, lot, meanings) for lot in range(len(view.lots)))
    questions: list[Question | None] = [
        QUESTIONS[world.meaning[seat]] if player.has_chosen else None for seat, player in enumerate(view.players)
    ]
    return Way(tuple(questions), ghosts, tuple(place_in_row(one) for one in ghosts))


def _counts(lot: Lot, ghosts: list[int], ways: list[Way]) -> PropertyCounts:
    count = Counter(ghosts)
    seats = sorted({tokens.seat for tokens in lot.tokens})
    return PropertyCounts(
        lot.name,
        tuple(GhostCount(one, count[one]) for one in sorted(count)),
        tuple(Claim(seat, tuple(sorted({_claimed(lot, seat, way) for way in ways}))) for seat in seats),
    )


def _claimed(lot: Lot, seat: int, way: Way) -> int:
    """How many of the seat's tokens are real ghosts if its card says so (§3.3)."""
    question = way.questions[seat]
    assert question is not None  # tokens are laid after everybody has chosen
    real = real_face(QUESTIONS.index(question))
    return sum(tokens.count for tokens in lot.tokens if tokens.seat == seat and FACES.index(tokens.face) == real)


def _prospects(view: View, world: Rules, meanings: list[Meanings]) -> list[Prospect]:
    """Only laying a token (§4.1), the mirror (§11.5) and the crypt (§11.6) change how many ghosts there are."""
    seat = view.viewer
    if seat is None or seat not in view.to_act or view.phase not in ("declaring", "deciding"):
        return []
    prospects = []
    for number in world.legal(seat):
        action = CATALOGUE[number]
        if isinstance(action, Declare | Remove | Use):
            lot = (action.lot if isinstance(action, Declare) else view.deciding or 0) - 1
            then = world.clone()
            if isinstance(action, Declare):
                then.apply(seat, number)
            else:
                effects.carry_out(then, lot, number)
            ghosts = tuple(_ghosts(then, lot, meaning) for meaning in meanings)
            prospects.append(Prospect(action, lot + 1, ghosts, tuple(place_in_row(one) for one in ghosts)))
    return prospects


def _turns_before(view: View) -> int | None:
    """Tokens are laid in turn (§4.1); in an auction whoever has passed or has no card is left out (§5.3)."""
    seat, active, players = view.viewer, view.active, view.players
    if seat is None or active is None or view.phase == "deciding":
        return None
    is_declaring = view.phase == "declaring"
    is_in = [
        player.ghosts + player.paintings + player.doubles > 0
        if is_declaring
        else player.hand_count > 0 and not player.has_passed
        for player in players
    ]
    if not is_in[seat]:
        return None
    between = [(active + far) % len(players) for far in range((seat - active) % len(players))]
    # Whoever has laid the last card of this turn is on all the same.
    return sum(is_in[one] or one == active for one in between)

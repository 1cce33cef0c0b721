"""What each reason of a bot asserts, as a question to the rules: asked of the real game, before and after the action.

A reason that is not here says nothing of the rules, but of what a search has found; it has to stand in OPINIONS.
"""

from collections.abc import Callable
from typing import Any

from geisterstunde.bots.eighteen_ghosts.reasons import distance
from geisterstunde.bots.ghost_for_sale.reasons import possible_ghosts, possible_points
from geisterstunde.games.eighteen_ghosts.box import COLOURS
from geisterstunde.games.ghoosty.words import Play, PlayTom
from geisterstunde.games.ghosts.words import Play as LayCard
from geisterstunde.games.rest_in_peace.actions import PlayGhost

Claim = Callable[["ClaimedMoment"], bool]


class ClaimedMoment:
    """An action that a seat may do, the truth before and after it, and what the reason names."""

    def __init__(self, game: Any, state: Any, seat: int, number: int, args: dict[str, Any]) -> None:
        self.game, self.state, self.seat, self.number, self.args = game, state, seat, number, args
        self.view = game.view(state, seat)
        self.after = state.clone()
        self.after.apply(seat, number)

    @property
    def action(self) -> Any:
        return self.game.catalogue[self.number]

    @property
    def others(self) -> list[Any]:
        """All else that the seat may do."""
        return [self.game.catalogue[number] for number in self.state.legal(self.seat) if number != self.number]

    def then(self, number: int) -> Any:
        """The truth after one more action of the same seat."""
        later = self.after.clone()
        later.apply(self.seat, number)
        return later


# 18 Ghosts


def colour(moment: ClaimedMoment) -> int:
    return COLOURS.index(moment.args["colour"])


def nearer(moment: ClaimedMoment, turned: int) -> bool:
    """Whether some own ghost of the colour gets nearer to its portal as it stands, or turned once more."""
    before, after = moment.state.clone(), moment.after.clone()
    for state in (before, after):
        state.facing[colour(moment)] = (state.facing[colour(moment)] + turned) % 4
    of = range(moment.seat * 9 + colour(moment) * 3, moment.seat * 9 + colour(moment) * 3 + 3)
    moved = [ghost for ghost in of if before.at[ghost] != after.at[ghost]]
    return len(moved) == 1 and alone(after, moved[0], moment) < alone(before, moved[0], moment)


def alone(state: Any, ghost: int, moment: ClaimedMoment) -> int:
    """The distance of one ghost, the others of its kind being away."""
    lonely = state.clone()
    first = moment.seat * 9 + colour(moment) * 3
    for other in range(first, first + 3):
        if other != ghost and lonely.at[other] < 25:
            lonely.at[other] = 25
    return distance(lonely, moment.seat, colour(moment))


def wins_soon(state: Any, seat: int) -> bool:
    """Whether the seat would win by one action if it were its turn."""
    assert state.released < 0
    turn = state.clone()
    turn.active = seat
    for number in turn.legal(seat):
        later = turn.clone()
        later.apply(seat, number)
        if list(later.winners()) == [seat]:
            return True
    return False


CASTLE: dict[str, Claim] = {
    "wins-now": lambda m: list(m.after.winners()) == [m.seat],
    "stops-win": lambda m: wins_soon(m.state, 1 - m.seat) and not wins_soon(m.after, 1 - m.seat),
    "escape-now": lambda m: m.after.outside[m.seat * 3 + colour(m)] > m.state.outside[m.seat * 3 + colour(m)],
    "turns-portal": lambda m: distance(m.after, m.seat, colour(m)) < distance(m.state, m.seat, colour(m)),
    "turns-away": lambda m: distance(m.after, 1 - m.seat, colour(m)) > distance(m.state, 1 - m.seat, colour(m)),
    "beats": lambda m: (
        m.after.in_dungeon[(1 - m.seat) * 3 + colour(m)] > m.state.in_dungeon[(1 - m.seat) * 3 + colour(m)]
    ),
    "approaches": lambda m: nearer(m, 0),
    "approaches-next": lambda m: nearer(m, 1),
    "frees": lambda m: m.after.released == colour(m),
    "sets-down": lambda m: m.state.released == colour(m),
}

# Ghosts


def laid_ghosts(actions: list[Any]) -> list[Any]:
    return [action for action in actions if isinstance(action, LayCard) and action.card.family != "fog"]


def is_mirror(moment: ClaimedMoment, action: Any) -> bool:
    return bool(action.card.family == moment.view.top.family)


def held(moment: ClaimedMoment, family: str) -> int:
    return sum(card.family == family for card in moment.view.hand)


def is_last(moment: ClaimedMoment) -> bool:
    """Whether the round ends with this card; the next one begins clockwise again (§2.4)."""
    return bool(moment.after.round != moment.state.round or moment.after.phase != moment.state.phase)


def fear_then(moment: ClaimedMoment) -> int:
    """The fear that a ghost makes (§3.2, §3.3); the last card of a round makes it, too."""
    return int(moment.view.fear + (0 if is_mirror(moment, moment.action) else moment.action.card.value))


def nobody_else_has(moment: ClaimedMoment, *families: str) -> bool:
    """Whether in truth no other seat holds a card of these families."""
    others = [seat for seat in range(moment.state.players) if seat != moment.seat]
    hands = [moment.game.view(moment.state, seat).hand for seat in others]
    return not any(card.family in families for hand in hands for card in hand)


def next_seat(moment: ClaimedMoment) -> int:
    return int(moment.after.actor())


PILE: dict[str, Claim] = {
    "pile-opens-with-more": lambda m: held(m, m.args["family"]) > 1,
    "pile-opens-high": lambda m: m.action.card.value == 3 and m.view.top is None,
    "pile-nobody-follows": lambda m: fear_then(m) == 7 and nobody_else_has(m, m.args["family"], "fog"),
    "pile-seven-with-more": lambda m: fear_then(m) == 7 and held(m, m.args["family"]) > 1,
    "pile-seven": lambda m: fear_then(m) == 7,
    "pile-six": lambda m: fear_then(m) == 6,
    "pile-three-still-fits": lambda m: m.action.card.value == 3 and m.view.fear <= 4,
    "pile-only-ghost": lambda m: laid_ghosts(m.others) == [] and held(m, "fog") > 0,
    "pile-only-mirror": lambda m: is_mirror(m, m.action) and all(is_mirror(m, o) for o in laid_ghosts(m.others)),
    "pile-mirror": lambda m: is_mirror(m, m.action) and m.after.fear == m.state.fear and m.state.players == 2,
    "pile-mirror-back": lambda m: is_mirror(m, m.action) and (m.after.direction != m.state.direction or is_last(m)),
    "pile-only-fog": lambda m: m.action.card.family == "fog" and laid_ghosts(m.others) == [],
    "pile-fog": lambda m: m.action.card.family == "fog" and laid_ghosts(m.others) != [],
    "pile-saves-fog": lambda m: laid_ghosts(m.others) == [] and held(m, "fog") > 0,
    "pile-saves-cards": lambda m: m.state.fear == 7,
    "pile-keeps-fog": lambda m: held(m, "fog") == 5,
    "pile-redraws": lambda m: held(m, "fog") == 5,
    "pile-gives-back": lambda m: m.after.points[m.seat] == m.state.points[m.seat] - m.args["points"],
}

# Ghoosty!


def plays(moment: ClaimedMoment) -> list[Any]:
    return [action for action in moment.others if isinstance(action, Play | PlayTom)]


def has_another_turn(moment: ClaimedMoment) -> bool:
    is_at_limit = moment.state.still + 1 == moment.state.no_progress_limit
    return bool(moment.after.actor() == moment.seat) or is_at_limit


def cards_of(state: Any, seat: int) -> int:
    return int(state.hand_size[seat] + state.house_left[seat])


def exiled(moment: ClaimedMoment) -> int:
    return len(moment.game.view(moment.after, moment.seat).exile) - len(moment.view.exile)


def spared(moment: ClaimedMoment) -> bool:
    """Nothing else in hand fits, and so many cards stay where they are."""
    return plays(moment) == [] and moment.args["count"] == moment.state.lying > 0


def lower(moment: ClaimedMoment) -> set[int]:
    """The values below the one played that might have been played alone."""
    return {a.value for a in plays(moment) if isinstance(a, Play) and a.count == 1 and a.value < moment.action.value}


def after_me(moment: ClaimedMoment) -> int:
    return int(moment.state.neighbour(moment.seat))


NIGHT: dict[str, Claim] = {
    "ghoosty-leaves": lambda m: not m.after.is_in(m.seat),
    "ghoosty-empties-hand": lambda m: m.after.hand_size[m.seat] == 0 and m.after.house_left[m.seat] > 0,
    "ghoosty-quartet": lambda m: exiled(m) == m.args["count"] and has_another_turn(m),
    "ghoosty-klapper": lambda m: exiled(m) == m.args["count"] and has_another_turn(m),
    "ghoosty-jerry": lambda m: cards_of(m.state, after_me(m)) <= 3 and m.after.direction != m.state.direction,
    "ghoosty-mimi": lambda m: m.action.mimis > 0 and m.args["count"] > 1 and has_another_turn(m),
    "ghoosty-together": lambda m: m.args["count"] == m.action.count > 1 and has_another_turn(m),
    "ghoosty-georg": lambda m: m.action.value == 1 and spared(m),
    "ghoosty-only-fit": spared,
    "ghoosty-scary": lambda m: m.action.value in (3, 12),
    "ghoosty-high": lambda m: m.action.value >= 13,
    "ghoosty-lowest": lambda m: lower(m) == set(),
    "ghoosty-spares-georg": lambda m: lower(m) == {1},
    "ghoosty-tom-stops": lambda m: cards_of(m.state, after_me(m)) <= 3 and next_seat(m) != after_me(m),
    "ghoosty-tom": lambda m: next_seat(m) != after_me(m),
    "ghoosty-luck-needed": lambda m: plays(m) == [],
    "ghoosty-luck-likely": lambda m: m.args["percent"] >= 67 and plays(m) != [],
    "ghoosty-luck-saves": lambda m: plays(m) != [],
    "ghoosty-house": lambda m: m.state.hand_size[m.seat] == 0 and 0 <= m.args["percent"] <= 100,
    "ghoosty-take-pairs": lambda m: bool({lying.card for lying in m.view.cemetery} & set(m.view.hand)),
    "ghoosty-take-few": lambda m: m.args["count"] == m.state.lying <= 3 and plays(m) != [],
    "ghoosty-take-all": lambda m: plays(m) == [] and m.state.hand_size[m.seat] > 0,
}

# Ghost for $ale


def lot(moment: ClaimedMoment) -> Any:
    return next(lot for lot in moment.view.lots if lot.name == moment.args["property"])


def hopes(moment: ClaimedMoment) -> dict[str, float]:
    points = {one.name: possible_points(moment.view, moment.seat, one) for one in moment.view.lots}
    return {name: sum(found) / len(found) for name, found in points.items()}


def is_real(moment: ClaimedMoment) -> bool:
    return bool((moment.action.face == "ghost") == (moment.view.players[moment.seat].question == "true"))


def change(moment: ClaimedMoment, more: int) -> int:
    """What so many ghosts more bring at the lot, over all ways in which the seats may have chosen."""
    ways = possible_ghosts(moment.view, moment.seat, lot(moment))
    points = lot(moment).points
    return int(sum(points[min(max(0, ghosts + more), 5)] - points[min(ghosts, 5)] for ghosts in ways))


def how_often(moment: ClaimedMoment) -> list[int]:
    """In how many ways there are 0, 1, 2 … ghosts where the seat has to guess."""
    ways = possible_ghosts(moment.view, moment.seat, moment.view.lots[moment.view.deciding - 1])
    return [ways.count(number) for number in range(25)]


def bidders(moment: ClaimedMoment) -> set[int]:
    return {bid.seat for bid in lot(moment).bids}


SALE: dict[str, Claim] = {
    "sale-reserve-high": lambda m: m.action.card >= 6,
    "sale-reserve-low": lambda m: m.action.card < 6,
    "sale-real": lambda m: is_real(m) and change(m, 1) >= 0,
    "sale-spoil": lambda m: is_real(m) and change(m, 1) < 0,
    "sale-decoy": lambda m: not is_real(m),
    "sale-look-cheaply": lambda m: m.action.card <= 3 and m.action.target == "truelight",
    "sale-look": lambda m: m.action.target == "truelight",
    "sale-count-liars": lambda m: m.action.target == "stack",
    "sale-sure": lambda m: min(possible_points(m.view, m.seat, lot(m))) == m.args["points"] > 0,
    "sale-most-hope": lambda m: hopes(m)[m.args["property"]] == max(hopes(m).values()),
    "sale-nobody-there": lambda m: bidders(m) <= {m.seat},
    "sale-raise": lambda m: m.seat in bidders(m) and len(bidders(m)) > 1,
    "sale-contest": lambda m: m.seat not in bidders(m) and bool(bidders(m)),
    "sale-save": lambda m: m.view.round == 1,
    "sale-guess": lambda m: how_often(m)[m.args["ghosts"]] == max(how_often(m)),
    "sale-guess-possible": lambda m: 0 < how_often(m)[m.args["ghosts"]] < max(how_often(m)),
    "sale-one-more": lambda m: change(m, 1) > 0,
    "sale-one-less": lambda m: change(m, -1) > 0,
}

# Rest in Peace


def lead(state: Any, seat: int) -> int:
    return int(state.total[seat] - state.total[1 - seat])


def ghosts_that_lead(moment: ClaimedMoment) -> list[int]:
    """The values of the ghosts that take the lead by themselves."""
    found = []
    for number in moment.state.legal(moment.seat):
        action = moment.game.catalogue[number]
        if (
            isinstance(action, PlayGhost)
            and lead(ClaimedMoment(moment.game, moment.state, moment.seat, number, {}).after, moment.seat) > 0
        ):
            found.append(action.value)
    return found


def one_more_leads(moment: ClaimedMoment) -> bool:
    further = [number for number in moment.after.legal(moment.seat) if number < 6]
    return any(lead(moment.then(number), moment.seat) > 0 for number in further)


def would_win(moment: ClaimedMoment, seat: int) -> bool:
    spot, family = moment.view.row[moment.view.round - 1], moment.view.families[seat]
    return bool(family.villas + spot.villas >= 4 or family.castles + spot.castles >= 3)


REST: dict[str, Claim] = {
    "rest-match-point": lambda m: would_win(m, m.seat),
    "rest-must-fight": lambda m: would_win(m, 1 - m.seat),
    "rest-cheapest": lambda m: lead(m.state, m.seat) <= 0 and min(ghosts_that_lead(m)) == m.action.value,
    "rest-together": lambda m: lead(m.after, m.seat) <= 0 and one_more_leads(m),
    "rest-raise": lambda m: lead(m.after, m.seat) == m.args["lead"] >= 3,
    "rest-hold": lambda m: lead(m.state, m.seat) == m.args["lead"] > 0,
    "rest-out-of-reach": lambda m: ghosts_that_lead(m) == [] and lead(m.state, m.seat) <= 0,
    "rest-saves": lambda m: m.view.row[m.view.round - 1].is_there,
    "rest-psychic-leads": lambda m: lead(m.state, m.seat) <= 0 < lead(m.after, m.seat),
    "rest-looks": lambda m: m.action.psychic == 3,
    "rest-binds": lambda m: m.action.psychic in (6, 14, 24, 25),
    "rest-lays-small": lambda m: m.action.value <= 2,
    "rest-lays-large": lambda m: m.action.value > 2,
}

CLAIMS: dict[str, dict[str, Claim]] = {
    "18-ghosts": CASTLE,
    "ghosts": PILE,
    "ghoosty": NIGHT,
    "ghost-for-sale": SALE,
    "rest-in-peace": REST,
}

PROOFS = {"wins", "holds-out"}
"""What only a search of 18 Ghosts can say; it is proved by looking at everything."""
OPINIONS = PROOFS | {
    *("good-room", "steady"),
    "pile-takes-early",
    *("sale-choose", "sale-know-enough", "sale-wait", "sale-nothing-left", "sale-leave"),
    *("rest-keeps", "rest-removes"),
}
"""What compares an action with others: true as far as a search found nothing better."""

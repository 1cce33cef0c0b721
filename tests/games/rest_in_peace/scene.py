"""Positions and moves of Rest in Peace in a few letters, for tests.

Cards are written as the notation reads them: `3` is a ghost, `p8` a psychic. The families are A and B. Moves are lines
such as `A 1 2 hold` or `* 2` (chance rolled a 2).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Event
from geisterstunde.games.rest_in_peace.box import DECK, PSYCHIC
from geisterstunde.games.rest_in_peace.cards import FACE_DOWN, card_of, entry_of, round_of, seat_of
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.ghosts import lay_at_end
from geisterstunde.games.rest_in_peace.notation import read, write
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import GONE, HAND, IN_ROW, OWNED, PILE
from geisterstunde.games.rest_in_peace.words import Options


def ghosts(cards: str) -> list[int]:
    return [int(card) for card in cards.split() if not card.startswith("p")]


def psychics(cards: str) -> list[int]:
    return [int(card[1:]) for card in cards.split() if card.startswith("p")]


def code(card: str) -> int:
    return int(card[1:]) + PSYCHIC if card.startswith("p") else int(card)


def text(card: int) -> str:
    return str(card) if card <= PSYCHIC else f"p{card - PSYCHIC}"


def scene(
    a: str = "",
    b: str = "",
    *,
    a_pile: str = "",
    b_pile: str = "",
    end: str = "",
    earlier: str = "",
    round: int = 0,
    prize: int = 0,
    ahead: str = "",
    starter: str = "A",
    tokens: str = "vvvvvvcccc",
    won: str = "",
    options: Options | None = None,
) -> Rules:
    """The start of a round.

    `a` and `b` are the cards of the families, piles from the bottom to the top, `end` the cards that wait at the tenth
    round (`A3 Bp7`), `earlier` ghosts of earlier rounds (`A3 B1`), `prize` the psychic of this round and `ahead`
    those of the next ones, `tokens` the row of
    villas and castles, `won` what the families have already (`Av Bc`).
    """
    state = GAME.start(2, options or Options())
    waiting = end.split()
    used = psychics(a) + psychics(b) + psychics(" ".join(card[1:] for card in waiting))
    before = max(round - 1, len(used))
    taken = [*used, prize, *psychics(ahead)]
    rest = [number for number in (4, 5, 3, 7, 12, 23, 1, 24, 8, 9, 10, 11, 13) if number not in taken]
    row = used + [rest.pop() for _ in range(before - len(used))]
    row += [prize or rest.pop(), *psychics(ahead)]
    row += [rest.pop() for _ in range(9 - len(row))]
    for place, number in enumerate(row, start=1):
        state.row[place] = number
        state.where[number] = IN_ROW if place > before else GONE
    for seat, cards, pile in ((0, a, a_pile), (1, b, b_pile)):
        for value in ghosts(cards):
            state.hand[seat * HAND] += 1
            state.hand[seat * HAND + value] += 1
        for number in psychics(cards):
            state.where[number] = OWNED + seat
        state.pile[seat * PILE] = len(ghosts(pile))
        for i, value in enumerate(ghosts(pile), start=1):
            state.pile[seat * PILE + i] = value
    for card in earlier.split():
        state.lying = append(state.lying, i64(entry_of("AB".index(card[0]), code(card[1:]), 0, before)))
    for card in waiting:
        lay_at_end(state, "AB".index(card[0]), code(card[1:]), FACE_DOWN)
    for place, kind in enumerate(tokens, start=1):
        state.tokens[place * 2 + "vc".index(kind)] = 1 if place > before else 0
    for token in won.split():
        state.won["AB".index(token[0]) * 2 + "vc".index(token[1])] += 1
    state.round = before
    state.starter = "AB".index(starter)
    state._begin_round()
    return state


def play(state: Rules, *lines: str) -> list[Event]:
    """Play the lines and tell what happened; every move must be possible."""
    heard: list[Event] = []
    state.heard = heard
    for line in lines:
        who, *moves = line.split()
        if who == "*":
            assert state.actor() == CHANCE, f"no roll is due before {line}"
            state.roll(vec[i64]([int(number) for number in moves]))
            continue
        seat = "AB".index(who)
        for move in moves:
            assert state.actor() == seat, f"{who} does not act before {move} of {line!r}: {state.actor()}"
            assert move in options(state), f"{move} of {line!r} is not among {options(state)}"
            state.apply(seat, GAME.catalogue.number(read(move)))
    state.heard = None
    return heard


def options(state: Rules) -> list[str]:
    """What the one who acts may do, a ghost without its letter and a blind card as a question mark."""
    written = [write(action) for action in GAME.legal_actions(state, state.actor())]
    return ["?" if move == "blind" else move.removeprefix("g") for move in written]


def refusal(state: Rules, move: str) -> str:
    """Why the one who acts may not do it."""
    assert move not in options(state)
    return GAME.why_not(state, state.actor(), read(move)).key


def totals(state: Rules) -> tuple[int, int]:
    return state.total[0], state.total[1]


def hand(state: Rules, who: str) -> str:
    seat = "AB".index(who)
    return " ".join(str(v) for v in range(1, 7) for _ in range(state.hand[seat * HAND + v]))


def owned(state: Rules, who: str) -> list[int]:
    return [number for number in range(1, 30) if state.where[number] == OWNED + "AB".index(who)]


def pile(state: Rules, who: str) -> str:
    seat = "AB".index(who)
    return " ".join(str(state.pile[seat * PILE + 1 + i]) for i in range(state.pile[seat * PILE]))


def waiting(state: Rules) -> str:
    """The cards at the tenth round."""
    return " ".join("AB"[seat_of(entry)] + text(card_of(entry)) for entry in state.at_end)


def side(state: Rules, who: str, place: int = 0) -> str:
    """The cards on a side of a round, the present one if none is named."""
    found = [e for e in state.lying if round_of(e) == (place or state.round) and seat_of(e) == "AB".index(who)]
    return " ".join(text(card_of(entry)) for entry in found)


def tenth(end: str, a: str = "", b: str = "", *, won: str = "", options: Options | None = None, **piles: str) -> Rules:
    """The tenth round with these cards, after A has given up the ninth."""
    tokens = "cccvvvvvvc"
    state = scene(a, b, end=end, round=9, tokens=tokens, won=won, options=options, **piles)  # type: ignore[arg-type]
    play(state, "A out")
    if state.round == 9:
        play(state, "A -")
    return state


def reason(state: Rules) -> str:
    """Who has won and why."""
    result = GAME.result(state)
    assert result is not None, "the game goes on"
    return f"{'/'.join('AB'[seat] for seat in result.winners)} {result.reason}"


def rest_of_family(cards: str) -> str:
    """All other ghosts of a family, from the largest at the bottom to the smallest on top."""
    left = [str(value) for value in DECK]
    for card in cards.split():
        left.remove(card)
    return " ".join(reversed(left))

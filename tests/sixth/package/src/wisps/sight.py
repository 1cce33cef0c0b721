"""Who knows what in Wisps: the own lights, and all that shone. Nothing follows from what was laid face down (§5.1)."""

from typing import assert_never

from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.words import GameEnded, Result, Viewer
from wisps.box import WISPS
from wisps.state import Truth
from wisps.words import Dealt, Dimmed, DimmedUnseen, Event, Lit, Lured, NobodyLured, Options, View


def view(truth: Truth, viewer: Viewer) -> View:
    """All that the viewer may know."""
    scores = tuple(truth.scores())
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=Options(hand=truth.hand),
        night=truth.night,
        starter=truth.starter,
        hand=() if viewer is None else tuple(truth.held(viewer)),
        hand_sizes=tuple(len(truth.held(seat)) for seat in range(truth.players)),
        moor=tuple(laid or None for laid in truth.tonight),
        has_laid=tuple(laid is not None for laid in truth.tonight),
        lit=tuple(wisp for wisp in range(1, WISPS + 1) if truth.shines[wisp]),
        dimmed=tuple(len(truth.face_down(seat)) for seat in range(truth.players)),
        own_dimmed=() if viewer is None else tuple(truth.face_down(viewer)),
        wanderers=tuple(truth.wanderers),
    )


def seen(event: Event, viewer: Viewer) -> Event | None:
    """Lights dealt and dimmed are known to their owner alone (§2.1, §3.2)."""
    match event:
        case Dealt(seat, _):
            return event if seat == viewer else None
        case Dimmed(seat, _):
            return event if seat == viewer else DimmedUnseen(seat)
        case DimmedUnseen() | Lit() | Lured() | NobodyLured() | GameEnded():
            return event
        case _:
            assert_never(event)


def recall(truth: Truth, shown: View, rng: Random) -> None:
    """Make a fresh truth one that fits the view: what is not known is dealt as `redeal` deals it."""
    truth.night = shown.night
    truth.starter = shown.starter
    truth.acting = shown.to_act[0] if shown.to_act else NOBODY
    truth.wanderers = list(shown.wanderers)
    if truth.acting == CHANCE:
        return
    for seat, has_laid in enumerate(shown.has_laid):
        truth.tonight[seat] = (shown.moor[seat] or 0) if has_laid else None
    # Whose lights shone on earlier nights changes nothing any more; the first seat has them all.
    for wisp in shown.lit:
        truth.owner[wisp], truth.is_laid[wisp], truth.shines[wisp] = 0, True, True
    hidden = iter(wisp for wisp in range(1, WISPS + 1) if wisp not in {*shown.lit, *shown.hand, *shown.own_dimmed})
    for seat in range(truth.players):
        own = seat == shown.viewer
        held = shown.hand if own else [next(hidden) for _ in range(shown.hand_sizes[seat])]
        face_down = shown.own_dimmed if own else [next(hidden) for _ in range(shown.dimmed[seat])]
        for wisp in (*held, *face_down):
            truth.owner[wisp] = seat
        for wisp in face_down:
            truth.is_laid[wisp] = True
    redeal(truth, NOBODY if shown.viewer is None else shown.viewer, rng)


def redeal(truth: Truth, seat: int, rng: Random) -> None:
    """The lights that neither shone nor were the seat's own change places (§5.1), all arrangements alike."""
    if truth.acting == CHANCE:
        return
    unknown = [wisp for wisp in range(1, WISPS + 1) if not truth.shines[wisp] and truth.owner[wisp] != seat]
    places = [(truth.owner[wisp], truth.is_laid[wisp]) for wisp in unknown]
    for last in range(len(places) - 1, 0, -1):
        other = rng.randrange(last + 1)
        places[last], places[other] = places[other], places[last]
    for wisp, (owner, is_laid) in zip(unknown, places, strict=True):
        truth.owner[wisp], truth.is_laid[wisp] = owner, is_laid

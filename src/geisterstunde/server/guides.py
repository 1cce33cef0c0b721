"""Guided first games as a browser is told of them: the whole script in one piece, because nothing of it is a secret."""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from geisterstunde.core.bounds import Plain
from geisterstunde.core.words import Prompt, Refusal, Refused, Seat, View
from geisterstunde.games import game_called
from geisterstunde.server.bodies import Body
from geisterstunde.table.checked import number_in
from geisterstunde.table.guide import LEARNER, Guide, GuidedMoment, guide_of
from geisterstunde.texts import Texts
from geisterstunde.texts.guides import guide_sentence


class GuideMoment(Body, frozen=True, kw_only=True):
    """A position as the learner sees it, and what has led to it."""

    seat: Seat | None
    """Who acted; None where a deal or time that went by has led here."""
    did: Any
    """The action of the seat; None where nobody acted."""
    events: tuple[Any, ...]
    view: Any
    choices: tuple[Any, ...]
    prompt: Prompt


class GuideStep(Body, frozen=True, kw_only=True):
    """One step: a sentence, what glows, and the moments from its beginning to its end."""

    text: str
    how: str
    """What is to be done on a screen; may be empty."""
    shows: tuple[str, ...]
    tries: Any
    """An impossible action that the learner is to try; None in most steps."""
    first: int
    last: int


class GuideSheet(Body, frozen=True, kw_only=True):
    """A guided first game. Seat 0 learns; moves of the others come by themselves."""

    game: str
    bots: tuple[str, ...]
    """Who sits opposite, by level, from seat 1 on."""
    options: dict[str, Any]
    moments: tuple[GuideMoment, ...]
    steps: tuple[GuideStep, ...]


class GuideQuestion(Body, frozen=True, kw_only=True):
    """What would follow if the learner did this at that moment?"""

    moment: Annotated[int, Meta(ge=0, le=10_000)]
    action: Plain


class GuideForetold(Body, frozen=True, kw_only=True):
    """What is certain to follow, or why it is not possible."""

    events: tuple[Any, ...] = ()
    view: Any = None
    refusal: Refusal | None = None
    sentence: str = ""


class GuideConclusions(Body, frozen=True, kw_only=True):
    """What follows from the view of a moment, in words of the game; None where it has nothing to say."""

    conclusions: Any


@cache
def guide_sheet(game: str, language: str) -> GuideSheet:
    """A guide in the words of one language; Refused if the game has none."""
    guide = guide_of(game)
    return GuideSheet(
        game=guide.game,
        bots=guide.script.bots,
        options=guide.script.options,
        moments=tuple(map(_told, guide.moments)),
        steps=tuple(_step(guide, place, language) for place in range(len(guide.spans))),
    )


def _told(moment: GuidedMoment) -> GuideMoment:
    return GuideMoment(
        seat=moment.seat,
        did=moment.action,
        events=moment.events,
        view=moment.view,
        choices=moment.choices,
        prompt=moment.prompt,
    )


def _step(guide: Guide, place: int, language: str) -> GuideStep:
    step, span = guide.script.steps[place], guide.spans[place]
    said = guide_sentence(guide.game, guide.script, step.key, language)
    return GuideStep(
        text=said.text, how=said.how, shows=step.shows, tries=guide.tried(place), first=span.first, last=span.last
    )


def foretold_in_guide(game: str, question: GuideQuestion, language: str) -> GuideForetold:
    """What a learner would be certain to hear and see; a refusal of the rules is an answer, too."""
    view = view_at(game, question.moment)
    played = game_called(game)
    try:
        told = played.foretell(view, LEARNER, played.catalogue[number_in(played, question.action)])
    except Refused as refused:
        sentence = Texts(language, played, reader=LEARNER).refusal(refused.refusal)
        return GuideForetold(refusal=refused.refusal, sentence=sentence)
    return GuideForetold(events=told.events, view=told.view)


def concluded_in_guide(game: str, moment: int) -> GuideConclusions:
    """What a learner could conclude at a moment of the guide."""
    return GuideConclusions(conclusions=game_called(game).conclude(view_at(game, moment)))


def view_at(game: str, moment: int) -> View:
    """What the learner sees at a moment; Refused if the guide has no such one."""
    moments = guide_of(game).moments
    if moment >= len(moments):
        raise Refused(Refusal("no-such-moment", {"most": len(moments)}))
    return moments[moment].view

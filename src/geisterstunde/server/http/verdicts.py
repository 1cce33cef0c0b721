"""Verdicts on journals: was everything honest?"""

import asyncio

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.server.beside import beside
from geisterstunde.server.bodies import Verdict
from geisterstunde.table.proof import proof_of
from geisterstunde.texts import Texts
from geisterstunde.texts.names import names_in_journal


class Verifier:
    """Looks at one journal at a time, in a thread, so that those who play do not notice."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def verdict(self, text: str, language: str) -> Verdict:
        """The verdict on a journal."""
        async with self._one:
            return await beside(verdict_on, text, language)


def verdict_on(text: str, language: str) -> Verdict:
    """The verdict on a journal."""
    game: str | None = None
    try:
        found = read_journal(text)
        game = game_called(found.opening.game).name
        proof = proof_of(game_called(game), found)
    except Refused as refused:
        return Verdict(ok=False, sentence=Texts(language, game).refusal(refused.refusal), refusal=refused.refusal)
    texts = Texts(language, game, names_in_journal(found.opening.seats, Texts(language)))
    return Verdict(
        ok=True,
        sentence=texts.say("server-verified", result=texts.result(proof.result)),
        proves=tuple(texts.proof(sentence) for sentence in proof.proves),
        leaves_open=tuple(texts.left_open(sentence) for sentence in proof.leaves_open),
    )

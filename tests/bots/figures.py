"""What a reason says of the figures of a search, checked against the figures that stand beside it."""

from geisterstunde.bots.search.search_bot import CLEAR
from geisterstunde.bots.words import Advice
from tests.bots.claims import OPINIONS, PROOFS


def check_figures(advice: Advice) -> None:
    """Whoever reads the reason reads the chances of the alternatives beside it."""
    best, *others = [round(100 * prospect.chance) for prospect in advice.prospects]
    key = advice.reason.key
    if key in ("clearly-best", "a-little-better", "about-as-good", "nothing-else-tried"):
        assert advice.reason.args["percent"] == best == round(100 * advice.chance)
    lead = best - max(others, default=best)
    if key == "clearly-best":
        assert lead >= CLEAR, advice
    elif key == "a-little-better":
        assert lead > 0, advice
    elif key == "about-as-good":
        assert others, advice
        assert lead <= 0, advice
    elif key in OPINIONS - PROOFS:
        # “I found nothing better”, “cheaper now than later”: nothing that is told beside it is better.
        assert lead >= 0, advice
    elif key in ("nothing-else-tried", "only-choice"):
        assert not others, advice

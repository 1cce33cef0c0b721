"""What a person hears of an advice."""

from geisterstunde.bots.words import Advice, Prospect, Reason


def considered(notation: str, chance: float) -> Prospect:
    return Prospect(action={"do": notation}, notation=notation, chance=chance, share=0.2)


def test_nothing_is_told_beside_a_proposal_that_looks_better_than_it() -> None:
    prospects = (considered("4", 0.48), considered("5", 0.51), considered("3", 0.48), considered("end", 0.12))
    advice = Advice(number=4, chance=0.48, prospects=prospects, line=("4",), reason=Reason("about-as-good"), nodes=400)
    assert [other.notation for other in advice.close_behind(3)] == ["3", "end"]
    assert [other.notation for other in advice.close_behind(1)] == ["3"]

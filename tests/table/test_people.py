"""Who has come to a table, and which commands of theirs were carried out before."""

from array import array

from geisterstunde.table.people import REMEMBERED_IDS, Participant


def test_an_id_is_remembered_until_many_others_were_used() -> None:
    ada = Participant("Ada", "")
    for number in range(REMEMBERED_IDS):
        assert not ada.has_used(f"{number}")
        ada.remember(f"{number}")
    assert all(ada.has_used(f"{number}") for number in range(REMEMBERED_IDS))
    ada.remember("one more")
    assert not ada.has_used("0")
    assert ada.has_used("1")


def test_an_id_is_not_taken_for_used_because_two_others_together_look_like_it() -> None:
    ada = Participant("Ada", "")
    ada.remember("7")
    seven = ada.ids.tobytes()
    # The end of one number and the beginning of the next are the bytes of this id.
    ada.ids = array("q", b"abc" + seven + b"defgh")
    assert not ada.has_used("7")

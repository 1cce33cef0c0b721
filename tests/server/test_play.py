"""Playing over real sockets."""

from pathlib import Path

from tests.server.running import server


def test_two_people_sit_down_and_begin(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        table = house.found()
        other = house.join(table["code"], "Ben")
        ada = house.enter(table["code"], table["token"])
        ben = house.enter(table["code"], other["token"])
        assert ada.do("start")["type"] == "done"
        assert ben.hear("heard")["news"]["view"] is not None

"""Names of people and of ghosts are kept apart."""

from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.bodies import NewPerson, NewTable
from tests.server.talking import Home, Talk, at_home


@pytest.mark.parametrize("name", ["Flocke", "flake", "Rumpel 2", "GRAF DÄMMER", "Fl\N{CYRILLIC SMALL LETTER O}cke"])
def test_nobody_is_called_like_a_ghost_of_the_house(tmp_path: Path, name: str) -> None:
    async def evening(home: Home) -> None:
        code, tokens = await home.table(people=1)
        ada = Talk(home.service, code)
        await ada.hello(tokens[0])
        assert (await ada.do("rename", name=name))["refusal"]["key"] == "name-of-ghost"
        for way in (
            home.service.found(NewTable(game="ghosts", name=name)),
            home.service.join(code, NewPerson(name=name)),
        ):
            with pytest.raises(Refused) as refused:
                await way
            assert refused.value.refusal.key == "name-of-ghost"

    at_home(tmp_path, evening)

"""The settings of the server, for people: the variable, what is usual, what it is for."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from geisterstunde.server.settings import Settings, variable_of
from geisterstunde.texts import Texts

OF_THE_PROGRAM: Final = {"no_open": "", "lang": ""}
"""Variables that are no business of the server."""


def documented_settings(texts: Texts) -> list[tuple[str, str]]:
    """One row for each variable of the environment."""
    return [(f"{variable}={usual}", told) for variable, usual, told in rows(texts)]


def rows(texts: Texts) -> Iterator[tuple[str, str, str]]:
    """The variable, what is usual, and its explanation, for every setting."""
    usual = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    for name, value in (usual | OF_THE_PROGRAM).items():
        yield variable_of(name), _shown(value), _explained(name, texts)


def _shown(value: Any) -> str:
    if value is None or value == () or value == "":
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _explained(name: str, texts: Texts) -> str:
    of_flag = f"cli-param-{name.replace('_', '-')}"
    return texts.say(of_flag if texts.knows(of_flag) else f"cli-setting-{name.replace('_', '-')}")

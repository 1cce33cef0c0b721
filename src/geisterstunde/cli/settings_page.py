"""The settings of the server, for people: the variable, what is usual, what it is for.

`make types` runs this module: it writes the table of docs/hosting.md anew.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from geisterstunde.server.hosting.settings import Settings, variable_of
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


def table(texts: Texts) -> str:
    """The rows as Markdown."""
    return "".join(f"| `{name}` | {f'`{usual}`' if usual else ''} | {told} |\n" for name, usual, told in rows(texts))


def _shown(value: Any) -> str:
    if value is None or value == () or value == "":
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)


def _explained(name: str, texts: Texts) -> str:
    of_setting = f"cli-setting-{name.replace('_', '-')}"
    return texts.say(of_setting if texts.knows(of_setting) else f"cli-param-{name.replace('_', '-')}")


def main() -> None:
    """Write the table of the guide for hosts anew."""
    guide = Path(__file__).parents[3] / "docs" / "hosting.md"
    written = guide.read_text(encoding="utf-8")
    now = table(Texts("en"))
    guide.write_text(
        re.sub(r"(^\| `GEISTERSTUNDE_.*\n)+", lambda _: now, written, flags=re.MULTILINE), encoding="utf-8"
    )


if __name__ == "__main__":
    main()

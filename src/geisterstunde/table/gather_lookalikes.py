"""Makes lookalikes.txt from Unicode's list of confusable characters, as the package confusable-homoglyphs brings it.

    .venv/bin/uv run --with confusable-homoglyphs==3.3.1 python -m geisterstunde.table.gather_lookalikes

Characters that look alike are one class; each line gives the signs that all characters after the space stand for.
What Unicode's compatible form (NFKC) changes anyway is left out.
"""

import json
import unicodedata
from importlib import resources
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).with_name("lookalikes.txt")
MARK: Final = "\u200e"
"""The list puts it around signs that run from right to left."""


def gathered(pairs: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """What each character stands for, from the pairs of texts that look alike."""
    leader: dict[str, str] = {}

    def lead(text: str) -> str:
        while leader.setdefault(text, text) != text:
            text = leader[text]
        return text

    for one, others in pairs.items():
        for other in others:
            leader[lead(one.replace(MARK, ""))] = lead(other["c"].replace(MARK, ""))
    classes: dict[str, list[str]] = {}
    for text in leader:
        classes.setdefault(lead(text), []).append(text)
    stands_for: dict[str, str] = {}
    for members in classes.values():
        # Two signs that look like one are what it stands for; else the oldest sign is, which is an ASCII one if any is.
        prototype = min(members, key=lambda text: (len(text) == 1, text))
        stands_for |= {text: prototype for text in members if len(text) == 1 and text != prototype}
    return {sign: settled(prototype, stands_for) for sign, prototype in stands_for.items()}


def settled(text: str, stands_for: dict[str, str]) -> str:
    """A text of signs that stand for nothing else."""
    for _ in range(8):
        text = "".join(stands_for.get(sign, sign) for sign in text)
    return text


def main() -> None:
    source = resources.files("confusable_homoglyphs") / "confusables.json"
    stands_for = gathered(json.loads(source.read_text(encoding="utf-8")))
    lines: dict[str, str] = {}
    for sign, prototype in sorted(stands_for.items()):
        if sign.isprintable() and unicodedata.normalize("NFKC", sign) == sign and prototype.strip() == prototype != "":
            lines[prototype] = lines.get(prototype, "") + sign
    text = "".join(f"{prototype} {signs}\n" for prototype, signs in sorted(lines.items()))
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

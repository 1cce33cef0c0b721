"""Numbers that bots have learned: data files in the folder `weights` beside the judgement that reads them.

A file is an object of tables; a table is a list of rows, which only readers need, or of lines of signs. Each is read
once, when its judgement is imported.
"""

from importlib.resources import files

import msgspec


def whole_numbers(module: str, file: str, table: str) -> list[int]:
    """All numbers of a table beside a module, row by row."""
    rows = msgspec.json.decode(_table(module, file, table), type=list[list[int]])
    return [number for row in rows for number in row]


def numbers(module: str, file: str, table: str) -> list[float]:
    """All numbers of a table beside a module, row by row, with their fractions."""
    rows = msgspec.json.decode(_table(module, file, table), type=list[list[float]])
    return [number for row in rows for number in row]


def signs(module: str, file: str, table: str) -> str:
    """All lines of a table beside a module, as one."""
    return "".join(msgspec.json.decode(_table(module, file, table), type=list[str]))


def _table(module: str, file: str, table: str) -> msgspec.Raw:
    written = (files(module.rpartition(".")[0]) / "weights" / f"{file}.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, msgspec.Raw])[table]

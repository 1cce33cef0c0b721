"""Everything that a build runs is pinned by its hash, and nothing is fetched that is not."""

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "requirements").glob("*.txt"))
LOCKS = [ROOT / "client" / "package-lock.json", ROOT / "bench" / "load" / "package-lock.json"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(text: str) -> dict[str, str]:
    """The versions in a list of requirements, by their names."""
    return {plain(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)}


def of_the_build() -> dict[str, str]:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    return pinned("\n".join(wanted))


def test_a_build_names_the_version_of_each_thing_it_runs() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert len(of_the_build()) == len(wanted)


def test_what_a_build_runs_is_what_is_installed_by_hash() -> None:
    installed = pinned((ROOT / "requirements" / "dev.txt").read_text())
    assert {name: installed.get(name) for name in of_the_build()} == of_the_build()


def test_what_they_need_in_turn_is_pinned_as_well() -> None:
    needed = set()
    for name in of_the_build():
        try:
            found = requires(name) or []
        except PackageNotFoundError:
            continue
        # What is for extras, for other Pythons or for other systems is not run here.
        needed |= {re.match(r"[\w.-]+", one)[0] for one in found if "extra ==" not in one and '< "3.11"' not in one}  # type: ignore[index]
    assert {plain(name) for name in needed} - set(of_the_build()) == set()


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_requirement_has_a_hash(path: Path) -> None:
    entries = re.split(r"^(?=[\w.-]+==)", path.read_text(), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_every_package_for_node_has_a_hash(path: Path) -> None:
    packages = json.loads(path.read_text())["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_packages_for_other_machines_are_locked_too(path: Path) -> None:
    packages = json.loads(path.read_text())["packages"]
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {other for package in packages.values() for other in package.get("optionalDependencies", {})}
    assert wanted - locked == set()


def test_every_installation_of_the_makefile_asks_for_hashes_or_fetches_nothing() -> None:
    lines = [line for line in (ROOT / "Makefile").read_text().splitlines() if re.search(r"pip install|uv build", line)]
    assert len(lines) >= 5
    assert [line for line in lines if "--require-hashes" not in line and "--offline" not in line] == []


def test_packages_for_node_are_those_of_the_lock() -> None:
    makefile = (ROOT / "Makefile").read_text()
    # `npm ci` refuses whatever the lock does not name; `npm install` would fetch it.
    assert len(re.findall(r"\$\(NPM\) ci|npm\(\[\"ci\"\]\)", makefile)) == 2
    assert not re.search(r"\$\(NPM\) (install|add)", makefile)

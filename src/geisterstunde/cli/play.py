"""A game at the terminal: begun anew or gone on with."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from geisterstunde.cli.door import Door
from geisterstunde.cli.journals import JournalFile, Secret, fresh_path, in_file, read_file, read_secret
from geisterstunde.cli.leaving import Leaving, leaving_kindly
from geisterstunde.cli.options import typed_options
from geisterstunde.cli.seats import PERSON, seat_kinds, seat_names
from geisterstunde.cli.seats import kinds as known_kinds
from geisterstunde.cli.shelf import game_from_menu, opponent_from_menu
from geisterstunde.cli.terminal_game import TerminalGame
from geisterstunde.core.luck import check_seed, fresh_seed
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.play import Play
from geisterstunde.table.replay import resumed


class WishedGame(NamedTuple):
    """What was asked for on the command line."""

    game: str | None
    players: str | None
    seats: str | None
    names: str | None
    options: list[str]
    scores: str | None
    seed: str | None
    journal: str | None
    continued: str | None


def play_at_terminal(door: Door, wishes: WishedGame) -> int:
    """Play a new game or go on with one; 0 when it is over or was left for later."""
    game = _continued(door, wishes) if wishes.continued is not None else _begun(door, wishes)
    try:
        with leaving_kindly():
            game.play()
    except Leaving as leaving:
        game.say_how_to_continue()
        return leaving.code
    finally:
        game.close()
    return 0


def _begun(door: Door, wishes: WishedGame) -> TerminalGame:
    game = game_called(wishes.game) if wishes.game is not None else game_from_menu(door)
    door.speak_of(game)
    seats = wishes.seats
    if wishes.game is None and seats is None:
        seats = f"{PERSON},{opponent_from_menu(door)}"
    kinds = seat_kinds(game, wishes.players, seats, wishes.names)
    names = seat_names(door.texts, kinds, wishes.names)
    options = typed_options(game, wishes.options, wishes.scores)
    seed = check_seed(wishes.seed) if wishes.seed is not None else fresh_seed()
    table = Play.begin(game, names, options, seed)
    if wishes.journal is not None:
        path = Path(wishes.journal)
    else:
        path = fresh_path(game, datetime.now().strftime("%Y%m%d-%H%M%S"))
    file = JournalFile.create(path, Secret(seed, kinds))
    file.keep(table.journal)
    return TerminalGame(door, table, file, kinds, seed)


def _continued(door: Door, wishes: WishedGame) -> TerminalGame:
    others = ("game", "players", "seats", "names", "scores", "seed", "journal")
    for flag in others:
        if getattr(wishes, flag) is not None or wishes.options:
            raise Refused(Refusal("continue-alone"))
    path = Path(wishes.continued or "")
    with in_file(path):
        game, journal = read_file(path)
        door.speak_of(game)
        if journal.ended is not None:
            raise Refused(Refusal("journal-finished"))
        secret = read_secret(path)
        if len(secret.seats) != len(journal.opening.seats) or not set(secret.seats) <= set(known_kinds()):
            raise Refused(Refusal("wrong-seed"))
        table = resumed(game, journal, secret.seed)
    file = JournalFile.reopen(path, journal)
    file.keep(table.journal)
    return TerminalGame(door, table, file, secret.seats, secret.seed)

"""A game at the terminal: begun anew or gone on with."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from geisterstunde.cli.door import Door
from geisterstunde.cli.folder import home_of_journals
from geisterstunde.cli.game_names import game_meant
from geisterstunde.cli.interrupted import last_interrupted
from geisterstunde.cli.journals import JournalFile, Secret, fresh_path, in_file, read_file, read_secret
from geisterstunde.cli.leaving import Leaving, leaving_kindly
from geisterstunde.cli.options import typed_options
from geisterstunde.cli.seats import PERSON, seat_kinds, seat_names
from geisterstunde.cli.seats import kinds as known_kinds
from geisterstunde.cli.shelf import game_from_menu, opponent_from_menu
from geisterstunde.cli.terminal_game import TerminalGame
from geisterstunde.core.game import Game
from geisterstunde.core.luck import check_seed, fresh_seed
from geisterstunde.core.words import Refusal, Refused
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
    game = _set_up(door, wishes)
    try:
        with leaving_kindly():
            game.play()
    except Leaving as leaving:
        game.say_how_to_continue()
        return leaving.code
    except Refused:
        # The journal could not be written: all but the last move is in it.
        game.say_how_to_continue()
        raise
    finally:
        game.close()
    return 0


def _set_up(door: Door, wishes: WishedGame) -> TerminalGame:
    """The game that was asked for, by the command line or by the menu."""
    if wishes.continued is not None:
        return _continued(door, wishes)
    if wishes.game is not None:
        return _begun(door, wishes, game_meant(wishes.game), wishes.seats)
    nothing_said = WishedGame(None, None, None, None, [], None, None, None, None)
    last = last_interrupted() if wishes == nothing_said else None
    game = game_from_menu(door, last)
    if game is None:
        return _continued(door, wishes._replace(continued=""))
    seats = f"{PERSON},{opponent_from_menu(door)}" if wishes.seats is None else wishes.seats
    return _begun(door, wishes, game, seats)


def _begun(door: Door, wishes: WishedGame, game: Game, seats: str | None) -> TerminalGame:
    door.speak_of(game)
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
    try:
        file.keep(table.journal)
    except Refused:
        file.discard()
        raise
    return TerminalGame(door, table, file, kinds, seed)


def _continued(door: Door, wishes: WishedGame) -> TerminalGame:
    others = ("game", "players", "seats", "names", "scores", "seed", "journal")
    for flag in others:
        if getattr(wishes, flag) is not None or wishes.options:
            raise Refused(Refusal("continue-alone"))
    path = Path(wishes.continued) if wishes.continued else _last_path()
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


def _last_path() -> Path:
    last = last_interrupted()
    if last is None:
        raise Refused(Refusal("nothing-interrupted", {"folder": str(home_of_journals())}))
    return last.path

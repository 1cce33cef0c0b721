"""The shelf: which games there are, and their rules."""

from typing import Final

from rich.table import Table
from rich.text import Text

from geisterstunde.cli.door import Door
from geisterstunde.cli.game_names import game_meant
from geisterstunde.cli.interrupted import Interrupted
from geisterstunde.cli.seats import USUAL, documented_levels, kind_called
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called, names, not_loaded
from geisterstunde.texts.texts import rules_of

TRIES: Final = 3


def show_shelf(door: Door) -> int:
    """The games, and how one gets to play them."""
    show_games(door)
    door.print(Text(), Text(door.texts.say("cli-list-commands", game=names()[0])))
    return 0


def show_games(door: Door) -> None:
    """The games, one line each, and one sentence below."""
    grid = Table.grid(padding=(0, 2))
    for number, name in enumerate(names(), start=1):
        game = game_called(name)
        texts = door.texts.of(game)
        title = Text(f"{number}  {texts.say('game-title')}", style="bold")
        box = texts.say(
            "cli-game-box", players=players_of(game), minutes=texts.say("game-minutes"), age=texts.say("game-age")
        )
        grid.add_row(title, Text(name, style="cyan"), Text(box))
        door_line = Text(texts.say("game-tagline"), style="italic")
        grid.add_row(Text(), Text(), door_line)
    door.print(grid)
    for problem in not_loaded():
        door.refuse(problem)


def players_of(game: Game) -> str:
    """The numbers of players as a box prints them."""
    few, many = game.fewest_players, game.most_players
    return str(few) if few == many else f"{few}–{many}"


def game_from_menu(door: Door, last: Interrupted | None) -> Game | None:
    """The game that is chosen from a menu, by number or name; None to go on with the one that was interrupted."""
    show_games(door)
    door.say("cli-menu-learn", style="dim")
    if last is not None:
        title = door.texts.of(last.game).say("game-title")
        moment = last.moment.strftime("%d.%m.%Y, %H:%M" if door.texts.language == "de" else "%Y-%m-%d, %H:%M")
        door.say("cli-menu-continue", style="bold", game=title, moment=moment)
    for _ in range(TRIES):
        typed = _typed(door, door.texts.say("cli-menu-question"), "no-game-chosen")
        if last is not None and typed.lower() in ("continue", *door.texts.say("cli-word-continue").split(", ")):
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(names()):
            return game_called(names()[int(typed) - 1])
        try:
            return game_meant(typed)
        except Refused as refused:
            door.refuse(refused.refusal)
    raise Refused(Refusal("no-game-chosen"))


def _typed(door: Door, question: str, otherwise: str) -> str:
    """What was typed after a question; Refused with a reason if nobody is there to type."""
    try:
        return door.ask(f"{question} ").strip()
    except EOFError:
        raise Refused(Refusal(otherwise)) from None


def opponent_from_menu(door: Door) -> str:
    """Who plays against a person who came by the menu: a ghost by its name or number; Enter takes the usual one."""
    door.say("cli-opponents", style="bold")
    door.print(documented_levels(door.texts))
    usual = door.texts.say(f"level-{USUAL}")
    for _ in range(TRIES):
        typed = _typed(door, door.texts.say("cli-opponent-question", usual=usual), "no-opponent-chosen")
        try:
            return kind_called(typed) if typed else USUAL
        except Refused as refused:
            door.refuse(refused.refusal)
    raise Refused(Refusal("no-opponent-chosen"))


def show_rules(door: Door, name: str) -> int:
    """Our telling of the rules, page by page at a terminal."""
    from rich.markdown import Markdown

    game = game_meant(name)
    rules = rules_of(game.name, door.texts.language)
    if not rules:
        raise Refused(Refusal("rules-missing", {"game": game.name}))
    with door.pages():
        door.print(Markdown(rules))
    return 0

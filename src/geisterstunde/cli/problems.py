"""What goes wrong on a command line, in words: what was tried, where, and what is possible instead."""

from difflib import get_close_matches
from typing import Any, Final

from geisterstunde.core.words import Refusal
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_typed

GUESSED: Final = {
    "unknown-game": ("name", "games"),
    "unknown-command": ("command", "known"),
    "unknown-flag": ("flag", "known"),
    "unknown-option": ("option", "known"),
    "bad-option-choice": ("value", "choices"),
    "unknown-seat-kind": ("kind", "known"),
}
"""For these refusals a guess is worth making: the argument with the mistake, and the one with all that is right."""


def in_words(refusal: Refusal, texts: Texts) -> str:
    """A refusal as a sentence, with a guess at what was meant where one word is close."""
    sentence = texts.refusal(_in_the_language(refusal, texts))
    if "in_file" in refusal.args:
        sentence = texts.say("cli-in-file", file=refusal.args["in_file"], problem=sentence)
    if refusal.key not in GUESSED:
        return sentence
    wrong, right = (str(refusal.args[name]) for name in GUESSED[refusal.key])
    guess = get_close_matches(wrong.lower(), right.split(", "), n=1)
    return f"{sentence} {texts.say('cli-did-you-mean', guess=guess[0])}" if guess else sentence


def _in_the_language(refusal: Refusal, texts: Texts) -> Refusal:
    """Moves that are words are shown as a person types them: `wahr`, not `true`."""
    if refusal.key != "unreadable-move":
        return refusal
    examples = ", ".join(as_typed(example, texts) for example in str(refusal.args["examples"]).split(", "))
    return Refusal(refusal.key, {**refusal.args, "examples": examples})


def refusal_of_usage(problem: Any, texts: Texts) -> Refusal:
    """What Typer found wrong with a command line, as one of our refusals; its own sentences are English only."""
    command = problem.ctx.command_path if getattr(problem, "ctx", None) else "geisterstunde"
    match type(problem).__name__:
        case "NoSuchOption":
            return Refusal("unknown-flag", {"flag": problem.option_name, "command": command, "known": _flags(problem)})
        case "BadOptionUsage":
            is_missing = "requires" in problem.message
            named = {"flag": problem.option_name, "command": command}
            return Refusal("flag-needs-value" if is_missing else "flag-takes-no-value", named)
        case "MissingParameter":
            name = texts.say(f"cli-meta-{problem.param.name}")
            return Refusal("missing-argument", {"argument": name, "command": command})
        case _:
            return Refusal("bad-usage", {"command": command})


def _flags(problem: Any) -> str:
    params = problem.ctx.command.get_params(problem.ctx) if problem.ctx else []
    return ", ".join(flag for param in params for flag in param.opts if flag.startswith("--"))

"""The languages of the program and who speaks which; alone, so that it can be asked before any text is loaded."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("de", "en")
FALLBACK: Final = "en"
SETTING: Final = "GEISTERSTUNDE_LANG"


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def language_set(environment: Mapping[str, str]) -> str:
    """What GEISTERSTUNDE_LANG says, in small letters and ours or not, else the language of the locale."""
    return environment.get(SETTING, "").lower() or language_of_locale(environment)

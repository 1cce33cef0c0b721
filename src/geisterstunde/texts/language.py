"""Which language a person reads: what was asked for, else what the locale says, else English."""

from collections.abc import Mapping
from typing import Final

from geisterstunde.core.words import Refusal, Refused

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


def chosen_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What `--lang` says, else GEISTERSTUNDE_LANG, else the locale; Refused if it is a language we do not speak."""
    asked = wanted if wanted is not None else environment.get(SETTING) or None
    if asked is None:
        return language_of_locale(environment)
    if asked.lower() not in LANGUAGES:
        raise Refused(Refusal("unknown-language", {"language": asked, "known": ", ".join(LANGUAGES)}))
    return asked.lower()

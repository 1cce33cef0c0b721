"""Which language a person reads: what was asked for, else what the locale says, else English."""

from collections.abc import Mapping

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.languages import FALLBACK, LANGUAGES, SETTING, language_of_locale

__all__ = ["FALLBACK", "LANGUAGES", "SETTING", "chosen_language", "language_of_locale"]


def chosen_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What `--lang` says, else GEISTERSTUNDE_LANG, else the locale; Refused if it is a language we do not speak."""
    asked = wanted if wanted is not None else environment.get(SETTING) or None
    if asked is None:
        return language_of_locale(environment)
    if asked.lower() not in LANGUAGES:
        raise Refused(Refusal("unknown-language", {"language": asked, "known": ", ".join(LANGUAGES)}))
    return asked.lower()

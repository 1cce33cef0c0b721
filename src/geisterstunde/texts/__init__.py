"""Every sentence a person reads, in German and English (Project Fluent)."""

from geisterstunde.texts.language import LANGUAGES, chosen_language, language_of_locale
from geisterstunde.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts", "chosen_language", "language_of_locale"]

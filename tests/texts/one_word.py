"""One word for one thing: what each game's rulebook calls it, and what it is therefore never called here."""

Words = dict[str, str]
"""A word that must not be read, as a pattern, with what is said instead."""

EVERYWHERE: dict[str, Words] = {
    "de": {
        r"aufgehoben|aufheb\w*|aufbewahr\w*": "gespeichert; aufgehoben sounds like called off",
        r"zusehen|sieh\w* zu|seht zu": "zuschauen",
        r"Plättchen": "Marke, Wohnsitz or Angstpunkt, as the game has it",
        r"Mitspieler\w*|Spieler\w*": "people go by name, or are Personen",
        r"Gastgeber\w*": "wer einlädt",
        r"ist am Zug|an der Reihe ist": "ist dran",
        r"[Dd]as Spiel ist (schon )?aus": "die Partie ist zu Ende; a Spiel stands on the shelf",
    },
    "en": {
        r"gets out": "escapes",
        r"a fright|frights": "fear point",
        r"the own": "your own, their own",
    },
}

IN_GAME: dict[str, dict[str, Words]] = {
    "18-ghosts": {"de": {r"Gespenst\w*": "Geist", r"Kerker\w*": "Verlies"}, "en": {r"jail|prison": "dungeon"}},
    "ghosts": {
        "de": {r"Gespenst\w*": "Geist", r"Angstfaktor\w*": "Angst", r"Angstmarker\w*|Marker\w*": "Angstpunkt"},
        "en": {r"points? of fear": "fear point", r"markers?": "fear point"},
    },
    "ghoosty": {"de": {r"Geist(er\w*)?": "Gespenst", r"Krypta": "Gruft"}, "en": {r"graveyard": "cemetery"}},
    "ghost-for-sale": {
        "de": {
            r"Geist(er\w*)?": "Gespenst",
            r"Bild(er)?": "Gemälde",
            r"Schloß|Schloß\w*": "Schloss",
            r"[Hh]eb\w* [^.]*\bauf": "zurücklegen",
        },
        "en": {r"picture": "painting", r"chips?": "token"},
    },
    "rest-in-peace": {
        "de": {r"Gespenst\w*": "Geist", r"Chips?": "Wohnsitz", r"Medium|Medien": "Hellseher"},
        "en": {r"tokens?": "residence", r"mediums?": "psychic"},
    },
}

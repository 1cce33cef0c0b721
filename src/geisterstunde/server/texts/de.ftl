# Was der Server sagt.

### Was aufbewahrt wird (store.py, sqlite.py): Sätze für alle am Tisch, ohne Dateinamen

refusal-not-saved = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es gleich noch einmal; wer den Server betreibt, findet den Grund im Protokoll.
refusal-not-read = Dieser Tisch kann gerade nicht gelesen werden. Wer den Server betreibt, findet den Grund im Protokoll.

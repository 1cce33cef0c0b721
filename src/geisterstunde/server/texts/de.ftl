# Was der Server sagt.

### Was aufbewahrt wird (store.py, sqlite.py): Sätze für alle am Tisch, ohne Dateinamen

refusal-not-saved = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es gleich noch einmal; wer den Server betreibt, findet den Grund im Protokoll.
refusal-not-read = Dieser Tisch kann gerade nicht gelesen werden. Wer den Server betreibt, findet den Grund im Protokoll.

### Was aufbewahrt wird: Sätze für die, die den Server starten oder sichern

refusal-store-locked = { $file } wird schon von einem anderen laufenden Server oder Programm benutzt. Beende es oder nenne eine andere Datei.
refusal-store-newer = { $file } stammt von einer neueren Ausgabe von Geisterstunde (Stand { $found }, bekannt ist { $known }). Nimm die neuere Ausgabe; an der Datei wurde nichts geändert.
refusal-store-damaged = { $file } ist beschädigt und wird so nicht benutzt. Lege die Datei beiseite und nimm eine Sicherung oder eine neue Datei; an ihr wurde nichts geändert.
refusal-store-not-ours = { $file } ist keine Datenbank von Geisterstunde. Nenne eine andere Datei; an dieser wurde nichts geändert.
refusal-store-not-writable = { $file } lässt sich nicht zum Schreiben öffnen: Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt oder gestört. Gib sie frei oder nenne eine andere Stelle.
refusal-store-no-room = Für { $file } ist auf dem Datenträger kein Platz mehr. Schaffe Platz und versuche es noch einmal.
refusal-store-log-alone = { $file } fehlt, aber { $log } ist da und gehört zu ihr. Hole die Datei zurück, oder lege { $log } beiseite, um neu anzufangen; geändert wurde nichts.
refusal-backup-of-nothing = Es gibt nichts zu sichern: { $file } gibt es nicht. Nenne den Ordner, mit dem der Server läuft.
refusal-backup-not-written = Die Sicherung { $file } ließ sich nicht schreiben; vielleicht ist der Datenträger voll. Wähle eine andere Stelle; eine halbe Sicherung bleibt nicht zurück.

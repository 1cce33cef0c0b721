# Was der Server sagt.

### Was gespeichert wird (store/): Sätze für alle am Tisch, ohne Dateinamen

refusal-not-saved = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es gleich noch einmal; wer den Server betreibt, findet den Grund im Protokoll.
refusal-not-read = Dieser Tisch kann gerade nicht gelesen werden. Wer den Server betreibt, findet den Grund im Protokoll.

### Was gespeichert wird: Sätze für die, die den Server starten oder sichern

refusal-store-locked = { $file } wird schon von einem anderen laufenden Server oder Programm benutzt. Beende es oder nenne eine andere Datei.
refusal-store-newer = { $file } stammt von einer neueren Ausgabe von Geisterstunde (Stand { $found }, bekannt ist { $known }). Nimm die neuere Ausgabe; an der Datei wurde nichts geändert.
refusal-store-damaged = { $file } ist beschädigt und wird so nicht benutzt. Lege die Datei beiseite und nimm eine Sicherung oder eine neue Datei; an ihr wurde nichts geändert.
refusal-store-not-ours = { $file } ist keine Datenbank von Geisterstunde. Nenne eine andere Datei; an dieser wurde nichts geändert.
refusal-store-not-writable = { $file } lässt sich nicht zum Schreiben öffnen: Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt oder gestört. Gib sie frei oder nenne eine andere Stelle.
refusal-store-no-room = Für { $file } ist auf dem Datenträger kein Platz mehr. Schaffe Platz und versuche es noch einmal.
refusal-store-log-alone = { $file } fehlt, aber { $log } ist da und gehört zu ihr. Hole die Datei zurück, oder lege { $log } beiseite, um neu anzufangen; geändert wurde nichts.
refusal-backup-of-nothing = Es gibt nichts zu sichern: { $file } gibt es nicht. Nenne den Ordner, mit dem der Server läuft.
refusal-backup-not-written = Die Sicherung { $file } ließ sich nicht schreiben; vielleicht ist der Datenträger voll. Wähle eine andere Stelle; eine halbe Sicherung bleibt nicht zurück.

### Was an den Türen gesagt wird

refusal-unknown-table = Einen Tisch mit diesem Namen gibt es hier nicht. Prüfe die drei Wörter, oder lass dir den Link noch einmal geben.
refusal-unknown-token = Dieser Schlüssel passt zu niemandem an diesem Tisch. Öffne deinen eigenen Link, oder setze dich neu dazu.
refusal-only-watching = Du schaust nur zu. Setze dich an den Tisch, um mitzuspielen.
refusal-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr gespeichert wird. Gründet einen neuen.
refusal-table-busy = An diesem Tisch geschieht gerade zu vieles zugleich. Sieh nach, was sich geändert hat, und versuche es noch einmal.
refusal-table-crowded = An diesem Tisch schauen schon { $most } zu. Versuche es später noch einmal.
refusal-too-many-windows = Du hast diesen Tisch schon in { $most } Fenstern offen; das älteste wird geschlossen.
refusal-watching-closed = An diesem Tisch darf niemand nur zuschauen.
refusal-table-unreadable = Dieser Tisch lässt sich mit diesem Programm nicht weiterspielen. Wer den Server betreibt, findet den Grund im Protokoll.
refusal-house-full = Das Haus ist voll. Versuche es später noch einmal.
refusal-game-not-finished = Diese Partie läuft noch; ihre Spieldatei gibt es, wenn sie zu Ende ist.
refusal-too-many-tables = Von hier aus wurden gerade sehr viele Tische eröffnet. Versuche es später noch einmal.
refusal-too-many-joins = Von hier aus haben sich gerade sehr viele an Tische gesetzt. Versuche es später noch einmal.
refusal-too-many-requests = Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.
refusal-too-many-sockets = Von hier aus sind schon { $most } Verbindungen offen. Schließe eine davon.
refusal-too-many-messages = Das waren zu viele Nachrichten auf einmal. Warte einen Augenblick.
refusal-too-large = Diese Nachricht ist zu groß; erlaubt sind { NUMBER($most) } Bytes.
refusal-too-deep = Diese Nachricht ist zu tief verschachtelt.
refusal-no-json = Diese Nachricht ist kein gültiges JSON.
refusal-wrong-message = Diese Nachricht ist nicht, was hier erwartet wird: { $problem }
refusal-bad-frame = Was ankam, ist keine WebSocket-Nachricht.
refusal-hello-first = Sag zuerst „hello“.
refusal-hello-late = Es kam kein „hello“. Verbinde dich noch einmal.
refusal-hello-twice = „hello“ wurde auf dieser Verbindung schon gesagt.
refusal-unknown-path = Diese Adresse gibt es hier nicht.
refusal-wrong-method = Diese Adresse kennt diese Art von Anfrage nicht.
refusal-foreign-page = Eine fremde Seite darf mit diesem Server nicht sprechen.
refusal-metrics-forbidden = Diese Zahlen sind nur für den Rechner, auf dem der Server läuft.
refusal-server-trouble = Auf dem Server ist etwas schiefgegangen, und es hat sich nichts geändert. Versuche es noch einmal; wer den Server betreibt, findet den Grund im Protokoll.

server-verified = Alles ist ehrlich zugegangen: Jeder Zug war erlaubt, und jeder Zufall kam aus dem versprochenen Startwert. { $result }

### Sätze für die, die den Server starten

refusal-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht.
refusal-bad-setting = { $setting } hat einen unmöglichen Wert: { $problem }
refusal-no-data-file = Es fehlt die Datei, in der die Tische gespeichert werden. Nenne sie mit --data.

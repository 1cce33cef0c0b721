# Was der Server sagt.

### Was gespeichert wird (store/): Sätze für alle am Tisch, ohne Dateinamen

refusal-not-saved = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es gleich noch einmal; wer den Server betreibt, findet den Grund im Protokoll.
refusal-save-in-doubt = Beim Speichern hat der Datenträger versagt, und noch ist nicht bekannt, ob es gilt. Sieh dir den Tisch gleich noch einmal an, bevor du es wiederholst; wer den Server betreibt, findet den Grund im Protokoll.
refusal-table-damaged = Eintrag { $entry } dieses Tisches ist beschädigt; deshalb wird hier nicht weitergespielt, als wäre nichts geschehen. { $whole ->
    [0] Davor ist nichts übrig.
    [one] Der eine Eintrag davor ist heil, und wer den Server betreibt, kann ihn mit „geisterstunde check --copy“ in eine Kopie retten.
   *[other] Die { $whole } Einträge davor sind heil, und wer den Server betreibt, kann sie mit „geisterstunde check --copy“ in eine Kopie retten.
}
refusal-not-read = Dieser Tisch kann gerade nicht gelesen werden. Wer den Server betreibt, findet den Grund im Protokoll.

### Was gespeichert wird: Sätze für die, die den Server starten oder sichern

refusal-store-locked = { $file } wird schon von einem anderen laufenden Server oder Programm benutzt. Beende es oder nenne eine andere Datei.
refusal-store-newer = { $file } stammt von einer neueren Ausgabe von Geisterstunde (Stand { $found }, bekannt ist { $known }). Nimm die neuere Ausgabe; an der Datei wurde nichts geändert.
refusal-store-damaged = { $file } ist beschädigt und wird so nicht benutzt; an ihr wurde nichts geändert. „geisterstunde check --copy DATEI“ rettet, was heil ist, in eine neue Datei. Oder lege sie beiseite und nimm eine Sicherung.
refusal-store-not-ours = { $file } ist keine Datenbank von Geisterstunde. Nenne eine andere Datei; an dieser wurde nichts geändert.
refusal-store-not-writable = { $file } lässt sich nicht zum Schreiben öffnen: Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt oder gestört. Gib sie frei oder nenne eine andere Stelle.
refusal-store-no-room = Für { $file } ist auf dem Datenträger kein Platz mehr. Schaffe Platz und versuche es noch einmal.
refusal-store-log-alone = { $file } fehlt, aber { $log } ist da und gehört zu ihr. Hole die Datei zurück, oder lege { $log } beiseite, um neu anzufangen; geändert wurde nichts.
refusal-store-end-missing = { $file } war offen, als der Server endete, und was zuletzt gespielt wurde, ist nicht darin: { $log } fehlt, ist abgeschnitten oder beschädigt. Hole { $log } zurück. Geht das nicht, rettet „geisterstunde check --copy DATEI“, was da ist; geändert wurde nichts.
refusal-check-of-nothing = Es gibt nichts zu prüfen: { $file } gibt es nicht. Nenne den Ordner, mit dem der Server läuft.
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
refusal-undo-no-more = An diesem Tisch wurde so viel zurückgenommen, dass es nicht mehr geht. Spielt weiter oder gründet einen neuen.
refusal-too-much-kept = Für deine Adresse wurde zuletzt so viel gespeichert, dass gerade kein Platz für mehr ist. Warte ein paar Minuten, dann geht es weiter.
refusal-client-not-built = Die Seite im Browser ist auf diesem Server nicht gebaut. Wer ihn betreibt, baut sie mit „make setup“ oder installiert das fertige Paket.
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
refusal-unknown-rules = Regeln von „{ $name }“ gibt es hier nicht. Es gibt die von: { $games }.
refusal-wrong-method = Diese Adresse kennt diese Art von Anfrage nicht.
refusal-foreign-page = Eine fremde Seite darf mit diesem Server nicht sprechen.
refusal-foreign-host = So heißt dieses Haus nicht. Wenn es deines ist: Starte es mit --address und der Adresse, unter der die Leute kommen, etwa --address http://geister.example:8018.
refusal-metrics-forbidden = Diese Zahlen sind nur für den Rechner, auf dem der Server läuft.
refusal-chat-not-allowed = An diesem Tisch schreibt niemand eigene Worte. Grüß mit einem Gesicht oder einem Satz; wer einlädt, kann das Schreiben erlauben.
refusal-too-many-remarks = Das war viel auf einmal. Warte einen Augenblick, bevor du mehr sagst.
refusal-too-many-hints = Das waren viele Tipps auf einmal. Überleg einen Augenblick und frag dann wieder.
refusal-hint-under-way = Der Geist denkt noch über deine letzte Frage nach.
refusal-name-of-ghost = So heißt hier ein Geist. Wähle einen anderen Namen als „{ $name }“.
refusal-hints-busy = Alle Geister denken gerade nach. Frag gleich noch einmal.
refusal-hint-failed = Dem Geist ist diesmal nichts eingefallen. Frag noch einmal, oder folge deiner Nase.
refusal-review-after-the-end = Zusammen ansehen könnt ihr die Partie, wenn sie zu Ende ist.
refusal-review-too-fast = Das geht etwas zu schnell für die anderen. Warte einen Moment.
refusal-hint-too-late = Inzwischen ging die Partie weiter. Frag wieder, wenn du dran bist.
refusal-house-forbidden = Diese Seite ist für die, die den Server betreiben: Öffne sie auf jenem Gerät oder mit dem Link, den der Server beim Start zeigt.
refusal-backup-too-soon = Die letzte Sicherung ist gerade erst entstanden. Warte { $seconds } Sekunden bis zur nächsten.
refusal-too-many-backups = Im Ordner „{ $folder }“ liegen schon { $most } Sicherungen. Leg einige davon woandershin und mach dann eine neue.
refusal-backup-no-room = Auf der Festplatte ist für eine Sicherung nicht genug Platz. Schaff Platz und versuch es noch einmal.
refusal-server-trouble = Auf dem Server ist etwas schiefgegangen, und es hat sich nichts geändert. Versuche es noch einmal; wer den Server betreibt, findet den Grund im Protokoll.

server-verified = Die Partie ist, wie sie sein soll. { $result }

### Sätze für die, die den Server starten

refusal-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht.
refusal-bad-setting = { $setting } hat einen unmöglichen Wert: { $problem }
refusal-no-data-file = Es fehlt die Datei, in der die Tische gespeichert werden. Nenne sie mit --data.

problem-home = Zur ersten Seite

## Rückblick auf eine Partie
refusal-look-backs-full = Gerade wollen viele zurückblicken. Die Partie läuft nicht weg: Versuch es in ein paar Minuten noch einmal.
refusal-look-backs-of-address = Von hier aus wird schon auf { $most } Partien zurückgeblickt. Warte, bis eine davon fertig ist, oder brich sie ab.
refusal-look-back-table-busy = An diesem Tisch wird schon auf eine andere Partie zurückgeblickt. Danach geht es hier weiter.
refusal-look-back-failed = Die Geister sind beim Nachdenken eingeschlafen. An der Partie ist nichts verloren: Versuch es noch einmal.
refusal-look-back-not-yours = Abbrechen kann das, wer am Tisch sitzt oder darum gebeten hat.
refusal-look-back-not-there = Auf diese Partie hat noch niemand zurückgeblickt. Fang damit an, dann gibt es auch die Datei.
refusal-what-if-not-agreed = Mit den Karten, wie sie lagen, geht es weiter, sobald alle einverstanden sind, die gespielt haben. Frag sie am Tisch, oder lass neu geben, was du nicht wissen konntest.
refusal-what-if-other-rules = Diese Partie lief nach älteren Regeln. Ansehen kannst du sie, weiterspielen leider nicht.

### Die gleichen Karten für alle

refusal-unknown-deal = Diese Verteilung gibt es nicht: Der Link ist unvollständig oder von einem anderen Haus. Lass ihn dir noch einmal geben.
refusal-deal-other-rules = Diese Verteilung wurde unter anderen Regeln ausgedacht (Stand { $deal }, hier gilt { $program }), und ein Vergleich wäre nicht gerecht. Leg eine neue an.
refusal-deal-too-early = Die Verteilung dieser Woche kommt erst noch. Spiel solange die jetzige.
refusal-deal-too-long = Was ihr vereinbart habt, ist zu lang für einen Link. Nimm eine Verteilung mit weniger eigenen Angaben.
refusal-deal-without-words = Hier haben alle die gleichen Karten: Deshalb kann niemand Wörter dazugeben.
refusal-deal-is-fixed = Hier haben alle die gleichen Karten: Spiel, Plätze und Vereinbarung stehen fest. Nach dieser Partie könnt ihr wählen.
refusal-no-deal = An diesem Tisch wird keine geteilte Verteilung gespielt.

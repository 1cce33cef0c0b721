# Was die Seite unter / sagt. `make types` legt diese Texte dorthin, wo die Seite sie findet.

## The first page

page-welcome = Setz dich, es spukt gleich.
page-lead = Fünf Geisterspiele, mit Freunden oder gegen Geister. Ohne Konto, ohne etwas zu installieren.
page-games = Welches Spiel?
page-box = { $players } Personen · { $minutes } Minuten · ab { $age }
page-set-table = Spielen
page-have-code = Jemand hat dir den Namen eines Tischs genannt?
page-code-example = mola-kerin-tusol
page-to-table = Zum Tisch
page-your-tables = Deine Tische
page-forget = Den Tisch { $code } vergessen
page-language = Sprache
page-your-name = Dein Name
page-names = Irrlicht, Motte, Funke, Eule, Distel, Laterne, Murmel, Farn, Kiesel, Komet, Klee, Wacholder
page-how-many = Wie viele spielen mit?
page-chair = Platz { $number }
page-a-friend = jemand, den ich einlade
page-friend-comes = bekommt einen Link von dir
page-options = Was ihr vereinbart
page-sit-down = Hinsetzen
page-cancel = Abbrechen
page-close = Schließen
page-home = Zur ersten Seite
page-again = Noch einmal versuchen
page-no-code = „{ $code }“ kann kein Tisch heißen: Tische heißen nach drei kurzen Wörtern, etwa mola-kerin-tusol. Prüfe den Link, oder lass ihn dir noch einmal geben.
page-server-away = Der Server antwortet nicht. Läuft er noch?

## Around the table

page-line-lost = Die Verbindung ist weg. Ich versuche, zurück an deinen Tisch zu kommen …
page-watching = Du schaust zu
page-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-waiting-for-friends = Noch sind Plätze frei. Lade jemanden ein, oder lass Geister Platz nehmen.
page-sit-or-watch = Ein Platz ist noch frei: Setz dich, oder schau einfach zu.
page-all-here = Alle sind da. Fangt an, wann ihr mögt.
page-soon = Gleich geht es los.
page-board = Der Tisch
page-choices = Was du tun kannst
page-around = Am Tisch
page-here = ist da
page-not-here = ist nicht da
page-you = (du)
page-is-host = lädt ein
page-turn = ist dran
page-your-turn = du bist dran
page-away = ist weg
page-away-ghost = ist weg; es spielt { $ghost }
page-free-chair = Hier ist noch ein Platz frei
page-closed = Zurzeit wird niemand mehr eingelassen.
page-invite = Einladen
page-invite-how = Wer den Link öffnet, setzt sich hierher oder schaut zu, wenn alle Plätze besetzt sind.
page-invite-picture = Der Link als Bild für die Kamera eines Telefons
page-copy = Link kopieren
page-copied = Kopiert
page-log = Was geschehen ist
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}

## What one can do

page-start = Anfangen
page-undo = Zurücknehmen
page-resign = Partie aufgeben
page-resign-sure = Möchtest du diese Partie aufgeben? Wer mit am Tisch sitzt, wird erst gefragt.
page-rematch = Noch eine Partie
page-stand = Aufstehen
page-stand-sure = Möchtest du aufstehen? In einer laufenden Partie bleibt der Platz deiner, und du kannst zurückkommen.
page-return = Zurückkommen
page-device = Auf ein anderes Gerät
page-device-how = Öffne diesen Link auf deinem anderen Gerät, oder halte dessen Kamera hierher. Wer ihn hat, spielt an deiner Stelle: Zeig ihn niemandem sonst.
page-device-picture = Der Link zu deinem Platz als Bild für die Kamera eines Telefons
page-agree = In Ordnung
page-disagree = Nein
page-withdraw = Doch nicht
page-wants-undo = { $name } möchte den letzten Zug zurücknehmen.
page-asked-undo = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
page-wants-resign = { $name } möchte aufgeben.
page-asked-resign = Die anderen werden gefragt, ob sie deine Aufgabe annehmen.
page-wants-rematch = { $name } möchte noch eine Partie spielen.
page-asked-rematch = Die anderen werden gefragt, ob sie noch eine Partie spielen.

## The host

page-host = Den Tisch einrichten
page-next-game = Das nächste Spiel
page-ghost-for = Ein Geist für { $name } …
page-clear = { $name } bitten, aufzustehen
page-hand-over = { $name } den Tisch überlassen
page-turn-chairs = Alle einen Platz weiter
page-open = Neue dürfen dazukommen
page-let-watch = Wer keinen Platz hat, darf zuschauen
page-clock = Zeit für einen Zug
page-no-clock = keine Uhr

## Luck

page-fair = Ging es mit rechten Dingen zu?
page-fair-how = Vor der ersten Karte veröffentlicht der Server diesen Fingerabdruck seines geheimen Startwerts, am Ende den Startwert selbst. So konnte niemand eine Karte unterschieben.
page-own-words = Deine eigenen Worte für den Startwert
page-add = Dazulegen
page-journal = Die Partie als Datei
page-verify = Partie prüfen

## 18 Ghosts

page-castle = Das Schloss
page-letter-red = R
page-letter-blue = B
page-letter-yellow = G
page-colour-red = rot
page-colour-blue = blau
page-colour-yellow = gelb
page-facing-north = nach oben
page-facing-east = nach rechts
page-facing-south = nach unten
page-facing-west = nach links
page-carpet = Teppich { $colour }
page-mirror = Spiegelsaal
page-portal = Portal { $colour }, offen { $facing }
page-ghost-of = Geist von { $name } ({ $colour })
page-own-ghost = dein Geist ({ $colour })
page-possible = möglich
page-wins = siegt
page-loses = verliert
page-escapes = flieht!
page-ghost-stuck = Dieser Geist kann gerade nirgendwohin. Wähle einen, der leuchtet.
page-choose-own-ghost = Wähle einen deiner eigenen Geister, die leuchten.
page-not-now = Du bist gerade nicht dran.
page-dungeon = Verlies
page-dungeon-empty = niemand
page-release = Aus dem Verlies befreien: { $ghost }
page-to-set-down = Ein Geist ({ $colour }) kommt auf einen freien Teppich seiner Farbe.
page-lantern-lit = Laterne { $colour } brennt ({ $count } draußen)
page-lantern-dark = Laterne { $colour } ist dunkel
page-in-box = noch { $count }

## Card games

page-nothing = nichts
page-hand = Deine Hand
page-round = Runde
page-of = { $number } von { $most }
page-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-fear-points = { $count ->
    [one] 1 Angstpunkt
   *[other] { $count } Angstpunkte
}
page-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
page-direction = Richtung
page-clockwise = im Uhrzeigersinn
page-counterclockwise = gegen den Uhrzeigersinn
page-fear = Angst
page-pile = Stapel
page-draw-pile = Nachziehstapel
page-took = hat genommen
page-family-yellow = gelb
page-family-red = rot
page-family-blue = blau
page-family-white = weiß
page-family-black = schwarz
page-family-green = grün
page-family-fog = Nebel
page-cemetery = Friedhof
page-crypt = Gruft
page-midnight = leer: Mitternacht ist vorbei
page-toms = Toms neben dem Friedhof
page-exile = Exil
page-house = Haus: { $count }
page-boos = { $count ->
    [one] 1 Buh
   *[other] { $count } Buhs
}
page-out = als Nummer { $place } ausgestiegen
page-truelight = Mrs. Truelight
page-stack = „?“-Stapel
page-trues = { $count } × wahr
page-question = Deine „?“-Karte
page-true = wahr
page-false = falsch
page-reserved = Zurückgelegt
page-castle-kind = Schloss
page-manor-kind = Landgut
page-ghost-face = Gespenst
page-painting-face = Gemälde
page-owner = gehört { $name }
page-owner-you = gehört dir
page-back-small = wenig Geld
page-back-large = viel Geld
page-passed = hat gepasst
page-tokens = Marken: { $ghosts } × Gespenst, { $paintings } × Gemälde
page-row = Zehn Runden
page-total-of = Summe von { $name }
page-own-total = Deine Summe
page-prize = Wer diese Runde verliert, bekommt
page-tenth = Bei der zehnten Runde
page-own-psychics = Deine Hellseher
page-villas = { $count ->
    [one] 1 Villa
   *[other] { $count } Villen
}
page-castles = { $count ->
    [one] 1 Schloss
   *[other] { $count } Schlösser
}

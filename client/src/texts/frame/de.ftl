# Was der Rahmen um die Tische sagt. Wer spielt, heißt $name; Tische heißen $code.

## Überall

brand = Geisterstunde
close = Schließen
done = Fertig
back = Zurück
games = Spiele
settings = Einstellungen
language = Sprache
language-de = DE, Deutsch
language-en = EN, Englisch
you = du
copy = Kopieren
copy-link = Link kopieren
copied = Kopiert
share = Teilen
reload = Neu laden
fewer = weniger
more = mehr
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
strength = Stärke { $strength } von 5
chair = Platz { $number }
chair-free = Platz { $number }: frei, { $action }
chair-taken = Platz { $number }: { $name }, { $state }
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
colour-violet = Violett
colour-rose = Rosa

## Startseite

start-title = Setz dich, es spukt gleich.
start-lead = Fünf Geisterspiele – mit Freunden oder gegen Gespenster. Ohne Konto, ein Klick genügt.
start-lead-short = Fünf Geisterspiele. Ohne Konto, ein Klick genügt.
start-shelf = Welches Spiel?
start-play = Sofort spielen
start-play-game = Sofort spielen: { $game }
start-setting-game = Der Tisch wird gedeckt: { $game }
start-invite = Freunde zu { $game } einladen
start-box = { $game }: { $players } Personen, { $minutes } Minuten, ab { $age }
start-facts = { $players } Pers. · { $minutes } Min. · ab { $age }
start-join = An einen Tisch setzen
start-join-label = Name des Tischs
start-join-example = Name des Tischs, z. B. mola-kerin
start-join-go = Hingehen
start-join-empty = Schreib zuerst den Namen des Tischs hinein, zum Beispiel mola-kerin-tusol.
start-join-unlike = „{ $code }“ kann kein Tisch heißen: Tische heißen nach drei kurzen Wörtern, etwa mola-kerin-tusol.
start-continue = Weiterspielen
start-all-tables = Alle { $count } Tische
start-more-tables = +{ $more }, alle { $count } Tische
start-tables = Deine Tische
start-tables-over = Zu Ende gespielt
start-forget = Den Tisch { $code } vergessen
start-your-turn = { $game } · du bist dran
start-others-turn = { $game } · { $name } ist dran
start-gathering = { $game } · ihr sammelt euch
start-over = { $game } · zu Ende
start-running = { $game } · läuft
start-me = { $name }: Name und Geist ändern
start-theme-day = Tag
start-theme-night = Nacht
start-to-day = Tag: helle Farben
start-to-night = Nacht: dunkle Farben
start-setting = Der Tisch wird gedeckt
start-names = Irrlicht, Motte, Funke, Eule, Distel, Laterne, Murmel, Farn, Kiesel, Komet, Klee, Wacholder

## Einstellungen

settings-light = Licht
settings-light-how = „System“ folgt deinem Gerät.
settings-night = Nacht
settings-day = Tag
settings-system = System
settings-motion = Bewegung
settings-motion-how = „Ruhig“ blendet nur über.
settings-motion-full = Voll
settings-motion-calm = Ruhig
settings-sound = Geräusche
settings-sound-how = Aus, bis du sie magst.
settings-call = Ruf mich, wenn ich dran bin
settings-call-granted = Auch wenn du gerade woanders liest.
settings-call-asked = Dein Browser fragt dich gleich, ob er darf.
settings-call-denied = Dein Browser verbietet es noch. Erlaub es in seinen Einstellungen.
settings-call-never = Das geht nur, wo die Adresse mit https beginnt oder der Server auf diesem Gerät läuft.
settings-text = Schrift
settings-text-size = { $percent } %
settings-patterns = Muster immer zeigen
settings-patterns-how = Streifen, Punkte, Sterne zu jeder Farbe.
settings-preview = So sieht es aus
settings-preview-prompt = Du bist dran: Leg eine Karte, die leuchtet.
settings-keep = Gilt sofort und nur in diesem Browser.
settings-keep-not = Gilt sofort. Dieser Browser merkt sich nichts: Nach dem Neuladen ist es vergessen.

## Name und Geist

me-title = Wer bist du?
me-name = So heißt du am Tisch
me-name-other = Anderer Name
me-name-empty = Ohne Namen geht es nicht: Schreib einen hinein, oder nimm einen vorgeschlagenen.
me-ghost = Dein Geist
me-more-ghosts = Mehr Geister
me-ghost-name = { $family }, { $colour }
ghost-sheet = Laken
ghost-round = Kugel
ghost-spitz = Zipfel
ghost-boo = Huhu
ghost-kid = Kind
ghost-wisp = Irrlicht
ghost-turnip = Rübe
ghost-mummy = Mumie
ghost-frank = Frankie
ghost-bones = Skelett
ghost-vamp = Vampir
ghost-zombie = Zombie
ghost-bell = Dame
ghost-lord = Herr
ghost-hunch = Buckel
ghost-cat = Katze
ghost-mouse = Maus
ghost-dog3 = Höllenhund
ghost-fog = Nebel

## Wer spielt mit?

setup-title = Wer spielt mit?
setup-how = Tippe einen Stuhl an und such aus, wer dort sitzt.
setup-how-many = Wie viele spielen?
setup-who-here = Platz { $number }: Wer sitzt hier?
setup-free = Frei
setup-free-for = für Freunde
setup-this-device = an diesem Gerät
setup-this-device-short = dieses Gerät
setup-friends = Freunde
setup-friends-how = Wer den Link öffnet, setzt sich hierher
setup-device = Dieses Gerät
setup-device-how = Ihr reicht es herum, ein Vorhang verdeckt die Karten
setup-agreed = Was ihr vereinbart
setup-agreed-rulebook = wie in der Anleitung
setup-chairs-free = { $count ->
    [0] Alle Stühle sind besetzt.
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
}
setup-invite-or-play = Lade jemanden ein. Oder spiel sofort: Dann setzt sich { $bot } dazu.
setup-ready = Ihr könnt gleich anfangen.
setup-play = Sofort spielen
setup-invite = Freunde einladen
setup-invite-short = Einladen
setup-choose = auswählen, wer hier sitzt

## Am Tisch, bevor es losgeht

lobby-come = Komm an unseren Tisch!
lobby-picture = Der Link als Bild für die Kamera
lobby-picture-how = Kamera draufhalten und hinsetzen.
lobby-read-out = Zum Vorlesen
lobby-facts = { $chairs } Plätze · etwa { $minutes } Minuten
lobby-you-host = du lädst ein
lobby-hosts = lädt ein
lobby-here = ist da
lobby-not-here = ist nicht da
lobby-free = Frei
lobby-seat-bot = Geist hinsetzen
lobby-while = Solange ihr wartet
lobby-show-me = Zeig mir, wie es geht
lobby-rules = Regeln auf einen Blick
lobby-rules-how = eine Seite
lobby-luck = Ein Wort fürs Glück
lobby-luck-how = Damit mischt ihr die Karten mit.
lobby-luck-add = Dazulegen
lobby-arrange = Den Tisch einrichten
lobby-open = offen
lobby-closed = geschlossen
lobby-watching-allowed = Zuschauen erlaubt
lobby-watching-forbidden = ohne Zuschauen
lobby-no-clock = keine Uhr
lobby-waiting = { $count ->
    [one] Wir warten noch auf eine Person
   *[other] Wir warten noch auf { $count } Personen
}
lobby-waiting-how = Wer den Link öffnet, setzt sich auf den freien Stuhl.
lobby-all-here = Alle sind da. Fangt an, wann ihr mögt.
lobby-host-starts = { $name } fängt an, sobald alle sitzen.
lobby-start = Anfangen
lobby-start-with = Mit { $bot } anfangen
lobby-sit = Hinsetzen
lobby-sat-down = { $name } setzt sich auf Platz { $number }.
lobby-left = { $name } ist aufgestanden.
lobby-link-selected = Der Link ist markiert: Kopiere ihn mit der Tastatur.

## Die Gastgeberin, der Gastgeber

host-title = Du lädst ein
host-open = Neue dürfen dazukommen
host-watch = Ohne Platz zuschauen
host-watchers = { $count ->
    [0] Gerade schaut niemand zu.
    [one] Eine Person schaut zu.
   *[other] { $count } schauen gerade zu.
}
host-clock = Uhr für jeden Zug
host-clock-short = Uhr
host-clock-how = Läuft sie ab, entscheidet das Los.
host-clock-none = keine
host-clock-seconds = { $count } s
host-clock-minutes = { $count } min
host-hints = Tipps erlaubt
host-hints-how = Auch wenn Menschen gegenübersitzen.
host-chat = Eigene Worte erlaubt
host-chat-how = Sonst nur vorbereitete Sätze.
host-turn-chairs = Alle einen Platz weiter
host-other-game = Anderes Spiel oder andere Regeln
host-hand-over = { $name } den Tisch überlassen
host-clear = { $name } bitten, aufzustehen
host-away = { $count ->
    [0] { $name } ist gerade weg
    [one] { $name } ist seit 1 Minute weg
   *[other] { $name } ist seit { $count } Minuten weg
}
host-fill-in = Wer springt ein, bis { $name } zurückkommt?

## Ankommen

arrive-title = { $name } lädt dich ein: { $game }
arrive-title-nobody = Du bist eingeladen: { $game }
arrive-come = Komm!
arrive-your-chair = dein Platz
arrive-rules-minute = Regeln in 1 Minute
arrive-first-time = Zum ersten Mal?
arrive-first-time-how = Flocke zeigt dir alles beim Spielen.
arrive-first-time-short = Flocke hilft dir.
arrive-no-account = Kein Konto. Dein Platz bleibt in diesem Browser.
arrive-free = Ein Stuhl ist für dich frei.
arrive-soon = Es geht los, sobald alle sitzen.
arrive-watch = Nur zuschauen
arrive-sit = Hinsetzen
arrive-bad-key = Dein Schlüssel passt hier nicht mehr. Setz dich neu dazu.

## Vorhang

curtain-question = Bist du { $name }?
curtain-lead = Gib das Gerät an { $name }. Die anderen schauen kurz weg.
curtain-yes = Ja, ich bin { $name }
curtain-since = Seit deinem letzten Zug
curtain-not-here = { $name } ist nicht da
curtain-not-here-how = Soll ein Geist für { $name } spielen, bis { $name } wiederkommt?
curtain-fill-in = { $bot } springt ein
curtain-wait-for = Wir warten auf { $name }
curtain-here = { $name } ist da
curtain-wait = Wir warten

## Menü

menu-title = Menü
menu-my-chair = Mein Platz
menu-arrange = Tisch einrichten
menu-undo = Zurücknehmen
menu-undo-free = { $count ->
    [one] Ein Zug zurück.
   *[other] { $count } Züge zurück.
}
menu-undo-asks = { $count ->
    [one] Ein Zug zurück, wenn die anderen Ja sagen.
   *[other] { $count } Züge zurück, wenn die anderen Ja sagen.
}
menu-undo-nothing = Noch ist nichts zurückzunehmen.
menu-resign = Partie aufgeben
menu-resign-sure = Wirklich aufgeben?
menu-return = Ich bin wieder da
menu-return-how = Gerade spielt ein Geist für { $name }.
menu-resign-how = Nur, wenn alle Ja sagen.
menu-device = Auf ein anderes Gerät
menu-device-how = Mit einem QR-Code umziehen.
menu-settings-how = Sprache, Licht, Ton, Schrift
menu-leave = Tisch verlassen
menu-leave-how = Dein Platz bleibt deiner.
menu-rules = Regeln
menu-log = Was geschehen ist
menu-emotes = Grüßen
menu-keys = Tasten

## Umziehen

device-picture = Dein Schlüssel als Bild für die Kamera
device-step-1 = Kamera des anderen Geräts hierher halten.
device-step-2 = Dort sitzt du am selben Platz, mit denselben Karten.
device-step-3 = Hier kannst du dann einfach zuklappen.
device-warning = Wie ein Haustürschlüssel: Wer ihn hat, spielt an deiner Stelle.

## Vorschläge

ask-clock = { $count ->
    [0] Wer einlädt, möchte ohne Uhr weiterspielen.
   *[other] Wer einlädt, möchte mit { $count } Sekunden für jeden Zug weiterspielen.
}
ask-clock-follows = Sie ändert sich, sobald alle zugestimmt haben.
ask-mine-clock = Du möchtest eine andere Uhr
ask-undo = { $name } möchte einen Zug zurücknehmen.
ask-undo-follows = { $count ->
    [0] Dieser Zug geht dann zurück, und alles, was danach kam.
    [one] Ein Zug geht dann zurück.
   *[other] { $count } Züge gehen dann zurück: dieser und alle danach.
}
ask-rematch = { $name } möchte noch eine Partie.
ask-rematch-follows = Alle rücken einen Stuhl weiter.
ask-resign = { $name } möchte aufgeben.
ask-resign-follows = { $others ->
    [1] Sagst du Ja, endet die Partie, und du gewinnst.
   *[other] Sagen alle Ja, endet die Partie, und alle anderen gewinnen.
}
ask-mine-undo = Du möchtest deinen Zug zurücknehmen
ask-mine-rematch = Du möchtest noch eine Partie
ask-mine-resign = Du möchtest aufgeben
ask-mine-how = { $name } wird gefragt.
ask-votes-yes = Ja: { $names }.
ask-votes-wait = Noch gefragt: { $names }.
ask-rather-not = Lieber nicht
ask-all-right = In Ordnung
ask-gladly = Gern!
ask-play-on = Weiterspielen
ask-end-it = Ja, beenden
ask-never-mind = Doch nicht
ask-vote-yes = { $name } sagt Ja
ask-vote-wait = { $name } überlegt noch

## Die Verbindung

lost-away = Die Verbindung ist weg. Ich versuche es weiter
lost-away-how = Dein Zug wartet hier und geht nicht verloren.
lost-try = Jetzt versuchen
lost-frozen = Der Server antwortet gerade nicht.
lost-frozen-how = { $count ->
    [one] Seit 1 Sekunde. Läuft er noch?
   *[other] Seit { $count } Sekunden. Läuft er noch?
}
lost-back = Wieder da!
lost-back-turn = Wieder da! Du bist dran.
lost-back-missed = Inzwischen: { $sentence }
lost-back-much = Inzwischen ist viel passiert.
lost-show = Ansehen
lost-go-on = Weiter

## Regeln

rules-title = Regeln: { $game }
rules-search = Suchen
rules-search-example = Suchen, z. B. ein Wort von einer Karte
rules-nothing-found = Dazu steht nichts in den Regeln. Versuch ein anderes Wort.
rules-chapters = Kapitel
rules-view = Ansicht
rules-full = Genau
rules-short = Kurz
rules-glance = Auf einen Blick
rules-now = Gerade wichtig
rules-print = Drucken
rules-rather-shown = Lieber zeigen?
rules-guided = Geführte erste Partie
rules-leave = Zurück
rules-as-page = Als Seite
rules-link = Regeln
rules-link-of = Regeln: { $game }
rules-paragraph = Regeln dazu: §{ $at }
rules-back = Zurück zum Tisch

## Die geführte erste Partie

guide-title = Geführte erste Partie
guide-step = Schritt { $at } von { $of }
guide-back = Ein Schritt zurück
guide-next = Weiter
guide-skip = Überspringen
guide-offer = Zum ersten Mal? Zeig’s mir!
guide-offer-how = In fünf Minuten, Schritt für Schritt
guide-offer-game = Zeig mir { $game }
guide-leave = Einführung verlassen
guide-leave-how = Du findest sie bei den Regeln wieder und machst dort weiter.
guide-go-on = Weitermachen
guide-again = Von vorn
guide-done = Geschafft! Jetzt kennst du alles, was du brauchst.
guide-done-how = Flocke wartet schon auf eine richtige Partie.
guide-done-home = Am Tisch wartet ein Stuhl auf dich.
guide-play = Gegen Flocke spielen
refusal-guide-not-now = Gleich! Jetzt geht es erst um das, was leuchtet.

## Tipp

hint-title = Tipp
hint-advice = { $bot } rät
hint-thinks = { $bot } überlegt
hint-cancel = Abbrechen
hint-thanks = Danke, ich überlege
hint-do = So machen
hint-else = Sonst:
hint-shares = So viele von 100 Spielen gewinnst du damit
hint-wins = Das gewinnt { $percent } von 100 Spielen.
hint-forbidden = Wer einlädt, hat Tipps ausgeschaltet.
hint-not-now = Einen Tipp gibt es, wenn du dran bist.

## Zusammen ansehen

together-title = Zusammen ansehen
together-lead = Alle mitnehmen
together-nobody = Schaut ihr zusammen?
together-you-lead = Du führst durch die Partie.
together-leads = { $name } führt durch die Partie.
together-following = { $name } führt, du gehst mit.
together-follow = Mitkommen
together-alone = Allein weiter
together-take-over = Übernehmen
together-stop = Nicht mehr führen
together-point-how = Berühr etwas auf dem Tisch, um es allen zu zeigen.

## Grüßen

emote-title = Grüßen
emote-mute = Andere stumm schalten
emote-said = Was gesagt wurde
emote-own-words = Eigene Worte
emote-send = Sagen

## Rückblick

look-move = Zug
look-at = Zug { $at } von { $of }
look-at-said = Zug { $at } von { $of }: { $sentence }
look-back = einen Zug zurück
look-next = einen Zug vor
look-play = abspielen
look-pause = anhalten
look-table = Der Tisch nach Zug { $at }
look-see-table = Den Tisch bei diesem Zug ansehen
look-yours = Was du wusstest
look-of = Was { $name } wusste
look-ahead = Wer wann vorne lag
look-curve = Gewinnchance je Platz über { $moves } Züge.
look-swing = Zug { $move } · { $swing } von 100
look-what-if = Was wäre wenn?
look-keys-moves = Zug für Zug
look-keys-space = Leertaste
look-keys-plays = spielt ab
look-keys-turning = nächster Wendepunkt
look-fair = Alles ging mit rechten Dingen zu: Das Mischen war vorher versprochen.
look-unfair = Das Mischen passt nicht zu dem, was vorher versprochen war.
look-verify = Mischen prüfen
look-file = Partie als Datei
look-to-page = Zum Rückblick
look-numbers = Die Kurve in Zahlen
look-numbers-move = Zug
look-again-how = Die Stühle drehen sich.
look-rematch = Revanche
back-unasked = Die Geister haben über diese Partie noch nicht nachgedacht.
back-ask = Rückblick ausrechnen
back-try-again = Noch einmal versuchen
back-waiting = { $place ->
    [one] Gleich seid ihr dran: Platz 1 in der Schlange.
   *[other] Andere blicken gerade zurück: Platz { $place } in der Schlange.
}
back-working = Die Geister gehen die Partie Zug für Zug durch.
back-progress = Wie weit der Rückblick ist
back-cancel = Abbrechen
back-turn = Wendepunkt { $number }
back-turns = Wendepunkte
back-no-turns = Kein einzelner Zug hat die Partie gewendet: Sie blieb bis zuletzt ausgeglichen.
back-small = eine kleine Wendung
back-chance = { $chance } von 100
back-knowledge = Jede Kurve kennt nur, was ihr Platz wissen konnte.
back-key-turn = m
back-take-along = Schön war’s!
back-take-along-how = Der Link führt zu genau diesem Zug. Die Datei öffnet sich in jedem Browser.
back-file = Rückblick als Datei
back-file-made = Die Datei liegt bei deinen Downloads.
back-to-table = Zum Tisch
back-open = Rückblick mit Kurve
back-of-table = Rückblick auf { $code }
what-if-from = Du spielst nach Zug { $step } weiter, gegen Geister, an einem Übungstisch. Die Partie von damals bleibt, wie sie war.
what-if-chair = Auf wessen Stuhl?
what-if-ghosts = Gegen welche Geister?
what-if-cards = Mit welchen Karten?
what-if-anew = Neu gegeben
what-if-as-they-lay = Wie sie lagen
what-if-anew-how = Was dieser Platz wusste, bleibt. Alles Verdeckte wird neu gegeben.
what-if-as-they-lay-how = Auch das Verdeckte liegt wie damals. Haben mehrere Menschen gespielt, müssen alle einverstanden sein.
what-if-begin = Weiterspielen
what-if-key = w
what-if-ask = Karten für Was-wäre-wenn freigeben
ask-open-cards = { $name } möchte die Partie mit denselben Karten weiterspielen dürfen.
ask-open-cards-follows = Sagst du Ja, kann jeder hier von jedem Zug aus weiterspielen, alles wie es lag.
ask-mine-open-cards = Du möchtest mit denselben Karten weiterspielen dürfen

## Das Haus

house-title = Dein Spukhaus
house-only = Diese Seite sieht nur, wer am Rechner des Servers sitzt.
house-friends = So kommen Freunde herein
house-picture = Die Adresse als Bild für die Kamera
house-same-network = Im selben WLAN
house-this-computer = Nur an diesem Rechner
house-cannot = Jemand kommt nicht herein?
house-cannot-how = Gleiches WLAN? Firewall? Andere Adresse?
house-chosen = Für alle, die du einlädst
house-or = { $where } auch:
house-not-copied = Das Kopieren erlaubt dieser Browser hier nicht: Markiere es und kopiere es mit der Tastatur.
house-copy-command = Befehl kopieren
house-alone = Der Server hört nur auf diesen Rechner. Sollen Freunde im selben WLAN herein, halte ihn mit Strg-C an und starte ihn so:
house-no-network = Dieser Rechner ist gerade in keinem Netz. Verbinde ihn mit dem WLAN deiner Freunde: Dann steht hier die Adresse.
house-cannot-network = Seid ihr im selben WLAN?
house-cannot-network-how = Das Handy muss in deinem WLAN sein, nicht im Mobilfunk. Gastnetze halten Geräte oft voneinander fern.
house-cannot-firewall = Lässt die Firewall sie durch?
house-cannot-firewall-how = Erlaube Python Verbindungen in privaten Netzen. Windows: Sicherheit, Firewall, App zulassen. macOS: Systemeinstellungen, Netzwerk, Firewall. Linux mit ufw:
house-cannot-address = Braucht es eine andere Adresse?
house-cannot-address-how = Mit Kabel, WLAN und VPN hat ein Rechner mehrere. Nenne die richtige, dann stehen Links und Bilder für die Kamera darauf:
house-cannot-alone = Hört der Server nur auf diesen Rechner?
house-cannot-alone-how = So lässt er alle im selben Netz herein:
house-thinking = Wer gerade denkt
house-rooms = { $busy } von { $rooms } { $rooms ->
    [one] Kammer
   *[other] Kammern
}
house-waiting = , { $count ->
    [one] einer wartet
   *[other] { $count } warten
}
house-thinks = { $wants ->
    [hint] { $game }: ein Tipp
    [look-back] { $game }: ein Rückblick
   *[other] { $game }
}
house-free = frei
house-asleep = schläft
house-tables = Tische
house-count = { $count }{ $waiting ->
    [0] {""}
    [one] , einer wartet
   *[other] , { $waiting } warten
}
house-more-tables = { $count } weitere
house-over-tables = { $count } beendet
house-resting = { $count ->
    [one] Ein weiterer Tisch ruht.
   *[other] { $count } weitere Tische ruhen.
}
house-tables-private = Namen und Karten bleiben am Tisch.
house-no-tables = Noch steht kein Tisch.
house-playing = läuft
house-gathering = sammelt sich
house-over = zu Ende
house-people = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}
house-bots = { $count ->
    [one] 1 Geist
   *[other] { $count } Geister
}
house-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
house-now = gerade eben
house-ago = vor { $span }
house-minutes = { $count } Min.
house-hours = { $count } Std.
house-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
house-health = Gesundheit
house-up = Der Server läuft
house-up-how = seit { $span }, { $count ->
    [one] 1 Verbindung
   *[other] { $count } Verbindungen
}
house-kept = Jeder Zug ist gespeichert
house-kept-how = im Mittel in { $count ->
    [one] einer Tausendstelsekunde
   *[other] { $count } Tausendstelsekunden
}
house-kept-none = Noch gab es keinen zu speichern.
house-not-saved = { $count ->
    [one] Einmal ließ sich nichts speichern
   *[other] { $count }-mal ließ sich nichts speichern
}
house-not-saved-how = Ist die Platte voll? Wer am Zug war, weiß Bescheid.
house-no-trouble = Keine Störung
house-trouble = { $count ->
    [one] Eine Störung
   *[other] { $count } Störungen
}
house-last-day = in den letzten 24 Stunden
house-since-start = seit dem Start vor { $span }
house-for = Fürs Haus
house-forgets = Vergessen wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} Ruhe
house-forgets-nothing = Vergessen wird nichts
house-forgets-nothing-how = Alle Tische bleiben, bis du es anders einstellst.
house-key = Unterschrift dieses Hauses
house-key-how = Daran erkennen Freunde seine Spieldateien.
house-key-copy = Unterschrift kopieren
house-version = Geisterstunde { $version }
house-compiled = Die Regeln laufen übersetzt, also schnell.
house-interpreted = Die Regeln laufen unübersetzt: Geister denken weniger weit.
house-forgets-how = Tische, die so lange niemand anrührt.
house-backup = { $days ->
    [0] Letzte Sicherung heute
    [one] Letzte Sicherung gestern
   *[other] Letzte Sicherung vor { $days } Tagen
}
house-backup-never = Noch keine Sicherung
house-backup-how = Alle Tische sind eine Datei, { $size }.
house-back-up = Sichern
house-backup-made = Gesichert: { $name } im Ordner backups, { $size }.
house-report = Bericht für Helfende kopieren
house-report-how = ohne Namen, Schlüssel und Karten
house-report-file = Kopieren geht hier nicht: Der Bericht kommt als Datei.

## Wenn etwas nicht geht

error-dead = Hier spukt niemand mehr
error-dead-how = Den Tisch { $code } gibt es nicht mehr. Vielleicht wurde er nach langer Ruhe vergessen.
error-new-table = Neuer Tisch
error-full = Alle Stühle sind besetzt
error-full-how = Schau zu: Wird ein Stuhl frei, sagen wir dir Bescheid.
error-full-no-watching = Zuschauen ist an diesem Tisch nicht erlaubt. Frag, wer dich eingeladen hat.
error-closed = Dieser Tisch ist geschlossen
error-closed-how = Zurzeit wird niemand mehr eingelassen. Frag, wer dich eingeladen hat.
error-watch = Zuschauen
error-own-table = Eigener Tisch
error-code = Diese drei Wörter kenne ich nicht
error-code-how = Prüfe, ob alle Buchstaben stimmen, oder lass dir den Link schicken.
error-code-guess = Meintest du diesen? Hier warst du schon.
error-go = Hingehen
error-type-again = Neu tippen
error-old = Dieser Tab hat lange geschlafen
error-old-how = Inzwischen gibt es eine neue Fassung. Dein Platz und deine Karten sind noch da.
error-away = Der Server antwortet nicht
error-away-how = Läuft er noch? Ich versuche es weiter, du kannst auch neu laden.
error-no-storage = Dieser Browser merkt sich nichts. Bis du neu lädst, geht alles; danach brauchst du den Link.
error-link = Hier spukt nichts
error-link-how = Dieser Link führt nirgendwohin. Lass ihn dir noch einmal geben.
error-unexpected = Hier ist etwas durcheinandergeraten
error-unexpected-how = Lade die Seite neu. Dein Platz und deine Karten sind noch da.

## Werkzeuge am Tisch und Tasten

tool-hint = Tipp
tool-rules = Regeln
tool-undo = Zurück
tool-undo-free = { $count ->
    [one] Einen Zug zurücknehmen
   *[other] { $count } Züge zurücknehmen
}
tool-undo-asks = { $count ->
    [one] Einen Zug zurücknehmen: die anderen werden gefragt
   *[other] { $count } Züge zurücknehmen: die anderen werden gefragt
}
tool-emotes = Grüßen
tool-log = Verlauf
tool-menu = Menü
tool-sound-on = Geräusche ausschalten
tool-sound-off = Geräusche einschalten
tools = Werkzeuge
log-empty = Noch ist nichts geschehen.
past-shown = So sah es da aus.
past-back = Zurück zu jetzt
keys-title = Tasten
keys-yes-no = Ja und Nein zu einer Frage
keys-prompt = zum Satz in der Mitte
keys-let-go = loslassen, schließen
keys-do = wählen, dann ausführen
# Eine Taste für jedes: Menü, Regeln, Tipp, Grüßen, Verlauf, Zurücknehmen, Ja, Nein.
keys-letters = m r t g v z j n
## Einrichten: was der Aufbau noch sagt

setup-usual = Üblich: { $value }
setup-fine = Feinheiten
setup-picked = { $count } von { $all } gewählt
setup-pick-all = Alle
setup-pick-none = Keine
setup-me-here = sitzt hier: Das bist du.
setup-device-name = Name am Gerät
chosen = gewählt

look-title = Rückblick
look-title-how = Ergebnis, Zug für Zug, Mischen prüfen
look-replay = Zug für Zug ansehen
look-eyes = Mit wessen Augen
look-watching = Zuschauende
look-points = Punkte
look-link-copied = Der Link ist kopiert.
look-luck-kept = Dein Wort hat mitgemischt, und das Versprechen wurde gehalten.
look-luck-without = Das Versprechen wurde gehalten; deine Worte waren nicht dabei.
look-luck-broken = Das Versprechen wurde nicht gehalten!
look-luck-unknown = Dieser Browser war nicht dabei, als das Mischen versprochen wurde.
setup-practice = Üben
setup-practice-how = Alles darf zurückgenommen werden; im Ergebnis steht, dass es eine Übung war.
host-agree-gone = Für alle zustimmen, die weg sind
host-agree-gone-how = Erst, wenn sie lange genug weg sind; es steht im Verlauf.
look-proves = Das ist bewiesen
look-leaves-open = Das bleibt offen

setup-rows = Eure eigenen Karten
setup-rows-choose = Datei wählen
setup-rows-none = Keine Datei: Unsere Tabelle gilt.
setup-rows-read = { $count } Karten gelesen. Ob sie passen, sagt das Haus, wenn ihr beginnt.
setup-rows-unreadable = Das ist keine Punktedatei. Sie ist JSON mit "manors" und "castles": zu jedem Namen sechs Zahlen.

## Rätsel

puzzle-title = Rätsel
puzzle-lead = Eine Stellung, ein klarer Zug. Gerechnet wird nur mit dem, was du sehen kannst.
puzzle-tonight = Rätsel der Nacht
puzzle-tonight-solved = Rätsel der Nacht: gelöst
puzzle-next-at-midnight = Das nächste kommt um Mitternacht.
puzzle-next-in = Das nächste kommt um Mitternacht, in { $hours } Std. { $minutes } Min.
puzzle-solve = Lösen
puzzle-solve-tonight = Lösen: das Rätsel der Nacht
puzzle-more = Mehr davon
puzzle-all = Alle Rätsel
puzzle-another = Noch eins
puzzle-again = Von vorn
puzzle-show = Lösung zeigen
puzzle-show-how = Mit dem Grund, und was sonst noch gut war.
puzzle-to-shelf = Weiter zum Regal
puzzle-share = Ohne Lösung teilen
puzzle-solved = Gelöst!
puzzle-looked = Diesmal mit Nachsehen.
puzzle-tries = { $count ->
    [one] Beim ersten Versuch.
   *[other] Beim { $count }. Versuch.
}
puzzle-in-a-row = { $count ->
    [one] 1 Nacht in Folge
   *[other] { $count } Nächte in Folge
}
puzzle-week = M D M D F S S
puzzle-week-label = { $count ->
    [one] In dieser Woche 1 Nacht gelöst
   *[other] In dieser Woche { $count } Nächte gelöst
}
puzzle-number = Rätsel { $number }
puzzle-count = { $solved } von { $count } gelöst
puzzle-kind-win-in-two = Sieg in zwei
puzzle-kind-hold = Halte stand
puzzle-kind-which-now = Was jetzt?
puzzle-kind-who-lies = Wer lügt?
puzzle-entry = Rätsel { $number }: { $kind }
puzzle-entry-solved = Rätsel { $number }: { $kind }, gelöst

## Die gleichen Karten für alle

deal-title = Gleiche Karten für alle
deal-lead = An jedem Tisch liegen die gleichen Karten. Danach vergleicht ihr: Wer hat mehr daraus gemacht?
deal-of-week = Verteilung der Woche
deal-of-week-of = Verteilung der Woche: { $game }
deal-of = Gleiche Karten für alle: { $game }
deal-all = Alle Verteilungen
deal-how = Für { $players } Plätze, du gegen Geister. Wer diesen Link öffnet, bekommt an einem eigenen Tisch genau diese Karten.
deal-no-words = Alle haben die gleichen Karten: Deshalb stecken eure Wörter hier nicht im Glück.
deal-players = { $count } Plätze
deal-new = Eigene anlegen
deal-new-of = Eigene anlegen: Verteilung für { $game }
deal-go-on = Weiterspielen
deal-play-again = Noch einmal spielen
deal-compared = Im Vergleich
deal-table = Tisch
deal-own-table = Deiner
deal-alone = Bisher hat nur dein Tisch diese Karten zu Ende gespielt. Gib den Link weiter!
deal-play-first = Das siehst du, wenn du diese Karten zu Ende gespielt hast.
deal-to-page = Zur Seite dieser Verteilung
deal-not-told = Der Vergleich ist gerade nicht zu haben.

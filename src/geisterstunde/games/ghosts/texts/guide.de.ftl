### Die geführte erste Partie: zu jedem Schritt ein Satz, und darunter (how), was am Bildschirm zu tun ist.
### In einem Terminal (terminal, terminal-how) heißt es anders, wo der Satz einen Bildschirm braucht.

open = Leg einen Geist. Seine Zahl ist die Angst.
    .how = Leg die rote 2 auf den leeren Platz. Mit dem Finger: einmal antippen zum Ansehen, noch einmal zum Legen.
rises = Andere Farbe: Die Angst steigt. 2 + 3 = 5.
    .how = { $first } hat eine gelbe 3 gelegt.
too-much = Deine blaue 3 geht jetzt nicht: 5 + 3 ist zu viel. Über 7 geht nichts.
    .how = Tipp sie ruhig an und lies, warum.
mirror = Gleiche Farbe spiegelt: Die Angst bleibt.
    .how = Oben liegt Gelb. Leg dein Gelb darauf!
direction = Und es geht andersherum: Jetzt ist { $second } dran.
    .how = Die Pfeile am Rand zeigen, wohin.
    .terminal-how = Die Pfeile am linken Rand zeigen, wohin.
refill = Nach jeder Karte ziehst du wieder auf fünf.
    .how = Solange der Nachziehstapel reicht.
fog = Nebel passt immer. Nichts ändert sich.
    .how = Die Angst steht auf 7. Leg deinen Nebel!
take = Nichts passt? Dann nimm den Stapel und einen Angstpunkt.
    .how = Nimm den Stapel. Angstpunkte willst du eigentlich nicht.
open-again = Wer nimmt, eröffnet gleich neu.
    .how = Leg die blaue 3: Das macht es den anderen schwer.
by-choice = { $second } hätte noch legen können. Man darf auch freiwillig nehmen, bevor es schlimmer kommt.
    .how = Auch das kostet einen Angstpunkt.
round-ends = Viel später: Niemand zieht mehr nach. Kommt jemand ohne Karten dran, endet die Runde.
    .how = { $first } hat keine Karten mehr und ist nach dir dran. Leg eine Karte!
give-back = Du hast in dieser Runde keinen Stapel genommen: Dafür gibst du bis zu 3 Punkte zurück.
    .how = Gib alle drei zurück.
score = Nach drei Runden gewinnen die wenigsten Angstpunkte.
    .how = Mit 2 Punkten liegst du vorn. Wie es ausgeht, zeigt eine richtige Partie.

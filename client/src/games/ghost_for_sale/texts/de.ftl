# Ghost for $ale on the screen: what only the drawn table says.

screen-title = { $phase ->
    [reserving] Zurücklegen
    [choosing] Wahrheit oder Lüge?
    [declaring] Erklären
    [informing] Informationen kaufen
    [ranking] Informationen kaufen
    [selling] Häuser ersteigern
    [sale] Häuser ersteigern
    [deciding] Sonderkarten
    [scoring] Auflösung
    [over] Schluss
   *[other] Es geht los
}
screen-line = { $phase ->
    [reserving] Vier Karten für Runde 2 zurücklegen.
    [choosing] Wer lügt, dessen Gemälde spuken.
    [declaring] Reihum eine Marke an ein Haus.
    [informing] Mehr bieten, mehr wissen.
    [ranking] Wer mehr bot, schaut beim Nächsten.
    [selling] Das höchste Gebot bekommt das Haus.
    [sale] Das höchste Gebot bekommt das Haus.
    [deciding] Wer gekauft hat, darf sie benutzen.
    [scoring] Jetzt zählt nur, was echt ist.
    [over] Alle Schlösser sind verkauft.
   *[other] Das Dorf wird aufgebaut.
}
screen-step = { $step ->
    [1] Wahrheit oder Lüge?
    [2] Erklären
    [3] Informationen kaufen
    [4] Häuser ersteigern
   *[5] Auflösung
}
screen-round-short = Runde { $round }
screen-round = { $round ->
    [1] Runde 1 · Landgüter
   *[2] Runde 2 · Schlösser
}
screen-colour = { $colour ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[red] Rot
}
screen-face = { $face ->
    [ghost] Gespenst
   *[painting] Gemälde
}
screen-kind = { $kind ->
    [manor] Landgut
   *[castle] Schloss
}
screen-double = doppelseitig
screen-tokens = { $count } { $face ->
    [ghost] { $count ->
        [one] Gespenst
       *[other] Gespenster
    }
   *[painting] Gemälde
} { screen-colour }
screen-back = { $back ->
    [small] wenig Geld
   *[large] viel Geld
}
screen-back-row = { $back ->
    [small] hinten: wenig
   *[large] hinten: viel
}
screen-question = { $question ->
    [true] WAHR
   *[false] FALSCH
}
screen-is = { $question ->
    [true] ehrlich
   *[false] lügt
}
screen-was = { $question ->
    [true] war ehrlich
   *[false] hat gelogen
}
screen-status = { $status ->
    [done] ist fertig
    [picks] wählt noch
    [chose] hat gewählt
    [thinks] überlegt
    [passed] hat gepasst
   *[other] {""}
}
screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-tokens-left = { $count ->
    [one] noch 1 Marke
   *[other] noch { $count } Marken
}
screen-tokens-short = { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
}
screen-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
screen-ghosts = { $count ->
    [0] kein echtes Gespenst
    [one] 1 echtes Gespenst
   *[other] { $count } echte Gespenster
}
screen-you = Du
screen-holds = hat die Lupe von { $names }
screen-knows-stack = kennt den „?“-Stapel
screen-knows-you = { $seat } kennt dein Geheimnis
screen-kept = behält { special }
screen-secret = Geheimnis
screen-hold = Daumen drauf
screen-secret-is = { $question ->
    [true] Wahrheit: Deine Gespenster sind echt.
   *[false] Lüge: Deine Gemälde sind die Gespenster!
}
screen-no-secret = Du hast noch nicht gewählt.
screen-fate = { $fate ->
    [hand] auf der Hand
    [aside] Runde 2
    [laid] liegt
    [picked] Runde 2
   *[gone] weg
}
screen-card = { $card }, { screen-fate }, hinten { screen-back }
screen-hand = Deine Karten
screen-token-tray = Deine Marken
screen-street = Sechs Häuser
screen-house = { $number } { $name }. { $tokens }. { $possible } Punkte { $points }. { $more }
screen-possible = Möglich: { $numbers }.
screen-house-owner = Gehört { $name }.
screen-house-unsold = Unverkauft.
screen-house-free = Verfügbar
screen-house-bids = { $count ->
    [0] {""}
    [one] 1 Gebot.
   *[other] { $count } Gebote.
}
screen-house-scored = { screen-ghosts }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-or = { $one } oder { $other }
screen-range = { $one }–{ $other }
screen-no-tokens = Noch keine Marke
screen-truelight = Mrs. Truelight
screen-stack = „?“-Stapel
screen-stack-left = { $count } übrige Karten
screen-stack-off = zu dritt beiseite
screen-lane = { $name }: { $cards }
screen-no-bid = noch kein Gebot
screen-no-bids = Noch kein Gebot
screen-bids = Gebote der Reihe nach
screen-bid = { $name }: { $card ->
    [none] { screen-back }
   *[other] { $card }
}
screen-span = { $name }: { $least } bis { $most }
screen-detail = Unter der Lupe
screen-lit = hell = für dich noch möglich
screen-look-closer = { $name } genauer ansehen
screen-close = Schließen
screen-substitutes = Zehn Namen und die meisten Punktereihen sind unser Ersatz.
screen-substitutes-why = Warum?
screen-substitutes-title = Unser Ersatz
screen-substitutes-reason = In der Anleitung stehen nur Culzean mit seiner Punktereihe und Algernons 3 Punkte für 2 Gespenster. Die übrigen Zahlen und zehn Namen haben wir selbst gewählt. Wer die gedruckten Karten hat, lädt sie beim Einrichten des Tisches unter „Was ihr vereinbart“ als Datei.
screen-special = { $special ->
    [dark] Es ist zu dunkel!
    [legend] Eine alte Legende
    [public] Öffentliche Auktion
    [mirror] Magischer Spiegel
    [crypt] Geheime Gruft
    [crystal] Kristallkugel
    [portraits] Familienportraits
   *[normal] Alles normal
}
screen-special-does = { $special ->
    [dark] Hier dürfen nur Gemälde liegen.
    [legend] Hier dürfen nur Gespenster liegen.
    [public] Gebote hier liegen offen.
    [mirror] Wer hier kauft, darf ein Gespenst wegnehmen.
    [crypt] Wer hier kauft, darf ein echtes Gespenst dazugeben.
    [crystal] Wer hier kauft, rät die Gespenster: richtig = 2 Punkte.
    [portraits] Wer hier kauft: am Ende 1 Punkt je wertlosem Haus.
   *[normal] Hier passiert nichts Besonderes.
}
screen-special-used = Schon benutzt.
screen-special-guess = Tipp: { $ghosts }.

screen-do-bid = Bieten
screen-do-pass = Passen
screen-do-done = Zug beenden
screen-do-done-short = Fertig
screen-do-lay = Hinlegen
screen-do-next = Weiter
screen-do-skip = Überspringen
screen-do-choose = Wählen
screen-do-reserve = Zurücklegen
screen-do-decline = Verzichten
screen-do-decline-short = Nein
screen-do-guess = Tippen
screen-do-remove = Wegnehmen
screen-do-use = { $special ->
    [crypt] Hereinlassen
   *[other] Abziehen
}
screen-do-rematch = Revanche

screen-say-reserve = { $left ->
    [0] Diese vier für Runde 2?
    [one] Leg noch eine Karte zurück.
   *[other] Leg noch { $left } Karten zurück.
}
screen-say-reserve-how = Alle wählen gleichzeitig, niemand schaut zu.
screen-say-reserve-sums = Runde 1: Summe { $now } · für Runde 2: { $later }.
screen-say-secret = Wähle heimlich: Wahrheit oder Lüge.
screen-say-secret-how = Das gilt für alle deine Marken in dieser Runde.
screen-say-declare = Du bist dran: Leg eine Marke.
screen-say-declare-how = { $left ->
    [one] Es ist deine letzte.
   *[other] An ein Haus deiner Wahl. Du hast noch { $left }.
}
screen-say-declare-this = { screen-face } an { $house }?
screen-say-declare-then = { $then ->
        [1] Dort spukt
       *[other] Dort spuken
    } dann { $then } (jetzt { $now }).
screen-say-declare-same = Dort spuken weiterhin { $now }.
screen-say-bid = Du bist dran: Biete!
screen-say-inform-how = { $stack ->
    [yes] 1 oder 2 Karten zu Mrs. Truelight oder zum Stapel.
   *[no] 1 oder 2 Karten zu Mrs. Truelight. Oder passe.
}
screen-say-inform-first = Passen geht erst mit einer Karte bei Mrs. Truelight.
screen-say-sell-how = 1 oder 2 Karten auf die Häuser. Passen ist endgültig.
screen-say-second = Noch eine Karte?
screen-say-second-how = Eine liegt schon. Sonst bist du fertig.
screen-say-last = Nur du hast noch Karten: eine letzte?
screen-say-last-how = Oder passe, dann ist die Auktion vorbei.
screen-say-last-unlit = Nur du hast noch Karten: Leg eine zu Mrs. Truelight.
screen-say-bid-this = { $target ->
    [truelight] { $card } zu Mrs. Truelight?
    [stack] { $card } zum „?“-Stapel?
   *[other] { $card } auf { $target }?
}
screen-say-bid-sum = Dein Gebot dort: { $sum }.
screen-say-others-see = Die anderen sehen: { screen-back }.
screen-say-others-see-open = Die anderen sehen die { $card }: Hier wird offen geboten.
screen-say-thinks = { $name } überlegt
screen-say-after = { $turns ->
    [0] {""}
    [one] Danach bist du dran.
   *[other] Du bist in { $turns } Zügen dran.
}
screen-say-wait-for = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
screen-say-mirror = Nimmst du in { $house } ein Gespenst weg?
screen-say-mirror-how = Tippe auf die Marke. Oder verzichte.
screen-say-mirror-minus = Ziehst du in { $house } ein echtes Gespenst ab?
screen-say-mirror-minus-how = Es zählt bei der Wertung eines weniger.
screen-say-mirror-this = Das Gespenst von { $name }{ $kind ->
    [double] {" "}(doppelseitig)
   *[single] {""}
}?
screen-say-crypt = Lässt du in { $house } ein Gespenst herein?
screen-say-crypt-how = Es zählt bei der Wertung eines mehr.
screen-say-crystal = Wie viele spuken in { $house }?
screen-say-crystal-how = Tippe auf eine Zahl. Richtig: 2 Punkte am Ende.
screen-say-crystal-this = { $ghosts }: zu { $percent } % wahr. Richtig = 2 Punkte.
screen-say-looked = { $question ->
    [true] Du hast geschaut: { $name } sagt die Wahrheit!
   *[false] Du hast geschaut: { $name } lügt!
}
screen-say-looked-how = { $question ->
    [true] Nur du weißt es: Gespenst ist Gespenst.
   *[false] Nur du weißt es: Die Gemälde von { $name } spuken.
}
screen-say-looks = { $name } schaut bei { $owner }.
screen-say-looks-you = { $name } schaut bei dir.
screen-say-looks-how = Was dort steht, weiß nur, wer schaut.
screen-say-cards-open = Die Gebote liegen offen.
screen-say-cards-open-how = { $of ->
    [stack] Das höchste sieht die übrigen „?“-Karten durch.
   *[truelight] Wer mehr bot, schaut beim Nächsten.
}
screen-say-stack = { $trues ->
    [none] { $name } sieht den „?“-Stapel durch.
    [0] Kein „wahr“ übrig: Niemand lügt!
    [one] Einmal „wahr“ übrig: Eine Person lügt.
   *[other] { $trues }-mal „wahr“ übrig: So viele lügen.
}
screen-say-stack-how = { $trues ->
    [none] Wie viele lügen, weiß nur, wer schaut.
   *[other] Nur du weißt es. Das Notizbuch rechnet damit.
}
screen-say-paid = Bezahlt wird, was genützt hat.
screen-say-paid-how = Alles andere kommt zurück auf die Hand.
screen-say-sold = { $house } geht an { $name }.
screen-say-sold-you = { $house } gehört dir!
screen-say-sold-how = { $many ->
    [one] { $bids }. Das einzige Gebot, es wird bezahlt.
   *[other] { $bids }. Nur das höchste Gebot wird bezahlt.
}
screen-say-unsold = { $house } will niemand.
screen-say-truth = Die „?“-Karten werden umgedreht.
screen-say-truth-how = { $liars ->
    [0] Niemand hat gelogen.
   *[other] Gelogen: { $names }.
}
screen-say-scored = { $house }: { screen-ghosts }.
screen-say-scored-for = { $points ->
    [0] Keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name }.
screen-for-you = dich
screen-say-over = Die Partie ist zu Ende.

screen-rank-title = { $of ->
    [stack] Der „?“-Stapel
   *[truelight] Mrs. Truelight deckt auf
}
screen-rank-looks = { $who ->
    [you] schaust
   *[other] schaut
} bei { $name }
screen-rank-looks-you = schaut bei dir
screen-rank-nothing = sieht nichts
screen-rank-sees-stack = sieht den Stapel durch
screen-rank-spent = gibt { $cards } aus
screen-rank-back = nimmt { $cards } zurück
screen-rank-only-you = nur für deine Augen
screen-rank-then = Danach: der „?“-Stapel
screen-rank-line = Platz { $place }: { $name }, { $cards }, Summe { $sum }. { $more }
screen-so-far = Bisher

screen-note-title = Notizbuch
screen-note-tool = Notizen
screen-note-houses = Häuser
screen-note-cards = Karten
screen-note-suppose = annehmen?
screen-note-supposed = { screen-is }?
screen-note-mine = geheim
screen-note-you = du
screen-note-house = Haus
screen-note-mean = Ø
screen-note-ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
screen-note-stack = ?-Stapel: { $count }-mal wahr, also { $count ->
    [0] lügt niemand
    [one] lügt 1
   *[other] lügen { $count }
}
screen-note-chance = { $points } Punkte: { $percent } %
screen-note-same = Alle haben dieselben zwölf Karten.
screen-note-spent = ausgegeben
screen-note-known = sicher noch da
screen-note-rest = { $round ->
    [1] Hand, Tisch oder Runde 2
   *[2] Hand oder Tisch
}
screen-note-lying = { $count ->
    [0] {""}
    [one] 1 liegt verdeckt
   *[other] { $count } liegen verdeckt
}
screen-note-nothing = Solange niemand gewählt hat, ist alles möglich.

screen-end-won = { $name } gewinnt!
screen-end-won-you = Du hast gewonnen!
screen-end-draw = { $names } gewinnen!
screen-end-castles = { $count ->
    [one] 1 Schloss
   *[other] { $count } Schlösser
}
screen-end-houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
screen-end-house = { $house }: { screen-ghosts }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-end-unsold = { $house }: { screen-ghosts }, niemand wollte es
screen-end-each = { $kind ->
    [castle] Schloss für Schloss
   *[manor] Haus für Haus
}
screen-end-turned = Die Plätze rücken eins weiter.

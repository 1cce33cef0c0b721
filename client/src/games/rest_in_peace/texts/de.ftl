# What only the drawn table says, German.

# At the set-up
psychic-picks = Welche Hellseher spielen mit?
    .leave = Mindestens neun. Wählt ihr keinen, spielen alle der gewählten Stufen mit.
psychic-level = Stufe { $level }

# The psychics in few words, for small cards
table-short-1 = Du bekommst den Hellseher, auch beim Sieg.
table-short-2 = Hol einen Geist aus deinem Stapel.
table-short-3 = Zählt 1. Du siehst die andere Hand.
table-short-4 = Zählt 2.
table-short-5 = Zählt 3.
table-short-6 = Nächste Karte der anderen: Zufall.
table-short-7 = Zählt 3, nur in Runde 10.
table-short-8 = Deine 2, 4, 6 zählen 1 mehr.
table-short-9 = Deine 1, 3, 5 zählen 1 mehr.
table-short-10 = Ein Wert zählt 2 mehr, bei beiden.
table-short-11 = Verjage eine Karte der anderen.
table-short-12 = 1 und 2 der anderen zählen nicht.
table-short-13 = Zählt 4, aber in Runde 10: −2.
table-short-14 = Die anderen: keine oder ab zwei Karten.
table-short-15 = Beim Sieg: eine Karte kommt mit.
table-short-16 = Nimmt den Wert deines Geists an.
table-short-17 = Ein Wert der anderen zählt 2 weniger.
table-short-18 = Ein alter Geist zurück in den Stapel.
table-short-19 = Wert der obersten Karte eines Stapels.
table-short-20 = Ein Zufallsgeist geht an Runde 10.
table-short-21 = Zählt 6, kostet zwei Geister.
table-short-22 = Runde verloren, eine Karte zurück.
table-short-23 = Zählt wie zwei Einser.
table-short-24 = Die anderen: keine Hellseher mehr.
table-short-25 = Zwei Werte sind verboten.
table-short-26 = Ein Wert zählt 3 mehr, bei beiden.
table-short-27 = Unentschieden. Wohnsitz zieht weiter.
table-short-28 = Tausche zwei Wohnsitze der Reihe.
table-short-29 = Alles andere zählt nur 1.
table-you = du
table-family = { $seat ->
        [0] Irrlichter
       *[other] Rübengeister
    }
table-round = Runde { $round }
table-street = Die Straße
table-look-street = Die Straße ansehen
table-close = Schließen
table-villa = Villa
table-castle = Schloss
table-place = Platz { $place }
table-place-drawn = unentschieden
table-place-won = { $is_you ->
        [you] gewonnen von dir
       *[other] gewonnen von { $seat }
    }
table-place-waiting = { $mine } verdeckt von dieser Seite, { $theirs } von der anderen
table-hidden-psychic = ein verdeckter Hellseher
table-residences = { $villas } von { $villas_to_win } Villen, { $castles } von { $castles_to_win } Schlössern
table-cards-in-hand = { $cards } Karten auf der Hand
table-in-hand = Hand
table-pile-word = Stapel
table-pile = Stapel: { $cards }{ $top ->
        [0] {""}
       *[other] , oben offen { $top }
    }
table-no-psychics = keine Hellseher
table-no-own-psychics = Kein Hellseher. Wer eine Runde verliert, bekommt einen.
table-own-psychics = Deine Hellseher
table-psychics-of = Hellseher von { $seat }
table-hand = Deine Hand
table-hand-of = Hand von { $seat }
table-no-hand = Keine Karten auf der Hand.
table-your-lane = Deine Karten
table-lane-of = Karten von { $seat }
table-lane-empty = { $is_you ->
        [you] Hier liegen deine Karten.
       *[other] Hier liegen Karten von { $seat }.
    }
table-total = { $is_you ->
        [you] Du: { $total }
       *[other] { $seat }: { $total }
    }
table-total-next = , dann { $next }
table-needed = fehlen
table-ghost = Geist { $value }
table-counts = zählt { $worth }
table-named = genannt: { $values }
table-face-down = verdeckt
table-times = { $count }-mal
table-new-total = neuer Stand { $own } zu { $other }
table-enough = reicht
table-not-enough = reicht nicht
table-not-now = jetzt nicht
table-gets = bekommst du
table-last-round = Die letzte Runde
table-last-round-how = Alles Verdeckte wird aufgedeckt. Mehr Punkte gewinnen die Partie, Gleichstand entscheiden die Wohnsitze.
table-last-round-short = Mehr Punkte gewinnen die Partie.
table-psychic-comes = Wird noch aufgedeckt.
table-risk = { $is_you ->
        [you] Gewinnst du hier, ist die Partie dein!
       *[other] Gewinnt { $seat } hier, ist die Partie aus!
    }
table-then = dann { $count } von { $enough } { $kind ->
        [villa] Villen
       *[castle] Schlössern
    }
table-give-up-said = { $seat } bekommt { $stake }, du bekommst { $psychic }.
table-give-up-said-nothing = { $seat } bekommt { $stake }.
table-stake = { $kind ->
        [villa] { $count ->
            [one] die Villa
           *[other] die { $count } Villen
        }
       *[castle] { $count ->
            [one] das Schloss
           *[other] die { $count } Schlösser
        }
    }
table-count-title = Was kann { $seat } noch haben?
table-count-rows = Ungesehene Geister je Wert
table-count-of = { $left } von { $all }
table-count-sum = Mit { $cards } Geistern auf der Hand sind es höchstens { $most }, im Schnitt etwa { $mean } Punkte.
table-count-sure = Sicher auf der Hand: { $values }.
table-count-seen = Du siehst diese Hand: { $values }.
table-count-honest = Gezählt ist nur, was du sehen konntest.
table-count-waiting = Noch gibt es nichts zu zählen.
table-do-play = Spielen
table-do-lay = An Runde 10 legen
table-do-hold = Zug beenden
table-do-give-up = Aufgeben
table-do-not-yet = Doch nicht
table-do-other = Andere Karte
table-do-undo = Zurücknehmen
table-do-blind = Zufall zieht
table-do-keep = Alle behalten
table-do-not-swap = Nicht tauschen
table-do-without = Verzichten
table-do-next = Nächste Karte
table-do-all = Alle zeigen
table-do-go-on = Weiter
table-do-rematch = Revanche
table-do-look = Ansehen
table-say-start = Du beginnst: Leg Geister für { $stake }!
table-say-start-more = Wer am Ende mehr hat, gewinnt die Runde. Wer aufgibt, bekommt { $psychic }.
table-say-behind = Du bist dran: { $need ->
        [one] Dir fehlt 1 Punkt.
       *[other] Dir fehlen { $need } Punkte.
    }
table-say-behind-more = { $own } zu { $other }. Leg Karten, bis du mehr hast, oder gib auf.
table-say-ahead = Du liegst vorn: { $own } zu { $other }.
table-say-ahead-more = Beende den Zug, dann ist { $seat } dran. Oder leg noch mehr.
table-say-ahead-last = Beende den Zug, dann ist { $seat } dran.
table-say-blind = Fußabdrücke! Deine nächste Karte zieht der Zufall.
table-say-play = Geist { $value } spielen: { $before } wird { $own }.
table-say-enough = Das reicht: { $own } zu { $other }. Danach kannst du den Zug beenden.
table-say-not-enough = Noch nicht genug: { $own } zu { $other }.
table-say-psychic = { $psychic } spielen?
table-say-stand = Es stünde { $own } zu { $other }.
table-say-give-up = Diese Runde aufgeben?
table-say-give-up-more = Danach ziehen beide Geister nach, und du darfst eine Karte an Runde 10 legen.
table-say-give-up-end = Dann ist die Partie zu Ende.
table-say-name = { $psychic ->
        [10] Poltergeist: Welcher Wert zählt 2 mehr?
        [17] Ektoplasma: Welcher Wert zählt 2 weniger?
        [26] Welcher Wert zählt 3 mehr?
       *[other] Welchen Wert darf niemand mehr spielen?
    }
table-say-name-second = Und welcher Wert noch?
table-say-fetch = Wen holst du aus deinem Stapel?
table-say-remove = Welche Karte von { $seat } soll verschwinden?
table-say-copy = Welchen Geist machst du nach?
table-say-recall = Welcher Geist soll zurück in den Stapel?
table-say-turn-up = Welchen Stapel deckst du auf?
table-say-banish = Wer gibt einen Geist an Runde 10 ab?
table-say-discard = Bloody Mary kostet: Wirf noch { $left ->
        [one] 1 Geist
       *[other] { $left } Geister
    } ab.
table-say-take-back = Welche Karte nimmst du zurück?
table-say-carry = Gewonnen! Welche Karte kommt mit?
table-say-swap = Welchen Wohnsitz tauschst du?
table-say-swap-second = Wogegen tauschst du { $stake } von Platz { $place }?
table-say-lay = Runde verloren. Legst du eine Karte verdeckt an Runde 10?
table-say-lay-more = Tipp einen Geist oder einen Hellseher an.
table-say-lay-sum = Die { $value } käme dazu: Dort hättest du { $sum }. { $seat } sieht sie nicht.
table-say-remove-how = { $seat } hat dann { $next } statt { $before }. Es stünde { $own } zu { $next }.
table-say-touch-card = Tipp die Karte an.
table-say-thinks = { $seat } überlegt
table-say-ten = Runde 10 entscheidet: { $own } zu { $other }.
table-say-ten-more = Karte für Karte wird aufgedeckt, in der Reihenfolge, in der sie hingelegt wurden. Noch { $left }.
table-say-ten-over = Alle Karten liegen offen.
table-end-won = { $is_you ->
        [you] Ruhe in Frieden, { $loser }!
       *[other] { $seat } gewinnt!
    }
table-end-draw = Unentschieden!
table-value = Wert
table-none-in-hand = –
table-times-hand = { $count }× Hand
table-times-pile = { $count }× Stapel
table-quoted = „{ $name }“

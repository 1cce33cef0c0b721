# Ghost for $ale (Acchittocca) in German. Seats arrive as names, properties by their own names, cards as numbers;
# a target is truelight, stack, or a property: its name in events, its number in actions.

game-title = Ghost for $ale
game-tagline = Spukhäuser zu versteigern: Wer lügt, wer sagt die Wahrheit, und wo wohnen die echten Gespenster?
game-about = Spukhäuser zu versteigern: Wer lügt, und wo wohnen die echten Gespenster?
game-short = Wer lügt? Wo spukt es?
game-minutes = 60
game-age = 10

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
where = { $target ->
    [truelight] Mrs. Truelight
    [stack] den „?“-Stapel
   *[other] { $target }
}
from-where = { $target ->
    [truelight] von Mrs. Truelight
    [stack] vom „?“-Stapel
   *[other] von { $target }
}
a-card = eine { $card }
the-question-of = { $owner_is ->
    [you] deine „?“-Karte
   *[other] die „?“-Karte von { $owner }
}
face = { $face ->
    [ghost] Gespenst
   *[painting] Gemälde
}
special = { $special ->
    [dark] „Es ist zu dunkel!“
    [legend] „Eine alte Legende“
    [public] „Öffentliche Auktion“
    [mirror] „Magischer Spiegel“
    [crypt] „Geheime Gruft“
    [crystal] „Kristallkugel“
    [portraits] „Familienportraits“
   *[normal] „Alles normal“
}
question = { $card ->
    [true] wahr
   *[false] falsch
}

option-special-cards = Ob ihr mit den acht Sonderkarten spielt (erweiterte Regeln).
    .title = Sonderkarten
option-special-cards-off = ohne Sonderkarten
    .word = Ohne
option-special-cards-on = mit Sonderkarten
    .word = Mit
option-mirror = Was der magische Spiegel tut.
    .title = Magischer Spiegel
option-mirror-token = nimmt eine Marke weg, die ein Gespenst zeigt
    .word = Marke weg
option-mirror-minus_one = zieht bei der Wertung ein echtes Gespenst ab
    .word = Gespenst weg
option-tiebreak-counts = Wer bei gleich vielen Punkten weniger davon hat, gewinnt.
    .title = Bei Gleichstand zählen
option-tiebreak-counts-castles = nur Schlösser
    .word = Schlösser
option-tiebreak-counts-properties = alle Anwesen
    .word = Alle Anwesen
option-backs = Was die Rückseiten der Werte 1 bis 10 zeigen: wenig Geld (small) oder viel (large).
    .title = Rückseiten
option-scores = Die zwölf Anwesen von euren Karten. Ohne sie gilt unsere Tabelle: Nur Culzean und Algernons 3 Punkte für 2 Gespenster stehen in der Anleitung, die übrigen Zahlen und zehn Namen sind unser Ersatz.
    .title = Eigene Anwesen

action-reserve = { $card } zurücklegen
action-choose = { $card ->
    [true] die Wahrheit sagen
   *[false] lügen
}
action-declare = Nr. { $lot }: { face }{ $kind ->
    [double] {" "}(doppelseitig)
   *[single] {""}
}
action-bid = { $card } auf { $target ->
    [truelight] Mrs. Truelight
    [stack] den „?“-Stapel
   *[other] Nr. { $target }
}
deed-bid = { action-bid } bieten
action-done = Zug beenden
action-pass = passen
action-remove = { $owner_is ->
    [you] dein eigenes Gespenst
   *[other] Gespenst von { $owner }
} entfernen{ $kind ->
    [double] {" "}(doppelseitig)
   *[single] {""}
}
action-use = Sonderkarte benutzen
action-guess = { $ghosts ->
    [0] auf kein Gespenst tippen
    [one] auf 1 Gespenst tippen
   *[other] auf { $ghosts } Gespenster tippen
}
action-decline = nicht benutzen

moves-reserve = Zurücklegen
moves-choose = Wahr oder falsch?
moves-declare = Erklären
moves-bid = Bieten
moves-done = Sonst
moves-pass = Sonst
moves-remove = Wegnehmen
moves-use = Benutzen
moves-guess = Raten
moves-decline = Sonst

notation-help =
    Zurücklegen: r7. Wahr oder falsch: wahr, falsch.
    Erklären: g3 (Gespenst an Nr. 3), p3 (Gemälde), doppelseitig g3d, p3d.
    Bieten: 7>t (Mrs. Truelight), 7>? („?“-Stapel), 7>3 (Nr. 3).
    Zug beenden: fertig. Passen: passen.
    Sonderkarten: xa (Marke von A weg), xad (doppelseitige), benutzen, =2, nein.
    Zeichen: $ wenig Geld, $$ viel; g Gespenst, p Gemälde, A' doppelseitig von A.

prompt-over = Die Partie ist zu Ende.
prompt-lot = Das Los entscheidet, wer die erste Runde anführt.
prompt-laying-out = Die Sonderkarten werden gemischt.
prompt-reserving = Leg { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
} für die zweite Runde zurück.
prompt-reserving-wait = { $waiting ->
    [one] Eine Person legt noch Karten zurück.
   *[other] { $waiting } Personen legen noch Karten zurück.
}
prompt-choosing = Wähle heimlich: Sagst du die Wahrheit, oder lügst du? Wer lügt, dessen Gemälde sind die Gespenster.
prompt-choosing-wait = { $waiting ->
    [one] Eine Person entscheidet noch, ob sie lügt.
   *[other] { $waiting } Personen entscheiden noch, ob sie lügen.
}
prompt-declare = { $seat_is ->
    [you] Du bist dran: Leg eine Marke an ein Anwesen
   *[other] { $seat } legt eine Marke an ein Anwesen
} ({ $left ->
    [one] es ist die letzte
   *[other] noch { $left }
}).
prompt-informing-bid = { $seat_is ->
    [you] Du bist dran: Biete eine oder zwei Karten für Informationen, oder passe.
   *[other] { $seat } bietet für Informationen oder passt.
}
prompt-informing-bid-truelight = { $seat_is ->
    [you] Du bist dran: Biete eine oder zwei Karten für Informationen. Passen kannst du, sobald eine bei Mrs. Truelight liegt.
   *[other] { $seat } bietet für Informationen.
}
prompt-informing-second-card = { $seat_is ->
    [you] Noch eine Karte für Informationen? Sonst beende deinen Zug.
   *[other] { $seat } überlegt, ob noch eine Karte für Informationen folgt.
}
prompt-informing-last-card = { $seat_is ->
    [you] Nur du hast noch Karten: Leg eine letzte für Informationen, oder passe.
   *[other] Nur { $seat } hat noch Karten und legt eine letzte für Informationen oder passt.
}
prompt-informing-last-card-truelight = { $seat_is ->
    [you] Nur du hast noch Karten: Leg eine letzte zu Mrs. Truelight.
   *[other] Nur { $seat } hat noch Karten und legt eine letzte zu Mrs. Truelight.
}
prompt-selling-bid = { $seat_is ->
    [you] Du bist dran: Biete eine oder zwei Karten auf die Anwesen, oder passe.
   *[other] { $seat } bietet auf die Anwesen oder passt.
}
prompt-selling-second-card = { $seat_is ->
    [you] Noch eine Karte für ein Anwesen? Sonst beende deinen Zug.
   *[other] { $seat } überlegt, ob noch eine Karte für ein Anwesen folgt.
}
prompt-selling-last-card = { $seat_is ->
    [you] Nur du hast noch Karten: Leg eine letzte für ein Anwesen, oder passe.
   *[other] Nur { $seat } hat noch Karten und legt eine letzte für ein Anwesen oder passt.
}
prompt-decide-mirror = { $seat_is ->
    [you] Nimmst du mit dem magischen Spiegel ein Gespenst von { $property } weg?
   *[other] { $seat } entscheidet über den magischen Spiegel bei { $property }.
}
prompt-decide-crypt = { $seat_is ->
    [you] Lässt du aus der geheimen Gruft ein Gespenst nach { $property }?
   *[other] { $seat } entscheidet über die geheime Gruft bei { $property }.
}
prompt-decide-crystal = { $seat_is ->
    [you] Wie viele echte Gespenster sind in { $property }? Die Kristallkugel wartet auf deinen Tipp.
   *[other] { $seat } schaut für { $property } in die Kristallkugel.
}

event-lot-drawn = Das Los ist gefallen: { $seat_is ->
    [you] Du machst
   *[other] { $seat } macht
} in der ersten Runde immer den Anfang.
event-round-began = { $round ->
    [1] Die erste Runde beginnt: Landgüter zu verkaufen!
   *[2] Die zweite Runde beginnt: Schlösser zu verkaufen!
} { $seat_is ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
}
event-special-laid = Bei { $property } liegt { special }.
event-set-aside = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { a-card } zurück.
event-reserved = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} vier Karten zurückgelegt.
event-chosen = { $card ->
    [none] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine „?“-Karte gewählt.
   *[other] { $seat_is ->
        [you] Du wählst
       *[other] { $seat } wählt
    } heimlich: { question }.
}
event-declared = { $seat_is ->
    [you] Du meldest
   *[other] { $seat } meldet
} in { $property } ein { face }{ $kind ->
    [double] {" "}(doppelseitig)
   *[single] {""}
}.
event-bid-laid = { $seat_is ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $is_open ->
    [yes] offen { a-card } auf { where }.
   *[no] verdeckt { $card ->
        [none] {""}
       *[other] { a-card }{" "}
    }auf { where } ({ $back ->
        [small] wenig Geld
       *[large] viel Geld
    }).
}
event-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-bid-revealed = Aufgedeckt für { where }: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { a-card } geboten.
event-looked = { $seat_is ->
    [you] Du schaust dir { the-question-of } an
   *[other] { $seat } schaut sich { the-question-of } an
}{ $card ->
    [none] .
   *[other] {": "}{ question }.
}
event-stack-seen = { $seat_is ->
    [you] Du schaust den „?“-Stapel durch
   *[other] { $seat } schaut den „?“-Stapel durch
}{ $trues ->
    [none] .
    [0] {": "}kein „wahr“, also lügt niemand.
    [one] {": "}einmal „wahr“, also lügt eine Person.
   *[other] {": "}{ $trues }-mal „wahr“, so viele lügen.
}
event-spent = { $seat_is ->
    [you] Du gibst
   *[other] { $seat } gibt
} für { where } aus: { $cards }.
event-taken-back = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { from-where } zurück: { $cards }.
event-sold = { $property } geht an { $seat_is ->
    [you] dich
   *[other] { $seat }
}.
event-unsold = Für { $property } bietet niemand.
event-kept = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
} die Sonderkarte { special }.
event-removed = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} mit dem magischen Spiegel { $owner_is ->
    [you] eine deiner Gespenstermarken
    [same] eine eigene Gespenstermarke
   *[other] eine Gespenstermarke von { $owner }
} aus { $property }{ $kind ->
    [double] {" "}(doppelseitig)
   *[single] {""}
}.
event-used = { $seat_is ->
    [you] Du benutzt
   *[other] { $seat } benutzt
} { special } in { $property }.
event-guessed = { $seat_is ->
    [you] Du tippst
   *[other] { $seat } tippt
} für { $property } auf { $ghosts ->
    [0] kein Gespenst
    [one] 1 Gespenst
   *[other] { $ghosts } Gespenster
}.
event-declined = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { special } in { $property } ungenutzt.
event-question-revealed = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $card ->
    [true] die Wahrheit gesagt.
   *[false] gelogen!
}
event-scored = { $property }: { $ghosts ->
    [0] kein echtes Gespenst
    [one] 1 echtes Gespenst
   *[other] { $ghosts } echte Gespenster
}, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $seat_is ->
    [you] dich
   *[other] { $seat }
}.

reason-castles-sold = Die Schlösser sind verkauft.
reason-fewest-castles = Gleich viele Punkte, aber weniger Schlösser.
reason-fewest-properties = Gleich viele Punkte, aber weniger Anwesen.
reason-highest-hand = Sonst ist alles gleich, die Handkarten entscheiden.
reason-all-equal = Es ist alles gleich, sogar die Summe auf der Hand.

refusal-reserve-first = Das kommt später. Lege zuerst vier Karten für die zweite Runde zurück.
refusal-choose-first = Jetzt wählst du erst einmal „wahr“ oder „falsch“.
refusal-declare-first = Jetzt sind die Erklärungen dran. Lege eine Marke an ein Anwesen; passen gibt es hier nicht.
refusal-bid-first = Jetzt wird geboten. { $or ->
    [pass] Lege eine Karte, oder passe.
    [done] Lege noch eine Karte, oder beende den Zug.
   *[nothing] Lege eine Karte.
}
refusal-decide-first = Erst entscheidest du in { $property } über { special }.
refusal-card-not-in-hand = Eine { $card } hast du nicht mehr auf der Hand. Nimm eine deiner anderen Karten.
refusal-no-single-left = Deine einfachen { $face ->
    [ghost] Gespenstermarken
   *[painting] Gemäldemarken
} liegen schon alle. Nimm eine andere Marke.
refusal-no-double-left = Deine doppelseitigen Marken liegen schon alle. Nimm eine einfache.
refusal-too-dark-for-ghosts = In { $property } ist es zu dunkel: Dort dürfen nur Gemälde liegen.
refusal-legend-wants-ghosts = Über { $property } erzählt man eine alte Legende: Dort dürfen nur Gespenster liegen.
refusal-information-first = Die Anwesen kommen später dran. { $players ->
    [3] Jetzt bietest du auf Mrs. Truelight.
   *[other] Jetzt bietest du auf Mrs. Truelight oder den „?“-Stapel.
}
refusal-information-is-over = Die Informationen sind schon verteilt. Jetzt bietest du auf die Anwesen 1 bis 6.
refusal-no-stack-for-three = Zu dritt wird nicht auf den „?“-Stapel geboten. Biete auf Mrs. Truelight.
refusal-last-card-of-yours = Das ist deine letzte Karte, und bei Mrs. Truelight liegt noch keine von dir: Sie muss dorthin.
refusal-last-card-of-auction = Du darfst nur noch eine Karte legen, und bei Mrs. Truelight liegt noch keine von dir: Sie muss dorthin.
refusal-pass-needs-truelight = Passen darfst du erst, wenn eine deiner Karten bei Mrs. Truelight liegt.
refusal-turn-has-begun = Du hast in diesem Zug schon eine Karte gelegt. Lege noch eine, oder beende den Zug.
refusal-nothing-laid-yet = Du hast in diesem Zug noch keine Karte gelegt. { $or ->
    [pass] Lege eine, oder passe.
   *[nothing] Lege eine; passen darfst du, sobald eine bei Mrs. Truelight liegt.
}
refusal-guess-too-high = In { $property } { $most ->
    [0] liegt keine Marke: Tippe auf 0.
    [one] liegt nur 1 Marke: Tippe auf 0 oder 1.
   *[other] liegen nur { $most } Marken: Tippe auf 0 bis { $most }.
}
refusal-no-such-ghost-token = Bei { $property } liegt keine solche Gespenstermarke. Nimm eine andere, oder verzichte.
refusal-no-such-player = So viele spielen nicht mit. Nimm eine Marke, die bei { $property } liegt, oder verzichte.
refusal-other-special-card = Bei { $property } liegt { special }; das kann die Karte nicht. Benutze sie, wie es auf ihr steht, oder verzichte.
refusal-no-such-card = Eine Angebotskarte mit dem Wert { $card } gibt es nicht. Die Werte gehen von 1 bis 10.
refusal-no-such-property = Ein Anwesen mit der Nummer { $lot } gibt es nicht. Die Nummern gehen von 1 bis 6.
refusal-no-such-guess = { $ghosts } Gespenster sind mehr als alle Marken im Spiel. Tippe auf höchstens 25.
refusal-wrong-backs = Rückseiten braucht es für jeden Wert von 1 bis 10, also zehn; hier sind es { $count }.
refusal-scores-unreadable = Diese Punktetabelle lässt sich nicht lesen. Sie nennt als JSON unter „manors“ und unter „castles“ zu jedem Namen sechs Zahlen. (Genauer: { $problem })
refusal-scores-wrong-count = { $kind ->
    [manor] Es braucht genau sechs Landgüter mit verschiedenen Namen; hier
   *[castle] Es braucht genau sechs Schlösser mit verschiedenen Namen; hier
} { $count ->
    [one] ist es 1.
   *[other] sind es { $count }.
}
refusal-scores-bad-name = „{ $name }“ taugt nicht als Name eines Anwesens: 1 bis { $longest } druckbare Zeichen, keine Leerzeichen am Rand.
refusal-scores-taken-name = „{ $name }“ heißt hier schon ein anderes Ziel von Geboten. Gib dem Anwesen einen anderen Namen.
refusal-scores-wrong-length = { $name } braucht sechs Zahlen, für 0, 1, 2, 3, 4 und mehr Gespenster; hier { $count ->
    [one] ist es 1.
   *[other] sind es { $count }.
}
refusal-scores-negative = { $name } hat eine Zahl unter 0. Punkte sind mindestens 0.
refusal-scores-too-high = { $name } hat eine Zahl über { $most }. Mehr Punkte als { $most } gibt es nicht.
refusal-scores-without-ghosts = { $name } gibt Punkte ohne ein einziges Gespenst. Die erste Zahl ist immer 0.
refusal-scores-many-ghosts = { $name } gibt Punkte für fünf oder mehr Gespenster. Die letzte Zahl ist immer 0.
refusal-scores-same-name = Der Name { $name } kommt zweimal vor. Jedes Anwesen braucht seinen eigenen.
refusal-scores-same-row = { $name } hat dieselbe Punktereihe wie { $other }. Jedes Anwesen braucht seine eigene.

# The terminal: the screen, and many moves in a few lines.
score-line = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
screen-round = { $round ->
    [1] Runde 1, Landgüter
   *[2] Runde 2, Schlösser
}
screen-phase-lot = Das Los entscheidet
screen-phase-laying-out = Sonderkarten werden verteilt
screen-phase-reserving = Zurücklegen: vier Karten für Runde 2
screen-phase-choosing = Wahr oder falsch? Heimlich, für die ganze Runde
screen-phase-declaring = Erklärungen: Marken an die Anwesen
screen-phase-informing = Informationen: bieten, um „?“-Karten zu sehen
screen-phase-selling = Auktion: auf die Anwesen bieten
screen-phase-deciding = Sonderkarten: Wer gekauft hat, entscheidet
screen-phase-over = Alles ist verkauft
screen-legend = Punkte für 1 2 3 4 echte Gespenster, sonst 0
screen-substitutes = Punkte für 1 2 3 4 echte Gespenster. * ist unser Ersatz{ $round ->
    [1] {" "}(außer Algernons 3).
   *[2] .
}
screen-special = { $special ->
    [dark] zu dunkel
    [legend] Legende
    [public] öffentlich
    [mirror] Spiegel
    [crypt] Gruft
    [crystal] Kugel
    [portraits] Portraits
   *[normal] normal
}
screen-owner = geht an { $letter }
screen-outcome = { $ghosts } echt{ $points ->
    [none] {""}
   *[other] , { $points } P.
}
screen-points = { $points } P.
screen-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
screen-secret = { $tense ->
    [own] { $card ->
        [true] geheim: wahr
       *[false] geheim: falsch
    }
    [past] { $card ->
        [true] war ehrlich
       *[false] hat gelogen
    }
   *[other] { $card ->
        [true] ist ehrlich
       *[false] lügt
    }
}
screen-has-chosen = hat gewählt
screen-has-reserved = ist fertig
screen-glass = { $seat_is ->
    [you] dein Geheimnis gesehen
   *[other] Geheimnis von { $seat } gesehen
}
screen-stack-seen = { $liars ->
    [none] kennt den Stapel
    [0] Stapel: niemand lügt
    [one] Stapel: 1 Lüge
   *[other] Stapel: { $liars } Lügen
}
screen-tokens = noch { $ghosts } g, { $paintings } p, { $doubles } d
screen-passed = passt
screen-leads = fängt an
screen-kept = hat { screen-special } (+{ $points })
screen-spent = weg: { $cards }
screen-shown = gezeigt: { $cards }
screen-pile = { $target ->
    [truelight] Mrs. Truelight (t):
   *[stack] „?“-Stapel (?):
}
screen-hand = Deine Karten:
screen-reserved = (zurückgelegt: { $cards })
screen-last-auction = Aufgedeckt:
screen-last-round = Runde 1: { $sold }. { $liars }
screen-liars = { $count ->
    [0] Niemand hat gelogen.
    [one] Gelogen hat { $liars }.
   *[other] Gelogen haben { $liars }.
}
screen-declare = { $face ->
    [ghost] Gespenst
   *[painting] Gemälde
}
screen-bid = Karte>Ziel, etwa { $example }  Karten { $cards }  Ziele { $targets }

screen-left-over = übrig: { $cards } = { $sum }
screen-special-cards = Sonderkarten
screen-special-does = { special }: { $special ->
    [dark] Hier dürfen nur Gemälde liegen.
    [legend] Hier dürfen nur Gespenster liegen.
    [public] Hier wird offen geboten.
    [mirror] { $mirror ->
        [minus_one] Wer hier kauft, darf ein echtes Gespenst abziehen.
       *[token] Wer hier kauft, darf eine Marke wegnehmen, die ein Gespenst zeigt.
    }
    [crypt] Wer hier kauft, darf ein echtes Gespenst dazugeben.
    [crystal] Wer hier kauft, darf die echten Gespenster raten: Richtig bringt 2 Punkte.
    [portraits] Wer hier kauft, bekommt am Ende 1 Punkt für jedes eigene Anwesen ohne Punkte.
   *[normal] Nichts Besonderes.
}
screen-unseen = { $round ->
    [1] Noch nicht gesehen, vier davon zurückgelegt
   *[2] Noch im Spiel, auf der Hand oder verdeckt
}
screen-remove = { $kind ->
    [double] doppelseitiges Gespenst
   *[single] Gespenst
} von { $seat_is ->
    [you] dir
   *[other] { $seat }
}

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-true = wahr, wahrheit, ehrlich
typed-false = falsch, lügen, luegen, lüge
typed-done = fertig
typed-pass = passen, passe
typed-use = benutzen, benutze, ja
typed-no = nein, verzichten, verzichte

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Ziel: Ersteigere Anwesen, in denen die Zahl der echten Gespenster viele Punkte bringt. Punkte sind gut: Nach zwei Runden gewinnen die meisten.
about-question = Wahr oder falsch: Jede Runde behältst du heimlich eine der beiden „?“-Karten. Bei wahr sind deine Gespenster echt, bei falsch deine Gemälde.
    .words = wahr, falsch, geheimnis, lüge, wahrheit
about-ghost = Gespenst (g): Es ist echt, wenn seine Besitzerin oder sein Besitzer die Wahrheit sagt.
    .words = gespenst, gespenster, g
about-painting = Gemälde (p): Dahinter steckt ein echtes Gespenst, wenn jemand lügt.
    .words = gemälde, p
about-double = Doppelseitige Marke (d, A'): Du legst sie mit dem Gespenst oder mit dem Gemälde nach oben, wie du willst.
    .words = doppelseitig, d
about-truelight = Mrs. Truelight (t): Wer hier am meisten bietet, sieht die geheime „?“-Karte der Person auf dem zweiten Rang, die wiederum die auf dem dritten, und so weiter. Wer zuletzt kommt, sieht nichts und nimmt die Karten zurück. Alle müssen hier bieten, bevor sie passen.
    .words = truelight, mrs. truelight, t, lupe
about-stack = „?“-Stapel (?): Wer hier am meisten bietet, sieht alle unbenutzten „?“-Karten und weiß, wie viele lügen, aber nicht, wer. Zu dritt gibt es ihn nicht.
    .words = stapel, ?
about-money = Geld: Die Rückseite einer Karte zeigt wenig ($) oder viel ($$). Die 10 und die 1 täuschen: Die 10 zeigt wenig, die 1 viel, wenn ihr nichts anderes vereinbart habt.
    .words = geld, $, $$, rückseite
about-property = Anwesen: Unter dem Namen stehen die Punkte für 1, 2, 3 und 4 echte Gespenster. Ohne Gespenst und ab fünf bringt es nichts. Es bekommt, wer dort die höchste Summe geboten hat; diese Karten sind dann weg.
    .words = anwesen, landgut, schloss, punkte
about-special = Sonderkarten: Spielt ihr mit ihnen, liegt bei jedem Anwesen eine. „mehr“ sagt, was die auf dem Tisch bewirken, und „?“ mit dem Namen erklärt jede.
    .words = sonderkarten, sonderkarte

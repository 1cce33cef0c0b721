# Ghosts (Reiner Knizia). A card is named by its colour and its number of ghosts, as people say it: "Gelb 3".

game-title = Ghosts
game-tagline = Leg Geister auf den Stapel und behalte die Nerven: Bei 7 ist Schluss, und wer kneift, bekommt Angst.
game-minutes = 20
game-age = 7

item-card = { $family ->
        [yellow] Gelb { $value }
        [red] Rot { $value }
        [blue] Blau { $value }
        [white] Weiß { $value }
        [black] Schwarz { $value }
        [green] Grün { $value }
       *[fog] Nebel
    }

option-rounds = Wie viele Runden ihr spielt: 1 bis 10, in der Anleitung 3.
option-next-starter = Wer die nächste Runde beginnt.
option-next-starter-clockwise = Reihum: links neben der Person, die zuletzt begonnen hat
option-next-starter-ended = Wer mit leerer Hand an der Reihe war und die Runde beendet hat
option-give-back = Wie ihr nach einer Runde ohne neue Angst Punkte zurückgebt.
option-give-back-most = So viele wie möglich, von selbst
option-give-back-choose = Ihr wählt selbst, wie viele

action-play = { $card_family ->
        [yellow] Gelb { $card_value }
        [red] Rot { $card_value }
        [blue] Blau { $card_value }
        [white] Weiß { $card_value }
        [black] Schwarz { $card_value }
        [green] Grün { $card_value }
       *[fog] Nebel
    }
action-take = Stapel nehmen (1 Angstpunkt)
action-keep = Karten behalten
action-redraw = Nebel zurückmischen und fünf neue Karten ziehen
action-give-back = { $points ->
        [0] Nichts zurückgeben
        [one] 1 Punkt zurückgeben
       *[other] { $points } Punkte zurückgeben
    }

event-round-began = Runde { $round } beginnt mit fünf Karten für alle. { $seat } fängt an.
event-dealt = { $seat } bekommt { $cards }.
event-redrawn = { $seat } hat nur Nebel und mischt ihn zurück.
event-played = { $seat } legt { $card_family ->
        [yellow] Gelb { $card_value }
        [red] Rot { $card_value }
        [blue] Blau { $card_value }
        [white] Weiß { $card_value }
        [black] Schwarz { $card_value }
        [green] Grün { $card_value }
       *[fog] Nebel
    } und sagt: „{ $kind ->
        [mirror] { $fear }, Spiegel
        [fog] { $fear }, Nebel
       *[other] { $fear }
    }“.
event-drew = { $seat } zieht { $card_family ->
        [yellow] Gelb { $card_value }
        [red] Rot { $card_value }
        [blue] Blau { $card_value }
        [white] Weiß { $card_value }
        [black] Schwarz { $card_value }
        [green] Grün { $card_value }
       *[fog] Nebel
    }.
event-drew-unseen = { $seat } zieht eine Karte.
event-pile-taken = { $seat } nimmt den Stapel ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }) und hat jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-round-ended = { $seat } wäre an der Reihe und hat keine Karte mehr: Runde { $round } ist zu Ende.
event-gave-back = { $points ->
        [0] { $seat } gibt nichts zurück und hat { $left ->
            [one] 1 Punkt
           *[other] { $left } Punkte
        }.
        [one] { $seat } blieb ohne neue Angst, gibt 1 Punkt zurück und hat { $left ->
            [0] keinen mehr
            [one] noch 1 Punkt
           *[other] noch { $left } Punkte
        }.
       *[other] { $seat } blieb ohne neue Angst, gibt { $points } Punkte zurück und hat { $left ->
            [0] keinen mehr
            [one] noch 1 Punkt
           *[other] noch { $left } Punkte
        }.
    }
event-markers-laid-aside = Alle legen ihre Marker zur Seite. Der Punktestand: { $points }.

prompt-over = Das Spiel ist zu Ende.
prompt-shuffle = Die Karten für Runde { $round } werden gemischt.
prompt-keep = Sieh dir deine Karten an und sag Bescheid, dass du sie behältst.
prompt-redraw-or-keep = Du hast nur Nebel. Möchtest du ihn zurückmischen und fünf neue Karten ziehen?
prompt-wait-for-answers = { $left ->
        [one] Eine Person sieht sich noch ihre Karten an.
       *[other] { $left } Personen sehen sich noch ihre Karten an.
    }
prompt-open-with-fog = Du hast nur Nebel: Leg eine Karte neben den leeren Stapel, dann eröffnet die nächste Person.
prompt-open = { $seat } eröffnet den Stapel mit einem Geist.
prompt-turn = { $seat } ist dran. Angstfaktor { $fear }, oben liegt { $family ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [white] Weiß
        [black] Schwarz
       *[green] Grün
    }: Spiegel, Nebel oder eine andere Farbe bis { $left }.
prompt-turn-at-most-fear = { $seat } ist dran. Angstfaktor { $fear }, oben liegt { $family ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [white] Weiß
        [black] Schwarz
       *[green] Grün
    }: Nur Spiegel oder Nebel helfen noch.
prompt-give-back = { $seat } blieb ohne neue Angst und darf { $most ->
        [one] 1 Punkt
       *[other] bis zu { $most } Punkte
    } zurückgeben.

refusal-answer-first = Das geht noch nicht: Erst sagen alle, ob sie ihre Karten behalten. Antworte mit „Karten behalten“.
refusal-redraw-needs-fog = Neue Karten gibt es nur für eine Hand aus lauter Nebel. Du hast Geister, also behältst du deine Karten.
refusal-deal-is-over = Das Austeilen ist vorbei. Leg eine Karte oder nimm den Stapel, wenn einer da liegt.
refusal-not-in-hand = { $family ->
        [yellow] Gelb { $value }
        [red] Rot { $value }
        [blue] Blau { $value }
        [white] Weiß { $value }
        [black] Schwarz { $value }
        [green] Grün { $value }
       *[fog] Nebel
    } hast du nicht auf der Hand. Wähl eine deiner Karten.
refusal-open-with-ghost = Mit Nebel kannst du nicht eröffnen, solange du einen Geist hast. Leg einen Geist.
refusal-too-much-fear = Das geht nicht: { $fear } + { $value } wäre { $sum }, mehr als { $most }. Statt { $family ->
        [yellow] Gelb { $value }
        [red] Rot { $value }
        [blue] Blau { $value }
        [white] Weiß { $value }
        [black] Schwarz { $value }
        [green] Grün { $value }
       *[fog] Nebel
    } passen die oberste Farbe, Nebel oder ein kleinerer Geist, sonst nimm den Stapel.
refusal-no-pile = Es liegt kein Stapel da, den du nehmen könntest. Eröffne mit einer Karte.
refusal-round-not-over = Punkte gibst du erst am Ende der Runde zurück. Leg eine Karte oder nimm den Stapel, wenn einer da liegt.
refusal-give-back-first = Die Runde ist vorbei. Sag zuerst, wie viele Punkte du zurückgibst: 0 bis { $most }.
refusal-too-much-back = { $points } Punkte kannst du nicht zurückgeben. Möglich sind 0 bis { $most }.

reason-fewest-points = Die wenigsten Angstpunkte gewinnen.

# The terminal: names of the groups of moves, what a move does, the screen.
moves-play = Legen
moves-take = Nehmen
moves-redraw = Neu ziehen
moves-give-back = Zurückgeben
moves-keep = Behalten
mark-fear = → { $fear }
mark-mirror = Spiegel, bleibt { $fear }
mark-fog = bleibt { $fear }
mark-points = → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
mark-ends = Ende!
score-line = { $seat }: { $lost ->
    [one] 1 Angstpunkt
   *[other] { $lost } Angstpunkte
}
screen-round = Runde { $round } von { $rounds } · { $cards ->
    [0] der Nachziehstapel ist leer
    [one] noch 1 Karte im Nachziehstapel
   *[other] noch { $cards } Karten im Nachziehstapel
}
screen-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
screen-took = hat schon genommen
screen-fear = Angst
screen-pile = Stapel
screen-no-pile = noch keiner
screen-fog-beside = (Nebel daneben: { $cards })
screen-no-hand = Du hast keine Karte mehr.
screen-does-open = Angst { $fear }
screen-does-add = +{ $value } → { $fear }
screen-does-mirror = Spiegel
screen-does-fog = Nebel
screen-does-too-much = { $fear }+{ $value } > { $most }
notation-help =
    Karten: Farbe und Zahl, y3 r2 b1 w2 k1 g3 (gelb, rot, blau, weiß, schwarz, grün), nebel.
    Sonst: nehmen (den Stapel), behalten, neu (Karten ziehen), back 2 (zwei Punkte zurück).

# What may be typed for a move that is written as a word; the first one stands on the screen.
typed-fog = nebel
typed-take = nehmen, nimm
typed-keep = behalten
typed-redraw = neu

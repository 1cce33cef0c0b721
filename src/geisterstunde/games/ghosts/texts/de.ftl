# Ghosts (Reiner Knizia). A card is named by its colour and its number of ghosts, as people say it: "Gelb 3".

game-title = Ghosts
game-tagline = Leg Geister auf den Stapel und behalte die Nerven: Bei 7 ist Schluss, und wer kneift, bekommt einen Angstpunkt.
game-about = Leg Geister auf den Stapel und behalte die Nerven: Bei 7 ist Schluss!
game-short = Nerven behalten bis zur 7!
game-minutes = 20
game-age = 7

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
card = { $card_family ->
        [yellow] Gelb { $card_value }
        [red] Rot { $card_value }
        [blue] Blau { $card_value }
        [white] Weiß { $card_value }
        [black] Schwarz { $card_value }
        [green] Grün { $card_value }
       *[fog] Nebel
    }
on-top = { $family ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [white] Weiß
        [black] Schwarz
       *[green] Grün
    }

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
    .title = Runden
    .how = In der Anleitung sind es drei.
option-next-starter = Wer die nächste Runde beginnt.
    .title = Die nächste Runde beginnt
option-next-starter-clockwise = Reihum: links neben der Person, die zuletzt begonnen hat
    .word = Reihum
option-next-starter-ended = Wer mit leerer Hand an der Reihe war und die Runde beendet hat
    .word = Wer beendet
option-redraw = Was mit einer Hand aus lauter Nebel nach dem Austeilen geschieht.
    .title = Lauter Nebel
option-redraw-by-itself = Sie wird von selbst getauscht, und niemand wird gefragt
    .word = Von selbst neu
option-redraw-ask = Alle werden geheim gefragt, ob sie ihre Karten behalten
    .word = Geheim fragen
option-give-back = Wie ihr nach einer Runde ohne neuen Angstpunkt welche zurückgebt.
    .title = Punkte zurückgeben
option-give-back-most = So viele wie möglich, von selbst
    .word = Von selbst
option-give-back-choose = Ihr wählt selbst, wie viele
    .word = Wählen

action-play = { card }
deed-play = { card } legen
action-take = Stapel nehmen (1 Angstpunkt)
action-keep = Karten behalten
action-redraw = Nebel zurückmischen und fünf neue Karten ziehen
action-give-back = { $points ->
        [0] Nichts zurückgeben
        [one] 1 Angstpunkt zurückgeben
       *[other] { $points } Angstpunkte zurückgeben
    }

event-round-began = Runde { $round } beginnt mit fünf Karten für alle. { $seat_is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
event-dealt = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $cards }.
event-redrawn = { $seat_is ->
        [you] Du hast nur Nebel und mischst ihn zurück.
       *[other] { $seat } hat nur Nebel und mischt ihn zurück.
    }
event-played = { $seat_is ->
        [you] Du legst { card } und sagst
       *[other] { $seat } legt { card } und sagt
    }: „{ $kind ->
        [mirror] { $fear }, Spiegel
        [fog] { $fear }, Nebel
       *[other] { $fear }
    }“.
event-drew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { card }.
event-drew-unseen = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
event-pile-taken = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Stapel ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }) und { $seat_is ->
        [you] hast
       *[other] hat
    } jetzt { $points ->
        [one] 1 Angstpunkt
       *[other] { $points } Angstpunkte
    }.
event-round-ended = { $seat_is ->
        [you] Du wärst an der Reihe und hast
       *[other] { $seat } wäre an der Reihe und hat
    } keine Karte mehr: Runde { $round } ist zu Ende.
event-gave-back = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } in dieser Runde keinen Stapel genommen, { $points ->
        [0] { $seat_is ->
            [you] gibst
           *[other] gibt
        } nichts zurück
        [one] { $seat_is ->
            [you] gibst
           *[other] gibt
        } 1 Angstpunkt zurück
       *[other] { $seat_is ->
            [you] gibst
           *[other] gibt
        } { $points } Angstpunkte zurück
    } und { $seat_is ->
        [you] hast
       *[other] hat
    } { $left ->
        [0] keinen mehr
        [one] noch 1
       *[other] noch { $left }
    }.
event-markers-laid-aside = Alle legen ihre Angstpunkte zur Seite. Der Stand, Platz für Platz: { $points }.

prompt-over = Die Partie ist zu Ende.
prompt-lot = Das Los entscheidet, wer die erste Runde beginnt.
prompt-shuffle = Die Karten für Runde { $round } werden gemischt.
prompt-keep = Sieh dir deine Karten an und sag Bescheid, dass du sie behältst.
prompt-redraw-or-keep = Du hast nur Nebel. Möchtest du ihn zurückmischen und fünf neue Karten ziehen?
prompt-wait-for-answers = { $left ->
        [one] Eine Person sieht sich noch ihre Karten an.
       *[other] { $left } Personen sehen sich noch ihre Karten an.
    }
prompt-open-with-fog = Du hast nur Nebel: Leg eine Karte neben den leeren Stapel, dann eröffnet die nächste Person.
prompt-open = { $seat_is ->
        [you] Du eröffnest: Leg einen Geist.
       *[other] { $seat } eröffnet den Stapel mit einem Geist.
    }
prompt-turn = { $seat_is ->
        [you] Du bist dran:
       *[other] { $seat } ist dran:
    } Angst { $fear }, oben liegt { on-top }. Es passen { on-top }, Nebel oder eine andere Farbe bis { $left }.
prompt-turn-at-most-fear = { $seat_is ->
        [you] Du bist dran:
       *[other] { $seat } ist dran:
    } Angst { $fear }, jetzt helfen nur { on-top } oder Nebel.
prompt-give-back = { $seat_is ->
        [you] Du hast keinen Stapel genommen und darfst
       *[other] { $seat } hat keinen Stapel genommen und darf
    } { $most ->
        [one] 1 Angstpunkt
       *[other] bis zu { $most } Angstpunkte
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
refusal-round-not-over = Angstpunkte gibst du erst am Ende der Runde zurück. Leg eine Karte oder nimm den Stapel, wenn einer da liegt.
refusal-give-back-first = Die Runde ist vorbei. Sag zuerst, wie viele Angstpunkte du zurückgibst: 0 bis { $most }.
refusal-too-much-back = { $points } Angstpunkte kannst du nicht zurückgeben. Möglich sind 0 bis { $most }.

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
    [one] 1 Angstpunkt
   *[other] { $points } Angstpunkte
}
mark-ends = Ende!
score-line = { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $lost ->
    [one] 1 Angstpunkt
   *[other] { $lost } Angstpunkte
}
screen-round = Runde { $round } von { $rounds } · { $cards ->
    [0] der Nachziehstapel ist leer
    [one] noch 1 Karte im Nachziehstapel
   *[other] noch { $cards } Karten im Nachziehstapel
}
screen-points = { $points ->
    [one] 1 Angstpunkt
   *[other] { $points } Angstpunkte
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
    Karten: Farbe und Zahl, ge3 r2 b1 w2 s1 gr3 (gelb, rot, blau, weiß, schwarz, grün), nebel.
    Sonst: nehmen (den Stapel), behalten, neu (Karten ziehen), zurückgeben 2 (zwei Angstpunkte).

# The table in the browser: names of things, the tags below the cards, and the prompt, a line in bold and a small one.
screen-family = { $family ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [green] Grün
   *[fog] Nebel
}
screen-you = Du
screen-round-of = Runde { $round } von { $rounds }
screen-round-short = Runde { $round }/{ $rounds }
screen-next = danach
screen-the-end = Ende!
screen-is-ready = ist bereit
screen-is-looking = schaut
screen-draw-left = { $cards ->
    [0] leer
   *[other] noch { $cards }
}
screen-draw-pile = Nachziehstapel: { $cards ->
    [0] leer
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
screen-pile-of = Stapel: { $cards }
screen-pile-open = Stapel: { $cards ->
    [one] 1 Geist
   *[other] { $cards } Geister
}, oben liegt { screen-card }. Alle ansehen
screen-card = { $family ->
    [fog] Nebel
   *[other] { screen-family } { $value }
}
screen-pile-title = Der Stapel von unten nach oben
screen-fog-of = Nebel: { $cards }
screen-pile-empty = Noch kein Stapel
screen-fear-of = Angst { $fear } von 7
screen-clockwise = Es geht im Uhrzeigersinn.
screen-counterclockwise = Es geht gegen den Uhrzeigersinn.
screen-back-and-forth = Es geht hin und her.
screen-hand = Deine Hand
screen-seat-is = { $seat }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] 1 Angstpunkt
   *[other] { $points } Angstpunkte
}{ $piles ->
    [0] {""}
   *[other] , { screen-took-piles }
}{ $state ->
    [turn] , ist dran
    [next] , ist danach dran
    [end] , ist danach dran und hat keine Karte mehr
    [ready] , ist bereit
    [looking] , schaut noch
    [away] , ist gerade nicht da
   *[none] {""}
}
screen-own-seat = Du: { $points ->
    [one] 1 Angstpunkt
   *[other] { $points } Angstpunkte
}{ $piles ->
    [0] {""}
   *[other] , { screen-took-piles }
}
screen-take = Stapel nehmen
screen-take-costs = Stapel nehmen: +1 Angstpunkt
screen-not-seen = Noch nicht gesehen
screen-not-seen-card = { screen-card }: { $count }
screen-tag-start = Start
screen-tag-more = +{ $value }
screen-tag-fear = Angst { $fear }
screen-tag-mirror = Spiegel
screen-tag-fog = Nebel
screen-tag-stays = bleibt { $fear }
screen-tag-sum = { $fear }+{ $value }={ $sum }
screen-tag-too-much = zu viel
screen-tag-later = später
screen-say-turn = Du bist dran: Leg eine Karte, die leuchtet.
screen-say-turn-more = Oben liegt { screen-card }, Angst { $fear }. Danach: { $next }.
screen-say-full = Angst { $fear }: Jetzt helfen nur { screen-family } oder Nebel.
screen-say-full-more = Du bist dran. Danach: { $next }.
screen-say-must = Nichts passt: Nimm den Stapel.
screen-say-must-more = Das kostet 1 Angstpunkt. Danach eröffnest du.
screen-say-open = Du eröffnest: Leg einen Geist.
screen-say-open-more = Seine Zahl ist die neue Angst. Danach: { $next }.
screen-say-open-fog = Du hast nur Nebel: Leg einen neben den leeren Stapel.
screen-say-open-fog-more = Dann eröffnet { $next }. Das kostet nichts.
screen-say-starts = { screen-card } eröffnet: Angst { $fear }.
screen-say-adds = { screen-card }: Angst steigt von { $before } auf { $fear }.
screen-say-mirrors = { screen-card } spiegelt: Angst bleibt { $fear }.
screen-say-fogs = Nebel: Angst bleibt { $fear }.
screen-say-then = Danach ist { $next } dran.
screen-say-then-full = Danach braucht { $next } { screen-family } oder Nebel.
screen-say-then-turned = Es geht andersherum: Danach ist { $next } dran.
screen-say-then-top = Oben bleibt { screen-card }. Danach ist { $next } dran.
screen-say-then-ends = { $next } hat keine Karten mehr: Dann endet die Runde.
screen-say-taking = Stapel nehmen: { $before } + { $more } = { $points ->
    [one] 1 Angstpunkt
   *[other] { $points } Angstpunkte
}.
screen-say-taking-lost = Dafür gibst du in dieser Runde nichts zurück.
screen-say-taking-more = Danach eröffnest du gleich neu.
screen-say-keep = Sieh dir deine Karten an.
screen-say-keep-more = Weiter geht es, wenn alle bereit sind.
screen-say-redraw = Du hast nur Nebel! Möchtest du neue Karten?
screen-say-redraw-more = Mischst du zurück, sehen das alle. Behalten bleibt geheim.
screen-say-give = Wie viele gibst du zurück?
screen-say-give-more = Bis zu { $most ->
    [one] 1 Angstpunkt
   *[other] { $most } Angstpunkte
}: Du hast keinen Stapel genommen.
screen-say-thinks = { $seat } überlegt
screen-say-round-over = { $left ->
    [0] Das war die letzte Runde.
   *[other] Weiter geht es mit Runde { $following }.
}
screen-say-again = Noch einmal?
screen-say-again-more = Bei der Revanche rücken alle einen Platz weiter.
screen-do-lay = Legen
screen-do-take = Nehmen
screen-do-redraw = Neu ziehen
screen-do-keep = Behalten
screen-do-go-on = Weiter
screen-do-give = { $points ->
    [0] Nichts zurück
   *[other] { $points } zurückgeben
}
screen-do-give-short = { $points ->
    [0] Nichts
   *[other] { $points } zurück
}
screen-do-undo = Zurücknehmen
screen-do-rematch = Revanche
screen-do-click = Klick oder Enter
screen-round-over = Runde { $round } ist vorbei
screen-round-ended = { $seat_is ->
    [you] Du wärst dran und hast keine Karte mehr.
   *[other] { $seat } wäre dran und hat keine Karte mehr.
}
screen-took-piles = { $piles ->
    [0] nahm keinen Stapel
   *[other] nahm { $piles } Stapel
}
screen-took-piles-short = { $piles ->
    [0] kein Stapel
   *[other] { $piles } Stapel
}
screen-before = vorher
screen-this-round = diese Runde
screen-this-round-short = neu
screen-now = jetzt
screen-bowl = Zurück in die Schale
screen-you-keep = Behältst du
screen-give-one = 1 zurückgeben
screen-keep-one = 1 behalten
screen-winners = { $winners } { $count ->
    [one] { $is_you ->
        [you] gewinnst!
       *[other] gewinnt!
    }
   *[other] { $is_you ->
        [you] gewinnt!
       *[other] gewinnen!
    }
}
screen-fewest = Die wenigsten Angstpunkte: { $count ->
    [one] { $points ->
        [0] keiner.
       *[other] nur { $points }.
    }
   *[other] { $points ->
        [0] je keiner.
       *[other] nur je { $points }.
    }
}
screen-points-word = { $points ->
    [one] Angstpunkt
   *[other] Angstpunkte
}
screen-close = Schließen

# What may be typed for a move that is written as a word; the first one stands on the screen.
typed-letters = y=ge/gelb, r=r/rot, b=b/blau, w=w/weiß/weiss, k=s/schwarz, g=gr/grün/gruen, back=zurückgeben/zurueckgeben
typed-fog = nebel
typed-take = nehmen, nimm
typed-keep = behalten
typed-redraw = neu

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Ziel: Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} die wenigsten Angstpunkte haben. Punkte sind schlecht: Wer den Stapel nimmt, bekommt einen.
about-ghost = Geister: Jede Karte zeigt 1, 2 oder 3 Geister einer Farbe. Eine andere Farbe als oben auf dem Stapel erhöht die Angst um ihre Zahl; über 7 geht es nie.
    .words = geist, geister, karte, karten
about-mirror = Spiegel: Ein Geist der Farbe, die oben liegt. Die Angst bleibt, wie sie ist, und es geht anders herum weiter. Das geht immer.
    .words = spiegel
about-fog = Nebel: Er kommt neben den Stapel und ändert nichts; dann ist die nächste Person dran. Mit Nebel eröffnest du nur, wenn du nichts anderes hast.
    .words = nebel
about-fear = Angst: Die Summe der Geister auf dem Stapel, ohne Spiegel und Nebel, höchstens 7. Kannst oder magst du nichts legen, nimmst du den Stapel.
    .words = angst
about-points = Angstpunkte: Alle beginnen mit einem. Jeder genommene Stapel bringt einen dazu. Wer in einer Runde keinen bekommt, gibt danach bis zu drei zurück. Am Ende gewinnen die wenigsten.
    .words = punkte, punkt, angstpunkte
about-pile = Stapel: Wer ihn nimmt, bekommt einen Angstpunkt und eröffnet gleich einen neuen. Seine Karten sind für diese Runde weg.
    .words = stapel

game-title = Ghoosty!
game-tagline = Vertreibe alle Gespenster aus deinem Haus, bevor alle anderen es geschafft haben.
game-about = Vertreibe die Gespenster aus deinem Haus, bevor es die anderen schaffen.
game-short = Haus leer vor Mitternacht!
game-minutes = 15
game-age = 8

# The options of a new game.
option-start-loser = wer die letzte Partie an diesem Tisch verloren hat; beim ersten Mal entscheidet das Los
    .word = Wer verlor
option-length = Ob die Partie eine einzelne Runde ist oder mehrere Runden hat, mit Punkten und Buhs (ab drei Personen).
    .title = Länge
option-length-round = eine Runde
    .word = Eine Runde
option-length-match = mehrere Runden
    .word = Mehrere
option-mimis-per-play = Wie viele Mimi Krys du auf einmal mit einem Gespenst spielen darfst.
    .title = Mimi Krys auf einmal
option-mimis-per-play-one = eine
    .word = Eine
option-mimis-per-play-any = beliebig viele
    .word = Beliebig viele
option-several-eights = Ob mehrere Jerrys (8) zusammen die Richtung einmal drehen oder jede Karte für sich.
    .title = Mehrere Jerrys
option-several-eights-once = einmal
    .word = Drehen einmal
option-several-eights-each = jede Karte
    .word = Jeder dreht
option-no-progress-limit = Nach so vielen Aktionen ohne jeden Fortschritt ist die Runde vorbei.
    .title = Stillstand nach
    .how = So viele Aktionen ohne Fortschritt beenden die Runde.
option-nobody-left = Wer eine Runde gewinnt, aus der niemand ausgestiegen ist, weil sich nichts mehr tut.
    .title = Sieg bei Stillstand
option-nobody-left-nobody-wins = niemand
    .word = Niemand
option-nobody-left-all-share = alle teilen sie sich
    .word = Alle

# The cards, one by one, for hands and lists.
item-tom = Tom
item-1 = Klein Georg (1)
item-2 = 2
item-3 = Cerberus (3)
item-4 = 4
item-5 = 5
item-6 = 6
item-7 = 7
item-8 = Jerry (8)
item-9 = 9
item-10 = 10
item-11 = Klapper (11)
item-12 = Igor (12)
item-13 = 13
item-14 = 14
item-mimi = Mimi Kry

# Actions, as labels of buttons.
action-play =
    { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] { $value }
        }
       *[other] { $count } × { $value }
    }{ $mimis ->
        [0] {""}
        [1] {" "}+ Mimi Kry
       *[other] {" "}+ { $mimis } × Mimi Kry
    }
# The same where it stands alone: a proposal, an answer.
deed-play =
    { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] Eine { $value }
        }
        [2] Zwei { $value }er
        [3] Drei { $value }er
        [4] Vier { $value }er
       *[other] { $count } { $value }er
    }{ $mimis ->
        [0] {""}
        [1] {" "}und Mimi Kry
       *[other] {" "}und { $mimis } × Mimi Kry
    } legen
deed-play-tom = Tom legen
action-try-luck = Glück versuchen
action-take-cemetery = Friedhof nehmen
action-draw-from-house = Aus dem Haus ziehen
action-play-tom = Tom
action-pass = Passen

# What has happened.
event-round-began = Runde { $round } beginnt. { $seat_is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
event-played =
    { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $count ->
        [1] { $value ->
            [1] Klein Georg (1)
            [3] Cerberus (3)
            [8] Jerry (8)
            [11] Klapper (11)
            [12] Igor (12)
           *[other] eine { $value }
        }
       *[other] { $count } × { $value }
    }{ $mimis ->
        [0] .
        [1] {" "}mit Mimi Kry.
       *[other] {" "}mit { $mimis } Mimi Krys.
    }
event-tom-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } Tom neben den Friedhof.
event-luck-tried =
    { $seat_is ->
        [you] Du versuchst dein Glück und ziehst
       *[other] { $seat } versucht das Glück und zieht
    } { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] eine { $card }
    }.
event-house-drawn =
    { $seat_is ->
        [you] Du ziehst aus deinem Haus
       *[other] { $seat } zieht aus dem Haus
    } { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] eine { $card }
    }.
event-cemetery-taken =
    { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Friedhof auf die Hand: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-card-kept =
    { $card ->
        [tom] Tom
        [mimi] Mimi Kry
       *[other] Die { $card }
    } passt nicht und kommt auf { $seat_is ->
        [you] deine Hand
       *[other] die Hand von { $seat }
    }.
event-passed = { $seat_is ->
        [you] Du hast nur Mimi Krys und passt.
       *[other] { $seat } hat nur Mimi Krys und passt.
    }
event-direction-reversed =
    Jerry dreht die Richtung: Jetzt geht es { $direction ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
event-exiled =
    { $cause ->
        [quartet] Quartett!
       *[klapper] Klapper räumt auf:
    } { $count ->
        [one] Eine Karte geht
       *[other] { $count } Karten gehen
    } ins Exil.
event-refilled =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $cards ->
        [none] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } nach.
       *[other] nach: { $cards }.
    }
event-midnight-struck = Die Gruft ist leer: Es schlägt Mitternacht!
event-skipped = { $seat_is ->
        [you] Tom hält dich auf: Du setzt einmal aus.
       *[other] Tom hält { $seat } auf: einmal aussetzen.
    }
event-extra-turn-given = { $seat_is ->
        [you] Du bist noch einmal dran.
       *[other] { $seat } ist noch einmal dran.
    }
event-left =
    { $seat_is ->
        [you] Du hast kein Gespenst mehr und steigst
       *[other] { $seat } hat kein Gespenst mehr und steigt
    } { $place ->
        [1] zuerst aus!
       *[other] als Nummer { $place } aus!
    }
event-round-ended =
    Runde { $round } ist vorbei{ $cause ->
        [one-left] {"."}
        [only-mimis] {": Es gibt nur noch Mimi Krys."}
       *[no-progress] {", weil sich nichts mehr tut."}
    } { $seats_is ->
        [you] Übrig bleibst du: Buuuh!
        [you-and-others] Übrig bleibt ihr: { $seats }.
        [other] Übrig bleibt { $seats }: Buuuh!
        [nobody] Übrig bleibt niemand.
       *[others] Übrig bleiben { $seats }.
    }
event-points-given =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und { $seat_is ->
        [you] hast
       *[other] hat
    } jetzt { $total }.
event-boo-given =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } ein Buh{ $boos ->
        [1] .
       *[other] {" "}und { $seat_is ->
            [you] hast
           *[other] hat
        } jetzt { $boos }.
    }

# What is going on now; top 0 is an empty cemetery.
prompt-over = Die Partie ist zu Ende.
prompt-deal = Die Karten für Runde { $round } werden ausgeteilt.
prompt-turn-before-midnight =
    { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    } { $top ->
        [0] Der Friedhof ist leer.
       *[other] Oben liegt eine { $top }.
    } Bis Mitternacht: { $crypt ->
        [one] noch eine Karte.
       *[other] noch { $crypt } Karten.
    }
prompt-turn-after-midnight =
    { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    } { $top ->
        [0] Der Friedhof ist leer.
       *[other] Oben liegt eine { $top }.
    }
prompt-turn-house =
    { $seat_is ->
        [you] Deine Hand ist leer: Öffne dein Haus!
       *[other] { $seat } ist dran, mit leerer Hand.
    } { $top ->
        [0] Der Friedhof ist leer.
       *[other] Oben liegt eine { $top }.
    } Im Haus: { $house ->
        [one] noch ein Gespenst.
       *[other] noch { $house } Gespenster.
    }

# Why something is not possible.
refusal-match-needs-three = Mehrere Runden mit Punkten gibt es erst ab drei Personen. Zu zweit spielt ihr einzelne Runden.
refusal-crypt-empty = Die Gruft ist leer, nach Mitternacht gibt es kein Glück mehr. Spiel Gespenster oder nimm den Friedhof.
refusal-cemetery-empty = Der Friedhof ist leer, da gibt es nichts zu nehmen.
refusal-house-before-midnight =
    Dein Haus bleibt bis Mitternacht zu. In der Gruft { $crypt ->
        [one] liegt noch eine Karte
       *[other] liegen noch { $crypt } Karten
    }.
refusal-house-after-hand =
    Erst die Hand, dann das Haus: Du hast noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand.
refusal-no-tom = Du hast gerade keinen Tom auf der Hand.
refusal-must-act = Passen kannst du nur, wenn du nichts als Mimi Krys hast und der Friedhof leer ist. Jetzt geht noch etwas anderes.
refusal-none-in-hand = Eine { $value } hast du gerade nicht auf der Hand.
refusal-too-few-in-hand =
    Für { $count } × { $value } reicht es nicht: Du hast { $held ->
        [one] eine
       *[other] { $held }
    } davon.
refusal-too-few-mimis =
    { $held ->
        [0] Du hast gerade keine Mimi Kry auf der Hand.
        [1] Du hast nur eine Mimi Kry auf der Hand, nicht { $count }.
       *[other] Du hast { $held } Mimi Krys auf der Hand, nicht { $count }.
    }
refusal-one-mimi = Mit der { $value } darf nur eine Mimi Kry auf einmal mitspuken.
refusal-top-is-scary =
    Das geht nicht: Auf { $top ->
        [3] Cerberus (3) passen nur 3, 12
       *[other] Igor (12) passen nur 12
    }, Klein Georg (1), Tom oder ein Quartett, keine { $value }.
refusal-too-low = Das geht nicht: { $value } ist weniger als { $top }. Du brauchst mindestens eine { $top }, Klein Georg (1), Tom oder ein Quartett.
refusal-no-such-ghost = Ein Gespenst mit dem Wert { $value } gibt es nicht; die Werte gehen von 1 bis 14.
refusal-not-so-many = Von jedem Wert und von Mimi Kry gibt es vier Karten; { $count } × { $value } mit { $mimis } × Mimi Kry geht also nicht.

# Why the game ended.
reason-one-left = Nur eine Person hat noch Gespenster.
reason-only-mimis = Alle, die übrig sind, haben nur noch Mimi Krys.
reason-no-progress = Lange ging nichts mehr voran.
reason-match-won = Das zweite Buh beendet die Partie: Es gewinnt, wer die meisten Punkte hat.
reason-match-without-winner = Niemand ist auch nur aus einer Runde ausgestiegen.
reason-match-shared = Auch nach zehn weiteren Runden liegt niemand allein vorn.

# The terminal: names of the groups of moves, what a move does, the screen.
moves-play = Spielen
moves-play-tom = Spielen
moves-try-luck = Ziehen
moves-draw-from-house = Ziehen
moves-take-cemetery = Nehmen
moves-pass = Sonst
mark-double = Doppel
mark-triple = Dreier
mark-quartet = Quartett: { $count } ins Exil
mark-klapper = { $count } ins Exil
mark-turns = dreht die Richtung
mark-tom = hält auf
mark-taken = +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
mark-again = noch einmal
mark-out = raus!
mark-round-ends = Rundenende
mark-ends = Ende!
score-line = { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
screen-round = { $length ->
    [match] { $tie ->
        [0] Runde { $round } der Partie
       *[other] Runde { $round } der Partie, im Stechen
    }
   *[round] Eine einzelne Runde
}
screen-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
screen-cards = { $cards ->
    [0] leere Hand
    [one] 1 Karte
   *[other] { $cards } Karten
}
screen-house = Haus
screen-out = { $place ->
    [1] zuerst ausgestiegen
   *[other] als Nummer { $place } ausgestiegen
}
screen-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $boos ->
    [0] {""}
    [one] , 1 Buh
   *[other] , { $boos } Buhs
}
screen-known = bekannt:
screen-known-of-you = davon { $cards } bekannt
screen-crypt = Gruft
screen-until-midnight = { $cards ->
    [one] noch 1 Karte bis Mitternacht
   *[other] noch { $cards } Karten bis Mitternacht
}
screen-midnight = Mitternacht! Die Häuser stehen offen.
screen-cemetery = Friedhof
screen-cemetery-empty = leer, jedes Gespenst mit Wert passt
screen-lying = { $cards ->
    [one] (1 Karte)
   *[other] ({ $cards } Karten)
}
screen-fits = Darauf: { $top ->
    [1] alles
    [3] nur 3, 12, 1, Tom
    [12] nur 12, 1, Tom
    [13] 13, 14, 1, Tom
    [14] 14, 1, Tom
   *[other] { $top } bis 14, 1, Tom
}.
screen-to-quartet = { $cards ->
    [one] Noch eine zum Quartett.
   *[other] Noch { $cards } zum Quartett.
}
screen-toms = { $toms ->
    [one] Daneben: Tom
   *[other] Daneben: { $toms } × Tom
}
screen-exile = Exil
screen-name = { $kind ->
    [0] Tom
    [1] Georg
    [3] Cerberus
    [8] Jerry
    [11] Klapper
    [12] Igor
    [15] Mimi
   *[other] {""}
}
screen-no-hand = Deine Hand ist leer.
screen-does-tom = hält auf
screen-does-mimi = kopiert
screen-does-quartet = Quartett!
screen-does-klapper = räumt ab
screen-does-double = Doppel
screen-does-triple = Dreier
screen-does-turn = dreht
screen-does-fit = passt
screen-does-not = nicht auf { $top }
screen-too-low = unter { $top }
notation-help =
    Gespenster: 7 (eine Sieben), 7x2 (zwei), 7x2+m (zwei mit einer Mimi Kry), 7+m2 (eine mit zweien).
    Sonst: tom, glück (Glück versuchen), nehmen (den Friedhof), haus (aus dem Haus ziehen), passen.

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-luck = glück, glueck
typed-take = nehmen, nimm
typed-house = haus
typed-tom = tom
typed-pass = passen, passe

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = { $length ->
    [match] Ziel: Werde in jeder Runde alle Gespenster los, aus Hand und Haus. Aussteigen bringt Punkte, und Punkte sind gut; wer übrig bleibt, bekommt ein Buh, und Buhs sind schlecht. Die meisten Punkte gewinnen.
   *[round] Ziel: Werde alle Gespenster los, aus Hand und Haus. Wer als Letztes noch welche hat, verliert. Punkte gibt es nicht.
}
about-tom = Tom hat keinen Wert und kommt allein neben den Friedhof, wann immer du dran bist. Wer danach dran wäre, setzt aus.
    .words = tom
about-georg = Klein Georg (1) fürchtet niemanden: Er passt auf alles, auch auf Cerberus und Igor. Danach liegt er dort als 1.
    .words = georg, klein georg, 1
about-cerberus = Cerberus (3) ist schaurig: Auf ihn passen nur 3, 12, Klein Georg oder ein Quartett.
    .words = cerberus, 3
about-jerry = { $several_eights ->
    [each] Jerry (8) dreht die Spielrichtung um, bei mehreren zugleich jede Karte für sich. Zu zweit ändert das nichts.
   *[once] Jerry (8) dreht die Spielrichtung um, mehrere zugleich nur einmal. Zu zweit ändert das nichts.
}
    .words = jerry, 8
about-klapper = Klapper (11) räumt auf: Passt er, geht der ganze Friedhof samt Klapper ins Exil, und du bist noch einmal dran.
    .words = klapper, 11
about-igor = Igor (12) ist schaurig: Auf ihn passen nur 12, Klein Georg oder ein Quartett.
    .words = igor, 12
about-mimi = { $mimis_per_play ->
    [any] Mimi Kry spielst du nur zusammen mit einem Gespenst mit Wert, als dessen Kopie; auch mehrere auf einmal. Nimmt jemand sie auf, ist sie wieder Mimi Kry.
   *[one] Mimi Kry spielst du nur zusammen mit einem Gespenst mit Wert, als dessen Kopie; eine auf einmal. Nimmt jemand sie auf, ist sie wieder Mimi Kry.
}
    .words = mimi, mimi kry
about-double = Zwei oder drei gleiche Gespenster auf einmal: Du bist noch einmal dran. Ab vier gleichen ist es ein Quartett.
    .words = doppel, paar, drilling
about-quartet = Quartett: Vier gleiche passen immer, auch zusammen mit gleichen oben auf dem Friedhof. Der ganze Friedhof geht ins Exil, und du bist noch einmal dran.
    .words = quartett
about-house = Haus: Dein verdeckter Stapel. Es öffnet sich nach Mitternacht, wenn deine Hand leer ist: Dann ziehst du daraus und spielst die Karte, wenn sie passt.
    .words = haus
about-crypt = Gruft: Aus ihr füllst du bis Mitternacht auf vier Karten auf. Ist sie leer, schlägt es Mitternacht: Niemand füllt mehr auf, und die Häuser sind offen.
    .words = gruft, mitternacht
about-cemetery = Friedhof: Hier spielen alle drauf, gleich hoch oder höher als oben. Statt zu spielen darfst du ihn auf die Hand nehmen.
    .words = friedhof
about-exile = Exil: Was dort ist, ist für diese Runde aus dem Spiel.
    .words = exil
about-boo = Buh: Das bekommt, wer in einer Runde übrig bleibt. Beim zweiten Buh von jemandem ist die Partie aus.
    .words = buh

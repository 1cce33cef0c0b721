# Rest in Peace, German.

# The game
game-title = Rest in Peace
game-tagline = Zwei Geisterfamilien streiten um zehn Wohnsitze, und wer eine Runde verliert, gewinnt einen Hellseher.
game-about = Zwei Familien streiten um zehn Häuser. Wer verliert, gewinnt einen Hellseher.
game-short = Zwei Familien, zehn Häuser.
game-minutes = 15
game-age = 8

# The psychics: a name for sentences, a name and an effect for the screens. Effects are given the options of the game,
# so that they say what was agreed.
-psychic-1 = „Du bekommst das nicht“
-psychic-2 = „Tante, bist du da?“
-psychic-3 = „Zeige Dich!“
-psychic-4 = „Die Weiße Dame“
-psychic-5 = „Sir Nicholas“
-psychic-6 = „Fußabdrücke auf dem Teppich“
-psychic-7 = „Verschobene Hochzeit“
-psychic-8 = „Fledermaus“
-psychic-9 = „Geissssst“
-psychic-10 = „Poltergeist“
-psychic-11 = „Verschwinde, Erscheinung!“
-psychic-12 = „Du machst mir keine Angst“
-psychic-13 = „Jetzt oder nie“
-psychic-14 = „Zu zweit weniger Angst“
-psychic-15 = „Ich bin’s wieder“
-psychic-16 = „Ich nehme das Doppelte“
-psychic-17 = „Ektoplasma mit Miasma“
-psychic-18 = „Ich werde wiederkommen“
-psychic-19 = „Geist der kommenden Weihnacht“
-psychic-20 = „Wir sehen uns am Ende“
-psychic-21 = „Bloody Mary“
-psychic-22 = „Ich stelle mich tot“
-psychic-23 = „Geister-Goldfische“
-psychic-24 = „Reserviert für Geister“
-psychic-25 = „Raymonde und René“
-psychic-26 = „Kult(urist)ischer Geist“
-psychic-27 = „Waffenstillstand der Beschwörer“
-psychic-28 = „Vertauschte Wohnsitze“
-psychic-29 = „Das ist alles nichts wert“
# Inside other messages: a message that is referred to sees the arguments of the one that refers to it.
the-psychic = { $psychic ->
    [1] { -psychic-1 }
    [2] { -psychic-2 }
    [3] { -psychic-3 }
    [4] { -psychic-4 }
    [5] { -psychic-5 }
    [6] { -psychic-6 }
    [7] { -psychic-7 }
    [8] { -psychic-8 }
    [9] { -psychic-9 }
    [10] { -psychic-10 }
    [11] { -psychic-11 }
    [12] { -psychic-12 }
    [13] { -psychic-13 }
    [14] { -psychic-14 }
    [15] { -psychic-15 }
    [16] { -psychic-16 }
    [17] { -psychic-17 }
    [18] { -psychic-18 }
    [19] { -psychic-19 }
    [20] { -psychic-20 }
    [21] { -psychic-21 }
    [22] { -psychic-22 }
    [23] { -psychic-23 }
    [24] { -psychic-24 }
    [25] { -psychic-25 }
    [26] { -psychic-26 }
    [27] { -psychic-27 }
    [28] { -psychic-28 }
   *[other] { -psychic-29 }
}
psychic-1 = Du bekommst das nicht
    .effect = Am Ende der Runde bekommst du ihren Hellseher, auch bei Sieg oder Unentschieden.
psychic-2 = Tante, bist du da?
    .effect = Hol einen Geist aus deinem Stapel und leg ihn gleich hier an; dann misch den Stapel.
psychic-3 = Zeige Dich!
    .effect = Zählt 1. Du siehst die Hand der anderen Familie, bis die Runde endet.
psychic-4 = Die Weiße Dame
    .effect = Zählt 2.
psychic-5 = Sir Nicholas
    .effect = Zählt 3.
psychic-6 = Fußabdrücke auf dem Teppich
    .effect =
        Die nächste Karte der anderen Familie zieht der Zufall aus ihren Geistern auf der Hand. { $footprints ->
            [any-end] Spielt sie in dieser Runde keine mehr,
           *[after-giving-up] Gibt sie vorher auf,
        } gilt das in der nächsten Runde.
psychic-7 = Verschobene Hochzeit
    .effect = Zählt 3, aber nur in der zehnten Runde; vorher nicht spielbar.
psychic-8 = Fledermaus
    .effect = Deine geraden Karten in dieser Runde (2, 4, 6) zählen 1 mehr.
psychic-9 = Geissssst
    .effect = Deine ungeraden Karten in dieser Runde (1, 3, 5) zählen 1 mehr.
psychic-10 = Poltergeist
    .effect =
        Nenne einen Wert: { $poltergeist ->
            [own] Deine Karten mit diesem Wert
           *[both] Alle Karten mit diesem Wert, auch die der anderen Familie,
        } zählen 2 mehr.
psychic-11 = Verschwinde, Erscheinung!
    .effect = Wirf eine Karte der anderen Familie aus dieser Runde ab, Geist oder Hellseher.
psychic-12 = Du machst mir keine Angst
    .effect = Einser und Zweier der anderen Familie zählen in dieser Runde nicht.
psychic-13 = Jetzt oder nie
    .effect = Zählt 4. Nach der Runde wandert die Karte auf deine Seite der zehnten und zählt dort −2.
psychic-14 = Zu zweit weniger Angst
    .effect = Bis die Runde endet, spielt die andere Familie in jedem Zug keine oder mindestens zwei Karten.
psychic-15 = Ich bin’s wieder
    .effect =
        Gewinnst du die Runde, darfst du { $back_again ->
            [ghosts] einen deiner Geister
           *[any-card] eine deiner Karten
        } von dort an die nächste anlegen.
psychic-16 = Ich nehme das Doppelte
    .effect = Nimmt den Wert eines deiner Geister an, die in dieser Runde liegen.
psychic-17 = Ektoplasma mit Miasma
    .effect = Nenne einen Wert: Karten der anderen Familie mit diesem Wert zählen 2 weniger, mindestens 0.
psychic-18 = Ich werde wiederkommen
    .effect = Du darfst einen deiner Geister aus einer früheren Runde in deinen Stapel mischen.
psychic-19 = Geist der kommenden Weihnacht
    .effect = Deck den obersten Geist eines Stapels auf: Diese Karte nimmt seinen Wert an, er bleibt offen dort liegen.
psychic-20 = Wir sehen uns am Ende
    .effect = Nenne eine Familie: Ein zufälliger Geist aus ihrer Hand kommt verdeckt an die zehnte Runde.
psychic-21 = Bloody Mary
    .effect =
        Zählt 6, aber du wirfst zwei Geister aus deiner Hand ab{ $bloody_mary ->
            [what-you-have] {" "}oder so viele, wie du hast.
           *[two-ghosts] .
        }
psychic-22 = Ich stelle mich tot
    .effect = Du verlierst die Runde sofort und darfst eine deiner Karten zurücknehmen.
psychic-23 = Geister-Goldfische
    .effect = Zählt wie zwei Einser, ist aber nur eine Karte.
psychic-24 = Reserviert für Geister
    .effect = Die andere Familie spielt in dieser Runde keine Hellseher mehr.
psychic-25 = Raymonde und René
    .effect = Nenne zwei Werte: Niemand darf in dieser Runde noch Karten mit diesen Werten spielen.
psychic-26 = Kult(urist)ischer Geist
    .effect = Nenne einen Wert: Alle Karten mit diesem Wert zählen 3 mehr, für beide Familien.
psychic-27 = Waffenstillstand der Beschwörer
    .effect = Die Runde endet sofort unentschieden: Ihre Wohnsitze wandern zur nächsten, ihr Hellseher scheidet aus.
psychic-28 = Vertauschte Wohnsitze
    .effect = Du darfst zwei Wohnsitze tauschen, die noch in der Reihe liegen.
psychic-29 = Das ist alles nichts wert
    .effect =
        Alle anderen Karten dieser Runde zählen 1{ $worthless_psychics ->
            [zero] , Hellseher ohne eigenen Wert 0
           *[one] {""}
        }, und Hellseher verlieren ihren Effekt. Diese Karte zählt 0.

# Options
option-game = Welche Partie ihr spielt.
    .title = Partie
option-game-normal = Normale Partie: alle Hellseher der Reihe liegen offen
    .word = Normal
option-game-introductory = Einführungspartie: nur die Hellseher 1 bis 9, verdeckt, drei sind immer bekannt
    .word = Einführung
option-levels = Bis zu welcher Stufe Hellseher mitspielen (0 bis 4).
    .title = Stufen der Hellseher
    .how = Bis zu dieser Stufe spielen sie mit; üblich sind alle bis 4.
option-psychics = Genau diese Hellseher spielen mit, mindestens neun Nummern mit Komma; leer heißt: alle der gewählten Stufen.
    .title = Ausgewählte Hellseher
option-poltergeist = Wem der Poltergeist (10) hilft.
    .title = Poltergeist (10) hilft
option-poltergeist-both = beiden Familien
    .word = Beiden
option-poltergeist-own = nur der eigenen Familie
    .word = Der eigenen
option-worthless-psychics = Was Hellseher ohne eigenen Wert neben Hellseher 29 zählen.
    .title = Hellseher neben Nr. 29
option-worthless-psychics-one = 1
    .word = Zählen 1
option-worthless-psychics-zero = 0
    .word = Zählen 0
option-end-effects = Welche Effekte in der zehnten Runde wirken.
    .title = Effekte in Runde 10
option-end-effects-all = alle, die dort etwas tun können
    .word = Alle
option-end-effects-values = nur die, die Werte ändern
    .word = Nur Werte
option-truce-at-end = Was der Waffenstillstand (27) in der zehnten Runde tut.
    .title = Waffenstillstand (27) am Ende
option-truce-at-end-draw = die Runde endet unentschieden
    .word = Unentschieden
option-truce-at-end-nothing = nichts
    .word = Nichts
option-footprints = Wann die Fußabdrücke (6) in die nächste Runde weiterwirken.
    .title = Fußabdrücke (6)
option-footprints-after-giving-up = nur, wenn die betroffene Familie aufgibt
    .word = Wer aufgibt
option-footprints-any-end = egal, wie die Runde endet
    .word = Jedes Ende
option-back-again = Was Hellseher 15 mitnehmen darf.
    .title = Hellseher 15 nimmt
option-back-again-any-card = Geister und Hellseher
    .word = Alle Karten
option-back-again-ghosts = nur Geister
    .word = Nur Geister
option-bloody-mary = Was Bloody Mary (21) kostet.
    .title = Bloody Mary (21) kostet
option-bloody-mary-two-ghosts = zwei Geister, sonst ist sie nicht spielbar
    .word = Zwei Geister
option-bloody-mary-what-you-have = bis zu zwei Geister, je nachdem, was da ist
    .word = Was da ist
option-worthless-at-end = Wann Hellseher 29 in der zehnten Runde wirkt.
    .title = Hellseher 29 in Runde 10
option-worthless-at-end-in-order = wenn er dran ist
    .word = Der Reihe nach
option-worthless-at-end-first = vor allen anderen Karten
    .word = Zuerst

# Actions: labels of buttons and menus
action-play-ghost = Geist { $value } spielen
action-play-psychic =
    { the-psychic } spielen
action-play-blind = Zufälligen Geist spielen
action-hold = Zug beenden
action-give-up = Aufgeben
action-decline = Verzichten
action-name = Wert { $value } nennen
action-fetch = Geist { $value } aus dem Stapel holen
action-copy = Geist { $value } kopieren
action-recall = Geist { $value } in den Stapel mischen
action-discard = Geist { $value } abwerfen
action-turn-up = { $seat_is ->
        [you] Deine oberste Karte
       *[other] Oberste Karte von { $seat }
    } aufdecken
action-banish = { $seat_is ->
        [you] Dich selbst
       *[other] { $seat }
    } nennen
action-remove-ghost = Geist { $value } verjagen
action-remove-psychic =
    { the-psychic } verjagen
action-take-back-ghost = Geist { $value } zurücknehmen
action-take-back-psychic =
    { the-psychic } zurücknehmen
action-carry-ghost = Geist { $value } mitnehmen
action-carry-psychic =
    { the-psychic } mitnehmen
action-lay-ghost = Geist { $value } an Runde 10 legen
action-lay-psychic =
    { the-psychic } an Runde 10 legen
action-swap =
    { $residence ->
        [villa] Villa
       *[castle] Schloss
    } an Platz { $place } wählen

# Things in lists
item-villa = Villa
item-castle = Schloss
item-of-psychics = { the-psychic }

# Events
event-row-laid = Diese Hellseher liegen offen in der Reihe: { $psychics }.
event-tokens-laid = An jeden Platz kommt ein Wohnsitz.
event-drew =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [one] einen Geist
       *[other] { $count } Geister
    }: { $values }.
event-drew-secretly =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [one] einen Geist
       *[other] { $count } Geister
    }{ $face_up ->
        [0] .
       *[other] {", "}darunter die offene { $face_up }.
    }
event-round-began = Runde { $round } beginnt, { $seat_is ->
        [you] und du fängst an.
       *[other] und { $seat } fängt an.
    }
event-ghost-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } Geist { $value }.
event-blind-played = { $seat_is ->
        [you] Du ziehst zufällig Geist { $value } und spielst ihn.
       *[other] { $seat } zieht zufällig Geist { $value } und spielt ihn.
    }
event-psychic-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { the-psychic }.
event-held = { $seat_is ->
        [you] Du liegst
       *[other] { $seat } liegt
    } mit { $total } zu { $other_total } vorn.
event-gave-up = { $seat_is ->
        [you] Du gibst die Runde auf.
       *[other] { $seat } gibt die Runde auf.
    }
event-value-named = { $seat_is ->
        [you] Du nennst
       *[other] { $seat } nennt
    } { $value } für { the-psychic }.
event-fetched = { $seat_is ->
        [you] Du holst Geist { $value } aus deinem Stapel.
       *[other] { $seat } holt Geist { $value } aus dem Stapel.
    }
event-pile-shuffled = { $seat_is ->
        [you] Du mischst deinen Stapel.
       *[other] { $seat } mischt den Stapel.
    }
event-ghost-removed = { $seat_is ->
        [you] Du verjagst
       *[other] { $seat } verjagt
    } { $owner_is ->
        [you] deinen Geist { $value }
       *[other] Geist { $value } von { $owner }
    }.
event-psychic-removed = { $seat_is ->
        [you] Du verjagst
       *[other] { $seat } verjagt
    } { $owner_is ->
        [you] deinen Hellseher { the-psychic }
       *[other] { the-psychic } von { $owner }
    }.
event-copied = { $seat_is ->
        [you] Du kopierst
       *[other] { $seat } kopiert
    } Geist { $value }.
event-recalled = { $seat_is ->
        [you] Du mischst Geist { $value } in deinen Stapel.
       *[other] { $seat } mischt Geist { $value } in den Stapel.
    }
event-top-turned-up = { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } auf { $owner_is ->
        [you] deinem Stapel
        [same] dem eigenen Stapel
       *[other] dem Stapel von { $owner }
    } Geist { $value } auf.
event-banished =
    Ein zufälliger Geist { $seat_is ->
        [you] von dir
       *[other] von { $seat }
    } geht { $is_open ->
        [yes] offen
       *[no] verdeckt
    } an die zehnte Runde{ $value ->
        [0] .
       *[other] {": "}{ $value }.
    }
event-banished-nobody = { $seat_is ->
        [you] Du nennst
       *[other] { $seat } nennt
    } { $owner_is ->
        [you] deine Familie
        [same] die eigene Familie
       *[other] die Familie von { $owner }
    }, aber dort ist kein Geist auf der Hand.
event-discarded = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } Geist { $value } ab.
event-hand-shown = { $seat_is ->
        [you] Du zeigst deine Hand
       *[other] { $seat } zeigt die Hand
    }: { $values }.
event-hand-shown-to-other = { $seat_is ->
        [you] Du zeigst der anderen Familie deine Hand.
       *[other] { $seat } zeigt der anderen Familie die Hand.
    }
event-ghost-taken-back = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } Geist { $value } zurück.
event-psychic-taken-back = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { the-psychic } zurück.
event-ghost-carried = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } Geist { $value } in die nächste Runde mit.
event-psychic-carried = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { the-psychic } in die nächste Runde mit.
event-tokens-swapped =
    { $seat_is ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } { $first_residence ->
        [villa] die Villa
       *[castle] das Schloss
    } an Platz { $first } gegen { $second_residence ->
        [villa] die Villa
       *[castle] das Schloss
    } an Platz { $second }.
event-declined = { $seat_is ->
        [you] { $stage ->
            [lay] Du legst nichts an die zehnte Runde.
            [carry] Du nimmst keine Karte mit.
            [recall] Du mischst keinen Geist in deinen Stapel.
            [take-back] Du nimmst keine Karte zurück.
           *[other] Du tauschst nichts.
        }
       *[other] { $stage ->
            [lay] { $seat } legt nichts an die zehnte Runde.
            [carry] { $seat } nimmt keine Karte mit.
            [recall] { $seat } mischt keinen Geist in den eigenen Stapel.
            [take-back] { $seat } nimmt keine Karte zurück.
           *[other] { $seat } tauscht nichts.
        }
    }
event-round-won =
    { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } Runde { $round }: { $villas ->
        [0] {""}
        [one] eine Villa
       *[other] { $villas } Villen
    }{ $villas ->
        [0] {""}
       *[other] { $castles ->
            [0] {""}
           *[other] {" und "}
        }
    }{ $castles ->
        [0] {""}
        [one] ein Schloss
       *[other] { $castles } Schlösser
    }.
event-round-drawn = Runde { $round } endet unentschieden; was dort liegt, wandert weiter.
event-psychic-taken = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { the-psychic }.
event-psychic-discarded = { the-psychic } scheidet aus.
event-went-to-end = { -psychic-13 } geht für { $seat_is ->
        [you] dich
       *[other] { $seat }
    } an die zehnte Runde.
event-ghost-laid =
    { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } einen Geist verdeckt an die zehnte Runde{ $value ->
        [0] .
       *[other] {": "}{ $value }.
    }
event-psychic-laid = { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { the-psychic } verdeckt an die zehnte Runde.
event-psychic-turned-up = An Platz { $place } liegt nun offen: { the-psychic }.
event-end-revealed =
    { $seat_is ->
        [you] Du deckst auf
       *[other] { $seat } deckt auf
    }: { $psychic ->
        [0] Geist { $value }
       *[other] { the-psychic }
    }.
event-end-played-dead = { -psychic-22 }: { $seat_is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } die zehnte Runde sofort.
event-end-truced = { $seat_is ->
        [you] Dein { -psychic-27 }
       *[other] { -psychic-27 } von { $seat }
    }: Die zehnte Runde endet sofort unentschieden.
event-end-counted = In der zehnten Runde steht es { $first_total } zu { $second_total }.

# Why the game ended
reason-four-villas = Vier Villen sind genug.
reason-three-castles = Drei Schlösser sind genug.
reason-tenth-round = Die zehnte Runde hat entschieden.
reason-more-tokens = Die zehnte Runde endete unentschieden; die Zahl der Wohnsitze hat entschieden.
reason-draw = Gleichstand: Der ewige Streit geht weiter.

# What is happening now
prompt-over = Die Partie ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-turn = Runde { $round }: { $seat_is ->
        [you] Du bist dran, es steht
       *[other] { $seat } ist dran, es steht
    } { $total } zu { $other_total }.
prompt-turn-blind = Runde { $round }: { $seat_is ->
        [you] Du bist dran, es steht { $total } zu { $other_total }; deine nächste Karte
       *[other] { $seat } ist dran, es steht { $total } zu { $other_total }; die nächste Karte
    } zieht der Zufall.
prompt-name = { $seat_is ->
        [you] Welchen Wert nennst du für
       *[other] { $seat } nennt einen Wert für
    } { the-psychic }{ $seat_is ->
        [you] ?
       *[other] .
    }
prompt-name-second = { $seat_is ->
        [you] Welchen Wert nennst du neben { $first } für { -psychic-25 }?
       *[other] { $seat } nennt neben { $first } einen zweiten Wert für { -psychic-25 }.
    }
prompt-fetch = { $seat_is ->
        [you] Welchen Geist holst du aus deinem Stapel?
       *[other] { $seat } sucht einen Geist im Stapel.
    }
prompt-remove = { $seat_is ->
        [you] Welche Karte verjagst du?
       *[other] { $seat } wählt eine Karte, die verjagt wird.
    }
prompt-copy = { $seat_is ->
        [you] Welchen Geist kopierst du?
       *[other] { $seat } wählt einen Geist zum Kopieren.
    }
prompt-recall = { $seat_is ->
        [you] Welchen früheren Geist mischst du in deinen Stapel? Du darfst auch verzichten.
       *[other] { $seat } darf einen früheren Geist in den Stapel mischen.
    }
prompt-turn-up = { $seat_is ->
        [you] Welchen Stapel deckst du auf?
       *[other] { $seat } wählt einen Stapel zum Aufdecken.
    }
prompt-banish = { $seat_is ->
        [you] Welche Familie nennst du? Sie gibt einen Geist her.
       *[other] { $seat } nennt die Familie, die einen Geist hergibt.
    }
prompt-take-back = { $seat_is ->
        [you] Welche Karte nimmst du zurück? Du darfst auch verzichten.
       *[other] { $seat } darf eine Karte zurücknehmen.
    }
prompt-swap = { $seat_is ->
        [you] Welchen Wohnsitz tauschst du? Du darfst auch verzichten.
       *[other] { $seat } darf zwei Wohnsitze tauschen.
    }
prompt-swap-second =
    { $seat_is ->
        [you] Wogegen tauschst du { $residence ->
            [villa] die Villa
           *[castle] das Schloss
        } an Platz { $place }?
       *[other] { $seat } wählt den Wohnsitz, gegen den { $residence ->
            [villa] die Villa
           *[castle] das Schloss
        } an Platz { $place } getauscht wird.
    }
prompt-carry = { $seat_is ->
        [you] Du hast Runde { $round } gewonnen und darfst
       *[other] { $seat } hat Runde { $round } gewonnen und darf
    } eine Karte mitnehmen.
prompt-lay = { $seat_is ->
        [you] Du hast Runde { $round } verloren und darfst
       *[other] { $seat } hat Runde { $round } verloren und darf
    } eine Karte verdeckt an die zehnte legen.
prompt-discard =
    { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } noch { $left ->
        [one] einen Geist
       *[other] { $left } Geister
    } ab.

# Refusals: what is wrong, and what is possible
refusal-unreadable-move = „{ $text }“ verstehe ich nicht. Züge sehen so aus: { $examples } oder zufall, halten, aufgeben.
refusal-psychics-in-introduction = In der Einführungspartie spielen immer die Hellseher 1 bis 9 mit. Lass die Liste leer oder wähle die normale Partie.
refusal-psychic-unknown = Hellseher { $psychic } gibt es nicht; die Nummern gehen von 1 bis { $most }.
refusal-psychic-repeated = Hellseher { $psychic } steht zweimal in der Liste, aber es gibt jeden nur einmal.
refusal-too-few-psychics = Mit { $count } Hellsehern wird die Reihe nicht voll; wähle mindestens { $fewest }.
refusal-no-such-ghost = Einen Geist { $value } hast du nicht auf der Hand.
refusal-value-banned = Die { $value } ist in dieser Runde verboten ({ -psychic-25 }). Andere Werte gehen.
refusal-blind-first = Deine nächste Karte zieht der Zufall ({ -psychic-6 }). Danach spielst du wieder frei.
refusal-two-cards = Du darfst in diesem Zug nicht nur eine Karte spielen ({ -psychic-14 }), und eine zweite ist nicht möglich. Du kannst aufgeben.
refusal-not-alone = Als erste Karte geht das nicht: Sie beendet die Runde, und du musst mindestens zwei spielen ({ -psychic-14 }).
refusal-second-card = Du brauchst noch eine zweite Karte ({ -psychic-14 }).
refusal-not-your-psychic =
    { the-psychic } liegt nicht vor dir.
refusal-only-in-tenth-round =
    { the-psychic } wirkt nur in der zehnten Runde. Leg die Karte nach einer verlorenen Runde dorthin.
refusal-ghosts-only = In dieser Runde spielst du nur noch Geister ({ -psychic-24 }).
refusal-two-ghosts-needed = { -psychic-21 } kostet zwei Geister, und du hast { $count }.
refusal-not-blind = Der Zufall muss nichts für dich ziehen. Wähle selbst eine Karte.
refusal-no-ghost-to-draw = Du hast keinen Geist, den der Zufall ziehen könnte. Spiel frei.
refusal-not-ahead = { $total } zu { $other_total } reicht nicht: Du brauchst mehr als { $other_total }. Spiel noch etwas oder gib auf.
refusal-nothing-to-choose = Gerade ist nichts zu wählen. Spiel eine Karte, beende den Zug oder gib auf.
refusal-must-choose =
    Verzichten geht hier nicht. Wähle { $stage ->
    [name] einen Wert
    [name-second] einen zweiten Wert
    [fetch] einen Geist aus deinem Stapel
    [remove] eine Karte zum Verjagen
    [copy] einen Geist zum Kopieren
    [recall] einen früheren Geist
    [turn-up] einen Stapel
    [banish] eine Familie
    [discard] einen Geist zum Abwerfen
    [take-back] eine Karte zum Zurücknehmen
    [swap] einen Wohnsitz
    [swap-second] den zweiten Wohnsitz
    [carry] eine Karte zum Mitnehmen
   *[lay] eine Karte für die zehnte Runde
  }.
refusal-choose-first =
    Wähle zuerst { $stage ->
    [name] einen Wert
    [name-second] einen zweiten Wert
    [fetch] einen Geist aus deinem Stapel
    [remove] eine Karte zum Verjagen
    [copy] einen Geist zum Kopieren
    [recall] einen früheren Geist
    [turn-up] einen Stapel
    [banish] eine Familie
    [discard] einen Geist zum Abwerfen
    [take-back] eine Karte zum Zurücknehmen
    [swap] einen Wohnsitz
    [swap-second] den zweiten Wohnsitz
    [carry] eine Karte zum Mitnehmen
   *[lay] eine Karte für die zehnte Runde
  }.
refusal-name-another = Die { $value } hast du schon genannt. Nenne einen anderen Wert.
refusal-not-in-pile = In deinem Stapel ist kein Geist { $value } mehr.
refusal-no-ghost-there = Dort liegt in dieser Runde kein Geist { $value }.
refusal-no-psychic-there =
    Dort liegt in dieser Runde nicht { the-psychic }.
refusal-not-in-earlier-round = In den früheren Runden liegt kein Geist { $value } von dir.
refusal-token-picked = Diesen Wohnsitz hast du schon gewählt. Wähle einen anderen.
refusal-no-token =
    An Platz { $place } liegt { $residence ->
        [villa] keine Villa
       *[castle] kein Schloss
    }. Wähle, was noch in der Reihe liegt.
refusal-stays-here = Diese Karte kann nicht mit in die nächste Runde. Nimm eine andere oder verzichte.
refusal-only-ghosts-come-again = Ihr habt vereinbart, dass nur Geister mitkommen.
refusal-not-itself = { -psychic-22 } nimmt sich nicht selbst zurück. Wähle eine andere Karte oder verzichte.

# Steps of a card’s worth
step-face = Wert der Karte
step-bat = gerade Karte
step-serpent = ungerade Karte
step-poltergeist = Poltergeist
step-ectoplasm = Ektoplasma
step-bodybuilder = Kult(urist)ischer Geist
step-no-fear = macht keine Angst
step-now-or-never = in der zehnten Runde
step-worthless = nichts ist etwas wert

# The terminal: the moves
notation-help =
    g3 spielt Geist 3, p17 Hellseher 17, zufall einen zufälligen Geist.
    halten beendet den Zug, aufgeben gibt auf, - verzichtet.
    =3 nennt einen Wert, +3 holt, x3 oder xp17 verjagt, c3 kopiert, d3 wirft ab,
    r3 mischt zurück, <3 nimmt zurück, >3 nimmt mit, _3 legt an Runde 10,
    tA deckt den Stapel von A auf, bB nennt B, s4v wählt die Villa an Platz 4.
    ? p17 sagt, was Hellseher 17 bewirkt.

# What may be typed for a move that is written as a word; the first one stands in the list.
typed-blind = zufall
typed-hold = halten
typed-out = aufgeben, raus

# The terminal: what a move leads to
mark-totals = → { $total }:{ $other_total }
mark-round =
    { $villas ->
        [0] {""}
        [one] Villa
       *[other] { $villas } Villen
    }{ $villas ->
        [0] {""}
       *[other] { $castles ->
            [0] {""}
           *[other] {" und "}
        }
    }{ $castles ->
        [0] {""}
        [one] Schloss
       *[other] { $castles } Schlösser
    } für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }
mark-psychic = p{ $psychic } für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }
mark-ends = Ende der Partie

# The terminal: the table
screen-round = Runde
screen-residence = Wohnsitz
screen-psychic = Hellseher
screen-villa = V
screen-castle = S
screen-hand =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
screen-open-hand = Hand { $ghosts }
screen-pile =
    Stapel { $cards }{ $top ->
        [0] {""}
       *[other] {", "}oben offen { $top }
    }
screen-tenth = Runde 10
screen-sentence = „{ $name }“: { $effect }
screen-prize = Wer verliert, bekommt
screen-blind = { $seat_is ->
        [you] Du: Deine nächste Karte
       *[other] { $seat }: Die nächste Karte
    } zieht der Zufall (p6).
screen-two-cards = { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: in jedem Zug keine oder mindestens zwei Karten (p14).
screen-ghosts-only = { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: nur noch Geister in dieser Runde (p24).
screen-banned = { $first } und { $second } darf in dieser Runde niemand mehr spielen (p25).
screen-carried = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card } in die nächste Runde mit (p15).
screen-hidden = Verdeckt bei { $seat }:
screen-own-pile = In deinem Stapel:
screen-known = sicher auf der Hand: { $ghosts }
screen-ahead = Noch in der Reihe
screen-here = In dieser Runde gespielt
screen-theirs = Vor { $seat_is ->
        [you] dir
       *[other] { $seat }
    }
screen-waiting = An der zehnten Runde
screen-earlier = Frühere Runden
screen-discarded = Abgeworfen von { $seat_is ->
        [you] dir
       *[other] { $seat }
    }: { $ghosts }
screen-gone = Ausgeschiedene Hellseher: { $psychics }

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = Ziel: Gewinne zuerst vier Villen oder drei Schlösser; sonst entscheidet Runde 10. In einer Runde ist die höhere Summe gut. Punkte, die bleiben, gibt es nicht.
help-signs =
    V ist eine Villa, S ein Schloss. Hinter dem Namen stehen die gewonnenen, und
    jeder Punkt ist eines, das zum Sieg noch fehlt: „V V · ·   S · ·“ heißt, es
    fehlen zwei Villen oder zwei Schlösser.
    In der Reihe: →A gewann Familie A, = gewann niemand; p17 ist Hellseher 17,
    · ist schon vergeben. [3] liegt offen, (3) verdeckt.
    „7 =“ ist die Summe der Familie in dieser Runde.
about-residence = Villa (V) und Schloss (S): Wer eine Runde gewinnt, bekommt ihren Wohnsitz. Vier Villen oder drei Schlösser gewinnen sofort.
    .words = villa, v, schloss, s, wohnsitz
about-dots = Die Punkte hinter V und S zählen, was zum Sieg noch fehlt: vier Villen oder drei Schlösser. In der Reihe steht ein Punkt, wo der Hellseher schon vergeben ist.
    .words = punkte, punkt, ·
about-ghost = Geister: Karten von 1 bis 6. Du spielst so viele, wie du willst; um den Zug weiterzugeben, brauchst du die höhere Summe.
    .words = geist, geister
about-psychic = Hellseher: Wer eine Runde verliert, bekommt ihren Hellseher und darf ihn ab der nächsten spielen. „? p17“ oder „?“ und sein Name sagt, was er bewirkt.
    .words = hellseher
about-tenth = Runde 10: Nach jeder Runde darf die Familie, die verloren hat, eine Karte verdeckt dorthin legen. Steht nach Runde 9 niemand als Siegerin fest, werden sie aufgedeckt, und die höhere Summe gewinnt.
    .words = runde 10, zehnte

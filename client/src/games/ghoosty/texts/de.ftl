# What only the drawn table of Ghoosty! says.
table-keys = gnhp
table-you = Du
table-yours = (du)
table-hand = Hand
table-turn-flag = ist dran
table-next-flag = danach
table-out = { $place ->
    [1] zuerst raus!
   *[other] als { $place }. raus
}
table-out-short = { $place }. raus
table-known = { $count } bekannt
table-seat = { $name }: Hand { $hand }, Haus { $house }{ $known ->
    [0] {""}
   *[other] , { $known } Karten bekannt
}{ $state ->
    [turn] , ist dran
    [next] , danach dran
    [away] , gerade weg
   *[none] {""}
}
table-seat-out = { $name }: { table-out }
table-seats = Die anderen, { $direction ->
    [clockwise] es geht im Uhrzeigersinn
   *[counterclockwise] es geht gegen den Uhrzeigersinn
}
table-seat-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $boos ->
    [0] kein Buh
    [one] 1 Buh
   *[other] { $boos } Buhs
}
table-known-cards = Diese Karten haben alle auf die Hand kommen sehen:
table-nothing-known = Von dieser Hand ist nichts bekannt.
table-hidden-cards = { $count ->
    [0] Die ganze Hand ist bekannt.
    [one] Eine Karte ist verborgen.
   *[other] { $count } Karten sind verborgen.
}
table-house-cards = { $count ->
    [0] Das Haus ist leer.
    [one] Im Haus wohnt noch ein Gespenst.
   *[other] Im Haus wohnen noch { $count } Gespenster.
}
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-crypt = Gruft
table-crypt-is = { $count ->
    [0] Gruft: leer, es ist Mitternacht
    [one] Gruft: noch 1 Karte bis Mitternacht
   *[other] Gruft: noch { $count } Karten bis Mitternacht
}
table-crypt-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
table-midnight = Mitternacht!
table-houses-open = Häuser offen
table-luck = Glück versuchen
table-odds = { $tenths } von 10 passen
table-take = { $count ->
    [one] 1 Karte nehmen
   *[other] Alle { $count } nehmen
}
table-take-short = { $count } nehmen
table-cemetery = Friedhof
table-cemetery-is = Friedhof, { $count ->
    [0] leer
   *[other] { table-cards }, oben { $top }{ $run ->
        [1] {""}
        [2] , zwei gleiche
       *[other] , drei gleiche
    }
}{ $toms ->
    [0] {""}
    [1] , daneben Tom
   *[other] , daneben zwei Toms
}
table-cemetery-lay = { table-cemetery-is }. Hierher legen.
table-cemetery-look = { table-cemetery-is }. Alle Karten ansehen.
table-cemetery-title = Der Friedhof von unten nach oben
table-below = +{ $count } darunter
table-fits = { $which ->
    [all] Alles passt
    [few] Nur { $list }
   *[some] { $list }
}
table-fit-span = { $from } bis { $to }
table-fit-one = { $card ->
    [1] Georg
   *[tom] Tom
}
table-to-quartet = noch { $count } zum Quartett
table-quartet-now = Quartett!
table-to-exile = → Exil
table-exile = Exil
table-exile-is = Exil: { table-cards }
table-exile-empty = Noch niemand ist im Exil.
table-own-house = Dein Haus
table-house-of = Das Haus von { $name }
table-own-house-is = Dein Haus: { $count ->
    [0] leer
    [one] noch 1 Gespenst
   *[other] noch { $count } Gespenster
}
table-open-house = Haus öffnen
table-house-waits = { $count ->
    [one] Noch 1 Gespenst wohnt hier
   *[other] Noch { $count } Gespenster wohnen hier
}
table-own-hand = Deine Hand: { table-cards }
table-no-hand = Deine Hand ist leer.
table-stack = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
table-stack-lifted = { table-stack }, { $lifted } gewählt
table-stack-no = { table-stack }, passt jetzt nicht
table-count = Zählen
table-log = Verlauf
table-rules = Regeln
table-count-title = Wo sind die Gespenster?
table-where-d = deine Hand
table-where-f = Friedhof
table-where-e = Exil
table-where-k = andere Hand, bekannt
table-where-u = noch verborgen
table-count-row = { $name }: { $d ->
    [0] {""}
   *[other] deine Hand { $d },{" "}
}{ $f ->
    [0] {""}
   *[other] Friedhof { $f },{" "}
}{ $e ->
    [0] {""}
   *[other] Exil { $e },{" "}
}{ $k ->
    [0] {""}
   *[other] bekannt { $k },{" "}
}verborgen { $u }
table-hidden-of = Verborgen auf den Händen: { $list }
table-hidden-one = { $name } { $count }
table-single = Eine Runde
table-match = { $tie ->
    [0] Partie · Runde { $round }
   *[other] Stechen · Runde { $round }
}
table-close = Schließen

# Cards in sentences.
table-name = { $card ->
    [1] Klein Georg (1)
    [3] Cerberus (3)
    [8] Jerry (8)
    [11] Klapper (11)
    [12] Igor (12)
    [tom] Tom
    [mimi] Mimi Kry
   *[other] { $card }
}
table-word = { $card ->
    [1] Klein Georg
    [3] Cerberus
    [8] Jerry
    [11] Klapper
    [12] Igor
    [tom] Tom
    [mimi] Mimi Kry
   *[other] {""}
}
table-what = { $count ->
    [1] { $value ->
        [1] Klein Georg (1)
        [3] Cerberus (3)
        [8] Jerry (8)
        [11] Klapper (11)
        [12] Igor (12)
       *[other] eine { $value }
    }
    [2] zwei { $value }er
    [3] drei { $value }er
   *[other] vier { $value }er
}{ $mimis ->
    [0] {""}
    [1] {" "}und Mimi Kry
   *[other] {" "}und { $mimis } × Mimi Kry
}
table-plays = { $combo ->
    [double] Doppel: { table-what }
    [triple] Dreier: { table-what }
    [quartet] Quartett: { table-what }
   *[single] Du legst { table-what }
}
table-lay = { $combo ->
    [double] Doppel legen
    [triple] Dreier legen
    [quartet] Quartett legen
   *[single] Legen
}
table-lay-tom = Tom legen
table-clear = Doch nicht
table-pass = Passen
table-next-round = Nächste Runde
table-rematch = Revanche
table-tom-says = Tom kommt neben den Friedhof

# What follows from a choice; each one is a sentence.
table-then-exile = { $count ->
    [one] Eine Karte geht ins Exil.
   *[other] { $count } Karten gehen ins Exil.
}
table-then-turned = Die Richtung dreht sich.
table-then-skipped = { $name } setzt aus.
table-then-skipped-you = Du setzt aus.
table-then-out = { $place ->
    [1] Dann bist du als Erstes raus!
   *[other] Dann bist du raus!
}
table-then-again = Du bist noch einmal dran.
table-then-scary = { $value ->
    [3] Darauf traut sich nur 3, 12, Klein Georg, Tom oder ein Quartett.
    [12] Darauf traut sich nur 12, Klein Georg, Tom oder ein Quartett.
   *[other] { "" }
}
table-then-next = Danach ist { $name } dran.
table-then-you = Danach bist du dran.
table-then-refill = { $count ->
    [one] Du ziehst eine Karte nach.
   *[other] Du ziehst { $count } nach.
}
table-then-midnight = Und es schlägt Mitternacht!
table-then-round-over = Die Runde ist vorbei.
table-luck-says = Die oberste Karte der Gruft wird gespielt
table-luck-follows = { $count ->
    [0] { $tenths } von 10 passen. Nur Mimi Kry passt nie allein: Sie käme auf deine Hand.
    [one] { $tenths } von 10 passen. Sonst nimmst du sie und eine Karte vom Friedhof.
   *[other] { $tenths } von 10 passen. Sonst nimmst du sie und { $count } Karten vom Friedhof.
}
table-take-says = { $count ->
    [one] Eine Karte kommt auf deine Hand
   *[other] { $count } Karten kommen auf deine Hand
}
table-house-says = Du öffnest dein Haus
table-pass-says = Du passt
table-pass-follows = Alle sehen dann: Du hast nur Mimi Krys.

# The prompt.
table-your-turn = { $top ->
    [0] Du bist dran: Alles passt, der Friedhof ist leer.
    [1] Du bist dran: Auf Klein Georg passt alles.
    [3] Cerberus knurrt! Leg 3, 12, Klein Georg, Tom oder ein Quartett.
    [12] Igor spukt! Leg 12, Klein Georg, Tom oder ein Quartett.
    [14] Du bist dran: Leg eine 14.
   *[other] Du bist dran: Leg eine { $top } oder mehr.
}
table-play-on = { $top ->
    [0] Alles passt, der Friedhof ist leer.
    [1] Auf Klein Georg passt alles.
    [3] Leg 3, 12, Klein Georg, Tom oder ein Quartett.
    [12] Leg 12, Klein Georg, Tom oder ein Quartett.
    [14] Leg eine 14.
   *[other] Leg eine { $top } oder mehr.
}
table-again = { $why ->
    [double] Doppel! Du bist noch einmal dran.
    [triple] Dreier! Du bist noch einmal dran.
    [quartet] Quartett! Du bist noch einmal dran.
    [klapper] Klapper räumt auf! Du bist noch einmal dran.
   *[other] Du bist noch einmal dran.
}
table-nothing-fits = { $top ->
    [3] Auf Cerberus traut sich keins deiner Gespenster.
    [12] Auf Igor traut sich keins deiner Gespenster.
   *[other] Auf die { $top } passt nichts von dir.
}
table-or-luck-or-take = Oder versuch dein Glück, oder nimm den Friedhof.
table-or-luck = Oder versuch dein Glück.
table-or-take = Oder nimm den Friedhof.
table-try-luck-or-take = Versuch dein Glück an der Gruft, oder nimm den Friedhof.
table-must-take = { $count ->
    [one] Dann nimmst du die Karte vom Friedhof.
   *[other] Dann nimmst du die { $count } Karten vom Friedhof.
}
table-house-turn = Deine Hand ist leer: Öffne dein Haus!
table-house-risk = { $count ->
    [0] Der Friedhof ist leer: Jedes Gespenst mit Zahl passt.
    [one] Passt das Gespenst nicht, nimmst du es und die Karte vom Friedhof.
   *[other] Passt das Gespenst nicht auf die { $top }, nimmst du es und { $count } Karten vom Friedhof.
}
table-only-mimis = Mimi Kry spukt nicht allein: Du passt.
table-only-mimis-luck = Mimi Kry spukt nicht allein: Versuch dein Glück, oder pass.
table-mimi-tip = Mimi Kry spukt nur zusammen mit einem anderen Gespenst.
table-mimi-how = Wähl erst eine Zahl, dann Mimi Kry dazu.
table-thinks = { $name } überlegt
table-you-are-out = Du bist raus! Schau den anderen zu.
table-round-over = Runde { $round } ist vorbei
table-starts = { $name } beginnt.
table-you-start = Du beginnst.
table-over = Die Partie ist aus.
table-over-how = Noch eine Runde Spuk?
table-unlucky = { $card ->
    [mimi] Oje, Mimi Kry! Allein spukt sie nicht.
   *[other] Oje, eine { $card }! { $top ->
        [0] Sie passt nicht.
        [3] Auf Cerberus traut sich nur 3, 12, Klein Georg, Tom oder ein Quartett.
        [12] Auf Igor traut sich nur 12, Klein Georg, Tom oder ein Quartett.
       *[other] Auf die { $top } passt sie nicht.
    }
}
table-verdict = { $card ->
    [mimi] Mimi Kry spukt nicht allein
   *[other] { $top ->
        [3] { $card } traut sich nicht auf Cerberus
        [12] { $card } traut sich nicht auf Igor
       *[other] { $card } passt nicht auf { $top }
    }
}

# The end of a round and of a match.
table-left-over = übrig
table-boos = Buhs
table-this-round = diese Runde
table-points = Punkte
table-boos-of = { $boos ->
    [0] kein Buh
    [one] 1 Buh
   *[other] { $boos } Buhs
}
table-second-boo = Beim zweiten Buh ist die Partie vorbei.
table-won = { $count ->
    [0] Niemand gewinnt.
   *[other] { $is_you ->
        [you] { $winners } gewinnst!
        [you-and-others] { $winners } gewinnt!
        [other] { $winners } gewinnt!
       *[others] { $winners } gewinnen!
    }
}

# Was auf einem Tisch liegt, den noch niemand gezeichnet hat.

fact-nothing = nichts
fact-hand = Deine Hand
fact-round = Runde
fact-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fact-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fact-direction = Richtung
fact-clockwise = im Uhrzeigersinn
fact-counterclockwise = gegen den Uhrzeigersinn
fact-cemetery = Friedhof
fact-crypt = Gruft
fact-midnight = leer: Mitternacht ist vorbei
fact-toms = Toms neben dem Friedhof
fact-exile = Exil
fact-house = Haus: { $count }
fact-boos = { $count ->
    [one] 1 Buh
   *[other] { $count } Buhs
}
fact-out = als Nummer { $place } ausgestiegen
fact-truelight = Mrs. Truelight
fact-stack = „?“-Stapel
fact-trues = { $count } × wahr
fact-question = Deine „?“-Karte
fact-true = wahr
fact-false = falsch
fact-reserved = Zurückgelegt
fact-castle-kind = Schloss
fact-manor-kind = Landgut
fact-ghost-face = Gespenst
fact-painting-face = Gemälde
fact-owner = gehört { $name }
fact-owner-you = gehört dir
fact-back-small = wenig Geld
fact-back-large = viel Geld
fact-passed = hat gepasst
fact-tokens = Marken: { $ghosts } × Gespenst, { $paintings } × Gemälde
fact-row = Zehn Runden
fact-total-of = Summe von { $name }
fact-own-total = Deine Summe
fact-prize = Wer diese Runde verliert, bekommt
fact-tenth = Bei der zehnten Runde
fact-own-psychics = Deine Hellseher
fact-villas = { $count ->
    [one] 1 Villa
   *[other] { $count } Villen
}
fact-castles = { $count ->
    [one] 1 Schloss
   *[other] { $count } Schlösser
}
plain-table = Der Tisch
plain-people = Wer hier sitzt
plain-choices = Was du tun kannst
plain-do = Machen
plain-follows = Dann: { $sentences }
plain-unknown = Was dann geschieht, entscheidet sich erst.

# Why a bot proposes something.

bot-reason-sale-reserve-high = Hohe Karten zählen bei den Schlössern mehr, denn danach ist nichts mehr zu sparen.
bot-reason-sale-reserve-low = Deine starken Karten brauchst du schon bei den Landgütern.
bot-reason-sale-choose = Hauptsache, niemand durchschaut dich.
bot-reason-sale-real = Das ist ein echtes Gespenst, und { $property } verliert dadurch nach allem, was jetzt dort liegt, nichts.
bot-reason-sale-spoil = Ein echtes Gespenst zu viel drückt vermutlich den Wert von { $property }.
bot-reason-sale-decoy = Bei { $property } zählt diese Marke nicht, aber sie sieht aus wie jede andere.
bot-reason-sale-look = Wer hier gut bietet, darf bei jemandem die „?“-Karte anschauen.
bot-reason-sale-look-cheaply = Eine kleine Karte kostet wenig, und wenn du am wenigsten bietest, bekommst du sie zurück.
bot-reason-sale-count-liars = Der Stapel verrät dir, wie viele lügen.
bot-reason-sale-know-enough = Mehr ist dir das Wissen nicht wert: Die Karten brauchst du für die Anwesen.
bot-reason-sale-wait = Warte ab, was die anderen tun, und behalte deine Karten noch auf der Hand.
bot-reason-sale-sure = { $property } bringt jedem, der es bekommt, mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
bot-reason-sale-most-hope = Nach allem, was du weißt, verspricht kein Anwesen mehr als { $property }.
bot-reason-sale-nobody-there = Um { $property } bemüht sich noch niemand: Vielleicht bekommst du es billig.
bot-reason-sale-raise = Um { $property } bemüht sich außer dir noch jemand. Das lässt du dir nicht gefallen.
bot-reason-sale-contest = { $property } überlässt du den anderen nicht kampflos.
bot-reason-sale-save = Was du jetzt sparst, hast du für die Schlösser.
bot-reason-sale-nothing-left = Hier lohnt sich kein Gebot mehr.
bot-reason-sale-guess = { $ghosts ->
    [0] Keine Zahl ist wahrscheinlicher: dort ist kein echtes Gespenst.
    [one] Keine Zahl ist wahrscheinlicher: dort ist ein echtes Gespenst.
   *[other] Keine Zahl ist wahrscheinlicher: dort sind { $ghosts } echte Gespenster.
}
bot-reason-sale-one-more = Mit einem Gespenst mehr ist { $property } vermutlich mehr wert.
bot-reason-sale-one-less = Mit einem Gespenst weniger ist { $property } vermutlich mehr wert.
bot-reason-sale-leave = { $property } bleibt besser, wie es ist.
bot-reason-sale-guess-possible = { $ghosts ->
    [0] Gut möglich, dass dort kein echtes Gespenst ist.
    [one] Gut möglich, dass dort ein echtes Gespenst ist.
   *[other] Gut möglich, dass dort { $ghosts } echte Gespenster sind.
}
bot-reason-sale-stack-tells = Im Stapel { $count ->
    [one] liegt eine wahre „?“-Karte, also lügt genau einer
   *[other] liegen { $count } wahre „?“-Karten, also lügen genau { $count }
}. Zieh davon ab, was du von dir und den angesehenen Karten weißt: Die übrigen müssen alle lügen.

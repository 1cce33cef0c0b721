# Why a bot proposes something.

bot-reason-sale-reserve-high = Hohe Karten zählen bei den Schlössern mehr, denn danach ist nichts mehr zu sparen.
bot-reason-sale-reserve-low = Deine starken Karten brauchst du schon bei den Landgütern.
bot-reason-sale-choose = Beides ist gleich gut. Hauptsache, niemand durchschaut dich.
bot-reason-sale-real = Das ist ein echtes Gespenst für { $property }, und nur du weißt es.
bot-reason-sale-spoil = Ein echtes Gespenst zu viel drückt den Wert von { $property }.
bot-reason-sale-decoy = Bei { $property } zählt diese Marke nicht, aber das wissen die anderen nicht.
bot-reason-sale-look = Damit darfst du wohl bei jemandem die „?“-Karte anschauen.
bot-reason-sale-look-cheaply = Eine kleine Karte kostet wenig, und wenn du Letzter wirst, bekommst du sie zurück.
bot-reason-sale-count-liars = Der Stapel verrät dir, wie viele lügen.
bot-reason-sale-know-enough = Mehr ist dir das Wissen nicht wert: Die Karten brauchst du für die Anwesen.
bot-reason-sale-wait = Warte ab, was die anderen tun, und behalte deine Karten noch auf der Hand.
bot-reason-sale-sure = { $property } bringt sicher Punkte, mindestens { $points }.
bot-reason-sale-most-hope = Nach allem, was du weißt, verspricht { $property } am meisten.
bot-reason-sale-nobody-there = Um { $property } bemüht sich noch niemand: Vielleicht bekommst du es billig.
bot-reason-sale-raise = Bei { $property } will dich jemand überbieten. Das lässt du dir nicht gefallen.
bot-reason-sale-contest = { $property } überlässt du den anderen nicht kampflos.
bot-reason-sale-save = Was du jetzt sparst, hast du für die Schlösser.
bot-reason-sale-nothing-left = Hier lohnt sich kein Gebot mehr.
bot-reason-sale-guess = { $ghosts ->
    [0] Am wahrscheinlichsten ist dort kein echtes Gespenst.
    [one] Am wahrscheinlichsten ist dort ein echtes Gespenst.
   *[other] Am wahrscheinlichsten sind dort { $ghosts } echte Gespenster.
}
bot-reason-sale-one-more = Mit einem Gespenst mehr ist { $property } vermutlich mehr wert.
bot-reason-sale-one-less = Mit einem Gespenst weniger ist { $property } vermutlich mehr wert.
bot-reason-sale-leave = { $property } bleibt besser, wie es ist.

# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] rot
    [blue] blau
   *[yellow] gelb
}

## Any game

bot-reason-only-choice = Etwas anderes ist nicht möglich.
bot-reason-at-random = Einfach so.
bot-reason-looks-best = Das sieht auf den ersten Blick am besten aus.

bot-reason-clearly-best = Von allem, was ich versucht habe, ist das klar das Beste: Damit gewinnst du etwa { $percent } von 100 Spielen.
bot-reason-a-little-better = Etwas besser als der Rest: Damit gewinnst du etwa { $percent } von 100 Spielen.

## 18 Ghosts

bot-reason-good-room = Aus diesem Raum hast du später den kürzeren Weg.
bot-reason-wins-now = Damit gewinnst du!
bot-reason-wins = Damit gewinnst du { $turns ->
    [one] sicher
   *[other] sicher, spätestens in { $turns } Zügen
}.
bot-reason-holds-out = Aufhalten lässt sich die Niederlage wohl nicht mehr, aber so dauert es am längsten.
bot-reason-stops-win = Sonst gewinnt dein Gegenüber gleich.
bot-reason-escape-now = Ein { bot-colour }er Geist kommt frei, und den brauchst du noch.
bot-reason-turns-portal = Das dreht das { bot-colour }e Portal so, wie du es brauchst.
bot-reason-turns-away = Das dreht deinem Gegenüber das { bot-colour }e Portal weg.
bot-reason-beats = Das kostet dein Gegenüber einen { bot-colour }en Geist.
bot-reason-approaches = Dein { bot-colour }er Geist kommt seinem Portal näher.
bot-reason-frees = Ein { bot-colour }er Geist mehr im Schloss hilft dir.
bot-reason-sets-down = Dort ist der { bot-colour }e Geist für dich am ungefährlichsten.
bot-reason-steady = Ein ruhiger Zug, der deine Geister gut aufstellt.

## Die fünf Geister

level-flake = Flocke
    .character = sieben Jahre alt und voller Einfälle; sieht, was direkt vor ihr liegt
level-rumble = Rumpel
    .character = ein Poltergeist ohne Geduld: nimmt das Erste, was ihm gefällt
level-veil = Tante Schleier
    .character = denkt ein paar Schritte voraus und bleibt bei ihrer ersten Vermutung
level-dusk = Graf Dämmer
    .character = ein alter Hase, der schnell und gut entscheidet
level-midnight = Mitternacht
    .character = die Stärkste von allen; nimmt sich für jeden Zug eine Sekunde

bot-reason-pleases = Das gefällt mir.
bot-reason-good-enough = Gut genug, und weiter geht’s!

## Refusals

refusal-bot-cannot-play = { $bot } spielt { $game } nicht. Nimm einen anderen Mitspieler.
refusal-bad-budget = Gib entweder eine Bedenkzeit von 1 bis { $longest } Millisekunden an oder eine Zahl von Stellungen.

## Ghosts

bot-family = { $family ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [white] Weiß
    [black] Schwarz
   *[green] Grün
}

bot-reason-pile-opens-with-more = Von { bot-family } hast du noch mehr: Kommt die Reihe wieder an dich, kannst du spiegeln.
bot-reason-pile-opens-high = Eine Drei passt am leeren Stapel immer, später kaum noch.
bot-reason-pile-nobody-follows = Die Angst steht dann bei 7, und weder { bot-family } noch Nebel kann jemand anders haben.
bot-reason-pile-seven-with-more = Die Angst steht dann bei 7, und für { bot-family } hast du noch einen Spiegel.
bot-reason-pile-seven = Bei 7 helfen den anderen nur noch Spiegel und Nebel.
bot-reason-pile-six = Bei 6 passen außer Spiegeln und Nebel nur noch Einsen.
bot-reason-pile-three-still-fits = Jetzt passt deine Drei noch, gleich vielleicht nicht mehr.
bot-reason-pile-only-ghost = Nur dieser Geist passt, und Nebel sparst du dir besser auf.
bot-reason-pile-only-mirror = Außer einem Spiegel passt kein Geist mehr, und der Stapel bleibt dir erspart.
bot-reason-pile-mirror = Der Spiegel lässt die Angst, wie sie ist, und jetzt muss dein Gegenüber etwas finden.
bot-reason-pile-mirror-back = Der Spiegel schickt den Stapel dorthin zurück, wo er herkam.
bot-reason-pile-only-fog = Nur Nebel bewahrt dich noch vor dem Stapel.
bot-reason-pile-fog = Mit Nebel wartest du ab, und deine Geister bleiben dir für später.
bot-reason-pile-saves-fog = Nebel würde den Stapel wohl nur aufschieben; später ist er mehr wert als dieser eine Punkt.
bot-reason-pile-saves-cards = Bei 7 würdest du nur Karten verlieren und den Stapel wohl trotzdem nehmen.
bot-reason-pile-takes-early = Ein Punkt ist jetzt billiger als die Karten, die du sonst opfern müsstest.
bot-reason-pile-keeps-fog = Fünf Nebel sind fünfmal Ruhe vor dem Stapel.
bot-reason-pile-redraws = Mit neuen Karten hast du mehr Auswahl als mit lauter Nebel.
bot-reason-pile-gives-back = { $points ->
    [one] Ein Punkt weniger ist
   *[other] { $points } Punkte weniger sind
} immer gut.

## Ghoosty!

bot-reason-ghoosty-leaves = Damit bist du alle Gespenster los!
bot-reason-ghoosty-empties-hand = Danach ist deine Hand leer, und dein Haus ist an der Reihe.
bot-reason-ghoosty-quartet = Ein Quartett! { $count } Karten sind für immer weg, und du bist noch einmal dran.
bot-reason-ghoosty-klapper = Klapper räumt { $count ->
    [one] nur sich selbst ab
   *[other] { $count } Karten ab
}, und du bist noch einmal dran.
bot-reason-ghoosty-jerry = Wer gleich dran wäre, ist fast fertig: Jerry dreht die Richtung um.
bot-reason-ghoosty-mimi = Mit Mimi Kry wirst du { $count } Karten auf einmal los und bist noch einmal dran.
bot-reason-ghoosty-together = Gleich { $count } Karten auf einmal, und du bist noch einmal dran.
bot-reason-ghoosty-georg = Sonst passt nichts: Klein Georg erspart dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
bot-reason-ghoosty-only-fit = Nur das passt, und es erspart dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
bot-reason-ghoosty-scary = Das ist zum Fürchten: Darauf passt fast nichts.
bot-reason-ghoosty-high = So hoch kommt kaum jemand mit.
bot-reason-ghoosty-lowest = Die kleinste Karte, die passt. Die höheren kannst du später noch brauchen.
bot-reason-ghoosty-tom-stops = Wer nach dir kommt, ist fast fertig, und Tom lässt ihn aussetzen.
bot-reason-ghoosty-tom = Tom passt immer, und der Nächste setzt aus.
bot-reason-ghoosty-luck-needed = Von deiner Hand passt nichts, aber die Karte aus der Gruft passt zu { $percent } %.
bot-reason-ghoosty-luck-likely = Zu { $percent } % passt die Karte aus der Gruft, und deine Hand bleibt, wie sie ist.
bot-reason-ghoosty-luck-saves = Was jetzt passt, ist zu schade dafür. Die Karte aus der Gruft passt zu { $percent } %.
bot-reason-ghoosty-house = Aus dem Haus muss die Karte ohnehin, und zu { $percent } % passt sie gleich.
bot-reason-ghoosty-take-pairs = Dort liegt, was zu deiner Hand gehört: Zusammen wirst du es leichter los.
bot-reason-ghoosty-take-few = { $count ->
    [one] Eine Karte mehr ist zu verschmerzen
   *[other] { $count } Karten mehr sind zu verschmerzen
}, und gute Gespenster bleiben dir.
bot-reason-ghoosty-take-all = Passen will nichts. Dafür bist du danach gut bestückt.

## Ghost for $ale

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

## Rest in Peace

bot-reason-rest-match-point = Mit dieser Runde gewinnst du die Partie.
bot-reason-rest-must-fight = Gewinnt die andere Familie diese Runde, gewinnt sie die Partie.
bot-reason-rest-cheapest = Das ist dein kleinster Geist, der dich in Führung bringt.
bot-reason-rest-together = Mit noch einer Karte dazu gehst du in Führung.
bot-reason-rest-raise = Ein Vorsprung von { $lead }: Das zu überbieten wird teuer.
bot-reason-rest-hold = Du liegst { $lead } vorn. Soll die andere Familie erst einmal mehr ausgeben!
bot-reason-rest-out-of-reach = Diese Runde ist nicht mehr zu holen.
bot-reason-rest-saves = Überlass ihr diesen Wohnsitz: Du sparst deine Geister und bekommst den Hellseher.
bot-reason-rest-psychic-leads = Dieser Hellseher bringt dich in Führung und schont deine Geister.
bot-reason-rest-looks = Wenn du die andere Hand kennst, weißt du, ob sich der Streit lohnt.
bot-reason-rest-binds = Das nimmt der anderen Familie in dieser Runde die freie Wahl.
bot-reason-rest-lays-small = Diesen kleinen Geist vermisst du kaum, und in der zehnten Runde zählt er mit.
bot-reason-rest-lays-large = Die zehnte Runde kann alles entscheiden, und dort wiegt dieser Geist schwer.
bot-reason-rest-keeps = Deine Karten brauchst du vorher nötiger als in der zehnten Runde.
bot-reason-rest-removes = Diese Karte steht dir hier am meisten im Weg.

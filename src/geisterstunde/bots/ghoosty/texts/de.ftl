# Why a bot proposes something.

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
bot-reason-ghoosty-tom-stops = Wer nach dir kommt, ist fast fertig und muss wegen Tom aussetzen.
bot-reason-ghoosty-tom = Tom passt immer, und wer nach dir kommt, setzt aus.
bot-reason-ghoosty-luck-needed = Von deiner Hand passt nichts, aber die Karte aus der Gruft passt zu { $percent } %.
bot-reason-ghoosty-luck-likely = Zu { $percent } % passt die Karte aus der Gruft, und deine Hand bleibt, wie sie ist.
bot-reason-ghoosty-luck-saves = Was jetzt passt, ist zu schade dafür. Die Karte aus der Gruft passt zu { $percent } %.
bot-reason-ghoosty-house = Aus dem Haus muss die Karte ohnehin, und zu { $percent } % passt sie gleich.
bot-reason-ghoosty-take-pairs = Dort liegt, was zu deiner Hand gehört: Zusammen wirst du es leichter los.
bot-reason-ghoosty-take-few = { $count ->
    [one] Eine Karte mehr ist zu verschmerzen
   *[other] { $count } Karten mehr sind zu verschmerzen
}, und gute Gespenster bleiben dir.
bot-reason-ghoosty-take-all = Von deiner Hand passt nichts. Immerhin bist du danach gut ausgerüstet.
bot-reason-ghoosty-spares-georg = Niedriger passt nur Klein Georg, und der passt immer: Den hebst du dir auf.

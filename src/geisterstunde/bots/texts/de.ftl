# Why a bot proposes something.

## Any game

bot-reason-only-choice = Etwas anderes ist nicht möglich.
bot-reason-at-random = Einfach so.
bot-reason-looks-best = Auf den ersten Blick sieht nichts besser aus.

bot-reason-clearly-best = Von allem, was ich versucht habe, ist das klar das Beste: Damit gewinnst du etwa { $percent } von 100 Spielen.
bot-reason-a-little-better = Etwas besser als der Rest: Damit gewinnst du etwa { $percent } von 100 Spielen.
bot-reason-plain-playouts = Ich kenne nur die Regeln und habe { $games } Partien zu Ende gewürfelt: Damit gewinnst du etwa { $percent } von 100.
bot-reason-nothing-else-tried = Etwas anderes habe ich gar nicht erst versucht: Damit gewinnst du etwa { $percent } von 100 Spielen.
bot-reason-about-as-good = Anderes ist etwa gleich gut: Damit gewinnst du etwa { $percent } von 100 Spielen.

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

refusal-bot-cannot-play = { $bot } spielt { $game } nicht. Nimm jemand anderen.
refusal-bad-budget = Gib entweder eine Bedenkzeit von 1 bis { $longest } Millisekunden an oder eine Zahl von Stellungen.

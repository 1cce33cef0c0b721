# Why a bot proposes something.

bot-family = { $family ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [white] Weiß
    [black] Schwarz
   *[green] Grün
}

bot-reason-pile-opens-with-more = Von { bot-family } hast du noch mehr: Liegt es noch oben, wenn du wieder dran bist, kannst du spiegeln.
bot-reason-pile-opens-high = Eine Drei passt am leeren Stapel immer, später nur bis zur Angst 4.
bot-reason-pile-nobody-follows = Die Angst steht dann bei 7, und weder { bot-family } noch Nebel kann jemand anders haben.
bot-reason-pile-seven-with-more = Die Angst steht dann bei 7, und für { bot-family } hast du noch einen Spiegel.
bot-reason-pile-seven = Bei 7 helfen den anderen nur noch Spiegel und Nebel.
bot-reason-pile-six = Bei 6 passen außer Spiegeln und Nebel nur noch Einsen.
bot-reason-pile-three-still-fits = Jetzt passt deine Drei noch, gleich vielleicht nicht mehr.
bot-reason-pile-only-ghost = Nur dieser Geist passt, und Nebel sparst du dir besser auf.
bot-reason-pile-only-mirror = Außer einem Spiegel passt kein Geist mehr, und der Stapel bleibt dir erspart.
bot-reason-pile-mirror = Der Spiegel lässt die Angst, wie sie ist, und jetzt muss dein Gegenüber etwas finden.
bot-reason-pile-mirror-back = Der Spiegel dreht die Richtung um: Der Stapel geht dorthin zurück, woher er kam.
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

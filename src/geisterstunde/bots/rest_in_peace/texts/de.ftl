# Why a bot proposes something.

bot-reason-rest-match-point = Gewinnst du diese Runde, gewinnst du die Partie.
bot-reason-rest-must-fight = Gewinnt die andere Familie diese Runde, gewinnt sie die Partie.
bot-reason-rest-cheapest = Das ist dein kleinster Geist, der dich in Führung bringt.
bot-reason-rest-together = Mit noch einem Geist dazu gehst du in Führung.
bot-reason-rest-raise = Ein Vorsprung von { $lead }: Das zu überbieten wird teuer.
bot-reason-rest-hold = Du liegst { $lead } vorn. Soll die andere Familie erst einmal mehr ausgeben!
bot-reason-rest-out-of-reach = Mit deinen Geistern ist diese Runde nicht mehr zu holen.
bot-reason-rest-saves = Überlass ihr diesen Wohnsitz: Du sparst deine Geister und bekommst den Hellseher.
bot-reason-rest-psychic-leads = Dieser Hellseher bringt dich in Führung und schont deine Geister.
bot-reason-rest-looks = Wenn du die andere Hand kennst, weißt du, ob sich der Streit lohnt.
bot-reason-rest-binds = Das nimmt der anderen Familie in dieser Runde die freie Wahl.
bot-reason-rest-lays-small = Diesen kleinen Geist vermisst du kaum, und in der zehnten Runde zählt er mit.
bot-reason-rest-lays-large = Die zehnte Runde kann alles entscheiden, und dort wiegt dieser Geist schwer.
bot-reason-rest-keeps = Deine Karten brauchst du vorher nötiger als in der zehnten Runde.
bot-reason-rest-removes = Diese Karte steht dir hier im Weg.

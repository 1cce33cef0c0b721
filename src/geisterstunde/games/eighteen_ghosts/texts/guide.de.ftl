### Die geführte erste Partie: zu jedem Schritt ein Satz, und darunter (how), was am Bildschirm zu tun ist.
### In einem Terminal (terminal, terminal-how) heißt es anders, wo der Satz einen Bildschirm braucht.

families = Deine Geister sind rund und stehen auf hellen Tellern. Die Zipfel gehören { $bot }.
    .how = Schau dich um: Jede Familie hat drei rote, drei blaue und drei gelbe.
    .terminal = Deine Geister stehen in runden Klammern, die von { $bot } in spitzen.
rugs = Am Anfang kommt jeder Geist auf einen Teppich seiner Farbe.
    .how = Ein roter Teppich ist noch frei. Stell deinen letzten Geist darauf.
lanterns = Deine drei Laternen. Bring von jeder Farbe einen Geist hinaus, dann leuchten sie.
    .how = Wer zuerst alle drei anzündet, gewinnt.
    .terminal = Bring von jeder Farbe einen Geist hinaus: Rechts neben dem Brett steht, wer schon draußen ist.
    .terminal-how = Wer zuerst von allen drei Farben einen draußen hat, gewinnt.
step = Ein Zug, ein Schritt: gerade, nie schräg. Die Teppichfarbe ist jetzt egal.
    .how = Geh mit dem roten Geist von b5 in den Spiegelsaal darüber: erst den Geist antippen, dann den Raum.
mirror = Bist du schon im Spiegelsaal, darfst du in jeden leeren springen.
    .how = Spring von b4 nach b2.
wheel = Rot schlägt Blau, Blau schlägt Gelb, Gelb schlägt Rot.
    .how = Gleiche Farben kämpfen nie: Dann ist der Raum einfach besetzt.
fight = Rot gegen Blau: Du siegst. Der andere kommt ins Verlies.
    .how = { $bot } ist unvorsichtig. Geh mit Rot von e4 nach d4.
portal = Das blaue Portal hat sich weitergedreht! Wo Licht hinfällt, geht es für Blau hinaus.
    .how = Immer wenn ein Geist besiegt wird, dreht sich das Portal seiner Farbe.
    .terminal = Das blaue Portal hat sich weitergedreht! Der Pfeil zeigt, wo es für Blau hinausgeht.
approach = Jetzt schnell: Ein blauer Geist muss in das Licht vor dem blauen Portal.
    .how = Geh mit Blau von a4 nach b4. Dann fehlt nur noch ein Schritt.
    .terminal = Jetzt schnell: Ein blauer Geist muss vor das blaue Portal, dorthin, wo der Pfeil zeigt.
escape = Stell Blau ins Licht des blauen Portals. Draußen!
    .how = Geh von b4 nach b5.
    .terminal = Stell Blau vor das blaue Portal. Draußen!
free = Gefangen? Befreie ihn – aber { $bot } sucht den Platz aus.
    .how = Hol deinen roten Geist aus dem Verlies. Auch sein Portal hat sich gedreht: Das merken wir uns.
wait = Das gelbe Portal zeigt noch zur Wand. Als Nächstes zeigt es nach unten, auf e4.
    .how = Stell schon einen gelben Geist dorthin: von e5 nach e4.
lose = Manchmal hilft Verlieren: Das gelbe Portal dreht sich zu deinem anderen Gelben.
    .how = Lass Gelb von a2 gegen Blau auf a1 antreten. Blau schlägt Gelb: Das wollen wir.
last = Noch eine Laterne, die rote. Das rote Portal zeigt nach d1. Das schaffst du allein!
    .how = Welcher rote Geist steht neben d1?
    .terminal = Nur Rot fehlt noch. Das rote Portal zeigt nach d1. Das schaffst du allein!

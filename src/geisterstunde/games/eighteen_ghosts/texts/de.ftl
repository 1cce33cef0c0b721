# 18 Ghosts in German. Colours arrive as red, blue, yellow; seats as names; rooms as a1 to e5.

# Words inside other messages: a message that is referred to sees the arguments of the one that refers to it.
colour = { $colour ->
    [red] rot
    [blue] blau
   *[yellow] gelb
}
# A ghost is called by its colour.
ghost-name = { $ghost_colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
defender-name = { $defender_colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
portal-name = { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
facing = { $facing ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
}
a-ghost-of = { $ghost_seat_is ->
    [you] Dein { ghost-name }
   *[other] { ghost-name } von { $ghost_seat }
}

game-title = 18 Ghosts
game-tagline = Zwei Geisterfamilien wollen aus dem Schloss: Wer zuerst von jeder Farbe einen Geist hinausbringt, gewinnt.
game-about = Zwei Geisterfamilien wollen aus dem Schloss. Wer bringt von jeder Farbe einen hinaus?
game-short = Raus aus dem Schloss!
game-minutes = 20
game-age = 8

option-goal = Was du zum Sieg brauchst.
    .title = Ziel
option-goal-colours = von jeder Farbe einen Geist draußen
    .word = Drei Farben
option-goal-three = drei beliebige Geister draußen (kurzes Spiel)
    .word = Drei Geister
option-turn-limit = Nach so vielen Zügen endet die Partie unentschieden; 0 heißt ohne Grenze.
    .title = Höchstens Züge
    .how = Danach ist es unentschieden; 0 heißt ohne Grenze.

prompt-lot = Das Los entscheidet, wer beginnt.
prompt-place = { $seat_is ->
    [you] Du bist dran: Setz einen Geist auf einen Teppich seiner Farbe. Du hast noch { $left }.
   *[other] { $seat } setzt einen Geist auf einen Teppich seiner Farbe und hat noch { $left }.
}
prompt-set-down = { $seat_is ->
    [you] { $owner } befreit einen { colour }en Geist, und du setzt ihn auf einen leeren Teppich seiner Farbe.
   *[other] { $seat } setzt { $owner_is ->
        [you] deinen { colour }en Geist
       *[other] den { colour }en Geist von { $owner }
    } auf einen leeren Teppich seiner Farbe.
}
prompt-turn = { $seat_is ->
    [you] Du bist dran: Zieh, kämpfe oder befreie einen Geist.
   *[other] { $seat } ist dran: ziehen, kämpfen oder befreien.
}
prompt-over = Die Partie ist zu Ende.

event-lot-drawn = Das Los ist gefallen: { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}.
event-placed = { $ghost_seat_is ->
    [you] Du setzt
   *[other] { $ghost_seat } setzt
} { ghost-name } auf { $room }.
event-moved = { $ghost_seat_is ->
    [you] Du ziehst
   *[other] { $ghost_seat } zieht
} mit { ghost-name } von { $origin } nach { $target }.
event-attacked = { $ghost_seat_is ->
    [you] Du greifst
   *[other] { $ghost_seat } greift
} { $defender_seat_is ->
    [you] dein { defender-name }
    [same] das eigene { defender-name }
   *[other] { defender-name } von { $defender_seat }
} auf { $target } mit { ghost-name } von { $origin } an.
event-beaten = { a-ghost-of } muss ins Verlies.
event-portal-turned = Portal { portal-name } dreht nach { facing }.
event-escaped = { a-ghost-of } flieht von { $room } aus dem Schloss!
event-released = { $ghost_seat_is ->
    [you] Du befreist
   *[other] { $ghost_seat } befreit
} { ghost-name } aus dem Verlies.
event-set-down = { a-ghost-of } kommt auf { $room }.
event-passed = { $seat_is ->
    [you] Du kannst nichts tun und setzt aus.
   *[other] { $seat } kann nichts tun und setzt aus.
}

action-place = auf { $room } setzen
action-move = { $origin } → { $target }
action-fight = { $origin } gegen { $target }
deed-move = von { $origin } nach { $target } ziehen
deed-fight = von { $origin } aus gegen { $target } kämpfen
action-release = { colour }en Geist befreien
action-pass = aussetzen

moves-place = Setzen
moves-move = Ziehen
moves-fight = Kämpfen
moves-release = Befreien
moves-pass = Sonst

mark-wins = siegt
mark-loses = verliert
mark-escapes = { $ghost } flieht!
mark-ends = Ende!

reason-all-colours-out = Von jeder Farbe ist ein Geist draußen.
reason-three-out = Drei Geister sind draußen.
reason-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
reason-dead-position = Niemand kann mehr gewinnen: Ein Portal, das gebraucht wird, dreht sich nie mehr.
reason-turn-limit = Die vereinbarte Zahl der Züge ist erreicht.

refusal-placement-first = Noch werden die Geister eingesetzt: Nenne einen Raum mit Teppich, zum Beispiel b1.
refusal-room-taken = Auf { $room } steht schon ein Geist. Wähle einen leeren Raum.
refusal-no-ghost-left = Von der Teppichfarbe auf { $room } hast du keinen Geist mehr. Wähle eine andere Farbe.
refusal-set-down-first = Setze zuerst den befreiten { colour }en Geist ab: Nenne einen leeren Raum mit Teppich seiner Farbe.
refusal-wrong-carpet = Der Teppich auf { $room } hat eine andere Farbe. Der { colour }e Geist braucht einen Teppich seiner Farbe.
refusal-nothing-to-place = Jetzt gibt es keinen Geist einzusetzen. Zieh zum Beispiel mit b1-b2.
refusal-none-in-dungeon = Du hast keinen { colour }en Geist im Verlies.
refusal-no-free-room = Kein Raum mit { colour }em Teppich ist leer. Darum kann dieser Geist gerade nicht befreit werden.
refusal-must-act = Aussetzen darfst du nur, wenn gar nichts anderes geht. Du kannst noch etwas tun.
refusal-nobody-in-room = Auf { $room } ist kein Geist.
refusal-not-your-ghost = Der Geist auf { $room } gehört dir nicht. Du führst nur deine eigenen Geister.
refusal-room-taken-fight = Auf { $room } steht ein Geist. Kämpfen kannst du mit { $fight }.
refusal-same-colour = Der Geist auf { $room } hat dieselbe Farbe. Gleiche Farben kämpfen nicht, der Raum ist versperrt.
refusal-mirror-taken = Im Spiegelsaal { $room } steht schon ein Geist. Durch die Spiegel geht es nur in einen leeren Saal.
refusal-no-carpet-room = { $room } hat keinen Teppich. Geister kommen nur auf Teppiche ihrer Farbe.
refusal-portal-room-closed = Auf { $room } steht ein Portal. Portalräume sind für alle Geister gesperrt.
refusal-not-neighbours = { $origin } und { $target } sind keine Nachbarn. Ein Geist geht einen Raum weit, nie schräg, oder von Spiegelsaal zu Spiegelsaal.
refusal-unreadable-position = „{ $text }“ ist keine Stellung von 18 Ghosts.
refusal-too-many-ghosts = In „{ $text }“ gibt es zu viele Geister { $letter }; jede Familie hat drei von jeder Farbe.

# The screen in the terminal.
screen-box = noch { $count } einzusetzen
screen-outside = draußen
screen-dungeon = Verlies
screen-legend = R rot  B blau  G gelb
    ◇ Spiegelsaal
    {"["}R ↑] Portal, offen nach oben
    R schlägt B schlägt G schlägt R
notation-help =
    Einsetzen: b1 (der Raum). Ziehen: b1-b2. Durch die Spiegel: b2-d4. Kämpfen: b1xb2.
    Befreien: *r, *b oder *g (rot, blau, gelb). Aussetzen: --
    Hinter einem Zug steht, was er auslöst: „siegt B→“ heißt, dein Geist gewinnt,
    und das blaue Portal dreht sich nach rechts.

# What `?` tells before all else, and what `? WORD` explains. `words` may be typed, in any language; the first is shown.
help-aim = { $goal ->
    [three] Ziel: Bring zuerst drei deiner Geister aus dem Schloss, gleich welcher Farbe. Punkte gibt es nicht.
   *[colours] Ziel: Bring zuerst von jeder Farbe einen deiner Geister aus dem Schloss. Punkte gibt es nicht.
}
about-portal = Portale: Ein Geist flieht nur durch das Portal seiner Farbe, und zwar sofort, wenn er vor dessen Öffnung steht. Wird ein Geist geschlagen, dreht sich das Portal seiner Farbe ein Viertel nach rechts. Die Räume der Portale betritt niemand.
    .words = portal, portale
about-mirror = Spiegelsäle (◇): Von einem Spiegelsaal kann ein Geist mit einem ganzen Zug in jeden anderen leeren Spiegelsaal gehen. Durch Spiegel kämpft niemand.
    .words = spiegel, spiegelsaal, spiegelsäle
about-colours = Farben: Rot schlägt Blau, Blau schlägt Gelb, Gelb schlägt Rot. Geister gleicher Farbe kämpfen nicht. Du darfst auch eigene Geister schlagen und sogar angreifen, um zu verlieren.
    .words = farben, farbe, rot, blau, gelb, kampf, kämpfen
about-dungeon = Verlies: Wer geschlagen wird, kommt hinein. Befreist du dort einen eigenen Geist, setzt ihn die Gegenseite auf einen leeren Teppich seiner Farbe, und das war dein Zug.
    .words = verlies, befreien
about-carpet = Teppiche: Auf sie werden Geister ihrer Farbe gesetzt. Beim Ziehen und Kämpfen ist ihre Farbe gleich.
    .words = teppich, teppiche

# The letters of the colours, on the screen and in what is typed.
letter-red = R
letter-blue = B
letter-yellow = G
typed-letters = r=r/rot, b=b/blau, y=g/gelb

# The table in the browser. $seat and $seat_is as everywhere; $family is the seat whose ghosts they are (0 round, 1 pointed).
screen-colour-name = { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
screen-other-name = { $other ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
screen-family = { $family ->
    [0] Familie Kugel
   *[1] Familie Zipfel
}
screen-you = du
screen-castle = Schloss
screen-lit = { $count ->
    [3] Alle drei Farben draußen!
   *[other] { $count } von 3 Farben draußen
}
screen-lit-three = { $count ->
    [3] Alle drei Geister draußen!
   *[other] { $count } von 3 Geistern draußen
}
screen-each-colour = Rot { $red }, Blau { $blue }, Gelb { $yellow }
screen-wheel = Wer schlägt wen?
screen-wheel-name = Rot schlägt Blau, Blau schlägt Gelb, Gelb schlägt Rot.
screen-family-outside = { screen-family } ist draußen!

screen-place = { $more ->
    [yes] Setz zwei Geister ein, einen nach dem anderen.
   *[no] Du bist dran: Setz einen Geist ein.
}
screen-place-small = Auf einen leuchtenden Teppich seiner Farbe. { $left ->
    [one] Das ist dein letzter.
   *[other] Du hast noch { $left }.
}
screen-place-here = { screen-colour-name } nach { $room }?
screen-place-here-small = { $left ->
    [0] Das ist dein letzter Geist.
   *[other] Danach hast du noch { $left }.
}
screen-place-do = Einsetzen
screen-turn = Du bist dran: { $may ->
    [release] Befreie einen deiner Geister.
   *[other] Wähle einen deiner Geister.
}
screen-turn-small = { $may ->
    [all] Zieh, kämpfe – oder befreie einen aus dem Verlies.
    [release] Kein Geist im Schloss kann gerade ziehen oder kämpfen.
   *[lead] Zieh oder kämpfe.
}
screen-chosen = Wohin mit dem { colour }en Geist?
screen-chosen-small = Leuchtende Räume zeigen, was geht.
screen-chosen-escape = Esc: anderer Geist.
screen-step = { screen-colour-name } geht nach { $room }.
screen-step-do = Gehen
screen-jump = { screen-colour-name } springt durch den Spiegel nach { $room }.
screen-jump-do = Springen
screen-fight = { screen-colour-name } { $wins ->
    [yes] schlägt { $own ->
        [yes] dein eigenes { screen-other-name }
       *[no] { screen-other-name }
    }!
   *[no] verliert gegen { $own ->
        [yes] dein { screen-other-name }
       *[no] { screen-other-name }
    }.
}
screen-fight-do = Kämpfen
screen-fight-anyway = Trotzdem kämpfen
screen-fight-wins = Kampf: du siegst.
screen-fight-loses = Kampf: du verlierst.
screen-to-dungeon = { $seat_is ->
    [you] Dein { colour }er Geist
   *[other] Der { colour }e Geist von { $seat }
} kommt ins Verlies.
screen-portal-turns = Das { colour }e Portal dreht { $room ->
    [none] zur Mauer
   *[other] nach { facing }, zu { $room }
}.
screen-portal-short = Portal { screen-colour-name } { $room ->
    [none] zur Mauer
   *[other] zu { $room }
}
screen-flees = { $seat_is ->
    [you] Dein { colour }er Geist
   *[other] Der { colour }e Geist von { $seat }
} auf { $room } flieht!
screen-flees-short = { $seat_is ->
    [you] Dein { screen-colour-name }
   *[other] { $family ->
        [0] { screen-colour-name }e Kugel
       *[1] { screen-colour-name }er Zipfel
    }
} flieht!
screen-flees-mark = flieht!
screen-flees-at-once = flieht sofort!
screen-light = { $seat_is ->
    [you] Deine { colour }e Laterne
   *[other] Die { colour }e Laterne von { $seat }
} geht an.
screen-wins = { $seat_is ->
    [you] Damit gewinnst du!
   *[other] Damit gewinnt { $seat }!
}
screen-draws = Damit endet die Partie unentschieden.
screen-set-down = { $seat } befreit einen { colour }en Geist. Wohin damit?
screen-set-down-small = Setz ihn auf einen leeren { colour }en Teppich. Danach bist du ganz normal dran.
screen-set-down-here = { $family ->
    [0] Die { colour }e Kugel
   *[1] Den { colour }en Zipfel
} nach { $room }?
screen-set-down-safe = Hier kann er nicht gleich fliehen.
screen-set-down-do = Absetzen
screen-set-down-anyway = Trotzdem absetzen
screen-release = Einen { colour }en Geist befreien?
screen-release-small = { $count ->
    [one] { $seat } muss ihn auf { $room } setzen – nur dort ist ein { colour }er Teppich frei.
   *[other] { $seat } sucht sich einen von { $count } freien { colour }en Teppichen aus.
}
screen-release-do = Befreien
screen-wait = { $seat } überlegt
screen-wait-set-down = { $seat } sucht einen Platz für dein { screen-colour-name }
screen-wait-small = Danach bist du dran.
screen-pass = Du kannst gerade nichts tun.
screen-pass-small = Kein Geist kann ziehen, kämpfen oder befreit werden.
screen-pass-do = Aussetzen
screen-let-go = Doch nicht
screen-won = { $winner ->
    [you] Du hast gewonnen!
    [nobody] Unentschieden.
   *[other] { $seat } hat gewonnen.
}

# What a room, a portal and a place in the dungeon are called.
screen-room-kind = { $kind ->
    [mirror] Spiegelsaal
    [portal] Portal
    [red] Teppich Rot
    [blue] Teppich Blau
   *[yellow] Teppich Gelb
}
screen-room-ghost = { $seat_is ->
    [you] dein { screen-colour-name }
   *[other] { screen-colour-name } von { $seat }
}
screen-room-leads = kann ziehen
screen-room-chosen = ausgewählt
screen-portal-name = Portal { screen-colour-name }: { facing }, { $room ->
    [none] zur Mauer
   *[other] { $room }
}
screen-dungeon-of = Verlies: { $seat }
screen-in-dungeon = { screen-colour-name }: { $count }
screen-can-release = kannst du befreien
screen-in-box = { screen-colour-name }: noch { $count }

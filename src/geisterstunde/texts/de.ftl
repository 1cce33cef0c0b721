# Common texts in German: what belongs to no single game. `du`, friendly, short, never blaming.

list-and = { $head } und { $last }
# Whoever reads, inside a list of people.
list-reader = du
list-empty = nichts
seat-number = Platz { $number }
suggested-names = Balduin, Hedwig, Kunibert, Ottilie, Fridolin, Rosalinde
# A game where few points are good may use $lost, the score with the other sign.
score-line = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $score }
event-game-ended = { $is_draw ->
    [yes] Unentschieden.
   *[no] { $winners_is ->
        [you] Du gewinnst!
        [you-and-others] Ihr gewinnt gemeinsam: { $winners }!
        [others] { $winners } gewinnen gemeinsam!
        [nobody] Niemand gewinnt.
       *[other] { $winners } gewinnt!
    }
} { $reason }

## Refusals of the core, the table and the shelf

refusal-unknown-game = Ein Spiel namens „{ $name }“ gibt es hier nicht. Es gibt: { $games }.
refusal-no-guide = Für { $game } gibt es noch keine geführte erste Partie. Die Regeln zeigt: geisterstunde rules { $game }
refusal-no-such-moment = Diese geführte Partie hat { $most } Augenblicke; einen solchen gibt es darin nicht.
refusal-game-not-loaded = Das Spiel „{ $name }“ aus dem Paket { $package } steht nicht im Regal: { $problem ->
        [bad-name] Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.
        [name-taken] Den Namen hat schon ein anderes Spiel.
        [no-game] Sein Modul game enthält kein GAME dieses Namens.
       *[other] Es lässt sich nicht laden ({ $problem }).
    }
refusal-wrong-number-of-players = Zu { $players } geht { $game } nicht: mindestens { $fewest }, höchstens { $most } Personen.
refusal-start-without-player = Platz { $number } kann nicht beginnen: Ihr seid nur zu { $players }.
refusal-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
refusal-bad-option = Eine Option hat einen Wert, den { $game } nicht kennt. Was möglich ist, zeigt „geisterstunde play { $game } --help“.
refusal-seat-without-name = Platz { $number } braucht einen Namen aus druckbaren Zeichen.
refusal-options-not-by-name = Optionen werden mit Namen angegeben, als dict. „geisterstunde play { $game } --help“ zeigt die von { $game }.
refusal-bad-seed = Der Startwert ist eine Zeile mit 1 bis { $longest } druckbaren Zeichen.
refusal-wrong-seed = Der Startwert neben der Spieldatei gehört nicht zu dieser Partie. Ansehen kannst du sie mit „replay“.
refusal-game-is-over = Die Partie ist schon zu Ende.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-not-your-view = So sieht der Tisch von deinem Platz aus nicht aus.
refusal-unknown-action = So etwas gibt es in { $game } nicht.
refusal-undo-needs-people = Seitdem wurde etwas gezeigt oder gewürfelt, oder ein Geist hat mit verdeckten Karten geantwortet: Das zurückzunehmen, können nur Menschen erlauben, keine Geister. An einem Übungstisch lässt sich alles zurücknehmen; gründe dafür einen.
refusal-game-too-long = Länger dauert keine Partie: { $most } Züge sind gespielt. Nimm etwas zurück oder gib auf.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-after-reveal = Das lässt sich nicht zurücknehmen: Danach wurde etwas aufgedeckt oder gemischt.
refusal-undo-too-late = Dafür ist es zu spät: Seit deinem letzten Zug ist schon etwas geschehen.
refusal-roll-not-recorded = Hier müsste gemischt oder gezogen werden, und das steht nicht im Spielverlauf. Weiter geht es nur mit dem Startwert.
refusal-ambiguous-letter = „{ $text }“ könnte mehreres heißen. Meinst du { $choices }?
refusal-unreadable-move = „{ $text }“ verstehe ich nicht. Züge sehen so aus: { $examples }.

## Journals. Most come with the number of the line; the door puts the file name before them.

refusal-journal-empty = Die Datei ist leer.
refusal-journal-not-ours = Das ist keine Spieldatei von Geisterstunde.
refusal-journal-without-opening = Die erste Zeile nennt kein Spiel; der Anfang fehlt.
refusal-journal-cut-off = Zeile { $line } ist abgeschnitten. „geisterstunde repair“ mit dieser Datei rettet alles davor.
refusal-journal-newer-format = Zeile { $line }: Die Datei stammt von einer neueren Version. Bringe Geisterstunde auf den neuesten Stand.
refusal-journal-bad-line = Zeile { $line } lässt sich nicht lesen.
refusal-journal-edited = Zeile { $line } ist nicht so, wie sie geschrieben wurde: Sie oder eine Zeile davor wurde verändert.
refusal-journal-line-misplaced = Zeile { $line } steht an einer Stelle, an der sie nicht stehen kann.
refusal-journal-nothing-to-undo = Zeile { $line } nimmt etwas zurück, aber davor ist nichts zurückzunehmen.
refusal-journal-other-rules = Zeile { $line }: Die Datei folgt Regelfassung { $journal } von { $game }, dieses Programm spielt Fassung { $program }.
refusal-journal-roll-not-due = Zeile { $line } mischt oder zieht, obwohl nichts zu mischen ist.
refusal-journal-impossible-roll = Zeile { $line } nennt ein Ergebnis, das beim Mischen nicht vorkommen kann.
refusal-journal-unknown-action = Zeile { $line } enthält einen Zug, den es in diesem Spiel nicht gibt.
refusal-journal-illegal-action = Zeile { $line }: Der Zug { $action } von { $seat } ist dort nicht erlaubt.
refusal-journal-unfinished = Die Partie ist noch nicht zu Ende ({ $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}). Prüfen lässt sie sich, wenn sie zu Ende ist.
refusal-journal-wrong-seed = Zeile { $line }: Der geöffnete Startwert ist nicht der versprochene.
refusal-journal-wrong-signature = Zeile { $line }: Die Unterschrift passt nicht zu diesen Zeilen. Sie wurden geändert, nachdem ein Server sie unterschrieben hatte, oder die Unterschrift gehört zu einer anderen Partie.
refusal-bad-signing-key = { $file } enthält keinen Schlüssel für Unterschriften. Bring die Datei zurück oder leg sie beiseite: Dann entsteht beim nächsten Start ein neuer Schlüssel mit einem anderen Fingerabdruck.
refusal-journal-wrong-result = Zeile { $line }: Das Ergebnis stimmt nicht mit der gespielten Partie überein.
refusal-journal-roll-not-from-seed = Zeile { $line } wurde nicht mit dem versprochenen Startwert gemischt.
refusal-journal-finished = Diese Partie ist schon zu Ende. Ansehen kannst du sie mit „replay“.
refusal-journal-in-use = { $file } wird gerade in einem anderen Fenster gespielt.
refusal-seed-file-missing = Zum Weiterspielen fehlt der geheime Startwert ({ $seed }). Ansehen kannst du die Partie mit „geisterstunde replay { $file }“.

## Refusals and happenings around a table. $seat is the name of who sits there, $number the number of a chair.

reason-resigned = Die Partie wurde aufgegeben.
refusal-journal-broken-promise = Zeile { $line }: Der Startwert besteht nicht aus dem, was versprochen wurde, und dem, was die Spielenden hinzugefügt haben.
refusal-journal-played-on-unfit = Zeile { $line }: Diese Partie soll von einer anderen aus weitergespielt worden sein, die nicht zu ihr passt.
refusal-what-if-too-often = Das ist schon ein Was-wäre-wenn von einem Was-wäre-wenn, und noch tiefer verirren sich die Geister. Fang bei einer früheren Partie an.
refusal-what-if-nothing-to-do = Da ist niemand mehr am Zug. Geh ein Stück zurück und spiel von dort weiter.
refusal-what-if-no-such-step = So weit ging die Partie nicht: Sie hat { $steps ->
    [one] einen Zug
   *[other] { $steps } Züge
}.
refusal-no-such-game = An diesem Tisch gibt es keine { $number }. Partie; { $games ->
    [0] noch hat keine begonnen
    [one] bisher hat eine begonnen
   *[other] bisher haben { $games } begonnen
}.
refusal-table-other-rules = Dieser Tisch spielt { $game } nach Regelfassung { $table }, dieses Programm spielt Fassung { $program }.
refusal-entries-do-not-fit = Was von diesem Tisch gespeichert ist, passt nicht zu diesem Programm.
refusal-table-closed = Dieser Tisch ist geschlossen. Wer einlädt, kann ihn wieder öffnen.
refusal-too-many-people = { $most } Leute sind an diesem Tisch, mehr passen nicht. Versuche es wieder, wenn jemand gegangen ist.
refusal-watching-forbidden = Alle Plätze sind besetzt, und zuschauen darf hier niemand.
refusal-unknown-person = So jemanden gibt es an diesem Tisch nicht.
refusal-unknown-level = Einen Geist namens „{ $level }“ gibt es hier nicht. Es gibt: { $known }.
refusal-no-bot-there = Auf diesem Platz spielt kein Geist.
refusal-host-only = Das kann nur, wer eingeladen hat: { $host }.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-come-back-first = Du hast deinen Platz verlassen. Kehre erst zurück.
refusal-not-away = Dein Platz gehört dir; du musst nicht zurückkehren.
refusal-chair-taken = Auf Platz { $number } sitzt schon jemand.
refusal-chair-empty = Auf Platz { $number } sitzt niemand.
refusal-no-empty-chair = An diesem Tisch ist kein Platz frei.
refusal-chairs-not-taken = Auf jedem Platz muss jemand spielen: jemand, der da ist, oder ein Geist.
refusal-too-few-chairs = { $taken } Plätze sind besetzt, das ist zu viel für { $players }. Mache erst einen frei.
refusal-bad-order = Nenne jeden der { $players } Plätze einmal.
refusal-bad-clock = Eine Uhr hat { $least } bis { $most } Sekunden für einen Zug.
refusal-bad-words = Worte für das Glück der Partie haben 1 bis { $longest } druckbare Zeichen.
refusal-words-not-asked = Worte für das Glück werden geöffnet, wenn eine Partie gleich beginnt, und das tut gerade keine.
refusal-words-opened-already = Du hast deine Worte schon geöffnet.
refusal-words-not-promised = Das sind nicht die Worte, die von deinem Platz aus versprochen wurden. Die Partie beginnt ohne sie.
refusal-game-is-beginning = Die Partie beginnt gerade; das muss warten.
refusal-deal-alone = Die gleichen Karten spielt jeder für sich gegen Geister: An einem zweiten Tisch könnte man sonst die Karten der anderen sehen. Zuschauen darfst du, oder öffne den Link und spiel sie selbst.
refusal-practice-alone = Hier übt jemand allein mit Geistern. Zuschauen darfst du; gründe zum gemeinsamen Spiel einen anderen Tisch.
refusal-not-long-gone = { $name } ist da oder noch keine { $seconds } Sekunden weg. Bis dahin kann nur { $name } selbst einen Geist einspringen lassen.
refusal-nobody-long-gone = Von denen, die noch antworten müssen, ist niemand schon { $seconds } Sekunden weg. Bis dahin können nur sie selbst antworten.
refusal-bad-avatar = Diesen Geist kann man nicht zeichnen. Such dir einen anderen aus.
refusal-bad-remark = Was du den anderen sagst, hat 1 bis { $longest } druckbare Zeichen in einer Zeile.
refusal-hints-forbidden = An diesem Tisch gibt es keine Tipps: Es sitzen Menschen gegenüber, oder sie sind ausgeschaltet. Wer einlädt, kann sie erlauben.
refusal-no-game-yet = Noch hat keine Partie begonnen.
refusal-game-is-running = Das muss warten, bis die Partie zu Ende ist.
refusal-already-proposed = Das ist schon vorgeschlagen; die anderen haben noch nicht geantwortet.
refusal-no-such-proposal = Das hat niemand vorgeschlagen, oder es ist schon beantwortet.
refusal-own-proposal = Das ist dein eigener Vorschlag; die anderen müssen zustimmen.
refusal-already-agreed = Du hast schon zugestimmt.

emote-laugh = Haha!
emote-boo = Buh!
emote-love = Schön!
emote-scared = Oje!
emote-think = Hm …
emote-sleepy = Gähn
emote-sly = Hehe
emote-sad = Schade
emote-well-played = Schön gespielt!
emote-your-turn = Du bist dran.
emote-one-moment = Einen Moment, bitte.
emote-that-was-close = Das war knapp!
emote-thank-you = Danke!
emote-another-game = Noch eine Partie?
emote-have-to-go = Ich muss gleich los.
emote-good-luck = Viel Glück!
note-came = { $name_is ->
    [you] Du schaust zu.
   *[other] { $name } schaut zu.
}
note-sat-down = { $name_is ->
    [you] Du setzt dich auf Platz { $number }.
   *[other] { $name } setzt sich auf Platz { $number }.
}
note-left = { $name_is ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
note-came-back = { $name_is ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
note-bot = { $level ->
    [flake] { level-flake }
    [rumble] { level-rumble }
    [veil] { level-veil }
    [dusk] { level-dusk }
    [midnight] { level-midnight }
   *[other] { $level }
}
note-bot-came = { note-bot } spielt auf Platz { $number }.
note-bot-left = { note-bot } verlässt Platz { $number }.
note-bot-filled-in = { $by_host ->
    [yes] { $name_is ->
        [you] Wer einlädt, lässt { note-bot } für dich spielen, weil du weg warst.
       *[other] Wer einlädt, lässt { note-bot } für { $name } spielen, solange der Platz verlassen ist.
    }
   *[no] { $name_is ->
        [you] Du lässt { note-bot } für dich spielen.
       *[other] { $name } lässt { note-bot } für sich spielen.
    }
}
note-sent-away = { $name_is ->
    [you] Wer einlädt, hat deinen Platz { $number } frei gemacht.
   *[other] Wer einlädt, hat Platz { $number } von { $name } frei gemacht.
}
note-renamed = { $name_is ->
    [you] Du heißt jetzt { $name }.
   *[other] { $before } heißt jetzt { $name }.
}
note-words-asked = Alle öffnen ihre Worte für das Glück; gleich beginnt die Partie.
note-words-left-out = { $seat_is ->
    [you] Deine Worte für das Glück waren versprochen und wurden nicht rechtzeitig geöffnet: Die Partie beginnt ohne sie.
   *[other] { $seat } hatte Worte für das Glück versprochen und nicht rechtzeitig geöffnet: Die Partie beginnt ohne sie.
}
note-game-chosen = Das nächste Spiel ist ausgesucht.
note-chairs-moved = Die Plätze sind neu verteilt.
note-host-changed = { $name_is ->
    [you] Du lädst jetzt ein.
   *[other] { $name } lädt jetzt ein.
}
note-opened = Der Tisch ist offen: Es darf noch jemand kommen.
note-closed = Der Tisch ist geschlossen: Es darf niemand mehr kommen.
note-watching-allowed = Alle dürfen zuschauen.
note-watching-forbidden = Nur wer mitspielt, sieht jetzt das Spiel.
note-chat-allowed = Ihr dürft euch jetzt schreiben.
note-chat-forbidden = An diesem Tisch wird nicht mehr geschrieben; grüßen könnt ihr weiter.
note-hints-allowed = Alle dürfen sich Tipps geben lassen.
note-hints-forbidden = An diesem Tisch gibt es keine Tipps mehr.
note-hints-as-usual = Tipps gibt es, wo jemand nur gegen Geister spielt.
note-cards-opened = Alle sind einverstanden: Die Partie lässt sich mit den Karten weiterspielen, wie sie lagen.
note-asked-hint = { $seat_is ->
    [you] Du hast dir
   *[other] { $seat } hat sich
} einen Tipp geben lassen.
note-hints-followed = { $seat_is ->
    [you] Du hast dir
   *[other] { $seat } hat sich
} { $asked ->
    [one] einen Tipp geben lassen und ihn { $followed ->
        [0] nicht befolgt.
       *[other] befolgt.
    }
   *[other] { $asked } Tipps geben lassen und { $followed ->
        [0] keinen
        [one] einen
       *[other] { $followed }
    } davon befolgt.
}
note-clock-set = Für jeden Zug gibt es { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
note-clock-taken-away = Es gibt keine Uhr mehr.
note-clock-ran-out = { $seat_is ->
    [you] Deine Zeit
   *[other] Die Zeit von { $seat }
} ist um; das Los hat entschieden.
note-game-started = Die Partie beginnt.
note-proposed = { $seat_is ->
    [you] Du möchtest
   *[other] { $seat } möchte
} { $kind ->
    [undo] den letzten Zug zurücknehmen.
    [resign] aufgeben.
    [clock] mit einer anderen Uhr spielen.
    [open-cards] die Partie mit den Karten weiterspielen lassen, wie sie lagen.
   *[rematch] noch einmal spielen.
}
note-clock-proposed = { $seconds ->
    [none] Wer einlädt, möchte ohne Uhr weiterspielen.
    [one] Wer einlädt, möchte mit einer Sekunde für jeden Zug weiterspielen.
   *[other] Wer einlädt, möchte mit { $seconds } Sekunden für jeden Zug weiterspielen.
}
note-agreed-for-gone = { $seats_is ->
    [you] Wer einlädt, hat an deiner Stelle zugestimmt, weil du weg warst.
    [you-and-others] Wer einlädt, hat an Stelle derer zugestimmt, die weg waren: { $seats }.
   *[other] Wer einlädt, hat an Stelle derer zugestimmt, die seit einer Weile weg sind: { $seats }.
}
note-agreed-to = { $seat_is ->
    [you] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
note-declined = { $seat_is ->
    [none] Wer einlädt, möchte nicht
    [you] Du möchtest nicht
   *[other] { $seat } möchte nicht
}: { $kind ->
    [undo] Der Zug wird nicht zurückgenommen.
    [resign] Die Partie geht weiter.
    [clock] Die Uhr bleibt, wie sie ist.
    [open-cards] Die Karten bleiben, wie sie verdeckt lagen, zu.
   *[rematch] Jetzt wird nicht noch einmal gespielt.
}
note-dropped = { $kind ->
    [undo] Das Zurücknehmen ist vom Tisch.
    [resign] Das Aufgeben ist vom Tisch.
    [clock] Die andere Uhr ist vom Tisch.
    [open-cards] Das Weiterspielen mit denselben Karten ist vom Tisch.
   *[rematch] Die neue Partie ist vom Tisch.
}
note-practice-over = Das war Übung: Alles ließ sich zurücknehmen, und das Ergebnis zählt nicht.
note-took-back = { $seat_is ->
    [you] Du nimmst deinen
   *[other] { $seat } nimmt den
} letzten Zug zurück.
note-resigned = { $seat_is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## What a journal proves (proof-…), and what it does not (open-…)

proof-played-on-as-it-was = { $actions ->
    [0] Die Partie wurde vom Anfang einer anderen
    [one] Die Partie wurde nach dem ersten Zug einer anderen
   *[other] Die Partie wurde nach { $actions } Zügen einer anderen
} weitergespielt, alle Karten wie sie lagen; die Züge davor waren regelgerecht.
proof-played-on-anew = { $actions ->
    [0] Die Partie wurde vom Anfang einer anderen
    [one] Die Partie wurde nach dem ersten Zug einer anderen
   *[other] Die Partie wurde nach { $actions } Zügen einer anderen
} weitergespielt; was { $seat_is ->
    [you] du nicht wissen konntest
   *[other] { $seat } nicht wissen konnte
}, hat das versprochene Los neu gegeben.
proof-moves = { $actions ->
    [one] Der eine Zug war nach den Regeln erlaubt, und das Ergebnis folgt daraus.
   *[other] Alle { $actions } Züge waren nach den Regeln erlaubt, und das Ergebnis folgt daraus.
}
proof-rolls = { $rolls ->
    [one] Das einmalige Mischen oder Ziehen folgt
   *[other] Alle { $rolls } Male, die gemischt oder gezogen wurde, folgen
} aus dem, was vor dem Austeilen versprochen wurde ({ $promise }…).
proof-words = { $seat_is ->
    [you] Deine Worte stecken im Glück, und du hattest sie versprochen, bevor irgendwelche geöffnet wurden: Wer sie nicht kannte, konnte die Karten nicht aussuchen.
   *[other] Worte von { $seat } stecken im Glück, versprochen, bevor irgendwelche geöffnet wurden: Wer sie nicht kannte, konnte die Karten nicht aussuchen.
}
proof-signed = Ein Server mit dem Schlüssel { $key } hat genau diese Zeilen unterschrieben. Vergleiche ihn mit dem Schlüssel, den nennt, wer den Server betreibt.
open-names = Niemand hat die Namen bestätigt: Wer wirklich dort saß, ist nicht bewiesen.
open-promise = Wann das Versprechen gezeigt wurde, wissen nur die, die es vor der Partie gesehen haben: Der Browser aller, die mitspielten, hat es sich gemerkt und vergleicht.
open-nobodys-words = Niemandes Worte stecken im Glück: Wer den Server betrieb, konnte vor dem Versprechen unter vielen Verteilungen wählen.
open-shared-deal = Die gleichen Karten lagen auch an anderen Tischen: Niemandes Worte stecken im Glück, und wer sie schon einmal zu Ende gespielt hatte, konnte sie kennen.
open-hands = Dass während der Partie niemand fremde Karten sah: Wer den Server betreibt, kann sie lesen, und alle können anderen ihren Bildschirm zeigen.
open-own-seed = Die Partie wurde auf einem Rechner gespielt, und der Startwert kam von dort: Wer sie begann, konnte unter vielen Verteilungen wählen.
open-left-out = { $seat_is ->
    [you] Du hattest Worte versprochen und nicht rechtzeitig geöffnet.
   *[other] { $seat } hatte Worte versprochen und nicht rechtzeitig geöffnet.
} Wer alles andere kennt, kann so zwischen zwei Verteilungen wählen; hier ist es für alle sichtbar.
open-played-on = Ob die andere Partie ({ $game }) ehrlich war, sagt nur ihre eigene Spieldatei.
open-practice = Das war Übung: Alles ließ sich zurücknehmen, und das Ergebnis sagt nichts darüber, wer besser spielt.
open-taken-back = { $actions ->
    [one] Ein Zug wurde
   *[other] { $actions } Züge wurden
} mit Einverständnis zurückgenommen, vielleicht nachdem etwas zu sehen gewesen war.
open-unsigned = Kein Server hat diese Spieldatei unterschrieben: Wer die Datei hat, könnte alles darin neu geschrieben haben.

## Refusals of the command line

cli-in-file = { $file }: { $problem }
cli-did-you-mean = Meintest du „{ $guess }“?
refusal-unknown-language = Die Sprache „{ $language }“ spreche ich nicht. Ich spreche: { $known }.
refusal-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-flag = „{ $command }“ kennt { $flag } nicht. Es kennt: { $known }.
refusal-flag-needs-value = Nach { $flag } fehlt der Wert. Beispiele zeigt „{ $command } --help“.
refusal-flag-takes-no-value = { $flag } steht ohne Wert. Beispiele zeigt „{ $command } --help“.
refusal-missing-argument = Es fehlt noch { $argument }. Beispiele zeigt „{ $command } --help“.
refusal-too-many-arguments = „{ $argument }“ ist hier zu viel. Beispiele zeigt „{ $command } --help“.
refusal-bad-usage = Das habe ich nicht verstanden. Beispiele zeigt „{ $command } --help“.
refusal-bad-number = { $flag } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“.
refusal-bad-number-only = { $flag } kann hier nur { $least } sein, nicht „{ $text }“.
refusal-option-without-value = „{ $text }“ hat keinen Wert. Schreibe zum Beispiel --option name=wert.
refusal-option-twice = Die Option „{ $option }“ ist zweimal angegeben. Einmal genügt.
refusal-bad-option-choice = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $choices }.
refusal-unknown-moment = Diesen Augenblick gibt es in dieser Partie nicht (mehr). Vielleicht wurde er zurückgenommen.
refusal-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht; er hat { $most }.
refusal-option-not-from-file = Die Option „{ $option }“ von { $game } kommt aus keiner Datei. Schreibe ihren Wert ohne @.
refusal-bad-option-list = Die Option „{ $option }“ besteht aus Zahlen mit Komma dazwischen, etwa { $option }=1,2,3; „{ $value }“ geht nicht.
refusal-unknown-seat-kind = „{ $kind }“ kann keinen Platz einnehmen. Möglich: { $known } (kurz h und r, für die Geister 1 bis 5).
refusal-too-many-seats = --seats nennt { $given } Plätze, aber es spielen nur { $players }.
refusal-too-many-names = --names nennt { $given } Namen, aber es spielen nur { $players }.
refusal-bad-name = „{ $name }“ taugt nicht als Name: 1 bis { $longest } druckbare Zeichen, ohne Komma.
refusal-name-looks-alike = „{ $name }“ sieht „{ $other }“ zum Verwechseln ähnlich, und so heißt am Tisch schon jemand. Wähle einen anderen Namen.
refusal-name-twice = Den Namen „{ $name }“ gibt es am Tisch schon. Wähle einen anderen.
refusal-unknown-viewer = „{ $viewer }“ sieht hier nichts. Möglich: eine Platznummer von 1 bis { $most }, alle oder zuschauer.
refusal-continue-alone = --continue steht allein mit seiner Datei: Spiel, Plätze und Optionen stehen schon darin.
refusal-no-such-number = Einen Zug mit der Nummer { $number } gibt es nicht. Die Nummern gehen von 1 bis { $most }.
refusal-nothing-interrupted = Hier und in { $folder } liegt keine unterbrochene Partie. Nenne ihre Datei: --continue DATEI.
refusal-no-game-chosen = Kein Spiel gewählt. „geisterstunde list“ zeigt, was es gibt.
refusal-no-opponent-chosen = Niemanden gewählt. Nenne jemanden, zum Beispiel mit --seats human,veil.
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } ist von einem anderen Programm belegt. Nenne mit --port einen anderen oder keinen: Dann findet sich ein freier.
refusal-port-not-allowed = Port { NUMBER($port, useGrouping: 0) } ist dir nicht erlaubt; Ports unter 1024 brauchen meist Verwaltungsrechte. Nenne mit --port einen höheren.
refusal-unknown-host = Ein Gerät „{ $host }“ gibt es hier nicht. Schreib zum Beispiel --host 0.0.0.0 oder --host 127.0.0.1.
refusal-host-not-here = { $host } ist keine Adresse dieses Geräts. Schreib --host 0.0.0.0 für alle oder --host 127.0.0.1 nur für dieses Gerät.
refusal-rules-missing = Zu { $game } liegen hier keine Regeln.
refusal-file-missing = { $file } gibt es nicht.
refusal-file-exists = { $file } gibt es schon; überschrieben wird nichts. Wähle einen anderen Namen.
refusal-folder-missing = { $file } lässt sich nicht anlegen: Den Ordner { $folder } gibt es nicht.
refusal-is-folder = { $file } ist ein Ordner. Nenne eine Datei.
refusal-file-not-allowed = { $file }: Dafür fehlt dir die Erlaubnis. Wähle eine andere Stelle.
refusal-file-not-text = { $file } ist keine Textdatei.
refusal-file-not-read = { $file } lässt sich nicht lesen.
cli-output-full = Die Ausgabe lässt sich nicht weiterschreiben: Dort ist kein Platz mehr.
cli-system = Das System macht nicht mit: { $problem }
refusal-disk-full = { $file } lässt sich nicht weiterschreiben: Dort ist kein Platz mehr. Schaffe Platz oder wähle eine andere Stelle.
refusal-file-not-written = { $file } lässt sich nicht schreiben. Wähle eine andere Stelle.

## Help pages

cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Angaben
cli-heading-options = Optionen
cli-heading-examples = Beispiele
cli-heading-game-options = Für --option bei { game-title } (mit Vorgabe)
cli-meta-what = SPIEL|find
cli-meta-which = NUMMER|SPIEL
cli-meta-options = OPTIONEN
cli-meta-command = BEFEHL
cli-meta-game = SPIEL
cli-meta-players = N
cli-meta-seats = WER,WER,…
cli-meta-names = NAME,NAME,…
cli-meta-option = NAME=WERT
cli-meta-scores = DATEI
cli-meta-seed = TEXT
cli-meta-journal = DATEI
cli-meta-continued = DATEI
cli-meta-games = N
cli-meta-jobs = N
cli-meta-json = DATEI
cli-meta-copy = DATEI
cli-meta-file = DATEI
cli-meta-seat = WER
cli-meta-step = N
cli-meta-seconds = N
cli-meta-bots = BOT,BOT,…
cli-meta-milliseconds = N
cli-meta-nodes = N
cli-meta-times = N
cli-meta-opening = N
cli-meta-sprt = ELO,ELO
cli-meta-report = DATEI
cli-meta-journals = ORDNER
cli-meta-resume = DATEI
cli-meta-host = ADRESSE
cli-meta-port = N
cli-meta-data = ORDNER
cli-meta-address = URL
cli-meta-keep-days = N
cli-meta-most-tables = N
cli-meta-bot-processes = N
cli-param-help = Diese Seite.
cli-param-lang = Sprache; sonst gilt GEISTERSTUNDE_LANG, dann die Sprache deines Systems.
cli-param-version = Fassung und Bauart.
cli-param-game = Ein Spiel; „geisterstunde list“ zeigt alle.
cli-param-players = Wie viele mitspielen.
cli-param-seats = Wer auf welchem Platz sitzt: human (h) für Menschen, random (r) für Zufall oder einer der fünf Geister unten, mit Namen oder Nummer. Das letzte genannte Programm nimmt die übrigen Plätze. Ohne Angabe: du gegen Rumpel.
cli-param-names = Namen der Plätze, mit Komma getrennt.
cli-param-option = Eine Vereinbarung zum Spiel; darf mehrmals stehen. Die Liste steht unten.
cli-param-scores = Die zwölf Anwesen von euren eigenen Karten (nur Ghost for $ale): JSON mit „manors“ und „castles“, je sechs Namen mit sechs Zahlen.
cli-param-seed = Startwert des Zufalls: derselbe Text gibt dieselben Karten. Ohne Angabe ein geheimer.
cli-param-journal = In diese Datei wird die Partie geschrieben; sie darf noch nicht bestehen. Ohne Angabe ein neuer Name bei deinen Daten.
cli-param-continued = Eine unterbrochene Partie fortsetzen; ohne DATEI die letzte, hier oder bei deinen Daten.
cli-param-games = Wie viele Partien (sonst 1000).
cli-param-jobs = Wie viele Prozesse zugleich (sonst alle Kerne). Das Ergebnis hängt nicht davon ab.
cli-param-json = Ergebnis als JSON in eine neue Datei; - schreibt es auf die Ausgabe.
cli-param-file = Eine Spieldatei (.journal).
cli-param-seat = Wessen Sicht: eine Platznummer, all für alle nacheinander, spectator für Zuschauer (sonst).
cli-param-step = Bei diesem Schritt beginnen.
cli-param-peer = Auch OpenSpiel in demselben Lauf messen.
cli-param-seconds = So lange jede Messung dauert (sonst 3).
cli-param-bots = Die Bots: random, greedy, search, engine (nur 18 Ghosts) oder ein Geist, auf Wunsch mit eigener Bedenkzeit: search@100ms, search@500n.
cli-param-milliseconds = Bedenkzeit für Bots ohne eigene (sonst 100).
cli-param-nodes = Statt Zeit: Stellungen oder Versuche für eine Antwort; dann ist jeder Lauf gleich.
cli-param-opening = So viele Züge am Anfang werden ausgelost, dieselben in allen Runden eines Blatts.
cli-param-sprt = Nur für zwei Bots: spielen, bis feststeht, ob der erste eher um den zweiten als um den ersten Wert stärker ist, in Elo.
cli-param-report = Eine Seite mit Bildern (HTML), eine Datei.
cli-param-journals = Jede Partie in diesem Ordner speichern.
cli-param-resume = Die Datei der Ergebnisse: Gibt es sie, geht es dort weiter, sonst beginnt sie.
cli-arena-param-games = Wie viele Partien (sonst 200); gespielt werden ganze Blätter.
cli-arena-param-json = Alle Ergebnisse des Turniers als JSON in eine neue Datei; - schreibt sie auf die Ausgabe.
cli-param-what = Ein Spiel, oder find.
cli-param-which = Die Nummer eines Rätsels; nach find das Spiel.
cli-puzzles-param-games = Wie viele Partien durchsucht werden (sonst 20).
cli-puzzles-param-nodes = Versuche für jede Stellung, die ein Rätsel sein kann (sonst 20000).
cli-puzzles-param-seed = Eine Zahl: Dieselbe findet dieselben Rätsel (sonst 1).
cli-param-times = Was gefunden ist, wird mit so viel mal so vielen Versuchen noch einmal angesehen und weggelassen, wenn dann etwas anderes am besten ist (sonst 10, bei 0 gar nicht).
cli-puzzles-param-json = Die Rätsel in eine neue Datei statt auf die Ausgabe.
cli-analyse-param-seat = Nur die Kurve eines Platzes, und nur was er erfuhr: eine Platznummer.
cli-analyse-param-nodes = Aufwand für jede Stellung: Versuche des Bots, 2 bis 1000000 (sonst nach Spiel und Länge). Jeder Lauf ist gleich.
cli-analyse-param-milliseconds = Stattdessen Bedenkzeit für jede Stellung, 1 bis 10000; dann ist kein Lauf wie der andere.
cli-analyse-param-report = Dazu eine Seite mit Bild (HTML) in eine neue Datei.
cli-analyse-param-json = Alle Zahlen als JSON in eine neue Datei; - schreibt nur sie auf die Ausgabe.
cli-param-host = Wo der Server lauscht. 0.0.0.0 lässt alle aus demselben Netz mitspielen (üblich); 127.0.0.1 behält es für dieses Gerät.
cli-param-port = Der Port (sonst 8018, und der nächste freie, wenn der belegt ist). Einer, den du nennst, muss frei sein.
cli-param-data = Der Ordner, in dem der Server seine Tische speichert, in einer Datei; er wird angelegt, wenn es ihn nicht gibt. Auch eine Datei mit eigenem Namen geht.
cli-param-no-open = Keinen Browser öffnen.
cli-param-address = Wie man diesen Server von außen erreicht, für Links und QR-Codes: https://geister.example. Sonst gilt die Adresse, über die jemand kam.
cli-param-keep-days = Tische, die so viele Tage niemand angerührt hat, werden vergessen (sonst 365); 0 behält sie für immer.
cli-param-most-tables = So viele Tische werden höchstens gespeichert.
cli-param-bot-processes = In so vielen Prozessen denken Geister gleichzeitig nach; 0 sind alle Kerne dieses Rechners bis auf einen, höchstens 8.
cli-backup-param-data = Der Ordner, in dem der Server seine Tische speichert, wenn es nicht der übliche ist.
cli-backup-param-file = Die neue Datei für die Kopie; sie darf noch nicht bestehen.

cli-program-help = Geisterspiele nach ihren deutschen Anleitungen: spielen, mit anderen im Netz oder an diesem Terminal, ansehen, prüfen, auswerten. Ohne Befehl startet der Server.
cli-program-example =
    geisterstunde
    geisterstunde play
    geisterstunde learn ghosts
    geisterstunde list
cli-serve-short = Das Haus öffnen: ein Server für dich und andere, im Browser.
cli-serve-help = Startet den Server, zeigt die Adresse für andere mit einem QR-Code und öffnet einen Browser. Dasselbe wie „geisterstunde“ allein. Die Tische bleiben: Halte ihn an und starte ihn wieder, wann du magst, alle machen bei derselben Karte weiter.
cli-serve-example =
    geisterstunde
    geisterstunde serve --port 9000 --no-open
    geisterstunde serve --host 127.0.0.1
    GEISTERSTUNDE_PORT=9000 GEISTERSTUNDE_DATA=/srv/geister geisterstunde serve
cli-check-param-data = Der Ordner, in dem der Server seine Tische speichert, wenn es nicht der übliche ist.
cli-param-copy = Alles, was heil ist, in diese neue Datei retten; sie darf noch nicht bestehen.
cli-check-short = Nachsehen, ob alles heil ist, was der Server gespeichert hat, und retten, was es ist.
cli-check-help = Sieht die ganze Datei und jeden Eintrag jedes Tisches an, auch während der Server läuft, und ändert nichts. Rückgabewert 0: alles ist heil; 1: etwas ist beschädigt oder fehlt, und es wird gesagt, was; 2: die Datei lässt sich gar nicht lesen. Mit --copy kommen alle heilen Tische in eine neue Datei, beschädigte bis zum letzten heilen Eintrag. Um damit weiterzuspielen, halte den Server an und lege die Kopie an die Stelle von tables.sqlite.
cli-check-example =
    geisterstunde check
    geisterstunde check --data /srv/geister --copy gerettet.sqlite
cli-backup-short = Was der Server gespeichert hat, in eine Datei kopieren, auch während er läuft.
cli-backup-help = Macht eine ganze Kopie aller Tische, wie sie in diesem Augenblick sind, auch während der Server läuft. Um dorthin zurückzugehen, halte den Server an und lege die Kopie an die Stelle von tables.sqlite.
cli-backup-example =
    geisterstunde backup geister-montag.sqlite
    geisterstunde backup geister-montag.sqlite --data /srv/geister
cli-list-short = Welche Spiele es gibt.
cli-list-help = Zeigt die Spiele mit Personenzahl, Dauer, Alter und einem Satz.
cli-list-example = geisterstunde list
cli-rules-short = Die Regeln eines Spiels lesen.
cli-rules-help = Zeigt die Regeln eines Spiels in unseren Worten.
cli-rules-example =
    geisterstunde rules 18-ghosts
    geisterstunde rules 18-ghosts --lang en
cli-learn-short = Eine geführte erste Partie, in fünf Minuten.
cli-learn-help = Führt dich Schritt für Schritt durch eine vorbereitete erste Partie: Du siehst, was geschieht, tippst ab und zu einen Zug und kennst am Ende die Regeln.
cli-learn-example =
    geisterstunde learn ghosts
    geisterstunde learn 18-ghosts --lang en
cli-learn-welcome = Enter geht weiter, „zurück“ einen Schritt zurück, „überspringen“ lässt einen Schritt aus, „ende“ hört auf.
cli-learn-step = Schritt { $number } von { $count }:
cli-learn-enter = Weiter mit Enter.
cli-learn-type = Tippe { $move }  ({ $label })
cli-learn-try = Versuch { $move } und lies, warum es nicht geht. Weiter mit Enter.
cli-learn-not-now = Gleich! Jetzt geht es erst um etwas anderes.
cli-learn-only-look = Hier schaust du nur: Weiter mit Enter.
cli-learn-done = Geschafft! Jetzt kennst du alles, was du brauchst.
cli-learn-next = Eine richtige Partie: geisterstunde play { $game } --seats { $seats }
cli-learn-left = Mach weiter, wann du magst: geisterstunde learn { $game }
cli-word-skip = s, überspringen, ueberspringen
cli-play-short = Spielen, allein oder zu mehreren an diesem Gerät.
cli-play-help = Spielt im Terminal. Ohne SPIEL fragt ein Menü. Unterbrich jederzeit: Die Partie bleibt in ihrer Datei.
cli-play-example =
    geisterstunde play 18-ghosts
    geisterstunde play 18-ghosts --seats human,midnight
    geisterstunde play 18-ghosts --seats human,human --names Ada,Ben
    geisterstunde play 18-ghosts --option goal=three --journal abend.journal
    geisterstunde play ghost-for-sale --players 4 --scores anwesen.json
    geisterstunde play --continue abend.journal
cli-simulate-short = Viele zufällige Partien auswerten.
cli-simulate-help = Spielt viele Partien mit zufälligen Zügen und zeigt Längen, Siege, Punkte und Gründe für das Ende.
cli-simulate-example =
    geisterstunde simulate 18-ghosts --games 10000 --seed 7 --jobs 2
    geisterstunde simulate 18-ghosts --option goal=three --json -
    geisterstunde simulate ghost-for-sale --players 4 --scores anwesen.json
cli-arena-short = Bots ein Turnier spielen lassen.
cli-arena-help = Lässt Bots gegeneinander spielen: jedes Blatt mit denselben Karten von allen Plätzen, Wertungen mit Spannen. Unterbrich jederzeit: --resume macht weiter.
cli-arena-example =
    geisterstunde arena 18-ghosts --bots random,greedy,engine@10ms --games 100
    geisterstunde arena ghosts --players 4 --bots greedy,search@20ms,midnight --report leiter.html
    geisterstunde arena rest-in-peace --bots search@100ms,search@10ms --sprt 0,50 --games 1000
    geisterstunde arena --resume turnier.arena
cli-replay-short = Eine Partie Schritt für Schritt ansehen.
cli-replay-help = Geht eine Spieldatei Schritt für Schritt durch, vor und zurück, aus der Sicht jedes Platzes.
cli-replay-example =
    geisterstunde replay abend.journal
    geisterstunde replay abend.journal --seat 2 --step 40
cli-verify-short = Prüfen, ob es in einer Partie mit rechten Dingen zuging.
cli-verify-help = Prüft eine fertige Spieldatei (versprochener Startwert, jedes Mischen, jeder Zug, das Ergebnis, eine Unterschrift) und sagt, was das beweist und was nicht.
cli-verify-example = geisterstunde verify abend.journal
cli-repair-short = Eine beschädigte Spieldatei retten, soweit sie heil ist.
cli-repair-help = Behält von einer Spieldatei alle Zeilen, die noch so sind, wie sie geschrieben wurden, etwa wenn der Platz ausging und die letzte abgeschnitten ist. Die beschädigte Datei bleibt mit der Endung .damaged daneben liegen; sagt, was verloren ging.
cli-repair-example = geisterstunde repair abend.journal
cli-analyse-short = Wo sich eine Partie wendete, aus der Sicht jedes Platzes.
cli-analyse-help = Schätzt nach jedem Schritt einer Spieldatei die Gewinnchance jedes Platzes, nur aus dem, was er wissen darf, und nennt die Wendepunkte: Zug oder Glück, und was stärker gewesen wäre. Auch unterbrochene Partien gehen.
cli-analyse-example =
    geisterstunde analyse abend.journal
    geisterstunde analyse abend.journal --report abend.html
    geisterstunde analyse abend.journal --seat 2 --nodes 5000 --json -
cli-puzzles-short = Ein Rätsel lösen, oder neue finden lassen.
cli-puzzles-help = Zeigt eine Stellung mit einer klar besten Antwort aus dem, was dieser Platz wissen kann, und sagt, was aus deiner wird; ohne Nummer das Rätsel des Tages. „puzzles find SPIEL“ sucht neue in Partien zwischen Bots und schreibt sie als JSON; dieselben Zahlen finden dieselben. Mit den Zahlen am Anfang ihrer puzzles.json entsteht die Datei eines Spiels noch einmal.
cli-puzzles-example =
    geisterstunde puzzles 18-ghosts
    geisterstunde puzzles ghosts 7
    geisterstunde puzzles find rest-in-peace --games 50 --nodes 20000 --json neue.json
cli-bench-short = Messen, wie schnell die Regeln hier laufen.
cli-bench-help = Misst, wie viele Züge in der Sekunde die Regeln auf diesem Gerät schaffen.
cli-bench-example =
    geisterstunde bench
    geisterstunde bench --peer --json ergebnis.json

## Settings of the server that have no flag, by GEISTERSTUNDE_… in the environment

cli-heading-settings = Über die Umgebung: dasselbe und mehr (mit Vorgabe)
cli-setting-origins = Andere Seiten, die mit diesem Server sprechen dürfen, mit Komma getrennt: https://geister.example.
cli-setting-proxies = Wie viele eigene Proxys vor dem Server stehen; so vielen Adressen aus X-Forwarded-For, oder der in X-Real-IP, wird geglaubt.
cli-setting-tables-an-hour = Neue Tische von einer Adresse in einer Stunde.
cli-setting-joins-an-hour = Neue Personen von einer Adresse in einer Stunde.
cli-setting-requests-a-minute = Anfragen und neue Verbindungen von einer Adresse in einer Minute.
cli-setting-files-a-minute = Dateien der Seite für eine Adresse in einer Minute.
cli-setting-calls-a-minute = Neue Verbindungen einer Adresse in einer Minute, wofür auch immer.
cli-setting-callers-of-address = Verbindungen einer Adresse zur gleichen Zeit, auf denen Anfragen kommen oder noch nichts.
cli-setting-most-people = So viele Leute eines Tisches merkt er sich gleichzeitig; wer gegangen ist und keinen Stuhl hat, macht anderen Platz.
cli-setting-most-entries = So viel darf an einem Tisch je geschehen: Züge und alles, was die Leute sonst tun.
cli-setting-largest-table = Bytes, die alles braucht, was an einem Tisch geschehen ist; ab drei Vierteln davon wird nichts mehr zurückgenommen.
cli-setting-bytes-an-hour = Bytes, die für eine Adresse in einer Stunde gespeichert werden.
cli-setting-largest-house = Bytes, die alle Tische zusammen brauchen dürfen.
cli-setting-most-sockets = Verbindungen zur gleichen Zeit, von allen.
cli-setting-sockets-of-address = Verbindungen von einer Adresse.
cli-setting-most-addresses = So viele Adressen merkt er sich für diese Grenzen.
cli-setting-messages-a-second = Nachrichten einer Verbindung in einer Sekunde.
cli-setting-message-burst = Nachrichten, die nach einer Pause auf einmal kommen dürfen.
cli-setting-messages-of-address = Nachrichten aller Verbindungen einer Adresse zusammen in einer Sekunde; nach einer Pause dreimal so viele.
cli-setting-remarks-at-once = Grüße oder eigene Worte, die jemand nach einer Pause auf einmal sagen darf.
cli-setting-remarks-a-minute = Grüße und eigene Worte einer Person an einem Tisch in einer Minute.
cli-setting-hints-at-once = Tipps, die sich jemand nacheinander geben lassen darf.
cli-setting-hints-a-minute = Tipps für eine Person an einem Tisch in einer Minute.
cli-setting-most-hints = Tipps, über die Geister gleichzeitig nachdenken oder die darauf warten.
cli-setting-hints-of-address = So viele Tipps davon für eine einzelne Adresse.
cli-setting-most-look-backs = Rückblicke auf beendete Partien, an denen Geister gleichzeitig arbeiten oder die darauf warten.
cli-setting-look-backs-of-address = So viele Rückblicke davon für eine einzelne Adresse.
cli-setting-look-backs-by-themselves = Auf eine Partie, die eben zu Ende ist, wird von selbst zurückgeblickt, solange es im Haus sonst niemand tut: 10 bis 20 Sekunden Rechenzeit, in denen alle vorgehen, die spielen. Mit false erst, wenn jemand fragt.
cli-setting-largest-message = Bytes einer Nachricht oder Anfrage.
cli-setting-largest-journal = Bytes einer Spieldatei, die zum Prüfen geschickt wird.
cli-setting-largest-outbox = Bytes, die auf einen langsamen Leser warten, bevor die Verbindung getrennt wird; sie kommt von selbst wieder.
cli-setting-hello-patience = Sekunden, die eine neue Verbindung schweigen darf.
cli-setting-heartbeat = Alle so viele Sekunden wird eine Verbindung gefragt, ob sie lebt.
cli-setting-watchers-of-table = Verbindungen an einem Tisch von Leuten, die nur zuschauen und keinen Schlüssel haben.
cli-setting-sockets-of-person = Verbindungen einer Person an einem Tisch.
cli-setting-request-patience = Sekunden, die eine Anfrage brauchen darf, bis sie da ist.
cli-setting-missed-heartbeats = So oft darf eine Verbindung die Frage unbeantwortet lassen, bevor sie als tot gilt.
cli-setting-host-patience = Sekunden, die fort sein darf, wer an einem Tisch einlädt, bevor jemand anders einlädt, der da ist.
cli-setting-absence = Sekunden, die jemand getrennt sein muss, bevor, wer an einem Tisch einlädt, einen Geist einspringen lassen oder an dessen Stelle zustimmen darf; mindestens 30.
cli-setting-opening-patience = Sekunden, die eine Partie zu Beginn auf Worte wartet, die für ihr Glück versprochen wurden.
cli-setting-idle = Sekunden, nach denen ein Tisch ohne jemanden aus dem Speicher geht; er kommt wieder, wenn jemand kommt.
cli-setting-stop-patience = Sekunden, die ein Anhalten auf Begonnenes wartet.
cli-setting-bot-patience = Sekunden, nach denen niemand länger auf einen Geist wartet.
cli-setting-bot-nodes = Stellungen für jeden Gedanken eines Geists statt Zeit; 0 heißt Zeit.
cli-setting-house-token = Wer dies nennt, sieht die Seite des Hauses von überall; ohne Angabe gibt es bei jedem Start ein neues.
cli-setting-metrics-token = Wer dies nennt, darf /metrics von überall lesen; ohne Angabe darf es nur dieses Gerät.
cli-setting-lang = Sprache des Terminals: de oder en. Leer: die des Systems. --lang geht vor.

## The shelf

cli-version = geisterstunde { $version } ({ $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
})
cli-list-commands =
    Mit anderen:    geisterstunde
    Im Terminal:    geisterstunde play { $game }
    Zeig es mir:    geisterstunde learn { $game }
    Regeln lesen:   geisterstunde rules { $game }
    Alles andere:   geisterstunde --help
cli-game-box = { $players } Personen · { $minutes } Minuten · ab { $age }
cli-menu-learn = Zum ersten Mal? „geisterstunde learn SPIEL“ führt dich in fünf Minuten durch eine erste Partie.
cli-menu-question = Welches Spiel (Nummer oder Name)?
cli-menu-continue = w  Weiter mit { $game } ({ $moment })
cli-word-continue = w, weiter

## The open house

cli-serve-open = Geisterstunde ist offen. Setzt euch, es spukt gleich.
cli-serve-other-port = Port { NUMBER($port, useGrouping: 0) } ist belegt, deshalb { NUMBER($instead, useGrouping: 0) }.
cli-serve-here = Auf diesem Gerät
cli-serve-there = Für andere im selben Netz
cli-serve-line = { $label }: { $address }
cli-serve-friends = Wer im selben Netz ist, kann mitspielen; --host 127.0.0.1 behält das Haus für dieses Gerät.
cli-serve-alone = Nur dieses Gerät kommt herein. --host 0.0.0.0 lässt andere im selben Netz mitspielen.
cli-serve-kept = Die Tische sind gespeichert in { $file }.
cli-serve-house = Die Seite des Hauses, nur für dich: { $address }
cli-serve-key = Die Spieldateien beendeter Partien werden mit dem Schlüssel { $fingerprint } unterschrieben.
cli-serve-stop = Strg-C hält den Server an.
cli-serve-stopped = Das Haus ist geschlossen. Alle Tische sind gespeichert; bis bald.
cli-check-whole = { $file } ist heil: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
}, jeder so, wie er gespeichert wurde.
cli-check-damaged = { $file } ist nicht heil. Geändert wurde daran nichts.
cli-check-end = Was zuletzt gespeichert wurde, fehlt: Der Server endete, ohne die Datei zu schließen, und ihr Protokoll (die Datei mit -wal am Ende) ist fort, abgeschnitten oder beschädigt. Wenn du es noch hast, lege es zurück.
cli-check-places = Die Datei selbst ist an { $places ->
    [one] einer Stelle
   *[other] { $places } Stellen oder mehr
} beschädigt.
cli-check-table = Tisch { $table }: Eintrag { $entry } ist beschädigt oder fehlt. { $whole ->
    [0] Davor ist nichts übrig.
    [one] Der eine davor ist heil.
   *[other] Die { $whole } davor sind heil.
}
cli-check-advice = „geisterstunde check --copy DATEI“ rettet alles, was heil ist, in eine neue Datei. Wenn du eine Sicherung hast, ist darin vielleicht mehr.
cli-check-copied = In { $file } ist alles, was heil ist: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
}.
cli-check-part = Tisch { $table }: { $kept } von { $were } Einträgen.
cli-backup-done = { $file } ist eine ganze Kopie aller Tische ({ $size } kB).

## The terminal table

cli-you = du
cli-word-undo = zurück, zurueck
cli-word-help = hilfe, h
cli-word-rules = regeln
cli-word-quit = ende, q
cli-word-board = tisch
cli-word-more = mehr, m
cli-table-hint = Nummer oder Zug · ? Hilfe{ $more ->
    [yes] {" · "}mehr
   *[no] {""}
} · tipp · zurück · regeln · ende
cli-table-hint-written = Zug wie in der Liste · ? Hilfe{ $more ->
    [yes] {" · "}mehr
   *[no] {""}
} · tipp · zurück · regeln · ende
cli-table-help =
    { $by ->
        [number] Tippe die Nummer eines Zugs oder den Zug selbst.
       *[writing] Tippe einen Zug, wie er in der Liste steht.
    }
    ? ZUG    was ein Zug bewirkt, oder warum er nicht geht
    tipp     was ein starker Geist täte, und warum
    zurück   deinen letzten Zug zurücknehmen
    tisch    den Tisch noch einmal zeigen
    regeln   die Regeln lesen
    ende     aufhören; die Partie bleibt in ihrer Datei
cli-table-more = mehr     was Karten bewirken, frühere Runden, was noch verdeckt ist
cli-table-cards = ? WORT   erklärt: { $cards }
cli-heading-levels = Fünf Geister, gegen die du spielen kannst
cli-level = { $name }: { $character }
cli-opponents = Wer soll gegen dich spielen?
cli-opponent-question = Nummer oder Name (Enter: { $usual })?
cli-thinking = { $seat_is ->
    [you] Ich überlege, was du tun könntest …
   *[other] { $seat } denkt nach …
}
cli-watching = { $why ->
    [out] { $people ->
        [one] Du bist draußen und schaust zu.
       *[other] Ihr seid alle draußen und schaut zu.
    }
    [nobody] Hier spielen nur Geister; du schaust zu.
   *[long] Noch sind andere am Zug.
}
cli-watching-skip = Enter springt vor, bis wieder jemand von euch gefragt ist oder die Partie zu Ende ist.
cli-watching-skipped = Es geht schnell weiter …
cli-ghost-gone = { $seat } hat den Faden verloren; diesen Zug macht der Zufall.
cli-word-hint = tipp, t
cli-hint = Mein Vorschlag: { $move }.
cli-hint-move = { $move } ({ $name })
cli-hint-chance = Deine Gewinnchance, soweit man es wissen kann: etwa { $percent } %.
cli-hint-other = { $move } ({ $percent } %)
cli-hint-others = Auch möglich: { $moves }
cli-hint-line = So könnte es weitergehen: { $line }
cli-no-hint = Gerade fällt mir nichts ein. Versuch es noch einmal.
cli-would-happen = { $move } würde bewirken:
cli-curtain = Gib das Gerät an { $seat } weiter. { $seat }: Drücke Enter, wenn nur du hinsiehst.
cli-journal-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
cli-journal-finished = Die Partie steht in { $file }; „replay“ zeigt, „verify“ prüft sie.

## Replay and verify

cli-replay-start = Der Anfang
cli-replay-roll = Es wird gemischt
cli-replay-move = { $seat }
cli-replay-step = Schritt { $step } von { $most }: { $title }
cli-replay-view = Was { $seat } sieht
cli-replay-hint = Enter weiter · b zurück · Zahl bis { $most } springt · ? Hilfe · q Ende
cli-replay-keys =
    Enter oder n   ein Schritt weiter
    b              ein Schritt zurück
    0 bis { $most }  zu diesem Schritt
    q              aufhören
cli-verify-failed = { $file } hält der Prüfung nicht stand.
cli-verify-good = { $file } ist in Ordnung. Das ist bewiesen:
cli-verify-open = Das ist nicht bewiesen:
cli-verify-result = · Das Ergebnis stimmt: { $result }
cli-repair-nothing = { $file } ist heil: Alle { $lines } Zeilen sind, wie sie geschrieben wurden.
cli-repair-done = { $file } ist gerettet: { $lines ->
    [one] Eine Zeile ist heil,
   *[other] { $lines } Zeilen sind heil,
} { $lost ->
    [0] und die letzte hat wieder ihr Zeilenende.
    [one] eine am Ende ist verloren.
   *[other] { $lost } am Ende sind verloren.
}
cli-repair-kept = Wie sie vorher war, liegt sie in { $file }.
cli-repair-continue = Weiter geht es mit: { $command }

## Simulation

cli-simulate-progress = Es spukt
cli-simulate-heading = { game-title }: { $games ->
    [one] eine zufällige Partie
   *[other] { $games } zufällige Partien
} zu { NUMBER($players) }, Startwert { $seed }
cli-simulate-lengths = Züge je Partie: im Mittel { $mean }, Median { $median }, 95 % höchstens { $p95 }, kürzestes { $shortest }, längstes { $longest }
cli-simulate-column-seat = Platz
cli-simulate-column-wins = Siege allein
cli-simulate-column-shared = gemeinsam
cli-simulate-column-score = Wertung (von … bis)
cli-simulate-column-reason = Warum es endete
cli-simulate-column-games = Partien
cli-simulate-score = { $mean } ({ $least } … { $most })
cli-simulate-share = { $count } ({ $percent } %)
cli-simulate-speed = { $games } Partien/s, { $actions } Züge/s ({ $seconds } s, { $jobs ->
    [one] ein Prozess
   *[other] { $jobs } Prozesse
})
cli-simulate-written = Das Ergebnis steht als JSON in { $file }.

# What `geisterstunde bench` prints. $game is the name of a game as on the command line.
bench-title = So schnell läuft Geisterstunde hier
bench-what-random-games = { $game }: Zufallspartien
bench-what-from-python = { $game }: von Python aus
bench-what-search = { $game }: Baumsuche
bench-what-clone = { $game }: Stand kopieren
bench-what-redeal = { $game }: neu austeilen
bench-what-view = { $game }: Ansicht
bench-what-import = import geisterstunde
bench-what-interpreted = { $game }: interpretiert
bench-column-what = gemessen
bench-column-median = Median
bench-column-peer = OpenSpiel
bench-column-ratio = Verhältnis
bench-column-goal = Ziel
bench-column-reached = erreicht
bench-in-moves-per-second = { NUMBER($value) } /s
bench-in-simulations-per-second = { NUMBER($value) } Versuche/s
bench-in-nanoseconds = { NUMBER($value) } ns
bench-in-seconds = { NUMBER($value) } s
# $value is a number of times
bench-goal-times-peer = ≥ { NUMBER($value) } ×
# $value is a figure with its unit
bench-goal-at-least = ≥ { $value }
bench-goal-at-most = ≤ { $value }
bench-ratio = { NUMBER($value) } ×
bench-yes = ja
bench-no = nein
bench-unknown = nicht gefragt
bench-progress = { $what }: { $figure }
bench-machine = Rechner: { $cpu }, { $cores } { $cores ->
    [one] Kern
   *[other] Kerne
}, { $system }; eine schlichte Python-Schleife schafft { NUMBER($loops) } Millionen Runden pro Sekunde.
bench-build-compiled = Regeln kompiliert, Python { $python }, { $versions }.
bench-build-interpreted = Regeln interpretiert (die Ziele neben OpenSpiel gelten für kompilierte Regeln), Python { $python }, { $versions }.
bench-units = Züge pro Sekunde, Kosten eines Aufrufs, Verhältnis zu OpenSpiel oder sonst zum Ziel; ab 1 × ist es gut.
bench-date = { $date }; ein Kern, Rechenzeit, { NUMBER($seconds) } s je Zahl, Median aus sieben Runden.
bench-peer = Neben { $games }: { $peer }.
bench-written = Alle Zahlen stehen in { $file }.
bench-peer-missing = OpenSpiel ist hier nicht installiert, es gibt also nichts zum Vergleichen. „make bench“ richtet es in .venv-bench ein; ohne --peer werden nur die eigenen Zahlen gemessen.

# Wer beginnt, eine Option jedes Spiels; die Plätze zählen in ihrer Reihenfolge.
option-start = Wer beginnt.
    .title = Es beginnt
option-start-first = der erste Platz
    .word = Platz 1
option-start-second = der zweite Platz
    .word = Platz 2
option-start-third = der dritte Platz
    .word = Platz 3
option-start-fourth = der vierte Platz
    .word = Platz 4
option-start-fifth = der fünfte Platz
    .word = Platz 5
option-start-sixth = der sechste Platz
    .word = Platz 6
option-start-lot = das Los entscheidet
    .word = Das Los

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Rommé Desk</source>
        <translation>Über Rommé Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Five rummy games on one table, with exact rules and honest computer players.</source>
        <translation>Fünf Rommé-Spiele an einem Tisch, mit genauen Regeln und ehrlichen Computerspielern.</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>Das Programm öffnet keine Netzverbindung und sendet niemandem etwas.</translation>
    </message>
    <message>
        <source>Program: MIT licence. Copyright the Rommé Desk authors.</source>
        <translation>Programm: MIT-Lizenz. Copyright: die Autoren von Rommé Desk.</translation>
    </message>
    <message>
        <source>Cards, backs and icon: CC0 1.0, free for any use without conditions.</source>
        <translation>Karten, Rückseiten und Symbol: CC0 1.0, frei für jede Verwendung ohne Bedingungen.</translation>
    </message>
    <message>
        <source>Window: Qt {qt} and PySide6 {pyside}, used under the GNU Lesser General Public License, version 3. Copyright The Qt Company Ltd and other contributors. Qt comes unchanged and as libraries of its own, which you may replace by your own builds; its source text is to be had from qt.io.</source>
        <translation>Fenster: Qt {qt} und PySide6 {pyside}, verwendet unter der GNU Lesser General Public License, Version 3. Copyright The Qt Company Ltd und andere Beitragende. Qt liegt unverändert und in eigenen Bibliotheken bei, die du durch selbst gebaute ersetzen darfst; den Quelltext gibt es bei qt.io.</translation>
    </message>
    <message>
        <source>Language: Python {version}, Python Software Foundation License.</source>
        <translation>Sprache: Python {version}, Python Software Foundation License.</translation>
    </message>
    <message>
        <source>Places of files: platformdirs, MIT licence.</source>
        <translation>Ablageorte der Dateien: platformdirs, MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>AdvicePhrases</name>
    <message>
        <source>You can go out now</source>
        <comment>title of a hint</comment>
        <translation>Du kannst jetzt Schluss machen</translation>
    </message>
    <message numerus="yes">
        <source>You can open: %n point(s) altogether</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>Erstauslage möglich: zusammen %n&#xa0;Punkt</numerusform>
            <numerusform>Erstauslage möglich: zusammen %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open: %n point(s)</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>Erstauslage möglich: %n&#xa0;Punkt</numerusform>
            <numerusform>Erstauslage möglich: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>title of a hint</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>That promises most, as far as one can tell.</source>
        <translation>Das verspricht am meisten, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>But {clause}.</source>
        <comment>what speaks against a move</comment>
        <translation>Aber {clause}.</translation>
    </message>
    <message>
        <source>Put down {melds}.</source>
        <translation>Lege {melds}&#xa0;aus.</translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: %n more point(s) are needed.</source>
        <translation>
            <numerusform>Lege {melds} aus: Nötig ist noch %n&#xa0;Punkt.</numerusform>
            <numerusform>Lege {melds} aus: Nötig sind noch %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: at least %n point(s) are needed.</source>
        <translation>
            <numerusform>Lege {melds} aus: Nötig ist mindestens %n&#xa0;Punkt.</numerusform>
            <numerusform>Lege {melds} aus: Nötig sind mindestens %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would bring %n point(s), but need not be put down at once.</source>
        <translation>
            <numerusform>Das brächte %n&#xa0;Punkt, muss aber nicht gleich auf den Tisch.</numerusform>
            <numerusform>Das brächte %n&#xa0;Punkte, muss aber nicht gleich auf den Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings %n point(s).</source>
        <translation>
            <numerusform>Das bringt %n&#xa0;Punkt.</numerusform>
            <numerusform>Das bringt %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can meld {melds} with them, and lay off {cards}.</source>
        <translation>Damit kannst du {melds} auslegen und {cards} anlegen.</translation>
    </message>
    <message>
        <source>You can meld {melds} with them.</source>
        <translation>Damit kannst du {melds} auslegen.</translation>
    </message>
    <message>
        <source>You can lay off {cards}.</source>
        <translation>Du kannst {cards} anlegen.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between moves that follow each other</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>button: play all that ends the round</comment>
        <translation>Schluss machen</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button: put down these melds</comment>
        <translation>Auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>button: put down these melds</comment>
        <translation>
            <numerusform>Auslegen: %n&#xa0;Punkt</numerusform>
            <numerusform>Auslegen: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Other ways</source>
        <comment>button: what else could be done</comment>
        <translation>Was sonst?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: take the hint away</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{moves}, at the end {deed}</source>
        <comment>a way to play; what lies between is left out</comment>
        <translation>{moves}, zuletzt {deed}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs, in a list</comment>
        <translation>
            <numerusform>%n&#xa0;Karte nehmen</numerusform>
            <numerusform>%n&#xa0;Karten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}: {brings}</source>
        <comment>cards of the stairs, and what they bring</comment>
        <translation>{move}: {brings}</translation>
    </message>
    <message>
        <source>{move} – {cost}</source>
        <comment>a way to play, and how good it is</comment>
        <translation>{move} – {cost}</translation>
    </message>
    <message>
        <source>you can go out with that</source>
        <comment>cards of the stairs</comment>
        <translation>damit kannst du Schluss machen</translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <comment>what cards of the stairs bring</comment>
        <translation>
            <numerusform>%n&#xa0;Figur</numerusform>
            <numerusform>%n&#xa0;Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing to lay yet, your hand grows to %n card(s)</source>
        <translation>
            <numerusform>noch nichts auszulegen, du hast dann %n&#xa0;Karte</numerusform>
            <numerusform>noch nichts auszulegen, du hast dann %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is worth considering here.</source>
        <translation>Etwas anderes kommt hier nicht infrage.</translation>
    </message>
    <message>
        <source>What you could do</source>
        <comment>title of the list of hints</comment>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>the best</source>
        <comment>a way to play</comment>
        <translation>am besten</translation>
    </message>
    <message>
        <source>much worse</source>
        <comment>a way to play</comment>
        <translation>viel schlechter</translation>
    </message>
    <message>
        <source>perhaps much worse</source>
        <comment>a way to play</comment>
        <translation>vielleicht viel schlechter</translation>
    </message>
    <message>
        <source>not as good</source>
        <comment>a way to play</comment>
        <translation>nicht so gut</translation>
    </message>
    <message>
        <source>about as good</source>
        <comment>a way to play</comment>
        <translation>etwa gleich gut</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <comment>a way to play</comment>
        <translation>
            <numerusform>etwa einen Punkt schlechter</numerusform>
            <numerusform>etwa %n&#xa0;Punkte schlechter</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>the program, about a hint</comment>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>No hint this time</source>
        <translation>Diesmal kein Tipp</translation>
    </message>
    <message>
        <source>The program could not work one out. Just play on.</source>
        <translation>Das Programm hat keinen gefunden. Spiel einfach weiter.</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <comment>what one could do</comment>
        <translation>vom Talon ziehen</translation>
    </message>
    <message>
        <source>take {card}</source>
        <comment>what one could do</comment>
        <translation>{card} aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) from the stairs</source>
        <comment>what one could do</comment>
        <translation>
            <numerusform>%n&#xa0;Karte von der Treppe nehmen</numerusform>
            <numerusform>%n&#xa0;Karten von der Treppe nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <comment>what one could do</comment>
        <translation>{cards} auslegen</translation>
    </message>
    <message>
        <source>lay off {cards}</source>
        <comment>what one could do</comment>
        <translation>{cards} anlegen</translation>
    </message>
    <message>
        <source>swap {cards} for a joker</source>
        <comment>what one could do</comment>
        <translation>{cards} gegen einen Joker tauschen</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <comment>what one could do</comment>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what one could do</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>take back the last step</source>
        <comment>what one could do</comment>
        <translation>letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>{melds} and {meld}</source>
        <comment>a list of melds</comment>
        <translation>{melds} und {meld}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>a joker</source>
        <comment>what somebody draws, takes or discards</comment>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker, stands for {card}</source>
        <translation>Joker, steht für {card}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in &apos;seven of clubs&apos;</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in &apos;seven of diamonds&apos;</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in &apos;seven of hearts&apos;</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in &apos;seven of spades&apos;</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>as the subject of a sentence</comment>
        <translation>der Joker</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Rommé for the desktop: five rummy games on one table.</source>
        <translation>Rommé für den Computer: fünf Spiele an einem Tisch.</translation>
    </message>
    <message>
        <source>Say what the arguments mean.</source>
        <translation>Sagt, was die Argumente bedeuten.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>Sagt, welche Version das ist.</translation>
    </message>
    <message>
        <source>Let computer players play one round, print it, and save two pictures.</source>
        <translation>Lässt Computerspieler eine Runde spielen, schreibt sie mit und speichert zwei Bilder.</translation>
    </message>
    <message>
        <source>Put the pictures of the demonstration there.</source>
        <translation>Legt die Bilder der Vorführung dort ab.</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>stands for the name of a folder</comment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Check that this installation is whole; nothing of yours is touched.</source>
        <translation>Prüfen, ob die Installation vollständig ist; deine Partien bleiben unberührt.</translation>
    </message>
    <message>
        <source>Put a picture of the window that the self-test opened there.</source>
        <translation>Ein Bild des Fensters, das die Selbstprüfung öffnet, dort ablegen.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>stands for the name of a file</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Open this match where it stands.</source>
        <translation>Diese Partie öffnen, wo sie steht.</translation>
    </message>
    <message>
        <source>“{argument}” is no argument.</source>
        <translation>„{argument}“ ist kein Argument.</translation>
    </message>
    <message>
        <source>--out goes only with --demo.</source>
        <translation>--out gibt es nur zusammen mit --demo.</translation>
    </message>
    <message>
        <source>--picture goes only with --self-test.</source>
        <translation>--picture geht nur zusammen mit --self-test.</translation>
    </message>
    <message>
        <source>--demo and --self-test do not go together.</source>
        <translation>--demo und --self-test gehen nicht zusammen.</translation>
    </message>
    <message>
        <source>Rommé Desk finds no display to open its window on; “rommedesk --demo” plays a round without one.</source>
        <translation>Rommé Desk findet keinen Bildschirm für sein Fenster; „rommedesk --demo“ spielt eine Runde ohne.</translation>
    </message>
    <message>
        <source>“rommedesk --help” names the arguments.</source>
        <translation>„rommedesk --help“ nennt die Argumente.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>New</source>
        <comment>button: new game</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Choose rules and people, and deal</source>
        <translation>Regeln und Mitspieler wählen und austeilen</translation>
    </message>
    <message>
        <source>Ne&amp;xt round</source>
        <translation>Nächste &amp;Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button</comment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Die nächste Runde austeilen</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish this round</source>
        <translation>Den &amp;Computer diese Runde beenden lassen</translation>
    </message>
    <message>
        <source>A computer player plays your hand until the round is over</source>
        <translation>Ein Computerspieler spielt deine Hand, bis die Runde zu Ende ist</translation>
    </message>
    <message>
        <source>&amp;Abandon the match…</source>
        <translation>Partie &amp;aufgeben …</translation>
    </message>
    <message>
        <source>End the match without a result</source>
        <translation>Die Partie ohne Ergebnis beenden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>The match goes on here at the next start</source>
        <translation>Beim nächsten Start geht die Partie hier weiter</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Vom Talon &amp;ziehen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take the top card of the stock</source>
        <translation>Die oberste Karte des Talons ziehen</translation>
    </message>
    <message>
        <source>&amp;Take from the stairs</source>
        <translation>Von der Treppe auf&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Take the discard</source>
        <translation>Vom Ablagestapel auf&amp;nehmen</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>button</comment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Take the newest card of the discard pile</source>
        <translation>Die neueste Karte des Ablagestapels aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Die Runde beenden</translation>
    </message>
    <message>
        <source>&amp;Meld the selected cards</source>
        <translation>Gewählte Karten aus&amp;legen</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button</comment>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Put the selected cards down as a new meld</source>
        <translation>Die gewählten Karten als neue Figur auslegen</translation>
    </message>
    <message>
        <source>Lay &amp;off the selected cards</source>
        <translation>Gewählte Karten &amp;anlegen</translation>
    </message>
    <message>
        <source>Lay off</source>
        <comment>button</comment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Watch at this speed: {speed}</source>
        <translation>In diesem Tempo zuschauen: {speed}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: hold the game</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: hold the game no longer</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button: put a card down for a joker</comment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Partie ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Go on with a saved match, or look at one that is over</source>
        <translation>Eine gespeicherte Partie fortsetzen oder eine beendete ansehen</translation>
    </message>
    <message>
        <source>&amp;Watch a game…</source>
        <translation>Z&amp;uschauen …</translation>
    </message>
    <message>
        <source>Let computer players play among themselves</source>
        <translation>Computerspieler unter sich spielen lassen</translation>
    </message>
    <message>
        <source>Let the computer players wait, or play on</source>
        <translation>Die Computerspieler warten oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;Ein Zug</translation>
    </message>
    <message>
        <source>One move</source>
        <comment>button</comment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Let one move be made, then wait</source>
        <translation>Einen Zug machen lassen, dann warten</translation>
    </message>
    <message>
        <source>Add the selected cards to a meld, or swap them for a joker</source>
        <translation>Die gewählten Karten an eine Figur anlegen oder gegen einen Joker tauschen</translation>
    </message>
    <message>
        <source>D&amp;iscard the selected card</source>
        <translation>Gewählte Karte ab&amp;werfen</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Put the selected card on the discard pile and end your turn</source>
        <translation>Die gewählte Karte auf den Ablagestapel werfen und den Zug beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take back the last step of your turn</source>
        <translation>Den letzten Schritt deines Zugs zurücknehmen</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Nach &amp;Farben sortieren</translation>
    </message>
    <message>
        <source>Suits together, so that runs are seen</source>
        <translation>Farben zusammen, damit man Folgen sieht</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Nach W&amp;erten sortieren</translation>
    </message>
    <message>
        <source>Ranks together, so that sets are seen</source>
        <translation>Gleiche Werte zusammen, damit man Sätze sieht</translation>
    </message>
    <message>
        <source>Sort by me&amp;lds</source>
        <translation>Nach Fi&amp;guren sortieren</translation>
    </message>
    <message>
        <source>What can be melded first, then what lacks one card</source>
        <translation>Zuerst, was ausgelegt werden kann, dann, wozu eine Karte fehlt</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Show the score sheet of the match</source>
        <translation>Den Punktezettel der Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>button</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Show in words what has happened</source>
        <translation>In Worten zeigen, was geschehen ist</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: rules of this table</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show the rules of this table</source>
        <translation>Die Regeln dieses Tisches zeigen</translation>
    </message>
    <message>
        <source>&amp;About Rommé Desk</source>
        <translation>&amp;Über Rommé Desk</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Looks, movement, sound and help of the table</source>
        <translation>Aussehen, Bewegung, Ton und Hilfen des Tisches</translation>
    </message>
    <message>
        <source>&amp;Calm mode</source>
        <translation>&amp;Ruhiges Spiel</translation>
    </message>
    <message>
        <source>&amp;Marks under the hand</source>
        <translation>S&amp;triche unter der Hand</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>Show what keys, mouse and fingers do</source>
        <translation>Zeigen, was Tasten, Maus und Finger tun</translation>
    </message>
    <message>
        <source>Lay all</source>
        <comment>button: lay all melds</comment>
        <translation>Alles auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %n point(s)</source>
        <comment>button: lay all melds</comment>
        <translation>
            <numerusform>Alles auslegen: %n&#xa0;Punkt</numerusform>
            <numerusform>Alles auslegen: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld &amp;all that lies in the hand</source>
        <translation>Alles auslegen, was in der &amp;Hand liegt</translation>
    </message>
    <message>
        <source>Put down all melds of your hand that may be laid now</source>
        <translation>Alle Figuren deiner Hand auslegen, die du jetzt auslegen darfst</translation>
    </message>
    <message>
        <source>&amp;Gather the selected cards</source>
        <translation>Gewählte Karten sa&amp;mmeln</translation>
    </message>
    <message>
        <source>Gather</source>
        <comment>button: put loose cards on the staging tray</comment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Put the selected cards on the tray beside the hand, or back from it</source>
        <translation>Die gewählten Karten neben der Hand sammeln oder von dort zurück in die Hand legen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show a good move and why; again: what else could be done</source>
        <translation>Einen guten Zug zeigen und sagen, warum; noch einmal: was sonst möglich ist</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>Tipp au&amp;sführen</translation>
    </message>
    <message>
        <source>Do what the hint on show says</source>
        <translation>Tun, was der gezeigte Tipp sagt</translation>
    </message>
</context>
<context>
    <name>CountedCards</name>
    <message>
        <source>{card}: {points}</source>
        <translation>{card}: {points}</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>The program met a fault that nobody expected. What happened stands in the log: {folder}</source>
        <translation>Das Programm ist auf einen unerwarteten Fehler gestoßen. Was geschehen ist, steht im Protokoll: {folder}</translation>
    </message>
    <message>
        <source>The pictures show the table as {name} sees it.</source>
        <translation>Die Bilder zeigen den Tisch, wie {name} ihn sieht.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Bild: {path}</translation>
    </message>
</context>
<context>
    <name>EventPhrases</name>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock.</source>
        <translation>
            <numerusform>Der Ablagestapel wird gemischt: %n&#xa0;Karte im neuen Talon.</numerusform>
            <numerusform>Der Ablagestapel wird gemischt: %n&#xa0;Karten im neuen Talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening with %n point(s).</source>
        <translation>
            <numerusform>Erstauslage mit %n&#xa0;Punkt.</numerusform>
            <numerusform>Erstauslage mit %n&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends because no more cards can be drawn. Nobody wins it.</source>
        <translation>Die Runde endet, weil keine Karten mehr zu ziehen sind. Niemand gewinnt sie.</translation>
    </message>
    <message>
        <source>The round ends because nothing has been put down for long. Nobody wins it.</source>
        <translation>Die Runde endet, weil lange nichts mehr ausgelegt wurde. Niemand gewinnt sie.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <comment>they do</comment>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>{name} begin.</source>
        <comment>name is: You</comment>
        <translation>{name} beginnst.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <comment>they do</comment>
        <translation>{name} zieht vom Talon.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <comment>they do</comment>
        <translation>Zieht vom Talon.</translation>
    </message>
    <message>
        <source>{name} draw from the stock.</source>
        <comment>name is: You</comment>
        <translation>{name} ziehst vom Talon.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <comment>you do</comment>
        <translation>Ziehst vom Talon.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <comment>they do</comment>
        <translation>{name} zieht {card} vom Talon.</translation>
    </message>
    <message>
        <source>Draws {card} from the stock.</source>
        <comment>they do</comment>
        <translation>Zieht {card} vom Talon.</translation>
    </message>
    <message>
        <source>{name} draw {card} from the stock.</source>
        <comment>name is: You</comment>
        <translation>{name} ziehst {card} vom Talon.</translation>
    </message>
    <message>
        <source>Draw {card} from the stock.</source>
        <comment>you do</comment>
        <translation>Ziehst {card} vom Talon.</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the discard pile.</source>
        <comment>they do</comment>
        <translation>{name} nimmt {cards}&#xa0;auf.</translation>
    </message>
    <message>
        <source>Takes {cards} from the discard pile.</source>
        <comment>they do</comment>
        <translation>Nimmt {cards}&#xa0;auf.</translation>
    </message>
    <message>
        <source>{name} take {cards} from the discard pile.</source>
        <comment>name is: You</comment>
        <translation>{name} nimmst {cards}&#xa0;auf.</translation>
    </message>
    <message>
        <source>Take {cards} from the discard pile.</source>
        <comment>you do</comment>
        <translation>Nimmst {cards}&#xa0;auf.</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the stairs.</source>
        <comment>they do</comment>
        <translation>{name} nimmt {cards} von der Treppe&#xa0;auf.</translation>
    </message>
    <message>
        <source>Takes {cards} from the stairs.</source>
        <comment>they do</comment>
        <translation>Nimmt {cards} von der Treppe&#xa0;auf.</translation>
    </message>
    <message>
        <source>{name} take {cards} from the stairs.</source>
        <comment>name is: You</comment>
        <translation>{name} nimmst {cards} von der Treppe&#xa0;auf.</translation>
    </message>
    <message>
        <source>Take {cards} from the stairs.</source>
        <comment>you do</comment>
        <translation>Nimmst {cards} von der Treppe&#xa0;auf.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} nimmt %n&#xa0;Karte von der Treppe&#xa0;auf: {cards}.</numerusform>
            <numerusform>{name} nimmt %n&#xa0;Karten von der Treppe&#xa0;auf: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Nimmt %n&#xa0;Karte von der Treppe&#xa0;auf: {cards}.</numerusform>
            <numerusform>Nimmt %n&#xa0;Karten von der Treppe&#xa0;auf: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} take %n card(s) from the stairs: {cards}.</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} nimmst %n&#xa0;Karte von der Treppe&#xa0;auf: {cards}.</numerusform>
            <numerusform>{name} nimmst %n&#xa0;Karten von der Treppe&#xa0;auf: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the stairs: {cards}.</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Nimmst %n&#xa0;Karte von der Treppe&#xa0;auf: {cards}.</numerusform>
            <numerusform>Nimmst %n&#xa0;Karten von der Treppe&#xa0;auf: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {meld}.</source>
        <comment>they do</comment>
        <translation>{name} legt {meld}&#xa0;aus.</translation>
    </message>
    <message>
        <source>Melds {meld}.</source>
        <comment>they do</comment>
        <translation>Legt {meld}&#xa0;aus.</translation>
    </message>
    <message>
        <source>{name} meld {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} legst {meld}&#xa0;aus.</translation>
    </message>
    <message>
        <source>Meld {meld}.</source>
        <comment>you do</comment>
        <translation>Legst {meld}&#xa0;aus.</translation>
    </message>
    <message numerus="yes">
        <source>{name} melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} legt {meld}&#xa0;aus: +%n&#xa0;Punkt.</numerusform>
            <numerusform>{name} legt {meld}&#xa0;aus: +%n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Legt {meld}&#xa0;aus: +%n&#xa0;Punkt.</numerusform>
            <numerusform>Legt {meld}&#xa0;aus: +%n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} meld {meld}: +%n point(s).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} legst {meld}&#xa0;aus: +%n&#xa0;Punkt.</numerusform>
            <numerusform>{name} legst {meld}&#xa0;aus: +%n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld {meld}: +%n point(s).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Legst {meld}&#xa0;aus: +%n&#xa0;Punkt.</numerusform>
            <numerusform>Legst {meld}&#xa0;aus: +%n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays off {cards}: {meld}.</source>
        <comment>they do</comment>
        <translation>{name} legt {cards}&#xa0;an: {meld}.</translation>
    </message>
    <message>
        <source>Lays off {cards}: {meld}.</source>
        <comment>they do</comment>
        <translation>Legt {cards}&#xa0;an: {meld}.</translation>
    </message>
    <message>
        <source>{name} lay off {cards}: {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} legst {cards}&#xa0;an: {meld}.</translation>
    </message>
    <message>
        <source>Lay off {cards}: {meld}.</source>
        <comment>you do</comment>
        <translation>Legst {cards}&#xa0;an: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} legt {cards}&#xa0;an: {meld} (+%n&#xa0;Punkt).</numerusform>
            <numerusform>{name} legt {cards}&#xa0;an: {meld} (+%n&#xa0;Punkte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Legt {cards}&#xa0;an: {meld} (+%n&#xa0;Punkt).</numerusform>
            <numerusform>Legt {cards}&#xa0;an: {meld} (+%n&#xa0;Punkte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} legst {cards}&#xa0;an: {meld} (+%n&#xa0;Punkt).</numerusform>
            <numerusform>{name} legst {cards}&#xa0;an: {meld} (+%n&#xa0;Punkte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Legst {cards}&#xa0;an: {meld} (+%n&#xa0;Punkt).</numerusform>
            <numerusform>Legst {cards}&#xa0;an: {meld} (+%n&#xa0;Punkte).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps {cards} for a joker: {meld}.</source>
        <comment>they do</comment>
        <translation>{name} tauscht {cards} gegen einen Joker: {meld}.</translation>
    </message>
    <message>
        <source>Swaps {cards} for a joker: {meld}.</source>
        <comment>they do</comment>
        <translation>Tauscht {cards} gegen einen Joker: {meld}.</translation>
    </message>
    <message>
        <source>{name} swap {cards} for a joker: {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} tauschst {cards} gegen einen Joker: {meld}.</translation>
    </message>
    <message>
        <source>Swap {cards} for a joker: {meld}.</source>
        <comment>you do</comment>
        <translation>Tauschst {cards} gegen einen Joker: {meld}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <comment>they do</comment>
        <translation>{name} wirft {card}&#xa0;ab.</translation>
    </message>
    <message>
        <source>Discards {card}.</source>
        <comment>they do</comment>
        <translation>Wirft {card}&#xa0;ab.</translation>
    </message>
    <message>
        <source>{name} discard {card}.</source>
        <comment>name is: You</comment>
        <translation>{name} wirfst {card}&#xa0;ab.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <comment>you do</comment>
        <translation>Wirfst {card}&#xa0;ab.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <comment>they do</comment>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>Passes.</source>
        <comment>they do</comment>
        <translation>Passt.</translation>
    </message>
    <message>
        <source>{name} pass.</source>
        <comment>name is: You</comment>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>you do</comment>
        <translation>Passt.</translation>
    </message>
    <message>
        <source>{name} takes back a step.</source>
        <comment>they do</comment>
        <translation>{name} nimmt einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Takes back a step.</source>
        <comment>they do</comment>
        <translation>Nimmt einen Schritt zurück.</translation>
    </message>
    <message>
        <source>{name} take back a step.</source>
        <comment>name is: You</comment>
        <translation>{name} nimmst einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Take back a step.</source>
        <comment>you do</comment>
        <translation>Nimmst einen Schritt zurück.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <comment>they do</comment>
        <translation>{name} macht Schluss.</translation>
    </message>
    <message>
        <source>{name} go out.</source>
        <comment>name is: You</comment>
        <translation>{name} machst Schluss.</translation>
    </message>
    <message>
        <source>{name} goes out with a hand rummy!</source>
        <comment>they do</comment>
        <translation>{name} macht Handrommé!</translation>
    </message>
    <message>
        <source>{name} go out with a hand rummy!</source>
        <comment>name is: You</comment>
        <translation>{name} machst Handrommé!</translation>
    </message>
    <message>
        <source>Points of the round: {points}.</source>
        <translation>Punkte der Runde: {points}.</translation>
    </message>
    <message>
        <source>Equal ones drew again: {cards}.</source>
        <comment>names with cards</comment>
        <translation>Bei Gleichstand noch einmal: {cards}.</translation>
    </message>
    <message>
        <source>Drawn for the order of play: {cards}.</source>
        <comment>names with cards</comment>
        <translation>Um die Reihenfolge gezogen: {cards}.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wird aufgedeckt.</translation>
    </message>
</context>
<context>
    <name>FileChecks</name>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>card art</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>folder of settings</source>
        <translation>Ordner der Einstellungen</translation>
    </message>
    <message>
        <source>folder of matches</source>
        <translation>Ordner der Partien</translation>
    </message>
    <message>
        <source>folder of logs</source>
        <translation>Ordner der Protokolle</translation>
    </message>
    <message>
        <source>missing or broken: {names}</source>
        <translation>fehlt oder ist beschädigt: {names}</translation>
    </message>
    <message numerus="yes">
        <source>pictures that show nothing: %n</source>
        <translation>
            <numerusform>Bilder, die nichts zeigen: %n</numerusform>
            <numerusform>Bilder, die nichts zeigen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) and the icon</source>
        <translation>
            <numerusform>%n&#xa0;Bild und das Symbol</numerusform>
            <numerusform>%n&#xa0;Bilder und das Symbol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n&#xa0;Klang</numerusform>
            <numerusform>%n&#xa0;Klänge</numerusform>
        </translation>
    </message>
    <message>
        <source>silent, QtMultimedia is not installed</source>
        <translation>stumm, QtMultimedia ist nicht installiert</translation>
    </message>
    <message>
        <source>silent, there is no sound device</source>
        <translation>stumm, es gibt kein Tongerät</translation>
    </message>
    <message>
        <source>played by QtMultimedia</source>
        <translation>gespielt von QtMultimedia</translation>
    </message>
    <message>
        <source>cannot be written: {path} ({reason})</source>
        <translation>kann nicht beschrieben werden: {path} ({reason})</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Saved matches ({pattern})</source>
        <translation>Gespeicherte Partien ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <translation>Alle Dateien ({pattern})</translation>
    </message>
    <message>
        <source>This match is on the table already.</source>
        <translation>Diese Partie liegt schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>Only one match has room on the table; this is {name}.</source>
        <translation>Auf dem Tisch ist nur für eine Partie Platz; das ist {name}.</translation>
    </message>
    <message>
        <source>A copy is played; the file itself stays as it is.</source>
        <translation>Gespielt wird eine Kopie; die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The match before is saved, and can be opened again in the menu “Game”.</source>
        <translation>Die vorige Partie ist gespeichert und lässt sich im Menü „Spiel“ wieder öffnen.</translation>
    </message>
    <message>
        <source>The match cannot be opened</source>
        <translation>Die Partie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The match on the table is not saved</source>
        <translation>Die Partie auf dem Tisch ist nicht gespeichert</translation>
    </message>
    <message>
        <source>It cannot be written now, so it stays here. Open the other one when it is saved.</source>
        <translation>Gerade kann nichts geschrieben werden, deshalb bleibt die Partie hier. Öffne die andere, wenn sie gespeichert ist.</translation>
    </message>
    <message>
        <source>Two ways of one match</source>
        <translation>Eine Partie auf zwei Wegen</translation>
    </message>
    <message>
        <source>This match has been played on here in another way than the file tells. If you play on with the file, the one here goes to the abandoned matches.</source>
        <translation>Diese Partie wurde hier anders weitergespielt, als die Datei erzählt. Wenn du mit der Datei weiterspielst, kommt die hiesige zu den aufgegebenen Partien.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>Play on with the file</source>
        <translation>Mit der Datei weiterspielen</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>a key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>a key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Go from thing to thing</source>
        <translation>Sich bewegen</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Have it read out (with a screen reader)</source>
        <translation>Vorlesen lassen (mit Bildschirmleser)</translation>
    </message>
    <message>
        <source>To the neighbour</source>
        <translation>Zum Nachbarn</translation>
    </message>
    <message>
        <source>Between bars, hand, tray, stock and pile, melds, and players</source>
        <translation>Zwischen Balken, Hand, Sammelplatz, Talon und Ablagestapel, Figuren und Mitspielern</translation>
    </message>
    <message>
        <source>Meld the selected cards, or the marked group or bar</source>
        <translation>Die gewählten Karten auslegen, sonst die markierte Gruppe oder den Balken</translation>
    </message>
    <message>
        <source>To the first or last one</source>
        <translation>Zum ersten oder letzten</translation>
    </message>
    <message>
        <source>To the next card of this rank: 0 is the ten, J the jack, Q the queen, K the king, A the ace, X a joker</source>
        <translation>Zur nächsten Karte dieses Werts: 0 ist die Zehn, J der Bube, Q die Dame, K der König, A das Ass, X ein Joker</translation>
    </message>
    <message>
        <source>Select the card, or take it out of the selection</source>
        <translation>Die Karte auswählen oder abwählen</translation>
    </message>
    <message>
        <source>Select the neighbour as well</source>
        <translation>Den Nachbarn mit auswählen</translation>
    </message>
    <message>
        <source>Move the card within the hand</source>
        <translation>Die Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Gather the selected cards on the tray, or take them back from there</source>
        <translation>Die gewählten Karten auf dem Sammelplatz sammeln oder von dort zurücknehmen</translation>
    </message>
    <message>
        <source>Do what is there to do: select, draw, take, lay off the selected cards, discard</source>
        <translation>Tun, was dort zu tun ist: auswählen, ziehen, aufnehmen, die gewählten Karten anlegen, abwerfen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Take the discard, or the stairs from the marked step on</source>
        <translation>Die oberste Karte der Ablage aufnehmen oder die Treppe ab der markierten Stufe</translation>
    </message>
    <message>
        <source>Lay off the selected cards, or swap them for a joker</source>
        <translation>Die gewählten Karten anlegen oder gegen einen Joker tauschen</translation>
    </message>
    <message>
        <source>Discard the selected card, or else the one you are on</source>
        <translation>Die gewählte Karte abwerfen, sonst die, auf der du stehst</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Einen Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Pass, when there is nothing left to draw</source>
        <translation>Passen, wenn es nichts mehr zu ziehen gibt</translation>
    </message>
    <message>
        <source>What can I do with this?</source>
        <translation>Was kann ich damit tun?</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>Whose turn it is, and how the table stands</source>
        <translation>Wer am Zug ist und wie der Tisch steht</translation>
    </message>
    <message>
        <source>The last message again</source>
        <translation>Die letzte Meldung noch einmal</translation>
    </message>
    <message>
        <source>Select nothing, or take a hint away</source>
        <translation>Nichts auswählen, oder den Tipp schließen</translation>
    </message>
    <message>
        <source>A hint; again: all that could be done</source>
        <translation>Tipp; noch einmal: alles, was möglich ist</translation>
    </message>
    <message>
        <source>Play the hint on show</source>
        <translation>Den gezeigten Tipp ausführen</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Several cards are selected</source>
        <translation>Mehrere Karten sind ausgewählt</translation>
    </message>
    <message>
        <source>Only one card can be discarded.</source>
        <translation>Abwerfen kannst du nur eine Karte.</translation>
    </message>
    <message>
        <source>No card is selected</source>
        <translation>Keine Karte ist ausgewählt</translation>
    </message>
    <message>
        <source>Go to a card of your hand and press the space bar.</source>
        <translation>Geh zu einer Karte deiner Hand und drücke die Leertaste.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>Click a card of the hand</source>
        <translation>Karte der Hand anklicken</translation>
    </message>
    <message>
        <source>Select it, or let it go</source>
        <translation>Auswählen oder loslassen</translation>
    </message>
    <message>
        <source>Click stock or pile</source>
        <translation>Talon oder Ablage anklicken</translation>
    </message>
    <message>
        <source>Click a place that lights up</source>
        <translation>Eine leuchtende Stelle anklicken</translation>
    </message>
    <message>
        <source>With a finger</source>
        <translation>Mit dem Finger</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Überall im Fenster</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt und klicken</translation>
    </message>
    <message>
        <source>Select all cards up to this one</source>
        <translation>Alle Karten bis zu dieser auswählen</translation>
    </message>
    <message>
        <source>Drag over free felt</source>
        <translation>Über freien Filz ziehen</translation>
    </message>
    <message>
        <source>Select all cards under the frame; with Ctrl as well as the others</source>
        <translation>Alle Karten unter dem Rahmen auswählen; mit Strg zu den anderen dazu</translation>
    </message>
    <message>
        <source>Draw or take</source>
        <translation>Ziehen oder aufnehmen</translation>
    </message>
    <message>
        <source>Play what is selected there</source>
        <translation>Das Ausgewählte dort ausspielen</translation>
    </message>
    <message>
        <source>Click a bar under the hand</source>
        <translation>Strich unter der Hand anklicken</translation>
    </message>
    <message>
        <source>Put down the meld that it marks</source>
        <translation>Die markierte Figur auslegen</translation>
    </message>
    <message>
        <source>Double click a card of the hand</source>
        <translation>Karte der Hand doppelt anklicken</translation>
    </message>
    <message>
        <source>Discard it, where that is clear</source>
        <translation>Abwerfen, wenn nichts anderes gemeint sein kann</translation>
    </message>
    <message>
        <source>Drag cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>To a place that lights up, or to another place in the hand</source>
        <translation>An eine leuchtende Stelle oder an einen anderen Platz der Hand</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechts klicken</translation>
    </message>
    <message>
        <source>What can I do with this?</source>
        <translation>Was kann ich damit tun?</translation>
    </message>
    <message>
        <source>Tap, double tap, drag</source>
        <translation>Tippen, doppelt tippen, ziehen</translation>
    </message>
    <message>
        <source>As with the mouse</source>
        <translation>Wie mit der Maus</translation>
    </message>
    <message>
        <source>Hold down</source>
        <translation>Gedrückt halten</translation>
    </message>
    <message>
        <source>As a right click</source>
        <translation>Wie ein Rechtsklick</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Verlauf schließen</translation>
    </message>
</context>
<context>
    <name>MainRules</name>
    <message>
        <source>none</source>
        <comment>no limit, no target</comment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Opening from</source>
        <comment>so many points; beside a choice of numbers</comment>
        <translation>Erstauslage ab</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>beside a choice of rules</comment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>penalty points that end the match</comment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>points that end the match</comment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>take it always</source>
        <translation>immer aufnehmen</translation>
    </message>
    <message>
        <source>take it to use it at once</source>
        <translation>nur für sofort</translation>
    </message>
    <message>
        <source>take it after opening</source>
        <translation>nach der Erstauslage</translation>
    </message>
    <message>
        <source>never take it</source>
        <translation>nie aufnehmen</translation>
    </message>
    <message>
        <source>take of its stairs</source>
        <translation>als Treppe</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>No match is being played.</source>
        <translation>Es läuft keine Partie.</translation>
    </message>
    <message>
        <source>Deal a new game.</source>
        <translation>Teile ein neues Spiel&#xa0;aus.</translation>
    </message>
    <message>
        <source>{game} – Rommé Desk</source>
        <translation>{game} – Rommé Desk</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Round {number}, up to {target} points</source>
        <translation>Runde {number}, bis {target}&#xa0;Punkte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>Abandon the match?</source>
        <translation>Partie aufgeben?</translation>
    </message>
    <message>
        <source>The running match ends here without a result. This cannot be taken back.</source>
        <translation>Die laufende Partie endet hier ohne Ergebnis. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The last match cannot go on</source>
        <translation>Die letzte Partie lässt sich nicht fortsetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program met a fault that nobody expected. The match is saved up to the last move. What happened stands in the log: {folder}</source>
        <translation>Im Programm ist ein Fehler aufgetreten, mit dem niemand gerechnet hat. Die Partie ist bis zum letzten Zug gespeichert. Was geschehen ist, steht im Protokoll: {folder}</translation>
    </message>
    <message>
        <source>Its file is kept: {path}</source>
        <translation>Die Datei bleibt erhalten: {path}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>MendWords</name>
    <message numerus="yes">
        <source>Meld %n more card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Noch %n&#xa0;Karte auslegen</numerusform>
            <numerusform>Noch %n&#xa0;Karten auslegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld {cards} too</source>
        <comment>button</comment>
        <translation>{cards} dazulegen</translation>
    </message>
    <message>
        <source>Lay off instead</source>
        <comment>button</comment>
        <translation>Stattdessen anlegen</translation>
    </message>
    <message>
        <source>Meld instead</source>
        <comment>button</comment>
        <translation>Stattdessen auslegen</translation>
    </message>
    <message>
        <source>Take all back</source>
        <comment>button: all melds of the turn</comment>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <comment>button</comment>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button beside a refusal</comment>
        <translation>Tipp</translation>
    </message>
    <message numerus="yes">
        <source>{cards} would bring %n point(s).</source>
        <translation>
            <numerusform>{cards} brächte %n&#xa0;Punkt.</numerusform>
            <numerusform>{cards} brächten %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {cards} as well it would be %n point(s).</source>
        <translation>
            <numerusform>Mit {cards} dazu wäre es %n&#xa0;Punkt.</numerusform>
            <numerusform>Mit {cards} dazu wären es %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand does not reach that.</source>
        <translation>Deine Hand reicht dafür nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Open: %n point(s)</source>
        <comment>button: with these melds</comment>
        <translation>
            <numerusform>Erst auslegen: %n&#xa0;Punkt</numerusform>
            <numerusform>Erst auslegen: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Open with {cards}</source>
        <comment>button</comment>
        <translation>Erst {cards} auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Meld %n card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n&#xa0;Karte auslegen</numerusform>
            <numerusform>%n&#xa0;Karten auslegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotivePhrases</name>
    <message>
        <source>you can go out now</source>
        <translation>du kannst jetzt Schluss machen</translation>
    </message>
    <message>
        <source>you can open with {cards}</source>
        <translation>mit {cards} reicht es für die Erstauslage</translation>
    </message>
    <message>
        <source>you can meld {cards}</source>
        <translation>du kannst {cards} auslegen</translation>
    </message>
    <message>
        <source>you can lay off {cards}</source>
        <translation>du kannst {cards} anlegen</translation>
    </message>
    <message>
        <source>you have to put {cards} on the table before your turn ends</source>
        <translation>du musst {cards} auf den Tisch bringen, bevor dein Zug endet</translation>
    </message>
    <message>
        <source>you can use {cards} at once</source>
        <translation>du kannst {cards} sofort gebrauchen</translation>
    </message>
    <message>
        <source>there is no card to draw, and none worth taking</source>
        <translation>es ist keine Karte zu ziehen, und keine lohnt das Aufnehmen</translation>
    </message>
    <message>
        <source>nothing speaks for one move more than for another</source>
        <translation>es kommt auf dasselbe heraus</translation>
    </message>
    <message>
        <source>it is allowed, and nothing better was found</source>
        <translation>das ist erlaubt, und etwas Besseres war nicht zu finden</translation>
    </message>
    <message>
        <source>the turn cannot be ended like this</source>
        <translation>so lässt sich der Zug nicht beenden</translation>
    </message>
    <message numerus="yes">
        <source>you would still miss %n point(s) to open</source>
        <translation>
            <numerusform>für die Erstauslage fehlt dir dann noch %n&#xa0;Punkt</numerusform>
            <numerusform>für die Erstauslage fehlen dir dann noch %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing may be put down in this turn yet</source>
        <translation>in diesem Zug darf noch nichts ausgelegt werden</translation>
    </message>
    <message>
        <source>you need not put that down yet</source>
        <translation>das musst du noch nicht auslegen</translation>
    </message>
    <message>
        <source>{card} would have to be put down at once, which would show {others}</source>
        <translation>{card} müsstest du sofort auslegen und damit {others} zeigen</translation>
    </message>
    <message>
        <source>you have put nothing down yet, and going out all at once would count more</source>
        <translation>du hast noch nichts ausgelegt, und auf einen Schlag Schluss zu machen zählt mehr</translation>
    </message>
    <message numerus="yes">
        <source>somebody has only %n card(s) left</source>
        <translation>
            <numerusform>jemand hat nur noch eine Karte</numerusform>
            <numerusform>jemand hat nur noch %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this turn brings %n point(s)</source>
        <translation>
            <numerusform>dieser Zug bringt %n&#xa0;Punkt</numerusform>
            <numerusform>dieser Zug bringt %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in your hand</source>
        <translation>
            <numerusform>%n&#xa0;Punkt bleibt auf deiner Hand</numerusform>
            <numerusform>%n&#xa0;Punkte bleiben auf deiner Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} goes with no other card in your hand but a joker</source>
        <translation>{card} passt auf deiner Hand nur zu einem Joker</translation>
    </message>
    <message>
        <source>{card} is needed for none of your melds</source>
        <translation>{card} brauchst du für keine deiner Figuren</translation>
    </message>
    <message>
        <source>{card} can no longer become a meld</source>
        <translation>aus {card} kann keine Figur mehr werden</translation>
    </message>
    <message>
        <source>{card} can become a meld only with a joker now</source>
        <translation>aus {card} kann nur noch mit einem Joker eine Figur werden</translation>
    </message>
    <message>
        <source>{card} is the least useful card</source>
        <translation>{card} nützt dir am wenigsten</translation>
    </message>
    <message>
        <source>you need all other cards more than {card}</source>
        <translation>alle anderen Karten brauchst du dringender: {card} muss weg</translation>
    </message>
    <message>
        <source>the next player may not take {card}</source>
        <translation>der Nächste darf {card} nicht aufnehmen</translation>
    </message>
    <message>
        <source>without a joker the next player can neither meld nor lay off {card}</source>
        <translation>der Nächste kann {card} ohne Joker weder auslegen noch anlegen</translation>
    </message>
    <message numerus="yes">
        <source>{card} counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} zählt auf der Hand %n&#xa0;Punkt</numerusform>
            <numerusform>{card} zählt auf der Hand %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the next player holds {others}, and {card} would make a meld of that</source>
        <translation>der Nächste hat {others}, und {card} würde daraus eine Figur machen</translation>
    </message>
    <message>
        <source>the next player may swap {card} for the joker of {meld}</source>
        <translation>der Nächste darf {card} gegen den Joker in {meld} tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%n fitting card(s) may still come: {cards}</source>
        <translation>
            <numerusform>noch %n&#xa0;passende Karte kann kommen: {cards}</numerusform>
            <numerusform>noch %n&#xa0;passende Karten können kommen: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this breaks up {cards}, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>das reißt {cards} auseinander, wozu noch %n&#xa0;passende Karte kommen kann</numerusform>
            <numerusform>das reißt {cards} auseinander, wozu noch %n&#xa0;passende Karten kommen können</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so {cards} stay together, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>so bleiben {cards} beisammen, wozu noch %n&#xa0;passende Karte kommen kann</numerusform>
            <numerusform>so bleiben {cards} beisammen, wozu noch %n&#xa0;passende Karten kommen können</numerusform>
        </translation>
    </message>
    <message>
        <source>the others do not get to see {cards} yet</source>
        <translation>{cards} bekommen die anderen noch nicht zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand but a joker, and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} passt auf deiner Hand nur zu einem Joker und zählt dort %n&#xa0;Punkt</numerusform>
            <numerusform>{card} passt auf deiner Hand nur zu einem Joker und zählt dort %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is needed for none of your melds and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} brauchst du für keine deiner Figuren, und die Karte zählt auf der Hand %n&#xa0;Punkt</numerusform>
            <numerusform>{card} brauchst du für keine deiner Figuren, und die Karte zählt auf der Hand %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no use for {card}</source>
        <translation>für {card} hast du keine Verwendung</translation>
    </message>
    <message>
        <source>there is no discard for you to take</source>
        <translation>auf der Ablage liegt keine Karte für dich</translation>
    </message>
    <message>
        <source>a new card promises more</source>
        <translation>eine neue Karte verspricht mehr</translation>
    </message>
    <message>
        <source>{cards} had better stay in your hand for now, because on the table that would help the others</source>
        <translation>{cards} behältst du besser noch auf der Hand, denn auf dem Tisch würde das den anderen helfen</translation>
    </message>
    <message>
        <source>for {cards} you get a joker</source>
        <translation>für {cards} bekommst du einen Joker</translation>
    </message>
    <message>
        <source>you would miss {cards} even less, but the next player might well use that card</source>
        <translation>{cards} würde dir noch weniger fehlen, aber der Nächste könnte diese Karte gut gebrauchen</translation>
    </message>
    <message>
        <source>you would miss {cards} even less, but the next player might well use those cards</source>
        <translation>{cards} würden dir noch weniger fehlen, aber der Nächste könnte diese Karten gut gebrauchen</translation>
    </message>
    <message>
        <source>no card can come any more that goes with it</source>
        <translation>dazu kann keine passende Karte mehr kommen</translation>
    </message>
    <message>
        <source>{cards} is gone</source>
        <translation>{cards} ist schon weg</translation>
    </message>
    <message>
        <source>{cards} are all gone</source>
        <translation>{cards} sind alle schon weg</translation>
    </message>
    <message>
        <source>the next player may lay off {card} on {meld}</source>
        <translation>der Nächste darf {card} an {meld} anlegen</translation>
    </message>
    <message>
        <source>{card} goes with no other card in your hand</source>
        <translation>{card} passt zu keiner anderen Karte auf deiner Hand</translation>
    </message>
    <message>
        <source>{card} makes a meld with {others}</source>
        <translation>{card} ergibt mit {others} eine Figur</translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} passt zu keiner anderen Karte auf deiner Hand und zählt dort %n&#xa0;Punkt</numerusform>
            <numerusform>{card} passt zu keiner anderen Karte auf deiner Hand und zählt dort %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the least useful card and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} nützt dir am wenigsten und zählt auf der Hand %n&#xa0;Punkt</numerusform>
            <numerusform>{card} nützt dir am wenigsten und zählt auf der Hand %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the next player can neither meld nor lay off {card}</source>
        <translation>der Nächste kann {card} weder auslegen noch anlegen</translation>
    </message>
</context>
<context>
    <name>NamedCards</name>
    <message>
        <source>joker</source>
        <comment>spoken, one of several cards</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker as {card}</source>
        <comment>spoken; {card} is the name of a card</comment>
        <translation>Joker als {card}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>The main rules</source>
        <translation>Die wichtigsten Regeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>button</comment>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>From five players on a second pack is used.</source>
        <translation>Ab fünf Spielern kommt ein zweites Blatt dazu.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>Meld {cards}</source>
        <comment>entry of a menu</comment>
        <translation>{cards} auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Meld {cards}: %n point(s)</source>
        <comment>entry of a menu</comment>
        <translation>
            <numerusform>{cards} auslegen: %n&#xa0;Punkt</numerusform>
            <numerusform>{cards} auslegen: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off {cards}: {meld} ({owner})</source>
        <comment>entry of a menu</comment>
        <translation>{cards} anlegen: {meld} ({owner})</translation>
    </message>
    <message>
        <source>Swap {cards} for the joker: {meld} ({owner})</source>
        <comment>entry of a menu</comment>
        <translation>{cards} gegen den Joker tauschen: {meld} ({owner})</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <comment>entry of a menu</comment>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>entry of a menu</comment>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <comment>entry of a menu</comment>
        <translation>{card} aufnehmen</translation>
    </message>
    <message>
        <source>Pass and end the round</source>
        <comment>entry of a menu</comment>
        <translation>Passen und die Runde beenden</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <comment>entry of a menu</comment>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Random</source>
        <comment>a level</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a level</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a level</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a level</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Plays any legal card, without a plan.</source>
        <translation>Spielt irgendeine erlaubte Karte, ohne Plan.</translation>
    </message>
    <message>
        <source>Finds every meld in its own hand, and watches only that.</source>
        <translation>Findet jede Figur in der eigenen Hand und achtet nur auf diese.</translation>
    </message>
    <message>
        <source>Plays the round on in its mind many times before it moves, each time giving the others different hands, as good as hands may be by then. It never peeks.</source>
        <translation>Spielt die Runde vor jedem Zug im Kopf viele Male weiter; dabei gibt er den anderen jedes Mal andere Blätter, so gut, wie sie bis dahin sein dürften. Er schaut nie in fremde Karten.</translation>
    </message>
    <message>
        <source>by lot</source>
        <comment>a level</comment>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>The levels of the others are drawn by lot</source>
        <translation>Die Stärken der anderen werden ausgelost</translation>
    </message>
    <message>
        <source>Felix</source>
        <comment>a computer player</comment>
        <translation>Felix</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Mixed table</source>
        <translation>Gemischter Tisch</translation>
    </message>
    <message>
        <source>Anna</source>
        <comment>a computer player</comment>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Ben</source>
        <comment>a computer player</comment>
        <translation>Mia</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>a computer player</comment>
        <translation>Karl</translation>
    </message>
    <message>
        <source>David</source>
        <comment>a computer player</comment>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>a computer player</comment>
        <translation>Olga</translation>
    </message>
    <message>
        <source>Counts the cards it has seen, hides its melds and watches how many cards others hold.</source>
        <translation>Zählt die gesehenen Karten, hält Figuren zurück und achtet darauf, wie viele Karten die anderen noch haben.</translation>
    </message>
    <message>
        <source>Sees pairs and neighbours, forgets the discards and misses a chance now and then.</source>
        <translation>Sieht Paare und Nachbarn, vergisst die Abwürfe und übersieht ab und zu eine Gelegenheit.</translation>
    </message>
</context>
<context>
    <name>RefusalPhrases</name>
    <message numerus="yes">
        <source>Not yet: %n point(s) missing</source>
        <translation>
            <numerusform>Das geht noch nicht: %n&#xa0;Punkt fehlt</numerusform>
            <numerusform>Das geht noch nicht: %n&#xa0;Punkte fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translation>Ziehen geht jetzt nicht</translation>
    </message>
    <message>
        <source>You cannot take that</source>
        <translation>Aufnehmen geht nicht</translation>
    </message>
    <message>
        <source>That cannot be melded</source>
        <translation>Das lässt sich nicht auslegen</translation>
    </message>
    <message>
        <source>That cannot be laid off</source>
        <translation>Das lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The joker stays where it is</source>
        <translation>Der Joker bleibt liegen</translation>
    </message>
    <message>
        <source>You cannot discard that now</source>
        <translation>Abwerfen geht jetzt nicht</translation>
    </message>
    <message>
        <source>You cannot pass now</source>
        <translation>Passen geht jetzt nicht</translation>
    </message>
    <message>
        <source>Nothing can be taken back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>First you need a card from the stock or the discard pile.</source>
        <translation>Zuerst brauchst du eine Karte vom Talon oder vom Ablagestapel.</translation>
    </message>
    <message>
        <source>You have had your card for this turn. Now meld, lay off or discard.</source>
        <translation>Deine Karte für diesen Zug hast du schon. Lege jetzt aus oder an, oder wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Only the top card of the discard pile can be taken.</source>
        <translation>Vom Ablagestapel darfst du nur die oberste Karte aufnehmen.</translation>
    </message>
    <message>
        <source>The stock is empty and no new one can be made.</source>
        <translation>Der Talon ist leer, und ein neuer ist nicht möglich.</translation>
    </message>
    <message>
        <source>You can pass only when the stock has no card for you.</source>
        <translation>Passen darfst du nur, wenn im Talon keine Karte für dich ist.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in deiner Hand.</translation>
    </message>
    <message>
        <source>This meld is not on the table.</source>
        <translation>Diese Figur liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>A meld is three or four cards of one rank in different suits, or at least three cards of one suit in sequence.</source>
        <translation>Eine Figur besteht aus drei oder vier gleichen Werten in verschiedenen Farben oder aus mindestens drei Karten einer Farbe in Folge.</translation>
    </message>
    <message>
        <source>Two jokers may not lie side by side in a run.</source>
        <translation>In einer Folge dürfen keine zwei Joker nebeneinander liegen.</translation>
    </message>
    <message numerus="yes">
        <source>A meld may hold at most %n joker(s).</source>
        <translation>
            <numerusform>In einer Figur darf höchstens %n&#xa0;Joker liegen.</numerusform>
            <numerusform>In einer Figur dürfen höchstens %n&#xa0;Joker liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this table nothing is put down before turn {first} of the round. This is turn {turn}.</source>
        <translation>An diesem Tisch wird erst ab dem {first}.&#xa0;Zug der Runde ausgelegt. Dies ist der {turn}.&#xa0;Zug.</translation>
    </message>
    <message>
        <source>At this table you lay off only on your own melds.</source>
        <translation>An diesem Tisch legst du nur an deine eigenen Figuren an.</translation>
    </message>
    <message>
        <source>No valid meld would come of it.</source>
        <translation>Daraus würde keine gültige Figur.</translation>
    </message>
    <message>
        <source>At this table jokers are not swapped.</source>
        <translation>An diesem Tisch werden keine Joker getauscht.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>In dieser Figur liegt kein Joker.</translation>
    </message>
    <message>
        <source>This joker cannot be swapped any more.</source>
        <translation>Dieser Joker lässt sich nicht mehr tauschen.</translation>
    </message>
    <message>
        <source>The last card must be discarded, so keep one in your hand.</source>
        <translation>Die letzte Karte muss abgeworfen werden, behalte also eine auf der Hand.</translation>
    </message>
    <message>
        <source>At this table the first melds need {minimum} points together. Yours have {points}.</source>
        <translation>An diesem Tisch braucht die Erstauslage zusammen {minimum}&#xa0;Punkte. Du hast {points}.</translation>
    </message>
    <message>
        <source>You took {card} from the discard pile, so it must be on the table before your turn ends. You can also undo.</source>
        <translation>Du hast {card} aufgenommen, also muss die Karte noch in diesem Zug auf den Tisch. Du kannst auch zurücknehmen.</translation>
    </message>
    <message>
        <source>The joker you swapped must be on the table again before your turn ends. You can also undo.</source>
        <translation>Der eingetauschte Joker muss noch in diesem Zug wieder auf den Tisch. Du kannst auch zurücknehmen.</translation>
    </message>
    <message>
        <source>You took {card} in this very turn, so it cannot go back now.</source>
        <translation>Du hast {card} erst in diesem Zug aufgenommen, darum darf die Karte nicht gleich zurück.</translation>
    </message>
    <message>
        <source>At this table nobody goes out by discarding: meld or lay off your last card, or undo.</source>
        <translation>An diesem Tisch macht niemand durch Abwerfen Schluss: Lege die letzte Karte aus oder an, oder nimm zurück.</translation>
    </message>
    <message>
        <source>Whoever has drawn from the stock has seen the card and must keep it.</source>
        <translation>Wer vom Talon gezogen hat, hat die Karte gesehen und muss sie behalten.</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Diese Karte</translation>
    </message>
    <message>
        <source>At this table only those who have opened may take a discard.</source>
        <translation>An diesem Tisch darf erst nach der Erstauslage aufgenommen werden.</translation>
    </message>
    <message>
        <source>At this table nobody takes from the discard pile.</source>
        <translation>An diesem Tisch wird nichts vom Ablagestapel aufgenommen.</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Da liegt keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) lie there.</source>
        <translation>
            <numerusform>Da liegt nur %n&#xa0;Karte.</numerusform>
            <numerusform>Da liegen nur %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this table you lay off and swap only in the turns after your opening.</source>
        <translation>An diesem Tisch wird erst in den Zügen nach der Erstauslage angelegt und getauscht.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: with melds worth at least %n point(s).</source>
        <translation>
            <numerusform>Zuerst brauchst du die Erstauslage: Figuren mit mindestens %n&#xa0;Punkt.</numerusform>
            <numerusform>Zuerst brauchst du die Erstauslage: Figuren mit mindestens %n&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joker does not stand for this card.</source>
        <translation>Für diese Karte steht der Joker nicht.</translation>
    </message>
    <message>
        <source>This joker is free for both missing cards at once: {cards}.</source>
        <translation>Diesen Joker bekommst du nur für beide fehlenden Karten zugleich: {cards}.</translation>
    </message>
    <message>
        <source>This joker stands for: {cards}.</source>
        <translation>Dieser Joker steht für: {cards}.</translation>
    </message>
</context>
<context>
    <name>RulePhrases</name>
    <message>
        <source>Rommé</source>
        <translation>Rommé</translation>
    </message>
    <message>
        <source>Rommé (strict)</source>
        <translation>Rommé (streng)</translation>
    </message>
    <message>
        <source>Russian Rommé</source>
        <translation>Russisches Rommé</translation>
    </message>
    <message>
        <source>Treppenrommé</source>
        <translation>Treppenrommé</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Rummy 51</translation>
    </message>
    <message>
        <source>Open with 30, and the top discard is always yours to take.</source>
        <translation>Erstauslage ab 30; aufnehmen darfst du immer.</translation>
    </message>
    <message>
        <source>As at a real table: a discard only for immediate use.</source>
        <translation>Wie am Tisch: Aufnehmen nur, was du sofort auslegst.</translation>
    </message>
    <message>
        <source>Open with 40 and go out without a discard.</source>
        <translation>Erstauslage ab 40; Schluss ohne Abwerfen.</translation>
    </message>
    <message>
        <source>The discards are stairs: take as many as you like.</source>
        <translation>Der Ablagestapel ist eine Treppe: Nimm auf, so viel du willst.</translation>
    </message>
    <message>
        <source>Open with 51; the highest card begins.</source>
        <translation>Erstauslage ab 51; die höchste Karte beginnt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Erstauslage</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spieler</numerusform>
            <numerusform>%n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n&#xa0;Blatt</numerusform>
            <numerusform>%n&#xa0;Blatt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n&#xa0;Joker</numerusform>
            <numerusform>%n&#xa0;Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;Runde</numerusform>
            <numerusform>%n&#xa0;Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit of %n point(s)</source>
        <translation>
            <numerusform>Grenze %n&#xa0;Punkt</numerusform>
            <numerusform>Grenze %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>bis %n&#xa0;Punkt</numerusform>
            <numerusform>bis %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of {preset}, unchanged.</source>
        <translation>Die Regeln von „{preset}“, unverändert.</translation>
    </message>
    <message>
        <source>The rules of {preset}, but: {changes}.</source>
        <translation>Die Regeln von „{preset}“, aber: {changes}.</translation>
    </message>
    <message>
        <source>There is no rule of the name “{rule}”.</source>
        <translation>Eine Regel mit dem Namen „{rule}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>{rule}: “{value}” is no such value.</source>
        <translation>{rule}: „{value}“ ist kein gültiger Wert.</translation>
    </message>
    <message>
        <source>{rule}: only from {minimum} to {maximum}.</source>
        <translation>{rule}: nur von {minimum} bis {maximum}.</translation>
    </message>
    <message>
        <source>{rule}: there is no choice “{value}”.</source>
        <translation>{rule}: „{value}“ steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>This game is for {minimum} to {maximum} players.</source>
        <translation>Dieses Spiel ist für {minimum} bis {maximum} Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>There are cards for a hand of %n at most with so many players.</source>
        <translation>
            <numerusform>Bei so vielen Spielern reicht das Blatt für höchstens %n&#xa0;Karte je Hand.</numerusform>
            <numerusform>Bei so vielen Spielern reicht das Blatt für höchstens %n&#xa0;Karten je Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match would never end: choose a number of rounds, a limit or a target.</source>
        <translation>Die Partie würde nie enden: Wähle eine Rundenzahl, eine Grenze oder ein Ziel.</translation>
    </message>
    <message>
        <source>{rule}: only where melds score.</source>
        <translation>{rule}: nur, wo ausgelegte Karten zählen.</translation>
    </message>
    <message>
        <source>{rule}: only with penalty points.</source>
        <translation>{rule}: nur mit Minuspunkten.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Blätter mit 52 Karten</translation>
    </message>
    <message>
        <source>One more pack</source>
        <translation>Ein Blatt mehr</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The first player gets one card more</source>
        <translation>Wer beginnt, bekommt eine Karte mehr</translation>
    </message>
    <message>
        <source>A turned-up card begins the discard pile</source>
        <translation>Eine aufgedeckte Karte beginnt den Ablagestapel</translation>
    </message>
    <message>
        <source>Place of the ace</source>
        <translation>Platz des Asses</translation>
    </message>
    <message>
        <source>Jokers side by side in a run</source>
        <translation>Joker nebeneinander in einer Folge</translation>
    </message>
    <message>
        <source>Jokers in a meld</source>
        <translation>Joker in einer Figur</translation>
    </message>
    <message>
        <source>Swapping a joker</source>
        <translation>Joker tauschen</translation>
    </message>
    <message>
        <source>What frees the joker of a set</source>
        <translation>Was den Joker eines Satzes löst</translation>
    </message>
    <message>
        <source>Points for the opening</source>
        <translation>Punkte für die Erstauslage</translation>
    </message>
    <message>
        <source>One meld alone must reach them</source>
        <translation>Eine Figur allein muss sie erreichen</translation>
    </message>
    <message>
        <source>Jokers in the opening</source>
        <translation>Joker in der Erstauslage</translation>
    </message>
    <message>
        <source>Cards may be put down</source>
        <translation>Auslegen erlaubt</translation>
    </message>
    <message>
        <source>Laying off and swapping</source>
        <translation>Anlegen und tauschen</translation>
    </message>
    <message>
        <source>Laying off on</source>
        <translation>Anlegen an</translation>
    </message>
    <message>
        <source>Two equal cards in a set</source>
        <translation>Zwei gleiche Karten in einem Satz</translation>
    </message>
    <message>
        <source>Taking from the discard pile</source>
        <translation>Vom Ablagestapel aufnehmen</translation>
    </message>
    <message>
        <source>A card just taken may be discarded</source>
        <translation>Die eben aufgenommene Karte darf zurück</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Wenn der Talon leer ist</translation>
    </message>
    <message>
        <source>Going out with a discard</source>
        <translation>Schluss durch Abwerfen</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Ace in a set</source>
        <translation>Ass im Satz</translation>
    </message>
    <message>
        <source>Ace at the top of a run</source>
        <translation>Ass am oberen Ende einer Folge</translation>
    </message>
    <message>
        <source>Ace inside a corner run</source>
        <translation>Ass mitten in einer Folge über Eck</translation>
    </message>
    <message>
        <source>Ace at the bottom of a run</source>
        <translation>Ass am unteren Ende einer Folge</translation>
    </message>
    <message>
        <source>Ace in the hand</source>
        <translation>Ass auf der Hand</translation>
    </message>
    <message>
        <source>Joker in the hand</source>
        <translation>Joker auf der Hand</translation>
    </message>
    <message>
        <source>Hand rummy</source>
        <translation>Handrommé</translation>
    </message>
    <message>
        <source>Hand rummy below the opening minimum</source>
        <translation>Handrommé auch unter der Mindestpunktzahl</translation>
    </message>
    <message>
        <source>Hand rummy by melds alone</source>
        <translation>Handrommé nur durch Auslegen</translation>
    </message>
    <message>
        <source>Fixed penalty for a hand that was never opened</source>
        <translation>Feste Strafe ohne Erstauslage</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>A round in which nothing happens ends</source>
        <translation>Runde ohne Auslagen endet</translation>
    </message>
    <message>
        <source>The winner collects what the others pay</source>
        <translation>Der Gewinner bekommt, was die anderen zahlen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Stake in play chips</source>
        <translation>Einsatz in Spielchips</translation>
    </message>
    <message>
        <source>Share of the winner</source>
        <translation>Anteil des Gewinners</translation>
    </message>
    <message>
        <source>The rest is shared by players below</source>
        <translation>Den Rest teilen sich Spieler unter</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest} bis {most}</translation>
    </message>
    <message numerus="yes">
        <source>from %n player(s) on</source>
        <translation>
            <numerusform>ab %n&#xa0;Spieler</numerusform>
            <numerusform>ab %n&#xa0;Spielern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>jokers in a meld</comment>
        <translation>
            <numerusform>höchstens %n</numerusform>
            <numerusform>höchstens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none needed</source>
        <comment>points for the opening</comment>
        <translation>keine nötig</translation>
    </message>
    <message>
        <source>from the first turn on</source>
        <translation>ab dem ersten Zug</translation>
    </message>
    <message>
        <source>from turn {turn} on</source>
        <translation>ab dem {turn}.&#xa0;Zug</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a round</source>
        <translation>
            <numerusform>%n-mal je Runde</numerusform>
            <numerusform>%n-mal je Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n idle turn(s) of each</source>
        <translation>
            <numerusform>nach %n&#xa0;leeren Zug von jedem</numerusform>
            <numerusform>nach %n&#xa0;leeren Zügen von jedem</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <comment>one more pack</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>as at the top</source>
        <translation>wie am oberen Ende</translation>
    </message>
    <message>
        <source>none, the hand counts</source>
        <translation>keine, die Hand zählt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no number of rounds, limit or target</comment>
        <translation>keine Vorgabe</translation>
    </message>
    <message>
        <source>whoever sits left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Geber</translation>
    </message>
    <message>
        <source>the highest card decides</source>
        <translation>die höchste Karte entscheidet</translation>
    </message>
    <message>
        <source>the discards are shuffled, the top one stays</source>
        <translation>der Ablagestapel wird gemischt, die oberste Karte bleibt</translation>
    </message>
    <message>
        <source>all discards are shuffled</source>
        <translation>der ganze Ablagestapel wird gemischt</translation>
    </message>
    <message>
        <source>play goes on from the pile until somebody passes</source>
        <translation>gespielt wird vom Ablagestapel, bis jemand passt</translation>
    </message>
    <message>
        <source>required</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>nach Belieben</translation>
    </message>
    <message>
        <source>penalty points for the cards left in the hand</source>
        <translation>Minuspunkte für die Karten auf der Hand</translation>
    </message>
    <message>
        <source>points for the cards melded</source>
        <translation>Punkte für ausgelegte Karten</translation>
    </message>
    <message>
        <source>counts like any other</source>
        <translation>zählt wie jeder andere Schluss</translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>zählt doppelt</translation>
    </message>
    <message>
        <source>the others pay 25 more</source>
        <translation>die anderen zahlen 25 mehr</translation>
    </message>
    <message>
        <source>the top card, always</source>
        <translation>die oberste Karte, immer</translation>
    </message>
    <message>
        <source>the top card, for immediate use</source>
        <translation>die oberste Karte, zum sofortigen Auslegen</translation>
    </message>
    <message>
        <source>the top card, after opening</source>
        <translation>die oberste Karte, nach der Erstauslage</translation>
    </message>
    <message>
        <source>never</source>
        <comment>taking discards</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>as stairs, any number of cards</source>
        <translation>als Treppe, beliebig viele Karten</translation>
    </message>
    <message>
        <source>below the 2 or above the king</source>
        <translation>unter der 2 oder über dem König</translation>
    </message>
    <message>
        <source>round the corner too</source>
        <translation>auch über Eck</translation>
    </message>
    <message>
        <source>only above the king</source>
        <translation>nur über dem König</translation>
    </message>
    <message>
        <source>only below the 2</source>
        <translation>nur unter der 2</translation>
    </message>
    <message>
        <source>it must be used again at once</source>
        <translation>er muss sofort wieder auf den Tisch</translation>
    </message>
    <message>
        <source>it may stay in the hand</source>
        <translation>er darf auf der Hand bleiben</translation>
    </message>
    <message>
        <source>a card of any missing suit</source>
        <translation>eine Karte einer fehlenden Farbe</translation>
    </message>
    <message>
        <source>the missing card of a set of four</source>
        <translation>die fehlende Karte eines Vierersatzes</translation>
    </message>
    <message>
        <source>both missing cards at once</source>
        <translation>beide fehlenden Karten zugleich</translation>
    </message>
    <message>
        <source>count as the card they stand for</source>
        <translation>zählen wie die Karte, für die sie stehen</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>zählen nichts</translation>
    </message>
    <message>
        <source>from the opening on</source>
        <translation>ab der Erstauslage</translation>
    </message>
    <message>
        <source>from the turn after the opening on</source>
        <translation>ab dem Zug nach der Erstauslage</translation>
    </message>
    <message>
        <source>all melds</source>
        <translation>alle Figuren</translation>
    </message>
    <message>
        <source>one&apos;s own melds only</source>
        <translation>nur die eigenen Figuren</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program shuffles, deals and counts, so nothing can go wrong there; a wrong meld goes back to the hand and the turn goes on.</source>
        <translation>Mischen, Geben und Zählen übernimmt das Programm, dabei kann also nichts schiefgehen; eine falsche Figur kommt zurück auf die Hand, und der Zug geht weiter.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>These share the win: {names}.</source>
        <translation>Den Sieg teilen sich: {names}.</translation>
    </message>
    <message>
        <source>Over the limit: {names}.</source>
        <translation>Über der Grenze: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln chip(s) now.</source>
        <translation>
            <numerusform>Du hast jetzt %Ln&#xa0;Chip.</numerusform>
            <numerusform>Du hast jetzt %Ln&#xa0;Chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>out</source>
        <comment>this player went out; beside the points of a round</comment>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>Round {number}: what was left in the hands</source>
        <translation>Runde {number}: was auf der Hand blieb</translation>
    </message>
    <message>
        <source>The first round is still being played.</source>
        <translation>Die erste Runde läuft noch.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>many points are good</source>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>few points are good</source>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the total</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>beside the total</comment>
        <translation>führt</translation>
    </message>
    <message>
        <source>A hand rummy counts double.</source>
        <translation>Ein Handrommé zählt doppelt.</translation>
    </message>
    <message>
        <source>After a hand rummy the others pay 25 more.</source>
        <translation>Bei Handrommé zahlen die anderen 25 mehr.</translation>
    </message>
    <message>
        <source>Points on the table {melded}, for the other hands {won}, together {total}.</source>
        <translation>Punkte auf dem Tisch {melded}, für die anderen Hände {won}, zusammen {total}.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays in your seat</source>
        <translation>Wer auf deinem Platz spielt</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Stufe von Spieler {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler wegschicken</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} wegschicken</translation>
    </message>
    <message>
        <source>{level} – {text}</source>
        <comment>a level, and what it remembers and foresees</comment>
        <translation>{level} – {text}</translation>
    </message>
    <message>
        <source>+ Player (up to {most})</source>
        <translation>+ Mitspieler (bis {most})</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, at the start of a sentence</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Rommé Desk runs already but does not answer. This is a second window; the match of the first one stays there.</source>
        <translation>Rommé Desk läuft schon, antwortet aber nicht. Das hier ist ein zweites Fenster; die Partie des ersten bleibt dort.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>FAILED</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>the program does not answer any more</source>
        <translation>das Programm antwortet nicht mehr</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>a fault; see {folder}</source>
        <translation>ein Fehler, siehe {folder}</translation>
    </message>
    <message>
        <source>computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>level {level} makes no move ({failure}); see {folder}</source>
        <translation>Stufe {level} macht keinen Zug ({failure}), siehe {folder}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>it does not come to its end</source>
        <translation>sie kommt nicht zu ihrem Ende</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>it does not appear on the screen</source>
        <translation>es erscheint nicht auf dem Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>moves that no computer player made: %n</source>
        <translation>
            <numerusform>Züge, die kein Computerspieler gemacht hat: %n</numerusform>
            <numerusform>Züge, die kein Computerspieler gemacht hat: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played to its end, %n line(s) told</source>
        <translation>
            <numerusform>zu Ende gespielt, %n&#xa0;Zeile erzählt</numerusform>
            <numerusform>zu Ende gespielt, %n&#xa0;Zeilen erzählt</numerusform>
        </translation>
    </message>
    <message>
        <source>the round was not written down</source>
        <translation>die Runde wurde nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>what was written down is not what was played</source>
        <translation>aufgezeichnet ist etwas anderes, als gespielt wurde</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written and read</source>
        <translation>
            <numerusform>%n&#xa0;Zeile geschrieben und gelesen</numerusform>
            <numerusform>%n&#xa0;Zeilen geschrieben und gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <source>Pause of the computer players</source>
        <translation>Bedenkzeit der Computerspieler</translation>
    </message>
    <message>
        <source>Speed of games that are watched</source>
        <translation>Tempo beim Zuschauen</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Verlauf neben dem Tisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>Große Buchstaben und Zahlen</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Große Karten</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Für Linkshänder</translation>
    </message>
    <message>
        <source>Marks under the hand</source>
        <translation>Striche unter der Hand</translation>
    </message>
    <message>
        <source>Calm mode</source>
        <translation>Ruhiges Spiel</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Neue Hand sortieren</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Hand</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>Platz des Fensters</translation>
    </message>
    <message>
        <source>Choices of the last new game</source>
        <translation>Wahl beim letzten neuen Spiel</translation>
    </message>
    <message>
        <source>Large cards, slow movement or none, no sound, points only for the opening. Your own settings come back afterwards.</source>
        <translation>Große Karten, langsame oder keine Bewegung, kein Ton, Punkte nur zur Erstauslage. Danach gelten wieder deine eigenen Einstellungen.</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue</source>
        <translation>Kreuz grün, Karo blau</translation>
    </message>
    <message>
        <source>Easier to read from afar</source>
        <translation>Auch von Weitem gut zu lesen</translation>
    </message>
    <message>
        <source>More room for the hand, less for the melds</source>
        <translation>Mehr Platz für die Hand, weniger für die Figuren</translation>
    </message>
    <message>
        <source>Stock and pile change sides</source>
        <translation>Talon und Ablagestapel tauschen die Seite</translation>
    </message>
    <message>
        <source>Bars show the melds that lie in your hand</source>
        <translation>Zeigen die Figuren, die in deiner Hand liegen</translation>
    </message>
    <message>
        <source>“Thoroughly” takes twice as long, up to 1.5 s, almost always for the same move</source>
        <translation>„Gründlich“ dauert doppelt so lange, bis 1,5&#xa0;s, und entscheidet fast immer gleich</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>None: as fast as possible</source>
        <comment>pause</comment>
        <translation>Keine: so schnell wie möglich</translation>
    </message>
    <message>
        <source>Short: {seconds}</source>
        <comment>pause</comment>
        <translation>Kurz: {seconds}</translation>
    </message>
    <message>
        <source>Usual: {seconds}</source>
        <comment>pause</comment>
        <translation>Normal: {seconds}</translation>
    </message>
    <message>
        <source>Long: {seconds}</source>
        <comment>pause</comment>
        <translation>Lang: {seconds}</translation>
    </message>
    <message>
        <source>Very long: {seconds}</source>
        <comment>pause</comment>
        <translation>Sehr lang: {seconds}</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Je nach Sprache</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>cards do not travel</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>cards travel</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards travel</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>cards travel</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of a watched game</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of a watched game</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of a watched game</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fastest</source>
        <comment>speed of a watched game</comment>
        <translation>Am schnellsten</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Flechtwerk</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>back of the cards</comment>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of the cards</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>table cloth</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>table cloth</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>table cloth</comment>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>table cloth</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Nach Figuren</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>sort a new hand</comment>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Calm mode decides this now</source>
        <translation>Das bestimmt jetzt das ruhige Spiel</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The settings come from a newer version of this program.</source>
        <translation>Die Einstellungen stammen von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used.</source>
        <translation>Die Einstellungen waren nicht lesbar, darum gelten die üblichen.</translation>
    </message>
    <message>
        <source>These settings made no sense and are as usual now: {names}.</source>
        <translation>Diese Einstellungen ergaben keinen Sinn und sind jetzt wie üblich: {names}.</translation>
    </message>
    <message>
        <source>The file as it was is kept: {path}</source>
        <translation>Die alte Datei ist aufgehoben: {path}</translation>
    </message>
    <message>
        <source>How thoroughly the Expert thinks</source>
        <translation>Wie gründlich der Experte überlegt</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>how the Expert thinks</comment>
        <translation>Rasch</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how the Expert thinks</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thoroughly</source>
        <comment>how the Expert thinks</comment>
        <translation>Gründlich</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Everything but the language as for a new player</source>
        <translation>Alles außer der Sprache wie für einen neuen Spieler</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Close, and let everything be as it was</source>
        <translation>Schließen, und alles bleibt, wie es war</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>page of the settings</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>page of the settings</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>page of the settings</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <comment>page of the settings</comment>
        <translation>Bewegung und Ton</translation>
    </message>
</context>
<context>
    <name>SpotWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>held by a player</comment>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>has opened</source>
        <translation>hat ausgelegt</translation>
    </message>
    <message>
        <source>has not opened yet</source>
        <translation>hat noch nicht ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a player so far</comment>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <comment>it is this player&apos;s turn</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Last turn: {deeds}</source>
        <translation>Letzter Zug: {deeds}</translation>
    </message>
    <message>
        <source>{owner}: {cards}</source>
        <comment>a meld and who put it down</comment>
        <translation>{owner}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>value of a meld</comment>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards that free a joker</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>The joker can be swapped for {cards}.</source>
        <translation>Der Joker lässt sich gegen {cards} tauschen.</translation>
    </message>
    <message>
        <source>The joker cannot be swapped.</source>
        <translation>Der Joker lässt sich nicht tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Pass and end the round</source>
        <translation>Passen und die Runde beenden</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>{card} on top, %n card(s)</source>
        <comment>discard pile</comment>
        <translation>
            <numerusform>{card} liegt oben, %n&#xa0;Karte</numerusform>
            <numerusform>{card} liegt oben, %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} aufnehmen</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Treppe</translation>
    </message>
    <message numerus="yes">
        <source>%n newer card(s)</source>
        <comment>on the stairs</comment>
        <translation>
            <numerusform>%n&#xa0;neuere Karte</numerusform>
            <numerusform>%n&#xa0;neuere Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>newest card</source>
        <translation>neueste Karte</translation>
    </message>
    <message>
        <source>card {place} of {count}</source>
        <translation>Karte {place} von {count}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card that came to the hand in this turn</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card of the hand</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Take out of the selection</source>
        <translation>Nicht mehr wählen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Staging tray, group {number}: {cards}</source>
        <translation>Sammelplatz, Gruppe {number}: {cards}</translation>
    </message>
    <message>
        <source>Select the cards of the group</source>
        <translation>Die Karten der Gruppe wählen</translation>
    </message>
    <message>
        <source>on the tray, group {number}: {verdict}</source>
        <translation>auf dem Sammelplatz, Gruppe {number}: {verdict}</translation>
    </message>
    <message>
        <source>a single card</source>
        <comment>gathered on the tray</comment>
        <translation>einzelne Karte</translation>
    </message>
    <message>
        <source>one card is missing</source>
        <comment>gathered on the tray</comment>
        <translation>eine Karte fehlt</translation>
    </message>
    <message>
        <source>no meld</source>
        <comment>gathered on the tray</comment>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>complete meld, cannot be laid now</source>
        <translation>ganze Figur, jetzt nicht auszulegen</translation>
    </message>
    <message>
        <source>complete meld</source>
        <comment>gathered on the tray</comment>
        <translation>ganze Figur</translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s), cannot be laid now</source>
        <translation>
            <numerusform>ganze Figur, %n&#xa0;Punkt, jetzt nicht auszulegen</numerusform>
            <numerusform>ganze Figur, %n&#xa0;Punkte, jetzt nicht auszulegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s)</source>
        <comment>gathered on the tray</comment>
        <translation>
            <numerusform>ganze Figur, %n&#xa0;Punkt</numerusform>
            <numerusform>ganze Figur, %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld in the hand: {cards}</source>
        <translation>Figur in der Hand: {cards}</translation>
    </message>
    <message>
        <source>Hand, to the left</source>
        <translation>Hand, nach links</translation>
    </message>
    <message>
        <source>Hand, to the right</source>
        <translation>Hand, nach rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of sight</source>
        <comment>at an end of the own hand</comment>
        <translation>
            <numerusform>%n&#xa0;Karte nicht zu sehen</numerusform>
            <numerusform>%n&#xa0;Karten nicht zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next cards of the hand</source>
        <translation>Die nächsten Karten der Hand zeigen</translation>
    </message>
    <message>
        <source>Lay this meld</source>
        <translation>Diese Figur auslegen</translation>
    </message>
</context>
<context>
    <name>StatusPhrases</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>The computer plays this round to its end for you.</source>
        <translation>Der Computer spielt diese Runde für dich zu Ende.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel macht Pause.</translation>
    </message>
    <message>
        <source>The stock is empty: take from the stairs, or pass and end the round.</source>
        <translation>Der Talon ist leer: Nimm von der Treppe auf, oder passe und beende die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, or pass and end the round.</source>
        <translation>Der Talon ist leer: Nimm {card}&#xa0;auf, oder passe und beende die Runde.</translation>
    </message>
    <message>
        <source>No card is left to draw: pass and end the round.</source>
        <translation>Es gibt keine Karte mehr zu ziehen: Passe und beende die Runde.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Ziehe eine Karte vom Talon.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the stairs.</source>
        <translation>Ziehe vom Talon oder nimm von der Treppe&#xa0;auf.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take {card} if you use it at once.</source>
        <translation>Ziehe vom Talon, oder nimm {card}&#xa0;auf, wenn du die Karte sofort auslegst.</translation>
    </message>
    <message>
        <source>Draw from the stock or take {card}.</source>
        <translation>Ziehe vom Talon oder nimm {card}&#xa0;auf.</translation>
    </message>
    <message>
        <source>A meld: {meld}.</source>
        <translation>Eine Figur: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n point(s): {meld}.</source>
        <translation>
            <numerusform>Eine Figur mit %n&#xa0;Punkt: {meld}.</numerusform>
            <numerusform>Eine Figur mit %n&#xa0;Punkten: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can lay off {cards}.</source>
        <translation>Du kannst {cards} anlegen.</translation>
    </message>
    <message>
        <source>You can swap {cards} for a joker.</source>
        <translation>Du kannst {cards} gegen einen Joker tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>Meld %n more point(s), or take your melds back.</source>
        <translation>
            <numerusform>Lege noch %n&#xa0;Punkt aus, oder nimm deine Auslage zurück.</numerusform>
            <numerusform>Lege noch %n&#xa0;Punkte aus, oder nimm deine Auslage zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put {card} on the table, or take the step back.</source>
        <translation>Bringe {card} auf den Tisch, oder nimm den Schritt zurück.</translation>
    </message>
    <message>
        <source>Put the swapped joker on the table again, or take the step back.</source>
        <translation>Bringe den eingetauschten Joker wieder auf den Tisch, oder nimm den Schritt zurück.</translation>
    </message>
    <message>
        <source>Lay off your last card, or take a step back.</source>
        <translation>Lege deine letzte Karte an, oder nimm einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte&#xa0;ab.</translation>
    </message>
    <message numerus="yes">
        <source>Discard a card, or open with %n point(s).</source>
        <translation>
            <numerusform>Wirf eine Karte ab, oder lege zum ersten Mal aus: ab %n&#xa0;Punkt.</numerusform>
            <numerusform>Wirf eine Karte ab, oder lege zum ersten Mal aus: ab %n&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld, lay off, or end your turn with a discard.</source>
        <translation>Lege aus oder an, oder beende den Zug mit einem Abwurf.</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>Your hand grows to %n card(s).</source>
        <translation>
            <numerusform>Deine Hand wächst auf %n&#xa0;Karte.</numerusform>
            <numerusform>Deine Hand wächst auf %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand grows to {hand}, then {left}</source>
        <comment>cards, on small tables</comment>
        <translation>Hand wächst auf {hand}, dann {left}</translation>
    </message>
    <message>
        <source>Hand grows to {hand}</source>
        <comment>cards, on small tables</comment>
        <translation>Hand wächst auf {hand}</translation>
    </message>
    <message>
        <source>With this you can go out.</source>
        <translation>Damit kannst du Schluss machen.</translation>
    </message>
    <message>
        <source>{melds} and {meld}</source>
        <comment>a list of melds</comment>
        <translation>{melds} und {meld}</translation>
    </message>
    <message>
        <source>Meld: {melds}</source>
        <comment>what taking cards makes possible</comment>
        <translation>Auslegen: {melds}</translation>
    </message>
    <message>
        <source>Lay off: {cards}</source>
        <comment>what taking cards makes possible</comment>
        <translation>Anlegen: {cards}</translation>
    </message>
    <message>
        <source>No meld with it yet.</source>
        <translation>Damit gibt es noch keine Figur.</translation>
    </message>
    <message>
        <source>No meld with them yet.</source>
        <translation>Damit gibt es noch keine Figur.</translation>
    </message>
    <message>
        <source>You may not discard it in this turn.</source>
        <translation>In diesem Zug darfst du sie nicht abwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand grows to %n card(s), {left} after melding.</source>
        <translation>
            <numerusform>Deine Hand wächst auf %n&#xa0;Karte, dann noch {left}.</numerusform>
            <numerusform>Deine Hand wächst auf %n&#xa0;Karten, dann noch {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, they get %n point(s).</source>
        <translation>
            <numerusform>Macht ein anderer Schluss, bekommt er %n&#xa0;Punkt.</numerusform>
            <numerusform>Macht ein anderer Schluss, bekommt er %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, it costs you %n point(s).</source>
        <translation>
            <numerusform>Macht ein anderer Schluss, kostet es dich %n&#xa0;Punkt.</numerusform>
            <numerusform>Macht ein anderer Schluss, kostet es dich %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Card table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>Tab: {offers}</source>
        <comment>buttons beside a refusal</comment>
        <translation>Mit Tab: {offers}</translation>
    </message>
    <message>
        <source>Back in the hand</source>
        <comment>cards that lay on the staging tray</comment>
        <translation>Zurück in der Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n&#xa0;Karte in deiner Hand</numerusform>
            <numerusform>%n&#xa0;Karten in deiner Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Stock {count}</source>
        <translation>Talon {count}</translation>
    </message>
    <message>
        <source>Discards</source>
        <comment>label below the discard pile</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button on the place of the empty stock; ends the round</comment>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the own hand</comment>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>opened</source>
        <comment>mark of a seat that reached the opening minimum</comment>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>mark of a seat that has not opened</comment>
        <translation>noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>scored by the melds of an owner</comment>
        <translation>
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>above melds that nobody at the table laid</comment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>oldest</source>
        <comment>upper end of the stairs</comment>
        <translation>älteste</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>lower end of the stairs</comment>
        <translation>neueste</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs</comment>
        <translation>
            <numerusform>%n&#xa0;Karte aufnehmen</numerusform>
            <numerusform>%n&#xa0;Karten aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>drop target</comment>
        <translation>Auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>drop target</comment>
        <translation>
            <numerusform>Auslegen: %n&#xa0;Punkt</numerusform>
            <numerusform>Auslegen: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off: {cards}</source>
        <comment>drop target</comment>
        <translation>Anlegen: {cards}</translation>
    </message>
    <message>
        <source>Swap: {cards}</source>
        <comment>drop target</comment>
        <translation>Tauschen: {cards}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <comment>drop target</comment>
        <translation>Abwerfen: {card}</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button on gathered cards</comment>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>on gathered cards that may not be laid yet</comment>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>short, after the name of a player</comment>
        <translation>zieht</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>nimmt {cards}&#xa0;auf</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>nimmt %n&#xa0;Karte&#xa0;auf</numerusform>
            <numerusform>nimmt %n&#xa0;Karten&#xa0;auf</numerusform>
        </translation>
    </message>
    <message>
        <source>melds {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>legt {cards}&#xa0;aus</translation>
    </message>
    <message numerus="yes">
        <source>melds %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>legt %n&#xa0;Karte&#xa0;aus</numerusform>
            <numerusform>legt %n&#xa0;Karten&#xa0;aus</numerusform>
        </translation>
    </message>
    <message>
        <source>lays off {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>legt {cards}&#xa0;an</translation>
    </message>
    <message numerus="yes">
        <source>lays off %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>legt %n&#xa0;Karte&#xa0;an</numerusform>
            <numerusform>legt %n&#xa0;Karten&#xa0;an</numerusform>
        </translation>
    </message>
    <message>
        <source>swaps {cards} for a joker</source>
        <comment>short, after the name of a player</comment>
        <translation>tauscht {cards} gegen einen Joker</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <comment>short, after the name of a player</comment>
        <translation>wirft {card}&#xa0;ab</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>short, after the name of a player</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>What shall the joker stand for?</source>
        <translation>Wofür soll der Joker stehen?</translation>
    </message>
    <message>
        <source>Lay off or swap?</source>
        <translation>Anlegen oder tauschen?</translation>
    </message>
    <message>
        <source>Lay off where?</source>
        <translation>Wo anlegen?</translation>
    </message>
    <message>
        <source>Several cards are selected</source>
        <translation>Mehrere Karten sind ausgewählt</translation>
    </message>
    <message>
        <source>Only one card can be discarded.</source>
        <translation>Abwerfen kannst du nur eine Karte.</translation>
    </message>
    <message>
        <source>Gathered</source>
        <comment>name of the tray for loose cards of the own hand</comment>
        <translation>Gesammelt</translation>
    </message>
    <message>
        <source>Gather here</source>
        <comment>empty tray for loose cards of the own hand</comment>
        <translation>Hier sammeln</translation>
    </message>
    <message>
        <source>{points} of {minimum}</source>
        <comment>points towards the opening</comment>
        <translation>{points} von {minimum}</translation>
    </message>
    <message>
        <source>Meld: {points}</source>
        <comment>button on gathered cards; how many points they bring</comment>
        <translation>Auslegen: {points}</translation>
    </message>
    <message>
        <source>Not now: {points}</source>
        <comment>on gathered cards that may not be laid yet</comment>
        <translation>Noch nicht: {points}</translation>
    </message>
    <message>
        <source>one missing</source>
        <comment>on gathered cards that lack one to be a meld</comment>
        <translation>eine fehlt</translation>
    </message>
    <message>
        <source>no meld</source>
        <comment>on gathered cards</comment>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <comment>beside melds that were laid in this turn</comment>
        <translation>rücknehmbar</translation>
    </message>
    <message>
        <source>More came back</source>
        <translation>Noch mehr kam zurück</translation>
    </message>
    <message>
        <source>These cards were put down later, so they are in your hand again too: {cards}.</source>
        <translation>Diese Karten hast du danach ausgelegt, darum sind auch sie wieder in deiner Hand: {cards}.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>New round: %n card(s) in your hand.</source>
        <translation>
            <numerusform>Neue Runde: %n&#xa0;Karte in deiner Hand.</numerusform>
            <numerusform>Neue Runde: %n&#xa0;Karten in deiner Hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <comment>menu</comment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Wa&amp;tching</source>
        <translation>Beim &amp;Zuschauen</translation>
    </message>
    <message>
        <source>Sort ▾</source>
        <translation>Sortieren ▾</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Die Hand sortieren</translation>
    </message>
</context>
<context>
    <name>TouchedCards</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>König</translation>
    </message>
</context>
<context>
    <name>TroublePhrases</name>
    <message>
        <source>{name} could not decide, so the program made a safe move.</source>
        <translation>{name} kam zu keiner Entscheidung, darum hat das Programm einen sicheren Zug gemacht.</translation>
    </message>
    <message>
        <source>{name} has the level “{level}”, which is not known here, and plays as “{other}”.</source>
        <translation>{name} hat die Stärke „{level}“, die hier nicht bekannt ist, und spielt wie „{other}“.</translation>
    </message>
    <message>
        <source>This cannot be saved now; it is tried again with every move: {path}</source>
        <translation>Das lässt sich gerade nicht speichern; mit jedem Zug wird es wieder versucht: {path}</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Jetzt ist wieder alles gespeichert.</translation>
    </message>
    <message>
        <source>The pictures cannot be saved there: {path}</source>
        <translation>Die Bilder lassen sich dort nicht speichern: {path}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The program may not use the file or its folder.</source>
        <translation>Das Programm darf die Datei oder ihren Ordner nicht benutzen.</translation>
    </message>
    <message>
        <source>Nothing can be written on this disk.</source>
        <translation>Auf diesen Datenträger lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>The file or its folder is gone.</source>
        <translation>Die Datei oder ihr Ordner ist nicht mehr da.</translation>
    </message>
    <message>
        <source>A file stands where its folder should be.</source>
        <translation>Wo der Ordner sein sollte, liegt eine Datei.</translation>
    </message>
    <message>
        <source>Another program has the file open; perhaps Rommé Desk runs twice.</source>
        <translation>Ein anderes Programm hat die Datei geöffnet; vielleicht läuft Rommé Desk zweimal.</translation>
    </message>
    <message>
        <source>This is a folder, not a saved match.</source>
        <translation>Das ist ein Ordner, keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>The same match has been played on here in another way.</source>
        <translation>Dieselbe Partie wurde hier anders weitergespielt.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of this program.</source>
        <translation>Die Datei stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version of this program.</source>
        <translation>Die gespeicherte Partie stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The saved match is empty.</source>
        <translation>Die gespeicherte Partie ist leer.</translation>
    </message>
    <message>
        <source>The file is no saved match.</source>
        <translation>Die Datei ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>The saved match was not written to its end.</source>
        <translation>Die gespeicherte Partie wurde nicht bis zum Ende geschrieben.</translation>
    </message>
    <message>
        <source>Line {line} of the saved match is damaged.</source>
        <translation>Zeile {line} der gespeicherten Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>Line {line} of the saved match makes no sense.</source>
        <translation>Zeile {line} der gespeicherten Partie ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>The rules in the saved match make no sense.</source>
        <translation>Die Regeln in der gespeicherten Partie ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>The players in the saved match make no sense.</source>
        <translation>Die Spieler in der gespeicherten Partie ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>The deal in line {line} of the saved match was changed.</source>
        <translation>Die Kartenverteilung in Zeile {line} der gespeicherten Partie wurde verändert.</translation>
    </message>
    <message>
        <source>The move in line {line} of the saved match breaks the rules.</source>
        <translation>Der Zug in Zeile {line} der gespeicherten Partie verstößt gegen die Regeln.</translation>
    </message>
    <message>
        <source>The points in line {line} of the saved match are wrong.</source>
        <translation>Die Punkte in Zeile {line} der gespeicherten Partie stimmen nicht.</translation>
    </message>
    <message>
        <source>The settings cannot be saved now: {path}</source>
        <translation>Die Einstellungen können jetzt nicht gespeichert werden: {path}</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed of the game</source>
        <translation>Tempo des Spiels</translation>
    </message>
</context>
</TS>

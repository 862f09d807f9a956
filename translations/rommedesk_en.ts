<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdvicePhrases</name>
    <message numerus="yes">
        <source>You can open: %n point(s) altogether</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>You can open: %n point altogether</numerusform>
            <numerusform>You can open: %n points altogether</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open: %n point(s)</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>You can open: %n point</numerusform>
            <numerusform>You can open: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: %n more point(s) are needed.</source>
        <translation>
            <numerusform>Put down {melds}: %n more point is needed.</numerusform>
            <numerusform>Put down {melds}: %n more points are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: at least %n point(s) are needed.</source>
        <translation>
            <numerusform>Put down {melds}: at least %n point is needed.</numerusform>
            <numerusform>Put down {melds}: at least %n points are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would bring %n point(s), but need not be put down at once.</source>
        <translation>
            <numerusform>That would bring %n point, but need not be put down at once.</numerusform>
            <numerusform>That would bring %n points, but need not be put down at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings %n point(s).</source>
        <translation>
            <numerusform>That brings %n point.</numerusform>
            <numerusform>That brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>button: put down these melds</comment>
        <translation>
            <numerusform>Meld: %n point</numerusform>
            <numerusform>Meld: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs, in a list</comment>
        <translation>
            <numerusform>Take %n&#xa0;card</numerusform>
            <numerusform>Take %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <comment>what cards of the stairs bring</comment>
        <translation>
            <numerusform>%n&#xa0;meld</numerusform>
            <numerusform>%n&#xa0;melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing to lay yet, your hand grows to %n card(s)</source>
        <translation>
            <numerusform>nothing to lay yet, your hand grows to %n card</numerusform>
            <numerusform>nothing to lay yet, your hand grows to %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <comment>a way to play</comment>
        <translation>
            <numerusform>about a point worse</numerusform>
            <numerusform>about %n points worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) from the stairs</source>
        <comment>what one could do</comment>
        <translation>
            <numerusform>take %n card from the stairs</numerusform>
            <numerusform>take %n cards from the stairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Lay all: %n point(s)</source>
        <comment>button: lay all melds</comment>
        <translation>
            <numerusform>Lay all: %n point</numerusform>
            <numerusform>Lay all: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventPhrases</name>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock.</source>
        <translation>
            <numerusform>The discards are shuffled: %n card in the new stock.</numerusform>
            <numerusform>The discards are shuffled: %n cards in the new stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening with %n point(s).</source>
        <translation>
            <numerusform>Opening with %n point.</numerusform>
            <numerusform>Opening with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} takes %n card from the stairs: {cards}.</numerusform>
            <numerusform>{name} takes %n cards from the stairs: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Takes %n card from the stairs: {cards}.</numerusform>
            <numerusform>Takes %n cards from the stairs: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} take %n card(s) from the stairs: {cards}.</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} take %n card from the stairs: {cards}.</numerusform>
            <numerusform>{name} take %n cards from the stairs: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the stairs: {cards}.</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Take %n card from the stairs: {cards}.</numerusform>
            <numerusform>Take %n cards from the stairs: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} melds {meld}: +%n point.</numerusform>
            <numerusform>{name} melds {meld}: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Melds {meld}: +%n point.</numerusform>
            <numerusform>Melds {meld}: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} meld {meld}: +%n point(s).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} meld {meld}: +%n point.</numerusform>
            <numerusform>{name} meld {meld}: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld {meld}: +%n point(s).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Meld {meld}: +%n point.</numerusform>
            <numerusform>Meld {meld}: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} lays off {cards}: {meld} (+%n point).</numerusform>
            <numerusform>{name} lays off {cards}: {meld} (+%n points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Lays off {cards}: {meld} (+%n point).</numerusform>
            <numerusform>Lays off {cards}: {meld} (+%n points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} lay off {cards}: {meld} (+%n point).</numerusform>
            <numerusform>{name} lay off {cards}: {meld} (+%n points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Lay off {cards}: {meld} (+%n point).</numerusform>
            <numerusform>Lay off {cards}: {meld} (+%n points).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChecks</name>
    <message numerus="yes">
        <source>pictures that show nothing: %n</source>
        <translation>
            <numerusform>pictures that show nothing: %n</numerusform>
            <numerusform>pictures that show nothing: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) and the icon</source>
        <translation>
            <numerusform>%n&#xa0;picture and the icon</numerusform>
            <numerusform>%n&#xa0;pictures and the icon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n&#xa0;sound</numerusform>
            <numerusform>%n&#xa0;sounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MendWords</name>
    <message numerus="yes">
        <source>Meld %n more card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Meld %n more card</numerusform>
            <numerusform>Meld %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} would bring %n point(s).</source>
        <translation>
            <numerusform>{cards} would bring %n point.</numerusform>
            <numerusform>{cards} would bring %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {cards} as well it would be %n point(s).</source>
        <translation>
            <numerusform>With {cards} as well it would be %n point.</numerusform>
            <numerusform>With {cards} as well it would be %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open: %n point(s)</source>
        <comment>button: with these melds</comment>
        <translation>
            <numerusform>Open: %n point</numerusform>
            <numerusform>Open: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld %n card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Meld %n card</numerusform>
            <numerusform>Meld %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotivePhrases</name>
    <message numerus="yes">
        <source>you would still miss %n point(s) to open</source>
        <translation>
            <numerusform>you would still miss %n point to open</numerusform>
            <numerusform>you would still miss %n points to open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>somebody has only %n card(s) left</source>
        <translation>
            <numerusform>somebody has only one card left</numerusform>
            <numerusform>somebody has only %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this turn brings %n point(s)</source>
        <translation>
            <numerusform>this turn brings %n point</numerusform>
            <numerusform>this turn brings %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in your hand</source>
        <translation>
            <numerusform>%n point stays in your hand</numerusform>
            <numerusform>%n points stay in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} counts %n point in the hand</numerusform>
            <numerusform>{card} counts %n points in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fitting card(s) may still come: {cards}</source>
        <translation>
            <numerusform>%n fitting card may still come: {cards}</numerusform>
            <numerusform>%n fitting cards may still come: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this breaks up {cards}, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>this breaks up {cards}, for which %n fitting card may still come</numerusform>
            <numerusform>this breaks up {cards}, for which %n fitting cards may still come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so {cards} stay together, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>so {cards} stay together, for which %n fitting card may still come</numerusform>
            <numerusform>so {cards} stay together, for which %n fitting cards may still come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand but a joker, and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} goes with no other card in your hand but a joker, and counts %n point there</numerusform>
            <numerusform>{card} goes with no other card in your hand but a joker, and counts %n points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is needed for none of your melds and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} is needed for none of your melds and counts %n point in the hand</numerusform>
            <numerusform>{card} is needed for none of your melds and counts %n points in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} goes with no other card in your hand and counts %n point there</numerusform>
            <numerusform>{card} goes with no other card in your hand and counts %n points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the least useful card and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} is the least useful card and counts %n point in the hand</numerusform>
            <numerusform>{card} is the least useful card and counts %n points in the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message numerus="yes">
        <source>Meld {cards}: %n point(s)</source>
        <comment>entry of a menu</comment>
        <translation>
            <numerusform>Meld {cards}: %n point</numerusform>
            <numerusform>Meld {cards}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalPhrases</name>
    <message numerus="yes">
        <source>Not yet: %n point(s) missing</source>
        <translation>
            <numerusform>Not yet: %n point missing</numerusform>
            <numerusform>Not yet: %n points missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld may hold at most %n joker(s).</source>
        <translation>
            <numerusform>A meld may hold at most %n joker.</numerusform>
            <numerusform>A meld may hold at most %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) lie there.</source>
        <translation>
            <numerusform>Only %n card lies there.</numerusform>
            <numerusform>Only %n cards lie there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: with melds worth at least %n point(s).</source>
        <translation>
            <numerusform>First you have to open: with melds worth at least %n point.</numerusform>
            <numerusform>First you have to open: with melds worth at least %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePhrases</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit of %n point(s)</source>
        <translation>
            <numerusform>limit of %n point</numerusform>
            <numerusform>limit of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>up to %n point</numerusform>
            <numerusform>up to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are cards for a hand of %n at most with so many players.</source>
        <translation>
            <numerusform>There are cards for a hand of %n at most with so many players.</numerusform>
            <numerusform>There are cards for a hand of %n at most with so many players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message numerus="yes">
        <source>from %n player(s) on</source>
        <translation>
            <numerusform>from %n player on</numerusform>
            <numerusform>from %n players on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>jokers in a meld</comment>
        <translation>
            <numerusform>at most %n</numerusform>
            <numerusform>at most %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a round</source>
        <translation>
            <numerusform>once a round</numerusform>
            <numerusform>%n times a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n idle turn(s) of each</source>
        <translation>
            <numerusform>after %n idle turn of each</numerusform>
            <numerusform>after %n idle turns of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message numerus="yes">
        <source>You have %Ln chip(s) now.</source>
        <translation>
            <numerusform>You have %Ln chip now.</numerusform>
            <numerusform>You have %Ln chips now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message numerus="yes">
        <source>moves that no computer player made: %n</source>
        <translation>
            <numerusform>moves that no computer player made: %n</numerusform>
            <numerusform>moves that no computer player made: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played to its end, %n line(s) told</source>
        <translation>
            <numerusform>played to its end, %n&#xa0;line told</numerusform>
            <numerusform>played to its end, %n&#xa0;lines told</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written and read</source>
        <translation>
            <numerusform>%n&#xa0;line written and read</numerusform>
            <numerusform>%n&#xa0;lines written and read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpotWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>held by a player</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a player so far</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>value of a meld</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} on top, %n card(s)</source>
        <comment>discard pile</comment>
        <translation>
            <numerusform>{card} on top, %n card</numerusform>
            <numerusform>{card} on top, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer card(s)</source>
        <comment>on the stairs</comment>
        <translation>
            <numerusform>%n newer card</numerusform>
            <numerusform>%n newer cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s), cannot be laid now</source>
        <translation>
            <numerusform>complete meld, %n point, cannot be laid now</numerusform>
            <numerusform>complete meld, %n points, cannot be laid now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s)</source>
        <comment>gathered on the tray</comment>
        <translation>
            <numerusform>complete meld, %n point</numerusform>
            <numerusform>complete meld, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of sight</source>
        <comment>at an end of the own hand</comment>
        <translation>
            <numerusform>%n card out of sight</numerusform>
            <numerusform>%n cards out of sight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusPhrases</name>
    <message numerus="yes">
        <source>A meld of %n point(s): {meld}.</source>
        <translation>
            <numerusform>A meld of %n point: {meld}.</numerusform>
            <numerusform>A meld of %n points: {meld}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld %n more point(s), or take your melds back.</source>
        <translation>
            <numerusform>Meld %n more point, or take your melds back.</numerusform>
            <numerusform>Meld %n more points, or take your melds back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard a card, or open with %n point(s).</source>
        <translation>
            <numerusform>Discard a card, or open with %n point.</numerusform>
            <numerusform>Discard a card, or open with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>Your hand grows to %n card(s).</source>
        <translation>
            <numerusform>Your hand grows to %n&#xa0;card.</numerusform>
            <numerusform>Your hand grows to %n&#xa0;cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand grows to %n card(s), {left} after melding.</source>
        <translation>
            <numerusform>Your hand grows to %n&#xa0;card, {left} after melding.</numerusform>
            <numerusform>Your hand grows to %n&#xa0;cards, {left} after melding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, they get %n point(s).</source>
        <translation>
            <numerusform>If another goes out, they get %n&#xa0;point.</numerusform>
            <numerusform>If another goes out, they get %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, it costs you %n point(s).</source>
        <translation>
            <numerusform>If another goes out, it costs you %n&#xa0;point.</numerusform>
            <numerusform>If another goes out, it costs you %n&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n card in your hand</numerusform>
            <numerusform>%n cards in your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the own hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>scored by the melds of an owner</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs</comment>
        <translation>
            <numerusform>Take %n&#xa0;card</numerusform>
            <numerusform>Take %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>drop target</comment>
        <translation>
            <numerusform>Meld: %n point</numerusform>
            <numerusform>Meld: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>takes %n card</numerusform>
            <numerusform>takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>melds %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>melds %n card</numerusform>
            <numerusform>melds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays off %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>lays off %n card</numerusform>
            <numerusform>lays off %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>New round: %n card(s) in your hand.</source>
        <translation>
            <numerusform>New round: %n card in your hand.</numerusform>
            <numerusform>New round: %n cards in your hand.</numerusform>
        </translation>
    </message>
</context>
</TS>

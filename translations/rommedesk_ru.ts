<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Rommé Desk</source>
        <translation>О программе Rommé Desk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Five rummy games on one table, with exact rules and honest computer players.</source>
        <translation>Пять игр семейства рамми за одним столом: точные правила и честные компьютерные игроки.</translation>
    </message>
    <message>
        <source>The program opens no network connection and sends nothing to anybody.</source>
        <translation>Программа не выходит в сеть и никому ничего не отправляет.</translation>
    </message>
    <message>
        <source>Program: MIT licence. Copyright the Rommé Desk authors.</source>
        <translation>Программа: лицензия MIT. Авторские права принадлежат авторам Rommé Desk.</translation>
    </message>
    <message>
        <source>Cards, backs and icon: CC0 1.0, free for any use without conditions.</source>
        <translation>Карты, рубашки и значок: CC0 1.0, их можно использовать как угодно и без условий.</translation>
    </message>
    <message>
        <source>Window: Qt {qt} and PySide6 {pyside}, used under the GNU Lesser General Public License, version 3. Copyright The Qt Company Ltd and other contributors. Qt comes unchanged and as libraries of its own, which you may replace by your own builds; its source text is to be had from qt.io.</source>
        <translation>Окно: Qt {qt} и PySide6 {pyside}, используются по лицензии GNU Lesser General Public License версии 3. Авторские права: The Qt Company Ltd и другие участники. Qt поставляется без изменений, отдельными библиотеками, которые вы можете заменить собственной сборкой; исходный код доступен на qt.io.</translation>
    </message>
    <message>
        <source>Language: Python {version}, Python Software Foundation License.</source>
        <translation>Язык: Python {version}, лицензия Python Software Foundation.</translation>
    </message>
    <message>
        <source>Places of files: platformdirs, MIT licence.</source>
        <translation>Расположение файлов: platformdirs, лицензия MIT.</translation>
    </message>
</context>
<context>
    <name>AdvicePhrases</name>
    <message>
        <source>You can go out now</source>
        <comment>title of a hint</comment>
        <translation>Вы можете выйти прямо сейчас</translation>
    </message>
    <message numerus="yes">
        <source>You can open: %n point(s) altogether</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>Хватает на первую выкладку: всего %n&#xa0;очко</numerusform>
            <numerusform>Хватает на первую выкладку: всего %n&#xa0;очка</numerusform>
            <numerusform>Хватает на первую выкладку: всего %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open: %n point(s)</source>
        <comment>title of a hint</comment>
        <translation>
            <numerusform>Хватает на первую выкладку: %n&#xa0;очко</numerusform>
            <numerusform>Хватает на первую выкладку: %n&#xa0;очка</numerusform>
            <numerusform>Хватает на первую выкладку: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>title of a hint</comment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>That promises most, as far as one can tell.</source>
        <translation>Судя по всему, это обещает больше всего.</translation>
    </message>
    <message>
        <source>But {clause}.</source>
        <comment>what speaks against a move</comment>
        <translation>Но {clause}.</translation>
    </message>
    <message>
        <source>Put down {melds}.</source>
        <translation>Выложите {melds}.</translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: %n more point(s) are needed.</source>
        <translation>
            <numerusform>Выложите {melds}: нужно ещё %n&#xa0;очко.</numerusform>
            <numerusform>Выложите {melds}: нужно ещё %n&#xa0;очка.</numerusform>
            <numerusform>Выложите {melds}: нужно ещё %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put down {melds}: at least %n point(s) are needed.</source>
        <translation>
            <numerusform>Выложите {melds}: нужно не меньше %n&#xa0;очка.</numerusform>
            <numerusform>Выложите {melds}: нужно не меньше %n&#xa0;очков.</numerusform>
            <numerusform>Выложите {melds}: нужно не меньше %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would bring %n point(s), but need not be put down at once.</source>
        <translation>
            <numerusform>Это принесло бы %n&#xa0;очко, но выкладывать сразу не обязательно.</numerusform>
            <numerusform>Это принесло бы %n&#xa0;очка, но выкладывать сразу не обязательно.</numerusform>
            <numerusform>Это принесло бы %n&#xa0;очков, но выкладывать сразу не обязательно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings %n point(s).</source>
        <translation>
            <numerusform>Это принесёт %n&#xa0;очко.</numerusform>
            <numerusform>Это принесёт %n&#xa0;очка.</numerusform>
            <numerusform>Это принесёт %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can meld {melds} with them, and lay off {cards}.</source>
        <translation>С ними можно выложить {melds} и подложить {cards}.</translation>
    </message>
    <message>
        <source>You can meld {melds} with them.</source>
        <translation>С ними можно выложить {melds}.</translation>
    </message>
    <message>
        <source>You can lay off {cards}.</source>
        <translation>Можно подложить {cards}.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between moves that follow each other</comment>
        <translation>, затем </translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>button: play all that ends the round</comment>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button: put down these melds</comment>
        <translation>Выложить</translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>button: put down these melds</comment>
        <translation>
            <numerusform>Выложить: %n&#xa0;очко</numerusform>
            <numerusform>Выложить: %n&#xa0;очка</numerusform>
            <numerusform>Выложить: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Other ways</source>
        <comment>button: what else could be done</comment>
        <translation>Что ещё?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: take the hint away</comment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{moves}, at the end {deed}</source>
        <comment>a way to play; what lies between is left out</comment>
        <translation>{moves}, в конце {deed}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs, in a list</comment>
        <translation>
            <numerusform>Взять %n&#xa0;карту</numerusform>
            <numerusform>Взять %n&#xa0;карты</numerusform>
            <numerusform>Взять %n&#xa0;карт</numerusform>
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
        <translation>с ними можно выйти</translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <comment>what cards of the stairs bring</comment>
        <translation>
            <numerusform>%n&#xa0;комбинация</numerusform>
            <numerusform>%n&#xa0;комбинации</numerusform>
            <numerusform>%n&#xa0;комбинаций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing to lay yet, your hand grows to %n card(s)</source>
        <translation>
            <numerusform>выложить пока нечего, на руках будет %n&#xa0;карта</numerusform>
            <numerusform>выложить пока нечего, на руках будет %n&#xa0;карты</numerusform>
            <numerusform>выложить пока нечего, на руках будет %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is worth considering here.</source>
        <translation>Других стоящих ходов здесь нет.</translation>
    </message>
    <message>
        <source>What you could do</source>
        <comment>title of the list of hints</comment>
        <translation>Что можно сделать</translation>
    </message>
    <message>
        <source>the best</source>
        <comment>a way to play</comment>
        <translation>лучше всего</translation>
    </message>
    <message>
        <source>much worse</source>
        <comment>a way to play</comment>
        <translation>намного хуже</translation>
    </message>
    <message>
        <source>perhaps much worse</source>
        <comment>a way to play</comment>
        <translation>возможно, намного хуже</translation>
    </message>
    <message>
        <source>not as good</source>
        <comment>a way to play</comment>
        <translation>не так хорошо</translation>
    </message>
    <message>
        <source>about as good</source>
        <comment>a way to play</comment>
        <translation>примерно так же</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <comment>a way to play</comment>
        <translation>
            <numerusform>примерно на %n&#xa0;очко хуже</numerusform>
            <numerusform>примерно на %n&#xa0;очка хуже</numerusform>
            <numerusform>примерно на %n&#xa0;очков хуже</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>the program, about a hint</comment>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>No hint this time</source>
        <translation>На этот раз без подсказки</translation>
    </message>
    <message>
        <source>The program could not work one out. Just play on.</source>
        <translation>Программа её не нашла. Просто играйте дальше.</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <comment>what one could do</comment>
        <translation>взять карту из колоды</translation>
    </message>
    <message>
        <source>take {card}</source>
        <comment>what one could do</comment>
        <translation>взять {card}</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) from the stairs</source>
        <comment>what one could do</comment>
        <translation>
            <numerusform>взять с лестницы %n&#xa0;карту</numerusform>
            <numerusform>взять с лестницы %n&#xa0;карты</numerusform>
            <numerusform>взять с лестницы %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <comment>what one could do</comment>
        <translation>выложить {cards}</translation>
    </message>
    <message>
        <source>lay off {cards}</source>
        <comment>what one could do</comment>
        <translation>подложить {cards}</translation>
    </message>
    <message>
        <source>swap {cards} for a joker</source>
        <comment>what one could do</comment>
        <translation>обменять {cards} на джокера</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <comment>what one could do</comment>
        <translation>сбросить {card}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what one could do</comment>
        <translation>пасовать</translation>
    </message>
    <message>
        <source>take back the last step</source>
        <comment>what one could do</comment>
        <translation>отменить последний шаг</translation>
    </message>
    <message>
        <source>{melds} and {meld}</source>
        <comment>a list of melds</comment>
        <translation>{melds} и {meld}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>a joker</source>
        <comment>what somebody draws, takes or discards</comment>
        <translation>джокера</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>joker, stands for {card}</source>
        <translation>джокер, заменяет {card}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>группа</translation>
    </message>
    <message>
        <source>run</source>
        <translation>последовательность</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in &apos;seven of clubs&apos;</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in &apos;seven of diamonds&apos;</comment>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in &apos;seven of hearts&apos;</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in &apos;seven of spades&apos;</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>as the subject of a sentence</comment>
        <translation>джокер</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Rommé for the desktop: five rummy games on one table.</source>
        <translation>Ромме на компьютере: пять игр за одним столом.</translation>
    </message>
    <message>
        <source>Say what the arguments mean.</source>
        <translation>Объясняет параметры.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>Сообщает версию.</translation>
    </message>
    <message>
        <source>Let computer players play one round, print it, and save two pictures.</source>
        <translation>Компьютерные игроки играют один раунд; программа печатает его и сохраняет две картинки.</translation>
    </message>
    <message>
        <source>Put the pictures of the demonstration there.</source>
        <translation>Куда сохранить картинки показа.</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>stands for the name of a folder</comment>
        <translation>папка</translation>
    </message>
    <message>
        <source>Check that this installation is whole; nothing of yours is touched.</source>
        <translation>Проверить, что программа установлена полностью; ваши партии остаются нетронутыми.</translation>
    </message>
    <message>
        <source>Put a picture of the window that the self-test opened there.</source>
        <translation>Сохранить туда снимок окна, которое открывает самопроверка.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>stands for the name of a file</comment>
        <translation>файл</translation>
    </message>
    <message>
        <source>Open this match where it stands.</source>
        <translation>Открыть эту партию там, где она остановилась.</translation>
    </message>
    <message>
        <source>“{argument}” is no argument.</source>
        <translation>Параметра «{argument}» нет.</translation>
    </message>
    <message>
        <source>--out goes only with --demo.</source>
        <translation>--out используется только вместе с --demo.</translation>
    </message>
    <message>
        <source>--picture goes only with --self-test.</source>
        <translation>--picture работает только вместе с --self-test.</translation>
    </message>
    <message>
        <source>--demo and --self-test do not go together.</source>
        <translation>--demo и --self-test нельзя указать вместе.</translation>
    </message>
    <message>
        <source>Rommé Desk finds no display to open its window on; “rommedesk --demo” plays a round without one.</source>
        <translation>Rommé Desk не находит экрана для своего окна; «rommedesk --demo» сыграет раунд без него.</translation>
    </message>
    <message>
        <source>“rommedesk --help” names the arguments.</source>
        <translation>Список параметров: «rommedesk --help».</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>button: new game</comment>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Choose rules and people, and deal</source>
        <translation>Выбрать правила и игроков и раздать карты</translation>
    </message>
    <message>
        <source>Ne&amp;xt round</source>
        <translation>Следующий &amp;раунд</translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button</comment>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Раздать следующий раунд</translation>
    </message>
    <message>
        <source>&amp;Let the computer finish this round</source>
        <translation>Пусть раунд доиграет &amp;компьютер</translation>
    </message>
    <message>
        <source>A computer player plays your hand until the round is over</source>
        <translation>За вас до конца раунда играет компьютер</translation>
    </message>
    <message>
        <source>&amp;Abandon the match…</source>
        <translation>&amp;Прервать партию…</translation>
    </message>
    <message>
        <source>End the match without a result</source>
        <translation>Закончить партию без результата</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>The match goes on here at the next start</source>
        <translation>При следующем запуске партия продолжится отсюда</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Взять из колоды</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Take the top card of the stock</source>
        <translation>Взять верхнюю карту колоды</translation>
    </message>
    <message>
        <source>&amp;Take from the stairs</source>
        <translation>Взять с &amp;лестницы</translation>
    </message>
    <message>
        <source>&amp;Take the discard</source>
        <translation>Взять из с&amp;броса</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>button</comment>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Take the newest card of the discard pile</source>
        <translation>Взять последнюю карту сброса</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Пасовать</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Закончить раунд</translation>
    </message>
    <message>
        <source>&amp;Meld the selected cards</source>
        <translation>В&amp;ыложить выбранные карты</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button</comment>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Put the selected cards down as a new meld</source>
        <translation>Выложить выбранные карты новой комбинацией</translation>
    </message>
    <message>
        <source>Lay &amp;off the selected cards</source>
        <translation>П&amp;одложить выбранные карты</translation>
    </message>
    <message>
        <source>Lay off</source>
        <comment>button</comment>
        <translation>Подложить</translation>
    </message>
    <message>
        <source>Watch at this speed: {speed}</source>
        <translation>Скорость просмотра: {speed}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: hold the game</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: hold the game no longer</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button: put a card down for a joker</comment>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>О&amp;ткрыть партию…</translation>
    </message>
    <message>
        <source>Go on with a saved match, or look at one that is over</source>
        <translation>Продолжить сохранённую партию или посмотреть законченную</translation>
    </message>
    <message>
        <source>&amp;Watch a game…</source>
        <translation>С&amp;мотреть игру…</translation>
    </message>
    <message>
        <source>Let computer players play among themselves</source>
        <translation>Пусть компьютерные игроки играют между собой</translation>
    </message>
    <message>
        <source>Let the computer players wait, or play on</source>
        <translation>Остановить компьютерных игроков или продолжить игру</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;Один ход</translation>
    </message>
    <message>
        <source>One move</source>
        <comment>button</comment>
        <translation>Один ход</translation>
    </message>
    <message>
        <source>Let one move be made, then wait</source>
        <translation>Сделать один ход и ждать</translation>
    </message>
    <message>
        <source>Add the selected cards to a meld, or swap them for a joker</source>
        <translation>Подложить выбранные карты к комбинации или обменять на джокера</translation>
    </message>
    <message>
        <source>D&amp;iscard the selected card</source>
        <translation>&amp;Сбросить выбранную карту</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Put the selected card on the discard pile and end your turn</source>
        <translation>Положить выбранную карту в сброс и закончить ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take back the last step of your turn</source>
        <translation>Отменить последний шаг вашего хода</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Разложить по &amp;мастям</translation>
    </message>
    <message>
        <source>Suits together, so that runs are seen</source>
        <translation>Масти вместе: видны последовательности</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Разложить по &amp;достоинству</translation>
    </message>
    <message>
        <source>Ranks together, so that sets are seen</source>
        <translation>Равные карты вместе: видны группы</translation>
    </message>
    <message>
        <source>Sort by me&amp;lds</source>
        <translation>Разложить по &amp;комбинациям</translation>
    </message>
    <message>
        <source>What can be melded first, then what lacks one card</source>
        <translation>Сначала то, что можно выложить, затем то, чему не хватает одной карты</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button</comment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Show the score sheet of the match</source>
        <translation>Показать таблицу очков партии</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Ход игры</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>button</comment>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Show in words what has happened</source>
        <translation>Показать словами, что произошло</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На &amp;весь экран</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Занять весь экран</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Правила этого стола</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: rules of this table</comment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Show the rules of this table</source>
        <translation>Показать правила этого стола</translation>
    </message>
    <message>
        <source>&amp;About Rommé Desk</source>
        <translation>&amp;О программе Rommé Desk</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Версия и лицензии</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Looks, movement, sound and help of the table</source>
        <translation>Вид стола, движение, звук и подсказки</translation>
    </message>
    <message>
        <source>&amp;Calm mode</source>
        <translation>&amp;Спокойный режим</translation>
    </message>
    <message>
        <source>&amp;Marks under the hand</source>
        <translation>&amp;Чёрточки под картами</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Клавиши и мышь</translation>
    </message>
    <message>
        <source>Show what keys, mouse and fingers do</source>
        <translation>Показать, что делают клавиши, мышь и палец</translation>
    </message>
    <message>
        <source>Lay all</source>
        <comment>button: lay all melds</comment>
        <translation>Выложить всё</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %n point(s)</source>
        <comment>button: lay all melds</comment>
        <translation>
            <numerusform>Выложить всё: %n&#xa0;очко</numerusform>
            <numerusform>Выложить всё: %n&#xa0;очка</numerusform>
            <numerusform>Выложить всё: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld &amp;all that lies in the hand</source>
        <translation>Выложить все комбинации с &amp;руки</translation>
    </message>
    <message>
        <source>Put down all melds of your hand that may be laid now</source>
        <translation>Выложить с руки все комбинации, которые сейчас можно выложить</translation>
    </message>
    <message>
        <source>&amp;Gather the selected cards</source>
        <translation>Отложить выбранные карты на по&amp;лку</translation>
    </message>
    <message>
        <source>Gather</source>
        <comment>button: put loose cards on the staging tray</comment>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>Put the selected cards on the tray beside the hand, or back from it</source>
        <translation>Отложить выбранные карты на полку рядом с рукой или вернуть их оттуда</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подска&amp;зка</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Show a good move and why; again: what else could be done</source>
        <translation>Показать хороший ход и объяснить его; ещё раз: что ещё можно сделать</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>Сделать, как подсказа&amp;но</translation>
    </message>
    <message>
        <source>Do what the hint on show says</source>
        <translation>Сделать то, что советует подсказка</translation>
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
        <translation>В программе произошла непредвиденная ошибка. Подробности в журнале: {folder}</translation>
    </message>
    <message>
        <source>The pictures show the table as {name} sees it.</source>
        <translation>На картинках стол таким, каким его видит {name}.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Картинка: {path}</translation>
    </message>
</context>
<context>
    <name>EventPhrases</name>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s) in the new stock.</source>
        <translation>
            <numerusform>Сброс перетасован: в новой колоде %n&#xa0;карта.</numerusform>
            <numerusform>Сброс перетасован: в новой колоде %n&#xa0;карты.</numerusform>
            <numerusform>Сброс перетасован: в новой колоде %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening with %n point(s).</source>
        <translation>
            <numerusform>Первая выкладка: %n&#xa0;очко.</numerusform>
            <numerusform>Первая выкладка: %n&#xa0;очка.</numerusform>
            <numerusform>Первая выкладка: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends because no more cards can be drawn. Nobody wins it.</source>
        <translation>Раунд окончен: карт больше не взять. Победителя нет.</translation>
    </message>
    <message>
        <source>The round ends because nothing has been put down for long. Nobody wins it.</source>
        <translation>Раунд окончен: давно никто ничего не выкладывал. Победителя нет.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <comment>they do</comment>
        <translation>{name} начинает.</translation>
    </message>
    <message>
        <source>{name} begin.</source>
        <comment>name is: You</comment>
        <translation>{name} начинаете.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <comment>they do</comment>
        <translation>{name} берёт из колоды.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <comment>they do</comment>
        <translation>Берёт из колоды.</translation>
    </message>
    <message>
        <source>{name} draw from the stock.</source>
        <comment>name is: You</comment>
        <translation>{name} берёте из колоды.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <comment>you do</comment>
        <translation>Берёте из колоды.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the stock.</source>
        <comment>they do</comment>
        <translation>{name} берёт {card} из колоды.</translation>
    </message>
    <message>
        <source>Draws {card} from the stock.</source>
        <comment>they do</comment>
        <translation>Берёт {card} из колоды.</translation>
    </message>
    <message>
        <source>{name} draw {card} from the stock.</source>
        <comment>name is: You</comment>
        <translation>{name} берёте {card} из колоды.</translation>
    </message>
    <message>
        <source>Draw {card} from the stock.</source>
        <comment>you do</comment>
        <translation>Берёте {card} из колоды.</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the discard pile.</source>
        <comment>they do</comment>
        <translation>{name} берёт {cards} из сброса.</translation>
    </message>
    <message>
        <source>Takes {cards} from the discard pile.</source>
        <comment>they do</comment>
        <translation>Берёт {cards} из сброса.</translation>
    </message>
    <message>
        <source>{name} take {cards} from the discard pile.</source>
        <comment>name is: You</comment>
        <translation>{name} берёте {cards} из сброса.</translation>
    </message>
    <message>
        <source>Take {cards} from the discard pile.</source>
        <comment>you do</comment>
        <translation>Берёте {cards} из сброса.</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the stairs.</source>
        <comment>they do</comment>
        <translation>{name} берёт {cards} с лестницы.</translation>
    </message>
    <message>
        <source>Takes {cards} from the stairs.</source>
        <comment>they do</comment>
        <translation>Берёт {cards} с лестницы.</translation>
    </message>
    <message>
        <source>{name} take {cards} from the stairs.</source>
        <comment>name is: You</comment>
        <translation>{name} берёте {cards} с лестницы.</translation>
    </message>
    <message>
        <source>Take {cards} from the stairs.</source>
        <comment>you do</comment>
        <translation>Берёте {cards} с лестницы.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} берёт с лестницы %n&#xa0;карту: {cards}.</numerusform>
            <numerusform>{name} берёт с лестницы %n&#xa0;карты: {cards}.</numerusform>
            <numerusform>{name} берёт с лестницы %n&#xa0;карт: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) from the stairs: {cards}.</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Берёт с лестницы %n&#xa0;карту: {cards}.</numerusform>
            <numerusform>Берёт с лестницы %n&#xa0;карты: {cards}.</numerusform>
            <numerusform>Берёт с лестницы %n&#xa0;карт: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} take %n card(s) from the stairs: {cards}.</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} берёте с лестницы %n&#xa0;карту: {cards}.</numerusform>
            <numerusform>{name} берёте с лестницы %n&#xa0;карты: {cards}.</numerusform>
            <numerusform>{name} берёте с лестницы %n&#xa0;карт: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the stairs: {cards}.</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Берёте с лестницы %n&#xa0;карту: {cards}.</numerusform>
            <numerusform>Берёте с лестницы %n&#xa0;карты: {cards}.</numerusform>
            <numerusform>Берёте с лестницы %n&#xa0;карт: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {meld}.</source>
        <comment>they do</comment>
        <translation>{name} выкладывает {meld}.</translation>
    </message>
    <message>
        <source>Melds {meld}.</source>
        <comment>they do</comment>
        <translation>Выкладывает {meld}.</translation>
    </message>
    <message>
        <source>{name} meld {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} выкладываете {meld}.</translation>
    </message>
    <message>
        <source>Meld {meld}.</source>
        <comment>you do</comment>
        <translation>Выкладываете {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} выкладывает {meld}: +%n&#xa0;очко.</numerusform>
            <numerusform>{name} выкладывает {meld}: +%n&#xa0;очка.</numerusform>
            <numerusform>{name} выкладывает {meld}: +%n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds {meld}: +%n point(s).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Выкладывает {meld}: +%n&#xa0;очко.</numerusform>
            <numerusform>Выкладывает {meld}: +%n&#xa0;очка.</numerusform>
            <numerusform>Выкладывает {meld}: +%n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} meld {meld}: +%n point(s).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} выкладываете {meld}: +%n&#xa0;очко.</numerusform>
            <numerusform>{name} выкладываете {meld}: +%n&#xa0;очка.</numerusform>
            <numerusform>{name} выкладываете {meld}: +%n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld {meld}: +%n point(s).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Выкладываете {meld}: +%n&#xa0;очко.</numerusform>
            <numerusform>Выкладываете {meld}: +%n&#xa0;очка.</numerusform>
            <numerusform>Выкладываете {meld}: +%n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays off {cards}: {meld}.</source>
        <comment>they do</comment>
        <translation>{name} подкладывает {cards}: {meld}.</translation>
    </message>
    <message>
        <source>Lays off {cards}: {meld}.</source>
        <comment>they do</comment>
        <translation>Подкладывает {cards}: {meld}.</translation>
    </message>
    <message>
        <source>{name} lay off {cards}: {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} подкладываете {cards}: {meld}.</translation>
    </message>
    <message>
        <source>Lay off {cards}: {meld}.</source>
        <comment>you do</comment>
        <translation>Подкладываете {cards}: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>{name} подкладывает {cards}: {meld} (+%n&#xa0;очко).</numerusform>
            <numerusform>{name} подкладывает {cards}: {meld} (+%n&#xa0;очка).</numerusform>
            <numerusform>{name} подкладывает {cards}: {meld} (+%n&#xa0;очков).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lays off {cards}: {meld} (+%n point(s)).</source>
        <comment>they do</comment>
        <translation>
            <numerusform>Подкладывает {cards}: {meld} (+%n&#xa0;очко).</numerusform>
            <numerusform>Подкладывает {cards}: {meld} (+%n&#xa0;очка).</numerusform>
            <numerusform>Подкладывает {cards}: {meld} (+%n&#xa0;очков).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>name is: You</comment>
        <translation>
            <numerusform>{name} подкладываете {cards}: {meld} (+%n&#xa0;очко).</numerusform>
            <numerusform>{name} подкладываете {cards}: {meld} (+%n&#xa0;очка).</numerusform>
            <numerusform>{name} подкладываете {cards}: {meld} (+%n&#xa0;очков).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off {cards}: {meld} (+%n point(s)).</source>
        <comment>you do</comment>
        <translation>
            <numerusform>Подкладываете {cards}: {meld} (+%n&#xa0;очко).</numerusform>
            <numerusform>Подкладываете {cards}: {meld} (+%n&#xa0;очка).</numerusform>
            <numerusform>Подкладываете {cards}: {meld} (+%n&#xa0;очков).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps {cards} for a joker: {meld}.</source>
        <comment>they do</comment>
        <translation>{name} меняет {cards} на джокера: {meld}.</translation>
    </message>
    <message>
        <source>Swaps {cards} for a joker: {meld}.</source>
        <comment>they do</comment>
        <translation>Меняет {cards} на джокера: {meld}.</translation>
    </message>
    <message>
        <source>{name} swap {cards} for a joker: {meld}.</source>
        <comment>name is: You</comment>
        <translation>{name} меняете {cards} на джокера: {meld}.</translation>
    </message>
    <message>
        <source>Swap {cards} for a joker: {meld}.</source>
        <comment>you do</comment>
        <translation>Меняете {cards} на джокера: {meld}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <comment>they do</comment>
        <translation>{name} сбрасывает {card}.</translation>
    </message>
    <message>
        <source>Discards {card}.</source>
        <comment>they do</comment>
        <translation>Сбрасывает {card}.</translation>
    </message>
    <message>
        <source>{name} discard {card}.</source>
        <comment>name is: You</comment>
        <translation>{name} сбрасываете {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <comment>you do</comment>
        <translation>Сбрасываете {card}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <comment>they do</comment>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>Passes.</source>
        <comment>they do</comment>
        <translation>Пасует.</translation>
    </message>
    <message>
        <source>{name} pass.</source>
        <comment>name is: You</comment>
        <translation>{name} пасуете.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>you do</comment>
        <translation>Пасуете.</translation>
    </message>
    <message>
        <source>{name} takes back a step.</source>
        <comment>they do</comment>
        <translation>{name} отменяет шаг.</translation>
    </message>
    <message>
        <source>Takes back a step.</source>
        <comment>they do</comment>
        <translation>Отменяет шаг.</translation>
    </message>
    <message>
        <source>{name} take back a step.</source>
        <comment>name is: You</comment>
        <translation>{name} отменяете шаг.</translation>
    </message>
    <message>
        <source>Take back a step.</source>
        <comment>you do</comment>
        <translation>Отменяете шаг.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <comment>they do</comment>
        <translation>{name} выходит.</translation>
    </message>
    <message>
        <source>{name} go out.</source>
        <comment>name is: You</comment>
        <translation>{name} выходите.</translation>
    </message>
    <message>
        <source>{name} goes out with a hand rummy!</source>
        <comment>they do</comment>
        <translation>{name} выходит: ромме с руки!</translation>
    </message>
    <message>
        <source>{name} go out with a hand rummy!</source>
        <comment>name is: You</comment>
        <translation>{name} выходите: ромме с руки!</translation>
    </message>
    <message>
        <source>Points of the round: {points}.</source>
        <translation>Очки за раунд: {points}.</translation>
    </message>
    <message>
        <source>Equal ones drew again: {cards}.</source>
        <comment>names with cards</comment>
        <translation>При равных картах ещё раз: {cards}.</translation>
    </message>
    <message>
        <source>Drawn for the order of play: {cards}.</source>
        <comment>names with cards</comment>
        <translation>Жребий на порядок ходов: {cards}.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>Открыта карта {card}.</translation>
    </message>
</context>
<context>
    <name>FileChecks</name>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>card art</source>
        <translation>рисунки карт</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>языки</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>звуки</translation>
    </message>
    <message>
        <source>folder of settings</source>
        <translation>папка настроек</translation>
    </message>
    <message>
        <source>folder of matches</source>
        <translation>папка партий</translation>
    </message>
    <message>
        <source>folder of logs</source>
        <translation>папка журналов</translation>
    </message>
    <message>
        <source>missing or broken: {names}</source>
        <translation>нет или повреждено: {names}</translation>
    </message>
    <message numerus="yes">
        <source>pictures that show nothing: %n</source>
        <translation>
            <numerusform>рисунков, на которых ничего нет: %n</numerusform>
            <numerusform>рисунков, на которых ничего нет: %n</numerusform>
            <numerusform>рисунков, на которых ничего нет: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) and the icon</source>
        <translation>
            <numerusform>%n&#xa0;рисунок и значок</numerusform>
            <numerusform>%n&#xa0;рисунка и значок</numerusform>
            <numerusform>%n&#xa0;рисунков и значок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n&#xa0;звук</numerusform>
            <numerusform>%n&#xa0;звука</numerusform>
            <numerusform>%n&#xa0;звуков</numerusform>
        </translation>
    </message>
    <message>
        <source>silent, QtMultimedia is not installed</source>
        <translation>без звука, QtMultimedia не установлен</translation>
    </message>
    <message>
        <source>silent, there is no sound device</source>
        <translation>без звука, нет звукового устройства</translation>
    </message>
    <message>
        <source>played by QtMultimedia</source>
        <translation>воспроизводит QtMultimedia</translation>
    </message>
    <message>
        <source>cannot be written: {path} ({reason})</source>
        <translation>запись невозможна: {path} ({reason})</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Saved matches ({pattern})</source>
        <translation>Сохранённые партии ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <translation>Все файлы ({pattern})</translation>
    </message>
    <message>
        <source>This match is on the table already.</source>
        <translation>Эта партия уже на столе.</translation>
    </message>
    <message>
        <source>Only one match has room on the table; this is {name}.</source>
        <translation>На столе есть место только для одной партии; это {name}.</translation>
    </message>
    <message>
        <source>A copy is played; the file itself stays as it is.</source>
        <translation>Вы играете в копии; сам файл остаётся как есть.</translation>
    </message>
    <message>
        <source>The match before is saved, and can be opened again in the menu “Game”.</source>
        <translation>Прежняя партия сохранена, её можно снова открыть в меню «Игра».</translation>
    </message>
    <message>
        <source>The match cannot be opened</source>
        <translation>Партию не удаётся открыть</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>The match on the table is not saved</source>
        <translation>Партия на столе не сохранена</translation>
    </message>
    <message>
        <source>It cannot be written now, so it stays here. Open the other one when it is saved.</source>
        <translation>Сейчас её нельзя записать, поэтому она остаётся здесь. Откройте другую, когда эта будет сохранена.</translation>
    </message>
    <message>
        <source>Two ways of one match</source>
        <translation>Одна партия пошла двумя путями</translation>
    </message>
    <message>
        <source>This match has been played on here in another way than the file tells. If you play on with the file, the one here goes to the abandoned matches.</source>
        <translation>Здесь эту партию продолжили иначе, чем записано в файле. Если вы продолжите партию из файла, здешняя попадёт к прерванным партиям.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Play on with the file</source>
        <translation>Продолжить партию из файла</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>a key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>a key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Go from thing to thing</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Карты в руке</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Have it read out (with a screen reader)</source>
        <translation>Прочитать вслух (с программой экранного доступа)</translation>
    </message>
    <message>
        <source>To the neighbour</source>
        <translation>К соседу</translation>
    </message>
    <message>
        <source>Between bars, hand, tray, stock and pile, melds, and players</source>
        <translation>Между полосками, рукой, полкой, колодой и сбросом, комбинациями и игроками</translation>
    </message>
    <message>
        <source>Meld the selected cards, or the marked group or bar</source>
        <translation>Выложить выбранные карты, а если их нет&#xa0;— отмеченную группу или полоску</translation>
    </message>
    <message>
        <source>To the first or last one</source>
        <translation>К первому или последнему</translation>
    </message>
    <message>
        <source>To the next card of this rank: 0 is the ten, J the jack, Q the queen, K the king, A the ace, X a joker</source>
        <translation>К следующей карте этого достоинства: 0 – десятка, J – валет, Q – дама, K – король, A – туз, X – джокер</translation>
    </message>
    <message>
        <source>Select the card, or take it out of the selection</source>
        <translation>Выбрать карту или отменить её выбор</translation>
    </message>
    <message>
        <source>Select the neighbour as well</source>
        <translation>Выбрать и соседнюю карту</translation>
    </message>
    <message>
        <source>Move the card within the hand</source>
        <translation>Передвинуть карту в руке</translation>
    </message>
    <message>
        <source>Gather the selected cards on the tray, or take them back from there</source>
        <translation>Отложить выбранные карты на полку или вернуть их оттуда</translation>
    </message>
    <message>
        <source>Do what is there to do: select, draw, take, lay off the selected cards, discard</source>
        <translation>Сделать то, что здесь можно: выбрать, взять карту, подложить выбранные карты, сбросить</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Взять карту из колоды</translation>
    </message>
    <message>
        <source>Take the discard, or the stairs from the marked step on</source>
        <translation>Взять верхнюю карту сброса или лестницу с отмеченной ступени</translation>
    </message>
    <message>
        <source>Lay off the selected cards, or swap them for a joker</source>
        <translation>Подложить выбранные карты или обменять на джокера</translation>
    </message>
    <message>
        <source>Discard the selected card, or else the one you are on</source>
        <translation>Сбросить выбранную карту, а если такой нет – текущую</translation>
    </message>
    <message>
        <source>Take back a step</source>
        <translation>Отменить шаг</translation>
    </message>
    <message>
        <source>Pass, when there is nothing left to draw</source>
        <translation>Пас, если брать больше нечего</translation>
    </message>
    <message>
        <source>What can I do with this?</source>
        <translation>Что с этим можно сделать?</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Whose turn it is, and how the table stands</source>
        <translation>Чей ход и что на столе</translation>
    </message>
    <message>
        <source>The last message again</source>
        <translation>Последнее сообщение ещё раз</translation>
    </message>
    <message>
        <source>Select nothing, or take a hint away</source>
        <translation>Снять выбор или убрать подсказку</translation>
    </message>
    <message>
        <source>A hint; again: all that could be done</source>
        <translation>Подсказка; ещё раз: всё, что можно сделать</translation>
    </message>
    <message>
        <source>Play the hint on show</source>
        <translation>Сделать, как подсказано</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Several cards are selected</source>
        <translation>Выбрано несколько карт</translation>
    </message>
    <message>
        <source>Only one card can be discarded.</source>
        <translation>Сбросить можно только одну карту.</translation>
    </message>
    <message>
        <source>No card is selected</source>
        <translation>Не выбрано ни одной карты</translation>
    </message>
    <message>
        <source>Go to a card of your hand and press the space bar.</source>
        <translation>Перейдите к карте в руке и нажмите пробел.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Клавиши и мышь</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Мышью</translation>
    </message>
    <message>
        <source>Click a card of the hand</source>
        <translation>Щелчок по своей карте</translation>
    </message>
    <message>
        <source>Select it, or let it go</source>
        <translation>Выбрать её или снять выбор</translation>
    </message>
    <message>
        <source>Click stock or pile</source>
        <translation>Щелчок по колоде или сбросу</translation>
    </message>
    <message>
        <source>Click a place that lights up</source>
        <translation>Щелчок по светящемуся месту</translation>
    </message>
    <message>
        <source>With a finger</source>
        <translation>Пальцем</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Везде в окне</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift и щелчок</translation>
    </message>
    <message>
        <source>Select all cards up to this one</source>
        <translation>Выбрать все карты до этой</translation>
    </message>
    <message>
        <source>Drag over free felt</source>
        <translation>Провести по свободному сукну</translation>
    </message>
    <message>
        <source>Select all cards under the frame; with Ctrl as well as the others</source>
        <translation>Выбрать все карты под рамкой; с Ctrl — вдобавок к другим</translation>
    </message>
    <message>
        <source>Draw or take</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Play what is selected there</source>
        <translation>Сыграть туда выбранное</translation>
    </message>
    <message>
        <source>Click a bar under the hand</source>
        <translation>Щелчок по чёрточке под картами</translation>
    </message>
    <message>
        <source>Put down the meld that it marks</source>
        <translation>Выложить отмеченную комбинацию</translation>
    </message>
    <message>
        <source>Double click a card of the hand</source>
        <translation>Двойной щелчок по своей карте</translation>
    </message>
    <message>
        <source>Discard it, where that is clear</source>
        <translation>Сбросить её, если это однозначно</translation>
    </message>
    <message>
        <source>Drag cards</source>
        <translation>Перетащить карты</translation>
    </message>
    <message>
        <source>To a place that lights up, or to another place in the hand</source>
        <translation>На светящееся место или на другое место на руке</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Щелчок правой кнопкой</translation>
    </message>
    <message>
        <source>What can I do with this?</source>
        <translation>Что с этим можно сделать?</translation>
    </message>
    <message>
        <source>Tap, double tap, drag</source>
        <translation>Коснуться, дважды коснуться, потянуть</translation>
    </message>
    <message>
        <source>As with the mouse</source>
        <translation>Как мышью</translation>
    </message>
    <message>
        <source>Hold down</source>
        <translation>Удерживать</translation>
    </message>
    <message>
        <source>As a right click</source>
        <translation>Как щелчок правой кнопкой</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Закрыть ход игры</translation>
    </message>
</context>
<context>
    <name>MainRules</name>
    <message>
        <source>none</source>
        <comment>no limit, no target</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Opening from</source>
        <comment>so many points; beside a choice of numbers</comment>
        <translation>Первая выкладка от</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>beside a choice of rules</comment>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>penalty points that end the match</comment>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>points that end the match</comment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>take it always</source>
        <translation>можно брать всегда</translation>
    </message>
    <message>
        <source>take it to use it at once</source>
        <translation>чтобы сразу выложить</translation>
    </message>
    <message>
        <source>take it after opening</source>
        <translation>после первой выкладки</translation>
    </message>
    <message>
        <source>never take it</source>
        <translation>брать нельзя</translation>
    </message>
    <message>
        <source>take of its stairs</source>
        <translation>лестницей</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>No match is being played.</source>
        <translation>Партии сейчас нет.</translation>
    </message>
    <message>
        <source>Deal a new game.</source>
        <translation>Раздайте новую игру.</translation>
    </message>
    <message>
        <source>{game} – Rommé Desk</source>
        <translation>{game} – Rommé Desk</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Раунд {number} из {rounds}</translation>
    </message>
    <message>
        <source>Round {number}, up to {target} points</source>
        <translation>Раунд {number}, цель: {target}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>Abandon the match?</source>
        <translation>Прервать партию?</translation>
    </message>
    <message>
        <source>The running match ends here without a result. This cannot be taken back.</source>
        <translation>Идущая партия закончится без результата. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>The last match cannot go on</source>
        <translation>Последнюю партию продолжить нельзя</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program met a fault that nobody expected. The match is saved up to the last move. What happened stands in the log: {folder}</source>
        <translation>В программе случилась непредвиденная ошибка. Партия сохранена до последнего хода. Подробности записаны в журнал: {folder}</translation>
    </message>
    <message>
        <source>Its file is kept: {path}</source>
        <translation>Файл сохранён: {path}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
</context>
<context>
    <name>MendWords</name>
    <message numerus="yes">
        <source>Meld %n more card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Выложить ещё %n&#xa0;карту</numerusform>
            <numerusform>Выложить ещё %n&#xa0;карты</numerusform>
            <numerusform>Выложить ещё %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld {cards} too</source>
        <comment>button</comment>
        <translation>Выложить ещё {cards}</translation>
    </message>
    <message>
        <source>Lay off instead</source>
        <comment>button</comment>
        <translation>Подложить</translation>
    </message>
    <message>
        <source>Meld instead</source>
        <comment>button</comment>
        <translation>Выложить отдельно</translation>
    </message>
    <message>
        <source>Take all back</source>
        <comment>button: all melds of the turn</comment>
        <translation>Вернуть всё</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <comment>button</comment>
        <translation>Отменить последний шаг</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button beside a refusal</comment>
        <translation>Подсказка</translation>
    </message>
    <message numerus="yes">
        <source>{cards} would bring %n point(s).</source>
        <translation>
            <numerusform>Если выложить {cards}, будет %n&#xa0;очко.</numerusform>
            <numerusform>Если выложить {cards}, будет %n&#xa0;очка.</numerusform>
            <numerusform>Если выложить {cards}, будет %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {cards} as well it would be %n point(s).</source>
        <translation>
            <numerusform>Если добавить {cards}, будет %n&#xa0;очко.</numerusform>
            <numerusform>Если добавить {cards}, будет %n&#xa0;очка.</numerusform>
            <numerusform>Если добавить {cards}, будет %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand does not reach that.</source>
        <translation>С вашей рукой столько не набрать.</translation>
    </message>
    <message numerus="yes">
        <source>Open: %n point(s)</source>
        <comment>button: with these melds</comment>
        <translation>
            <numerusform>Сначала выложить: %n&#xa0;очко</numerusform>
            <numerusform>Сначала выложить: %n&#xa0;очка</numerusform>
            <numerusform>Сначала выложить: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Open with {cards}</source>
        <comment>button</comment>
        <translation>Сначала выложить {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Meld %n card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Выложить %n&#xa0;карту</numerusform>
            <numerusform>Выложить %n&#xa0;карты</numerusform>
            <numerusform>Выложить %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MotivePhrases</name>
    <message>
        <source>you can go out now</source>
        <translation>вы можете выйти прямо сейчас</translation>
    </message>
    <message>
        <source>you can open with {cards}</source>
        <translation>на первую выкладку хватает: {cards}</translation>
    </message>
    <message>
        <source>you can meld {cards}</source>
        <translation>можно выложить {cards}</translation>
    </message>
    <message>
        <source>you can lay off {cards}</source>
        <translation>можно подложить {cards}</translation>
    </message>
    <message>
        <source>you have to put {cards} on the table before your turn ends</source>
        <translation>до конца хода нужно выложить {cards}</translation>
    </message>
    <message>
        <source>you can use {cards} at once</source>
        <translation>{cards} можно сразу пустить в дело</translation>
    </message>
    <message>
        <source>there is no card to draw, and none worth taking</source>
        <translation>в колоде карт нет, а брать со стола нечего</translation>
    </message>
    <message>
        <source>nothing speaks for one move more than for another</source>
        <translation>разницы между ходами нет</translation>
    </message>
    <message>
        <source>it is allowed, and nothing better was found</source>
        <translation>так ходить можно, а лучшего не нашлось</translation>
    </message>
    <message>
        <source>the turn cannot be ended like this</source>
        <translation>так ход не закончить</translation>
    </message>
    <message numerus="yes">
        <source>you would still miss %n point(s) to open</source>
        <translation>
            <numerusform>до первой выкладки не хватит ещё %n&#xa0;очка</numerusform>
            <numerusform>до первой выкладки не хватит ещё %n&#xa0;очков</numerusform>
            <numerusform>до первой выкладки не хватит ещё %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing may be put down in this turn yet</source>
        <translation>в этот ход выкладывать ещё нельзя</translation>
    </message>
    <message>
        <source>you need not put that down yet</source>
        <translation>выкладывать это пока не обязательно</translation>
    </message>
    <message>
        <source>{card} would have to be put down at once, which would show {others}</source>
        <translation>{card} пришлось бы сразу выложить, открыв при этом {others}</translation>
    </message>
    <message>
        <source>you have put nothing down yet, and going out all at once would count more</source>
        <translation>вы ещё ничего не выкладывали, а выход одним ходом принесёт больше</translation>
    </message>
    <message numerus="yes">
        <source>somebody has only %n card(s) left</source>
        <translation>
            <numerusform>у кого-то осталась всего %n&#xa0;карта</numerusform>
            <numerusform>у кого-то остались всего %n&#xa0;карты</numerusform>
            <numerusform>у кого-то осталось всего %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this turn brings %n point(s)</source>
        <translation>
            <numerusform>этот ход приносит %n&#xa0;очко</numerusform>
            <numerusform>этот ход приносит %n&#xa0;очка</numerusform>
            <numerusform>этот ход приносит %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in your hand</source>
        <translation>
            <numerusform>в руке остаётся %n&#xa0;очко</numerusform>
            <numerusform>в руке остаётся %n&#xa0;очка</numerusform>
            <numerusform>в руке остаётся %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} goes with no other card in your hand but a joker</source>
        <translation>{card} в руке подходит только к джокеру</translation>
    </message>
    <message>
        <source>{card} is needed for none of your melds</source>
        <translation>{card} не требуется ни для одной комбинации в руке</translation>
    </message>
    <message>
        <source>{card} can no longer become a meld</source>
        <translation>{card} уже не сложится в комбинацию</translation>
    </message>
    <message>
        <source>{card} can become a meld only with a joker now</source>
        <translation>{card} теперь сложится в комбинацию только с джокером</translation>
    </message>
    <message>
        <source>{card} is the least useful card</source>
        <translation>{card} приносит меньше всего пользы</translation>
    </message>
    <message>
        <source>you need all other cards more than {card}</source>
        <translation>все остальные карты нужнее, чем {card}</translation>
    </message>
    <message>
        <source>the next player may not take {card}</source>
        <translation>следующий игрок не вправе взять {card}</translation>
    </message>
    <message>
        <source>without a joker the next player can neither meld nor lay off {card}</source>
        <translation>без джокера следующий игрок не сможет ни выложить, ни подложить {card}</translation>
    </message>
    <message numerus="yes">
        <source>{card} counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} в руке стоит %n&#xa0;очко</numerusform>
            <numerusform>{card} в руке стоит %n&#xa0;очка</numerusform>
            <numerusform>{card} в руке стоит %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>the next player holds {others}, and {card} would make a meld of that</source>
        <translation>у следующего игрока есть {others}, и {card} даст ему комбинацию</translation>
    </message>
    <message>
        <source>the next player may swap {card} for the joker of {meld}</source>
        <translation>следующий игрок сможет обменять {card} на джокера из комбинации {meld}</translation>
    </message>
    <message numerus="yes">
        <source>%n fitting card(s) may still come: {cards}</source>
        <translation>
            <numerusform>прийти ещё может %n&#xa0;подходящая карта: {cards}</numerusform>
            <numerusform>прийти ещё могут %n&#xa0;подходящие карты: {cards}</numerusform>
            <numerusform>прийти ещё могут %n&#xa0;подходящих карт: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this breaks up {cards}, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>это разбивает {cards}, а подойти ещё может %n&#xa0;карта</numerusform>
            <numerusform>это разбивает {cards}, а подойти ещё могут %n&#xa0;карты</numerusform>
            <numerusform>это разбивает {cards}, а подойти ещё могут %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so {cards} stay together, for which %n fitting card(s) may still come</source>
        <translation>
            <numerusform>так {cards} остаются вместе, а подойти к ним ещё может %n&#xa0;карта</numerusform>
            <numerusform>так {cards} остаются вместе, а подойти к ним ещё могут %n&#xa0;карты</numerusform>
            <numerusform>так {cards} остаются вместе, а подойти к ним ещё могут %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>the others do not get to see {cards} yet</source>
        <translation>{cards} другие игроки пока не увидят</translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand but a joker, and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} в руке подходит только к джокеру, а стоит там %n&#xa0;очко</numerusform>
            <numerusform>{card} в руке подходит только к джокеру, а стоит там %n&#xa0;очка</numerusform>
            <numerusform>{card} в руке подходит только к джокеру, а стоит там %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is needed for none of your melds and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} не требуется ни для одной комбинации, а в руке стоит %n&#xa0;очко</numerusform>
            <numerusform>{card} не требуется ни для одной комбинации, а в руке стоит %n&#xa0;очка</numerusform>
            <numerusform>{card} не требуется ни для одной комбинации, а в руке стоит %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no use for {card}</source>
        <translation>{card} брать незачем</translation>
    </message>
    <message>
        <source>there is no discard for you to take</source>
        <translation>в сбросе для вас карты нет</translation>
    </message>
    <message>
        <source>a new card promises more</source>
        <translation>новая карта обещает больше</translation>
    </message>
    <message>
        <source>{cards} had better stay in your hand for now, because on the table that would help the others</source>
        <translation>{cards} пока лучше придержать, ведь на столе это поможет и другим</translation>
    </message>
    <message>
        <source>for {cards} you get a joker</source>
        <translation>обменяв {cards}, вы получите джокера</translation>
    </message>
    <message>
        <source>you would miss {cards} even less, but the next player might well use that card</source>
        <translation>отдать {cards} было бы ещё легче, но эта карта может пригодиться следующему игроку</translation>
    </message>
    <message>
        <source>you would miss {cards} even less, but the next player might well use those cards</source>
        <translation>отдать {cards} было бы ещё легче, но эти карты могут пригодиться следующему игроку</translation>
    </message>
    <message>
        <source>no card can come any more that goes with it</source>
        <translation>подходящая карта к ней уже не придёт</translation>
    </message>
    <message>
        <source>{cards} is gone</source>
        <translation>{cards} уже не придёт</translation>
    </message>
    <message>
        <source>{cards} are all gone</source>
        <translation>{cards} уже не придут</translation>
    </message>
    <message>
        <source>the next player may lay off {card} on {meld}</source>
        <translation>следующий игрок сможет подложить {card} к комбинации {meld}</translation>
    </message>
    <message>
        <source>{card} goes with no other card in your hand</source>
        <translation>{card} ни к чему в руке не подходит</translation>
    </message>
    <message>
        <source>{card} makes a meld with {others}</source>
        <translation>{card} и {others} вместе – комбинация</translation>
    </message>
    <message numerus="yes">
        <source>{card} goes with no other card in your hand and counts %n point(s) there</source>
        <translation>
            <numerusform>{card} ни к чему в руке не подходит, а стоит там %n&#xa0;очко</numerusform>
            <numerusform>{card} ни к чему в руке не подходит, а стоит там %n&#xa0;очка</numerusform>
            <numerusform>{card} ни к чему в руке не подходит, а стоит там %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the least useful card and counts %n point(s) in the hand</source>
        <translation>
            <numerusform>{card} приносит меньше всего пользы, а в руке стоит %n&#xa0;очко</numerusform>
            <numerusform>{card} приносит меньше всего пользы, а в руке стоит %n&#xa0;очка</numerusform>
            <numerusform>{card} приносит меньше всего пользы, а в руке стоит %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>the next player can neither meld nor lay off {card}</source>
        <translation>следующий игрок не сможет ни выложить, ни подложить {card}</translation>
    </message>
</context>
<context>
    <name>NamedCards</name>
    <message>
        <source>joker</source>
        <comment>spoken, one of several cards</comment>
        <translation>джокер</translation>
    </message>
    <message>
        <source>joker as {card}</source>
        <comment>spoken; {card} is the name of a card</comment>
        <translation>джокер вместо карты {card}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>The main rules</source>
        <translation>Главные правила</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздать</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>button</comment>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>From five players on a second pack is used.</source>
        <translation>От пяти игроков добавляется вторая колода.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>Meld {cards}</source>
        <comment>entry of a menu</comment>
        <translation>Выложить {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Meld {cards}: %n point(s)</source>
        <comment>entry of a menu</comment>
        <translation>
            <numerusform>Выложить {cards}: %n&#xa0;очко</numerusform>
            <numerusform>Выложить {cards}: %n&#xa0;очка</numerusform>
            <numerusform>Выложить {cards}: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off {cards}: {meld} ({owner})</source>
        <comment>entry of a menu</comment>
        <translation>Подложить {cards}: {meld} ({owner})</translation>
    </message>
    <message>
        <source>Swap {cards} for the joker: {meld} ({owner})</source>
        <comment>entry of a menu</comment>
        <translation>Заменить джокера на {cards}: {meld} ({owner})</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <comment>entry of a menu</comment>
        <translation>Сбросить {card}</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>entry of a menu</comment>
        <translation>Взять карту из колоды</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <comment>entry of a menu</comment>
        <translation>Взять {card} из сброса</translation>
    </message>
    <message>
        <source>Pass and end the round</source>
        <comment>entry of a menu</comment>
        <translation>Пасовать и закончить раунд</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <comment>entry of a menu</comment>
        <translation>Вернуть последний шаг</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Random</source>
        <comment>a level</comment>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a level</comment>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a level</comment>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a level</comment>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level</comment>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Plays any legal card, without a plan.</source>
        <translation>Играет любой разрешённой картой, без плана.</translation>
    </message>
    <message>
        <source>Finds every meld in its own hand, and watches only that.</source>
        <translation>Находит все комбинации среди своих карт и следит только за ними.</translation>
    </message>
    <message>
        <source>Plays the round on in its mind many times before it moves, each time giving the others different hands, as good as hands may be by then. It never peeks.</source>
        <translation>Перед каждым ходом много раз мысленно доигрывает раунд, всякий раз представляя себе у соперников другие карты, настолько хорошие, какими они могут быть к этому времени. В чужие карты не заглядывает.</translation>
    </message>
    <message>
        <source>by lot</source>
        <comment>a level</comment>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>The levels of the others are drawn by lot</source>
        <translation>Сила остальных — по жребию</translation>
    </message>
    <message>
        <source>Felix</source>
        <comment>a computer player</comment>
        <translation>Егор</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Mixed table</source>
        <translation>Смешанный стол</translation>
    </message>
    <message>
        <source>Anna</source>
        <comment>a computer player</comment>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Ben</source>
        <comment>a computer player</comment>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Clara</source>
        <comment>a computer player</comment>
        <translation>Вера</translation>
    </message>
    <message>
        <source>David</source>
        <comment>a computer player</comment>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>a computer player</comment>
        <translation>Дарья</translation>
    </message>
    <message>
        <source>Counts the cards it has seen, hides its melds and watches how many cards others hold.</source>
        <translation>Считает вышедшие карты, придерживает комбинации и следит, сколько карт осталось у других.</translation>
    </message>
    <message>
        <source>Sees pairs and neighbours, forgets the discards and misses a chance now and then.</source>
        <translation>Видит пары и соседние карты, сброс не запоминает и порой упускает возможность.</translation>
    </message>
</context>
<context>
    <name>RefusalPhrases</name>
    <message numerus="yes">
        <source>Not yet: %n point(s) missing</source>
        <translation>
            <numerusform>Пока нельзя: не хватает %n&#xa0;очка</numerusform>
            <numerusform>Пока нельзя: не хватает %n&#xa0;очков</numerusform>
            <numerusform>Пока нельзя: не хватает %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translation>Сейчас брать карту нельзя</translation>
    </message>
    <message>
        <source>You cannot take that</source>
        <translation>Взять это нельзя</translation>
    </message>
    <message>
        <source>That cannot be melded</source>
        <translation>Это нельзя выложить</translation>
    </message>
    <message>
        <source>That cannot be laid off</source>
        <translation>Это нельзя подложить</translation>
    </message>
    <message>
        <source>The joker stays where it is</source>
        <translation>Джокер остаётся на месте</translation>
    </message>
    <message>
        <source>You cannot discard that now</source>
        <translation>Сейчас сбросить это нельзя</translation>
    </message>
    <message>
        <source>You cannot pass now</source>
        <translation>Сейчас пасовать нельзя</translation>
    </message>
    <message>
        <source>Nothing can be taken back</source>
        <translation>Отменять нечего</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>First you need a card from the stock or the discard pile.</source>
        <translation>Сначала возьмите карту из колоды или из сброса.</translation>
    </message>
    <message>
        <source>You have had your card for this turn. Now meld, lay off or discard.</source>
        <translation>Карту на этот ход вы уже взяли. Теперь выкладывайте, подкладывайте или сбрасывайте.</translation>
    </message>
    <message>
        <source>Only the top card of the discard pile can be taken.</source>
        <translation>Из сброса можно взять только верхнюю карту.</translation>
    </message>
    <message>
        <source>The stock is empty and no new one can be made.</source>
        <translation>Колода пуста, и новую сделать не из чего.</translation>
    </message>
    <message>
        <source>You can pass only when the stock has no card for you.</source>
        <translation>Пасовать можно, только если в колоде нет для вас карты.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} нет у вас на руках.</translation>
    </message>
    <message>
        <source>This meld is not on the table.</source>
        <translation>Этой комбинации нет на столе.</translation>
    </message>
    <message>
        <source>A meld is three or four cards of one rank in different suits, or at least three cards of one suit in sequence.</source>
        <translation>Комбинация — это три или четыре карты одного достоинства разных мастей или не меньше трёх карт одной масти подряд.</translation>
    </message>
    <message>
        <source>Two jokers may not lie side by side in a run.</source>
        <translation>В последовательности два джокера не могут лежать рядом.</translation>
    </message>
    <message numerus="yes">
        <source>A meld may hold at most %n joker(s).</source>
        <translation>
            <numerusform>В комбинации может быть не больше %n&#xa0;джокера.</numerusform>
            <numerusform>В комбинации может быть не больше %n&#xa0;джокеров.</numerusform>
            <numerusform>В комбинации может быть не больше %n&#xa0;джокеров.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this table nothing is put down before turn {first} of the round. This is turn {turn}.</source>
        <translation>За этим столом до хода {first} карты не выкладывают. Сейчас ход {turn}.</translation>
    </message>
    <message>
        <source>At this table you lay off only on your own melds.</source>
        <translation>За этим столом подкладывают только к своим комбинациям.</translation>
    </message>
    <message>
        <source>No valid meld would come of it.</source>
        <translation>Правильной комбинации из этого не выйдет.</translation>
    </message>
    <message>
        <source>At this table jokers are not swapped.</source>
        <translation>За этим столом джокеров не заменяют.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>В этой комбинации нет джокера.</translation>
    </message>
    <message>
        <source>This joker cannot be swapped any more.</source>
        <translation>Этого джокера уже не заменить.</translation>
    </message>
    <message>
        <source>The last card must be discarded, so keep one in your hand.</source>
        <translation>Последнюю карту нужно сбросить, поэтому оставьте одну на руках.</translation>
    </message>
    <message>
        <source>At this table the first melds need {minimum} points together. Yours have {points}.</source>
        <translation>За этим столом для первой выкладки нужно {minimum}. У вас {points}.</translation>
    </message>
    <message>
        <source>You took {card} from the discard pile, so it must be on the table before your turn ends. You can also undo.</source>
        <translation>Вы взяли {card} из сброса: до конца хода карта должна лечь на стол. Можно и отменить шаг.</translation>
    </message>
    <message>
        <source>The joker you swapped must be on the table again before your turn ends. You can also undo.</source>
        <translation>Взятый джокер должен до конца хода снова лечь на стол. Можно и отменить шаг.</translation>
    </message>
    <message>
        <source>You took {card} in this very turn, so it cannot go back now.</source>
        <translation>Вы взяли {card} в этот же ход, поэтому сразу вернуть карту нельзя.</translation>
    </message>
    <message>
        <source>At this table nobody goes out by discarding: meld or lay off your last card, or undo.</source>
        <translation>За этим столом не выходят сбросом: выложите или подложите последнюю карту или отмените шаг.</translation>
    </message>
    <message>
        <source>Whoever has drawn from the stock has seen the card and must keep it.</source>
        <translation>Взятая из колоды карта уже увидена, вернуть её нельзя.</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Эту карту</translation>
    </message>
    <message>
        <source>At this table only those who have opened may take a discard.</source>
        <translation>За этим столом из сброса берут только после первой выкладки.</translation>
    </message>
    <message>
        <source>At this table nobody takes from the discard pile.</source>
        <translation>За этим столом из сброса не берут.</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Там нет карт.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) lie there.</source>
        <translation>
            <numerusform>Там лежит только %n&#xa0;карта.</numerusform>
            <numerusform>Там лежат только %n&#xa0;карты.</numerusform>
            <numerusform>Там лежит только %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this table you lay off and swap only in the turns after your opening.</source>
        <translation>За этим столом подкладывают и заменяют джокеров только со следующего хода после первой выкладки.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: with melds worth at least %n point(s).</source>
        <translation>
            <numerusform>Сначала нужна первая выкладка: комбинации не меньше чем на %n&#xa0;очко.</numerusform>
            <numerusform>Сначала нужна первая выкладка: комбинации не меньше чем на %n&#xa0;очка.</numerusform>
            <numerusform>Сначала нужна первая выкладка: комбинации не меньше чем на %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joker does not stand for this card.</source>
        <translation>Эту карту джокер не заменяет.</translation>
    </message>
    <message>
        <source>This joker is free for both missing cards at once: {cards}.</source>
        <translation>Этого джокера можно забрать только за обе недостающие карты сразу: {cards}.</translation>
    </message>
    <message>
        <source>This joker stands for: {cards}.</source>
        <translation>Этот джокер заменяет: {cards}.</translation>
    </message>
</context>
<context>
    <name>RulePhrases</name>
    <message>
        <source>Rommé</source>
        <translation>Ромме</translation>
    </message>
    <message>
        <source>Rommé (strict)</source>
        <translation>Ромме (строгий)</translation>
    </message>
    <message>
        <source>Russian Rommé</source>
        <translation>Русское ромме</translation>
    </message>
    <message>
        <source>Treppenrommé</source>
        <translation>Лестничный рамми</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Рамми 51</translation>
    </message>
    <message>
        <source>Open with 30, and the top discard is always yours to take.</source>
        <translation>Первая выкладка от 30, верхнюю карту сброса можно брать всегда.</translation>
    </message>
    <message>
        <source>As at a real table: a discard only for immediate use.</source>
        <translation>Как за столом: из сброса только то, что сразу пойдёт в дело.</translation>
    </message>
    <message>
        <source>Open with 40 and go out without a discard.</source>
        <translation>Первая выкладка от 40, выход без сброса.</translation>
    </message>
    <message>
        <source>The discards are stairs: take as many as you like.</source>
        <translation>Сброс — это лестница: берите сколько хотите.</translation>
    </message>
    <message>
        <source>Open with 51; the highest card begins.</source>
        <translation>Первая выкладка от 51; начинает старшая карта.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Карты и сдача</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Первая выкладка</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Набор карт</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n&#xa0;колода</numerusform>
            <numerusform>%n&#xa0;колоды</numerusform>
            <numerusform>%n&#xa0;колод</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n&#xa0;джокер</numerusform>
            <numerusform>%n&#xa0;джокера</numerusform>
            <numerusform>%n&#xa0;джокеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;раунд</numerusform>
            <numerusform>%n&#xa0;раунда</numerusform>
            <numerusform>%n&#xa0;раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit of %n point(s)</source>
        <translation>
            <numerusform>предел %n&#xa0;очко</numerusform>
            <numerusform>предел %n&#xa0;очка</numerusform>
            <numerusform>предел %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>до %n&#xa0;очка</numerusform>
            <numerusform>до %n&#xa0;очков</numerusform>
            <numerusform>до %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of {preset}, unchanged.</source>
        <translation>Правила игры «{preset}» без изменений.</translation>
    </message>
    <message>
        <source>The rules of {preset}, but: {changes}.</source>
        <translation>Правила игры «{preset}», но: {changes}.</translation>
    </message>
    <message>
        <source>There is no rule of the name “{rule}”.</source>
        <translation>Правила с названием «{rule}» нет.</translation>
    </message>
    <message>
        <source>{rule}: “{value}” is no such value.</source>
        <translation>{rule}: «{value}» не подходит.</translation>
    </message>
    <message>
        <source>{rule}: only from {minimum} to {maximum}.</source>
        <translation>{rule}: только от {minimum} до {maximum}.</translation>
    </message>
    <message>
        <source>{rule}: there is no choice “{value}”.</source>
        <translation>{rule}: варианта «{value}» нет.</translation>
    </message>
    <message>
        <source>This game is for {minimum} to {maximum} players.</source>
        <translation>В эту игру играют от {minimum} до {maximum} человек.</translation>
    </message>
    <message numerus="yes">
        <source>There are cards for a hand of %n at most with so many players.</source>
        <translation>
            <numerusform>При стольких игроках карт хватит не больше чем по&#xa0;%n&#xa0;на&#xa0;руки.</numerusform>
            <numerusform>При стольких игроках карт хватит не больше чем по&#xa0;%n&#xa0;на&#xa0;руки.</numerusform>
            <numerusform>При стольких игроках карт хватит не больше чем по&#xa0;%n&#xa0;на&#xa0;руки.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match would never end: choose a number of rounds, a limit or a target.</source>
        <translation>Партия никогда не кончится: выберите число раундов, предел или цель.</translation>
    </message>
    <message>
        <source>{rule}: only where melds score.</source>
        <translation>{rule}: только там, где очки дают за комбинации.</translation>
    </message>
    <message>
        <source>{rule}: only with penalty points.</source>
        <translation>{rule}: только со штрафными очками.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Колоды по 52 карты</translation>
    </message>
    <message>
        <source>One more pack</source>
        <translation>Дополнительная колода</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Карт каждому</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>The first player gets one card more</source>
        <translation>Начинающий получает на карту больше</translation>
    </message>
    <message>
        <source>A turned-up card begins the discard pile</source>
        <translation>Сброс начинает открытая карта</translation>
    </message>
    <message>
        <source>Place of the ace</source>
        <translation>Место туза</translation>
    </message>
    <message>
        <source>Jokers side by side in a run</source>
        <translation>Джокеры рядом в последовательности</translation>
    </message>
    <message>
        <source>Jokers in a meld</source>
        <translation>Джокеров в комбинации</translation>
    </message>
    <message>
        <source>Swapping a joker</source>
        <translation>Замена джокера</translation>
    </message>
    <message>
        <source>What frees the joker of a set</source>
        <translation>За что отдают джокера группы</translation>
    </message>
    <message>
        <source>Points for the opening</source>
        <translation>Очков для первой выкладки</translation>
    </message>
    <message>
        <source>One meld alone must reach them</source>
        <translation>Их должна набрать одна комбинация</translation>
    </message>
    <message>
        <source>Jokers in the opening</source>
        <translation>Джокеры в первой выкладке</translation>
    </message>
    <message>
        <source>Cards may be put down</source>
        <translation>Выкладывать можно</translation>
    </message>
    <message>
        <source>Laying off and swapping</source>
        <translation>Подкладывать и заменять</translation>
    </message>
    <message>
        <source>Laying off on</source>
        <translation>Подкладывать к</translation>
    </message>
    <message>
        <source>Two equal cards in a set</source>
        <translation>Две одинаковые карты в группе</translation>
    </message>
    <message>
        <source>Taking from the discard pile</source>
        <translation>Брать из сброса</translation>
    </message>
    <message>
        <source>A card just taken may be discarded</source>
        <translation>Взятую карту можно сразу сбросить</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Когда колода пуста</translation>
    </message>
    <message>
        <source>Going out with a discard</source>
        <translation>Выход сбросом</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Что считают</translation>
    </message>
    <message>
        <source>Ace in a set</source>
        <translation>Туз в группе</translation>
    </message>
    <message>
        <source>Ace at the top of a run</source>
        <translation>Туз в конце последовательности</translation>
    </message>
    <message>
        <source>Ace inside a corner run</source>
        <translation>Туз внутри последовательности «через угол»</translation>
    </message>
    <message>
        <source>Ace at the bottom of a run</source>
        <translation>Туз в начале последовательности</translation>
    </message>
    <message>
        <source>Ace in the hand</source>
        <translation>Туз на руках</translation>
    </message>
    <message>
        <source>Joker in the hand</source>
        <translation>Джокер на руках</translation>
    </message>
    <message>
        <source>Hand rummy</source>
        <translation>Ромме с руки</translation>
    </message>
    <message>
        <source>Hand rummy below the opening minimum</source>
        <translation>Ромме с руки и без очков для первой выкладки</translation>
    </message>
    <message>
        <source>Hand rummy by melds alone</source>
        <translation>Ромме с руки только комбинациями</translation>
    </message>
    <message>
        <source>Fixed penalty for a hand that was never opened</source>
        <translation>Постоянный штраф, если ничего не выложено</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>A round in which nothing happens ends</source>
        <translation>Раунд без выкладок заканчивается</translation>
    </message>
    <message>
        <source>The winner collects what the others pay</source>
        <translation>Победитель получает то, что платят другие</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Stake in play chips</source>
        <translation>Ставка в игровых фишках</translation>
    </message>
    <message>
        <source>Share of the winner</source>
        <translation>Доля победителя</translation>
    </message>
    <message>
        <source>The rest is shared by players below</source>
        <translation>Остальное делят игроки, у кого меньше</translation>
    </message>
</context>
<context>
    <name>RuleValues</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>от {fewest} до {most}</translation>
    </message>
    <message numerus="yes">
        <source>from %n player(s) on</source>
        <translation>
            <numerusform>от %n&#xa0;игрока</numerusform>
            <numerusform>от %n&#xa0;игроков</numerusform>
            <numerusform>от %n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>jokers in a meld</comment>
        <translation>
            <numerusform>не больше %n</numerusform>
            <numerusform>не больше %n</numerusform>
            <numerusform>не больше %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none needed</source>
        <comment>points for the opening</comment>
        <translation>не нужны</translation>
    </message>
    <message>
        <source>from the first turn on</source>
        <translation>с первого хода</translation>
    </message>
    <message>
        <source>from turn {turn} on</source>
        <translation>с хода {turn}</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) a round</source>
        <translation>
            <numerusform>%n&#xa0;раз за раунд</numerusform>
            <numerusform>%n&#xa0;раза за раунд</numerusform>
            <numerusform>%n&#xa0;раз за раунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n idle turn(s) of each</source>
        <translation>
            <numerusform>после %n&#xa0;пустого хода каждого</numerusform>
            <numerusform>после %n&#xa0;пустых ходов каждого</numerusform>
            <numerusform>после %n&#xa0;пустых ходов каждого</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <comment>one more pack</comment>
        <translation>никогда</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>сколько угодно</translation>
    </message>
    <message>
        <source>as at the top</source>
        <translation>как в конце</translation>
    </message>
    <message>
        <source>none, the hand counts</source>
        <translation>нет, считаются карты на руках</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no number of rounds, limit or target</comment>
        <translation>не задано</translation>
    </message>
    <message>
        <source>whoever sits left of the dealer</source>
        <translation>сидящий слева от сдающего</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>the highest card decides</source>
        <translation>решает старшая карта</translation>
    </message>
    <message>
        <source>the discards are shuffled, the top one stays</source>
        <translation>сброс перетасуют, верхняя карта останется</translation>
    </message>
    <message>
        <source>all discards are shuffled</source>
        <translation>перетасуют весь сброс</translation>
    </message>
    <message>
        <source>play goes on from the pile until somebody passes</source>
        <translation>играют с лестницы, пока кто-то не спасует</translation>
    </message>
    <message>
        <source>required</source>
        <translation>обязателен</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>запрещён</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>penalty points for the cards left in the hand</source>
        <translation>штрафные очки за карты на руках</translation>
    </message>
    <message>
        <source>points for the cards melded</source>
        <translation>очки за выложенные карты</translation>
    </message>
    <message>
        <source>counts like any other</source>
        <translation>считается как обычный выход</translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>считается вдвойне</translation>
    </message>
    <message>
        <source>the others pay 25 more</source>
        <translation>другие платят на 25 больше</translation>
    </message>
    <message>
        <source>the top card, always</source>
        <translation>верхнюю карту, всегда</translation>
    </message>
    <message>
        <source>the top card, for immediate use</source>
        <translation>верхнюю карту, чтобы сразу выложить</translation>
    </message>
    <message>
        <source>the top card, after opening</source>
        <translation>верхнюю карту, после первой выкладки</translation>
    </message>
    <message>
        <source>never</source>
        <comment>taking discards</comment>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>as stairs, any number of cards</source>
        <translation>лестницей, сколько угодно карт</translation>
    </message>
    <message>
        <source>below the 2 or above the king</source>
        <translation>перед двойкой или после короля</translation>
    </message>
    <message>
        <source>round the corner too</source>
        <translation>и «через угол»</translation>
    </message>
    <message>
        <source>only above the king</source>
        <translation>только после короля</translation>
    </message>
    <message>
        <source>only below the 2</source>
        <translation>только перед двойкой</translation>
    </message>
    <message>
        <source>it must be used again at once</source>
        <translation>его нужно сразу выложить снова</translation>
    </message>
    <message>
        <source>it may stay in the hand</source>
        <translation>он может остаться в руке</translation>
    </message>
    <message>
        <source>a card of any missing suit</source>
        <translation>карта любой недостающей масти</translation>
    </message>
    <message>
        <source>the missing card of a set of four</source>
        <translation>недостающая карта группы из четырёх</translation>
    </message>
    <message>
        <source>both missing cards at once</source>
        <translation>обе недостающие карты сразу</translation>
    </message>
    <message>
        <source>count as the card they stand for</source>
        <translation>считаются как карта, которую заменяют</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>не считаются</translation>
    </message>
    <message>
        <source>from the opening on</source>
        <translation>начиная с первой выкладки</translation>
    </message>
    <message>
        <source>from the turn after the opening on</source>
        <translation>со следующего хода после первой выкладки</translation>
    </message>
    <message>
        <source>all melds</source>
        <translation>любым комбинациям</translation>
    </message>
    <message>
        <source>one&apos;s own melds only</source>
        <translation>только своим комбинациям</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The program shuffles, deals and counts, so nothing can go wrong there; a wrong meld goes back to the hand and the turn goes on.</source>
        <translation>Тасует, сдаёт и считает программа, так что ошибиться тут нельзя; неверная комбинация возвращается на руки, и ход продолжается.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Вы выиграли партию!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Партию выигрывает {name}.</translation>
    </message>
    <message>
        <source>These share the win: {names}.</source>
        <translation>Победу делят: {names}.</translation>
    </message>
    <message>
        <source>Over the limit: {names}.</source>
        <translation>За пределом: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln chip(s) now.</source>
        <translation>
            <numerusform>Теперь у вас %Ln&#xa0;фишка.</numerusform>
            <numerusform>Теперь у вас %Ln&#xa0;фишки.</numerusform>
            <numerusform>Теперь у вас %Ln&#xa0;фишек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>out</source>
        <comment>this player went out; beside the points of a round</comment>
        <translation>выход</translation>
    </message>
    <message>
        <source>Round {number}: what was left in the hands</source>
        <translation>Раунд {number}: что осталось на руках</translation>
    </message>
    <message>
        <source>The first round is still being played.</source>
        <translation>Первый раунд ещё идёт.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>many points are good</source>
        <translation>больше — лучше</translation>
    </message>
    <message>
        <source>few points are good</source>
        <translation>меньше — лучше</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the total</comment>
        <translation>победа</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>beside the total</comment>
        <translation>впереди</translation>
    </message>
    <message>
        <source>A hand rummy counts double.</source>
        <translation>Ромме с руки считается вдвойне.</translation>
    </message>
    <message>
        <source>After a hand rummy the others pay 25 more.</source>
        <translation>При ромме с руки другие платят на 25 больше.</translation>
    </message>
    <message>
        <source>Points on the table {melded}, for the other hands {won}, together {total}.</source>
        <translation>Очки на столе {melded}, за карты других {won}, вместе {total}.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Who plays in your seat</source>
        <translation>Кто играет на вашем месте</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Уровень игрока {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Убрать игрока {number}</translation>
    </message>
    <message>
        <source>{level} – {text}</source>
        <comment>a level, and what it remembers and foresees</comment>
        <translation>{level} – {text}</translation>
    </message>
    <message>
        <source>+ Player (up to {most})</source>
        <translation>+ Игрок (до {most})</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, at the start of a sentence</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Player {seat}</source>
        <translation>Игрок {seat}</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Rommé Desk runs already but does not answer. This is a second window; the match of the first one stays there.</source>
        <translation>Rommé Desk уже запущен, но не отвечает. Это второе окно; партия первого остаётся там.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>FAILED</source>
        <translation>ОШИБКА</translation>
    </message>
    <message>
        <source>the program does not answer any more</source>
        <translation>программа больше не отвечает</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>a fault; see {folder}</source>
        <translation>сбой, см. {folder}</translation>
    </message>
    <message>
        <source>computer players</source>
        <translation>компьютерные игроки</translation>
    </message>
    <message>
        <source>level {level} makes no move ({failure}); see {folder}</source>
        <translation>уровень «{level}» не делает хода ({failure}); см. {folder}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>it does not come to its end</source>
        <translation>он не доходит до конца</translation>
    </message>
    <message>
        <source>window</source>
        <translation>окно</translation>
    </message>
    <message>
        <source>record</source>
        <translation>запись партии</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>снимок</translation>
    </message>
    <message>
        <source>it does not appear on the screen</source>
        <translation>оно не появляется на экране</translation>
    </message>
    <message numerus="yes">
        <source>moves that no computer player made: %n</source>
        <translation>
            <numerusform>ходов, которых не сделал ни один компьютерный игрок: %n</numerusform>
            <numerusform>ходов, которых не сделал ни один компьютерный игрок: %n</numerusform>
            <numerusform>ходов, которых не сделал ни один компьютерный игрок: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played to its end, %n line(s) told</source>
        <translation>
            <numerusform>сыгран до конца, рассказана %n&#xa0;строка</numerusform>
            <numerusform>сыгран до конца, рассказано %n&#xa0;строки</numerusform>
            <numerusform>сыгран до конца, рассказано %n&#xa0;строк</numerusform>
        </translation>
    </message>
    <message>
        <source>the round was not written down</source>
        <translation>раунд не был записан</translation>
    </message>
    <message>
        <source>what was written down is not what was played</source>
        <translation>записано не то, что было сыграно</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written and read</source>
        <translation>
            <numerusform>записана и прочитана %n&#xa0;строка</numerusform>
            <numerusform>записано и прочитано %n&#xa0;строки</numerusform>
            <numerusform>записано и прочитано %n&#xa0;строк</numerusform>
        </translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ок</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Буквы на картах</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Движение карт</translation>
    </message>
    <message>
        <source>Pause of the computer players</source>
        <translation>Пауза компьютерных игроков</translation>
    </message>
    <message>
        <source>Speed of games that are watched</source>
        <translation>Скорость при просмотре игры</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Ход игры рядом со столом</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>Крупные буквы и цифры</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Крупные карты</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Рубашка карт</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Для левшей</translation>
    </message>
    <message>
        <source>Marks under the hand</source>
        <translation>Чёрточки под картами</translation>
    </message>
    <message>
        <source>Calm mode</source>
        <translation>Спокойный режим</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Сортировать новые карты</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Порядок карт на руке</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>Место окна</translation>
    </message>
    <message>
        <source>Choices of the last new game</source>
        <translation>Выбор последней новой игры</translation>
    </message>
    <message>
        <source>Large cards, slow movement or none, no sound, points only for the opening. Your own settings come back afterwards.</source>
        <translation>Крупные карты, медленное движение или никакого, без звука, очки только для открытия. Потом всё снова будет как вы настроили.</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue</source>
        <translation>Трефы зелёные, бубны синие</translation>
    </message>
    <message>
        <source>Easier to read from afar</source>
        <translation>Легче прочесть издали</translation>
    </message>
    <message>
        <source>More room for the hand, less for the melds</source>
        <translation>Больше места для ваших карт, меньше для комбинаций</translation>
    </message>
    <message>
        <source>Stock and pile change sides</source>
        <translation>Колода и сброс с другой стороны</translation>
    </message>
    <message>
        <source>Bars show the melds that lie in your hand</source>
        <translation>Они показывают комбинации среди ваших карт</translation>
    </message>
    <message>
        <source>“Thoroughly” takes twice as long, up to 1.5 s, almost always for the same move</source>
        <translation>«Тщательно»&#xa0;— вдвое дольше (до&#xa0;1,5&#xa0;с), а ход почти всегда тот же</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} с</translation>
    </message>
    <message>
        <source>None: as fast as possible</source>
        <comment>pause</comment>
        <translation>Нет: как можно быстрее</translation>
    </message>
    <message>
        <source>Short: {seconds}</source>
        <comment>pause</comment>
        <translation>Короткая: {seconds}</translation>
    </message>
    <message>
        <source>Usual: {seconds}</source>
        <comment>pause</comment>
        <translation>Обычная: {seconds}</translation>
    </message>
    <message>
        <source>Long: {seconds}</source>
        <comment>pause</comment>
        <translation>Долгая: {seconds}</translation>
    </message>
    <message>
        <source>Very long: {seconds}</source>
        <comment>pause</comment>
        <translation>Очень долгая: {seconds}</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours</comment>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours</comment>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>По языку программы</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>cards do not travel</comment>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>cards travel</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards travel</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>cards travel</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of a watched game</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of a watched game</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of a watched game</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Fastest</source>
        <comment>speed of a watched game</comment>
        <translation>Быстрее всего</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Плетёнка</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>back of the cards</comment>
        <translation>Лестница</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of the cards</comment>
        <translation>Простая</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>table cloth</comment>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>table cloth</comment>
        <translation>Синее</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>table cloth</comment>
        <translation>Серое</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>table cloth</comment>
        <translation>Красное</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>По мастям</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По достоинству</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>По комбинациям</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>sort a new hand</comment>
        <translation>Не сортировать</translation>
    </message>
    <message>
        <source>Calm mode decides this now</source>
        <translation>Сейчас это решает спокойный режим</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The settings come from a newer version of this program.</source>
        <translation>Настройки записаны более новой версией программы.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used.</source>
        <translation>Настройки не удалось прочесть, поэтому действуют обычные.</translation>
    </message>
    <message>
        <source>These settings made no sense and are as usual now: {names}.</source>
        <translation>Эти настройки были испорчены и теперь обычные: {names}.</translation>
    </message>
    <message>
        <source>The file as it was is kept: {path}</source>
        <translation>Старый файл сохранён: {path}</translation>
    </message>
    <message>
        <source>How thoroughly the Expert thinks</source>
        <translation>Как думает эксперт</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>how the Expert thinks</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how the Expert thinks</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Thoroughly</source>
        <comment>how the Expert thinks</comment>
        <translation>Тщательно</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Вернуть обычные</translation>
    </message>
    <message>
        <source>Everything but the language as for a new player</source>
        <translation>Всё, кроме языка, как для нового игрока</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Close, and let everything be as it was</source>
        <translation>Закрыть и оставить всё как было</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Страницы настроек</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>page of the settings</comment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>page of the settings</comment>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>page of the settings</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <comment>page of the settings</comment>
        <translation>Движение и звук</translation>
    </message>
</context>
<context>
    <name>SpotWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>held by a player</comment>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>has opened</source>
        <translation>первая выкладка сделана</translation>
    </message>
    <message>
        <source>has not opened yet</source>
        <translation>первой выкладки ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a player so far</comment>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <comment>it is this player&apos;s turn</comment>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>Last turn: {deeds}</source>
        <translation>Прошлый ход: {deeds}</translation>
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
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards that free a joker</comment>
        <translation> или </translation>
    </message>
    <message>
        <source>The joker can be swapped for {cards}.</source>
        <translation>Джокера можно обменять на {cards}.</translation>
    </message>
    <message>
        <source>The joker cannot be swapped.</source>
        <translation>Джокера обменять нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Pass and end the round</source>
        <translation>Пасовать и закончить раунд</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message numerus="yes">
        <source>{card} on top, %n card(s)</source>
        <comment>discard pile</comment>
        <translation>
            <numerusform>{card} сверху, %n&#xa0;карта</numerusform>
            <numerusform>{card} сверху, %n&#xa0;карты</numerusform>
            <numerusform>{card} сверху, %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Взять {card}</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Лестница</translation>
    </message>
    <message numerus="yes">
        <source>%n newer card(s)</source>
        <comment>on the stairs</comment>
        <translation>
            <numerusform>новее на %n&#xa0;карту</numerusform>
            <numerusform>новее на %n&#xa0;карты</numerusform>
            <numerusform>новее на %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>newest card</source>
        <translation>последняя карта</translation>
    </message>
    <message>
        <source>card {place} of {count}</source>
        <translation>карта {place} из {count}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card that came to the hand in this turn</comment>
        <translation>новая</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card of the hand</comment>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>Take out of the selection</source>
        <translation>Убрать из выбранных</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Staging tray, group {number}: {cards}</source>
        <translation>Полка, группа {number}: {cards}</translation>
    </message>
    <message>
        <source>Select the cards of the group</source>
        <translation>Выбрать карты группы</translation>
    </message>
    <message>
        <source>on the tray, group {number}: {verdict}</source>
        <translation>на полке, группа {number}: {verdict}</translation>
    </message>
    <message>
        <source>a single card</source>
        <comment>gathered on the tray</comment>
        <translation>одна карта</translation>
    </message>
    <message>
        <source>one card is missing</source>
        <comment>gathered on the tray</comment>
        <translation>не хватает одной карты</translation>
    </message>
    <message>
        <source>no meld</source>
        <comment>gathered on the tray</comment>
        <translation>не комбинация</translation>
    </message>
    <message>
        <source>complete meld, cannot be laid now</source>
        <translation>готовая комбинация, сейчас выложить нельзя</translation>
    </message>
    <message>
        <source>complete meld</source>
        <comment>gathered on the tray</comment>
        <translation>готовая комбинация</translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s), cannot be laid now</source>
        <translation>
            <numerusform>готовая комбинация, %n&#xa0;очко, сейчас выложить нельзя</numerusform>
            <numerusform>готовая комбинация, %n&#xa0;очка, сейчас выложить нельзя</numerusform>
            <numerusform>готовая комбинация, %n&#xa0;очков, сейчас выложить нельзя</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete meld, %n point(s)</source>
        <comment>gathered on the tray</comment>
        <translation>
            <numerusform>готовая комбинация, %n&#xa0;очко</numerusform>
            <numerusform>готовая комбинация, %n&#xa0;очка</numerusform>
            <numerusform>готовая комбинация, %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld in the hand: {cards}</source>
        <translation>Комбинация в руке: {cards}</translation>
    </message>
    <message>
        <source>Hand, to the left</source>
        <translation>Рука, влево</translation>
    </message>
    <message>
        <source>Hand, to the right</source>
        <translation>Рука, вправо</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of sight</source>
        <comment>at an end of the own hand</comment>
        <translation>
            <numerusform>%n&#xa0;карта не видна</numerusform>
            <numerusform>%n&#xa0;карты не видны</numerusform>
            <numerusform>%n&#xa0;карт не видно</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next cards of the hand</source>
        <translation>Показать следующие карты руки</translation>
    </message>
    <message>
        <source>Lay this meld</source>
        <translation>Выложить эту комбинацию</translation>
    </message>
</context>
<context>
    <name>StatusPhrases</name>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>Ходит {name}.</translation>
    </message>
    <message>
        <source>The computer plays this round to its end for you.</source>
        <translation>Компьютер доигрывает этот раунд за вас.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра приостановлена.</translation>
    </message>
    <message>
        <source>The stock is empty: take from the stairs, or pass and end the round.</source>
        <translation>Колода пуста: берите с лестницы или спасуйте и закончите раунд.</translation>
    </message>
    <message>
        <source>The stock is empty: take {card}, or pass and end the round.</source>
        <translation>Колода пуста: возьмите {card} или спасуйте и закончите раунд.</translation>
    </message>
    <message>
        <source>No card is left to draw: pass and end the round.</source>
        <translation>Карт больше нет: спасуйте и закончите раунд.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Возьмите карту из колоды.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the stairs.</source>
        <translation>Возьмите карту из колоды или часть лестницы.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take {card} if you use it at once.</source>
        <translation>Возьмите карту из колоды или {card}, если сразу выложите.</translation>
    </message>
    <message>
        <source>Draw from the stock or take {card}.</source>
        <translation>Возьмите карту из колоды или {card} из сброса.</translation>
    </message>
    <message>
        <source>A meld: {meld}.</source>
        <translation>Комбинация: {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n point(s): {meld}.</source>
        <translation>
            <numerusform>Комбинация на %n&#xa0;очко: {meld}.</numerusform>
            <numerusform>Комбинация на %n&#xa0;очка: {meld}.</numerusform>
            <numerusform>Комбинация на %n&#xa0;очков: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can lay off {cards}.</source>
        <translation>Можно подложить {cards}.</translation>
    </message>
    <message>
        <source>You can swap {cards} for a joker.</source>
        <translation>Можно обменять {cards} на джокера.</translation>
    </message>
    <message numerus="yes">
        <source>Meld %n more point(s), or take your melds back.</source>
        <translation>
            <numerusform>Выложите ещё %n&#xa0;очко или заберите свои комбинации.</numerusform>
            <numerusform>Выложите ещё %n&#xa0;очка или заберите свои комбинации.</numerusform>
            <numerusform>Выложите ещё %n&#xa0;очков или заберите свои комбинации.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put {card} on the table, or take the step back.</source>
        <translation>Выложите {card} на стол или отмените шаг.</translation>
    </message>
    <message>
        <source>Put the swapped joker on the table again, or take the step back.</source>
        <translation>Верните взятого джокера на стол или отмените шаг.</translation>
    </message>
    <message>
        <source>Lay off your last card, or take a step back.</source>
        <translation>Подложите последнюю карту или отмените шаг.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Сбросьте карту.</translation>
    </message>
    <message numerus="yes">
        <source>Discard a card, or open with %n point(s).</source>
        <translation>
            <numerusform>Сбросьте карту или сделайте первую выкладку: от %n&#xa0;очка.</numerusform>
            <numerusform>Сбросьте карту или сделайте первую выкладку: от %n&#xa0;очков.</numerusform>
            <numerusform>Сбросьте карту или сделайте первую выкладку: от %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld, lay off, or end your turn with a discard.</source>
        <translation>Выкладывайте, подкладывайте или закончите ход сбросом.</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>Your hand grows to %n card(s).</source>
        <translation>
            <numerusform>На руках станет %n&#xa0;карта.</numerusform>
            <numerusform>На руках станет %n&#xa0;карты.</numerusform>
            <numerusform>На руках станет %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand grows to {hand}, then {left}</source>
        <comment>cards, on small tables</comment>
        <translation>На руках станет {hand}, затем {left}</translation>
    </message>
    <message>
        <source>Hand grows to {hand}</source>
        <comment>cards, on small tables</comment>
        <translation>На руках станет {hand}</translation>
    </message>
    <message>
        <source>With this you can go out.</source>
        <translation>Этого хватит, чтобы выйти.</translation>
    </message>
    <message>
        <source>{melds} and {meld}</source>
        <comment>a list of melds</comment>
        <translation>{melds} и {meld}</translation>
    </message>
    <message>
        <source>Meld: {melds}</source>
        <comment>what taking cards makes possible</comment>
        <translation>Выложить: {melds}</translation>
    </message>
    <message>
        <source>Lay off: {cards}</source>
        <comment>what taking cards makes possible</comment>
        <translation>Подложить: {cards}</translation>
    </message>
    <message>
        <source>No meld with it yet.</source>
        <translation>Комбинаций с ней пока нет.</translation>
    </message>
    <message>
        <source>No meld with them yet.</source>
        <translation>Комбинаций с ними пока нет.</translation>
    </message>
    <message>
        <source>You may not discard it in this turn.</source>
        <translation>Сбросить её в этот ход нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand grows to %n card(s), {left} after melding.</source>
        <translation>
            <numerusform>На руках станет %n&#xa0;карта, после выкладки {left}.</numerusform>
            <numerusform>На руках станет %n&#xa0;карты, после выкладки {left}.</numerusform>
            <numerusform>На руках станет %n&#xa0;карт, после выкладки {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, they get %n point(s).</source>
        <translation>
            <numerusform>Если выйдет другой, ему %n&#xa0;очко.</numerusform>
            <numerusform>Если выйдет другой, ему %n&#xa0;очка.</numerusform>
            <numerusform>Если выйдет другой, ему %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If another goes out, it costs you %n point(s).</source>
        <translation>
            <numerusform>Если выйдет другой, вам %n&#xa0;штрафное очко.</numerusform>
            <numerusform>Если выйдет другой, вам %n&#xa0;штрафных очка.</numerusform>
            <numerusform>Если выйдет другой, вам %n&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Card table</source>
        <translation>Игровой стол</translation>
    </message>
    <message>
        <source>Tab: {offers}</source>
        <comment>buttons beside a refusal</comment>
        <translation>По клавише Tab: {offers}</translation>
    </message>
    <message>
        <source>Back in the hand</source>
        <comment>cards that lay on the staging tray</comment>
        <translation>Снова в руке</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>У вас %n&#xa0;карта</numerusform>
            <numerusform>У вас %n&#xa0;карты</numerusform>
            <numerusform>У вас %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Stock {count}</source>
        <translation>Колода {count}</translation>
    </message>
    <message>
        <source>Discards</source>
        <comment>label below the discard pile</comment>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button on the place of the empty stock; ends the round</comment>
        <translation>Пасовать</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the own hand</comment>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>opened</source>
        <comment>mark of a seat that reached the opening minimum</comment>
        <translation>выложено</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>mark of a seat that has not opened</comment>
        <translation>ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>scored by the melds of an owner</comment>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>above melds that nobody at the table laid</comment>
        <translation>На столе</translation>
    </message>
    <message>
        <source>oldest</source>
        <comment>upper end of the stairs</comment>
        <translation>первая</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>lower end of the stairs</comment>
        <translation>последняя</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <comment>from the stairs</comment>
        <translation>
            <numerusform>Взять %n&#xa0;карту</numerusform>
            <numerusform>Взять %n&#xa0;карты</numerusform>
            <numerusform>Взять %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>drop target</comment>
        <translation>Выложить</translation>
    </message>
    <message numerus="yes">
        <source>Meld: %n point(s)</source>
        <comment>drop target</comment>
        <translation>
            <numerusform>Выложить: %n&#xa0;очко</numerusform>
            <numerusform>Выложить: %n&#xa0;очка</numerusform>
            <numerusform>Выложить: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay off: {cards}</source>
        <comment>drop target</comment>
        <translation>Подложить: {cards}</translation>
    </message>
    <message>
        <source>Swap: {cards}</source>
        <comment>drop target</comment>
        <translation>Обменять: {cards}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <comment>drop target</comment>
        <translation>Сбросить: {card}</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button on gathered cards</comment>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>on gathered cards that may not be laid yet</comment>
        <translation>Пока нельзя</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>short, after the name of a player</comment>
        <translation>берёт из колоды</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>берёт {cards}</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>берёт %n&#xa0;карту</numerusform>
            <numerusform>берёт %n&#xa0;карты</numerusform>
            <numerusform>берёт %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>melds {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>выкладывает {cards}</translation>
    </message>
    <message numerus="yes">
        <source>melds %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>выкладывает %n&#xa0;карту</numerusform>
            <numerusform>выкладывает %n&#xa0;карты</numerusform>
            <numerusform>выкладывает %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>lays off {cards}</source>
        <comment>short, after the name of a player</comment>
        <translation>подкладывает {cards}</translation>
    </message>
    <message numerus="yes">
        <source>lays off %n card(s)</source>
        <comment>short, after the name of a player</comment>
        <translation>
            <numerusform>подкладывает %n&#xa0;карту</numerusform>
            <numerusform>подкладывает %n&#xa0;карты</numerusform>
            <numerusform>подкладывает %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>swaps {cards} for a joker</source>
        <comment>short, after the name of a player</comment>
        <translation>меняет {cards} на джокера</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <comment>short, after the name of a player</comment>
        <translation>сбрасывает {card}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>short, after the name of a player</comment>
        <translation>пасует</translation>
    </message>
    <message>
        <source>What shall the joker stand for?</source>
        <translation>Что заменит джокер?</translation>
    </message>
    <message>
        <source>Lay off or swap?</source>
        <translation>Подложить или обменять?</translation>
    </message>
    <message>
        <source>Lay off where?</source>
        <translation>Куда подложить?</translation>
    </message>
    <message>
        <source>Several cards are selected</source>
        <translation>Выбрано несколько карт</translation>
    </message>
    <message>
        <source>Only one card can be discarded.</source>
        <translation>Сбросить можно только одну карту.</translation>
    </message>
    <message>
        <source>Gathered</source>
        <comment>name of the tray for loose cards of the own hand</comment>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Gather here</source>
        <comment>empty tray for loose cards of the own hand</comment>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>{points} of {minimum}</source>
        <comment>points towards the opening</comment>
        <translation>{points} из {minimum}</translation>
    </message>
    <message>
        <source>Meld: {points}</source>
        <comment>button on gathered cards; how many points they bring</comment>
        <translation>Выложить: {points}</translation>
    </message>
    <message>
        <source>Not now: {points}</source>
        <comment>on gathered cards that may not be laid yet</comment>
        <translation>Пока нельзя: {points}</translation>
    </message>
    <message>
        <source>one missing</source>
        <comment>on gathered cards that lack one to be a meld</comment>
        <translation>не хватает одной</translation>
    </message>
    <message>
        <source>no meld</source>
        <comment>on gathered cards</comment>
        <translation>не комбинация</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <comment>beside melds that were laid in this turn</comment>
        <translation>можно вернуть</translation>
    </message>
    <message>
        <source>More came back</source>
        <translation>Вернулось и другое</translation>
    </message>
    <message>
        <source>These cards were put down later, so they are in your hand again too: {cards}.</source>
        <translation>Эти карты были выложены позже, поэтому они тоже снова у вас на руке: {cards}.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>New round: %n card(s) in your hand.</source>
        <translation>
            <numerusform>Новый раунд: у вас %n&#xa0;карта.</numerusform>
            <numerusform>Новый раунд: у вас %n&#xa0;карты.</numerusform>
            <numerusform>Новый раунд: у вас %n&#xa0;карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <comment>menu</comment>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Wa&amp;tching</source>
        <translation>Пр&amp;осмотр</translation>
    </message>
    <message>
        <source>Sort ▾</source>
        <translation>Порядок ▾</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Разложить свои карты</translation>
    </message>
</context>
<context>
    <name>TouchedCards</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>туза</translation>
    </message>
    <message>
        <source>two</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>двойку</translation>
    </message>
    <message>
        <source>three</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>тройку</translation>
    </message>
    <message>
        <source>four</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>четвёрку</translation>
    </message>
    <message>
        <source>five</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>пятёрку</translation>
    </message>
    <message>
        <source>six</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>шестёрку</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>семёрку</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>восьмёрку</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>девятку</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>десятку</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>валета</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>даму</translation>
    </message>
    <message>
        <source>king</source>
        <comment>spoken, what somebody draws or discards</comment>
        <translation>короля</translation>
    </message>
</context>
<context>
    <name>TroublePhrases</name>
    <message>
        <source>{name} could not decide, so the program made a safe move.</source>
        <translation>{name} не находит решения, поэтому программа сделала безопасный ход.</translation>
    </message>
    <message>
        <source>{name} has the level “{level}”, which is not known here, and plays as “{other}”.</source>
        <translation>{name}: уровень «{level}» здесь неизвестен, игра идёт как на уровне «{other}».</translation>
    </message>
    <message>
        <source>This cannot be saved now; it is tried again with every move: {path}</source>
        <translation>Сохранить сейчас не удаётся; попытка повторится с каждым ходом: {path}</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Теперь снова всё сохранено.</translation>
    </message>
    <message>
        <source>The pictures cannot be saved there: {path}</source>
        <translation>Сохранить туда картинки нельзя: {path}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>На диске нет места.</translation>
    </message>
    <message>
        <source>The program may not use the file or its folder.</source>
        <translation>У программы нет доступа к файлу или его папке.</translation>
    </message>
    <message>
        <source>Nothing can be written on this disk.</source>
        <translation>На этот диск ничего нельзя записать.</translation>
    </message>
    <message>
        <source>The file or its folder is gone.</source>
        <translation>Файла или его папки больше нет.</translation>
    </message>
    <message>
        <source>A file stands where its folder should be.</source>
        <translation>На месте папки находится файл.</translation>
    </message>
    <message>
        <source>Another program has the file open; perhaps Rommé Desk runs twice.</source>
        <translation>Файл открыт другой программой; возможно, Rommé Desk запущен дважды.</translation>
    </message>
    <message>
        <source>This is a folder, not a saved match.</source>
        <translation>Это папка, а не сохранённая партия.</translation>
    </message>
    <message>
        <source>The same match has been played on here in another way.</source>
        <translation>Та же партия здесь была продолжена иначе.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of this program.</source>
        <translation>Файл создан более новой версией этой программы.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Диск сообщает об ошибке.</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version of this program.</source>
        <translation>Сохранённая партия сделана более новой версией этой программы.</translation>
    </message>
    <message>
        <source>The saved match is empty.</source>
        <translation>Сохранённая партия пуста.</translation>
    </message>
    <message>
        <source>The file is no saved match.</source>
        <translation>Этот файл — не сохранённая партия.</translation>
    </message>
    <message>
        <source>The saved match was not written to its end.</source>
        <translation>Сохранённая партия записана не до конца.</translation>
    </message>
    <message>
        <source>Line {line} of the saved match is damaged.</source>
        <translation>Строка {line} сохранённой партии повреждена.</translation>
    </message>
    <message>
        <source>Line {line} of the saved match makes no sense.</source>
        <translation>Строка {line} сохранённой партии не имеет смысла.</translation>
    </message>
    <message>
        <source>The rules in the saved match make no sense.</source>
        <translation>Правила в сохранённой партии не имеют смысла.</translation>
    </message>
    <message>
        <source>The players in the saved match make no sense.</source>
        <translation>Игроки в сохранённой партии не имеют смысла.</translation>
    </message>
    <message>
        <source>The deal in line {line} of the saved match was changed.</source>
        <translation>Сдача в строке {line} сохранённой партии изменена.</translation>
    </message>
    <message>
        <source>The move in line {line} of the saved match breaks the rules.</source>
        <translation>Ход в строке {line} сохранённой партии против правил.</translation>
    </message>
    <message>
        <source>The points in line {line} of the saved match are wrong.</source>
        <translation>Очки в строке {line} сохранённой партии неверны.</translation>
    </message>
    <message>
        <source>The settings cannot be saved now: {path}</source>
        <translation>Настройки сейчас не сохранить: {path}</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed of the game</source>
        <translation>Скорость игры</translation>
    </message>
</context>
</TS>

# shellcheck shell=sh
# What install.sh and uninstall.sh say, in the language of the person.

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    de*) language=de ;;
    ru*) language=ru ;;
    *) language=en ;;
esac

# Print the sentence of a name, its %s replaced by the other arguments.
say() {
    key=$1
    shift
    # shellcheck disable=SC2059 # the sentences are the formats
    printf "$(sentence "$key")\n" "$@"
}

sentence() {
    case $language:$1 in
        de:home) echo 'HOME nennt keinen Ordner, in den geschrieben werden kann: „%s“.' ;;
        ru:home) echo 'HOME не указывает на папку, доступную для записи: «%s».' ;;
        *:home) echo 'HOME names no folder that can be written to: "%s".' ;;

        de:root) echo 'Bitte ohne sudo aufrufen: Rommé Desk wird für die Person installiert, die das Skript startet.' ;;
        ru:root) echo 'Запустите без sudo: Rommé Desk устанавливается для того, кто запускает скрипт.' ;;
        *:root) echo 'Please call this without sudo: Rommé Desk is installed for the person who runs the script.' ;;

        de:machine) echo 'Dieses Paket ist für Linux auf x86_64; dieser Rechner ist %s.' ;;
        ru:machine) echo 'Этот пакет предназначен для Linux на x86_64, а этот компьютер — %s.' ;;
        *:machine) echo 'This package is for Linux on x86_64; this computer is %s.' ;;

        de:incomplete) echo 'Hier fehlt „%s“. Bitte das ganze Archiv auspacken und install.sh im ausgepackten Ordner aufrufen.' ;;
        ru:incomplete) echo 'Здесь нет «%s». Распакуйте архив целиком и запустите install.sh в распакованной папке.' ;;
        *:incomplete) echo '"%s" is missing here. Please unpack the whole archive and call install.sh in the unpacked folder.' ;;

        de:taken) echo '„%s“ gibt es schon und kommt nicht von diesem Skript. Bitte erst entfernen oder umbenennen.' ;;
        ru:taken) echo '«%s» уже существует и создано не этим скриптом. Сначала удалите или переименуйте.' ;;
        *:taken) echo '"%s" is there already and does not come from this script. Please remove or rename it first.' ;;

        de:old) echo 'Dieses System ist zu alt: es fehlt %s. Nötig ist etwa Debian 12, Ubuntu 22.04 oder neuer.' ;;
        ru:old) echo 'Эта система слишком старая: нет %s. Нужна, например, Debian 12, Ubuntu 22.04 или новее.' ;;
        *:old) echo 'This system is too old: it lacks %s. Something like Debian 12, Ubuntu 22.04 or newer is needed.' ;;

        de:missing) echo 'Diesem System fehlen Bibliotheken, die Rommé Desk braucht:' ;;
        ru:missing) echo 'В системе нет библиотек, необходимых Rommé Desk:' ;;
        *:missing) echo 'This system lacks libraries that Rommé Desk needs:' ;;

        de:debian) echo 'Auf Debian und Ubuntu installiert sie dieser Befehl, danach bitte noch einmal versuchen:' ;;
        ru:debian) echo 'В Debian и Ubuntu их установит эта команда, затем попробуйте ещё раз:' ;;
        *:debian) echo 'On Debian and Ubuntu this command installs them; then try again:' ;;

        de:silent) echo 'Ohne Töne, denn hier fehlt: %s (Debian, Ubuntu: %s).' ;;
        ru:silent) echo 'Звука не будет: нет %s (Debian, Ubuntu: %s).' ;;
        *:silent) echo 'Without sounds, for this is missing here: %s (Debian, Ubuntu: %s).' ;;

        de:room) echo 'Der Platz reicht nicht: Rommé Desk braucht %s MB, frei sind %s MB („%s“).' ;;
        ru:room) echo 'Недостаточно места: Rommé Desk нужно %s МБ, свободно %s МБ («%s»).' ;;
        *:room) echo 'There is not enough room: Rommé Desk needs %s MB, %s MB are free ("%s").' ;;

        de:failed) echo 'Die Installation ist nicht gelungen; was davon schon da war, ist wieder entfernt.' ;;
        ru:failed) echo 'Установить не удалось; всё, что успело появиться, удалено.' ;;
        *:failed) echo 'The installation did not succeed; what was there of it has been removed again.' ;;

        de:installed) echo '%s ist installiert: im Menü unter „Spiele“, oder mit dem Befehl %s.' ;;
        ru:installed) echo 'Установлен %s: в меню «Игры» или командой %s.' ;;
        *:installed) echo '%s is installed: in the menu under "Games", or by the command %s.' ;;

        de:running) echo 'Rommé Desk läuft noch in der Fassung von vorher: bitte schließen und neu starten.' ;;
        ru:running) echo 'Rommé Desk ещё работает в прежней версии: закройте его и запустите снова.' ;;
        *:running) echo 'Rommé Desk is still running as it was before: please close it and start it again.' ;;

        de:remove) echo 'Entfernen lässt es sich mit:' ;;
        ru:remove) echo 'Удалить его можно командой:' ;;
        *:remove) echo 'It can be removed with:' ;;

        de:absent) echo 'Rommé Desk ist hier nicht installiert („%s“ gibt es nicht).' ;;
        ru:absent) echo 'Rommé Desk здесь не установлен (нет «%s»).' ;;
        *:absent) echo 'Rommé Desk is not installed here (there is no "%s").' ;;

        de:foreign) echo '„%s“ ist nicht von install.sh angelegt und bleibt, wie es ist.' ;;
        ru:foreign) echo '«%s» создано не install.sh и остаётся как есть.' ;;
        *:foreign) echo '"%s" was not made by install.sh and stays as it is.' ;;

        de:removed) echo 'Rommé Desk ist entfernt. Deine Partien und Einstellungen sind geblieben.' ;;
        ru:removed) echo 'Rommé Desk удалён. Ваши партии и настройки сохранились.' ;;
        *:removed) echo 'Rommé Desk has been removed. Your matches and settings have stayed.' ;;

        *) echo "$1" ;;
    esac
}

#!/bin/sh
# Install Rommé Desk for the person who calls this; no password is needed. Call it in the unpacked folder.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
if [ ! -f "$here/setup/texts.sh" ] || [ ! -f "$here/setup/places.sh" ]; then
    echo "The folder setup is missing here. Please unpack the whole archive first." >&2
    exit 1
fi
# shellcheck source=SCRIPTDIR/setup/texts.sh
. "$here/setup/texts.sh"
# shellcheck source=SCRIPTDIR/setup/places.sh
. "$here/setup/places.sh"

refuse() {
    say "$@" >&2
    exit 1
}

# A path as it is to be typed.
typed() {
    case $1 in
        *[!A-Za-z0-9/._-]*) echo "'$(echo "$1" | sed "s/'/'\\\\''/g")'" ;;
        *) echo "$1" ;;
    esac
}

# Whole megabytes, of kibibytes.
megabytes() {
    echo $((($1 * 1024 + 999999) / 1000000))
}

# Whether a program of the version before runs on: its file is gone then.
is_running() {
    gone="$(cd "$target" && pwd -P)/program/rommedesk (deleted)"
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/exe" 2>/dev/null)" != "$gone" ] || return 0
    done
    return 1
}

# --- may it be installed here? ---

for part in program/rommedesk program/_internal setup/libraries share uninstall.sh; do
    [ -e "$here/$part" ] || refuse incomplete "$part"
done
[ "$(id -u)" != 0 ] || refuse root
{ [ -d "${HOME:-}" ] && [ -w "$HOME" ]; } || refuse home "${HOME:-}"
machine=$(uname -m)
[ "$machine" = x86_64 ] || refuse machine "$machine"

# ldd tells of all files at once what the loader will not find when the program runs.
told=$(find "$here/program" -type f \( -name '*.so' -o -name '*.so.*' -o -name rommedesk \) \
    -exec env LD_LIBRARY_PATH="$here/program/_internal" LC_ALL=C ldd {} + 2>&1) || :
version=$(echo "$told" | sed -n "s/.*version \`\(GLIBC[A-Z]*_[0-9.]*\)' not found.*/\1/p" | sort -V | tail -n 1)
[ -z "$version" ] || refuse old "$version"
missing='' packages='' silent='' sound=''
for soname in $(echo "$told" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u); do
    package=$(sed -n "s/^$soname \([^ ]*\) .*/\1/p" "$here/setup/libraries")
    case $(sed -n "s/^$soname .* //p" "$here/setup/libraries") in
        sound) silent="$silent${silent:+ }$soname" sound="$sound${sound:+ }$package" ;;
        wayland) ;; # the window comes by way of X then
        *) missing="$missing $soname" packages="$packages $package" ;;
    esac
done
if [ -n "$missing" ]; then
    {
        say missing
        echo "   $missing"
        say debian
        # shellcheck disable=SC2086 # a word for each package, to name each once
        printf '    sudo apt-get install%s\n' "$(printf ' %s\n' $packages | sort -u | tr -d '\n')"
    } >&2
    exit 1
fi

shared=$(cd "$here/share" && find . -type f | sort | sed 's,^\./,,') # names without spaces
if exists "$target"; then
    [ -f "$list" ] || refuse taken "$target"
    read_list
fi
for name in rommedesk rommedesk-arena; do
    ! exists "$commands/$name" || is_listed "$commands/$name" || refuse taken "$commands/$name"
done
for name in $shared; do
    ! exists "$data/$name" || is_listed "$data/$name" || refuse taken "$data/$name"
done
before=$written

# The version before stays until the new one is there, so there has to be room for all of it.
place=$target
while [ ! -d "$place" ]; do
    place=$(dirname "$place")
done
needed=$(du -sk "$here" | cut -f 1)
free=$(df -Pk "$place" | sed -n '$s/.*[[:space:]]\([0-9]\{1,\}\)[[:space:]]\{1,\}[0-9]\{1,\}%[[:space:]].*/\1/p')
[ "${free:-$needed}" -ge "$needed" ] || refuse room "$(megabytes "$needed")" "$(megabytes "$free")" "$place"

# --- put it there ---

undo() {
    trap - EXIT INT TERM HUP
    take_away
    refuse failed
}
trap undo EXIT INT TERM HUP

# The old one stays until the new one is there as a whole.
where=$target.new
written=''
rm -rf "$where"
make_folder "$(dirname "$where")"
mkdir "$where"
printf '%s' "$written" >"$where/installed"
# One complaint is enough; a disk that is full all the same has one for each file.
complaints=$(cp -RP "$here/program" "$here/setup" "$here/licences" "$here/uninstall.sh" "$where" 2>&1) || {
    echo "$complaints" | head -n 1 >&2
    exit 1
}
if [ -n "$before" ]; then
    made=$written where=$target written=$before
    take_away
    kept=$(listed dir | while IFS= read -r folder; do [ ! -d "$folder" ] || echo "dir $folder"; done)
    where=$target.new written=$made${kept:+$kept
}
fi
mv "$where" "$target"
where=$target

make_folder "$commands"
for name in rommedesk rommedesk-arena; do
    note file "$commands/$name"
    ln -s "$target/program/$name" "$commands/$name"
done
for name in $shared; do
    make_folder "$(dirname "$data/$name")"
    note file "$data/$name"
    case $name in
        # The menu does not look for commands in the person's own folder everywhere: the whole path, as a desktop
        # file writes it.
        *.desktop)
            program=$(printf '%s' "$commands/rommedesk" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|\\]/\\&/g')
            sed "s|^Exec=rommedesk|Exec=\"$program\"|" "$here/share/$name" >"$data/$name"
            ;;
        *) cp "$here/share/$name" "$data/$name" ;;
    esac
done
[ -e "$data/applications/mimeinfo.cache" ] || note cache "$data/applications/mimeinfo.cache"
tell_desktop
# The first start makes folders, and here nobody plays yet.
version=$(XDG_CONFIG_HOME=$target/trial "$commands/rommedesk" --version)
rm -rf "$target/trial"
trap - EXIT INT TERM HUP

case ":$PATH:" in
    *":$commands:"*) say installed "$version" rommedesk ;;
    *) say installed "$version" "$(typed "$commands/rommedesk")" ;;
esac
! is_running || say running
[ -z "$silent" ] || say silent "$silent" "$sound"
say remove
echo "    $(typed "$target/uninstall.sh")"

# shellcheck shell=sh
# shellcheck disable=SC2034 # read by the scripts that source this one
# Where an installation lies, and how its parts are put there and taken away again. Every part is written down before
# it is made, so that exactly these are removed: "dir PATH" for a folder that was not there before, "file PATH" for a
# file or link, "cache PATH" for what the desktop's own programs make of them.

target=${HOME:-}/.local/lib/rommedesk
list=$target/installed
commands=${HOME:-}/.local/bin
data=${XDG_DATA_HOME:-${HOME:-}/.local/share}

where=$target # the folder that is being worked on
written=''    # what its list says

exists() {
    [ -e "$1" ] || [ -L "$1" ]
}

# The paths that are written down under a kind.
listed() {
    printf '%s' "$written" | sed -n "s/^$1 //p"
}

is_listed() {
    listed file | grep -qxF -e "$1"
}

read_list() {
    written=$(cat "$list")'
'
}

note() {
    written="$written$1 $2
"
    [ ! -d "$where" ] || printf '%s' "$written" >"$where/installed"
}

# Make a folder with all above it.
make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname "$1")"
    note dir "$1"
    mkdir "$1"
}

# Let the desktop read anew what there is. Its programs need not be there; the next login does the same.
tell_desktop() {
    if [ -d "$data/mime/packages" ] && command -v update-mime-database; then
        update-mime-database "$data/mime" || :
    fi
    if [ -d "$data/applications" ] && command -v update-desktop-database; then
        update-desktop-database "$data/applications" || :
    fi
    if [ -f "$data/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache; then
        gtk-update-icon-cache --ignore-theme-index --force "$data/icons/hicolor" || :
    fi
} >/dev/null 2>&1

# Take away all that is written down, and the folder that is being worked on; what is not ours stays.
take_away() {
    listed file | while IFS= read -r file; do
        rm -f "$file"
    done
    tell_desktop
    listed cache | while IFS= read -r file; do
        # Types of others stand in it by now as lines with a sign of equality.
        [ ! -f "$file" ] || grep -q = "$file" || rm -f "$file"
    done
    # What update-mime-database made belongs to nobody once its folder holds no types any more.
    if listed dir | grep -qxF -e "$data/mime" && rmdir "$data/mime/packages" 2>/dev/null; then
        rm -rf "$data/mime"
    fi
    rm -rf "$where"
    listed dir | sort -r | while IFS= read -r folder; do
        rmdir "$folder" 2>/dev/null || :
    done
}

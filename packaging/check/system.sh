# shellcheck shell=bash
# A clean Debian in a folder of its own, with an ordinary person in it whose folder has a name that is hard on
# programs. Sourced by check.sh; $root is the folder of the system at hand, $work keeps what is made.

work=build/check
player=player
home='/home/Jörg и Ольга'
root=''

# Make, once, the system that all checks of a release begin with: `make_base SUITE`.
make_base() {
    local suite=$1 base=$work/$1.tar folder=$work/$1.new
    [ ! -f "$base" ] || return 0
    echo "Making a clean Debian $suite"
    remove_system "$folder"
    if ! debootstrap --variant=minbase --include=ca-certificates "$suite" "$folder" "$(mirror)" >"$work/debootstrap.log" 2>&1; then
        tail -n 20 "$work/debootstrap.log" >&2
        return 1
    fi
    # As on this system: how packages are fetched.
    apt-config dump | grep -E '^Acquire::(http|https|Check|Retries)' >"$folder/etc/apt/apt.conf.d/10as-here" || :
    printf '#!/bin/sh\nexit 101\n' >"$folder/usr/sbin/policy-rc.d" # no services in here
    chmod +x "$folder/usr/sbin/policy-rc.d"
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/quick" # it is thrown away soon
    root=$folder
    in_system apt-get -qq update
    # What every desktop has that keeps menus and file types.
    install_packages desktop-file-utils hicolor-icon-theme shared-mime-info
    in_system apt-get clean
    in_system useradd --create-home --home-dir "$home" "$player"
    tar --create --file "$base.new" --directory "$folder" --numeric-owner .
    mv "$base.new" "$base"
    remove_system "$folder"
}

# Where this system gets its own packages from.
mirror() {
    # shellcheck disable=SC2016 # apt-get fills in the names
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' \
        "Release: $(. /etc/os-release && echo "$VERSION_CODENAME")" | head -n 1
}

# Begin with a clean system: `begin_system SUITE`.
begin_system() {
    make_base "$1"
    root=$work/system
    remove_system "$root"
    mkdir "$root"
    tar --extract --file "$work/$1.tar" --directory "$root" --numeric-owner
    # Not everywhere may root do that; without it only less is seen of the system.
    mount -t proc proc "$root/proc" 2>/dev/null || echo "(no /proc in this system: mounting is refused)"
    in_system apt-get -qq update
}

# Leave nothing of a system but what is in the packages' cache: `remove_system FOLDER`.
remove_system() {
    local process mounted
    [ -d "$1" ] || return 0
    for process in $(processes "$1"); do
        kill -KILL "$process" 2>/dev/null || :
    done
    while read -r mounted; do
        umount --lazy "$mounted"
    done < <(awk -v below="$(readlink -f "$1")/" 'index($2, below) == 1 { print $2 }' /proc/mounts | sort --reverse)
    rm -rf --one-file-system "$1"
}

# The processes that run in a system.
processes() {
    local folder process
    folder=$(readlink -f "$1")
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root")" != "$folder" ] || echo "${process#/proc/}"
    done
}

in_system() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

install_packages() {
    install_what install "$@"
}

# What apt says is of interest only if it fails: `install_what install|satisfy WHAT...`.
install_what() {
    in_system apt-get "$1" -qq --yes --no-install-recommends "${@:2}" >"$work/apt.log" 2>&1 || {
        cat "$work/apt.log" >&2
        return 1
    }
}

# The person's own command, in the person's own folder.
as_player() {
    chroot --userspec="$player:$player" "$root" env -i --chdir="$home" HOME="$home" USER="$player" LC_ALL=C.UTF-8 \
        PATH="$home/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/games" \
        ${DISPLAY:+DISPLAY="$DISPLAY"} "$@"
}

# Give a file to the person; it lies in the person's own folder then.
give_player() {
    cp "$@" "$root$home/"
    in_system chown -R "$player:$player" "$home"
}

# Every file of the system with its size, but for what apt, dpkg and the system's own notes hold.
contents() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./run -o -path ./tmp \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/cache/apt -o -path ./var/log \) -prune \
        -o \( -type f -printf '%P %s\n' -o -type l -printf '%P -> %l\n' -o -printf '%P/\n' \)) | sort
}

#!/usr/bin/env bash
# Try the packages in dist/ on clean systems: `check.sh [wheel|deb|bundle ...]`, all by default, as root.
#
# Each is installed in a new Debian, started under X by an ordinary person, tested by itself, looked at and removed;
# then what is left is listed, and nothing may be but what belongs to the person. SUITES names the releases of Debian.
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck source=packaging/check/system.sh
. packaging/check/system.sh
read -r -a suites <<<"${SUITES:-bookworm trixie}"
kinds=("$@")
[ $# -gt 0 ] || kinds=(wheel deb bundle)

if [ "$(id -u)" != 0 ]; then
    echo "Only root may make clean systems." >&2
    exit 1
fi

# The one file of a kind in dist/: `package PATTERN`.
package() {
    local found
    found=$(find dist -maxdepth 1 -name "$1")
    if [ ! -f "$found" ]; then
        echo "dist/ has no file $1, or several; make dist builds it." >&2
        return 1
    fi
    echo "$found"
}

# --- each kind: what it needs, how it comes and goes; $program is how it is called then ---

prepare_wheel() {
    local libraries
    # The packages that the README tells a person to install.
    read -r -a libraries < <(sed -n '/^sudo apt-get install libegl1/,/[^\\]$/p' README.md | tr -d '\\\n' | cut -d ' ' -f 4-)
    install_packages python3 python3-venv "${libraries[@]}"
    # What pip would fetch is fetched here, where pip knows from where; so the clean system needs no network.
    local wheels=$work/wheels
    rm -rf "$wheels"
    .venv-packages/bin/python -m pip download --quiet --constraint constraints.txt --dest "$wheels" "$(package '*.whl')"
    give_player "$wheels"/*.whl
    program=$home/environment/bin/rommedesk
}

install_wheel() {
    as_player python3 -m venv environment
    as_player sh -c 'environment/bin/pip install --quiet --no-index --no-deps ./*.whl'
}

remove_wheel() {
    as_player sh -c 'environment/bin/pip uninstall --quiet --yes rommedesk && rm -r environment'
}

prepare_deb() {
    install_what satisfy "$(dpkg-deb --field "$(package '*.deb')" Depends)"
    cp "$(package '*.deb')" "$root/tmp/rommedesk.deb"
    program=rommedesk
}

install_deb() {
    in_system dpkg --install /tmp/rommedesk.deb
}

remove_deb() {
    in_system dpkg --purge rommedesk
}

prepare_bundle() {
    give_player "$(package '*-linux-*.tar.xz')"
    install_packages xz-utils
    as_player sh -c 'tar -xJf *.tar.xz && rm *.tar.xz'
    local libraries
    mapfile -t libraries < <(cut -d ' ' -f 2 "$root$home"/rommedesk-*/setup/libraries | sort -u)
    if as_player sh -c 'rommedesk-*/install.sh' 2>"$work/refusal"; then
        echo "A system without libraries was not noticed." >&2
        return 1
    fi
    cat "$work/refusal"
    install_packages "${libraries[@]}"
    program=$home/.local/bin/rommedesk
}

install_bundle() {
    as_player sh -c 'rommedesk-*/install.sh'
}

remove_bundle() {
    as_player .local/lib/rommedesk/uninstall.sh
}

# --- one package on one system ---

# What may be left: the person's own, and what libraries keep for all programs.
own="^${home#/}/\.(config|local|local/share|local/state|cache)(/|/rommedesk/.*|/pulse/.*|/fontconfig/.*|/mesa_shader_cache.*)?$"

check() {
    local kind=$1 suite=$2 left
    echo "== $kind on Debian $suite"
    begin_system "$suite"
    "prepare_$kind"
    contents >"$work/before"
    "install_$kind"
    packaging/windows.sh packaging/check/on-display.sh "$root" "$kind-$suite" "$program"
    "remove_$kind"
    contents >"$work/after"
    echo "-- left after the removal"
    comm -13 "$work/before" "$work/after" | sed 's/^/   /'
    left=$(comm -3 "$work/before" "$work/after" | sed 's/^\t//' | grep -vE "$own" || :)
    remove_system "$root"
    if [ -n "$left" ]; then
        printf 'The removal has changed or left behind:\n%s\n' "$left" >&2
        return 1
    fi
}

packaging/system-libraries.sh window
packaging/system-libraries.sh packages
mkdir -p "$work"
trap 'remove_system "$work/system"; for suite in "${suites[@]}"; do remove_system "$work/$suite.new"; done' EXIT
for suite in "${suites[@]}"; do
    for kind in "${kinds[@]}"; do
        begun=$SECONDS
        check "$kind" "$suite"
        echo "== $kind on Debian $suite: passed in $((SECONDS - begun)) s"
    done
done

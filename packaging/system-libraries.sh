#!/usr/bin/env bash
# See to the system packages that pip cannot bring: `system-libraries.sh run|window|packages`.
#
# `run` are the libraries that Qt loads, offscreen and under X; `window` adds the programs of the window tests,
# `packages` those that build and check packages. What is missing is installed when that needs no password;
# otherwise the command is printed and the script fails.
set -euo pipefail

[ "$(uname -s)" = Linux ] || exit 0 # the wheels for Windows and macOS bring all they need

# soname and the Debian package that holds it
libraries='
libEGL.so.1 libegl1
libGL.so.1 libgl1
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libglib-2.0.so.0 libglib2.0-0
libgssapi_krb5.so.2 libgssapi-krb5-2
libX11-xcb.so.1 libx11-xcb1
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1'
if [ -n "${WAYLAND_DISPLAY:-}" ]; then
    libraries+='
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1'
fi

# program, module of the system's Python or file, and its package
programs='' modules='' files=''
if [ "${1:-run}" = window ]; then
    programs='
Xvfb xvfb
xauth xauth
xdotool xdotool
openbox openbox
dbus-launch dbus-x11
setxkbmap x11-xkb-utils'
    # The blind player of the window tests, who needs the bus of assistive programs and the system's own Python.
    modules='pyatspi python3-pyatspi'
    files='/usr/libexec/at-spi-bus-launcher at-spi2-core'
fi
if [ "${1:-run}" = packages ]; then
    # Sound is loaded by packages alone: a wheel brings no QtMultimedia along.
    libraries+='
libffi.so.8 libffi8
libpulse.so.0 libpulse0
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
libxcb-util.so.1 libxcb-util1'
    programs='
appstreamcli appstream
debootstrap debootstrap
desktop-file-validate desktop-file-utils
dpkg-shlibdeps dpkg-dev
lintian lintian
mandoc mandoc
objdump binutils
shellcheck shellcheck
xmllint libxml2-utils'
fi

ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
known=$("$ldconfig" -p)
missing=()
packages=()
while read -r soname package; do
    [ -n "$soname" ] || continue
    [[ $known == *"$soname "* ]] || { missing+=("$soname") && packages+=("$package"); }
done <<<"$libraries"
while read -r program package; do
    [ -n "$program" ] || continue
    command -v "$program" >/dev/null || { missing+=("$program") && packages+=("$package"); }
done <<<"$programs"
while read -r module package; do
    [ -n "$module" ] || continue
    /usr/bin/python3 -c "import $module" 2>/dev/null || { missing+=("$module") && packages+=("$package"); }
done <<<"$modules"
while read -r file package; do
    [ -n "$file" ] || continue
    [ -e "$file" ] || { missing+=("$file") && packages+=("$package"); }
done <<<"$files"

[ ${#missing[@]} -gt 0 ] || exit 0
exec "$(dirname "$0")/install-packages.sh" "${missing[*]}" "${packages[@]}"

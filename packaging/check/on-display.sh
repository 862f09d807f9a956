#!/usr/bin/env bash
# Start the program that is installed in a clean system as its person does, on the X display at hand, and look at it:
# `on-display.sh SYSTEM NAME COMMAND`, called by check.sh; pictures come to build/check/NAME-*.png.
set -euo pipefail

here=$(dirname "$0")
# shellcheck source=packaging/check/system.sh
. "$here/system.sh"
root=$1 name=$2 program=$3

# The way from the system to the display: its socket, unless the display listens without a file as well.
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix" 2>/dev/null \
    || ln -f /tmp/.X11-unix/* "$root/tmp/.X11-unix/" 2>/dev/null || :
give_player "$XAUTHORITY"
mv "$root$home/$(basename "$XAUTHORITY")" "$root$home/.Xauthority"
python=.venv-packages/bin/python

echo "-- self-test"
status=0
as_player "$program" --self-test --picture self-test.png || status=$?
[ ! -f "$root$home/self-test.png" ] || mv "$root$home/self-test.png" "$work/$name-self-test.png"
[ $status -eq 0 ]

echo "-- window"
match='Partie № 1 (свежая).romme'
cp tests/saves/format-1-romme-running.romme "$work/$match"
give_player "$work/$match"
as_player "$program" "$match" &
started=$!
"$python" "$here/picture.py" "$work/$name-window.png"
echo "-- second start"
as_player timeout 20 "$program" "$match" # which the first takes over
for _ in $(seq 20); do # a dialog may have to be closed first
    kill -0 $started 2>/dev/null || break
    xdotool key alt+F4
    sleep 0.5
done
if kill -0 $started 2>/dev/null; then
    echo "The window does not close." >&2
    exit 1
fi
wait $started
left=$(processes "$root")
if [ -n "$left" ]; then
    # shellcheck disable=SC2086 # a word for each
    ps -o pid,args -p ${left//$'\n'/,} >&2
    echo "Processes are left after the end." >&2
    exit 1
fi
rm "$root$home/.Xauthority" "$root$home/$match"
log=$root$home/.local/state/rommedesk/log/rommedesk.log
! grep -E ' (WARNING|ERROR|CRITICAL) ' "$log" || echo "(that stands in the log)"
echo "pictures: $work/$name-self-test.png, $work/$name-window.png"

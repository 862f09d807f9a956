#!/usr/bin/env bash
# Run a command on an X display, window manager and session bus of its own: `windows.sh COMMAND [ARGUMENT...]`.
set -euo pipefail

unset WAYLAND_DISPLAY
export ROMMEDESK_TEST_WINDOWS=1 QT_QPA_PLATFORM=xcb
# shellcheck disable=SC2016 # the inner shell fills in what its words stand for
exec xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24' \
    dbus-run-session -- sh -c 'openbox & manager=$!; "$@"; status=$?; kill $manager; exit $status' sh "$@"

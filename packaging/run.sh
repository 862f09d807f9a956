#!/usr/bin/env bash
# Play, or show a round offscreen where there is no display: `run.sh PYTHON [ARGUMENT...]`.
set -euo pipefail

python=$1
shift
if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    echo "This system has no display, so computer players play one round of Rommé offscreen."
    export QT_QPA_PLATFORM=offscreen
    set -- --demo "$@"
fi
exec "$python" -m rommedesk "$@"

#!/usr/bin/env bash
# Print a Python of version 3.11 or newer that can make virtual environments; install what is missing for it.
# The variable PYTHON names a certain one.
set -euo pipefail
here=$(dirname "$0")

names=(python3 python3.14 python3.13 python3.12 python3.11 python)
[ -z "${PYTHON:-}" ] || names=("$PYTHON")

fitting() {
    local name
    for name in "${names[@]}"; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    return 1
}

if ! python=$(fitting); then
    if [ -n "${PYTHON:-}" ]; then
        echo "$PYTHON is no Python of version 3.11 or newer." >&2
        exit 1
    fi
    "$here/install-packages.sh" "Python 3.11 or newer" python3 python3-venv
    python=$(fitting) || { echo "This system brings no Python of version 3.11 or newer." >&2 && exit 1; }
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    "$here/install-packages.sh" "the module venv of Python $version" "python$version-venv"
fi
echo "$python"

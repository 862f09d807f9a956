#!/usr/bin/env bash
# Install Debian packages if that needs no password: `install-packages.sh WHAT-IS-MISSING PACKAGE...`.
set -euo pipefail

missing=$1
shift
if ! command -v apt-get >/dev/null; then
    echo "Missing on this system: $missing." >&2
    echo "Install the packages that hold them (on Debian: $*), then try again." >&2
    exit 1
fi
if [ "$(id -u)" = 0 ]; then
    root=()
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    root=(sudo -n)
else
    echo "Missing on this system: $missing. Install them with this command, then try again:" >&2
    echo "    sudo apt-get update && sudo apt-get install --no-install-recommends $*" >&2
    exit 1
fi
echo "Installing $*" >&2
apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
"${apt[@]}" update
"${apt[@]}" install -y --no-install-recommends "$@" >/dev/null

#!/bin/sh
# Remove what install.sh has put there for the person who calls this; matches and settings stay.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
# shellcheck source=SCRIPTDIR/setup/texts.sh
. "$here/setup/texts.sh"
# shellcheck source=SCRIPTDIR/setup/places.sh
. "$here/setup/places.sh"

if ! exists "$target"; then
    say absent "$target" >&2
    exit 1
fi
if [ ! -f "$list" ]; then
    say foreign "$target" >&2
    exit 1
fi
read_list
take_away
say removed

#!/usr/bin/env bash
# Build packages twice and compare them to the last byte: `reproducible.sh TARGET...`, targets of make.
#
# The second build is that of the last commit, in another folder, with another umask, language and time zone.
set -euo pipefail
cd "$(dirname "$0")/.."

[ -z "$(git status --porcelain)" ] || { echo "Commit first: what is compared is the last commit." >&2; exit 1; }
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
git clone --quiet . "$again/другой Ordner"
packages=$PWD/.venv-packages

rm -rf dist
make --no-print-directory "$@"
(
    umask 077
    export LC_ALL=C TZ=Pacific/Auckland
    # With the libraries of the same environment, which is not to be made anew for the other folder.
    make --no-print-directory -C "$again/другой Ordner" PACKAGES="$packages" -o "$packages/packages.stamp" "$@"
) >/dev/null
for file in dist/*; do
    cmp "$file" "$again/другой Ordner/$file"
    echo "twice the same: $file"
done

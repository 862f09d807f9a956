#!/usr/bin/env bash
# Make or renew a virtual environment: `environment.sh FOLDER [PIP ARGUMENT...]`, from the root of the tree.
set -euo pipefail

folder=$1
shift
if ! "$folder/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    python=$("$(dirname "$0")/find-python.sh")
    echo "Making $folder with $python" >&2
    rm -rf "$folder"
    "$python" -m venv "$folder"
fi
# For the requirements of the build as well, which pip 25.3 and newer take from the second name. The path is
# relative since pip splits the variables at spaces.
export PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
echo "Installing into $folder" >&2
"$folder/bin/python" -m pip install --quiet "$@"

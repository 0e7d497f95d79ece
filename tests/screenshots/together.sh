#!/usr/bin/env bash
# A picture of every page of playing together, with a server and people of its own: together.sh folder [language [width height [text]]]
# Needs the development build, or another named by CAPITOL_BUILD.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=${CAPITOL_BUILD:-$root/build/dev}
folder=${1:?together.sh folder [language [width height [text]]]}

mkdir -p "$folder"
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
xvfb-run -a -s "-screen 0 1600x1000x24" \
    "$build/bin/together_shots" "$folder" "${2:-en}" "${3:-1280}" "${4:-800}" "${5:-100}"

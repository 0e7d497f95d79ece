#!/usr/bin/env bash
# Takes a picture of every phase from the real window: make.sh [folder [language [width height [text]]]]
# Needs the development build (cmake --preset dev && cmake --build --preset dev), or another named by CAPITOL_BUILD.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=${CAPITOL_BUILD:-$root/build/dev}
folder=${1:-$root/docs/screenshots}
language=${2:-en}
width=${3:-1280}
height=${4:-800}
text=${5:-100} # per cent

mkdir -p "$folder"
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
for board in flat deep; do
    xvfb-run -a -s "-screen 0 1600x1000x24" \
        "$build/bin/window_shots" "$folder" "$board" "$language" "$width" "$height" "$text"
    xvfb-run -a -s "-screen 0 1600x1000x24" \
        "$build/bin/canal_shots" "$folder" "$board" "$language" "$width" "$height" "$text"
done

#!/usr/bin/env bash
# What the window costs here, drawn in software on a display of its own: figures.sh [width height]
# Needs the development build, or another named by CAPITOL_BUILD. Other work on the machine falsifies the figures.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=${CAPITOL_BUILD:-$root/build/dev}
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
xvfb-run -a -s "-screen 0 1600x1000x24" "$build/bin/window_figures" "${1:-1280}" "${2:-800}"

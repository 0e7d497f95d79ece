#!/usr/bin/env bash
# A picture of every page in every language, and where ImageMagick is installed a sheet of them for each:
# pages.sh folder [width height [flat|deep]]
# Needs the development build, or another named by CAPITOL_BUILD.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=${CAPITOL_BUILD:-$root/build/dev}
folder=${1:?pages.sh folder [width height [flat|deep]]}
width=${2:-1024}
height=${3:-640}
board=${4:-flat}

export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
for language in it fr nl en; do
    mkdir -p "$folder/$language"
    xvfb-run -a -s "-screen 0 1600x1000x24" \
        "$build/bin/window_shots" "$folder/$language" "$board" "$language" "$width" "$height" 100 all
    if command -v montage >/dev/null; then
        montage "$folder/$language"/*.png -tile 3x -geometry "+6+6" "$folder/$language.png"
    fi
done

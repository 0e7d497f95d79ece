#!/usr/bin/env bash
# Pictures of the comparison, the rulebook, the editor and the measurement: in every language at two sizes, in every
# theme, and with text twice as large; and where ImageMagick is installed a sheet of each: rules.sh folder
# Needs the development build, or another named by CAPITOL_BUILD.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build=${CAPITOL_BUILD:-$root/build/dev}
folder=${1:?rules.sh folder}
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb

take() { # name language width height theme text-size
    mkdir -p "$folder/$1"
    xvfb-run -a -s "-screen 0 1600x1000x24" "$build/bin/rule_shots" "$folder/$1" "${@:2}"
    if command -v montage >/dev/null; then
        montage "$folder/$1"/*.png -tile 3x -geometry "+6+6" "$folder/$1.png"
    fi
}

for language in it fr nl en; do
    take "$language" "$language" 1024 640 light 100
    take "$language-wide" "$language" 1280 800 light 100
    take "$language-large" "$language" 1024 640 contrast 200
    take "$language-dark" "$language" 1024 640 dark 100
done

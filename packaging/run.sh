#!/usr/bin/env bash
# Installs what is missing, builds Capitol, and starts it. Arguments go to the game.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/dependencies.sh"
. "$here/build.sh"

has_display() {
    [ "$(uname)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]
}

use_utf8
use_ccache
install_dependencies play
build release capitol # the command line takes minutes more, and is not needed to play
program=$root/build/release/bin/capitol
if [ "$(uname)" = Darwin ]; then
    program=$root/build/release/bin/Capitol.app/Contents/MacOS/Capitol
fi
if ! has_display; then
    say "built, but there is no display here; from a desktop session, or with DISPLAY set, start: $program"
    exit
fi
exec "$program" "$@"

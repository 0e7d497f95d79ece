#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors, and runs every test: the engine's also
# under the sanitizers. Arguments go to ctest, whose summary is the last thing printed.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/dependencies.sh"
. "$here/build.sh"

# Settings, saved games and caches of the tests' programs stay away from the person's own.
use_scratch_home() {
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    mkdir -m 700 "$scratch/runtime"
    export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_STATE_HOME=$scratch/state
    export XDG_CACHE_HOME=$scratch/cache XDG_RUNTIME_DIR=$scratch/runtime
}

# One ctest over both builds, so that one summary speaks for all.
gather_tests() {
    mkdir -p "$root/build/tests"
    echo 'subdirs("../asan" "../dev")' >"$root/build/tests/CTestTestfile.cmake"
}

# Under Linux the windows are X11's, drawn in software, so that every machine shows the same.
on_some_display() {
    export LIBGL_ALWAYS_SOFTWARE=1
    if [ "$(uname)" != Linux ]; then
        "$@"
    elif [ -n "${DISPLAY:-}" ]; then
        QT_QPA_PLATFORM=xcb "$@"
    else
        QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24" "$@"
    fi
}

use_utf8
use_ccache
install_dependencies test
build asan all
build dev all
gather_tests
use_scratch_home
on_some_display ctest --test-dir "$root/build/tests" --parallel "$(getconf _NPROCESSORS_ONLN)" --timeout 600 --output-on-failure "$@"

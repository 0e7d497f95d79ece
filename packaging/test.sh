#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors, and runs every test: those of the engine, the
# command line and the server under the sanitizers. Arguments go to ctest, whose summary is the last thing printed.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/dependencies.sh"
. "$here/build.sh"
. "$here/surroundings.sh"

# One ctest over both builds, so that one summary speaks for all.
gather_tests() {
    mkdir -p "$root/build/tests"
    echo 'subdirs("../asan" "../window")' >"$root/build/tests/CTestTestfile.cmake"
}

use_utf8
use_ccache
install_dependencies test
build asan all
build window all
gather_tests
use_scratch_home
# Where memory came from is kept as two calls, not thirty: a sixth of the tests' time.
export ASAN_OPTIONS="malloc_context_size=2${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
# Tests of the window wait as much as they work: one more than there are processors.
on_some_display ctest --test-dir "$root/build/tests" --parallel $(($(getconf _NPROCESSORS_ONLN) + 1)) --timeout 600 --output-on-failure "$@"

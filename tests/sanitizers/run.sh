#!/usr/bin/env bash
# Tests under sanitizers that would make the ordinary run too long:
#   run.sh window [CTEST-ARGUMENT...]    all tests of the window, for bad addresses, leaks and undefined behaviour
#   run.sh threads [CTEST-ARGUMENT...]   those of search, players, arena and measure, for races
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../../packaging/dependencies.sh"
. "$here/../../packaging/build.sh"
. "$here/../../packaging/surroundings.sh"

what=${1:-}
[ $# -eq 0 ] || shift
case $what in
window) preset=asan-window ;;
threads) preset=tsan ;;
*) fail "which: window or threads?" ;;
esac
use_utf8
use_ccache
install_dependencies test
build "$preset" all
use_scratch_home
if [ "$what" = window ]; then
    "${CC:-cc}" -shared -fPIC -o "$root/build/$preset/keep_libraries.so" "$here/keep_libraries.c"
    export LD_PRELOAD="$root/build/$preset/keep_libraries.so" ASAN_OPTIONS=verify_asan_link_order=0
fi
# What libraries leak or race over is passed over by name, each with its reason.
export LSAN_OPTIONS="suppressions=$here/leaks.supp:print_suppressions=0" UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS="halt_on_error=1:second_deadlock_stack=1:suppressions=$here/races.supp"
export QTEST_FUNCTION_TIMEOUT=3000000 # milliseconds
run_tests() {
    on_some_display ctest --test-dir "$root/build/$preset" --output-on-failure "$@"
}
failed=0
if [ "$what" = threads ]; then
    run_tests -R '^test_(search|players|levels|hints|journal|match|sprt|tune|measure|measurement)$' "$@" || failed=1
else
    run_tests -L '^app$' "$@" || failed=1
    # Qt Quick and Qt 3D lose textures and shaders when a window goes, by calls that have no names: tst_memory measures it.
    ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0 run_tests -L '^window$' "$@" || failed=1
fi
exit "$failed"

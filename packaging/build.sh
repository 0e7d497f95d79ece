# shellcheck shell=bash
# Sourced by run.sh and test.sh: the surroundings a build needs, and the build itself.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

# Qt and the compilers' messages want UTF-8; a bare machine has no locale set. The language stays the person's.
use_utf8() {
    if [ "$(uname)" = Linux ] && [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
        unset LC_ALL
        export LC_CTYPE=C.UTF-8
    fi
}

use_ccache() {
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
        export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}" # else it keeps nothing that uses precompiled headers
    fi
}

# build <preset> <target> [<cmake option>...]: configures and builds into build/<preset>; the target `all` is everything.
build() {
    say "building preset $1 into build/$1"
    cmake -S "$root" --preset "$1" "${@:3}" --log-level=WARNING || fail "preset $1 could not be configured; the errors are above"
    cmake --build "$root/build/$1" --target "$2" || fail "preset $1 could not be built; the errors are above"
}

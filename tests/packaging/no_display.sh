#!/usr/bin/env bash
# Where there is no display, run.sh builds all the same, and then says what to start. No compiler runs here: cmake only
# says that it was called.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#!/bin/sh\necho "cmake $*"\n' >"$work/cmake"
chmod +x "$work/cmake"

fail() {
    echo "$1; run.sh said:"
    echo "$said"
    exit 1
}

said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM PATH="$work:$PATH" packaging/run.sh 2>&1 </dev/null) || fail "it fails"
grep -qE '^cmake --build .*/build/release --target capitol$' <<<"$said" || fail "it does not build"
grep -qE 'no display.*start: .*/bin/capitol$' <<<"$said" || fail "it does not say what to start"

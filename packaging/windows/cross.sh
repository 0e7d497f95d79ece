#!/usr/bin/env bash
# Builds the engine and capitol-cli for Windows on Debian, and runs it under wine beside the native one: both must say
# the same, byte for byte. Optional: needs g++-mingw-w64-x86-64-posix, wine64, and the network for yaml-cpp's source.
#   cross.sh [NATIVE-CAPITOL-CLI]
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
work=$root/build/windows
prefix=$work/prefix
. "$here/libraries.sh"
native=${1:-$root/build/window/bin/capitol-cli}

for tool in x86_64-w64-mingw32-g++-posix wine apt-get curl dpkg-source cmake; do
    command -v "$tool" >/dev/null || fail "needs $tool (apt-get install g++-mingw-w64-x86-64-posix curl dpkg-dev wine wine64)"
done
[ -x "$native" ] || fail "needs the native capitol-cli to compare with; built by packaging/test.sh"

build_ours() {
    cmake -S "$root" --preset windows-cross -DCMAKE_PREFIX_PATH="$prefix" --log-level=WARNING
    cmake --build "$root/build/windows-cross" --target capitol-cli
}

without_time() {
    sed -E 's/"seconds":[0-9.e-]+//; s/[0-9.]+ (s|ms|seconds)\b//g'
}

# same ARGUMENTS...: both programs say the same about them, with what comes from the standard input.
same() {
    local input
    input=$(mktemp)
    cat >"$input"
    "$native" "$@" <"$input" 2>"$work/errors.txt" | without_time >"$work/native.txt" || true
    wine "$root/build/windows-cross/bin/capitol-cli.exe" "$@" <"$input" 2>"$work/errors.txt" | tr -d '\r' |
        without_time >"$work/wine.txt" || true
    rm "$input"
    cmp -s "$work/native.txt" "$work/wine.txt" || {
        diff "$work/native.txt" "$work/wine.txt" | sed -n 1,5p >&2 || true
        fail "under Windows another answer to: $*"
    }
    count=$((count + 1))
}

compare() {
    local variant record
    count=0
    cd "$root"
    same --version </dev/null
    for variant in schmidt dutch english-sheet french-sheet italian-sheet; do
        same show "$variant" </dev/null
        same diff schmidt "$variant" </dev/null
    done
    for record in tests/records/*.capitol; do
        same replay "$record" </dev/null
        same validate "$record" </dev/null
    done
    same knobs </dev/null
    same bench perft --depth 3 </dev/null
    same arena --players greedy,random,greedy --games 60 --seed 5 </dev/null
    sed -n 's/^> //p' tests/protocol/sessions/first-steps.session | same protocol
    sed -n 's/^> //p' tests/protocol/sessions/auction.session | same protocol
    say "$count answers, all the same as the native program's"
}

# What the installer would bring works where it is put, wherever that is, and as somebody types it whose shell finds it.
try_installed() {
    local place="$work/installed là"
    cmake --install "$root/build/windows-cross" --prefix "$place" >/dev/null
    wine "$place/bin/capitol-cli.exe" show dutch | grep "^format: 1" >/dev/null || fail "the installed variants"
    (cd "$place/bin" && wine cmd /c "capitol-cli show dutch") | grep "^format: 1" >/dev/null ||
        fail "the variants of a program that was called by its name alone"
    command -v makensis >/dev/null || { say "no makensis here: no installer" && return; }
    cpack --config "$root/build/windows-cross/CPackConfig.cmake" -G NSIS -B "$work/packages" >&2
    if [ -d /usr/lib/i386-linux-gnu/wine ]; then
        try_installer
    else
        say "the installer is made, not run: it is a 32-bit program, and this wine runs none (wine32)"
    fi
}

# Without a word, what it brings, and its way back.
try_installer() {
    local place="$WINEPREFIX/drive_c/users/${USER:-root}/AppData/Local/Programs/Capitol"
    wine "$work"/packages/*.exe /S
    wine "$place/bin/capitol-cli.exe" show dutch | grep "^format: 1" >/dev/null || fail "the installer's variants"
    wine reg query 'HKCU\Software\Classes\.capitol' | grep Capitol.Record >/dev/null || fail "who opens records"
    wine "$place/Uninstall.exe" /S "_?=$(winepath -w "$place")"
    [ ! -e "$place/bin" ] || fail "left behind: $(find "$place")"
    ! wine reg query 'HKCU\Software\Classes\Capitol.Record' >/dev/null 2>&1 || fail "the file type was left behind"
    say "installed without an administrator, and removed"
}

use_ccache
export WINEDEBUG=-all WINEPREFIX=$work/wine
mkdir -p "$prefix"/{include,share/cmake}
[ -e "$prefix/lib/libyaml-cpp.a" ] || build_yaml_cpp >/dev/null
borrow_headers
build_ours
CAPITOL_VARIANTS=$root/variants CAPITOL_RULEBOOK=$root/translations/rulebook compare
try_installed

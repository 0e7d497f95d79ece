#!/usr/bin/env bash
# Builds the computer players by every compiler there is, for Windows too where wine can run that, without and with
# optimisation, and for this very processor (which may fuse multiplications): what they decide must be the same to the
# last bit. Takes minutes of compiling, so as a test it runs only with CAPITOL_COMPILERS=1.
set -euo pipefail
[ "${CAPITOL_COMPILERS:-}" = 1 ] || { echo "set CAPITOL_COMPILERS=1 to run this"; exit 77; }
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What runs the programs of a compiler, and what it needs besides the flags.
mingw=x86_64-w64-mingw32-g++-posix
declare -A runner=([$mingw]=wine) needs=([$mingw]="-static -Wa,-mbig-obj")
export WINEDEBUG=-all WINEPREFIX=$work/wine

# decide NAME COMPILER FLAGS...: writes what the players decide when they are built so.
decide() {
    local name=$1 compiler=$2
    shift 2
    mkdir "$work/$name"
    printf '%s\n' "$root"/engine/capitol/*.cpp "$root"/engine/capitol/players/*.cpp "$root/tests/players/decisions.cpp" |
        (cd "$work/$name" && xargs -P "$(nproc)" -n 1 "$compiler" -std=c++20 -DNDEBUG -ffp-contract=off "$@" -I"$root/engine" -c)
    "$compiler" "$@" -pthread "$work/$name"/*.o -o "$work/$name/decisions.exe"
    ${runner[$compiler]:-} "$work/$name/decisions.exe" | tr -d '\r' > "$work/$name.txt"
}

first=
failed=0
for compiler in g++ clang++ "$mingw"; do
    for tool in "$compiler" ${runner[$compiler]:-}; do
        command -v "$tool" > /dev/null || { echo "no $tool here: $compiler is not compared"; continue 2; }
    done
    for flags in "-O0" "-O3" "-O3 -march=native"; do
        name=$(tr -d ' +=' <<< "$compiler$flags")
        # shellcheck disable=SC2086 # several flags
        decide "$name" "$compiler" ${needs[$compiler]:-} $flags
        if [ -z "$first" ]; then
            first=$name
        elif ! cmp -s "$work/$first.txt" "$work/$name.txt"; then
            echo "$compiler $flags decides otherwise, first here:"
            diff "$work/$first.txt" "$work/$name.txt" | sed -n 1,4p || true
            failed=1
        fi
        echo "$compiler $flags: $(wc -l < "$work/$name.txt") lines"
    done
done
exit "$failed"

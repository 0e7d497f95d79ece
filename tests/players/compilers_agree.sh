#!/usr/bin/env bash
# Builds the computer players by every compiler there is, without and with optimisation, and for this very processor
# (which may fuse multiplications): what they decide must be the same to the last bit. Takes minutes of compiling, so as
# a test it runs only with CAPITOL_COMPILERS=1.
set -euo pipefail
[ "${CAPITOL_COMPILERS:-}" = 1 ] || { echo "set CAPITOL_COMPILERS=1 to run this"; exit 77; }
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# decide NAME COMPILER FLAGS...: prints what the players decide when they are built so.
decide() {
    local name=$1 compiler=$2
    shift 2
    mkdir "$work/$name"
    printf '%s\n' "$root"/engine/capitol/*.cpp "$root"/engine/capitol/players/*.cpp "$root/tests/players/decisions.cpp" |
        (cd "$work/$name" && xargs -P "$(nproc)" -n 1 "$compiler" -std=c++20 -DNDEBUG -ffp-contract=off "$@" -I"$root/engine" -c)
    "$compiler" -pthread "$work/$name"/*.o -o "$work/$name/decisions"
    "$work/$name/decisions" > "$work/$name.txt"
}

first=
failed=0
for compiler in g++ clang++; do
    command -v "$compiler" > /dev/null || { echo "no $compiler here: not compared"; continue; }
    for flags in "-O0" "-O3" "-O3 -march=native"; do
        name=$(tr -d ' +=' <<< "$compiler$flags")
        # shellcheck disable=SC2086 # several flags
        decide "$name" "$compiler" $flags
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

#!/usr/bin/env bash
# Which lines of the engine and of the program no test reaches. By hand: a build of its own and every test, then a table
# of the folders; build/coverage/unreached.txt names the lines. What a program has done that a test kills is not counted.
# Needs lcov; takes an hour.
#   run.sh [CTEST-ARGUMENT...]    what was counted before is forgotten first
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../../packaging/dependencies.sh"
. "$here/../../packaging/build.sh"
. "$here/../../packaging/surroundings.sh"
folder=$root/build/coverage

# Lines of `folder file line hits`, of our own sources, each once: templates are counted wherever they are used.
lines() {
    sed -n "s|^SF:$root/|file |p; s|^DA:\([0-9]*\),\([0-9]*\).*|line \1 \2|p" "$folder/lines.info" |
        awk '$1 == "file" { file = $2 } $1 == "line" { at = file " " $2; if (hits[at] < $3 + 0) hits[at] = $3; else hits[at] += 0 }
            END { for (at in hits) { folder = at; sub("/[^/]*$", "", folder); print folder, at, hits[at] } }' | sort -k2,2 -k3,3n
}

command -v lcov >/dev/null || fail "needs lcov"
use_utf8
use_ccache
install_dependencies test
build coverage all
find "$folder" -name '*.gcda' -delete
use_scratch_home
tests=0
on_some_display ctest --test-dir "$folder" --parallel $(($(getconf _NPROCESSORS_ONLN) + 1)) --timeout 1200 --output-on-failure "$@" || tests=$?
say "gathering what was counted"
lcov --quiet --capture --directory "$folder" --include "$root/engine/*" --include "$root/app/*" --output-file "$folder/lines.info"
lines | awk '$4 == 0 { print $2 ":" $3 }' >"$folder/unreached.txt"
lines | awk '{ for (name = $1; ; sub("/[^/]*$", "", name)) { all[name]++; hit[name] += $4 > 0; if (name !~ "/") break } }
    END { for (name in all) printf "%-24s %6d lines, %5.1f %%\n", name, all[name], 100 * hit[name] / all[name] }' | sort
exit "$tests"

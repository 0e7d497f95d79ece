#!/usr/bin/env bash
# The checklist of a release: what must be true of HEAD, one step after another, each with a log. It changes nothing and
# publishes nothing; at the end it says which commands do. Some hours on two cores; needs root for the bare Debian.
#   release.sh            all steps; one that was well for this commit is not done again
#   release.sh STEP...    only these, again
#   release.sh --list     what the steps are
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/dependencies.sh"
. "$here/build.sh"

commit=$(git -C "$root" rev-parse --short HEAD)
version=$(sed -n 's/^project(Capitol VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
logs=$root/build/release-$commit
package=$logs/package.deb

steps=(clean version words tests package hardened reproducible installed listed windows)

step_clean() { # nothing is there but what is committed
    [ -z "$(git -C "$root" status --porcelain)" ]
}

step_version() { # the changes and the software centres' release name this version, with the same day
    local day
    day=$(sed -nE "s/^## \[$version\] - ([0-9]{4}-[0-9]{2}-[0-9]{2})$/\1/p" "$root/CHANGELOG.md")
    [ -n "$day" ] || fail "CHANGELOG.md has no day for $version"
    grep -q "<release version=\"$version\" date=\"$day\"" "$root/packaging/linux/capitol.metainfo.xml.in" ||
        fail "the metainfo does not have $version with the day of CHANGELOG.md, $day"
}

step_words() { # every text is translated
    ! grep -l 'type="unfinished"' "$root"/translations/*.ts
}

step_tests() { # the README's test command, on a fresh clone
    rm -rf "$logs/clone"
    git clone -q "$root" "$logs/clone"
    "$logs/clone/packaging/test.sh"
}

step_package() { # the .deb is built, and lintian and the desktop's checkers have nothing to say
    cp "$("$here/linux/package.sh" DEB | tail -1)" "$package"
    "$here/linux/prove-deb.sh" --cheap "$package"
}

step_hardened() { # its programs are: see CAPITOL_HARDENED
    local tree program told
    tree=$(mktemp -d)
    dpkg-deb -x "$package" "$tree"
    for program in "$tree"/usr/games/*; do
        told=$(readelf -hldW --dyn-syms "$program")
        [[ $told == *"Type: "*"DYN "* ]] || fail "$program: not position independent"
        [[ $told == *BIND_NOW* ]] || fail "$program: bound lazily"
        [[ $told == *GNU_RELRO* ]] || fail "$program: relocations stay writable"
        [[ $(sed -n '/GNU_STACK/p' <<<"$told") != *RWE* ]] || fail "$program: a stack that runs"
        [[ $told == *__stack_chk_fail* ]] || fail "$program: no guard of the stack"
        [[ $told != *RPATH* && $told != *RUNPATH* ]] || fail "$program: libraries are looked for in a folder"
        echo "$program is hardened"
    done
    rm -rf "$tree"
}

step_reproducible() { # built twice, it is the same byte for byte
    "$here/linux/reproduce.sh"
}

step_installed() { # in a bare Debian: installed, started, a game played, upgraded, removed
    "$here/linux/prove-deb.sh"
}

step_listed() { # what it is made of, with all licences
    "$here/linux/sbom.py" "$package" >"$logs/capitol_$version.spdx.json"
}

step_windows() { # as far as it can be had from here
    "$here/windows/cross.sh" "$root/build/package/bin/capitol-cli"
}

says() {
    sed -n "s/^step_$1() { # //p" "${BASH_SOURCE[0]}"
}

# do_step NAME, in a process of its own: bash forgets `set -e` in what an `if` asks.
do_step() {
    local began=$SECONDS
    if "$here/release.sh" --do "$1" >"$logs/$1.log" 2>&1; then
        touch "$logs/$1.done"
        echo "ok       $1: $(says "$1") ($((SECONDS - began)) s)"
    else
        rm -f "$logs/$1.done"
        echo "FAILED   $1: $(says "$1"); see $logs/$1.log"
        failed=$((failed + 1))
    fi
}

if [ "${1:-}" = --do ]; then
    use_utf8
    "step_$2"
    exit
fi
if [ "${1:-}" = --list ]; then
    for step in "${steps[@]}"; do
        echo "$step: $(says "$step")"
    done
    exit
fi
for step in "$@"; do
    [[ " ${steps[*]} " == *" $step "* ]] || fail "no such step: $step; the steps are ${steps[*]}"
    rm -f "$logs/$step.done"
done
mkdir -p "$logs"
rm -f "$logs/clean.done" # files can be edited between two runs
failed=0
for step in "${@:-${steps[@]}}"; do
    if [ -e "$logs/$step.done" ]; then
        echo "ok       $step: $(says "$step") (before)"
    else
        do_step "$step"
    fi
done
[ $failed -eq 0 ] || fail "$failed of the steps failed for $commit"
[ $# -eq 0 ] || exit 0
say "all is well with $commit. To publish: git tag -s v$version $commit && git push origin v$version"

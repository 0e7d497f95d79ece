#!/usr/bin/env bash
# Fuzzes by hand, guided by coverage; needs clang with its runtime libraries.
#   run.sh SECONDS [TARGET...]       each target for so long, one after the other; what covers more is kept in
#                                    build/fuzz/found, what ends a target in build/fuzz/finds
#   run.sh --minimise [TARGET...]    takes what was found into the corpus: the fewest files that cover as much
# yaml-cpp is built with the same sanitizers, from CAPITOL_YAML_CPP_SOURCE or else from the distribution's source.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../../packaging/dependencies.sh"
. "$here/../../packaging/build.sh"
fuzz=$root/build/fuzz

# apt-get, with lists of its own: the machine's need not name sources.
apt_sources() {
    apt-get -q -o Dir::Etc::sourcelist="$1/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$1/lists" \
        -o Dir::Cache="$1/cache" "${@:2}"
}

fetch_yaml_cpp() {
    local folder=$1 id='' VERSION_CODENAME='' place
    . /etc/os-release
    case ${ID:-$id} in
    debian) place="http://deb.debian.org/debian $VERSION_CODENAME main" ;;
    ubuntu) place="http://archive.ubuntu.com/ubuntu $VERSION_CODENAME main universe" ;;
    *) return 1 ;;
    esac
    mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
    echo "deb-src $place" >"$folder/sources.list"
    (cd "$folder" && apt_sources "$folder" update && apt_sources "$folder" source yaml-cpp) >"$folder/log" 2>&1
}

# Prints its folder; nothing if there is none.
yaml_cpp_source() {
    local folder=$root/build/yaml-cpp-source
    if [ -z "${CAPITOL_YAML_CPP_SOURCE:-}" ] && [ -z "$(find "$folder" -mindepth 1 -maxdepth 1 -name 'yaml-cpp-*' -type d 2>/dev/null)" ]; then
        fetch_yaml_cpp "$folder" || say "no source of yaml-cpp: it is not watched itself (CAPITOL_YAML_CPP_SOURCE names one)"
    fi
    echo "${CAPITOL_YAML_CPP_SOURCE:-$(find "$folder" -mindepth 1 -maxdepth 1 -name 'yaml-cpp-*' -type d -print -quit 2>/dev/null)}"
}

# Ends with libFuzzer's own words: what was found, how often it ran, how much it covered.
fuzz_target() {
    mkdir -p "$fuzz/found/$1" "$fuzz/finds"
    nice -n 19 "$fuzz/bin/fuzz_$1" "$fuzz/found/$1" "$here/corpus/$1" -max_total_time="$2" -dict="$here/words.dict" \
        -timeout=60 -rss_limit_mb=1024 -max_len=20000 -artifact_prefix="$fuzz/finds/$1-" -print_final_stats=1 \
        >"$fuzz/$1.log" 2>&1 && return
    say "$1 fell over an input that is kept in build/fuzz/finds; the end of build/fuzz/$1.log says how"
    return 1
}

report() {
    local log=$fuzz/$1.log
    printf '%-10s %10s runs, %6s units, coverage %s\n' "$1" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" \
        "$(sed -n 's/^stat::new_units_added: *//p' "$log")" \
        "$(sed -n 's/.* cov: \([0-9]*\) ft: \([0-9]*\).*/\1 edges, \2 features/p' "$log" | tail -1)"
}

minimise() {
    local fresh=$fuzz/minimised/$1
    rm -rf "$fresh"
    mkdir -p "$fresh" "$fuzz/found/$1"
    find "$here/corpus/$1" -type f ! -regex '.*/[0-9a-f]+' -exec cp {} "$fresh" \; # with a name: somebody wants it
    "$fuzz/bin/fuzz_$1" -set_cover_merge=1 -max_len=20000 -timeout=10 "$fresh" "$here/corpus/$1" "$fuzz/found/$1" >"$fuzz/$1.log" 2>&1
    rm -rf "${here:?}/corpus/$1"
    cp -R "$fresh" "$here/corpus/$1"
    say "$1: $(find "$fresh" -type f | wc -l) files, $(du -sk "$fresh" | cut -f1) KB"
}

[ $# -ge 1 ] || fail "how many seconds? (the head of this file says more)"
what=$1
shift
use_utf8
use_ccache
cmake -S "$root" --preset fuzz --log-level=WARNING "-DCAPITOL_YAML_CPP_SOURCE=$(yaml_cpp_source)" >&2
cmake --build "$fuzz" --target fuzzers >&2
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046 # plain names
    set -- $(cd "$here/corpus" && echo *)
fi
fell=0
for target; do
    if [ "$what" = --minimise ]; then
        minimise "$target"
    else
        fuzz_target "$target" "$what" || fell=1
        report "$target"
    fi
done
exit "$fell"

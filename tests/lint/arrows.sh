#!/usr/bin/env bash
# Who may include whom (the arrows of CONTRIBUTING.md). Every engine folder names what it may include besides itself
# and the standard library; whatever else it includes fails.
set -euo pipefail
export LC_ALL=C

allowed() {
    case $1 in
    base) echo system ;; # and utf8cpp, which looks like it
    capitol | search) ;;
    variant) echo base capitol yaml-cpp ;;
    readings) echo base capitol variant rulebook ;;
    record) echo base capitol variant yaml-cpp nlohmann ;;
    players) echo capitol search ;;
    rulebook) echo base capitol variant yaml-cpp ;;
    arena | measure) echo base capitol players variant record nlohmann ;;
    protocol) echo base capitol players variant record nlohmann ;;
    cli) echo base capitol players protocol variant readings record rulebook arena measure nlohmann CLI system ;;
    *) echo "$1: a folder of the engine that tests/lint/arrows.sh does not know" >&2 && exit 1 ;;
    esac
}

# The folder an include names, `system` for one of the operating system's, or nothing for the standard library's.
target_of() {
    case $1 in
    sys/*) echo system ;;
    */*) echo "${1%%/*}" ;;
    *[A-Z]*) echo "$1" ;;
    *.h) echo system ;;
    esac
}

broken=0
for folder in engine/*/; do
    name=$(basename "$folder")
    may=" $name $(allowed "$name" | tr '\n' ' ') "
    while IFS=: read -r file line include; do
        target=$(target_of "${include#*[<\"]}")
        case $may in *" ${target:-$name} "*) continue ;; esac
        echo "$file:$line: engine/$name may not include $target"
        broken=1
    done < <(grep -rnoE --include='*.h' --include='*.cpp' '^ *# *include *[<"][^>"]+' "$folder" | sed 's|//|/|')
done
exit "$broken"

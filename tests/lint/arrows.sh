#!/usr/bin/env bash
# Who may include whom (the arrows of CONTRIBUTING.md). Every engine folder names what it may include besides itself
# and the standard library; whatever else it includes fails.
set -euo pipefail
export LC_ALL=C

allowed() {
    case $1 in
    base) echo system yaml-cpp nlohmann ;; # and utf8cpp, which looks like the system's
    search) ;;
    capitol) echo base ;;
    capitol/variant) echo base capitol ;;
    capitol/rulebook) echo base capitol capitol/variant ;;
    capitol/readings) echo base capitol capitol/variant capitol/rulebook ;;
    capitol/players) echo base capitol search ;;
    record) echo base capitol capitol/variant nlohmann ;;
    arena | measure) echo base capitol capitol/players capitol/variant record nlohmann ;;
    protocol) echo base capitol capitol/players capitol/variant record nlohmann ;;
    cli) echo base capitol capitol/{players,readings,rulebook,variant} protocol record arena measure nlohmann CLI system ;;
    *) echo "$1: a folder of the engine that tests/lint/arrows.sh does not know" >&2 && exit 1 ;;
    esac
}

# The folder an include names, `system` for one of the operating system's, or nothing for the standard library's.
target_of() {
    case $1 in
    sys/*) echo system ;;
    */*) dirname "$1" ;;
    *[A-Z]*) echo "$1" ;;
    *.h) echo system ;;
    esac
}

broken=0
while read -r folder; do
    name=${folder#engine/}
    may=" $name $(allowed "$name" | tr '\n' ' ') "
    while IFS=: read -r file line include; do
        target=$(target_of "${include#*[<\"]}")
        case $may in *" ${target:-$name} "*) continue ;; esac
        echo "$file:$line: engine/$name may not include $target"
        broken=1
    done < <(find "$folder" -maxdepth 1 -name '*.[hc]*' -exec grep -noHE '^ *# *include *[<"][^>"]+' {} +)
done < <(find engine -mindepth 1 -type d)
exit "$broken"

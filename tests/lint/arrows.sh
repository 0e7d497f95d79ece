#!/usr/bin/env bash
# Who may use whom (the arrows of CONTRIBUTING.md). Every folder of engine, app and qml names what it may use besides
# itself and the standard library; whatever else it includes or imports fails. app and qml may use Qt and what the
# engine says of any game; a game's own rooms in the engine go by its name. Written for bash 3.2 and BSD's find, those
# of macOS.
set -euo pipefail
export LC_ALL=C

allowed() {
    case $1 in
    engine/base) echo system yaml-cpp nlohmann ;; # and utf8cpp, which looks like the system's
    engine/search) ;;
    engine/game) echo base search ;;
    engine/variant) echo base ;;
    engine/capitol) echo base game ;;
    engine/capitol/variant) echo base capitol variant ;;
    engine/rulebook) echo base ;;
    engine/capitol/rulebook) echo base capitol capitol/variant rulebook ;;
    engine/capitol/readings) echo base capitol capitol/variant capitol/rulebook rulebook ;;
    engine/capitol/players) echo base capitol game search ;;
    engine/capitol/matches) echo base arena capitol capitol/{players,variant} nlohmann ;;
    engine/capitol/learning) echo base capitol capitol/{players,variant} search nlohmann ;;
    engine/capitol/measure) echo base capitol capitol/{players,variant} measure nlohmann ;;
    engine/capitol/review) echo base capitol capitol/{players,record} search ;;
    engine/capitol/puzzles) echo base capitol capitol/{players,record,review,variant} search ;;
    engine/capitol/protocol) echo base capitol capitol/{players,record,variant} protocol nlohmann ;;
    engine/canal) echo base game ;;
    engine/canal/variant) echo base canal variant ;;
    engine/canal/rulebook) echo base canal canal/variant rulebook ;;
    engine/canal/record) echo base canal canal/variant record nlohmann ;;
    engine/canal/players) echo base canal game search ;;
    engine/canal/matches) echo base arena canal canal/{players,variant} nlohmann ;;
    engine/canal/measure) echo base canal canal/{players,variant} measure nlohmann ;;
    engine/canal/protocol) echo base canal canal/{players,record,variant} protocol nlohmann ;;
    engine/canal/table) echo base canal canal/{players,record,variant} server table ;;
    engine/record) echo base game nlohmann ;;
    engine/capitol/record) echo base capitol capitol/variant record nlohmann ;;
    engine/arena) echo base game nlohmann ;;
    engine/measure) echo base game variant nlohmann ;;
    engine/protocol) echo base game record nlohmann ;;
    engine/table) echo base game record nlohmann ;;
    engine/server) echo base game record table ;;
    engine/capitol/table) echo base capitol capitol/{players,record,variant} server table ;;
    engine/cli)
        echo base capitol capitol/{learning,matches,measure,players,protocol,puzzles,readings,record,review,rulebook,table,variant} canal \
            canal/{matches,measure,players,protocol,record,rulebook,table,variant} arena game measure protocol record rulebook search server table variant nlohmann \
            CLI system
        ;;
    app/server) echo canal capitol common statistics nlohmann CLI ;;
    app/cli) echo canal capitol connection ;; # the engine's cli and server, too
    app/connection | app/models) ;; # know no game
    app/match) echo common ;;       # likewise
    app/play) echo common match ;;  # likewise
    app/sound/make) ;; # a tool of the build
    app/common | app/sound) echo capitol ;;
    app/compare) echo capitol common models ;;
    app/table) echo capitol common match models play ;;
    app/canal) echo app/canal canal common match models play ;;
    app/players) echo capitol models ;;
    app/statistics) echo capitol common models players ;;
    app/rulebook) echo canal capitol common models table ;;
    app/review) echo capitol common models table ;;
    app/puzzles) echo capitol common match models review table ;;
    app/variants) echo canal capitol common models table ;;
    app/measure) echo canal capitol common models players variants ;;
    app/remote) echo app/canal canal capitol common connection match models players server table variants ;;
    app/editor) echo canal capitol common measure models table variants ;;
    app/program) echo app/canal canal capitol common compare editor match measure models play players puzzles remote review rulebook sound statistics table variants ;; # puts them together
    qml/theme) ;;
    qml/play) echo Capitol theme ;;
    qml/canal) echo Capitol play replay theme ;;
    qml/canal3d) echo Capitol canal depth theme ;;
    qml/board2d | qml/keys) echo theme ;; # Capitol is the module of app/, which boards and theme do without
    qml/depth) echo theme ;; # knows no game
    qml/board3d) echo board2d depth theme ;;
    qml/about | qml/auction | qml/compare | qml/replay | qml/review | qml/rulebook | qml/scoring | qml/settings | qml/statistics) echo Capitol theme ;;
    qml/puzzles) echo Capitol play theme ;;
    qml/together) echo Capitol play start theme ;;
    qml/start) echo Capitol board2d board3d canal play settings theme ;;
    qml/table) echo Capitol auction board2d play puzzles replay review scoring theme ;;
    *) echo "$1: a folder that tests/lint/arrows.sh does not know" >&2 && exit 1 ;;
    esac
}

# Sets `target`, since a process for each of thousands takes long: the folder that an include or import names, `system`
# for one of the operating system's, or nothing for the standard library's, Qt's, and in app and qml the engine's that
# are of no game. Canal Mania has a room of its name on either side.
find_target() {
    local root=$1 what=$2
    target=
    case $root,$what in
    qml,capitol.*) target=${what#capitol.} ;;
    qml,capitol) target=Capitol ;;
    engine,sys/* | engine,mach-o/*) target=system ;;
    engine,*/*) target=${what%/*} ;;
    engine,*[A-Z]*) target=$what ;;
    engine,*.h) target=system ;;
    *,Qt*/* | app,sys/*) ;;
    app,capitol/*) target=capitol ;;
    app,canal/*) if [ -f "engine/$what" ]; then target=canal; else target=app/canal; fi ;;
    *,*/*) [ -f "engine/$what" ] || target=${what%/*} ;;
    esac
}

uses_in() { # FOLDER: file:line:what, of each include and import; modules in small letters, as their folders
    find "$1" -maxdepth 1 -name '*.[hc]*' -exec grep -noHE '^ *# *include *[<"][^>"]+' {} + | sed 's/# *include *[<"]//'
    find "$1" -maxdepth 1 -name '*.qml' -exec grep -noHE '^import Capitol[A-Za-z0-9.]*' {} + |
        awk -F: -v OFS=: '{ $3 = tolower(substr($3, length("import ") + 1)) } 1'
}

# headers_in FOLDER: from there.
headers_in() {
    (cd "$1" && find . -name '*.h' | sed 's|^\./||' | sort)
}

folders=$(find engine/*/ app/*/ qml/*/ '(' -name '*.h' -o -name '*.cpp' -o -name '*.qml' ')' |
    tr -s / | sed 's|/[^/]*$||' | sort -u)
[ -n "$folders" ] || { echo "no sources found" && exit 1; }
broken=0
while read -r folder; do
    root=${folder%%/*} name=${folder#*/}
    may=" $name $(allowed "$folder") "
    while IFS=: read -r file line what; do
        find_target "$root" "${what// /}"
        case $may in *" ${target:-$name} "*) continue ;; esac
        echo "$file:$line: $folder may not use $target"
        broken=1
    done < <(uses_in "$folder")
done <<<"$folders"
# In app and qml an include finds a file of either: the same name in both would be a matter of luck.
while read -r twice; do
    echo "$twice: engine/ and app/ both have a file of that name"
    broken=1
done < <(comm -12 <(headers_in engine) <(headers_in app))
exit "$broken"

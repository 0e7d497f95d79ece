#!/usr/bin/env bash
# soak.sh SERVER LOAD MINUTES [TABLES]: one server for so long, and a quarter of an hour more. Round after round, games
# begin, are played to their end and are left; after each round the server's memory, open files and tables are told.
# Tables that are over are kept for ten minutes: since the first quarter of an hour its memory may have grown by no more
# than 8 MiB, and at the end no table is left and no more files are open than at its start.
set -euo pipefail
server=$1 load=$2 minutes=$3 tables=${4:-4}

folder=$(mktemp -d)
pid=
# shellcheck disable=SC2317,SC2329 # by the trap
finish() {
    [ -z "$pid" ] || kill "$pid" 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap finish EXIT

port_of() { # EVENT
    sed -nE "/\"$1\".*\"port\"/ { s/.*\"port\":([0-9]+).*/\1/p; q }" "$folder/log"
}
memory() { # KiB
    awk '/^VmRSS/ { print $2 }' "/proc/$pid/status"
}
files() {
    find "/proc/$pid/fd" -mindepth 1 | wc -l
}
held() {
    curl -s "http://127.0.0.1:$(port_of metrics)/metrics" | awk '$1 == "capitol_tables" { print $2 }'
}

mkdir "$folder/data"
"$server" --data "$folder/data" --listen 127.0.0.1:0 --metrics 127.0.0.1:0 2>"$folder/log" &
pid=$!
until [ -n "$(port_of listening)" ]; do
    kill -0 "$pid"
    sleep 0.1
done
url=ws://127.0.0.1:$(port_of listening)

tell() { # WHEN
    printf '%6d s, %s: %d KiB, %d files open, %d tables, %d files kept\n' "$SECONDS" "$1" "$(memory)" "$(files)" "$(held)" \
        "$(find "$folder/data" -type f | wc -l)"
}
play_round() {
    "$load" --url "$url" --tables "$tables" --whole --pace $((tables * 5)) --seconds 600 >"$folder/round" && return
    cat "$folder/round"
    exit 1
}

readonly settled=900 # seconds
files_then=$(files) memory_then=0 round=0
tell "the start"
while [ "$SECONDS" -lt $((minutes * 60)) ]; do
    round=$((round + 1))
    play_round
    tell "round $round"
    if [ "$memory_then" -eq 0 ] && [ "$SECONDS" -ge "$settled" ]; then
        memory_then=$(memory)
    fi
done
tail -n 6 "$folder/round"
[ "$memory_then" -ne 0 ] || memory_then=$(memory)
sleep "$settled"
tell "the end"
[ $(($(memory) - memory_then)) -le 8192 ]
[ "$(files)" -le "$files_then" ]
[ "$(held)" -eq 0 ]

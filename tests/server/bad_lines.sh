#!/usr/bin/env bash
# bad_lines.sh SERVER LOAD [TABLES]: games between people with bad lines, each kind of them to the end. Every game must
# be the one that was played, with each choice made once; after a silence everybody is back within 2 s (p99).
# The lines are a relay's (bad_line.py), for many kernels cannot make them (netem).
set -euo pipefail
server=$1 load=$2 tables=${3:-12}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

folder=$(mktemp -d)
pids=()
# shellcheck disable=SC2317,SC2329 # by the trap
finish() {
    [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap finish EXIT

# Until a line of that file matches; prints what its first group is.
wait_for() { # FILE PATTERN
    local found
    for _ in $(seq 900); do
        found=$(sed -nE "/$2/ { s/.*$2.*/\\1/p; q }" "$1")
        [ -z "$found" ] || break
        sleep 0.1
    done
    [ -z "$found" ] || { echo "$found"; return; }
    echo "nothing like $2 in $1" >&2
    return 1
}

play_over() { # NAME OPTIONS...
    local name=$1 data=$folder/$1 log=$folder/$1.log port line=0 over=0
    shift
    mkdir "$data"
    "$server" --data "$data" --listen 127.0.0.1:0 --behind-proxy 2>"$log" &
    pids+=($!)
    port=$(wait_for "$log" '"listening".*"port":([0-9]+)')
    python3 "$here/bad_line.py" "$port" "$@" >"$data.line" &
    pids+=($!)
    line=$(wait_for "$data.line" '^([0-9]+)$')
    "$load" --url "ws://127.0.0.1:$line" --tables "$tables" --whole --pace $((tables * 20)) --seconds 400 >"$data.load" &
    local playing=$!
    pids+=("$playing")
    case " $* " in *" --silence "*)
        wait_for "$data.line" '^(back)$' >/dev/null || over=1
        kill -USR1 "$playing"
        ;;
    esac
    wait "$playing" || over=1
    echo "== $name: $*"
    cat "$data.load"
    kill "${pids[@]}" 2>/dev/null || true
    wait
    pids=()
    [ "$over" -eq 0 ] || tail -n 20 "$log"
    return "$over"
}

far=(--delay 150 --jitter 50) # there and back: 300 ms, 100 ms more or less
failed=0
play_over far "${far[@]}" || failed=1
play_over lossy "${far[@]}" --loss 0.05 || failed=1
play_over cut "${far[@]}" --loss 0.05 --life 8 || failed=1
play_over silent "${far[@]}" --loss 0.05 --silence 30 --silent-after 12 || failed=1
exit "$failed"

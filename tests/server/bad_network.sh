#!/usr/bin/env bash
# bad_network.sh SERVER LOAD [TABLES] (as root): games over a line of 300 ± 100 ms there and back that loses every
# twentieth packet, and that is away for 30 s in between: nothing that was acknowledged is lost, and it says how soon
# all were back once the line was. Both ends are network namespaces that it makes itself; nothing else is touched.
set -euo pipefail
server=$1 load=$2 tables=${3:-20}
relay=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/bad_line.py
ends=("capitol$$s" "capitol$$c") # namespaces, and the devices in them
folder=$(mktemp -d)
pids=()

skip() {
    echo "skipped: $*"
    exit 77
}
[ "$(id -u)" -eq 0 ] || skip "needs root, for network namespaces"
[ -e /dev/net/tun ] || skip "needs /dev/net/tun"
# shellcheck disable=SC2317 # by the trap
finish() {
    [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
    wait
    for one in "${ends[@]}"; do ip netns delete "$one" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap finish EXIT
say() {
    printf '%(%T)T %s\n' -1 "$*"
}

cd "$folder"
python3 "$relay" "${ends[@]}" >ready &
pids+=($!)
until [ -s ready ]; do sleep 0.1; done
for i in 0 1; do
    ip netns add "${ends[i]}"
    ip link set "${ends[i]}" netns "${ends[i]}"
    ip -n "${ends[i]}" address add "10.211.0.$((i + 1))/24" dev "${ends[i]}"
    ip -n "${ends[i]}" link set lo up
    ip -n "${ends[i]}" link set "${ends[i]}" up
done
mkdir data
ip netns exec "${ends[0]}" "$server" --data data --listen 10.211.0.1:7411 --plain-text --behind-proxy 2>server.log &
pids+=($!)
until grep -q listening server.log; do sleep 0.1; done
ip netns exec "${ends[1]}" "$load" --url ws://10.211.0.1:7411 --tables "$tables" --pace $((tables * 2)) --seconds 75 >load.log &
playing=$!
pids+=("$playing")
until grep -q begun load.log; do
    kill -0 "$playing" || { cat load.log; exit 1; }
    sleep 0.1
done
say "$tables games have begun over a bad line"
sleep 20
say "the line is away"
touch away
sleep 30
rm away
kill -USR1 "$playing"
say "the line is back"
status=0
wait "$playing" || status=$?
cat load.log
exit "$status"

#!/usr/bin/env bash
# The command of docs/measure.md for GNU parallel over two hosts: two ssh servers of this machine, one of which is killed
# while it measures. The other one does its part, and all parts together are what one run prints, byte for byte. By hand:
# it needs root and the packages parallel and openssh-server.
#   parallel.sh CAPITOL-CLI [GAMES]
set -euo pipefail

program=$(readlink -f -- "${1:?parallel.sh CAPITOL-CLI [GAMES]}")
games=${2:-20000}
shards=6
folder=$(mktemp -d)
export LC_ALL=C.UTF-8
declare -A hosts=()

# start_host NAME: a server that takes the one key that is made for it.
start_host() {
    local port=$((20000 + RANDOM % 20000))
    cat >"$folder/$1.conf" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $folder/host
PidFile none
AuthorizedKeysFile $folder/person.pub
StrictModes no
PasswordAuthentication no
UsePAM no
END
    cat >>"$folder/ssh" <<END
Host $1
    HostName 127.0.0.1
    Port $port
    IdentityFile $folder/person
    StrictHostKeyChecking no
    UserKnownHostsFile /dev/null
    LogLevel ERROR
END
    # In a world of its own, so that what it runs dies with it as with a machine.
    unshare --pid --fork --kill-child --mount-proc /usr/sbin/sshd -D -e -f "$folder/$1.conf" 2>"$folder/$1.log" &
    hosts[$1]=$!
    disown
}

stop() {
    kill -9 "${hosts[@]}" 2>/dev/null || true
    wait "${hosts[@]}" 2>/dev/null || true
    rm -rf "$folder"
}

trap stop EXIT
mkdir -p "$folder/work" /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
ssh-keygen -q -t ed25519 -N '' -f "$folder/person"
start_host one
start_host two
sleep 2

cd "$folder/work"
began=$SECONDS
# shellcheck disable=SC2046 # numbers
PARALLEL_SSH="ssh -F $folder/ssh" parallel --will-cite --joblog parts.log --sshlogin 1/one,1/two --retries 3 --workdir "$folder/work" \
    "$program measure dutch --against schmidt --games $games --seed 1 --shard {}/$shards --output part-{}.json --resume" \
    ::: $(seq "$shards") >/dev/null &
running=$!
sleep 8
kill -9 "${hosts[one]}"
echo "host one is killed"
wait "$running"
echo "$shards shards of $games games are done after $((SECONDS - began)) s, on $(awk 'NR > 1 { print $2 }' parts.log | sort | uniq -c | xargs)"

"$program" measure --merge part-*.json --output merged.json >/dev/null
"$program" measure dutch --against schmidt --games "$games" --seed 1 --jobs 2 --output whole.json >/dev/null
cmp merged.json whole.json
echo "all parts together are what one run prints, byte for byte"

#!/usr/bin/env bash
# cluster.sh SERVER LOAD CLI [TABLES]: two of capitol-server with one PostgreSQL behind HAProxy, as in
# packaging/server/example. Games are played through the proxy, one of them by two computer players that join,
# while a server is killed, the database's connections are cut, and the database is started again: every game comes
# to its end, and is the one that was played. All of it runs in a folder of its own, as a user without rights, and on
# ports of this machine alone.
set -euo pipefail
server=$1 load=$2 cli=$3 tables=${4:-8}
example=$(CDPATH='' cd -- "$(dirname -- "$0")/../../packaging/server/example" && pwd)

skip() {
    echo "skipped: $*"
    exit 77
}
postgres=$(find /usr/lib/postgresql/*/bin -name initdb -printf '%h\n' 2>/dev/null | sort -V | tail -1)
[ -n "$postgres" ] || skip "needs PostgreSQL"
command -v haproxy >/dev/null || skip "needs HAProxy"
[ -n "$(find /usr/lib* -path '*/sqldrivers/libqsqlpsql.so' -print -quit 2>/dev/null)" ] || skip "needs Qt's driver for PostgreSQL"

folder=$(mktemp -d)
pids=()
declare -A running
# shellcheck disable=SC2317 # by the trap
finish() {
    [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
    database stop -m immediate >/dev/null 2>&1 || true
    wait
    rm -rf "$folder"
}
trap finish EXIT

# PostgreSQL refuses to run as root. A prefix and no function, so that what is started has the number that $! says.
unprivileged=()
[ "$(id -u)" -ne 0 ] || unprivileged=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
database() {
    "${unprivileged[@]}" "$postgres/pg_ctl" -D "$folder/database/data" -l "$folder/database/log" -w "$@" >/dev/null
}
query() {
    "${unprivileged[@]}" "$postgres/psql" -qAt -h "$folder/database" -U capitol postgres -c "$1"
}
say() {
    printf '%(%T)T %s\n' -1 "$*"
}

# A port that is free, more or less: of those that are asked for one after the other, no two are the same.
free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}
start_server() { # NAME PORT STATUS_PORT
    "${unprivileged[@]}" "$server" --config "$folder/server.yaml" --listen "127.0.0.1:$2" --metrics "127.0.0.1:$3" \
        2>>"$folder/$1.log" &
    running[$1]=$!
    pids+=($!)
}

chmod 755 "$folder"
mkdir "$folder/database"
[ "$(id -u)" -ne 0 ] || chown nobody:nogroup "$folder/database"
"${unprivileged[@]}" "$postgres/initdb" -D "$folder/database/data" -A trust -U capitol --no-sync >/dev/null
database -o "-k $folder/database -c listen_addresses=''" start
sed "s|^database:.*|database: host=$folder/database dbname=postgres user=capitol|" "$example/server.yaml" \
    >"$folder/server.yaml"
TABLES_PORT=$(free_port) ONE_PORT=$(free_port) ONE_STATUS=$(free_port) TWO_PORT=$(free_port) TWO_STATUS=$(free_port)
export TABLES_PORT ONE_PORT ONE_STATUS TWO_PORT TWO_STATUS
start_server one "$ONE_PORT" "$ONE_STATUS"
start_server two "$TWO_PORT" "$TWO_STATUS"
haproxy -db -f "$example/haproxy.cfg" >"$folder/haproxy.log" 2>&1 &
pids+=($!)
# 503: the proxy knows of no server that is well yet.
for _ in $(seq 150); do
    code=$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$TABLES_PORT/" || true)
    case $code in 000 | 503) sleep 0.2 ;; *) break ;; esac
done
case $code in 000 | 503) tail -n 20 "$folder"/*.log && exit 1 ;; esac

say "$tables games begin"
: >"$folder/load.log"
"$load" --url "ws://127.0.0.1:$TABLES_PORT" --tables "$tables" --whole --pace $((tables * 7)) --seconds 150 >>"$folder/load.log" &
playing=$!
pids+=("$playing")
until grep -q begun "$folder/load.log"; do
    kill -0 "$playing" || { cat "$folder"/*.log; exit 1; }
    sleep 0.1
done
"$cli" join "ws://127.0.0.1:$TABLES_PORT" --player random --create --seats 2 >"$folder/table" 2>"$folder/host.log" &
host=$!
pids+=("$host")
until [ -s "$folder/table" ]; do
    kill -0 "$host" || { cat "$folder/host.log"; exit 1; }
    sleep 0.1
done
"$cli" join "ws://127.0.0.1:$TABLES_PORT" --player random --name Guest --table "$(cat "$folder/table")" 2>"$folder/guest.log" &
guest=$!
pids+=("$guest")
held() {
    query "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
}
say "server one is killed; $(held) tables are held"
kill -9 "${running[one]}"
sleep 4
say "server one starts again; $(held) tables are held"
start_server one "$ONE_PORT" "$ONE_STATUS"
sleep 4
say "the connections to the database are cut"
query "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()" >/dev/null
sleep 3
say "the database is started again, at once"
database stop -m immediate
sleep 2
database -o "-k $folder/database -c listen_addresses=''" start
played=0
for one in "$playing" "$host" "$guest"; do
    wait "$one" || played=1
done
cat "$folder/load.log"
records=$(query 'SELECT count(*) FROM capitol_record')
say "records kept: $records"
[ "$played" -eq 0 ] && [ "$records" -eq $((tables + 1)) ] && exit
tail -n 30 "$folder"/*.log
exit 1

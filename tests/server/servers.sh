# shellcheck shell=bash
# Sourced by cluster.sh, failover.sh and journals.sh, which set `server`, `load`, `cli` and `tables`: two of capitol-server behind
# HAProxy, as in packaging/server/example, PostgreSQL, and games that are played through the proxy, one of them by two
# computer players that join. All of it runs in a folder of its own, as a user without rights, and on ports of this
# machine alone.
# shellcheck disable=SC2154 # the four that are set
example=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../packaging/server/example" && pwd)

skip() {
    echo "skipped: $*"
    exit 77
}
postgres=$(find /usr/lib/postgresql/*/bin -name initdb -printf '%h\n' 2>/dev/null | sort -V | tail -1)
[ -n "$postgres" ] || skip "needs PostgreSQL"
[ -n "${without_proxy-}" ] || command -v haproxy >/dev/null || skip "needs HAProxy"
[ -n "$(find /usr/lib* -path '*/sqldrivers/libqsqlpsql.so' -print -quit 2>/dev/null)" ] || skip "needs Qt's driver for PostgreSQL"

folder=$(mktemp -d)
pids=()
declare -A running  # the servers, by name
declare -A database # the ports of databases, by name
# shellcheck disable=SC2317 # by the trap
finish() {
    [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
    for name in "${!database[@]}"; do
        control "$name" stop -m immediate >/dev/null 2>&1 || true
    done
    wait
    rm -rf "$folder"
}
trap finish EXIT
say() {
    printf '%(%T)T %s\n' -1 "$*"
}
give_up() { # WHY
    tail -n 30 "$folder"/*.log "$folder"/database/*.log || true
    say "$*"
    exit 1
}
wait_for() { # SECONDS COMMAND...
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $end ] || give_up "not in time: $*"
        sleep 0.1
    done
}

# A port that is free, more or less: of those that are asked for one after the other, no two are the same.
free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# PostgreSQL refuses to run as root. A prefix and no function, so that what is started has the number that $! says.
unprivileged=()
[ "$(id -u)" -ne 0 ] || unprivileged=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
chmod 755 "$folder"
mkdir "$folder/database"
[ "$(id -u)" -ne 0 ] || chown nobody:nogroup "$folder/database"

postgresql() { # PROGRAM ARGUMENTS...
    "${unprivileged[@]}" "$postgres/$1" "${@:2}"
}
control() { # DATABASE ARGUMENTS...
    postgresql pg_ctl -D "$folder/database/$1" -l "$folder/database/$1.log" -w "${@:2}" >/dev/null
}
make_database() { # NAME
    database[$1]=$(free_port)
    postgresql initdb -D "$folder/database/$1" -A trust -U capitol -k --no-sync >/dev/null
}
start_database() { # NAME OPTIONS...
    control "$1" -o "-k $folder/database -p ${database[$1]} -c listen_addresses=127.0.0.1 ${*:2}" start
}
query() { # DATABASE STATEMENT
    postgresql psql -qAt -h "$folder/database" -p "${database[$1]}" -U capitol postgres -c "$2"
}

start_server() { # one or two
    local number=${1^^}
    local port=${number}_PORT status=${number}_STATUS
    "${unprivileged[@]}" "$server" --config "$folder/server.yaml" --listen "127.0.0.1:${!port}" \
        --metrics "127.0.0.1:${!status}" 2>>"$folder/$1.log" &
    running[$1]=$!
    pids+=($!)
}
kill_server() { # one or two
    kill -9 "${running[$1]}"
}
# 503: the proxy knows of no server that is well yet.
answers() {
    case $(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$TABLES_PORT/" || true) in 000 | 503) return 1 ;; esac
}
start_servers() { # CONNECTION, as in `database:`
    sed "s|^database:.*|database: $1 dbname=postgres user=capitol|" "$example/server.yaml" >"$folder/server.yaml"
    TABLES_PORT=$(free_port) ONE_PORT=$(free_port) ONE_STATUS=$(free_port) TWO_PORT=$(free_port) TWO_STATUS=$(free_port)
    export TABLES_PORT ONE_PORT ONE_STATUS TWO_PORT TWO_STATUS
    start_server one
    start_server two
    haproxy -db -f "$example/haproxy.cfg" >"$folder/haproxy.log" 2>&1 &
    pids+=($!)
    wait_for 30 answers
}

begun() {
    kill -0 "$playing" || give_up "the games have not begun"
    grep -q begun "$folder/load.log"
}
made() {
    kill -0 "$host" || give_up "no table was made"
    [ -s "$folder/table" ]
}
start_games() {
    say "$tables games begin"
    : >"$folder/load.log"
    "$load" --url "ws://127.0.0.1:$TABLES_PORT" --tables "$tables" --whole --pace $((tables * 7)) --seconds 240 \
        >>"$folder/load.log" 2>&1 &
    playing=$!
    pids+=("$playing")
    wait_for 600 begun
    "$cli" join "ws://127.0.0.1:$TABLES_PORT" --player random --create --seats 2 >"$folder/table" 2>"$folder/host.log" &
    host=$!
    pids+=("$host")
    wait_for 60 made
    "$cli" join "ws://127.0.0.1:$TABLES_PORT" --player random --name Guest --table "$(cat "$folder/table")" \
        2>"$folder/guest.log" &
    guest=$!
    pids+=("$guest")
}
# Every game has come to its end and is the one that was played, as those who played it say, and its record is there.
end_games() { # DATABASE
    local one records played=0
    for one in "$playing" "$host" "$guest"; do
        wait "$one" || played=1
    done
    cat "$folder/load.log"
    records=$(query "$1" 'SELECT count(*) FROM capitol_record')
    say "records kept: $records"
    [ "$played" -eq 0 ] || give_up "not all games were played to their end"
    [ "$records" -eq $((tables + 1)) ] || give_up "there should be $((tables + 1)) records"
}

#!/usr/bin/env bash
# unread.sh SERVER CLI: a table whose journal PostgreSQL does not give out in time is let go of again, so that this
# server or another can have it later. See servers.sh.
set -euo pipefail
# shellcheck disable=SC2034 # for servers.sh
server=$1 load='' cli=$2 tables=0 without_proxy=1
. "$(dirname -- "$0")/servers.sh"

held() {
    query shared "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
}

make_database shared
start_database shared
port=$(free_port)
"${unprivileged[@]}" "$server" --listen "127.0.0.1:$port" 2>"$folder/one.log" \
    --database "host=$folder/database port=${database[shared]} dbname=postgres user=capitol" &
pids+=($!)
wait_for 30 grep -q listening "$folder/one.log"
query shared "INSERT INTO capitol_journal VALUES ('aaaaaaaaaaaaaaaa', 1, '{}')"
say "the journals are locked for longer than a server waits"
query shared "LOCK TABLE capitol_journal; SELECT pg_sleep(9)" >/dev/null &
locking=$!
sleep 1
timeout 7 "$cli" join "ws://127.0.0.1:$port" --player random --table aaaaaaaaaaaaaaaa >/dev/null 2>&1 || true
wait "$locking"
grep -q "statement timeout" "$folder/one.log" || give_up "the journal was read"
say "$(held) tables are held"
[ "$(held)" -eq 0 ] || give_up "a table is held that was not read"

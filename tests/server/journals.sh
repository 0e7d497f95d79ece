#!/usr/bin/env bash
# journals.sh SERVER CLI: journals in PostgreSQL that make trouble, or are old. One that is not given out in time is let
# go of again, so that this server or another can have it later; one that is too large is left alone; a database of a
# version that did not know when a line was written is brought up to date; a game that everybody left long before the
# server starts is cleared away ten minutes after. See servers.sh.
set -euo pipefail
# shellcheck disable=SC2034 # for servers.sh
server=$1 load='' cli=$2 tables=0 without_proxy=1
. "$(dirname -- "$0")/servers.sh"

held() {
    query shared "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
}
start() {
    : >"$folder/one.log"
    "${unprivileged[@]}" "$server" --listen "127.0.0.1:$port" 2>>"$folder/one.log" \
        --database "host=$folder/database port=${database[shared]} dbname=postgres user=capitol" &
    running[one]=$!
    pids+=($!)
    wait_for 30 grep -q listening "$folder/one.log"
}
seek() { # TABLE
    timeout 7 "$cli" join "ws://127.0.0.1:$port" --player random --table "$1" >/dev/null 2>&1 || true
}
lines_of() { # TABLE
    query shared "SELECT count(*) FROM capitol_journal WHERE table_id = '$1'"
}
has_lines() { # TABLE LEAST
    [ "$(lines_of "$1")" -ge "$2" ]
}
is_gone() { # TABLE
    [ "$(lines_of "$1")" -eq 0 ]
}

make_database shared
start_database shared
query shared "CREATE TABLE capitol_journal (table_id text NOT NULL, number integer NOT NULL, line text NOT NULL, \
    PRIMARY KEY (table_id, number))"
port=$(free_port)
start
[ "$(query shared "SELECT to_regclass('capitol_record') IS NOT NULL")" = t ] || give_up "there is no table of records"

query shared "INSERT INTO capitol_journal VALUES ('aaaaaaaaaaaaaaaa', 1, '{}')"
say "the journals are locked for longer than a server waits"
query shared "LOCK TABLE capitol_journal; SELECT pg_sleep(9)" >/dev/null &
locking=$!
sleep 1
seek aaaaaaaaaaaaaaaa
wait "$locking"
grep -q "statement timeout" "$folder/one.log" || give_up "the journal was read"
say "$(held) tables are held"
[ "$(held)" -eq 0 ] || give_up "a table is held that was not read"
query shared "DELETE FROM capitol_journal"

say "a journal has more than 256 MiB"
query shared "INSERT INTO capitol_journal SELECT 'bbbbbbbbbbbbbbbb', number, repeat('x', 1 << 20) \
    FROM generate_series(1, 257) AS number"
seek bbbbbbbbbbbbbbbb
grep -q "bbbbbbbbbbbbbbbb: too large; left alone" "$folder/one.log" || give_up "it was not said that it is too large"
[ "$(held)" -eq 0 ] || give_up "a table is held that was not read"
query shared "DELETE FROM capitol_journal"

say "a game begins"
"$cli" join "ws://127.0.0.1:$port" --player random --create --seats 2 >"$folder/table" 2>"$folder/host.log" &
host=$!
pids+=("$host")
wait_for 60 made
table=$(cat "$folder/table")
"$cli" join "ws://127.0.0.1:$port" --player random --name Guest --table "$table" 2>"$folder/guest.log" &
guest=$!
pids+=("$guest")
wait_for 60 has_lines "$table" 20
kill -9 "$host" "$guest"
kill_server one
say "seventy days go by while no server runs"
query shared "UPDATE capitol_journal SET written = written - interval '70 days'"
start
say "who comes back has ten minutes"
sleep 590
has_lines "$table" 20 || give_up "the game was cleared away too soon"
wait_for 30 is_gone "$table"

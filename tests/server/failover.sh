#!/usr/bin/env bash
# failover.sh SERVER LOAD CLI [TABLES]: two of capitol-server behind HAProxy, see servers.sh, with a PostgreSQL and its
# synchronous standby, as docs/network.md describes them. Games are played while the database is killed, its standby
# takes its place, and the one that was killed comes back as the standby; then the same the other way round. No line of
# a journal that anybody could have been told of is lost, the servers find the database by themselves, and every game
# comes to its end, is the one that was played, and has its record in both.
set -euo pipefail
# shellcheck disable=SC2034 # for servers.sh
server=$1 load=$2 cli=$3 tables=${4:-8}
. "$(dirname -- "$0")/servers.sh"

start_replicated() { # NAME
    start_database "$1" -c "cluster_name=$1"
}
address() { # DATABASE
    echo "host=127.0.0.1 port=${database[$1]} user=capitol dbname=postgres"
}
is_synchronous() { # DATABASE STANDBY
    [ "$(query "$1" "SELECT sync_state FROM pg_stat_replication WHERE application_name = '$2'")" = sync ]
}
# From here on nothing is kept, and nobody told of it, before the standby has it, too.
wait_for_standby() { # DATABASE STANDBY
    query "$1" "ALTER SYSTEM SET synchronous_standby_names = '$2'"
    query "$1" 'SELECT pg_reload_conf()' >/dev/null
    wait_for 20 is_synchronous "$@"
}
copy() { # DATABASE STANDBY
    database[$2]=$(free_port)
    postgresql pg_basebackup -D "$folder/database/$2" -d "$(address "$1")" -R -c fast --no-sync
    start_replicated "$2"
    wait_for_standby "$@"
}
# What it has that the other one has not goes, as nobody was told of it.
come_back() { # STANDBY DATABASE
    query "$2" CHECKPOINT # whose history pg_rewind reads
    postgresql pg_rewind -D "$folder/database/$1" --source-server "$(address "$2")" -R --no-sync \
        >>"$folder/database/rewind.log" 2>&1 || give_up "$1 cannot be rewound"
    start_replicated "$1"
    wait_for_standby "$2" "$1"
    say "$1 is back, as the standby of $2"
}

# As if its machine went dark: all of it at once.
kill_database() { # NAME
    local first others
    read -r first <"$folder/database/$1/postmaster.pid"
    mapfile -t others < <(pgrep -P "$first")
    kill -9 "$first" "${others[@]}"
}
promote() { # STANDBY
    control "$1" promote
    query "$1" 'ALTER SYSTEM RESET synchronous_standby_names' # there is nobody to wait for
    query "$1" 'SELECT pg_reload_conf()' >/dev/null
}
# What anybody may have been told of: a line that still waits for the standby is not to be seen here.
kept() { # DATABASE
    query "$1" "SELECT table_id, number, md5(line) FROM capitol_journal
        UNION ALL SELECT table_id, 0, md5(record) FROM capitol_record" | LC_ALL=C sort
}
milliseconds() {
    date +%s%3N
}
all_go_on() { # DATABASE
    [ "$(query "$1" "SELECT count(*) FROM at_promotion_of_$1 WHERE NOT EXISTS
        (SELECT FROM capitol_journal WHERE table_id = at_promotion_of_$1.table_id AND number > lines)")" -eq 0 ]
}
fail_over() { # DATABASE STANDBY
    local killed promoted lost
    is_synchronous "$@" || give_up "$2 does not follow $1"
    kept "$1" >"$folder/before"
    kill_database "$1"
    killed=$(milliseconds)
    say "$1 is killed"
    sleep 2
    promote "$2"
    promoted=$(milliseconds)
    kept "$2" >"$folder/after"
    lost=$(LC_ALL=C comm -23 "$folder/before" "$folder/after" | wc -l)
    say "$2 is promoted after $((promoted - killed)) ms: of $(wc -l <"$folder/before") lines and records, $lost are lost"
    [ "$lost" -eq 0 ] || give_up "what was told is lost"
    query "$2" "CREATE TABLE at_promotion_of_$2 AS SELECT table_id, max(number) AS lines FROM capitol_journal
        WHERE table_id NOT IN (SELECT table_id FROM capitol_record) GROUP BY table_id"
    wait_for 60 all_go_on "$2"
    say "all $(query "$2" 'SELECT count(*) FROM at_promotion_of_'"$2") games went on within $(($(milliseconds) - promoted)) ms"
}
same() { # DATABASE STANDBY
    [ "$(kept "$1")" = "$(kept "$2")" ]
}

make_database a
echo 'wal_keep_size = 256MB' >>"$folder/database/a/postgresql.conf" # there, where pg_rewind knows of it, too
start_replicated a
copy a b
start_servers "host=127.0.0.1,127.0.0.1 port=${database[a]},${database[b]}"
start_games
sleep 1
fail_over a b
say "server one is killed, and starts again while a is away"
kill_server one
sleep 2
start_server one
sleep 4
come_back a b
sleep 4
fail_over b a
come_back b a
end_games a
wait_for 20 same a b
say "b has all that a has"

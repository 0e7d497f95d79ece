#!/usr/bin/env bash
# cluster.sh SERVER LOAD CLI [TABLES]: two of capitol-server with one PostgreSQL behind HAProxy, see servers.sh. Games
# are played while a server is killed, the database's connections are cut, and the database is started again: every game
# comes to its end, and is the one that was played.
set -euo pipefail
# shellcheck disable=SC2034 # for servers.sh
server=$1 load=$2 cli=$3 tables=${4:-8}
. "$(dirname -- "$0")/servers.sh"

held() {
    query shared "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
}

make_database shared
start_database shared
start_servers "host=$folder/database port=${database[shared]}"
start_games
say "server one is killed; $(held) tables are held"
kill_server one
sleep 4
say "server one starts again; $(held) tables are held"
start_server one
sleep 4
say "the connections to the database are cut"
query shared "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()" >/dev/null
sleep 3
say "the database is started again, at once"
control shared stop -m immediate
sleep 2
start_database shared
end_games shared

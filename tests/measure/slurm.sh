#!/usr/bin/env bash
# The array of docs/measure.slurm on a cluster of this machine alone: a controller and two nodes, one of which is killed
# while it measures. Its tasks are queued again, and all parts together are what one run prints, byte for byte. By hand:
# it needs root and the packages slurmctld, slurmd, slurm-client and munge; no cluster that is there is touched.
#   slurm.sh CAPITOL-CLI [GAMES]
set -euo pipefail

program=$(readlink -f -- "${1:?slurm.sh CAPITOL-CLI [GAMES]}")
games=${2:-20000}
tasks=6
script=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)/docs/measure.slurm
folder=$(mktemp -d)
export SLURM_CONF=$folder/slurm.conf LC_ALL=C.UTF-8
declare -A nodes=()

fail() {
    echo "slurm.sh: $*; see $folder" >&2
    exit 1
}

# until_true SECONDS COMMAND...
until_true() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $end ] || fail "not in time: $*"
        sleep 1
    done
}

configure() {
    local first=$((20000 + RANDOM % 20000)) host
    host=$(hostname -s)
    mkdir "$folder"/{state,work}
    cat >"$SLURM_CONF" <<END
ClusterName=trial
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$first
SlurmUser=root
AuthInfo=socket=$folder/munge.socket
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool-%n
SlurmctldPidFile=$folder/controller.pid
SlurmdPidFile=$folder/%n.pid
SlurmctldLogFile=$folder/controller.log
SlurmdLogFile=$folder/%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SlurmdTimeout=10
SchedulerParameters=sched_interval=2,requeue_delay=1
NodeName=one NodeHostname=$host NodeAddr=127.0.0.1 Port=$((first + 1)) CPUs=1 RealMemory=1000
NodeName=two NodeHostname=$host NodeAddr=127.0.0.1 Port=$((first + 2)) CPUs=1 RealMemory=1000
PartitionName=all Nodes=one,two Default=YES State=UP
END
    (umask 077 && head -c 1024 /dev/urandom >"$folder/munge.key")
    munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munge.pid" \
        --log-file="$folder/munge.log" --seed-file="$folder/munge.seed"
}

# In a world of its own, so that what it runs dies with it as with a machine.
start_node() {
    unshare --pid --fork --kill-child --mount-proc slurmd -D -N "$1" 2>/dev/null & # it has a log
    nodes[$1]=$!
    disown
}

stop() {
    scontrol shutdown >/dev/null 2>&1 || true
    kill -9 "${nodes[@]}" "$(cat "$folder/munge.pid")" 2>/dev/null || true
    wait "${nodes[@]}" 2>/dev/null || true
}

state_of() {
    sinfo -h -n "$1" -o %T
}

is_down() {
    [[ $(state_of one) == down* ]]
}

runs_on_one() {
    [ -n "$(squeue -h -w one -t running -o %i)" ]
}

is_idle() {
    [ "$(sinfo -h -o %T)" = idle ]
}

is_done() {
    [ -z "$(squeue -h)" ]
}

trap stop EXIT
configure
slurmctld -c
start_node one
start_node two
until_true 60 is_idle

cd "$folder/work"
began=$(date +%s)
GAMES=$games SHARDS=$tasks PATH=$(dirname -- "$program"):$PATH \
    sbatch --parsable --array="1-$tasks" --cpus-per-task=1 --mem=100M "$script" >"$folder/array"
until_true 60 runs_on_one
sleep 2
lost=$(squeue -h -w one -t running -o %i)
[ -n "$lost" ] || fail "all is done before a node could be killed: more games"
kill -9 "${nodes[one]}"
echo "node one is killed while it runs $lost"
until_true 120 is_down
start_node one
until_true 3600 is_done
echo "$tasks tasks of $games games are done after $(($(date +%s) - began)) s"
[ "$(grep -c "Requeu\|requeu" "$folder/controller.log")" -gt 0 ] || fail "nothing was queued again"

"$program" measure --merge part-*.json --output merged.json >/dev/null
"$program" measure dutch --against schmidt --games "$games" --seed 1 --jobs 2 --output whole.json >/dev/null
cmp merged.json whole.json || fail "the parts are not the whole"
echo "all parts together are what one run prints, byte for byte"
stop
trap - EXIT
rm -rf "$folder"

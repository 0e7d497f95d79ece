#!/usr/bin/env bash
# Tries the two commands on a machine that has nothing: a minimal Debian in FOLDER (12, or the release SUITE; `noble` is
# Ubuntu 24.04), made on first use, with a fresh clone of HEAD. Needs root and debootstrap; nothing stays mounted.
#   bare.sh [--suite SUITE] FOLDER COMMAND...      e.g. bare.sh --suite trixie /tmp/trixie packaging/test.sh
set -euo pipefail

suite=bookworm
[ "${1:-}" != --suite ] || { suite=${2:-} && shift 2; }
[ $# -ge 2 ] || { sed -n '2,4s/^# //p' "$0" >&2 && exit 2; }
folder=$1
shift
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/root.sh"
source=$(CDPATH='' cd -- "$here/../.." && pwd)
clone="/srv/a clone of capitol"

make_root "$folder" "$suite"
if [ -d "$folder$clone" ]; then
    git -C "$folder$clone" fetch -q origin HEAD # which may be on another branch by now, or on none
    git -C "$folder$clone" checkout -q --detach FETCH_HEAD
else
    git clone -q "$source" "$folder$clone"
fi
# shellcheck disable=SC2016 # expanded inside
in_root "$folder" bash -c 'cd "$0" && exec "$@"' "$clone" "$@"

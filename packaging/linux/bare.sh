#!/usr/bin/env bash
# Tries the two commands on a machine that has nothing: a minimal Debian 12 in FOLDER, made on first use, with a
# fresh clone of HEAD. Needs root and debootstrap; nothing stays mounted.
#   bare.sh FOLDER COMMAND...      e.g. bare.sh /tmp/bare packaging/test.sh
set -euo pipefail

[ $# -ge 2 ] || { sed -n '2,4s/^# //p' "$0" >&2 && exit 2; }
folder=$1
shift
source=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
clone="/srv/a clone of capitol"

[ -e "$folder/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$folder"
cp /etc/resolv.conf "$folder/etc/resolv.conf"
if [ -d "$folder$clone" ]; then
    git -C "$folder$clone" pull -q --ff-only
else
    git clone -q "$source" "$folder$clone"
fi

# A mount namespace of its own: what is mounted in it goes with it. No locale, no HOME, no stdin, no sudo.
# shellcheck disable=SC2016 # expanded inside
unshare --mount bash -c '
    mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev"
    exec chroot "$1" /usr/bin/env -i PATH="$PATH" CI=true bash -c "cd \"\$0\" && exec \"\$@\"" "${@:2}"
' bare "$folder" "$clone" "$@" </dev/null

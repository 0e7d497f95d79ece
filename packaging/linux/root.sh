# shellcheck shell=bash
# Sourced: a machine that has nothing, as a folder.

# make_root FOLDER [SUITE]: a minimal Debian 12 or another release of Debian, made on first use. Needs root and debootstrap.
make_root() {
    [ -e "$1/etc/debian_version" ] || debootstrap --variant=minbase "${2:-bookworm}" "$1"
    cp /etc/resolv.conf "$1/etc/resolv.conf"
}

# in_root FOLDER COMMAND...: with no locale, no HOME, no stdin, no sudo. What is mounted for it and
# what it leaves running goes with it.
in_root() {
    # shellcheck disable=SC2016 # expanded inside
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev"
        exec chroot "$1" /usr/bin/env -i PATH="$PATH" CI=true "${@:2}"
    ' root "$@" </dev/null
}

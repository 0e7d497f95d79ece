# shellcheck shell=bash
# Sourced: a machine that has nothing, as a folder.

# make_root FOLDER [SUITE]: a minimal Debian 12, another release of Debian, or Ubuntu 24.04 (noble), made on first use.
# Needs root and debootstrap.
make_root() {
    # debootstrap's own folder is gone once it has come to its end
    if [ ! -e "$1/etc/debian_version" ] || [ -e "$1/debootstrap" ]; then
        bootstrap "$1" "${2:-bookworm}"
    fi
    cp /etc/resolv.conf "$1/etc/resolv.conf"
}

# Ubuntu's keys are not in Debian 12: without them what comes is not checked, for a folder to try things in only.
bootstrap() {
    local keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg check=--no-check-gpg
    if [ "$2" != noble ]; then
        debootstrap --variant=minbase "$2" "$1"
        return
    fi
    [ ! -e $keys ] || check=--keyring=$keys
    debootstrap --variant=minbase --components=main,universe "$check" noble "$1" http://archive.ubuntu.com/ubuntu \
        /usr/share/debootstrap/scripts/jammy # Debian 12 does not know noble, which is made the same way
}

# in_root FOLDER COMMAND...: with no locale, no HOME, no stdin, no sudo. What is mounted for it and
# what it leaves running goes with it.
in_root() {
    # shellcheck disable=SC2016 # expanded inside
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev"
        exec chroot "$1" /usr/bin/env -i PATH="$PATH" CI=true "${@:2}"
    ' root "$@" </dev/null
}

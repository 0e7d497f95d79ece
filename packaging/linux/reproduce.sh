#!/usr/bin/env bash
# Builds the .deb of HEAD twice, without the compiler's cache, in two folders of other names, and again by another user's
# habits: umask, language, time zone. Both must be the same byte for byte. Takes as long as two builds do.
#   reproduce.sh               in clones on this machine
#   reproduce.sh FOLDER        the second one in a bare Debian 12 there, made on first use; needs root and debootstrap
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"

# deb_in CLONE: builds it there, and says where it is.
deb_in() {
    CCACHE_DISABLE=1 "$1/packaging/linux/package.sh" DEB | tail -1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone -q "$root" "$folder/first"
first=$(deb_in "$folder/first")
if [ $# -gt 0 ]; then
    "$here/bare.sh" "$1" env CCACHE_DISABLE=1 packaging/linux/package.sh DEB
    second=$(find "$1"/srv/*/build/package/packages -maxdepth 1 -name '*.deb')
else
    git clone -q "$root" "$folder/a second place"
    second=$(umask 077 && TZ=Pacific/Auckland LC_ALL=C deb_in "$folder/a second place")
fi

sha256sum "$first" "$second"
if cmp "$first" "$second"; then
    say "the two are the same, byte for byte"
elif command -v diffoscope >/dev/null; then
    diffoscope "$first" "$second" || fail "the two differ"
else
    fail "the two differ; diffoscope would say where"
fi

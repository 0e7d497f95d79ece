#!/usr/bin/env bash
# Builds the .deb, looks at it, and proves it: installs it with apt into a bare Debian 12 made by debootstrap, starts
# it there from the menu entry's command, plays a game to its end in the window, upgrades it, removes it.
#   prove-deb.sh               everything; needs root, debootstrap and the network
#   prove-deb.sh --cheap DEB   looks at a package that is there: lintian, the desktop's validators, what it holds
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
. "$here/root.sh"
. "$here/prove.sh"

if [ "${1:-}" = --cheap ]; then
    look_at_package "$2"
    exit
fi
[ "$(id -u)" -eq 0 ] || fail "the full proof needs root"
command -v debootstrap >/dev/null || fail "the full proof needs debootstrap"
use_utf8
use_ccache
deb=$("$here/package.sh" DEB)
look_at_package "$deb"
names_no_build_folder "$deb"
prove_in_bare_root "$deb" "${CAPITOL_BARE:-$root/build/bare-deb}"

#!/usr/bin/env bash
# Makes the .deb of this build and looks at it. With CAPITOL_PROVE=1, root and debootstrap, builds the real one and
# proves it in a bare root instead.   deb.sh BUILD
set -euo pipefail

if ! command -v dpkg-deb >/dev/null || ! command -v dpkg-shlibdeps >/dev/null; then
    echo "skipped: no dpkg here"
    exit 77
fi
if [ -n "${CAPITOL_PROVE:-}" ]; then
    exec packaging/linux/prove-deb.sh
fi
echo "without CAPITOL_PROVE=1: not installed into a bare root, only looked at"
packages=$(mktemp -d)
trap 'rm -rf "$packages"' EXIT
umask 022
cpack --config "$1/CPackConfig.cmake" -G DEB -B "$packages" >"$packages/log" || { cat "$packages/log" && exit 1; }
packaging/linux/prove-deb.sh --cheap "$packages"/*.deb

#!/usr/bin/env bash
# The whole program for Windows, built on Debian by the Qt that qt.sh has built: what is installed comes into
# FOLDER/installed, the installer into FOLDER/packages.
#   window.sh FOLDER    the one that qt.sh was given
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
folder=$(CDPATH='' cd -- "${1:?the folder that qt.sh was given}" && pwd)
[ -e "$folder/qt/lib/cmake/Qt63DCore" ] || fail "$folder has no whole Qt: run qt.sh $folder first"
command -v makensis >/dev/null || fail "needs makensis (apt-get install nsis)"

use_utf8
use_ccache
build windows-cross-window all "-DCMAKE_PREFIX_PATH=$folder/qt"
rm -rf "$folder/installed"
cmake --install "$root/build/windows-cross-window" --prefix "$folder/installed" --strip >/dev/null
cpack --config "$root/build/windows-cross-window/CPackConfig.cmake" -G NSIS -B "$folder/packages"

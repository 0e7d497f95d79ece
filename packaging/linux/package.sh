#!/usr/bin/env bash
# Installs what is missing, builds a package of this machine's kind and says where it lies.
#   package.sh DEB|RPM|TGZ [VERSION]     VERSION: of the package alone, to try upgrades
# The same commit gives the same bytes wherever and whenever it is built, with the same compiler and libraries: whatever
# says a time says that of the commit.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"

# When the commit was made; of a source without git, when its changes were last written down.
time_of_source() {
    if [ -e "$root/.git" ]; then
        git -C "$root" log -1 --format=%ct || fail "git does not say when the commit was made; its message is above"
    else
        stat -c %Y "$root/CHANGELOG.md"
    fi
}

kind=${1:?DEB, RPM or TGZ}
install_dependencies package >&2
if [ "$kind" = DEB ] && ! command -v dpkg-shlibdeps >/dev/null; then
    fail "a .deb needs dpkg-shlibdeps, which says what libraries it depends on"
fi
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(time_of_source)}
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH TZ=UTC
export QT_HASH_SEED=0 # else shaders are stored in another order each time they are baked
use_utf8
use_ccache
build package all >&2
version=()
if [ -n "${2:-}" ]; then
    version=(-D "CPACK_PACKAGE_VERSION=$2")
fi
out=$root/build/package/packages${2:+-$2}
mkdir -p "$out"
suffix=${kind,,}
suffix=${suffix/tgz/tar.gz}
rm -f "$out"/*."$suffix"
# Symbols are stripped; what the umask of the moment is must not show.
umask 022
cpack --config "$root/build/package/CPackConfig.cmake" -G "$kind" -B "$out" "${version[@]}" >&2
find "$out" -maxdepth 1 -name "*.$suffix"

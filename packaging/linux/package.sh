#!/usr/bin/env bash
# Builds a package of this machine's kind and says where it lies.
#   package.sh DEB|RPM|TGZ [VERSION]     VERSION: of the package alone, to try upgrades
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"

kind=${1:?DEB, RPM or TGZ}
use_utf8
use_ccache
build package all >&2
version=()
if [ -n "${2:-}" ]; then
    version=(-D "CPACK_PACKAGE_VERSION=$2")
fi
out=$root/build/package/packages${2:+-$2}
mkdir -p "$out"
rm -f "$out"/*."${kind,,}"
# Symbols are stripped; what the umask of the moment is must not show.
umask 022
cpack --config "$root/build/package/CPackConfig.cmake" -G "$kind" -B "$out" "${version[@]}" >&2
suffix=${kind,,}
find "$out" -maxdepth 1 -name "*.${suffix/tgz/tar.gz}"

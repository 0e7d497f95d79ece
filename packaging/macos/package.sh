#!/usr/bin/env bash
# Builds the universal program and its disk image. Signs with CAPITOL_SIGN, notarises with CAPITOL_NOTARY (the name of
# a profile kept by `xcrun notarytool store-credentials`); each is left out where it is not set.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"

[ "$(uname)" = Darwin ] || fail "this builds on macOS only"
build macos
cpack --config "$root/build/macos/CPackConfig.cmake" -B "$root/build/macos/packages"
image=$(find "$root/build/macos/packages" -maxdepth 1 -name '*.dmg')
if [ -z "${CAPITOL_SIGN:-}" ] || [ -z "${CAPITOL_NOTARY:-}" ]; then
    say "not notarised: CAPITOL_SIGN and CAPITOL_NOTARY are needed for that"
else
    xcrun notarytool submit "$image" --keychain-profile "$CAPITOL_NOTARY" --wait
    xcrun stapler staple "$image"
fi
say "$image"

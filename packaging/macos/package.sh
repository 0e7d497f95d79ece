#!/usr/bin/env bash
# Builds the program and its disk image, for Intel and Apple's own processors alike if the Qt that is found is for both
# (the official one is, Homebrew's is not). Signs with CAPITOL_SIGN, notarises with CAPITOL_NOTARY (the name of
# a profile kept by `xcrun notarytool store-credentials`); each is left out where it is not set.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"

# The processors that Qt is for, as CMake's list.
qt_processors() {
    local libraries
    libraries=$(qtpaths --query QT_INSTALL_LIBS) || fail "needs Qt 6, with its qtpaths in the PATH"
    lipo -archs "$libraries/QtCore.framework/QtCore" | tr ' ' ';'
}

# Homebrew's is for one processor, and for its own version of macOS.
fetch_yaml_cpp() {
    [ -d "$root/build/yaml-cpp" ] ||
        git clone --quiet --depth 1 --branch 0.8.0 https://github.com/jbeder/yaml-cpp "$root/build/yaml-cpp" ||
        fail "yaml-cpp could not be fetched; git's message is above"
}

[ "$(uname)" = Darwin ] || fail "this builds on macOS only"
install_dependencies package
fetch_yaml_cpp
processors=$(qt_processors)
# yaml-cpp 0.8 asks for CMake 3.4, which CMake 4 is no more.
build macos all "-DCMAKE_OSX_ARCHITECTURES=$processors" "-DCAPITOL_YAML_CPP_SOURCE=$root/build/yaml-cpp" \
    -DCMAKE_POLICY_VERSION_MINIMUM=3.5
cpack --config "$root/build/macos/CPackConfig.cmake" -B "$root/build/macos/packages"
image=$(find "$root/build/macos/packages" -maxdepth 1 -name '*.dmg')
if [ -z "${CAPITOL_SIGN:-}" ] || [ -z "${CAPITOL_NOTARY:-}" ]; then
    say "not notarised: CAPITOL_SIGN and CAPITOL_NOTARY are needed for that"
else
    xcrun notarytool submit "$image" --keychain-profile "$CAPITOL_NOTARY" --wait
    xcrun stapler staple "$image"
fi
say "$image"

#!/usr/bin/env bash
# Starts the folder that make.sh made in a bare Debian 12 without Qt. Needs root, debootstrap and the network.
#   prove.sh FOLDER    of the bare root, made on first use
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
. "$here/../linux/root.sh"
folder=${1:?the folder of a bare root}

make_root "$folder"
rm -rf "$folder/opt/Capitol.AppDir"
cp -R "$root/build/appimage/Capitol.AppDir" "$folder/opt/"
# What a desktop has anyway, and eyes.
# shellcheck disable=SC2016 # expanded inside
in_root "$folder" bash -euc '
    export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
    apt-get update -q >/dev/null
    apt-get install -y -q --no-install-recommends xvfb xdotool imagemagick libgl1 libegl1 libopengl0 libgl1-mesa-dri libx11-xcb1 \
        fontconfig libfontconfig1 libfreetype6 fonts-dejavu-core >/dev/null
    [ -z "$(dpkg -l "libqt6*" 2>/dev/null | grep ^ii)" ] || { echo "there is a Qt here"; exit 1; }
    export HOME=/tmp/appimage XDG_RUNTIME_DIR=/tmp/appimage DISPLAY=:78 LIBGL_ALWAYS_SOFTWARE=1
    mkdir -p -m 700 "$HOME"
    Xvfb :78 -screen 0 1280x800x24 >/dev/null 2>&1 &
    sleep 2
    /opt/Capitol.AppDir/AppRun cli validate /opt/Capitol.AppDir/usr/share/capitol/variants/*.yaml
    began=$(date +%s%N)
    /opt/Capitol.AppDir/AppRun &
    timeout 60 xdotool search --sync --onlyvisible --name "^Capitol" >/dev/null
    echo "the window is there after $((($(date +%s%N) - began) / 1000000)) ms"
    sleep 5
    import -window root /opt/appimage.png
    kill %2
' || fail "the folder does not start where there is no Qt"
say "$folder/opt/appimage.png"

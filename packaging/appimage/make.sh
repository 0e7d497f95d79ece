#!/usr/bin/env bash
# Makes build/appimage/Capitol.AppDir: the program with all it needs but what every desktop has. Where appimagetool is
# at hand (APPIMAGETOOL, or in the PATH), the AppImage too.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
id=org.capitol_game.Capitol
folder=$root/build/appimage
app=$folder/Capitol.AppDir

# The C library, graphics drivers and what talks to the display belong to the machine it runs on.
not_ours='^(ld-linux|lib(c|m|dl|rt|pthread|resolv|util|anl|stdc\+\+|gcc_s|GL|GLX|GLdispatch|EGL|OpenGL|drm|gbm|vulkan|X11|X11-xcb|xcb|xcb-dri[23]|wayland-client|fontconfig|freetype|expat|z|uuid|com_err)\.so)'

install_program() {
    rm -rf "$app"
    DESTDIR=$app cmake --install "$root/build/package" --prefix /usr --strip >/dev/null
    [ ! -d "$app/usr/games" ] || mv "$app/usr/games" "$app/usr/bin"
    cp "$app/usr/share/applications/$id.desktop" "$app/"
    cp "$app/usr/share/icons/hicolor/256x256/apps/$id.png" "$app/"
    ln -sf "$id.png" "$app/.DirIcon"
    cp "$here/AppRun" "$app/AppRun"
    printf '[Paths]\nPrefix=..\nPlugins=plugins\nQml2Imports=qml\n' >"$app/usr/bin/qt.conf"
}

# What is loaded at run time: nothing names it.
copy_plugins() {
    local kind
    mkdir -p "$app/usr/plugins" "$app/usr/qml"
    for kind in platforms xcbglintegrations egldeviceintegrations imageformats iconengines platforminputcontexts \
        platformthemes printsupport renderers geometryloaders sceneparsers tls multimedia \
        wayland-shell-integration wayland-graphics-integration-client wayland-decoration-client; do
        [ ! -d "$plugins/$kind" ] || cp -R "$plugins/$kind" "$app/usr/plugins/"
    done
    for kind in QtCore QtQml QtQuick Qt3D; do
        mkdir -p "$(dirname "$app/usr/qml/$kind")"
        [ ! -d "$qml/$kind" ] || cp -R "$qml/$kind" "$(dirname "$app/usr/qml/$kind")/"
    done
}

needed_by() {
    find "$@" -type f \( -name '*.so*' -o -path '*/bin/capitol*' \) ! -name '*.conf' -exec ldd {} + 2>/dev/null |
        awk '$2 == "=>" && $3 ~ /^\// {print $3}' | sort -u
}

# ldd names what the libraries need in turn as well.
copy_libraries() {
    local library
    mkdir -p "$app/usr/lib"
    while read -r library; do
        [[ $(basename "$library") =~ $not_ours ]] || cp -L "$library" "$app/usr/lib/"
    done < <(needed_by "$app/usr/bin" "$app/usr/plugins" "$app/usr/qml")
}

use_utf8
use_ccache
install_dependencies package
qmake=$(command -v qmake6 || command -v qmake)
plugins=$("$qmake" -query QT_INSTALL_PLUGINS)
qml=$("$qmake" -query QT_INSTALL_QML)
build package all
install_program
copy_plugins
copy_libraries
say "$app: $(du -sh "$app" | cut -f1)"
tool=${APPIMAGETOOL:-$(command -v appimagetool || true)}
if [ -z "$tool" ]; then
    say "no appimagetool here: the folder is made, the single file is not"
else
    "$tool" "$app" "$folder/Capitol-$(uname -m).AppImage"
fi

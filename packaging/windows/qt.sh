#!/usr/bin/env bash
# Builds Qt for Windows with mingw on Debian, from Debian's own sources, and the other libraries of the window. The Qt
# of this machine, being of the same version, lends its tools. Takes hours; killed, it goes on where it was.
#   qt.sh FOLDER [MODULE...]    sources, logs and the result are in FOLDER, Qt itself in FOLDER/qt; else every module
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
mkdir -p "${1:?the folder to build in}"/{build,done,log,qt/{include,lib,share/cmake}}
work=$(CDPATH='' cd -- "$1" && pwd)
prefix=$work/qt
. "$here/libraries.sh"
modules=("${@:2}")
[ ${#modules[@]} -gt 0 ] ||
    modules=(qt6-base qt6-shadertools qt6-svg qt6-websockets qt6-declarative qt6-3d qt6-multimedia)

# once NAME COMMAND...: unless that was done before.
once() {
    local began=$SECONDS
    [ ! -e "$work/done/$1" ] || return 0
    say "$1: $work/log/$1"
    "${@:2}" >"$work/log/$1" 2>&1 || fail "$1 could not be built"
    echo "$((SECONDS - began)) s" >"$work/done/$1"
}

# For Qt SQL, which asks for metadata: in one file, as its makers recommend.
build_sqlite() (
    source=$(debian_source sqlite3) &&
        mkdir -p "$work/build/sqlite3" && cd "$work/build/sqlite3" &&
        "$source/configure" && make sqlite3.c &&
        x86_64-w64-mingw32-gcc-posix -O2 -DSQLITE_ENABLE_COLUMN_METADATA -c sqlite3.c &&
        x86_64-w64-mingw32-ar rcs "$prefix/lib/libsqlite3.a" sqlite3.o &&
        cp sqlite3.h "$prefix/include/" &&
        keep_licence sqlite3 "$source/debian/copyright" &&
        rm -rf "$work/build/sqlite3"
)

# Debian's source is without the tablets' library. Of the styles there is only the one that the pages import.
options_of() {
    case $1 in
    qt6-base) echo -DINPUT_opengl=desktop -DFEATURE_{dbus,tabletevent,sql_odbc}=OFF -DFEATURE_system_sqlite=ON ;;
    qt6-declarative) echo -DFEATURE_quick_{designer,particles}=OFF \
        -DFEATURE_quickcontrols2_{fluentwinui3,fusion,imagine,material,universal,windows}=OFF ;;
    qt6-multimedia) echo -DFEATURE_{ffmpeg,spatialaudio}=OFF ;;
    esac
}

# Windows tells no Mferror.h from mferror.h, and Qt writes names as its makers do: those it asks for become links.
name_as_windows_does() {
    local mingw source name folder
    mingw=$(dirname "$(x86_64-w64-mingw32-gcc-posix -print-file-name=libmf.a)")/..
    source=$(debian_source "$1")
    grep -rhoE '#include [<"][A-Za-z0-9_]+\.h' "$source/src" | sed 's/.*[<"]//' | sort -u | while read -r name; do
        for folder in "$mingw/include" "$prefix/include/QtCore"; do
            [ -e "$folder/$name" ] || [ ! -e "$folder/${name,,}" ] || ln -sf "$folder/${name,,}" "$prefix/include/$name"
        done
    done
    for name in Mf Mfcore Mfplat Mfuuid Propsys; do
        ln -sf "$mingw/lib/lib${name,}.a" "$prefix/lib/lib$name.a"
    done
}

build_module() {
    [ "$1" != qt6-multimedia ] || name_as_windows_does "$1"
    # shellcheck disable=SC2046 # several options
    build_library "$1" -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$(echo /usr/lib/*/cmake/Qt6HostInfo/..)" \
        -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF $(options_of "$1")
}

for tool in x86_64-w64-mingw32-g++-posix apt-get curl dpkg-source cmake ninja make tclsh; do
    command -v "$tool" >/dev/null ||
        fail "needs $tool (apt-get install g++-mingw-w64-x86-64-posix curl dpkg-dev cmake ninja-build make tcl)"
done
once headers borrow_headers
once licences keep_own_licences
once yaml-cpp build_yaml_cpp
once md4c build_library md4c -DBUILD_SHARED_LIBS=OFF
once sqlite3 build_sqlite
for module in "${modules[@]}"; do
    once "$module" build_module "$module"
done
say "$prefix"

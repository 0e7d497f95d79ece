# shellcheck shell=bash disable=SC2154
# Sourced by cross.sh and qt.sh, which set here, work and prefix: libraries for Windows from Debian's own sources.

# debian_source NAME: where its source lies, fetched first if need be, by an apt that knows of sources and of nothing else.
debian_source() {
    local apt=$work/apt options
    if [ ! -e "$work/sources/$1.there" ]; then
        mkdir -p "$apt"/{lists/partial,cache/archives/partial} "$work/sources"
        echo "deb-src http://deb.debian.org/debian $(. /etc/os-release && echo "$VERSION_CODENAME") main" >"$apt/sources.list"
        options=(-o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
            -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root)
        rm -rf "$work/sources/$1"-*/
        apt-get "${options[@]}" update -q >&2 &&
            (cd "$work/sources" && apt-get "${options[@]}" source -q "$1" >&2) || return 1
        touch "$work/sources/$1.there"
    fi
    find "$work/sources" -maxdepth 1 -type d -name "$1-*"
}

# build_library NAME [CMAKE-OPTION...]: into $prefix. Its build is removed, having been installed.
build_library() {
    local source
    source=$(debian_source "$1") &&
        cmake -S "$source" -B "$work/build/$1" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" \
            -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_PREFIX_PATH="$prefix" "${@:2}" &&
        cmake --build "$work/build/$1" &&
        cmake --install "$work/build/$1" &&
        rm -rf "$work/build/$1"
}

build_yaml_cpp() {
    build_library yaml-cpp -DYAML_CPP_BUILD_TESTS=OFF -DYAML_CPP_BUILD_TOOLS=OFF -DYAML_CPP_BUILD_CONTRIB=OFF
}

# CLI11, nlohmann-json and utf8cpp are headers only: those of this machine. Debian 12 has utf8cpp's configuration, which
# counts folders upwards, one deeper than Debian 13.
borrow_headers() {
    local utf8cpp=$prefix/share/cmake
    [ -d /usr/share/cmake/utf8cpp ] || utf8cpp=$prefix/utf8cpp/lib/cmake
    mkdir -p "$utf8cpp" &&
        cp -Rp /usr/include/{CLI,nlohmann,utf8cpp} "$prefix/include/" &&
        cp -Rp /usr/share/cmake/{CLI11,nlohmann_json} "$prefix/share/cmake/" &&
        find /usr/share/cmake /usr/lib/*/cmake -maxdepth 1 -name utf8cpp -exec cp -Rp {} "$utf8cpp/" \;
}

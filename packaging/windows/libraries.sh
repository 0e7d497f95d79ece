# shellcheck shell=bash disable=SC2154
# Sourced by cross.sh and qt.sh, which set here, work and prefix: libraries for Windows from Debian's own sources.

# source_files NAME: a line for each file of its source: URL, name, size and checksum, by an apt that knows of sources only.
source_files() {
    local apt=$work/apt options
    options=(-q -o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
        -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root)
    if [ ! -e "$apt/known" ]; then
        mkdir -p "$apt"/{lists/partial,cache/archives/partial}
        echo "deb-src http://deb.debian.org/debian $(. /etc/os-release && echo "$VERSION_CODENAME") main" >"$apt/sources.list"
        apt-get "${options[@]}" update >&2 && touch "$apt/known"
    fi
    apt-get "${options[@]}" source --print-uris "$1" | sed -n "s/^'\(http[^']*\)' /\1 /p"
}

# fetch URL NAME CHECKSUM: not every mirror keeps every file, and Ubuntu has the same ones.
fetch() {
    local url
    for url in "$1" "http://archive.ubuntu.com/ubuntu/pool/universe/${1#*/pool/main/}"; do
        curl -fsSL -o "$2" "$url" && echo "${3#SHA256:}  $2" | sha256sum --check --quiet && return
        rm -f "$2"
    done
    return 1
}

# unpack_source NAME: with Debian's patches, or without them where no mirror has them.
unpack_source() {
    local url name checksum whole=true
    source_files "$1" >files
    while read -r url name _ checksum; do
        fetch "$url" "$name" "$checksum" || whole=false
    done <files
    if $whole; then
        dpkg-source -x "$1"_*.dsc "$1-source"
    else
        say "$1: without Debian's patches"
        mkdir -p "$1-source" && tar -xf "$1"_*.orig.tar.* -C "$1-source" --strip-components=1
    fi
}

# debian_source NAME: where its source lies, fetched first if need be.
debian_source() {
    local sources=$work/sources
    if [ ! -e "$sources/$1.there" ]; then
        rm -rf "$sources/$1"[-_]* && mkdir -p "$sources" &&
            (cd "$sources" && unpack_source "$1" >&2) && touch "$sources/$1.there" || return 1
    fi
    echo "$sources/$1-source"
}

# keep_licence NAME FILE...: those of them that there are, to be installed with the program.
keep_licence() {
    local kept=$prefix/licences/$1.txt
    mkdir -p "$prefix/licences"
    cat "${@:2}" >"$kept" 2>/dev/null || true
    [ -s "$kept" ]
}

# build_library NAME [CMAKE-OPTION...]: into $prefix. Its build is removed, having been installed.
build_library() {
    local source
    source=$(debian_source "$1") &&
        cmake -S "$source" -B "$work/build/$1" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" \
            -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_PREFIX_PATH="$prefix" "${@:2}" &&
        cmake --build "$work/build/$1" &&
        cmake --install "$work/build/$1" &&
        keep_licence "$1" "$source"/{debian/copyright,LICEN[CS]E*,LICENSES/*} &&
        rm -rf "$work/build/$1"
}

build_yaml_cpp() {
    build_library yaml-cpp -DYAML_CPP_BUILD_TESTS=OFF -DYAML_CPP_BUILD_TOOLS=OFF -DYAML_CPP_BUILD_CONTRIB=OFF
}

# What the compiler brings.
keep_own_licences() {
    keep_licence gcc /usr/share/doc/gcc-mingw-w64-base/copyright &&
        keep_licence mingw-w64 /usr/share/doc/mingw-w64-common/copyright
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

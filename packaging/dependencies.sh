# shellcheck shell=bash
# Sourced by run.sh, test.sh and who makes packages: installs what building, playing, testing and packaging need and this
# machine lacks.
# Written for bash 3.2, the one macOS has.

say() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

package_manager() {
    local manager
    for manager in apt-get dnf pacman brew; do
        if command -v "$manager" >/dev/null; then
            echo "$manager"
            return
        fi
    done
}

# needed_packages <manager> play|test|package: the last two need what playing needs, too
needed_packages() {
    case $1 in
    apt-get) # Debian 12, Ubuntu 24.04. QML modules are packages of their own, and load at run time.
        echo g++ cmake ninja-build libyaml-cpp-dev libcli11-dev nlohmann-json3-dev libutfcpp-dev libmd4c-dev libmd4c-html0-dev \
            qt6-base-dev qt6-declarative-dev qt6-3d-dev qt6-shadertools-dev qt6-svg-dev qt6-websockets-dev qt6-multimedia-dev libqt6multimedia6 libqt6sql6-sqlite \
            qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n libgl-dev \
            qml6-module-qtcore qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript \
            qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-layouts \
            qml6-module-qtquick-controls qml6-module-qtquick-templates \
            qml6-module-qtquick-shapes qml6-module-qtquick-scene3d \
            qml6-module-qt3d-core qml6-module-qt3d-render qml6-module-qt3d-input qml6-module-qt3d-logic \
            qml6-module-qt3d-extras qml6-module-qt3d-animation \
            qt6-qpa-plugins qt6-wayland libgl1-mesa-dri libegl1 fonts-dejavu-core fonts-lato fonts-linuxlibertine
        [ "$2" != package ] || echo git dpkg-dev file # when the source is from, which libraries the package depends on
        [ "$2" != test ] || echo xvfb xauth dbus-daemon qml6-module-qttest clang-format shellcheck \
            dpkg-dev file lintian desktop-file-utils appstream mandoc libxml2-utils poppler-utils python3-jsonschema python3-yaml
        ;;
    dnf)
        echo gcc-c++ cmake ninja-build gzip yaml-cpp-devel cli11-devel json-devel utf8cpp-devel md4c-devel \
            qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qt3d-devel qt6-qtshadertools-devel qt6-qtsvg-devel qt6-qtwebsockets-devel qt6-qtmultimedia-devel qt6-qttools-devel qt6-linguist \
            qt6-qttranslations qt6-qtwayland mesa-dri-drivers dejavu-sans-fonts lato-fonts linux-libertine-fonts
        [ "$2" != package ] || echo git rpm-build
        [ "$2" != test ] || echo libasan libubsan xorg-x11-server-Xvfb xauth clang-tools-extra ShellCheck poppler-utils python3-jsonschema python3-pyyaml
        ;;
    pacman)
        echo gcc cmake ninja yaml-cpp cli11 nlohmann-json utf8cpp md4c qt6-base qt6-declarative qt6-3d qt6-shadertools qt6-svg qt6-websockets qt6-multimedia \
            qt6-tools qt6-translations qt6-wayland mesa ttf-dejavu ttf-lato libertinus-font
        [ "$2" != package ] || echo git
        [ "$2" != test ] || echo xorg-server-xvfb xorg-xauth clang shellcheck poppler python-jsonschema python-yaml
        ;;
    brew)
        echo cmake ninja yaml-cpp cli11 nlohmann-json utf8cpp md4c qt
        [ "$2" != test ] || echo clang-format shellcheck poppler
        ;;
    esac
}

# installed_packages <manager> <package>...: those of them that are there. Asks the package database only.
installed_packages() {
    local manager=$1 package
    shift
    case $manager in
    apt-get) # shellcheck disable=SC2016 # dpkg-query's own variables
        dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' ;;
    dnf) for package; do rpm -q --quiet --whatprovides "$package" && echo "$package"; done ;;
    pacman) for package; do [ -n "$(pacman -T "$package")" ] || echo "$package"; done ;;
    brew) brew list --formula -1 ;;
    esac
}

# missing_packages <manager> <package>...
missing_packages() {
    local package there
    there=" $(installed_packages "$@" | tr '\n' ' ') "
    shift
    for package; do
        case $there in *" $package "*) ;; *) printf '%s ' "$package" ;; esac
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        say "this needs sudo"
        sudo "$@"
    else
        fail "there is no sudo here; as root, run: $*"
    fi
}

# install_packages <manager> <package>...
install_packages() {
    local manager=$1
    shift
    case $manager in
    apt-get)
        as_root apt-get update -q </dev/null &&
            as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -y -q --no-install-recommends -o Dpkg::Use-Pty=0 "$@" </dev/null
        ;;
    dnf) as_root dnf install -y --setopt=install_weak_deps=False "$@" </dev/null ;;
    # With the whole system: its list of packages may be older than what it names, and Arch has no partial upgrades.
    pacman) as_root pacman -Syu --needed --noconfirm "$@" </dev/null ;;
    brew) NONINTERACTIVE=1 brew install "$@" </dev/null ;;
    esac
}

# install_dependencies play|test|package: does nothing when all is there.
install_dependencies() {
    local manager missing
    manager=$(package_manager)
    if [ -z "$manager" ]; then
        say "no apt-get, dnf, pacman or brew here: going on with what is installed"
        return
    fi
    # Lists of plain names: split on purpose.
    # shellcheck disable=SC2046
    missing=$(missing_packages "$manager" $(needed_packages "$manager" "$1"))
    if [ -z "$missing" ]; then
        return
    fi
    say "installing with $manager: $missing"
    # shellcheck disable=SC2086
    install_packages "$manager" $missing || fail "$manager could not install what is missing; its message is above"
}

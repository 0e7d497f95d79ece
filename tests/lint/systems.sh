#!/usr/bin/env bash
# What the recipes of the systems that are built elsewhere must have, for their builds to be whole: Qt's modules, the
# libraries, where the packages lie, and which versions of a system they are for.
# Written for bash 3.2, the one macOS has.
set -euo pipefail

broken=0
# has FILE PATTERN WHY
has() {
    grep -qE -- "$2" "$1" || {
        echo "$1: has no $2: $3"
        broken=1
    }
}

workflow=.github/workflows/build.yml
vcpkg=packaging/windows/vcpkg.json
flatpak=packaging/flatpak/org.capitol_game.Capitol.yaml

# The modules of the official Qt that its installer leaves out by default, by what asks for them.
for pair in 3DCore:qt3d Multimedia:qtmultimedia ShaderTools:qtshadertools WebSockets:qtwebsockets; do
    component=${pair%:*} module=${pair#*:}
    grep -rqE "find_package\(Qt6 .*\b$component\b" CMakeLists.txt app qml || continue
    [ "$(grep -cE "^ +modules: .*\b$module\b" "$workflow")" = 2 ] || {
        echo "$workflow: $module must be among the modules of Windows and of macOS: CMake asks for $component"
        broken=1
    }
    has "$vcpkg" "\"$module\"" "CMake asks for $component"
done
for library in yaml-cpp cli11 nlohmann-json utfcpp md4c; do
    has "$vcpkg" "\"$library\"" "the engine or the window needs it"
done
has packaging/windows/dependencies.ps1 'env:QT_ROOT_DIR' "the workflow's action sets that"
has packaging/windows/deploy.cmake 'InstallRequiredSystemLibraries|CMAKE_INSTALL_SYSTEM_RUNTIME' "the compiler's runtime is needed"
has packaging/windows/package.ps1 "'build\\\\packages'" "the workflow takes the packages from there"
has "$workflow" 'build/packages/\*\.exe' "package.ps1 writes it there"
has packaging/macos/package.sh '-B .*/build/macos/packages"' "the workflow takes the image from there"
has "$workflow" 'build/macos/packages/\*\.dmg' "package.sh writes it there"
has CMakePresets.json '"CMAKE_OSX_DEPLOYMENT_TARGET": "12' "Qt 6.8 needs that macOS"
has packaging/macos/package.sh 'CAPITOL_YAML_CPP_SOURCE' "Homebrew's yaml-cpp is for one processor"
for recipe in packaging/macos/package.sh "$flatpak"; do
    has "$recipe" 'CMAKE_POLICY_VERSION_MINIMUM' "yaml-cpp 0.8 is from before CMake 4"
done
has "$flatpak" '--socket=pulseaudio' "sounds"
has "$flatpak" '--share=network' "tables with others"

# Every package has our licence and those of what is compiled in; that of Debian says both in its copyright file.
for recipe in packaging/linux/cpack.cmake packaging/macos/cpack.cmake packaging/windows/cpack.cmake; do
    has "$recipe" '^install\(FILES "\$\{PROJECT_SOURCE_DIR\}/LICENSE"' "nobody may be given the program without it"
    has "$recipe" '^install\(FILES .*\bTHIRD-PARTY\.txt' "the licences of the libraries ask for it"
done
for library in CLI11 nlohmann utfcpp; do
    has packaging/THIRD-PARTY.txt "/$library\$|/$library/" "it is compiled in"
    has packaging/linux/copyright "/${library}[/)]" "it is compiled in"
done
has packaging/THIRD-PARTY.txt yaml-cpp "it is compiled in for Windows and macOS"

# Saved games: of either game, they are installed with the guided games and opened with a double-click.
for ending in capitol canal; do
    has packaging/CMakeLists.txt "PATTERN \"\\*\\.$ending\"" "variants/ has a guided game of that kind"
    has packaging/linux/capitol-mime.xml "pattern=\"\\*\\.$ending\"" "the window opens such files"
    has packaging/windows/NSIS.template.in "WriteRegStr .*\\\\\.$ending\" .*Record" "the window opens such files"
    has packaging/macos/Info.plist.in "^          <string>$ending</string>" "the window opens such files"
done

if floating=$(grep -nE 'runs-on: .*-latest' .github/workflows/*.yml); then
    echo "$floating"
    echo "a runner that changes by itself: name its version"
    broken=1
fi
# Windows' headers take these for words of their own.
while IFS= read -r file; do
    sed -E 's/"([^"\\]|\\.)*"//g; s,//.*,,' "$file" | grep -nwE 'near|far|small|interface' | sed "s,^,$file:," && {
        echo "$file: no name on Windows"
        broken=1
    }
done < <(grep -rlwE 'near|far|small|interface' engine app qml --include='*.cpp' --include='*.h')
exit "$broken"

#!/usr/bin/env bash
# What the packages say of the program agrees with it: versions, options, QML modules; and its files are well-formed.
# CAPITOL_BUILD is a configured build folder.
set -euo pipefail

broken=0
complain() {
    echo "$*"
    broken=1
}

# The QML module behind an import, as Debian calls it.
debian_name() {
    case $1 in
    QtQuick.Controls.Basic) echo qml6-module-qtquick-controls ;;
    Qt3D.*) echo "qml6-module-qt3d-$(tr '[:upper:]' '[:lower:]' <<<"${1#Qt3D.}")" ;;
    *) echo "qml6-module-$(tr '[:upper:]' '[:lower:]' <<<"${1//./-}")" ;;
    esac
}

while read -r import; do
    module=$(debian_name "$import")
    grep -qE "(^| )${module#qml6-module-}( |\)|$)" packaging/linux/cpack.cmake ||
        complain "packaging/linux/cpack.cmake lacks ${module#qml6-module-}: qml/ imports $import"
    grep -qw -- "$module" packaging/dependencies.sh || complain "packaging/dependencies.sh lacks $module"
done < <(grep -rhoE '^import Qt[A-Za-z0-9.]*' qml | sed 's/import //' | sort -u)

version=$(sed -nE 's/^project\(Capitol VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
newest=$(sed -nE 's/.*<release version="([0-9.]+)".*/\1/p' packaging/linux/capitol.metainfo.xml.in)
newest=${newest%%$'\n'*}
[ "$newest" = "$version" ] || complain "packaging/linux/capitol.metainfo.xml.in: the newest release is $newest, the project is $version"
grep -q "^## .*$version" CHANGELOG.md || complain "CHANGELOG.md does not speak of $version"

while read -r option; do
    grep -q "QStringLiteral(\"$option\")" app/main.cpp || complain "capitol.desktop.in: the program has no --$option"
done < <(grep -hoE '^Exec=capitol --[a-z-]+' packaging/linux/capitol.desktop.in | sed 's/.*--//')
manual=$(sed 's/\\//g' packaging/linux/capitol.6.in)
while read -r option; do
    grep -q -- "--$option" <<<"$manual" || complain "packaging/linux/capitol.6.in lacks --$option"
done < <(grep -oE 'QCommandLineOption .*QStringLiteral\("[a-z0-9-]+"\)' app/main.cpp | sed 's/.*("//; s/")//')

manual=$(sed 's/\\//g' packaging/linux/capitol-server.6.in)
while read -r option; do
    grep -q -- "--$option" <<<"$manual" || complain "packaging/linux/capitol-server.6.in lacks --$option"
done < <(
    grep -ohE '"--[a-z-]+"' app/server/{main,games_command}.cpp | tr -d '"' | sed 's/^--//' | sort -u
    grep -oE '"[a-z_]+", &Configuration' app/server/configuration.cpp | sed 's/^"//; s/".*//; y/_/-/'
)

if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$CAPITOL_BUILD"/linux/*.desktop || complain "the desktop file"
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net --explain "$CAPITOL_BUILD"/linux/*.metainfo.xml || complain "the metainfo"
fi
if command -v mandoc >/dev/null; then
    mandoc -T lint -W error "$CAPITOL_BUILD"/linux/capitol.6 "$CAPITOL_BUILD"/linux/capitol-server.6 || complain "a manual"
fi
if command -v xmllint >/dev/null; then
    xmllint --noout packaging/linux/*.xml packaging/icons/*.svg || complain "an XML file"
fi
exit "$broken"

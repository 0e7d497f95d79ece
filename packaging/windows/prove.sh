#!/usr/bin/env bash
# Proves under wine the installer that window.sh has made: installs it for one person into a folder with spaces and
# umlauts, starts it from the menu, plays a game to its end by keys on either board, kills it and goes on, opens files by
# their type in the window that is there, starts it in four languages, upgrades it, and removes it.
#   prove.sh FOLDER    the one that window.sh was given; pictures and wine's files come into FOLDER/proof
# Qt Quick draws in the window's own thread: with a thread for drawing, one end in five broke wine's heap, after everything
# was saved (CONTRIBUTING.md). No other Capitol may run under wine meanwhile. Needs wine64, xvfb, xdotool and imagemagick.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
. "$here/../build.sh"
. "$here/../by_keys.sh"
folder=$(CDPATH='' cd -- "${1:?the folder that window.sh was given}" && pwd)
proof=$folder/proof
installer=$(echo "$folder"/packages/*.exe)
[ -e "$installer" ] || fail "no installer here: run window.sh $folder first"

step() {
    echo "== $*"
}

# Nobody else is there.
as_player() {
    "$@"
}

standing() {
    wine "$program/bin/capitol-cli.exe" replay "$(winepath -w "$data/current.capitol")" 2>/dev/null | tr -d '\r' | sed -n 1p || true
}

# settings LANGUAGE IN-3D
settings() {
    mkdir -p "$(dirname "$data")"
    printf '[General]\nanimationPace=0\nconfirmation=0\nlanguage=%s\nview3d=%s\n' "$1" "$2" >"$(dirname "$data")/Capitol.ini"
}

# As the desktop opens what somebody clicks on: the menu's entry, or a file.
open() {
    wine start /unix "$1" >/dev/null 2>&1 &
    sleep 1
}

start_game() {
    open "$menu"
    find_window 90 || fail "no window"
}

wait_for_end() {
    for _ in $(seq 150); do
        pgrep -x capitol.exe >/dev/null || return 0
        sleep 0.2
    done
    fail "the program does not end"
}

close_game() {
    keys alt+F4
    wait_for_end
}

kill_game() {
    pkill -KILL -x capitol.exe
    wait_for_end
}

# play BOARD IN-3D
play() {
    settings it "$2"
    rm -rf "$data/games"
    start_game
    play_to_the_end "$proof/$1-playing.png" || fail "see $1-playing.png"
    sleep 4
    picture "$proof/$1-end.png"
    wine "$program/bin/capitol-cli.exe" replay "$(winepath -w "$(find "$data" -path '*/games/*.capitol' -print -quit)")" | sed -n 1,3p
    close_game
}

# Windows shows a person's own file types among everybody's; this wine does not.
share_file_types() {
    local key
    for key in .capitol Capitol.Record; do
        wine reg export "HKCU\\Software\\Classes\\$key" "$(winepath -w "$proof/own.reg")" /y >/dev/null
        iconv -f UTF-16 -t UTF-8 "$proof/own.reg" | sed 's/HKEY_CURRENT_USER/HKEY_LOCAL_MACHINE/' | iconv -f UTF-8 -t UTF-16 >"$proof/shared.reg"
        wine reg import "$(winepath -w "$proof/shared.reg")" >/dev/null
    done
}

has_key() {
    wine reg query "$1" >/dev/null 2>&1
}

start_wine() {
    rm -rf "$proof"
    mkdir -p "$proof"
    export WINEPREFIX=$proof/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml=" LIBGL_ALWAYS_SOFTWARE=1 QSG_RENDER_LOOP=basic
    Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$proof/display" 2>/dev/null &
    trap 'wineserver -k || true; kill %1' EXIT
    while [ ! -s "$proof/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$proof/display")
    export DISPLAY
    wineboot -i >/dev/null 2>&1
    person=$WINEPREFIX/drive_c/users/$(id -un)
    data=$person/AppData/Roaming/Capitol/Capitol
    menu="$person/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Capitol.lnk"
    program="$WINEPREFIX/drive_c/Größe und Länge/Capitol"
}

use_utf8
start_wine
uninstall_key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Capitol'

step "installing"
wine "$installer" /S '/D=C:\Größe' und 'Länge\Capitol' # the installer wants it without quotes
[ -e "$program/bin/capitol.exe" ] || fail "not installed"
[ -e "$menu" ] || fail "not in the menu"
has_key "$uninstall_key" || fail "Windows does not know how to remove it"
echo "$(du -sh "$program" | cut -f1) installed, $(du -h "$installer" | cut -f1) the installer"
wine "$program/bin/capitol-cli.exe" validate "$(winepath -w "$program/bin/variants/dutch.yaml")"
wine "$program/bin/capitol-server.exe" games "$(winepath -w "$proof")" >/dev/null || fail "the server cannot keep its index"

for language in en fr nl it; do
    step "starting in $language"
    settings "$language" true
    start_game
    picture "$proof/start-$language.png"
    close_game
done

step "a game in 3D"
play 3d true
step "a game in 2D"
play 2d false

step "killed in a game"
start_game
keys Return
sleep 8
before=$(standing)
kill_game
start_game
keys Return # Continue
sleep 6
picture "$proof/continued.png"
[ "$(standing)" = "$before" ] || fail "was $before, is $(standing)"
echo "goes on: $before"

step "a file, in the window that is there"
mkdir "$WINEPREFIX/drive_c/Überall gespielt"
record=$(find "$data" -path '*/games/*.capitol' -print -quit)
cp "$record" "$WINEPREFIX/drive_c/Überall gespielt/Größe.capitol"
share_file_types
open "$WINEPREFIX/drive_c/Überall gespielt/Größe.capitol"
sleep 8
[ "$(pgrep -cx capitol.exe)" -eq 1 ] || fail "a second program runs"
picture "$proof/opened.png"
close_game

step "upgrading keeps games and settings"
cpack --config "$root/build/windows-cross-window/CPackConfig.cmake" -G NSIS -B "$proof/newer" -D CPACK_PACKAGE_VERSION=99.0.0 >/dev/null
sum=$(cat "$record" "$data/../Capitol.ini" | sha256sum)
wine "$proof"/newer/*.exe /S
[ -e "$program/bin/capitol.exe" ] || fail "the upgrade went elsewhere"
wine reg query "$uninstall_key" /v DisplayVersion | grep 99.0.0 >/dev/null || fail "the upgrade has not happened"
[ "$(cat "$record" "$data/../Capitol.ini" | sha256sum)" = "$sum" ] || fail "the upgrade changed them"
start_game
picture "$proof/upgraded.png"
close_game

step "removing"
wine "$program/Uninstall.exe" /S # goes on in a copy of itself
for _ in $(seq 120); do
    [ -e "$program" ] || break
    sleep 0.5
done
[ ! -e "$program" ] || fail "left behind: $(find "$program")"
[ ! -e "$menu" ] || fail "left behind in the menu"
for key in "$uninstall_key" 'HKCU\Software\Classes\.capitol' 'HKCU\Software\Classes\.canal' 'HKCU\Software\Classes\Capitol.Record' \
    'HKCU\Software\Classes\Capitol.Variant'; do
    ! has_key "$key" || fail "left behind: $key"
done
[ -s "$record" ] || fail "the games went with the program"
say "all proven; pictures: $(echo "$proof"/*.png)"

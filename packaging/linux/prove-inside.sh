#!/usr/bin/env bash
# Run by prove-deb.sh inside the bare root: install, start from the menu entry, play to the end, upgrade, remove.
set -euo pipefail
export PATH=$PATH:/usr/games DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
id=org.capitol_game.Capitol
home=/home/player
data=$home/.local/share/Capitol
# shellcheck source-path=SCRIPTDIR source=../by_keys.sh
. /proof/by_keys.sh

step() {
    echo "== $*"
}

fail() {
    echo "prove: $*" >&2
    exit 1
}

apt_quiet() {
    apt-get -y -q -o Dpkg::Use-Pty=0 --no-install-recommends "$@" >/proof/apt.log 2>&1 || {
        tail -20 /proof/apt.log >&2
        fail "apt-get $*"
    }
}

# As a person would: not root, with a display.
as_player() {
    runuser -u player -- env HOME="$home" DISPLAY=:77 XDG_RUNTIME_DIR="$home/run" LC_ALL=C.UTF-8 \
        LIBGL_ALWAYS_SOFTWARE=1 PATH=/usr/bin:/bin:/usr/games "$@"
}

# What a desktop would run for the menu entry.
menu_command() {
    sed -n '/^\[Desktop Entry\]/,/^\[/s/^Exec=\([^%]*\).*/\1/p' "/usr/share/applications/$id.desktop"
}

start_game() {
    # shellcheck disable=SC2046 # a command line
    as_player $(menu_command) "$@" >"$home/out" 2>&1 &
    find_window 60 || fail "no window: $(cat "$home/out")"
}

close_game() {
    kill "$(as_player xdotool getwindowpid "$window")"
    sleep 1
}

shown() {
    picture "$home/$1.png" && cp "$home/$1.png" "/proof/$1.png"
}

# Where the game stands, by the record that the window writes: `schmidt, 27 moves, round 1, draw, seat 1 to move`.
standing() {
    as_player capitol-cli replay "$data/Capitol/current.capitol" 2>/dev/null | sed -n 1p || true
}

step "installing"
apt-get update -q >/proof/apt.log
apt_quiet install xvfb xdotool imagemagick libglib2.0-bin shared-mime-info desktop-file-utils man-db
before=$(dpkg-query -W -f '.\n' | wc -l)
apt_quiet install /proof/capitol.deb
echo "$(($(dpkg-query -W -f '.\n' | wc -l) - before)) packages came, $(dpkg-query -W -f '${Version}' capitol)"
id player >/dev/null 2>&1 || useradd -m player
rm -rf "${home:?}"/.local "$home"/.config
mkdir -p "$home/run" "$home/.config/Capitol"
chmod 700 "$home/run"
printf '[General]\nanimationPace=0\nconfirmation=0\nlanguage=it\n' >"$home/.config/Capitol/Capitol.ini"
chown -R player "$home"

step "what the desktop knows"
printf 'capitol: 1\n' >"$home/a.capitol"
cp /usr/share/capitol/variants/dutch.yaml "$home/a.capitol.yaml"
for kind in record:a.capitol variant:a.capitol.yaml; do
    type=application/x-capitol-${kind%%:*}
    [[ $(as_player gio info -a standard::content-type "$home/${kind#*:}") == *"$type"* ]] || fail "the type of ${kind#*:}"
    [[ $(as_player gio mime "$type") == *"$id.desktop"* ]] || fail "who opens $type"
    echo "${kind#*:} is $type, opened by $id"
done
unit=/usr/lib/systemd/system/capitol-server.service
[ -x "$(sed -n 's/^ExecStart=\([^ ]*\) .*/\1/p' "$unit")" ] || fail "$unit starts what is not there"
man -w capitol capitol-cli capitol-server >/dev/null || fail "the manuals"
capitol-cli validate /usr/share/capitol/variants/*.yaml

step "starting from the menu: $(menu_command)"
Xvfb :77 -screen 0 1280x800x24 >/dev/null 2>&1 &
server=$!
sleep 2
start_game
shown start
play_to_the_end "$home/playing.png" || fail "see $home/playing.png"
cp "$home/playing.png" /proof/
sleep 3
shown end
record=$(find "$data" -path '*/games/*.capitol' -print -quit)
as_player capitol-cli replay "$record" | sed -n 1,5p
close_game

step "upgrading keeps games and settings"
sum=$(cat "$record" "$home/.config/Capitol/Capitol.ini" | sha256sum)
apt_quiet install /proof/newer.deb
[ "$(cat "$record" "$home/.config/Capitol/Capitol.ini" | sha256sum)" = "$sum" ] || fail "the upgrade changed them"
start_game --load
shown upgraded
close_game

step "removing"
apt_quiet purge capitol
left=$(find /usr /etc /var /opt -xdev -ipath '*capitol*' ! -path '/var/log/*' ! -path '/var/cache/apt/*' || true)
left=$left$(grep -rl capitol /usr/share/mime /usr/share/applications 2>/dev/null || true)
[ -z "$left" ] || fail "left behind: $left"
[ -s "$record" ] || fail "the games went with the program"
kill "$server"
echo "all proven"

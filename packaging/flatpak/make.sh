#!/usr/bin/env bash
# Builds the Flatpak and installs it for this person. Needs flatpak-builder and the network.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
. "$here/../dependencies.sh"
root=$(CDPATH='' cd -- "$here/../.." && pwd)

command -v flatpak-builder >/dev/null || fail "needs flatpak-builder"
flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
flatpak-builder --user --install --install-deps-from=flathub --force-clean --state-dir="$root/build/flatpak-state" \
    "$root/build/flatpak" "$here/org.capitol_game.Capitol.yaml"
say "start it: flatpak run org.capitol_game.Capitol"

# shellcheck shell=bash disable=SC2154
# Sourced by prove-deb.sh, which sets root and here: what a package must be, and what must happen on a machine that had nothing.

# look_at_package DEB
look_at_package() {
    local tree
    tree=$(mktemp -d)
    dpkg-deb -x "$1" "$tree"
    check_tree "$tree"
    rm -rf "$tree"
    if command -v lintian >/dev/null; then
        lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$1" ||
            fail "lintian has something to say about $1"
    else
        say "no lintian here: not asked"
    fi
    say "$(basename "$1"): $(du -h "$1" | cut -f1), $(dpkg-deb -f "$1" Installed-Size) KiB installed"
}

# names_no_build_folder DEB: what is looked for there could be put there by anybody.
names_no_build_folder() {
    local tree
    tree=$(mktemp -d)
    dpkg-deb -x "$1" "$tree"
    ! grep -rlaF "$root" "$tree" || fail "the files above name the folder they were built in"
    rm -rf "$tree"
}

# check_tree FOLDER: everything is at its place, and well.
check_tree() {
    local id=org.capitol_game.Capitol share=$1/usr/share file
    for file in usr/games/capitol usr/games/capitol-cli usr/games/capitol-server \
        usr/share/applications/$id.desktop usr/share/metainfo/$id.metainfo.xml usr/share/mime/packages/$id.xml \
        usr/share/icons/hicolor/scalable/apps/$id.svg usr/share/icons/hicolor/48x48/apps/$id.png \
        usr/share/icons/hicolor/48x48/mimetypes/application-x-capitol-record.png \
        usr/share/capitol/variants/schmidt.yaml usr/share/capitol/variants/boards/rome.yaml usr/share/capitol/rulebook/en.yaml \
        usr/share/capitol/variants/guided/first-game.capitol usr/share/capitol/variants/canal-mania/guided/first-game.canal \
        usr/share/capitol/variants/schema/variant.schema.json usr/share/capitol/variants/schema/board.schema.json \
        usr/share/doc/capitol/players-guide.html usr/share/doc/capitol/measure.slurm usr/share/doc/capitol/copyright \
        usr/share/man/man6/capitol.6.gz usr/share/man/man6/capitol-cli.6.gz usr/share/man/man6/capitol-server.6.gz \
        usr/share/bash-completion/completions/capitol-cli usr/share/zsh/vendor-completions/_capitol-cli \
        usr/share/fish/vendor_completions.d/capitol-cli.fish usr/lib/systemd/system/capitol-server.service; do
        [ -s "$1/$file" ] || fail "the package lacks $file"
    done
    "$1/usr/games/capitol-cli" validate "$share/capitol/variants/"*.yaml >/dev/null || fail "the installed variants"
    for file in CLI11 nlohmann utfcpp "AS IS"; do # what is compiled in
        grep -q "$file" "$share/doc/capitol/copyright" || fail "the copyright file says nothing of $file"
    done
    check_words "$share" "$id"
}

# check_words SHARE ID: desktop file, metainfo and manuals, as far as their checkers are at hand.
check_words() {
    if command -v desktop-file-validate >/dev/null; then
        desktop-file-validate "$1/applications/$2.desktop" || fail "the desktop file"
    fi
    if command -v appstreamcli >/dev/null; then
        appstreamcli validate --no-net --explain "$1/metainfo/$2.metainfo.xml" >&2 || fail "the metainfo"
    fi
    if command -v man >/dev/null; then
        local manual
        for manual in "$1"/man/man6/*.gz; do
            [ -z "$(MANROFFSEQ='' man --warnings -E UTF-8 -l "$manual" 2>&1 >/dev/null)" ] || fail "$manual"
        done
    fi
}

# prove_in_bare_root DEB FOLDER
prove_in_bare_root() {
    local folder=$2 newer
    newer=$("$here/package.sh" DEB 99.0)
    make_root "$folder"
    rm -rf "$folder/proof"
    mkdir -p "$folder/proof"
    cp "$1" "$folder/proof/capitol.deb"
    cp "$newer" "$folder/proof/newer.deb"
    cp "$here/prove-inside.sh" "$here/../by_keys.sh" "$folder/proof/"
    in_root "$folder" bash /proof/prove-inside.sh || fail "the proof failed; its last words are above"
    say "pictures: $(echo "$folder"/proof/*.png)"
}

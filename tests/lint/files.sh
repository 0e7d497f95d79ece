#!/usr/bin/env bash
# Every file is opened in engine/base (files.h, line_journal.h), where pipes, devices, links, full disks and half
# files are thought of. Whatever else opens one fails, but for what is named here.
set -euo pipefail
export LC_ALL=C

excepted() {
    case $1 in
    engine/base/*) ;;
    app/program/log_file.*) ;;     # a line for each message, from any thread: it may neither wait for a disk nor throw
    app/program/preferences.*) ;;  # QSettings writes its own file
    app/program/folder_lock.*) ;; # an empty file that is held as a lock, never read or written
    app/server/game_index.*) ;;    # makes an empty file of its owner's for SQLite, which opens its files itself
    app/sound/make/wave.cpp) ;;      # a tool of the build, which knows the names it writes
    *) return 1 ;;
    esac
}

# A QFile that only turns names into paths opens nothing; one that is opened is caught by its mode.
opens='\b(std::)?(basic_)?(i|o)?fstream\b|\b_?w?f(re)?open(_s)?\(|QSaveFile|QTemporaryFile|QSettings [a-z_]+\(|[^a-zA-Z_]::open\(|'
opens+='QIODevice(Base)?::(ReadOnly|WriteOnly|ReadWrite|Append)'
# Devices that are no files: a buffer in memory, a stream into bytes.
no_file='QBuffer|buffer\.open|QDataStream|CONOUT\$|include <QSaveFile>'

broken=0
while IFS=: read -r file line text; do
    if excepted "$file" || [[ $text =~ $no_file ]]; then
        continue
    fi
    echo "$file:$line: opens a file past engine/base/files.h: $text"
    broken=1
done < <(grep -rnE --include='*.h' --include='*.cpp' --include='*.mm' "$opens" engine app)
exit "$broken"

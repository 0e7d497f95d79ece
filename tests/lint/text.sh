#!/usr/bin/env bash
# Text files end with a newline and have no carriage returns, tabs or trailing blanks.
set -euo pipefail

text_files() { # each ended by a zero
    find . \( -path ./build -o -path ./.git \) -prune -o -type f -size +0 \( -name '*.cpp' -o -name '*.h' \
        -o -name '*.qml' -o -name '*.yaml' -o -name '*.sh' -o -name 'CMake*.txt' -o -name '*.cmake' -o -name '*.md' \
        -o -name '*.json' -o -name '*.ts' \) -print0
}

broken=0
# The last byte of each comes below its name.
if text_files | xargs -0 tail -c 1 /dev/null | awk '
    named && $0 != "" { print name ": no newline at the end"; found = 1 }
    { named = sub(/^==> /, "") && sub(/ <==$/, ""); name = $0 }
    END { exit !found }'; then
    broken=1
fi
if text_files | xargs -0 grep -nHE $'\r|\t| +$'; then
    echo "(each line above: carriage return, tab or trailing blank)"
    broken=1
fi
exit "$broken"

#!/usr/bin/env bash
# Text files end with a newline and have no carriage returns, tabs or trailing blanks.
set -euo pipefail

broken=0
while IFS= read -r -d '' file; do
    if [ -n "$(tail -c 1 "$file")" ]; then
        echo "$file: no newline at the end"
        broken=1
    fi
    if grep -nHE $'\r|\t| +$' "$file"; then
        broken=1
    fi
done < <(find . \( -path ./build -o -path ./.git \) -prune -o -type f -size +0 \( -name '*.cpp' -o -name '*.h' \
    -o -name '*.qml' -o -name '*.yaml' -o -name '*.sh' -o -name 'CMake*.txt' -o -name '*.cmake' -o -name '*.md' \
    -o -name '*.json' -o -name '*.ts' \) -print0)
[ "$broken" -eq 0 ] || echo "(each line above: carriage return, tab or trailing blank)"
exit "$broken"

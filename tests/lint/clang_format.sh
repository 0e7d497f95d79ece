#!/usr/bin/env bash
# C++ looks as .clang-format says. By version 14 only: others differ in small things.
set -euo pipefail

tool=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$tool" ] || [[ $("$tool" --version) != *'version 14.'* ]]; then
    echo "skipped: needs clang-format 14"
    exit 77
fi
broken=0
while IFS= read -r -d '' file; do
    "$tool" --dry-run --Werror "$file" 2>/dev/null || { echo "not formatted; mend with: clang-format -i $file" && broken=1; }
done < <(find engine app tests \( -name '*.cpp' -o -name '*.h' \) -print0)
exit "$broken"

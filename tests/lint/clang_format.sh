#!/usr/bin/env bash
# C++ looks as .clang-format says. By version 14 only: others differ in small things.
set -euo pipefail

tool=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$tool" ] || [[ $("$tool" --version) != *'version 14.'* ]]; then
    echo "skipped: needs clang-format 14"
    exit 77
fi
# As few processes as there may be: most of the time it starts.
find engine app tests \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 "$tool" --dry-run --Werror ||
    { echo "not formatted; mend with: clang-format -i FILE" && exit 1; }

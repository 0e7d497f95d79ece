#!/usr/bin/env bash
# The tests that tests/table/README.md names as proofs are there.
set -euo pipefail
export LC_ALL=C

broken=0
while read -r proof; do
    file=$(find tests -name "${proof%%::*}.cpp" -print -quit)
    if [ -z "$file" ] || { [[ $proof == *::* ]] && ! grep -q "void ${proof##*::}()" "$file"; }; then
        echo "tests/table/README.md: there is no $proof"
        broken=1
    fi
done < <(grep '^| [0-9]' tests/table/README.md | grep -oE '(test|fuzz)_[a-z_]+(::[a-z0-9_]+)?' | sort -u)
exit "$broken"

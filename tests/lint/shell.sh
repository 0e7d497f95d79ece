#!/usr/bin/env bash
# Our shell scripts parse, shellcheck has nothing to say about them, and nobody leaves a pipe early: what still writes
# into it then fails by chance, and under pipefail the whole line does.
set -euo pipefail

scripts=$(find packaging tests docs .ci -name '*.sh' -o -name '*.slurm' -o -path .ci/run)
for script in $scripts; do
    bash -n "$script"
done
# shellcheck disable=SC2086 # our own names, without spaces
if grep -nE '\|[[:space:]]*((e|f)?grep ([^|]* )?-[A-Za-z]*[qm]|head( |$)|sed ([^|]* )?['"'"']?[0-9]+q)' $scripts; then
    echo "(each line above: a reader that leaves its pipe early; sed -n 1p reads to the end, [[ \$(...) == *word* ]] needs no pipe)"
    exit 1
fi
if command -v shellcheck >/dev/null; then
    # shellcheck disable=SC2086 # our own names, without spaces
    shellcheck $scripts
else
    echo "no shellcheck here: only parsed"
fi

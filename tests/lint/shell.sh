#!/usr/bin/env bash
# Our shell scripts parse, and shellcheck has nothing to say about them.
set -euo pipefail

scripts=$(find packaging tests docs .ci -name '*.sh' -o -name '*.slurm' -o -path .ci/run)
for script in $scripts; do
    bash -n "$script"
done
if command -v shellcheck >/dev/null; then
    # shellcheck disable=SC2086 # our own names, without spaces
    shellcheck $scripts
else
    echo "no shellcheck here: only parsed"
fi

#!/usr/bin/env bash
# What a test says is its function's name: a sentence in small letters, `a_drag_is_one_step`.
set -euo pipefail
export LC_ALL=C

# shellcheck disable=SC2016 # awk's own
wrong=$(find tests -name '*.cpp' -exec awk '
    FNR == 1 || /^(private|public|protected|signals|};)/ { within = 0 }
    /^private slots:/ { within = 1 }
    within && /^    void [A-Za-z0-9_]*\(\)/ && /void [a-z0-9_]*[A-Z]/ && !/void (init|cleanup)TestCase(_data)?\(/ {
        print FILENAME ":" FNR ": not in small letters:" $0
    }' {} +)
[ -z "$wrong" ] || { echo "$wrong"; exit 1; }

#!/usr/bin/env bash
# Texts that people read have the typographic apostrophe, ’. All languages are looked through: the interface's texts,
# the rulebook's, those of variants, readings and the guided game. What stands in the source code may be straight:
# the English texts are translated too.
set -euo pipefail

interface() {
    awk '/<translation/ {on = 1} on && /&apos;|'\''/ {print FILENAME ":" FNR ": " $0} /<\/translation>/ {on = 0}' \
        translations/capitol_*.ts
}

# Without comments; nor are values quoted with ' in these files. In the rulebook # is also a number's place.
rulebook() {
    awk '!/^ *#/ && /'\''/ {print FILENAME ":" FNR ": " $0}' translations/rulebook/??.yaml translations/rulebook/*/??.yaml
}

variants() {
    # shellcheck disable=SC2016 # awk's own
    find variants -name '*.yaml' -print0 |
        xargs -0 awk '{text = $0; sub(/(^| )#.*/, "", text)} text ~ /'\''/ {print FILENAME ":" FNR ": " text}'
}

found=$({ interface; rulebook; variants; } | sort)
[ -z "$found" ] && exit 0
echo "$found"
echo "(each line above: a straight apostrophe, ' for ’)"
exit 1

#!/usr/bin/env bash
# French sets a space before : ; ! ? » and after «, one at which no line breaks (U+00A0, or the narrow U+202F). All
# French texts are looked through: the interface's, the rulebook's, those of variants, readings and the guided game.
set -euo pipefail

# A plain space there, or a line of the file, which becomes one.
# Signs in brackets would be taken apart where letters are bytes.
sign='(:|;|!|[?]|»)'
wrong=" $sign|« |«\$|^ *$sign"

interface() {
    awk '/<translation/ {on = 1} on && /<translation|<numerusform|^[^<]*$/ {
             text = $0; gsub(/<[^>]*>/, "", text); print FILENAME ":" FNR ": " text }
         /<\/translation>/ {on = 0}' translations/capitol_fr.ts
}

rulebook() {
    awk '!/^ *#/ {print FILENAME ":" FNR ": " $0}' translations/rulebook/fr.yaml translations/rulebook/*/fr.yaml
}

# `fr: …` with the lines that are indented deeper, and the entries of { … }.
variants() {
    # shellcheck disable=SC2016 # awk's own
    find variants -name '*.yaml' -print0 | xargs -0 awk '
        FNR == 1 {depth = -1}
        {place = match($0, /[^ ]/)}
        /^ *fr:/ {depth = place; text = $0; sub(/^ *fr: */, "", text); print FILENAME ":" FNR ": " text; next}
        depth > 0 && (place > depth || place == 0) {print FILENAME ":" FNR ": " $0; next}
        {depth = -1}
        match($0, /[{,] *fr: [^,}]*/) {print FILENAME ":" FNR ": " substr($0, RSTART + 5, RLENGTH - 5)}'
}

broken=0
while IFS= read -r line; do
    text=${line#*:*: }
    if grep -qE "$wrong" <<<"$text"; then
        echo "$line"
        broken=1
    fi
done < <({ interface; rulebook; variants; } | grep -E " $sign|« |«\$")
[ "$broken" -eq 0 ] || echo "(each line above: a plain space beside : ; ! ? « or »)"
exit "$broken"

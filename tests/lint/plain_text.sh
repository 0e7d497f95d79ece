#!/usr/bin/env bash
# Names and whatever else comes from outside are plain text, in QML and in Widgets: nothing that shows text may guess
# from the text itself whether it is markup.
set -euo pipefail

say() { # say ADVICE: each line of the input is such a place
    sed "s|\$|   ($1)|"
}

# An element that shows text and does not say, of its own, that it is plain.
undecided() {
    # shellcheck disable=SC2016 # awk's own
    find qml -name '*.qml' ! -path qml/rulebook/RuleText.qml -print0 | xargs -0 awk '
        FNR == 1 {depth = 0; open = 0}
        {line = $0; sub(/\/\/.*/, "", line)}
        open && depth == open && line ~ /textFormat: Text(Edit)?\.PlainText/ {plain = 1}
        !open && line ~ /(^|[ :])(Text|TextEdit|TextArea|Label|ToolTip) *\{/ {
            open = depth + 1; plain = 0; place = FILENAME ":" FNR ": " $0}
        {depth += gsub(/\{/, "{", line) - gsub(/\}/, "}", line)}
        open && depth < open {if (!plain) print place; open = 0}'
}

# Qt’s controls that label themselves do guess. Their templates (T.Button) show nothing by themselves.
controls='Button|ToolButton|RoundButton|DelayButton|CheckBox|RadioButton|Switch|TabButton|MenuItem|MenuBarItem|GroupBox'
controls+='|ItemDelegate|CheckDelegate|RadioDelegate|SwitchDelegate|SwipeDelegate|Dialog|ComboBox|TextField|SpinBox'
guessing() {
    grep -rnE --include='*.qml' "(^|[ :])($controls) *\{" qml |
        grep -vE '^qml/theme/(Chooser|Field)\.qml:' || true # these are ours to use instead
}

widgets() {
    grep -rnE --include='*.cpp' --include='*.h' "$1" app qml | grep -vE "$2" || true
}

# without PATTERN CURE: files of app/ that have the one and not the other.
without() {
    grep -rlE "$1" app --include='*.cpp' | while IFS= read -r file; do
        grep -qF "$2" "$file" || echo "$file   ($2)"
    done
}

found=$(
    undecided | say 'textFormat: Text.PlainText, or a BodyText or Heading'
    guessing | say 'CapButton, Chooser, Field and MenuLine show plain text'
    grep -rnE --include='*.qml' 'ToolTip\.(text|show)' qml | say 'tool tips guess' || true
    grep -rnE --include='*.qml' ' placeholderText: ' qml | grep -v 'qsTr(' | say 'words of our own only' || true
    grep -rnE --include='*.qml' 'Text\.(AutoText|RichText|StyledText|MarkdownText)' qml |
        grep -v '^qml/rulebook/RuleText.qml:' | say 'only the rulebook is rich' || true
    widgets 'new QLabel|QLabel [a-z]\w*[;({]|: public QLabel' '^app/common/plain_text\.h:' | say 'PlainLabel'
    widgets 'setToolTip\(|QToolTip::showText\(' 'plainTip\(' | say 'plainTip(…)'
    widgets 'addRow\("|addRow\([a-z]\w*[^)]*, ' 'addRow\(tr\(' | say 'a PlainLabel before the field'
    widgets 'QMessageBox::(about|critical|information|question|warning)\(' '^$' | say 'a QMessageBox with PlainText'
    widgets 'new QTextBrowser|new QTextEdit|new QTextDocument|QTextDocument [a-z]\w*;' 'QTextDocument m_text;' |
        say 'ClosedDocument, or QPlainTextEdit'
    without 'new QMessageBox\(|QMessageBox [a-z]' 'setTextFormat(Qt::PlainText)'
    without 'Qt::ToolTipRole\b.*[:)]$' 'plainTip('
)
[ -z "$found" ] || { echo "$found"; exit 1; }

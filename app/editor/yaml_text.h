// Helpers for a line of YAML as typed: where its comment starts, its indentation, where a word ends. The text
// need not be valid.
#pragma once

#include <QString>

namespace capitol::app {

// Leading blanks.
qsizetype indentOf(const QString& line);
// Where a comment begins, the line's length without one: a # at the start or behind a blank, outside quotes.
qsizetype commentOf(const QString& line);
// Its value follows in the lines below, folded or as it stands: `key: >`, `key: |`.
bool opensText(const QString& line);
// The engine counts characters from 1, Qt halves of the rare ones from 0.
qsizetype offsetOf(const QString& line, int column);
// Behind the key, value, list or map that begins there; at least one character where the line has one.
qsizetype endOfWord(const QString& line, qsizetype start);

} // namespace capitol::app

// What keys do in YAML besides inserting their character.
#pragma once

#include <QTextCursor>

namespace capitol::app {

// A new line, indented as the one before it, or more where that one begins a group.
void breakLine(QTextCursor cursor);
// In a line's indentation one step back; false: nothing of that kind, it is an ordinary Backspace.
bool unindent(QTextCursor cursor);
// The lines of the selection become comments, or are none any more if all of them are.
void toggleComment(QTextCursor cursor);

} // namespace capitol::app

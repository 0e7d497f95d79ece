#include "editor/yaml_typing.h"

#include "editor/yaml_text.h"

#include <QTextBlock>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr qsizetype indentStep = 2; // blanks

bool beginsGroup(const QString& line)
{
    const QString said = line.left(commentOf(line)).trimmed();
    return said.endsWith(u':') || said.endsWith(u": >-") || said.endsWith(u": |") || said.endsWith(u": >");
}

bool isComment(const QString& line)
{
    return line.trimmed().startsWith(u'#');
}

QList<QTextBlock> linesOf(const QTextCursor& cursor)
{
    const QTextDocument& text = *cursor.document();
    QList<QTextBlock> lines;
    const QTextBlock last = text.findBlock(cursor.selectionEnd());
    for (QTextBlock line = text.findBlock(cursor.selectionStart()); line.isValid(); line = line.next()) {
        if (!line.text().trimmed().isEmpty())
            lines.append(line);
        if (line == last)
            break;
    }
    return lines;
}

} // namespace

void breakLine(QTextCursor cursor)
{
    const QString before =
        cursor.document()
            ->findBlock(cursor.selectionStart())
            .text()
            .left(cursor.selectionStart() - cursor.document()->findBlock(cursor.selectionStart()).position());
    const qsizetype indent = indentOf(before) + (beginsGroup(before) ? indentStep : 0);
    cursor.insertText(u'\n' + QString(indent, u' '));
}

bool unindent(QTextCursor cursor)
{
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    if (cursor.hasSelection() || before.size() < indentStep || indentOf(before) != before.size())
        return false;
    const int back = int(before.size() % indentStep == 0 ? indentStep : before.size() % indentStep);
    cursor.setPosition(cursor.position() - back, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    return true;
}

void toggleComment(QTextCursor cursor)
{
    const QList<QTextBlock> lines = linesOf(cursor);
    const bool takesOff =
        std::ranges::all_of(lines, [](const QTextBlock& line) { return isComment(line.text()); });
    qsizetype indent = lines.isEmpty() ? 0 : indentOf(lines.first().text());
    for (const QTextBlock& line : lines)
        indent = std::min(indent, indentOf(line.text()));
    cursor.beginEditBlock();
    for (const QTextBlock& line : lines) {
        const qsizetype sign = takesOff ? indentOf(line.text()) : indent;
        cursor.setPosition(line.position() + int(sign));
        if (!takesOff) {
            cursor.insertText(QStringLiteral("# "));
            continue;
        }
        const bool apart = line.text().mid(sign, 2) == u"# ";
        cursor.setPosition(cursor.position() + (apart ? 2 : 1), QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    }
    cursor.endEditBlock();
}

} // namespace capitol::app

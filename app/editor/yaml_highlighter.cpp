#include "editor/yaml_highlighter.h"

#include "editor/yaml_text.h"

#include <QRegularExpression>

namespace capitol::app {

YamlHighlighter::YamlHighlighter(const WidgetTheme& look, QTextDocument& document)
    : QSyntaxHighlighter(&document), m_look(look)
{
}

// Folded text goes on as long as it is indented more than its key. A block's state is 0, or 1 + the
// indentation of the key whose `>-` or `|` it continues.
bool YamlHighlighter::continueBlock(const QString& text)
{
    const int before = previousBlockState();
    if (before <= 0 || (!text.trimmed().isEmpty() && indentOf(text) < before))
        return false;
    setCurrentBlockState(before);
    setFormat(0, int(text.size()), m_look.laurel);
    return true;
}

// All that begins before `end`.
void YamlHighlighter::paint(const QString& text, qsizetype end, const QRegularExpression& pattern,
                            const QTextCharFormat& format)
{
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        if (const auto match = matches.next(); match.capturedStart() < end)
            setFormat(int(match.capturedStart()), int(match.capturedLength()), format);
}

void YamlHighlighter::paintValues(const QString& text, qsizetype end)
{
    static const QRegularExpression key(QStringLiteral("([\\w.-]+|\"[^\"]*\")(?=:(\\s|$))"));
    static const QRegularExpression number(QStringLiteral("(?<![\\w.-])-?\\d+(?![\\w.-])"));
    static const QRegularExpression quoted(QStringLiteral("\"(\\\\.|[^\"\\\\])*\"|(?<!\\w)'[^']*'"));
    QTextCharFormat format;
    format.setForeground(m_look.accent);
    paint(text, end, number, format);
    format.setForeground(m_look.laurel);
    paint(text, end, quoted, format);
    format.setForeground(m_look.focus);
    format.setFontWeight(QFont::DemiBold);
    paint(text, end, key, format);
}

void YamlHighlighter::highlightBlock(const QString& text)
{
    setCurrentBlockState(0);
    if (continueBlock(text))
        return;
    const qsizetype comment = commentOf(text);
    paintValues(text, comment);
    QTextCharFormat quiet;
    quiet.setForeground(m_look.inkSoft);
    quiet.setFontItalic(true);
    setFormat(int(comment), int(text.size() - comment), quiet);
    if (opensText(text))
        setCurrentBlockState(int(indentOf(text)) + 1);
}

} // namespace capitol::app

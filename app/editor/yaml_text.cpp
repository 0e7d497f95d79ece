#include "editor/yaml_text.h"

#include <QRegularExpression>

namespace capitol::app {

namespace {

// Inside brackets a comma ends a word, too.
bool isInBrackets(const QString& line, qsizetype end)
{
    int depth = 0;
    for (qsizetype at = 0; at < end; ++at)
        depth += line[at] == u'[' || line[at] == u'{' ? 1 : line[at] == u']' || line[at] == u'}' ? -1 : 0;
    return depth > 0;
}

qsizetype endOfQuoted(const QString& line, qsizetype start)
{
    for (qsizetype at = start + 1; at < line.size(); ++at) {
        if (line[at] == u'\\' && line[start] == u'"')
            ++at;
        else if (line[at] == line[start])
            return at + 1;
    }
    return line.size();
}

qsizetype endOfBrackets(const QString& line, qsizetype start, qsizetype end)
{
    int depth = 0;
    for (qsizetype at = start; at < end; ++at) {
        depth += line[at] == u'[' || line[at] == u'{' ? 1 : line[at] == u']' || line[at] == u'}' ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return end;
}

qsizetype endOfPlain(const QString& line, qsizetype start, qsizetype end)
{
    const bool flow = isInBrackets(line, start);
    const auto ends = [&](qsizetype at) {
        const QChar c = line[at];
        const bool colon = c == u':' && (at + 1 == line.size() || line[at + 1].isSpace());
        return colon || (flow && (c == u',' || c == u']' || c == u'}'));
    };
    qsizetype at = start;
    while (at < end && !ends(at))
        ++at;
    while (at > start && line[at - 1].isSpace())
        --at;
    return at;
}

} // namespace

qsizetype indentOf(const QString& line)
{
    qsizetype indent = 0;
    while (indent < line.size() && line[indent] == u' ')
        ++indent;
    return indent;
}

qsizetype commentOf(const QString& line)
{
    QChar quote;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const QChar c = line[at];
        if (quote.isNull() && c == u'#' && (at == 0 || line[at - 1].isSpace()))
            return at;
        if (c == quote)
            quote = QChar();
        else if (quote.isNull() && (c == u'"' || c == u'\''))
            quote = at == 0 || !line[at - 1].isLetter() ? c : QChar();
    }
    return line.size();
}

bool opensText(const QString& line)
{
    static const QRegularExpression sign(QStringLiteral(":\\s+[|>][-+]?\\s*(#.*)?$"));
    return sign.match(line).hasMatch();
}

qsizetype offsetOf(const QString& line, int column)
{
    qsizetype at = 0;
    for (int i = 1; i < column && at < line.size(); ++i)
        at += line[at].isHighSurrogate() ? 2 : 1;
    return std::min(at, line.size());
}

qsizetype endOfWord(const QString& line, qsizetype start)
{
    if (start >= line.size())
        return line.size();
    const QChar first = line[start];
    const qsizetype end = commentOf(line);
    const qsizetype found = first == u'"' || first == u'\''  ? endOfQuoted(line, start)
                            : first == u'[' || first == u'{' ? endOfBrackets(line, start, end)
                                                             : endOfPlain(line, start, end);
    return std::max(found, start + 1);
}

} // namespace capitol::app

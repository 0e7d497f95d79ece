#include "editor/yaml_context.h"

#include "editor/yaml_text.h"

#include <QRegularExpression>

namespace capitol::app {

namespace {

// A line that is not inside brackets: `    - key: value`
struct BlockLine
{
    qsizetype dash = -1; // of the last dash that begins an item
    qsizetype column = 0;
    QString key;          // empty without one
    qsizetype value = -1; // where the value's room begins, behind the colon
};

QString unquoted(const QString& word)
{
    const bool quoted = word.size() > 1 && (word[0] == u'"' || word[0] == u'\'') && word.back() == word[0];
    return quoted ? word.mid(1, word.size() - 2) : word;
}

BlockLine readLine(const QString& line)
{
    BlockLine read;
    read.column = indentOf(line);
    while (read.column < line.size() && line[read.column] == u'-' &&
           (read.column + 1 == line.size() || line[read.column + 1] == u' ')) {
        read.dash = read.column++;
        while (read.column < line.size() && line[read.column] == u' ')
            ++read.column;
    }
    if (read.column >= commentOf(line))
        return read;
    const QChar first = line[read.column];
    const qsizetype end = endOfWord(line, read.column);
    const bool isKey = first != u'[' && first != u'{' && end < line.size() && line[end] == u':';
    if (isKey) {
        read.key = unquoted(line.mid(read.column, end - read.column));
        read.value = end + 1;
    }
    return read;
}

constexpr int linesAbove =
    400; // as far up as is looked for what is open; longer lists and texts are nobody's

// Brackets that are open at a place, and what has been read inside them.
class Flow
{
public:
    bool isOpen() const { return !m_levels.isEmpty(); }
    bool isQuoted() const { return !m_quote.isNull(); }
    QTextBlock start() const { return m_start; }
    const QString& word() const { return m_word; }

    // The line's part up to `end`.
    void read(const QTextBlock& block, qsizetype end)
    {
        const QString line = block.text();
        const qsizetype stop = std::min(end, commentOf(line));
        for (qsizetype at = 0; at < stop; ++at) {
            if (!isQuoted() && !isOpen() && (line[at] == u'[' || line[at] == u'{') && begins(line, at))
                m_start = block;
            readLetter(line, at);
        }
        m_word += isOpen() && end > line.size() ? QStringLiteral(" ") : QString();
    }

    // The keys inside the brackets; the last one's value is being read if `inValue`.
    QStringList keys(bool& inValue) const
    {
        QStringList keys;
        for (const Level& level : m_levels)
            if (!level.key.isEmpty())
                keys.append(level.key);
        inValue = m_levels.last().bracket == u'[' || !m_levels.last().key.isEmpty();
        return keys;
    }

private:
    struct Level
    {
        QChar bracket;
        QString key;
    };

    // A bracket in the middle of plain text is a letter like others.
    static bool begins(const QString& line, qsizetype at)
    {
        const QString before = line.left(at).trimmed();
        return before.isEmpty() || before.endsWith(u':') || before.endsWith(u'-');
    }

    void readLetter(const QString& line, qsizetype& at)
    {
        const QChar c = line[at];
        if (isQuoted()) {
            if (c == u'\\' && m_quote == u'"')
                ++at;
            else if (c == m_quote)
                m_quote = QChar();
        } else if ((c == u'"' || c == u'\'') && m_word.trimmed().isEmpty()) {
            m_quote = c;
        }
        if (isOpen() || c == u'[' || c == u'{')
            readInside(line, at);
        else
            m_word = c.isSpace() || c == u':' || c == u'-' ? QString() : m_word + c;
    }

    void readInside(const QString& line, qsizetype at)
    {
        const QChar c = line[at];
        const bool isColon = c == u':' && (at + 1 >= line.size() || line[at + 1].isSpace());
        if (isQuoted())
            m_word += c;
        else if ((c == u'[' || c == u'{') && (isOpen() || begins(line, at)))
            open(c);
        else if ((c == u']' || c == u'}') && isOpen())
            close();
        else if (c == u',' && isOpen())
            next();
        else if (isColon && isOpen() && m_levels.last().bracket == u'{' && m_levels.last().key.isEmpty())
            takeKey();
        else
            m_word += c;
    }

    void open(QChar bracket)
    {
        m_levels.append({bracket, {}});
        m_word.clear();
    }
    void close()
    {
        m_levels.removeLast();
        m_word.clear();
    }
    void next()
    {
        m_levels.last().key.clear();
        m_word.clear();
    }
    void takeKey()
    {
        m_levels.last().key = unquoted(m_word.trimmed());
        m_word.clear();
    }

    QList<Level> m_levels;
    QTextBlock m_start;
    QString m_word;
    QChar m_quote;
};

// The keys above a line, by its indentation.
QStringList keysAbove(QTextBlock block, qsizetype column)
{
    QStringList keys;
    for (block = block.previous(); block.isValid() && column > 0; block = block.previous()) {
        const BlockLine line = readLine(block.text());
        if (line.key.isEmpty() || line.column >= column)
            continue;
        keys.prepend(line.key);
        column = line.dash >= 0 ? line.dash + 1 : line.column;
    }
    return keys;
}

// Folded text goes on as long as it is indented more than its key.
bool isInFolded(const QTextBlock& block)
{
    const qsizetype own = indentOf(block.text());
    const int top = block.blockNumber() - linesAbove;
    for (QTextBlock above = block.previous(); own > 0 && above.isValid() && above.blockNumber() > top;
         above = above.previous()) {
        const QString line = above.text();
        if (line.trimmed().isEmpty() || indentOf(line) >= own)
            continue;
        return opensText(line);
    }
    return false;
}

// What is open in front of the place.
Flow flowBefore(const QTextBlock& block, qsizetype at)
{
    Flow flow;
    const int top = std::max(0, block.blockNumber() - linesAbove);
    for (QTextBlock line = block.document()->findBlockByNumber(top); line != block; line = line.next()) {
        if (flow.isOpen() || !isInFolded(line))
            flow.read(line, line.length());
        if (!flow.isOpen())
            flow = Flow();
    }
    flow.read(block, at);
    return flow;
}

QString withoutFront(const QString& word)
{
    return word.mid(indentOf(word));
}

YamlContext contextInFlow(const Flow& flow)
{
    YamlContext context;
    const BlockLine line = readLine(flow.start().text());
    context.path = keysAbove(flow.start(), line.dash >= 0 ? line.dash + 1 : line.column);
    if (!line.key.isEmpty())
        context.path.append(line.key);
    bool inValue = false;
    context.path += flow.keys(inValue);
    if (inValue && !context.path.isEmpty())
        context.key = context.path.takeLast();
    context.word = withoutFront(flow.word());
    return context;
}

} // namespace

QString YamlContext::whole() const
{
    return (key.isEmpty() ? path : path + QStringList{key}).join(u'.');
}

YamlContext contextAt(const QTextBlock& block, qsizetype at)
{
    const QString text = block.text();
    const Flow flow = flowBefore(block, at);
    if (at > commentOf(text) || flow.isQuoted() || (!flow.isOpen() && isInFolded(block)))
        return {.path = {}, .key = {}, .word = {}, .isItem = false, .isProse = true};
    if (flow.isOpen())
        return contextInFlow(flow);
    YamlContext context;
    const BlockLine line = readLine(text.left(at));
    const bool isItem = line.dash >= 0;
    const qsizetype column = text.trimmed().isEmpty() ? at : line.column;
    context.path = keysAbove(block, isItem ? line.dash + 1 : column);
    context.word = withoutFront(text.left(at).mid(line.value >= 0 ? line.value : line.column));
    if (line.value >= 0) {
        context.key = line.key;
    } else if (isItem && !context.path.isEmpty()) {
        context.isItem = true;
        context.key = context.path.takeLast();
    }
    return context;
}

} // namespace capitol::app

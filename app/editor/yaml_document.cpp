#include "editor/yaml_document.h"

#include <QCoreApplication>
#include <QPlainTextDocumentLayout>
#include <QPointer>
#include <QTextCursor>
#include <QThreadPool>
#include <QUndoCommand>

namespace capitol::app {

namespace {

constexpr int typingPause = 150; // milliseconds
const QByteArray byteOrderMark("\xef\xbb\xbf");

// toPlainText() would turn hard spaces into soft ones.
QString plain(const QTextDocument& document)
{
    return document.toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

// As a document has it, which takes these for ends of lines, too.
QString textIn(const QByteArray& bytes)
{
    QString text =
        QString::fromUtf8(bytes.startsWith(byteOrderMark) ? bytes.mid(byteOrderMark.size()) : bytes);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    return text.replace(u'\r', u'\n').replace(QChar::ParagraphSeparator, u'\n');
}

} // namespace

// Text in place of other text.
class TextStep : public QUndoCommand
{
public:
    TextStep(YamlDocument& document, int at, QString removed, QString added, bool typed)
        : m_document(document), m_at(at), m_removed(std::move(removed)), m_added(std::move(added)),
          m_typed(typed), m_done(typed)
    {
    }

    int id() const override { return m_typed ? 1 : -1; }
    void undo() override { m_document.put(m_at, int(m_added.size()), m_removed); }
    void redo() override
    {
        if (!m_done) // what was typed is there already
            m_document.put(m_at, int(m_removed.size()), m_added);
        m_done = false;
    }

    // Letters typed or deleted one after the other, up to the end of the line.
    bool mergeWith(const QUndoCommand* command) override
    {
        const auto& next = static_cast<const TextStep&>(*command);
        if (next.m_added.contains(u'\n') || next.m_removed.contains(u'\n'))
            return false;
        const bool types = next.m_removed.isEmpty() && next.m_added.size() == 1 &&
                           next.m_at == m_at + m_added.size() && !m_added.isEmpty();
        const bool deletes = next.m_added.isEmpty() && m_added.isEmpty() && next.m_removed.size() == 1 &&
                             next.m_at + 1 == m_at;
        if (types)
            m_added += next.m_added;
        if (deletes) {
            m_removed.prepend(next.m_removed);
            m_at = next.m_at;
        }
        return types || deletes;
    }

private:
    YamlDocument& m_document;
    int m_at;
    QString m_removed;
    QString m_added;
    bool m_typed;
    bool m_done;
};

YamlDocument::YamlDocument(QObject* parent) : QObject(parent)
{
    m_text.setDocumentLayout(new QPlainTextDocumentLayout(&m_text));
    m_text.setUndoRedoEnabled(false);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &YamlDocument::check);
    connect(&m_text, &QTextDocument::contentsChange, this, &YamlDocument::noteTyping);
}

YamlDocument::~YamlDocument()
{
    m_text.disconnect(this);
}

void YamlDocument::open(const QByteArray& bytes, const std::filesystem::path& file, bool shipped)
{
    readEnds(bytes);
    m_file = file;
    m_shipped = shipped;
    m_stepping = true;
    m_text.setPlainText(textIn(bytes));
    m_stepping = false;
    m_known = plain(m_text);
    m_undo.clear();
    m_saved = bytes;
    m_savedText = m_known;
    noteChange(0);
    catchUp();
    noteModified();
}

void YamlDocument::readEnds(const QByteArray& bytes)
{
    m_marked = bytes.startsWith(byteOrderMark);
    m_returns = bytes.contains("\r\n");
}

QByteArray YamlDocument::bytes() const
{
    if (m_known == m_savedText)
        return m_saved;
    QString text = m_known;
    if (m_returns)
        text.replace(u'\n', QLatin1String("\r\n"));
    return (m_marked ? byteOrderMark : QByteArray()) + text.toUtf8();
}

void YamlDocument::setSaved(const std::filesystem::path& file)
{
    m_file = file;
    m_shipped = false;
    m_saved = bytes();
    m_savedText = m_known;
    m_undo.setClean();
    noteModified();
}

void YamlDocument::setSavedBytes(const QByteArray& bytes)
{
    m_saved = bytes;
    m_savedText = textIn(bytes);
    noteModified();
}

void YamlDocument::takeSaved(const QByteArray& bytes, const QString& what)
{
    if (m_shipped)
        return open(bytes, m_file, true);
    readEnds(bytes);
    m_saved = bytes;
    m_savedText = textIn(bytes);
    push(m_savedText, what);
    noteModified();
}

void YamlDocument::replaceAll(const QByteArray& bytes, const QString& what)
{
    push(textIn(bytes), what);
}

bool YamlDocument::rewrite(const std::optional<std::string>& text, const QString& what)
{
    if (text)
        push(QString::fromStdString(*text), what);
    return text.has_value();
}

void YamlDocument::catchUp()
{
    if (!m_stale)
        return;
    m_pause.stop();
    take(inspector(utf8(), m_file)());
}

bool YamlDocument::mayChange()
{
    if (m_shipped && unlock) {
        unlock();
        catchUp();
    }
    return !m_shipped;
}

bool YamlDocument::mayEdit()
{
    catchUp();
    return mayChange();
}

// Only what lies between the common start and the common end is replaced, so that cursors stay where they
// are.
void YamlDocument::push(const QString& next, const QString& what)
{
    if (next == m_known)
        return;
    const auto shorter = std::min(next.size(), m_known.size());
    qsizetype front = 0;
    while (front < shorter && next[front] == m_known[front])
        ++front;
    qsizetype back = 0;
    while (back < shorter - front && next[next.size() - 1 - back] == m_known[m_known.size() - 1 - back])
        ++back;
    auto* step = new TextStep(*this, int(front), m_known.mid(front, m_known.size() - front - back),
                              next.mid(front, next.size() - front - back), false);
    step->setText(what);
    m_undo.push(step);
}

void YamlDocument::put(int at, int length, const QString& text)
{
    m_stepping = true;
    QTextCursor cursor(&m_text);
    cursor.setPosition(at);
    cursor.setPosition(at + length, QTextCursor::KeepAnchor);
    cursor.insertText(text);
    m_stepping = false;
    m_known = plain(m_text);
    noteChange(0);
}

// Colours change too, and say so as letters do.
bool YamlDocument::isKnown(int at, int length) const
{
    const auto end = std::min<qsizetype>(at + length, m_known.size());
    for (qsizetype i = at; i < end; ++i) {
        const QChar now = m_text.characterAt(int(i));
        if (now != m_known[i] && !(now == QChar::ParagraphSeparator && m_known[i] == u'\n'))
            return false;
    }
    return true;
}

void YamlDocument::noteTyping(int at, int removed, int added)
{
    if (m_stepping || (removed == added && isKnown(at, added)))
        return;
    const QString now = plain(m_text);
    if (now == m_known)
        return;
    if (m_shipped)
        return moveToCopy(now);
    // Qt counts the last paragraph's end too where all is replaced.
    removed = int(std::min<qsizetype>(removed, m_known.size() - at));
    added = int(now.size() - m_known.size()) + removed;
    auto* step = new TextStep(*this, at, m_known.mid(at, removed), now.mid(at, added), true);
    step->setText(tr("Typing"));
    m_known = now;
    m_undo.push(step);
    noteChange(typingPause);
}

// What was changed without asking, as by a screen reader or a drag out of the window, is in the copy. It is
// made once Qt is through with the change.
void YamlDocument::moveToCopy(const QString& text)
{
    m_known = text;
    noteChange(0);
    QMetaObject::invokeMethod(this, &YamlDocument::mayChange, Qt::QueuedConnection);
}

void YamlDocument::noteChange(int pause)
{
    m_stale = true;
    ++m_generation; // what is being checked is out of date
    m_pause.start(pause);
    noteModified();
}

// A large file takes its time: not in the window's thread.
void YamlDocument::check()
{
    const int generation = m_generation;
    QThreadPool::globalInstance()->start(
        [owner = QPointer(this), inspect = inspector(utf8(), m_file), generation] {
            const Finding finding = inspect();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [owner, generation, finding] {
                    if (owner && owner->m_stale && owner->m_generation == generation)
                        owner->take(finding);
                },
                Qt::QueuedConnection);
        });
}

void YamlDocument::take(const Finding& finding)
{
    finding();
    m_stale = false;
    emit inspected();
}

void YamlDocument::noteModified()
{
    if (m_modified == isModified())
        return;
    m_modified = isModified();
    emit modifiedChanged();
}

} // namespace capitol::app

#include "editor/variant_document.h"

#include "editor/knob_words.h"
#include "program/language_switch.h"

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

// As many tiles as there are rounds: what comes new is as the last round was.
Schedule ofRounds(Schedule schedule, std::size_t rounds)
{
    const std::vector<Tile> last = schedule.empty() ? std::vector<Tile>() : schedule.back();
    schedule.resize(rounds, last);
    return schedule;
}

} // namespace

// Text in place of other text.
class TextStep : public QUndoCommand
{
public:
    TextStep(VariantDocument& document, int at, QString removed, QString added, bool typed)
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
    VariantDocument& m_document;
    int m_at;
    QString m_removed;
    QString m_added;
    bool m_typed;
    bool m_done;
};

VariantDocument::VariantDocument(Library library, QObject* parent)
    : QObject(parent), m_library(std::move(library))
{
    m_text.setDocumentLayout(new QPlainTextDocumentLayout(&m_text));
    m_text.setUndoRedoEnabled(false);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &VariantDocument::check);
    connect(&m_text, &QTextDocument::contentsChange, this, &VariantDocument::noteTyping);
}

VariantDocument::~VariantDocument()
{
    m_text.disconnect(this);
}

void VariantDocument::open(const QByteArray& bytes, const std::filesystem::path& file, bool shipped)
{
    m_marked = bytes.startsWith(byteOrderMark);
    m_returns = bytes.contains("\r\n");
    m_file = file;
    m_shipped = shipped;
    QString text = QString::fromUtf8(m_marked ? bytes.mid(byteOrderMark.size()) : bytes);
    m_known = text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    m_stepping = true;
    m_text.setPlainText(m_known);
    m_stepping = false;
    m_known = plain(m_text);
    m_undo.clear();
    m_saved = this->bytes();
    noteChange(0);
    settle();
    noteModified();
}

QByteArray VariantDocument::bytes() const
{
    QString text = m_known;
    if (m_returns)
        text.replace(u'\n', QLatin1String("\r\n"));
    return (m_marked ? byteOrderMark : QByteArray()) + text.toUtf8();
}

void VariantDocument::setSaved(const std::filesystem::path& file)
{
    m_file = file;
    m_shipped = false;
    m_saved = bytes();
    m_undo.setClean();
    noteModified();
}

void VariantDocument::setSavedBytes(const QByteArray& bytes)
{
    m_saved = bytes;
    noteModified();
}

void VariantDocument::replaceAll(const QByteArray& bytes, const QString& what)
{
    const bool marked = bytes.startsWith(byteOrderMark);
    QString text = QString::fromUtf8(marked ? bytes.mid(byteOrderMark.size()) : bytes);
    push(text.replace(QLatin1String("\r\n"), QLatin1String("\n")), what);
}

const Inspection& VariantDocument::settle()
{
    if (m_stale) {
        m_pause.stop();
        take(m_library.inspect(utf8(), m_file));
    }
    return m_seen;
}

QString VariantDocument::parentName() const
{
    return spokenName(m_parentNames, m_seen.variant.extends);
}

bool VariantDocument::isChanged(const Knob& knob) const
{
    return knob.get(m_seen.variant.rules) != knob.get(m_seen.inherited);
}

// A round more or less in one of the two is one more or less in the other.
std::optional<std::string> VariantDocument::withKnob(const std::string& text, const Knob& knob,
                                                     const KnobValue& value)
{
    const Knob& rounds = *find_knob("rounds");
    const Knob& schedule = *find_knob("auction.schedule");
    const auto changed = set_knob(text, m_seen, knob, value);
    if (!changed || (&knob != &rounds && &knob != &schedule))
        return changed;
    const Ruleset& rules = m_seen.variant.rules;
    if (&knob == &rounds)
        return set_knob(*changed, m_seen, schedule,
                        ofRounds(rules.auction.schedule, std::size_t(std::get<int>(value))));
    const int length = int(std::get<Schedule>(value).size());
    return length < rounds.min ? changed : set_knob(*changed, m_seen, rounds, length);
}

bool VariantDocument::mayChange()
{
    if (m_shipped && unlock)
        unlock();
    settle();
    return !m_shipped;
}

bool VariantDocument::setKnob(const Knob& knob, const KnobValue& value)
{
    if (!settle().readable)
        return false;
    if (knob.get(m_seen.variant.rules) == value)
        return true;
    return mayChange() && change(withKnob(utf8(), knob, value), KnobWords::name(knob));
}

bool VariantDocument::resetKnob(const Knob& knob)
{
    return mayChange() && change(reset_knob(utf8(), knob), KnobWords::name(knob));
}

bool VariantDocument::resetAll()
{
    if (!mayChange())
        return false;
    std::optional<std::string> text = utf8();
    for (const Knob& knob : schema())
        if (text && isChanged(knob))
            text = reset_knob(*text, knob);
    return change(text, tr("Reset all rules"));
}

bool VariantDocument::setHeader(const QString& key, const QString& word)
{
    return mayChange() && change(set_header(utf8(), key.toStdString(), word.toStdString()), key);
}

bool VariantDocument::setText(const QString& key, const QString& language, const QString& words)
{
    return mayChange() &&
           change(set_text(utf8(), m_seen, key.toStdString(), language.toStdString(), words.toStdString()),
                  key);
}

bool VariantDocument::change(const std::optional<std::string>& text, const QString& what)
{
    if (text)
        push(QString::fromStdString(*text), what);
    return text.has_value();
}

// Only what lies between the common start and the common end is replaced, so that cursors stay where they
// are.
void VariantDocument::push(const QString& next, const QString& what)
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

void VariantDocument::put(int at, int length, const QString& text)
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
bool VariantDocument::isKnown(int at, int length) const
{
    const auto end = std::min<qsizetype>(at + length, m_known.size());
    for (qsizetype i = at; i < end; ++i) {
        const QChar now = m_text.characterAt(int(i));
        if (now != m_known[i] && !(now == QChar::ParagraphSeparator && m_known[i] == u'\n'))
            return false;
    }
    return true;
}

void VariantDocument::noteTyping(int at, int removed, int added)
{
    if (m_stepping || (removed == added && isKnown(at, added)))
        return;
    const QString now = plain(m_text);
    if (now == m_known)
        return;
    // Qt counts the last paragraph's end too where all is replaced.
    removed = int(std::min<qsizetype>(removed, m_known.size() - at));
    added = int(now.size() - m_known.size()) + removed;
    auto* step = new TextStep(*this, at, m_known.mid(at, removed), now.mid(at, added), true);
    step->setText(tr("Typing"));
    m_known = now;
    m_undo.push(step);
    noteChange(typingPause);
}

void VariantDocument::noteChange(int pause)
{
    m_stale = true;
    ++m_generation; // what is being checked is out of date
    m_pause.start(pause);
    noteModified();
}

// A large file takes its time: not in the window's thread.
void VariantDocument::check()
{
    const int generation = m_generation;
    QThreadPool::globalInstance()->start(
        [owner = QPointer(this), library = m_library, text = utf8(), file = m_file, generation] {
            Inspection seen = library.inspect(text, file);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [owner, generation, seen = std::move(seen)]() mutable {
                    if (owner && owner->m_stale && owner->m_generation == generation)
                        owner->take(std::move(seen));
                },
                Qt::QueuedConnection);
        });
}

void VariantDocument::take(Inspection seen)
{
    if (seen.variant.extends != m_seen.variant.extends) {
        const auto parent = m_library.load_id(seen.variant.extends);
        m_parentNames = parent ? parent.value->name : LocalText();
    }
    m_seen = std::move(seen);
    m_stale = false;
    emit inspected();
}

void VariantDocument::noteModified()
{
    if (m_modified == isModified())
        return;
    m_modified = isModified();
    emit modifiedChanged();
}

} // namespace capitol::app

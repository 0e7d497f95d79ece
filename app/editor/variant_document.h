// The variant being edited: its text, what the engine says of it, and the way back to where it began. Whether
// an edit comes from the text or from a knob, it is a change of the text and one step to be undone.
#pragma once

#include "variant/variant_edit.h"

#include <QTextDocument>
#include <QTimer>
#include <QUndoStack>

#include <functional>

namespace capitol::app {

class VariantDocument : public QObject
{
    Q_OBJECT

public:
    explicit VariantDocument(Library library, QObject* parent = nullptr);
    ~VariantDocument() override;

    // Begins anew with the bytes of a file; nothing can be undone. `shipped`: it may not be changed.
    void open(const QByteArray& bytes, const std::filesystem::path& file, bool shipped);
    // What is to be written: the text with the file's own line ends.
    QByteArray bytes() const;
    // Those bytes are on disk now, in that file.
    void setSaved(const std::filesystem::path& file);
    // Other text in its place, as one step.
    void replaceAll(const QByteArray& bytes, const QString& what);

    QTextDocument& text() { return m_text; }
    QUndoStack& undoStack() { return m_undo; }
    const std::filesystem::path& file() const { return m_file; }
    const QByteArray& savedBytes() const { return m_saved; }
    void setSavedBytes(const QByteArray& bytes); // what another program left on disk
    const Library& library() const { return m_library; }
    bool isShipped() const { return m_shipped; }
    bool isModified() const { return !m_shipped && bytes() != m_saved; }

    // What the engine says of the text. It may lag behind while someone types; `settle` waits for it.
    const Inspection& seen() const { return m_seen; }
    const Inspection& settle();
    // What the parent is called in the language of the interface; "" if there is none.
    QString parentName() const;
    bool isPlayable() const { return m_seen.readable && !has_errors(m_seen.diagnostics); }
    // Differs from the parent.
    bool isChanged(const Knob& knob) const;

    // Asked for when someone would change what is shipped: opens a copy in its place.
    std::function<void()> unlock;
    bool mayChange();

    // Each is one step. False if the text is written so that it cannot be changed there alone; then nothing
    // has happened.
    bool setKnob(const Knob& knob, const KnobValue& value);
    bool resetKnob(const Knob& knob);
    bool resetAll();
    bool setHeader(const QString& key, const QString& word);                         // "id", "extends"
    bool setText(const QString& key, const QString& language, const QString& words); // "name", "summary"

signals:
    void inspected();
    void modifiedChanged();

private:
    friend class TextStep;
    void put(int at, int length, const QString& text);
    bool isKnown(int at, int length) const;
    void noteTyping(int at, int removed, int added);
    bool change(const std::optional<std::string>& text, const QString& what);
    void push(const QString& next, const QString& what);
    std::optional<std::string> withKnob(const std::string& text, const Knob& knob, const KnobValue& value);
    void check();
    void take(Inspection seen);
    void noteChange(int pause);
    void noteModified();
    std::string utf8() const { return m_known.toStdString(); }

    Library m_library;
    QTextDocument m_text;
    QUndoStack m_undo;
    QTimer m_pause;  // between typing and checking
    QString m_known; // the text at the last step
    Inspection m_seen;
    LocalText m_parentNames;
    std::filesystem::path m_file;
    QByteArray m_saved;
    bool m_shipped = false;
    bool m_stepping = false;
    bool m_stale = false;
    bool m_modified = false;
    bool m_returns = false; // lines end with \r\n
    bool m_marked = false;  // a byte order mark
    int m_generation = 0;
};

} // namespace capitol::app
